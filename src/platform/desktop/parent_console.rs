//! The console in which the program was started on Windows. A program with a window is not part of it by
//! itself, and what it says there would be lost.

use std::io;
use std::os::windows::io::AsRawHandle;

use winsafe::{AttachConsole, PidParent};

/// Has the program write into the console it was started in. What goes to a file or another program goes there
/// all the same.
pub(crate) fn attach() {
    let leads_nowhere = io::stdout().as_raw_handle().is_null();
    if leads_nowhere {
        // Fails where there is no console: nobody waits for words then.
        let _ = AttachConsole(PidParent::Parent);
    }
}
