//! Northcott's game beside other games with the same heaps: its gaps. A retreat makes a gap larger and
//! is no move of the others; it can always be answered by closing the gap again.

use super::{FEWEST_COLS, FEWEST_ROWS, MOST_COLS, MOST_ROWS, Northcott};
use fivefold_rules::{Cell, Game, Side};
use fivefold_study::same_heaps::HeapGame;

/// The gaps.
pub(crate) static HEAPS: HeapGame = HeapGame {
    heaps: FEWEST_ROWS as usize..=MOST_ROWS as usize,
    largest: MOST_COLS - 2,
    board: |heaps| {
        let largest = heaps.iter().max().copied().unwrap_or(0);
        let cols = (largest + 2).clamp(FEWEST_COLS, MOST_COLS);
        let rows: Vec<String> = heaps.iter().map(|gap| format!("1-{}", gap + 2)).collect();
        (format!("{}x{cols}", rows.len()), rows.join(","))
    },
    cells: |position, heap| {
        let northcott = position.as_game::<Northcott>();
        let pair = northcott.and_then(|it| Some((it, *it.pairs().get(heap)?)));
        let Some((northcott, pair)) = pair else {
            return Vec::new();
        };
        // Where the counter to move stands when so much of the gap is left.
        let cols = (0..pair.gap()).map(|left| match northcott.side_to_move() {
            Side::First => pair.x - 1 - left,
            Side::Second => pair.o + 1 + left,
        });
        cols.map(|col| Cell::new(col, heap as u8)).collect()
    },
    told: "heaps-northcott",
};
