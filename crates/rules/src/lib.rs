//! What a game is: its rules, and nothing but rules.
//!
//! Each game is written once, against the static trait [`Game`], which the search engines use
//! without paying for anything. [`Position`] is the erased form of any of them, for the table, the
//! app and the commands. Rules speak in [`Event`]s; positions and moves are text ([`notation`]).
//!
//! ```
//! use fivefold_rules::notation::Reader;
//! use fivefold_rules::{
//!     BoardSize, Cell, Event, Game, Illegal, Outcome, Position, Side, Sink, TextError, View,
//!     moves_are_cells,
//! };
//!
//! /// A row of squares: each side takes one in turn, and whoever takes the last one wins.
//! #[derive(Clone, Debug, PartialEq, Eq, Hash)]
//! struct Row {
//!     size: Size,
//!     left: u8,
//!     to_move: Side,
//! }
//!
//! type Size = BoardSize<1, 9, 5, 1>;
//!
//! impl Game for Row {
//!     const ID: &'static str = "row";
//!     type Params = Size;
//!     type Move = Cell;
//!     type Undo = ();
//!
//!     fn start(size: &Size, starter: Side) -> Self {
//!         Row { size: *size, left: size.cols, to_move: starter }
//!     }
//!     fn params(&self) -> &Size {
//!         &self.size
//!     }
//!     fn side_to_move(&self) -> Side {
//!         self.to_move
//!     }
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.left == 0).then_some(Outcome::Win(self.to_move.other()))
//!     }
//!     fn legal_moves(&self, moves: &mut Vec<Cell>) {
//!         moves.clear();
//!         moves.extend(self.left.checked_sub(1).map(|col| Cell::new(col, 0)));
//!     }
//!     fn check(&self, mv: Cell) -> Result<(), Illegal> {
//!         match mv.col + 1 == self.left {
//!             true => Ok(()),
//!             false => Err(Illegal::OffBoard),
//!         }
//!     }
//!     fn apply<S: Sink>(&mut self, mv: Cell, sink: &mut S) {
//!         self.left -= 1;
//!         self.to_move = self.to_move.other();
//!         if S::LISTENS {
//!             sink.event(Event::Removed { cells: vec![mv] });
//!             if let Some(outcome) = self.outcome() {
//!                 sink.event(Event::Over { outcome });
//!             }
//!         }
//!     }
//!     fn undo(&mut self, _: Cell, (): ()) {
//!         self.left += 1;
//!         self.to_move = self.to_move.other();
//!     }
//!     fn view(&self) -> View {
//!         let mut view = View::empty(self.size.cols, 1);
//!         (0..self.left).for_each(|col| view.put(Cell::new(col, 0), None, 1));
//!         view
//!     }
//!     fn target(&self, mv: Cell) -> Cell {
//!         mv
//!     }
//!     fn board_text(&self) -> String {
//!         self.left.to_string()
//!     }
//!     fn parse_board(size: &Size, text: &str, to_move: Side) -> Result<Self, TextError> {
//!         let mut reader = Reader::new(text)?;
//!         let left = reader.small(0, size.cols)?;
//!         reader.end()?;
//!         Ok(Row { size: *size, left, to_move })
//!     }
//!     moves_are_cells!(9);
//! }
//!
//! let mut position = Position::new(Row::start(&Size::default(), Side::First));
//! for mv in ["e1", "d1", "c1", "b1", "a1"] {
//!     let mv = position.parse_move(mv).expect("a square");
//!     position.play(mv).expect("the last square of the row");
//! }
//! assert_eq!(position.outcome(), Some(Outcome::Win(Side::First)));
//! ```
//!
//! `docs/adding-a-game.md` of fivefold tells how to add a game to the program.

mod board_size;
mod event;
pub mod grid;
mod id;
mod illegal;
pub mod notation;
pub mod open_spiel;
mod parameters;
mod position;
mod registered;
pub mod registry;
mod side;
mod text_error;
mod view;

use std::fmt::Debug;
use std::hash::Hash;

pub use crate::id::IdForms;
pub use board_size::BoardSize;
pub use event::{Event, Sink, Throw};
pub use id::{Extensions, GameId};
pub use illegal::{Illegal, Refusal};
pub use parameters::{Field, FieldError, FieldKind, Parameters, in_range, value_of};
pub use position::{AnyPosition, Move, Position};
pub use registered::{AnyGame, Registered};
pub use registry::GameEntry;
pub use side::{Outcome, Side};
pub use text_error::TextError;
pub use view::{Cell, Square, View};

/// The reproducible source of randomness: always seeded, always passed in.
pub type Rng = rand::rngs::ChaCha8Rng;

/// The rules of one game; a value is a position.
///
/// A position holds its parameters and the side to move. It can be cloned cheaply.
pub trait Game: Clone + Debug + PartialEq + Eq + Hash + Send + Sync + 'static {
    /// The word that begins the ids of its positions: lower-case letters, digits and hyphens.
    const ID: &'static str;
    /// What is chosen before the game.
    type Params: Parameters;
    /// A move, ordered as the list of legal moves is.
    type Move: Copy + Ord + Debug + Send + Sync + 'static;
    /// What [`Game::undo`] needs to take a move back exactly.
    type Undo;

    /// The usual start position.
    fn start(params: &Self::Params, starter: Side) -> Self;

    /// A random start position; games with a fixed start return it.
    fn random_start(params: &Self::Params, starter: Side, _rng: &mut Rng) -> Self {
        Self::start(params, starter)
    }

    /// The parameters of the game.
    fn params(&self) -> &Self::Params;

    /// Whose turn it is; in a finished game whose turn it would be. The sides take turns: after each move it is
    /// the other one's.
    fn side_to_move(&self) -> Side;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Clears the list and fills it with all legal moves in ascending order; none once the game
    /// has ended.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Whether the move is legal, or one of the [`Game::fouls`].
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, mv: Self::Move) -> Result<(), Illegal>;

    /// Carries out a move that [`Game::check`] allows and reports what happens, in order.
    fn apply<S: Sink>(&mut self, mv: Self::Move, sink: &mut S) -> Self::Undo;

    /// Takes back the last move exactly.
    fn undo(&mut self, mv: Self::Move, undo: Self::Undo);

    /// What the board looks like.
    fn view(&self) -> View;

    /// The cell that a person points at to play this move in this position, and that is marked as the last
    /// move afterwards. Asked before the move. Nim: the outermost of the pieces taken.
    fn target(&self, mv: Self::Move) -> Cell;

    /// The move that a person means who points at this cell, where more cells than [`Game::target`] stand for it.
    /// Connect Four: every cell of a column. It may be illegal: then the person is told why.
    fn move_at(&self, _cell: Cell) -> Option<Self::Move> {
        None
    }

    /// The start position with this cell set by a person before the game: Nim, a heap's size;
    /// Corner Nim, the stone; Northcott, a side's stone in its row; Lines and Atoms, what lies on the
    /// cell.
    ///
    /// # Errors
    /// The reason why this cannot be placed here.
    fn place(&self, _cell: Cell, _side: Side) -> Result<Self, Illegal> {
        Err(Illegal::FixedStart)
    }

    /// Whether this side could still win, by any moves of both sides: whoever could not does not win
    /// when the other's time runs out. Games in which it takes more than a look may say true.
    fn can_win(&self, _side: Side) -> bool {
        true
    }

    /// The cells that decided a finished game (a line), else none.
    fn deciding_cells(&self) -> Vec<Cell> {
        Vec::new()
    }

    /// The empty cells that are forbidden to the side to move, with the reason. Moves there are
    /// not legal.
    fn forbidden_cells(&self) -> Vec<(Cell, Refusal)> {
        Vec::new()
    }

    /// Moves that lose at once by a rule which the mover must keep, in ascending order. They are not
    /// among the legal moves, so that nobody loses by a slip, but [`Game::check`] allows them:
    /// games that ended so can be replayed.
    fn fouls(&self) -> Vec<Self::Move> {
        Vec::new()
    }

    /// Text of the board: the position part of an id without the side to move.
    fn board_text(&self) -> String;

    /// Reads a board.
    ///
    /// # Errors
    /// A [`TextError`]; never panics, whatever the text.
    fn parse_board(params: &Self::Params, text: &str, to_move: Side) -> Result<Self, TextError>;

    /// Text of a move, without spaces.
    fn move_text(&self, mv: Self::Move) -> String;

    /// Reads a move. Only its form is checked; whether it is legal says [`Game::check`].
    ///
    /// # Errors
    /// A [`TextError`]; never panics, whatever the text.
    fn parse_move(&self, text: &str) -> Result<Self::Move, TextError>;

    /// The move as a plain number, the same order as the moves.
    fn pack(mv: Self::Move) -> Move;

    /// The move with this number, if there can be one.
    fn unpack(mv: Move) -> Option<Self::Move>;
}
