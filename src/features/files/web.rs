//! Games as files: the one on the table is saved to the visitor's downloads, and a saved one is
//! opened by choosing it or by dropping it on the page.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{
    Blob, DragEvent, File, FileReader, HtmlAnchorElement, HtmlInputElement, TextDecoder, Url,
};

use crate::features::collections::{OpenCollection, OpenedGames};
use crate::features::export::file_stem;
use crate::features::files::FileCommand;
use crate::features::files::readers::{self, GivenFrom, ask, open};
use crate::features::language::Words;
use crate::features::my_games::{LibraryCommand, MyGames};
use crate::features::notifications::Notifications;
use crate::formats::record;
use crate::formats::{self, Format, FormatError};
use crate::midend::Match;
use crate::platform::days::Today;
use crate::platform::page::{document, window};
use crate::platform::web::wake::wake;
use crate::scores::Day;
use crate::states::Phase;
use crate::turn::current_match::CurrentMatch;
use crate::words::sentence::Sentence;

thread_local! {
    /// What was read from a file that the visitor has given: its name and its bytes.
    static GIVEN: RefCell<Option<(String, Result<Vec<u8>, Sentence>)>> =
        const { RefCell::new(None) };
}

/// Longest file that is opened in a page, in bytes.
const LONGEST_FILE: f64 = (64 << 20) as f64;

/// After so many milliseconds a browser has taken every file that it was given.
const FETCHED_MS: i32 = 60_000;

/// Adds saving and opening.
pub(crate) fn plugin(app: &mut App) {
    formats::use_decoder(|encoding, bytes| {
        let decoder = TextDecoder::new_with_label(encoding).ok()?;
        decoder.decode_with_u8_array(bytes).ok()
    });
    app.add_plugins(readers::plugin)
        .add_systems(Startup, listen_for_drops)
        .add_systems(
            Update,
            (handle_file_commands, export, take_over)
                .chain()
                .in_set(Phase::Rules),
        );
}

fn handle_file_commands(
    mut intents: MessageReader<FileCommand>,
    current: Res<CurrentMatch>,
    (words, today): (Res<Words>, Res<Today>),
    mut notifications: ResMut<Notifications>,
) {
    for intent in intents.read() {
        let done = match (intent, &current.game_match) {
            (FileCommand::Save | FileCommand::SaveAs, Some(game_match)) => {
                save(game_match, &words, today.0())
            }
            (FileCommand::Open, _) => ask_for_file(),
            _ => continue,
        };
        report(done, &words, &mut notifications);
    }
}

/// A game of the list is saved to the visitor's downloads.
fn export(
    mut asked: MessageReader<LibraryCommand>,
    games: Res<MyGames>,
    (words, today): (Res<Words>, Res<Today>),
    mut notifications: ResMut<Notifications>,
) {
    for command in asked.read() {
        if let LibraryCommand::Export(number) = command
            && let Some(Ok(game_match)) = games.game(*number).map(|game| &game.game_match)
        {
            report(
                save(game_match, &words, today.0()),
                &words,
                &mut notifications,
            );
        }
    }
}

fn report(done: Result<(), JsValue>, words: &Words, notifications: &mut Notifications) {
    match done {
        Ok(()) => notifications.withdraw("file"),
        Err(reason) => {
            warn!("the browser gives and takes no file: {reason:?}");
            notifications.problem("file", words.say("page-file-refused"));
        }
    }
}

fn save(game_match: &Match, words: &Words, today: Day) -> Result<(), JsValue> {
    let stem = file_stem(game_match, words, today);
    let extension = Format::Record.extension();
    download(
        &format!("{stem}.{extension}"),
        record::write(game_match).as_bytes(),
    )
}

/// Gives the visitor a file of this name.
///
/// # Errors
/// What the browser says.
pub(crate) fn download(name: &str, content: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(content));
    let blob = Blob::new_with_u8_array_sequence(&parts)?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    link.click();
    // Some browsers read a long file only after that.
    let forget = Closure::once_into_js(move || {
        // Then it lies there until the page is left.
        let _ = Url::revoke_object_url(&address);
    });
    let forget = forget.unchecked_ref();
    window().set_timeout_with_callback_and_timeout_and_arguments_0(forget, FETCHED_MS)?;
    Ok(())
}

fn ask_for_file() -> Result<(), JsValue> {
    let input: HtmlInputElement = document().create_element("input")?.unchecked_into();
    input.set_type("file");
    let chosen = input.clone();
    let on_event = Closure::once_into_js(move || {
        if let Some(file) = chosen.files().and_then(|files| files.get(0)) {
            read(&file);
        }
    });
    input.set_onchange(Some(on_event.unchecked_ref()));
    input.click();
    Ok(())
}

fn listen_for_drops() {
    for kind in ["dragover", "drop"] {
        let on_event = Closure::<dyn FnMut(DragEvent)>::new(|event: DragEvent| {
            // Otherwise the browser would leave the page to show the file.
            event.prevent_default();
            let files = event.data_transfer().and_then(|data| data.files());
            if event.type_() == "drop"
                && let Some(file) = files.and_then(|files| files.get(0))
            {
                read(&file);
            }
        });
        let listener = on_event.as_ref().unchecked_ref();
        if document()
            .add_event_listener_with_callback(kind, listener)
            .is_ok()
        {
            on_event.forget();
        }
    }
}

fn read(file: &File) {
    let name = file.name();
    if file.size() > LONGEST_FILE {
        let length = file.size() as usize;
        let most = LONGEST_FILE as usize;
        give(name, Err((&FormatError::TooLong { length, most }).into()));
        return;
    }
    let Ok(reader) = FileReader::new() else {
        give(name, Err(Sentence::new("page-file-unreadable")));
        return;
    };
    let done = reader.clone();
    let on_event = Closure::once_into_js(move || {
        let buffer = done.result().ok();
        let bytes = buffer.map(|it| js_sys::Uint8Array::new(&it).to_vec());
        give(name, bytes.ok_or(Sentence::new("page-file-unreadable")));
    });
    reader.set_onloadend(Some(on_event.unchecked_ref()));
    // Where this fails there is no file to tell about.
    let _ = reader.read_as_array_buffer(file);
}

fn give(name: String, bytes: Result<Vec<u8>, Sentence>) {
    GIVEN.set(Some((name, bytes)));
    wake();
}

/// Takes in a file that was given, whatever its format; a broken one changes nothing.
fn take_over(
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut arrivals: MessageWriter<OpenedGames>,
    mut collections: MessageWriter<OpenCollection>,
) {
    let Some((name, given)) = GIVEN.take() else {
        return;
    };
    let from = GivenFrom::File(name);
    let bytes = match given {
        Ok(bytes) => bytes,
        Err(reason) => {
            notifications.problem("file", from.refusal(&words, reason));
            return;
        }
    };
    match open(&bytes, &from, &words, &mut arrivals, &mut collections) {
        Ok(()) => notifications.withdraw("file"),
        Err(reason) => ask(&bytes, from, &reason, &words, &mut notifications),
    }
}
