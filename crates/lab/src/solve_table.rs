//! `table`: who wins on boards of many sizes, as far as that can be found out in
//! the time. What is solved can be kept in a file, and is not solved again.

use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use std::{fs, thread};

use clap::{Args, value_parser};
use serde::Serialize;
use thiserror::Error;

use fivefold_cli::engine_spec::within;
use fivefold_cli::report::Report;
use fivefold_games as games;
use fivefold_players::{Stop, Verdict};
use fivefold_rules::{GameId, Side};
use fivefold_store::storage::{FileError, atomic};
use fivefold_study::board_table::{BoardTable, SolvedBoards, TableBoard, TableError};
use fivefold_study::solving::solve;

/// How long is spent on each board in the first round; in each later one four times as long.
const FIRST_ROUND: Duration = Duration::from_secs(1);
/// The time where none is given.
const HOUR: Duration = Duration::from_secs(3600);

/// What can be typed after `table`.
#[derive(Args, Clone, Debug)]
pub struct TableArgs {
    /// The word of the game.
    #[arg(value_name = "GAME")]
    pub game: String,
    /// The time for all boards together; an hour where none is given.
    #[arg(long, value_name = "MILLISECONDS", value_parser = value_parser!(u64).range(1..))]
    pub time: Option<u64>,
    /// Memory of each thread.
    #[arg(long, value_name = "MIB", default_value = "256",
        value_parser = value_parser!(u32).range(1..=65_536))]
    pub memory: u32,
    /// Keep the values in this file; what stands there is not solved again.
    #[arg(long, value_name = "FILE")]
    pub to: Option<PathBuf>,
    /// Print JSON instead of text.
    #[arg(long)]
    pub json: bool,
}

/// Why there is no table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoTable {
    /// The game has no such boards.
    #[error("tables of boards are made for these games: {games}")]
    NoBoards {
        /// The words of the games that have them.
        games: String,
    },
    /// The file holds something else.
    #[error("{path}, {reason}; remove it or choose another file")]
    Wrong {
        /// The file.
        path: String,
        /// What is wrong.
        reason: TableError,
    },
    /// The file cannot be read.
    #[error("{path} cannot be read: {reason}")]
    Unreadable {
        /// The file.
        path: String,
        /// What the system says.
        reason: String,
    },
    /// The file cannot be written.
    #[error("{0}")]
    Unwritable(#[from] FileError),
}

/// What was found.
#[derive(Serialize)]
pub struct TableReport {
    #[serde(skip)]
    table: &'static BoardTable,
    boards: Vec<BoardReport>,
    seconds: f64,
}

/// What was found about a board.
#[derive(Serialize)]
struct BoardReport {
    #[serde(skip)]
    board: TableBoard,
    id: String,
    solved: bool,
    winner: Option<u8>,
    draw: bool,
}

/// Solves the boards, those that take least time first. `halt` ends it.
///
/// # Errors
/// See [`NoTable`].
pub fn run(order: &TableArgs, halt: &Stop) -> Result<TableReport, NoTable> {
    let brought = |game: GameId| game.extension::<BoardTable>();
    let Some(table) = games::from_id(&order.game).and_then(brought) else {
        let games = games::all().iter().copied();
        let words = games
            .filter(|game| brought(*game).is_some())
            .map(GameId::as_str);
        let games = words.collect::<Vec<&str>>().join(", ");
        return Err(NoTable::NoBoards { games });
    };
    let boards = (table.boards)();
    let known = order
        .to
        .as_deref()
        .map_or_else(|| Ok(SolvedBoards::default()), read)?;
    let start = Instant::now();
    let end = order.time.map_or(HOUR, Duration::from_millis);
    let work = TableWork {
        boards: &boards,
        order,
        halt: within(halt, end),
        state: Mutex::new(State {
            solved: known,
            unwritten: None,
        }),
    };
    let mut round = FIRST_ROUND;
    while !work.halt.is_set() && work.open().next().is_some() {
        work.round(round);
        round = round.saturating_mul(4);
    }
    let state = work.state.into_inner();
    let State { solved, unwritten } = state.unwrap_or_else(std::sync::PoisonError::into_inner);
    if let Some(error) = unwritten {
        return Err(error.into());
    }
    let report = |board: TableBoard| {
        let value = solved.value(&board);
        BoardReport {
            id: board.position.short_id(),
            solved: value.is_some(),
            winner: value.flatten().map(Side::number),
            draw: value == Some(None),
            board,
        }
    };
    Ok(TableReport {
        table,
        boards: boards.into_iter().map(report).collect(),
        seconds: start.elapsed().as_secs_f64(),
    })
}

fn read(path: &Path) -> Result<SolvedBoards, NoTable> {
    let shown = || path.display().to_string();
    match fs::read_to_string(path) {
        Ok(text) => SolvedBoards::from_text(&text).map_err(|reason| NoTable::Wrong {
            path: shown(),
            reason,
        }),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(SolvedBoards::default()),
        Err(error) => Err(NoTable::Unreadable {
            path: shown(),
            reason: error.to_string(),
        }),
    }
}

/// What the threads share.
struct TableWork<'a> {
    boards: &'a [TableBoard],
    order: &'a TableArgs,
    halt: Stop,
    state: Mutex<State>,
}

struct State {
    solved: SolvedBoards,
    unwritten: Option<FileError>,
}

impl TableWork<'_> {
    /// The boards that are not solved, the smallest first.
    fn open(&self) -> impl Iterator<Item = &TableBoard> {
        let mut open: Vec<&TableBoard> = {
            let state = self.lock();
            (self.boards.iter())
                .filter(|board| state.solved.value(board).is_none())
                .collect()
        };
        open.sort_by_key(|board| u16::from(board.cols) * u16::from(board.rows));
        open.into_iter()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, State> {
        // A table of values has no state in between that could be broken.
        self.state
            .lock()
            .unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Spends so much time at most on each open board, with all cores.
    fn round(&self, time: Duration) {
        let open = Mutex::new(self.open());
        let next = || {
            open.lock()
                .unwrap_or_else(std::sync::PoisonError::into_inner)
                .next()
        };
        let threads = thread::available_parallelism().map_or(1, usize::from);
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    while let Some(board) = next().filter(|_| !self.halt.is_set()) {
                        self.solve(board, time);
                    }
                });
            }
        });
    }

    fn solve(&self, board: &TableBoard, time: Duration) {
        let stop = within(&self.halt, time);
        let start = Instant::now();
        // A board that has no solver stays open.
        let Ok(solution) = solve(&board.position, self.order.memory, &stop) else {
            return;
        };
        let Verdict::Proven { winner, .. } = solution.verdict else {
            return;
        };
        // Nobody is left to tell if that fails.
        let _ = writeln!(
            io::stderr(),
            "{:16} {:12} {:>9.3} s  {} positions",
            board.position.short_id(),
            value_word(Some(winner)),
            start.elapsed().as_secs_f64(),
            solution.nodes
        );
        let mut state = self.lock();
        state.solved.note(board, winner);
        if let Some(to) = &self.order.to {
            let text = state.solved.to_text(self.boards);
            state.unwritten = atomic::write(to, text.as_bytes()).err();
        }
    }
}

const fn value_word(value: Option<Option<Side>>) -> &'static str {
    match value {
        Some(Some(Side::First)) => "first wins",
        Some(Some(Side::Second)) => "second wins",
        Some(None) => "draw",
        None => "open",
    }
}

impl Report for TableReport {
    fn write_words(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut sections: Vec<u8> = self.boards.iter().map(|it| it.board.section).collect();
        sections.dedup();
        for section in sections {
            self.section(out, section)?;
        }
        let open = self.boards.iter().filter(|board| !board.solved);
        writeln!(
            out,
            "1  the side that begins wins   =  draw   .  not solved ({})",
            open.count()
        )?;
        writeln!(out, "time    {:.1} s", self.seconds)
    }
}

impl TableReport {
    /// The boards of a section: one line for each number of rows, one column for each of columns.
    fn section(&self, out: &mut dyn Write, section: u8) -> io::Result<()> {
        let boards = || self.boards.iter().filter(|it| it.board.section == section);
        writeln!(out, "{}", (self.table.heading)(section))?;
        let mut cols: Vec<u8> = boards().map(|it| it.board.cols).collect();
        cols.sort_unstable();
        cols.dedup();
        let heads: String = cols.iter().map(|cols| format!("{cols:>3}")).collect();
        writeln!(out, "   {heads}")?;
        let mut rows: Vec<u8> = boards().map(|it| it.board.rows).collect();
        rows.dedup();
        for row in rows {
            let sign = |&col: &u8| {
                let found = boards().find(|it| (it.board.cols, it.board.rows) == (col, row));
                match found {
                    Some(BoardReport {
                        winner: Some(side), ..
                    }) => format!("{side:>3}"),
                    Some(BoardReport { draw: true, .. }) => "  =".to_owned(),
                    Some(_) => "  .".to_owned(),
                    None => "   ".to_owned(),
                }
            };
            let line: String = cols.iter().map(sign).collect();
            writeln!(out, "{row:>3}{}", line.trim_end())?;
        }
        writeln!(out)
    }
}
