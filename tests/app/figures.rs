//! Figures for the README: run with `cargo test --release --lib -- --ignored --nocapture`.

use std::time::{Duration, Instant};

use crate::rules::Event;

use crate::tests::prelude::*;

/// A board of Lines with 22 × 22 stones but one, and no line on it.
fn full_board() -> Tabletop {
    let mut table = Tabletop::quick().seated("mnk:22x22x6");
    // Stripes two columns wide, shifted by two in every second row, hold no line of six; the
    // sides take their cells in turns.
    let mut cells: [Vec<Cell>; 2] = [Vec::new(), Vec::new()];
    for row in 0..22 {
        for col in 0..22 {
            cells[usize::from((col / 2 + row) % 2)].push(Cell::new(col, row));
        }
    }
    let [first, second] = cells;
    for (a, b) in first.into_iter().zip(second) {
        for cell in [a, b] {
            if table.moves() < 22 * 22 - 1 {
                table.intent(BoardInput::Press(cell));
                table.frame(0);
            }
        }
    }
    assert_eq!(table.moves(), 22 * 22 - 1);
    assert_eq!(table.position().outcome(), None);
    assert_eq!(table.position().game(), crate::games::lines::ID);
    table
}

/// Half of the frames take at most this long.
fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

#[test]
#[ignore = "prints a figure of the README; needs a machine that does nothing else"]
fn time_of_a_frame_on_a_full_board() {
    let mut table = full_board();
    table.speed(Speed::Normal);
    let here = table.place_of(Cell::new(3, 3));
    let there = table.place_of(Cell::new(17, 20));
    let mut times = Vec::new();
    for frame in 0..2_000 {
        // The pointer wanders, so that there is something to do.
        table.point_at(Some(here.lerp(there, (frame % 100) as f32 / 100.0)));
        let since = Instant::now();
        table.app.update();
        times.push(since.elapsed());
    }
    let median = median(times);
    println!("median of a frame of the logic's systems on 22 × 22 stones: {median:.1?}");
    // The worst frame: all stones are taken off and put on again.
    table.key(KeyCode::Escape);
    table.intent(ScreenCommand::Continue);
    table.app.update();
    let since = Instant::now();
    table.app.update();
    println!(
        "the frame that sets up all the stones: {:.1?}",
        since.elapsed()
    );
    assert!(median < Duration::from_millis(2));
}

/// A board of Atoms on which every cell lacks one atom, and a yellow cell far from the first one.
fn ready_to_burst() -> Tabletop {
    let mut table = Tabletop::quick();
    let edge = format!("a{}a", "b".repeat(10));
    let inner = format!("b{}b", "c".repeat(10));
    let last = format!("a{}A", "b".repeat(10));
    let rows: Vec<&str> = std::iter::once(edge.as_str())
        .chain(std::iter::repeat_n(inner.as_str(), 10))
        .chain([last.as_str()])
        .collect();
    table.sit(&format!("atoms:12x12,chain:{}@1", rows.join("/")), PERSONS);
    table.until(Turn::Person);
    table
}

#[test]
#[ignore = "prints a figure of the README; needs a machine that does nothing else"]
fn frames_of_taking_a_long_cascade_back() {
    let mut table = ready_to_burst();
    table.click("a12");
    table.until_a_person_may_act();
    let bursts: usize = table
        .game_match()
        .last_events()
        .iter()
        .map(|event| match event {
            Event::Burst { thrown, .. } => thrown.len(),
            _ => 0,
        })
        .sum();
    assert!(bursts >= 120, "{bursts} cells burst");
    table.speed(Speed::Normal);
    table.intent(HistoryCommand::Undo);
    let mut times = Vec::new();
    for _ in 0..120 {
        let since = Instant::now();
        table.app.update();
        times.push(since.elapsed());
    }
    assert_eq!(table.moves(), 0);
    let longest = times.iter().max().copied().unwrap_or_default();
    let median = median(times);
    println!(
        "undo of a cascade in which {bursts} cells burst: a frame of the logic's systems takes \
         {median:.1?}, the longest {longest:.1?}"
    );
    assert!(longest < Duration::from_micros(16_667));
}
