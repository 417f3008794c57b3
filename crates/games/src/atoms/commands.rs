//! What the commands ask of Atoms: what its ids look like, and benchmarks.

use crate::atoms::Atoms;
use crate::atoms::engine::bit_position::{BitGeometry, BitPosition};
use crate::atoms::engine::bitboard::Bitboard;
use fivefold_match::measure::{Benchmarks, Measurement, a_second, make_and_undo};
use fivefold_players::opponents::Opponent;
use fivefold_rules::{Game, IdForms, Position, Rng};
use rand::{RngExt, SeedableRng};
use std::hint::black_box;
use std::time::Duration;

/// Positions of random games whose moves are measured one after the other.
const POSITIONS: usize = 1_000;

/// The measurements.
pub(crate) static BENCHMARKS: Benchmarks = Benchmarks {
    thinkers: &[
        ("atoms:8x8", Opponent::Engine),
        ("atoms:16x16", Opponent::Engine),
    ],
    perfts: &[("atoms:8x8", 3)],
    make_and_undo: make_and_undo::<Atoms>,
    others: &[making("atoms:8x8"), making("atoms:8x8,chain")],
};

/// A board on which moves of the engine are measured.
const fn making(id: &'static str) -> Measurement {
    Measurement {
        what: "make",
        id,
        unit: "ns a move, on the engine's board",
        measure: |position, time| 1e9 / engine_makes(position, time),
    }
}

/// Moves that the engine carries out in a second, on a board that fits a machine word: all moves of
/// the positions of random games. It keeps the board before, so nothing is taken back.
fn engine_makes(position: &Position, time: Duration) -> f64 {
    let Some(start) = position.as_game::<Atoms>() else {
        return 0.0;
    };
    let geometry = BitGeometry::<u64>::of(start);
    let mut rng = Rng::seed_from_u64(1);
    let mut boards = Vec::new();
    let mut moves = Vec::new();
    let mut game = start.clone();
    while boards.len() < POSITIONS {
        if game.outcome().is_some() {
            game = start.clone();
        }
        boards.push(BitPosition::of(&game, &geometry));
        game.legal_moves(&mut moves);
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    let all: u64 = boards
        .iter()
        .map(|board| u64::from(board.moves(&geometry).count_ones()))
        .sum();
    a_second(time, || {
        for board in black_box(&boards) {
            let mut cells = board.moves(&geometry);
            while let Some(cell) = cells.pop() {
                let cell = u64::one(cell);
                match geometry.chain {
                    true => black_box(board.play::<true>(&geometry, cell)),
                    false => black_box(board.play::<false>(&geometry, cell)),
                };
            }
        }
        all
    })
}

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("atoms:8x8", "columns x rows"),
        ("atoms:8x8,chain", "the rule chain reaction"),
    ],
};
