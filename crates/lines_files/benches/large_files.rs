//! How long files take to be read in which a reader could lose its way, and a collection of 50 MB.
//! `cargo bench --package fivefold-lines-files`; each line should tell about the same time for a megabyte.

#[path = "../tests/texts/mod.rs"]
mod texts;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use fivefold_lines_files::visit;

fn main() {
    for text in texts::texts(400_000) {
        measure(&text);
    }
    let moves: String = (0..60)
        .map(|at| format!(";B[h{}]C[a comment]", char::from(b'a' + at % 15)))
        .collect();
    let game = format!("(;GM[4]FF[4]SZ[15]PB[one]PW[two]RE[B+R]{moves})");
    measure(&game.repeat(50_000_000 / game.len()));
}

fn measure(text: &str) {
    let (mut games, mut nodes) = (0, 0);
    let begin = Instant::now();
    // Some are no files at all.
    let _ = visit(black_box(text.as_bytes()), &mut |game| {
        games += 1;
        nodes += game.nodes.len();
        ControlFlow::Continue(())
    });
    let took = begin.elapsed().as_secs_f64();
    let megabytes = text.len() as f64 / 1e6;
    let head: String = text.chars().take(24).collect();
    println!(
        "{:>8.3} s/MB  {games} games, {nodes} nodes  {head:?}",
        took / megabytes
    );
}
