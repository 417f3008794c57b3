//! Figures of the web version, printed, not judged:
//! `cargo test --release --test web -- --ignored --nocapture --test-threads 1 figures`

use std::fs;
use std::time::{Duration, Instant};

use serde_json::Value;

use crate::visit::{LAPTOP, Visit};

/// How long the memory is watched, in minutes; an hour unless the environment says otherwise.
const MINUTES: &str = "FIVEFOLD_MINUTES";

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

#[test]
#[ignore = "prints figures; takes about a minute"]
fn figures_of_opening_and_of_thinking() {
    let mut opening: Vec<f64> = (0..5)
        .filter_map(|_| {
            let mut visit = Visit::begin(LAPTOP)?;
            // The time of the mark is that of the third frame after the menu's first one.
            visit.browser.before_each_page(
                "new MutationObserver(() => { \
                 if (document.documentElement?.dataset.screen) \
                 window.opened ||= performance.now(); })\
                 .observe(document, { attributes: true, subtree: true })",
            );
            visit.open("", "menu");
            Some(number(&visit.browser.run("window.opened")))
        })
        .collect();
    opening.sort_by(f64::total_cmp);
    println!("page to first playable frame, five first visits: {opening:.0?} ms");

    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open_against("nim:12,13,14,15", "nim-searcher");
    // While nothing moves nothing is drawn, so the page is kept drawing by its own animation.
    let pace = "new Promise((done) => { const times = []; const tick = (now) => { \
        times.push(now); \
        now - times[0] < 1200 ? requestAnimationFrame(tick) : \
        done((times.at(-1) - times[0]) / (times.length - 1)); }; requestAnimationFrame(tick); })";
    let mut ratios = Vec::new();
    for _ in 0..5 {
        // The game draws as well while it is awake: right after a turn and while it thinks.
        visit.press("New game");
        visit.until_my_turn();
        visit.press_cell(fivefold::rules::Cell::new(0, 0));
        visit.press("Take");
        visit.until_news("The searcher (Yellow) to move");
        let thinking = number(&visit.browser.run(pace));
        visit.press("New game");
        visit.until_my_turn();
        let still = number(&visit.browser.run(pace));
        ratios.push((thinking / still, thinking, still));
    }
    ratios.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (ratio, thinking, still) in ratios {
        println!("frame while thinking {thinking:.1} ms, idle {still:.1} ms, ratio {ratio:.2}");
    }
}

#[test]
#[ignore = "prints figures; takes an hour"]
fn figures_of_memory() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let minutes = std::env::var(MINUTES)
        .ok()
        .and_then(|minutes| minutes.parse().ok())
        .unwrap_or(60);
    visit.open("", "menu");
    visit.press("Atoms");
    visit.until_screen("setup");
    for side in ["Blue", "Yellow"] {
        visit.choose(side, "The original");
    }
    visit.press("Start");
    visit.until_screen("play");
    let begun = Instant::now();
    let mut games = 0;
    let mut next = Duration::ZERO;
    while begun.elapsed() < Duration::from_secs(60 * minutes) {
        let over = visit.browser.run(
            "[...document.querySelectorAll('#mirror button')]\
             .some((button) => button.textContent === 'Play again')",
        );
        if over == Value::Bool(true) {
            games += 1;
            visit.press("Play again");
        } else {
            visit.browser.frames(10);
        }
        if begun.elapsed() >= next {
            println!(
                "{:>5} s, {games} games: {} MiB in all of the browser's processes",
                begun.elapsed().as_secs(),
                resident(visit.browser.folder()) / 1024
            );
            next += Duration::from_secs(60);
        }
    }
}

/// Resident memory of all processes of the browser with this folder, in KiB.
fn resident(folder: &str) -> u64 {
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    processes
        .filter(|process| {
            fs::read_to_string(process.path().join("cmdline"))
                .is_ok_and(|line| line.contains(folder))
        })
        .filter_map(|process| {
            let status = fs::read_to_string(process.path().join("status")).ok()?;
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        })
        .sum()
}
