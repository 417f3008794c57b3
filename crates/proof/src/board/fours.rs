//! Wins by fours: every move of the attacker leaves the defender one move that does not lose at once. And their
//! zones: the cells outside which more stones of the defender change nothing.

use super::super::zone::Zone;
use super::{ATTACKER, Board, DEFENDER, FAILURES, Won, mixed};

/// Positions with the attacker to move that one search for a win by fours visits at most.
const FOURS_BUDGET: u32 = 100_000;
/// How many positions with the attacker to move the search for the shortest win by fours visits at most.
const SHORTEST_BUDGET: u32 = 5_000;

impl Board {
    /// The first move of the shortest win by fours in less than so many plies, and its plies.
    pub(in super::super) fn shortest_fours(&mut self, known: u16) -> Option<(u16, u16)> {
        if let (Some(at), _) = self.completing(ATTACKER) {
            return (known > 1).then_some((at, 1));
        }
        let forced = self.forced()?;
        let mut budget = SHORTEST_BUDGET;
        (3..known).step_by(2).find_map(|plies| {
            let first = self.fours_within(plies, forced, &mut budget)?;
            Some((first, plies))
        })
    }

    /// The first move of a win by fours in at most so many plies, three or more; the attacker completes nothing.
    fn fours_within(&mut self, plies: u16, forced: Forced, budget: &mut u32) -> Option<u16> {
        if *budget == 0 {
            return None;
        }
        *budget -= 1;
        let begin = self.fours.len();
        let mut wins = self.list_fours(forced);
        let end = self.fours.len();
        if wins.is_none() && plies > 3 {
            wins = (begin..end).find_map(|place| {
                let (at, block) = self.fours[place];
                let wins = |board: &mut Board, forced: Forced| {
                    board.fours_within(plies - 2, forced, budget)
                };
                self.after_four(at, block, wins).map(|_| at)
            });
        }
        self.fours.truncate(begin);
        wins
    }

    /// The plies in which the attacker, who is to move, wins by fours alone, as few as are found if the shortest
    /// win is looked for, or nothing if all fours were tried or the budget is spent. What begins with the moves of
    /// `hint` is tried first. The attacker's moves of a win, not always the shortest, are left in `line`, the
    /// last one first.
    pub(in super::super) fn fours(
        &mut self,
        hint: &[u16],
        line: &mut Vec<u16>,
        is_shortest: bool,
    ) -> Option<u16> {
        let mut budget = FOURS_BUDGET;
        let plies = self.any_fours(hint, line, &mut budget)?;
        let shortest = is_shortest.then(|| self.shortest_fours(plies)).flatten();
        Some(shortest.map_or(plies, |(_, plies)| plies))
    }

    /// A win by fours as [`Board::fours`] finds it, and with extra stones its zone (see [`Board::zone_of_fours`]); then
    /// it is not the shortest.
    pub(in super::super) fn won_by_fours(
        &mut self,
        hint: &[u16],
        line: &mut Vec<u16>,
        extra: u8,
        is_shortest: bool,
    ) -> Option<Won> {
        let plies = self.fours(hint, line, is_shortest && extra == 0)?;
        let zone = match extra {
            0 => Zone::default(),
            _ => {
                let fours: Vec<u16> = line.iter().rev().copied().collect();
                self.zone_of_fours(&fours, extra)
            }
        };
        let first = line.last().copied().unwrap_or_default();
        Some(Won { first, plies, zone })
    }

    /// Adds the empty cells where the defender, with so many stones more than it has, could be about to
    /// complete a line, or complete one: those of all windows that hold no stone of the attacker and lack
    /// no more of the defender's than these and one. Where there are none nobody asks for a zone.
    pub(in super::super) fn add_interfering(&self, extra: u8, zone: &mut Zone) {
        if extra == 0 {
            return;
        }
        for lack in 1..=self.len.min(extra + 1) {
            for window in self.windows.lacking(DEFENDER, lack) {
                self.empty_cells(window).for_each(|at| zone.insert(at));
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
            self.try_stone(at, ATTACKER);
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
            self.try_stone(block, DEFENDER);
            placed.push((block, DEFENDER));
        }
        for (at, side) in placed.into_iter().rev() {
            self.take_back(at, side);
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

    /// The plies of a win by fours, not always the fewest. See [`Board::fours`].
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
        let forced = self.forced()?;
        self.next_fours(forced, hint, line, budget)
    }

    /// The same where the attacker completes nothing.
    fn next_fours(
        &mut self,
        forced: Forced,
        hint: &[u16],
        line: &mut Vec<u16>,
        budget: &mut u32,
    ) -> Option<u16> {
        let hash = self.hashes[0];
        if self.has_failed(hash) || *budget == 0 {
            return None;
        }
        *budget -= 1;
        let begin = self.fours.len();
        if let Some(at) = self.list_fours(forced) {
            self.fours.truncate(begin);
            line.push(at);
            return Some(3);
        }
        let fours = &mut self.fours[begin..];
        let hinted = hint.first();
        if let Some(place) = fours.iter().position(|(at, _)| Some(at) == hinted) {
            fours[..=place].rotate_right(1);
        }
        let end = self.fours.len();
        let found = (begin..end).find_map(|place| {
            let (at, block) = self.fours[place];
            let after = hash ^ self.key(at, ATTACKER) ^ self.key(block, DEFENDER);
            if self.has_failed(after) {
                return None;
            }
            let rest = match hint.split_first() {
                Some((&first, rest)) if first == at => rest,
                _ => &[],
            };
            let wins =
                |board: &mut Board, forced: Forced| board.next_fours(forced, rest, line, budget);
            let plies = self.after_four(at, block, wins)?;
            line.push(at);
            Some(plies + 2)
        });
        self.fours.truncate(begin);
        if found.is_none() && *budget > 0 {
            self.failures[hash as usize % FAILURES] = hash ^ self.salt;
        }
        found
    }

    /// Whether all fours were tried in the position with this hash. The place of a hash does not depend on what was
    /// searched before.
    fn has_failed(&self, hash: u64) -> bool {
        self.failures[hash as usize % FAILURES] == hash ^ self.salt
    }

    /// What is found after a four and its answer. Where the attacker completes nothing before, it completes nothing then,
    /// and the defender threatens to complete only lines through its answer.
    fn after_four<T>(
        &mut self,
        at: u16,
        block: u16,
        find: impl FnOnce(&mut Board, Forced) -> Option<T>,
    ) -> Option<T> {
        self.try_stone(at, ATTACKER);
        self.try_stone(block, DEFENDER);
        let found = match self.completing_through(block, DEFENDER) {
            (Some(_), Some(_)) => None,
            (forced, _) => find(self, forced),
        };
        self.take_back(block, DEFENDER);
        self.take_back(at, ATTACKER);
        found
    }

    /// Where the attacker has to play; nothing if the defender can complete lines in two ways.
    fn forced(&self) -> Option<Forced> {
        match self.completing(DEFENDER) {
            (Some(_), Some(_)) => None,
            (forced, _) => Some(forced),
        }
    }

    /// Adds the moves with which the attacker makes a four, in ascending order, each with the answer that it
    /// forces; or tells the first that makes two and wins.
    fn list_fours(&mut self, forced: Forced) -> Option<u16> {
        let begin = self.fours.len();
        let mut fours = std::mem::take(&mut self.fours);
        for window in self.lacking(ATTACKER, 2) {
            let mut empty = self.empty_cells(window);
            if let (Some(first), Some(second)) = (empty.next(), empty.next()) {
                let both = [(first, second), (second, first)];
                let may_be = |(at, _): &(u16, u16)| forced.is_none_or(|forced| forced == *at);
                fours.extend(both.into_iter().filter(may_be));
            }
        }
        self.fours = fours;
        self.fours[begin..].sort_unstable();
        let mut end = begin;
        for place in begin..self.fours.len() {
            let four = self.fours[place];
            let last = (end > begin).then(|| self.fours[end - 1]);
            if last == Some(four) {
                continue;
            }
            if last.is_some_and(|(at, _)| at == four.0) {
                return Some(four.0);
            }
            self.fours[end] = four;
            end += 1;
        }
        self.fours.truncate(end);
        None
    }
}

/// The cell where the attacker has to play, if there is one.
type Forced = Option<u16>;
