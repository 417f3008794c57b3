//! What a game adds to the words of scripts.

use fivefold_rules::{Cell, GameId, Move, Position, Side};

/// What a game adds to the words that scripts have for any game. It is one of the game's
/// [extensions](fivefold_rules::Extensions).
#[derive(Clone, Copy, Debug)]
pub struct GameVocabulary {
    /// Functions of its boards.
    pub functions: &'static [Function],
    /// `move.from`: the cell from which a move takes a piece to another one.
    pub from: fn(&Position, Move) -> Option<Cell>,
    /// `move.amount`: how much a move takes, or how far it goes; 0 where neither says anything.
    pub amount: fn(&Position, Move) -> i64,
}

/// A function that only the boards of one game have: `board.NAME(…)`.
#[derive(Clone, Copy, Debug)]
pub struct Function {
    /// Its name.
    pub name: &'static str,
    /// How many steps of the script it counts as, besides one for each cell of a list of cells.
    pub steps: usize,
    /// What it answers.
    pub body: Body,
}

/// What a function answers about a position, by what a script gives it; `None` for a position of
/// another game.
#[derive(Clone, Copy, Debug)]
pub enum Body {
    /// `board.NAME()`
    Plain(fn(&Position) -> Option<ScriptValue>),
    /// `board.NAME(cell, side)`. The cell may lie off the board.
    OfSide(fn(&Position, Cell, Side) -> Option<ScriptValue>),
    /// `board.NAME(cell, number)`. The cell may lie off the board.
    OfNumber(fn(&Position, Cell, i64) -> Option<ScriptValue>),
}

/// An answer for a script.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScriptValue {
    /// A number.
    Number(i64),
    /// A list of numbers.
    Numbers(Vec<i64>),
    /// A cell of the board.
    Cell(Cell),
    /// A list of cells of the board.
    Cells(Vec<Cell>),
}

impl GameVocabulary {
    /// That of a game that adds nothing.
    pub const COMMON: GameVocabulary = GameVocabulary {
        functions: &[],
        from: |_, _| None,
        amount: |_, _| 0,
    };

    /// What a game adds.
    #[must_use]
    pub fn of(game: GameId) -> &'static GameVocabulary {
        static COMMON: GameVocabulary = GameVocabulary::COMMON;
        game.extension().unwrap_or(&COMMON)
    }
}

impl ScriptValue {
    /// A list of small numbers.
    #[must_use]
    pub fn numbers(numbers: impl IntoIterator<Item = u8>) -> ScriptValue {
        ScriptValue::Numbers(numbers.into_iter().map(i64::from).collect())
    }
}
