//! Figures of the web version, printed, not judged:
//! `cargo test --release --test web -- --ignored --nocapture --test-threads 1 figures`

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use fivefold::rules::Cell;
use serde_json::Value;

use crate::browser::Driver;
use crate::chromium::Chromium;
use crate::firefox::Firefox;
use crate::load::WATCH_PIECES;
use crate::site::rewrite;
use crate::visit::{LAPTOP, Visit};
use crate::webkit::WebKit;

/// How long the memory is watched, in minutes; an hour unless the environment says otherwise.
const MINUTES: &str = "FIVEFOLD_MINUTES";

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(f64::NAN)
}

/// When a visitor sees the first pieces, in milliseconds after the page was asked for: they are drawn, and the
/// cover goes.
const SEEN: &str = "Math.max(seen.pieceAt, seen.openAt)";

/// Opens the menu; when its first pieces are seen.
fn open_menu<D: Driver>(visit: &mut Visit<D>) -> f64 {
    visit.open("", "menu");
    visit.browser.wait("pieces", "seen.piece");
    number(&visit.browser.run(SEEN))
}

/// How long a visitor stays before the browser is ended, for it to keep what it has compiled.
const STAY: Duration = Duration::from_secs(15);

#[test]
#[ignore = "prints figures; takes about four minutes"]
fn figures_of_coming_back() {
    let (mut first, mut later) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let Some(mut visit) = Visit::begin(LAPTOP) else {
            return;
        };
        for turn in 0..4 {
            visit.browser.before_each_page(WATCH_PIECES);
            let opened = open_menu(&mut visit);
            if turn == 0 {
                first.push(opened);
            } else {
                later.push(opened);
            }
            thread::sleep(STAY);
            visit.browser.driver.restart(LAPTOP.0, LAPTOP.1);
        }
    }
    for (name, mut times) in [("first", first), ("later", later)] {
        times.sort_by(f64::total_cmp);
        println!(
            "{name} visits, the browser started anew for each: {times:.0?} ms to the first pieces"
        );
    }
}

/// After so long the boards of the menu rest.
const QUIET: Duration = Duration::from_secs(35);

/// How long a resting page is watched.
const WATCHED: Duration = Duration::from_secs(20);

#[test]
#[ignore = "prints figures; takes three minutes"]
fn figures_of_rest() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let watch = |visit: &Visit, what: &str| {
        thread::sleep(QUIET);
        let before = busy(visit.browser.folder());
        thread::sleep(WATCHED);
        let busy = busy(visit.browser.folder()) - before;
        let share = busy.as_secs_f64() / WATCHED.as_secs_f64() * 100.0;
        println!("{what}: {share:.1} % of a core in all of the browser's processes");
    };
    watch(&visit, "an empty page");
    visit.open("", "menu");
    watch(&visit, "the menu");
    visit.open("?id=mnk:15x15x5", "play");
    visit.until_my_turn();
    watch(&visit, "a person's turn");
}

/// The time that all processes of the browser with this folder have spent on a processor.
fn busy(folder: &str) -> Duration {
    let ticks: u64 = processes(folder)
        .filter_map(|process| {
            let stat = fs::read_to_string(process.join("stat")).ok()?;
            // The name before it may hold blanks; of what follows these are user and system time.
            let (_, rest) = stat.rsplit_once(") ")?;
            let times = rest.split(' ').skip(11).take(2);
            Some(
                times
                    .filter_map(|time| time.parse::<u64>().ok())
                    .sum::<u64>(),
            )
        })
        .sum();
    // Linux counts hundredths of a second for programs, whatever it does itself.
    Duration::from_millis(ticks * 10)
}

/// Notes how long the page itself works for each frame. What the graphics need on top of it is done by
/// another process of the browser: by the graphics card where there is one.
const NOTE_FRAMES: &str = "const ask = window.requestAnimationFrame.bind(window); \
    window.spent = []; \
    window.requestAnimationFrame = (task) => ask((now) => { \
        const from = performance.now(); task(now); spent.push(performance.now() - from); })";

/// Begins the game of Nim again and takes a pebble; the searcher is to move then.
fn let_the_searcher_think(visit: &mut Visit) {
    visit.press("New game");
    visit.until_my_turn();
    take_a_pebble(visit);
}

/// Takes a pebble; the searcher is to move then.
fn take_a_pebble(visit: &mut Visit) {
    visit.press_cell(Cell::new(0, 0));
    visit.press("Take");
    visit.until_news("The searcher (Yellow) to move");
}

/// Small enough for software drawing to keep up with 60 frames a second, as a graphics card does at any size.
const LEAFLET: (u32, u32) = (640, 360);

#[test]
#[ignore = "prints figures; takes about two minutes"]
fn figures_of_the_page_while_a_computer_thinks() {
    for size in [LAPTOP, LEAFLET] {
        let Some(mut visit) = Visit::begin(size) else {
            return;
        };
        visit.browser.before_each_page(NOTE_FRAMES);
        let (mut spent, mut seconds) = (Vec::new(), 0.0);
        for _ in 0..5 {
            visit.open_against("nim:12,13,14,15", "nim-searcher");
            take_a_pebble(&mut visit);
            visit.browser.run("spent.length = 0");
            let since = Instant::now();
            visit.until_my_turn();
            // Frames in which the game drew nothing take next to no time and do not count.
            let frames = visit.browser.run("spent.filter((time) => time > 0.5)");
            seconds += since.elapsed().as_secs_f64();
            spent.extend(frames.as_array().into_iter().flatten().map(number));
        }
        spent.sort_by(f64::total_cmp);
        let at = |share: usize| spent.get(spent.len() * share / 100).copied();
        println!(
            "{size:?}, while a computer thinks: {:.1} frames a second in {seconds:.1} s; the page's work \
             for one: median {:.1?} ms, 95 of 100 within {:.1?} ms (60 frames a second leave 16.7)",
            spent.len() as f64 / seconds,
            at(50),
            at(95)
        );
    }
}

/// Prints when the first pieces are seen: on first visits, and when the page is opened again.
fn opening<D: Driver>(name: &str) {
    let watch = |folder: &Path| {
        fs::write(folder.join("watch.js"), WATCH_PIECES).expect("a script");
        rewrite(folder, "index.html", |page| {
            page.replace("<head>", "<head><script src=\"watch.js\"></script>")
        });
    };
    let (mut cold, mut warm) = (Vec::new(), Vec::new());
    for _ in 0..3 {
        let Some(mut visit) = Visit::<D>::begin_changed(LAPTOP, &watch) else {
            return;
        };
        cold.push(open_menu(&mut visit));
        for _ in 0..2 {
            visit.browser.frames(60);
            warm.push(open_menu(&mut visit));
        }
    }
    for (kind, mut times) in [("first visits", cold), ("later ones", warm)] {
        times.sort_by(f64::total_cmp);
        println!("{name}, page to the first pieces, {kind}: {times:.0?} ms");
    }
}

#[test]
#[ignore = "prints figures; takes some minutes"]
fn figures_of_opening_and_of_thinking() {
    opening::<Chromium>("Chromium");
    opening::<Firefox>("Firefox");
    opening::<WebKit>("WebKitGTK");
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
        let_the_searcher_think(&mut visit);
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
    processes(folder)
        .filter_map(|process| {
            let status = fs::read_to_string(process.join("status")).ok()?;
            let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        })
        .sum()
}

/// What the system tells of the processes of the browser with this folder.
fn processes(folder: &str) -> impl Iterator<Item = PathBuf> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    all.map(|process| process.path()).filter(move |process| {
        fs::read_to_string(process.join("cmdline")).is_ok_and(|line| line.contains(folder))
    })
}
