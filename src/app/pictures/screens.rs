//! A picture: which screen, in which state, at which size, and how it comes about.

use std::io::ErrorKind;
use std::time::Duration;

use bevy::prelude::*;
use image::RgbaImage;

use super::past::a_past;
use super::studio::{Studio, StudioError};
use crate::app::analysing::Analysing;
use crate::app::animation::Motion;
use crate::app::draft::Draft;
use crate::app::engines::{EngineForm, OwnEngines, Said};
use crate::app::files::sheet::Purpose;
use crate::app::flow::{Seeds, Table};
use crate::app::intent::Intent;
use crate::app::language::{Language, Words, text};
use crate::app::notices::Notices;
use crate::app::scoring::Records;
use crate::app::screens::giving_up::GivingUp;
use crate::app::screens::loading::OpenAtStart;
use crate::app::screens::research::Room;
use crate::app::screens::research::room::Question;
use crate::app::settings::{Configs, Settings};
use crate::app::states::{Screen, Turn};
use crate::app::studying::Studying;
use crate::app::{faces, logic};
use crate::config::{ConfigError, ExternalEngine, Problem};
use crate::games::notation::parse_id;
use crate::games::{Cell, GameKind, Side};
use crate::players::external::{EngineName, Fault};
use crate::players::opponents::Opponent;
use crate::players::{Choice, Explanation, Verdict};
use crate::study::research::{Moves, Tuple};
use crate::table::{Opening, Seat, Sitting};

/// One picture.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Name of the file without its ending.
    pub name: String,
    /// Size of the window in logical pixels.
    pub size: UVec2,
    /// Physical pixels per logical one.
    pub scale: f32,
    /// The language of its words.
    pub language: Language,
    /// What is shown.
    pub subject: Subject,
}

/// What a picture shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Subject {
    /// The menu.
    Menu,
    /// The menu while a game waits to be continued.
    MenuAfter(Game),
    /// The setup of a game.
    Setup(Setup),
    /// The form for another program over the setup of Lines.
    Program,
    /// A game.
    Game(Game),
    /// The research room.
    Research(Research),
    /// The records: after some months, or before the first game.
    Scores(Past),
    /// The setup of a rated game.
    Rated(GameKind),
    /// The list of keys over the menu.
    Keys,
    /// The sheet in which a game is opened or saved; saved is this one.
    Files(Purpose, Game),
    /// The menu with a message about a broken configuration file.
    ConfigError,
    /// A game over which something good, something bad and something that is neither is told.
    Notices(Game),
}

/// What was played before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Past {
    /// Nothing.
    Nothing,
    /// Games of some months.
    Months,
    /// The same, and it is asked whether they are to be deleted.
    ToBeForgotten,
}

/// A setup to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setup {
    /// Of which game.
    pub kind: GameKind,
    /// A field whose value is typed in, and the value; it may be wrong.
    pub value: Option<(&'static str, i32)>,
    /// A place of the board that is pressed.
    pub press: Option<Cell>,
}

impl Setup {
    /// The setup as it opens.
    #[must_use]
    pub const fn of(kind: GameKind) -> Setup {
        Setup {
            kind,
            value: None,
            press: None,
        }
    }
}

/// The research room, some steps into the method.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Research {
    /// What is asked.
    pub question: Question,
    /// How many steps were taken; all, if there are fewer.
    pub steps: u32,
    /// The numbers of a position that was chosen; none, if empty.
    pub chosen: &'static [u8],
    /// Whether the list is shown where it takes turns with the question.
    pub shows_list: bool,
}

impl Research {
    /// The room after these steps.
    #[must_use]
    pub const fn of(moves: Moves, rows: u8, largest: i32, steps: u32) -> Research {
        Research {
            question: Question {
                moves,
                rows,
                largest,
            },
            steps,
            chosen: &[],
            shows_list: false,
        }
    }

    /// The same with a position chosen.
    #[must_use]
    pub const fn chosen(self, chosen: &'static [u8]) -> Research {
        Research { chosen, ..self }
    }

    /// The same with the list shown.
    #[must_use]
    pub const fn list(self) -> Research {
        Research {
            shows_list: true,
            ..self
        }
    }
}

/// A game to be shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Game {
    /// The id of its first position.
    pub id: &'static str,
    /// Moves played from it, in the game's notation.
    pub moves: &'static [&'static str],
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// Nim: the pieces that are marked.
    pub marks: &'static [Cell],
    /// How many of the moves were taken back.
    pub back: usize,
    /// Who sits at the table.
    pub seats: Seats,
    /// How the game is opened.
    pub opening: Opening,
    /// How much of a hint is asked for, 0 to 3 steps.
    pub hint: u8,
    /// Whether threats are marked and the standing is told.
    pub told: bool,
    /// Whether the game is analysed.
    pub analysed: bool,
}

impl Game {
    /// This position after these moves, two persons.
    #[must_use]
    pub const fn of(id: &'static str, moves: &'static [&'static str]) -> Game {
        Game {
            id,
            moves,
            hover: None,
            marks: &[],
            back: 0,
            seats: Seats::Persons,
            opening: Opening::Free,
            hint: 0,
            told: false,
            analysed: false,
        }
    }

    /// The same opened with Swap2.
    #[must_use]
    pub const fn swap2(self) -> Game {
        Game {
            opening: Opening::Swap2,
            ..self
        }
    }

    /// The same with so many steps of a hint.
    #[must_use]
    pub const fn hint(self, hint: u8) -> Game {
        Game { hint, ..self }
    }

    /// The same with threats marked and the standing told.
    #[must_use]
    pub const fn told(self) -> Game {
        Game { told: true, ..self }
    }

    /// The same with the pointer over a cell.
    #[must_use]
    pub const fn hover(self, col: u8, row: u8) -> Game {
        Game {
            hover: Some(Cell::new(col, row)),
            ..self
        }
    }

    /// The same with so many moves taken back.
    #[must_use]
    pub const fn back(self, back: usize) -> Game {
        Game { back, ..self }
    }

    /// The same after its analysis.
    #[must_use]
    pub const fn analysed(self) -> Game {
        Game {
            analysed: true,
            ..self
        }
    }

    /// The same with other people at the table.
    #[must_use]
    pub const fn seats(self, seats: Seats) -> Game {
        Game { seats, ..self }
    }
}

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seats {
    /// Two persons.
    Persons,
    /// A person as first side, the usual opponent as second. If it is to move, it is seen
    /// thinking.
    Opponent,
    /// The same, and what the opponent knows is shown.
    ToldOpponent,
    /// The usual opponent at both sides.
    Opponents,
    /// Two persons, one of whom is asked whether giving up is meant.
    AskedToGiveUp,
    /// A person as first side, and another program as second, which has crashed.
    Crashed,
}

/// How long an opponent has thought in a picture, in frames of the studio.
const THINKING_FRAMES: u32 = 90;
/// After so many frames of the studio nothing in the research room shines for being new.
const SHINING_FRAMES: u32 = 50;
/// A reply that would come within this time in milliseconds is not in the picture.
const NO_REPLY: u32 = 600_000;
/// How often the answer to a question about a position is looked for, and the time between.
const ANSWER_FRAMES: u32 = 1200;
const ANSWER_PAUSE: Duration = Duration::from_millis(20);
/// Pause between two looks at an analysis.
const ANALYSIS_PAUSE: Duration = Duration::from_millis(5);
/// How often the loading is waited for.
const LOADING: u32 = 20;

impl Scene {
    /// A picture of this size in English, one physical pixel per logical one.
    #[must_use]
    pub fn new(name: impl Into<String>, size: UVec2, subject: Subject) -> Scene {
        Scene {
            name: name.into(),
            size,
            scale: 1.0,
            language: Language::En,
            subject,
        }
    }

    /// The same in another language.
    #[must_use]
    pub fn language(self, language: Language) -> Scene {
        Scene { language, ..self }
    }

    /// The same with this many physical pixels per logical one.
    #[must_use]
    pub fn scale(self, scale: f32) -> Scene {
        Scene { scale, ..self }
    }

    /// Draws the picture.
    ///
    /// # Errors
    /// [`StudioError`] if this machine cannot render.
    pub fn draw(&self) -> Result<RgbaImage, StudioError> {
        let mut studio = Studio::new(self.size.x, self.size.y, self.scale, |app| {
            app.insert_resource(Seeds::from(1));
            logic(app);
            faces(app);
            if let Subject::Game(game)
            | Subject::MenuAfter(game)
            | Subject::Files(_, game)
            | Subject::Notices(game) = &self.subject
                && let Ok(id) = parse_id(game.id)
            {
                app.insert_resource(OpenAtStart(id));
            }
        })?;
        // Files come when they come; time passes only when all are there.
        for _ in 0..LOADING {
            studio.settle();
            let screen = studio.app_mut().world().resource::<State<Screen>>();
            if *screen.get() != Screen::Loading {
                break;
            }
        }
        studio.step(2);
        let world = studio.app_mut().world_mut();
        world.resource_mut::<Words>().choose(self.language);
        self.arrange(world);
        studio.step(2);
        match self.subject {
            Subject::Rated(_) => {
                studio
                    .app_mut()
                    .world_mut()
                    .write_message(Intent::Rate(true));
            }
            Subject::Scores(Past::ToBeForgotten) => {
                studio
                    .app_mut()
                    .world_mut()
                    .write_message(Intent::ForgetScores);
            }
            _ => {}
        }
        for frames in [3, 3, 2] {
            studio.step(frames);
            finish(&mut studio);
        }
        if let Subject::MenuAfter(_) = self.subject {
            studio.app_mut().world_mut().write_message(Intent::ToMenu);
            studio.step(2);
        }
        if let Subject::Research(_) = self.subject {
            studio.step(SHINING_FRAMES);
        }
        let world = studio.app_mut().world();
        if let Some(turn) = world.get_resource::<State<Turn>>()
            && *turn.get() == Turn::Computer
        {
            studio.step(THINKING_FRAMES);
        }
        if let Subject::Game(game) = self.subject {
            self.ask(&mut studio, &game);
            if game.analysed {
                analyse(&mut studio);
            }
        }
        if let Subject::Notices(_) = self.subject {
            // Now, because some of them pass.
            tell(studio.app_mut().world_mut());
        }
        studio.settle();
        studio.step(2);
        studio.photograph()
    }

    /// Asks for what is to be known of the position, and waits for the answer.
    fn ask(&self, studio: &mut Studio, game: &Game) {
        for _ in 0..game.hint {
            studio.app_mut().world_mut().write_message(Intent::Hint);
        }
        for _ in 0..ANSWER_FRAMES {
            studio.step(1);
            if !studio.app_mut().world().resource::<Studying>().is_busy() {
                break;
            }
            std::thread::sleep(ANSWER_PAUSE);
        }
        // The bar moves to where it belongs.
        studio.step(30);
    }

    fn arrange(&self, world: &mut World) {
        match &self.subject {
            Subject::Menu => {}
            Subject::Keys => {
                world.write_message(Intent::Keys);
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
                    .resource_mut::<Notices>()
                    .config_error("config/theme.ron", error);
            }
            Subject::Scores(past) => {
                if *past != Past::Nothing {
                    bring_past(world);
                }
                world.write_message(Intent::Scores);
            }
            Subject::Rated(kind) => {
                bring_past(world);
                arrange_setup(world, &Setup::of(*kind));
            }
            Subject::Files(purpose, game) => {
                arrange_game(world, game);
                super::files::arrange(world, *purpose);
            }
            Subject::Setup(setup) => arrange_setup(world, setup),
            Subject::Research(research) => arrange_research(world, research),
            Subject::Program => arrange_program(world),
            Subject::Game(game) | Subject::MenuAfter(game) | Subject::Notices(game) => {
                arrange_game(world, game);
            }
        }
    }
}

/// A game was exported, the next one is being drawn, and the clipboard could not be used.
fn tell(world: &mut World) {
    let words = world.resource::<Words>();
    let path = "/home/ola/Pictures/fivefold/fivefold-mnk-2026-11-21.gif";
    let done = words.with("export-done", &[("path", text(path))]);
    let refused = words.say("clipboard-refused");
    let path = "/home/ola/Pictures/fivefold/fivefold-mnk-2026-11-21-2.gif";
    let begun = words.with("export-drawing", &[("path", text(path))]);
    let mut notices = world.resource_mut::<Notices>();
    notices.news("export", done);
    notices.problem("clipboard", refused);
    notices.remark("next export", begun);
}

fn bring_past(world: &mut World) {
    let ratings = world.resource::<Configs>().ratings.clone();
    let past = a_past(&ratings);
    world.resource_mut::<Records>().replace(past, &ratings);
}

/// Lets the game be analysed to the end.
fn analyse(studio: &mut Studio) {
    studio.app_mut().world_mut().write_message(Intent::Analyse);
    studio.step(2);
    while studio
        .app_mut()
        .world()
        .resource::<Analysing>()
        .is_running()
    {
        // It takes as long as it takes; no frame is in a hurry.
        std::thread::sleep(ANALYSIS_PAUSE);
        studio.step(1);
    }
}

fn arrange_setup(world: &mut World, setup: &Setup) {
    let configs = world.resource::<Configs>();
    let mut draft = Draft::new(setup.kind, configs, 1);
    if let Some((key, value)) = setup.value {
        draft.set(key, 0, value);
    }
    if let Some(cell) = setup.press {
        draft.place(cell, draft.placing);
    }
    world.insert_resource(draft);
    world.write_message(Intent::Open(setup.kind));
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
    world
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Research);
}

/// A program was added, and another one is not where it was said to be.
fn arrange_program(world: &mut World) {
    arrange_setup(world, &Setup::of(GameKind::Mnk));
    let engine = |name: &str| {
        Some(ExternalEngine {
            name: EngineName::new(name)?,
            command: format!("/home/me/gomoku/pbrain-{}", name.to_lowercase()),
            args: Vec::new(),
            turn_ms: 1_000,
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

fn arrange_game(world: &mut World, game: &Game) {
    let opponents = world.resource::<Configs>().opponents.clone();
    let mut events = Vec::new();
    let mut back = None;
    let mut table = world.resource_mut::<Table>();
    if let Some(sitting) = &mut table.sitting {
        let mut plan = sitting.plan().clone();
        plan.seats = [Seat::Person; 2];
        plan.opening = game.opening;
        if !matches!(game.seats, Seats::Persons | Seats::AskedToGiveUp) {
            let name = EngineName::new("Pela").filter(|_| game.seats == Seats::Crashed);
            let usual = Opponent::usual(&plan.start, &opponents);
            let opponent = name.map_or(usual, Opponent::External);
            plan.seats[Side::Second.index()] = Seat::Computer(opponent);
            if game.seats == Seats::Opponents {
                plan.seats[Side::First.index()] = Seat::Computer(opponent);
            }
        }
        *sitting = Sitting::new(plan);
        for text in game.moves {
            if let Ok(mv) = sitting.position().parse_move(text) {
                events.push(sitting.play(mv).unwrap_or_default());
            }
        }
        for _ in 0..game.back {
            sitting.undo();
            back = Some(sitting.position().clone());
        }
        let here = sitting.history().current();
        if game.seats == Seats::Crashed && sitting.resign(Side::Second) {
            table.fault = Some((here, Fault::Ended { code: Some(139) }));
        }
        let Some(sitting) = &mut table.sitting else {
            return;
        };
        let last = sitting.moves().last().copied();
        if let (Seats::ToldOpponent, Some(mv)) = (game.seats, last) {
            table.last_choice = Some(Choice {
                mv,
                verdict: Verdict::Proven {
                    winner: Some(Side::Second),
                    plies: Some(7),
                },
                explanation: Explanation::SearchedWin,
                nodes: 0,
                depth: 0,
                line: Vec::new(),
                remark: None,
            });
        }
    }
    table.cursor.hover = game.hover;
    for mut motion in world.query::<&mut Motion>().iter_mut(world) {
        for events in &events {
            motion.push(events.clone());
        }
        if let Some(position) = &back {
            motion.jump(position);
        }
    }
    if game.seats == Seats::AskedToGiveUp {
        world.resource_mut::<GivingUp>().0 = Some(0);
    }
    let mut settings = world.resource_mut::<Settings>();
    settings.show_verdict |= game.told || game.seats == Seats::ToldOpponent;
    settings.show_threats |= game.told;
    // Whoever is seen thinking must still be thinking when the picture is taken.
    let timing = &mut world.resource_mut::<Configs>().timing;
    timing.reply_floor_ms = NO_REPLY;
    timing.nim_reply_floor_ms = NO_REPLY;
    world.resource_mut::<NextState<Turn>>().set(Turn::Animating);
    for cell in game.marks {
        world.write_message(Intent::Press(*cell));
    }
}

/// Lets everything arrive that still moves.
fn finish(studio: &mut Studio) {
    let world = studio.app_mut().world_mut();
    let mut motions = world.query::<&mut Motion>();
    for mut motion in motions.iter_mut(world) {
        if !motion.is_at_rest() {
            motion.finish();
        }
    }
}
