//! One sitting at one board: who sits where, who begins, the moves so far, the next game.

mod sitting;

pub use sitting::{Plan, Seat, Sitting, Starter};
