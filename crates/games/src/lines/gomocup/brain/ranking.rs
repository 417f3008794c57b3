//! Questions about several moves at once, as the protocol of Yixin asks them: the best moves, the best
//! ones besides some points, moves after which the game is even.

use crate::lines::levels::near_stones;
use crate::lines::{Lines, Place};
use fivefold_lines_engine::LinesEngine;
use fivefold_players::{Limits, Player, Progress, SearchResult, Stop, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};

/// Positions visited for each move in the first round; each round visits so many times more, for half
/// as many moves.
const FIRST_ROUND: u64 = 250;
const ROUND_FACTOR: u64 = 4;
/// Where nothing else limits it, so many positions are visited for one question.
const USUAL_NODES: u64 = 500_000;
/// What a win counts among estimates, which stay far below; less by the plies to it.
const WON: i32 = 30_000;
/// Fewest moves that are compared to the end.
const FEWEST: usize = 2;

/// A question about several moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// The position, in which the brain is to move.
    pub position: Lines,
    /// Points on which it shall not put its next stone.
    pub blocked: Vec<Cell>,
    /// What is asked.
    pub wanted: Wanted,
}

/// What is asked about the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// So many of the best ones.
    Best(usize),
    /// The one after which the own score is nearest to this.
    Balance(i32),
    /// A move of each side after which the own score is nearest to this.
    BalancedPair(i32),
}

/// A move with what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RankedMove {
    /// Where.
    pub at: Cell,
    /// What it is worth to the mover.
    pub score: i32,
    /// Plies looked ahead.
    pub depth: u32,
    /// The move and what is expected to follow.
    pub line: Vec<Place>,
}

/// What the question came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ranking {
    /// The moves that were asked for, the best first.
    pub moves: Vec<RankedMove>,
    /// The answer to the best, where a pair was asked for.
    pub pair: Option<RankedMove>,
    /// Positions visited.
    pub nodes: u64,
}

/// Answers the question. Ends within 50 ms of `stop` being set.
#[must_use]
pub(crate) fn rank(
    engine: &mut LinesEngine,
    job: &Job,
    limits: Limits,
    stop: &Stop,
    rng: &mut Rng,
) -> Ranking {
    let most_nodes = limits.most_nodes(stop, USUAL_NODES);
    let inner = stop.unwatched();
    let mut ranker = Ranker {
        engine,
        limits,
        stop,
        inner: &inner,
        rng,
        most_nodes,
        nodes: 0,
    };
    let moves = match job.wanted {
        Wanted::Best(count) => ranker.rank(&job.position, &job.blocked, count, None),
        Wanted::Balance(score) => ranker.rank(&job.position, &job.blocked, 1, Some(score)),
        Wanted::BalancedPair(score) => ranker.first_of_pair(job, score),
    };
    let pair = match job.wanted {
        Wanted::BalancedPair(score) => moves.first().and_then(|it| ranker.answer(job, it, score)),
        Wanted::Best(_) | Wanted::Balance(_) => None,
    };
    Ranking {
        moves,
        pair,
        nodes: ranker.nodes,
    }
}

/// The moves that are looked at: those near the stones, if any of them is not blocked; else all others.
fn candidates(position: &Lines, blocked: &[Cell]) -> Vec<Place> {
    let is_free = |mv: &Place| !blocked.contains(&mv.cell());
    let near: Vec<Place> = near_stones(position).into_iter().filter(is_free).collect();
    if !near.is_empty() {
        return near;
    }
    let mut all = Vec::new();
    position.legal_moves(&mut all);
    match all.iter().any(is_free) {
        true => all.into_iter().filter(is_free).collect(),
        false => all,
    }
}

struct Ranker<'a> {
    engine: &'a mut LinesEngine,
    limits: Limits,
    stop: &'a Stop,
    /// The same for the single searches, whose progress is nobody's business.
    inner: &'a Stop,
    rng: &'a mut Rng,
    most_nodes: u64,
    nodes: u64,
}

impl Ranker<'_> {
    /// The moves in their order, in rounds: the better half of each round is looked at longer in the
    /// next.
    fn rank(
        &mut self,
        position: &Lines,
        blocked: &[Cell],
        count: usize,
        balance: Option<i32>,
    ) -> Vec<RankedMove> {
        let moves = candidates(position, blocked);
        let share = self.most_nodes / (2 * moves.len().max(1)) as u64;
        let mut nodes = FIRST_ROUND.min(share).max(1);
        let mut ranked: Vec<RankedMove> = Vec::new();
        for mv in moves {
            // One is known at least, however little time there is.
            if !ranked.is_empty() && self.is_over() {
                break;
            }
            ranked.extend(self.look_at(position, mv, nodes));
        }
        let order = |it: &RankedMove| match balance {
            None => i64::from(-it.score),
            Some(score) => i64::from(it.score.abs_diff(score)),
        };
        ranked.sort_by_key(order);
        loop {
            self.tell(&ranked);
            nodes = nodes.saturating_mul(ROUND_FACTOR);
            ranked.truncate(ranked.len().div_ceil(2).max(count).max(FEWEST));
            let is_clear = balance.is_none() && ranked.iter().take(count).all(|it| it.is_decided());
            if is_clear || ranked.len() < FEWEST || self.is_over() {
                break;
            }
            let mut longer = Vec::new();
            for one in &ranked {
                let place = Place::from(one.at);
                let again = match one.is_decided() {
                    true => None,
                    false => self.look_at(position, place, nodes),
                };
                // A search that was broken off says less than the one before.
                if self.inner.is_set() {
                    break;
                }
                longer.push(again.unwrap_or_else(|| one.clone()));
            }
            let known = longer.len();
            longer.extend(ranked.drain(known..));
            ranked = longer;
            ranked.sort_by_key(order);
        }
        ranked.truncate(count);
        ranked
    }

    /// A move that keeps the game even, within half of what may be visited.
    fn first_of_pair(&mut self, job: &Job, score: i32) -> Vec<RankedMove> {
        let all = self.most_nodes;
        self.most_nodes = all / 2;
        let first = self.rank(&job.position, &job.blocked, 1, Some(score));
        self.most_nodes = all;
        first
    }

    /// The answer to it that does the same.
    fn answer(&mut self, job: &Job, first: &RankedMove, score: i32) -> Option<RankedMove> {
        let mut after = job.position.clone();
        after.apply(Place::from(first.at), &mut ());
        match after.outcome() {
            None => self.rank(&after, &job.blocked, 1, Some(-score)).pop(),
            Some(_) => None,
        }
    }

    fn is_over(&self) -> bool {
        self.inner.is_set() || self.nodes >= self.most_nodes
    }

    /// What a move is worth after a look at so many positions.
    fn look_at(&mut self, position: &Lines, mv: Place, nodes: u64) -> Option<RankedMove> {
        let mover = position.side_to_move();
        let mut after = position.clone();
        after.check(mv).ok()?;
        after.apply(mv, &mut ());
        if let Some(outcome) = after.outcome() {
            return Some(RankedMove {
                at: mv.cell(),
                score: match outcome.winner() {
                    None => 0,
                    Some(_) => WON - 1,
                },
                depth: 1,
                line: vec![mv],
            });
        }
        let limits = Limits {
            nodes: Some(nodes.min(self.most_nodes.saturating_sub(self.nodes)).max(1)),
            depth: self
                .limits
                .depth
                .map(|depth| depth.saturating_sub(1).max(1)),
            ..Limits::default()
        };
        let answer = self
            .engine
            .choose(&after, &limits, self.inner, self.rng)
            .ok()?;
        self.nodes += answer.nodes;
        Some(RankedMove {
            at: mv.cell(),
            score: score(answer.verdict, mover),
            depth: answer.depth + 1,
            line: [vec![mv], answer.line].concat(),
        })
    }

    fn tell(&self, ranked: &[RankedMove]) {
        if let Some(best) = ranked.first() {
            self.stop.tell_progress(|| best.progress(self.nodes));
        }
    }
}

impl RankedMove {
    /// How far the search has come that found it, with so many positions visited.
    pub(super) fn progress(&self, nodes: u64) -> Progress {
        Progress {
            depth: self.depth,
            score: self.score,
            nodes,
            line: self.line.iter().map(|&mv| Lines::pack(mv)).collect(),
        }
    }

    /// Whether somebody wins behind it.
    const fn is_decided(&self) -> bool {
        self.score.abs() > WON / 2
    }
}

/// What was said about the position after a move, as a score for the mover.
fn score(verdict: Verdict, mover: Side) -> i32 {
    let won_in = |winner: Side, plies: Option<u32>| {
        let plies = i32::try_from(plies.unwrap_or(0))
            .unwrap_or(WON / 2)
            .min(WON / 2 - 2);
        let score = WON - plies - 1;
        if winner == mover { score } else { -score }
    };
    match verdict {
        Verdict::Proven { winner: None, .. } | Verdict::Unknown => 0,
        Verdict::Proven {
            winner: Some(winner),
            plies,
        } => won_in(winner, plies),
        Verdict::Found { winner, plies } => won_in(winner, Some(plies)),
        Verdict::Estimated { score } => -score,
    }
}

/// The score in which a player words its own verdict about a position.
#[must_use]
pub(crate) fn own_score(choice: &SearchResult<fivefold_rules::Move>, mover: Side) -> i32 {
    match choice.verdict {
        Verdict::Estimated { score } => score,
        verdict => score(verdict, mover),
    }
}
