//! Lines in matches of computer players: openings near the stones, even ones where that is wanted.

use rand::SeedableRng;

use super::Lines;
use super::levels::near_stones;
use super::numbers::LinesEngineNumbers;
use fivefold_lines_engine::LinesEngine;
use fivefold_match::measure::MatchRules;
use fivefold_players::{Limits, Player, Stop, Verdict};
use fivefold_rules::{Game, Move, Position, Rng};

/// The engine looks at so many positions to judge an opening.
const NODES: u64 = 20_000;
/// Up to this estimate an opening is even, in points: whoever has more wins three games of five.
const EVEN: i32 = 80;

/// What matches ask.
pub(crate) static MATCH_RULES: MatchRules = MatchRules {
    opening: 4,
    opening_moves,
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
