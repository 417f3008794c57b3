//! How Northcott looks: two counters in each groove of a plank, which slide unit by unit.

use super::numbers::NorthcottNumbers;
use fivefold_look::{
    Card, Coordinates, FirstFocus, Look, Marks, Preview, Slide, StockBoard, StockPiece, Stuff,
    Tempo, Travel, Variant,
};

pub static LOOK: Look = Look {
    board: |_, _| StockBoard::Plank,
    pitch: (1.0, 1.2),
    margin: 0.35,
    coordinates: Coordinates::LetteredRows,
    piece: |_, _| StockPiece::Disc,
    travel: Travel::SameRow,
    tempo: |timing| {
        let slide = &timing.games.of::<NorthcottNumbers>().slide;
        Tempo {
            slide: Slide::Units {
                per_field: slide.units_per_field,
                unit_ms: slide.ms_per_unit,
            },
            ..Tempo::usual(timing)
        }
    },
    marks: Marks {
        legal: true,
        preview: Preview::Piece,
        stuff: Stuff::Metal,
        ..Look::PLAIN.marks
    },
    first_focus: FirstFocus::Piece,
    card: Card {
        parameters: "3x8",
        moves_ahead: 4,
    },
    won: |_| Some("result-northcott"),
    variant: |_| Variant::with("goal-northcott", "rules-northcott"),
    ..Look::PLAIN
};
