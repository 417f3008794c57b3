//! Reads the command line and hands over: to the window or to a command that needs none. In a
//! browser there is no command line, only the window.

#[cfg(all(target_family = "wasm", feature = "app"))]
use fivefold::app::window::run as main;

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    use std::process::ExitCode;

    use clap::Parser;
    use fivefold::commands::arena::Arena;
    use fivefold::commands::cli::{Cli, Command};
    use fivefold::commands::perft::perft;
    use fivefold::commands::{analyze, bench, ending, solve};

    match Cli::parse().command {
        None => window::open(None),
        Some(Command::Play { id }) => window::open(Some(id)),
        Some(Command::Pictures { dir, names, scale }) => window::pictures(&dir, &names, scale),
        Some(Command::Perft { id, depth }) => ending::written(|mut out| {
            perft(&id.position, depth, &mut out).map(|()| ExitCode::SUCCESS)
        }),
        Some(Command::Analyze(args)) => match analyze::run(args) {
            Ok(analysis) => ending::written(|out| analysis.write(out)),
            Err(reason) => ending::refused(reason),
        },
        Some(Command::Solve(args)) => match solve::run(args) {
            Ok(report) => ending::written(|out| report.write(out)),
            Err(reason) => ending::refused(reason),
        },
        Some(Command::Bench(args)) => ending::written(|out| bench::run(args, out)),
        Some(Command::Arena(args)) => match Arena::new(args) {
            Ok(arena) => ending::written(|out| arena.run(out).map(|()| ExitCode::SUCCESS)),
            Err(reason) => ending::refused(reason),
        },
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
             fivefold --help, fivefold --version, and the commands \
             perft, analyze, solve, arena and bench."
        );
        ExitCode::FAILURE
    }
}
