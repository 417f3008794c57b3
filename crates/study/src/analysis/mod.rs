//! The analysis of a game: the strongest player is asked about every position of a line, one after
//! the other, first quickly, then deeper where somebody wants it.
//!
//! This is only the book-keeping, without a clock and without tasks: [`Analysis::next`] says what is
//! to be asked, whoever drives it answers the [`EngineRequest`] wherever it likes and brings the answer
//! to [`Analysis::take`]. What was found out stands in the tree of the game as
//! [`Finding`]s, and [`AnalysisReport`] tells what follows from them.

mod evaluation;
mod judgement;
mod report;

pub use evaluation::{AnalysisEvaluation, WON};
pub use judgement::{Judgement, MoveJudgement, PlayedMove};
pub use report::{AnalysisReport, Ply};

use rand::SeedableRng;

use crate::explain::Explain;
use fivefold_config::{AnalysisNumbers, Opponents};
use fivefold_match::Match;
use fivefold_match::history::{Finding, History, LONGEST_LINE, NodeId};
use fivefold_match::request::EngineRequest;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::GameKey;
use fivefold_players::{GameLine, Limits, SearchResult, Stop, Verdict};
use fivefold_rules::{Move, Position, Rng};

/// What is to be asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisQuestion {
    /// The position: after so many moves of the line.
    pub ply: usize,
    /// How much the player may think about it.
    pub limits: Limits,
}

/// How far an analysis has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AnalysisProgress {
    /// Positions that were looked at as deep as is wanted.
    pub done: usize,
    /// All positions that are to be looked at.
    pub all: usize,
}

/// How deep a position was looked at, or is to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Depth {
    Not,
    Coarse,
    Deep,
}

/// The analysis of one line of a game.
#[derive(Clone, Debug)]
pub struct Analysis {
    numbers: AnalysisNumbers,
    game: GameKey,
    /// The whole game at the end of the line.
    history: History,
    line: Vec<NodeId>,
    /// For every position that is to be asked about, from the start: how deep it was looked at, and
    /// how deep it shall be. The end of a finished game is not among them.
    asked: Vec<(Depth, Depth)>,
}

impl Analysis {
    /// The analysis of the present line of a game: what is on the board, and behind it what was
    /// taken back or follows. What was found out earlier is taken over, and games whose theory is
    /// known are filled in at once.
    #[must_use]
    pub fn new(game_match: &Match, numbers: &AnalysisNumbers) -> Analysis {
        let mut history = game_match.history().clone();
        let line = history.line();
        if let Some(&last) = line.last() {
            history.jump(last);
        }
        let ended = history.position().outcome().is_some();
        let positions = line.len() + usize::from(!ended);
        let mut analysis = Analysis {
            numbers: numbers.clone(),
            line,
            asked: vec![(Depth::Not, Depth::Coarse); positions],
            game: game_match.key(),
            history,
        };
        for ply in 0..positions {
            if analysis.finding(ply).is_some() {
                analysis.asked[ply].0 = Depth::Coarse;
            }
        }
        analysis.fill_in_the_exact();
        analysis
    }

    /// What is to be asked next: every position once, then those that are wanted deeper. None when
    /// all is done.
    #[must_use]
    pub fn next(&self) -> Option<AnalysisQuestion> {
        let wanting = |least: Depth| {
            let lacks = |&(done, wanted): &(Depth, Depth)| done < wanted.min(least);
            self.asked.iter().position(lacks)
        };
        match wanting(Depth::Coarse) {
            Some(ply) => Some(self.task(ply, Depth::Coarse)),
            None => Some(self.task(wanting(Depth::Deep)?, Depth::Deep)),
        }
    }

    /// What is to be asked next about one position, whatever else is open; none where it was looked
    /// at as deep as is wanted, or there is none.
    #[must_use]
    pub(crate) fn next_at(&self, ply: usize) -> Option<AnalysisQuestion> {
        let &(done, wanted) = self.asked.get(ply)?;
        (done < wanted).then(|| self.task(ply, wanted))
    }

    fn task(&self, ply: usize, depth: Depth) -> AnalysisQuestion {
        let limits = Limits::of_nodes(match depth {
            Depth::Not | Depth::Coarse => self.numbers.coarse_nodes,
            Depth::Deep => self.numbers.deep_nodes,
        });
        AnalysisQuestion { ply, limits }
    }

    /// The question that belongs to a task; none if there is no such position, or the game has
    /// ended there.
    #[must_use]
    pub fn question(&self, task: AnalysisQuestion, numbers: &Opponents) -> Option<EngineRequest> {
        let line = self.line_to(task.ply)?;
        if line.position().outcome().is_some() {
            return None;
        }
        Some(EngineRequest::to_judge(
            Opponent::judge(line.position(), numbers),
            self.game,
            line,
            task.limits,
            numbers.clone(),
        ))
    }

    /// Takes the answer to a task: gives the place in the tree and what is to be noted there. None
    /// for an answer that belongs to no position of the line.
    pub fn take(
        &mut self,
        task: AnalysisQuestion,
        choice: &SearchResult<Move>,
    ) -> Option<(NodeId, Finding)> {
        let node = self.node(task.ply)?;
        let asked = self.asked.get_mut(task.ply)?;
        let deep = task.limits.nodes >= Some(self.numbers.deep_nodes);
        asked.0 = if deep { Depth::Deep } else { Depth::Coarse };
        let finding = self.found(task.ply, choice)?;
        self.history
            .set_finding(node, Some(finding.clone()))
            .ok()
            .map(|()| (node, finding))
    }

    /// Leaves a task out for which there is no answer, so that the others go on.
    pub fn skip(&mut self, task: AnalysisQuestion) {
        if let Some((done, wanted)) = self.asked.get_mut(task.ply) {
            *done = *wanted;
        }
    }

    /// Wants one position looked at deeper, or all of them; what is proven stays as it is.
    pub fn deepen(&mut self, ply: Option<usize>) {
        for at in 0..self.asked.len() {
            if ply.is_none_or(|ply| ply == at) && !self.is_proven(at) {
                self.asked[at].1 = Depth::Deep;
            }
        }
    }

    /// Whether [`Analysis::deepen`] could still find something out.
    #[must_use]
    pub fn can_deepen(&self) -> bool {
        let asked = self.asked.iter().enumerate();
        let mut shallow = asked.filter(|(_, (done, _))| *done < Depth::Deep);
        shallow.any(|(ply, _)| !self.is_proven(ply))
    }

    fn is_proven(&self, ply: usize) -> bool {
        let verdict = self.finding(ply).map(|finding| finding.verdict);
        matches!(verdict, Some(Verdict::Proven { .. }))
    }

    /// How far it has come.
    #[must_use]
    pub fn progress(&self) -> AnalysisProgress {
        let done = |&&(done, wanted): &&(Depth, Depth)| done >= wanted;
        AnalysisProgress {
            done: self.asked.iter().filter(done).count(),
            all: self.asked.len(),
        }
    }

    /// What follows from everything that was found out so far.
    #[must_use]
    pub fn report(&self) -> AnalysisReport {
        AnalysisReport::of(&self.history, &self.line, &self.numbers)
    }

    /// All that was found out so far, for the tree of the game.
    pub fn findings(&self) -> impl Iterator<Item = (NodeId, &Finding)> + '_ {
        (0..self.asked.len()).filter_map(|ply| self.node(ply).zip(self.finding(ply)))
    }

    /// Whether it is the analysis of the present line of this game.
    #[must_use]
    pub fn is_about(&self, game_match: &Match) -> bool {
        let history = game_match.history();
        history.start() == self.history.start()
            && game_match.game() == self.game.number
            && history.line() == self.line
            && self
                .line
                .iter()
                .all(|&node| history.move_of(node) == self.history.move_of(node))
    }

    /// The place in the tree of the position after so many moves of the line.
    pub(super) fn node(&self, ply: usize) -> Option<NodeId> {
        match ply.checked_sub(1) {
            None => Some(NodeId::ROOT),
            Some(before) => self.line.get(before).copied(),
        }
    }

    /// Whether the last of so many moves of the line put a stone of the opening, which is nobody's
    /// yet.
    pub(super) fn is_placement(&self, ply: usize) -> bool {
        self.node(ply)
            .is_some_and(|node| self.history.is_placement(node))
    }

    /// The line up to the position after so many moves.
    pub(super) fn line_to(&self, ply: usize) -> Option<GameLine> {
        self.history.game_line_to(self.node(ply)?)
    }

    /// What was found out about the position after so many moves.
    pub(super) fn finding(&self, ply: usize) -> Option<&Finding> {
        self.history.finding(self.node(ply)?)
    }

    /// What a choice says about a position.
    fn found(&self, ply: usize, choice: &SearchResult<Move>) -> Option<Finding> {
        Some(finding_of(self.line_to(ply)?.position(), choice))
    }

    /// The positions of games whose theory is known need no task.
    fn fill_in_the_exact(&mut self) {
        let position = self.history.position();
        if (Explain::of(position).winner)(position).is_none() {
            return;
        }
        let mut player = Opponent::Exact.player(position.game(), &Opponents::default());
        let mut rng = Rng::seed_from_u64(0);
        let moves = self.history.moves().to_vec();
        let mut position = self.history.start().clone();
        for ply in 0..self.asked.len() {
            let choice = player.choose(&position, &Limits::default(), &Stop::new(), &mut rng);
            if let (Ok(choice), Some(node)) = (choice, self.node(ply)) {
                let finding = finding_of(&position, &choice);
                // Where the tree has no room for more, the rest stays unknown.
                let _ = self.history.set_finding(node, Some(finding));
            }
            self.asked[ply] = (Depth::Deep, Depth::Coarse);
            if let Some(&mv) = moves.get(ply) {
                // Legal, because it was played here.
                let _ = position.play(mv);
            }
        }
    }
}

/// What a player's choice says about the position from which it chose.
#[must_use]
pub(crate) fn finding_of(position: &Position, choice: &SearchResult<Move>) -> Finding {
    let line = if choice.line.first() == Some(&choice.mv) {
        choice.line.iter().take(LONGEST_LINE).copied().collect()
    } else {
        vec![choice.mv]
    };
    Finding {
        verdict: choice.verdict,
        nodes: choice.nodes,
        line,
        only: (Explain::of(position).is_only)(position, choice.mv),
    }
}
