//! How a picture comes about: the program runs in a studio until what is to be seen is there.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, egui};
use image::RgbaImage;

use super::arranging::tell;
use super::screens::{Game, Past, Scene, Seats, Subject, Try};
use crate::app::{faces, logic};
use crate::board::animation::AnimationQueue;
use crate::config::{Level, ScriptName};
use crate::features::analysis::Analysing;
use crate::features::arena::Arena;
use crate::features::best_moves::BestMovesList;
use crate::features::hints::{StudyCommand, Studying};
use crate::features::language::{Language, LanguageFiles, WantedLanguage, Words};
use crate::features::lessons::{LessonCommand, Lessons};
use crate::features::loading::OpenAtStart;
use crate::features::loss::Losing;
use crate::features::navigation::ScreenCommand;
use crate::features::opponents::OpponentCommand;
use crate::features::puzzles::{PuzzleCommand, PuzzleRoom};
use crate::features::recording::offscreen_renderer::{OffscreenRenderer, RendererError};
use crate::features::records::ScoresCommand;
use crate::features::scanning::switches::Switch;
use crate::features::scripts::notes::ScriptNotes;
use crate::features::scripts::open::{Outcome, ScriptEditor};
use crate::features::settings::{Configs, Settings};
use crate::features::teaching::Teaching;
use crate::features::theorem::Theorem;
use crate::games::parse_id;
use crate::input::dragging::Dragging;
use crate::intent::Intent;
use crate::players::opponents::Opponent;
use crate::players::scripts::{Fault, Mistake};
use crate::puzzles::Puzzles;
use crate::redraw::Redraw;
use crate::rules::{GameId, Move, Side};
use crate::states::{Screen, Turn};
use crate::study::exercise::Exercise as _;
use crate::study::lesson::Run;
use crate::tests::harness::give_way;
use crate::turn::current_match::{CurrentMatch, Seeds};
use crate::turn::person_moves::BoardInput;

/// How long an opponent has thought in a picture, in frames of the studio.
const THINKING_FRAMES: u32 = 90;

/// After so many frames the end of a game has been shown.
const ENDING_FRAMES: u32 = 60;

/// After so many frames of the studio nothing in the research room shines for being new.
const SHINING_FRAMES: u32 = 50;

/// After so many frames one board has half turned into another.
const TURNING_FRAMES: u32 = 40;

/// How often the answer to a question about a position is looked for.
const ANSWER_FRAMES: u32 = 10_000;

/// After so many frames what a step of a lesson shows has been shown.
const LESSON_FRAMES: u32 = 300;

/// How often the loading is waited for.
const LOADING: u32 = 5000;

impl Scene {
    /// Draws the picture.
    ///
    /// # Errors
    /// [`RendererError`] if this machine cannot render.
    pub(super) fn draw(&self) -> Result<RgbaImage, RendererError> {
        self.drawn()?.photograph()
    }

    /// The program where the picture shows it.
    ///
    /// # Errors
    /// [`RendererError`] if this machine cannot render.
    pub(super) fn drawn(&self) -> Result<OffscreenRenderer, RendererError> {
        let setup = |app: &mut App| self.set_up(app);
        Ok(self.stage(OffscreenRenderer::new(
            self.size.x,
            self.size.y,
            self.scale,
            setup,
        )?))
    }

    /// The same without drawing anything, with more in the program.
    pub(super) fn undrawn(&self, more: impl FnOnce(&mut App)) -> OffscreenRenderer {
        let setup = |app: &mut App| {
            self.set_up(app);
            more(app);
        };
        self.stage(OffscreenRenderer::undrawn(
            self.size.x,
            self.size.y,
            self.scale,
            setup,
        ))
    }

    fn set_up(&self, app: &mut App) {
        app.insert_resource(Seeds::from(1));
        logic(app);
        faces(app);
        if let Subject::Game(game)
        | Subject::MenuAfter(game)
        | Subject::Files(_, game)
        | Subject::Comment(game)
        | Subject::Rules(game, ..)
        | Subject::Notifications(game) = &self.subject
            && let Ok(id) = parse_id(game.id)
        {
            app.insert_resource(OpenAtStart(id));
        }
    }

    /// Runs the program until what the picture shows is there.
    fn stage(&self, mut studio: OffscreenRenderer) -> OffscreenRenderer {
        // Files come when they come; time passes only when all are there.
        studio.settle_until(LOADING, |world| {
            *world.resource::<State<Screen>>().get() != Screen::Loading
        });
        studio.step(2);
        let world = studio.app_mut().world_mut();
        let mut settings = world.resource_mut::<Settings>();
        settings.theme = Some(self.theme);
        settings.interface_percent = self.percent;
        // A new screen is there at once.
        world.resource_mut::<Configs>().timing.screen_ms = 0;
        speak(&mut studio, self.language);
        self.arrange(studio.app_mut().world_mut());
        studio.step(2);
        match self.subject {
            Subject::Rated(_) => {
                studio
                    .app_mut()
                    .world_mut()
                    .write_message(Intent::from(ScoresCommand::Rate(true)));
            }
            Subject::Sitters(_) => {
                for _ in 0..TO_SECOND_SEAT {
                    press(&mut studio, egui::Key::Tab);
                }
                press(&mut studio, egui::Key::Enter);
                studio.step(4);
            }
            Subject::Arena(is_played) => {
                let world = studio.app_mut().world_mut();
                world.write_message(Intent::from(ScreenCommand::Arena));
                studio.step(2);
                if is_played {
                    play_in_arena(&mut studio);
                }
            }
            Subject::Opponent(_, opponent) => {
                let world = studio.app_mut().world_mut();
                let about = OpponentCommand::About(opponent, Side::Second);
                world.write_message(Intent::from(about));
                if let Opponent::Script(name) = opponent {
                    let lines = ["f6: 120", "g7: 85", "I like f6 best."].map(str::to_owned);
                    let mut notes = world.resource_mut::<ScriptNotes>();
                    notes.note_printed(name, (5, "f6".to_owned()), &lines, 100);
                }
            }
            Subject::Editor(_, name) => {
                edit_script(studio.app_mut().world_mut(), name);
                studio.step(2);
                break_script(studio.app_mut().world_mut(), name);
            }
            Subject::Scores(Past::ToBeForgotten) => {
                studio
                    .app_mut()
                    .world_mut()
                    .write_message(Intent::from(ScoresCommand::Forget));
            }
            _ => {}
        }
        for frames in [3, 3, 2] {
            studio.step(frames);
            finish(&mut studio);
        }
        if let Subject::Comment(game) = self.subject
            && game.scanned
        {
            write_by_switch(&mut studio);
        }
        if let Subject::MenuAfter(_) = self.subject {
            studio
                .app_mut()
                .world_mut()
                .write_message(Intent::from(ScreenCommand::ToMenu));
            studio.step(2);
        }
        if let Subject::Research(_) | Subject::Theorem(..) = self.subject {
            studio.step(SHINING_FRAMES);
        }
        if let Subject::Theorem(boards) = self.subject
            && let Some(board) = boards.turning
        {
            let world = studio.app_mut().world_mut();
            world.resource_mut::<Theorem>().bring_to_front(board);
            studio.step(TURNING_FRAMES);
        }
        if let Subject::Lesson(game, step, done) = self.subject {
            give_lesson(&mut studio, game, step, done);
        }
        if let Subject::Rules(_, number, frames) = self.subject {
            for _ in 0..number {
                press(&mut studio, egui::Key::ArrowRight);
            }
            studio.step(frames);
        }
        if let Subject::Puzzle(game, tried) = self.subject {
            give_puzzle(&mut studio, game, tried);
        }
        let world = studio.app_mut().world();
        match world.get_resource::<State<Turn>>().map(|turn| *turn.get()) {
            Some(Turn::Computer) => studio.step(THINKING_FRAMES),
            // The winner's colour appears slowly.
            Some(Turn::Over) => studio.step(ENDING_FRAMES),
            _ => {}
        }
        if let Subject::Game(game) = self.subject {
            self.ask(&mut studio, &game);
            if game.analysed {
                analyse(&mut studio);
            }
            if game.best_moves || game.walked {
                list_best_moves(&mut studio);
            }
            if game.best_moves {
                point_at_the_best(&mut studio);
            }
        }
        if let Subject::Notifications(_) = self.subject {
            // Now, because some of them pass.
            tell(studio.app_mut().world_mut());
        }
        studio.settle();
        studio.step(2);
        studio
    }

    /// Asks for what is to be known of the position, and waits for the answer.
    fn ask(&self, studio: &mut OffscreenRenderer, game: &Game) {
        if let Some((from, way)) = game.dragged {
            let world = studio.app_mut().world_mut();
            world.resource_mut::<Dragging>().hold(from, way);
        }
        for _ in 0..game.hint {
            studio
                .app_mut()
                .world_mut()
                .write_message(Intent::from(StudyCommand::Hint));
        }
        if game.seats == Seats::Beaten {
            why_lost(studio);
        }
        wait(studio, |world| {
            let is_warned = world.resource::<Teaching>().offer().is_some();
            let is_answered = game.seats != Seats::Warned || is_warned;
            is_answered && !world.resource::<Studying>().is_busy()
        });
        // The bar moves to where it belongs.
        studio.step(30);
    }
}

/// Presses a key in the panels.
fn press(studio: &mut OffscreenRenderer, key: egui::Key) {
    let world = studio.app_mut().world_mut();
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

/// So many controls of a setup lead to the second seat.
const TO_SECOND_SEAT: usize = 10;

/// Lists the best moves.
fn list_best_moves(studio: &mut OffscreenRenderer) {
    studio
        .app_mut()
        .world_mut()
        .write_message(Intent::from(StudyCommand::BestMoves));
    studio.step(3);
    wait(studio, |world| {
        !world.resource::<BestMovesList>().is_looking()
    });
}

/// Points at the first of the best moves.
fn point_at_the_best(studio: &mut OffscreenRenderer) {
    // The panel takes it from here: whoever has the focus is pointed at.
    let context = studio.app_mut().world_mut().query::<&mut EguiContext>();
    let world = studio.app_mut().world_mut();
    let mut contexts = context;
    for mut context in contexts.iter_mut(world) {
        let first = egui::Id::new(("best move", 0_usize));
        context
            .get_mut()
            .memory_mut(|memory| memory.request_focus(first));
    }
    studio.step(3);
}

/// Runs frames until an answer is there that is computed beside them.
fn wait(studio: &mut OffscreenRenderer, is_there: impl Fn(&World) -> bool) {
    for _ in 0..ANSWER_FRAMES {
        studio.step(1);
        if is_there(studio.app_mut().world()) {
            return;
        }
        give_way();
    }
    panic!("the picture's question is not answered");
}

/// Asks why the game was lost, and waits until it is told.
fn why_lost(studio: &mut OffscreenRenderer) {
    studio
        .app_mut()
        .world_mut()
        .write_message(Intent::from(StudyCommand::WhyLost));
    wait(studio, |world| {
        let game_match = world.resource::<CurrentMatch>().game_match.as_ref();
        let losing = world.resource::<Losing>();
        game_match.is_some_and(|game_match| losing.shown(game_match).is_some())
    });
    studio.step(30);
    finish(studio);
}

/// Goes to a step of the lesson, and does what it wants.
fn give_lesson(studio: &mut OffscreenRenderer, game: GameId, step: usize, done: bool) {
    let begin = LessonCommand::Begin(game);
    let steps = (0..step).map(|_| LessonCommand::Next);
    for command in std::iter::once(begin).chain(steps) {
        let world = studio.app_mut().world_mut();
        world.write_message(Intent::from(command));
        studio.step(3);
        finish(studio);
        studio.step(3);
    }
    let run = studio.app_mut().world().resource::<Lessons>().run();
    let run = run.expect("a lesson is given");
    let wanted = run.step().wanted(run.position());
    let press = match run.step().forbidden(run.position()) {
        Some(cell) => Some(BoardInput::Press(cell)),
        None => wanted.first().map(|&(mv, _)| BoardInput::Play(mv)),
    };
    if !done {
        return;
    }
    if let Some(press) = press {
        let world = studio.app_mut().world_mut();
        world.write_message(Intent::from(press));
    }
    for _ in 0..LESSON_FRAMES {
        studio.step(1);
        finish(studio);
        let run = studio.app_mut().world().resource::<Lessons>().run();
        if run.is_some_and(Run::is_done) {
            break;
        }
    }
    studio.step(ENDING_FRAMES);
}

/// Opens the puzzles of a game, and tries one.
fn give_puzzle(studio: &mut OffscreenRenderer, game: Option<GameId>, tried: Try) {
    let puzzles = match tried {
        Try::Solved if game.is_some() => 3,
        _ => 1,
    };
    studio.settle_until(LOADING, |world| {
        world.resource::<PuzzleRoom>().run().is_some()
    });
    let wanted = match game {
        Some(game) => PuzzleCommand::Game(game),
        None => PuzzleCommand::Today,
    };
    let world = studio.app_mut().world_mut();
    world.write_message(Intent::from(wanted));
    studio.step(3);
    finish(studio);
    for number in 0..puzzles {
        if number > 0 {
            let world = studio.app_mut().world_mut();
            world.write_message(Intent::from(PuzzleCommand::Next));
            studio.step(3);
        }
        while let Some(mv) = tried_move(studio, tried) {
            let world = studio.app_mut().world_mut();
            world.write_message(Intent::from(BoardInput::Play(mv)));
            studio.step(2);
            for _ in 0..LESSON_FRAMES {
                studio.step(1);
                finish(studio);
                if !studio.app_mut().world().resource::<PuzzleRoom>().is_busy() {
                    break;
                }
            }
        }
    }
    studio.step(ENDING_FRAMES);
}

/// The move that is tried next, if one is.
fn tried_move(studio: &mut OffscreenRenderer, tried: Try) -> Option<Move> {
    let room = studio.app_mut().world().resource::<PuzzleRoom>();
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

/// Waits until everything is said in a language.
pub(super) fn speak(studio: &mut OffscreenRenderer, language: Language) {
    let world = studio.app_mut().world_mut();
    world.resource_mut::<WantedLanguage>().0 = language;
    studio.step(1);
    studio.settle_until(LOADING, |world| {
        world.resource::<LanguageFiles>().is_settled()
    });
    let world = studio.app_mut().world();
    assert_eq!(world.resource::<Words>().language(), language);
}

/// Lets the game be analysed to the end.
fn analyse(studio: &mut OffscreenRenderer) {
    studio
        .app_mut()
        .world_mut()
        .write_message(Intent::from(StudyCommand::Analyse));
    studio.step(2);
    wait(studio, |world| !world.resource::<Analysing>().is_running());
}

/// Opens the keyboard on the screen for the comment, and goes into its second row.
fn write_by_switch(studio: &mut OffscreenRenderer) {
    for switch in [
        Switch::Next,
        Switch::Act,
        Switch::Next,
        Switch::Act,
        Switch::Next,
    ] {
        studio.app_mut().world_mut().write_message(switch);
        studio.step(4);
    }
}

/// Lets everything arrive that still moves.
fn finish(studio: &mut OffscreenRenderer) {
    let world = studio.app_mut().world_mut();
    let mut motions = world.query::<&mut AnimationQueue>();
    for mut motion in motions.iter_mut(world) {
        if !motion.is_at_rest() {
            motion.finish();
        }
    }
}

/// A match of two levels in the arena, played to its end.
fn play_in_arena(studio: &mut OffscreenRenderer) {
    let world = studio.app_mut().world_mut();
    let levels = [4, 3].map(|number| Level::new(number).map(Opponent::Level));
    world.resource_mut::<Arena>().players = levels;
    let config = world.resource::<Configs>().opponents.clone();
    let redraw = Redraw::default();
    world.resource_mut::<Arena>().run(config.into(), 1, &redraw);
    while studio.app_mut().world().resource::<Arena>().is_running() {
        studio.step(1);
    }
}

/// Opens the editor of a script.
fn edit_script(world: &mut World, name: ScriptName) {
    let about = OpponentCommand::About(Opponent::Script(name), Side::Second);
    world.write_message(Intent::from(about));
    world.write_message(Intent::from(OpponentCommand::EditScript(name)));
}

/// Its text was saved with a mistake, and changed since.
fn break_script(world: &mut World, name: ScriptName) {
    let mut editor = world.resource_mut::<ScriptEditor>();
    if let Some(draft) = editor.draft_mut(name) {
        draft.text.insert_str(0, "// My own way to play.\n");
        draft.outcome = Some(Outcome::Mistake(Mistake {
            script: name,
            line: 8,
            column: 5,
            fault: Fault::NoChoose,
        }));
    }
}
