//! The language of the page, what it is told, and its clock.

use std::cell::Cell;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use wasm_bindgen::prelude::*;

use crate::app::page::{document, root, window};
use crate::app::state::language::{Language, Words};
use crate::app::state::states::Screen;

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
        Screen::MyGames => "library",
        Screen::Settings => "settings",
        Screen::Tune => "tune",
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
    let listener_closure = Closure::<dyn FnMut()>::new(|| SEEN_OR_HIDDEN.set(true));
    let listener = listener_closure.as_ref().unchecked_ref();
    if document()
        .add_event_listener_with_callback("visibilitychange", listener)
        .is_ok()
    {
        listener_closure.forget();
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
