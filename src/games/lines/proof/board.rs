//! The board of the checker, with a search for wins by fours: all windows of as many cells as a line
//! needs, and how many stones of each side lie in them. It is made from the rules alone and shares
//! nothing with the engine.

use std::iter;

use super::zone::Zone;
use crate::games::lines::{DIRECTIONS, Lines, Rule};
use crate::rules::{Cell, Game, Side};

/// The side that is to be shown to win.
pub(super) const ATTACKER: usize = 0;
/// The other side.
pub(super) const DEFENDER: usize = 1;
/// Positions with the attacker to move that one search for a win by fours visits at most.
pub(super) const FOURS_BUDGET: u32 = 100_000;
/// How many positions with the attacker to move the search for the shortest win by fours visits at most.
const SHORTEST_BUDGET: u32 = 5_000;
/// How many positions without a win by fours are remembered; a power of two.
const FAILURES: usize = 1 << 16;

/// A win of the attacker.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Won {
    /// The plies until then.
    pub(super) plies: u16,
    /// The cells outside which extra stones of the defender may lie; of no meaning where there are none.
    pub(super) zone: Zone,
}

impl Won {
    /// The same as seen after a symmetry.
    pub(super) fn turned(&self, image: impl Fn(u16) -> Option<u16>) -> Won {
        let zone = self.zone.turned(image);
        Won { zone, ..*self }
    }
}

/// As many neighbouring cells in a row, column or diagonal as a line needs.
struct Window {
    cells: Vec<u16>,
    /// The cells just before and behind it, where they are on the board.
    beyond: Vec<u16>,
}

/// A set of windows, one bit for each.
type WindowSet = Vec<u64>;

/// A position in which nobody has a line.
pub(super) struct Board {
    len: u8,
    /// Whether a longer line does not win.
    is_exact: bool,
    stones: Vec<Option<usize>>,
    windows: Vec<Window>,
    /// The windows through each cell.
    through: Vec<Vec<u16>>,
    /// How many stones of each side lie in each window.
    counts: Vec<[u8; 2]>,
    /// For each side the windows that hold no stone of the other and lack one stone, or two.
    lacking: [[WindowSet; 2]; 2],
    /// A hash of the stones, and the key of each.
    hash: u64,
    keys: Vec<[u64; 2]>,
    /// Where each symmetry takes each cell.
    images: Vec<Vec<u16>>,
    /// Hashes of positions in which all fours were tried and none wins. Two positions with the same
    /// hash could hide a win; they never make one.
    failures: Vec<u64>,
}

impl Board {
    /// The board of a position of any rule but renju, with the attacker.
    pub(super) fn new(position: &Lines, attacker: Side) -> Board {
        let params = *position.params();
        let (cols, rows, len) = (params.cols as i8, params.rows as i8, params.len as i8);
        let cells = usize::from(params.cells());
        let cell = |col: i8, row: i8| {
            let is_on = (0..cols).contains(&col) && (0..rows).contains(&row);
            is_on.then(|| row as u16 * cols as u16 + col as u16)
        };
        let mut windows = Vec::new();
        for (dx, dy) in DIRECTIONS {
            for (row, col) in (0..rows).flat_map(|row| (0..cols).map(move |col| (row, col))) {
                let at = |step: i8| cell(col + step * dx, row + step * dy);
                if let Some(cells) = (0..len).map(at).collect() {
                    let beyond = [at(-1), at(len)].into_iter().flatten().collect();
                    windows.push(Window { cells, beyond });
                }
            }
        }
        let mut through = vec![Vec::new(); cells];
        for (number, window) in (0..).zip(&windows) {
            for &at in &window.cells {
                through[usize::from(at)].push(number);
            }
        }
        let turns = if cols == rows { 8 } else { 4 };
        let image = |turn: u8, at: usize| {
            let cell = Cell::from_index(at, params.cols);
            let (mut col, mut row) = (cell.col as i8, cell.row as i8);
            if turn & 1 != 0 {
                col = cols - 1 - col;
            }
            if turn & 2 != 0 {
                row = rows - 1 - row;
            }
            if turn & 4 != 0 {
                (col, row) = (row, col);
            }
            row as u16 * cols as u16 + col as u16
        };
        let empty: WindowSet = vec![0; windows.len().div_ceil(64)];
        let mut board = Board {
            len: params.len,
            is_exact: params.rule == Rule::Exact,
            stones: vec![None; cells],
            counts: vec![[0; 2]; windows.len()],
            lacking: [[empty.clone(), empty.clone()], [empty.clone(), empty]],
            windows,
            through,
            hash: 0,
            keys: (0..cells as u64)
                .map(|at| [mixed(2 * at), mixed(2 * at + 1)])
                .collect(),
            images: (0..turns)
                .map(|turn| (0..cells).map(|at| image(turn, at)).collect())
                .collect(),
            failures: vec![0; FAILURES],
        };
        for window in 0..board.windows.len() {
            board.toggle(window);
        }
        for at in 0..cells as u16 {
            let stone = position.stone(Cell::from_index(usize::from(at), params.cols));
            if let Some(side) = stone {
                board.place(at, usize::from(side != attacker));
            }
        }
        board
    }

    /// How many cells the board has.
    pub(super) fn cells(&self) -> u16 {
        self.stones.len() as u16
    }

    /// Whether the cell is on the board and empty.
    pub(super) fn is_empty(&self, at: u16) -> bool {
        self.stones.get(usize::from(at)) == Some(&None)
    }

    /// Whether the side has a stone there.
    pub(super) fn has_stone(&self, at: u16, side: usize) -> bool {
        self.stones.get(usize::from(at)) == Some(&Some(side))
    }

    /// Puts a stone on an empty cell.
    pub(super) fn place(&mut self, at: u16, side: usize) {
        self.change(at, side, Some(side));
    }

    /// Takes a stone away.
    pub(super) fn undo(&mut self, at: u16, side: usize) {
        self.change(at, side, None);
    }

    fn change(&mut self, at: u16, side: usize, stone: Option<usize>) {
        self.stones[usize::from(at)] = stone;
        self.hash ^= self.keys[usize::from(at)][side];
        for number in 0..self.through[usize::from(at)].len() {
            let window = usize::from(self.through[usize::from(at)][number]);
            self.toggle(window);
            match stone {
                Some(_) => self.counts[window][side] += 1,
                None => self.counts[window][side] -= 1,
            }
            self.toggle(window);
        }
    }

    /// Puts the window into the sets to which its stones belong, or takes it out.
    fn toggle(&mut self, window: usize) {
        for side in [ATTACKER, DEFENDER] {
            let counts = self.counts[window];
            let lack = self.len - counts[side];
            if counts[side ^ 1] == 0 && (1..=2).contains(&lack) {
                self.lacking[side][usize::from(lack - 1)][window / 64] ^= 1 << (window % 64);
            }
        }
    }

    /// Whether a line that fills this window wins for the side: under the exact rule no stone of its
    /// own may stand beyond the ends.
    fn counts_as_line(&self, window: usize, side: usize) -> bool {
        let beyond = &self.windows[window].beyond;
        !self.is_exact
            || beyond
                .iter()
                .all(|&at| self.stones[usize::from(at)] != Some(side))
    }

    /// Whether the side's stone on this cell is part of a winning line.
    pub(super) fn is_line(&self, at: u16, side: usize) -> bool {
        self.through[usize::from(at)]
            .iter()
            .map(|&window| usize::from(window))
            .any(|window| {
                self.counts[window][side] == self.len && self.counts_as_line(window, side)
            })
    }

    /// The windows in which the side lacks so many stones, one or two, with their empty cells.
    fn chances(&self, side: usize, lack: usize) -> impl Iterator<Item = [u16; 2]> + '_ {
        let words = self.lacking[side][lack - 1].iter().enumerate();
        let windows = words.flat_map(|(place, &word)| {
            let rests = iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
            rests
                .take_while(|&rest| rest != 0)
                .map(move |rest| place * 64 + rest.trailing_zeros() as usize)
        });
        windows
            .filter(move |&window| self.counts_as_line(window, side))
            .map(|window| {
                let cells = self.windows[window].cells.iter().copied();
                let mut empty = cells.filter(|&at| self.stones[usize::from(at)].is_none());
                let first = empty.next().unwrap_or_default();
                [first, empty.next().unwrap_or(first)]
            })
    }

    /// A cell on which a stone of the side completes a line, and another such cell.
    pub(super) fn completing(&self, side: usize) -> (Option<u16>, Option<u16>) {
        let mut cells = self.chances(side, 1).map(|[at, _]| at);
        let first = cells.next();
        (first, cells.find(|&at| Some(at) != first))
    }

    /// The plies in which the attacker, who is to move, wins by fours alone, as few as are found, or
    /// nothing if all fours were tried or the budget is spent. What begins with the moves of `hint` is
    /// tried first. The attacker's moves of a win, not always the shortest, are left in `line`, the last
    /// one first.
    pub(super) fn fours(
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
    pub(super) fn shortest_fours(&mut self, known: u16) -> Option<(u16, u16)> {
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
    pub(super) fn won_by_fours(
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
    /// no more of the defender's than these and one.
    pub(super) fn add_interfering(&self, extra: u8, zone: &mut Zone) {
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
    fn zone_of_fours(&mut self, fours: &[u16], extra: u8) -> Zone {
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

    /// A win by fours, see [`Board::fours`]; its plies, not always the fewest.
    fn any_fours(&mut self, hint: &[u16], line: &mut Vec<u16>, budget: &mut u32) -> Option<u16> {
        if let (Some(at), _) = self.completing(ATTACKER) {
            line.push(at);
            return Some(1);
        }
        let forced = match self.completing(DEFENDER) {
            (Some(_), Some(_)) => return None,
            (forced, _) => forced,
        };
        let failure = self.hash as usize % FAILURES;
        if self.failures[failure] == self.hash || *budget == 0 {
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
            self.failures[failure] = self.hash;
        }
        None
    }

    /// The stones of the position, the same for all its mirror images and rotations and for no other
    /// position of this board, with the number of the symmetry that makes them so.
    pub(super) fn turned(&self) -> (usize, Box<[u64]>) {
        let words = self.stones.len().div_ceil(32);
        let pictures = self.images.iter().enumerate().map(|(turn, image)| {
            let mut picture = vec![0; words];
            for (stone, &at) in self.stones.iter().zip(image) {
                let stone = stone.map_or(0, |side| side as u64 + 1);
                picture[usize::from(at) / 32] |= stone << (at % 32 * 2);
            }
            (picture.into_boxed_slice(), turn)
        });
        let (picture, turn) = pictures.min().unwrap_or_default();
        (turn, picture)
    }

    /// Where a symmetry takes a cell.
    pub(super) fn turn(&self, turn: usize, at: u16) -> Option<u16> {
        self.images.get(turn)?.get(usize::from(at)).copied()
    }

    /// Which cell a symmetry takes there.
    pub(super) fn turned_back(&self, turn: usize, at: u16) -> Option<u16> {
        let image = self.images.get(turn)?;
        let place = image.iter().position(|&image| image == at)?;
        u16::try_from(place).ok()
    }
}

/// A number whose bits all depend on those of another (the finish of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
