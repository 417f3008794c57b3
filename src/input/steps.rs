//! Presses one after another, however slowly the program draws.
//!
//! A slow frame brings many events at once, but what acts on them looks at a state: which keys are
//! held, what has the focus, which control lies under the pointer. So a frame that brings several
//! presses is taken in steps: each press is seen by the whole program, panels included, before the
//! next one. Only what is seen in the end is drawn, and no time passes between the steps.
//!
//! The schedules of a frame run in a loop for that, as Bevy's fixed time steps do.

use std::collections::VecDeque;
use std::time::Duration;

use bevy::app::MainScheduleOrder;
use bevy::ecs::message::{MessageCursor, MessageUpdateSystems};
use bevy::ecs::schedule::{InternedScheduleLabel, ScheduleLabel, SingleThreadedExecutor};
use bevy::ecs::system::{SystemParam, SystemState};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorEntered, CursorLeft, CursorMoved, Ime, WindowEvent};

use crate::input::keyboard::{CONTROLS, SHIFTS};

/// Adds the steps. What was added to the order of the main schedules before runs in each of them;
/// what is added later, once a frame.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<WaitingSteps>()
        .add_message::<WindowEvent>()
        .add_message::<CursorEntered>()
        .add_message::<CursorLeft>()
        .add_message::<CursorMoved>()
        .add_message::<Ime>()
        .add_message::<KeyboardFocusLost>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<MouseWheel>()
        .add_message::<TouchInput>()
        .add_systems(First, divide.after(MessageUpdateSystems))
        .add_systems(Steps, take_steps)
        .edit_schedule(Steps, |steps| {
            steps.set_executor(SingleThreadedExecutor::new());
        });
    let mut order = app.world_mut().resource_mut::<MainScheduleOrder>();
    order.insert_after(First, Steps);
    let of_step = order.labels.split_off(2);
    app.insert_resource(StepOrder(of_step));
}

/// The steps of a frame, at least one.
#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Steps;

/// The schedules of each step, from [`PreUpdate`] to [`Last`].
#[derive(Resource)]
struct StepOrder(Vec<InternedScheduleLabel>);

/// The steps of this frame that are still to be taken.
#[derive(Resource, Default)]
struct WaitingSteps {
    steps: VecDeque<Vec<WindowEvent>>,
    /// Where those begin that have not come in a step yet.
    unread: MessageCursor<WindowEvent>,
}

/// The events that come in steps: in their common order, and each among those of its kind.
#[derive(SystemParam)]
struct Streams<'w> {
    all: ResMut<'w, Messages<WindowEvent>>,
    entered: ResMut<'w, Messages<CursorEntered>>,
    left: ResMut<'w, Messages<CursorLeft>>,
    moved: ResMut<'w, Messages<CursorMoved>>,
    input_method: ResMut<'w, Messages<Ime>>,
    focus_lost: ResMut<'w, Messages<KeyboardFocusLost>>,
    keys: ResMut<'w, Messages<KeyboardInput>>,
    buttons: ResMut<'w, Messages<MouseButtonInput>>,
    wheel: ResMut<'w, Messages<MouseWheel>>,
    touches: ResMut<'w, Messages<TouchInput>>,
}

impl Streams<'_> {
    fn clear(&mut self) {
        self.all.clear();
        self.entered.clear();
        self.left.clear();
        self.moved.clear();
        self.input_method.clear();
        self.focus_lost.clear();
        self.keys.clear();
        self.buttons.clear();
        self.wheel.clear();
        self.touches.clear();
    }

    fn write(&mut self, event: WindowEvent) {
        match event.clone() {
            WindowEvent::CursorEntered(event) => _ = self.entered.write(event),
            WindowEvent::CursorLeft(event) => _ = self.left.write(event),
            WindowEvent::CursorMoved(event) => _ = self.moved.write(event),
            WindowEvent::Ime(event) => _ = self.input_method.write(event),
            WindowEvent::KeyboardFocusLost(event) => _ = self.focus_lost.write(event),
            WindowEvent::KeyboardInput(event) => _ = self.keys.write(event),
            WindowEvent::MouseButtonInput(event) => _ = self.buttons.write(event),
            WindowEvent::MouseWheel(event) => _ = self.wheel.write(event),
            WindowEvent::TouchInput(event) => _ = self.touches.write(event),
            // Those of other kinds are where they were written.
            _ => {}
        }
        self.all.write(event);
    }
}

/// Leaves the first step of what came in this frame; the others wait.
fn divide(mut waiting: ResMut<WaitingSteps>, mut streams: Streams) {
    let waiting = &mut *waiting;
    waiting.steps = steps(waiting.unread.read(&streams.all).cloned());
    if !waiting.steps.is_empty() {
        streams.clear();
        take_step(waiting, &mut streams);
    }
}

fn take_step(waiting: &mut WaitingSteps, streams: &mut Streams) {
    for event in waiting.steps.pop_front().unwrap_or_default() {
        streams.write(event);
    }
    waiting.unread.clear(&streams.all);
}

/// Leads the first step through the program, and then each that waits.
fn take_steps(
    world: &mut World,
    next: &mut SystemState<(ResMut<'static, WaitingSteps>, Streams<'static>)>,
) {
    world.resource_scope(|world, order: Mut<StepOrder>| {
        loop {
            for &label in &order.0 {
                // As in Bevy's own loops, a schedule without systems may be missing.
                let _ = world.try_run_schedule(label);
            }
            if world.resource::<WaitingSteps>().steps.is_empty() {
                return;
            }
            let Ok((mut waiting, mut streams)) = next.get_mut(world) else {
                return;
            };
            take_step(&mut waiting, &mut streams);
            world
                .resource_mut::<Time<Real>>()
                .advance_by(Duration::ZERO);
            world
                .resource_mut::<Time<Virtual>>()
                .advance_by(Duration::ZERO);
            world.resource_mut::<Time>().advance_by(Duration::ZERO);
        }
    });
}

/// Divides events, so that each step ends with a press, a release or what counts as one.
fn steps(events: impl Iterator<Item = WindowEvent>) -> VecDeque<Vec<WindowEvent>> {
    let mut steps: VecDeque<Vec<WindowEvent>> = VecDeque::new();
    for event in events {
        let goes_on =
            |step: &&mut Vec<WindowEvent>| step.last().is_some_and(|last| !is_apart(last, &event));
        match steps.back_mut().filter(goes_on) {
            Some(step) => step.push(event),
            None => steps.push_back(vec![event]),
        }
    }
    steps
}

/// Whether a step ends between two events.
fn is_apart(last: &WindowEvent, next: &WindowEvent) -> bool {
    ends_step(last) && !repeats(last, next)
}

/// Whether what comes next may depend on what this event has done.
fn ends_step(event: &WindowEvent) -> bool {
    match event {
        WindowEvent::KeyboardInput(key) => key.state == ButtonState::Pressed || is_modifier(key),
        WindowEvent::TouchInput(touch) => touch.phase != TouchPhase::Moved,
        WindowEvent::MouseButtonInput(_)
        | WindowEvent::KeyboardFocusLost(_)
        | WindowEvent::Ime(Ime::Commit { .. }) => true,
        _ => false,
    }
}

/// Whether a key that is held has repeated once more. Steps of their own would make a slow program
/// slower with each key that is held.
fn repeats(last: &WindowEvent, event: &WindowEvent) -> bool {
    match (last, event) {
        (WindowEvent::KeyboardInput(last), WindowEvent::KeyboardInput(key)) => {
            key.repeat && key.key_code == last.key_code && last.state == ButtonState::Pressed
        }
        _ => false,
    }
}

/// Whether it changes what other keys mean.
fn is_modifier(key: &KeyboardInput) -> bool {
    matches!(
        key.logical_key,
        Key::Alt | Key::AltGraph | Key::Control | Key::Meta | Key::Shift | Key::Super
    ) || CONTROLS.contains(&key.key_code)
        || SHIFTS.contains(&key.key_code)
}
