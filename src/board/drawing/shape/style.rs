//! What shapes there are, and in which colours of the theme each is drawn.

use bevy::prelude::*;

use crate::config::{Colour, Theme};
use crate::look::Stuff;
use crate::rules::Side;
use crate::widgets::theme::linear;

/// What is drawn. `a`, `b`, `c` and `params` of [`ShapeStyle`] mean what is said here.
///
/// Boards take `params` = columns, rows, margin between the outer cells and the face's edge in
/// cells, how clearly `b` draws that edge (0 to 1); their square is larger than their face by `BOARD_SHADOW`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u32)]
pub(crate) enum ShapeKind {
    /// The background of the window, `a` the table, `b` the light's tint. Opaque: it lies behind
    /// everything and does not fade.
    Tabletop = 0,
    /// A slate tray with one trough per row; `a` board, `b` lines.
    Tray = 1,
    /// Stone tiles, darker towards the upper right, home at the lower left. A lantern shines on
    /// them: [`Appearance::seed`](crate::board::drawing::shape::Appearance::seed) tells where across, 0 for nowhere,
    /// [`Appearance::turn`](crate::board::drawing::shape::Appearance::turn) where down,
    /// [`Appearance::glow`](crate::board::drawing::shape::Appearance::glow) how far its light has grown;
    /// `a` stone, `b` home's light, `c` joints.
    Courtyard = 2,
    /// A plank with a groove per row; `a` wood, `b` field ticks.
    Plank = 3,
    /// A board ruled through the middles of its cells; `a` board, `b` lines.
    Ruled = 4,
    /// Separators between cells; `a` board, `b` lines.
    Cells = 5,
    /// Dark glass cells; `a` board, `b` glass edge.
    Glass = 6,
    /// A stone of the first side, a disc with a ring; `a` body, `b` ring, `c` outline.
    DiscRing = 7,
    /// A stone of the second side, a disc with a cross; `a` body, `b` cross, `c` outline.
    DiscCross = 8,
    /// A river pebble, its outline and tone by [`Appearance::seed`](crate::board::drawing::shape::Appearance::seed); `a` stone, `b` glow when marked.
    Pebble = 9,
    /// Where a pebble lay; `a` the tray.
    Dent = 10,
    /// A lantern; `a` light, `b` metal.
    Lantern = 11,
    /// A point of light; `a` halo, `b` core; by side. It has no turn to be seen:
    /// [`Appearance::turn`](crate::board::drawing::shape::Appearance::turn) says how evenly it shines.
    Atom = 12,
    /// Whose a cell is, brighter with [`Appearance::glow`](crate::board::drawing::shape::Appearance::glow); `a` colour; by side.
    /// [`Appearance::turn`](crate::board::drawing::shape::Appearance::turn) as for atoms.
    CellTint = 13,
    /// A legal place; `a` colour, `b` the ground around it. Of the board's own stuff, as the next two and
    /// [`ShapeKind::Forbidden`]: see [`ShapeStyle::mark`].
    Dot = 14,
    /// A hint; colours as above.
    Ring = 15,
    /// An open threat; colours as above.
    Triangle = 16,
    /// The last move; `a` mark, `b` its outline.
    LastMark = 17,
    /// A line drawn along x as far as [`Appearance::glow`](crate::board::drawing::shape::Appearance::glow) (0 to 1); `a` ink, `b` its light.
    Ink = 18,
    /// Soft light around something; `a` colour.
    Halo = 19,
    /// The keyboard's cursor, a rounded square; `a` colour.
    Focus = 20,
    /// Soft light over a rectangle; `a` colour.
    Light = 21,
    /// A ring of light that widens with [`Appearance::glow`](crate::board::drawing::shape::Appearance::glow) (0 to 1); `a` colour.
    WaveRing = 22,
    /// A ribbon along a board's edge, on the board's square; `a` colour.
    Ribbon = 23,
    /// What a click would place; `a` body, `b` ring or cross; by side.
    Ghost = 24,
    /// A tile that would belong to a side: slanting lines for the first, dots for the second,
    /// plain for neither; `a` colour; by side.
    Hatch = 25,
    /// A forbidden place, a small cross; `a` cross, `b` the board, which hides the lines below it.
    Forbidden = 26,
    /// A flat tile; `a` its face, `b` its bright edge.
    Tile = 27,
    /// The background once more, over everything, to fade; `a` the table, `b` the light's tint.
    FadeOverlay = 28,
}

impl ShapeKind {
    /// All kinds, in the order of their numbers.
    #[cfg(test)]
    pub(crate) const ALL: [ShapeKind; 29] = [
        ShapeKind::Tabletop,
        ShapeKind::Tray,
        ShapeKind::Courtyard,
        ShapeKind::Plank,
        ShapeKind::Ruled,
        ShapeKind::Cells,
        ShapeKind::Glass,
        ShapeKind::DiscRing,
        ShapeKind::DiscCross,
        ShapeKind::Pebble,
        ShapeKind::Dent,
        ShapeKind::Lantern,
        ShapeKind::Atom,
        ShapeKind::CellTint,
        ShapeKind::Dot,
        ShapeKind::Ring,
        ShapeKind::Triangle,
        ShapeKind::LastMark,
        ShapeKind::Ink,
        ShapeKind::Halo,
        ShapeKind::Focus,
        ShapeKind::Light,
        ShapeKind::WaveRing,
        ShapeKind::Ribbon,
        ShapeKind::Ghost,
        ShapeKind::Hatch,
        ShapeKind::Forbidden,
        ShapeKind::Tile,
        ShapeKind::FadeOverlay,
    ];
}

/// Which program draws a shape: each is compiled by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ShapeProgram {
    /// What is drawn.
    pub kind: ShapeKind,
    /// 0 for the first side (rings), 1 for the second (crosses), 2 for neither, also where the kind
    /// is drawn alike for all.
    pub side: u32,
    /// What it is made of, where that is the board's own matter.
    pub stuff: Stuff,
}

impl ShapeProgram {
    fn new(kind: ShapeKind, side: Option<Side>) -> ShapeProgram {
        use ShapeKind::{Atom, CellTint, Ghost, Hatch};
        let side = match (kind, side) {
            (Atom | CellTint | Ghost | Hatch, Some(Side::First)) => 0,
            (Atom | CellTint | Ghost | Hatch, Some(Side::Second)) => 1,
            _ => 2,
        };
        ShapeProgram {
            kind,
            side,
            stuff: Stuff::Plain,
        }
    }
}

/// Everything that shapes of one material have in common.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ShapeStyle {
    /// What is drawn, and whose it is.
    pub program: ShapeProgram,
    /// First colour; its meaning is the kind's.
    pub a: LinearRgba,
    /// Second colour.
    pub b: LinearRgba,
    /// Third colour.
    pub c: LinearRgba,
    /// Numbers; their meaning is the kind's.
    pub params: [f32; 4],
    /// The theme's shadow, fall, shine and gloss.
    pub light: [f32; 4],
}

impl ShapeStyle {
    /// A shape in the theme's usual colours. `side` matters to stones' marks, atoms, tints and
    /// ghosts.
    pub(crate) fn new(kind: ShapeKind, theme: &Theme, side: Option<Side>) -> ShapeStyle {
        let (body, mark) = match side {
            Some(Side::First) => (theme.first, theme.first_rim),
            Some(Side::Second) => (theme.second, theme.second_core),
            None => (theme.first_rim, theme.text),
        };
        let light = match side {
            Some(Side::Second) => theme.second_rim,
            _ => theme.first_rim,
        };
        // Whichever way round the theme's text and surfaces are.
        let (metal, white) = if theme.raised.luminance() < theme.text.luminance() {
            (theme.raised, theme.text)
        } else {
            (theme.text, theme.board)
        };
        let [a, b, c] = match kind {
            ShapeKind::Tabletop | ShapeKind::FadeOverlay => {
                [theme.table, theme.lantern, theme.table]
            }
            ShapeKind::Courtyard => [theme.tile, theme.lantern, theme.board],
            ShapeKind::Plank => [theme.plank, theme.muted, theme.board],
            ShapeKind::Tray | ShapeKind::Ruled | ShapeKind::Cells => {
                [theme.board, theme.lines, theme.raised]
            }
            ShapeKind::Glass => [theme.glass, theme.lines, theme.glass],
            ShapeKind::DiscRing => [theme.first, theme.first_rim, theme.first_rim],
            ShapeKind::DiscCross => [theme.second, theme.second_core, theme.second_core],
            ShapeKind::Pebble => [theme.pebble, theme.win, theme.board],
            ShapeKind::Dent => [theme.board, theme.lines, theme.raised],
            ShapeKind::Lantern => [theme.lantern, metal, white],
            // By day it is a bead of the side's own colours.
            ShapeKind::Atom if theme.shine < 0.5 => match side {
                Some(Side::Second) => [theme.second_rim, theme.second, body],
                _ => [theme.first, theme.first, body],
            },
            ShapeKind::Atom => [light, white, body],
            ShapeKind::CellTint => [light, body, mark],
            ShapeKind::Dot | ShapeKind::Ribbon => [theme.win, theme.table, theme.table],
            ShapeKind::Ring => [theme.hint, theme.table, theme.table],
            ShapeKind::Triangle => [theme.warning, theme.table, theme.table],
            // The colour of neither side, and an outline that parts it from both.
            ShapeKind::LastMark => [theme.text, theme.table, theme.table],
            // Its own colour would be lost on a dark stone by day.
            ShapeKind::Ink if theme.shine < 0.5 && side == Some(Side::First) => {
                [theme.board, theme.text, theme.table]
            }
            ShapeKind::Ink => [theme.text, theme.win, theme.table],
            ShapeKind::Halo | ShapeKind::WaveRing => [light, theme.text, theme.table],
            ShapeKind::Light => [theme.hint, theme.text, theme.table],
            ShapeKind::Focus => [theme.first_rim, theme.text, theme.table],
            ShapeKind::Tile => [theme.plank, theme.lantern, theme.board],
            ShapeKind::Forbidden => [theme.muted, theme.board, theme.table],
            ShapeKind::Ghost => [body, mark, light],
            ShapeKind::Hatch => match side {
                Some(_) => [light, theme.text, theme.table],
                None => [theme.hint, theme.text, theme.table],
            },
        };
        ShapeStyle {
            program: ShapeProgram::new(kind, side),
            a: linear(a),
            b: linear(b),
            c: linear(c),
            params: [0.0; 4],
            light: [theme.shadow, theme.fall, theme.shine, theme.gloss],
        }
    }

    /// A board of this many cells; `margin` is the room between the outer cells and the face's
    /// edge, in cells.
    pub(crate) fn board(
        kind: ShapeKind,
        theme: &Theme,
        cols: u8,
        rows: u8,
        margin: f32,
    ) -> ShapeStyle {
        ShapeStyle {
            params: [f32::from(cols), f32::from(rows), margin, theme.outlines],
            ..ShapeStyle::new(kind, theme, None)
        }
    }

    /// A mark that tells something, made of this; around it is what it is let into or written on.
    pub(crate) fn mark(kind: ShapeKind, theme: &Theme, stuff: Stuff) -> ShapeStyle {
        let ground = match stuff {
            Stuff::Plain | Stuff::Chalk | Stuff::Pen => theme.board,
            Stuff::Mosaic => theme.tile,
            Stuff::Metal => theme.plank,
            Stuff::Light => theme.glass,
        };
        let mut style = ShapeStyle::new(kind, theme, None);
        style.program.stuff = stuff;
        style.b = linear(ground);
        style
    }

    /// The same style with another first colour.
    #[must_use]
    pub(crate) fn coloured(self, a: Colour) -> ShapeStyle {
        ShapeStyle {
            a: linear(a),
            ..self
        }
    }

    /// The style as a key of a map: equal bits, equal style.
    pub(crate) fn key(&self) -> [u32; 23] {
        let mut key = [self.program.kind as u32; 23];
        key[1] = self.program.side;
        key[2] = self.program.stuff as u32;
        let colours = [self.a, self.b, self.c].map(|c| c.to_f32_array());
        let numbers = colours.iter().chain([&self.params, &self.light]).flatten();
        for (slot, number) in key[3..].iter_mut().zip(numbers) {
            *slot = number.to_bits();
        }
        key
    }
}
