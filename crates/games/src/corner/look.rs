//! How Corner Nim looks: a lantern on its way home through a courtyard.

use crate::corner::{Corner, LONGEST, SHORTEST};
use fivefold_look::{
    FirstFocus, LastMove, Look, Marks, MenuCard, PreviewStyle, StockBoard, StockPiece, Stuff,
    Travel, Variant,
};
use fivefold_rules::notation::column_letter;
use fivefold_rules::{Cell, Game as _};
use fivefold_study::same_heaps::HeapGame;

pub(crate) static LOOK: Look = Look {
    board: |_, _| StockBoard::Courtyard,
    margin: 0.35,
    piece: |_, _| StockPiece::Lantern,
    travel: Travel::Anywhere,
    marks: Marks {
        legal: true,
        last_move: LastMove::WherePiecesLay,
        preview: PreviewStyle::Piece,
        stuff: Stuff::Mosaic,
        ..Look::PLAIN.marks
    },
    first_focus: FirstFocus::Piece,
    card: MenuCard {
        parameters: "6x6",
        moves_ahead: 0,
    },
    won: |_| Some("result-corner"),
    variant: |position| {
        if Variant::is_on(position, "queen") {
            Variant::with("goal-corner", "rules-corner-queen").named("variant-corner-queen")
        } else {
            Variant::with("goal-corner", "rules-corner")
        }
    },
    ..Look::PLAIN
};

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
