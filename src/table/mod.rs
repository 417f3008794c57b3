//! One sitting at one board: who sits where, who begins, the moves so far and those taken back, the
//! next game; the sitting as text, and what its computer players are asked.

mod counting;
pub mod formats;
mod going_back;
pub mod history;
pub mod opening;
pub mod question;
pub mod record;
mod sitting;

pub use counting::Counting;
pub use opening::{Claim, Opening, Stage};
pub use sitting::{Plan, Seat, Sitting, Starter};
