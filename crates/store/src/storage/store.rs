//! Where everything lies that is kept: texts under names, in a folder or in a browser's storage.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::FileError;

/// A place for texts, each under the name that its file has in a folder.
///
/// Copies of the program share it. Two that change the same text do so one after the other
/// ([`Store::lock`]); what one is at work on for longer it holds, and the others leave it alone
/// ([`Store::hold`]).
pub trait Store: fmt::Debug + Send + Sync {
    /// Everything that is kept under a name with this head and one of these tails, in any order. Where names
    /// have no tails, all count as having the first.
    ///
    /// # Errors
    /// [`FileError`].
    fn list(&self, head: &str, tails: &[&'static str]) -> Result<Vec<Listed>, FileError>;

    /// What is kept under a name, as it lies there: whoever edits a file may leave other bytes than a text.
    ///
    /// # Errors
    /// [`FileError`].
    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, FileError>;

    /// Keeps a text, whole or not at all; with this date, or with that of now.
    ///
    /// # Errors
    /// [`FileError`], and what was kept before is still there; [`FileError::Changed`] where nothing can
    /// be held, and another copy of the program has written what is held here.
    fn write(&self, name: &str, text: &str, date: Option<SystemTime>) -> Result<(), FileError>;

    /// Adds lines at the end of a text, whole or not at all; a new text begins with this head. The
    /// length of it all in bytes.
    ///
    /// # Errors
    /// [`FileError`], and what was kept before is still there.
    fn append(&self, name: &str, head: &str, lines: &str) -> Result<usize, FileError> {
        let there = self.read(name)?.unwrap_or_default();
        let mut text = String::from_utf8_lossy(&there).into_owned();
        text.push_str(before_more(text.bytes().last(), head));
        text.push_str(lines);
        self.write(name, &text, None).map(|()| text.len())
    }

    /// Deletes what is kept under a name, if there is anything.
    ///
    /// # Errors
    /// [`FileError`]; it is still there.
    fn remove(&self, name: &str) -> Result<(), FileError>;

    /// Deletes what is kept under a name, and everything that was put aside from there.
    ///
    /// # Errors
    /// [`FileError`]; some of it is still there.
    fn forget(&self, name: &str) -> Result<(), FileError>;

    /// Gives what is kept under a name another one that is free, so that nothing is lost: where it is
    /// now, for people.
    ///
    /// # Errors
    /// [`FileError`]; it is where it was.
    fn put_aside(&self, name: &str, why: &str) -> Result<String, FileError>;

    /// Keeps other copies of the program from changing a text until what is returned is dropped. Waits for
    /// those that do.
    ///
    /// # Errors
    /// [`FileError`].
    fn lock(&self, name: &str) -> Result<Hold, FileError>;

    /// Holds a name, whether something is kept there or not; nothing if another copy of the program
    /// holds it.
    ///
    /// # Errors
    /// [`FileError`].
    fn hold(&self, name: &str) -> Result<Option<Hold>, FileError>;

    /// Whether anybody holds a name.
    fn is_held(&self, name: &str) -> bool;

    /// The folder in which all this is files, if that is what it is.
    fn folder(&self) -> Option<&Path> {
        None
    }

    /// The text that is kept under a name.
    ///
    /// # Errors
    /// [`FileError`], [`FileError::NoText`].
    fn text(&self, name: &str) -> Result<Option<String>, FileError> {
        let text = self.read(name)?.map(String::from_utf8).transpose();
        text.map_err(|_| FileError::NoText {
            path: self.place(name),
        })
    }

    /// Where something is kept, for people.
    fn place(&self, name: &str) -> PathBuf {
        self.folder()
            .map_or_else(|| name.into(), |it| it.join(name))
    }
}

/// What stands between a text with this last byte and lines that are added to it.
pub(super) const fn before_more(last: Option<u8>, head: &str) -> &str {
    match last {
        None => head,
        Some(b'\n') => "",
        // A line that was broken off by a power cut must not swallow the next one.
        Some(_) => "\n",
    }
}

/// Something that is kept, unread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name between the head and the tail that were asked for.
    pub name: String,
    /// Which tail it has.
    pub tail: &'static str,
    /// When it was written last, where that is known.
    pub written: SystemTime,
}

/// Keeps other copies of the program away from what is kept under a name, until the last clone of it is
/// dropped.
#[derive(Clone)]
pub struct Hold(Arc<dyn Guard>);

/// What ends a hold when it is dropped.
pub(super) trait Guard: Send + Sync + 'static {
    /// Whether the hold is still in force: what it rests on may have vanished.
    fn is_in_force(&self) -> bool {
        true
    }
}

impl Hold {
    pub(super) fn new(guard: impl Guard) -> Hold {
        Hold(Arc::new(guard))
    }

    pub(crate) fn is_in_force(&self) -> bool {
        self.0.is_in_force()
    }
}

impl fmt::Debug for Hold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Hold")
    }
}

/// A text whose first line is a head with the number of a format, and which later versions of the
/// program may keep in a later format.
#[derive(Debug)]
pub(crate) struct Versioned {
    /// The name under which this version keeps it: where a later one has written there, which stays as it
    /// is, the name with the number of this version's format in it.
    pub(crate) name: String,
    /// What is kept there; bytes that are no text become signs that no line can hold.
    pub(crate) text: String,
    /// The later format.
    pub(crate) later: Option<u32>,
}

impl Versioned {
    /// Reads what this version keeps.
    pub(crate) fn read(
        store: &dyn Store,
        name: &str,
        head: &str,
        format: u32,
    ) -> Result<Versioned, FileError> {
        let read = |name: &str| {
            let bytes = store.read(name)?.unwrap_or_default();
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        let text = read(name)?;
        let found = text.lines().next().and_then(|line| line.strip_prefix(head));
        let later = found.and_then(|number| number.trim().parse().ok());
        let later = later.filter(|&found| found > format);
        if later.is_none() {
            let name = name.to_owned();
            return Ok(Versioned { name, text, later });
        }
        let name = match name.rsplit_once('.') {
            Some((stem, ending)) => format!("{stem}-{format}.{ending}"),
            None => format!("{name}-{format}"),
        };
        let text = read(&name)?;
        Ok(Versioned { name, text, later })
    }
}
