//! What a first visit loads, what the next one finds, and that a page which waits does nothing.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crate::browser::{Driver, PATIENCE};
use crate::site::Sent;
use crate::visit::{LAPTOP, Visit};

/// The most that a first visit may load up to the menu, in bytes on the wire.
const MOST: u64 = 4_300_000;

/// What is loaded only where it is needed, by parts of the paths.
const LATER: [&str; 12] = [
    "players-",
    "scripts-",
    "sliced-",
    "readers-",
    "icon-192",
    "icon-512",
    "preview-",
    "words-",
    "/locales/",
    "/fonts/",
    "/proofs/",
    "/assets-",
];

/// Opens the menu for the first time and waits for what keeps the game without a network; what was
/// sent for it.
pub(crate) fn first_visit<D: Driver>(visit: &mut Visit<D>) -> Vec<Sent> {
    visit.site.take_sent();
    visit.open("", "menu");
    visit.browser.wait(
        "the service worker",
        "navigator.serviceWorker.controller?.state === 'activated'",
    );
    visit.browser.frames(30);
    let sent = visit.site.take_sent();
    for later in LATER {
        let fetched = sent.iter().find(|sent| sent.path.contains(later));
        assert!(fetched.is_none(), "{fetched:?} is not needed yet");
    }
    sent
}

#[test]
fn a_first_visit_loads_little_and_nothing_that_it_does_not_need() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let sent = first_visit(&mut visit);
    let bytes: u64 = sent.iter().map(|sent| sent.bytes).sum();
    println!("{} answers, {bytes} bytes", sent.len());
    let slices = "document.documentElement.dataset.slices";
    if visit.browser.text(slices).is_empty() {
        println!("not judged: this web version was made with --quick, or without wasm-opt");
    } else {
        assert!(bytes <= MOST, "{bytes} bytes: {sent:#?}");
    }
    visit.end();
}

/// Notes in which frame of the page, and when, the first yellow pieces are drawn, and when the cover goes.
pub(crate) const WATCH_PIECES: &str = "(() => { \
    const draw = window.requestAnimationFrame.bind(window); \
    const seen = window.seen = { frame: 0 }; \
    const small = document.createElement('canvas'); small.width = 320; small.height = 180; \
    const context = small.getContext('2d', { willReadFrequently: true }); \
    const look = () => { \
        const canvas = document.getElementById('game'); \
        if (!canvas?.width || seen.piece) return; \
        context.drawImage(canvas, 0, 0, small.width, small.height); \
        const { data } = context.getImageData(0, 0, small.width, small.height); \
        let yellow = 0; \
        for (let at = 0; at < data.length; at += 4) \
            yellow += data[at] > 180 && data[at + 1] > 160 && data[at + 2] < 110; \
        if (yellow > 8) { seen.piece = seen.frame; seen.pieceAt = performance.now(); } }; \
    window.requestAnimationFrame = (work) => draw((now) => { seen.frame += 1; work(now); look(); }); \
    new MutationObserver(() => { \
        if (document.documentElement?.dataset.screen && !seen.open) { \
            seen.open = seen.frame; seen.openAt = performance.now(); } })\
        .observe(document, { attributes: true, subtree: true }); })()";

#[test]
fn the_cover_goes_when_the_first_pieces_are_drawn_and_not_before() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.browser.before_each_page(WATCH_PIECES);
    visit.open("", "menu");
    visit.browser.wait("pieces", "seen.piece");
    let late = visit.browser.run("seen.piece - seen.open");
    println!("{}", visit.browser.text("JSON.stringify(seen)"));
    assert_eq!(late, serde_json::json!(0), "frames after the cover went");
    // Nothing is waited for that never comes.
    let early = visit.browser.run("seen.open < 20");
    assert_eq!(early, serde_json::json!(true), "the cover went too late");
    visit.end();
}

/// Notes when the page was drawn last.
const WATCH: &str = "const draw = requestAnimationFrame; window.drawn = 0; \
    window.requestAnimationFrame = (work) => draw((now) => { drawn = performance.now(); work(now); })";

/// Nothing was drawn for two seconds.
const RESTS: &str = "drawn > 0 && performance.now() - drawn > 2000";

#[test]
fn a_page_that_waits_for_a_person_draws_nothing() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.browser.before_each_page(WATCH);
    visit.begin_a_game();
    visit.until_my_turn();
    visit.browser.wait("rest on a person's turn", RESTS);
    visit.press("Menu");
    visit.until_screen("menu");
    visit.browser.wait("rest in the menu", RESTS);
    visit.end();
}

/// The events with which Chromium tells that it took up what it had compiled before.
const COMPILED: &str = "disabled-by-default-devtools.timeline";

#[test]
fn the_browser_keeps_what_it_has_compiled_for_the_next_visit() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    first_visit(&mut visit);
    let kept = Path::new(visit.browser.folder()).join("data/Default/Code Cache/wasm");
    let since = Instant::now();
    while size(&kept) < 1_000_000 {
        assert!(since.elapsed() < PATIENCE, "nothing is kept");
        thread::sleep(Duration::from_millis(100));
    }
    visit.browser.driver.restart(LAPTOP.0, LAPTOP.1);
    visit.browser.driver.begin_trace(COMPILED);
    visit.open("", "menu");
    let trace = visit.browser.driver.end_trace();
    let taken = trace
        .iter()
        .any(|event| event["name"] == "v8.wasm.moduleCacheHit");
    assert!(taken, "the program was compiled anew");
    visit.end();
}

/// The size of the files in a folder, in bytes.
fn size(folder: &Path) -> u64 {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .filter_map(|file| file.metadata().ok())
        .map(|metadata| metadata.len())
        .sum()
}
