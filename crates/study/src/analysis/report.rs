//! What an analysis tells about a game: for every ply what the position was worth, how good the move
//! was, and where the game turned.

use super::evaluation::AnalysisEvaluation;
use super::judgement::{MoveJudgement, PlayedMove};
use fivefold_config::AnalysisNumbers;
use fivefold_match::history::{History, NodeId};
use fivefold_players::Verdict;
use fivefold_rules::{Move, Side};

/// A position of the game with the move that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ply {
    /// Its place in the tree.
    pub node: NodeId,
    /// Who made the move that led here, and the move; none for the start.
    pub mv: Option<(Side, Move)>,
    /// What is known about the position.
    pub verdict: Verdict,
    /// The same on the scale of all games; none where nothing is known.
    pub evaluation: Option<AnalysisEvaluation>,
    /// The best move from here and what is expected to follow; empty where nothing was found out,
    /// and at the end.
    pub line: Vec<Move>,
    /// How good the move was; none for the start, and where too little is known.
    pub judged: Option<MoveJudgement>,
    /// Whether the game turned with this move: from here on the other side is ahead, or nobody any
    /// more.
    pub turns: bool,
}

/// What an analysis tells about a line of moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AnalysisReport {
    /// The start and every position after it.
    pub plies: Vec<Ply>,
}

impl AnalysisReport {
    /// The report of a line of this tree: nodes one after the other, without the root.
    #[must_use]
    pub fn of(history: &History, line: &[NodeId], numbers: &AnalysisNumbers) -> AnalysisReport {
        let half = numbers.half(history.start().game());
        let mut position = history.start().clone();
        let mut plies = Vec::with_capacity(line.len() + 1);
        for node in std::iter::once(NodeId::ROOT).chain(line.iter().copied()) {
            let mv = history.mover(node).zip(history.move_of(node));
            if let Some((_, mv)) = mv
                && position.play(mv).is_err()
            {
                break;
            }
            let finding = history.finding(node);
            let verdict = match (position.outcome(), finding) {
                (Some(outcome), _) => Verdict::Proven {
                    winner: outcome.winner(),
                    plies: Some(0),
                },
                (None, Some(finding)) => finding.verdict,
                (None, None) => Verdict::Unknown,
            };
            plies.push(Ply {
                node,
                mv,
                verdict,
                evaluation: AnalysisEvaluation::of(verdict, position.side_to_move(), half),
                line: finding.map_or_else(Vec::new, |finding| finding.line.clone()),
                judged: None,
                turns: false,
            });
        }
        infer(&mut plies);
        judge(&mut plies, history, numbers);
        mark_turns(&mut plies, history, numbers.clear);
        AnalysisReport { plies }
    }

    /// The plies with which the game turned, counted from 1.
    pub fn turning_points(&self) -> impl Iterator<Item = usize> + '_ {
        let turns = |(ply, at): (usize, &Ply)| at.turns.then_some(ply);
        self.plies.iter().enumerate().filter_map(turns)
    }

    /// Whether anything is known about any position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plies.iter().all(|ply| ply.evaluation.is_none())
    }
}

/// A position from which the move that was played wins for sure is won for sure, whatever was
/// estimated there.
fn infer(plies: &mut [Ply]) {
    for at in (1..plies.len()).rev() {
        let (Some((mover, mv)), after) = (plies[at].mv, plies[at].verdict) else {
            continue;
        };
        let before = &mut plies[at - 1];
        let Verdict::Proven {
            winner: Some(winner),
            plies: to_end,
        } = after
        else {
            continue;
        };
        if winner == mover && !matches!(before.verdict, Verdict::Proven { .. }) {
            before.verdict = Verdict::Proven {
                winner: Some(mover),
                // A quicker win may have been there.
                plies: to_end.filter(|&to_end| to_end == 0).map(|_| 1),
            };
            before.evaluation = Some(AnalysisEvaluation::Proven(Some(mover)));
            if before.line.first() != Some(&mv) {
                before.line = vec![mv];
            }
        }
    }
}

fn judge(plies: &mut [Ply], history: &History, numbers: &AnalysisNumbers) {
    for at in 1..plies.len() {
        let [.., before, after] = &mut plies[..=at] else {
            continue;
        };
        let Some((mover, mv)) = after.mv else {
            continue;
        };
        if history.is_placement(after.node) {
            // Whoever put it did not know yet whose it would be.
            continue;
        }
        let finding = history.finding(before.node);
        let played = PlayedMove {
            mover,
            before: before.evaluation,
            plies_before: plies_to_end(before.verdict),
            after: after.evaluation,
            plies_after: plies_to_end(after.verdict),
            is_best: before.line.first() == Some(&mv),
            best_is_only: finding.is_some_and(|finding| finding.only && finding.best() == Some(mv)),
        };
        after.judged = played.judge(numbers);
    }
}

const fn plies_to_end(verdict: Verdict) -> Option<u32> {
    match verdict {
        Verdict::Proven { plies, .. } => plies,
        Verdict::Found { .. } | Verdict::Estimated { .. } | Verdict::Unknown => None,
    }
}

/// Who is ahead, as far as it is clear: the proven winner, or whose evaluation is large enough.
fn ahead(evaluation: AnalysisEvaluation, clear: i32) -> Option<Option<Side>> {
    match evaluation {
        AnalysisEvaluation::Proven(winner) => Some(winner),
        AnalysisEvaluation::Found(winner) => Some(Some(winner)),
        AnalysisEvaluation::Estimated(points) if points >= clear => Some(Some(Side::First)),
        AnalysisEvaluation::Estimated(points) if points <= -clear => Some(Some(Side::Second)),
        AnalysisEvaluation::Estimated(_) => None,
    }
}

/// A game begins even, unless more is known of its start. What is not clear turns nothing, nor
/// does a stone of an opening that is nobody's yet.
fn mark_turns(plies: &mut [Ply], history: &History, clear: i32) {
    let mut so_far = None;
    for (at, ply) in plies.iter_mut().enumerate() {
        let Some(now) = ply.evaluation.and_then(|now| ahead(now, clear)) else {
            continue;
        };
        ply.turns = at > 0 && now != so_far && !history.is_placement(ply.node);
        so_far = now;
    }
}
