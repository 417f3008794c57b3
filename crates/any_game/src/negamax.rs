//! The recursive part of alpha-beta: principal variation search of one position.
//!
//! A score beyond [`PROVEN`] rests on finished games alone, for the horizon only yields estimates;
//! that holds in games with repeating positions too, because every line is cut at some depth. The
//! other way round a draw is proven only where no line met the horizon, which each result tells.

use super::evaluation::{Evaluation, LARGEST_ESTIMATE};
use super::hash::{hash_of, mix};
use super::meter::Meter;
use super::ordering::HistoryTables;
use super::table::{TO_THE_END, Table, TtEntry};
use fivefold_players::window::Bound;
use fivefold_rules::{Game, Move, Outcome};

/// Scores beyond this are proven.
pub(super) const PROVEN: i32 = LARGEST_ESTIMATE + 1;
/// The score of a won game at the root; each ply before costs a point.
const WON: i32 = 32_000;
/// More than any score.
pub(super) const INFINITE: i32 = WON + 1;
/// The deepest search.
pub(super) const DEEPEST: u32 = 200;

/// What a search has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchedScore {
    pub(super) score: i32,
    /// Whether the score rests on finished games alone.
    pub(super) is_proven: bool,
}

impl SearchedScore {
    const fn proven(score: i32) -> SearchedScore {
        SearchedScore {
            score,
            is_proven: true,
        }
    }

    const fn turned(self) -> SearchedScore {
        SearchedScore {
            score: -self.score,
            ..self
        }
    }

    /// Plies from the root to the end of a game that is proven won or lost.
    pub(super) fn plies(self) -> Option<u32> {
        let plies = WON - self.score.abs();
        (self.score.abs() >= PROVEN).then_some(plies.unsigned_abs())
    }
}

/// Moves that a weak player overlooks, chosen by the position so that it overlooks them
/// throughout one search.
#[derive(Clone, Copy, Debug)]
pub(super) struct Oversight {
    pub(super) percent: u8,
    pub(super) seed: u64,
}

impl Oversight {
    /// Takes the overlooked moves out, but never all.
    pub(super) fn hide<G: Game>(self, position: u64, moves: &mut Vec<G::Move>) {
        if self.percent == 0 {
            return;
        }
        let key = mix(position, self.seed);
        let noise = |mv: G::Move| mix(key, G::pack(mv).0.into());
        let most_visible = moves.iter().copied().max_by_key(|&mv| noise(mv));
        moves.retain(|&mv| noise(mv) % 100 >= u64::from(self.percent));
        if moves.is_empty() {
            moves.extend(most_visible);
        }
    }
}

/// One search: what it works with and what it has learnt.
pub(super) struct Negamax<'a, G: Game, E: ?Sized> {
    pub(super) evaluation: &'a E,
    pub(super) table: &'a mut Table,
    pub(super) meter: Meter<'a>,
    pub(super) oversight: Oversight,
    pub(super) history: HistoryTables,
    /// The principal variation from each ply on.
    pub(super) lines: Vec<Vec<G::Move>>,
    /// Lists to use again.
    lists: Vec<Vec<G::Move>>,
}

impl<'a, G: Game, E: Evaluation<G> + ?Sized> Negamax<'a, G, E> {
    pub(super) fn new(
        evaluation: &'a E,
        table: &'a mut Table,
        meter: Meter<'a>,
        oversight: Oversight,
    ) -> Self {
        let plies = DEEPEST as usize + 2;
        Negamax {
            evaluation,
            table,
            meter,
            oversight,
            history: HistoryTables::new(plies),
            lines: vec![Vec::new(); plies],
            lists: Vec::new(),
        }
    }

    /// What a move is worth to the side that makes it, `ply` plies from the root, with so much
    /// depth left after it. None when the limits are reached; the position is undone all the same.
    pub(super) fn try_move(
        &mut self,
        position: &mut G,
        mv: G::Move,
        depth: u32,
        (alpha, beta): (i32, i32),
        ply: usize,
        is_first: bool,
    ) -> Option<SearchedScore> {
        self.meter.visit()?;
        let mover = position.side_to_move();
        let undo = position.apply(mv, &mut ());
        let turns = position.side_to_move() != mover;
        let mut search = |alpha: i32, beta: i32| {
            if turns {
                self.search(position, depth, -beta, -alpha, ply + 1)
                    .map(SearchedScore::turned)
            } else {
                self.search(position, depth, alpha, beta, ply + 1)
            }
        };
        let mut found = None;
        if !is_first {
            found = search(alpha, alpha + 1);
        }
        if is_first || found.is_some_and(|found| found.score > alpha && found.score < beta) {
            found = search(alpha, beta);
        }
        position.undo(mv, undo);
        found
    }

    /// The score for the side to move; outside the window it is a bound.
    fn search(
        &mut self,
        position: &mut G,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Option<SearchedScore> {
        self.lines[ply].clear();
        let won = WON - ply as i32;
        match position.outcome() {
            Some(Outcome::Draw) => return Some(SearchedScore::proven(0)),
            Some(Outcome::Win(side)) if side == position.side_to_move() => {
                return Some(SearchedScore::proven(won));
            }
            Some(Outcome::Win(_)) => return Some(SearchedScore::proven(-won)),
            None if depth == 0 || ply > DEEPEST as usize => {
                let score = self.evaluation.score(position);
                return Some(SearchedScore {
                    score: score.clamp(-LARGEST_ESTIMATE, LARGEST_ESTIMATE),
                    is_proven: false,
                });
            }
            None => {}
        }
        // Nothing is better than to win with the next move.
        if alpha >= won - 1 {
            return Some(SearchedScore::proven(won - 1));
        }
        let hash = hash_of(position);
        let entry = self.table.get(hash);
        if let Some(found) = entry.and_then(|entry| usable(entry, depth, alpha, beta, ply)) {
            return Some(found);
        }
        let mut moves = self.lists.pop().unwrap_or_default();
        position.legal_moves(&mut moves);
        self.oversight.hide::<G>(hash, &mut moves);
        let best = entry.map(|entry| entry.best);
        self.history
            .sort::<G>(&mut moves, best, position.side_to_move(), ply);
        let result = self.search_moves(position, &moves, depth, alpha, beta, ply);
        self.lists.push(moves);
        let (found, best) = result?;
        self.table.put(
            hash,
            TtEntry {
                score: to_table(found.score, ply),
                bound: match found.score {
                    score if score >= beta => Bound::AtLeast,
                    score if score > alpha => Bound::Exact,
                    _ => Bound::AtMost,
                },
                // A proven draw stays one. A proven win is the quickest only within this depth.
                depth: match found.is_proven && found.score.abs() < PROVEN {
                    true => TO_THE_END,
                    false => depth as u8,
                },
                best,
            },
        );
        Some(found)
    }

    /// Searches the moves in this order; the result and the best move.
    fn search_moves(
        &mut self,
        position: &mut G,
        moves: &[G::Move],
        depth: u32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> Option<(SearchedScore, Move)> {
        let mut best: Option<(SearchedScore, Move)> = None;
        let mut all_proven = true;
        for (number, &mv) in moves.iter().enumerate() {
            let window = (alpha, beta);
            let found = self.try_move(position, mv, depth - 1, window, ply, number == 0)?;
            all_proven &= found.is_proven;
            if best.is_some_and(|(best, _)| found.score <= best.score) {
                continue;
            }
            best = Some((found, G::pack(mv)));
            if found.score <= alpha {
                continue;
            }
            alpha = found.score;
            self.note_line(mv, ply);
            if found.score >= beta {
                let side = position.side_to_move();
                self.history.record_cutoff(G::pack(mv), side, depth, ply);
                return best;
            }
        }
        // Rules that leave a side without a move must end the game; such a game goes nowhere.
        let (found, best) = best.unwrap_or((SearchedScore::proven(0), Move(0)));
        let is_proven = all_proven || found.score >= PROVEN;
        Some((SearchedScore { is_proven, ..found }, best))
    }

    /// The principal variation from this ply on begins with the move.
    pub(super) fn note_line(&mut self, mv: G::Move, ply: usize) {
        let (above, below) = self.lines.split_at_mut(ply + 1);
        above[ply].clear();
        above[ply].push(mv);
        above[ply].extend_from_slice(&below[0]);
    }
}

/// What the table tells, if that is enough for this depth and window.
fn usable(entry: TtEntry, depth: u32, alpha: i32, beta: i32, ply: usize) -> Option<SearchedScore> {
    let score = from_table(entry.score, ply);
    let found = SearchedScore {
        score,
        is_proven: entry.depth == TO_THE_END || score.abs() >= PROVEN,
    };
    let is_deep = u32::from(entry.depth) >= depth;
    let is_enough = score >= beta && entry.bound != Bound::AtMost;
    let is_too_little = score <= alpha && entry.bound != Bound::AtLeast;
    let is_it = entry.bound == Bound::Exact && entry.depth == TO_THE_END;
    let answers = (is_enough && (is_deep || score >= PROVEN))
        || (is_too_little && (is_deep || score <= -PROVEN))
        || is_it;
    answers.then_some(found)
}

/// A score counted from the root, as counted from a position at this ply.
fn to_table(score: i32, ply: usize) -> i16 {
    let plies = if score.abs() >= PROVEN { ply as i32 } else { 0 };
    (score + plies * score.signum()) as i16
}

fn from_table(score: i16, ply: usize) -> i32 {
    let score = i32::from(score);
    let plies = if score.abs() >= PROVEN { ply as i32 } else { 0 };
    score - plies * score.signum()
}
