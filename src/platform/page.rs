//! The page around the program in a browser, and what it sets for it.
//!
//! The page gives its settings as `data-…` attributes of its root element, for example `data-assets` (the
//! folder of assets) and `data-worker` (the script of the computer players).

use wasm_bindgen::convert::FromWasmAbi;
use wasm_bindgen::prelude::*;
use web_sys::{Document, Element, EventTarget};

use crate::scores::Day;

/// The browser's window.
///
/// # Panics
/// Outside a page; the program is started by a page only.
pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the program runs in a page")
}

/// The page's document.
///
/// # Panics
/// Outside a page; the program is started by a page only.
pub(crate) fn document() -> Document {
    window().document().expect("the program runs in a page")
}

/// Its root element.
pub(crate) fn root() -> Option<Element> {
    document().document_element()
}

/// Does this from now on whenever something in the page tells of such an event. What takes no listeners is not
/// heard.
pub(crate) fn listen<E: FromWasmAbi + 'static>(
    target: &EventTarget,
    kind: &str,
    work: impl Fn(E) + 'static,
) {
    let listener = Closure::<dyn Fn(E)>::new(work);
    let function = listener.as_ref().unchecked_ref();
    if target
        .add_event_listener_with_callback(kind, function)
        .is_ok()
    {
        listener.forget();
    }
}

/// A setting of the page.
pub(crate) fn setting(name: &str) -> Option<String> {
    root()?.get_attribute(&format!("data-{name}"))
}

/// Whether the browser can draw; where it cannot, the mirror alone is played.
pub(crate) fn draws() -> bool {
    setting("draws").as_deref() != Some("no")
}

/// The folder of assets.
pub(crate) fn assets() -> String {
    setting("assets").unwrap_or_else(|| "assets".to_owned())
}

/// Whether the page is shown in a frame of another one.
pub(crate) fn is_in_a_frame() -> bool {
    // A browser that does not tell has something to hide: the page around.
    window()
        .top()
        .map_or(true, |top| top.as_ref() != Some(&window()))
}

/// A number that differs from visit to visit.
pub(crate) fn seed() -> u64 {
    let random = js_sys::Math::random() * 9_007_199_254_740_992.0;
    random as u64 ^ (js_sys::Date::now() as u64).rotate_left(32)
}

/// The address of this page with an id, with moves after it or without, which opens the position or the game
/// there.
pub(crate) fn link_to(id: &str) -> String {
    link("id", &spelled(id))
}

/// The address of this page with a day, which opens the position of the day there.
pub(crate) fn link_to_day(day: Day) -> String {
    link("day", &day.to_string())
}

fn link(asked: &str, value: &str) -> String {
    let location = window().location();
    let origin = location.origin().unwrap_or_default();
    let path = location.pathname().unwrap_or_default();
    format!("{origin}{path}?{asked}={value}")
}

/// An id as part of an address: its own signs are left as they are, so that people can read it.
pub(crate) fn spelled(id: &str) -> String {
    String::from(js_sys::encode_uri_component(id))
        .replace("%3A", ":")
        .replace("%2C", ",")
        .replace("%40", "@")
        .replace("%2F", "/")
        .replace("%20", "+")
}
