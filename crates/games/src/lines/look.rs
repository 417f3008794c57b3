//! How Lines looks: stones on the crossings of a ruled board, or in the cells of a small one.

use super::{Lines, Rule};
use fivefold_look::{Look, Marks, MenuCard, PreviewStyle, StockBoard, StockPiece, Stuff, Variant};
use fivefold_rules::{Game as _, Position};

pub(crate) static LOOK: Look = Look {
    board: |cols, rows| {
        if cols < 7 && rows < 7 {
            StockBoard::Grid
        } else {
            StockBoard::Ruled
        }
    },
    piece: |_, _| StockPiece::Disc,
    turns: true,
    marks: Marks {
        numbers: true,
        preview: PreviewStyle::Piece,
        threats: true,
        stuff: Stuff::Pen,
        ..Look::PLAIN.marks
    },
    card: MenuCard {
        parameters: "9x9x5",
        moves_ahead: 15,
    },
    won: |position| {
        let is_foul = position.as_game().is_some_and(Lines::was_lost_by_a_foul);
        Some(if is_foul {
            "result-mnk-foul"
        } else {
            "result-mnk"
        })
    },
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
    variant,
    ..Look::PLAIN
};

fn variant(position: &Position) -> Variant {
    let Some(params) = position.as_game::<Lines>().map(Lines::params) else {
        return Variant::PLAIN;
    };
    let goal = match (params.rule, params.len) {
        (Rule::Exact, _) => "goal-mnk-exact",
        (_, 3) => "goal-mnk-3",
        (_, 4) => "goal-mnk-4",
        (_, 5) => "goal-mnk-5",
        _ => "goal-mnk",
    };
    let rules = match params.rule {
        Rule::Freestyle => "rules-mnk-freestyle",
        Rule::Exact => "rules-mnk-exact",
        Rule::Renju => "rules-mnk-renju",
    };
    let variant = Variant::with(goal, rules);
    match (params.len, params.cols.min(params.rows)) {
        _ if params.rule == Rule::Renju => variant.named("variant-mnk-renju"),
        (3, 3) => variant.named("variant-mnk-tic-tac-toe"),
        (5, 9..) => variant.named("variant-mnk-gomoku"),
        _ => variant,
    }
}
