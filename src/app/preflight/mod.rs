//! Looks, before Bevy starts, whether a window can open at all, and says what is missing: without
//! this, a machine without a display would end in a panic inside a library.

mod display;
mod libraries;

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use thiserror::Error;

pub use display::{System, display};
pub use libraries::{Library, lacking};

/// Why no window can open, or nothing can be drawn. The text says what is missing, how to get it,
/// and what works all the same.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Missing {
    /// No display is named in the environment.
    #[error(
        "fivefold cannot open its window: there is no display \
         (neither WAYLAND_DISPLAY nor DISPLAY is set).\n\
         Start it in a graphical session, or install a virtual display and type \
         `xvfb-run fivefold`:\n{}\n{WITHOUT_WINDOW}",
        VIRTUAL_DISPLAY
    )]
    Display,
    /// The display that the environment names does not answer.
    #[error(
        "fivefold cannot open its window: the display {variable}={name} does not answer ({reason}).\n\
         Start fivefold in a graphical session{}, or install a virtual display and type \
         `xvfb-run fivefold`:\n{}\n{WITHOUT_WINDOW}",
        Otherwise(*other),
        VIRTUAL_DISPLAY
    )]
    Answer {
        /// `WAYLAND_DISPLAY` or `DISPLAY`.
        variable: &'static str,
        /// Its value.
        name: String,
        /// What happened.
        reason: String,
        /// Whether an X display would answer if this one were not named.
        other: bool,
    },
    /// Libraries that are loaded when a window opens are not installed.
    #[error(
        "fivefold cannot open its window: the {} {} not installed.\n{}\n{WITHOUT_WINDOW}",
        Names(libraries),
        if libraries.len() == 1 { "is" } else { "are" },
        Packages {
            debian: &joined(libraries, |library| library.debian),
            fedora: &joined(libraries, |library| library.fedora),
            arch: &joined(libraries, |library| library.arch),
        }
    )]
    Libraries {
        /// The missing ones, at least one.
        libraries: Vec<Library>,
    },
    /// There is neither a Vulkan nor an OpenGL driver, not even one that draws in software.
    #[error(
        "fivefold cannot draw: there is no graphics adapter, neither for Vulkan nor for OpenGL.\n\
         Install the driver of your graphics card, or one that draws in software:\n{}\n{WITHOUT_ADAPTER}",
        DRIVERS
    )]
    Adapter,
    /// The window system refused the window when it was opened.
    #[error(
        "fivefold cannot open its window: {reason}.\n\
         Start it in a graphical session of your own, or install a virtual display and type \
         `xvfb-run fivefold`:\n{}\n{WITHOUT_WINDOW}",
        VIRTUAL_DISPLAY
    )]
    Window {
        /// What the window system said.
        reason: String,
    },
}

impl Missing {
    /// Says it on standard error; the exit code for the end of the program is 1.
    #[must_use]
    pub fn tell(&self) -> ExitCode {
        // Nobody is left to tell if that fails.
        let _ = writeln!(io::stderr(), "{self}");
        ExitCode::FAILURE
    }
}

const WITHOUT_WINDOW: &str = "\
Without a window these work: fivefold --help, fivefold --version, fivefold perft ID DEPTH,
and, if there is a graphics adapter, fivefold pictures DIR.";

const WITHOUT_ADAPTER: &str = "\
Without an adapter these work: fivefold --help, fivefold --version, fivefold perft ID DEPTH.";

const VIRTUAL_DISPLAY: Packages = Packages {
    debian: "xvfb",
    fedora: "xorg-x11-server-Xvfb",
    arch: "xorg-server-xvfb",
};

const DRIVERS: Packages = Packages {
    debian: "libvulkan1 mesa-vulkan-drivers libegl1 libgl1-mesa-dri",
    fedora: "vulkan-loader mesa-vulkan-drivers",
    arch: "vulkan-icd-loader vulkan-swrast",
};

/// One line for each family of Linux systems: how to install packages there.
struct Packages<'a> {
    debian: &'a str,
    fedora: &'a str,
    arch: &'a str,
}

impl fmt::Display for Packages<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "  Debian, Ubuntu:  sudo apt install {}", self.debian)?;
        writeln!(f, "  Fedora:          sudo dnf install {}", self.fedora)?;
        write!(f, "  Arch:            sudo pacman -S {}", self.arch)
    }
}

/// “library a”, “libraries a, b”.
struct Names<'a>(&'a [Library]);

impl fmt::Display for Names<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = if self.0.len() == 1 {
            "library"
        } else {
            "libraries"
        };
        let files: Vec<_> = self.0.iter().map(|library| library.file).collect();
        write!(f, "{word} {}", files.join(", "))
    }
}

/// The remedy when only the Wayland display is at fault.
struct Otherwise(bool);

impl fmt::Display for Otherwise {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 {
            f.write_str(" or, as an X display is there, by `env -u WAYLAND_DISPLAY fivefold`")?;
        }
        Ok(())
    }
}

/// The packages of all libraries, each once.
fn joined(libraries: &[Library], package: impl Fn(&Library) -> &'static str) -> String {
    let mut packages: Vec<_> = libraries.iter().map(package).collect();
    packages.sort_unstable();
    packages.dedup();
    packages.join(" ")
}

/// Checks that a window can open: that the display answers and that the libraries for it are
/// installed. To be called before Bevy starts.
///
/// # Errors
/// What is missing.
pub fn window() -> Result<(), Missing> {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    let system = display(&|name| std::env::var(name).ok())?;
    let libraries = lacking(system, &libraries::installed());
    if libraries.is_empty() {
        Ok(())
    } else {
        Err(Missing::Libraries { libraries })
    }
}

/// What the text of a panic during the start means, if it comes from a window system or a driver.
///
/// Some faults show only when a window opens (an X server that refuses this person, a library that
/// is there but broken), and the libraries below Bevy answer them by a panic.
#[must_use]
pub fn meaning_of_panic(text: &str) -> Option<Missing> {
    if let Some((_, reason)) = text.split_once("Failed to build event loop") {
        let reason = reason.trim_start_matches([':', ' ']);
        return Some(Missing::Window {
            reason: format!("the window system refused it ({reason})"),
        });
    }
    if text.starts_with("Library ") && text.contains("could not be loaded") {
        return Some(Missing::Window {
            reason: text.trim_end_matches('.').to_owned(),
        });
    }
    if text.contains("Unable to find a GPU") || text.contains("Failed to create wgpu surface") {
        return Some(Missing::Adapter);
    }
    None
}

/// From now on, a panic of the kind of [`meaning_of_panic`] ends the program with its meaning
/// instead of a backtrace. Other panics are reported as ever.
pub fn explain_panics() {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        match panic.payload_as_str().and_then(meaning_of_panic) {
            Some(missing) => {
                let _ = missing.tell();
                std::process::exit(1);
            }
            None => usual(panic),
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_says_what_is_missing_how_to_get_it_and_what_works() {
        let library = |file| {
            libraries::ALL
                .iter()
                .find(|l| l.file == file)
                .expect("known")
                .clone()
        };
        for (missing, words) in [
            (
                Missing::Display,
                vec![
                    "DISPLAY",
                    "xvfb",
                    "xorg-x11-server-Xvfb",
                    "xorg-server-xvfb",
                ],
            ),
            (
                Missing::Adapter,
                vec![
                    "Vulkan",
                    "OpenGL",
                    "libvulkan1",
                    "vulkan-loader",
                    "vulkan-swrast",
                ],
            ),
            (
                Missing::Libraries {
                    libraries: vec![library("libXi.so.6"), library("libXcursor.so.1")],
                },
                vec![
                    "the libraries libXi.so.6, libXcursor.so.1 are not installed",
                    "apt install libxcursor1 libxi6",
                    "dnf install libXcursor libXi",
                    "pacman -S libxcursor libxi",
                ],
            ),
            (
                Missing::Libraries {
                    libraries: vec![library("libxkbcommon-x11.so.0")],
                },
                vec![
                    "the library libxkbcommon-x11.so.0 is not installed",
                    "libxkbcommon-x11-0",
                ],
            ),
            (
                Missing::Answer {
                    variable: "WAYLAND_DISPLAY",
                    name: "wayland-7".to_owned(),
                    reason: "no such file".to_owned(),
                    other: true,
                },
                vec![
                    "WAYLAND_DISPLAY=wayland-7",
                    "no such file",
                    "env -u WAYLAND_DISPLAY",
                ],
            ),
        ] {
            let told = missing.to_string();
            for word in words
                .into_iter()
                .chain(["Debian", "Fedora", "Arch", "fivefold perft"])
            {
                assert!(told.contains(word), "lacks “{word}”:\n{told}");
            }
        }
    }

    #[test]
    fn only_panics_of_the_start_have_a_meaning() {
        let refused = meaning_of_panic("Failed to build event loop: Os(\"refused\")");
        assert!(refused.is_some_and(|missing| missing.to_string().contains("refused")));
        let gpu = "Unable to find a GPU! Make sure you have installed required drivers!";
        assert_eq!(meaning_of_panic(gpu), Some(Missing::Adapter));
        let library = meaning_of_panic("Library libxkbcommon-x11.so could not be loaded.");
        assert!(library.is_some_and(|missing| missing.to_string().contains("libxkbcommon-x11")));
        assert_eq!(meaning_of_panic("index out of bounds"), None);
    }
}
