//! Puzzles on the board, and what is kept of them. The match that is under way stays on its table.

pub(crate) mod calendar;
pub(crate) mod kept;
pub(crate) mod list;
pub(crate) mod screen;
pub(crate) mod sentences;
pub(crate) mod shipped;

use std::time::Duration;

use bevy::prelude::*;
use rand::SeedableRng;

use crate::board::geometry::Orientation;
use crate::features::exercises::{ExerciseBoard, Practice, Practised, act, show_moves};
use crate::features::language::{Words, number, text};
use crate::features::notifications::Notifications;
use crate::features::puzzles::shipped::{FILE, Shelf};
use crate::features::settings::{ConfigText, Configs};
use crate::input::cursor::Cursor;
use crate::intent::Intents;
use crate::platform::days::Today;
use crate::puzzles::day::FIRST;
use crate::puzzles::{Puzzle, PuzzleRun, PuzzleVerdict};
use crate::rules::{GameId, Rng};
use crate::scores::puzzles::{DayEnd, DayResult, PuzzleKey, PuzzleScores};
use crate::scores::{Day, Estimate};
use crate::states::{Phase, Screen};
use crate::study::exercise::Exercise as _;
use crate::turn::current_match::Seeds;
use crate::turn::match_board::spawn_stage;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;

/// What is done with puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleCommand {
    /// Puzzles of this game are wanted.
    Game(GameId),
    /// The position of this day is wanted.
    Day(Day),
    /// The puzzle in this place among those of the present game is wanted, counted from 0.
    Place(usize),
    /// The position of today is wanted.
    Today,
    /// What is next: the marked pieces are taken, the keyboard's place is pressed, a wrong move is
    /// taken back, or the next puzzle comes.
    GoOn,
    /// A wrong move is taken back.
    Again,
    /// The solution is shown.
    Show,
    /// Another puzzle comes, whether this one is solved or not.
    Next,
}

/// What notices about the file of puzzles are called.
const NOTICE: &str = "puzzles";

/// What is kept of puzzles.
#[derive(Resource, Debug, Default)]
pub(crate) struct PuzzleBook {
    scores: PuzzleScores,
    is_unkept: bool,
}

impl PuzzleBook {
    /// What is kept.
    pub(crate) const fn scores(&self) -> &PuzzleScores {
        &self.scores
    }

    /// Puts what was kept in the place of what is known.
    pub(crate) fn replace(&mut self, scores: PuzzleScores) {
        self.scores = scores;
    }
}

/// How the try of a puzzle changed the rating in its game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Counted {
    /// The rating before; nothing before the first puzzle.
    pub before: Option<Estimate>,
    /// The rating afterwards.
    pub now: Option<Estimate>,
}

/// The puzzles, and the one that is being solved.
#[derive(Resource, Debug, Default)]
pub(crate) struct PuzzleRoom {
    shelf: Shelf,
    game: Option<GameId>,
    practice: Practice<PuzzleRun>,
    /// What the present puzzle came to, once that is known.
    counted: Option<Counted>,
    /// The day whose position it is, if it is one.
    day: Option<Day>,
    /// What has been noted of the present position of a day: wrong moves, and how it ended.
    noted: (u16, Option<DayEnd>),
    /// The day whose position is to be shown as soon as there are puzzles; today's without it.
    wanted: Option<Day>,
}

impl Practised for PuzzleRoom {
    type Exercise = PuzzleRun;

    fn practice(&mut self) -> &mut Practice<PuzzleRun> {
        &mut self.practice
    }
}

impl PuzzleRoom {
    /// The puzzle that is being solved; nothing where all are solved, or where there are none.
    pub(crate) const fn run(&self) -> Option<&PuzzleRun> {
        self.practice.run.as_ref()
    }

    /// The game whose puzzles are wanted.
    pub(crate) const fn game(&self) -> Option<GameId> {
        self.game
    }

    /// How often somebody has tried a move that the rules refuse or that was wrong, in all puzzles since the
    /// program's start.
    pub(crate) const fn refused(&self) -> u32 {
        self.practice.refused
    }

    /// The games that have puzzles.
    pub(crate) fn games(&self) -> Vec<GameId> {
        self.shelf.games()
    }

    /// The day whose position is being solved, if it is one.
    pub(crate) const fn day(&self) -> Option<Day> {
        self.day
    }

    /// The puzzles of the present game, the easiest first.
    pub(crate) fn puzzles(&self) -> &[Puzzle] {
        self.game.map_or(&[], |game| self.shelf.of(game))
    }

    /// The position of this day, if it has one.
    pub(crate) fn of_day(&self, day: Day) -> Option<&Puzzle> {
        self.shelf.of_day(day)
    }

    /// The position of this day is to be shown when the puzzles are opened.
    #[cfg(any(target_family = "wasm", test))]
    pub(crate) const fn want_day(&mut self, day: Day) {
        self.wanted = Some(day);
    }

    /// What the present puzzle came to, once that is known.
    pub(crate) const fn counted(&self) -> Option<Counted> {
        self.counted
    }

    /// Whether there are no puzzles because their file is missing or cannot be read.
    pub(crate) const fn is_broken(&self) -> bool {
        matches!(self.shelf, Shelf::Broken)
    }

    /// Whether the file of puzzles is awaited, or moves play themselves.
    pub(crate) fn is_busy(&self) -> bool {
        let is_opening = matches!(self.shelf, Shelf::Opening(_));
        is_opening || self.run().is_some_and(PuzzleRun::plays_itself)
    }

    /// Brings the next puzzle of the present game, if there is one.
    fn bring(&mut self, book: &PuzzleBook, configs: &Configs, seeds: &Seeds) {
        let Some(game) = self.game else {
            return;
        };
        let present = self
            .practice
            .run
            .as_ref()
            .map(|run| PuzzleKey::of(run.puzzle()));
        let mut rng = Rng::seed_from_u64(seeds.next());
        let score = book.scores.of(game);
        let puzzles = self.shelf.of(game);
        let next = score.next(puzzles, present, &configs.ratings, &mut rng);
        let next = next.cloned().and_then(PuzzleRun::of);
        self.begin(next, None);
    }

    /// Brings the position of a day, if there is one: whether there is.
    fn bring_day(&mut self, day: Day, today: Day) -> bool {
        let Some(puzzle) = self.shelf.of_day(day).filter(|_| day <= today) else {
            return false;
        };
        let run = PuzzleRun::of(puzzle.clone());
        self.game = Some(puzzle.position.game());
        self.begin(run, Some(day));
        true
    }

    /// Brings the puzzle in this place among those of the present game: whether there is one.
    fn bring_from(&mut self, place: usize) -> bool {
        let run = self.puzzles().get(place).cloned().and_then(PuzzleRun::of);
        let is_there = run.is_some();
        if is_there {
            self.begin(run, None);
        }
        is_there
    }

    fn begin(&mut self, run: Option<PuzzleRun>, day: Option<Day>) {
        self.practice.run = run;
        self.day = day;
        self.counted = None;
        self.noted = (0, None);
        self.practice.stood = Duration::ZERO;
    }
}

/// Adds the puzzles.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PuzzleRoom>()
        .init_resource::<PuzzleBook>()
        .add_systems(OnEnter(Screen::Puzzles), (open, set_up_board).chain())
        .add_systems(
            Update,
            (
                read_file,
                walk,
                (take_back, act::<PuzzleRoom>, show_moves::<PuzzleRoom>).chain(),
                count,
                note_day,
            )
                .chain()
                .run_if(in_state(Screen::Puzzles))
                .in_set(Phase::Rules),
        );
}

/// Asks for the puzzles. Where they are there already, a wanted day comes at once.
fn open(mut room: ResMut<PuzzleRoom>, assets: Res<AssetServer>, today: Res<Today>) {
    room.shelf.ask(&assets);
    if !room.is_busy()
        && let Some(day) = room.wanted.take()
    {
        room.bring_day(day, (today.0)());
    }
}

fn set_up_board(mut commands: Commands, room: Res<PuzzleRoom>, mut cursor: ResMut<Cursor>) {
    *cursor = Cursor::default();
    if let Some(run) = &room.practice.run {
        let usual = Orientation::default();
        spawn_stage(&mut commands, run.position(), None, Screen::Puzzles, usual);
    }
}

/// Begins with the position of the day as soon as there are puzzles.
fn read_file(
    mut room: ResMut<PuzzleRoom>,
    assets: Res<AssetServer>,
    mut texts: ResMut<Assets<ConfigText>>,
    book: Res<PuzzleBook>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    today: Res<Today>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut board: ExerciseBoard,
) {
    let room = room.bypass_change_detection();
    let Some(came) = room.shelf.take(&assets, &mut texts) else {
        return;
    };
    match came {
        Ok(()) => {
            notifications.withdraw(NOTICE);
            let today = (today.0)();
            let wanted = room.wanted.take().unwrap_or(today);
            if !room.bring_day(wanted, today) && !room.bring_day(today, today) {
                room.game = room.games().first().copied();
                room.bring(&book, &configs, &seeds);
            }
            if let Some(run) = &room.practice.run {
                board.show(run.position());
            }
        }
        Err(reason) => {
            let reason = words.reason(reason);
            let about = [("path", text(FILE)), ("reason", text(&reason))];
            notifications.problem(NOTICE, words.with("puzzles-error", &about));
        }
    }
}

/// From puzzle to puzzle, and back from a wrong move.
fn walk(
    mut wanted: MessageReader<PuzzleCommand>,
    mut history: MessageReader<HistoryCommand>,
    mut room: ResMut<PuzzleRoom>,
    book: Res<PuzzleBook>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    today: Res<Today>,
    mut cursor: ResMut<Cursor>,
    mut inputs: MessageWriter<BoardInput>,
    mut board: ExerciseBoard,
) {
    let asked = wanted.read().copied();
    let by_key = history.read().filter_map(|command| match command {
        HistoryCommand::StepBack | HistoryCommand::Undo => Some(PuzzleCommand::Again),
        _ => None,
    });
    for command in asked.chain(by_key) {
        let run = room.practice.run.as_ref();
        let command = match command {
            PuzzleCommand::GoOn if run.is_some_and(PuzzleRun::awaits_move) => {
                inputs.write_batch(board.go_on(&cursor));
                continue;
            }
            PuzzleCommand::GoOn if run.is_some_and(PuzzleRun::is_refuted) => PuzzleCommand::Again,
            PuzzleCommand::GoOn if run.is_some_and(PuzzleRun::is_over) => PuzzleCommand::Next,
            other => other,
        };
        let is_elsewhere = match command {
            PuzzleCommand::Game(game) if room.games().contains(&game) => {
                room.game = Some(game);
                room.practice.run = None;
                room.bring(&book, &configs, &seeds);
                true
            }
            PuzzleCommand::Day(day) => room.bring_day(day, (today.0)()),
            PuzzleCommand::Place(place) => room.bring_from(place),
            PuzzleCommand::Today => {
                let today = (today.0)();
                room.bring_day(today, today)
            }
            PuzzleCommand::Next if room.game.is_some() => {
                room.bring(&book, &configs, &seeds);
                true
            }
            PuzzleCommand::Again => room.practice.run.as_mut().is_some_and(PuzzleRun::try_again),
            PuzzleCommand::Show => room
                .practice
                .run
                .as_mut()
                .is_some_and(PuzzleRun::show_solution),
            _ => false,
        };
        if is_elsewhere {
            cursor.aimed = false;
            room.practice.stood = Duration::ZERO;
            match &room.practice.run {
                Some(run) => board.show(run.position()),
                None => board.clear(),
            }
        }
    }
}

/// Where a wrong move stands on the board, a press takes it back.
fn take_back(mut inputs: MessageReader<BoardInput>, room: Res<PuzzleRoom>, mut intents: Intents) {
    let is_pressed = inputs.read().any(|it| matches!(it, BoardInput::Press(_)));
    if is_pressed && room.run().is_some_and(PuzzleRun::is_refuted) {
        intents.write(PuzzleCommand::Again);
    }
}

/// Counts the first try of the present puzzle as soon as it is known what it comes to.
fn count(
    mut room: ResMut<PuzzleRoom>,
    mut book: ResMut<PuzzleBook>,
    configs: Res<Configs>,
    today: Res<Today>,
) {
    let verdict = room.practice.run.as_ref().and_then(PuzzleRun::verdict);
    // The position of a day can be tried again and again, and counts once.
    let is_tried = room
        .day
        .is_some_and(|day| book.scores.of_day(day).is_some());
    let Some(verdict) = verdict.filter(|_| room.counted.is_none() && !is_tried) else {
        return;
    };
    let PuzzleRoom {
        practice, counted, ..
    } = &mut *room;
    let Some(puzzle) = practice.run.as_ref().map(PuzzleRun::puzzle) else {
        return;
    };
    let book = &mut *book;
    let score = book.scores.of_mut(puzzle.position.game());
    let before = score.estimate;
    score.add(
        puzzle,
        verdict == PuzzleVerdict::Solved,
        (today.0)(),
        &configs.ratings,
    );
    *counted = Some(Counted {
        before,
        now: score.estimate,
    });
    book.is_unkept = true;
}

/// Notes what becomes of the position of a day: every wrong move, and its end.
fn note_day(mut room: ResMut<PuzzleRoom>, mut book: ResMut<PuzzleBook>) {
    let (Some(day), Some(run)) = (room.day, &room.practice.run) else {
        return;
    };
    let end = match (run.is_shown(), run.is_over()) {
        (true, _) => Some(DayEnd::Shown),
        (false, true) => Some(DayEnd::Solved),
        (false, false) => None,
    };
    let now = (run.wrong(), end);
    if now == room.noted {
        return;
    }
    let wrong = now.0.saturating_sub(room.noted.0);
    room.noted = now;
    let book = &mut *book;
    let end = end.unwrap_or(DayEnd::Begun);
    if book.scores.add_to_day(day, wrong, end) {
        book.is_unkept = true;
    }
}

/// Whether a day may have a position: none is older than the first.
pub(crate) const fn has_position(day: Day) -> bool {
    day.number() >= FIRST
}

/// What became of the position of a day, in words.
pub(crate) fn day_words(words: &Words, result: Option<DayResult>) -> String {
    let Some(result) = result else {
        return words.say("puzzles-day-open");
    };
    let key = match result.end {
        DayEnd::Begun => "puzzles-day-begun",
        DayEnd::Solved if result.wrong == 0 => "puzzles-day-first",
        DayEnd::Solved => "puzzles-day-solved",
        DayEnd::Shown => "puzzles-day-shown",
    };
    words.with(key, &[("n", number(result.wrong))])
}
