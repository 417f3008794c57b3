//! `assets/config/theme.ron`: colours and sizes.

use std::fmt;

use serde::{Deserialize, Deserializer, de};

use super::reading::{ConfigFile, shipped, within_thousandths};

/// A colour as red, green and blue of 0 to 255 each, written `"#RRGGBB"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Colour(pub [u8; 3]);

impl Colour {
    /// The colour with this number, for example `0x0072B2`.
    #[must_use]
    pub const fn hex(number: u32) -> Colour {
        let [_, r, g, b] = number.to_be_bytes();
        Colour([r, g, b])
    }

    /// Relative luminance by WCAG 2.2, 0 (black) to 1 (white).
    #[must_use]
    pub fn luminance(self) -> f32 {
        let linear = self.0.map(|channel| {
            let c = f32::from(channel) / 255.0;
            if c <= 0.040_45 {
                c / 12.92
            } else {
                ((c + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Contrast ratio by WCAG 2.2, 1 to 21.
    #[must_use]
    pub fn contrast(self, other: Colour) -> f32 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02X}{g:02X}{b:02X}")
    }
}

impl<'de> Deserialize<'de> for Colour {
    fn deserialize<D: Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
        let text = String::deserialize(input)?;
        text.strip_prefix('#')
            .filter(|digits| digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()))
            .and_then(|digits| u32::from_str_radix(digits, 16).ok())
            .map(Colour::hex)
            .ok_or_else(|| {
                de::Error::custom(format!(
                    "“{}” is no colour; write \"#RRGGBB\" with hexadecimal digits",
                    text.escape_debug()
                ))
            })
    }
}

/// Colours and sizes of everything on the screen.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Theme {
    /// The table around everything.
    pub table: Colour,
    /// The board's face.
    pub board: Colour,
    /// Raised surfaces: cards, panels, controls.
    pub raised: Colour,
    /// Text.
    pub text: Colour,
    /// Less important text.
    pub muted: Colour,
    /// Lines of a board.
    pub lines: Colour,
    /// The first side's stones.
    pub first: Colour,
    /// The rim and ring of the first side's stones; also the focus ring.
    pub first_rim: Colour,
    /// The second side's stones.
    pub second: Colour,
    /// The core and cross of the second side's stones.
    pub second_core: Colour,
    /// Win, legal places.
    pub win: Colour,
    /// Warnings.
    pub warning: Colour,
    /// Hints.
    pub hint: Colour,
    /// Stones that belong to nobody: pebbles.
    pub pebble: Colour,
    /// Corner Nim's lantern.
    pub lantern: Colour,
    /// Northcott's plank.
    pub plank: Colour,
    /// Scale of the whole interface, 0.75 to 2.
    #[serde(deserialize_with = "within_thousandths::<750, 2_000, _>")]
    pub scale: f32,
}

impl ConfigFile for Theme {
    const SHIPPED: &'static str = include_str!("../../assets/config/theme.ron");
}

impl Default for Theme {
    fn default() -> Self {
        shipped()
    }
}
