//! The storage of a browser, in memory.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use fivefold::storage::{FileError, Keys};

/// What all tabs of a browser share.
#[derive(Clone, Debug, Default)]
pub(crate) struct PageStorage {
    texts: Arc<Mutex<BTreeMap<String, String>>>,
    is_full: Arc<AtomicBool>,
}

impl PageStorage {
    pub(crate) fn texts(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        self.texts.lock().expect("it is sound")
    }

    /// From now on there is no room, or there is again.
    pub(crate) fn fill(&self, is_full: bool) {
        self.is_full.store(is_full, Ordering::Relaxed);
    }
}

impl Keys for PageStorage {
    fn keys(&self) -> Result<Vec<String>, FileError> {
        Ok(self.texts().keys().cloned().collect())
    }

    fn get(&self, key: &str) -> Result<Option<String>, FileError> {
        Ok(self.texts().get(key).cloned())
    }

    fn set(&self, key: &str, text: &str) -> Result<(), FileError> {
        if self.is_full.load(Ordering::Relaxed) {
            return Err(FileError::Storage { is_full: true });
        }
        self.texts().insert(key.to_owned(), text.to_owned());
        Ok(())
    }

    fn remove(&self, key: &str) -> Result<(), FileError> {
        self.texts().remove(key);
        Ok(())
    }

    fn now(&self) -> SystemTime {
        UNIX_EPOCH
    }
}
