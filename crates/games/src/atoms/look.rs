//! How Atoms looks: lights that circle in cells of dark glass.

use super::numbers::AtomsNumbers;
use crate::atoms::Atoms;
use fivefold_look::{
    Arrival, Card, LastMove, Look, Marks, Preview, Stack, StockBoard, StockPiece, Stuff, Tempo,
    Travel, Variant,
};
use fivefold_rules::Game as _;
use fivefold_study::rules_pictures::{RulesPictures, Scene};

pub(crate) static LOOK: Look = Look {
    board: |_, _| StockBoard::Glass,
    margin: 0.35,
    piece: |_, _| StockPiece::Light,
    // Only finished chain reactions hold more.
    stack: Stack::Ring { most: 6 },
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
        preview: Preview::Added,
        threats: true,
        stuff: Stuff::Light,
        ..Look::PLAIN.marks
    },
    card: Card {
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

/// What is shown of the rules of Atoms.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures {
    scenes: |position| {
        let is_chain = position
            .as_game::<Atoms>()
            .is_some_and(|atoms| atoms.params().chain);
        let (params, burst, corner) = if is_chain {
            ("5x5,chain", "picture-atoms-burst-chain", "a5 e1 c3")
        } else {
            ("5x5", "picture-atoms-burst", "c3")
        };
        let full = if is_chain {
            "a4/5/2cB1/5/4A"
        } else {
            "5/5/2cB1/5/4A"
        };
        vec![
            Scene::new("game-atoms-rules", params, "5/1a3/5/3A1/5", "c3 d2 b4"),
            Scene::new(burst, params, full, corner),
            Scene::new("picture-atoms-chain", params, "5/2c2/1acB1/2C2/4A", "c3"),
            Scene::new("picture-atoms-end", params, "5/5/2cC1/5/5", "c3"),
        ]
    },
};
