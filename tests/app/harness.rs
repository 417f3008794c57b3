//! A table without a window: the game's logic with a made-up window, to which real events of
//! mouse, keyboard and touch are sent. After every frame everything that must always hold is
//! checked ([`Tabletop::check`]).

mod checks;
mod persons;

use std::thread;
use std::time::{Duration, Instant};

use crate::ask::thinking::{ThinkLimits, Thinking};
use crate::board::animation::AnimationQueue;
use crate::board::cells::{BoardCell, Count, CriticalMass, Owner};
use crate::board::figure::{Figure, Pose};
use crate::board::layout::Areas;
use crate::board::pieces::Piece;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::config::Speed;
use crate::features::confirmation::PendingConfirmation;
use crate::features::lessons::LessonCommand;
use crate::features::my_games::GameLibrary;
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::{NoticeContent, Notifications};
use crate::features::puzzles::PuzzleRoom;
use crate::features::settings::{Configs, Settings, is_settled};
use crate::features::setup::draft::Draft;
use crate::games::{corner, lines, nim};
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::gamepads::{PadChange, PadReport};
use crate::intent::Intent;
use crate::library::Library;
use crate::midend::{Match, Plan, Seat, Starter};
use crate::players::Limits;
use crate::players::opponents::Opponent;
use crate::rules::{Cell, GameId, Position, Square, View};
use crate::states::{Screen, Turn};
use crate::turn::current_match::{CurrentMatch, MatchBoard, Stakes, StartMatch};
use bevy::app::TaskPoolThreadAssignmentPolicy;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchPhase;
use bevy::input::{ButtonState, InputPlugin};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::window::{CursorLeft, CursorMoved, PrimaryWindow, WindowEvent, WindowResolution};
use fivefold_support::positions::{plan, position_of};

pub(crate) use self::persons::{Hand, any_move};

/// One frame at about 60 a second, in milliseconds.
pub(crate) const FRAME: u64 = 16;

/// The longest that anything may take to come about, in frames and in real time.
const PATIENCE: (usize, Duration) = (200_000, Duration::from_secs(60));

/// The program's own assets.
const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");

/// The program at the menu, with a window of 1280 × 720.
pub(crate) struct Tabletop {
    pub app: App,
    window: Entity,
    /// The game and the number of moves that were last replayed.
    replayed: Option<(Position, usize)>,
}

impl Tabletop {
    /// The program with its own assets, at the menu.
    pub(crate) fn new() -> Tabletop {
        Tabletop::with_assets(ASSETS, false)
    }

    /// The same in which no motion takes time.
    pub(crate) fn quick() -> Tabletop {
        let mut table = Tabletop::new();
        table.speed(Speed::Off);
        table
    }

    /// The program with the assets of this folder, watched or not, at the menu.
    pub(crate) fn with_assets(folder: &str, watched: bool) -> Tabletop {
        Tabletop::begin(folder, watched, None)
    }

    /// The program that keeps games here, at the menu.
    pub(crate) fn keeping(library: Library) -> Tabletop {
        Tabletop::begin(ASSETS, false, Some(library))
    }

    fn begin(folder: &str, watched: bool, library: Option<Library>) -> Tabletop {
        let mut app = App::new();
        app.add_plugins((
            MinimalPlugins.set(TaskPoolPlugin {
                task_pool_options: TaskPoolOptions {
                    // Tests think at the same time; none shall wait for another.
                    async_compute: TaskPoolThreadAssignmentPolicy {
                        min_threads: 8,
                        max_threads: 8,
                        percent: 1.0,
                        on_thread_spawn: None,
                        on_thread_destroy: None,
                    },
                    ..default()
                },
            }),
            AssetPlugin {
                file_path: folder.to_owned(),
                watch_for_changes_override: Some(watched),
                ..default()
            },
            StatesPlugin,
            InputPlugin,
        ));
        crate::app::simulation(&mut app);
        if let Some(library) = library {
            app.insert_resource(GameLibrary(library));
        }
        // On one thread: quicker for so little work, and the same order in every run.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let window = Window {
            resolution: WindowResolution::new(1280, 720),
            ..default()
        };
        let window = app.world_mut().spawn((window, PrimaryWindow)).id();
        let mut table = Tabletop {
            app,
            window,
            replayed: None,
        };
        table.wait("the configuration", |table| is_settled(table.app.world()));
        // The same moves in every run.
        table.resource_mut::<Configs>().opponents.threads = 1;
        // The loading screen is drawn by the panels, which are not here.
        table.resource_mut::<NextState<Screen>>().set(Screen::Menu);
        table.frame(0);
        table
    }

    // --- Time ---

    /// One frame that takes this long.
    pub(crate) fn frame(&mut self, milliseconds: u64) {
        let step = Duration::from_millis(milliseconds);
        self.app
            .insert_resource(TimeUpdateStrategy::ManualDuration(step));
        self.app.update();
        self.check();
    }

    /// This many frames of [`FRAME`] milliseconds.
    pub(crate) fn frames(&mut self, count: usize) {
        for _ in 0..count {
            self.frame(FRAME);
        }
    }

    /// Frames until something holds.
    pub(crate) fn wait(&mut self, what: &str, mut holds: impl FnMut(&mut Tabletop) -> bool) {
        let since = Instant::now();
        for _ in 0..PATIENCE.0 {
            if holds(self) {
                return;
            }
            assert!(since.elapsed() < PATIENCE.1, "{what} did not come about");
            self.frame(FRAME);
            if self.is_thinking() {
                // The thinker needs a core as well.
                thread::yield_now();
            }
        }
        panic!("{what} did not come about");
    }

    /// Frames until the turn is this one.
    #[track_caller]
    pub(crate) fn until(&mut self, turn: Turn) {
        // The turn goes on at the beginning of the frame after a move.
        self.frame(0);
        self.wait(&format!("{turn:?}"), |table| table.turn() == Some(turn));
    }

    /// Frames until it is a person's turn or the game has ended.
    pub(crate) fn until_a_person_may_act(&mut self) {
        self.frame(0);
        self.wait("a person's turn or the end", |table| {
            matches!(table.turn(), Some(Turn::Person | Turn::Over))
        });
    }

    /// Waits, in real time, until no computer player is at work any more. With this before each
    /// frame, everything that happens depends on the inputs alone.
    pub(crate) fn let_the_players_finish(&mut self) {
        let since = Instant::now();
        loop {
            let mut thinking = self.resource_mut::<Thinking>();
            let answered = !thinking.is_busy() || thinking.has_decided();
            if answered && thinking.at_work() == 0 {
                break;
            }
            assert!(since.elapsed() < PATIENCE.1, "a player thinks for ever");
            thread::yield_now();
        }
    }

    // --- Input ---

    pub(crate) fn intent(&mut self, intent: impl Into<Intent>) {
        self.app.world_mut().write_message(intent.into());
    }

    /// Says what is wanted and lets the program do it.
    pub(crate) fn want(&mut self, intent: impl Into<Intent>) {
        self.intent(intent);
        self.frame(0);
        self.frame(0);
    }

    /// What is wanted in the next frame, which takes this long.
    pub(crate) fn wanted(&mut self, milliseconds: u64) -> Vec<Intent> {
        // What was wanted before has been read.
        self.resource_mut::<Messages<Intent>>().clear();
        self.frame(milliseconds);
        let messages = self.resource::<Messages<Intent>>();
        messages.iter_current_update_messages().copied().collect()
    }

    /// A key goes down and up again.
    pub(crate) fn key(&mut self, key_code: KeyCode) {
        self.key_event(key_code, ButtonState::Pressed, false);
        self.frame(FRAME);
        self.key_event(key_code, ButtonState::Released, false);
        self.frame(FRAME);
    }

    /// Ctrl is held while a key goes down and up.
    pub(crate) fn ctrl(&mut self, key_code: KeyCode) {
        self.key_event(KeyCode::ControlLeft, ButtonState::Pressed, false);
        self.key(key_code);
        self.key_event(KeyCode::ControlLeft, ButtonState::Released, false);
        self.frame(FRAME);
    }

    /// Something happens to the window: it is told in the next frame, in this order.
    fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    pub(crate) fn key_event(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) {
        let window = self.window;
        self.send(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: None,
            repeat,
            window,
        });
    }

    /// Something happens on the gamepad of this number.
    pub(crate) fn pad_event(&mut self, pad: u32, change: PadChange) {
        let report = PadReport { pad, change };
        self.app.world_mut().write_message(report);
    }

    /// A button of the first gamepad goes down and up again.
    pub(crate) fn pad(&mut self, button: PadButton) {
        for is_down in [true, false] {
            self.pad_event(1, PadChange::Button(button, is_down));
            self.frame(FRAME);
        }
    }

    pub(crate) fn button_event(&mut self, button: MouseButton, state: ButtonState) {
        let window = self.window;
        self.send(MouseButtonInput {
            button,
            state,
            window,
        });
    }

    pub(crate) fn touch_event(&mut self, phase: TouchPhase, position: Vec2, id: u64) {
        let window = self.window;
        self.send(TouchInput {
            phase,
            position,
            window,
            force: None,
            id,
        });
    }

    /// The pointer goes to a place of the window, or out of it.
    pub(crate) fn point_at(&mut self, at: Option<Vec2>) {
        let window = self.window;
        match at {
            Some(position) => self.send(CursorMoved {
                window,
                position,
                delta: None,
            }),
            None => self.send(CursorLeft { window }),
        }
    }

    pub(crate) fn resize(&mut self, width: f32, height: f32) {
        self.window().resolution.set(width, height);
    }

    /// A click with the first button on a field, named as at the board's edge: `h8`; in Nim and
    /// Northcott the letter is the row: `b3`.
    pub(crate) fn click(&mut self, field: &str) {
        let cell = self.cell(field);
        self.click_cell(cell);
    }

    pub(crate) fn click_cell(&mut self, cell: Cell) {
        self.click_with(MouseButton::Left, cell);
    }

    pub(crate) fn right_click(&mut self, field: &str) {
        let cell = self.cell(field);
        self.click_with(MouseButton::Right, cell);
    }

    fn click_with(&mut self, button: MouseButton, cell: Cell) {
        let at = self.place_of(cell);
        self.point_at(Some(at));
        self.button_event(button, ButtonState::Pressed);
        self.frame(FRAME);
        self.button_event(button, ButtonState::Released);
        self.frame(FRAME);
    }

    /// A click with the first button on a place of the window.
    pub(crate) fn click_at(&mut self, at: Vec2) {
        self.point_at(Some(at));
        self.frame(FRAME);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.button_event(MouseButton::Left, state);
            self.frame(FRAME);
        }
        self.frame(FRAME);
    }

    /// A finger rests on a field for this many milliseconds.
    pub(crate) fn touch(&mut self, field: &str, milliseconds: u64) {
        let at = self.place_of(self.cell(field));
        self.touch_event(TouchPhase::Started, at, 7);
        self.frame(milliseconds);
        self.touch_event(TouchPhase::Ended, at, 7);
        self.frame(milliseconds);
        self.frame(FRAME);
    }

    // --- Setting the table ---

    /// Goes to a screen on no way that a person has.
    pub(crate) fn show(&mut self, screen: Screen) {
        self.resource_mut::<NextState<Screen>>().set(screen);
        self.frame(0);
    }

    /// From the menu to a screen, as a person gets there.
    pub(crate) fn go_to(&mut self, screen: Screen) {
        match screen {
            Screen::Loading | Screen::Menu => {}
            Screen::Setup => self.open(lines::ID),
            Screen::Play => {
                self.sit("mnk:3x3x3", PERSONS);
                self.until(Turn::Person);
            }
            Screen::Lesson => {
                self.open(lines::ID);
                self.want(LessonCommand::Begin(lines::ID));
            }
            Screen::Research => {
                self.open(corner::ID);
                self.want(ScreenCommand::Research);
            }
            Screen::Theorem => {
                self.go_to(Screen::Research);
                self.want(ScreenCommand::Theorem);
            }
            Screen::Arena => {
                self.open(nim::ID);
                self.want(ScreenCommand::Arena);
            }
            Screen::Puzzles => {
                self.want(ScreenCommand::Puzzles);
                self.wait("a puzzle", |table| {
                    table.resource::<PuzzleRoom>().run().is_some()
                });
            }
            Screen::Scores => self.want(ScreenCommand::Scores),
            Screen::MyGames => self.want(ScreenCommand::MyGames),
            Screen::Collection => self.show_collection(crate::tests::collections::made_up(30)),
            Screen::Settings => self.want(ScreenCommand::Settings),
            Screen::Tune => {
                self.go_to(Screen::Settings);
                self.want(ScreenCommand::Tune);
            }
            Screen::About => {
                self.go_to(Screen::Settings);
                self.want(ScreenCommand::About);
            }
        }
        assert_eq!(self.screen(), screen);
    }

    /// From the menu to the setup of a game.
    pub(crate) fn open(&mut self, kind: GameId) {
        self.want(ScreenCommand::Open(kind));
        assert_eq!(self.screen(), Screen::Setup);
    }

    /// The setup's Start, by key.
    pub(crate) fn start(&mut self) {
        self.key(KeyCode::Enter);
        assert_eq!(self.screen(), Screen::Play, "Start opens the game");
    }

    pub(crate) fn draft(&mut self) -> Mut<'_, Draft> {
        self.resource_mut::<Draft>()
    }

    /// Sits down to the game or position of an id, without menu and setup. The side to move of
    /// the id begins.
    pub(crate) fn sit(&mut self, id: &str, seats: [Seat; 2]) {
        let plan = plan(id, seats);
        self.sit_with(plan);
    }

    /// The same table when two persons have sat down there and one of them may move.
    pub(crate) fn seated(mut self, id: &str) -> Tabletop {
        self.sit(id, PERSONS);
        self.until(Turn::Person);
        self
    }

    /// The same table after these moves, each made by keys when the one before has been shown.
    pub(crate) fn after(mut self, moves: &str) -> Tabletop {
        for text in moves.split_ascii_whitespace() {
            self.play(Hand::Keys, text);
            self.until_a_person_may_act();
        }
        self
    }

    /// Persons press these fields, each when the move before has been shown.
    pub(crate) fn click_all(&mut self, fields: &str) {
        for field in fields.split_ascii_whitespace() {
            self.until(Turn::Person);
            self.click(field);
        }
        self.until(Turn::Person);
    }

    pub(crate) fn sit_with(&mut self, plan: Plan) {
        let stakes = Stakes::Casual;
        self.app.world_mut().trigger(StartMatch { plan, stakes });
        self.frame(0);
    }

    pub(crate) fn speed(&mut self, speed: Speed) {
        self.resource_mut::<Settings>().speed = Some(speed);
    }

    pub(crate) fn limit(&mut self, limits: Limits) {
        self.resource_mut::<ThinkLimits>().0 = limits;
    }

    // --- Looking ---

    pub(crate) fn resource<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub(crate) fn resource_mut<R: Resource<Mutability = bevy::ecs::component::Mutable>>(
        &mut self,
    ) -> Mut<'_, R> {
        self.app.world_mut().resource_mut::<R>()
    }

    pub(crate) fn screen(&self) -> Screen {
        *self.resource::<State<Screen>>().get()
    }

    pub(crate) fn turn(&self) -> Option<Turn> {
        let turn = self.app.world().get_resource::<State<Turn>>();
        turn.map(|turn| *turn.get())
    }

    pub(crate) fn is_thinking(&self) -> bool {
        self.resource::<Thinking>().is_busy()
    }

    /// The key of what is asked before something is lost.
    pub(crate) fn question(&self) -> Option<&'static str> {
        let asked = self.resource::<PendingConfirmation>().0;
        asked.map(|asked| asked.question)
    }

    pub(crate) fn notifications(&self) -> &Notifications {
        self.resource::<Notifications>()
    }

    /// The sentences among the notices, in order.
    pub(crate) fn told(&self) -> Vec<String> {
        let notices = self.notifications().list().iter();
        let sentences = notices.filter_map(|notice| match &notice.content {
            NoticeContent::Sentence(sentence) => Some(sentence.clone()),
            _ => None,
        });
        sentences.collect()
    }

    pub(crate) fn configs(&self) -> &Configs {
        self.resource::<Configs>()
    }

    pub(crate) fn current(&self) -> &CurrentMatch {
        self.resource::<CurrentMatch>()
    }

    pub(crate) fn game_match(&self) -> &Match {
        let table = self.current();
        table.game_match.as_ref().expect("there is a sitting")
    }

    pub(crate) fn position(&self) -> &Position {
        self.game_match().position()
    }

    pub(crate) fn moves(&self) -> usize {
        self.game_match().moves().len()
    }

    /// The moves of the game as text.
    pub(crate) fn record(&self) -> String {
        let position = self.position();
        let moves = self.game_match().moves().iter();
        moves
            .map(|&mv| position.move_text(mv))
            .collect::<Vec<_>>()
            .join(" ")
    }

    pub(crate) fn stage_entity(&self) -> Option<Entity> {
        let world = self.app.world();
        let mut stages = world.try_query_filtered::<Entity, With<MatchBoard>>()?;
        let all: Vec<Entity> = stages.iter(world).collect();
        assert!(all.len() <= 1, "two boards on one table");
        all.first().copied()
    }

    pub(crate) fn stage(&self) -> &Stage {
        let entity = self.stage_entity().expect("there is a board");
        let stage = self.app.world().get::<Stage>(entity);
        stage.expect("the board is a stage")
    }

    /// What the cells of the board hold.
    pub(crate) fn shown(&self) -> View {
        let world = self.app.world();
        let entity = self.stage_entity().expect("there is a board");
        let geometry = &self.stage().geometry;
        let mut view = View::empty(geometry.cols, geometry.rows);
        let children = world.get::<Children>(entity).expect("it has cells");
        for child in children.iter() {
            if let Some(&BoardCell(cell)) = world.get::<BoardCell>(child) {
                view.squares[cell.index(geometry.cols)] = Square {
                    owner: world.get::<Owner>(child).expect("a cell").0,
                    count: world.get::<Count>(child).expect("a cell").0,
                    critical: world.get::<CriticalMass>(child).expect("a cell").0,
                };
            }
        }
        view
    }

    pub(crate) fn is_at_rest(&self) -> bool {
        let entity = self.stage_entity().expect("there is a board");
        let motion = self.app.world().get::<AnimationQueue>(entity);
        motion.expect("the board moves").is_at_rest()
    }

    /// The children of the board with this component.
    pub(crate) fn on_board<C: Component>(&self) -> Vec<(Entity, &C)> {
        let world = self.app.world();
        let stage = self.stage_entity();
        let Some(mut query) = world.try_query::<(Entity, &C, &ChildOf)>() else {
            return Vec::new();
        };
        query
            .iter(world)
            .filter(|(_, _, parent)| Some(parent.parent()) == stage)
            .map(|(entity, component, _)| (entity, component))
            .collect()
    }

    pub(crate) fn pose(&self, entity: Entity) -> Pose {
        *self.app.world().get::<Pose>(entity).expect("it has a pose")
    }

    /// How many figures on the board are of a kind.
    pub(crate) fn count_figures(&self, is: impl Fn(Figure) -> bool) -> usize {
        let figures = self.on_board::<Figure>();
        figures
            .into_iter()
            .filter(|(_, figure)| is(**figure))
            .count()
    }

    /// The cells of the pieces on the board, in order, as at the board's edge.
    pub(crate) fn pieces_in_row(&self, row: u8) -> Vec<u8> {
        let pieces = self.on_board::<Piece>();
        let mut cols: Vec<u8> = pieces
            .into_iter()
            .filter(|(_, piece)| piece.cell.row == row)
            .map(|(_, piece)| piece.cell.col)
            .collect();
        cols.sort_unstable();
        cols
    }

    /// The field with this name on the present board.
    pub(crate) fn cell(&self, field: &str) -> Cell {
        let geometry = &self.stage().geometry;
        let letter = field.as_bytes()[0] - b'a';
        let number: u8 = field[1..].parse().expect("a letter and a number");
        if geometry.look.coordinates.letters_are_rows() {
            Cell::new(number - 1, letter)
        } else {
            Cell::new(letter, geometry.rows - number)
        }
    }

    /// Where a cell's centre lies in the window.
    pub(crate) fn place_of(&self, cell: Cell) -> Vec2 {
        let entity = self.stage_entity().expect("there is a board");
        let placement = self.app.world().get::<Placement>(entity);
        let placement = placement.expect("the board has its place");
        let areas = self.resource::<Areas>();
        areas.to_window(placement.centre + self.stage().geometry.centre(cell) * placement.cell)
    }

    pub(crate) fn window(&mut self) -> Mut<'_, Window> {
        let window = self.app.world_mut().get_mut::<Window>(self.window);
        window.expect("there is a window")
    }
}

/// Waits a moment: whoever computes what a test waits for needs a core as well.
pub(crate) fn give_way() {
    thread::sleep(Duration::from_millis(2));
}

/// A person at one seat, the usual opponent of the game at the other.
pub(crate) fn against_the_computer(id: &str) -> [Seat; 2] {
    let position = position_of(id);
    let usual = Opponent::usual(&position, &Configs::default().opponents);
    [Seat::Person, Seat::Computer(usual)]
}

/// Both seats for computers.
pub(crate) fn computers(first: Opponent, second: Opponent) -> [Seat; 2] {
    [Seat::Computer(first), Seat::Computer(second)]
}

/// Two persons.
pub(crate) const PERSONS: [Seat; 2] = [Seat::Person; 2];

/// Every way to choose who begins, for tests that go through them.
pub(crate) const STARTERS: [Starter; 4] = Starter::ALL;
