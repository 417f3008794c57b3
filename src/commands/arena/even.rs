//! Openings of Lines that are fair to both sides.

use rand::SeedableRng;

use crate::config;
use crate::games::mnk::Mnk;
use crate::games::{Position, Rng};
use crate::players::mnk::LinesEngine;
use crate::players::{Limits, Player, Stop, Verdict};

/// The engine looks at so many positions to judge an opening.
const NODES: u64 = 20_000;
/// Up to this estimate an opening is even, in points: whoever has more wins three games of five.
const EVEN: i32 = 80;

/// Whether the engine of Lines takes the position to be even. Nothing is known of other games.
#[must_use]
pub fn is_even(position: &Position) -> bool {
    let Some(lines) = position.as_game::<Mnk>() else {
        return true;
    };
    let mut engine = LinesEngine::new(&config::LinesEngine {
        variety: 0,
        ..config::LinesEngine::default()
    });
    let limits = Limits {
        nodes: Some(NODES),
        depth: None,
    };
    let judged = engine.choose(lines, &limits, &Stop::new(), &mut Rng::seed_from_u64(0));
    match judged.map(|choice| choice.verdict) {
        Ok(Verdict::Estimated { score }) => score.abs() <= EVEN,
        Ok(Verdict::Proven { winner, .. }) => winner.is_none(),
        _ => false,
    }
}
