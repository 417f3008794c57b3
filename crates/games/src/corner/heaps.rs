//! Corner Nim beside other games with the same heaps: the columns and the rows to go.

use super::{Corner, LONGEST, SHORTEST};
use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, Game};
use fivefold_study::same_heaps::HeapGame;

/// The two distances.
pub(crate) static HEAPS: HeapGame = HeapGame {
    heaps: 2..=2,
    largest: LONGEST - 1,
    board: |heaps| {
        let number = |heap: usize| heaps.get(heap).copied().unwrap_or(0);
        let side = (number(0).max(number(1)) + 1).clamp(SHORTEST, LONGEST);
        let square = format!("{}{}", column_letter(number(0)), number(1) + 1);
        (format!("{side}x{side}"), square)
    },
    // The squares from the lantern to the left edge, and those down to the lowest row.
    cells: |position, heap| {
        let Some(corner) = position.as_game::<Corner>() else {
            return Vec::new();
        };
        let (stone, home) = (corner.stone(), corner.params().home());
        let (cols, rows) = corner.distances();
        match heap {
            0 => (0..cols).map(|col| Cell::new(col, stone.row)).collect(),
            _ => (0..rows)
                .map(|up| Cell::new(stone.col, home.row - up))
                .collect(),
        }
    },
    told: "heaps-corner",
};
