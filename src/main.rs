//! Reads the command line and hands over: to the window or to a command that needs none. In a
//! browser there is no command line, only the window.

#[cfg(all(target_family = "wasm", feature = "app"))]
use fivefold::app::window::run as main;

#[cfg(all(target_family = "wasm", not(feature = "app")))]
fn main() {}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    use std::io::{self, Write};
    use std::process::ExitCode;

    use fivefold::commands::arena::Arena;
    use fivefold::commands::brain::{Brain, BrainPlayer};
    use fivefold::commands::cli::{Command, from_command_line};
    use fivefold::commands::conversation::converse;
    use fivefold::commands::interrupt::stop_on_ctrl_c;
    use fivefold::commands::perft::perft;
    use fivefold::commands::replay_pictures::PictureOrder;
    use fivefold::commands::ugi::{Ugi, UgiPlayer};
    use fivefold::commands::{analyze, bench, ending, hint, replay, solve};
    use fivefold::config::Opponents;
    use fivefold::players::Stop;

    match from_command_line().command {
        None => window::open(None),
        Some(Command::Play { id }) => window::open(Some(id)),
        Some(Command::Pictures { dir, names, scale }) => window::pictures(&dir, &names, scale),
        Some(Command::Replay(game)) => match PictureOrder::new(&game, io::stdin().lock()) {
            Ok(None) => replay::run(&game),
            Ok(Some(order)) => window::draw_game(&order),
            Err(reason) => {
                // Nobody is left to tell if that fails.
                let _ = writeln!(io::stderr(), "{reason}");
                ExitCode::FAILURE
            }
        },
        Some(Command::Brain) => {
            let player = BrainPlayer::new(Opponents::default().lines_engine);
            ending::written(|mut out| {
                converse(Brain::new(), player, io::stdin(), &mut out).map(|()| ExitCode::SUCCESS)
            })
        }
        Some(Command::Engine) => ending::written(|mut out| {
            converse(Ugi::new(), UgiPlayer::default(), io::stdin(), &mut out)
                .map(|()| ExitCode::SUCCESS)
        }),
        Some(Command::Perft { id, depth }) => ending::written(|mut out| {
            perft(&id.position, depth, &mut out).map(|()| ExitCode::SUCCESS)
        }),
        Some(Command::Analyze(args)) => match analyze::run(&args) {
            Ok(analysis) => ending::written(|out| analysis.write(out)),
            Err(reason) => ending::refused(reason),
        },
        Some(Command::Hint(args)) => match hint::run(args) {
            Ok(told) => ending::written(|out| told.write(out)),
            Err(reason) => ending::refused(reason),
        },
        Some(Command::Solve(args)) => match solve::run(args) {
            Ok(report) => ending::written(|out| report.write(out)),
            Err(reason) => ending::refused(reason),
        },
        Some(Command::Bench(args)) => ending::written(|out| bench::run(args, out)),
        Some(Command::Arena(args)) => match Arena::new(args) {
            Ok(arena) => {
                let halt = Stop::new();
                stop_on_ctrl_c(&halt);
                ending::written(|out| arena.run(&halt, out))
            }
            Err(reason) => ending::refused(reason),
        },
    }
}

/// The build with everything.
#[cfg(all(not(target_family = "wasm"), feature = "app"))]
mod window {
    pub use fivefold::app::filming::run as draw_game;
    pub use fivefold::app::pictures::run as pictures;
    pub use fivefold::app::window::run as open;
}

/// The build of the core alone.
#[cfg(all(not(target_family = "wasm"), not(feature = "app")))]
mod window {
    use std::io::{self, Write};
    use std::path::Path;
    use std::process::ExitCode;

    use fivefold::commands::replay_pictures::PictureOrder;
    use fivefold::games::notation::Id;

    pub fn draw_game(_order: &PictureOrder) -> ExitCode {
        refuse()
    }

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
             perft, analyze, hint, solve, arena, bench, replay, brain and engine."
        );
        ExitCode::FAILURE
    }
}
