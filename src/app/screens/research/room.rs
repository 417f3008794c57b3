//! What is asked in the research room, how far the method has come, and what a person looks at.

use std::ops::RangeInclusive;
use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::picture::View;
use crate::app::draft::Draft;
use crate::app::flow::{Seeds, Table, sit_down};
use crate::app::intent::Intent;
use crate::app::settings::{Configs, Settings, milliseconds};
use crate::app::states::{Phase, Screen};
use crate::config::Timing;
use crate::games::{GameKind, Position, Side};
use crate::study::research::{Found, Method, Moves, Space, State as Known, Step, Tuple};
use crate::table::Plan;

/// How quickly the method runs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Each step can be read.
    Slow,
    /// Each step can be seen.
    #[default]
    Normal,
    /// The whole run takes a few seconds, however long it is.
    Fast,
    /// Without any delay.
    AtOnce,
}

impl Pace {
    /// All paces in the order in which they are offered.
    pub const ALL: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::AtOnce];

    /// How long a step of a run with so many steps takes; `None`: no time at all.
    fn step(self, timing: &Timing, steps: u32) -> Option<f32> {
        let whole = timing.research_fast_run_ms as f32 / 1000.0;
        match self {
            Pace::Slow => Some(timing.research_slow_ms as f32 / 1000.0),
            Pace::Normal => Some(timing.research_normal_ms as f32 / 1000.0),
            Pace::Fast => Some(whole / steps.max(1) as f32),
            Pace::AtOnce => None,
        }
    }
}

/// The question, as it is put together in the panel; the largest number may be wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Which game, and how its pieces move.
    pub moves: Moves,
    /// Northcott: how many rows, 1 to 5.
    pub rows: u8,
    /// The largest gap, or the largest distance from home.
    pub largest: i32,
}

impl Question {
    /// What the largest number can be: as much as a board of the game has room for.
    #[must_use]
    pub const fn range(&self) -> RangeInclusive<i32> {
        match self.moves {
            Moves::Gaps => 1..=18,
            Moves::Rook | Moves::Queen => 1..=19,
        }
    }

    /// All its positions; `None` while the largest number is wrong.
    fn space(&self) -> Option<Space> {
        if !self.range().contains(&self.largest) {
            return None;
        }
        let values = u16::try_from(self.largest).ok()? + 1;
        match self.moves {
            Moves::Gaps => Space::northcott(self.rows.into(), values).ok(),
            moves => Space::corner(values, values, moves == Moves::Queen).ok(),
        }
    }
}

/// The research room.
#[derive(Resource, Debug)]
pub struct Room {
    question: Question,
    method: Method,
    /// When each good position was found, in the order of the list.
    found: Vec<Duration>,
    last: Option<Step>,
    /// Whether the rule has said the same about every position looked at.
    agrees: bool,
    runs: bool,
    /// Time that has not been spent on steps yet, in seconds.
    spare: f32,
    now: Duration,
    light: Duration,
    moves: bool,
    last_sign: Duration,
    came_from: Screen,
    /// How quickly the method runs.
    pub pace: Pace,
    /// The position that was chosen in the list, by key or by a finger.
    pub chosen: Option<Tuple>,
    /// The position under the pointer.
    pub hovered: Option<Tuple>,
    /// From where the picture in space is seen.
    pub view: View,
    /// Whether the list is shown where it takes turns with the question.
    pub shows_list: bool,
}

impl Default for Room {
    fn default() -> Self {
        let question = Question {
            moves: Moves::Gaps,
            rows: 3,
            largest: 7,
        };
        let space = Space::northcott(3, 8).expect("three rows of eight values are few (tested)");
        Room {
            question,
            method: Method::new(space),
            found: Vec::new(),
            last: None,
            agrees: true,
            runs: false,
            spare: 0.0,
            now: Duration::ZERO,
            light: Duration::ZERO,
            moves: false,
            last_sign: Duration::ZERO,
            came_from: Screen::Menu,
            pace: Pace::default(),
            chosen: None,
            hovered: None,
            view: View::default(),
            shows_list: false,
        }
    }
}

impl Room {
    /// What is asked.
    #[must_use]
    pub const fn question(&self) -> Question {
        self.question
    }

    /// Asks something else; the method starts again, unless the largest number is wrong.
    pub fn ask(&mut self, question: Question) {
        if question == self.question {
            return;
        }
        self.question = question;
        if let Some(space) = question.space()
            && space != *self.method.space()
        {
            self.method = Method::new(space);
            self.start_again();
        }
    }

    /// Whether the largest number is out of its range.
    #[must_use]
    pub fn is_wrong(&self) -> bool {
        self.question.space().is_none()
    }

    /// The method, as far as it has come.
    #[must_use]
    pub const fn method(&self) -> &Method {
        &self.method
    }

    /// The step that was taken last.
    #[must_use]
    pub const fn last(&self) -> Option<Step> {
        self.last
    }

    /// Whether the rule says the same as the method about every position looked at so far.
    #[must_use]
    pub const fn agrees(&self) -> bool {
        self.agrees
    }

    /// Whether the method runs.
    #[must_use]
    pub const fn runs(&self) -> bool {
        self.runs
    }

    /// Whether anything in the room moves, so that it has to be drawn.
    #[must_use]
    pub const fn is_moving(&self) -> bool {
        self.moves
    }

    /// Forgets what was found.
    pub fn start_again(&mut self) {
        self.method = Method::new(*self.method.space());
        self.found.clear();
        self.last = None;
        self.agrees = true;
        self.runs = false;
        self.chosen = None;
        self.hovered = None;
    }

    /// Takes one step, and rests.
    pub fn step(&mut self) {
        self.runs = false;
        self.take_step();
    }

    /// Lets the method run, from the start if it has come to the end, or rest.
    pub fn run_or_pause(&mut self) {
        if self.runs {
            self.runs = false;
        } else {
            if self.method.is_finished() {
                self.start_again();
            }
            self.spare = 0.0;
            self.runs = true;
        }
    }

    fn take_step(&mut self) {
        if let Some(step) = self.method.step() {
            let is_good = matches!(step.found, Found::Good { .. });
            if is_good {
                self.found.push(self.now);
            }
            self.agrees &= self.method.space().rule(&step.looked_at).is_good() == is_good;
            self.last = Some(step);
        }
        if self.method.is_finished() {
            self.runs = false;
        }
    }

    /// The steps of this much time, at the speed in force.
    fn run(&mut self, seconds: f32, timing: &Timing, factor: f32) {
        let steps = self.method.space().positions();
        match self.pace.step(timing, steps).filter(|_| factor > 0.0) {
            None => {
                while self.runs {
                    self.take_step();
                }
            }
            Some(step) => {
                let step = (step * factor).max(f32::MIN_POSITIVE);
                self.spare += seconds;
                // However long the frame was: never more than there are.
                let due = (self.spare / step).min(steps as f32) as u32;
                self.spare = (self.spare - due as f32 * step).max(0.0);
                for _ in 0..due {
                    if self.runs {
                        self.take_step();
                    }
                }
            }
        }
    }

    /// How brightly a good position shines because it has just been found: from 1 down to 0.
    #[must_use]
    pub fn shine(&self, number: usize) -> f32 {
        let Some(found) = self.found.get(number) else {
            return 0.0;
        };
        let age = self.now.saturating_sub(*found).as_secs_f32();
        (1.0 - age / self.light.as_secs_f32().max(f32::MIN_POSITIVE)).clamp(0.0, 1.0)
    }

    /// The position that the panel tells about: under the pointer, else the chosen one.
    #[must_use]
    pub fn shown(&self) -> Option<Tuple> {
        self.hovered.or(self.chosen)
    }

    /// Whether a position is good, as far as the method has come.
    #[must_use]
    pub fn known(&self, tuple: &Tuple) -> Option<Known> {
        self.method.state(tuple)
    }

    /// Chooses the position so many places further in the list, or the first or last one.
    pub fn choose_beside(&mut self, places: isize) {
        let Some(last) = self.method.count().checked_sub(1) else {
            return;
        };
        let here = self.chosen.and_then(|tuple| self.method.number(&tuple));
        self.hovered = None;
        let next = match here {
            Some(here) => here.saturating_add_signed(places).min(last),
            None if places > 0 => 0,
            None => last,
        };
        self.chosen = self.method.good(next);
    }

    /// Moves the choice by squares, where the picture has squares.
    fn choose_square(&mut self, right: i8, up: i8) {
        let sizes = self.method.space().sizes();
        let most = |axis: usize| sizes.get(axis).map_or(0, |&size| size as u8 - 1);
        let (most_right, most_up) = (most(0), most(1));
        let next = match self.shown().as_deref() {
            Some([x]) => vec![x.saturating_add_signed(right).min(most_right)],
            Some([x, y]) => vec![
                x.saturating_add_signed(right).min(most_right),
                y.saturating_add_signed(up).min(most_up),
            ],
            _ => vec![0; sizes.len()],
        };
        self.hovered = None;
        self.chosen = Some(Tuple::new(&next));
    }

    /// The position that is shown as one of its game, to be played against the usual opponent, in
    /// which the person has the usual side. Whoever is to move in a good position loses, so that the person
    /// moves first only in the others, unless the first one would be clamped.
    #[must_use]
    pub fn on_board(&self) -> Option<Position> {
        let shown = self.shown()?;
        let space = self.method.space();
        let person = match self.kind() {
            GameKind::Northcott => Side::Second,
            _ => Side::First,
        };
        let first = if space.rule(&shown).is_good() {
            person.other()
        } else {
            person
        };
        [first, first.other()]
            .into_iter()
            .find_map(|side| space.on_board(&shown, side).ok())
    }

    /// Which game is researched.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self.question.moves {
            Moves::Gaps => GameKind::Northcott,
            Moves::Rook | Moves::Queen => GameKind::Corner,
        }
    }
}

/// Adds the course of the research.
pub fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .add_systems(
            Update,
            (
                enter.run_if(not(in_state(Screen::Research))),
                (obey, put_on_board)
                    .chain()
                    .run_if(in_state(Screen::Research)),
            )
                .in_set(Phase::Rules),
        )
        .add_systems(
            Update,
            pass_time
                .run_if(in_state(Screen::Research))
                .in_set(Phase::Scene),
        )
        .add_systems(
            OnEnter(Screen::Research),
            |mut room: ResMut<Room>, time: Res<Time>| {
                room.now = time.elapsed();
                room.last_sign = room.now;
            },
        )
        .add_systems(OnExit(Screen::Research), |mut room: ResMut<Room>| {
            room.runs = false;
            room.moves = false;
            room.hovered = None;
        });
}

/// From the setup, with the game that is put together there; from elsewhere as it was left.
fn enter(
    mut intents: MessageReader<Intent>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    draft: Option<Res<Draft>>,
    mut room: ResMut<Room>,
) {
    for intent in intents.read() {
        let from_setup = *screen.get() == Screen::Setup;
        if *intent != Intent::Research || !(from_setup || *screen.get() == Screen::Menu) {
            continue;
        }
        if let Some(draft) = draft.as_ref().filter(|_| from_setup) {
            let Some(question) = question_of(draft, room.question) else {
                continue;
            };
            room.ask(question);
        }
        room.came_from = *screen.get();
        (*next).set_if_neq(Screen::Research);
    }
}

/// The question about the game of a setup; the largest number stays within the same game.
fn question_of(draft: &Draft, before: Question) -> Option<Question> {
    let field = |key| {
        let fields = draft.position().fields();
        let field = fields.into_iter().find(|field| field.key == key);
        field.map_or(0, |field| field.value)
    };
    match draft.kind {
        GameKind::Northcott => Some(Question {
            moves: Moves::Gaps,
            rows: u8::try_from(field("rows")).unwrap_or(before.rows),
            ..before
        }),
        GameKind::Corner => Some(Question {
            moves: if field("queen") == 1 {
                Moves::Queen
            } else {
                Moves::Rook
            },
            largest: field("cols").max(field("rows")) - 1,
            ..before
        }),
        _ => None,
    }
}

fn obey(
    mut intents: MessageReader<Intent>,
    mut next: ResMut<NextState<Screen>>,
    mut room: ResMut<Room>,
) {
    for intent in intents.read() {
        let in_space = room.method.space().sizes().len() == 3;
        let squares = room.method.space().sizes().len() < 3;
        match *intent {
            Intent::Back => (*next).set_if_neq(room.came_from),
            Intent::ToMenu => (*next).set_if_neq(Screen::Menu),
            Intent::RunOrPause => room.run_or_pause(),
            Intent::OneStep => room.step(),
            Intent::StartResearchAgain => room.start_again(),
            Intent::Zoom(notches) => room.view.zoom_by(notches.into()),
            Intent::Step { dx, dy } if in_space => room.view.turn_by_keys(dx, dy),
            Intent::Step { dx, dy } if squares => room.choose_square(dx, -dy),
            Intent::Step { dx, dy } => room.choose_beside(isize::from(dx + dy)),
            Intent::StepBack => room.choose_beside(-1),
            Intent::StepForward => room.choose_beside(1),
            Intent::ToStart => room.choose_beside(isize::MIN),
            Intent::ToEnd => room.choose_beside(isize::MAX),
            _ => {}
        }
    }
}

/// The usual seats at the position that is shown.
fn put_on_board(
    mut intents: MessageReader<Intent>,
    room: Res<Room>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    mut table: ResMut<Table>,
    mut next: ResMut<NextState<Screen>>,
) {
    for intent in intents.read() {
        if let (Intent::PutOnBoard, Some(start)) = (intent, room.on_board()) {
            let draft = Draft::new(room.kind(), &configs, seeds.next());
            let plan = Plan {
                start,
                seats: draft.seats,
                starter: None,
                seed: draft.seed,
            };
            sit_down(&mut table, &mut next, plan);
        }
    }
}

/// Lets the method run, and turns the picture while nobody has taken it in hand, but not for ever.
fn pass_time(
    mut room: ResMut<Room>,
    time: Res<Time>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    windows: Query<&Window, With<PrimaryWindow>>,
    mut keys: MessageReader<KeyboardInput>,
    touches: Res<Touches>,
    mut pointer: Local<Option<Vec2>>,
) {
    let (timing, factor) = (&configs.timing, settings.factor(&configs.timing));
    room.now = time.elapsed();
    room.light = milliseconds(timing.research_light_ms).mul_f32(factor);
    let at = windows.single().ok().and_then(Window::cursor_position);
    if keys.read().count() > 0 || touches.iter().count() > 0 || at != *pointer {
        room.last_sign = room.now;
        *pointer = at;
    }
    let seconds = time.delta_secs();
    if room.runs {
        room.run(seconds, timing, factor);
    }
    let since = room.now.saturating_sub(room.last_sign);
    let turns = room.method.space().sizes().len() == 3
        && !room.view.in_hand
        && factor > 0.0
        && (room.runs || since < milliseconds(timing.demo_rest_ms));
    if turns {
        let turn = timing.research_turn_ms as f32 / 1000.0 * factor;
        room.view.turn(seconds / turn * std::f32::consts::TAU, 0.0);
    }
    let newest = room.found.len().checked_sub(1);
    let moves = turns || room.runs || newest.is_some_and(|newest| room.shine(newest) > 0.0);
    room.moves = moves;
}
