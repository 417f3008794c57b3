//! How Nim looks: pebbles in the troughs of a tray, marked by hand and then taken.

use super::numbers::NimNumbers;
use super::{LARGEST_HEAP, Nim, Take};
use crate::nim::MOST_HEAPS;
use fivefold_look::{
    Coordinates, FirstFocus, HintRing, Input, LastMove, Look, Marks, MenuCard, PreviewStyle, Rows,
    StockBoard, StockPiece, Stuff, Tempo, Variant,
};
use fivefold_rules::{Cell, Game as _, Position};
use fivefold_study::same_heaps::HeapGame;

pub(crate) static LOOK: Look = Look {
    board: |_, _| StockBoard::Tray,
    pitch: (1.0, 1.25),
    margin: 0.22,
    rows: Rows::Heaps {
        // A narrow pile still gets a board that looks like one.
        least_width: 5,
        longest: LARGEST_HEAP,
        lengths,
    },
    coordinates: Coordinates::LetteredRowsOnly,
    piece: |_, _| StockPiece::Pebble,
    dents: true,
    tempo: |timing| Tempo {
        reply_floor_ms: timing.games.of::<NimNumbers>().reply_floor_ms,
        ..Tempo::usual(timing)
    },
    marks: Marks {
        legal: false,
        last_move: LastMove::WherePiecesLay,
        preview: PreviewStyle::Light,
        hint: HintRing::EveryCell,
        threats: false,
        numbers: false,
        stuff: Stuff::Chalk,
    },
    input: Input::MarkAndTake(|row, count| Nim::pack(Take { heap: row, count })),
    first_focus: FirstFocus::Piece,
    card: MenuCard {
        parameters: "3,4,5",
        moves_ahead: 1,
    },
    won: |position| match position.as_game::<Nim>() {
        Some(nim) if nim.is_misere() => Some("result-nim-misere"),
        _ => Some("result-nim"),
    },
    variant: |position| {
        if Variant::is_on(position, "misere") {
            Variant::with("goal-nim-misere", "rules-nim-misere").named("variant-nim-misere")
        } else {
            Variant::with("goal-nim", "rules-nim")
        }
    },
    ..Look::PLAIN
};

/// How many pieces each row had when the game began.
fn lengths(position: &Position) -> Vec<u8> {
    let nim = position.as_game::<Nim>();
    nim.map_or_else(Vec::new, |nim| nim.params().heaps.as_slice().to_vec())
}

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
