//! Why the program could not start, said in a sentence instead of a backtrace.
//!
//! winit and wgpu load their libraries when a window opens, and Bevy answers their errors by a
//! panic. A panic hook recognises those panics; the README says which packages to install.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use thiserror::Error;

use crate::platform::desktop::leaving;
use crate::storage::assets::VARIABLE;

/// What keeps the program from starting.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum StartupError {
    /// The window cannot open, for this reason.
    #[error(
        "fivefold cannot open its window: {0}.\n\
         Start it in a graphical session, or on a virtual display with `xvfb-run fivefold`. \
         The section “If no window opens” of the README lists the packages to install.\n\
         Commands that need no window, such as `fivefold perft`, still work."
    )]
    Window(String),
    /// There is neither a Vulkan nor an OpenGL driver, not even one that draws in software.
    #[error(
        "fivefold cannot draw: there is no graphics adapter, neither for Vulkan nor for OpenGL.\n\
         Install the driver of your graphics card, or one that draws in software. \
         The section “If no window opens” of the README lists the packages to install.\n\
         Commands that draw nothing, such as `fivefold perft`, still work."
    )]
    Adapter,
    /// The folder of assets that is named is not there.
    #[error(
        "fivefold cannot find its assets: the variable {VARIABLE} names {}, which is no folder.\n\
         Name a folder with files in place of the program's own, as the folder “assets” of the sources, or leave \
         the variable out.",
        .0.display()
    )]
    Assets(PathBuf),
}

impl StartupError {
    /// Says it on standard error; the exit code for the end of the program is 1.
    #[must_use]
    pub(crate) fn tell(&self) -> ExitCode {
        // Nobody is left to tell if that fails.
        let _ = writeln!(io::stderr(), "{self}");
        ExitCode::FAILURE
    }

    /// What the text of a panic during the start means, if winit, its libraries or wgpu caused it.
    fn from_panic(text: &str) -> Option<StartupError> {
        let is_library = text.starts_with("Library ") && text.contains("could not be loaded");
        // The display has gone away since.
        let is_cut_off =
            text.contains("IoError(") && (text.contains("XInput") || text.contains("XError("));
        if is_library || is_cut_off || text.starts_with("Failed to build event loop") {
            return Some(StartupError::Window(window_problem(text)));
        }
        let is_adapter =
            text.contains("Unable to find a GPU") || text.contains("Failed to create wgpu surface");
        is_adapter.then_some(StartupError::Adapter)
    }
}

/// What winit complains about. Its error comes as debug text, which nobody should have to read.
fn window_problem(text: &str) -> String {
    let display = |variable: &str| {
        let name = std::env::var(variable).unwrap_or_default();
        format!("the display {variable}={name} does not answer")
    };
    let library = text
        .split(|c: char| !c.is_ascii_alphanumeric() && !"._-".contains(c))
        .find(|word| word.starts_with("lib") && word.contains(".so"));
    if let Some(library) = library {
        format!("the library {library} could not be loaded")
    } else if text.contains("NoWaylandLib") {
        "the library libwayland-client.so.0 could not be loaded".to_owned()
    } else if text.contains("XOpenDisplayFailed") || text.contains("IoError(") {
        display("DISPLAY")
    } else if text.contains("WaylandError") {
        display("WAYLAND_DISPLAY")
    } else if text.contains("nor DISPLAY is set") {
        "neither WAYLAND_DISPLAY nor DISPLAY is set".to_owned()
    } else {
        // The rest is where in winit's source it happened.
        let error = text.split_once("error: ").map_or(text, |(_, error)| error);
        error.trim_end_matches([' ', '}', ')', '.']).to_owned()
    }
}

/// From now on, a panic of winit or wgpu during the start ends the program with a sentence
/// and exit code 1. Other panics are reported as ever.
pub(crate) fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        match panic.payload_as_str().and_then(StartupError::from_panic) {
            Some(error) => {
                let _ = error.tell();
                leaving::leave_with(1);
            }
            None => usual(panic),
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_explained(panic: &str, words: &str) {
        let told = StartupError::from_panic(panic).map(|error| error.to_string());
        assert!(told.is_some_and(|told| told.contains(words)), "{panic}");
    }

    #[test]
    fn panics_of_the_start_are_explained() {
        let build = |error: &str| format!("Failed to build event loop: Os(OsError {{ {error} }})");
        assert_explained(
            &build(
                "error: Misc(\"neither WAYLAND_DISPLAY nor WAYLAND_SOCKET nor DISPLAY is set.\")",
            ),
            "neither WAYLAND_DISPLAY nor DISPLAY is set",
        );
        assert_explained(
            &build(
                "error: XNotSupported(LibraryOpenError(OpenError { detail: \"libXi.so.6: cannot open\" }))",
            ),
            "the library libXi.so.6 could not",
        );
        assert_explained(
            &build("error: XNotSupported(XOpenDisplayFailed)"),
            "DISPLAY=",
        );
        assert_explained(
            &build("error: WaylandError(Connection(NoWaylandLib))"),
            "libwayland-client",
        );
        assert_explained(&build("error: news"), "cannot open its window: news.");
        assert_explained(
            "Library libxkbcommon-x11.so could not be loaded.",
            "the library libxkbcommon-x11.so could not",
        );
        assert_explained(
            "called `Result::unwrap()` on an `Err` value: OsError { line: 170, error: \
             XError(Connection(IoError(Custom { kind: Other, error: UnknownError }))) }",
            "does not answer",
        );
        assert_explained("Unable to find a GPU! Make sure", "no graphics adapter");
    }

    #[test]
    fn other_panics_stay_as_they_are() {
        assert_eq!(StartupError::from_panic("index out of bounds"), None);
    }
}
