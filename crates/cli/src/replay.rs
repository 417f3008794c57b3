//! `fivefold replay`: prints a saved game move by move, or writes it in another format. Its
//! pictures are ordered by [`super::replay_pictures`].

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use serde::Serialize;

use super::replay_pictures::PictureArgs;
use super::report::write_json;
use fivefold_formats::{self as formats, Format, FormatError, GameOutline, OpenedGame, RowsFrom};
use fivefold_match::history::NodeId;
use fivefold_match::{Command, InfoField, Match, Seat};
use fivefold_rules::{Outcome, Position, Side};
use fivefold_store::storage::{FileError, games};
use fivefold_words::InEnglish as _;
use fivefold_words::sentence::Sentence;

/// What can be typed after `fivefold replay`.
#[derive(Clone, Debug, Args)]
pub struct Replay {
    /// A saved game, a file of another program, or a list of moves; - reads standard input.
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Show only the position after N moves; 0 is the start.
    #[arg(long, value_name = "N", conflicts_with = "to")]
    pub ply: Option<usize>,
    /// Print JSON instead of text.
    #[arg(long, conflicts_with = "to")]
    pub json: bool,
    /// Write the game in this format instead.
    #[arg(long, value_name = "FORMAT", value_parser = format())]
    pub to: Option<Format>,
    /// Of a file with several games, take this one; 1 is the first.
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// List the games of the file instead.
    #[arg(long, conflicts_with_all = ["ply", "json", "to", "gif", "png"])]
    pub list: bool,
    /// In a list of moves, count the rows from the top.
    #[arg(long)]
    pub rows_from_top: bool,
    /// Pictures instead of text.
    #[command(flatten)]
    pub pictures: PictureArgs,
}

/// The formats by their names.
fn format() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(formats::all().map(Format::id).collect::<Vec<_>>())
        .try_map(|id| formats::named(&id).ok_or("no such format"))
}

/// Why a game is not shown.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// It cannot be read.
    #[error("{0}")]
    File(#[from] FileError),
    /// It cannot be written in the format asked for.
    #[error("{0}")]
    Format(#[from] FormatError),
    /// It has fewer moves than were asked for.
    #[error("the game has {moves} moves; choose --ply from 0 to {moves}")]
    Ply {
        /// The moves of its main line.
        moves: usize,
    },
    /// The file has fewer games than were asked for.
    #[error("the file has {games} games; choose --game from 1 to {games}")]
    Game {
        /// How many it has.
        games: usize,
    },
    /// What is printed is not taken.
    #[error("the game could not be printed: {0}")]
    Output(#[from] io::Error),
}

/// Carries out the command. What goes wrong is told on standard error.
#[must_use]
pub fn run(replay: &Replay) -> ExitCode {
    match print(replay, io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read it has seen enough: `fivefold replay … | head -3`.
        Err(ReplayError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(error) => {
            // Nobody is left to tell if that fails too.
            let _ = writeln!(io::stderr(), "{error}");
            ExitCode::FAILURE
        }
    }
}

/// Prints what is asked for.
///
/// # Errors
/// [`ReplayError`].
pub fn print(
    replay: &Replay,
    input: impl io::Read,
    out: &mut impl Write,
) -> Result<(), ReplayError> {
    let bytes = bytes(&replay.file, input)?;
    if replay.list {
        return list(&bytes, &replay.file, out);
    }
    let game = choose(&bytes, &replay.file, replay.rows(), replay.game)?;
    let games = openable(&bytes);
    if !replay.json {
        tell(&game.notes, games);
    }
    let game_match = game.game_match;
    if let Some(format) = replay.to {
        out.write_all(&formats::write(&game_match, format)?)?;
        return Ok(());
    }
    let plies = plies(&game_match);
    let moves = plies.len() - 1;
    let shown = match replay.ply {
        None => &plies[..],
        Some(ply) => plies.get(ply..=ply).ok_or(ReplayError::Ply { moves })?,
    };
    if replay.json {
        let mut json = GameJson::new(&game_match, &plies, shown);
        json.notes = game.notes.iter().map(Sentence::to_string).collect();
        json.games = (games > 1).then_some(games);
        write_json(&json, out)?;
    } else {
        as_lines(&game_match, &plies, shown, out)?;
    }
    out.flush()?;
    Ok(())
}

/// The bytes of a file; `-` is standard input.
fn bytes(path: &Path, input: impl io::Read) -> Result<Vec<u8>, FileError> {
    match path.as_os_str() == "-" {
        true => games::read_bytes(input, name(path)),
        false => games::bytes(path),
    }
}

/// What a file is called in errors.
fn name(path: &Path) -> &Path {
    match path.as_os_str() == "-" {
        true => "standard input".as_ref(),
        false => path,
    }
}

fn broken(path: &Path, reason: FormatError) -> FileError {
    FileError::Broken {
        path: name(path).to_owned(),
        reason: Box::new(reason),
    }
}

/// One of the games of a file, counted from 1; games that cannot be opened do not count.
fn choose(
    bytes: &[u8],
    path: &Path,
    rows: RowsFrom,
    number: u32,
) -> Result<OpenedGame, ReplayError> {
    let (mut games, mut refused, mut chosen) = (0_u32, None, None);
    let read = formats::visit(bytes, rows, &mut |opened| {
        match opened {
            Ok(game) => {
                games += 1;
                chosen = (games == number).then_some(game);
            }
            Err(reason) => refused = refused.take().or(Some(reason)),
        }
        match chosen {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    match (chosen, read.err().or(refused)) {
        (Some(game), _) => Ok(game),
        (None, Some(reason)) if games == 0 => Err(broken(path, reason).into()),
        (None, _) => Err(ReplayError::Game {
            games: games as usize,
        }),
    }
}

/// How many games of a file can be opened; why others cannot is told on standard error.
fn openable(bytes: &[u8]) -> usize {
    let mut games = 0;
    // It is read by now, so the outlines can be read as well, but for rows that are counted from the top.
    let _ = formats::outlines(bytes, &mut |_, outline| {
        match outline {
            Ok(_) => games += 1,
            Err(reason) => note(&reason.in_english()),
        }
        ControlFlow::Continue(())
    });
    games
}

/// Tells something on standard error.
fn note(sentence: &str) {
    // Nobody is left to tell if that fails.
    let _ = writeln!(io::stderr(), "note: {sentence}");
}

/// Tells on standard error what was passed over, changed or guessed.
fn tell(notes: &[Sentence], games: usize) {
    for sentence in notes {
        note(&sentence.to_string());
    }
    if games > 1 {
        note(&format!(
            "the file holds {games} games; --game N shows another, --list lists them"
        ));
    }
}

/// Reads one game of a file; what was passed over is told on standard error.
///
/// # Errors
/// [`ReplayError`].
pub(crate) fn read(
    path: &Path,
    rows: RowsFrom,
    number: u32,
    input: impl io::Read,
) -> Result<Match, ReplayError> {
    let bytes = bytes(path, input)?;
    let game = choose(&bytes, path, rows, number)?;
    let games = openable(&bytes);
    tell(&game.notes, if number > 1 { 1 } else { games });
    Ok(game.game_match)
}

/// A line for each game of a file. Files may hold more games than there is memory for.
fn list(bytes: &[u8], path: &Path, out: &mut impl Write) -> Result<(), ReplayError> {
    let mut out = io::BufWriter::new(out);
    let (mut games, mut refused, mut written) = (0, None, Ok(()));
    let read = formats::outlines(bytes, &mut |_, outline| {
        match outline {
            Ok(outline) => {
                games += 1;
                written = list_line(&mut out, games, &outline);
            }
            // The first one is told in the end: it is the reason if there is no game at all.
            Err(reason) if refused.is_none() => refused = Some(reason),
            Err(reason) => note(&reason.in_english()),
        }
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        }
    });
    written?;
    out.flush()?;
    match read.err().or(refused) {
        Some(reason) if games == 0 => return Err(broken(path, reason).into()),
        Some(reason) => note(&reason.in_english()),
        None => {}
    }
    Ok(())
}

fn list_line(out: &mut impl Write, number: u32, game: &GameOutline<'_>) -> io::Result<()> {
    let value = |field| match game.info.get(&field) {
        "" => "?",
        value => value,
    };
    let result = match game.outcome {
        None => "*",
        Some(Outcome::Draw) => "1/2-1/2",
        Some(Outcome::Win(Side::First)) => "1-0",
        Some(Outcome::Win(Side::Second)) => "0-1",
    };
    writeln!(
        out,
        "{number}. {} - {}  {result}  {} moves  {}  {}",
        value(InfoField::FirstPlayer),
        value(InfoField::SecondPlayer),
        game.moves.len(),
        game.info.get(&InfoField::Event),
        game.info.get(&InfoField::Date),
    )
}

impl Replay {
    /// From which edge the rows of a list of moves are counted.
    pub(crate) const fn rows(&self) -> RowsFrom {
        match self.rows_from_top {
            true => RowsFrom::Top,
            false => RowsFrom::Bottom,
        }
    }
}

/// A position of the main line with the move that led to it.
struct ReplayPly {
    node: NodeId,
    mv: Option<(Side, String)>,
    position: Position,
}

/// The start, and the position after every move of the main line.
fn plies(game_match: &Match) -> Vec<ReplayPly> {
    let history = game_match.history();
    let mut board = game_match.clone();
    // Also a rated game is shown.
    board.set_apart();
    let show = |node| {
        let before = board.position();
        let told = |mv| (before.side_to_move(), before.move_text(mv));
        let mv = history.move_of(node).map(told);
        // It is a node of this game.
        let _ = board.handle(Command::Jump(node));
        let position = board.position().clone();
        ReplayPly { node, mv, position }
    };
    history.main_line().into_iter().map(show).collect()
}

fn as_lines(
    game_match: &Match,
    plies: &[ReplayPly],
    shown: &[ReplayPly],
    out: &mut impl Write,
) -> io::Result<()> {
    let history = game_match.history();
    let [first, second] = game_match.seats_at_the_end().map(Seat::id);
    writeln!(out, "{}", game_match.start())?;
    writeln!(out, "side 1: {first}, side 2: {second}")?;
    if shown.len() == plies.len() {
        for (field, value) in game_match.info.iter() {
            writeln!(out, "{}: {value}", field.word())?;
        }
    }
    for ply in shown {
        let number = history.number(ply.node);
        if let Some((side, mv)) = &ply.mv {
            write!(out, "{number}. side {side}: {mv}")?;
            if let Some(time) = history.time(ply.node) {
                write!(out, " in {:.3} s", time.as_secs_f64())?;
            }
            writeln!(out, "  {}", ply.position)?;
        } else if shown.len() == 1 {
            writeln!(out, "0. the start")?;
        }
        for line in history.comment(ply.node).lines() {
            writeln!(out, "   {line}")?;
        }
    }
    let moves = plies.len() - 1;
    if shown.len() == plies.len() {
        let resigned = history.resigned_at(history.main_end());
        if let Some(side) = resigned {
            writeln!(out, "side {side} resigned")?;
        }
        match history.main_result() {
            None => writeln!(out, "moves: {moves}, unfinished")?,
            Some(Outcome::Draw) => writeln!(out, "moves: {moves}, a draw")?,
            Some(Outcome::Win(side)) => writeln!(out, "moves: {moves}, side {side} wins")?,
        }
        let others = history.len() - moves;
        if others > 0 {
            writeln!(out, "moves of variations: {others}; --to record shows them")?;
        }
    }
    Ok(())
}

/// The game in JSON.
#[derive(Serialize)]
struct GameJson {
    game: String,
    start: String,
    seats: [Cow<'static, str>; 2],
    moves: usize,
    moves_of_variations: usize,
    /// 0 in a draw.
    winner: Option<u8>,
    resigned: Option<u8>,
    /// What is known about the game besides its moves.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    info: BTreeMap<String, String>,
    /// What was passed over, changed or guessed in the file.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    /// How many games the file holds, if there are several.
    #[serde(skip_serializing_if = "Option::is_none")]
    games: Option<usize>,
    plies: Vec<PlyJson>,
}

#[derive(Serialize)]
struct PlyJson {
    ply: usize,
    side: Option<u8>,
    #[serde(rename = "move")]
    mv: Option<String>,
    position: String,
    time_ms: Option<u64>,
    comment: Option<String>,
}

impl GameJson {
    fn new(game_match: &Match, plies: &[ReplayPly], shown: &[ReplayPly]) -> GameJson {
        let history = game_match.history();
        let winner = |outcome: Outcome| outcome.winner().map_or(0, Side::number);
        let resigned = history.resigned_at(history.main_end());
        let shown = shown.iter().map(|ply| {
            let (side, mv) = ply.mv.clone().unzip();
            let comment = history.comment(ply.node);
            PlyJson {
                ply: history.number(ply.node),
                side: side.map(Side::number),
                mv,
                position: ply.position.id(),
                time_ms: history.time(ply.node).map(|time| time.as_millis() as u64),
                comment: (!comment.is_empty()).then(|| comment.to_owned()),
            }
        });
        GameJson {
            game: game_match.start().game_id(),
            start: game_match.start().id(),
            seats: game_match.seats_at_the_end().map(Seat::id),
            moves: plies.len() - 1,
            moves_of_variations: history.len() + 1 - plies.len(),
            winner: history.main_result().map(winner),
            resigned: resigned.map(Side::number),
            info: game_match
                .info
                .iter()
                .map(|(field, value)| (field.word().to_owned(), value.to_owned()))
                .collect(),
            notes: Vec::new(),
            games: None,
            plies: shown.collect(),
        }
    }
}
