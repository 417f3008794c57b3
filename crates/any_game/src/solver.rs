//! The exact solver of small games: it walks through every position that can arise and works
//! backwards from the ends (retrograde analysis).
//!
//! Positions may repeat. A position counts as won or lost only when a chain of such steps from
//! finished games proves it, each step one ply longer than the last, so a cycle can neither trap
//! the solver nor prove anything. Once every position is known, what is left without a proof is a
//! position in which each side can keep the other from winning, by a drawn end or by going round
//! for ever: a draw.
//!
//! Where a limit cuts the walk short, positions beyond the cut are unknown. Wins and losses that
//! are proven without them stand; nothing is called a draw, and the plies to the end are only told
//! where no shorter way can lie beyond the cut.

use std::collections::VecDeque;

use rand::RngExt;

use super::meter::Meter;
use super::state_space::StateSpace;
use super::{ProvenValue, legal_moves, unfounded};
use fivefold_players::{Limits, NoMove, Player, SearchResult, Stop};
use fivefold_rules::{Game, Outcome, Rng, Side};

/// Positions between two looks at the stop flag on the way backwards.
const NODES_BETWEEN_STOPS: usize = 4096;

/// What the solver may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverLimits {
    /// Moves carried out at most.
    pub nodes: u64,
    /// Plies from the first position at most.
    pub depth: u32,
    /// Memory for the positions in MiB, as far as their own size tells.
    pub memory_mib: u32,
}

/// What was found out about a position and those that can arise from it.
pub struct SolvedSpace<G> {
    space: StateSpace<G>,
    /// The winner and the plies to the end, where proven.
    wins: Vec<Option<(Side, u32)>>,
    is_complete: bool,
    nodes: u64,
}

/// Solves a position as far as the limits allow. After a stop nothing counts as proven.
#[must_use]
pub fn solve<G: Game>(position: &G, limits: &SolverLimits, stop: &Stop) -> SolvedSpace<G> {
    let mut meter = Meter::new(stop, limits.nodes.min(u64::from(u32::MAX)));
    let most_positions = ((limits.memory_mib as usize) << 20) / size_of::<G>().max(1);
    let space = StateSpace::explore(position, most_positions.max(1), limits.depth, &mut meter);
    let proven = prove(&space, &meter);
    SolvedSpace {
        is_complete: proven.is_some() && space.is_complete(),
        wins: proven.unwrap_or_else(|| vec![None; space.positions().len()]),
        space,
        nodes: meter.nodes(),
    }
}

/// Works backwards from the finished games; none when stopped.
fn prove<G: Game>(space: &StateSpace<G>, meter: &Meter) -> Option<Vec<Option<(Side, u32)>>> {
    let positions = space.positions();
    if meter.is_stopped() {
        return None;
    }
    let mut wins = vec![None; positions.len()];
    let mut ready = VecDeque::new();
    for (number, position) in (0..).zip(positions) {
        if let Some(Outcome::Win(side)) = position.outcome() {
            wins[number as usize] = Some((side, 0));
            ready.push_back((number, side, 0));
        }
    }
    let predecessors = space.predecessors();
    // Moves that are not yet proven to lose.
    let mut open: Vec<u32> = (0..space.expanded() as u32)
        .map(|number| space.successors(number).len() as u32)
        .collect();
    let mut looked = 0;
    while let Some((number, winner, plies)) = ready.pop_front() {
        looked += 1;
        if looked % NODES_BETWEEN_STOPS == 0 && meter.is_stopped() {
            return None;
        }
        for &before in predecessors.of(number) {
            let at = before as usize;
            if wins[at].is_some() {
                continue;
            }
            open[at] -= 1;
            if positions[at].side_to_move() == winner || open[at] == 0 {
                wins[at] = Some((winner, plies + 1));
                ready.push_back((before, winner, plies + 1));
            }
        }
    }
    Some(wins)
}

impl<G: Game> SolvedSpace<G> {
    /// Whether every position that can arise is solved.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Moves carried out.
    #[must_use]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How many positions are known.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.space.positions().len()
    }

    /// What a position is worth; none where that is not proven.
    #[must_use]
    pub fn value(&self, position: &G) -> Option<ProvenValue> {
        self.value_of(self.space.number_of(position)?)
    }

    fn value_of(&self, number: u32) -> Option<ProvenValue> {
        let Some((winner, plies)) = self.wins[number as usize] else {
            let drawn = self.space.positions()[number as usize].outcome() == Some(Outcome::Draw);
            return (self.is_complete || drawn).then_some(ProvenValue::DRAW);
        };
        // All that is nearer to the root than the first position without successors is here.
        let first_cut = self.space.expanded() as u32;
        let certain = self.space.is_complete()
            || self.space.distance(number) + plies <= self.space.distance(first_cut) + 1;
        Some(ProvenValue {
            winner: Some(winner),
            plies: certain.then_some(plies),
        })
    }

    /// The legal moves of a position with their values; none where its successors are not known.
    #[must_use]
    pub(crate) fn move_values(&self, position: &G) -> Option<Vec<(G::Move, Option<ProvenValue>)>> {
        let number = self.space.number_of(position)?;
        if number as usize >= self.space.expanded() {
            return None;
        }
        let values = self.space.successors(number).iter().map(|&successor| {
            let value = self.value_of(successor);
            value.map(ProvenValue::a_ply_earlier)
        });
        Some(legal_moves(position).into_iter().zip(values).collect())
    }

    /// The best moves of a position, all with the same value, and that value; none where it is not
    /// proven.
    #[must_use]
    pub fn best_moves(&self, position: &G) -> Option<(Vec<G::Move>, ProvenValue)> {
        self.value(position)?;
        best_of(&self.move_values(position)?, position.side_to_move())
    }

    /// How the game goes on from a move with best play to a proven end; only the move in a draw.
    fn line(&self, position: &G, mv: G::Move) -> Vec<G::Move> {
        let mut line = vec![mv];
        let mut position = position.clone();
        position.apply(mv, &mut ());
        while let Some((moves, value)) = self.best_moves(&position)
            && let (Some(_), Some(&mv)) = (value.plies, moves.first())
        {
            position.apply(mv, &mut ());
            line.push(mv);
        }
        line
    }
}

/// The moves that are best for a side, if none of unknown value can be better in kind.
pub fn best_of<M: Copy>(
    values: &[(M, Option<ProvenValue>)],
    mover: Side,
) -> Option<(Vec<M>, ProvenValue)> {
    let known = values.iter().filter_map(|&(_, value)| value);
    let best = known.max_by_key(|value| value.rank_for(mover))?;
    let all_known = values.iter().all(|(_, value)| value.is_some());
    if best.winner != Some(mover) && !all_known {
        return None;
    }
    let is_best = |&&(_, value): &&(M, Option<ProvenValue>)| value == Some(best);
    let moves = values.iter().filter(is_best).map(|&(mv, _)| mv).collect();
    Some((moves, best))
}

/// Plays exactly where the state space fits its limits, otherwise at random among the moves that
/// do not provably lose.
pub struct Solver<G> {
    limits: SolverLimits,
    /// The last complete solution and the limits it was found with. It covers every later position,
    /// and those would be solved with the same limits too.
    kept: Option<(Limits, SolvedSpace<G>)>,
}

impl<G: Game> Solver<G> {
    /// A solver that uses at most this much.
    #[must_use]
    pub const fn new(limits: SolverLimits) -> Self {
        Solver { limits, kept: None }
    }

    /// A solution that covers the position: the kept one, or a new one. The limits of the turn
    /// apply besides its own. Also the moves carried out for it now.
    pub(crate) fn solution(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
    ) -> (&SolvedSpace<G>, u64) {
        let kept = self.kept.take().filter(|(with, solution)| {
            with == limits && solution.is_complete && solution.value(position).is_some()
        });
        let is_new = kept.is_none();
        let kept = kept.unwrap_or_else(|| {
            let with = *limits;
            let limits = SolverLimits {
                nodes: self.limits.nodes.min(limits.nodes.unwrap_or(u64::MAX)),
                depth: self.limits.depth.min(limits.depth.unwrap_or(u32::MAX)),
                ..self.limits
            };
            (with, solve(position, &limits, stop))
        });
        let (_, solution) = self.kept.insert(kept);
        (solution, if is_new { solution.nodes } else { 0 })
    }
}

impl<G: Game> Player<G> for Solver<G> {
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove> {
        let legal = legal_moves(position);
        if legal.is_empty() {
            return Err(NoMove::GameOver);
        }
        let (solution, nodes) = self.solution(position, limits, stop);
        let mover = position.side_to_move();
        if let Some(choice) = solution.choice(position, nodes, rng) {
            return Ok(choice);
        }
        let values = solution.move_values(position).unwrap_or_default();
        let loses = |value: Option<ProvenValue>| {
            value.is_some_and(|value| value.winner == Some(mover.other()))
        };
        let mut moves: Vec<G::Move> = values
            .into_iter()
            .filter(|&(_, value)| !loses(value))
            .map(|(mv, _)| mv)
            .collect();
        if moves.is_empty() {
            moves = legal;
        }
        Ok(unfounded::<G>(
            moves[rng.random_range(0..moves.len())],
            nodes,
        ))
    }
}

impl<G: Game> SolvedSpace<G> {
    /// One of the best moves, drawn by lot; none where the position is not solved.
    pub(super) fn choice(
        &self,
        position: &G,
        nodes: u64,
        rng: &mut Rng,
    ) -> Option<SearchResult<G::Move>> {
        let (moves, value) = self.best_moves(position)?;
        let mv = moves[rng.random_range(0..moves.len())];
        let line = self.line(position, mv);
        Some(SearchResult {
            mv,
            verdict: value.into(),
            explanation: value.explanation(position.side_to_move()),
            nodes,
            depth: value.plies.unwrap_or(0),
            line,
            remark: None,
        })
    }
}
