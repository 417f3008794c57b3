//! What is known of similar positions helps in one in which the attacker is to move: those without some of the
//! defender's stones, or with one of them elsewhere.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::path::Path;
use super::tree::{Child, Tree};
use fivefold_lines_engine::cell_set::{CellSet, Index};

/// Zones of won positions as they are in the canonical picture, by position and number of earlier stones.
pub(super) type KnownZones = HashMap<(u64, u8), CellSet>;

/// Up to so many stones are taken away.
const MOST_TAKEN: usize = 3;
/// So many replies that are refuted are looked at for hints at most, of each position on the way.
const SIBLINGS: usize = 10;

/// That the attacker wins with the first move of the win, if the tree knows that.
type WonBy = Option<Index>;

impl Path {
    /// Whether the attacker wins because it would win without some of the defender's stones, and these are
    /// outside the zone of that win.
    pub(super) fn won_without_stones(&mut self, tree: &Tree, zones: &KnownZones) -> Option<WonBy> {
        let defender = self.attacker ^ 1;
        let places = (0..self.moves.len()).filter(|&place| self.side_of(place) == defender);
        let stones: Vec<Index> = places.filter_map(|place| self.moves[place]).collect();
        self.won_without(tree, zones, &stones, &mut Vec::new())
    }

    /// The same without those that are taken away already, and some of these stones.
    fn won_without(
        &mut self,
        tree: &Tree,
        zones: &KnownZones,
        stones: &[Index],
        taken: &mut Vec<Index>,
    ) -> Option<WonBy> {
        for (place, &at) in stones.iter().enumerate() {
            self.symmetries.toggle(at, self.attacker ^ 1);
            taken.push(at);
            let images = self.symmetries.to_canonical();
            let zone = zones.get(&(self.key(), taken.len() as u8));
            let is_outside = |zone: &CellSet| {
                let mut images = taken.iter().map(|&at| images[usize::from(at)]);
                images.all(|image| !zone.contains(image))
            };
            let found = if zone.is_some_and(is_outside) {
                Some(self.winning_move(tree))
            } else if taken.len() < MOST_TAKEN {
                self.won_without(tree, zones, &stones[place + 1..], taken)
            } else {
                None
            };
            taken.pop();
            self.symmetries.toggle(at, self.attacker ^ 1);
            if found.is_some() {
                return found;
            }
        }
        None
    }

    /// The attacker's moves that win in positions that differ from this one by one stone of the defender: where
    /// that stands elsewhere or is not there. The most frequent first.
    pub(super) fn hints(&mut self, tree: &Tree) -> Vec<Index> {
        let mut hints: Vec<(usize, Index)> = Vec::new();
        let defender = self.attacker ^ 1;
        // A walk through a proof begins to search anywhere.
        let first = (self.moves.len() + 1).saturating_sub(self.nodes.len());
        for (place, id) in (first..self.moves.len()).zip(self.nodes.clone()) {
            let Some(reply) = self.moves[place].filter(|_| !tree.get(id).attacking) else {
                continue;
            };
            let images = self.images_before(place);
            self.symmetries.toggle(reply, defender);
            let proven = |child: &&Child| child.node.is_some_and(|id| tree.get(id).is_proven());
            let siblings = tree.children(id).iter().rev().filter(proven);
            let elsewhere = siblings.take(SIBLINGS).filter_map(|child| {
                let place = images.iter().position(|&image| image == child.at)?;
                Some(Some(place as Index))
            });
            for other in elsewhere.chain([None]) {
                let Some(win) = self.win_with(other, tree) else {
                    continue;
                };
                match hints.iter_mut().find(|(_, hint)| *hint == win) {
                    Some((count, _)) => *count += 1,
                    None => hints.push((1, win)),
                }
            }
            self.symmetries.toggle(reply, defender);
        }
        hints.sort_by_key(|&(count, at)| (Reverse(count), at));
        hints.into_iter().map(|(_, at)| at).collect()
    }

    /// The winning move with another stone of the defender, if that is possible.
    fn win_with(&mut self, other: Option<Index>, tree: &Tree) -> Option<Index> {
        if other.is_some_and(|at| !self.board.is_empty_at(at)) {
            return None;
        }
        let defender = self.attacker ^ 1;
        other
            .iter()
            .for_each(|&at| self.symmetries.toggle(at, defender));
        let win = self.winning_move(tree);
        other
            .iter()
            .for_each(|&at| self.symmetries.toggle(at, defender));
        win.filter(|&at| self.board.is_empty_at(at))
    }

    /// Where the cells were in the canonical picture before the move at this place.
    fn images_before(&mut self, place: usize) -> Vec<Index> {
        let after: Vec<(Index, usize)> = (place..self.moves.len())
            .filter_map(|place| Some((self.moves[place]?, self.side_of(place))))
            .collect();
        let toggle = |path: &mut Path| {
            for &(at, side) in &after {
                path.symmetries.toggle(at, side);
            }
        };
        toggle(self);
        let images = self.symmetries.to_canonical().to_vec();
        toggle(self);
        images
    }

    /// Who made the move at this place.
    fn side_of(&self, place: usize) -> usize {
        let plies = self.moves.len() - place;
        self.board.to_move() ^ (plies & 1)
    }
}
