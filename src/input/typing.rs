//! Writing in the fields of the canvas. On-screen keyboards and input methods (IME) serve elements of a
//! page only, so while a field has the keys an unseen field of the page, `#typing`, has the browser's
//! focus. It lies where the cursor is; what is written in it is handed over, and all other keys go on
//! to the canvas.

use std::cell::{Cell, RefCell};

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{self, Event as Typed, ImeEvent};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContext, EguiInputSet, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};
use wasm_bindgen::convert::FromWasmAbi;
use wasm_bindgen::prelude::*;
use web_sys::{
    CompositionEvent, Element, Event, EventTarget, FocusEvent, HtmlElement, HtmlTextAreaElement,
    KeyboardEvent, TouchEvent,
};

use crate::platform::page::document;
use crate::platform::web::wake::wake;

/// A finger opens the keyboard before the field of the canvas knows of it: for so many frames the focus
/// stays in the page's field without being wanted.
const PATIENCE: u32 = 10;

/// What browsers call a key that an input method has taken (UI Events, `keyCode`).
const TAKEN: u32 = 229;

thread_local! {
    /// What was written and no frame has taken yet.
    static TYPED: RefCell<Vec<Typed>> = const { RefCell::new(Vec::new()) };
    /// Where the fields of the canvas lie in it, in points of the page.
    static FIELDS: RefCell<Vec<egui::Rect>> = const { RefCell::new(Vec::new()) };
    /// For how many frames the focus stays where a finger has put it.
    static AWAITED: Cell<u32> = const { Cell::new(0) };
    /// Whether an input method is composing.
    static COMPOSES: Cell<bool> = const { Cell::new(false) };
}

/// Adds the unseen field.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, listen)
        .add_systems(
            PreUpdate,
            // Before the keys of the same frame: they end what was written.
            hand_in
                .in_set(EguiPreUpdateSet::ProcessInput)
                .before(EguiInputSet::ReadBevyMessages),
        )
        .add_systems(
            PostUpdate,
            follow_the_cursor.after(EguiPostUpdateSet::ProcessOutput),
        );
}

fn field() -> Option<HtmlTextAreaElement> {
    document().get_element_by_id("typing")?.dyn_into().ok()
}

fn canvas() -> Option<HtmlElement> {
    document().get_element_by_id("game")?.dyn_into().ok()
}

fn has_focus(element: &Element) -> bool {
    document().active_element().as_ref() == Some(element)
}

/// Gives an element the focus without moving the page. One that takes none leaves it where it is.
fn focus(element: &HtmlElement) {
    let options = web_sys::FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.focus_with_options(&options);
}

fn listen() {
    let (Some(field), Some(canvas)) = (field(), canvas()) else {
        warn!("the page has no field with the id “typing”; nothing can be composed");
        return;
    };
    on(&field, "compositionstart", |_: CompositionEvent| {
        COMPOSES.set(true);
    });
    on(&field, "compositionupdate", |event: CompositionEvent| {
        type_in(Typed::Ime(ImeEvent::Preedit {
            text: event.data().unwrap_or_default(),
            active_range_chars: None,
        }));
    });
    let (of_end, of_input) = (field.clone(), field.clone());
    on(&field, "compositionend", move |event: CompositionEvent| {
        COMPOSES.set(false);
        of_end.set_value("");
        let text = event.data().unwrap_or_default();
        type_in(Typed::Ime(ImeEvent::Commit(text)));
    });
    on(&field, "input", move |_: Event| {
        // Some browsers tell of what was composed by this event as well, before or after its end.
        let text = of_input.value();
        if !COMPOSES.get() && !text.is_empty() {
            of_input.set_value("");
            type_in(Typed::Text(text));
        }
    });
    // What is pasted comes by the event itself, however it was asked for.
    on(&field, "paste", |event: Event| event.prevent_default());
    for kind in ["keydown", "keyup"] {
        let to = canvas.clone();
        on(&field, kind, move |event: KeyboardEvent| {
            hand_on(&event, &to);
        });
    }
    // For the game the canvas has the focus while the field has it.
    let of_field = field.clone();
    on(&canvas, "blur", move |event: FocusEvent| {
        if event.related_target().as_ref() == Some(of_field.as_ref()) {
            event.stop_immediate_propagation();
        }
    });
    for kind in ["focus", "blur"] {
        let to = canvas.clone();
        on(&field, kind, move |event: FocusEvent| {
            if event.related_target().as_ref() != Some(to.as_ref())
                && let Ok(event) = FocusEvent::new(kind)
            {
                // Nobody can refuse the event.
                let _ = to.dispatch_event(&event);
            }
        });
    }
    // Some phones open their keyboard only while they tell of the finger.
    let of_canvas = canvas.clone();
    on(&canvas, "touchend", move |event: TouchEvent| {
        let Some(touch) = event.changed_touches().item(0) else {
            return;
        };
        let canvas = of_canvas.get_bounding_client_rect();
        let at = egui::pos2(
            (f64::from(touch.client_x()) - canvas.x()) as f32,
            (f64::from(touch.client_y()) - canvas.y()) as f32,
        );
        if FIELDS.with_borrow(|fields| fields.iter().any(|field| field.contains(at))) {
            // Otherwise a click follows, which takes the focus to the canvas.
            event.prevent_default();
            AWAITED.set(PATIENCE);
            focus(&field);
        }
    });
}

/// Listens to an element, before others that do.
fn on<E: FromWasmAbi + 'static>(target: &EventTarget, kind: &str, work: impl Fn(E) + 'static) {
    let listener = Closure::<dyn Fn(E)>::new(work);
    let function = listener.as_ref().unchecked_ref();
    if target
        .add_event_listener_with_callback_and_bool(kind, function, true)
        .is_ok()
    {
        listener.forget();
    }
}

fn type_in(typed: Typed) {
    TYPED.with_borrow_mut(|all| all.push(typed));
    wake();
}

/// Gives the canvas a key that writes nothing, as if it had been struck there. The browser keeps those
/// that the page leaves to it: it reloads, copies, shows its tools.
fn hand_on(event: &KeyboardEvent, canvas: &HtmlElement) {
    if event.is_composing() || event.key_code() == TAKEN {
        return;
    }
    let key = event.key();
    let is_sign = key.chars().count() == 1;
    let is_shortcut =
        (event.ctrl_key() || event.meta_key()) && !event.get_modifier_state("AltGraph");
    // A key that was pressed in the canvas may be let go here.
    if event.type_() == "keydown" && is_sign && !is_shortcut {
        return;
    }
    // The fields of an event are those that a new one is made with.
    let fields = event.unchecked_ref();
    let Ok(copy) = KeyboardEvent::new_with_keyboard_event_init_dict(&event.type_(), fields) else {
        return;
    };
    let is_left_to_browser = canvas.dispatch_event(&copy).unwrap_or(true);
    let is_ours = ["Enter", "Backspace", "Delete"].contains(&key.as_str());
    // The browser would undo what was written in the page's field.
    let undoes = is_shortcut && ["z", "y"].contains(&key.to_lowercase().as_str());
    if is_ours || undoes || !is_left_to_browser {
        event.prevent_default();
    }
}

fn hand_in(
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    for event in TYPED.take() {
        events.write_batch(contexts.iter().map(|context| EguiInputEvent {
            context,
            event: event.clone(),
        }));
    }
}

/// The unseen field takes the focus from the canvas while a field there has the keys, and gives it back.
fn follow_the_cursor(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    let (Ok((mut context, output)), Ok(window)) = (contexts.single_mut(), windows.single()) else {
        return;
    };
    let scale = context.get_mut().pixels_per_point() / window.scale_factor();
    if let Some(update) = &output.platform_output.accesskit_update {
        let fields = update
            .nodes
            .iter()
            .filter(|(_, node)| matches!(node.role(), Role::TextInput | Role::MultilineTextInput));
        let places = fields.filter_map(|(_, node)| {
            let bounds = node.bounds()?;
            let min = egui::pos2(bounds.x0 as f32, bounds.y0 as f32);
            let max = egui::pos2(bounds.x1 as f32, bounds.y1 as f32);
            Some(egui::Rect { min, max } * scale)
        });
        FIELDS.with_borrow_mut(|all| {
            all.clear();
            all.extend(places);
        });
    }
    let (Some(field), Some(canvas)) = (field(), canvas()) else {
        return;
    };
    if let Some(ime) = output.platform_output.ime {
        AWAITED.set(0);
        let at = ime.cursor_rect * scale;
        let style = field.style();
        for (name, length) in [
            ("left", at.min.x),
            ("top", at.min.y),
            ("height", at.height()),
        ] {
            // A page that takes no style shows the candidates of an input method elsewhere.
            let _ = style.set_property(name, &format!("{length}px"));
        }
        if has_focus(&canvas) {
            focus(&field);
        }
    } else if AWAITED.get() > 0 {
        AWAITED.set(AWAITED.get() - 1);
    } else if has_focus(&field) {
        field.set_value("");
        focus(&canvas);
    }
}
