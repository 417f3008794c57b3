//! How fast the Atoms engine is: moves made on its bitboard, and positions searched.
//! `cargo bench --no-default-features --bench atoms_engine`; below each time divan prints the
//! items (moves or positions) per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fivefold::games::atoms::Atoms;
use fivefold::games::atoms::engine::AtomsEngine;
use fivefold::games::atoms::engine::bit_position::{BitGeometry, BitPosition};
use fivefold::games::atoms::engine::bitboard::{Bitboard, U256};
use fivefold::games::atoms::engine::solver::solve;
use fivefold::games::atoms::numbers::AtomsEngineNumbers;
use fivefold::players::{Limits, Player, Stop};
use fivefold::rules::{Game, Rng};
use rand::{RngExt, SeedableRng};

fn main() {
    divan::main();
}

fn position(id: &str) -> Atoms {
    let position = fivefold::games::parse_id(id)
        .expect("the id is in order")
        .position;
    position.as_game().cloned().expect("a position of Atoms")
}

/// So many random moves, fewer if the next one would end the game.
fn after_random_moves(id: &str, plies: u32) -> Atoms {
    let mut rng = Rng::seed_from_u64(u64::from(plies));
    let mut game = position(id);
    let mut moves = Vec::new();
    for _ in 0..plies {
        game.legal_moves(&mut moves);
        let mut after = game.clone();
        after.apply(moves[rng.random_range(0..moves.len())], &mut ());
        if after.outcome().is_some() {
            break;
        }
        game = after;
    }
    game
}

/// Items are moves: all moves of so many positions of random games, as a search makes them.
fn make<P: Bitboard, const CHAIN: bool>(bencher: Bencher, id: &str) {
    let mut rng = Rng::seed_from_u64(1);
    let start = position(id);
    let geometry = BitGeometry::<P>::of(&start);
    let mut boards = Vec::new();
    let mut game = start.clone();
    let mut moves = Vec::new();
    while boards.len() < 1_000 {
        if game.outcome().is_some() {
            game = start.clone();
        }
        boards.push(BitPosition::of(&game, &geometry));
        game.legal_moves(&mut moves);
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    let all: i32 = boards
        .iter()
        .map(|board| board.moves(&geometry).size())
        .sum();
    bencher
        .counter(ItemsCount::new(all.unsigned_abs()))
        .bench_local(|| {
            for board in black_box(&boards) {
                let mut cells = board.moves(&geometry);
                while let Some(cell) = cells.pop() {
                    black_box(board.play::<CHAIN>(&geometry, P::one(cell)));
                }
            }
        });
}

#[divan::bench]
fn make_8x8(bencher: Bencher) {
    make::<u64, false>(bencher, "atoms:8x8");
}

#[divan::bench]
fn make_8x8_chain(bencher: Bencher) {
    make::<u64, true>(bencher, "atoms:8x8,chain");
}

#[divan::bench]
fn make_11x11(bencher: Bencher) {
    make::<u128, false>(bencher, "atoms:11x11");
}

#[divan::bench]
fn make_16x16(bencher: Bencher) {
    make::<U256, false>(bencher, "atoms:16x16");
}

/// Items are positions visited by one search after so many random moves.
#[divan::bench(
    args = [
        ("atoms:8x8", 0), ("atoms:8x8", 60), ("atoms:8x8", 120), ("atoms:8x8,chain", 60),
        ("atoms:11x11", 100), ("atoms:16x16", 200),
    ],
    sample_count = 5,
)]
fn search(bencher: Bencher, (id, plies): (&str, u32)) {
    const NODES: u64 = 4_000_000;
    let game = after_random_moves(id, plies);
    let mut engine = AtomsEngine::new(&AtomsEngineNumbers::default());
    let limits = Limits::of_nodes(NODES);
    let mut choose = || {
        let mut rng = Rng::seed_from_u64(1);
        engine.choose(&game, &limits, &Stop::new(), &mut rng)
    };
    let visited = choose().map_or(0, |choice| choice.nodes);
    bencher
        .counter(ItemsCount::new(visited))
        .bench_local(choose);
}

/// Small boards solved exactly.
#[divan::bench(args = ["atoms:2x2", "atoms:3x2", "atoms:3x3,chain"], sample_count = 10)]
fn solved(bencher: Bencher, id: &str) {
    let start = position(id);
    bencher.bench_local(|| solve(black_box(&start), 64, &Stop::new()));
}
