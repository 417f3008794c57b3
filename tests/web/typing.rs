//! Writing in the fields of the canvas: by keys, by an input method, after a finger's touch.

use crate::browser::Driver;
use crate::chromium::Chromium;
use crate::visit::{LAPTOP, Visit};

/// Whether the keyboard writes in a field of the game.
const WRITES: &str = "document.activeElement?.id === 'typing'";

/// What stands in the field for comments, as screen readers are told.
const WRITTEN: &str = "document.querySelector('#mirror textarea')?.value";

/// An input method composes two signs in the field that has the focus, as browsers tell of it.
const COMPOSE: &str = "(() => { \
    const field = document.activeElement; \
    const say = (kind, data) => { \
        field.value = data; \
        field.dispatchEvent(new CompositionEvent(kind, { data, bubbles: true })); \
        field.dispatchEvent(new InputEvent('input', { data, isComposing: true, bubbles: true })); }; \
    say('compositionstart', ''); say('compositionupdate', 'に'); say('compositionupdate', 'にほん'); \
    field.value = '日本'; \
    field.dispatchEvent(new CompositionEvent('compositionend', { data: '日本', bubbles: true })); \
    field.dispatchEvent(new InputEvent('input', { data: '日本', bubbles: true })); })()";

/// Whether the page keeps a key for itself while somebody writes.
fn is_kept<D: Driver>(visit: &mut Visit<D>, key: &str, modifier: &str) -> bool {
    let struck = format!(
        "(() => {{ const key = new KeyboardEvent('keydown', {{ key: '{key}', code: '{key}', \
         {modifier}: true, bubbles: true, cancelable: true }}); \
         document.activeElement.dispatchEvent(key); return key.defaultPrevented; }})()"
    );
    visit.browser.run(&struck) == serde_json::json!(true)
}

#[track_caller]
fn until_written<D: Driver>(visit: &mut Visit<D>, text: &str) {
    let condition = format!("{WRITTEN} === {}", serde_json::json!(text));
    visit
        .browser
        .wait(&format!("“{text}” in the field"), &condition);
}

/// Writes a comment in every way.
pub(crate) fn write_a_comment<D: Driver>() {
    let Some(visit) = Visit::<D>::begin_in(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=mnk:15x15x5", "play");
    visit.until_my_turn();
    assert_eq!(visit.browser.run(WRITES), serde_json::json!(false));
    visit.browser.key("F3", "F3");
    visit.browser.wait("the keyboard in the field", WRITES);
    visit.browser.write("ab");
    until_written(&mut visit, "ab");
    visit.browser.run(COMPOSE);
    until_written(&mut visit, "ab日本");
    visit.browser.key("Backspace", "Backspace");
    until_written(&mut visit, "ab日");
    for (key, modifier, kept) in [
        ("F5", "bubbles", false),
        ("F12", "bubbles", false),
        ("r", "ctrlKey", false),
        ("v", "ctrlKey", false),
        ("s", "ctrlKey", true),
        ("Tab", "bubbles", true),
    ] {
        assert_eq!(is_kept(&mut visit, key, modifier), kept, "{modifier} {key}");
    }
    // A finger elsewhere in the field: the keyboard stays.
    let place = "(({ x, y }) => [x, y])(document.getElementById('typing').getBoundingClientRect())";
    let place = visit.browser.run(place);
    let [x, y] = [0_usize, 1].map(|index| place[index].as_f64().unwrap_or_default() as f32 + 4.0);
    visit.browser.tap(x, y);
    visit.browser.wait("the keyboard after a touch", WRITES);
    visit.browser.key("Escape", "Escape");
    visit.browser.wait(
        "the keys back at the board",
        "document.activeElement?.id === 'game'",
    );
}

#[test]
fn what_is_written_composed_and_touched_arrives_in_the_field() {
    write_a_comment::<Chromium>();
}

#[test]
fn a_true_input_method_of_chromium_composes_in_the_field() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("?id=mnk:15x15x5", "play");
    visit.until_my_turn();
    visit.browser.key("F3", "F3");
    visit.browser.wait("the keyboard in the field", WRITES);
    visit.browser.compose("にほ");
    until_written(&mut visit, "にほ");
    visit.browser.write("日本");
    until_written(&mut visit, "日本");
    visit.end();
}
