//! A game against an external engine: what it is told, and what it answers.

use fivefold_config::EngineName;
use fivefold_players::external::{EngineFault, ExternalProgram, Introduction, Quote};
use std::time::Duration;

use super::FIVE;
use crate::lines::{Lines, LinesParams, Place, Rule};
use fivefold_config as config;
use fivefold_players::external::process::Process;
use fivefold_players::{AnyPlayer, Clocks, Explanation, Limits, NoMove, SearchResult, Stop};
use fivefold_rules::{Cell, Game, Illegal, Move, Position, Rng, Side};

/// How long a program may take to get ready.
const READY: Duration = Duration::from_secs(10);
/// How long a program may take to be ready for another game; one that cannot do that may say
/// nothing at all, and is started anew then.
const READY_AGAIN: Duration = Duration::from_secs(2);
/// How much longer than agreed a move is waited for.
const GRACE: Duration = Duration::from_secs(1);
/// So many lines before `OK` are taken for a greeting.
const MOST_GREETING: usize = 100;
/// What is left for a game without a clock, in milliseconds.
const NO_MATCH_TIME: u64 = 2_147_483_647;
/// The memory that a program is allowed, in bytes: as in the tournaments of Gomocup.
const MEMORY: u32 = 350 << 20;

/// A player of Lines that is another program.
///
/// The program is started with the first move and kept for the game; where a position does not
/// follow from the last one, it is told to begin anew, and is started anew if it cannot do that.
#[derive(Debug)]
pub(super) struct GomocupEngine {
    settings: config::ExternalEngine,
    game: Option<Running>,
    /// Whether it has made a move in this game.
    has_played: bool,
    /// What a program that gave up wrote to standard error.
    last_words: Vec<String>,
}

/// The program, the position that it knows, which is that after its own last move, and what it was
/// told besides.
#[derive(Debug)]
struct Running {
    process: Process,
    known: Lines,
    told: Vec<InfoEntry>,
}

/// A key of the protocol's `INFO` and its value.
type InfoEntry = (&'static str, u64);

impl GomocupEngine {
    /// The engine that is set up so. Nothing is started yet.
    #[must_use]
    pub(crate) const fn new(settings: config::ExternalEngine) -> GomocupEngine {
        GomocupEngine {
            settings,
            game: None,
            has_played: false,
            last_words: Vec::new(),
        }
    }

    /// Ends a program that has given up.
    fn end(&mut self, mut process: Process) {
        self.last_words = process.last_words();
        process.kill();
    }

    /// The program with the question about this position put to it.
    fn asked(&mut self, position: &Lines, limits: &Limits, stop: &Stop) -> Result<Process, NoMove> {
        let now = self.information(position, limits, stop.clocks());
        if let Some(Running {
            mut process,
            known,
            told,
        }) = self.game.take()
            && known.params() == position.params()
            && has_same_keys(&told, &now)
        {
            if let Some(last) = position.last()
                && follows(&known, last, position)
            {
                let changed = now.iter().filter(|it| !told.contains(it));
                process.pass_over();
                let sent = inform(&mut process, changed)
                    .and_then(|()| process.send(&format!("TURN {},{}", last.col, last.row)));
                return match sent {
                    Ok(()) => Ok(process),
                    Err(fault) => {
                        self.end(process);
                        Err(fault.into())
                    }
                };
            }
            match begin_anew(&mut process, stop) {
                Ok(()) => {
                    inform(&mut process, now.iter())?;
                    ask(&mut process, position)?;
                    return Ok(process);
                }
                Err(reason) => {
                    process.kill();
                    if reason == NoMove::Stopped {
                        return Err(reason);
                    }
                }
            }
        }
        let mut process = Process::start(&self.settings)?;
        let begun = begin(&mut process, position, stop)
            .and_then(|()| Ok(inform(&mut process, now.iter())?))
            .and_then(|()| Ok(ask(&mut process, position)?));
        match begun {
            Ok(()) => Ok(process),
            Err(reason) => {
                self.end(process);
                Err(reason)
            }
        }
    }

    /// The time for a move that is agreed.
    fn agreed(&self) -> Duration {
        Duration::from_millis(self.settings.turn_ms.into())
    }

    /// How long it shall take for a move: as agreed, or less where a clock asks for less.
    fn turn(&self, clocks: Option<Clocks>) -> Duration {
        let share = clocks.and_then(|clocks| clocks.for_move());
        share.map_or(self.agreed(), |share| self.agreed().min(share))
    }

    /// What a program is told about a game besides its position.
    fn information(
        &self,
        position: &Lines,
        limits: &Limits,
        clocks: Option<Clocks>,
    ) -> Vec<InfoEntry> {
        // In a period the turn alone is limited.
        let left = clocks.and_then(|clocks| clocks.left);
        let game = clocks.and_then(|clocks| clocks.game);
        let in_ms = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        let mut information = vec![
            ("timeout_turn", in_ms(self.turn(clocks))),
            ("timeout_match", game.map_or(0, in_ms)),
            ("time_left", left.map_or(NO_MATCH_TIME, in_ms)),
            ("max_memory", MEMORY.into()),
            ("game_type", 0),
            ("rule", rule_number(position.params().rule).into()),
        ];
        // Not of the protocol, but known to many.
        information.extend(limits.nodes.map(|nodes| ("max_node", nodes)));
        information.extend(limits.depth.map(|depth| ("max_depth", depth.into())));
        information
    }

    /// Waits for the move.
    fn answer(
        &self,
        process: &mut Process,
        position: &Lines,
        stop: &Stop,
    ) -> Result<Place, NoMove> {
        // A clock that runs out before is a matter of the game.
        let patience = self.agreed() + GRACE;
        let mut suggested = None;
        // A program that has said something was reached by the question.
        let mut is_heard = self.has_played;
        loop {
            let said = process.wait(patience, stop, |line| {
                is_heard |= !line.is_empty();
                read_answer(line, position)
            });
            match said.map_err(|reason| self.on_time(reason, is_heard))? {
                BrainAnswer::Move(mv) => return Ok(mv),
                // Asked whether it may, it is told that it may; a second time it only repeats
                // itself.
                BrainAnswer::Suggestion(mv) if suggested.is_none() => {
                    suggested = Some(mv);
                    process.send(&format!("PLAY {},{}", mv.col, mv.row))?;
                }
                BrainAnswer::Suggestion(mv) => return Ok(mv),
            }
        }
    }

    /// A program that plays and gives no move is too slow; of one that was never heard nobody knows
    /// whether the question has reached it.
    fn on_time(&self, reason: NoMove, is_heard: bool) -> NoMove {
        match reason {
            NoMove::External(EngineFault::TimedOut { waited_ms }) if is_heard => {
                let over_ms = waited_ms.saturating_sub(self.settings.turn_ms.into());
                EngineFault::TooSlow { over_ms }.into()
            }
            reason => reason,
        }
    }
}

impl ExternalProgram for GomocupEngine {
    fn take_over(&mut self, settings: config::ExternalEngine) {
        if settings.command != self.settings.command || settings.args != self.settings.args {
            self.game = None;
        }
        if let Some(game) = &mut self.game {
            game.process.take_over(&settings);
        }
        self.settings = settings;
    }
}

impl AnyPlayer for GomocupEngine {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        _rng: &mut Rng,
    ) -> Result<SearchResult<Move>, NoMove> {
        let position = position.as_game::<Lines>().ok_or(NoMove::OtherGame)?;
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        if position.params().len != FIVE {
            return Err(NoMove::OtherGame);
        }
        let mut process = self.asked(position, limits, stop)?;
        let mv = match self.answer(&mut process, position, stop) {
            Ok(mv) => mv,
            Err(reason) => {
                self.end(process);
                return Err(reason);
            }
        };
        self.has_played = true;
        let mut known = position.clone();
        known.apply(mv, &mut ());
        let told = self.information(position, limits, stop.clocks());
        self.game = Some(Running {
            process,
            known,
            told,
        });
        Ok(SearchResult::unsearched(
            Lines::pack(mv),
            Explanation::EXTERNAL,
        ))
    }

    fn last_words(&self) -> &[String] {
        &self.last_words
    }
}

/// The number of a rule in the protocol of Gomocup.
const fn rule_number(rule: Rule) -> u8 {
    match rule {
        Rule::Freestyle => 0,
        Rule::Exact => 1,
        Rule::Renju => 4,
    }
}

/// Tells a new program the game and waits until it is ready.
fn begin(process: &mut Process, position: &Lines, stop: &Stop) -> Result<(), NoMove> {
    let LinesParams {
        cols, rows, rule, ..
    } = *position.params();
    // In front of the start, where some programs look at it.
    process.send(&format!("INFO rule {}", rule_number(rule)))?;
    process.send(&match cols == rows {
        true => format!("START {cols}"),
        false => format!("RECTSTART {cols},{rows}"),
    })?;
    wait_for_ok(process, READY, stop)
}

/// Tells a program to begin again on the same board.
fn begin_anew(process: &mut Process, stop: &Stop) -> Result<(), NoMove> {
    process.send("RESTART")?;
    wait_for_ok(process, READY_AGAIN, stop)
}

fn wait_for_ok(process: &mut Process, time: Duration, stop: &Stop) -> Result<(), NoMove> {
    let mut greeting = 0;
    process.wait(time, stop, |line| {
        let word = line.split_ascii_whitespace().next().unwrap_or("");
        greeting += 1;
        match word.to_ascii_uppercase().as_str() {
            "OK" => Some(Ok(())),
            "ERROR" | "UNKNOWN" => Some(Err(EngineFault::Refused {
                said: Quote::new(line),
            })),
            _ if greeting > MOST_GREETING => Some(Err(EngineFault::Garbage {
                said: Quote::new(line),
            })),
            _ => None,
        }
    })
}

fn inform<'a>(
    process: &mut Process,
    information: impl Iterator<Item = &'a InfoEntry>,
) -> Result<(), EngineFault> {
    for (key, value) in information {
        process.send(&format!("INFO {key} {value}"))?;
    }
    Ok(())
}

fn ask(process: &mut Process, position: &Lines) -> Result<(), EngineFault> {
    for line in question(position) {
        process.send(&line)?;
    }
    Ok(())
}

/// Whether the same things were told; a limit that is no longer there cannot be taken back.
fn has_same_keys(told: &[InfoEntry], now: &[InfoEntry]) -> bool {
    let keys = |list: &[InfoEntry]| list.iter().map(|(key, _)| *key).collect::<Vec<_>>();
    keys(told) == keys(now)
}

/// Whether a position comes out of another by this move.
fn follows(before: &Lines, last: Cell, after: &Lines) -> bool {
    let (mut before, mv) = (before.clone(), Place::from(last));
    before.check(mv).is_ok() && {
        before.apply(mv, &mut ());
        before == *after
    }
}

/// The lines that ask a program that knows no stones yet for its move.
fn question(position: &Lines) -> Vec<String> {
    let own = position.side_to_move();
    let stones = stones(position);
    match stones.as_slice() {
        [] => vec!["BEGIN".to_owned()],
        [(at, side)] if *side != own => vec![format!("TURN {},{}", at.col, at.row)],
        stones => {
            let mut lines = vec!["BOARD".to_owned()];
            lines.extend(stones.iter().map(|(at, side)| {
                let owner = if *side == own { 1 } else { 2 };
                format!("{},{},{owner}", at.col, at.row)
            }));
            lines.push("DONE".to_owned());
            lines
        }
    }
}

/// All stones, in turns where their numbers allow it: some programs want it so. The one placed
/// last comes last, if it is known.
fn stones(position: &Lines) -> Vec<(Cell, Side)> {
    let own = position.side_to_move();
    let of = |wanted| {
        let placed = position.placed().filter(move |&(_, side)| side == wanted);
        placed.map(|(at, _)| at).collect::<Vec<Cell>>()
    };
    let (mine, mut theirs) = (of(own), of(own.other()));
    if let Some(last) = position.last() {
        theirs.sort_by_key(|&at| at == last);
    }
    let mut stones = Vec::new();
    // Whoever has more stones has begun; it is the own turn, so the opponent's stone comes last.
    let ahead = theirs.len() - mine.len().min(theirs.len());
    let (first, rest) = theirs.split_at(ahead);
    stones.extend(first.iter().map(|&at| (at, own.other())));
    for (&mine, &theirs) in mine.iter().zip(rest) {
        stones.extend([(mine, own), (theirs, own.other())]);
    }
    stones
}

/// What a program says when it is asked for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum BrainAnswer {
    Move(Place),
    Suggestion(Place),
}

/// Reads a line in which a move is expected; nothing for comments.
fn read_answer(line: &str, position: &Lines) -> Option<Result<BrainAnswer, EngineFault>> {
    let (word, rest) = line
        .split_once(|c: char| c.is_ascii_whitespace())
        .unwrap_or((line, ""));
    let said = Quote::new(line);
    match word.to_ascii_uppercase().as_str() {
        "" | "MESSAGE" | "DEBUG" | "OK" => None,
        "ERROR" | "UNKNOWN" => Some(Err(EngineFault::Refused { said })),
        "SUGGEST" => Some(place(rest, position, said).map(BrainAnswer::Suggestion)),
        _ => Some(place(line, position, said).map(BrainAnswer::Move)),
    }
}

/// Reads a move and asks the rules about it.
fn place(text: &str, position: &Lines, said: Quote) -> Result<Place, EngineFault> {
    let numbers = text.split_once(',').and_then(|(col, row)| {
        let number = |text: &str| text.trim().parse::<u32>().ok();
        Some((number(col)?, number(row)?))
    });
    let (col, row) = numbers.ok_or(EngineFault::Garbage { said })?;
    let illegal = |reason: Illegal| EngineFault::Illegal { col, row, reason };
    let (Ok(x), Ok(y)) = (u8::try_from(col), u8::try_from(row)) else {
        return Err(illegal(Illegal::OffBoard));
    };
    let mv = Place::from(Cell::new(x, y));
    position.check(mv).map_err(illegal)?;
    Ok(mv)
}

/// How long a program may take to say who it is.
const INTRODUCTION: Duration = Duration::from_secs(1);

/// Starts a program, asks it who it is (`ABOUT`), and lets it go again.
///
/// # Errors
/// What is wrong with it, [`NoMove::External`]; or [`NoMove::Stopped`].
pub(super) fn introduction(
    settings: &config::ExternalEngine,
    stop: &Stop,
) -> Result<Introduction, NoMove> {
    let mut process = Process::start(settings)?;
    process.send("ABOUT")?;
    let heard = process.wait(INTRODUCTION, stop, |line| {
        let word = line.split_ascii_whitespace().next().unwrap_or("");
        match word.to_ascii_uppercase().as_str() {
            "" | "MESSAGE" | "DEBUG" | "OK" => None,
            "ERROR" | "UNKNOWN" => Some(Err(EngineFault::Refused {
                said: Quote::new(line),
            })),
            _ => Some(Ok(Introduction {
                said: Quote::new(line),
                name: own_name(line),
            })),
        }
    });
    if heard.is_err() {
        process.kill();
    }
    heard
}

/// The value of `name="…"`, without what cannot stand in a name here.
fn own_name(line: &str) -> Option<EngineName> {
    let at = line.to_ascii_lowercase().find("name=\"")? + "name=\"".len();
    let name = line.get(at..)?.split('"').next()?;
    let fit = |c: char| match c {
        ' ' => Some('-'),
        c if c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.') => Some(c),
        _ => None,
    };
    let name: String = name
        .trim()
        .chars()
        .filter_map(fit)
        .take(EngineName::LONGEST)
        .collect();
    EngineName::new(&name)
}
