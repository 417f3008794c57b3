//! The page around the game: history, storage, files, thinking, life without a network.

use std::path::Path;
use std::thread;
use std::time::Duration;

use fivefold::formats::record;
use fivefold::rules::Cell;

use crate::browser::Driver;
use crate::chromium::Chromium;
use crate::load::first_visit;
use crate::site::{Sent, take_away};
use crate::visit::{KEPT, LAPTOP, Visit};

#[test]
fn the_menu_opens_a_game_by_key_and_the_back_button_leads_to_the_menu_again() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open("", "menu");
    visit.browser.picture("menu");
    visit.set_up(4);
    visit.browser.picture("setup");
    visit.browser.key("Enter", "Enter");
    visit.until_screen("play");
    assert_eq!(visit.position().game(), fivefold::games::lines::ID);
    visit.browser.run("history.back()");
    visit.until_screen("menu");
    assert_eq!(visit.id(), "");
    visit.browser.run("history.forward()");
    visit.until_screen("play");
    assert_eq!(visit.position().game(), fivefold::games::lines::ID);
    visit.end();
}

#[test]
fn a_reload_goes_on_with_the_game_where_it_was() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=mnk:15x15x5", "play");
    visit.until_my_turn();
    let start = visit.position();
    visit.click_cell(&start, Cell::new(7, 7));
    visit.until_news("Yellow played");
    visit.until_my_turn();
    let before = record::write(&visit.kept());
    visit.browser.reload();
    visit.until_screen("play");
    visit.until_my_turn();
    assert_eq!(record::write(&visit.kept()), before);
    // Closed and opened again without an id: the menu offers it.
    visit.open("", "menu");
    visit.press("Continue");
    visit.until_screen("play");
    assert_eq!(record::write(&visit.kept()), before);
    visit.end();
}

#[test]
fn a_reload_in_the_midst_of_thinking_lets_the_computer_think_again() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open_against("nim:12,13,14,15", "nim-searcher");
    visit.press_cell(Cell::new(0, 0));
    visit.press("Take");
    visit.until_news("The searcher (Yellow) to move");
    visit.browser.reload();
    visit.until_screen("play");
    visit.until_news("Yellow took");
    assert_eq!(visit.kept().moves().len(), 2);
    visit.end();
}

/// Notes when frames are drawn, and when the computer begins and ends to think.
const WATCH: &str = "window.seen = { frames: [], from: 0, to: 0 }; \
    const tick = (now) => { seen.frames.push(now); requestAnimationFrame(tick); }; \
    requestAnimationFrame(tick); \
    new MutationObserver(() => { \
        const news = document.getElementById('mirror-news').textContent; \
        if (news.includes('(Yellow) to move')) { seen.from ||= performance.now(); } \
        else if (seen.from) { seen.to ||= performance.now(); } \
    }).observe(document.getElementById('mirror-news'), \
        { childList: true, characterData: true, subtree: true });";

#[test]
fn frames_keep_coming_while_the_computer_thinks_and_a_new_game_ends_it() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    thinks_between_frames(visit).end();
}

#[test]
fn where_workers_are_refused_frames_keep_coming_just_the_same() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.browser.before_each_page(
        "window.Worker = class { constructor() { throw new DOMException('refused', 'SecurityError'); } }",
    );
    visit.open("", "menu");
    let slices = visit
        .browser
        .text("document.documentElement.dataset.slices");
    if slices.is_empty() {
        println!("skipped: this web version was made without wasm-opt, so it has no slices");
        return;
    }
    thinks_between_frames(visit).end();
}

/// Has a player think for long, and then begins another game while it thinks.
pub(crate) fn thinks_between_frames<D: Driver>(visit: Visit<D>) -> Visit<D> {
    let mut visit = visit.without_movement();
    visit.open_against("nim:12,13,14,15", "nim-searcher");
    visit.browser.run(WATCH);
    visit.press_cell(Cell::new(0, 0));
    visit.press("Take");
    visit.browser.wait("the reply", "seen.to > 0");
    // If the player thought in the game itself, no frame would be drawn meanwhile.
    let thought = "(seen.to - seen.from)";
    let longest_gap = "Math.max(...seen.frames.map((now, n) => \
        n && now > seen.from && now < seen.to ? now - seen.frames[n - 1] : 0))";
    let told = visit.browser.text(&format!(
        "`thought for ${{{thought}}} ms, the longest frame took ${{{longest_gap}}} ms`"
    ));
    println!("{told}");
    let smooth = visit.browser.run(&format!("{longest_gap} < {thought} / 2"));
    assert_eq!(smooth, serde_json::json!(true), "{told}");

    visit.until_my_turn();
    // The searcher plays at random here, so any heap may be gone.
    visit.press_first_cell();
    visit.press("Take");
    visit.press("New game");
    visit.until_my_turn();
    assert_eq!(visit.position().id(), "nim:12,13,14,15:12,13,14,15@1");
    visit
}

/// The first words of all buttons.
const LISTED: &str = "[...document.querySelectorAll('#mirror button')]\
    .map((button) => button.textContent.split(/[.,:] /)[0])";

/// What would go to the downloads is kept for the test.
const KEEP_DOWNLOADS: &str = "HTMLAnchorElement.prototype.click = function () { \
     window.savedName = this.download; \
     window.saved = fetch(this.href).then((file) => file.text()); }";

#[test]
fn my_games_has_every_game_of_this_browser_and_goes_on_with_any() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.browser.before_each_page(KEEP_DOWNLOADS);
    for (id, cell) in [
        ("mnk:15x15x5", Cell::new(7, 7)),
        ("atoms:5x5", Cell::new(2, 2)),
    ] {
        visit.open(&format!("?id={id}"), "play");
        visit.until_my_turn();
        visit.press_cell(cell);
        visit.until_news("Yellow played");
    }
    visit.press("Menu");
    visit.until_screen("menu");
    visit.press("My games");
    visit.until_screen("library");
    visit.press("Lines 15×15×5. You – Learner. 2 moves");
    visit.browser.frames(10);
    visit.browser.picture("my-games");
    visit.press("Export");
    visit.browser.wait("the file", "window.saved");
    let lines = record::read(&visit.browser.text("window.saved")).expect("a saved game");
    assert_eq!(lines.position().game(), fivefold::games::lines::ID);
    visit.press("Continue");
    visit.until_screen("play");
    assert_eq!(visit.position().game(), fivefold::games::lines::ID);
    visit.press("Menu");
    visit.until_screen("menu");
    visit.press("My games");
    visit.press("Delete");
    visit
        .browser
        .wait("one game less", &format!("{KEPT}.length === 1"));
    visit.press("Undo");
    visit
        .browser
        .wait("it is back", &format!("{KEPT}.length === 2"));
    visit.end();
}

#[test]
fn two_tabs_that_go_on_with_the_same_game_lose_no_move() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let record = visit.begin_a_game();
    // As if another tab had gone on with it meanwhile.
    let theirs = record.replace("\nmoves:\n", "\nname: Elsewhere\nmoves:\n");
    let entry = serde_json::json!(format!("1\n{theirs}"));
    visit
        .browser
        .run(&format!("localStorage.setItem('fivefold.game-1', {entry})"));
    visit.press("Undo");
    visit.press_cell(Cell::new(0, 0));
    visit.until_my_turn();
    visit
        .browser
        .wait("a second game", &format!("{KEPT}.length > 1"));
    let games = visit.browser.run(KEPT);
    assert_eq!(games[0], theirs);
    assert_eq!(visit.kept().moves().len(), 2);
    assert!(visit.kept().history().len() > 2, "both lines are there");
    visit.end();
}

#[test]
fn two_tabs_share_their_settings_and_say_that_there_are_two() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    // As another tab does when it is opened, and when something is chosen there.
    visit.browser.run(
        "window.other = new BroadcastChannel('fivefold'); \
         window.other.onmessage = ({ data }) => { window.answered = data; }; \
         window.other.postMessage('hello')",
    );
    visit
        .browser
        .wait("an answer", "window.answered === 'here'");
    visit.until_news("open in another tab");
    visit.browser.run(
        "localStorage.setItem('fivefold.settings', '(speed: Some(Off), teaching: true)'); \
         window.dispatchEvent(new StorageEvent('storage', { key: 'fivefold.settings' }))",
    );
    visit.browser.frames(3);
    visit.browser.key("m", "KeyM");
    visit.browser.wait(
        "what was chosen in either",
        "['muted:true', 'teaching:true'].every((it) => \
         localStorage.getItem('fivefold.settings').includes(it))",
    );
    visit.end();
}

#[test]
fn where_the_storage_is_refused_the_page_says_so_and_play_goes_on() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.browser.before_each_page(
        "Object.defineProperty(window, 'localStorage', \
         { get() { throw new DOMException('refused', 'SecurityError'); } })",
    );
    visit.open("?id=mnk:3x3x3", "play");
    visit.until_news("cannot be saved");
    let start = visit.position();
    visit.click_cell(&start, Cell::new(1, 1));
    visit.until_news("Yellow played");
    visit.browser.frames(10);
    visit.browser.picture("storage-refused");
}

#[test]
fn a_damaged_kept_game_is_put_aside_and_the_page_says_so() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit
        .browser
        .run("localStorage.setItem('fivefold.game-1', '0\\nfivefold 1\\nplan: Chess\\n')");
    visit.open("", "menu");
    visit.until_news("could not be opened");
    let aside = visit
        .browser
        .text("localStorage.getItem('fivefold.damaged-1')");
    assert!(aside.contains("Chess"), "{aside}");
}

#[test]
fn after_the_first_visit_the_game_opens_without_a_network() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    open_without_a_network(visit);
}

#[test]
fn what_was_needed_once_is_there_without_a_network_as_well() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    first_visit(&mut visit);
    visit.begin_a_game();
    visit.site.switch_off();
    visit.browser.reload();
    visit.until_screen("play");
    visit.press("New game");
    visit.until_my_turn();
    visit.press_cell(Cell::new(7, 7));
    visit.until_news("Yellow played");
    // A worker that could not be loaded would be complained about.
    visit.end();
}

#[test]
fn a_server_that_hangs_does_not_hold_up_a_page_that_is_kept() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    first_visit(&mut visit);
    visit.site.hang();
    visit.browser.reload();
    visit.until_screen("menu");
}

/// What the service workers keep of the players.
const KEPT_PLAYERS: &str = "(async () => { let kept = 0; \
    for (const name of await caches.keys()) \
        for (const { url } of await (await caches.open(name)).keys()) kept += url.includes('/players-'); \
    return kept; })()";

#[test]
fn an_update_keeps_what_was_loaded_before_and_is_still_the_same() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    first_visit(&mut visit);
    visit.begin_a_game();
    let kept = visit.browser.run(KEPT_PLAYERS);
    assert_eq!(kept, serde_json::json!(2), "its script and its program");
    // Anything else has changed.
    visit.site.replace("sw.js", |text| {
        let version = text.find("changes when anything does").is_some();
        assert!(version, "{text}");
        text.replace("changes when anything does", "is a newer one")
    });
    visit.browser.run(
        "navigator.serviceWorker.getRegistration().then((it) => { window.registered = it; it.update(); })",
    );
    visit
        .browser
        .wait("the new service worker", "window.registered?.waiting");
    // It takes over when nobody needs the old one, which the browser sees a moment after the page was left.
    let waits = "navigator.serviceWorker.getRegistration().then((it) => it.waiting !== null)";
    let is_at_work = (0..5).any(|_| {
        visit.browser.go("about:blank");
        thread::sleep(Duration::from_secs(1));
        visit.open("", "menu");
        visit.browser.run(waits) == serde_json::json!(false)
    });
    assert!(is_at_work, "the new one");
    assert_eq!(visit.browser.run(KEPT_PLAYERS), kept);
}

/// Visits the menu, takes the server off the network and plays.
pub(crate) fn open_without_a_network<D: Driver>(mut visit: Visit<D>) -> Visit<D> {
    first_visit(&mut visit);
    visit.site.switch_off();
    visit.browser.reload();
    visit.until_screen("menu");
    visit.set_up(4);
    visit.browser.key("Enter", "Enter");
    visit.until_screen("play");
    visit.until_my_turn();
    visit.press_cell(Cell::new(7, 7));
    // Nobody has played before, so the players' program is not kept: the game itself thinks.
    visit.until_news("Yellow played");
    visit
}

#[test]
fn a_browser_that_cannot_draw_plays_in_words_and_says_why() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit
        .browser
        .before_each_page("HTMLCanvasElement.prototype.getContext = function () { return null; }");
    visit.open("", "menu");
    let sentence = visit
        .browser
        .text("document.getElementById('undrawn').textContent");
    assert!(sentence.contains("WebGL 2"), "{sentence}");
    visit.browser.picture("no-webgl");
    visit.begin_a_game();
    visit.browser.picture("no-webgl-played");
    // What would have to be drawn is not offered.
    visit.press("Export");
    visit
        .browser
        .wait("the list", &format!("{LISTED}.includes('Text')"));
    let listed = visit.browser.text(&format!("{LISTED}.join()"));
    assert!(
        !listed.contains("Picture") && !listed.contains("nimation"),
        "{listed}"
    );
    visit.press("Text");
    visit.until_news("Saved as Lines ");
    visit.end();
}

#[test]
fn a_page_whose_script_does_not_come_says_so() {
    let change = |folder: &Path| take_away(folder, "page-", ".js");
    let Some(mut visit) = Visit::<Chromium>::begin_changed(LAPTOP, &change) else {
        return;
    };
    let address = visit.site.address("");
    visit.browser.go(&address);
    let late = "getComputedStyle(document.getElementById('late')).visibility === 'visible'";
    visit.browser.wait("a sentence", late);
}

#[test]
fn a_file_that_the_server_refuses_is_told_in_plain_words() {
    let change = |folder: &Path| take_away(folder, "bundle-", ".json");
    let Some(mut visit) = Visit::<Chromium>::begin_changed(LAPTOP, &change) else {
        return;
    };
    visit.open("", "stopped");
    let told = "document.getElementById('state').textContent";
    assert_eq!(
        visit.browser.text(told),
        "fivefold could not be loaded: the server answered with the code 404."
    );
    let at = visit.browser.text("document.activeElement.id");
    assert_eq!(at, "retry");
}

/// Shows the game in a frame of a page that has a field of its own, which has the focus.
fn frame(visit: &mut Visit, more: &str) {
    let address = visit.site.address("sw.js");
    visit.browser.go(&address);
    let page = format!("<input id=own><iframe id=frame {more} src=\"./\"></iframe>");
    visit.browser.run(&format!(
        "document.body.innerHTML = {}; document.getElementById('own').focus()",
        serde_json::json!(page)
    ));
}

#[test]
fn a_frame_in_another_page_does_not_take_the_focus_at_its_start() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    frame(&mut visit, "");
    visit.browser.wait(
        "the menu in the frame",
        "document.getElementById('frame').contentDocument.documentElement.dataset.screen === 'menu'",
    );
    visit.browser.frames(10);
    assert_eq!(visit.browser.text("document.activeElement.id"), "own");
}

#[test]
fn a_frame_without_an_origin_of_its_own_says_what_it_lacks() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    frame(&mut visit, "sandbox=\"allow-scripts\"");
    let told = visit.browser.wait_in_frame(
        "document.documentElement.dataset.screen === 'stopped' \
         ? document.getElementById('state').textContent : ''",
    );
    assert!(
        told.contains("must allow the frame its own origin"),
        "{told}"
    );
}

#[test]
fn a_system_that_chooses_all_colours_gets_more_contrast() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.browser.force_colours();
    visit.open("", "menu");
    visit.browser.wait(
        "the theme of high contrast",
        "document.documentElement.dataset.theme === 'high-contrast'",
    );
    visit.end();
}

#[test]
fn a_page_whose_graphics_are_lost_says_so_and_goes_on_with_the_game() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let before = visit.begin_a_game();
    let lose = "window.graphics = document.getElementById('game').getContext('webgl2')\
        .getExtension('WEBGL_lose_context'); graphics.loseContext()";
    visit.browser.run(lose);
    visit.until_screen("stopped");
    let sentence = visit
        .browser
        .text("document.getElementById('state').textContent");
    assert!(sentence.contains("Your game is kept"), "{sentence}");
    visit.browser.picture("graphics-lost");
    // The keys are at what can be pressed, and nothing else is left to be reached.
    let reached = visit.browser.text(
        "`${document.activeElement.id}, ${document.getElementById('mirror').checkVisibility()}`",
    );
    assert_eq!(reached, "retry, false");
    visit
        .browser
        .run("document.getElementById('retry').click()");
    visit.until_screen("play");
    visit.until_my_turn();
    assert_eq!(record::write(&visit.kept()), before);
    // Where the browser gives the graphics back, nobody has to press anything.
    visit.browser.run(lose);
    visit.until_screen("stopped");
    visit.browser.run("graphics.restoreContext()");
    visit.until_screen("play");
    visit.until_my_turn();
    assert_eq!(record::write(&visit.kept()), before);
}

/// What marks the page and then has it believe that the game has ended by a fault.
const FAULT: &str = "window.isOld = true; setTimeout(() => dispatchEvent(new ErrorEvent('error', \
    { error: new WebAssembly.RuntimeError('unreachable') })))";

#[test]
fn a_fault_in_the_game_loads_the_page_again_and_a_second_one_soon_after_is_told() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let before = visit.begin_a_game();
    visit.browser.run(FAULT);
    visit.browser.wait("the page again", "!window.isOld");
    visit.until_screen("play");
    visit.until_my_turn();
    assert_eq!(record::write(&visit.kept()), before);
    visit.browser.run(FAULT);
    visit.until_screen("stopped");
    let sentence = visit
        .browser
        .text("document.getElementById('state').textContent");
    assert!(
        sentence.contains("stopped because of a fault"),
        "{sentence}"
    );
}

#[test]
fn a_fault_without_a_network_is_told_on_the_page_that_is_there() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.begin_a_game();
    visit.browser.run(
        "Object.defineProperty(navigator, 'onLine', { value: false }); \
         Object.defineProperty(navigator, 'serviceWorker', { value: undefined }); \
         window.begin = performance.now()",
    );
    visit.browser.run(FAULT);
    visit.until_screen("stopped");
    visit
        .browser
        .wait("the same page", "performance.now() - window.begin > 3000");
}

/// What drops a file on the page.
fn dropped(name: &str, content: &[u8]) -> String {
    format!(
        "{{ const files = new DataTransfer(); \
         files.items.add(new File([new Uint8Array({content:?})], '{name}')); \
         document.dispatchEvent(new DragEvent('drop', \
         {{ dataTransfer: files, bubbles: true, cancelable: true }})); }}"
    )
}

/// What pastes a text into the page.
fn pasted(text: &str) -> String {
    format!(
        "{{ const clipboardData = new DataTransfer(); clipboardData.setData('text/plain', {}); \
         document.dispatchEvent(new ClipboardEvent('paste', {{ clipboardData, bubbles: true }})); }}",
        serde_json::json!(text)
    )
}

/// What a page does not read itself a worker reads, which is loaded only then.
#[test]
fn files_of_other_programs_are_read_when_they_come() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=nim:3,4,5", "play");
    visit.site.take_sent();
    let is_loaded = |sent: &[Sent]| sent.iter().any(|sent| sent.path.contains("readers-"));

    let sgf = "(;FF[4]GM[4]SZ[15];B[hh];W[ii];B[ji])";
    visit.browser.run(&dropped("a.sgf", sgf.as_bytes()));
    visit.until_news("Blue played j7");
    assert!(!is_loaded(&visit.site.take_sent()), "SGF needs no readers");

    let psq = "Piskvorky 15x15, 11:11, 0\n8,8,0\n9,7,0\n9,9,0\n10,10,0\nA.zip\nB.zip\n-1\n";
    visit.browser.run(&dropped("a.psq", psq.as_bytes()));
    visit.until_news("Yellow played j6");
    assert!(is_loaded(&visit.site.take_sent()));

    let json = r#"{"size":15,"moves":[{"row":7,"col":7},{"row":6,"col":8},{"row":8,"col":8}]}"#;
    visit.browser.run(&dropped("a.json", json.as_bytes()));
    visit.until_news("Blue played i7");

    // In an old encoding, with what was guessed.
    let mut cyrillic = b"(;GM[4]SZ[15]PB[".to_vec();
    cyrillic.extend([0xc8, 0xe2, 0xe0, 0xed, 0xee, 0xe2]);
    cyrillic.extend(b"];B[hh];W[ij])");
    visit.browser.run(&dropped("a.sgf", &cyrillic));
    visit.until_news("Yellow played i6");

    visit.browser.run(&pasted("1. h8 i9 2. j10"));
    visit.until_news("Blue played j10");
    visit.browser.run(&pasted("h8 i9 j99"));
    visit.until_news("j99");

    let rif = "<database><game id=\"1\" rule=\"1\" bresult=\"1\"><move>h8 h9</move></game>\
        <game id=\"2\" rule=\"1\" bresult=\"0\"><move>h8 i9 j7</move></game></database>";
    visit.browser.run(&dropped("a.rif", rif.as_bytes()));
    visit.until_screen("collection");
    visit.end();
}

#[test]
fn a_game_is_saved_to_a_file_and_comes_back_from_it() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.browser.before_each_page(KEEP_DOWNLOADS);
    let record = visit.begin_a_game();
    visit.press("More");
    visit.press("Save");
    visit.browser.wait("the file", "window.saved");
    assert_eq!(visit.browser.text("window.saved"), record);
    let name = visit.browser.text("window.savedName");
    assert!(
        name.starts_with("Lines 2") && name.ends_with(".fivefold"),
        "{name}"
    );

    visit.open("?id=nim:3,4,5", "play");
    visit.browser.run(&dropped("game.txt", b"no game at all"));
    visit.until_news("“game.txt” is not a saved game");
    assert_eq!(visit.position().game(), fivefold::games::nim::ID);
    visit.browser.run(&dropped("game.txt", record.as_bytes()));
    visit.until_news("Yellow played");
    let before = visit.id();
    visit.press_cell(Cell::new(0, 0));
    visit.browser.wait(
        "the move",
        &format!("new URLSearchParams(location.search).get('id') !== '{before}'"),
    );
    visit.until_my_turn();
    let kept = visit.kept();
    assert_eq!(kept.moves().len(), 4);
    assert!(
        kept.counting().counted,
        "it counts for nothing: it could be opened as often as one likes"
    );
    visit.browser.run(&dropped(
        "game.txt",
        b"(;FF[4]GM[4]SZ[15];B[hh];W[ii];B[ji])",
    ));
    visit.until_news("Blue played j7");
    let stones = visit.position().view();
    assert_eq!(
        stones
            .cells()
            .filter(|&cell| stones.at(cell).count > 0)
            .count(),
        3
    );
    visit.end();
}
