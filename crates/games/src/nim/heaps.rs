//! Nim beside other games with the same heaps.

use super::{LARGEST_HEAP, MOST_HEAPS, Nim};
use fivefold_rules::Cell;
use fivefold_study::same_heaps::HeapGame;

/// The heaps themselves.
pub(crate) static HEAPS: HeapGame = HeapGame {
    heaps: 1..=MOST_HEAPS,
    largest: LARGEST_HEAP,
    board: |heaps| {
        let heaps: Vec<String> = heaps.iter().map(u8::to_string).collect();
        let text = heaps.join(",");
        (text.clone(), text)
    },
    cells: |position, heap| {
        let nim = position.as_game::<Nim>();
        let pieces = nim.and_then(|nim| nim.heaps().get(heap).copied());
        let cells = 0..pieces.unwrap_or(0);
        cells.map(|col| Cell::new(col, heap as u8)).collect()
    },
    told: "heaps-nim",
};
