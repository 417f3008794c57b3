//! Making puzzles: positions are drawn until every class has its share.

use std::collections::{BTreeMap, HashSet};

use rand::SeedableRng;

use super::{Class, Puzzle, Puzzles};
use fivefold_players::Stop;
use fivefold_rules::Rng;

/// After so many draws in a row that bring nothing new, no more is looked for.
const PATIENCE: u32 = 2_000;

/// Makes up to so many puzzles of a game, of each class about as many, the easiest class first. The
/// same seed gives the same puzzles. Where it is stopped it gives those that it has.
///
/// Every puzzle is as sound as [`Puzzles::task`], which is asked about each position that is drawn.
#[must_use]
pub fn make(brought: &Puzzles, count: usize, seed: u64, stop: &Stop) -> Vec<Puzzle> {
    let share = count.div_ceil(brought.classes.len().max(1));
    let mut found: BTreeMap<Class, Vec<Puzzle>> = BTreeMap::new();
    let mut known = HashSet::new();
    let mut in_vain = 0;
    for draw in 0_u64.. {
        let is_full = |class| found.get(class).is_some_and(|of| of.len() >= share);
        if in_vain == PATIENCE || stop.is_set() || brought.classes.iter().all(is_full) {
            break;
        }
        in_vain += 1;
        // A stream for each draw: whatever one draw uses, the next begins in the same way.
        let mut rng = Rng::seed_from_u64(seed);
        rng.set_stream(draw);
        // Positions of one game resemble each other: one of each class is enough.
        let mut here = HashSet::new();
        for position in (brought.draw)(&mut rng) {
            if known.contains(&position) || stop.is_set() {
                continue;
            }
            let task = (brought.task)(&position);
            let Some(puzzle) = task.and_then(|task| Puzzle::of(&position, &task)) else {
                continue;
            };
            let class = puzzle.class();
            let of_class = found.entry(class).or_default();
            let is_wanted = brought.classes.contains(&class) && of_class.len() < share;
            if is_wanted && here.insert(class) {
                known.insert(position);
                of_class.push(puzzle);
                in_vain = 0;
            }
        }
    }
    let mut puzzles: Vec<Puzzle> = found.into_values().flatten().collect();
    puzzles.sort_by_key(|puzzle| (puzzle.steps(), puzzle.goal, puzzle.tempting));
    puzzles
}
