//! The course of the research: coming in and leaving, what a person wants, and the passing of time.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Question, Room};
use crate::app::draft::Draft;
use crate::app::flow::{Seeds, Table, sit_down};
use crate::app::intent::Intent;
use crate::app::settings::{Configs, Settings, milliseconds};
use crate::app::states::{Phase, Screen};
use crate::games::GameKind;
use crate::study::research::Moves;
use crate::table::{Opening, Plan};

/// Adds the course of the research.
pub fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .add_systems(
            Update,
            // On every screen, so that what was wanted elsewhere is not done in the room.
            (enter, obey, put_on_board).chain().in_set(Phase::Rules),
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
        room.view.in_hand = false;
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
        GameKind::Northcott => {
            let rows = u8::try_from(field("rows")).unwrap_or(before.rows);
            Some(Question { rows, ..before }.about(Moves::Gaps))
        }
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
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    mut room: ResMut<Room>,
) {
    if *screen.get() != Screen::Research {
        intents.clear();
        return;
    }
    for intent in intents.read() {
        let in_space = room.method.space().sizes().len() == 3;
        let squares = room.method.space().sizes().len() < 3;
        match *intent {
            Intent::Back => (*next).set_if_neq(room.came_from),
            Intent::ToMenu => (*next).set_if_neq(Screen::Menu),
            Intent::RunOrPause => {
                // What happens is told beside the list.
                room.shows_list = true;
                room.run_or_pause();
            }
            Intent::OneStep => {
                room.shows_list = true;
                room.step();
            }
            Intent::StartResearchAgain => room.start_again(),
            Intent::Zoom(notches) => room.view.zoom_by(notches.into()),
            Intent::Step { dx, dy } if in_space => room.view.turn_by_keys(dx, dy),
            Intent::Step { dx, dy } if squares => room.choose_square(dx, dy.saturating_neg()),
            Intent::Step { dx, dy } => room.choose_beside(isize::from(dx) + isize::from(dy)),
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
    screen: Res<State<Screen>>,
    room: Res<Room>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    mut table: ResMut<Table>,
    mut next: ResMut<NextState<Screen>>,
) {
    if *screen.get() != Screen::Research {
        intents.clear();
        return;
    }
    for intent in intents.read() {
        if let (Intent::PutOnBoard, Some(start)) = (intent, room.on_board()) {
            let draft = Draft::new(room.kind(), &configs, seeds.next());
            let plan = Plan {
                start,
                seats: draft.seats,
                starter: None,
                opening: Opening::Free,
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
