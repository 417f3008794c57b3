//! The research room of the original program of Northcott's game: which positions are *good*, that
//! is, won for the side that has just moved, found by counting and striking out alone, and beside it
//! the rule that tells the same at a glance.
//!
//! A position is a [`Tuple`]: the gaps of Northcott's rows, or how far the stone of Corner Nim is
//! from home in columns and in rows. A [`Space`] holds all positions of one question, [`Method`] is
//! the method as steps that can be watched, [`Space::rule`] the rule.
//!
//! Retreats of Northcott's game are left out, as in the original: a retreat can be answered by
//! closing the gap again, so that they change nothing about who wins.

mod board;
mod method;
mod rule;
mod space;
mod tuple;

pub use board::NoBoard;
pub use method::{Found, Method, State, Step};
pub use rule::Rule;
pub use space::{MOST_POSITIONS, MOST_ROWS, MOST_VALUES, Moves, Space, SpaceError};
pub use tuple::Tuple;
