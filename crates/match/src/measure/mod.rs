//! How matches of computer players begin and end, and such matches themselves.

pub mod arena;

use fivefold_rules::{GameId, Illegal, Move, Position, Side};

/// What a game brings for matches of computer players; a game that brings nothing gets
/// [`MatchRules::GENERIC`].
pub struct MatchRules {
    /// How many random plies a game begins with if nobody says otherwise.
    pub opening: u32,
    /// The moves among which the random ones of an opening are drawn.
    pub opening_moves: fn(&Position) -> Vec<Move>,
    /// Reads an opening in a notation of the game's own, from the usual start: nothing if the text is
    /// in none.
    pub read_opening: fn(&Position, &str) -> Option<Result<Vec<Move>, Illegal>>,
    /// Whether an opening is even, where that can be judged.
    pub is_even: Option<fn(&Position) -> bool>,
    /// Who is ahead in a game that is broken off; nobody: it is drawn.
    pub ahead: fn(&Position) -> Option<Side>,
}

impl MatchRules {
    /// No opening, and a draw where a game is broken off: right for short games.
    pub const GENERIC: MatchRules = MatchRules {
        opening: 0,
        opening_moves: |position| position.legal_moves(),
        read_opening: |_, _| None,
        is_even: None,
        ahead: |_| None,
    };

    /// What this game brings.
    #[must_use]
    pub fn of(game: GameId) -> &'static MatchRules {
        game.extension().unwrap_or(&MatchRules::GENERIC)
    }
}
