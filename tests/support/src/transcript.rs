//! Transcripts in `tests/transcripts`: what is typed or sent, and what comes back.

use std::path::Path;
use std::{env, fs};

/// Checks that all comes back as a transcript says. With the variable `FIVEFOLD_ACCEPT` set the
/// transcript is written anew instead.
#[track_caller]
pub fn assert_as_in(path: &Path, found: &str) {
    if env::var_os("FIVEFOLD_ACCEPT").is_some() {
        fs::write(path, found).expect("it can be written");
    } else {
        let expected = fs::read_to_string(path).expect("there is such a transcript");
        let path = path.display();
        assert_eq!(found, expected, "FIVEFOLD_ACCEPT=1 writes {path} anew");
    }
}
