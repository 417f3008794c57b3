//! The states of the program that pictures show, brought about without anybody who plays.

use std::io::ErrorKind;
use std::time::Duration;

use bevy::prelude::*;

use super::begun::{games_of_some_days, today};
use super::past::a_past;
use super::screens::{self, Begun, Game, Past, Research, Scene, Seats, Setup, Subject};
use crate::board::animation::AnimationQueue;
use crate::config::{ConfigError, EngineName, ExternalEngine, Problem, Step};
use crate::features::comments::CommentCommand;
use crate::features::giving_up::GivingUp;
use crate::features::language::{Words, text};
use crate::features::my_games::{GameChoice, MyGames};
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::{Notifications, ProgramFault};
use crate::features::programs::{EngineForm, OwnEngines, Said};
use crate::features::puzzles::PuzzleBook;
use crate::features::records::Statistics;
use crate::features::research::Room;
use crate::features::settings::screen::{ChosenSection, Section};
use crate::features::settings::{Configs, Scan, Settings};
use crate::features::setup::draft::Draft;
use crate::features::teaching::PersonMoved;
use crate::features::theorem::{PRESETS, Theorem};
use crate::features::tune::Tuning;
use crate::features::tune::screen::TuneView;
use crate::games::nim::NimNumbers;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::cursor::Cursor;
use crate::input::gamepads::{PadChange, PadReport};
use crate::intent::Intent;
use crate::midend::clock::TimeControl;
use crate::midend::{Command, Match, Seat};
use crate::platform::KeptIn;
use crate::platform::days::Today;
use crate::players::external::Fault;
use crate::players::opponents::Opponent;
use crate::players::{Explanation, SearchResult, Verdict};
use crate::rules::Side;
use crate::scores::Day;
use crate::scores::puzzles::{DayEnd, PuzzleScores};
use crate::states::{Screen, Turn};
use crate::study::research::Tuple;
use crate::study::same_heaps::Reduction;
use crate::turn::computer_moves::LastResult;
use crate::turn::current_match::CurrentMatch;
use crate::turn::person_moves::BoardInput;
use crate::window::WindowCommand;

use fivefold_support::driving::Drive as _;

/// A reply that would come within this time in milliseconds is not in the picture.
const NO_REPLY: u32 = 600_000;
/// A board of Lines that has a proof.
const PROVEN: &str = "6x6x4";

impl Scene {
    /// Brings about what the picture shows.
    pub(super) fn arrange(&self, world: &mut World) {
        match &self.subject {
            Subject::Menu => {}
            Subject::Keys => {
                world.write_message(Intent::from(WindowCommand::Keys));
            }
            Subject::Buttons => {
                let changes = [
                    PadChange::Connected,
                    PadChange::Button(PadButton::LeftShoulder, true),
                ];
                world.write_message_batch(changes.map(|change| PadReport { pad: 1, change }));
                world.write_message(Intent::from(WindowCommand::Keys));
            }
            Subject::ChosenButtons => {
                let change = PadChange::Connected;
                world.write_message(PadReport { pad: 1, change });
                let buttons = [("undo", "LeftStick")];
                let buttons = buttons.map(|(name, it)| (name.to_owned(), it.to_owned()));
                world.resource_mut::<Settings>().buttons = buttons.into();
                world.insert_resource(ChosenSection(Some(Section::Keys)));
                world.write_message(Intent::from(ScreenCommand::Settings));
            }
            Subject::ConfigError => {
                let error = ConfigError {
                    file: "config/theme.ron".to_owned(),
                    line: 12,
                    column: 5,
                    problem: Problem::UnknownField {
                        found: "tabel".to_owned(),
                        nearest: Some("table".to_owned()),
                        known: Vec::new(),
                    },
                };
                world
                    .resource_mut::<Notifications>()
                    .config_error("config/theme.ron", error);
            }
            Subject::Scores(past) => {
                if *past != Past::Nothing {
                    bring_past(world);
                }
                world.write_message(Intent::from(ScreenCommand::Scores));
            }
            Subject::MyGames(begun) => arrange_my_games(world, *begun),
            Subject::Settings(section) => {
                bring_past(world);
                let folder = "/home/ola/.local/state/fivefold".to_owned();
                world.insert_resource(KeptIn(Some(folder)));
                world.insert_resource(ChosenSection(*section));
                world.write_message(Intent::from(ScreenCommand::Settings));
            }
            Subject::Tune(file, search) => {
                let mut view = world.resource_mut::<TuneView>();
                view.file = *file;
                view.search = (*search).to_owned();
                let mut tuning = world.resource_mut::<Tuning>();
                for (name, field, value) in [
                    ("timing.ron", "fast", "0.25"),
                    ("theme.ron", "board", "\"#2A2033\""),
                ] {
                    let path = [Step::Field(field.to_owned())];
                    let set = tuning.change(name, |layers| layers.set(&path, value));
                    set.expect("an allowed value");
                }
                world.resource_mut::<NextState<Screen>>().set(Screen::Tune);
            }
            Subject::Rated(kind) | Subject::Sitters(kind) => {
                bring_past(world);
                arrange_setup(world, &Setup::of(*kind));
            }
            Subject::Files(purpose, game) => {
                arrange_game(world, game);
                super::files::arrange(world, *purpose);
            }
            Subject::Setup(setup) => arrange_setup(world, setup),
            Subject::BoardTable(setup) => {
                arrange_setup(world, setup);
                world.write_message(Intent::from(WindowCommand::BoardTable));
            }
            Subject::Puzzle(..) => {
                // 2026-11-25, and some days before it were tried.
                world.insert_resource(Today(|| Day::new(20_782)));
                let mut scores = PuzzleScores::default();
                for (before, wrong, end) in [
                    (1, 0, DayEnd::Solved),
                    (2, 2, DayEnd::Solved),
                    (4, 0, DayEnd::Shown),
                    (9, 0, DayEnd::Solved),
                    (14, 0, DayEnd::Solved),
                ] {
                    scores.add_to_day(Day::new(20_782 - before), wrong, end);
                }
                world.resource_mut::<PuzzleBook>().replace(scores);
                world.write_message(Intent::from(ScreenCommand::Puzzles));
            }
            Subject::Lesson(game, ..) => {
                world.write_message(Intent::from(ScreenCommand::Open(*game)));
            }
            Subject::Research(research) => arrange_research(world, research),
            Subject::Theorem(boards) => arrange_theorem(world, boards),
            Subject::Program => arrange_program(world),
            Subject::Game(game) | Subject::MenuAfter(game) | Subject::Notifications(game) => {
                arrange_game(world, game);
            }
            Subject::Rules(game, ..) => {
                arrange_game(world, game);
                world.write_message(Intent::from(WindowCommand::Rules));
            }
            Subject::Arena(_) => arrange_setup(world, &Setup::of(crate::games::nim::ID)),
            Subject::Opponent(kind, opponent) => {
                let board = (*opponent == Opponent::Exact).then_some(PROVEN);
                let setup = Setup::of(*kind);
                arrange_setup(world, &Setup { board, ..setup });
            }
            Subject::Editor(kind, _) => arrange_setup(world, &Setup::of(*kind)),
            Subject::Comment(game) => {
                arrange_game(world, game);
                world.write_message(Intent::from(CommentCommand::Write));
            }
        }
    }
}

/// A game was exported, the next one is being drawn, and the clipboard could not be used.
pub(super) fn tell(world: &mut World) {
    let words = world.resource::<Words>();
    let path = "/home/ola/Pictures/fivefold/Lines 2026-11-21.gif";
    let done = words.with("export-done", &[("path", text(path))]);
    let refused = words.say("clipboard-refused");
    let path = "/home/ola/Pictures/fivefold/Lines 2026-11-21 2.gif";
    let begun = words.with("export-drawing", &[("path", text(path))]);
    let mut notifications = world.resource_mut::<Notifications>();
    notifications.news("export", done);
    notifications.problem("clipboard", refused);
    notifications.remark("next export", begun);
}

fn arrange_my_games(world: &mut World, begun: Begun) {
    world.insert_resource(Today(today));
    let mut screen = world.resource_mut::<NextState<Screen>>();
    screen.set(Screen::MyGames);
    let list = if begun == Begun::None {
        Vec::new()
    } else {
        games_of_some_days()
    };
    let is_renamed = begun == Begun::Renaming;
    let chosen = list.get(3).filter(|_| is_renamed).map(|it| it.number);
    world.insert_resource(MyGames {
        list: Some(list),
        deleted: None,
    });
    world.insert_resource(GameChoice {
        chosen,
        new_name: is_renamed.then(|| "The long way home".to_owned()),
        ..default()
    });
}

fn bring_past(world: &mut World) {
    let ratings = world.resource::<Configs>().ratings.clone();
    let past = a_past(&ratings);
    world.resource_mut::<Statistics>().replace(past, &ratings);
}

fn arrange_setup(world: &mut World, setup: &Setup) {
    let configs = world.resource::<Configs>();
    let mut draft = Draft::new(setup.kind, configs, 1);
    if let Some(board) = setup.board {
        draft.take_preset(board).expect("a board");
    }
    if let Some((key, value)) = setup.value {
        draft.set(key, 0, value);
    }
    if let Some(cell) = setup.press {
        draft.place(cell, draft.placing);
    }
    draft.clock = setup.clock;
    world.insert_resource(draft);
    world.write_message(Intent::from(ScreenCommand::Open(setup.kind)));
}

fn arrange_research(world: &mut World, research: &Research) {
    // A picture that turns by itself would depend on how long it was waited for.
    let mut room = world.resource_mut::<Room>();
    room.view.in_hand = true;
    room.ask(research.question);
    for _ in 0..research.steps {
        room.step();
    }
    room.chosen = (!research.chosen.is_empty()).then(|| Tuple::new(research.chosen));
    room.shows_list = research.shows_list;
    room.shows_proof = research.shows_proof;
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Research);
}

/// A move is pointed at on all boards, unless one is turning into another.
fn arrange_theorem(world: &mut World, boards: &screens::Theorem) {
    let mut theorem = world.resource_mut::<Theorem>();
    theorem.begin(PRESETS[boards.heaps]);
    theorem.bring_to_front(boards.front);
    if boards.turning.is_none() {
        theorem.choose(Some(Reduction { heap: 1, left: 2 }));
    }
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Theorem);
}

/// A program was added, and another one is not where it was said to be.
fn arrange_program(world: &mut World) {
    arrange_setup(world, &Setup::of(crate::games::lines::ID));
    let engine = |name: &str| {
        Some(ExternalEngine {
            name: EngineName::new(name)?,
            command: format!("/home/me/gomoku/pbrain-{}", name.to_lowercase()),
            args: Vec::new(),
            turn_ms: 1_000,
            pause_ms: 10,
        })
    };
    let engines = ["Pela", "Rapfi"].into_iter().filter_map(engine).collect();
    world.insert_resource(OwnEngines::new(engines, None));
    let mut form = world.resource_mut::<EngineForm>();
    form.side = Some(Side::Second);
    form.path = "/home/me/gomoku/pbrain-carbon".to_owned();
    form.said = Some(Said::Fault(Fault::NotStarted {
        reason: ErrorKind::NotFound,
    }));
}

/// The last move took its time, is commented on, and another one was tried in its place.
fn note(game_match: &mut Match) {
    let here = game_match.history().current();
    let mv = game_match.history().move_of(here);
    game_match.undo();
    let others = game_match.position().legal_moves().into_iter();
    for other in others.filter(|&other| Some(other) != mv).take(2) {
        if game_match.play_timed(other, Duration::from_secs(3)).is_ok() {
            game_match.undo();
        }
    }
    if let Some(mv) = mv {
        let _ = game_match.play_timed(mv, Duration::from_millis(12_400));
    }
    let comment = "Wins by force, but not the quickest way: the row above was open as well.";
    let _ = game_match.set_comment(here, comment);
}

fn arrange_game(world: &mut World, game: &Game) {
    let opponents = world.resource::<Configs>().opponents.clone();
    let mut events = Vec::new();
    let (mut back, mut fault, mut told) = (None, None, None);
    let mut table = world.resource_mut::<CurrentMatch>();
    if let Some(game_match) = &mut table.game_match {
        let mut plan = game_match.plan().clone();
        plan.seats = [Seat::Person; 2];
        plan.opening = game.opening;
        plan.clock = game.clock.map(|(control, _)| control);
        if !matches!(game.seats, Seats::Persons | Seats::AskedToGiveUp) {
            let name = EngineName::new("Pela").filter(|_| game.seats == Seats::Crashed);
            let usual = Opponent::usual(&plan.start, &opponents);
            let opponent = name.map_or(usual, Opponent::External);
            plan.seats[Side::Second.index()] = Seat::Computer(opponent);
            if game.seats == Seats::Opponents {
                plan.seats[Side::First.index()] = Seat::Computer(opponent);
            }
        }
        *game_match = Match::new(plan);
        for text in game.moves {
            if let Ok(mv) = game_match.position().parse_move(text) {
                events.push(game_match.play(mv).unwrap_or_default());
            }
        }
        if game.noted {
            note(game_match);
        }
        for _ in 0..game.back {
            game_match.undo();
            back = Some(game_match.position().clone());
        }
        if let Some((_, used)) = game.clock {
            let used = Duration::from_millis(used);
            let side = game_match.position().side_to_move();
            let (control, left) = (game_match.time_control(), game_match.time_left(side));
            let is_up = |(control, left): (TimeControl, _)| control.reading(left, used).is_up();
            let command = match control.zip(left).is_some_and(is_up) {
                true => Command::RunOutOfTime,
                false => Command::Wait,
            };
            // Both can be asked of a game that runs.
            let _ = game_match.handle(command);
            game_match.set_spent(used);
        }
        let here = game_match.history().current();
        if game.seats == Seats::Crashed && game_match.resign(Side::Second) {
            fault = Some((here, Fault::Ended { code: Some(139) }));
        }
        let last = game_match.moves().last().copied();
        if let (Seats::ToldOpponent, Some(mv)) = (game.seats, last) {
            told = Some(SearchResult {
                mv,
                verdict: Verdict::Proven {
                    winner: Some(Side::Second),
                    plies: Some(7),
                },
                explanation: Explanation::SEARCHED_WIN,
                nodes: 0,
                depth: 0,
                line: Vec::new(),
                remark: None,
            });
        }
    }
    world.resource_mut::<ProgramFault>().0 = fault;
    world.resource_mut::<LastResult>().0 = told;
    world.resource_mut::<Cursor>().hover = game.hover;
    let mut settings = world.resource_mut::<Settings>();
    settings.large_controls = game.large;
    if game.scanned {
        settings.scan = Scan::TwoSwitches;
    }
    for mut motion in world.query::<&mut AnimationQueue>().iter_mut(world) {
        for events in &events {
            motion.push(events.clone(), None);
        }
        if let Some(position) = &back {
            motion.jump(position, None);
        }
    }
    if game.seats == Seats::AskedToGiveUp {
        world.resource_mut::<GivingUp>().0 = Some(0);
    }
    let mut settings = world.resource_mut::<Settings>();
    settings.show_verdict |= game.told || game.seats == Seats::ToldOpponent;
    settings.show_columns |= game.columns;
    settings.show_threats |= game.told;
    settings.teaching |= game.seats == Seats::Warned;
    if game.seats == Seats::Warned {
        world.write_message(PersonMoved);
    }
    // Whoever is seen thinking must still be thinking when the picture is taken.
    let mut configs = world.resource_mut::<Configs>();
    configs.timing.reply_floor_ms = NO_REPLY;
    configs.change_games(|games| {
        games.change(|numbers: &mut NimNumbers| numbers.reply_floor_ms = NO_REPLY);
    });
    world.resource_mut::<NextState<Turn>>().set(Turn::Animating);
    for cell in game.marks {
        world.write_message(Intent::from(BoardInput::Press(*cell)));
    }
}
