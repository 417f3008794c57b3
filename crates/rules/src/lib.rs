//! What a game is: its rules, and nothing but rules.
//!
//! Each game is written once, against the static trait [`Game`], which the search engines use
//! without paying for anything. [`Position`] is the erased form of any of them, for the table, the
//! app and the commands. Rules speak in [`Event`]s; positions and moves are text ([`notation`]).
//!
//! `docs/adding-a-game.md` tells how to add one.

mod board_size;
mod event;
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
    /// What it brings besides its rules, for those parts of the program that ask for it.
    const EXTENSIONS: Extensions = &[];
    /// What stands in for that which it does not bring. The crate `fivefold-any-game` has players, hints and a
    /// solver that need the rules alone.
    const STAND_INS: Extensions = &[];
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

    /// Whose turn it is; in a finished game whose turn it would be.
    fn side_to_move(&self) -> Side;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// Clears the list and fills it with all legal moves in ascending order; none once the game
    /// has ended.
    fn legal_moves(&self, moves: &mut Vec<Self::Move>);

    /// Whether the move is legal.
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

    /// The cell that a person points at to play this move. Nim: the outermost of the pieces taken.
    fn target(&self, mv: Self::Move) -> Cell;

    /// The start position with this cell set by a person before the game: Nim, a heap's size;
    /// Corner Nim, the stone; Northcott, a side's stone in its row.
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
