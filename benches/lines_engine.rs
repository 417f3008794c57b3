//! How fast the search engines are: positions visited per second in one move with a fixed number
//! of positions. `cargo bench --no-default-features --bench lines_engine`; below each time divan prints
//! the items (positions) per second.

use divan::Bencher;
use divan::counter::ItemsCount;
use fivefold::games::lines::Lines;
use fivefold::games::lines::numbers::LinesEngineNumbers;
use fivefold::lines_engine::LinesEngine;
use fivefold::players::{Limits, Player, Stop, Threads};
use fivefold::rules::Rng;
use rand::SeedableRng;

fn main() {
    divan::main();
}

/// A quiet position of six stones without a forced win, on three boards.
const LINES: [&str; 3] = [
    "mnk:15x15x5:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1",
    "mnk:15x15x5,exact:15/15/15/15/7x1o5/15/6X8/15/6x1o6/15/7o7/15/15/15/15@1",
    "mnk:22x22x6:22/22/22/22/22/22/22/22/11x1o8/22/10X11/22/10x1o9/22/11o10/22/22/22/22/22/22/22@1",
];

#[divan::bench(args = LINES, sample_count = 10)]
fn lines(bencher: Bencher, id: &str) {
    bench(bencher, id, 500_000, 1);
}

/// Positions per second of all threads together; they scale as far as there are idle cores.
#[divan::bench(args = [1, 2, 4, 8], sample_count = 3)]
fn lines_with_threads(bencher: Bencher, threads: u64) {
    bench(bencher, LINES[2], 1_000_000, threads);
}

fn bench(bencher: Bencher, id: &str, nodes: u64, threads: u64) {
    let position = fivefold::games::parse_id(id)
        .expect("the id is in order")
        .position;
    let game: &Lines = position.as_game().expect("the id names this game");
    let mut engine = LinesEngine::new(&LinesEngineNumbers::default());
    let limits = Limits {
        threads: Threads::new(threads),
        ..Limits::of_nodes(nodes)
    };
    let mut think = || {
        let mut rng = Rng::seed_from_u64(1);
        engine
            .choose(game, &limits, &Stop::new(), &mut rng)
            .expect("there is a move")
            .nodes
    };
    // Of what a helper has taken when the others come to the end a little is not searched.
    assert!(think() > nodes / 10 * 9, "a forced win is no measure");
    bencher.counter(ItemsCount::new(nodes)).bench_local(think);
}
