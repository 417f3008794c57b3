//! The board of the checker, with a search for wins by fours: all windows of as many cells as a line
//! needs, and how many stones of each side lie in them. It is made from the rules alone and shares
//! nothing with the engine.

mod fours;

use std::iter;

pub(super) use fours::FOURS_BUDGET;

use super::zone::Zone;
use crate::games::lines::{DIRECTIONS, Lines, Rule};
use crate::rules::{Cell, Game, Side};

/// The side that is to be shown to win.
pub(super) const ATTACKER: usize = 0;
/// The other side.
pub(super) const DEFENDER: usize = 1;
/// Windows are kept in sets that lack up to so many stones.
const MOST_LACKING: usize = 3;
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
    /// For each side the windows that hold no stone of the other and lack one stone, two or three: see
    /// [`set_of`].
    lacking: [WindowSet; 2 * MOST_LACKING],
    /// To which of these sets a window belongs, a bit for each, by the numbers of both sides' stones in it.
    sets_of: Vec<u8>,
    /// A hash of the stones as each symmetry turns them, and the key of each stone.
    hashes: Vec<u64>,
    keys: Vec<[u64; 2]>,
    /// Where each symmetry takes each cell, and which cell it takes there.
    images: Vec<Vec<u16>>,
    images_back: Vec<Vec<u16>>,
    /// Hashes of positions in which all fours were tried and none wins. Two positions with the same
    /// hash could hide a win; they never make one.
    failures: Vec<u64>,
    /// Tells these hashes apart from those of other searches, where what was found before must not matter.
    salt: u64,
    /// How many such searches there were.
    searches: u64,
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
        let turns: usize = if cols == rows { 8 } else { 4 };
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
        let images: Vec<Vec<u16>> = (0..turns as u8)
            .map(|turn| (0..cells).map(|at| image(turn, at)).collect())
            .collect();
        let empty: WindowSet = vec![0; windows.len().div_ceil(64)];
        let mut board = Board {
            len: params.len,
            is_exact: params.rule == Rule::Exact,
            stones: vec![None; cells],
            counts: vec![[0; 2]; windows.len()],
            lacking: [(); 2 * MOST_LACKING].map(|()| empty.clone()),
            sets_of: sets_of(usize::from(params.len)),
            windows,
            through,
            hashes: vec![0; turns],
            keys: (0..cells as u64)
                .map(|at| [mixed(2 * at), mixed(2 * at + 1)])
                .collect(),
            images_back: images.iter().map(|image| inverse(image)).collect(),
            images,
            failures: vec![0; FAILURES],
            salt: 0,
            searches: 0,
        };
        // Of short lines whole windows may be lacking.
        for (set, windows) in board.lacking.iter_mut().enumerate() {
            if board.sets_of[0] >> set & 1 > 0 {
                (0..board.windows.len())
                    .for_each(|window| windows[window / 64] |= 1 << (window % 64));
            }
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
        self.change_hashes(at, side);
        let kinds = usize::from(self.len) + 1;
        let place = |counts: &[u8; 2]| usize::from(counts[0]) * kinds + usize::from(counts[1]);
        for &window in &self.through[usize::from(at)] {
            let counts = &mut self.counts[usize::from(window)];
            let before = self.sets_of[place(counts)];
            match stone {
                Some(_) => counts[side] += 1,
                None => counts[side] -= 1,
            }
            let mut changed = before ^ self.sets_of[place(counts)];
            while changed != 0 {
                let set = changed.trailing_zeros() as usize;
                self.lacking[set][usize::from(window / 64)] ^= 1 << (window % 64);
                changed &= changed - 1;
            }
        }
    }

    fn change_hashes(&mut self, at: u16, side: usize) {
        for (hash, image) in self.hashes.iter_mut().zip(&self.images) {
            *hash ^= self.keys[usize::from(image[usize::from(at)])][side];
        }
    }

    /// The smallest of the hashes, and the symmetry that makes it.
    pub(super) fn hash(&self) -> (u64, usize) {
        let hashes = self.hashes.iter().copied().zip(0..);
        hashes.min().unwrap_or_default()
    }

    /// The smallest hash of the stones without one of the defender's.
    pub(super) fn hash_without(&mut self, at: u16) -> u64 {
        self.change_hashes(at, DEFENDER);
        let (hash, _) = self.hash();
        self.change_hashes(at, DEFENDER);
        hash
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

    /// The windows in which the side lacks so many stones, one to three.
    fn windows_lacking(&self, side: usize, lack: usize) -> impl Iterator<Item = usize> + '_ {
        let words = self.lacking[set_of(side, lack)].iter().enumerate();
        let windows = words.flat_map(|(place, &word)| {
            let rests = iter::successors(Some(word), |rest| Some(rest & rest.wrapping_sub(1)));
            rests
                .take_while(|&rest| rest != 0)
                .map(move |rest| place * 64 + rest.trailing_zeros() as usize)
        });
        windows.filter(move |&window| self.counts_as_line(window, side))
    }

    /// The empty cells of a window.
    fn empty_cells(&self, window: usize) -> impl Iterator<Item = u16> + '_ {
        let cells = self.windows[window].cells.iter().copied();
        cells.filter(|&at| self.stones[usize::from(at)].is_none())
    }

    /// The windows in which the side lacks one or two stones, with their empty cells.
    fn chances(&self, side: usize, lack: usize) -> impl Iterator<Item = [u16; 2]> + '_ {
        self.windows_lacking(side, lack).map(|window| {
            let mut empty = self.empty_cells(window);
            let first = empty.next().unwrap_or_default();
            [first, empty.next().unwrap_or(first)]
        })
    }

    /// The cells on which the attacker makes a three, those that make the most first: empty cells of windows
    /// in which it has all stones but three.
    pub(super) fn three_makers(&self) -> Vec<u16> {
        let mut counts = vec![0_u8; self.stones.len()];
        for window in self.windows_lacking(ATTACKER, 3) {
            for at in self.empty_cells(window) {
                counts[usize::from(at)] += 1;
            }
        }
        let cells = (0..self.cells()).filter(|&at| counts[usize::from(at)] > 0);
        let mut cells: Vec<u16> = cells.collect();
        cells.sort_by_key(|&at| std::cmp::Reverse(counts[usize::from(at)]));
        cells
    }

    /// A cell on which a stone of the side completes a line, and another such cell.
    pub(super) fn completing(&self, side: usize) -> (Option<u16>, Option<u16>) {
        let mut cells = self.chances(side, 1).map(|[at, _]| at);
        let first = cells.next();
        (first, cells.find(|&at| Some(at) != first))
    }

    /// The stones of the position as a symmetry turns them.
    pub(super) fn turned(&self, turn: usize) -> Box<[u64]> {
        let mut picture = vec![0; self.stones.len().div_ceil(32)];
        for (stone, &at) in self.stones.iter().zip(&self.images[turn]) {
            let stone = stone.map_or(0, |side| side as u64 + 1);
            picture[usize::from(at) / 32] |= stone << (at % 32 * 2);
        }
        picture.into_boxed_slice()
    }

    /// Where a symmetry takes a cell.
    pub(super) fn turn(&self, turn: usize, at: u16) -> Option<u16> {
        self.images.get(turn)?.get(usize::from(at)).copied()
    }

    /// Which cell a symmetry takes there.
    pub(super) fn turned_back(&self, turn: usize, at: u16) -> Option<u16> {
        self.images_back.get(turn)?.get(usize::from(at)).copied()
    }
}

/// The number of the set of windows in which the side lacks so many stones.
const fn set_of(side: usize, lack: usize) -> usize {
    side * MOST_LACKING + lack - 1
}

/// The sets of windows of so many cells by the numbers of both sides' stones in them.
fn sets_of(len: usize) -> Vec<u8> {
    let counts = (0..=len).flat_map(|first| (0..=len).map(move |second| [first, second]));
    let sets = counts.map(|counts| {
        let lacks = |side: usize| (len - counts[side], counts[side ^ 1]);
        let belongs = |&side: &usize| {
            let (lack, others) = lacks(side);
            others == 0 && (1..=MOST_LACKING).contains(&lack)
        };
        let sides = [ATTACKER, DEFENDER].into_iter().filter(belongs);
        sides.fold(0, |sets, side| sets | 1 << set_of(side, lacks(side).0))
    });
    sets.collect()
}

/// Which cell a symmetry takes to each cell.
fn inverse(image: &[u16]) -> Vec<u16> {
    let mut back = vec![0; image.len()];
    for (at, &image) in (0..).zip(image) {
        back[usize::from(image)] = at;
    }
    back
}

/// A number whose bits all depend on those of another (the finish of SplitMix64).
const fn mixed(number: u64) -> u64 {
    let mut bits = number.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
