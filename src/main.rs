//! Reads the command line and hands over: to the window or to a command that needs none. In a
//! browser there is no command line, only the window.

#[cfg(all(target_family = "wasm", feature = "app"))]
use fivefold::app::window::run as main;

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    use std::io;

    use fivefold::commands::brain::{Brain, BrainPlayer};
    use fivefold::commands::cli::{Command, from_command_line};
    use fivefold::commands::conversation::converse;
    use fivefold::commands::perft::perft;
    use fivefold::commands::replay;
    use fivefold::commands::ugi::{Ugi, UgiPlayer};
    use fivefold::config::Opponents;

    match from_command_line().command {
        None => window::open(None),
        Some(Command::Play { id }) => window::open(Some(id)),
        Some(Command::Pictures { dir, names, scale }) => window::pictures(&dir, &names, scale),
        Some(Command::Replay(game)) => replay::run(&game),
        Some(Command::Perft { id, depth }) => ended(
            perft(&id.position, depth, &mut io::stdout().lock()),
            "The counts could not be written",
        ),
        Some(Command::Brain) => {
            let player = BrainPlayer::new(Opponents::default().lines_engine);
            ended(
                converse(Brain::new(), player, io::stdin(), &mut io::stdout().lock()),
                BROKEN_OFF,
            )
        }
        Some(Command::Engine) => ended(
            converse(Ugi::new(), UgiPlayer, io::stdin(), &mut io::stdout().lock()),
            BROKEN_OFF,
        ),
    }
}

#[cfg(not(target_family = "wasm"))]
const BROKEN_OFF: &str = "The talk was broken off";

/// The exit code of a command that writes to standard output; what went wrong is told.
#[cfg(not(target_family = "wasm"))]
fn ended(result: std::io::Result<()>, what: &str) -> std::process::ExitCode {
    use std::io::{self, Write};
    use std::process::ExitCode;

    match result {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read it has seen enough: `fivefold perft … | head -3`.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell if that fails too.
            let _ = writeln!(io::stderr(), "{what}: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// The build with everything.
#[cfg(all(not(target_family = "wasm"), feature = "app"))]
mod window {
    pub use fivefold::app::pictures::run as pictures;
    pub use fivefold::app::window::run as open;
}

/// The build of the core alone.
#[cfg(all(not(target_family = "wasm"), not(feature = "app")))]
mod window {
    use std::io::{self, Write};
    use std::path::Path;
    use std::process::ExitCode;

    use fivefold::games::notation::Id;

    pub fn open(_id: Option<Id>) -> ExitCode {
        refuse()
    }

    pub fn pictures(_dir: &Path, _names: &[String], _scale: f32) -> ExitCode {
        refuse()
    }

    fn refuse() -> ExitCode {
        // Nobody is left to tell if that fails.
        let _ = writeln!(
            io::stderr(),
            "This build of fivefold has no window: it was made without the cargo feature `app`.\n\
             Build it with `cargo build --release`. Without a window these work: \
             fivefold --help, fivefold --version, fivefold perft ID DEPTH, fivefold replay FILE, \
             fivefold brain, fivefold engine."
        );
        ExitCode::FAILURE
    }
}
