//! What is kept in a browser: texts under keys.
//!
//! A key is the name of the file on a desktop without its ending, behind a prefix. Texts whose dates
//! matter have it in their first line.
//!
//! A page cannot hold a text against other tabs. It writes one only as long as it is the one that it
//! found or has written last, so that two tabs that go on with the same game do not write over each
//! other's moves.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::FileError;
use super::store::{Guard, Hold, Listed, Store};

/// The storage of a browser itself: texts under keys, of this program and of others.
pub trait Keys: fmt::Debug + Send + Sync {
    /// All keys.
    ///
    /// # Errors
    /// [`FileError::Storage`].
    fn keys(&self) -> Result<Vec<String>, FileError>;

    /// The text under a key.
    ///
    /// # Errors
    /// [`FileError::Storage`].
    fn get(&self, key: &str) -> Result<Option<String>, FileError>;

    /// Keeps a text under a key.
    ///
    /// # Errors
    /// [`FileError::Storage`].
    fn set(&self, key: &str, text: &str) -> Result<(), FileError>;

    /// Deletes the text under a key.
    ///
    /// # Errors
    /// [`FileError::Storage`].
    fn remove(&self, key: &str) -> Result<(), FileError>;

    /// What the clock says.
    fn now(&self) -> SystemTime;
}

/// What a page keeps in its browser.
#[derive(Debug)]
pub struct Browser<K> {
    keys: K,
    prefix: &'static str,
    is_dated: bool,
    held: Arc<HeldKeys>,
}

/// The keys that this page holds, each with the text that it found or has written last.
#[derive(Debug, Default)]
struct HeldKeys(Mutex<BTreeMap<String, Option<String>>>);

impl HeldKeys {
    fn keys(&self) -> MutexGuard<'_, BTreeMap<String, Option<String>>> {
        // Nothing panics while it holds the lock; if it did, the map would still be sound.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// One of these keys, until it is dropped.
struct HeldKey(String, Arc<HeldKeys>);

impl Guard for HeldKey {}

impl Drop for HeldKey {
    fn drop(&mut self) {
        self.1.keys().remove(&self.0);
    }
}

/// A page does one thing after the other, and nobody else meanwhile.
struct Locked;

impl Guard for Locked {}

impl<K: Keys> Browser<K> {
    /// Texts under keys with this prefix.
    pub fn new(keys: K, prefix: &'static str) -> Browser<K> {
        Browser {
            keys,
            prefix,
            is_dated: false,
            held: Arc::default(),
        }
    }

    /// The same with the date of each text.
    pub fn dated(keys: K, prefix: &'static str) -> Browser<K> {
        Browser {
            is_dated: true,
            ..Browser::new(keys, prefix)
        }
    }

    /// Under which key something is kept. What lies in a folder of its own keeps its ending.
    pub fn key(&self, name: &str) -> String {
        let prefix = self.prefix;
        match (name.split_once('/'), name.rsplit_once('.')) {
            (Some((folder, name)), _) => format!("{prefix}{folder}.{name}"),
            (None, Some((stem, _))) => format!("{prefix}{stem}"),
            (None, None) => format!("{prefix}{name}"),
        }
    }

    /// The text under a key with its date; nothing where it should have one and has none.
    fn entry(&self, key: &str) -> Result<Option<(SystemTime, String)>, FileError> {
        let entry = self.keys.get(key)?;
        if !self.is_dated {
            return Ok(entry.map(|text| (UNIX_EPOCH, text)));
        }
        let dated = entry.as_ref().and_then(|entry| {
            let (seconds, text) = entry.split_once('\n')?;
            let date = UNIX_EPOCH + Duration::from_secs(seconds.parse().ok()?);
            Some((date, text.to_owned()))
        });
        Ok(dated)
    }

    /// The key for what is put aside; of games it is their number behind the reason.
    fn aside(&self, key: &str, why: &str) -> String {
        let number = key.rsplit_once('-').filter(|_| self.is_dated);
        number.map_or_else(
            || format!("{key}.{why}"),
            |(_, number)| format!("{}{why}-{number}", self.prefix),
        )
    }
}

impl<K: Keys> Store for Browser<K> {
    fn list(&self, head: &str, tails: &[&'static str]) -> Result<Vec<Listed>, FileError> {
        let tail = tails.first().copied().unwrap_or_default();
        let head = format!("{}{head}", self.prefix);
        let mut listed = Vec::new();
        for key in self.keys.keys()? {
            if let Some(name) = key.strip_prefix(&head)
                && let Some((written, _)) = self.entry(&key)?
            {
                listed.push(Listed {
                    name: name.to_owned(),
                    tail,
                    written,
                });
            }
        }
        Ok(listed)
    }

    fn read(&self, name: &str) -> Result<Option<Vec<u8>>, FileError> {
        let entry = self.entry(&self.key(name))?;
        Ok(entry.map(|(_, text)| text.into_bytes()))
    }

    fn write(&self, name: &str, text: &str, date: Option<SystemTime>) -> Result<(), FileError> {
        let key = self.key(name);
        let mut held = self.held.keys();
        let known = held.get_mut(&key);
        // What is gone was not written by anybody else: another tab or the browser has deleted it.
        if let Some(known) = &known
            && let Some((_, there)) = self.entry(&key)?
            && known.as_ref() != Some(&there)
        {
            return Err(FileError::Changed);
        }
        if self.is_dated {
            let date = date.unwrap_or_else(|| self.keys.now());
            let seconds = date
                .duration_since(UNIX_EPOCH)
                .unwrap_or_default()
                .as_secs();
            self.keys.set(&key, &format!("{seconds}\n{text}"))?;
        } else {
            self.keys.set(&key, text)?;
        }
        if let Some(known) = known {
            *known = Some(text.to_owned());
        }
        Ok(())
    }

    fn remove(&self, name: &str) -> Result<(), FileError> {
        self.keys.remove(&self.key(name))
    }

    fn forget(&self, name: &str) -> Result<(), FileError> {
        let key = self.key(name);
        for other in self.keys.keys()? {
            let rest = other.strip_prefix(&key);
            if rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.')) {
                self.keys.remove(&other)?;
            }
        }
        Ok(())
    }

    fn put_aside(&self, name: &str, why: &str) -> Result<String, FileError> {
        let key = self.key(name);
        let Some((_, text)) = self.entry(&key)? else {
            return Ok(name.to_owned());
        };
        let first = self.aside(&key, why);
        let mut aside = first.clone();
        for number in 2.. {
            match self.keys.get(&aside)? {
                Some(other) if other != text => aside = format!("{first}-{number}"),
                _ => break,
            }
        }
        self.keys.set(&aside, &text)?;
        self.keys.remove(&key)?;
        let shown = aside.strip_prefix(self.prefix).unwrap_or(&aside);
        Ok(shown.to_owned())
    }

    fn lock(&self, _: &str) -> Result<Hold, FileError> {
        Ok(Hold::new(Locked))
    }

    fn hold(&self, name: &str) -> Result<Option<Hold>, FileError> {
        let key = self.key(name);
        let mut held = self.held.keys();
        if held.contains_key(&key) {
            return Ok(None);
        }
        let there = self.entry(&key)?.map(|(_, text)| text);
        held.insert(key.clone(), there);
        Ok(Some(Hold::new(HeldKey(key, Arc::clone(&self.held)))))
    }

    fn is_held(&self, name: &str) -> bool {
        self.held.keys().contains_key(&self.key(name))
    }
}
