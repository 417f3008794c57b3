//! The main line of a tree and its variations.

use super::{History, NodeId};
use fivefold_rules::Move;

impl History {
    /// Whether the node lies on the main line.
    #[must_use]
    pub fn is_main(&self, node: NodeId) -> bool {
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            if self.children(parent).first() != Some(&at) {
                return false;
            }
            at = parent;
        }
        self.contains(node)
    }

    /// The nodes of the main line, from the root to its end.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.along_main_line().collect()
    }

    /// The moves of the main line.
    pub fn main_moves(&self) -> impl Iterator<Item = Move> {
        self.along_main_line().filter_map(|node| self.move_of(node))
    }

    /// The last node of the main line.
    #[must_use]
    pub fn main_end(&self) -> NodeId {
        self.along_main_line().last().unwrap_or(NodeId::ROOT)
    }

    fn along_main_line(&self) -> impl Iterator<Item = NodeId> {
        let next = |node: &NodeId| self.children(*node).first().copied();
        std::iter::successors(Some(NodeId::ROOT), next)
    }

    /// What was played instead of the move that led here, the main line first.
    pub fn alternatives(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let siblings = self
            .parent(node)
            .map_or(&[][..], |parent| self.children(parent));
        siblings.iter().copied().filter(move |&other| other != node)
    }

    /// The node and everything after it, variations included.
    #[must_use]
    pub(crate) fn branch(&self, node: NodeId) -> Vec<NodeId> {
        let mut branch: Vec<NodeId> = self.contains(node).then_some(node).into_iter().collect();
        let mut next = 0;
        while let Some(&node) = branch.get(next) {
            branch.extend(self.children(node));
            next += 1;
        }
        branch
    }

    /// Makes the line through this node the main line, and the one that was it a variation; false if
    /// it is that already.
    pub fn promote(&mut self, node: NodeId) -> bool {
        let mut changed = false;
        let mut at = node;
        while let Some(parent) = self.parent(at) {
            let place = self.children(parent).iter().position(|&child| child == at);
            if let (Some(place @ 1..), Some(parent)) = (place, self.node_mut(parent)) {
                parent.children[..=place].rotate_right(1);
                changed = true;
            }
            at = parent;
        }
        changed
    }

    /// Deletes a move with everything after it. If that is on the board, the board goes back to
    /// the move before. False for the root.
    pub fn delete(&mut self, node: NodeId) -> bool {
        let (Some(parent), number) = (self.parent(node), self.number(node)) else {
            return false;
        };
        if self.line.get(number - 1) == Some(&node) {
            if self.ply >= number {
                self.go_to_ply(number - 1);
            }
            self.line.truncate(number - 1);
            self.moves.truncate(number - 1);
        }
        if let Some(parent) = self.node_mut(parent) {
            parent.children.retain(|&child| child != node);
        }
        for node in self.branch(node) {
            if let Some(node) = self.nodes[node.index()].take() {
                self.len -= 1;
                self.comment_bytes -= node.comment.map_or(0, |comment| comment.len());
                self.findings -= usize::from(node.finding.is_some());
                self.mark_count -= node.marks.len();
            }
        }
        true
    }
}
