//! Puzzles of games whose theory tells who wins, with players that read a part of it: the one winning
//! move. How far one must look are the binary columns that must be read until only the winning move
//! seems to win; the tempting moves are those that seem to win to somebody who reads one column less.

use super::{Goal, MOST_TEMPTING, PuzzleTask};
use fivefold_players::levels::Read;
use fivefold_players::nimbers::winning_moves;
use fivefold_rules::{Move, Position};

/// The most columns that are read. A move that wins against all that can be read, as at the end of a
/// misère game, has the depth behind it.
const MOST_COLUMNS: u8 = 5;
/// The fewest legal moves among which one is to be found.
const FEWEST_MOVES: usize = 4;

/// What a position asks for: its winning moves, if it has any.
#[must_use]
pub fn task<G: Read>(position: &Position) -> Option<PuzzleTask> {
    let game: &G = position.as_game()?;
    if game.outcome().is_some() {
        return None;
    }
    let mut legal = Vec::new();
    game.legal_moves(&mut legal);
    let winning = winning_moves(game);
    if legal.len() < FEWEST_MOVES || winning.is_empty() {
        return None;
    }
    let seeming = |columns: u8| {
        let seems = |&mv: &G::Move| {
            let mut next = game.clone();
            next.apply(mv, &mut ());
            next.seems_lost(columns)
        };
        legal
            .iter()
            .copied()
            .filter(seems)
            .collect::<Vec<G::Move>>()
    };
    let mut columns = 1..=MOST_COLUMNS;
    let depth = columns.find(|&columns| seeming(columns) == winning);
    let depth = depth.unwrap_or(MOST_COLUMNS + 1);
    // To somebody who reads nothing all moves seem alike, and none is tempting.
    let tempting = match depth {
        1 => 0,
        _ => seeming(depth - 1)
            .iter()
            .filter(|mv| !winning.contains(mv))
            .count(),
    };
    Some(PuzzleTask {
        goal: Goal::Only,
        depth,
        solutions: winning.into_iter().map(G::pack).collect(),
        tempting: tempting.min(MOST_TEMPTING.into()) as u8,
    })
}

/// The winning moves.
#[must_use]
pub fn solutions<G: Read>(position: &Position, _goal: Goal) -> Vec<Move> {
    let winning = position.as_game::<G>().map(winning_moves);
    winning.into_iter().flatten().map(G::pack).collect()
}

/// The winning move that takes least, if there is one, so that as much as can be is left to look at.
#[must_use]
pub fn answer<G: Read>(position: &Position, _goal: Goal) -> Option<Move> {
    let game: &G = position.as_game()?;
    let winning = winning_moves(game).into_iter();
    winning.min_by_key(|&mv| game.rank(mv)).map(G::pack)
}
