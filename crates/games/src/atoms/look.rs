//! How Atoms looks: lights that circle in cells of dark glass.

use super::numbers::AtomsNumbers;
use fivefold_look::{
    Arrival, LastMove, Look, Marks, MenuCard, PreviewStyle, Stack, StockBoard, StockPiece, Stuff,
    Tempo, Travel, Variant,
};

pub(crate) static LOOK: Look = Look {
    board: |_, _| StockBoard::Glass,
    margin: 0.35,
    piece: |_, _| StockPiece::Light,
    // Only finished chain reactions hold more.
    stack: Stack::Ring { most: 6 },
    turns: true,
    tinted: true,
    arrival: Arrival::Grow,
    travel: Travel::Anywhere,
    tempo: |timing| Tempo {
        arrive_ms: timing.games.of::<AtomsNumbers>().arrive_ms,
        apart_ms: timing.wave_apart_ms,
        ..Tempo::usual(timing)
    },
    marks: Marks {
        last_move: LastMove::InCorner,
        preview: PreviewStyle::Added,
        threats: true,
        stuff: Stuff::Light,
        ..Look::PLAIN.marks
    },
    card: MenuCard {
        parameters: "6x6",
        moves_ahead: 26,
    },
    won: |_| Some("result-atoms"),
    variant: |position| {
        if Variant::is_on(position, "chain") {
            Variant::with("goal-atoms-chain", "rules-atoms-chain").named("variant-atoms-chain")
        } else {
            Variant::with("goal-atoms", "rules-atoms")
        }
    },
    ..Look::PLAIN
};
