//! The tree of the positions searched: proof and disproof numbers, and which position leads to which.
//! Positions that are turned or mirrored pictures of each other are one; so a position can be reached
//! by several moves, and has a parent for each.

use std::collections::HashMap;

use super::advice;
use super::similar::KnownZones;
use fivefold_lines_engine::cell_set::{CellSet, Index};
use fivefold_lines_engine::proof_numbers::{INFINITE, ProofNumbers};

/// The number of a position.
pub(super) type NodeIndex = u32;

/// A move, as it is in the canonical picture of the position before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Child {
    pub(super) at: Index,
    /// The position after it, once it has been visited.
    pub(super) node: Option<NodeIndex>,
    /// What is believed of it before.
    pub(super) guess: ProofNumbers,
    /// Added to its proof number, as the engine prefers another move.
    pub(super) cost: u32,
}

/// A pass as a move.
pub(super) const PASS: Index = Index::MAX;

/// More for a position in which the defender is to move and every reply may matter, than the proof number
/// after a pass says.
const EVERY_REPLY: u32 = 20;

/// What all moves cost but the one that a guide knows.
const UNGUIDED: u32 = 150;

/// What is believed of a position of which all moves tried are lost, and others are left.
const LEFT: ProofNumbers = ProofNumbers {
    proof: 150,
    disproof: 1,
};

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub(super) key: u64,
    pub(super) numbers: ProofNumbers,
    /// Whether the attacker is to move.
    pub(super) attacking: bool,
    /// Whether somebody is looking at it.
    pub(super) is_busy: bool,
    /// How many are on a way through it.
    pub(super) searchers: u16,
    /// How often it was looked at without finding moves to try.
    pub(super) stage: u8,
    /// How often a search went through it.
    pub(super) visits: u32,
    /// How often the engine was asked about it since its first look.
    pub(super) asked: u8,
    /// When that was last, counted in visits of the whole tree.
    pub(super) last_visit: u64,
    /// The move that was searched last.
    pub(super) last: Option<Index>,
    /// Whether moves were left out.
    pub(super) is_partial: bool,
    /// Its moves, once they are known. Of a position that the attacker wins only the winning move is kept,
    /// of other solved positions none.
    pub(super) children: Option<Box<[Child]>>,
    parents: Vec<NodeIndex>,
}

impl Node {
    pub(super) const fn new(key: u64, attacking: bool, numbers: ProofNumbers) -> Node {
        Node {
            key,
            numbers,
            attacking,
            is_busy: false,
            searchers: 0,
            stage: 0,
            visits: 0,
            asked: 0,
            last_visit: 0,
            last: None,
            is_partial: false,
            children: None,
            parents: Vec::new(),
        }
    }

    pub(super) const fn is_proven(&self) -> bool {
        self.numbers.proof == 0
    }

    pub(super) const fn is_solved(&self) -> bool {
        self.numbers.proof == 0 || self.numbers.disproof == 0
    }
}

/// All positions; the first is the one that is to be proven.
#[derive(Debug, Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    by_key: HashMap<u64, NodeIndex>,
    /// Moves that are kept.
    children: usize,
    /// How many visits there were.
    clock: u64,
    /// The zones that were found out.
    pub(super) zones: KnownZones,
}

impl Tree {
    /// The root.
    pub(super) const ROOT: NodeIndex = 0;

    /// The position with this key, and whether it is new.
    pub(super) fn node(
        &mut self,
        key: u64,
        attacking: bool,
        guess: ProofNumbers,
    ) -> (NodeIndex, bool) {
        let next = self.nodes.len() as NodeIndex;
        let id = *self.by_key.entry(key).or_insert(next);
        if id == next {
            self.nodes.push(Node::new(key, attacking, guess));
        }
        (id, id == next)
    }

    /// The position with this key.
    pub(super) fn find(&self, key: u64) -> Option<NodeIndex> {
        self.by_key.get(&key).copied()
    }

    pub(super) fn get(&self, id: NodeIndex) -> &Node {
        &self.nodes[id as usize]
    }

    pub(super) fn get_mut(&mut self, id: NodeIndex) -> &mut Node {
        &mut self.nodes[id as usize]
    }

    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The moves of a position, as far as they are known.
    pub(super) fn children(&self, id: NodeIndex) -> &[Child] {
        self.get(id).children.as_deref().unwrap_or_default()
    }

    /// What is known or believed of a move.
    pub(super) fn numbers_of(&self, child: &Child) -> ProofNumbers {
        let mut numbers = child.node.map_or(child.guess, |id| self.get(id).numbers);
        if numbers.proof > 0 && numbers.proof < INFINITE {
            numbers.proof = numbers.proof.saturating_add(child.cost).min(INFINITE - 1);
        }
        numbers
    }

    /// Makes all moves but this one cost so much at least. If it is not among them it is added with this guess,
    /// unless there is but one.
    pub(super) fn prefer(&mut self, id: NodeIndex, at: Index, guess: ProofNumbers, cost: u32) {
        let mut children = self.children(id).to_vec();
        if let [_] = children[..] {
            return;
        }
        if !children.iter().any(|child| child.at == at) {
            let node = None;
            children.push(Child {
                at,
                node,
                guess,
                cost: 0,
            });
        }
        for child in &mut children {
            child.cost = if child.at == at {
                0
            } else {
                child.cost.max(cost)
            };
        }
        self.set_children(id, Some(children.into()));
    }

    /// Prefers the move that a guide knows. The engine is not asked until another one looks better.
    pub(super) fn follow(&mut self, id: NodeIndex, at: Index) {
        self.prefer(id, at, ProofNumbers::UNKNOWN, UNGUIDED);
        self.get_mut(id).asked = advice::GUIDED;
        self.refresh(id);
    }

    /// Counts a visit of a position; whether the engine is to be asked about it again.
    pub(super) fn visit(&mut self, id: NodeIndex) -> bool {
        self.clock += 1;
        let now = self.clock;
        let node = self.get_mut(id);
        node.last_visit = now;
        node.visits = node.visits.saturating_add(1);
        node.attacking && !node.is_busy && node.visits >= advice::next_visits(node.asked)
    }

    /// Gives a position its moves.
    pub(super) fn expand(&mut self, id: NodeIndex, children: Vec<Child>) {
        self.set_children(id, Some(children.into()));
        self.refresh(id);
    }

    fn set_children(&mut self, id: NodeIndex, children: Option<Box<[Child]>>) {
        self.children -= self.children(id).len();
        self.get_mut(id).children = children;
        self.children += self.children(id).len();
    }

    /// Leads a move to its position.
    pub(super) fn link(&mut self, id: NodeIndex, place: usize, next: NodeIndex) {
        self.get_mut(next).parents.push(id);
        let children = self.get_mut(id).children.as_deref_mut();
        if let Some(child) = children.and_then(|children| children.get_mut(place)) {
            child.node = Some(next);
        }
    }

    /// Sets what is known of a position, and what follows from it for those before it.
    pub(super) fn update(&mut self, id: NodeIndex, numbers: ProofNumbers) {
        if self.get(id).numbers == numbers {
            return;
        }
        self.get_mut(id).numbers = numbers;
        let mut changed = vec![id];
        while let Some(id) = changed.pop() {
            for place in 0..self.get(id).parents.len() {
                let parent = self.get(id).parents[place];
                if self.recompute(parent) {
                    changed.push(parent);
                }
            }
            self.settle(id);
        }
    }

    /// Computes the numbers of a position from those of its moves, and those of the positions before it.
    pub(super) fn refresh(&mut self, id: NodeIndex) {
        if let Some(numbers) = self.renewed(id) {
            self.update(id, numbers);
        }
    }

    /// The numbers of a position as they follow from its moves. Where all that were tried are lost and others
    /// were left out, or a pass is lost, it is looked at once more.
    fn renewed(&mut self, id: NodeIndex) -> Option<ProofNumbers> {
        let numbers = self.computed(id)?;
        let is_pass = matches!(self.children(id), [Child { at: PASS, .. }]);
        let are_left = numbers.disproof == 0 && self.get(id).is_partial;
        Some(match numbers {
            ProofNumbers { proof: 0, .. } if is_pass => {
                let numbers = ProofNumbers {
                    proof: EVERY_REPLY,
                    disproof: 1,
                };
                self.look_again(id, numbers)
            }
            ProofNumbers { proof, disproof } if is_pass && disproof > 0 => ProofNumbers {
                proof: proof.saturating_add(EVERY_REPLY).min(INFINITE - 1),
                disproof,
            },
            _ if are_left => self.look_again(id, LEFT),
            _ => numbers,
        })
    }

    /// Takes the moves from a position, to be looked at once more.
    fn look_again(&mut self, id: NodeIndex, numbers: ProofNumbers) -> ProofNumbers {
        self.set_children(id, None);
        let node = self.get_mut(id);
        node.is_partial = false;
        node.stage = node.stage.saturating_add(1);
        numbers
    }

    /// The wanted number is the smallest of the moves; the other the largest, and one more for each other
    /// move that is open and not dormant.
    fn computed(&self, id: NodeIndex) -> Option<ProofNumbers> {
        let node = self.get(id);
        let children = node.children.as_deref()?;
        let (mut wanted, mut feared, mut open) = (INFINITE, 0, 0_u32);
        for child in children {
            let numbers = self.numbers_of(child);
            wanted = wanted.min(numbers.wanted(node.attacking));
            let this = numbers.feared(node.attacking);
            feared = feared.max(this);
            let is_awake = !child.node.is_some_and(|id| self.is_dormant(id));
            open += u32::from(this > 0 && is_awake);
        }
        if wanted == 0 {
            feared = INFINITE;
        } else if feared > 0 && feared < INFINITE {
            feared = (feared + open.saturating_sub(1)).min(INFINITE - 1);
        }
        Some(ProofNumbers::of(wanted, feared, node.attacking))
    }

    fn is_dormant(&self, id: NodeIndex) -> bool {
        let node = self.get(id);
        node.stage > 0 && node.children.is_none()
    }

    /// Whether the numbers have changed.
    fn recompute(&mut self, id: NodeIndex) -> bool {
        if self.get(id).is_solved() {
            return false;
        }
        let Some(numbers) = self.renewed(id) else {
            return false;
        };
        let has_changed = self.get(id).numbers != numbers;
        self.get_mut(id).numbers = numbers;
        has_changed
    }

    /// Forgets that a position is solved.
    pub(super) fn reopen(&mut self, id: NodeIndex) {
        self.set_children(id, None);
        let node = self.get_mut(id);
        node.numbers = ProofNumbers::UNKNOWN;
        node.stage = 0;
    }

    /// Forgets the moves of a solved position that nobody needs any more.
    fn settle(&mut self, id: NodeIndex) {
        let node = self.get(id);
        if !node.is_solved() || node.children.is_none() {
            return;
        }
        let winning = |child: &&Child| node.attacking && self.numbers_of(child).proof == 0;
        let kept = self.children(id).iter().find(winning).copied();
        self.set_children(id, kept.map(|kept| [kept].into()));
    }

    /// About how much memory it takes.
    pub(super) fn bytes(&self) -> usize {
        // With the map from keys, and a parent or two.
        let each =
            size_of::<Node>() + 2 * size_of::<(u64, NodeIndex)>() + 2 * size_of::<NodeIndex>();
        let zones = self.zones.len() * 2 * size_of::<((u64, u8), CellSet)>();
        self.nodes.len() * each + self.children * size_of::<Child>() + zones
    }

    /// Forgets moves until it takes no more than so many bytes, or nothing is left to forget.
    pub(super) fn shrink(&mut self, bytes: usize) {
        if self.bytes() > bytes {
            self.zones = KnownZones::new();
        }
        let mut nodes = usize::MAX;
        while self.bytes() > bytes && self.nodes.len() < nodes {
            nodes = self.nodes.len();
            self.forget_last_moves();
        }
    }

    /// Forgets the moves of open positions whose moves have not been searched further, with all positions
    /// that nothing leads to then. What is known of the positions themselves stays.
    fn forget_last_moves(&mut self) {
        let is_open = |id: NodeIndex| !self.get(id).is_solved() && self.get(id).children.is_some();
        let is_last = |&id: &NodeIndex| {
            let mut next = self.children(id).iter().filter_map(|child| child.node);
            id != Tree::ROOT && is_open(id) && !next.any(is_open)
        };
        let last: Vec<NodeIndex> = (0..self.nodes.len() as NodeIndex).filter(is_last).collect();
        for id in last {
            self.set_children(id, None);
        }
        let mut kept = vec![false; self.nodes.len()];
        let ids = 0..self.nodes.len() as NodeIndex;
        let mut ways: Vec<NodeIndex> = ids.filter(|&id| self.get(id).is_proven()).collect();
        ways.push(Tree::ROOT);
        while let Some(id) = ways.pop() {
            if !std::mem::replace(&mut kept[id as usize], true) {
                ways.extend(self.children(id).iter().filter_map(|child| child.node));
            }
        }
        let mut place = 0;
        let mut moved: Vec<Option<NodeIndex>> = Vec::with_capacity(kept.len());
        for &kept in &kept {
            moved.push(kept.then_some(place));
            place += NodeIndex::from(kept);
        }
        let old = std::mem::take(&mut self.nodes);
        let nodes = old.into_iter().zip(kept).filter(|(_, kept)| *kept);
        let nodes = nodes.map(|(mut node, _)| {
            for child in node.children.as_deref_mut().unwrap_or_default() {
                child.node = child.node.and_then(|id| moved[id as usize]);
            }
            node
        });
        *self = Tree::of(nodes.collect());
    }

    /// The tree of these positions; which are before which is found out anew.
    pub(super) fn of(mut nodes: Vec<Node>) -> Tree {
        for node in &mut nodes {
            node.parents.clear();
        }
        let mut tree = Tree {
            by_key: (0..).zip(&nodes).map(|(id, node)| (node.key, id)).collect(),
            clock: nodes
                .iter()
                .map(|node| node.last_visit)
                .max()
                .unwrap_or_default(),
            nodes,
            children: 0,
            zones: KnownZones::new(),
        };
        for id in 0..tree.nodes.len() as NodeIndex {
            let next: Vec<NodeIndex> = tree.children(id).iter().filter_map(|it| it.node).collect();
            tree.children += tree.children(id).len();
            for next in next {
                tree.get_mut(next).parents.push(id);
            }
        }
        tree
    }
}
