//! A search for a proof that can be left and resumed.

use fivefold_lines::{Lines, Place};
use fivefold_lines_engine::proof_numbers::ProofNumbers;
use fivefold_lines_engine::prover::{LEAST_STEP, Memory, ProverWalk};
use fivefold_players::Stop;
use fivefold_rules::{Cell, Game, Side};

/// What a search works on: what is known of the first position, the line that is searched next, and of the
/// replies to the attacker's first move those that are refuted, and all.
pub(crate) type WorkingOn = (ProofNumbers, Vec<Place>, (usize, usize));

/// Lines of so many are seldom won on small boards, and zones pay only where there is a win.
const LEAST_WITHOUT_ZONES: u8 = 5;

/// A search for a proof that the attacker wins.
pub(crate) struct ProofSearch {
    position: Lines,
    attacker: Side,
    memory: Memory,
    nodes: u64,
}

impl ProofSearch {
    /// A search with a table of at most so many MiB, in a position that is not over, not in renju.
    pub(crate) fn new(position: &Lines, attacker: Side, memory_mib: u32) -> ProofSearch {
        let params = position.params();
        ProofSearch {
            position: position.clone(),
            attacker,
            memory: match params.len < LEAST_WITHOUT_ZONES {
                true => Memory::new(memory_mib).with_zones(),
                false => Memory::new(memory_mib),
            },
            nodes: 0,
        }
    }

    /// For which side a win is looked for.
    pub(crate) const fn attacker(&self) -> Side {
        self.attacker
    }

    /// Looks for a win of the other side.
    pub(crate) fn change_sides(&mut self) {
        self.attacker = self.attacker.other();
    }

    /// Positions visited.
    pub(crate) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Goes on for about so many positions: whether the attacker wins, if that is known then.
    pub(crate) fn go_on(&mut self, nodes: u64, stop: &Stop) -> Option<bool> {
        let mut walk = self.walk(nodes.max(LEAST_STEP), stop);
        let wins = walk.attacker_wins();
        let visited = walk.nodes();
        self.nodes += visited;
        wins
    }

    /// What is known of the position, the line that is searched next, of at most so many moves, and of the
    /// replies to the attacker's first move those that are refuted, and all.
    pub(crate) fn working_on(&mut self, most: usize) -> WorkingOn {
        let mut position = self.position.clone();
        let first_reply = usize::from(self.attacker == position.side_to_move());
        let stop = Stop::new();
        let mut walk = self.walk(0, &stop);
        let known = walk.known();
        let (mut line, mut replies) = (Vec::new(), (0, 0));
        while line.len() < most && position.outcome().is_none() {
            if line.len() == first_reply {
                replies = walk.refuted();
            }
            let Some(at) = walk.next_move() else {
                break;
            };
            let mv = Place::from(Cell::from_index(at.into(), position.params().cols));
            line.push(mv);
            position.apply(mv, &mut ());
            walk.place(at);
        }
        (known, line, replies)
    }

    /// A walk through the positions, from the first one on.
    pub(crate) fn walk<'a>(&'a mut self, nodes: u64, stop: &'a Stop) -> ProverWalk<'a> {
        let memory = &mut self.memory;
        ProverWalk::new(&self.position, self.attacker, memory, nodes, stop)
    }

    /// What is known, as bytes.
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        self.memory.to_bytes()
    }

    /// Takes over what another search for the same side has found.
    pub(crate) fn take_bytes(&mut self, bytes: &[u8]) {
        self.memory.take_bytes(bytes);
    }
}
