//! The colours, letters and signs that both pictures share.

use bevy_egui::egui::{Color32, FontId, Painter, Pos2, Stroke, vec2};

use crate::config::Theme;
use crate::widgets::colours;
use crate::widgets::theme::{Palette, SMALL};

/// The colours and letters of the pictures.
pub struct Inks {
    /// Good positions.
    pub good: Color32,
    /// Good positions far behind.
    pub far: Color32,
    /// Good positions that have just been found.
    pub fresh: Color32,
    /// Positions that are struck out.
    pub struck: Color32,
    /// Lines of the cube and of the squares.
    pub line: Color32,
    /// The ground of squares.
    pub tile: Color32,
    /// The ground of squares that are struck out.
    pub sunk: Color32,
    /// The ground of small cards.
    pub card: Color32,
    /// What is pointed at or chosen.
    pub accent: Color32,
    /// Words.
    pub text: Color32,
    /// Numbers at the edges.
    pub muted: Color32,
    /// Letters of usual weight.
    pub font: FontId,
    /// Heavier letters.
    pub strong: FontId,
    /// Scale of the interface.
    pub scale: f32,
    /// The colours of the panels.
    pub palette: Palette,
}

impl Inks {
    /// The inks of a theme.
    pub(crate) fn of(theme: &Theme, palette: &Palette) -> Inks {
        let good = colours::mix(theme.win, theme.text, 0.22);
        Inks {
            good: colours::egui(good),
            far: colours::egui(colours::mix(theme.table, theme.win, 0.45)),
            fresh: colours::egui(theme.lantern),
            struck: palette.warning_text,
            line: colours::egui(theme.lines),
            tile: colours::egui(colours::mix(theme.board, theme.lines, 0.16)),
            sunk: colours::egui(colours::mix(theme.table, theme.board, 0.45)),
            card: palette.raised,
            accent: palette.accent,
            text: palette.text,
            muted: palette.muted,
            font: palette.font(SMALL),
            strong: palette.strong_font(SMALL),
            scale: palette.scale,
            palette: *palette,
        }
    }

    /// The side of a ball in this colour that lies in the shade.
    pub(crate) fn shadow(&self, ball: Color32) -> Color32 {
        ball.lerp_to_gamma(self.palette.table, 0.45)
    }
}

/// Two strokes that cross each other: struck out.
pub(crate) fn cross(painter: &Painter, centre: Pos2, half: f32, stroke: Stroke) {
    for way in [vec2(1.0, 1.0), vec2(1.0, -1.0)] {
        painter.line_segment([centre - way * half, centre + way * half], stroke);
    }
}
