//! Colours of the configuration as the colours of Bevy and of egui.

use bevy::color::{Color, LinearRgba};
use bevy_egui::egui::Color32;

use crate::config::Colour;

/// The colour for Bevy.
#[must_use]
pub(crate) fn bevy(colour: Colour) -> Color {
    let [r, g, b] = colour.0;
    Color::srgb_u8(r, g, b)
}

/// The colour for shaders, with linear channels.
#[must_use]
pub(crate) fn linear(colour: Colour) -> LinearRgba {
    bevy(colour).to_linear()
}

/// The colour for egui.
#[must_use]
pub(crate) const fn egui(colour: Colour) -> Color32 {
    let [r, g, b] = colour.0;
    Color32::from_rgb(r, g, b)
}

/// A colour between two: `share` 0 gives the first, 1 the second.
#[must_use]
pub(crate) fn mix(first: Colour, second: Colour, share: f32) -> Colour {
    let share = share.clamp(0.0, 1.0);
    let channel = |i: usize| {
        let (a, b) = (f32::from(first.0[i]), f32::from(second.0[i]));
        (a + (b - a) * share).round() as u8
    };
    Colour([channel(0), channel(1), channel(2)])
}

/// Whichever of the two has the higher contrast against the ground.
#[must_use]
pub(crate) fn readable_on(ground: Colour, one: Colour, other: Colour) -> Colour {
    if ground.contrast(one) >= ground.contrast(other) {
        one
    } else {
        other
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Theme;

    #[test]
    fn a_mixed_colour_lies_between_its_parts() {
        let (black, white) = (Colour::hex(0), Colour::hex(0xFF_FF_FF));
        assert_eq!(mix(black, white, 0.0), black);
        assert_eq!(mix(black, white, 1.0), white);
        assert_eq!(mix(black, white, 0.5), Colour::hex(0x80_80_80));
        assert_eq!(mix(black, white, 7.0), white);
    }

    #[test]
    fn dark_text_is_chosen_on_yellow_and_light_text_on_the_table() {
        let theme = Theme::default();
        assert_eq!(
            readable_on(theme.second, theme.text, theme.table),
            theme.table
        );
        assert_eq!(
            readable_on(theme.table, theme.text, theme.table),
            theme.text
        );
    }
}
