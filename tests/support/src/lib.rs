//! What the tests of several crates share.

pub mod display;
pub mod driving;
pub mod folder;
pub mod positions;
pub mod program;
#[cfg(target_os = "linux")]
pub mod session_bus;
pub mod talk;
pub mod transcript;
pub mod written;

use std::path::PathBuf;

/// A folder for files of tests, in that of the build; it may not be there yet.
#[must_use]
pub fn scratch_folder() -> PathBuf {
    let test = std::env::current_exe().expect("a test has a path");
    // The test lies in `deps` of a profile.
    let build = test
        .ancestors()
        .nth(3)
        .expect("tests lie in the folder of the build");
    build.join("tmp")
}
