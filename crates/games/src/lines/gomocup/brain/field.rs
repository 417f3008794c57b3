//! The stones of a game as the protocol tells them: own and opponent's, in any order, put and
//! taken away one by one. Only when a move is asked for must they make a position.

use thiserror::Error;

use crate::lines::{
    Forbidden, ForbiddenJudge, LARGEST_SIDE, Lines, LinesParams, Place, Rule, SMALLEST_SIDE,
};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Game, Illegal, Side};
use fivefold_words::InEnglish as _;

/// Stones in a winning line.
pub(crate) const FIVE: u8 = 5;
/// The side that the brain plays, in its own positions.
pub(crate) const OWN: Side = Side::First;

/// Why stones are refused, or make no position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum StoneBoardError {
    /// No board of this size is played on.
    #[error(
        "boards have {SMALLEST_SIDE} to {LARGEST_SIDE} columns and rows, and one side of at least {FIVE}"
    )]
    Size,
    /// The point does not exist.
    #[error("{col},{row} is off the board of {cols} columns and {rows} rows")]
    OffBoard {
        /// Column from 0.
        col: u32,
        /// Row from 0.
        row: u32,
        /// Columns of the board.
        cols: u8,
        /// Rows of the board.
        rows: u8,
    },
    /// A stone is there already.
    #[error("{},{} is taken", .at.col, .at.row)]
    Taken {
        /// Where.
        at: Cell,
    },
    /// No stone is there.
    #[error("{},{} is empty", .at.col, .at.row)]
    Empty {
        /// Where.
        at: Cell,
    },
    /// The numbers of stones do not allow the brain to move.
    #[error("with {own} own stones and {other} of the opponent it is not my turn")]
    Turn {
        /// Own stones.
        own: usize,
        /// Those of the opponent.
        other: usize,
    },
    /// Black may not play there in renju.
    #[error("{},{} is forbidden to black in renju: {}", .at.col, .at.row, Illegal::Rule(.why.refusal()).in_english())]
    Forbidden {
        /// Where.
        at: Cell,
        /// Why.
        why: Forbidden,
    },
    /// There is a line, or no point is empty.
    #[error("the game is over")]
    Over,
}

/// A board with stones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoneBoard {
    cols: u8,
    rows: u8,
    /// In the order in which they were told.
    stones: Vec<(Cell, Side)>,
    /// Whether the stones were set up, so that one side may have more than it would have in a game.
    is_set_up: bool,
}

impl StoneBoard {
    /// An empty board.
    ///
    /// # Errors
    /// [`StoneBoardError::Size`].
    pub(crate) fn new(cols: u32, rows: u32) -> Result<StoneBoard, StoneBoardError> {
        let side = |length: u32| {
            u8::try_from(length)
                .ok()
                .filter(|length| (SMALLEST_SIDE..=LARGEST_SIDE).contains(length))
                .ok_or(StoneBoardError::Size)
        };
        let (cols, rows) = (side(cols)?, side(rows)?);
        if cols.max(rows) < FIVE {
            return Err(StoneBoardError::Size);
        }
        Ok(StoneBoard {
            cols,
            rows,
            stones: Vec::new(),
            is_set_up: false,
        })
    }

    /// Columns and rows.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        (self.cols, self.rows)
    }

    /// The stones in the order in which they were told.
    #[must_use]
    pub fn stones(&self) -> &[(Cell, Side)] {
        &self.stones
    }

    /// The same board without stones.
    #[must_use]
    pub(crate) const fn cleared(&self) -> StoneBoard {
        StoneBoard {
            stones: Vec::new(),
            is_set_up: false,
            ..*self
        }
    }

    /// The same stones, taken as they are: one side may have more than it would have in a game.
    #[must_use]
    pub(crate) fn set_up(self) -> StoneBoard {
        let [own, other] = self.counts();
        StoneBoard {
            is_set_up: other != own && other != own + 1,
            ..self
        }
    }

    /// The point with these coordinates.
    ///
    /// # Errors
    /// [`StoneBoardError::OffBoard`].
    pub(crate) fn cell(&self, [col, row]: [u32; 2]) -> Result<Cell, StoneBoardError> {
        match (u8::try_from(col), u8::try_from(row)) {
            (Ok(x), Ok(y)) if x < self.cols && y < self.rows => Ok(Cell::new(x, y)),
            _ => Err(StoneBoardError::OffBoard {
                col,
                row,
                cols: self.cols,
                rows: self.rows,
            }),
        }
    }

    /// Puts a stone on an empty point.
    ///
    /// # Errors
    /// [`StoneBoardError::OffBoard`] or [`StoneBoardError::Taken`]; nothing has changed then.
    pub(super) fn put(&mut self, at: Cell, side: Side) -> Result<(), StoneBoardError> {
        let at = self.cell([at.col, at.row].map(u32::from))?;
        if !self.is_empty(at) {
            return Err(StoneBoardError::Taken { at });
        }
        self.stones.push((at, side));
        Ok(())
    }

    /// Takes a stone away.
    ///
    /// # Errors
    /// [`StoneBoardError::Empty`]; nothing has changed then.
    pub(crate) fn take(&mut self, at: Cell) -> Result<(), StoneBoardError> {
        let index = self.stones.iter().rposition(|&(cell, _)| cell == at);
        self.stones
            .remove(index.ok_or(StoneBoardError::Empty { at })?);
        Ok(())
    }

    /// The position in which the brain is to move.
    ///
    /// # Errors
    /// [`StoneBoardError::Turn`] or [`StoneBoardError::Over`].
    pub(crate) fn position(&self, rule: Rule) -> Result<Lines, StoneBoardError> {
        let [own, other] = self.counts();
        if !self.is_set_up && other != own && other != own + 1 {
            return Err(StoneBoardError::Turn { own, other });
        }
        let position = self.with_side_to_move(OWN, rule)?;
        match position.outcome() {
            None => Ok(position),
            Some(_) => Err(StoneBoardError::Over),
        }
    }

    /// An empty point in a game that is drawn because the brain, to move, may play nowhere: renju on
    /// a board that is nearly full.
    #[must_use]
    pub(crate) fn forbidden_point(&self, rule: Rule) -> Option<Cell> {
        let position = self.with_side_to_move(OWN, rule).ok()?;
        let outcome = position.outcome()?;
        let mut points = position.empty_cells().map(Place::cell);
        points.next().filter(|_| outcome.winner().is_none())
    }

    /// The position in which this side is to move; the game may be over.
    ///
    /// # Errors
    /// [`StoneBoardError::Over`]: the stones make no position that can be played on.
    pub(crate) fn with_side_to_move(
        &self,
        side: Side,
        rule: Rule,
    ) -> Result<Lines, StoneBoardError> {
        let params = LinesParams {
            cols: self.cols,
            rows: self.rows,
            len: FIVE,
            rule,
        };
        Lines::set_up(&params, &self.stones, side).ok_or(StoneBoardError::Over)
    }

    /// Own stones, and those of the opponent.
    fn counts(&self) -> [usize; 2] {
        let own = self.stones.iter().filter(|(_, side)| *side == OWN).count();
        [own, self.stones.len() - own]
    }

    /// The side that has begun: who has one stone more, or else put the first.
    fn black(&self) -> Side {
        match self.counts() {
            [own, other] if own == other + 1 => OWN,
            [own, other] if other == own + 1 => OWN.other(),
            _ => self.stones.first().map_or(OWN, |&(_, side)| side),
        }
    }

    /// Who is taken for black in renju, where the numbers of stones and their order do not agree: in a
    /// position the number of all stones says it.
    #[must_use]
    pub(crate) fn black_by_number(&self) -> Option<Side> {
        let black = match self.stones.len().is_multiple_of(2) {
            true => OWN,
            false => OWN.other(),
        };
        (self.is_set_up && black != self.black()).then_some(black)
    }

    /// The judge of black's points; none where nothing can be forbidden.
    fn judge(&self, rule: Rule) -> Option<ForbiddenJudge> {
        let black = self.black();
        // In a position black is who has begun by the number of stones.
        let to_move = match self.stones.len().is_multiple_of(2) {
            true => black,
            false => black.other(),
        };
        self.with_side_to_move(to_move, rule).ok()?.judge_of(black)
    }

    /// The points that are forbidden to black, row by row from the top.
    #[must_use]
    pub(crate) fn forbidden_points(&self, rule: Rule) -> Vec<Cell> {
        let Some(judge) = self.judge(rule) else {
            return Vec::new();
        };
        let cells = 0..usize::from(self.cols) * usize::from(self.rows);
        cells
            .map(|index| Cell::from_index(index, self.cols))
            .filter(|&at| self.is_empty(at) && judge.forbidden(at).is_some())
            .collect()
    }

    fn is_empty(&self, at: Cell) -> bool {
        self.stones.iter().all(|&(cell, _)| cell != at)
    }

    /// Whether this side may put its next stone there, as far as renju is concerned.
    ///
    /// # Errors
    /// [`StoneBoardError::Forbidden`].
    pub(crate) fn allows(&self, at: Cell, side: Side, rule: Rule) -> Result<(), StoneBoardError> {
        let judge = self.judge(rule).filter(|_| self.black() == side);
        match judge.and_then(|judge| judge.forbidden(at)) {
            Some(why) if self.is_empty(at) => Err(StoneBoardError::Forbidden { at, why }),
            _ => Ok(()),
        }
    }

    /// The first stone that black was not allowed to put, where the stones were told in turns as they
    /// were put.
    ///
    /// # Errors
    /// [`StoneBoardError::Forbidden`].
    pub(crate) fn was_allowed(&self, rule: Rule) -> Result<(), StoneBoardError> {
        let in_turns = self.stones.windows(2).all(|two| two[0].1 != two[1].1);
        if rule != Rule::Renju || !in_turns {
            return Ok(());
        }
        let mut so_far = self.cleared();
        for &(at, side) in &self.stones {
            so_far.allows(at, side, rule)?;
            so_far.put(at, side)?;
        }
        Ok(())
    }

    /// The name of a point as Yixin-Board writes it, which has rows and columns the other way round:
    /// its first number counts rows from the top.
    #[must_use]
    pub(crate) fn yixin_name(&self, at: Cell) -> String {
        cell_text(Cell::new(at.row, at.col), self.cols)
    }
}

/// Reads exactly `N` whole numbers with commas between, blanks allowed around each.
#[must_use]
pub(crate) fn numbers<const N: usize>(text: &str) -> Option<[u32; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(',');
    for number in &mut numbers {
        *number = whole(parts.next()?)?;
    }
    parts.next().is_none().then_some(numbers)
}

/// Reads a whole number without a sign.
#[must_use]
pub(crate) fn whole(text: &str) -> Option<u32> {
    let text = text.trim();
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    digits.then(|| text.parse().ok())?
}

/// A point as text.
#[must_use]
pub(crate) fn point_text(at: Cell) -> String {
    format!("{},{}", at.col, at.row)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_with_and_without_blanks() {
        assert_eq!(numbers("7,8"), Some([7, 8]));
        assert_eq!(numbers(" 7 , 8 "), Some([7, 8]));
        assert_eq!(numbers("7,8,2"), Some([7, 8, 2]));
    }

    #[test]
    fn whatever_is_no_point_is_refused() {
        for text in [
            "",
            ",",
            "7",
            "7,",
            ",8",
            "7,8,9",
            "7;8",
            "-1,2",
            "+1,2",
            "99999999999,1",
            "a,b",
        ] {
            assert_eq!(numbers::<2>(text), None, "{text:?}");
        }
    }
}
