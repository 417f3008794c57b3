//! A game in the menu and in lists.

/// The card of a game in the menu, on which it plays by itself.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Parameters of the game that is played, as in an id; the default ones where it is empty.
    pub parameters: &'static str,
    /// How many moves it is ahead when the menu opens, so that there is something to see.
    pub moves_ahead: u32,
    /// The sign of the game in lists.
    pub sign: Sign,
}

impl Card {
    /// The card of a game that brings none.
    pub const PLAIN: Card = Card {
        parameters: "",
        moves_ahead: 2,
        sign: Sign {
            lines: &[
                ((0.3, 0.3), (0.7, 0.3)),
                ((0.7, 0.3), (0.7, 0.7)),
                ((0.7, 0.7), (0.3, 0.7)),
                ((0.3, 0.7), (0.3, 0.3)),
            ],
            rings: &[],
            dots: &[],
        },
    };
}

/// A small drawing; places are in a square of side 1 from its upper left corner. What comes later
/// covers what comes earlier: lines, rings, dots.
#[derive(Clone, Copy, Debug)]
pub struct Sign {
    /// Lines from one place to another.
    pub lines: &'static [((f32, f32), (f32, f32))],
    /// Circles: the middle and the radius.
    pub rings: &'static [(f32, f32, f32)],
    /// Filled circles.
    pub dots: &'static [Dot],
}

/// A filled circle of a sign.
#[derive(Clone, Copy, Debug)]
pub struct Dot {
    /// Its middle.
    pub at: (f32, f32),
    /// Its radius.
    pub radius: f32,
    /// Its colour.
    pub ink: Ink,
}

/// The colour of a dot in a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Of nobody.
    Muted,
    /// Of the first side's rim.
    FirstRim,
    /// Of the first side's lights.
    FirstLight,
    /// Of the second side.
    Second,
}
