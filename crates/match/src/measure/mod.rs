//! What a game brings so that its speed and its players can be measured: benchmarks, and how matches
//! of computer players begin and end; and such matches themselves.

pub mod arena;
#[cfg(not(target_family = "wasm"))]
mod benchmarks;
mod match_rules;

#[cfg(not(target_family = "wasm"))]
pub use benchmarks::{Benchmarks, Measurement, a_second, make_and_undo};
pub use match_rules::MatchRules;
