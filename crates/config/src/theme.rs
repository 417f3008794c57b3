//! `assets/config/theme.ron` and `assets/config/themes/*.ron`: colours and sizes.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, de};

use super::numbers;
use super::reading::{ConfigError, ConfigFile as _, read_over};
use super::reason::Reason;
use super::schema::{HasKind, ValueKind};

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
            .ok_or_else(|| de::Error::custom(Reason::new("config-colour", &[&text.escape_debug()])))
    }
}

impl HasKind for Colour {
    const KIND: ValueKind = ValueKind::Colour;
}

numbers! {
    /// Colours and sizes of everything on the screen, in the dark theme. The other themes have the same
    /// fields: themes/light.ron and themes/high_contrast.ron.
    ///
    /// A colour is "#RRGGBB": red, green and blue as two hexadecimal digits each, from 00 to FF. To stay
    /// readable for everybody, text needs a contrast of at least 4.5 to what lies behind it, lines and
    /// stones at least 3 (ratios as defined by WCAG 2.2; the tests check the values below).
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[shipped(fivefold_assets::config::THEME)]
    pub struct Theme {
        #[part("Surfaces")]
        /// The table around everything.
        pub table: Colour,
        /// The board's face.
        pub board: Colour,
        /// Raised surfaces: cards, panels, controls.
        pub raised: Colour,
        #[part("Text and lines")]
        /// Text.
        pub text: Colour,
        /// Less important text.
        pub muted: Colour,
        /// The lines of a board.
        pub lines: Colour,
        #[part("The two sides")]
        /// Stones and atoms of the first side (O).
        pub first: Colour,
        /// Rim and ring of the first side's stones, and the frame around the chosen control.
        pub first_rim: Colour,
        /// Stones and atoms of the second side (X).
        pub second: Colour,
        /// Light and lines of the second side.
        pub second_rim: Colour,
        /// Core, cross and outline of the second side's stones.
        pub second_core: Colour,
        #[part("Signals")]
        /// A win, and the places where a move is legal.
        pub win: Colour,
        /// Warnings.
        pub warning: Colour,
        /// Hints.
        pub hint: Colour,
        #[part("Materials")]
        /// Nim's pebbles, which belong to nobody.
        pub pebble: Colour,
        /// Corner Nim's lantern.
        pub lantern: Colour,
        /// Northcott's plank.
        pub plank: Colour,
        /// Corner Nim's tiles of stone.
        pub tile: Colour,
        /// The cells of Atoms.
        pub glass: Colour,
        #[part("The light on the table")]
        /// How dark shadows are; 0 is none.
        pub shadow: f32 [0 to 1],
        /// How much the light falls off over a surface; 1 is one lamp at night.
        pub fall: f32 [0 to 1],
        /// Whether lights shine (1) or colour what they fall on like ink (0), as pale things need it.
        pub shine: f32 [0 to 1],
        /// How polished stones and pebbles are; 0 is dull.
        pub gloss: f32 [0 to 1],
        /// How clearly lines part surfaces; 1 is almost as clear as text.
        pub outlines: f32 [0 to 1],
        #[part("Size")]
        /// Scale of the whole interface; 1 is the normal size.
        pub scale: f32 [0.75 to 2],
    }
}

/// The name of a shipped theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ThemeName {
    /// An evening by one lamp: the usual one.
    #[default]
    Dark,
    /// Paper, maple and porcelain by day.
    Light,
    /// Strong contrasts and clear outlines.
    HighContrast,
}

impl ThemeName {
    /// All themes.
    pub const ALL: [ThemeName; 3] = [ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast];

    /// Its file in the folder of the configuration.
    #[must_use]
    pub const fn file(self) -> &'static str {
        match self {
            ThemeName::Dark => "theme.ron",
            ThemeName::Light => "themes/light.ron",
            ThemeName::HighContrast => "themes/high_contrast.ron",
        }
    }

    /// The shipped text of its file, with every field.
    #[must_use]
    pub(crate) const fn text(self) -> &'static str {
        match self {
            ThemeName::Dark => Theme::SHIPPED,
            ThemeName::Light => fivefold_assets::config::LIGHT_THEME,
            ThemeName::HighContrast => fivefold_assets::config::HIGH_CONTRAST_THEME,
        }
    }

    /// Reads a text over this theme: a field that it leaves out has the value of the shipped theme.
    /// `file` is its name for messages.
    ///
    /// # Errors
    /// The first fault with its place.
    pub fn read(self, file: &str, text: &str) -> Result<Theme, ConfigError> {
        read_over(file, text, self.text())
    }

    /// The shipped theme.
    ///
    /// # Panics
    /// The shipped file is broken; a test reads them all.
    #[must_use]
    pub fn shipped(self) -> Theme {
        self.read(self.file(), self.text())
            .unwrap_or_else(|error| panic!("{error:?}"))
    }
}
