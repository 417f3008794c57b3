//! What the computer has found out about positions of a game, kept beside the moves: the report of
//! an analysis.

use super::{History, NodeId, NoteError};
use fivefold_players::Verdict;
use fivefold_rules::{Move, Position};

/// Most findings of a tree.
pub const MOST_FINDINGS: usize = 50_000;
/// Most moves of the line that belongs to a finding; what goes on longer is cut.
pub const LONGEST_LINE: usize = 16;

/// What a player has found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Who wins, or the player's estimate for the side to move.
    pub verdict: Verdict,
    /// Positions that were visited for it.
    pub nodes: u64,
    /// The best move and what is expected to follow: legal moves from the position, at least one.
    pub line: Vec<Move>,
    /// Whether the best move is known to be the only one that keeps what the position is worth.
    pub only: bool,
}

impl Finding {
    /// The best move.
    #[must_use]
    pub fn best(&self) -> Option<Move> {
        self.line.first().copied()
    }
}

impl History {
    /// What was found out about the position of this node, if it was looked at.
    #[must_use]
    pub fn finding(&self, node: NodeId) -> Option<&Finding> {
        self.node(node)?.finding.as_deref()
    }

    /// Whether anything was found out about any position.
    #[must_use]
    pub const fn has_findings(&self) -> bool {
        self.findings > 0
    }

    /// Notes what was found out about the position of this node, in place of what was known before;
    /// none takes that away. The line is cut after [`LONGEST_LINE`] moves, or where the rules
    /// refuse it.
    ///
    /// # Errors
    /// [`NoteError`], also for a finding without a legal move; nothing has changed then.
    pub fn set_finding(&mut self, node: NodeId, finding: Option<Finding>) -> Result<(), NoteError> {
        let here = self.node(node).ok_or(NoteError::NoSuchNode)?;
        let had = here.finding.is_some();
        let finding = match finding {
            None => None,
            Some(finding) => {
                let position = match node == self.current() {
                    true => self.position.clone(),
                    false => self
                        .game_line_to(node)
                        .ok_or(NoteError::NoSuchNode)?
                        .into_position(),
                };
                let legal = legal_beginning(position, &finding.line);
                if legal == 0 {
                    return Err(NoteError::NoMove);
                }
                if !had && self.findings >= MOST_FINDINGS {
                    return Err(NoteError::TooMany);
                }
                let mut finding = Box::new(finding);
                finding.line.truncate(legal);
                Some(finding)
            }
        };
        self.findings -= usize::from(had);
        self.findings += usize::from(finding.is_some());
        self.node_mut(node).ok_or(NoteError::NoSuchNode)?.finding = finding;
        Ok(())
    }
}

/// How many of these moves can be played one after the other.
fn legal_beginning(mut position: Position, line: &[Move]) -> usize {
    line.iter()
        .take(LONGEST_LINE)
        .take_while(|&&mv| position.play(mv).is_ok())
        .count()
}
