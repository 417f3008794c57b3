//! How Northcott looks: two counters in each groove of a plank, which slide unit by unit.

use super::numbers::NorthcottNumbers;
use crate::northcott::{FEWEST_COLS, FEWEST_ROWS, MOST_COLS, MOST_ROWS, Northcott};
use fivefold_look::{
    Coordinates, FirstFocus, Look, Marks, MenuCard, PreviewStyle, SlideTempo, StockBoard,
    StockPiece, Stuff, Tempo, Travel, Variant,
};
use fivefold_rules::{Cell, Game, Side};
use fivefold_study::same_heaps::HeapGame;

pub(crate) static LOOK: Look = Look {
    board: |_, _| StockBoard::Plank,
    pitch: (1.0, 1.2),
    margin: 0.35,
    coordinates: Coordinates::LetteredRows,
    piece: |_, _| StockPiece::Disc,
    travel: Travel::SameRow,
    tempo: |timing| {
        let slide = &timing.games.of::<NorthcottNumbers>().slide;
        Tempo {
            slide: SlideTempo::Units {
                per_field: slide.units_per_field,
                unit_ms: slide.ms_per_unit,
            },
            ..Tempo::usual(timing)
        }
    },
    marks: Marks {
        legal: true,
        preview: PreviewStyle::Piece,
        stuff: Stuff::Metal,
        ..Look::PLAIN.marks
    },
    first_focus: FirstFocus::Piece,
    card: MenuCard {
        parameters: "3x8",
        moves_ahead: 4,
    },
    won: |_| Some("result-northcott"),
    variant: |_| Variant::with("goal-northcott", "rules-northcott"),
    ..Look::PLAIN
};

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
