//! macOS: *Reduce motion* in its accessibility settings.

use std::thread;
use std::time::Duration;

use objc2_app_kit::NSWorkspace;

use super::Teller;

/// macOS tells changes on the main thread alone, which belongs to the window; so it is asked now and then.
const BETWEEN: Duration = Duration::from_secs(2);

/// Tells the setting at once and soon after every change, and never returns.
pub(super) fn watch(teller: Teller) {
    loop {
        let workspace = NSWorkspace::sharedWorkspace();
        teller.tell(workspace.accessibilityDisplayShouldReduceMotion());
        thread::sleep(BETWEEN);
    }
}
