//! The best moves of a position, each with what it is worth and what is expected to follow.
//!
//! Where the theory of the game is known, everything is known at once. Elsewhere the strongest player is
//! asked about the position, then about the position after every move, first quickly, and then longer
//! after those moves that look best. This is only the book-keeping: whoever drives it answers what
//! [`BestMoves::next`] asks, and the list is there at any time, as far as it is known.

use std::cmp::Reverse;

use rand::SeedableRng;

use super::analysis::AnalysisEvaluation;
use super::explain::Explain;
use fivefold_config::{BestMovesNumbers, Opponents, Study};
use fivefold_match::request::EngineRequest;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::GameKey;
use fivefold_players::{GameLine, Limits, SearchResult, Stop, Verdict};
use fivefold_rules::{Move, Position, Rng};

/// So many quick questions are asked at once.
const AT_ONCE: usize = 8;
/// Most moves of a line.
const LONGEST: usize = 8;

/// A move with what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedMove {
    /// The move.
    pub mv: Move,
    /// What the position behind it is worth.
    pub worth: AnalysisEvaluation,
    /// The move and what is expected to follow.
    pub line: Vec<Move>,
    /// The plies to the end, where they are known.
    plies: Option<u32>,
    /// How well it was looked at.
    look: Scrutiny,
}

/// How well a move was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Scrutiny {
    /// It is what the player would do in the position.
    Named,
    /// Quickly.
    First,
    /// As long as is wanted, or there is nothing left to find out.
    Full,
}

/// What is to be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BestMovesQuestion {
    /// What the player would do.
    Position,
    /// What it says about the position after this move, looking at so many positions.
    After(Move, u64),
}

/// The search for the best moves of a position.
#[derive(Clone, Debug)]
pub struct BestMoves {
    game: GameKey,
    line: GameLine,
    numbers: BestMovesNumbers,
    half: i32,
    /// The moves that are looked at and not known yet.
    unknown: Vec<Move>,
    rated: Vec<RatedMove>,
    is_named: bool,
    /// Whether the board has a proof, which says of every reply of whoever loses when the game ends.
    is_proven: bool,
}

impl BestMoves {
    /// The search in the position at the end of this line, which is not over.
    #[must_use]
    pub fn new(game: GameKey, line: GameLine, numbers: &Study, opponents: &Opponents) -> BestMoves {
        let position = line.position();
        let legal = position.legal_moves();
        let plausible = (Explain::of(position).plausible)(position);
        let mut best = BestMoves {
            game,
            numbers: numbers.best_moves,
            half: numbers.analysis.half(position.game()),
            unknown: plausible.unwrap_or(legal),
            rated: Vec::new(),
            is_named: false,
            is_proven: Opponent::judge(position, opponents) == Opponent::Exact,
            line,
        };
        best.rate_what_is_known();
        best
    }

    /// The best moves as far as they are known, the best first: at most as many as are wanted.
    #[must_use]
    pub fn list(&self) -> &[RatedMove] {
        &self.rated[..self.rated.len().min(self.numbers.moves as usize)]
    }

    /// Whether the board has a proof.
    #[must_use]
    pub const fn is_proven(&self) -> bool {
        self.is_proven
    }

    /// The moves of which the plies to the end are proven, themselves counted.
    pub fn known_ends(&self) -> impl Iterator<Item = (Move, u32)> + '_ {
        let proven = self.rated.iter().filter(|rated| rated.worth.is_proven());
        proven.filter_map(|rated| Some((rated.mv, rated.plies?)))
    }

    /// What is to be asked next, all at once; nothing when all is done.
    #[must_use]
    pub fn next(&self) -> Vec<BestMovesQuestion> {
        if !self.is_named && !self.unknown.is_empty() {
            return vec![BestMovesQuestion::Position];
        }
        if !self.unknown.is_empty() {
            let quick = |&mv: &Move| BestMovesQuestion::After(mv, self.numbers.first_nodes);
            return self.unknown.iter().take(AT_ONCE).map(quick).collect();
        }
        // Whatever looks better than a move that was looked at longer is looked at longer, too.
        let mut listed = self.list().iter();
        let next = listed.find(|rated| rated.look < Scrutiny::Full);
        next.map(|rated| BestMovesQuestion::After(rated.mv, self.numbers.nodes))
            .into_iter()
            .collect()
    }

    /// The question in the form in which a player is asked.
    #[must_use]
    pub fn request(
        &self,
        question: BestMovesQuestion,
        opponents: &Opponents,
    ) -> Option<EngineRequest> {
        let mut line = self.line.clone();
        let nodes = match question {
            BestMovesQuestion::Position => self.numbers.nodes,
            BestMovesQuestion::After(mv, nodes) => {
                line.play(mv).ok()?;
                nodes
            }
        };
        let limits = Limits::of_nodes(nodes);
        let config = opponents.clone();
        Some(EngineRequest::to_judge(
            Opponent::judge(line.position(), opponents),
            self.game,
            line,
            limits,
            config,
        ))
    }

    /// Takes the answer to a question; none leaves the move as it is, so that the others go on.
    pub fn take(&mut self, question: BestMovesQuestion, answer: Option<&SearchResult<Move>>) {
        match question {
            BestMovesQuestion::Position => {
                self.is_named = true;
                if let Some(answer) = answer {
                    self.name(answer);
                }
            }
            BestMovesQuestion::After(mv, nodes) => {
                let full = nodes >= self.numbers.nodes;
                self.unknown.retain(|&other| other != mv);
                match answer {
                    Some(answer) => self.rate_after(mv, answer, full),
                    None => self.leave(mv),
                }
            }
        }
    }

    /// What the player would do is worth what it says about the position.
    fn name(&mut self, answer: &SearchResult<Move>) {
        let mover = self.line.position().side_to_move();
        let Some(worth) = AnalysisEvaluation::of(answer.verdict, mover, self.half) else {
            return;
        };
        let is_known = answer.verdict.is_decisive() || worth.is_proven();
        if self.is_proven && worth == AnalysisEvaluation::Proven(Some(mover.other())) {
            // None is worse than another but by how long it holds out.
            self.unknown = self.line.position().legal_moves();
            let rated = |mv: &Move| self.rated.iter().any(|rated| rated.mv == *mv);
            self.unknown.retain(|mv| !rated(mv));
        }
        if is_known {
            self.unknown.retain(|&other| other != answer.mv);
        } else if !self.unknown.contains(&answer.mv) {
            self.unknown.push(answer.mv);
        }
        let mut line: Vec<Move> = answer.line.iter().take(LONGEST).copied().collect();
        if line.first() != Some(&answer.mv) {
            line = vec![answer.mv];
        }
        self.put(RatedMove {
            mv: answer.mv,
            worth,
            line,
            plies: plies(answer.verdict),
            look: if is_known {
                Scrutiny::Full
            } else {
                Scrutiny::Named
            },
        });
    }

    fn rate_after(&mut self, mv: Move, answer: &SearchResult<Move>, full: bool) {
        let mover = self.line.position().side_to_move();
        let Some(worth) = AnalysisEvaluation::of(answer.verdict, mover.other(), self.half) else {
            self.leave(mv);
            return;
        };
        let follows = match answer.line.first() == Some(&answer.mv) {
            true => answer.line.as_slice(),
            false => std::slice::from_ref(&answer.mv),
        };
        let line = std::iter::once(mv).chain(follows.iter().copied());
        self.put(RatedMove {
            mv,
            worth,
            line: line.take(LONGEST).collect(),
            plies: plies(answer.verdict).map(|plies| plies + 1),
            look: match full || worth.is_proven() {
                true => Scrutiny::Full,
                false => Scrutiny::First,
            },
        });
    }

    /// Nothing more is to be found out about a move.
    fn leave(&mut self, mv: Move) {
        for rated in self.rated.iter_mut().filter(|rated| rated.mv == mv) {
            rated.look = Scrutiny::Full;
        }
    }

    /// Puts a move in its place in the list.
    fn put(&mut self, new: RatedMove) {
        let mover = self.line.position().side_to_move();
        self.rated.retain(|rated| rated.mv != new.mv);
        self.rated.push(new);
        self.rated.sort_by_key(|rated| {
            let points = rated.worth.points_for(mover);
            // A win is best quick, a loss late.
            let plies = i64::from(rated.plies.unwrap_or(u32::MAX));
            let plies = if points > 0 { plies } else { -plies };
            (Reverse(points), plies, rated.mv)
        });
    }

    /// Moves that end the game, and all moves of games whose theory is known.
    fn rate_what_is_known(&mut self) {
        let position = self.line.position().clone();
        for mv in self.unknown.clone() {
            let mut next = position.clone();
            if next.play(mv).is_err() {
                self.unknown.retain(|&other| other != mv);
                continue;
            }
            let outcome = next.outcome().map(|outcome| outcome.winner());
            let theory = || (Explain::of(&next).winner)(&next).map(Some);
            let Some(winner) = outcome.or_else(theory) else {
                continue;
            };
            self.unknown.retain(|&other| other != mv);
            let line = match outcome {
                Some(_) => vec![mv],
                None => exact_line(mv, next),
            };
            self.put(RatedMove {
                mv,
                worth: AnalysisEvaluation::Proven(winner),
                line,
                plies: outcome.map(|_| 1),
                look: Scrutiny::Full,
            });
        }
    }
}

const fn plies(verdict: Verdict) -> Option<u32> {
    match verdict {
        Verdict::Proven { plies, .. } => plies,
        Verdict::Found { plies, .. } => Some(plies),
        Verdict::Estimated { .. } | Verdict::Unknown => None,
    }
}

/// A move and how it may go on behind it by the theory of the game.
fn exact_line(mv: Move, mut position: Position) -> Vec<Move> {
    let mut player = Opponent::Exact.player(position.game(), &Opponents::default());
    let mut rng = Rng::seed_from_u64(0);
    let mut line = vec![mv];
    while line.len() < LONGEST && position.outcome().is_none() {
        let choice = player.choose(&position, &Limits::default(), &Stop::new(), &mut rng);
        let Ok(choice) = choice else {
            break;
        };
        if position.play(choice.mv).is_err() {
            break;
        }
        line.push(choice.mv);
    }
    line
}
