//! How Northcott looks: two counters in each groove of a plank, which slide unit by unit.

use super::numbers::NorthcottNumbers;
use crate::look::{
    Card, Coordinates, Dot, FirstFocus, Ink, Look, Marks, Preview, Sign, Slide, StockBoard,
    StockPiece, Tempo, Travel, Variant,
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
        ..Look::PLAIN.marks
    },
    first_focus: FirstFocus::Piece,
    card: Card {
        parameters: "3x8",
        moves_ahead: 4,
        sign: Sign {
            lines: &[((0.14, 0.32), (0.86, 0.32)), ((0.14, 0.68), (0.86, 0.68))],
            rings: &[],
            dots: &[
                counter(0.26, 0.32, Ink::FirstRim),
                counter(0.62, 0.32, Ink::Second),
                counter(0.4, 0.68, Ink::FirstRim),
                counter(0.76, 0.68, Ink::Second),
            ],
        },
    },
    won: |_| Some("result-northcott"),
    variant: |_| Variant::with("goal-northcott", "rules-northcott"),
    ..Look::PLAIN
};

const fn counter(x: f32, y: f32, ink: Ink) -> Dot {
    Dot {
        at: (x, y),
        radius: 0.11,
        ink,
    }
}
