//! `fivefold engine`: the Universal Game Interface (UGI), through which managers let computer
//! players of any game play each other. All five games speak it.
//!
//! The commands and their answers are those of `ugi.md` of kz04px/cutegames; what that page leaves
//! open is as in the Universal Chess Interface, from which UGI comes: scores are those of the side
//! to move, `score mate` counts moves and not plies, errors are told with `info string` and change
//! nothing, and after `go infinite` the move comes out only after `stop`. Without `stop` an input
//! that ends does the same. Positions are the program's ids (`fen mnk:15x15x5`), moves are its
//! moves (`h8`), and `p1` is side 1, whoever began.
//!
//! The state is in [`Ugi`], which hears a line and says what to answer and what to think about;
//! [`UgiPlayer`] thinks.

mod go;
mod options;
mod report;

use fivefold_players::pool::PlayerPool;
use fivefold_players::protocols::conversation::{Conversation, Next, Reply, Thinker, shown};
use fivefold_players::random::RandomPlayer;
use fivefold_players::{Answer, AnyPlayer as _, GameLine, Limits, Stop};
use std::time::Duration;

use fivefold_games::parse_id;
use fivefold_match::request::EngineRequest;
use fivefold_rules::{Move, Outcome, Position, Side};
use fivefold_words::InEnglish as _;
use options::Options;

/// What thinking came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UgiResult {
    /// What the player said.
    pub answer: Answer,
    /// A move for a player that gave none; nothing once the game is over.
    pub instead: Option<Move>,
}

/// What is thought about.
#[derive(Clone, Debug)]
struct UgiSearch {
    position: Position,
    /// Whether the move comes out only after `stop`.
    endless: bool,
}

/// The state of an engine between two lines.
#[derive(Clone, Debug, Default)]
pub struct Ugi {
    options: Options,
    /// The position that was set, with the moves that led to it.
    line: Option<GameLine>,
    search: Option<UgiSearch>,
    /// The move of an endless search that has come to its end by itself.
    held: Option<String>,
}

impl Conversation for Ugi {
    type Job = EngineRequest;
    type JobResult = UgiResult;

    fn handle(&mut self, line: &str) -> Reply<EngineRequest> {
        let mut words = line.split_ascii_whitespace();
        match words.next() {
            None => Reply::nothing(),
            Some("ugi") => self.introduce(),
            Some("isready") => Reply::line("readyok"),
            Some("setoption") => told(self.options.set(words)),
            Some("uginewgame") => {
                self.line = None;
                Reply::nothing()
            }
            Some("position") => told(self.set_position(words)),
            Some("query") => self.query(words.next()),
            Some("go") => self.go(words),
            Some("stop") => self.stop(),
            Some("quit") => Reply::only(Next::End),
            Some(word) => Reply::line(format!("info string unknown command {}", shown(word))),
        }
    }

    fn on_result(&mut self, thought: UgiResult, took: Duration) -> Reply<EngineRequest> {
        let Some(search) = self.search.take() else {
            return Reply::nothing();
        };
        let mut lines = report::info(&search.position, &thought, took);
        let best = report::best_move(&search.position, &thought);
        if search.endless {
            self.held = Some(best);
        } else {
            lines.push(best);
        }
        Reply {
            lines,
            next: Next::Listen,
        }
    }

    fn input_ended(&mut self) -> Reply<EngineRequest> {
        match &self.search {
            Some(search) if search.endless => self.stop(),
            Some(_) => Reply::nothing(),
            None => self.stop(),
        }
    }
}

/// What can be wrong with a command.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
enum UgiError {
    #[error("position startpos or position fen ID is expected")]
    Position,
    #[error("this is not an ID: {0}")]
    Id(String),
    #[error("move {number}, {text}: {reason}")]
    Move {
        number: usize,
        text: String,
        reason: String,
    },
    #[error("setoption name NAME value VALUE is expected")]
    SetOption,
    #[error("there is no option {0}")]
    NoSuchOption(String),
    #[error("{value} is not a value of the option {name}; {expected} is expected")]
    Value {
        name: &'static str,
        value: String,
        expected: String,
    },
}

impl Ugi {
    /// An engine that has heard nothing yet.
    #[must_use]
    pub fn new() -> Ugi {
        Ugi::default()
    }

    /// The position that a search would begin from.
    #[must_use]
    pub fn position(&self) -> &Position {
        match &self.line {
            Some(line) => line.position(),
            None => self.options.start(),
        }
    }

    fn introduce(&self) -> Reply<EngineRequest> {
        let mut lines = vec![
            format!("id name {} {}", "fivefold", env!("CARGO_PKG_VERSION")),
            "id author the fivefold authors".to_owned(),
        ];
        lines.extend(self.options.lines());
        lines.push("ugiok".to_owned());
        Reply {
            lines,
            next: Next::Listen,
        }
    }

    fn set_position<'a>(
        &mut self,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<(), UgiError> {
        let start = match words.next() {
            Some("startpos") => self.options.start().clone(),
            Some("fen") => {
                let id = words.next().ok_or(UgiError::Position)?;
                parse_id(id)
                    .map_err(|error| UgiError::Id(error.in_english()))?
                    .position
            }
            _ => return Err(UgiError::Position),
        };
        let mut line = GameLine::new(start);
        match words.next() {
            None => {}
            Some("moves") => {
                for (index, text) in words.enumerate() {
                    let wrong = |reason: String| UgiError::Move {
                        number: index + 1,
                        text: shown(text),
                        reason,
                    };
                    let mv = line
                        .position()
                        .parse_move(text)
                        .map_err(|error| wrong(error.in_english()))?;
                    line.play(mv).map_err(|error| wrong(error.in_english()))?;
                }
            }
            Some(_) => return Err(UgiError::Position),
        }
        self.line = Some(line);
        Ok(())
    }

    fn query(&self, what: Option<&str>) -> Reply<EngineRequest> {
        let position = self.position();
        let truth = |truth: bool| if truth { "true" } else { "false" };
        let answer = match what {
            Some("gameover") => truth(position.outcome().is_some()),
            Some("p1turn") => truth(position.side_to_move() == Side::First),
            Some("result") => match position.outcome() {
                None => "none",
                Some(Outcome::Draw) => "draw",
                Some(Outcome::Win(Side::First)) => "p1win",
                Some(Outcome::Win(Side::Second)) => "p2win",
            },
            _ => return Reply::line("info string query gameover, p1turn or result is expected"),
        };
        Reply::line(format!("response {answer}"))
    }

    fn go<'a>(&mut self, words: impl Iterator<Item = &'a str>) -> Reply<EngineRequest> {
        if self.search.is_some() || self.held.is_some() {
            return Reply::line("info string a search is under way; send stop first");
        }
        let position = self.position().clone();
        let wanted = go::GoLimits::read(words);
        let mut pace = wanted.pace(position.side_to_move());
        if wanted.endless {
            pace.limits = Limits {
                nodes: Some(pace.limits.nodes.unwrap_or(u64::MAX)),
                ..pace.limits
            };
        }
        let line = self.line.clone();
        let line = line.unwrap_or_else(|| GameLine::new(position.clone()));
        let task = self.options.request(line, pace.limits);
        self.search = Some(UgiSearch {
            position,
            endless: wanted.endless,
        });
        Reply {
            lines: wanted.complaints,
            next: Next::Think {
                task,
                time: pace.time,
            },
        }
    }

    fn stop(&mut self) -> Reply<EngineRequest> {
        if let Some(best) = self.held.take() {
            return Reply::line(best);
        }
        match &mut self.search {
            Some(search) => {
                search.endless = false;
                Reply::only(Next::Hurry)
            }
            None => Reply::nothing(),
        }
    }
}

/// Silence, or what is wrong.
fn told(result: Result<(), UgiError>) -> Reply<EngineRequest> {
    match result {
        Ok(()) => Reply::nothing(),
        Err(error) => Reply::line(format!("info string error: {error}")),
    }
}

/// Thinks for a [`crate::ugi::Ugi`].
#[derive(Default)]
pub struct UgiPlayer {
    players: PlayerPool,
}

impl Thinker for UgiPlayer {
    type Job = EngineRequest;
    type JobResult = UgiResult;

    fn think(&mut self, task: EngineRequest, stop: &Stop) -> UgiResult {
        let answer = task.answer_with(&self.players, stop);
        // Some players have no move before they are done.
        let instead = match &answer {
            Ok(_) => None,
            Err(_) => RandomPlayer
                .choose(
                    task.position(),
                    &Limits::default(),
                    &Stop::new(),
                    &mut task.rng(),
                )
                .ok()
                .map(|choice| choice.mv),
        };
        UgiResult { answer, instead }
    }
}
