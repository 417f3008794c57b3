//! Alpha-beta alone: the best move as far as so many positions show, without the searches for wins by threats
//! that take turns with it in [`LinesEngine`](crate::LinesEngine).

use super::cell_set::Index;
use super::iterative_deepening::DEEPEST;
use super::score;
use super::search::{ScoredLine, Search};
use super::threat_board::ThreatBoard;
use super::transposition_table::TranspositionTable;
use fivefold_players::Stop;

/// Searches with alpha-beta, one after the other, that remember what they have found out.
///
/// All must be of one game. What is remembered of a position goes by its stones: where the side to move has passed,
/// it may be what holds for the other side.
///
/// ```
/// use fivefold_lines::{Lines, LinesParams};
/// use fivefold_lines_engine::alpha_beta::AlphaBeta;
/// use fivefold_lines_engine::threat_board::ThreatBoard;
/// use fivefold_players::Stop;
/// use fivefold_rules::{Game, Parameters, Side};
///
/// let params = LinesParams::parse("15x15x5").expect("Gomoku");
/// let mut board = ThreatBoard::new(&Lines::start(&params, Side::First));
/// for at in [112, 0, 113, 2, 114] {
///     board.place(at);
/// }
/// let (best, _) = AlphaBeta::new(1).best_move(&board, 10_000, &Stop::new());
/// // Three in a row between empty cells are answered there.
/// assert!(best.is_some_and(|best| [110, 111, 115, 116].contains(&best.at)));
/// ```
pub struct AlphaBeta {
    table: TranspositionTable,
}

/// The best move that a search has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The cell.
    pub at: Index,
    /// What it is worth to the side to move, in points: an estimate from −10 000 to 10 000, or beyond that a win
    /// or a loss, the further from 0 the sooner it comes.
    pub score: i32,
}

impl AlphaBeta {
    /// A search with a table of at most so many MiB, which it allocates now.
    #[must_use]
    pub fn new(memory_mib: u32) -> AlphaBeta {
        AlphaBeta {
            table: TranspositionTable::new(memory_mib),
        }
    }

    /// The best move of a position within about so many positions, and how many were visited. Nothing if they did
    /// not suffice for a single move, and where [`static_result`](crate::moves::static_result) knows the result.
    ///
    /// It searches ever deeper until the positions are used up, it is stopped, or it has found a win or a loss.
    pub fn best_move(
        &mut self,
        board: &ThreatBoard,
        positions: u64,
        stop: &Stop,
    ) -> (Option<BestMove>, u64) {
        let mut search = Search::new(board.clone(), &self.table, stop, positions);
        let mut best: Option<ScoredLine> = None;
        for depth in 1..=DEEPEST {
            let Some(next) = search.search_to(depth as i32) else {
                break;
            };
            let is_decisive = score::is_decisive(next.score);
            best = Some(next);
            if search.stopped || is_decisive {
                break;
            }
        }
        let best = best.and_then(|ScoredLine { score, line }| {
            let at = *line.first()?;
            Some(BestMove { at, score })
        });
        (best, search.nodes)
    }
}
