//! Computer players for any game that implements [`Game`]: what a game gets without writing one.
//!
//! - [`solver`]: retrograde analysis of a whole state space, exact also where positions repeat.
//! - [`alpha_beta`]: iterative deepening with a transposition table ([`table`]).
//! - [`monte_carlo`]: Monte Carlo tree search that proves wins and losses.
//! - [`levels`]: eight graded levels made of the three, and [`roster`], which hands them to the
//!   program.
//! - [`move_values`]: what each legal move is worth, where that can be proven, and [`GameSearch`], which
//!   hands it to hints, analysis and `fivefold solve`.
//!
//! All of them are seeded, count the positions that they visit and read no clock: the same seed
//! and the same limits give the same move on every machine.

pub mod alpha_beta;
pub mod evaluation;
mod hash;
pub mod levels;
mod meter;
pub mod monte_carlo;
mod move_values;
mod negamax;
mod ordering;
mod roster;
pub mod solver;
mod state_space;
pub mod table;
mod tree;
mod value;

pub use crate::alpha_beta::GameSearch;
pub use evaluation::{Evaluation, Mobility, NoEvaluation};
pub use move_values::{MoveValue, MoveValues, move_values};
pub use roster::roster;
pub use solver::best_of;
pub use value::ProvenValue;

use std::marker::PhantomData;

use fivefold_players::{Explanation, SearchResult};
use fivefold_rules::{Extensions, Game};

/// What a game gets from its rules alone: players, and a solver for hints and analysis. With an [`Evaluation`] the
/// players judge unfinished positions by that instead of by random games, which makes them much stronger for the
/// same time: `BySearching::<G, Mobility>::STAND_INS`.
pub struct BySearching<G, E = NoEvaluation>(PhantomData<fn() -> (G, E)>);

impl<G: Game, E: Evaluation<G> + Default + 'static> BySearching<G, E> {
    /// The second list of its entry in the catalogue ([`fivefold_rules::GameEntry`]).
    pub const STAND_INS: Extensions = &[&roster::<G, E>(), &GameSearch::of::<G>()];
}

/// A choice of a player that has found out nothing about the position.
fn unfounded<G: Game>(mv: G::Move, nodes: u64) -> SearchResult<G::Move> {
    SearchResult {
        nodes,
        ..SearchResult::unsearched(mv, Explanation::RANDOM)
    }
}

fn legal_moves<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}
