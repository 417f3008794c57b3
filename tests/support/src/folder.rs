//! Folders for the files of one test.

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{fs, process, thread};

use crate::scratch_folder;

/// An empty folder of its own for each test, removed when the test has passed.
pub struct TestFolder(PathBuf);

impl TestFolder {
    /// Makes one.
    #[expect(
        clippy::new_without_default,
        reason = "each is another one, and is made on the disk"
    )]
    pub fn new() -> TestFolder {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = scratch_folder().join(format!("test-{}-{count}", process::id()));
        // What a process with the same number has left, if anything.
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder for the test");
        TestFolder(folder)
    }

    /// The path of a file in it that holds this.
    pub fn with(&self, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
        let path = self.join(name);
        let folder = path.parent().expect("a file in a folder");
        fs::create_dir_all(folder).expect("a folder for the test");
        fs::write(&path, content).expect("a file for the test");
        path
    }

    /// The names of what lies in it, in order.
    pub fn names(&self) -> Vec<String> {
        names_in(self)
    }
}

/// The names of what lies in a folder, in order.
pub fn names_in(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder").flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> = names.collect();
    names.sort();
    names
}

impl Deref for TestFolder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for TestFolder {
    fn as_ref(&self) -> &Path {
        self
    }
}

impl Drop for TestFolder {
    fn drop(&mut self) {
        if !thread::panicking() {
            // What stays is in nobody's way. A test may have put a file in its place.
            let _ = fs::remove_dir_all(&self.0).or_else(|_| fs::remove_file(&self.0));
        }
    }
}
