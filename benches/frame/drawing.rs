//! Time of whole frames at 1280 × 720, drawn without a window, beside an empty Bevy app that draws as
//! large a picture: the menu, each game at rest, 360 stones of Lines, and the largest cascade of Atoms.
//!
//! A frame ends when the adapter has drawn it. Nothing waits for a screen, so that every frame is
//! drawn at once, also where nothing moves. The systems of all apps run on one thread; a software
//! adapter draws with all cores.

use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::render_resource::PollType;
use bevy::render::renderer::RenderDevice;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use fivefold::games::parse_id;
use fivefold::midend::opening::Opening;
use fivefold::midend::{Plan, Seat};
use fivefold::rules::Cell;
use fivefold::testing::{
    BoardInput, OffscreenRenderer, Screen, Stakes, StartMatch, is_moving, simulation, visuals,
};

/// Width and height of the picture, in pixels.
const SIZE: UVec2 = UVec2::new(1280, 720);
/// Frames that are drawn before those that are measured.
const WARMING: usize = 30;
/// Frames measured in each case but the cascade.
const FRAMES: usize = 150;
/// How often the loading is waited for.
const LOADING: u32 = 500;

/// The boards that are measured at rest.
const GAMES: [(&str, &str); 5] = [
    ("Nim", "nim:3,4,5,7"),
    ("Corner Nim", "corner:8x8"),
    ("Northcott", "northcott:4x12"),
    ("Lines 15 x 15", "mnk:15x15x5"),
    ("Atoms 8 x 8", "atoms:8x8"),
];

/// Measures all cases.
pub(crate) fn measure_all() {
    let Some(mut empty) = empty() else {
        println!("no adapter draws here: frames are not measured");
        return;
    };
    println!("whole frames at {} x {}, {FRAMES} a case:", SIZE.x, SIZE.y);
    let empty = median(&frames(&mut empty));
    println!("{:28} median {empty:?}", "an empty app");
    let mut game = game();
    report("menu", frames(&mut game), empty);
    for (name, id) in GAMES {
        open(&mut game, id);
        report(name, frames(&mut game), empty);
    }
    open(&mut game, &stones());
    report("Lines 19 x 19, 360 stones", frames(&mut game), empty);
    open(&mut game, &full_atoms());
    press(&mut game, Cell::new(8, 8));
    let mut times = Vec::new();
    while times.len() < WARMING || is_moving(game.app_mut().world_mut()) {
        times.push(frame(&mut game));
    }
    println!("{} frames of the cascade", times.len());
    report("Atoms 16 x 16, cascade", times, empty);
}

/// An app with one word in it; nothing where no adapter draws.
fn empty() -> Option<OffscreenRenderer> {
    let studio = OffscreenRenderer::new(SIZE.x, SIZE.y, 1.0, |app| {
        app.add_plugins(EguiPlugin::default())
            .add_systems(Startup, |mut commands: Commands| {
                commands.spawn((Camera2d, Msaa::Off));
            })
            .add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| {
                if let Ok(context) = contexts.ctx_mut() {
                    egui::Window::new("empty").show(context, |ui| ui.label("empty"));
                }
            });
    });
    let mut studio = studio.ok()?;
    studio.settle();
    Some(studio)
}

/// The program at its menu.
fn game() -> OffscreenRenderer {
    let studio = OffscreenRenderer::new(SIZE.x, SIZE.y, 1.0, |app| {
        simulation(app);
        visuals(app);
    });
    let mut studio = studio.expect("the empty app has found an adapter");
    studio.settle_until(LOADING, |world| {
        *world.resource::<State<Screen>>().get() != Screen::Loading
    });
    studio.step(2);
    studio
}

/// A game of two persons on the table.
fn open(studio: &mut OffscreenRenderer, id: &str) {
    let plan = Plan {
        start: parse_id(id).expect("the ids above are in order").position,
        seats: [Seat::Person; 2],
        starter: None,
        opening: Opening::Free,
        seed: 7,
        clock: None,
    };
    let stakes = Stakes::Casual;
    studio
        .app_mut()
        .world_mut()
        .trigger(StartMatch { plan, stakes });
    studio.step(2);
    studio.settle();
}

fn press(studio: &mut OffscreenRenderer, cell: Cell) {
    let press = BoardInput::Press(cell);
    studio.app_mut().world_mut().write_message(press);
}

/// Draws a frame; how long it took until it was there.
fn frame(studio: &mut OffscreenRenderer) -> Duration {
    let start = Instant::now();
    studio.step(1);
    let render = studio.app_mut().sub_app(RenderApp);
    let device = render.world().resource::<RenderDevice>();
    device
        .poll(PollType::wait_indefinitely())
        .expect("the adapter draws");
    start.elapsed()
}

fn frames(studio: &mut OffscreenRenderer) -> Vec<Duration> {
    for _ in 0..WARMING {
        frame(studio);
    }
    (0..FRAMES).map(|_| frame(studio)).collect()
}

fn median(times: &[Duration]) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    times[times.len() / 2]
}

fn report(name: &str, mut times: Vec<Duration>, empty: Duration) {
    times.sort();
    let median = times[times.len() / 2];
    println!(
        "{name:28} median {median:?}, 9 of 10 within {:?}, ratio to the empty app {:.2}",
        times[times.len() * 9 / 10],
        median.as_secs_f64() / empty.as_secs_f64()
    );
}

/// A board of Lines with a stone on every point but one, and no line on it.
fn stones() -> String {
    let stone = |col: usize, row: usize| match (col / 2 + row) % 2 {
        0 => 'o',
        _ => 'x',
    };
    let mut rows: Vec<String> = (0..19)
        .map(|row| (0..19).map(|col| stone(col, row)).collect())
        .collect();
    // As many of each side.
    rows[18].replace_range(18.., "1");
    rows[18].replace_range(..1, "x");
    format!("mnk:19x19x6:{}@1", rows.join("/"))
}

/// A board of Atoms on which every cell is about to burst.
fn full_atoms() -> String {
    let row = "c".repeat(16);
    let mut rows = vec![row; 16];
    rows[0].replace_range(0..1, "C");
    format!("atoms:16x16:{}@1", rows.join("/"))
}
