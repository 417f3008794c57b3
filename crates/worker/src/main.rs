//! The computer players in a browser, without the game around them.
//!
//! In a worker questions come as messages and answers go as messages; the page ends a worker whose
//! answer is no longer wanted. Where the browser refuses workers, the page runs this program by
//! itself, a slice at a time (`assets/web/slices.js`): it calls [`take`], then [`think`], which
//! asks at every rest whether to go on, then [`said`].

#[cfg(target_family = "wasm")]
#[allow(
    unreachable_pub,
    reason = "what is exported to the page must be public"
)]
mod in_browser {
    use std::cell::RefCell;

    use fivefold_formats::request;
    use fivefold_players::Stop;
    use fivefold_players::pool::PlayerPool;
    use fivefold_players::scripts::BUILT_IN;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

    /// Listens for questions, where this is a worker; returns at once.
    pub(crate) fn listen() {
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
            return;
        };
        let to_page = scope.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let text = message.data().as_string().unwrap_or_default();
            // Where the page is gone, nobody waits for an answer.
            let _ = to_page.post_message(&JsValue::from_str(&answer(&text, &Stop::new())));
        });
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
    }

    thread_local! {
        /// The players of the game that was asked about last.
        static PLAYERS: PlayerPool = PlayerPool::default();
    }

    fn answer(text: &str, stop: &Stop) -> String {
        match request::read(text) {
            // The page asks a program that can.
            Ok(question) if question.needs_scripts() && !BUILT_IN => {
                "error: this worker runs no scripts\n".to_owned()
            }
            Ok(question) => {
                let begun = js_sys::Date::now();
                let time = question.time().map(|time| time.as_secs_f64() * 1_000.0);
                let time_is_up =
                    move || time.is_some_and(|time| js_sys::Date::now() - begun >= time);
                PLAYERS.with(|players| {
                    request::write_answer(&question.answer_in_time(players, stop, time_is_up))
                })
            }
            Err(error) => format!("error: {error}\n"),
        }
    }

    thread_local! {
        /// What the page asked last, or what came of it.
        static TEXT: RefCell<String> = const { RefCell::new(String::new()) };
    }

    #[wasm_bindgen]
    extern "C" {
        /// Given by the page: rests, if the slice of time is used up; whether to stop.
        #[wasm_bindgen(js_name = playersRest)]
        fn rest() -> bool;
    }

    /// Takes a question.
    #[wasm_bindgen]
    pub fn take(question: String) {
        TEXT.set(question);
    }

    /// Thinks about the question. Neither takes nor gives a value, because the page leaves it in
    /// the middle and enters it again.
    #[wasm_bindgen]
    pub fn think() {
        let text = TEXT.take();
        TEXT.set(answer(&text, &Stop::with_rests(rest)));
    }

    /// Gives the answer.
    #[wasm_bindgen]
    pub fn said() -> String {
        TEXT.take()
    }

    /// Sets memory aside for good, for what has to be kept while the thinking rests; its address.
    #[wasm_bindgen]
    pub fn room(bytes: usize) -> usize {
        vec![0_u8; bytes].leak().as_ptr().addr()
    }
}

/// Makes ready for questions.
#[cfg(target_family = "wasm")]
fn main() {
    in_browser::listen();
}

/// This program is of use in a browser only.
#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("This program works in a browser: `cargo web` builds it for there.");
}
