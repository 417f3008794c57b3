//! Games as a list of many shows them ([`GameOutline`]), and how a game's files are read for such a
//! list ([`ManyGames`]).

use std::ops::ControlFlow;

use super::{GameFormatError, OpenedGame};
use crate::{GameInfo, Match};
use fivefold_rules::{Move, Outcome, Position};

/// A game as a list of many games shows it and as it is found there: without comments, variations
/// and clocks.
#[derive(Clone, Copy, Debug)]
pub struct GameOutline<'a> {
    /// Where it begins.
    pub start: &'a Position,
    /// The moves of its main line. Nobody needs to have checked them: whoever plays them stops at the
    /// first one that the rules refuse.
    pub moves: &'a [Move],
    /// Who played it, where, when.
    pub info: &'a GameInfo,
    /// How it ended, where that is known.
    pub outcome: Option<Outcome>,
    /// What [`ManyGames::read_at`] needs to find the game again, as a rule the byte at which it begins.
    pub place: u64,
}

/// What is done with the games of a file one after the other; it says whether it wants the next one.
pub type EachOutline<'a> =
    dyn FnMut(Result<GameOutline<'_>, GameFormatError>) -> ControlFlow<()> + 'a;

/// How a game reads files with very many games for a list. Without it a list is made with
/// [`GameFormats::read`](super::GameFormats::read), which builds and checks the whole tree of each
/// game: slower by far, and all the memory that is needed for one game is used once for each.
#[derive(Clone, Copy, Debug)]
pub struct ManyGames {
    /// Reads the outlines of all games of a file in their order; in the place of a game that cannot be
    /// opened stands the reason. Takes exactly the files that `read` takes. Never panics, whatever
    /// the bytes.
    ///
    /// # Errors
    /// There is no game of this kind in it.
    pub outlines: fn(&[u8], &mut EachOutline) -> Result<(), GameFormatError>,
    /// Reads the one game for which [`GameOutline::place`] was told, whole, from the bytes of the same
    /// file. Never panics, whatever bytes and place.
    ///
    /// # Errors
    /// There is no game at this place.
    pub read_at: fn(&[u8], u64) -> Result<OpenedGame, GameFormatError>,
}

/// The moves of the main line and what came of it, for an outline of a game that has been read whole.
#[must_use]
pub fn main_moves(game_match: &Match) -> (Vec<Move>, Option<Outcome>) {
    let history = game_match.history();
    let moves = history.main_moves().collect();
    (moves, history.main_result())
}
