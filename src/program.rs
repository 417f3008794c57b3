//! The program on a desktop: reads the command line and hands over to the window or to a command
//! that needs none.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use crate::commands::arena::PreparedArena;
use crate::commands::cli::{CliCommand, PlayTarget, from_command_line};
use crate::commands::interrupt::stop_on_ctrl_c;
use crate::commands::perft::perft;
use crate::commands::replay_pictures::PictureOrder;
use crate::commands::ugi::{Ugi, UgiPlayer};
use crate::commands::{analyze, brain, check, ending, hint, replay, solve};
use crate::games;
use crate::players::Stop;
use crate::protocols::conversation::converse;
use crate::rules::GameEntry;
use crate::start::Start;
use crate::storage::folder_listing;

/// The program with further games, behind the shipped ones in the menu; see
/// `docs/adding-a-game.md`.
pub fn run_with(games: &[GameEntry]) -> ExitCode {
    match games::add(games) {
        Ok(()) => run(),
        Err(reason) => ending::refused(reason),
    }
}

/// The program: carries out what the command line says.
pub fn run() -> ExitCode {
    #[cfg(all(windows, feature = "app"))]
    crate::platform::desktop::parent_console::attach();
    match from_command_line().command {
        None => window::open(Start::Menu),
        Some(CliCommand::Play { what }) => match what {
            PlayTarget::Id(id) => window::open(Start::Game(id)),
            PlayTarget::File(path) => open_files(vec![path]),
        },
        Some(CliCommand::Open(paths)) => open_files(paths),
        Some(CliCommand::Replay(game)) => match PictureOrder::new(&game, io::stdin().lock()) {
            Ok(None) => replay::run(&game),
            Ok(Some(order)) => window::draw_game(order),
            Err(reason) => {
                // Nobody is left to tell if that fails.
                let _ = writeln!(io::stderr(), "{reason}");
                ExitCode::FAILURE
            }
        },
        Some(CliCommand::Brain) => ending::written(brain::run),
        Some(CliCommand::Engine) => ending::written(|mut out| {
            converse(Ugi::new(), UgiPlayer::default(), io::stdin(), &mut out)
                .map(|()| ExitCode::SUCCESS)
        }),
        Some(CliCommand::Perft { id, depth }) => ending::written(|mut out| {
            perft(&id.position, depth, &mut out).map(|()| ExitCode::SUCCESS)
        }),
        Some(CliCommand::Analyze(args)) => ending::reported(analyze::run(&args), args.json),
        Some(CliCommand::Hint(args)) => ending::reported(hint::run(&args), args.json),
        Some(CliCommand::Solve(args)) => {
            ending::reported(solve::run(&args, &Stop::new()), args.json)
        }
        Some(CliCommand::Check(args)) => ending::reported(check::run(&args), args.json),
        Some(CliCommand::Arena(args)) => {
            let json = args.json;
            let played = PreparedArena::new(args).and_then(|arena| {
                let halt = Stop::new();
                stop_on_ctrl_c(&halt);
                arena.run(&halt)
            });
            ending::reported(played, json)
        }
    }
}

/// The window with what these files hold. What is not there is told here, where it was typed; whether a
/// file holds a game, the window says.
fn open_files(paths: Vec<PathBuf>) -> ExitCode {
    for path in &paths {
        if let Err(reason) = folder_listing::find(path) {
            return ending::refused(reason);
        }
    }
    window::open(Start::Files(paths))
}

/// The build with everything.
#[cfg(feature = "app")]
mod window {
    use std::process::ExitCode;

    use crate::commands::replay_pictures::{PictureFrames, PictureOrder, PictureTarget};
    use crate::config::ThemeName;
    use crate::features::export::desktop;
    use crate::features::recording::{self, Becomes, RecordingRequest};
    use crate::features::taking::ChosenPieces;
    pub(crate) use crate::window::run as open;

    pub(crate) fn draw_game(order: PictureOrder) -> ExitCode {
        let (becomes, path) = match order.target {
            PictureTarget::Gif(path) => (Becomes::Gif, path),
            PictureTarget::Png(path) => (Becomes::Pngs, path),
        };
        let request = RecordingRequest {
            game_match: order.game_match,
            // A saved game says how many were taken, not which ones.
            chosen: ChosenPieces::default(),
            places: order.places,
            becomes,
            frames: match order.frames {
                PictureFrames::Moves => recording::Frames::Moves,
                PictureFrames::Waves => recording::Frames::Waves,
                PictureFrames::Motion => recording::Frames::Motion,
            },
            size: order.size,
            delay: order.delay,
            theme: ThemeName::default(),
        };
        desktop::draw_for_command(&request, &path)
    }
}

/// The build of the core alone.
#[cfg(not(feature = "app"))]
mod window {
    use std::io::{self, Write};
    use std::process::ExitCode;

    use crate::commands::replay_pictures::PictureOrder;
    use crate::start::Start;

    pub(crate) fn draw_game(_order: PictureOrder) -> ExitCode {
        refuse()
    }

    pub(crate) fn open(_start: Start) -> ExitCode {
        refuse()
    }

    fn refuse() -> ExitCode {
        // Nobody is left to tell if that fails.
        let _ = writeln!(
            io::stderr(),
            "This build of fivefold has no window: it was made without the cargo feature `app`.\n\
             Build it with `cargo build --release`. Without a window these work: \
             fivefold --help, fivefold --version, and the commands \
             perft, analyze, hint, solve, prove, check, puzzles, arena, bench, replay, brain and engine."
        );
        ExitCode::FAILURE
    }
}
