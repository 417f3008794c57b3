//! Files in formats that the page does not read itself: a worker reads them. It is loaded when the first such
//! file comes, and ended when it has answered.

use std::cell::RefCell;

use bevy::prelude::*;
use js_sys::Uint8Array;
use wasm_bindgen::prelude::*;
use web_sys::Worker;

use crate::features::clipboard::not_taken;
use crate::features::collections::{CollectionOrigin, OpenCollection, OpenedGames};
use crate::features::language::{Words, text};
use crate::features::notifications::Notifications;
use crate::formats::pasted::Taken;
use crate::formats::{self, FormatError, RowsFrom};
use crate::platform::page::setting;
use crate::platform::web::heard_worker::HeardWorker;
use crate::platform::web::wake::wake;
use crate::states::Phase;
use crate::words::sentence::Sentence;

/// What is longer, in bytes, may take seconds to be read: then it is told that it is.
const LONG_FILE: usize = 1 << 20;

/// Where bytes come from.
#[derive(Clone)]
pub(crate) enum GivenFrom {
    /// A file of this name.
    File(String),
    /// The clipboard; what the text seems to be.
    Clipboard(Taken),
}

impl GivenFrom {
    /// What the notice is about.
    const fn about(&self) -> &'static str {
        match self {
            GivenFrom::File(_) => "file",
            GivenFrom::Clipboard(_) => "clipboard",
        }
    }

    /// What is said where there is no game in it.
    pub(super) fn refusal(&self, words: &Words, reason: Sentence) -> String {
        match self {
            GivenFrom::File(name) => {
                let reason = words.reason(reason);
                let about = [("file", text(name)), ("reason", text(&reason))];
                words.with("page-file-broken", &about)
            }
            GivenFrom::Clipboard(taken) => not_taken(words, *taken, reason),
        }
    }
}

/// A file that the worker reads.
struct FileInWorker {
    from: GivenFrom,
    /// At work until the file is dropped.
    _worker: HeardWorker,
}

thread_local! {
    /// The file that was asked about last.
    static ASKED: RefCell<Option<FileInWorker>> = const { RefCell::new(None) };
    /// What was read of it; nothing where the worker does not work.
    static READ: RefCell<Option<Option<Vec<u8>>>> = const { RefCell::new(None) };
}

/// Takes in what workers have read.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, take_read.in_set(Phase::Rules));
}

/// Opens bytes that the page can read.
///
/// # Errors
/// [`FormatError`], if it cannot.
pub(super) fn open(
    bytes: &[u8],
    from: &GivenFrom,
    words: &Words,
    arrivals: &mut MessageWriter<OpenedGames>,
    collections: &mut MessageWriter<OpenCollection>,
) -> Result<(), FormatError> {
    if formats::holds_several(bytes) {
        let name = match from {
            GivenFrom::File(name) => name.clone(),
            GivenFrom::Clipboard(_) => words.say("clipboard-name"),
        };
        collections.write(OpenCollection {
            name,
            from: CollectionOrigin::Bytes(bytes.into()),
        });
        return Ok(());
    }
    let opened = formats::open(bytes, RowsFrom::Bottom)?;
    arrivals.write(OpenedGames {
        file: None,
        is_file: matches!(from, GivenFrom::File(_)),
        opened,
    });
    Ok(())
}

/// Has a worker read bytes in which the page has found no game, and says so where none can be had or the
/// bytes are a broken record.
pub(crate) fn ask(
    bytes: &[u8],
    from: GivenFrom,
    reason: &FormatError,
    words: &Words,
    notifications: &mut Notifications,
) {
    let asked = match formats::is_record(bytes) {
        true => Err(from.refusal(words, reason.into())),
        false => worker_for(bytes, &from).map_err(|_| words.say("page-readers-missing")),
    };
    match asked {
        // An answer to the one before is not wanted any more.
        Ok(asked) => {
            if bytes.len() > LONG_FILE {
                notifications.remark(asked.from.about(), words.say("collection-reading"));
            }
            ASKED.set(Some(asked));
        }
        Err(sentence) => notifications.problem(from.about(), sentence),
    }
}

fn worker_for(bytes: &[u8], from: &GivenFrom) -> Result<FileInWorker, JsValue> {
    let script = setting("readers").unwrap_or_default();
    let worker = Worker::new(&script)?;
    let hear = |data: JsValue| answer(Some(Uint8Array::new(&data).to_vec()));
    let fail = |reason: JsValue| {
        warn!("the readers of files do not work: {reason:?}");
        answer(None);
    };
    let worker = HeardWorker::listen(worker, hear, fail);
    worker.post(&Uint8Array::from(bytes))?;
    Ok(FileInWorker {
        from: from.clone(),
        _worker: worker,
    })
}

fn answer(read: Option<Vec<u8>>) {
    READ.set(Some(read));
    wake();
}

fn take_read(
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut arrivals: MessageWriter<OpenedGames>,
    mut collections: MessageWriter<OpenCollection>,
) {
    let Some(read) = READ.take() else {
        return;
    };
    let Some(from) = ASKED.take().map(|asked| asked.from.clone()) else {
        return;
    };
    let refused = match read {
        None => Err(words.say("page-readers-missing")),
        Some(bytes) => open(&bytes, &from, &words, &mut arrivals, &mut collections)
            .map_err(|error| from.refusal(&words, (&error).into())),
    };
    match refused {
        Ok(()) => notifications.withdraw(from.about()),
        Err(sentence) => notifications.problem(from.about(), sentence),
    }
}
