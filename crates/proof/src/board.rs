//! The board of the checker, with a search for wins by fours: all windows of as many cells as a line
//! needs, and how many stones of each side lie in them. It is made from the rules alone and shares
//! nothing with the engine.

mod fours;
mod windows;

use super::zone::Zone;
use fivefold_lines::{Lines, Rule};
use fivefold_rules::{Cell, Game, Side};
use windows::Windows;

/// The side that is to be shown to win.
pub(super) const ATTACKER: usize = 0;
/// The other side.
pub(super) const DEFENDER: usize = 1;
/// How many positions without a win by fours are remembered; a power of two.
const FAILURES: usize = 1 << 16;

/// A win of the attacker.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Won {
    /// The first move; of no meaning where the defender is to move.
    pub(super) first: u16,
    /// The plies until then.
    pub(super) plies: u16,
    /// The cells outside which extra stones of the defender may lie; of no meaning where there are none.
    pub(super) zone: Zone,
}

impl Won {
    /// Whether none of these cells matters to it.
    pub(super) fn is_outside(&self, cells: &[u16]) -> bool {
        cells.iter().all(|&at| !self.zone.contains(at))
    }

    /// The same as seen after a symmetry.
    pub(super) fn turned(&self, image: impl Fn(u16) -> Option<u16>) -> Won {
        Won {
            first: image(self.first).unwrap_or_default(),
            plies: self.plies,
            zone: self.zone.turned(image),
        }
    }
}

/// A position in which nobody has a line.
pub(super) struct Board {
    len: u8,
    /// Whether a longer line does not win.
    is_exact: bool,
    stones: Vec<Option<usize>>,
    windows: Windows,
    /// A hash of the stones as each symmetry turns them, and the key of each stone.
    hashes: Vec<u64>,
    /// The moves with which the attacker makes a four, and the answers, of the positions that are being
    /// searched for fours.
    fours: Vec<(u16, u16)>,
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
        let (cols, rows) = (params.cols as i8, params.rows as i8);
        let cells = usize::from(params.cells());
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
        let mut board = Board {
            len: params.len,
            is_exact: params.rule == Rule::Exact,
            stones: vec![None; cells],
            windows: Windows::new(&params),
            hashes: vec![0; turns],
            fours: Vec::new(),
            keys: (0..cells as u64)
                .map(|at| [mixed(2 * at), mixed(2 * at + 1)])
                .collect(),
            images_back: images.iter().map(|image| inverse(image)).collect(),
            images,
            failures: vec![0; FAILURES],
            salt: 0,
            searches: 0,
        };
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

    /// Whether a stone of the side stands there.
    pub(super) fn has(&self, at: u16, side: usize) -> bool {
        self.stones.get(usize::from(at)) == Some(&Some(side))
    }

    /// Puts a stone on an empty cell.
    pub(super) fn place(&mut self, at: u16, side: usize) {
        self.change_hashes(at, side);
        self.change_windows(at, side, Some(side));
    }

    /// Takes a stone away.
    pub(super) fn undo(&mut self, at: u16, side: usize) {
        self.change_hashes(at, side);
        self.change_windows(at, side, None);
    }

    /// Puts a stone on an empty cell within a search, where the pictures of the position do not matter.
    pub(super) fn try_stone(&mut self, at: u16, side: usize) {
        self.hashes[0] ^= self.key(at, side);
        self.change_windows(at, side, Some(side));
    }

    /// Takes such a stone away.
    pub(super) fn take_back(&mut self, at: u16, side: usize) {
        self.hashes[0] ^= self.key(at, side);
        self.change_windows(at, side, None);
    }

    fn change_windows(&mut self, at: u16, side: usize, stone: Option<usize>) {
        self.stones[usize::from(at)] = stone;
        match stone {
            Some(_) => self.windows.place(at, side),
            None => self.windows.undo(at, side),
        }
    }

    /// The key of a stone in the picture that the position itself is.
    fn key(&self, at: u16, side: usize) -> u64 {
        self.keys[usize::from(at)][side]
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
        let is_own = |at: u16| self.stones[usize::from(at)] == Some(side);
        !self.is_exact || !self.windows.beyond(window).any(is_own)
    }

    /// Whether the side's stone on this cell is part of a winning line.
    pub(super) fn is_line(&self, at: u16, side: usize) -> bool {
        let mut full = self.windows.lacking_through(at, side, 0);
        full.any(|window| self.counts_as_line(window, side))
    }

    /// The windows in which the side lacks so many stones.
    fn lacking(&self, side: usize, lack: u8) -> impl Iterator<Item = usize> + '_ {
        let windows = self.windows.lacking(side, lack);
        windows.filter(move |&window| self.counts_as_line(window, side))
    }

    /// The empty cells of a window.
    fn empty_cells(&self, window: usize) -> impl Iterator<Item = u16> + '_ {
        let cells = self.windows.cells(window).iter().copied();
        cells.filter(|&at| self.stones[usize::from(at)].is_none())
    }

    /// The cells on which the attacker makes a three, those that make the most first: empty cells of windows
    /// in which it has all stones but three.
    pub(super) fn three_makers(&self) -> Vec<u16> {
        let mut counts = vec![0_u8; self.stones.len()];
        for window in self.lacking(ATTACKER, 3) {
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
        self.two_cells(self.lacking(side, 1))
    }

    /// The same for lines through a stone of the side.
    fn completing_through(&self, at: u16, side: usize) -> (Option<u16>, Option<u16>) {
        let windows = self.windows.lacking_through(at, side, 1);
        self.two_cells(windows.filter(|&window| self.counts_as_line(window, side)))
    }

    /// The first empty cell of the first window, and another one of the others.
    fn two_cells(&self, mut windows: impl Iterator<Item = usize>) -> (Option<u16>, Option<u16>) {
        let first = windows
            .next()
            .and_then(|window| self.empty_cells(window).next());
        let mut others = windows.filter_map(|window| self.empty_cells(window).next());
        (first, others.find(|&at| Some(at) != first))
    }

    /// The stones of the position, as its two sides.
    pub(super) fn all_stones(&self) -> impl Iterator<Item = (u16, usize)> + '_ {
        (0..self.cells()).filter_map(|at| Some((at, self.stones[usize::from(at)]?)))
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
