//! The research room: which positions are *good*, that
//! is, won for the side that has just moved, found by counting and striking out alone, and beside it
//! the rule that tells the same at a glance.
//!
//! A position is a [`Tuple`] of numbers; what they count says the game that brings the question
//! ([`Research`]). A [`Space`] holds all positions of one question, [`Method`] is the method as steps
//! that can be watched, [`Space::rule`] the rule, [`RuleProof`] what shows why it is right.

mod kind;
mod method;
mod proof;
mod rule;
mod space;

pub use kind::{AskedGame, KindWords, Research, ResearchKind, Typed, TypedOption};
pub use method::{Method, MethodFinding, MethodStep, PositionState};
pub use proof::RuleProof;
pub use rule::ResearchRule;
pub use space::{MOST_POSITIONS, MOST_ROWS, MOST_VALUES, NoBoard, Space, SpaceError, Tuple};
