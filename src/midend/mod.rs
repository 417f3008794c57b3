//! One match at one board: who sits where, who begins, the moves so far and those taken back, the
//! next game; the match as text, and what its computer players are asked.

mod counting;
pub mod game_formats;
pub mod history;
pub mod opening;
pub mod request;
mod the_match;
mod undo;

pub use counting::Counting;
pub use opening::{Opening, OpeningStage, SwapChoice};
pub use the_match::{Match, Plan, Seat, Starter};
