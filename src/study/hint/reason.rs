//! The third step of a hint: why, as a value.

use super::steps::Step;
use crate::games::Cell;
use crate::study::wording::{Arguments, number};

/// Why a move is good, for a person who wants to understand it. What is said to win, to draw or to
/// lose is proven; all else is told as what the move does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The Nim games: the move ends the game and wins it.
    WinsAtOnce,
    /// Nim: afterwards every binary column holds an even number of ones.
    ColumnsPairOff {
        /// The nim-sum before, not 0: its ones stand for the columns that did not pair off.
        nim_sum: u8,
    },
    /// Northcott's game: the same for the gaps.
    GapsPairOff {
        /// The nim-sum of the gaps before, not 0.
        nim_sum: u8,
    },
    /// Misère Nim: only single pieces are left afterwards, an odd number of them.
    OddSingles {
        /// How many.
        singles: u8,
    },
    /// Corner Nim: afterwards it is as far to the left as down.
    EqualDistances {
        /// How far.
        distance: u8,
    },
    /// Corner Nim with the queen's moves: afterwards the distances are a pair of Wythoff's.
    WythoffPair {
        /// The smaller distance.
        near: u8,
        /// The larger one; the difference is the number of the pair.
        far: u8,
    },
    /// The Nim games: the other side wins with best play whatever is done, and why.
    Lost(Loss),
    /// Lines: the move completes a line.
    CompletesLine {
        /// The cells of all lines completed.
        cells: Vec<Cell>,
    },
    /// Lines: here the other side would complete a line.
    StopsLine {
        /// The cells of this line.
        cells: Vec<Cell>,
    },
    /// Lines: the move leaves two cells or more to complete a line, and the other side can take
    /// only one.
    DoubleThreat {
        /// These cells.
        completing: Vec<Cell>,
    },
    /// The first move of a win that no answer stops.
    ForcedWin {
        /// How many moves of its own the winner needs at most, where known.
        moves: Option<u32>,
        /// The moves of both sides as they may follow, each with its own small reason.
        steps: Vec<Step>,
    },
    /// Best play leads to a draw, and this move keeps it.
    KeepsDraw,
    /// Lines: the other side can complete a line in more cells than can be taken from it.
    CannotStop {
        /// These cells.
        completing: Vec<Cell>,
    },
    /// The other side can force a win; this move makes it take its time.
    HoldsOut {
        /// How many moves of its own the other side needs, where known.
        moves: Option<u32>,
    },
    /// Lines: the other side would make a threat on two cells at once; this move prevents it.
    StopsDouble {
        /// Where it would have played.
        at: Vec<Cell>,
    },
    /// Lines: the move threatens to complete a line.
    Threatens {
        /// The cell where.
        completing: Vec<Cell>,
    },
    /// Lines: with one more stone the line lacks one stone on two sides.
    Prepares {
        /// The cells for this stone.
        cells: Vec<Cell>,
    },
    /// Lines: the first stone of a game.
    Opening,
    /// Atoms: the reaction leaves the other side no cell.
    WinsCascade {
        /// How many waves it has.
        waves: u16,
    },
    /// Atoms: the reaction takes cells.
    Captures {
        /// How many waves it has.
        waves: u16,
        /// The cells taken.
        cells: Vec<Cell>,
        /// The mover's cells that the other side could have taken next and now cannot.
        saved: Vec<Cell>,
    },
    /// Atoms: afterwards the cell lacks one atom, next to cells of the other side.
    ReadyAtFront {
        /// These cells.
        beside: Vec<Cell>,
    },
    /// Nothing is proven; a player thinks most of this move.
    Estimate,
}

/// Why a position of a Nim game is lost for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Loss {
    /// Every binary column of the heaps holds an even number of ones.
    Columns,
    /// The same for the gaps of Northcott's game.
    Gaps,
    /// The same number of columns and rows to go.
    EqualDistances,
    /// The distances are a pair of Wythoff's.
    WythoffPair,
    /// Misère Nim: an odd number of single pieces is left.
    OddSingles,
}

impl Reason {
    /// The key under which it is worded.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Reason::WinsAtOnce => "hint-why-wins-at-once",
            Reason::ColumnsPairOff { .. } => "hint-why-columns",
            Reason::GapsPairOff { .. } => "hint-why-gaps",
            Reason::OddSingles { .. } => "hint-why-odd-singles",
            Reason::EqualDistances { .. } => "hint-why-equal-distances",
            Reason::WythoffPair { .. } => "hint-why-wythoff",
            Reason::Lost(Loss::Columns) => "hint-why-lost-columns",
            Reason::Lost(Loss::Gaps) => "hint-why-lost-gaps",
            Reason::Lost(Loss::EqualDistances) => "hint-why-lost-equal-distances",
            Reason::Lost(Loss::WythoffPair) => "hint-why-lost-wythoff",
            Reason::Lost(Loss::OddSingles) => "hint-why-lost-odd-singles",
            Reason::CompletesLine { .. } => "hint-why-completes-line",
            Reason::StopsLine { .. } => "hint-why-stops-line",
            Reason::DoubleThreat { .. } => "hint-why-double-threat",
            Reason::ForcedWin { moves: Some(_), .. } => "hint-why-forced-win-in",
            Reason::ForcedWin { moves: None, .. } => "hint-why-forced-win",
            Reason::KeepsDraw => "hint-why-keeps-draw",
            Reason::CannotStop { .. } => "hint-why-cannot-stop",
            Reason::HoldsOut { moves: Some(_) } => "hint-why-holds-out-for",
            Reason::HoldsOut { moves: None } => "hint-why-holds-out",
            Reason::StopsDouble { .. } => "hint-why-stops-double",
            Reason::Threatens { .. } => "hint-why-threatens",
            Reason::Prepares { .. } => "hint-why-prepares",
            Reason::Opening => "hint-why-opening",
            Reason::WinsCascade { .. } => "hint-why-wins-cascade",
            Reason::Captures { saved, .. } if !saved.is_empty() => "hint-why-captures-and-saves",
            Reason::Captures { .. } => "hint-why-captures",
            Reason::ReadyAtFront { .. } => "hint-why-ready-at-front",
            Reason::Estimate => "hint-why-estimate",
        }
    }

    /// What is put into its sentence.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        match self {
            Reason::OddSingles { singles } => vec![number("n", *singles)],
            Reason::EqualDistances { distance } => vec![number("n", *distance)],
            Reason::WythoffPair { near, far } => vec![
                number("near", *near),
                number("far", *far),
                number("pair", far.saturating_sub(*near)),
            ],
            Reason::CompletesLine { cells } => vec![number("n", cells.len())],
            Reason::DoubleThreat { completing } | Reason::CannotStop { completing } => {
                vec![number("n", completing.len())]
            }
            Reason::ForcedWin {
                moves: Some(moves), ..
            }
            | Reason::HoldsOut { moves: Some(moves) } => vec![number("n", *moves)],
            Reason::WinsCascade { waves } => vec![number("waves", *waves)],
            Reason::Captures {
                waves,
                cells,
                saved,
            } => vec![
                number("waves", *waves),
                number("n", cells.len()),
                number("saved", saved.len()),
            ],
            Reason::WinsAtOnce
            | Reason::ColumnsPairOff { .. }
            | Reason::GapsPairOff { .. }
            | Reason::Lost(_)
            | Reason::StopsLine { .. }
            | Reason::ForcedWin { moves: None, .. }
            | Reason::KeepsDraw
            | Reason::HoldsOut { moves: None }
            | Reason::StopsDouble { .. }
            | Reason::Threatens { .. }
            | Reason::Prepares { .. }
            | Reason::Opening
            | Reason::ReadyAtFront { .. }
            | Reason::Estimate => Vec::new(),
        }
    }

    /// Whether the picture of binary columns proves it.
    pub(super) const fn rests_on_columns(&self) -> bool {
        matches!(
            self,
            Reason::ColumnsPairOff { .. }
                | Reason::GapsPairOff { .. }
                | Reason::EqualDistances { .. }
                | Reason::OddSingles { .. }
                | Reason::Lost(
                    Loss::Columns | Loss::Gaps | Loss::EqualDistances | Loss::OddSingles
                )
        )
    }
}
