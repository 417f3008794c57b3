//! The search for a proof, as the commands ask for it: first for the side to move, then, where it is
//! known not to win, for the other.

use super::writer::{self, WinningMoves};
use super::{CheckError, Unproven};
use crate::games::lines::engine::prover::{ProofSearch, Walk};
use crate::games::lines::{Lines, Rule};
use crate::players::Stop;
use crate::rules::{Game, Side};
use crate::study::proving::{Found, Progress, Prover, Written};

/// As many moves are told of what the search works on.
const LINE_TOLD: usize = 12;

/// A search for a proof that a side wins.
pub struct LinesProver {
    position: Lines,
    search: ProofSearch,
    found: Found,
}

impl LinesProver {
    /// A search with so many MiB of memory.
    ///
    /// # Errors
    /// The game is over, or it is renju.
    pub fn new(position: &Lines, memory_mib: u32) -> Result<LinesProver, Unproven> {
        let refused = |error: CheckError| Unproven(error.to_string());
        if position.params().rule == Rule::Renju {
            return Err(refused(CheckError::Renju));
        }
        if position.outcome().is_some() {
            return Err(refused(CheckError::Over));
        }
        Ok(LinesProver {
            search: ProofSearch::new(position, position.side_to_move(), memory_mib),
            position: position.clone(),
            found: Found::Nothing,
        })
    }

    /// Whether a win of the other side has not been looked for. In freestyle an extra stone never
    /// hurts, so on an empty board only the side that begins can win.
    fn may_change_sides(&self) -> bool {
        let has_begun =
            self.position.stones() > 0 || self.position.params().rule != Rule::Freestyle;
        has_begun && self.search.attacker() == self.position.side_to_move()
    }
}

impl Prover for LinesProver {
    fn go_on(&mut self, nodes: u64, stop: &Stop) -> Found {
        let end = self.search.nodes().saturating_add(nodes);
        while self.found == Found::Nothing {
            let rest = end.saturating_sub(self.search.nodes());
            match self.search.go_on(rest, stop) {
                Some(true) => self.found = Found::Win(self.search.attacker()),
                Some(false) if self.may_change_sides() => self.search.change_sides(),
                Some(false) => self.found = Found::NoWin,
                None => break,
            }
        }
        self.found
    }

    fn progress(&mut self) -> Progress {
        let (side, nodes) = (self.search.attacker(), self.search.nodes());
        let stop = Stop::new();
        let mut walk = self.search.walk(0, &stop);
        let root = walk.known();
        let mut position = self.position.clone();
        let mut line = Vec::new();
        let mut replies = (0, 0);
        for _ in 0..LINE_TOLD {
            if line.len() == usize::from(side == self.position.side_to_move()) {
                let children = walk.children();
                let refuted = children.iter().filter(|child| child.numbers.proof == 0);
                replies = (refuted.count(), children.len());
            }
            let Some(at) = walk.next_move() else {
                break;
            };
            let mv = walk.move_to(at);
            line.push(position.move_text(mv));
            position.apply(mv, &mut ());
            walk.place(at);
            if position.outcome().is_some() {
                break;
            }
        }
        Progress {
            side,
            nodes,
            proof: root.proof,
            disproof: root.disproof,
            replies,
            line,
        }
    }

    fn write(&mut self, stop: &Stop) -> Option<Written> {
        let Found::Win(winner) = self.found else {
            return None;
        };
        let mut walk = self.search.walk(u64::MAX, stop);
        writer::write(&self.position, winner, &mut walk)
    }

    /// The side for which a win is looked for, and what the table holds.
    fn saved(&self) -> Vec<u8> {
        let mut bytes = vec![self.search.attacker().number()];
        bytes.extend(self.search.to_bytes());
        bytes
    }

    fn resume(&mut self, saved: &[u8]) -> Result<(), Unproven> {
        let side = saved.split_first().and_then(|(&number, rest)| {
            let side = Side::BOTH.into_iter().find(|it| it.number() == number)?;
            Some((side, rest))
        });
        let Some((side, rest)) = side else {
            return Err(Unproven(
                "what was saved of this search is damaged".to_owned(),
            ));
        };
        if side != self.search.attacker() {
            self.search.change_sides();
        }
        self.search.take_bytes(rest);
        Ok(())
    }
}

impl WinningMoves for Walk<'_> {
    fn winning_move(&mut self) -> Option<u16> {
        Walk::winning_move(self)
    }

    fn place(&mut self, at: u16) {
        Walk::place(self, at);
    }

    fn undo(&mut self, at: u16) {
        Walk::undo(self, at);
    }
}
