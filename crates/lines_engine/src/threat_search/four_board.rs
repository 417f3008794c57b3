//! A board that knows fours and fives only, and so is many times quicker than the engine's: a win by
//! fours may need thousands of positions.

use super::super::cell_set::{CellSet, Index, MOST_CELLS};
use super::super::threat_board::{Renju, ThreatBoard};
use fivefold_lines::DIRECTIONS;
use fivefold_rules::Cell;

/// Where a cell lies in a direction: which straight of the board, and which bit of it.
#[derive(Clone, Copy, Debug, Default)]
struct StraightBit {
    straight: u8,
    bit: u8,
}

/// A row, column or diagonal of the board, a bit for each cell. The first cell is bit 1, so that what
/// lies before it is seen as well. A window is as many neighbouring cells as a line needs, and is
/// named by the bit of its first.
#[derive(Clone, Copy, Debug, Default)]
struct Straight {
    /// The cells on the board.
    cells: u32,
    stones: [u32; 2],
    /// The windows without a stone of the other side in which each side lacks one stone, two or three.
    lacks: [[u32; 2]; 3],
    /// The index of the cell of bit 0, wrapping, and the distance between neighbours.
    first: Index,
    stride: Index,
}

impl Straight {
    fn cell(&self, bit: u32) -> Index {
        self.first
            .wrapping_add(self.stride.wrapping_mul(bit as Index))
    }
}

/// More than there are straights on the largest board, 22 rows and columns and 43 diagonals each way.
const MOST_STRAIGHTS: usize = 192;
/// How far stones matter to what is forbidden.
const REACH_OF_RENJU: u32 = 5;
/// A bit for each straight.
type Straights = [u64; MOST_STRAIGHTS / 64];

/// What one stone is lacking.
const ONE: usize = 0;
const TWO: usize = 1;
const THREE: usize = 2;

/// A four that a side can make, and its answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Four {
    pub(super) at: Index,
    pub(super) answer: Index,
}

/// What makes two boards comparable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BoardKind {
    cols: u8,
    rows: u8,
    len: u8,
    /// Whether a longer line wins not, for each side.
    is_exact: [bool; 2],
    /// The side for which points are forbidden.
    black: Option<usize>,
}

/// What a stone has changed: its four straights and the lists of straights as they were before.
#[derive(Clone, Copy, Debug)]
struct Undo {
    at: Index,
    side: usize,
    lacks: [[[u32; 2]; 3]; 4],
    with: [[Straights; 2]; 2],
}

/// A position as far as fours depend on it.
#[derive(Clone, Debug)]
pub(super) struct FourBoard {
    kind: BoardKind,
    stones: [CellSet; 2],
    hash: u64,
    straights: Box<[Straight; MOST_STRAIGHTS]>,
    spots: Box<[[StraightBit; 4]; MOST_CELLS]>,
    keys: Box<[[u64; 2]; MOST_CELLS]>,
    /// The straights in which a side has windows that lack one stone, or two.
    with: [[Straights; 2]; 2],
    renju: Option<Renju>,
    /// What the stones that can be undone have changed.
    undo_stack: Vec<Undo>,
}

impl FourBoard {
    /// The position of a board.
    pub(super) fn new(board: &ThreatBoard) -> FourBoard {
        let (cols, rows) = board.size();
        let mut new = FourBoard {
            kind: BoardKind::of(board),
            stones: [CellSet::default(); 2],
            hash: 0,
            straights: Box::new([Straight::default(); MOST_STRAIGHTS]),
            spots: Box::new([[StraightBit::default(); 4]; MOST_CELLS]),
            keys: Box::new(*board.keys()),
            with: [[[0; MOST_STRAIGHTS / 64]; 2]; 2],
            renju: board.renju().map(|renju| renju.emptied(cols, rows)),
            undo_stack: Vec::new(),
        };
        new.lay_out();
        new.take_over(board);
        new
    }

    /// Finds the straights.
    fn lay_out(&mut self) {
        let BoardKind { cols, rows, .. } = self.kind;
        let mut count = 0;
        for (d, (dx, dy)) in DIRECTIONS.into_iter().enumerate() {
            let next = |cell: Cell, by: i8| {
                let next = Cell::new(
                    cell.col.wrapping_add_signed(by * dx),
                    cell.row.wrapping_add_signed(by * dy),
                );
                (next.col < cols && next.row < rows).then_some(next)
            };
            for index in 0..usize::from(cols) * usize::from(rows) {
                let start = Cell::from_index(index, cols);
                if next(start, -1).is_some() {
                    continue;
                }
                let stride = i16::from(dy) * i16::from(cols) + i16::from(dx);
                let straight = &mut self.straights[count];
                straight.stride = stride as Index;
                straight.first = (index as Index).wrapping_sub(straight.stride);
                let mut cell = Some(start);
                let mut bit = 1;
                while let Some(here) = cell {
                    straight.cells |= 1 << bit;
                    self.spots[here.index(cols)][d] = StraightBit {
                        straight: count as u8,
                        bit,
                    };
                    bit += 1;
                    cell = next(here, 1);
                }
                count += 1;
            }
        }
    }

    /// Takes over the stones of a board.
    pub(super) fn take_over(&mut self, board: &ThreatBoard) {
        let kind = BoardKind::of(board);
        if kind != self.kind {
            *self = FourBoard::new(board);
            return;
        }
        for side in 0..2 {
            let gone = self.stones[side].without(board.stones(side));
            gone.iter().for_each(|at| self.take(at, side));
        }
        for side in 0..2 {
            let new = board.stones(side).without(&self.stones[side]);
            new.iter().for_each(|at| self.put(at, side));
        }
    }

    /// The Zobrist hash of the stones, the same as that of the engine's board.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash after stones of these sides on empty cells.
    pub(super) fn hash_after(&self, stones: [(Index, usize); 2]) -> u64 {
        let keys = stones.map(|(at, side)| self.keys[at as usize % MOST_CELLS][side & 1]);
        self.hash ^ keys[0] ^ keys[1]
    }

    /// Puts a stone of a side on an empty cell; [`FourBoard::undo`] takes it away.
    pub(super) fn place(&mut self, at: Index, side: usize) {
        self.undo_stack.push(Undo {
            at,
            side,
            lacks: self
                .straights_of(at)
                .map(|which| self.straights[which].lacks),
            with: self.with,
        });
        self.put(at, side);
    }

    /// Takes the last stone away that was placed.
    pub(super) fn undo(&mut self) {
        let Some(Undo {
            at,
            side,
            lacks,
            with,
        }) = self.undo_stack.pop()
        else {
            return;
        };
        self.toggle_stone(at, side);
        for (which, lacks) in self.straights_of(at).into_iter().zip(lacks) {
            self.straights[which].lacks = lacks;
        }
        self.with = with;
        self.judge_take(at);
    }

    fn put(&mut self, at: Index, side: usize) {
        self.toggle(at, side);
        if let Some(renju) = &mut self.renju {
            renju.put(Cell::from_index(at.into(), self.kind.cols), side);
        }
    }

    fn take(&mut self, at: Index, side: usize) {
        self.toggle(at, side);
        self.judge_take(at);
    }

    fn judge_take(&mut self, at: Index) {
        if let Some(renju) = &mut self.renju {
            renju.take(Cell::from_index(at.into(), self.kind.cols));
        }
    }

    /// The straights through a cell.
    fn straights_of(&self, at: Index) -> [usize; 4] {
        let spots = self.spots[at as usize % MOST_CELLS];
        spots.map(|spot| usize::from(spot.straight) % MOST_STRAIGHTS)
    }

    /// Puts a stone on a cell or takes it away.
    fn toggle(&mut self, at: Index, side: usize) {
        self.toggle_stone(at, side);
        let straights = self.straights_of(at);
        match self.kind.len {
            5 => self.update(&straights, 5),
            len => self.update(&straights, len),
        }
    }

    /// The same, without a look at the windows.
    fn toggle_stone(&mut self, at: Index, side: usize) {
        let (cell, side) = (at as usize % MOST_CELLS, side & 1);
        self.stones[side].toggle(at);
        self.hash ^= self.keys[cell][side];
        for spot in self.spots[cell] {
            let straight = &mut self.straights[usize::from(spot.straight) % MOST_STRAIGHTS];
            straight.stones[side] ^= 1 << (spot.bit & 31);
        }
    }

    /// Looks at the windows of these straights again, two straights and both sides at a time.
    #[inline(always)]
    fn update(&mut self, straights: &[usize; 4], len: u8) {
        // Lanes: the first two straights for either side, the last two for either side.
        let (mut mine, mut cells) = ([0_u64; 4], [0_u64; 4]);
        for (place, &which) in straights.iter().enumerate() {
            let straight = &self.straights[which];
            for side in 0..2 {
                let (lane, shift) = (place / 2 * 2 + side, place % 2 * 32);
                let closed = straight.stones[side ^ 1];
                mine[lane] |= u64::from(straight.stones[side]) << shift;
                cells[lane] |= u64::from(straight.cells & !closed) << shift;
            }
        }
        let mut none = cells;
        let mut lacks = [[0_u64; 4]; 3];
        for step in 1..len {
            for at in 0..4 {
                none[at] &= cells[at] >> step;
            }
        }
        // At first none of the window's cells was looked at, and nothing is lacking.
        for step in 0..len {
            for at in 0..4 {
                let stone = mine[at] >> step;
                lacks[THREE][at] = lacks[THREE][at] & stone | lacks[TWO][at] & !stone;
                lacks[TWO][at] = lacks[TWO][at] & stone | lacks[ONE][at] & !stone;
                lacks[ONE][at] = lacks[ONE][at] & stone | none[at] & !stone;
                none[at] &= stone;
            }
        }
        for side in 0..2 {
            if self.kind.is_exact[side] {
                for at in [side, side + 2] {
                    let beside = mine[at] << 1 | mine[at] >> len;
                    for windows in &mut lacks {
                        windows[at] &= !beside;
                    }
                }
            }
        }
        for (place, &which) in straights.iter().enumerate() {
            let straight = &mut self.straights[which];
            for side in 0..2 {
                let (lane, shift) = (place / 2 * 2 + side, place % 2 * 32);
                for kind in [ONE, TWO, THREE] {
                    straight.lacks[kind][side] = (lacks[kind][lane] >> shift) as u32;
                }
                for kind in [ONE, TWO] {
                    let has = u64::from(straight.lacks[kind][side] != 0);
                    let word = &mut self.with[kind][side][which / 64];
                    *word = *word & !(1 << (which % 64)) | has << (which % 64);
                }
            }
        }
    }

    /// The cells of a window that are empty, as bits.
    fn empty_of(&self, straight: &Straight, window: u32, side: usize) -> u32 {
        let cells = ((1_u32 << self.kind.len) - 1) << window;
        cells & !straight.stones[side & 1]
    }

    /// Calls with each window in which the side lacks one stone or two, until it says to stop.
    fn windows(&self, kind: usize, side: usize, mut look: impl FnMut(&Straight, u32) -> bool) {
        for (word, &straights) in self.with[kind][side & 1].iter().enumerate() {
            let mut straights = straights;
            while straights != 0 {
                let which = word * 64 + straights.trailing_zeros() as usize;
                straights &= straights - 1;
                let straight = &self.straights[which % MOST_STRAIGHTS];
                let mut windows = straight.lacks[kind][side & 1];
                while windows != 0 {
                    let window = windows.trailing_zeros();
                    windows &= windows - 1;
                    if !look(straight, window) {
                        return;
                    }
                }
            }
        }
    }

    /// Whether the side can complete a line.
    pub(super) fn has_five(&self, side: usize) -> bool {
        self.with[ONE][side & 1].iter().any(|&word| word != 0)
    }

    /// A cell on which the side completes a line, and whether there is another.
    pub(super) fn five(&self, side: usize) -> Option<(Index, bool)> {
        let mut found: Option<(Index, bool)> = None;
        self.windows(ONE, side, |straight, window| {
            let bits = self.empty_of(straight, window, side);
            let at = straight.cell(bits.trailing_zeros());
            match &mut found {
                None => found = Some((at, false)),
                Some((first, is_more)) => *is_more |= at != *first,
            }
            !found.is_some_and(|(_, is_more)| is_more)
        });
        found
    }

    /// Adds each four that the side can make; a cell that makes two stands there twice or more.
    pub(super) fn fours(&self, side: usize, list: &mut Vec<Four>) {
        self.windows(TWO, side, |straight, window| {
            let bits = self.empty_of(straight, window, side);
            let first = straight.cell(bits.trailing_zeros());
            let last = straight.cell(31 - bits.leading_zeros());
            let four = |at, answer| Four { at, answer };
            list.extend([four(first, last), four(last, first)]);
            true
        });
    }

    /// How many windows through an empty cell lack three stones of the side: after its stone there,
    /// they lack two.
    pub(super) fn new_fours(&self, at: Index, side: usize) -> u32 {
        let len = u32::from(self.kind.len);
        let count = |spot: StraightBit| {
            let straight = &self.straights[usize::from(spot.straight) % MOST_STRAIGHTS];
            let around = (((1_u64 << len) - 1) << spot.bit >> (len - 1)) as u32;
            (straight.lacks[THREE][side & 1] & around).count_ones()
        };
        let spots = self.spots[at as usize % MOST_CELLS];
        spots.into_iter().map(count).sum()
    }

    /// Whether two cells lie so near in one line that a stone on one matters to the other.
    pub(super) fn are_in_line(&self, one: Index, other: Index) -> bool {
        let spots = |at: Index| self.spots[at as usize % MOST_CELLS];
        let mut pairs = spots(one).into_iter().zip(spots(other));
        pairs.any(|(one, other)| {
            one.straight == other.straight && one.bit.abs_diff(other.bit) < self.kind.len
        })
    }

    pub(super) const fn is_renju(&self) -> bool {
        self.renju.is_some()
    }

    /// Whether points are forbidden to this side.
    pub(super) fn is_restricted(&self, side: usize) -> bool {
        self.kind.black == Some(side)
    }

    /// Whether the side may put a stone on this empty cell.
    pub(super) fn may_play(&self, side: usize, at: Index) -> bool {
        match &self.renju {
            Some(renju) if self.is_restricted(side) && self.may_be_forbidden(at, side) => {
                renju.may_play(side, Cell::from_index(at.into(), self.kind.cols))
            }
            _ => true,
        }
    }

    /// Whether a stone of this side on an empty cell could make two fours, two threes or too long a
    /// line, by the number of stones around. A three needs two more in its line and a four three; two
    /// fours in one line need four more.
    fn may_be_forbidden(&self, at: Index, side: usize) -> bool {
        let spots = self.spots[at as usize % MOST_CELLS];
        let counts = spots.map(|spot| {
            let straight = &self.straights[usize::from(spot.straight) % MOST_STRAIGHTS];
            let around = (0b111_1111_1111_u64 << spot.bit >> REACH_OF_RENJU) as u32;
            (straight.stones[side & 1] & around).count_ones()
        });
        let with_two = counts.iter().filter(|&&count| count > 1).count();
        with_two > 1 || counts.iter().any(|&count| count > 3)
    }

    fn empty_cells(&self) -> impl Iterator<Item = Index> {
        let all = self.stones[0].union(&self.stones[1]);
        let cells = 0..Index::from(self.kind.cols) * Index::from(self.kind.rows);
        cells.filter(move |&at| !all.contains(at))
    }

    /// Whether the side may put a stone anywhere.
    pub(super) fn can_move(&self, side: usize) -> bool {
        self.empty_cells().any(|at| self.may_play(side, at))
    }

    /// Whether black certainly has a move left in the next plies.
    pub(super) fn has_room(&self) -> bool {
        let cells = self
            .empty_cells()
            .map(|at| Cell::from_index(at.into(), self.kind.cols));
        self.renju
            .as_ref()
            .is_none_or(|renju| renju.has_room(cells))
    }
}

impl BoardKind {
    fn of(board: &ThreatBoard) -> BoardKind {
        let (cols, rows) = board.size();
        BoardKind {
            cols,
            rows,
            len: board.len(),
            is_exact: [0, 1].map(|side| board.is_exact(side)),
            black: board.renju().map(Renju::black),
        }
    }
}
