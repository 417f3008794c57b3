//! How Lines looks: stones on the crossings of a ruled board, or in the cells of a small one.

use super::{Lines, Rule};
use crate::look::{Card, Dot, Ink, Look, Marks, Preview, Sign, StockBoard, StockPiece};
use crate::rules::{Game as _, Position};

pub static LOOK: Look = Look {
    board: |cols, rows| {
        if cols < 7 && rows < 7 {
            StockBoard::Grid
        } else {
            StockBoard::Ruled
        }
    },
    piece: |_, _| StockPiece::Disc,
    marks: Marks {
        preview: Preview::Piece,
        threats: true,
        ..Look::PLAIN.marks
    },
    card: Card {
        parameters: "9x9x5",
        moves_ahead: 15,
        sign: Sign {
            lines: &[
                ((0.38, 0.14), (0.38, 0.88)),
                ((0.14, 0.38), (0.88, 0.38)),
                ((0.64, 0.14), (0.64, 0.88)),
                ((0.14, 0.64), (0.88, 0.64)),
            ],
            rings: &[],
            dots: &[
                stone(0.25, 0.77, Ink::FirstRim),
                stone(0.51, 0.51, Ink::FirstRim),
                stone(0.77, 0.25, Ink::FirstRim),
                stone(0.25, 0.25, Ink::Second),
            ],
        },
    },
    won: |_| Some("result-mnk"),
    drawn: |position| {
        let is_full = position
            .as_game::<Lines>()
            .is_none_or(|lines| lines.stones() == lines.params().cells());
        Some(if is_full {
            "result-mnk-draw"
        } else {
            "result-mnk-stuck"
        })
    },
    more_rules: |position| is_renju(position).then_some("play-rules-renju"),
    ..Look::PLAIN
};

fn is_renju(position: &Position) -> bool {
    position
        .as_game::<Lines>()
        .is_some_and(|lines| lines.params().rule == Rule::Renju)
}

const fn stone(x: f32, y: f32, ink: Ink) -> Dot {
    Dot {
        at: (x, y),
        radius: 0.1,
        ink,
    }
}
