//! What a long game costs: taking back, jumping, saving, loading and keeping it.
//! `cargo bench --no-default-features --bench history`

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use divan::{Bencher, black_box};
use fivefold::formats::record;
use fivefold::library::Library;
use fivefold::midend::history::NodeId;
use fivefold::midend::{Match, Plan, Seat};
use fivefold::rules::Rng;
use fivefold::storage::{Folder, games};
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;

/// Plies of the game.
const PLIES: usize = 2_000;

fn main() {
    divan::main();
}

/// A random game of Northcott that lasts this long, because stones may retreat.
fn long_game() -> Match {
    let start = fivefold::games::parse_id("northcott:5x20").expect("the id is in order");
    let mut game = Match::new(Plan {
        start: start.position,
        seats: [Seat::Person; 2],
        starter: None,
        opening: fivefold::midend::Opening::Free,
        seed: 1,
        clock: None,
    });
    let mut rng = Rng::seed_from_u64(3);
    while game.moves().len() < PLIES {
        let moves = game.position().legal_moves();
        if moves.is_empty() {
            game.undo();
            game.undo();
            continue;
        }
        let mv = moves[rng.random_range(0..moves.len())];
        game.play(mv).expect("a legal move");
    }
    game
}

/// A folder of its own, emptied before.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // Of an earlier run, if there was one.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("room");
    folder
}

/// One ply back and the same ply again.
#[divan::bench]
fn undo_and_redo(bencher: Bencher) {
    let mut game = long_game();
    bencher.bench_local(|| game.undo() && game.redo());
}

/// From the end to the start and back to the end.
#[divan::bench]
fn jump_through_the_whole_game(bencher: Bencher) {
    let mut game = long_game();
    let end = game.history().current();
    bencher.bench_local(|| game.jump(NodeId::ROOT) && game.jump(end));
}

#[divan::bench]
fn save_as_text(bencher: Bencher) {
    let game = long_game();
    bencher.bench_local(|| black_box(record::write(&game)));
}

#[divan::bench]
fn load_from_text(bencher: Bencher) {
    let record = record::write(&long_game());
    bencher.bench_local(|| record::read(black_box(&record)).expect("a record"));
}

/// To the disk, with everything that makes it safe there.
#[divan::bench]
fn save_as_file(bencher: Bencher) {
    let game = long_game();
    let path = folder("bench-save").join("game.txt");
    bencher.bench_local(|| games::save(&path, &game).expect("room"));
}

#[divan::bench]
fn load_from_file(bencher: Bencher) {
    let path = folder("bench-load").join("game.txt");
    games::save(&path, &long_game()).expect("room");
    bencher.bench_local(|| games::open(&path).expect("a game"));
}

/// From the move to the moment when it is safe on the disk; a task does that beside the frames.
#[divan::bench]
fn keep_in_my_games(bencher: Bencher) {
    let library = Library::new(Arc::new(Folder(folder("bench-keep"))));
    let place = library.new_place().expect("room");
    let mut game = long_game();
    let end = game.history().current();
    let mut times = 0;
    bencher.bench_local(|| {
        times += 1;
        game.set_comment(end, &times.to_string())
            .expect("the node is there");
        library.keep(&place, &game).expect("room")
    });
}
