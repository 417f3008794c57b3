//! Eight graded levels for any game, by limits and blind spots that every game has: a share of
//! random moves, moves overlooked, plies looked ahead, positions visited.
//!
//! A level first tries to solve the game, if it may. Otherwise it looks some plies ahead for proven
//! wins and losses. Between moves that look the same it decides by random games, or by the game's
//! evaluation if that has one. It overlooks moves in all of that.

use rand::RngExt;

use super::alpha_beta::{AlphaBeta, ScoredMove, ScoredMoves};
use super::evaluation::{Evaluation, NoEvaluation};
use super::hash::hash_of;
use super::monte_carlo::MonteCarlo;
use super::negamax::{DEEPEST, Oversight, PROVEN};
use super::solver::{Solver, SolverLimits, best_of};
use super::{legal_moves, unfounded};
use fivefold_config::{GenericLevel, SearchNumbers};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Rng};

/// Under a node limit the solver gets one in so many of the nodes, and of the rest so does looking
/// ahead before random games.
const SHARES: u64 = 8;

/// A player of one level.
pub struct LevelPlayer<G: Game> {
    level: GenericLevel,
    solver: Solver<G>,
    alpha_beta: AlphaBeta<Box<dyn Evaluation<G>>>,
    monte_carlo: MonteCarlo,
    has_evaluation: bool,
}

impl<G: Game> LevelPlayer<G> {
    /// A player of this level in a game without an evaluation.
    #[must_use]
    pub fn new(level: GenericLevel, numbers: &SearchNumbers) -> Self {
        Self::make(level, numbers, None)
    }

    /// A player of this level that judges unfinished positions by the game's evaluation.
    #[must_use]
    pub fn with_evaluation(
        level: GenericLevel,
        numbers: &SearchNumbers,
        evaluation: Box<dyn Evaluation<G>>,
    ) -> Self {
        Self::make(level, numbers, Some(evaluation))
    }

    fn make(
        level: GenericLevel,
        numbers: &SearchNumbers,
        evaluation: Option<Box<dyn Evaluation<G>>>,
    ) -> Self {
        let has_evaluation = evaluation.is_some();
        let evaluation = evaluation.unwrap_or_else(|| Box::new(NoEvaluation));
        let memory_mib = numbers.table_memory_mib;
        LevelPlayer {
            level,
            solver: Solver::new(SolverLimits {
                nodes: level.solver_nodes,
                depth: u32::MAX,
                memory_mib: numbers.solver_memory_mib,
            }),
            alpha_beta: AlphaBeta::new(evaluation, memory_mib, level.nodes)
                .overlooking(level.overlooks_percent),
            monte_carlo: MonteCarlo {
                usual_nodes: level.playout_nodes,
                exploration: numbers.exploration.into(),
                playout_plies: numbers.playout_plies,
                memory_mib: numbers.tree_memory_mib,
            },
            has_evaluation,
        }
    }

    const fn sees_all(&self) -> bool {
        self.level.overlooks_percent == 0
    }

    /// The limits of a part of the turn that may visit so many positions itself, and this share of
    /// those that the turn has left.
    fn part(&self, left: &Limits, share: u64, own_nodes: Option<u64>) -> Limits {
        let nodes = left.nodes.map(|nodes| nodes / share);
        let own_depth = (self.level.depth < DEEPEST).then_some(self.level.depth);
        Limits {
            nodes: [nodes, own_nodes].into_iter().flatten().min(),
            depth: [left.depth, own_depth].into_iter().flatten().min(),
            ..*left
        }
    }

    /// One of the moves that the solver finds best among those that the level sees, where the game
    /// is small enough; and the moves carried out to find it.
    fn solved(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> (Option<SearchResult<G::Move>>, u64) {
        let percent = self.level.overlooks_percent;
        let (solution, nodes) = self.solver.solution(position, limits, stop);
        if percent == 0 {
            return (solution.choice(position, nodes, rng), nodes);
        }
        let Some(mut values) = solution.move_values(position) else {
            return (None, nodes);
        };
        let mut seen = legal_moves(position);
        let seed = rng.random();
        Oversight { percent, seed }.hide::<G>(hash_of(position), &mut seen);
        values.retain(|(mv, _)| seen.contains(mv));
        let best = best_of(&values, position.side_to_move());
        let choice = best.map(|(moves, _)| SearchResult {
            explanation: Explanation::BEST_SCORE,
            ..unfounded::<G>(moves[rng.random_range(0..moves.len())], nodes)
        });
        (choice, nodes)
    }

    /// Looks ahead as far as the level does, but no further than a win.
    fn look_ahead(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        seed: u64,
    ) -> ScoredMoves<G::Move> {
        let mut moves = legal_moves(position);
        let percent = self.level.overlooks_percent;
        Oversight { percent, seed }.hide::<G>(hash_of(position), &mut moves);
        let wins = |judged: &[ScoredMove<G::Move>]| judged.iter().any(|one| one.score >= PROVEN);
        self.alpha_beta
            .judge(position, &moves, limits, stop, seed, wins)
    }

    /// Decides between the moves by what looking ahead has shown.
    fn decide(
        &self,
        position: &G,
        seen: &ScoredMoves<G::Move>,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> SearchResult<G::Move> {
        let mover = position.side_to_move();
        let best = seen.moves.iter().map(|one| one.score).max().unwrap_or(0);
        let is_decided = best.abs() >= PROVEN;
        let is_good = |one: &&ScoredMove<G::Move>| match is_decided || self.has_evaluation {
            true => one.score == best,
            false => one.score > -PROVEN,
        };
        let good: Vec<G::Move> = seen
            .moves
            .iter()
            .filter(is_good)
            .map(|one| one.mv)
            .collect();
        let values: Vec<_> = seen.moves.iter().map(|one| (one.mv, one.value)).collect();
        let value = match self.sees_all() {
            true => best_of(&values, mover).map(|(_, value)| value),
            false => None,
        };
        let plays_out = !is_decided && !self.has_evaluation && self.level.playout_nodes > 0;
        let mut choice = match plays_out && good.len() > 1 {
            true => self
                .monte_carlo
                .choose_among(position, &good, limits, stop, rng),
            false => None,
        }
        .unwrap_or_else(|| SearchResult {
            verdict: match self.has_evaluation && seen.depth > 0 && !is_decided {
                true => Verdict::Estimated { score: best },
                false => Verdict::Unknown,
            },
            explanation: match seen.depth {
                0 => Explanation::RANDOM,
                _ => Explanation::BEST_SCORE,
            },
            ..unfounded::<G>(good[rng.random_range(0..good.len())], 0)
        });
        if let Some(value) = value {
            choice.verdict = value.into();
            choice.explanation = value.explanation(mover);
        }
        choice.nodes += seen.nodes;
        choice.depth = choice.depth.max(seen.depth);
        if choice.line.is_empty() {
            choice.line.push(choice.mv);
        }
        choice
    }
}

impl<G: Game> Player<G> for LevelPlayer<G> {
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
        if rng.random_range(0..100) < self.level.random_percent {
            let mv = legal[rng.random_range(0..legal.len())];
            return Ok(unfounded::<G>(mv, 0));
        }
        let mut left = *limits;
        let spend = |left: &mut Limits, nodes: u64| {
            left.nodes = left.nodes.map(|left| left.saturating_sub(nodes));
            nodes
        };
        let mut spent = 0;
        let is_full = self.level.full_strength;
        if self.level.solver_nodes > 0 {
            let limits = Limits {
                nodes: left.nodes.map(|nodes| nodes / SHARES),
                ..left
            };
            let (choice, nodes) = self.solved(position, &limits, stop, rng);
            if let Some(choice) = choice {
                return Ok(choice);
            }
            spent += spend(&mut left, nodes);
        }
        if is_full && self.has_evaluation {
            let limits = self.part(&left, 1, None);
            let mut choice = self.alpha_beta.choose(position, &limits, stop, rng)?;
            choice.nodes += spent;
            return Ok(choice);
        }
        let share = if self.level.playout_nodes > 0 {
            SHARES
        } else {
            1
        };
        let limits_ahead = self.part(&left, share, Some(self.level.nodes));
        let seen = self.look_ahead(position, &limits_ahead, stop, rng.random());
        spend(&mut left, seen.nodes);
        let own_nodes = match is_full && limits.is_clock_alone(stop) {
            true => None,
            false => Some(self.level.playout_nodes),
        };
        let limits_played = Limits {
            depth: limits.depth,
            ..self.part(&left, 1, own_nodes)
        };
        let mut choice = self.decide(position, &seen, &limits_played, stop, rng);
        choice.nodes += spent;
        Ok(choice)
    }
}
