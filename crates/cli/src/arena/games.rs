//! The games of an arena as they are kept: as SGF and PGN for other programs, and as the lines of a file
//! from which a match that was stopped goes on.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::PreparedArena;
use fivefold_formats::{Format, FormatError};
use fivefold_match::history::Forfeit;
use fivefold_match::measure::arena::ForfeitReason;
use fivefold_match::measure::arena::game::{EndedGame, Played};
use fivefold_match::measure::arena::matches::MatchKeeper;
use fivefold_match::{InfoField, Match, Opening, Plan, Seat};
use fivefold_players::GameLine;
use fivefold_rules::{Move, Side};

/// Where the games go.
#[derive(Clone, Debug, Default)]
pub(super) struct GameOutputs {
    pub(super) sgf: Option<PathBuf>,
    pub(super) pgn: Option<PathBuf>,
    pub(super) resume: Option<PathBuf>,
}

/// Why games cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum GamesError {
    /// A file cannot be opened or written.
    #[error("{file} cannot be written: {reason}")]
    File {
        /// Its path.
        file: String,
        /// What the system says.
        reason: String,
    },
    /// The game has no SGF.
    #[error("{0}; leave out --sgf")]
    Sgf(FormatError),
    /// The file belongs to another match.
    #[error("{file} is of another match: {difference}")]
    OtherMatch {
        /// Its path.
        file: String,
        /// What is different.
        difference: String,
    },
    /// The file holds no match.
    #[error("{file} is no file of an interrupted match; give the name of a new one")]
    NoMatch {
        /// Its path.
        file: String,
    },
}

/// The games of an arena, on their way to the files.
#[derive(Debug)]
pub(super) struct ArenaGames {
    known: HashMap<(u64, u64), [EndedGame; 2]>,
    files: Mutex<Open>,
}

/// The open files, and the first thing that went wrong with one.
#[derive(Debug, Default)]
struct Open {
    sgf: Option<File>,
    pgn: Option<File>,
    resume: Option<File>,
    failed: Option<String>,
}

/// What two runs of the same match have in common: the first line of its file.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct MatchHeader {
    fivefold_arena: String,
    id: String,
    players: Vec<String>,
    /// What the players' numbers are, as one number: those of a file may have changed.
    numbers: String,
    games: u64,
    seed: u64,
    openings: String,
    even: bool,
    starts: String,
    plies: u32,
    sprt: String,
}

/// A pair of games that was played.
#[derive(Serialize, Deserialize)]
struct PairLine {
    number: u64,
    pair: u64,
    games: [EndedLine; 2],
}

#[derive(Serialize, Deserialize)]
struct EndedLine {
    /// 1 or 2, 0 for nobody.
    winner: u8,
    plies: u32,
    adjudicated: bool,
    #[serde(with = "OptionalLoss", default)]
    forfeited: Option<ForfeitReason>,
}

/// [`ForfeitReason`] as JSON.
#[derive(Serialize, Deserialize)]
#[serde(remote = "ForfeitReason")]
pub(super) struct LossJson {
    kind: String,
    reason: String,
    #[serde(rename = "move")]
    refused_move: Option<String>,
    over_ms: Option<u64>,
    exit_code: Option<i32>,
    #[serde(rename = "standard_error")]
    last_words: Vec<String>,
}

/// A loss where there may be none.
struct OptionalLoss;

#[derive(Serialize)]
struct LossOut<'a>(#[serde(with = "LossJson")] &'a ForfeitReason);

#[derive(Deserialize)]
struct LossIn(#[serde(with = "LossJson")] ForfeitReason);

impl OptionalLoss {
    fn serialize<S: serde::Serializer>(
        loss: &Option<ForfeitReason>,
        out: S,
    ) -> Result<S::Ok, S::Error> {
        loss.as_ref().map(LossOut).serialize(out)
    }

    fn deserialize<'de, D: serde::Deserializer<'de>>(
        input: D,
    ) -> Result<Option<ForfeitReason>, D::Error> {
        Ok(Option::<LossIn>::deserialize(input)?.map(|LossIn(loss)| loss))
    }
}

impl ArenaGames {
    /// Opens the files of an arena; games that were played before are read.
    ///
    /// # Errors
    /// See [`GamesError`].
    pub(super) fn open(arena: &PreparedArena) -> Result<ArenaGames, GamesError> {
        let GameOutputs { sgf, pgn, resume } = &arena.files;
        if sgf.is_some() {
            let line = GameLine::new(arena.setting.start.clone());
            let game = record(arena, [0, 1], &line, &[], None);
            as_sgf(&game).map_err(GamesError::Sgf)?;
        }
        let mut known = HashMap::new();
        let resume = match resume {
            None => None,
            Some(path) => Some(goes_on(path, &MatchHeader::of(arena), &mut known)?),
        };
        let open = Open {
            sgf: appended(sgf.as_deref())?,
            pgn: appended(pgn.as_deref())?,
            resume,
            failed: None,
        };
        Ok(ArenaGames {
            known,
            files: Mutex::new(open),
        })
    }

    /// The games of the match with this number, of these players.
    pub(super) fn of_match<'a>(
        &'a self,
        arena: &'a PreparedArena,
        number: u64,
        players: [usize; 2],
    ) -> MatchGames<'a> {
        MatchGames {
            games: self,
            arena,
            number,
            players,
        }
    }

    /// What has gone wrong with a file.
    pub(super) fn failed(&self) -> Option<String> {
        let files = self.files.lock().unwrap_or_else(PoisonError::into_inner);
        files.failed.clone()
    }
}

/// The games of one match.
pub(super) struct MatchGames<'a> {
    games: &'a ArenaGames,
    arena: &'a PreparedArena,
    number: u64,
    players: [usize; 2],
}

impl MatchKeeper for MatchGames<'_> {
    fn known(&self, pair: u64) -> Option<[EndedGame; 2]> {
        self.games.known.get(&(self.number, pair)).cloned()
    }

    fn played(&self, pair: u64, games: &[Played; 2]) {
        let files = self.games.files.lock();
        let mut files = files.unwrap_or_else(PoisonError::into_inner);
        if let Err(error) = self.write(&mut files, pair, games) {
            files.failed.get_or_insert(error.to_string());
        }
    }
}

impl MatchGames<'_> {
    fn write(&self, files: &mut Open, pair: u64, games: &[Played; 2]) -> io::Result<()> {
        let [first, second] = self.players;
        if files.sgf.is_some() || files.pgn.is_some() {
            let line = self.arena.setting.opening_line(pair);
            for (half, (game, seats)) in games
                .iter()
                .zip([[first, second], [second, first]])
                .enumerate()
            {
                let names = seats.map(|place| self.arena.players[place].name());
                if let Some(sgf) = &mut files.sgf {
                    let ended = Some(&game.ended);
                    let game = record(self.arena, seats, &line, &game.moves, ended);
                    sgf.write_all(sgf_text(&game, names).as_bytes())?;
                }
                if let Some(pgn) = &mut files.pgn {
                    let round = format!("{}.{}", pair + 1, half + 1);
                    let game_id = self.arena.setting.start.game_id();
                    pgn.write_all(pgn_text(&game_id, &round, names, &line, game).as_bytes())?;
                }
            }
        }
        // A pair that does not count is played again.
        let counts = games.iter().all(|game| game.ended.no_play.is_none());
        if let Some(resume) = files.resume.as_mut().filter(|_| counts) {
            let line = PairLine {
                number: self.number,
                pair,
                games: [0, 1].map(|half: usize| EndedLine::from(&games[half].ended)),
            };
            // In one go, so that no other line can stand in the middle of it.
            let line = format!("{}\n", serde_json::to_string(&line)?);
            resume.write_all(line.as_bytes())?;
            resume.sync_data()?;
        }
        Ok(())
    }
}

impl From<&EndedGame> for EndedLine {
    fn from(ended: &EndedGame) -> EndedLine {
        EndedLine {
            winner: ended.winner.map_or(0, Side::number),
            plies: ended.plies,
            adjudicated: ended.adjudicated,
            forfeited: ended.forfeited.clone(),
        }
    }
}

impl From<EndedLine> for EndedGame {
    fn from(line: EndedLine) -> EndedGame {
        EndedGame {
            winner: Side::BOTH
                .into_iter()
                .find(|side| side.number() == line.winner),
            plies: line.plies,
            adjudicated: line.adjudicated,
            forfeited: line.forfeited,
            no_play: None,
        }
    }
}

impl MatchHeader {
    fn of(arena: &PreparedArena) -> MatchHeader {
        let setting = &arena.setting;
        let players = arena.players.iter();
        let numbers = players.clone().map(|it| &it.contestant.config);
        let book = setting
            .book
            .iter()
            .map(|line| (line.start().id(), line.moves()));
        MatchHeader {
            fivefold_arena: env!("CARGO_PKG_VERSION").to_owned(),
            id: setting.start.id(),
            players: players.map(|it| it.name().to_owned()).collect(),
            numbers: fingerprint(&format!("{:?}", numbers.collect::<Vec<_>>())),
            games: 2 * arena.pairs,
            seed: setting.seed,
            openings: match setting.book.is_empty() {
                true => setting.opening.to_string(),
                false => fingerprint(&format!("{:?}", book.collect::<Vec<_>>())),
            },
            even: setting.even,
            starts: format!("{:?}", setting.starts),
            plies: setting.most_plies,
            sprt: arena
                .test
                .map_or_else(String::new, |test| format!("{},{}", test.elo0, test.elo1)),
        }
    }

    /// In which field another head is different.
    fn difference(&self, other: &MatchHeader) -> Option<String> {
        let fields = |head: &MatchHeader| match serde_json::to_value(head) {
            Ok(serde_json::Value::Object(fields)) => fields,
            _ => serde_json::Map::new(),
        };
        let (here, there) = (fields(self), fields(other));
        let different = here
            .iter()
            .find(|(name, value)| there.get(*name) != Some(value));
        different.map(|(name, value)| match there.get(name) {
            Some(other) => format!("{name} was {other}, and is {value} now"),
            None => format!("{name} is missing"),
        })
    }
}

/// A short number for a long text: FNV-1a with 64 bits.
fn fingerprint(text: &str) -> String {
    let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

fn appended(path: Option<&Path>) -> Result<Option<File>, GamesError> {
    let Some(path) = path else {
        return Ok(None);
    };
    let file = OpenOptions::new().create(true).append(true).open(path);
    file.map(Some).map_err(|reason| cannot(path, &reason))
}

fn cannot(path: &Path, reason: &io::Error) -> GamesError {
    GamesError::File {
        file: path.display().to_string(),
        reason: reason.to_string(),
    }
}

/// Opens the file of a match: a new one gets its first line, of an old one the games are read. A last
/// line that was cut off, because the program was killed, is dropped.
fn goes_on(
    path: &Path,
    head: &MatchHeader,
    known: &mut HashMap<(u64, u64), [EndedGame; 2]>,
) -> Result<File, GamesError> {
    let failed = |reason: io::Error| cannot(path, &reason);
    let options = OpenOptions::new()
        .read(true)
        .write(true)
        .create(true)
        .truncate(false)
        .clone();
    let mut file = options.open(path).map_err(failed)?;
    let mut text = String::new();
    let no_match = || GamesError::NoMatch {
        file: path.display().to_string(),
    };
    file.read_to_string(&mut text).map_err(|_| no_match())?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines();
    match lines.next() {
        // Nothing but a first line that was cut off can be thrown away.
        None if text.is_empty() || text.starts_with("{\"fivefold_arena\"") => {
            file.set_len(0).map_err(failed)?;
            file.seek(SeekFrom::Start(0)).map_err(failed)?;
            let line = serde_json::to_string(head).map_err(|error| cannot(path, &error.into()))?;
            writeln!(file, "{line}").map_err(failed)?;
            return Ok(file);
        }
        None => return Err(no_match()),
        Some(line) => {
            let other: MatchHeader = serde_json::from_str(line).map_err(|_| no_match())?;
            if let Some(difference) = head.difference(&other) {
                return Err(GamesError::OtherMatch {
                    file: path.display().to_string(),
                    difference,
                });
            }
        }
    }
    for line in lines {
        let PairLine {
            number,
            pair,
            games,
        } = serde_json::from_str(line).map_err(|_| no_match())?;
        known.insert((number, pair), games.map(EndedGame::from));
    }
    file.set_len(whole as u64).map_err(failed)?;
    file.seek(SeekFrom::End(0)).map_err(failed)?;
    Ok(file)
}

/// The game as one that can be saved, with the moves of its opening.
fn record(
    arena: &PreparedArena,
    seats: [usize; 2],
    line: &GameLine,
    moves: &[Move],
    ended: Option<&EndedGame>,
) -> Match {
    let mut game = Match::new(Plan {
        start: line.start().clone(),
        seats: seats.map(|place| Seat::Computer(arena.players[place].contestant.opponent)),
        starter: None,
        opening: Opening::Free,
        seed: arena.setting.seed,
        clock: None,
    });
    let history = game.history_mut();
    for &mv in line.moves().iter().chain(moves) {
        // Legal, because it was played.
        let _ = history.play(mv);
    }
    if let Some(EndedGame {
        forfeited: Some(loss),
        winner: Some(winner),
        ..
    }) = ended
    {
        let loser = winner.other();
        history.set_forfeit(match loss.kind.as_str() {
            "time" | "no-answer" => Forfeit::OutOfTime(loser),
            _ => Forfeit::Resigned(loser),
        });
    }
    game
}

/// A game as SGF, with the players as they were named.
fn sgf_text(game: &Match, names: [&str; 2]) -> String {
    let mut game = game.clone();
    game.info.set(InfoField::FirstPlayer, names[0]);
    game.info.set(InfoField::SecondPlayer, names[1]);
    // It was written once when the arena began.
    let text = as_sgf(&game).unwrap_or_default();
    format!("{}\n\n", String::from_utf8_lossy(&text).trim_end())
}

fn as_sgf(game: &Match) -> Result<Vec<u8>, FormatError> {
    // A game that brings no SGF is told so by the games that do.
    let sgf = fivefold_formats::named("sgf").unwrap_or(Format::Record);
    fivefold_formats::write(game, sgf)
}

/// A game as PGN, with the tags of c-gomoku-cli: black begins, and the result is that of white. The moves
/// are a comment, as programs that read PGN know those of chess alone.
fn pgn_text(
    game_id: &str,
    round: &str,
    names: [&str; 2],
    line: &GameLine,
    game: &Played,
) -> String {
    let ended = &game.ended;
    let result = match ended.winner {
        Some(Side::First) => "0-1",
        Some(Side::Second) => "1-0",
        None => "1/2-1/2",
    };
    let termination = match &ended.forfeited {
        Some(loss) => loss.reason.as_str(),
        None if ended.adjudicated => "adjudication",
        None => "normal",
    };
    let mut text = String::new();
    let plies = line.moves().len() + game.moves.len();
    for (tag, value) in [
        ("Event", "fivefold arena"),
        ("Site", "?"),
        ("Date", "????.??.??"),
        ("Round", round),
        ("White", names[1]),
        ("Black", names[0]),
        ("Result", result),
        ("Variant", game_id),
        ("Termination", termination),
        ("PlyCount", &plies.to_string()),
    ] {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        let _ = writeln!(text, "[{tag} \"{value}\"]");
    }
    let moves = line
        .start()
        .move_texts(&[line.moves(), &game.moves].concat());
    let id = line.start().short_id();
    let _ = write!(text, "\n{{ {id} {} }} {result}\n\n", moves.join(" "));
    text
}
