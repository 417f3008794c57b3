//! Alpha-beta with principal variation search, aspiration windows and iterative deepening.
//!
//! A score is proven only if every reply that the rules allow was looked at or is refuted by a
//! threat that it does not meet; where only promising replies were looked at, a loss is believed,
//! not proven (`score`). Reductions spoil no proof: a win found at a smaller depth is a win.

mod depth;
#[cfg(feature = "tuning")]
mod drawn;
mod node;
mod order;
mod pruning;

use pruning::PLY;

use super::board::Board;
use super::cells::Index;
use super::moves::Candidate;
use super::patterns::Threat;
use super::score::{self, MOST_ESTIMATE, win_in};
use super::transposition::Transpositions;
use crate::players::Stop;
use crate::players::window::{Bound, Window};

/// How many positions are visited between two looks at the stop: about a millisecond.
const NODES_BETWEEN_STOPS: u64 = 1024;
/// No line of play is followed further.
const DEEPEST_PLY: usize = 120;
/// Positions visited at most by a search for a win by fours at the end of a line of play.
const FOURS_AT_LEAF: u32 = 40;
/// More than every score.
const INFINITE: i32 = 32_000;
/// How far from the last score, in points, the next deepening expects its own.
const ASPIRATION: i32 = 16;
/// Deepenings up to this one expect nothing.
const UNASPIRED: i32 = 4;
/// A window wider than this is opened.
const WIDEST: i32 = 2_000;

/// What the last finished (or interrupted) deepening found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    pub(super) score: i32,
    pub(super) line: Vec<Index>,
}

/// What keeps two games from being alike: a little is added to the estimate of every position,
/// always the same for the same position and seed. So moves that are about equally good come out in
/// another order with every seed, while the search remains one of a fixed game; wins and losses
/// are no estimates and stay what they are.
#[derive(Clone, Copy, Debug)]
pub(super) struct Variety {
    key: u64,
    most: u64,
}

impl Variety {
    /// The same for every seed.
    pub(super) const NONE: Variety = Variety { key: 0, most: 0 };

    /// From this many points below to as many above the estimate, drawn by the key.
    pub(super) const fn new(points: i32, key: u64) -> Variety {
        let most = points.unsigned_abs() as u64;
        Variety { key, most }
    }

    /// What is added to the estimate of the position with this hash, or to the rank of a move.
    const fn draw(self, hash: u64) -> i32 {
        let mixed = (hash ^ self.key).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        // The upper bits of a product depend on all bits of its factors.
        (((mixed >> 32) * (2 * self.most + 1)) >> 32) as i32 - self.most as i32
    }
}

/// One search: its board, its tables, and how far it has come.
pub(super) struct Search<'a> {
    pub(super) board: Board<'a>,
    pub(super) known: &'a mut Transpositions,
    pub(super) nodes: u64,
    pub(super) most_nodes: u64,
    pub(super) stop: &'a Stop,
    pub(super) stopped: bool,
    /// Whether all empty cells are looked at, so that losses and draws can be proven.
    pub(super) everywhere: bool,
    /// Whether moves late in the order are looked at less deep.
    pub(super) reduces: bool,
    /// Draws among equally good moves; see [`Variety::draw`].
    pub(super) variety: Variety,
    /// Whether wins by force are looked for where the depth ends.
    pub(super) forces: bool,
    /// Positions in which a search for a win by fours or threes found none.
    pub(super) refuted: Vec<u64>,
    /// The moves of the last win by force found, the last one first.
    pub(super) forced: Vec<Index>,
    /// A cell whose sides are worth no more than this has no stone near it.
    quiet_value: i32,
    /// For each cell and side what moves there have achieved.
    history: Vec<[i32; 2]>,
    /// For each cell and side the answer to a stone of the opponent's there.
    replies: Vec<[Option<Index>; 2]>,
    lists: Vec<Vec<Candidate>>,
    /// What is known of each ply of the line of play that is looked at, and of two more.
    plies: Vec<Ply>,
    /// What the root has found so far, in points.
    root_alpha: i32,
    /// The score of the last finished deepening.
    last_score: i32,
    /// Some of the positions that were estimated.
    #[cfg(feature = "tuning")]
    pub(super) estimated: drawn::Drawn,
}

/// What is known of one ply of the line of play that is looked at.
#[derive(Clone, Debug, Default)]
struct Ply {
    /// The estimate of the position for its side to move.
    estimate: i32,
    /// Whether the move made there now is a four.
    is_four: bool,
    /// A move that is left out, to see how good the others are.
    left_out: Option<Index>,
    /// The last two moves that refuted a position at this ply.
    killers: [Option<Index>; 2],
    /// The best line from there.
    line: Vec<Index>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        board: Board<'a>,
        known: &'a mut Transpositions,
        stop: &'a Stop,
        most_nodes: u64,
    ) -> Search<'a> {
        let cells = board.all_cells().len();
        let quiet_value = board.quiet_value();
        Search {
            board,
            known,
            nodes: 0,
            most_nodes,
            stop,
            stopped: false,
            everywhere: false,
            reduces: true,
            variety: Variety::NONE,
            forces: true,
            refuted: vec![0; super::threats::REFUTED],
            forced: Vec::new(),
            quiet_value,
            history: vec![[0; 2]; cells],
            replies: vec![[None; 2]; cells],
            lists: Vec::new(),
            plies: vec![Ply::default(); DEEPEST_PLY + 2],
            root_alpha: -INFINITE,
            last_score: 0,
            #[cfg(feature = "tuning")]
            estimated: drawn::Drawn::default(),
        }
    }

    /// Counts a position; whether the search must end.
    pub(super) fn visit(&mut self) -> bool {
        if self.nodes >= self.most_nodes
            || (self.nodes.is_multiple_of(NODES_BETWEEN_STOPS) && self.stop.is_set())
        {
            self.stopped = true;
        } else {
            self.nodes += 1;
        }
        self.stopped
    }

    /// Searches this deep; nothing if the search ended before the first move was looked at. An
    /// interrupted deepening gives its best so far, which is at least the best of the one before.
    pub(super) fn deepen(&mut self, plies: i32) -> Option<Found> {
        let mut width = ASPIRATION;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if self.reduces && plies > UNASPIRED && !score::is_end(self.last_score) {
            (alpha, beta) = (self.last_score - width, self.last_score + width);
        }
        let mut better = None;
        loop {
            self.plies[0].line.clear();
            self.root_alpha = alpha;
            let mut score = self.node(Window { alpha, beta }, plies * PLY, 0, false);
            let line = self.plies[0].line.clone();
            if self.stopped {
                if score::is_loss(score) {
                    // Another move may still be better.
                    score = score::believed(score);
                }
                // Below alpha nothing is known of the move.
                return match score > alpha && !line.is_empty() {
                    true => Some(Found { score, line }),
                    false => better,
                };
            }
            width *= 2;
            if score <= alpha && alpha > -INFINITE {
                alpha = if width > WIDEST {
                    -INFINITE
                } else {
                    score - width
                };
            } else if score >= beta && beta < INFINITE {
                beta = if width > WIDEST {
                    INFINITE
                } else {
                    score + width
                };
                better = Some(Found { score, line });
            } else {
                self.last_score = score;
                return (!line.is_empty()).then_some(Found { score, line });
            }
        }
    }

    /// The score at the end of a line of play: a win by fours where an estimate does not do, or
    /// else an estimate.
    fn leaf(&mut self, hash: u64, from: i32, beta: i32) -> i32 {
        let estimate = self.estimate();
        if estimate >= beta {
            return estimate;
        }
        let me = self.board.to_move();
        let fours = self.board.count(me, Threat::Four);
        let four_threes = self.board.count(me, Threat::FourThree);
        // In renju one four is enough for white, if its answer is forbidden.
        let few = u16::from(!self.board.is_restricted(me ^ 1));
        if self.forces && (four_threes > 0 || fours > few) {
            let mut budget = FOURS_AT_LEAF;
            if let Some(plies) = self.win_by_fours(&mut budget) {
                let best = self.forced.last().copied();
                self.known.store(
                    hash,
                    win_in(plies),
                    best,
                    i32::from(i8::MAX),
                    Bound::AtLeast,
                );
                return win_in(from + plies);
            }
        }
        estimate
    }

    /// How good the position looks to the side to move.
    fn estimate(&mut self) -> i32 {
        #[cfg(feature = "tuning")]
        self.estimated
            .meet(self.board.hash() ^ self.nodes << 17, self.board.line());
        let score = self.board.estimate() + self.variety.draw(self.board.hash());
        score.clamp(-MOST_ESTIMATE, MOST_ESTIMATE)
    }

    /// Makes the line of play from this ply on: the move, and what follows it.
    fn follow(&mut self, ply: usize, at: Index) {
        let (here, below) = self.plies.split_at_mut(ply + 1);
        let here = &mut here[ply].line;
        here.clear();
        here.push(at);
        here.extend_from_slice(&below[0].line);
    }
}
