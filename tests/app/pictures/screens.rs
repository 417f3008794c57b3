//! The screens that scenes show, and what is done there.

use std::io::ErrorKind;

use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, egui};

use super::begun::{games_of_some_days, today};
use super::past::a_past;
use super::scene::{ENDING_FRAMES, LOADING, Show};
use crate::config::{
    ConfigError, ConfigProblem, EngineName, ExternalEngine, Level, PathStep, ScriptName,
};
use crate::features::about::LicenceTexts;
use crate::features::about::libraries::LibraryList;
use crate::features::arena::Arena;
use crate::features::collections::{CollectionView, Collections};
use crate::features::comments::CommentCommand;
use crate::features::files::sheet::SheetPurpose;
use crate::features::language::{Words, text};
use crate::features::lessons::{LessonCommand, Lessons};
use crate::features::my_games::{GameChoice, MyGames};
use crate::features::notifications::Notifications;
use crate::features::opponents::OpponentCommand;
use crate::features::position_search::PositionQuery;
use crate::features::programs::{AddOutcome, EngineForm, OwnEngines};
use crate::features::puzzles::{PuzzleBook, PuzzleCommand, PuzzleRoom};
use crate::features::recording::offscreen_renderer::OffscreenRenderer;
use crate::features::records::{ScoresCommand, Statistics};
use crate::features::research::{ResearchQuestion, Room};
use crate::features::scanning::switches::Switch;
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::open::{ScriptEditor, ScriptOutcome};
use crate::features::settings::screen::{ChosenSection, SettingsSection};
use crate::features::setup::draft::Draft;
use crate::features::theorem::{PRESETS, Theorem};
use crate::features::tune::Tuning;
use crate::features::tune::screen::TuneView;
use crate::games::{lines, nim};
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::gamepads::{PadChange, PadReport};
use crate::library::ListedGame;
use crate::platform::KeptIn;
use crate::platform::days::Today;
use crate::players::external;
use crate::players::scripts::{ScriptFault, ScriptMistake};
use crate::puzzles::Puzzles;
use crate::redraw::Redraw;
use crate::rules::{GameId, Move};
use crate::scores::Day;
use crate::scores::puzzles::{DayEnd, PuzzleScores};
use crate::study::exercise::Exercise as _;
use crate::study::lesson::LessonRun;
use crate::study::research::{ResearchKind, Tuple};
use crate::study::same_heaps::Reduction;
use crate::tests::collections::made_up;
use crate::tests::prelude::*;
use crate::window::WindowCommand;
use fivefold_support::positions::position_of;

/// So many controls of a setup lead to the second seat.
const TO_SECOND_SEAT: usize = 10;
/// After so many frames nothing in the research room shines for being new.
const SHINING_FRAMES: u32 = 50;
/// After so many frames one board has half turned into another.
const TURNING_FRAMES: u32 = 40;
/// After so many frames what a step of a lesson shows has been shown.
const LESSON_FRAMES: u32 = 300;

/// The menu.
pub(super) fn menu() -> Show {
    Show::default()
}

/// The list of keys over the menu.
pub(super) fn keys() -> Show {
    menu().command(WindowCommand::Keys)
}

fn pad(world: &mut World, change: PadChange) {
    world.write_message(PadReport { pad: 1, change });
}

/// The same while a gamepad is used.
pub(super) fn buttons() -> Show {
    keys().begin(|world| {
        pad(world, PadChange::Connected);
        pad(world, PadChange::Button(PadButton::LeftShoulder, true));
    })
}

/// The keys in the settings while a gamepad is connected and one of its buttons was chosen.
pub(super) fn chosen_buttons() -> Show {
    let show = menu().begin(|world| {
        pad(world, PadChange::Connected);
        world.insert_resource(ChosenSection(Some(SettingsSection::Keys)));
    });
    show.settings(|it| it.buttons = [("undo".to_owned(), "LeftStick".to_owned())].into())
        .command(ScreenCommand::Settings)
}

/// The menu with a message about a broken configuration file.
pub(super) fn config_error() -> Show {
    menu().with(|notifications: &mut Notifications| {
        let error = ConfigError {
            file: "config/theme.ron".to_owned(),
            line: 12,
            column: 5,
            problem: ConfigProblem::UnknownField {
                found: "tabel".to_owned(),
                nearest: Some("table".to_owned()),
                known: Vec::new(),
            },
        };
        notifications.config_error("config/theme.ron", error);
    })
}

fn screen(screen: Screen) -> Show {
    menu().with(move |next: &mut NextState<Screen>| next.set(screen))
}

/// Made-up games were played before.
fn bring_past(world: &mut World) {
    let ratings = world.resource::<Configs>().ratings.clone();
    let past = a_past(&ratings);
    world.resource_mut::<Statistics>().replace(past, &ratings);
}

/// The records before the first game.
pub(super) fn no_scores() -> Show {
    menu().command(ScreenCommand::Scores)
}

/// The records after some months.
pub(super) fn scores() -> Show {
    no_scores().begin(bring_past)
}

/// The same while it is asked whether they are to be deleted.
pub(super) fn deleted_scores() -> Show {
    scores().open(|studio| studio.intent(ScoresCommand::Forget))
}

/// My games.
pub(super) fn my_games(list: fn() -> Vec<ListedGame>) -> Show {
    screen(Screen::MyGames).begin(move |world| {
        world.insert_resource(Today(today));
        world.insert_resource(MyGames {
            list: Some(list()),
            deleted: None,
        });
    })
}

/// A collection of made-up games; also with the position after the first move looked for.
pub(super) fn collection(with_position: bool) -> Show {
    let show = screen(Screen::Collection).begin(|world| {
        world.insert_resource(Collections::showing("Championships", made_up(1_200)));
    });
    match with_position {
        false => show,
        true => show.begin(|world| {
            let mut position = position_of("mnk:15x15x5");
            let mv = position.parse_move("h8").expect("the middle");
            position.play(mv).expect("a legal move");
            let mut view = world.resource_mut::<CollectionView>();
            view.position = PositionQuery::of(position);
        }),
    }
}

/// My games while one is being renamed.
pub(super) fn renamed_game() -> Show {
    my_games(games_of_some_days).begin(|world| {
        let list = &world.resource::<MyGames>().list;
        let chosen = list.as_ref().map(|list| list[3].number);
        world.insert_resource(GameChoice {
            chosen,
            new_name: Some("The long way home".to_owned()),
            ..default()
        });
    })
}

/// The settings, with this section chosen.
pub(super) fn settings(section: Option<SettingsSection>) -> Show {
    let show = menu().begin(move |world| {
        bring_past(world);
        let folder = "/home/ola/.local/state/fivefold".to_owned();
        world.insert_resource(KeptIn(Some(folder)));
        world.insert_resource(ChosenSection(section));
    });
    show.command(ScreenCommand::Settings)
}

/// What the program tells of itself, as a package tells it.
pub(super) fn about() -> Show {
    let show = screen(Screen::About).begin(|world| {
        let texts = "/usr/share/doc/fivefold/THIRD-PARTY.txt";
        world.insert_resource(LicenceTexts(Some(texts.into())));
    });
    show.rest(|studio| {
        studio.wait(|world| matches!(world.resource::<LibraryList>(), LibraryList::Open(_)));
    })
}

/// The values of the configuration files: the file of this number, or what is found.
pub(super) fn tune(file: usize, search: &'static str) -> Show {
    let show = screen(Screen::Tune).with(move |view: &mut TuneView| {
        view.file = file;
        view.search = search.to_owned();
    });
    show.with(|tuning: &mut Tuning| {
        for (name, field, value) in [
            ("timing.ron", "fast", "0.25"),
            ("theme.ron", "board", "\"#2A2033\""),
        ] {
            let path = [PathStep::Field(field.to_owned())];
            let set = tuning.change(name, |layers| layers.set(&path, value));
            set.expect("an allowed value");
        }
    })
}

/// The setup of a game as it opens.
pub(super) fn setup(game: GameId) -> Show {
    setup_with(game, |_| ())
}

/// The setup of a game after a change.
pub(super) fn setup_with(
    game: GameId,
    change: impl Fn(&mut Draft) + Send + Sync + 'static,
) -> Show {
    let show = menu().begin(move |world| {
        let mut draft = Draft::new(game, world.resource::<Configs>(), 1);
        change(&mut draft);
        world.insert_resource(draft);
    });
    show.command(ScreenCommand::Open(game))
}

/// Who wins on which board of Lines, over its setup with lines of this length.
pub(super) fn board_table(length: i32) -> Show {
    setup_with(lines::ID, move |draft| draft.set("len", 0, length))
        .command(WindowCommand::BoardTable)
}

/// The setup of a rated game.
pub(super) fn rated(game: GameId) -> Show {
    let show = setup(game).begin(bring_past);
    show.open(|studio| studio.intent(ScoresCommand::Rate(true)))
}

/// Those who can take a seat, over the setup of a game.
pub(super) fn sitters(game: GameId) -> Show {
    let mut show = setup(game).begin(bring_past).open(|studio| {
        for _ in 0..TO_SECOND_SEAT {
            press(studio, egui::Key::Tab);
        }
        press(studio, egui::Key::Enter);
        studio.step(4);
    });
    show.closes = true;
    show
}

/// Presses a key in the panels.
fn press(studio: &mut OffscreenRenderer, key: egui::Key) {
    let world = studio.world();
    let mut contexts = world.query_filtered::<Entity, With<EguiContext>>();
    let context = contexts.iter(world).next().expect("a window");
    for pressed in [true, false] {
        world.write_message(EguiInputEvent {
            context,
            event: egui::Event::Key {
                key,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            },
        });
    }
    studio.step(2);
}

/// The form for another program over the setup of Lines: one was added, and another one is not where it
/// was said to be.
pub(super) fn program() -> Show {
    let engine = |name: &str| ExternalEngine {
        name: EngineName::new(name).expect("a name"),
        command: format!("/home/me/gomoku/pbrain-{}", name.to_lowercase()),
        args: Vec::new(),
        turn_ms: 1_000,
        pause_ms: 10,
    };
    let show = setup(lines::ID).begin(move |world| {
        let engines = ["Pela", "Rapfi"].map(engine).into();
        world.insert_resource(OwnEngines::new(engines, None));
    });
    show.with(|form: &mut EngineForm| {
        form.side = Some(Side::Second);
        form.path = "/home/me/gomoku/pbrain-carbon".to_owned();
        form.said = Some(AddOutcome::Fault(external::EngineFault::NotStarted {
            reason: ErrorKind::NotFound,
        }));
    })
}

/// The arena of Nim before a match.
pub(super) fn empty_arena() -> Show {
    setup(nim::ID).open(|studio| {
        studio.intent(ScreenCommand::Arena);
        studio.step(2);
    })
}

/// The same after a match of two levels.
pub(super) fn arena() -> Show {
    empty_arena().open(|studio| {
        let config = studio.world().resource::<Configs>().opponents.clone();
        let mut arena = studio.world().resource_mut::<Arena>();
        arena.players = [4, 3].map(|number| Level::new(number).map(Opponent::Level));
        arena.run(config.into(), 1, &Redraw::default());
        while studio.world().resource::<Arena>().is_running() {
            studio.step(1);
        }
    })
}

/// The page of an opponent over a setup of Lines.
pub(super) fn opponent(opponent: Opponent) -> Show {
    let show = setup_with(lines::ID, move |draft| {
        if opponent == Opponent::Exact {
            draft.take_preset(PROVEN).expect("a board");
        }
    });
    show.open(move |studio| {
        studio.intent(OpponentCommand::About(opponent, Side::Second));
        if let Opponent::Script(name) = opponent {
            let lines = ["f6: 120", "g7: 85", "I like f6 best."].map(str::to_owned);
            let mut notes = studio.world().resource_mut::<ScriptNotes>();
            notes.note_printed(name, (5, "f6".to_owned()), &lines, 100);
        }
    })
}

/// A board of Lines that has a proof.
pub(super) const PROVEN: &str = "6x6x4";

/// The editor of a script over the setup of Lines; its text was saved with a mistake, and changed since.
pub(super) fn editor(name: ScriptName) -> Show {
    setup(lines::ID).open(move |studio| {
        let about = OpponentCommand::About(Opponent::Script(name), Side::Second);
        studio.intent(about);
        studio.intent(OpponentCommand::EditScript(name));
        studio.step(2);
        let mut editor = studio.world().resource_mut::<ScriptEditor>();
        let draft = editor.draft_mut(name).expect("the script is edited");
        draft.text.insert_str(0, "// My own way to play.\n");
        draft.outcome = Some(ScriptOutcome::Mistake(ScriptMistake {
            script: name,
            line: 8,
            column: 5,
            fault: ScriptFault::NoChoose,
        }));
    })
}

/// The research room, so many steps into the method; all, if there are fewer.
pub(super) fn research(kind: &'static ResearchKind, rows: u8, largest: i32, steps: u32) -> Show {
    let show = screen(Screen::Research).with(move |room: &mut Room| {
        // A picture that turns by itself would depend on how long it was waited for.
        room.view.in_hand = true;
        room.ask(ResearchQuestion {
            kind,
            rows,
            largest,
        });
        for _ in 0..steps {
            room.step();
        }
    });
    show.rest(|studio| studio.step(SHINING_FRAMES))
}

/// The boards with the same heaps: which of those that are offered, which board is large, and into which
/// one it is turning. A move is pointed at on all boards, unless one is turning.
pub(super) fn theorem(heaps: usize, front: usize, turning: Option<usize>) -> Show {
    let show = screen(Screen::Theorem).with(move |theorem: &mut Theorem| {
        theorem.begin(PRESETS[heaps]);
        theorem.bring_to_front(front);
        if turning.is_none() {
            theorem.choose(Some(Reduction { heap: 1, left: 2 }));
        }
    });
    show.rest(move |studio| {
        studio.step(SHINING_FRAMES);
        if let Some(board) = turning {
            let mut theorem = studio.world().resource_mut::<Theorem>();
            theorem.bring_to_front(board);
            studio.step(TURNING_FRAMES);
        }
    })
}

impl Show {
    /// The research room with a position chosen, the proof over the picture, or the list where it takes
    /// turns with the question.
    pub(super) fn chosen(self, numbers: &'static [u8]) -> Show {
        self.with(|room: &mut Room| room.chosen = Some(Tuple::new(numbers)))
    }

    pub(super) fn proof(self) -> Show {
        self.with(|room: &mut Room| room.shows_proof = true)
    }

    pub(super) fn list(self) -> Show {
        self.with(|room: &mut Room| room.shows_list = true)
    }

    /// The menu while a game waits to be continued.
    pub(super) fn menu(self) -> Show {
        self.rest(|studio| {
            studio.intent(ScreenCommand::ToMenu);
            studio.step(2);
        })
    }

    /// The sheet in which a game is opened, or this one is saved.
    pub(super) fn files(self, purpose: SheetPurpose) -> Show {
        self.begin(move |world| super::files::arrange(world, purpose))
    }

    /// The rules over a game: this picture of theirs, from 0, after so many frames.
    pub(super) fn rules(self, number: usize, frames: u32) -> Show {
        self.command(WindowCommand::Rules).rest(move |studio| {
            for _ in 0..number {
                press(studio, egui::Key::ArrowRight);
            }
            studio.step(frames);
        })
    }

    /// A game in which a comment is being written.
    pub(super) fn comment(self) -> Show {
        let mut show = self.command(CommentCommand::Write);
        show.closes = true;
        show
    }

    /// The same with the keyboard on the screen, in its second row.
    pub(super) fn keyboard(self) -> Show {
        self.rest(|studio| {
            for switch in [
                Switch::Next,
                Switch::Act,
                Switch::Next,
                Switch::Act,
                Switch::Next,
            ] {
                studio.world().write_message(switch);
                studio.step(4);
            }
        })
    }

    /// A game over which something good, something bad and something that is neither is told.
    pub(super) fn notices(mut self) -> Show {
        self.passing = Some(tell);
        self
    }
}

/// A game was exported, the next one is being drawn, and the clipboard could not be used.
fn tell(world: &mut World) {
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

/// The lesson of a game: this step, from 0, before it or after it was done.
pub(super) fn lesson(game: GameId, step: usize, is_done: bool) -> Show {
    let show = menu().command(ScreenCommand::Open(game));
    show.rest(move |studio| {
        let begin = LessonCommand::Begin(game);
        let steps = (0..step).map(|_| LessonCommand::Next);
        for command in std::iter::once(begin).chain(steps) {
            studio.intent(command);
            studio.step(3);
            studio.finish();
            studio.step(3);
        }
        if is_done {
            do_step(studio);
        }
    })
}

/// Does what the step of the lesson wants.
fn do_step(studio: &mut OffscreenRenderer) {
    let run = studio.world().resource::<Lessons>().run();
    let run = run.expect("a lesson is given");
    let wanted = run.step().wanted(run.position());
    let press = match run.step().forbidden(run.position()) {
        Some(cell) => Some(BoardInput::Press(cell)),
        None => wanted.first().map(|&(mv, _)| BoardInput::Play(mv)),
    };
    if let Some(press) = press {
        studio.intent(press);
    }
    finish_when(studio, |world| {
        let run = world.resource::<Lessons>().run();
        run.is_some_and(LessonRun::is_done)
    });
    studio.step(ENDING_FRAMES);
}

/// Lets everything arrive in each frame, until this holds or it has been shown.
fn finish_when(studio: &mut OffscreenRenderer, is_over: impl Fn(&World) -> bool) {
    for _ in 0..LESSON_FRAMES {
        studio.step(1);
        studio.finish();
        if is_over(studio.world()) {
            break;
        }
    }
}

/// How far somebody has come with a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Try {
    /// Nothing was tried.
    Asked,
    /// A wrong move was made, and answered.
    Wrong,
    /// It is solved, after others.
    Solved,
}

/// A puzzle of this game, or the position of the day.
pub(super) fn puzzle(game: Option<GameId>, tried: Try) -> Show {
    let show = menu().begin(|world| {
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
    });
    show.command(ScreenCommand::Puzzles)
        .rest(move |studio| try_puzzles(studio, game, tried))
}

fn try_puzzles(studio: &mut OffscreenRenderer, game: Option<GameId>, tried: Try) {
    let puzzles = match tried {
        Try::Solved if game.is_some() => 3,
        _ => 1,
    };
    studio.settle_until(LOADING, |world| {
        world.resource::<PuzzleRoom>().run().is_some()
    });
    studio.intent(game.map_or(PuzzleCommand::Today, PuzzleCommand::Game));
    studio.step(3);
    studio.finish();
    for number in 0..puzzles {
        if number > 0 {
            studio.intent(PuzzleCommand::Next);
            studio.step(3);
        }
        while let Some(mv) = tried_move(studio.world(), tried) {
            studio.intent(BoardInput::Play(mv));
            studio.step(2);
            finish_when(studio, |world| !world.resource::<PuzzleRoom>().is_busy());
        }
    }
    studio.step(ENDING_FRAMES);
}

/// The move that is tried next, if one is.
fn tried_move(world: &World, tried: Try) -> Option<Move> {
    let room = world.resource::<PuzzleRoom>();
    let run = room.run().filter(|run| run.awaits_move())?;
    let brought = Puzzles::of(run.asked().game())?;
    let right = (brought.solutions)(run.asked(), run.goal());
    match tried {
        Try::Asked => None,
        Try::Solved => right.first().copied(),
        Try::Wrong => {
            let mut legal = run.asked().legal_moves().into_iter();
            legal.find(|mv| !right.contains(mv))
        }
    }
}
