//! Wins by fours: every move of the attacker leaves the defender one move that does not lose at once. And their
//! zones: the cells outside which more stones of the defender change nothing.

use super::super::zone::Zone;
use super::{ATTACKER, Board, DEFENDER, FAILURES, Won, mixed};

/// Positions with the attacker to move that one search for a win by fours visits at most.
pub(in super::super) const FOURS_BUDGET: u32 = 100_000;
/// How many positions with the attacker to move the search for the shortest win by fours visits at most.
const SHORTEST_BUDGET: u32 = 5_000;

impl Board {
    /// The plies in which the attacker, who is to move, wins by fours alone, as few as are found, or
    /// nothing if all fours were tried or the budget is spent. What begins with the moves of `hint` is
    /// tried first. The attacker's moves of a win, not always the shortest, are left in `line`, the last
    /// one first.
    pub(in super::super) fn fours(
        &mut self,
        hint: &[u16],
        line: &mut Vec<u16>,
        budget: &mut u32,
    ) -> Option<u16> {
        let plies = self.any_fours(hint, line, budget)?;
        Some(self.shortest_fours(plies).map_or(plies, |(_, plies)| plies))
    }

    /// The first move of a win by fours in less than so many plies, and its plies: the shortest, where
    /// the budget lasts.
    pub(in super::super) fn shortest_fours(&mut self, known: u16) -> Option<(u16, u16)> {
        let mut budget = SHORTEST_BUDGET;
        (1..known).step_by(2).find_map(|plies| {
            let first = self.fours_within(plies, &mut budget)?;
            Some((first, plies))
        })
    }

    /// The first move of a win by fours in at most so many plies.
    fn fours_within(&mut self, plies: u16, budget: &mut u32) -> Option<u16> {
        if let (Some(at), _) = self.completing(ATTACKER) {
            return Some(at);
        }
        let forced = match self.completing(DEFENDER) {
            (Some(_), Some(_)) => return None,
            (forced, _) => forced,
        };
        if plies < 3 || *budget == 0 {
            return None;
        }
        *budget -= 1;
        for at in self.four_makers(forced) {
            self.place(at, ATTACKER);
            let wins = match self.completing(ATTACKER) {
                (Some(_), Some(_)) => true,
                (Some(block), None) if plies > 3 => {
                    self.place(block, DEFENDER);
                    let wins = self.fours_within(plies - 2, budget).is_some();
                    self.undo(block, DEFENDER);
                    wins
                }
                _ => false,
            };
            self.undo(at, ATTACKER);
            if wins {
                return Some(at);
            }
        }
        None
    }

    /// The cells on which the attacker makes a four, in ascending order; only the one that it has to
    /// block, if there is one.
    fn four_makers(&self, forced: Option<u16>) -> Vec<u16> {
        let mut moves: Vec<u16> = self.chances(ATTACKER, 2).flatten().collect();
        moves.sort_unstable();
        moves.dedup();
        moves.retain(|&at| forced.is_none_or(|forced| forced == at));
        moves
    }

    /// The plies of a win by fours as [`Board::fours`] finds it, and its zone (see [`Board::zone_of_fours`]).
    /// Without extra stones there is no zone; with them the win is the first one found, which may not be the
    /// shortest.
    pub(in super::super) fn won_by_fours(
        &mut self,
        hint: &[u16],
        line: &mut Vec<u16>,
        extra: u8,
    ) -> Option<Won> {
        let mut budget = FOURS_BUDGET;
        if extra == 0 {
            let plies = self.fours(hint, line, &mut budget)?;
            let zone = Zone::default();
            return Some(Won { plies, zone });
        }
        let plies = self.any_fours(hint, line, &mut budget)?;
        let fours: Vec<u16> = line.iter().rev().copied().collect();
        let zone = self.zone_of_fours(&fours, extra);
        Some(Won { plies, zone })
    }

    /// Adds the empty cells where the defender, with so many stones more than it has, could be about to
    /// complete a line, or complete one: those of all windows that hold no stone of the attacker and lack
    /// no more of the defender's than these and one. Where there are none nobody asks for a zone.
    pub(in super::super) fn add_interfering(&self, extra: u8, zone: &mut Zone) {
        if extra == 0 {
            return;
        }
        for (window, counts) in self.windows.iter().zip(&self.counts) {
            let could_complete = counts[DEFENDER].saturating_add(extra) + 1 >= self.len;
            if counts[ATTACKER] == 0 && could_complete {
                let cells = window.cells.iter().copied();
                let empty = cells.filter(|&at| self.stones[usize::from(at)].is_none());
                empty.for_each(|at| zone.insert(at));
            }
        }
    }

    /// The cells that matter to a win by these fours, the attacker's moves in order: with so many more
    /// stones of the defender as `extra` says, all outside these cells, the same fours win.
    pub(in super::super) fn zone_of_fours(&mut self, fours: &[u16], extra: u8) -> Zone {
        let mut zone = Zone::default();
        let mut placed = Vec::new();
        for &at in fours {
            zone.insert(at);
            self.place(at, ATTACKER);
            placed.push((at, ATTACKER));
            self.add_interfering(extra, &mut zone);
            let (block, other) = self.completing(ATTACKER);
            block
                .into_iter()
                .chain(other)
                .for_each(|at| zone.insert(at));
            let Some(block) = block.filter(|_| other.is_none()) else {
                break;
            };
            self.place(block, DEFENDER);
            placed.push((block, DEFENDER));
        }
        for (at, side) in placed.into_iter().rev() {
            self.undo(at, side);
        }
        zone
    }

    /// From here on positions count as not searched before, until the end of the search.
    pub(in super::super) fn begin_search(&mut self) {
        self.searches += 1;
        self.salt = mixed(self.searches);
    }

    pub(in super::super) const fn end_search(&mut self) {
        self.salt = 0;
    }

    /// A win by fours, see [`Board::fours`]; its plies, not always the fewest.
    pub(in super::super) fn any_fours(
        &mut self,
        hint: &[u16],
        line: &mut Vec<u16>,
        budget: &mut u32,
    ) -> Option<u16> {
        if let (Some(at), _) = self.completing(ATTACKER) {
            line.push(at);
            return Some(1);
        }
        let forced = match self.completing(DEFENDER) {
            (Some(_), Some(_)) => return None,
            (forced, _) => forced,
        };
        let hash = self.hashes[0] ^ self.salt;
        let failure = self.hashes[0] as usize % FAILURES;
        if self.failures[failure] == hash || *budget == 0 {
            return None;
        }
        *budget -= 1;
        let mut moves = self.four_makers(forced);
        let hinted = hint.split_first().map(|(&first, _)| first);
        if let Some(place) = moves.iter().position(|&at| Some(at) == hinted) {
            moves[..=place].rotate_right(1);
        }
        for at in moves {
            let rest = match hint.split_first() {
                Some((&first, rest)) if first == at => rest,
                _ => &[],
            };
            self.place(at, ATTACKER);
            // The defender completes nothing now: it could not before, or this stone is in the way.
            let plies = match self.completing(ATTACKER) {
                (Some(_), Some(_)) => Some(2),
                (Some(block), None) => {
                    self.place(block, DEFENDER);
                    let plies = self.any_fours(rest, line, budget);
                    self.undo(block, DEFENDER);
                    plies.map(|plies| plies + 1)
                }
                (None, _) => None,
            };
            self.undo(at, ATTACKER);
            if let Some(plies) = plies {
                line.push(at);
                return Some(plies + 1);
            }
        }
        if *budget > 0 {
            self.failures[failure] = hash;
        }
        None
    }
}
