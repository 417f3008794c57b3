//! Games between two engines whose searches have different numbers, in pairs from the same opening.

use std::iter;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use fivefold_lines::{Lines, Rule};
use fivefold_lines_engine::LinesEngine;
use fivefold_lines_engine::fitting::SEARCH_NUMBERS;
use fivefold_players::Verdict;
use fivefold_rules::{Game, Rng, Side};
use rand::SeedableRng;

use crate::self_play::{MOST_PLIES, SelfPlay, USUAL_SIZE, engine};

/// The noise of the engine's estimates, in points.
const VARIETY: i32 = 3;
/// The results of a pair for the first engine: from two games lost to two won.
const RESULTS: usize = 5;

/// The numbers of a search, in the order of [`SEARCH_NUMBERS`].
pub(crate) type NumberVector = Vec<i32>;

/// Today's numbers with these changes, each as `name=value`.
///
/// # Errors
/// A change that names no number, or gives it no value.
pub(crate) fn changed(changes: &[String]) -> Result<NumberVector, String> {
    let mut numbers: NumberVector = SEARCH_NUMBERS.iter().map(|one| one.1).collect();
    for change in changes {
        let (name, value) = change.split_once('=').unwrap_or((change, ""));
        let place = SEARCH_NUMBERS.iter().position(|one| one.0 == name);
        let (Some(place), Ok(value)) = (place, value.parse()) else {
            let names: Vec<_> = SEARCH_NUMBERS.iter().map(|one| one.0).collect();
            return Err(format!(
                "{change}: expected NAME=NUMBER with one of these names: {}",
                names.join(", ")
            ));
        };
        numbers[place] = value;
    }
    Ok(numbers)
}

/// Two engines that play each other.
pub(crate) struct EnginePair {
    engines: [LinesEngine; 2],
}

impl EnginePair {
    pub(crate) fn new() -> EnginePair {
        EnginePair {
            engines: [engine(VARIETY), engine(VARIETY)],
        }
    }

    /// Lets the engines search with these numbers.
    pub(crate) fn search_with(&mut self, numbers: &[NumberVector; 2]) {
        for (engine, numbers) in self.engines.iter_mut().zip(numbers) {
            engine.search_with(numbers);
        }
    }

    /// Plays two games from the same opening. How many more the first engine has won.
    pub(crate) fn play(&mut self, rule: Rule, nodes: u64, rng: &mut Rng) -> Option<i32> {
        let mut opener = SelfPlay {
            engine: &mut self.engines[0],
            nodes,
            rng,
        };
        let (opening, _) = opener.opening(USUAL_SIZE, rule)?;
        let mut result = 0;
        for begins in 0..2 {
            let mover = opening.side_to_move();
            let Some(winner) = self.winner(opening.clone(), begins, nodes, rng)? else {
                continue;
            };
            result += match (winner == mover) == (begins == 0) {
                true => 1,
                false => -1,
            };
        }
        Some(result)
    }

    /// The winner of a game in which this engine moves first.
    fn winner(
        &mut self,
        mut game: Lines,
        begins: usize,
        nodes: u64,
        rng: &mut Rng,
    ) -> Option<Option<Side>> {
        for ply in 0..MOST_PLIES as usize {
            if let Some(outcome) = game.outcome() {
                return Some(outcome.winner());
            }
            let mut player = SelfPlay {
                engine: &mut self.engines[(begins + ply) % 2],
                nodes,
                rng,
            };
            let choice = player.choose(&game)?;
            if let Verdict::Proven { winner, .. } = choice.verdict {
                return Some(winner);
            }
            game.apply(choice.mv, &mut ());
        }
        Some(None)
    }
}

pub(crate) struct MatchSettings {
    pub rule: Rule,
    pub pairs: u32,
    /// Positions the engines look at for a move.
    pub nodes: u64,
    pub jobs: usize,
    pub seed: u64,
}

/// Plays a match and prints the score of the first engine.
pub(crate) fn print(numbers: &[NumberVector; 2], settings: &MatchSettings) {
    let next = AtomicU32::new(0);
    let play = || {
        let mut counts = [0_u32; RESULTS];
        let mut pair = EnginePair::new();
        pair.search_with(numbers);
        let numbers = iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        for number in numbers.take_while(|&number| number < settings.pairs) {
            let mut rng = Rng::seed_from_u64(settings.seed);
            rng.set_stream(number.into());
            if let Some(result) = pair.play(settings.rule, settings.nodes, &mut rng) {
                counts[(result + 2) as usize] += 1;
            }
        }
        counts
    };
    let mut counts = [0; RESULTS];
    thread::scope(|scope| {
        let jobs: Vec<_> = (0..settings.jobs.max(1))
            .map(|_| scope.spawn(play))
            .collect();
        for of_job in jobs.into_iter().filter_map(|job| job.join().ok()) {
            for (count, more) in counts.iter_mut().zip(of_job) {
                *count += more;
            }
        }
    });
    let [score, error] = score(&counts);
    let games = 2 * counts.iter().sum::<u32>();
    println!("{score:.1} ± {error:.1} % of {games} games (95 percent, by pairs)");
}

/// The score of the first engine and its error, in percent.
fn score(counts: &[u32; RESULTS]) -> [f64; 2] {
    let pairs = f64::from(counts.iter().sum::<u32>().max(1));
    let mean = |of: &dyn Fn(f64) -> f64| {
        let scores = (0..).map(|result| f64::from(result) / 4.0);
        let sum = counts
            .iter()
            .zip(scores)
            .map(|(&n, score)| f64::from(n) * of(score));
        sum.sum::<f64>() / pairs
    };
    let score = mean(&|score| score);
    let variance = mean(&|one| (one - score).powi(2));
    [100.0 * score, 196.0 * (variance / pairs).sqrt()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_that_is_always_shared_scores_half_without_error() {
        assert_eq!(score(&[0, 0, 7, 0, 0]), [50.0, 0.0]);
        let [score, error] = score(&[1, 0, 0, 0, 3]);
        assert_eq!(score, 75.0);
        assert!((error - 196.0 * (0.1875_f64 / 4.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn numbers_are_changed_by_their_names_and_other_names_are_refused() {
        let (name, value, _) = SEARCH_NUMBERS[3];
        let numbers = changed(&[format!("{name}={}", value + 1)]).expect("a number");
        assert_eq!(numbers[3], value + 1);
        for wrong in ["nothing=1", "killer", "killer=much"] {
            assert!(changed(&[wrong.to_owned()]).is_err(), "{wrong}");
        }
    }
}
