//! Alpha-beta with principal variation search and aspiration windows.
//!
//! A loss is proven only if every legal reply was searched or is refuted by a threat that it does
//! not stop; where only likely replies were searched, the loss is unproven (`score`). Reductions
//! spoil no proof: a win found at a smaller depth is a win.

mod corrections;
mod depth;
mod move_ordering;
mod node;
mod pruning;
#[cfg(feature = "fitting")]
mod reservoir;

use corrections::Corrections;
use pruning::PLY;
pub(super) use pruning::PruningNumbers;

use super::cell_set::Index;
use super::forced_wins::{ForcedWin, ForcedWins};
use super::moves::Candidate;
use super::patterns::ThreatLevel;
use super::score::{self, LARGEST_ESTIMATE, win_in};
use super::threat_board::ThreatBoard;
use super::threat_search::{ANY_NUMBER, Budget, FourSearch};
use super::transposition_table::TranspositionTable;
use fivefold_lines::Lines;
use fivefold_players::helpers::SharedNodes;
use fivefold_players::window::{Bound, Window};
use fivefold_players::{Progress, Stop};
use fivefold_rules::Game as _;

/// Positions visited between two checks of the stop flag: about a millisecond.
const NODES_BETWEEN_STOPS: u64 = 1024;
const DEEPEST_PLY: usize = 120;
/// Positions visited at most by a search for a win by fours (VCF) at a leaf.
const VCF_NODES_AT_LEAF: u64 = 40;
/// Positions without a win by fours that are remembered.
pub(super) const FOURS_SLOTS: usize = 1 << 15;
/// From so many positions on the iterations are long ones.
pub(super) const LONG: u64 = 1 << 20;
/// Larger than every score.
const INFINITE: i32 = 32_000;
/// Half the width of the first window around the score of the last iteration, in points.
const ASPIRATION: i32 = 16;
/// Iterations up to this depth use a full window.
const FULL_WINDOW_DEPTH: i32 = 4;
/// Beyond this half width a bound of the window is dropped.
const WIDEST_WINDOW: i32 = 2_000;

/// The score and the principal variation of an iteration.
#[derive(Clone, Debug)]
pub(super) struct ScoredLine {
    pub(super) score: i32,
    pub(super) line: Vec<Index>,
}

/// Makes games differ: adds a little noise to every estimate, always the same for the same position
/// and key. So moves of about equal value are ranked differently with every key, while the search
/// stays consistent. Wins and losses are not estimates and get no noise.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variety {
    key: u64,
    range: u64,
}

impl Variety {
    pub(super) const NONE: Variety = Variety { key: 0, range: 0 };

    /// Noise from -`points` to `points`.
    pub(super) const fn new(points: i32, key: u64) -> Variety {
        let range = points.unsigned_abs() as u64;
        Variety { key, range }
    }

    /// The noise of the position with this hash, or of a move.
    const fn noise(self, hash: u64) -> i32 {
        let mixed = (hash ^ self.key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The upper bits of a product depend on all bits of its factors.
        (((mixed >> 32) * (2 * self.range + 1)) >> 32) as i32 - self.range as i32
    }
}

pub(super) struct Search<'a> {
    pub(super) board: ThreatBoard,
    pub(super) tt: &'a TranspositionTable,
    pub(super) nodes: u64,
    /// At most so many of them; with a share of what several threads may visit, so many until the next
    /// part is taken.
    most_nodes: u64,
    /// What the threads may visit together, less the parts that were taken.
    shared_nodes: Option<SharedNodes>,
    pub(super) stop: &'a Stop,
    pub(super) stopped: bool,
    /// Whether all legal moves are searched, so that losses and draws can be proven.
    pub(super) full_width: bool,
    /// Whether moves are pruned and searched to different depths.
    pub(super) is_selective: bool,
    pub(super) variety: Variety,
    /// Margins, extensions and reductions.
    pub(super) numbers: PruningNumbers,
    /// Whether leaves are searched for a win by fours.
    pub(super) finds_forced_wins: bool,
    /// The search for wins by fours, with the line of the last one found.
    pub(super) fours: FourSearch,
    /// The searches for a win by threats from the root, which take turns with alpha-beta.
    pub(super) forced_wins: Option<ForcedWins>,
    /// Cells worth no more than this to both sides together have no stone near them.
    quiet_value: i32,
    /// The history table, by cell and side.
    history: Vec<[i32; 2]>,
    /// The countermoves, by the cell of the opponent's move and side.
    countermoves: Vec<[Option<Index>; 2]>,
    /// Move lists to be used again.
    lists: Vec<Vec<Candidate>>,
    /// The search stack: one entry for each ply, and two more.
    stack: Vec<StackEntry>,
    corrections: Corrections,
    root_alpha: i32,
    /// The score of the last finished iteration.
    last_score: i32,
    /// A sample of the positions that were estimated.
    #[cfg(feature = "fitting")]
    pub(super) estimated: reservoir::Reservoir,
}

/// What is known of one ply of the line that is being searched.
#[derive(Clone, Debug, Default)]
struct StackEntry {
    /// The estimate of the position for its side to move.
    estimate: i32,
    /// Whether the move being searched makes a four.
    is_four: bool,
    /// The move being searched.
    at: Option<Index>,
    /// By how much the moves up to it are extended.
    extended: i32,
    /// The excluded move of a singular extension search.
    excluded: Option<Index>,
    killers: [Option<Index>; 2],
    /// The principal variation from there.
    pv: Vec<Index>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: ThreatBoard,
        tt: &'a TranspositionTable,
        stop: &'a Stop,
        most_nodes: u64,
    ) -> Search<'a> {
        let cells = board.all_cells().len();
        let quiet_value = board.quiet_value();
        Search {
            board,
            tt,
            nodes: 0,
            most_nodes,
            shared_nodes: None,
            stop,
            stopped: stop.is_set(),
            full_width: false,
            is_selective: true,
            variety: Variety::NONE,
            numbers: PruningNumbers::SHIPPED,
            finds_forced_wins: true,
            fours: FourSearch::new(FOURS_SLOTS),
            forced_wins: None,
            quiet_value,
            history: vec![[0; 2]; cells],
            countermoves: vec![[None; 2]; cells],
            lists: Vec::new(),
            corrections: Corrections::new(),
            stack: vec![StackEntry::default(); DEEPEST_PLY + 2],
            root_alpha: -INFINITE,
            last_score: 0,
            #[cfg(feature = "fitting")]
            estimated: reservoir::Reservoir::default(),
        }
    }

    /// Counts a position; whether the search must end.
    pub(super) fn visit(&mut self) -> bool {
        if self.nodes.is_multiple_of(NODES_BETWEEN_STOPS) {
            self.stopped |= self.stop.is_set();
            if self.nodes >= LONG {
                self.look_for_forced_wins();
            }
        }
        self.stopped |= self.nodes >= self.most_nodes && !self.take_nodes(NODES_BETWEEN_STOPS);
        self.nodes += u64::from(!self.stopped);
        self.stopped
    }

    /// Tells whoever watches how far the search has come.
    pub(super) fn tell_progress(&self, depth: u32, best: Option<&ScoredLine>) {
        let Some(best) = best else {
            return;
        };
        self.stop.tell_progress(|| Progress {
            depth,
            score: best.score,
            nodes: self.nodes,
            line: best
                .line
                .iter()
                .map(|&at| Lines::pack(self.board.move_to(at)))
                .collect(),
        });
    }

    /// Lets the searches for a win by threats have their turn, if it is due. A win ends the search.
    pub(super) fn look_for_forced_wins(&mut self) {
        if let Some(mut forced_wins) = self.forced_wins.take() {
            self.stopped |= forced_wins.run_if_due(self);
            self.forced_wins = Some(forced_wins);
        }
    }

    /// Leaves it to these searches to prove a win that alpha-beta has found.
    pub(super) fn prove_forced_win(&mut self) {
        if let Some(forced_wins) = &mut self.forced_wins {
            forced_wins.prove(self.nodes);
            self.look_for_forced_wins();
        }
    }

    /// The win by threats that was found.
    pub(super) fn forced_win(&mut self) -> Option<ForcedWin> {
        self.forced_wins.as_mut()?.found.take()
    }

    /// One iteration, in widening aspiration windows. An interrupted one gives its best so far,
    /// which is at least the best of the iteration before; `None` if it has not finished its first
    /// move.
    pub(super) fn search_to(&mut self, plies: i32) -> Option<ScoredLine> {
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.is_selective && plies > FULL_WINDOW_DEPTH && !score::is_decisive(self.last_score) {
            (alpha, beta) = (self.last_score - width, self.last_score + width);
        }
        let mut better = None;
        loop {
            self.stack[0].pv.clear();
            self.root_alpha = alpha;
            let mut score = self.search_node(Window { alpha, beta }, plies * PLY, 0, false);
            let line = self.stack[0].pv.clone();
            if self.stopped {
                if score::is_proven_loss(score) {
                    // Another move may still be better.
                    score = score::unproven(score);
                }
                // A score below alpha says nothing about the move.
                return match score > alpha && !line.is_empty() {
                    true => Some(ScoredLine { score, line }),
                    false => better,
                };
            }
            width *= 2;
            if score <= alpha && alpha > -INFINITE {
                alpha = if width > WIDEST_WINDOW {
                    -INFINITE
                } else {
                    score - width
                };
            } else if score >= beta && beta < INFINITE {
                beta = if width > WIDEST_WINDOW {
                    INFINITE
                } else {
                    score + width
                };
                better = Some(ScoredLine { score, line });
            } else {
                self.last_score = score;
                return (!line.is_empty()).then_some(ScoredLine { score, line });
            }
        }
    }

    /// The score of a leaf: its estimate or, where that is below beta, a win by fours if there is
    /// one.
    fn leaf(&mut self, hash: u64, from: i32, beta: i32) -> i32 {
        self.fours.prefetch(&self.board);
        let estimate = self.estimate();
        if estimate >= beta {
            self.tt.store_estimate(hash, estimate, Bound::AtLeast);
            return estimate;
        }
        let me = self.board.to_move();
        let fours = self.board.count(me, ThreatLevel::Four);
        let four_threes = self.board.count(me, ThreatLevel::FourThree);
        // In renju one four is enough for white, if its answer is forbidden.
        let few = u16::from(!self.board.is_restricted(me ^ 1));
        if self.finds_forced_wins
            && (four_threes > 0 || fours > few)
            && let Some(plies) = self.win_by_fours(VCF_NODES_AT_LEAF)
        {
            let best = self.fours.line().next();
            let score = win_in(plies);
            let depth = i32::from(i8::MAX);
            self.tt
                .store(hash, score, best, depth, Bound::AtLeast, false);
            return win_in(from + plies);
        }
        // So no stone is placed to reach it again.
        self.tt.store_estimate(hash, estimate, Bound::Exact);
        estimate
    }

    /// The plies in which the side to move wins by fours, if that is found within so many positions.
    pub(super) fn win_by_fours(&mut self, positions: u64) -> Option<i32> {
        let mut budget = self.budget(positions);
        let answer = self.fours.search(&self.board, ANY_NUMBER, &mut budget);
        self.count(&budget);
        answer.plies()
    }

    /// Counts what a search for a forced win has visited.
    pub(super) fn count(&mut self, budget: &Budget) {
        let before = self.nodes / NODES_BETWEEN_STOPS;
        self.nodes += budget.spent();
        self.stopped |= self.nodes / NODES_BETWEEN_STOPS > before && self.stop.is_set();
    }

    /// What a search for a forced win may visit: at most so many positions.
    pub(super) fn budget(&mut self, positions: u64) -> Budget<'a> {
        let own = self.most_nodes.saturating_sub(self.nodes);
        if positions > own {
            self.take_nodes(positions - own);
        }
        let left = self.most_nodes.saturating_sub(self.nodes);
        Budget::new(positions.min(left), self.stop)
    }

    /// How many positions may still be visited.
    pub(super) fn left(&self) -> u64 {
        let own = self.most_nodes.saturating_sub(self.nodes);
        let shared = self.shared_nodes.as_ref().map_or(0, SharedNodes::left);
        own.saturating_add(shared)
    }

    /// Takes at most so many positions from those that are shared; whether there were any.
    #[cold]
    fn take_nodes(&mut self, wanted: u64) -> bool {
        let taken = self.shared_nodes.as_ref().map_or(0, |it| it.take(wanted));
        self.most_nodes += taken;
        taken > 0
    }

    /// Shares the positions that are left with others.
    pub(super) fn share_nodes(&mut self) {
        self.shared_nodes = Some(SharedNodes::new(self.left()));
        self.most_nodes = self.nodes;
    }

    /// A search of the same position for another thread, with the same table and the same positions
    /// left, until it is stopped.
    pub(super) fn beside<'b>(&self, stop: &'b Stop) -> Search<'b>
    where
        'a: 'b,
    {
        Search {
            shared_nodes: self.shared_nodes.clone(),
            full_width: self.full_width,
            is_selective: self.is_selective,
            variety: self.variety,
            numbers: self.numbers,
            finds_forced_wins: self.finds_forced_wins,
            ..Search::new(self.board.clone(), self.tt, stop, 0)
        }
    }

    /// The estimate for the side to move, corrected and with noise.
    fn estimate(&mut self) -> i32 {
        #[cfg(feature = "fitting")]
        self.estimated.offer(
            self.board.hash() ^ self.nodes << 17,
            self.board.moves_made(),
        );
        let noise = self.variety.noise(self.board.hash());
        let score = self.board.estimate() + self.correction() + noise;
        score.clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE)
    }

    /// Sets the principal variation from this ply on: the move, then that of the next ply.
    fn update_pv(&mut self, ply: usize, at: Index) {
        let (here, below) = self.stack.split_at_mut(ply + 1);
        let pv = &mut here[ply].pv;
        pv.clear();
        pv.push(at);
        pv.extend_from_slice(&below[0].pv);
    }
}
