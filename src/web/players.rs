//! The computer players in a browser's worker: questions come as messages, answers go as messages.
//!
//! The page ends a worker whose answer is no longer wanted, so nothing here can be stopped.

/// Listens for questions; returns at once.
#[cfg(target_family = "wasm")]
fn main() {
    use fivefold::players::Stop;
    use fivefold::players::scripts::BUILT_IN;
    use fivefold::table::question::Question;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let to_page = scope.clone();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
        let text = message.data().as_string().unwrap_or_default();
        let answer = match Question::from_text(&text) {
            // The page answers it itself, or asks a worker that can.
            Ok(question) if question.needs_scripts() && !BUILT_IN => {
                "error: this worker runs no scripts\n".to_owned()
            }
            Ok(question) => question.answer_text(&question.answer(&Stop::new())),
            Err(error) => format!("error: {error}\n"),
        };
        // Where the page is gone, nobody waits for an answer.
        let _ = to_page.post_message(&JsValue::from_str(&answer));
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
}

/// This program is of use in a browser's worker only.
#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("This program works in a browser: `cargo web` builds it for there.");
}
