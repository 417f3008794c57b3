//! How Corner Nim looks: a lantern on its way home through a courtyard.

use fivefold_look::{
    Card, FirstFocus, LastMove, Look, Marks, Preview, StockBoard, StockPiece, Stuff, Travel,
    Variant,
};

pub static LOOK: Look = Look {
    board: |_, _| StockBoard::Courtyard,
    margin: 0.35,
    piece: |_, _| StockPiece::Lantern,
    travel: Travel::Anywhere,
    marks: Marks {
        legal: true,
        last_move: LastMove::WherePiecesLay,
        preview: Preview::Piece,
        stuff: Stuff::Mosaic,
        ..Look::PLAIN.marks
    },
    first_focus: FirstFocus::Piece,
    card: Card {
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
