//! Why a game was lost: the move that lost it, what was better, and how it went on from there.
//!
//! The positions are asked about from the end of the game backwards, by the book-keeping of the
//! [`Analysis`], only as far as is needed: up to the last position in which the loser had not lost
//! yet. The move that is blamed is looked at deeper before it is told.

use super::analysis::{
    Analysis, AnalysisEvaluation, AnalysisProgress, AnalysisQuestion, AnalysisReport,
};
use super::explain::Explain;
use super::hint::HintReason;
use super::mistake::Mistake;
use fivefold_config::{AnalysisNumbers, Opponents};
use fivefold_match::history::NodeId;
use fivefold_match::request::EngineRequest;
use fivefold_match::{Match, Seat};
use fivefold_players::{Explanation, SearchResult};
use fivefold_rules::{Move, Position, Side};

/// Why a game was lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Who lost it.
    pub loser: Side,
    /// The last position of the game.
    pub end: NodeId,
    /// What lost it.
    pub cause: Cause,
}

/// What lost a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cause {
    /// A move of the loser.
    Move(Box<LosingMove>),
    /// The game ended by the clock or by giving up, in a position that was not lost.
    NotOnTheBoard {
        /// What that position was worth.
        worth: AnalysisEvaluation,
    },
    /// No move: the loser stood lost from the start, or lost ground bit by bit.
    NoSingleMove {
        /// Whether the start is proven to be lost.
        proven: bool,
    },
}

/// The move that lost a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LosingMove {
    /// The position in which it was made.
    pub before: NodeId,
    /// The number of its round in the list of moves, from 1.
    pub round: usize,
    /// The move.
    pub played: Move,
    /// What was better.
    pub better: Move,
    /// Whether it is proven that the position was not lost before the move, and was after it.
    pub proven: bool,
    /// How the game was lost behind it; what is marked lies on the board before it. `None` where the
    /// move ended the game, and where nothing is known.
    pub told: Option<HintReason>,
}

/// A game from the move that lost it to its end.
#[derive(Clone, Copy, Debug)]
pub struct LostGame<'a> {
    /// The move that lost it.
    pub mistake: Mistake<'a>,
    /// What was played behind it, up to the end.
    pub followed: &'a [Move],
}

impl Loss {
    /// Where somebody who tries again goes on: the position before the move that lost, the last one
    /// of a game that was not lost on the board, or else the start.
    #[must_use]
    pub const fn try_again_at(&self) -> NodeId {
        match &self.cause {
            Cause::Move(lost) => lost.before,
            Cause::NotOnTheBoard { .. } => self.end,
            Cause::NoSingleMove { .. } => NodeId::ROOT,
        }
    }

    /// The position that is on the board while it is told.
    #[must_use]
    pub const fn shown_at(&self) -> NodeId {
        match &self.cause {
            Cause::Move(lost) => lost.before,
            Cause::NotOnTheBoard { .. } | Cause::NoSingleMove { .. } => self.end,
        }
    }

    /// The move that lost it, if one did.
    #[must_use]
    pub fn losing_move(&self) -> Option<&LosingMove> {
        match &self.cause {
            Cause::Move(lost) => Some(lost),
            Cause::NotOnTheBoard { .. } | Cause::NoSingleMove { .. } => None,
        }
    }
}

/// The person who has lost the game on the board to a computer player, if that is how it has ended.
#[must_use]
pub fn beaten_person(game_match: &Match) -> Option<Side> {
    let winner = game_match.result()?.winner()?;
    let seats = (game_match.seat(winner), game_match.seat(winner.other()));
    matches!(seats, (Seat::Computer(_), Seat::Person)).then(|| winner.other())
}

/// What the search for the reason comes to next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LossStep {
    /// This is to be asked first.
    Ask(AnalysisQuestion),
    /// It is found.
    Found(Loss),
}

/// The search for the reason why a game was lost, without a clock and without tasks: whoever
/// drives it answers what [`LossSearch::step`] asks for.
#[derive(Clone, Debug)]
pub struct LossSearch {
    analysis: Analysis,
    numbers: AnalysisNumbers,
    loser: Side,
    /// How many moves led to the end.
    plies: usize,
    /// Whether the rules ended the game, not the clock or a resignation.
    ended_by_rules: bool,
    /// Positions that were asked about.
    asked: usize,
}

impl LossSearch {
    /// The search for what lost the game on the board; none if no person has lost it to a computer.
    #[must_use]
    pub fn new(game_match: &Match, numbers: &AnalysisNumbers) -> Option<LossSearch> {
        Some(LossSearch {
            loser: beaten_person(game_match)?,
            analysis: Analysis::new(game_match, numbers),
            numbers: numbers.clone(),
            plies: game_match.moves().len(),
            ended_by_rules: game_match.position().outcome().is_some(),
            asked: 0,
        })
    }

    /// What is to be asked next, or what was found.
    pub fn step(&mut self) -> LossStep {
        let report = self.analysis.report();
        let ply = match self.find(&report) {
            Err(task) => return LossStep::Ask(task),
            Ok(SearchedLoss::Move(ply)) => ply,
            Ok(SearchedLoss::Other(cause)) => return self.found(cause),
        };
        self.analysis.deepen(Some(ply));
        self.analysis.deepen(Some(ply + 1));
        let deeper = [ply, ply + 1].map(|ply| self.analysis.next_at(ply));
        if let Some(task) = deeper.into_iter().flatten().next() {
            return LossStep::Ask(task);
        }
        match self.losing_move(&report, ply) {
            Some(lost) => self.found(Cause::Move(Box::new(lost))),
            None => self.found(Cause::NoSingleMove { proven: false }),
        }
    }

    /// The question that belongs to a task.
    #[must_use]
    pub fn question(&self, task: AnalysisQuestion, numbers: &Opponents) -> Option<EngineRequest> {
        self.analysis.question(task, numbers)
    }

    /// Takes the answer to a task.
    pub fn take(&mut self, task: AnalysisQuestion, choice: &SearchResult<Move>) {
        self.asked += 1;
        if self.analysis.take(task, choice).is_none() {
            self.analysis.skip(task);
        }
    }

    /// Goes on without an answer to a task.
    pub fn skip(&mut self, task: AnalysisQuestion) {
        self.analysis.skip(task);
    }

    /// How many positions were asked about, and how many there are.
    #[must_use]
    pub const fn progress(&self) -> AnalysisProgress {
        AnalysisProgress {
            done: self.asked,
            all: self.plies + 1,
        }
    }

    fn found(&self, cause: Cause) -> LossStep {
        LossStep::Found(Loss {
            loser: self.loser,
            end: self.analysis.node(self.plies).unwrap_or(NodeId::ROOT),
            cause,
        })
    }

    /// What a position is worth, or what has to be asked for that; `None` where no answer came.
    fn worth(
        &self,
        report: &AnalysisReport,
        ply: usize,
    ) -> Result<Option<AnalysisEvaluation>, AnalysisQuestion> {
        match report.plies.get(ply).and_then(|ply| ply.evaluation) {
            Some(known) => Ok(Some(known)),
            None => self.analysis.next_at(ply).map_or(Ok(None), Err),
        }
    }

    /// Whether the loser has lost for sure, or a search has found so.
    fn is_lost(&self, worth: AnalysisEvaluation) -> bool {
        let winner = self.loser.other();
        worth == AnalysisEvaluation::Proven(Some(winner))
            || worth == AnalysisEvaluation::Found(winner)
    }

    /// Whether the loser stands clearly worse, by an estimate.
    fn is_clearly_worse(&self, worth: AnalysisEvaluation) -> bool {
        !worth.is_proven() && worth.points_for(self.loser) <= -self.numbers.clear
    }

    /// Looks back from the end: the largest drop since the last position that was not lost yet.
    fn find(&self, report: &AnalysisReport) -> Result<SearchedLoss, AnalysisQuestion> {
        if !self.ended_by_rules
            && let Some(worth) = self.worth(report, self.plies)?
            && !self.is_lost(worth)
            && !self.is_clearly_worse(worth)
        {
            return Ok(SearchedLoss::Other(Cause::NotOnTheBoard { worth }));
        }
        let mut worst: Option<(usize, i32)> = None;
        let mut first = None;
        for ply in (0..self.plies).rev() {
            let Some(after) = report.plies.get(ply + 1) else {
                continue;
            };
            let Some((mover, played)) = after.mv else {
                continue;
            };
            if mover != self.loser || self.analysis.is_placement(ply + 1) {
                continue;
            }
            let Some(before) = self.worth(report, ply)? else {
                continue;
            };
            first = Some(before);
            if self.is_lost(before) {
                continue;
            }
            let Some(after) = self.worth(report, ply + 1)? else {
                continue;
            };
            let best = report.plies.get(ply).and_then(|ply| ply.line.first());
            if best == Some(&played) {
                // Nobody knows a better move.
                continue;
            }
            let drop = before.points_for(self.loser) - after.points_for(self.loser);
            if drop > 0 && worst.is_none_or(|(_, most)| drop > most) {
                worst = Some((ply, drop));
            }
            if !self.is_clearly_worse(before) && worst.is_some() {
                break;
            }
        }
        let winner = AnalysisEvaluation::Proven(Some(self.loser.other()));
        Ok(match worst {
            Some((ply, _)) => SearchedLoss::Move(ply),
            None => SearchedLoss::Other(Cause::NoSingleMove {
                proven: first == Some(winner),
            }),
        })
    }

    /// The move behind this position, told; none if nothing better is known.
    fn losing_move(&self, report: &AnalysisReport, ply: usize) -> Option<LosingMove> {
        let (_, played) = report.plies.get(ply + 1)?.mv?;
        let line = self.analysis.line_to(ply)?;
        let before = line.position();
        let mut after = before.clone();
        after.play(played).ok()?;
        let better = self.choice(report, ply)?;
        let answer = self.choice(report, ply + 1);
        let mistake = Mistake {
            before,
            played,
            after: &after,
            better: &better,
            answer: answer.as_ref(),
        };
        let followed: Vec<Move> = report.plies[ply + 2..]
            .iter()
            .take(self.plies - ply - 1)
            .filter_map(|ply| Some(ply.mv?.1))
            .collect();
        let evaluation = |ply: usize| report.plies.get(ply).and_then(|ply| ply.evaluation);
        let proven = |ply: usize| evaluation(ply).is_some_and(AnalysisEvaluation::is_proven);
        Some(LosingMove {
            before: self.analysis.node(ply)?,
            round: self.round(before, ply),
            played,
            better: better.mv,
            proven: proven(ply) && proven(ply + 1),
            told: after.outcome().map_or_else(
                || {
                    let game = LostGame {
                        mistake,
                        followed: &followed,
                    };
                    game.told()
                },
                |_| None,
            ),
        })
    }

    /// What is known best in a position, as a player would say it.
    fn choice(&self, report: &AnalysisReport, ply: usize) -> Option<SearchResult<Move>> {
        let known = report.plies.get(ply)?;
        Some(SearchResult {
            mv: *known.line.first()?,
            verdict: known.verdict,
            explanation: Explanation::BEST_SCORE,
            nodes: self.analysis.finding(ply).map_or(0, |it| it.nodes),
            depth: 0,
            line: known.line.clone(),
            remark: None,
        })
    }

    /// The number of the round of the move that follows; where the second side began, half of the
    /// first round lacks.
    fn round(&self, before: &Position, ply: usize) -> usize {
        let begins = match ply % 2 {
            0 => before.side_to_move(),
            _ => before.side_to_move().other(),
        };
        (ply + begins.index()) / 2 + 1
    }
}

/// What looking back has come to.
enum SearchedLoss {
    /// The move behind this position.
    Move(usize),
    /// No move.
    Other(Cause),
}

impl LostGame<'_> {
    /// How the game was lost, as the game tells it, or else why the move was a mistake.
    fn told(&self) -> Option<HintReason> {
        let mistake = &self.mistake;
        (Explain::of(mistake.before).loss)(self).or_else(|| mistake.why())
    }
}
