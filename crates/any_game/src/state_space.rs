//! The positions that can arise from one, numbered in the order of a breadth-first walk, with the
//! moves between them.

use super::hash::hash_of;
use super::meter::Meter;
use fivefold_rules::Game;

/// No position.
const FREE: u32 = u32::MAX;

/// The positions reachable from the first, all of them or as many as the limits allow.
pub(super) struct StateSpace<G> {
    positions: Vec<G>,
    /// Numbers of positions by their hash, with linear probing.
    slots: Vec<u32>,
    /// The successors of all expanded positions one after the other, each position's in the order
    /// of its legal moves.
    successors: Vec<u32>,
    /// Where the successors of each expanded position begin, and at last where they end.
    starts: Vec<u32>,
    /// The first position of each distance from the root.
    layers: Vec<u32>,
}

impl<G: Game> StateSpace<G> {
    /// Walks until every position is expanded, `most_positions` are known, those `depth` plies
    /// from the root are reached, or the meter ends it.
    pub(super) fn explore(root: &G, most_positions: usize, depth: u32, meter: &mut Meter) -> Self {
        let mut space = StateSpace {
            positions: Vec::new(),
            slots: vec![FREE; 64],
            successors: Vec::new(),
            starts: vec![0],
            layers: vec![0],
        };
        space.insert(root);
        let most_positions = most_positions.min(FREE as usize - 1);
        let mut moves = Vec::new();
        let mut next_layer = 1;
        while space.expanded() < space.positions.len() {
            if space.expanded() == next_layer {
                next_layer = space.positions.len();
                space.layers.push(space.expanded() as u32);
            }
            if space.layers.len() > depth as usize
                || space.expand(&mut moves, most_positions, meter).is_none()
            {
                break;
            }
        }
        space
    }

    /// Finds the successors of the first position that is not expanded; none, leaving it so, where
    /// a limit does not allow it.
    fn expand(
        &mut self,
        moves: &mut Vec<G::Move>,
        most_positions: usize,
        meter: &mut Meter,
    ) -> Option<()> {
        let begin = self.successors.len();
        let mut position = self.positions[self.expanded()].clone();
        moves.clear();
        if position.outcome().is_none() {
            position.legal_moves(moves);
        }
        for &mv in moves.iter() {
            let undo = position.apply(mv, &mut ());
            let successor = match meter.visit() {
                Some(()) => self.number_of(&position).or_else(|| {
                    (self.positions.len() < most_positions).then(|| self.insert(&position))
                }),
                None => None,
            };
            let Some(successor) = successor else {
                self.successors.truncate(begin);
                return None;
            };
            self.successors.push(successor);
            position.undo(mv, undo);
        }
        self.starts.push(self.successors.len() as u32);
        Some(())
    }

    /// Adds a position that is not there yet.
    fn insert(&mut self, position: &G) -> u32 {
        if self.positions.len() * 2 >= self.slots.len() {
            self.slots = vec![FREE; self.slots.len() * 2];
            for number in 0..self.positions.len() {
                let slot = self.slot_of(&self.positions[number], |_| false);
                self.slots[slot] = number as u32;
            }
        }
        let slot = self.slot_of(position, |_| false);
        let number = self.positions.len() as u32;
        self.slots[slot] = number;
        self.positions.push(position.clone());
        number
    }

    /// The slot that holds the position as `is_it` says, or the free one where it belongs.
    fn slot_of(&self, position: &G, is_it: impl Fn(u32) -> bool) -> usize {
        let mask = self.slots.len() - 1;
        let mut slot = hash_of(position) as usize & mask;
        while self.slots[slot] != FREE && !is_it(self.slots[slot]) {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// The number of a position, if it is known.
    pub(super) fn number_of(&self, position: &G) -> Option<u32> {
        let is_it = |number: u32| self.positions[number as usize] == *position;
        let number = self.slots[self.slot_of(position, is_it)];
        (number != FREE).then_some(number)
    }

    /// How many positions have all their successors here: the first ones.
    pub(super) const fn expanded(&self) -> usize {
        self.starts.len() - 1
    }

    /// Whether every position that can arise is here with its successors.
    pub(super) fn is_complete(&self) -> bool {
        self.expanded() == self.positions.len()
    }

    pub(super) fn positions(&self) -> &[G] {
        &self.positions
    }

    /// The positions after each legal move of an expanded position.
    pub(super) fn successors(&self, number: u32) -> &[u32] {
        let number = number as usize;
        &self.successors[self.starts[number] as usize..self.starts[number + 1] as usize]
    }

    /// The fewest plies from the root to a position.
    pub(super) fn distance(&self, number: u32) -> u32 {
        self.layers.partition_point(|&first| first <= number) as u32 - 1
    }

    /// Every expanded position that is one ply before each position.
    pub(super) fn predecessors(&self) -> Predecessors {
        let mut starts = vec![0_u32; self.positions.len() + 1];
        for &successor in &self.successors {
            starts[successor as usize + 1] += 1;
        }
        for at in 1..starts.len() {
            starts[at] += starts[at - 1];
        }
        let mut next = starts.clone();
        let mut numbers = vec![0; self.successors.len()];
        for number in 0..self.expanded() as u32 {
            for &successor in self.successors(number) {
                let place = &mut next[successor as usize];
                numbers[*place as usize] = number;
                *place += 1;
            }
        }
        Predecessors { starts, numbers }
    }
}

/// The moves of a state space turned round.
pub(super) struct Predecessors {
    starts: Vec<u32>,
    numbers: Vec<u32>,
}

impl Predecessors {
    /// The positions before this one, once for each move that leads to it.
    pub(super) fn of(&self, number: u32) -> &[u32] {
        let number = number as usize;
        &self.numbers[self.starts[number] as usize..self.starts[number + 1] as usize]
    }
}
