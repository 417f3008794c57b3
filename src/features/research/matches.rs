//! The course of the research: coming in and leaving, what a person wants, and the passing of time.

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::features::navigation::ScreenCommand;
use crate::features::research::{ResearchCommand, ResearchQuestion, Room};
use crate::features::settings::{Configs, Settings, milliseconds};
use crate::features::setup::draft::Draft;
use crate::input::pointer::Pointer;
use crate::midend::{Opening, Plan};
use crate::states::{Phase, Screen};
use crate::study::research::Research;
use crate::turn::current_match::{Seeds, Stakes, StartMatch};
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;

/// Adds the course of the research.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Room>()
        .add_systems(
            Update,
            (
                enter,
                (work, choose, put_on_board)
                    .chain()
                    .run_if(in_state(Screen::Research)),
            )
                .chain()
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
    mut intents: MessageReader<ScreenCommand>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    draft: Option<Res<Draft>>,
    mut room: ResMut<Room>,
) {
    for intent in intents.read() {
        let from_setup = *screen.get() == Screen::Setup;
        if *intent != ScreenCommand::Research || !(from_setup || *screen.get() == Screen::Menu) {
            continue;
        }
        if let Some(draft) = draft.as_ref().filter(|_| from_setup) {
            let Some(question) = question_of(draft, room.question) else {
                continue;
            };
            room.ask(question);
        }
        room.view.in_hand = false;
        (*next).set_if_neq(Screen::Research);
    }
}

/// The question about the game of a setup; the largest number stays within the same game.
fn question_of(draft: &Draft, before: ResearchQuestion) -> Option<ResearchQuestion> {
    let position = draft.position();
    let research: &Research = position.game().extension()?;
    let asked = (research.asked)(position);
    let rows = asked.rows.unwrap_or(before.rows);
    let question = ResearchQuestion { rows, ..before }.about(asked.kind);
    let largest = asked.largest.unwrap_or(question.largest);
    Some(ResearchQuestion {
        largest,
        ..question
    })
}

/// The method runs, rests, takes a step or begins again; the picture grows.
fn work(mut asked: MessageReader<ResearchCommand>, mut room: ResMut<Room>) {
    for command in asked.read() {
        match *command {
            ResearchCommand::RunOrPause => {
                // What happens is told beside the list.
                room.shows_list = true;
                room.run_or_pause();
            }
            ResearchCommand::OneStep => {
                room.shows_list = true;
                room.step();
            }
            ResearchCommand::StartAgain => room.start_again(),
            ResearchCommand::Zoom(notches) => room.view.zoom_by(notches.into()),
            ResearchCommand::Proof => room.shows_proof = !room.shows_proof,
            ResearchCommand::PutOnBoard => {}
        }
    }
}

/// The keys turn the picture, or choose a position in it or in the list.
fn choose(
    mut inputs: MessageReader<BoardInput>,
    mut steps: MessageReader<HistoryCommand>,
    mut room: ResMut<Room>,
) {
    for input in inputs.read() {
        let BoardInput::Step { dx, dy } = *input else {
            continue;
        };
        match room.method.space().sizes().len() {
            3 => room.view.turn_by_keys(dx, dy),
            0..3 => room.choose_square(dx, dy.saturating_neg()),
            _ => room.choose_beside(isize::from(dx) + isize::from(dy)),
        }
    }
    for step in steps.read() {
        match step {
            HistoryCommand::StepBack => room.choose_beside(-1),
            HistoryCommand::StepForward => room.choose_beside(1),
            HistoryCommand::ToStart => room.choose_beside(isize::MIN),
            HistoryCommand::ToEnd => room.choose_beside(isize::MAX),
            _ => {}
        }
    }
}

/// The usual seats at the position that is shown.
fn put_on_board(
    mut intents: MessageReader<ResearchCommand>,
    room: Res<Room>,
    configs: Res<Configs>,
    seeds: Res<Seeds>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        if let (ResearchCommand::PutOnBoard, Some(start)) = (intent, room.on_board()) {
            let draft = Draft::new(room.game(), &configs, seeds.next());
            let plan = Plan {
                start,
                seats: draft.seats,
                starter: None,
                opening: Opening::Free,
                seed: draft.seed,
                clock: None,
            };
            // Who wins it stands in the list.
            let stakes = Stakes::Nothing;
            commands.trigger(StartMatch { plan, stakes });
        }
    }
}

/// Lets the method run, and turns the picture while nobody has taken it in hand, but not for ever.
fn pass_time(
    mut room: ResMut<Room>,
    time: Res<Time>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    pointer: Res<Pointer>,
    mut keys: MessageReader<KeyboardInput>,
    touches: Res<Touches>,
    mut last: Local<Option<Vec2>>,
) {
    let (timing, factor) = (&configs.timing, configs.factor(&settings));
    room.now = time.elapsed();
    room.light = milliseconds(timing.research_light_ms).mul_f32(factor);
    let at = pointer.inside();
    if keys.read().count() > 0 || touches.iter().count() > 0 || at != *last {
        room.last_sign = room.now;
        *last = at;
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
