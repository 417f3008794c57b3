//! The readers of all formats in a browser's worker, which a page loads when it has a file that it cannot
//! read itself: the bytes of a file come as a message, what was read goes as a message
//! ([`fivefold_lines_files::transfer`]).

#[cfg(target_family = "wasm")]
mod in_browser {
    use fivefold_lines_files::transfer::transferred;
    use fivefold_lines_files::use_decoder;
    use js_sys::Uint8Array;
    use wasm_bindgen::prelude::*;
    use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, TextDecoder};

    /// Listens for files, where this is a worker; returns at once.
    pub(crate) fn listen() {
        use_decoder(|encoding, bytes| {
            let decoder = TextDecoder::new_with_label(encoding).ok()?;
            decoder.decode_with_u8_array(bytes).ok()
        });
        let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
            return;
        };
        let to_page = scope.clone();
        let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |message: MessageEvent| {
            let read = transferred(&Uint8Array::new(&message.data()).to_vec());
            // Where the page is gone, nobody waits for an answer.
            let _ = to_page.post_message(&Uint8Array::from(read.as_slice()));
        });
        scope.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        on_message.forget();
    }
}

/// Makes ready for files.
#[cfg(target_family = "wasm")]
fn main() {
    in_browser::listen();
}

/// This program is of use in a browser only.
#[cfg(not(target_family = "wasm"))]
fn main() {
    println!("This program works in a browser: `cargo web` builds it for there.");
}
