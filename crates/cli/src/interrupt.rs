//! Ctrl-C as a wish to end, not as a blow: a command that holds results says them first.

use std::process;

use fivefold_players::Stop;

/// The exit code of a command that was ended by Ctrl-C, as shells know it.
pub(crate) const INTERRUPTED: u8 = 130;

/// From now on Ctrl-C sets this stop. Pressed once more it ends the program at once.
pub fn stop_on_ctrl_c(stop: &Stop) {
    let stop = stop.clone();
    let handler = move || {
        if stop.is_set() {
            process::exit(INTERRUPTED.into());
        }
        stop.stop();
    };
    // Where the system allows no handler, Ctrl-C does what it does everywhere.
    let _ = ctrlc::set_handler(handler);
}
