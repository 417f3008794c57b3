//! Alpha-beta with principal variation search and iterative deepening.
//!
//! A score is proven only if every reply that the rules allow was looked at or is refuted by a
//! threat that it does not meet; where only promising replies were looked at, a loss is believed,
//! not proven (`score`). Reductions spoil no proof: a win found at a smaller depth is a win.

use super::board::Board;
use super::cells::Index;
use super::moves::{self, Candidate, Duty, Outlook};
use super::patterns::Threat;
use super::score::{self, MOST_ESTIMATE, from_here, from_root, loss_in, win_in};
use super::transposition::{Bound, Transpositions};
use crate::players::Stop;

/// How many positions are visited between two looks at the stop: about a millisecond.
const NODES_BETWEEN_STOPS: u64 = 1024;
/// No line of play is followed further.
const DEEPEST_PLY: usize = 120;
/// Positions visited at most by a search for a win by fours at the end of a line of play.
const FOURS_AT_LEAF: u32 = 40;
/// More than every score.
const INFINITE: i32 = 32_000;
/// Reduced moves begin with this one in the order.
const FIRST_REDUCED: usize = 4;

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
    history: Vec<[i32; 2]>,
    killers: Vec<[Option<Index>; 2]>,
    lists: Vec<Vec<Candidate>>,
    lines: Vec<Vec<Index>>,
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
            killers: vec![[None; 2]; DEEPEST_PLY + 2],
            lists: Vec::new(),
            lines: vec![Vec::new(); DEEPEST_PLY + 2],
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
    pub(super) fn deepen(&mut self, depth: i32) -> Option<Found> {
        self.lines[0].clear();
        let mut score = self.node(-INFINITE, INFINITE, depth, 0);
        if self.stopped && score::is_loss(score) {
            // Another move may still be better.
            score = score::believed(score);
        }
        (!self.lines[0].is_empty()).then(|| Found {
            score,
            line: self.lines[0].clone(),
        })
    }

    /// The score of the position for the side to move. Meaningless once the search has stopped,
    /// but at the root, where it is that of the best move so far.
    fn node(&mut self, mut alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        if self.visit() {
            return 0;
        }
        self.lines[ply].clear();
        let from = ply as i32;
        let side = self.board.to_move();
        let duty = match moves::outlook(&self.board) {
            Outlook::Wins(plies) => return win_in(from + plies),
            Outlook::Loses(plies) => return loss_in(from + plies),
            Outlook::Drawn => return 0,
            Outlook::Open(duty) => duty,
        };
        // White may have an answer elsewhere: see `moves::answers`.
        let may_miss = matches!(duty, Duty::Answer(answers) if !answers.are_all);
        let duty = match duty {
            Duty::Answer(_) if may_miss && self.everywhere => Duty::Free,
            duty => duty,
        };
        let hash = self.board.hash();
        let remembered = self.known.get(hash);
        if let Some(entry) = remembered.filter(|_| ply > 0) {
            let score = from_root(entry.score.into(), from);
            let deep_enough = i32::from(entry.depth) >= depth;
            let holds = match entry.bound {
                Bound::Exact => deep_enough || score::is_win(score) || score::is_loss(score),
                Bound::AtLeast => score >= beta && (deep_enough || score::is_win(score)),
                Bound::AtMost => score <= alpha && (deep_enough || score::is_loss(score)),
            };
            if holds {
                return score;
            }
        }
        if depth <= 0 && matches!(duty, Duty::Free) || ply >= DEEPEST_PLY {
            return self.leaf(hash, from);
        }
        let first = remembered.and_then(|entry| entry.best);
        let mut list = self.lists.pop().unwrap_or_default();
        let mut best = -INFINITE;
        match duty {
            Duty::Block(at) => {
                list.clear();
                list.push(Candidate { at, order: 0 });
            }
            Duty::Answer(answers) => {
                moves::of_set(&self.board, &answers.cells, &mut list);
                best = loss_in(from + 4);
                if may_miss {
                    best = score::believed(best);
                }
            }
            Duty::Free => self.free_moves(&mut list, ply),
        }
        if let Some(first) = first
            && let Some(candidate) = list.iter_mut().find(|candidate| candidate.at == first)
        {
            candidate.order = i32::MAX;
        }
        let below = match duty {
            Duty::Block(_) => depth,
            _ => depth - 1,
        };
        let free = matches!(duty, Duty::Free);
        let most = if free && !self.everywhere {
            most_moves(depth, ply)
        } else {
            usize::MAX
        };
        let before = alpha;
        let mut best_move = None;
        let mut looked_at_all = self.everywhere || !(free || may_miss);
        for turn in 0..list.len() {
            // A lost position is worth a look at everything.
            if turn >= most && !score::is_end(best) {
                looked_at_all = false;
                break;
            }
            let Some(Candidate { at, .. }) = moves::next_best(&mut list, turn) else {
                break;
            };
            let quiet = free
                && self.board.threat(side, at) == Threat::None
                && self.board.threat(side ^ 1, at) < Threat::DoubleThree;
            let reduction = if self.reduces && quiet && turn >= FIRST_REDUCED && depth >= 3 {
                1 + i32::from(turn >= 12) + i32::from(depth >= 7)
            } else {
                0
            };
            self.board.place(at);
            let score = if turn == 0 {
                -self.node(-beta, -alpha, below, ply + 1)
            } else {
                let mut score = -self.node(-alpha - 1, -alpha, below - reduction, ply + 1);
                if score > alpha && reduction > 0 && !self.stopped {
                    score = -self.node(-alpha - 1, -alpha, below, ply + 1);
                }
                if score > alpha && score < beta && !self.stopped {
                    score = -self.node(-beta, -alpha, below, ply + 1);
                }
                score
            };
            self.board.take_back();
            if self.stopped {
                self.lists.push(list);
                return best;
            }
            if score > best {
                best = score;
            }
            if score > alpha {
                alpha = score;
                best_move = Some(at);
                self.follow(ply, at);
            } else if ply == 0 && turn == 0 {
                self.follow(ply, at);
            }
            if alpha >= beta {
                if free {
                    self.reward(side, at, depth, ply);
                }
                break;
            }
        }
        self.lists.push(list);
        if score::is_loss(best) && !looked_at_all {
            best = score::believed(best);
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > before {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.known
            .store(hash, from_here(best, from), best_move, depth, bound);
        best
    }

    /// Candidates in a position without a threat that must be answered.
    fn free_moves(&self, list: &mut Vec<Candidate>, ply: usize) {
        moves::free(&self.board, self.everywhere, self.quiet_value, list);
        if list.is_empty() {
            moves::free(&self.board, true, self.quiet_value, list);
        }
        let side = self.board.to_move();
        let killers = self.killers[ply];
        for candidate in list {
            if killers.contains(&Some(candidate.at)) {
                candidate.order += 40;
            }
            candidate.order += self.history[usize::from(candidate.at)][side & 1] / 64;
            // Of moves that come out equal the one looked at first is played.
            if ply == 0 {
                candidate.order += self.variety.draw(u64::from(candidate.at));
            }
        }
    }

    /// The score at the end of a line of play: a win by fours, or else an estimate.
    fn leaf(&mut self, hash: u64, from: i32) -> i32 {
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
        self.estimate()
    }

    /// How good the position looks to the side to move.
    fn estimate(&self) -> i32 {
        let (board, me) = (&self.board, self.board.to_move());
        let other = me ^ 1;
        let count = |side, threat| i32::from(board.count(side, threat));
        let mut score = (board.total(me) - board.total(other)) / 2 + board.total(me) / 4;
        score += 60 * count(me, Threat::Three).min(2);
        if board.count(me, Threat::DoubleThree) > 0 && !board.is_restricted(me) {
            score += 150;
        }
        let double_threes = match board.is_restricted(other) {
            true => 0,
            false => board.count(other, Threat::DoubleThree),
        };
        if double_threes + board.count(other, Threat::FourThree) > 0 {
            score -= 60;
        }
        score += self.variety.draw(board.hash());
        score.clamp(-MOST_ESTIMATE, MOST_ESTIMATE)
    }

    /// Makes the line of play below this ply: the move, and what follows it.
    fn follow(&mut self, ply: usize, at: Index) {
        let (here, below) = self.lines.split_at_mut(ply + 1);
        let here = &mut here[ply];
        here.clear();
        here.push(at);
        here.extend_from_slice(&below[0]);
    }

    /// A move that refuted a position comes earlier in similar ones.
    fn reward(&mut self, side: usize, at: Index, depth: i32, ply: usize) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(at) {
            *killers = [Some(at), killers[0]];
        }
        let count = &mut self.history[usize::from(at)][side & 1];
        *count += depth * depth;
        if *count > 4_000 {
            for counts in self.history.iter_mut().flatten() {
                *counts /= 2;
            }
        }
    }
}

/// How many moves are looked at in a position without forced replies, the most promising first.
fn most_moves(depth: i32, ply: usize) -> usize {
    if ply == 0 {
        return 36;
    }
    match depth {
        ..=1 => 6,
        2 => 8,
        3 => 11,
        4 => 13,
        5 => 17,
        _ => 24,
    }
}
