//! Proofs that a side wins at Lines: found by the engine's prover, written down so that wins by fours and by
//! a few threats need no words, and checked by a program of its own. `docs/proofs.md` describes them. Of a proof as a
//! book ([`Book`]) every position in it can be looked up; a browser's worker has nothing else of this.

mod board;
mod book;
#[cfg(not(target_family = "wasm"))]
mod checker;
#[cfg(not(target_family = "wasm"))]
mod commands;
mod entries;
mod fault;
#[cfg(not(target_family = "wasm"))]
mod proven;
#[cfg(not(target_family = "wasm"))]
mod search;
mod stream;
mod threats;
mod walk;
mod wins;
#[cfg(not(target_family = "wasm"))]
mod writer;
mod zone;

pub use book::{Book, Known};
#[cfg(not(target_family = "wasm"))]
pub use checker::check;
#[cfg(not(target_family = "wasm"))]
pub(crate) use commands::PROOFS;
#[cfg(not(target_family = "wasm"))]
pub use fault::CheckError;
#[cfg(not(target_family = "wasm"))]
pub use search::LinesProver;
