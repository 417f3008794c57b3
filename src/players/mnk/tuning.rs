//! Positions as the tool `tune` wants them: which numbers of the evaluation count how often in their
//! estimate.

use super::board::Board;
use super::evaluation::{self, KINDS, Kind, THREATS};
use super::moves::{self, Duty, Outlook};
use super::patterns::Tables;
use super::weights;
use crate::games::mnk::{Mnk, Rule};

/// How many numbers the evaluation has: the worths of cells, then those of threats.
pub const NUMBERS: usize = KINDS + THREATS;
/// So many of them are worths of cells.
pub const WORTHS: usize = KINDS;
/// The stones of a line for which the evaluation is fitted.
const LEN: u8 = 5;

/// Takes estimates of positions with lines of five apart.
pub struct Taken {
    tables: Tables,
    numbers: Vec<u16>,
}

impl Default for Taken {
    fn default() -> Self {
        Taken {
            tables: Tables::new(LEN, Rule::Freestyle),
            numbers: evaluation::numbers_of_kinds(),
        }
    }
}

impl Taken {
    /// How often each number counts in the estimate of a position that came from the one before by
    /// one stone, in halves: pairs of the number's place and its count. Nothing where a four must
    /// be blocked or the game is decided, for such positions are not estimated.
    #[must_use]
    pub fn apart(&self, position: &Mnk, before: &Mnk) -> Option<Vec<(u16, i16)>> {
        let board = Board::new(position, &self.tables);
        let Outlook::Open(Duty::Free | Duty::Answer(_)) = moves::outlook(&board) else {
            return None;
        };
        let me = board.to_move();
        let mut counts = vec![0; NUMBERS];
        for board in [&board, &Board::new(before, &self.tables)] {
            for at in board.all_cells().filter(|&at| board.is_empty_at(at)) {
                let number = |side| self.number(board.kind(side, at));
                counts[number(me)] += 1;
                counts[number(me ^ 1)] -= 1;
            }
        }
        counts[WORTHS + evaluation::threats(&board)] += 2;
        let places = counts.into_iter().enumerate();
        let counted = places.filter(|&(_, count)| count != 0);
        Some(
            counted
                .map(|(place, count)| (place as u16, count))
                .collect(),
        )
    }

    fn number(&self, kind: Kind) -> usize {
        self.numbers[kind.index()].into()
    }
}

/// The numbers of today, in 16ths of a point.
#[must_use]
pub fn today() -> Vec<i16> {
    [&weights::WORTHS[..], &weights::THREATS[..]].concat()
}
