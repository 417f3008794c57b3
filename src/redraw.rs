//! A request to draw although the window itself has had no input.

use crate::ask::thinking::Thinking;
use crate::board::animation::Movement;
use crate::board::animation::tween::Tween;
use crate::board::drawing::backdrop::FadeOverlay;
use crate::features::analysis::Analysing;
use crate::features::best_moves::BestMovesList;
use crate::features::clocks::RunningClocks;
use crate::features::exercises::Exercises;
use crate::features::export::Exporting;
use crate::features::hints::Studying;
use crate::features::loss::Losing;
use crate::features::menu::demos::NextDemoMove;
use crate::features::notifications;
use crate::features::notifications::Notifications;
use crate::features::replay::Replaying;
use crate::features::research::Room;
use crate::features::scanning::Scanning;
use crate::features::settings::{Configs, Settings};
use crate::features::theorem::Theorem;
use crate::input::gamepads::Gamepads;
use crate::platform::retry::Retry;
use crate::states::{Screen, Turn};
use crate::turn::current_match::CurrentMatch;
use crate::turn::validation::LastRefusal;
use bevy::window::WindowResized;
use bevy::winit::{UpdateMode, WinitSettings};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::Task;
use bevy::tasks::futures::check_ready;

/// Set when something has happened outside the window that will show in it: a file was saved, the
/// page around it was used. Whoever draws takes it back. Clones share the flag.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Redraw(Arc<AtomicBool>);

impl Redraw {
    /// Says that something has happened; from any thread.
    pub(crate) fn request(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether something has happened since this was asked last.
    pub(crate) fn take(&self) -> bool {
        self.0.swap(false, Ordering::Relaxed)
    }
}

/// What a task has come to, once it is done; as long as it is not, it is looked at again in the next
/// frame.
pub(crate) fn take_ready<T>(task: &mut Option<Task<T>>, redraw: &Redraw) -> Option<T> {
    let running = task.as_mut()?;
    redraw.request();
    let ready = check_ready(running)?;
    *task = None;
    Some(ready)
}

/// A program that rests looks around this often all the same.
const REST: Duration = Duration::from_secs(60);
/// Messages of the board vanish after a while; the program wakes to take them away.
const REFUSAL: Duration = Duration::from_millis(2600);
/// An analysis is looked after this often.
const ANALYSIS: Duration = Duration::from_millis(40);

/// The living pictures of the menu move slowly and need no more than this.
const LIVING_PICTURES: Duration = Duration::from_millis(33);

/// The shortest wait for the next frame, and how exactly it comes at the time it is wanted.
const LEAST: Duration = Duration::from_millis(5);

/// How often a resting program shows how far the pictures are that it draws for others on a thread of
/// their own. A browser has none and draws them between the frames.
const EXPORT: Duration = Duration::from_millis(200);

/// Chooses the update mode each frame.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Redraw>().init_resource::<Wake>();
    app.init_resource::<Exporting>();
    app.insert_resource(WinitSettings {
        focused_mode: UpdateMode::Continuous,
        unfocused_mode: UpdateMode::Continuous,
    })
    .configure_sets(
        Last,
        FrameRequests.after(notifications::pass).before(choose),
    )
    .add_systems(
        Last,
        (
            (
                draw_what_moves,
                draw_new_screens,
                draw_while_somebody_thinks,
                wake_for_messages,
                wake_for_clocks,
                wake_for_scanning,
                wake_for_gamepads,
                wake_for_work,
                wake_for_exports,
            )
                .in_set(FrameRequests),
            choose,
        ),
    );
}

/// The systems that ask for frames.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct FrameRequests;

/// After how long a resting program must look around, at the latest.
#[derive(Resource)]
struct Wake(Duration);

impl Default for Wake {
    fn default() -> Self {
        Wake(REST)
    }
}

impl Wake {
    fn within(&mut self, wait: Duration) {
        self.0 = self.0.min(wait);
    }
}

/// After the last change of a screen, a turn or the window's size so many frames are drawn all the same: the first
/// ones load fonts, files and shaders, and what a change sets off comes a frame or two later.
const GRACE: u32 = 30;

fn draw_what_moves(
    movement: Movement,
    room: Res<Room>,
    (replaying, exercises, theorem): (Res<Replaying>, Exercises, Res<Theorem>),
    overlays: Query<(), (With<FadeOverlay>, With<Tween>)>,
    screen: Res<State<Screen>>,
    redraw: Res<Redraw>,
    mut wake: ResMut<Wake>,
) {
    let moves = !movement.is_over();
    if moves && *screen.get() == Screen::Menu && overlays.is_empty() {
        wake.within(LIVING_PICTURES);
    } else if moves
        || room.is_moving()
        || replaying.is_playing()
        || exercises.is_busy(*screen.get())
        || *screen.get() == Screen::Theorem && theorem.awaits_answer()
    {
        redraw.request();
    }
}

fn draw_new_screens(
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    mut resized: MessageReader<WindowResized>,
    redraw: Res<Redraw>,
) {
    let acts = turn.is_some_and(|turn| {
        turn.is_changed() || matches!(turn.get(), Turn::Animating | Turn::Computer)
    });
    if acts || screen.is_changed() || resized.read().count() > 0 {
        redraw.request();
    }
}

fn draw_while_somebody_thinks(
    thinking: Res<Thinking>,
    studying: Res<Studying>,
    redraw: Res<Redraw>,
) {
    if thinking.is_busy() || studying.is_busy() {
        redraw.request();
    }
}

fn wake_for_messages(
    refusal: Res<LastRefusal>,
    notifications: Res<Notifications>,
    retry: Res<Retry>,
    time: Res<Time>,
    mut wake: ResMut<Wake>,
) {
    let now = time.elapsed();
    for next in [notifications.next_passing(), retry.next()]
        .into_iter()
        .flatten()
    {
        wake.within(next.saturating_sub(now));
    }
    if let Some((_, when)) = refusal.0 {
        let shown = now.saturating_sub(when);
        if shown < REFUSAL {
            wake.within(REFUSAL - shown);
        }
    }
}

fn wake_for_work(
    demo: Res<NextDemoMove>,
    analysing: Res<Analysing>,
    losing: Res<Losing>,
    best_moves: Res<BestMovesList>,
    time: Res<Time>,
    mut wake: ResMut<Wake>,
) {
    if let Some(next) = demo.0 {
        wake.within(next.saturating_sub(time.elapsed()));
    }
    if analysing.is_running() || losing.is_looking() || best_moves.is_looking() {
        wake.within(ANALYSIS);
    }
}

/// A clock that runs shows its seconds, and tenths of them where little is left.
fn wake_for_clocks(clocks: Res<RunningClocks>, current: Res<CurrentMatch>, mut wake: ResMut<Wake>) {
    let game_match = current.game_match.as_ref();
    if let Some(wait) = game_match.and_then(|game_match| clocks.next_picture(game_match)) {
        wake.within(wait);
    }
}

/// The frame of the scanning goes on by itself.
fn wake_for_scanning(
    scanning: Res<Scanning>,
    settings: Res<Settings>,
    configs: Res<Configs>,
    time: Res<Time<Real>>,
    mut wake: ResMut<Wake>,
) {
    if let Some(next) = scanning.next_step(&settings, &configs) {
        wake.within(next.saturating_sub(time.elapsed()));
    }
}

/// A button that is held is pressed again.
fn wake_for_gamepads(gamepads: Res<Gamepads>, time: Res<Time<Real>>, mut wake: ResMut<Wake>) {
    if let Some(next) = gamepads.next_press() {
        wake.within(next.saturating_sub(time.elapsed()));
    }
}

fn wake_for_exports(exporting: Res<Exporting>, redraw: Res<Redraw>, mut wake: ResMut<Wake>) {
    if !exporting.is_busy() {
        return;
    }
    if cfg!(target_family = "wasm") {
        redraw.request();
    } else {
        wake.within(EXPORT);
    }
}

fn choose(
    mut winit: ResMut<WinitSettings>,
    redraw: Res<Redraw>,
    time: Res<Time<Real>>,
    mut wake: ResMut<Wake>,
    mut calm: Local<u32>,
    mut wakes_at: Local<Duration>,
) {
    *calm = if redraw.take() {
        0
    } else {
        calm.saturating_add(1)
    };
    let wait = std::mem::take(&mut *wake).0.max(LEAST);
    let (now, rests) = (time.elapsed(), *calm >= GRACE);
    if rests {
        // A changed mode is drawn at once. A wait that only grows shorter towards the same moment
        // must not be a change, or every frame would bring the next one.
        let is_ahead = now + LEAST < *wakes_at;
        let waits = winit.focused_mode != UpdateMode::Continuous;
        if waits && is_ahead && (now + wait).abs_diff(*wakes_at) < LEAST {
            return;
        }
        *wakes_at = now + wait;
    }
    let mode = if rests {
        UpdateMode::reactive_low_power(wait)
    } else {
        UpdateMode::Continuous
    };
    if winit.focused_mode != mode {
        winit.focused_mode = mode;
        winit.unfocused_mode = mode;
    }
}
