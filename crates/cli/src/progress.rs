//! A line on standard error that shows how far something is; only where somebody can see it.

use std::io::{self, IsTerminal as _, Write as _};

/// Shows this in place of what was shown before.
pub(crate) fn show(text: &str) {
    write(&format!("\r{text}\u{1b}[K"));
}

/// Takes away what is shown.
pub(crate) fn clear() {
    show("");
}

/// Leaves what is shown where it is.
pub(crate) fn end_line() {
    write("\n");
}

fn write(text: &str) {
    let mut stderr = io::stderr();
    if stderr.is_terminal() {
        // Who watches is told; a terminal that has gone is no reason to stop.
        let _ = stderr.write_all(text.as_bytes());
    }
}
