//! A worker of the page with what listens to it.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker};

/// A worker that is listened to; it is ended with this.
pub(crate) struct HeardWorker {
    worker: Worker,
    // Held, because JavaScript calls them.
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl HeardWorker {
    /// Listens to a worker: to the data of its messages, and to why it does not work.
    pub(crate) fn listen(
        worker: Worker,
        mut hear: impl FnMut(JsValue) + 'static,
        fail: impl FnMut(JsValue) + 'static,
    ) -> HeardWorker {
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            // What behaves like a worker gives a plain object with the same field.
            let data = Reflect::get(&message, &JsValue::from_str("data"));
            hear(data.unwrap_or_default());
        });
        let on_error = Closure::<dyn FnMut(JsValue)>::new(fail);
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        HeardWorker {
            worker,
            _on_message: on_message,
            _on_error: on_error,
        }
    }

    /// Gives it something to do.
    ///
    /// # Errors
    /// What the browser says.
    pub(crate) fn post(&self, message: &JsValue) -> Result<(), JsValue> {
        self.worker.post_message(message)
    }
}

impl Drop for HeardWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}
