//! The page around the program: its settings, its language, what it is told.
//!
//! The page gives its settings as `data-…` attributes of its root element: `data-assets` (the
//! folder of assets) and `data-worker` (the script of the computer players).

use std::cell::Cell;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element};

use crate::app::language::{Language, Words};
use crate::app::states::Screen;

/// The browser's window.
///
/// # Panics
/// Outside a page; the program is started by a page only.
#[must_use]
pub fn window() -> web_sys::Window {
    web_sys::window().expect("the program runs in a page")
}

/// The page's document.
///
/// # Panics
/// Outside a page; the program is started by a page only.
#[must_use]
pub fn document() -> Document {
    window().document().expect("the program runs in a page")
}

fn root() -> Option<Element> {
    document().document_element()
}

/// A setting of the page.
#[must_use]
pub fn setting(name: &str) -> Option<String> {
    root()?.get_attribute(&format!("data-{name}"))
}

/// The folder of assets.
#[must_use]
pub fn assets() -> String {
    setting("assets").unwrap_or_else(|| "assets".to_owned())
}

/// A number that differs from visit to visit.
#[must_use]
pub fn seed() -> u64 {
    let random = js_sys::Math::random() * 9_007_199_254_740_992.0;
    random as u64 ^ (js_sys::Date::now() as u64).rotate_left(32)
}

/// Speaks the visitor's language, tells the page when a screen is there, and stops the clock while
/// nobody sees the page.
pub fn plugin(app: &mut App) {
    app.add_systems(PreStartup, (choose_language, listen))
        .add_systems(Update, (tell_screen, tell_language))
        .add_systems(First, rest_unseen.before(TimeSystems));
}

fn choose_language(mut words: ResMut<Words>) {
    let kept = super::storage::read("language");
    let wanted = kept.or_else(|| window().navigator().language());
    if let Some(language) = wanted.as_deref().and_then(Language::from_id) {
        words.choose(language);
    }
}

fn tell_language(words: Res<Words>, mut told: Local<Option<Language>>) {
    if told.replace(words.language()) == Some(words.language()) {
        return;
    }
    if let Some(root) = root() {
        // A page without the attribute is readable all the same.
        let _ = root.set_attribute("lang", words.language().id());
    }
}

/// The page takes its cover away when `data-screen` is set, and tests wait for it.
fn tell_screen(screen: Res<State<Screen>>, mut frames: Local<u32>) {
    if screen.is_changed() {
        *frames = 0;
    }
    // What was spawned in one frame is drawn in the next one.
    *frames = frames.saturating_add(1);
    if *frames != 3 {
        return;
    }
    let name = match screen.get() {
        Screen::Loading => return,
        Screen::Menu => "menu",
        Screen::Setup => "setup",
        Screen::Play => "play",
        Screen::Research => "research",
        Screen::Scores => "scores",
    };
    if let Some(root) = root() {
        let _ = root.set_attribute("data-screen", name);
    }
}

thread_local! {
    /// Set when the page is hidden or shown.
    static SEEN_OR_HIDDEN: Cell<bool> = const { Cell::new(false) };
}

fn listen() {
    let hear = Closure::<dyn FnMut()>::new(|| SEEN_OR_HIDDEN.set(true));
    let listener = hear.as_ref().unchecked_ref();
    if document()
        .add_event_listener_with_callback("visibilitychange", listener)
        .is_ok()
    {
        hear.forget();
    }
}

/// No frames are drawn while the page is hidden; when it is seen again, that time has not passed.
fn rest_unseen(mut time: ResMut<Time<Virtual>>) {
    if SEEN_OR_HIDDEN.take() {
        time.pause();
    } else if time.is_paused() {
        time.unpause();
    }
}
