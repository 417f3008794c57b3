//! What a script sees of a game: boards, cells and moves that can be read but not changed.

use std::fmt;
use std::sync::{Arc, OnceLock};

use rhai::{Dynamic, EvalAltResult, ImmutableString, Position as SourcePosition};

use super::GameVocabulary;
use super::meter::StepMeter;
use fivefold_rules::{Cell, Event, Illegal, Move, Position, Side, Square, View};
use fivefold_words::InEnglish as _;

/// What ends the script, unless it catches it.
pub(super) type Trouble = Box<EvalAltResult>;

/// A position as a script sees it. Copies share everything.
#[derive(Clone)]
pub(super) struct ScriptBoard {
    shared: Arc<SharedPosition>,
}

struct SharedPosition {
    position: Position,
    /// What the game adds to the words of scripts.
    vocabulary: &'static GameVocabulary,
    /// Made when it is first asked for.
    view: OnceLock<View>,
    last: Option<BoardMove>,
    ply: u32,
    meter: Arc<StepMeter>,
}

/// A field of a board with what lay there when the script asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ScriptCell {
    /// Which field.
    pub cell: Cell,
    /// What lies there.
    pub square: Square,
}

/// A move with what it means on its board.
#[derive(Clone, Debug)]
pub(super) struct BoardMove {
    /// The move as the rules know it.
    pub mv: Move,
    /// In the game's notation.
    pub text: ImmutableString,
    /// The field of the stone that goes, where one goes.
    pub from: Option<ScriptCell>,
    /// The field that a person would point at to make this move.
    pub to: ScriptCell,
    /// How much the move takes, or how far it goes; see [`GameVocabulary::amount`].
    pub amount: i64,
}

/// Two moves are the same when the rules say so; what lies on their fields does not matter.
impl PartialEq for BoardMove {
    fn eq(&self, other: &Self) -> bool {
        self.mv == other.mv
    }
}

impl fmt::Display for BoardMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What [`ScriptBoard::try_move`] throws: a script may catch it.
#[derive(Clone, Debug)]
pub(super) struct RefusedMove {
    /// The move in the game's notation.
    pub text: ImmutableString,
    /// Why the rules refuse it.
    pub reason: Illegal,
}

impl fmt::Display for RefusedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is not legal here", self.text)
    }
}

impl fmt::Display for ScriptCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "({}, {}): {} of {}",
            self.cell.col,
            self.cell.row,
            self.square.count,
            owner(self.square.owner)
        )
    }
}

impl fmt::Display for ScriptBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shared.position)
    }
}

/// A side as scripts know it: 1 or 2, 0 for nobody.
pub(crate) fn owner(side: Option<Side>) -> i64 {
    side.map_or(0, |side| side.number().into())
}

impl ScriptBoard {
    /// The position with what is known about how it came about.
    pub(crate) fn new(
        position: Position,
        last: Option<BoardMove>,
        ply: u32,
        meter: Arc<StepMeter>,
    ) -> ScriptBoard {
        ScriptBoard {
            shared: Arc::new(SharedPosition {
                vocabulary: GameVocabulary::of(position.game()),
                position,
                view: OnceLock::new(),
                last,
                ply,
                meter,
            }),
        }
    }

    /// The position itself.
    pub(crate) fn position(&self) -> &Position {
        &self.shared.position
    }

    /// What the game adds to the words of scripts.
    pub(crate) fn vocabulary(&self) -> &'static GameVocabulary {
        self.shared.vocabulary
    }

    /// What the board looks like.
    pub(crate) fn view(&self) -> &View {
        self.shared.view.get_or_init(|| self.shared.position.view())
    }

    /// Counts steps of the rules as the script's.
    pub(crate) fn charge(&self, steps: usize) {
        self.shared.meter.charge(steps);
    }

    /// The side with this number.
    ///
    /// # Errors
    /// The number is neither 1 nor 2.
    pub(crate) fn side_of(number: i64) -> Result<Side, Trouble> {
        u8::try_from(number)
            .ok()
            .and_then(Side::from_number)
            .ok_or_else(|| format!("a side is 1 or 2, not {number}").into())
    }

    /// How many moves have been made in this game.
    pub(crate) fn ply(&self) -> i64 {
        self.shared.ply.into()
    }

    /// The move that led to this board, if it is known.
    pub(crate) fn last_move(&self) -> Dynamic {
        self.shared
            .last
            .clone()
            .map_or(Dynamic::UNIT, Dynamic::from)
    }

    /// The cell in this column and row; `None` off the board.
    pub(crate) fn cell(&self, col: i64, row: i64) -> Option<Cell> {
        let cell = Cell::new(u8::try_from(col).ok()?, u8::try_from(row).ok()?);
        self.view().contains(cell).then_some(cell)
    }

    /// What lies on a cell of the board.
    pub(crate) fn look(&self, cell: Cell) -> ScriptCell {
        ScriptCell {
            cell,
            square: self.view().at(cell),
        }
    }

    /// What lies in this column and row; nothing off the board.
    pub(crate) fn at(&self, col: i64, row: i64) -> ScriptCell {
        match self.cell(col, row) {
            Some(cell) => self.look(cell),
            // Kept apart from all cells of the board, however large.
            None => ScriptCell {
                cell: Cell::new(u8::MAX, u8::MAX),
                square: Square::default(),
            },
        }
    }

    /// All cells, row by row from the top.
    pub(crate) fn cells(&self) -> Vec<ScriptCell> {
        self.charge(self.view().squares.len() / 4);
        self.view().cells().map(|cell| self.look(cell)).collect()
    }

    /// The cells at the left, at the right, above and below, as far as they are on the board.
    pub(crate) fn neighbours(&self, cell: Cell) -> Vec<ScriptCell> {
        let (col, row) = (i64::from(cell.col), i64::from(cell.row));
        [
            (col - 1, row),
            (col + 1, row),
            (col, row - 1),
            (col, row + 1),
        ]
        .into_iter()
        .filter_map(|(col, row)| self.cell(col, row))
        .map(|cell| self.look(cell))
        .collect()
    }

    /// How many cells a side owns, and how many pieces lie there.
    pub(crate) fn owned(&self, side: Side) -> (i64, i64) {
        let squares = &self.view().squares;
        self.charge(squares.len() / 16);
        squares
            .iter()
            .filter(|square| square.owner == Some(side))
            .fold((0, 0), |(cells, pieces), square| {
                (cells + 1, pieces + i64::from(square.count))
            })
    }

    /// All legal moves in the order of the rules.
    pub(crate) fn legal_moves(&self) -> Vec<BoardMove> {
        let moves = self.position().legal_moves();
        self.charge(moves.len() * 2);
        moves.into_iter().map(|mv| self.explain(mv)).collect()
    }

    /// What a move means on this board.
    pub(crate) fn explain(&self, mv: Move) -> BoardMove {
        let position = self.position();
        let GameVocabulary { from, amount, .. } = self.vocabulary();
        BoardMove {
            mv,
            text: position.move_text(mv).into(),
            from: from(position, mv).map(|cell| self.look(cell)),
            to: self.look(position.target(mv).unwrap_or(Cell::new(0, 0))),
            amount: amount(position, mv),
        }
    }

    /// The move with this text.
    ///
    /// # Errors
    /// A text that is no move of this game.
    pub(crate) fn read_move(&self, text: &str) -> Result<BoardMove, Trouble> {
        match self.position().parse_move(text) {
            Ok(mv) => Ok(self.explain(mv)),
            Err(error) => {
                let reason = error.in_english();
                Err(format!("“{}” is no move here: {reason}", shorten(text)).into())
            }
        }
    }

    /// The first legal move that a person would make by pointing at this cell.
    pub(crate) fn move_at(&self, cell: Cell) -> Option<BoardMove> {
        let position = self.position();
        let leads_there = |mv: Move| position.target(mv) == Some(cell);
        let direct = Move::from_cell(cell);
        let mv = if position.check(direct).is_ok() && leads_there(direct) {
            direct
        } else {
            let moves = position.legal_moves();
            self.charge(moves.len() / 4);
            moves.into_iter().find(|&mv| leads_there(mv))?
        };
        Some(self.explain(mv))
    }

    /// The board after a move.
    ///
    /// # Errors
    /// The move is not legal here.
    pub(crate) fn try_move(&self, mv: &BoardMove) -> Result<ScriptBoard, Trouble> {
        let position = self.position();
        let mut after = position.clone();
        let events = after.play(mv.mv).map_err(|reason| {
            let text = mv.text.clone();
            let thrown = Dynamic::from(RefusedMove { text, reason });
            EvalAltResult::ErrorRuntime(thrown, SourcePosition::NONE)
        })?;
        let waves = events.iter().map(|event| match event {
            Event::Burst { thrown, after, .. } => thrown.len() + after.len(),
            _ => 1,
        });
        let steps = 16 + self.view().squares.len() / 16 + waves.sum::<usize>() / 4;
        self.shared.meter.try_one(steps);
        let last = Some(self.explain(mv.mv));
        let ply = self.shared.ply.saturating_add(1);
        Ok(ScriptBoard::new(
            after,
            last,
            ply,
            Arc::clone(&self.shared.meter),
        ))
    }
}

/// The beginning of a text, for messages.
pub(crate) fn shorten(text: &str) -> String {
    text.chars().take(24).collect()
}
