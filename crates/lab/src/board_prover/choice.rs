//! Which move of a position is searched next.

use super::advice;
use super::tree::{Child, NodeIndex, Tree};
use fivefold_lines_engine::proof_numbers::INFINITE;

/// The reply that was searched last is left only for one whose number is so many times smaller, and by so
/// much.
const TIMES_BETTER: u32 = 8;
const BETTER_BY: u32 = 1_000;

/// The same where the reply is searched first that seems to be refuted soonest.
const EASIER_BY: u32 = 50;

impl Tree {
    /// The place of the move that is searched next.
    pub(super) fn best_child(&self, id: NodeIndex) -> Option<usize> {
        let attacking = self.get(id).attacking;
        let children = self.children(id);
        let wanted = |place: usize| self.numbers_of(&children[place]).wanted(attacking);
        let best = (0..children.len()).min_by_key(|&place| wanted(place))?;
        if attacking || wanted(best) == 0 {
            return Some(best);
        }
        // All replies must be refuted, and what refutes one refutes others: so each is finished, unless
        // another looks much better.
        let most = wanted(best)
            .saturating_mul(TIMES_BETTER)
            .saturating_add(BETTER_BY);
        let may_be = |place: usize| wanted(place) <= most;
        self.last_child(id, may_be)
            .or_else(|| self.free_child(id, |place| Some(wanted(place)).filter(|_| may_be(place))))
            .or(Some(best))
    }

    /// The place of the move that was searched last, if it is to be searched. Where others search it, the one that was
    /// searched last of those that nobody searches.
    fn last_child(&self, id: NodeIndex, may_be: impl Fn(usize) -> bool) -> Option<usize> {
        let last = self.get(id).last?;
        let last = self
            .children(id)
            .iter()
            .position(|child| child.at == last)?;
        let place = match self.searchers(id, last) {
            0 => last,
            _ => self.begun_child(id)?,
        };
        let is_open = self.numbers_of(&self.children(id)[place]).proof > 0;
        (is_open && may_be(place)).then_some(place)
    }

    /// The place of the move that was searched last of those that nobody searches.
    fn begun_child(&self, id: NodeIndex) -> Option<usize> {
        let children = self.children(id);
        let last_visit = |place: usize| {
            let node = self.get(children[place].node?);
            (node.searchers == 0).then_some(node.last_visit)
        };
        let begun = (0..children.len()).filter(|&place| last_visit(place).is_some());
        begun.max_by_key(|&place| last_visit(place))
    }

    /// The place of the move that is searched by the fewest, and of these the one with the smallest number; those
    /// without one are left out.
    fn free_child(&self, id: NodeIndex, number: impl Fn(usize) -> Option<u32>) -> Option<usize> {
        let places = 0..self.children(id).len();
        let open = places.filter(|&place| {
            let child = &self.children(id)[place];
            self.numbers_of(child).proof > 0 && number(place).is_some()
        });
        open.min_by_key(|&place| (self.searchers(id, place), number(place)))
    }

    /// How many search after a move.
    fn searchers(&self, id: NodeIndex, place: usize) -> u16 {
        let node = self.children(id)[place].node;
        node.map_or(0, |id| self.get(id).searchers)
    }

    /// The place of the move that seems to be proven soonest: the one searched last, unless another one looks
    /// much better.
    pub(super) fn easiest_child(&self, id: NodeIndex) -> Option<usize> {
        let number = |place: usize| {
            let proof = self.numbers_of(&self.children(id)[place]).proof;
            (1..INFINITE).contains(&proof).then_some(proof)
        };
        let easiest = self.free_child(id, number)?;
        let most = number(easiest)? + EASIER_BY;
        let goes_on = |place: usize| number(place).is_some_and(|number| number <= most);
        self.last_child(id, goes_on).or(Some(easiest))
    }

    /// Notes the move that is searched now.
    pub(super) fn set_last(&mut self, id: NodeIndex, place: usize) {
        let Child { at, cost, .. } = self.children(id)[place];
        let node = self.get_mut(id);
        node.last = Some(at);
        if node.asked == advice::GUIDED && cost > 0 {
            node.asked = advice::asked_before(node.visits);
        }
    }
}
