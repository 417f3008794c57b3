//! One match at one board, without a window: Simon Tatham's term for what stands between the rules
//! of a game and whoever shows it.
//!
//! A [`Match`] takes a [`Command`] and answers with what happened, in order ([`MatchEvent`]), or with
//! the reason why it is refused ([`Refused`]). It holds the players at the two seats, the opening,
//! the tree of moves ([`history`]), the result, and what the game counts for. The window, the command
//! line, the protocols and the tests all drive a match in this way; nobody else plays moves.
//!
//! When a computer is to move, an [`EngineRequest`](request::EngineRequest) holds everything that
//! its answer depends on. It is answered by a task or in another program, with players that are kept
//! as long as the game lasts ([`fivefold_players::pool`]), and the answer comes back as a command.
//!
//! ```
//! use fivefold_lines::{Lines, LinesParams};
//! use fivefold_match::{Command, Match, MatchEvent, Opening, Plan, Refused, Seat};
//! use fivefold_rules::{Game, Illegal, Outcome, Parameters, Position, Side};
//!
//! let params = LinesParams::parse("3x3x3").expect("tic-tac-toe");
//! let mut game = Match::new(Plan {
//!     start: Position::new(Lines::start(&params, Side::First)),
//!     seats: [Seat::Person, Seat::Person],
//!     starter: None,
//!     opening: Opening::Free,
//!     seed: 1,
//!     clock: None,
//! });
//! let mut play = |cell: &str| {
//!     let mv = game.position().parse_move(cell).expect("a cell");
//!     game.handle(Command::Play { mv, thought: None })
//! };
//! play("b2").expect("an empty cell");
//! assert_eq!(play("b2"), Err(Refused::Illegal(Illegal::Occupied)));
//! for cell in ["a1", "b1", "a2"] {
//!     play(cell).expect("an empty cell");
//! }
//! let events = play("b3").expect("an empty cell");
//! assert!(events.contains(&MatchEvent::Ended(Outcome::Win(Side::First))));
//! ```

pub mod clock;
mod command;
mod counting;
mod event;
pub mod game_formats;
pub mod game_info;
mod game_match;
mod gate;
pub mod history;
pub mod measure;
pub mod opening;
pub mod position_search;
pub mod request;
mod undo;

pub use command::{Command, Refused};
pub use counting::Counting;
pub use event::MatchEvent;
pub use game_info::{GameInfo, InfoField};
pub use game_match::{LONGEST_NAME, Match, Plan, Seat, Starter};
pub use opening::{Opening, OpeningChoice, OpeningStage, OpeningTask};
