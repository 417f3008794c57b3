//! A game in the menu.

/// The card of a game in the menu, on which it plays by itself.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Parameters of the game that is played, as in an id; the default ones where it is empty.
    pub parameters: &'static str,
    /// How many moves it is ahead when the menu opens, so that there is something to see.
    pub moves_ahead: u32,
}

impl Card {
    /// The card of a game that brings none.
    pub const PLAIN: Card = Card {
        parameters: "",
        moves_ahead: 2,
    };
}
