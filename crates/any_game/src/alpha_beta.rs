//! Alpha-beta with iterative deepening for any game, with or without an evaluation of its own.

use crate::{MoveValues, move_values};
use fivefold_config::SearchNumbers;
use fivefold_rules::{Game, Position, Rng, Side};
use rand::RngExt;
use rand::seq::SliceRandom;

use super::evaluation::Evaluation;
use super::meter::Meter;
use super::negamax::{DEEPEST, INFINITE, Negamax, Oversight, PROVEN, SearchedScore};
use super::table::Table;
use super::{ProvenValue, legal_moves, unfounded};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};

/// The player. Wins and losses that it calls proven are, and so are draws: those only in games
/// that it has searched to the end.
pub struct AlphaBeta<E> {
    evaluation: E,
    table: Table,
    usual_nodes: u64,
    oversight_percent: u8,
}

impl<E> AlphaBeta<E> {
    /// A player with this evaluation and so much memory for its table, which visits so many
    /// positions for a move where no limit is given.
    #[must_use]
    pub const fn new(evaluation: E, memory_mib: u32, usual_nodes: u64) -> Self {
        AlphaBeta {
            evaluation,
            table: Table::new(memory_mib),
            usual_nodes,
            oversight_percent: 0,
        }
    }

    /// The same player, overlooking so many percent of all moves, its own and the other side's.
    /// Nothing that it finds is proven then.
    #[must_use]
    pub fn overlooking(self, percent: u8) -> Self {
        AlphaBeta {
            oversight_percent: percent,
            ..self
        }
    }
}

/// What a search of the best move has found out.
struct Best<M> {
    found: SearchedScore,
    depth: u32,
    line: Vec<M>,
}

/// A move with what was found out about it.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove<M> {
    pub(super) mv: M,
    /// For the side that makes it.
    pub(super) score: i32,
    /// The proven value, with the plies counted from the position before it.
    pub(super) value: Option<ProvenValue>,
}

impl<M> ScoredMove<M> {
    /// Whether nothing more can be found out about the move.
    pub(super) fn is_certain(&self) -> bool {
        self.value
            .is_some_and(|value| value.winner.is_none() || value.plies.is_some())
    }
}

/// What a search of several moves has found out.
pub(super) struct ScoredMoves<M> {
    /// The moves in the order in which they were given.
    pub(super) moves: Vec<ScoredMove<M>>,
    /// Plies looked ahead for all of them.
    pub(super) depth: u32,
    pub(super) nodes: u64,
}

impl<E> AlphaBeta<E> {
    fn negamax<'a, G: Game>(
        &'a mut self,
        limits: &Limits,
        stop: &'a Stop,
        seed: u64,
    ) -> Negamax<'a, G, E>
    where
        E: Evaluation<G>,
    {
        // What is left of other turns may be used where no two searches need to be alike.
        if limits.is_clock_alone(stop) && self.oversight_percent == 0 {
            self.table.resume();
        } else {
            self.table.clear();
        }
        let most_nodes = limits.most_nodes(stop, self.usual_nodes);
        let oversight = Oversight {
            percent: self.oversight_percent,
            seed,
        };
        let meter = Meter::new(stop, most_nodes);
        Negamax::new(&self.evaluation, &mut self.table, meter, oversight)
    }

    /// What each of the moves is worth, all searched to the same depth, as deep as the limits
    /// allow or until `is_enough`. A depth that is not finished is only used for what it has
    /// proven. The seed decides what is overlooked.
    pub(super) fn judge<G: Game>(
        &mut self,
        position: &G,
        moves: &[G::Move],
        limits: &Limits,
        stop: &Stop,
        seed: u64,
        is_enough: impl Fn(&[ScoredMove<G::Move>]) -> bool,
    ) -> ScoredMoves<G::Move>
    where
        E: Evaluation<G>,
    {
        let sees_all = self.oversight_percent == 0;
        let mut search = self.negamax(limits, stop, seed);
        let mut position = position.clone();
        let mover = position.side_to_move();
        let unknown = |&mv| ScoredMove {
            mv,
            score: 0,
            value: None,
        };
        let mut judged: Vec<ScoredMove<G::Move>> = moves.iter().map(unknown).collect();
        let mut finished = 0;
        'deepening: for depth in 0..limits.depth.unwrap_or(DEEPEST).min(DEEPEST) {
            let mut scores = Vec::with_capacity(judged.len());
            for one in &mut judged {
                let window = (-INFINITE, INFINITE);
                let found = match one.is_certain() {
                    true => None,
                    false => match search.try_move(&mut position, one.mv, depth, window, 0, true) {
                        None => break 'deepening,
                        found => found,
                    },
                };
                if let Some(found) = found.filter(|_| sees_all) {
                    one.value = value_of(found, depth + 1, mover);
                }
                scores.push(found.map_or(one.score, |found| found.score));
            }
            for (one, score) in judged.iter_mut().zip(scores) {
                one.score = score;
            }
            finished = depth + 1;
            if judged.iter().all(ScoredMove::is_certain) || is_enough(&judged) {
                break;
            }
        }
        ScoredMoves {
            moves: judged,
            depth: finished,
            nodes: search.meter.nodes(),
        }
    }

    /// Searches ever deeper for the best move, until the limits are reached or the result is
    /// certain. Which of equal moves is found is drawn by lot.
    fn best<G: Game>(
        search: &mut Negamax<G, E>,
        position: &G,
        mut moves: Vec<G::Move>,
        most_depth: u32,
        rng: &mut Rng,
    ) -> Best<G::Move>
    where
        E: Evaluation<G>,
    {
        moves.shuffle(rng);
        let mut best = Best {
            found: SearchedScore {
                score: 0,
                is_proven: false,
            },
            depth: 0,
            line: Vec::new(),
        };
        let mut position = position.clone();
        for depth in 1..=most_depth.min(DEEPEST) {
            let Some(found) = Self::iteration(search, &mut position, &mut moves, depth, &mut best)
            else {
                break;
            };
            best.found = found;
            best.depth = depth;
            let is_certain = found.plies().is_none_or(|plies| plies <= depth);
            if found.is_proven && is_certain {
                break;
            }
        }
        best
    }

    /// Searches all moves of the root so deep. A move that has become the best one is noted at
    /// once, so that a stop in the middle loses nothing.
    fn iteration<G: Game>(
        search: &mut Negamax<G, E>,
        position: &mut G,
        moves: &mut [G::Move],
        depth: u32,
        best: &mut Best<G::Move>,
    ) -> Option<SearchedScore>
    where
        E: Evaluation<G>,
    {
        let mut found = SearchedScore {
            score: -INFINITE,
            is_proven: true,
        };
        let mut all_proven = true;
        for number in 0..moves.len() {
            let mv = moves[number];
            let window = (found.score, INFINITE);
            let tried = search.try_move(position, mv, depth - 1, window, 0, number == 0);
            let Some(tried) = tried else {
                // All moves that were searched lose, this one perhaps does not.
                if number > 0 && found.score <= -PROVEN {
                    best.line = vec![mv];
                }
                return None;
            };
            all_proven &= tried.is_proven;
            if tried.score > found.score {
                found = tried;
                // A loss is proven, and any estimate that of this depth, only with the last move.
                if tried.score >= PROVEN {
                    best.found = tried;
                }
                search.note_line(mv, 0);
                best.line.clone_from(&search.lines[0]);
                moves[..=number].rotate_right(1);
            }
        }
        found.is_proven = all_proven || found.score >= PROVEN;
        Some(found)
    }
}

/// The proven value behind a search of this depth. Its plies are those of best play only if all
/// shorter games were searched.
fn value_of(found: SearchedScore, depth: u32, mover: Side) -> Option<ProvenValue> {
    if !found.is_proven {
        return None;
    }
    Some(match found.plies() {
        None => ProvenValue::DRAW,
        Some(plies) => ProvenValue {
            winner: Some(if found.score > 0 {
                mover
            } else {
                mover.other()
            }),
            plies: (plies <= depth).then_some(plies),
        },
    })
}

impl<G: Game, E: Evaluation<G>> Player<G> for AlphaBeta<E> {
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove> {
        let mut moves = legal_moves(position);
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let sees_all = self.oversight_percent == 0;
        let mut search = self.negamax(limits, stop, rng.random());
        let root = super::hash::hash_of(position);
        search.oversight.hide::<G>(root, &mut moves);
        let anything = moves[rng.random_range(0..moves.len())];
        let most_depth = limits.depth.unwrap_or(DEEPEST);
        let best = Self::best(&mut search, position, moves, most_depth, rng);
        let nodes = search.meter.nodes();
        let Some(&mv) = best.line.first() else {
            return Ok(unfounded::<G>(anything, nodes));
        };
        let mover = position.side_to_move();
        let value = value_of(best.found, best.depth, mover).filter(|_| sees_all);
        let verdict = match value {
            Some(value) => value.into(),
            None if best.depth == 0 => Verdict::Unknown,
            None => Verdict::Estimated {
                score: best.found.score,
            },
        };
        Ok(SearchResult {
            mv,
            verdict,
            explanation: value.map_or(Explanation::BEST_SCORE, |value| value.explanation(mover)),
            nodes,
            depth: best.depth,
            line: best.line,
            remark: None,
        })
    }
}

/// Searching in one game: what hints, analysis and solving ask for where a game brings no
/// explanations of its own.
#[derive(Clone, Copy)]
pub struct GameSearch {
    /// See [`move_values`]; none if the position is one of another game.
    pub move_values: fn(&Position, u64, &SearchNumbers, &Stop) -> Option<MoveValues>,
}

impl GameSearch {
    /// Searching in the game `G`.
    #[must_use]
    pub const fn of<G: Game>() -> GameSearch {
        GameSearch {
            move_values: |position, nodes, numbers, stop| {
                let position = position.as_game::<G>()?;
                Some(move_values(position, nodes, numbers, stop))
            },
        }
    }
}
