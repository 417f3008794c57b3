//! Lines in matches of computer players: openings near the stones, even ones where that is wanted.

use rand::SeedableRng;

use super::levels::near_stones;
use super::numbers::LinesEngineNumbers;
use super::{Lines, Place};
use fivefold_lines_engine::LinesEngine;
use fivefold_match::measure::MatchRules;
use fivefold_players::{Limits, Player, Stop, Verdict};
use fivefold_rules::{Cell, Game, Illegal, Move, Position, Rng};

/// The engine looks at so many positions to judge an opening.
const NODES: u64 = 20_000;
/// Up to this estimate an opening is even, in points: whoever has more wins three games of five.
const EVEN: i32 = 80;

/// What matches ask.
pub(crate) static MATCH_RULES: MatchRules = MatchRules {
    opening: 4,
    opening_moves,
    read_opening,
    is_even: Some(is_even),
    ..MatchRules::GENERIC
};

/// Moves near the stones.
fn opening_moves(position: &Position) -> Vec<Move> {
    match position.as_game::<Lines>() {
        Some(lines) if lines.outcome().is_none() => {
            near_stones(lines).into_iter().map(Lines::pack).collect()
        }
        _ => position.legal_moves(),
    }
}

/// Reads an opening in the notation of Gomocup (`openings.txt` of Piskvork, and what c-gomoku-cli calls
/// offsets): pairs of columns and rows from the middle, black first; of two middles the later.
fn read_opening(start: &Position, text: &str) -> Option<Result<Vec<Move>, Illegal>> {
    let params = start.as_game::<Lines>()?.params();
    let numbers = text
        .split(|c: char| matches!(c, ',' | ';') || c.is_ascii_whitespace())
        .filter(|number| !number.is_empty())
        .map(|number| number.parse::<i16>().ok());
    let numbers: Vec<i16> = numbers.collect::<Option<_>>()?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if pairs.is_empty() || !rest.is_empty() {
        return None;
    }
    let point = |&[right, down]: &[i16; 2]| {
        let col = (i16::from(params.cols) / 2).checked_add(right)?;
        let row = (i16::from(params.rows) / 2).checked_add(down)?;
        let cell = Cell::new(col.try_into().ok()?, row.try_into().ok()?);
        let is_on_it = params.contains(cell);
        is_on_it.then(|| Lines::pack(Place::from(cell)))
    };
    let moves: Option<Vec<Move>> = pairs.iter().map(point).collect();
    Some(moves.ok_or(Illegal::OffBoard))
}

/// Whether the engine takes the position to be even.
fn is_even(position: &Position) -> bool {
    let Some(lines) = position.as_game::<Lines>() else {
        return true;
    };
    let mut engine = LinesEngine::new(&LinesEngineNumbers {
        variety: 0,
        ..LinesEngineNumbers::default()
    });
    let limits = Limits::of_nodes(NODES);
    let judged = engine.choose(lines, &limits, &Stop::new(), &mut Rng::seed_from_u64(0));
    match judged.map(|choice| choice.verdict) {
        Ok(Verdict::Estimated { score }) => score.abs() <= EVEN,
        Ok(Verdict::Proven { winner, .. }) => winner.is_none(),
        _ => false,
    }
}
