//! Tabs of one browser: each learns that there are others, and what they have made of the settings.

use std::cell::Cell;

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{BroadcastChannel, MessageEvent, StorageEvent};

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::platform::page::{listen, window};
use crate::platform::web::storage;
use crate::platform::web::wake::wake;

/// What a tab says when it is opened, and what the others answer.
const HELLO: &str = "hello";
const HERE: &str = "here";

thread_local! {
    /// Another tab has spoken.
    static HEARD: Cell<bool> = const { Cell::new(false) };
    /// Another tab has written settings.
    static CHANGED: Cell<bool> = const { Cell::new(false) };
}

/// Listens to the other tabs, and says once that there are some.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, (greet, hear_changes))
        .add_systems(Update, tell.run_if(|| HEARD.take()));
}

/// Whether another tab has written settings since this was asked last.
pub(crate) fn settings_changed() -> bool {
    CHANGED.take()
}

fn greet() {
    // A browser without channels tells nothing.
    let Ok(channel) = BroadcastChannel::new("fivefold") else {
        return;
    };
    let answers = channel.clone();
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        if event.data().as_string().as_deref() == Some(HELLO) {
            // Whoever has closed its tab meanwhile needs no answer.
            let _ = answers.post_message(&HERE.into());
        }
        HEARD.set(true);
        wake();
    });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    let _ = channel.post_message(&HELLO.into());
}

fn hear_changes() {
    listen(&window(), "storage", |event: StorageEvent| {
        // Without a key everything was deleted.
        if event.key().as_deref() == Some(storage::SETTINGS) {
            CHANGED.set(true);
            wake();
        }
    });
}

fn tell(words: Res<Words>, mut notifications: ResMut<Notifications>) {
    notifications.remark("tabs", words.say("page-other-tab"));
}
