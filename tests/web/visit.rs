//! A visitor: looks at the page's mirror and address, presses the board in the canvas.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bevy::math::Vec2;
use fivefold::formats::record;
use fivefold::games::parse_id;
use fivefold::midend::Match;
use fivefold::rules::{Cell, Position};
use fivefold::testing::{Areas, Geometry, placement_on_table};
use fivefold::words::InEnglish as _;

use crate::browser::{Browser, Driver};
use crate::chromium::Chromium;
use crate::site::{Change, Site};

/// One browser at a time: each of them draws in software on all cores.
static ONE: Mutex<()> = Mutex::new(());

/// A visit to the web version.
pub(crate) struct Visit<D = Chromium> {
    pub browser: Browser<D>,
    pub site: Site,
    size: Vec2,
    _alone: MutexGuard<'static, ()>,
}

/// What the mirror reads out by itself.
pub(crate) const NEWS: &str = "(document.getElementById('mirror-news')?.textContent ?? '')";

/// The texts of all games that the browser keeps, the one written last at the end. An entry begins
/// with a line for its date.
pub(crate) const KEPT: &str = "Object.entries(localStorage)\
    .filter(([name]) => name.startsWith('fivefold.game-'))\
    .map(([name, entry]) => ({ name, date: parseInt(entry), \
        text: entry.slice(entry.indexOf('\\n') + 1) }))\
    .sort((one, other) => one.date - other.date \
        || one.name.slice(14) - other.name.slice(14))\
    .map((game) => game.text)";

/// A window of a laptop.
pub(crate) const LAPTOP: (u32, u32) = (1280, 720);
/// The screen of a small phone.
pub(crate) const PHONE: (u32, u32) = (375, 667);

impl Visit {
    /// Starts a Chromium that has never been here; nothing where the tests must be skipped.
    pub(crate) fn begin(size: (u32, u32)) -> Option<Visit> {
        Visit::begin_in(size)
    }

    /// Nothing was complained about in the console.
    #[track_caller]
    pub(crate) fn end(self) {
        let complaints = &self.browser.driver.complaints;
        assert!(
            complaints.is_empty(),
            "the page complained: {complaints:#?}"
        );
    }
}

impl<D: Driver> Visit<D> {
    /// Starts a browser that has never been here; nothing where the tests must be skipped.
    pub(crate) fn begin_in(size: (u32, u32)) -> Option<Visit<D>> {
        Visit::begin_at(size, None)
    }

    /// The same at a web version that is changed before.
    pub(crate) fn begin_changed(size: (u32, u32), change: Change) -> Option<Visit<D>> {
        Visit::begin_at(size, Some(change))
    }

    fn begin_at(size: (u32, u32), change: Option<Change>) -> Option<Visit<D>> {
        let site = Site::serve(D::lacking(), change)?;
        let alone = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let mut browser = Browser::start(size.0, size.1);
        browser.go(&site.address("sw.js"));
        Some(Visit {
            browser,
            site,
            size: Vec2::new(size.0 as f32, size.1 as f32),
            _alone: alone,
        })
    }

    /// Keeps settings as an earlier visit would have: nothing moves.
    pub(crate) fn without_movement(mut self) -> Visit<D> {
        self.browser
            .run("localStorage.setItem('fivefold.settings', '(speed: Some(Off), show_verdict: false, show_legal: true)')");
        self
    }

    /// Opens a page of the web version and waits for a screen.
    #[track_caller]
    pub(crate) fn open(&mut self, page: &str, screen: &str) {
        let address = self.site.address(page);
        self.browser.go(&address);
        self.until_screen(screen);
    }

    /// Goes from the menu to the setup of the game with this number.
    #[track_caller]
    pub(crate) fn set_up(&mut self, number: u8) {
        self.browser
            .key(&number.to_string(), &format!("Digit{number}"));
        self.until_screen("setup");
    }

    /// Opens a game against this opponent, as if it had been kept by an earlier visit.
    #[track_caller]
    pub(crate) fn open_against(&mut self, id: &str, opponent: &str) {
        let record = serde_json::json!(format!(
            "fivefold 1\nplan: {id}\nseats: person {opponent}\nbegins: first\nseed: 7\ngame: 0\n\
             start: {id}\ncomputer: plays\nresult: open\nmoves:\n"
        ));
        self.browser.run(&format!(
            "localStorage.setItem('fivefold.game-1', '0\\n' + {record})"
        ));
        self.open(&format!("?id={id}"), "play");
        self.until_my_turn();
    }

    /// Opens a game of Lines, plays a move and waits for the reply; the record of the game.
    #[track_caller]
    pub(crate) fn begin_a_game(&mut self) -> String {
        self.open("?id=mnk:15x15x5", "play");
        self.until_my_turn();
        self.press_cell(Cell::new(7, 7));
        self.until_news("Yellow played");
        record::write(&self.kept())
    }

    /// Waits for a screen.
    #[track_caller]
    pub(crate) fn until_screen(&mut self, screen: &str) {
        let condition = format!("document.documentElement.dataset.screen === '{screen}'");
        self.browser
            .wait(&format!("the screen {screen}"), &condition);
    }

    /// Waits until the mirror reads this out.
    #[track_caller]
    pub(crate) fn until_news(&mut self, words: &str) {
        let condition = format!("{NEWS}.includes({})", serde_json::json!(words));
        self.browser.wait(&format!("“{words}”"), &condition);
    }

    /// The id in the page's address.
    pub(crate) fn id(&mut self) -> String {
        self.browser
            .text("new URLSearchParams(location.search).get('id') ?? ''")
    }

    /// The position that the page's address names.
    pub(crate) fn position(&mut self) -> Position {
        let id = self.id();
        parse_id(&id)
            .unwrap_or_else(|error| panic!("{id}: {}", error.in_english()))
            .position
    }

    /// The match that the browser has kept last.
    pub(crate) fn kept(&mut self) -> Match {
        let record = self.browser.text(&format!("{KEPT}.at(-1)"));
        record::read(&record).unwrap_or_else(|error| panic!("{record}: {error}"))
    }

    /// Waits until it is the person's turn, or the game has ended; whether it goes on.
    #[track_caller]
    pub(crate) fn until_my_turn(&mut self) -> bool {
        self.browser.wait(
            "my turn or the end",
            &format!("/Your turn|win|draw/.test({NEWS})"),
        );
        self.browser.frames(2);
        self.position().outcome().is_none()
    }

    /// Where a cell of a position's board lies in the page.
    pub(crate) fn place_of(&self, position: &Position, cell: Cell) -> Vec2 {
        let areas = Areas::of(self.size);
        let geometry = Geometry::of(position);
        let placement = placement_on_table(&areas, &geometry);
        areas.to_window(placement.centre + geometry.centre(cell) * placement.cell)
    }

    /// Clicks a cell of the board in the canvas.
    pub(crate) fn click_cell(&mut self, position: &Position, cell: Cell) {
        let at = self.place_of(position, cell);
        self.browser.click(at.x, at.y);
    }

    /// Presses a button of the mirror: the first one whose words begin with these.
    #[track_caller]
    pub(crate) fn press(&mut self, words: &str) {
        let words = serde_json::json!(words);
        let button = format!(
            "[...document.querySelectorAll('#mirror button')]\
             .find((button) => !button.ariaDisabled && button.textContent.startsWith({words}))"
        );
        self.browser.wait(&format!("the button {words}"), &button);
        self.browser.run(&format!("{button}.click()"));
        self.browser.frames(3);
    }

    /// Opens a list of the mirror and chooses a word from it.
    #[track_caller]
    pub(crate) fn choose(&mut self, list: &str, word: &str) {
        self.press(&format!("{list}: "));
        self.press(word);
    }

    /// Writes a text into a field of the mirror.
    #[track_caller]
    pub(crate) fn write(&mut self, name: &str, text: &str) {
        let (name, text) = (serde_json::json!(name), serde_json::json!(text));
        let field = format!(
            "[...document.querySelectorAll('#mirror input, #mirror textarea')]\
             .find((field) => field.ariaLabel === {name})"
        );
        self.browser.wait(&format!("the field {name}"), &field);
        self.browser.run(&format!(
            "(() => {{ const field = {field}; field.value = {text}; \
             field.dispatchEvent(new Event('change', {{ bubbles: true }})); }})()"
        ));
        self.browser.frames(3);
    }

    /// Presses a cell in the mirror.
    pub(crate) fn press_cell(&mut self, cell: Cell) {
        self.browser.run(&format!(
            "document.querySelector('[data-cell=\"{},{}\"]').click()",
            cell.col, cell.row
        ));
        self.browser.frames(3);
    }

    /// Presses the first place of the mirror's board, whichever it is.
    #[track_caller]
    pub(crate) fn press_first_cell(&mut self) {
        self.browser
            .run("document.querySelector('[data-cell]').click()");
        self.browser.frames(3);
    }
}
