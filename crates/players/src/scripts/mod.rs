//! Opponents written by the player as scripts in the language Rhai: `assets/opponents/*.rhai`.
//! docs/opponents.md tells how to write one.
//!
//! A script sees boards and moves, chance from the player's seed, and nothing else: no files, no
//! clock, no network, no other scripts. It works within limits (`host`), and whatever it does, a
//! move comes of it: a script that fails, never ends or plays illegally forfeits its move to a
//! legal one drawn at random, and the choice says why ([`ScriptMistake`]).
//!
//! The interpreter is behind the cargo feature `scripts`. Without it scripts have names and texts
//! and can be sent elsewhere, but not run ([`BUILT_IN`]).

mod game_vocabulary;
#[cfg(feature = "scripts")]
mod host;
#[cfg(not(feature = "scripts"))]
#[path = "no_host.rs"]
mod host;
#[cfg(feature = "scripts")]
mod meter;
mod mistake;
#[cfg(feature = "scripts")]
mod view;
#[cfg(feature = "scripts")]
mod vocabulary;

use rand::RngExt;

pub use game_vocabulary::{Body, Function, GameVocabulary, ScriptValue};
pub use mistake::{MoveRefusal, ScriptFault, ScriptMistake};

use self::host::Program;
use super::{Answer, AnyPlayer, Explanation, GameLine, Limits, NoMove, Remark, SearchResult, Stop};
use fivefold_config::{Opponents, Script, ScriptName};
use fivefold_rules::{GameId, Move, Position, Rng, registry};

/// Whether this build of the program runs scripts.
pub const BUILT_IN: bool = cfg!(feature = "scripts");
/// Longest script that is read, in bytes.
pub const LONGEST_SOURCE: usize = 64 * 1024;
/// How deep the functions of a script may call each other.
pub const DEEPEST_CALLS: usize = 16;
/// Most characters of a text and entries of a list, those within its entries included.
pub const LARGEST: usize = 1024;
/// Most lines that a script may print for one move; later ones are dropped.
pub const MOST_SAID: usize = 100;

/// Why a script brought no move.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Failure {
    /// The script is wrong.
    Mistake(ScriptMistake),
    /// The player was stopped, and nobody waits for its move.
    #[cfg_attr(
        not(feature = "scripts"),
        expect(dead_code, reason = "without an interpreter nothing runs")
    )]
    Stopped,
}

/// What came of running a script.
struct ScriptRun {
    /// A legal move, or why there is none.
    result: Result<Move, Failure>,
    /// What the script printed.
    said: Vec<String>,
    /// How many moves it tried.
    tried: u64,
}

/// Says whether a script can be used as it stands: its head names none but these games, which are
/// all that there are, its text is a script, and it has a `choose`. Nothing of it runs.
///
/// # Errors
/// The first mistake, with its place.
pub fn check(name: ScriptName, script: &Script, games: &[GameId]) -> Result<(), ScriptMistake> {
    Program::new(name, script, games).map(|_| ())
}

/// A player that does what a script says. The limits of searching players do not concern it; it
/// has its own (`script_limits`).
pub struct ScriptPlayer {
    program: Result<Program, ScriptMistake>,
    most_steps: u64,
    /// The position before the last move, and that move, with the number of moves so far.
    last: Option<(Position, Move, u32)>,
}

impl ScriptPlayer {
    /// The player of the script with this name. Where there is no such script, or it cannot be
    /// used, the player plays at random and says so.
    #[must_use]
    pub(crate) fn new(name: ScriptName, config: &Opponents) -> ScriptPlayer {
        let program = match config.scripts.get(&name) {
            Some(script) => Program::new(name, script, registry::all()),
            None => Err(ScriptMistake {
                script: name,
                line: 1,
                column: 1,
                fault: ScriptFault::Missing,
            }),
        };
        ScriptPlayer {
            program,
            most_steps: config.script_limits.steps,
            last: None,
        }
    }
}

impl AnyPlayer for ScriptPlayer {
    fn choose(
        &mut self,
        position: &Position,
        _limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Answer {
        let legal = position.legal_moves();
        if legal.is_empty() {
            return Err(NoMove::GameOver);
        }
        // Drawn before the script draws anything, so that it does not depend on how far the
        // script came.
        let forfeit = legal[rng.random_range(0..legal.len())];
        let (result, said, nodes) = match &self.program {
            Ok(program) => {
                let last = self.last.as_ref();
                let run = program.run(position, last, self.most_steps, stop, rng);
                (run.result, run.said, run.tried)
            }
            Err(mistake) => (Err(Failure::Mistake(mistake.clone())), Vec::new(), 0),
        };
        let (mv, explanation, mistake) = match result {
            Ok(mv) => (mv, Explanation::SCRIPT, None),
            Err(Failure::Mistake(mistake)) => (forfeit, Explanation::FORFEITED, Some(mistake)),
            Err(Failure::Stopped) => return Err(NoMove::Stopped),
        };
        Ok(SearchResult {
            nodes,
            remark: Remark { mistake, said }.unless_empty(),
            ..SearchResult::unsearched(mv, explanation)
        })
    }

    fn recall(&mut self, line: &GameLine) {
        let plies = u32::try_from(line.moves().len()).unwrap_or(u32::MAX);
        let last = line.last_move();
        self.last = last.map(|(before, mv)| (before, mv, plies));
    }
}
