//! The tree of Monte Carlo tree search: visits, scores and what is proven (MCTS-solver).

use std::ops::Range;

use super::ProvenValue;
use fivefold_rules::{Outcome, Side};

/// The root of every tree.
pub(super) const ROOT: u32 = 0;

/// One position, reached by one way.
pub(super) struct Node<M> {
    /// The move that leads here.
    pub(super) mv: M,
    /// Who makes it.
    pub(super) mover: Side,
    /// Whose turn it is then.
    pub(super) to_move: Side,
    pub(super) visits: u32,
    /// Half points of the first side in all visits: two for a win, one for a draw.
    half_points: u64,
    /// What is proven. The plies are those of the proof, not of the shortest one.
    pub(super) value: Option<ProvenValue>,
    /// Where the children are, once they are made; empty until then.
    pub(super) children: Range<u32>,
}

impl<M> Node<M> {
    pub(super) const fn new(mv: M, mover: Side, to_move: Side) -> Node<M> {
        Node {
            mv,
            mover,
            to_move,
            visits: 0,
            half_points: 0,
            value: None,
            children: 0..0,
        }
    }

    /// Counts a visit that ended like this; an unfinished game counts as a draw.
    pub(super) const fn count(&mut self, winner: Option<Side>) {
        self.visits += 1;
        self.half_points += match winner {
            Some(Side::First) => 2,
            None => 1,
            Some(Side::Second) => 0,
        };
    }

    /// The share of points for the side that moved here, 0 to 1; even without a visit.
    pub(super) fn share(&self) -> f64 {
        if let Some(value) = self.value {
            return match value.winner {
                Some(winner) if winner == self.mover => 1.0,
                Some(_) => 0.0,
                None => 0.5,
            };
        }
        if self.visits == 0 {
            return 0.5;
        }
        let share = self.half_points as f64 / (2.0 * f64::from(self.visits));
        match self.mover {
            Side::First => share,
            Side::Second => 1.0 - share,
        }
    }
}

/// All nodes; the children of a node lie next to each other.
pub(super) struct Tree<M> {
    pub(super) nodes: Vec<Node<M>>,
    most_nodes: usize,
}

impl<M: Copy> Tree<M> {
    pub(super) fn new(root: Node<M>, memory_mib: u32) -> Tree<M> {
        let most = ((memory_mib as usize) << 20) / size_of::<Node<M>>();
        Tree {
            nodes: vec![root],
            most_nodes: most.clamp(2, u32::MAX as usize),
        }
    }

    pub(super) fn node(&self, number: u32) -> &Node<M> {
        &self.nodes[number as usize]
    }

    pub(super) fn node_mut(&mut self, number: u32) -> &mut Node<M> {
        &mut self.nodes[number as usize]
    }

    /// Whether so many children more fit.
    pub(super) fn has_room(&self, children: usize) -> bool {
        self.nodes.len() + children <= self.most_nodes
    }

    /// Makes the children of a node.
    pub(super) fn expand(&mut self, number: u32, children: impl IntoIterator<Item = Node<M>>) {
        let begin = self.nodes.len() as u32;
        self.nodes.extend(children);
        self.node_mut(number).children = begin..self.nodes.len() as u32;
    }

    /// The child to look at next (UCT): of those that nobody has proven to win, the one with the best
    /// share of points, the better the less it was looked at. Children without a visit come first.
    pub(super) fn select(&self, number: u32, exploration: f64) -> Option<u32> {
        let node = self.node(number);
        let ln = ln(node.visits.max(1));
        let rank = |child: &Node<M>| match child.visits {
            0 => f64::INFINITY,
            visits => child.share() + exploration * (ln / f64::from(visits)).sqrt(),
        };
        let mut best = None;
        for at in node.children.clone() {
            let child = self.node(at);
            if child.value.is_some_and(|value| value.winner.is_some()) {
                continue;
            }
            let rank = rank(child);
            if best.is_none_or(|(most, _)| rank > most) {
                best = Some((rank, at));
            }
        }
        best.map(|(_, at)| at)
    }

    /// What the children prove about their parent; none while it is open.
    pub(super) fn proof(&self, number: u32) -> Option<ProvenValue> {
        let node = self.node(number);
        let children = &self.nodes[node.children.start as usize..node.children.end as usize];
        let rank = |value: &ProvenValue| value.rank_for(node.to_move);
        let known = children.iter().filter_map(|child| child.value);
        let best = known.max_by_key(rank)?;
        let is_settled =
            best.winner == Some(node.to_move) || children.iter().all(|child| child.value.is_some());
        is_settled.then(|| best.a_ply_earlier())
    }
}

/// The value of a finished game.
pub(super) const fn value_of(outcome: Outcome) -> ProvenValue {
    match outcome {
        Outcome::Win(side) => ProvenValue {
            winner: Some(side),
            plies: Some(0),
        },
        Outcome::Draw => ProvenValue::DRAW,
    }
}

/// About the natural logarithm: exact at powers of two, straight in between. The standard
/// library's differs in its last bits from machine to machine, and moves would with it.
fn ln(number: u32) -> f64 {
    let whole = number.ilog2();
    let fraction = f64::from(number) / f64::from(1_u32 << whole) - 1.0;
    std::f64::consts::LN_2 * (f64::from(whole) + fraction)
}
