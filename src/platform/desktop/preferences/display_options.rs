//! macOS: *Reduce motion* and *Increase contrast* in its accessibility settings.

use std::thread;
use std::time::Duration;

use objc2_app_kit::NSWorkspace;

use crate::platform::desktop::preferences::{Preferences, Teller};

/// macOS tells changes on the main thread alone, which belongs to the window; so it is asked now and then.
const BETWEEN: Duration = Duration::from_secs(2);

/// Tells the settings at once and soon after every change, and never returns.
pub(crate) fn watch(teller: Teller) {
    loop {
        let workspace = NSWorkspace::sharedWorkspace();
        teller.tell(Preferences {
            reduces_motion: workspace.accessibilityDisplayShouldReduceMotion(),
            is_high_contrast: workspace.accessibilityDisplayShouldIncreaseContrast(),
            is_light: None,
        });
        thread::sleep(BETWEEN);
    }
}
