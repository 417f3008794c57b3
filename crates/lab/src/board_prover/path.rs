//! A way from the first position to another: which is searched next, and what was found out there.

use std::collections::HashSet;

use super::advice::{self, Advice};
use super::judge::{Moves, NodeResult};
use super::tree::{Child, NodeIndex, PASS, Tree};
use fivefold_lines::Lines;
use fivefold_lines_engine::cell_set::{CellSet, Index};
use fivefold_lines_engine::proof_numbers::{INFINITE, ProofNumbers};
use fivefold_lines_engine::symmetry::Symmetries;
use fivefold_lines_engine::threat_board::ThreatBoard;
use fivefold_rules::Side;

/// Gives positions in which the second side is to move keys of their own.
const SIDE_KEY: u64 = 0x9e37_79b9_7f4a_7c15;

/// What is to be found out about a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Inquiry {
    /// To judge it after so many looks.
    Judge(u8),
    /// To ask the engine about it, which has been done so often since the first look.
    Advise(u8),
}

/// A position reached from a first one.
pub(super) struct Path {
    pub(super) board: ThreatBoard,
    pub(super) symmetries: Symmetries,
    pub(super) attacker: usize,
    /// The moves made, with nothing for a pass.
    pub(super) moves: Vec<Option<Index>>,
    /// The positions on the way, the first one included.
    pub(super) nodes: Vec<NodeIndex>,
    /// What was believed of the position that is looked at.
    before: ProofNumbers,
}

impl Path {
    pub(super) fn new(position: &Lines, attacker: Side) -> Path {
        Path {
            board: ThreatBoard::new(position),
            symmetries: Symmetries::new(position),
            attacker: attacker.index(),
            moves: Vec::new(),
            nodes: Vec::new(),
            before: ProofNumbers::UNKNOWN,
        }
    }

    /// The same for all pictures of the position.
    pub(super) fn key(&self) -> u64 {
        self.symmetries.hash() ^ SIDE_KEY.wrapping_mul(self.board.to_move() as u64)
    }

    pub(super) fn is_attacking(&self) -> bool {
        self.board.to_move() == self.attacker
    }

    /// The position in the tree; a new one if it was not there.
    pub(super) fn enter_tree(&mut self, tree: &mut Tree) -> NodeIndex {
        let (id, _) = tree.node(self.key(), self.is_attacking(), ProofNumbers::UNKNOWN);
        self.nodes = vec![id];
        id
    }

    pub(super) fn place(&mut self, at: Index) {
        self.symmetries.toggle(at, self.board.to_move());
        self.board.place(at);
        self.moves.push(Some(at));
    }

    pub(super) fn pass(&mut self) {
        self.board.pass();
        self.moves.push(None);
    }

    /// Takes back the last move or pass.
    pub(super) fn undo(&mut self) {
        match self.moves.pop() {
            Some(Some(at)) => {
                self.board.undo();
                self.symmetries.toggle(at, self.board.to_move());
            }
            Some(None) => self.board.pass(),
            None => {}
        }
    }

    /// Makes a move of the tree; false if it is not on the board.
    pub(super) fn follow(&mut self, child: &Child) -> bool {
        match child.at {
            PASS => self.pass(),
            at => match self.turned_back(at) {
                Some(at) => self.place(at),
                None => return false,
            },
        }
        true
    }

    /// Goes back to the first position.
    pub(super) fn go_back(&mut self, tree: &mut Tree) {
        while self.nodes.len() > 1 {
            self.step_back(tree);
        }
    }

    /// Goes back to the position before.
    fn step_back(&mut self, tree: &mut Tree) {
        if let Some(id) = self.nodes.pop() {
            tree.get_mut(id).searchers -= 1;
        }
        self.undo();
    }

    /// Goes on to a position to which the last move has led.
    fn enter_node(&mut self, tree: &mut Tree, id: NodeIndex) {
        tree.get_mut(id).searchers += 1;
        self.nodes.push(id);
    }

    /// Where a cell of the canonical picture is on this board.
    pub(super) fn turned_back(&self, at: Index) -> Option<Index> {
        self.symmetries.turned_back(at)
    }

    /// The winning move of the attacker, who is to move, if the tree knows one.
    pub(super) fn winning_move(&self, tree: &Tree) -> Option<Index> {
        let id = tree.find(self.key())?;
        let best = tree.children(id).first()?;
        let is_won = self.is_attacking() && tree.get(id).is_proven();
        is_won.then(|| self.turned_back(best.at))?
    }

    /// Cells as they are in the canonical picture.
    pub(super) fn turned(&self, cells: &CellSet) -> CellSet {
        let images = self.symmetries.to_canonical();
        let image = |at: Index| images.get(usize::from(at)).copied();
        cells.iter().filter_map(image).collect()
    }

    /// Goes to the position that is searched next, and marks it: what to do there. Nothing if somebody is
    /// looking at it, or all is solved.
    pub(super) fn select(&mut self, tree: &mut Tree) -> Option<Inquiry> {
        self.go_back(tree);
        while let Some(&id) = self.nodes.last() {
            if tree.get(id).children.is_none() {
                let stage = tree.get(id).stage;
                return self.mark(tree, id).then_some(Inquiry::Judge(stage));
            }
            if tree.visit(id) && self.mark(tree, id) {
                return Some(Inquiry::Advise(tree.get(id).asked));
            }
            let place = self.next_child(tree, id)?;
            tree.set_last(id, place);
            let child = tree.children(id)[place];
            if !self.follow(&child) {
                return None;
            }
            if let Some(next) = child.node {
                self.enter_node(tree, next);
                continue;
            }
            let (next, is_new) = tree.node(self.key(), self.is_attacking(), child.guess);
            tree.link(id, place, next);
            self.enter_node(tree, next);
            if !is_new {
                // It was reached by other moves before, and another way may be better now.
                tree.refresh(id);
                self.go_back(tree);
            }
        }
        None
    }

    /// Whether the only stone is the attacker's first one. Every reply to it has to be refuted, there being no
    /// better first move, and what refutes one that is far away refutes others.
    pub(super) fn is_second_move(&self) -> bool {
        usize::from(self.board.empty()) + 1 == self.board.all_cells().len() && !self.is_attacking()
    }

    /// The place of the move that is searched next.
    pub(super) fn next_child(&self, tree: &Tree, id: NodeIndex) -> Option<usize> {
        match self.is_second_move() {
            true => tree.easiest_child(id),
            false => tree.best_child(id),
        }
    }

    /// Enters what the engine advises.
    pub(super) fn advise(&mut self, tree: &mut Tree, advice: Option<Advice>) {
        let Some(&id) = self.nodes.last() else {
            return;
        };
        let node = tree.get_mut(id);
        node.is_busy = false;
        node.asked = node.asked.saturating_add(1);
        if let Some(Advice { at, proof }) = advice
            && node.children.is_some()
        {
            let cost = advice::cost(node.asked);
            let at = self.symmetries.to_canonical()[usize::from(at)];
            tree.prefer(id, at, ProofNumbers { proof, disproof: 1 }, cost);
        }
        tree.refresh(id);
    }

    /// Marks a position that is going to be looked at, so that others look elsewhere.
    fn mark(&mut self, tree: &mut Tree, id: NodeIndex) -> bool {
        let node = tree.get_mut(id);
        let ProofNumbers { proof, disproof } = node.numbers;
        if node.is_busy || proof == 0 || disproof == 0 {
            return false;
        }
        node.is_busy = true;
        self.before = node.numbers;
        let more = |number: u32| number.saturating_add(2 + number / 2);
        let numbers = ProofNumbers {
            proof: more(proof),
            disproof: more(disproof),
        };
        tree.update(id, numbers);
        true
    }

    /// Leaves the position as it was.
    pub(super) fn leave(&mut self, tree: &mut Tree) {
        if let Some(&id) = self.nodes.last() {
            tree.get_mut(id).is_busy = false;
            tree.update(id, self.before);
        }
    }

    /// Enters what was found out about the position. A guide may know its move.
    pub(super) fn enter(
        &mut self,
        tree: &mut Tree,
        judged: NodeResult,
        hints: &[Index],
        guided: Option<Index>,
    ) {
        let Some(&id) = self.nodes.last() else {
            return;
        };
        tree.get_mut(id).is_busy = false;
        match judged {
            NodeResult::Proven(zone) => {
                tree.update(id, ProofNumbers::PROVEN);
                self.leave_out_replies(tree, &zone);
            }
            NodeResult::Disproven => tree.update(id, ProofNumbers::DISPROVEN),
            NodeResult::Dormant(more) => {
                tree.get_mut(id).stage += 1;
                let proof = self.before.proof.saturating_add(more).min(INFINITE - 1);
                tree.update(id, ProofNumbers { proof, disproof: 1 });
            }
            NodeResult::AfterPass => {
                let pass = Child {
                    at: PASS,
                    node: None,
                    guess: ProofNumbers::UNKNOWN,
                    cost: 0,
                };
                tree.expand(id, vec![pass]);
            }
            NodeResult::Open(moves) => {
                tree.get_mut(id).is_partial = moves.is_partial;
                let children = self.children_of(moves, hints);
                tree.expand(id, children);
                if let Some(at) = guided {
                    tree.follow(id, self.symmetries.to_canonical()[usize::from(at)]);
                }
            }
        }
    }

    /// Where the attacker has won after a reply: all replies that cannot disturb that win lose as well.
    fn leave_out_replies(&mut self, tree: &mut Tree, zone: &CellSet) {
        let before = self.nodes.len().checked_sub(2);
        let Some(parent) = before.map(|place| self.nodes[place]) else {
            return;
        };
        let is_reply = matches!(self.moves.last(), Some(Some(_)));
        if !is_reply || tree.get(parent).attacking || tree.get(parent).children.is_none() {
            return;
        }
        self.step_back(tree);
        let canonical = self.turned(zone);
        let children = tree.children(parent).iter();
        let left = children.filter(|child| canonical.contains(child.at));
        tree.expand(parent, left.copied().collect());
    }

    /// The moves of the position, of those that lead to pictures of the same position one.
    fn children_of(&self, moves: Moves, hints: &[Index]) -> Vec<Child> {
        let Moves {
            mut all, preferred, ..
        } = moves;
        for (at, guess) in &mut all {
            if let Some(rank) = hints.iter().position(|hint| hint == at) {
                guess.proof = 1 + rank as u32;
            }
        }
        let images = self.symmetries.to_canonical();
        let side = self.board.to_move();
        let mut seen = HashSet::new();
        let is_new =
            |&(at, _): &(Index, ProofNumbers)| seen.insert(self.symmetries.hash_after(at, side));
        let children = all.into_iter().filter(is_new);
        let child = |(at, guess)| Child {
            at: images[usize::from(at)],
            node: None,
            guess,
            cost: match preferred {
                Some(preferred) if preferred != at => advice::cost(0),
                _ => 0,
            },
        };
        children.map(child).collect()
    }
}
