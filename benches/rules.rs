//! How fast the rules are: whole random games of every game, single random moves of Atoms, and
//! counting move sequences. `cargo bench --no-default-features --bench rules`; below each time
//! divan prints the items (games, moves or sequences) per second.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use fivefold::games::atoms::Atoms;
use fivefold::games::corner::Corner;
use fivefold::games::lines::Lines;
use fivefold::games::nim::Nim;
use fivefold::games::northcott::Northcott;
use fivefold::rules::{Game, Rng};
use rand::{RngExt, SeedableRng};

fn main() {
    divan::main();
}

/// A game of Northcott can last for ever, for retreats are legal; random ones on large boards
/// often reach this end.
const MOST_PLIES: u32 = 100_000;

fn start<G: Game>(id: &str) -> G {
    let position = fivefold::games::parse_id(id)
        .expect("the id is in order")
        .position;
    position
        .as_game::<G>()
        .expect("the id names this game")
        .clone()
}

/// Plays at random until the game ends or so many moves are made; returns how many were made.
fn random_moves<G: Game>(game: &mut G, most: u32, moves: &mut Vec<G::Move>, rng: &mut Rng) -> u32 {
    for played in 0..most {
        game.legal_moves(moves);
        if moves.is_empty() {
            return played;
        }
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    most
}

/// Items are whole games.
fn games<G: Game>(bencher: Bencher, id: &str) {
    let start: G = start(id);
    let mut rng = Rng::seed_from_u64(1);
    let mut moves = Vec::new();
    bencher
        .counter(ItemsCount::new(1_u32))
        .bench_local(|| random_moves(&mut start.clone(), MOST_PLIES, &mut moves, &mut rng));
}

#[divan::bench(args = ["nim:3,4,5", "nim:1,3,5,7"])]
fn games_nim(bencher: Bencher, id: &str) {
    games::<Nim>(bencher, id);
}

#[divan::bench(args = ["corner:8x8", "corner:8x8,queen"])]
fn games_corner(bencher: Bencher, id: &str) {
    games::<Corner>(bencher, id);
}

#[divan::bench(args = ["northcott:2x8", "northcott:3x12"])]
fn games_northcott(bencher: Bencher, id: &str) {
    games::<Northcott>(bencher, id);
}

#[divan::bench(args = ["mnk:3x3x3", "mnk:9x9x5", "mnk:15x15x5", "mnk:19x19x5"])]
fn games_lines(bencher: Bencher, id: &str) {
    games::<Lines>(bencher, id);
}

#[divan::bench(args = ["atoms:8x8", "atoms:8x8,chain", "atoms:16x16"])]
fn games_atoms(bencher: Bencher, id: &str) {
    games::<Atoms>(bencher, id);
}

/// Items are moves: a hundred thousand random ones, in as many games as they fill.
#[divan::bench(args = ["atoms:8x8", "atoms:8x8,chain", "atoms:16x16"], sample_count = 30)]
fn moves_atoms(bencher: Bencher, id: &str) {
    const MOVES: u32 = 100_000;
    let start: Atoms = start(id);
    let mut moves = Vec::new();
    bencher.counter(ItemsCount::new(MOVES)).bench_local(|| {
        let mut rng = Rng::seed_from_u64(1);
        let mut left = MOVES;
        while left > 0 {
            left -= random_moves(&mut start.clone(), left, &mut moves, &mut rng);
        }
    });
}

/// Items are move sequences.
#[divan::bench(args = [("atoms:8x8", 3), ("atoms:3x3", 6), ("mnk:15x15x5", 3), ("mnk:3x3x3", 9)], sample_count = 20)]
fn perft(bencher: Bencher, (id, depth): (&str, u32)) {
    let position = fivefold::games::parse_id(id)
        .expect("the id is in order")
        .position;
    bencher
        .counter(ItemsCount::new(position.perft(depth)))
        .bench_local(|| black_box(&position).perft(depth));
}
