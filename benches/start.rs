//! Warm start to the first frame, beside an empty Bevy app with the same features, in one run:
//! `cargo bench --bench start`. Needs a display (`xvfb-run -a cargo bench --bench start`).
//!
//! Both programs are started in turns as processes of their own. Each says how long it took from
//! the beginning of `main` to the end of its first frame, and fivefold also to the first frame
//! with the menu.

use std::io::Write;
use std::process::Command;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use fivefold::testing::{Screen, Start, build};

/// How often each program is started.
const STARTS: usize = 9;
/// Tells a process which program it is to be.
const CHILD: &str = "FIVEFOLD_START_BENCH";

#[derive(Resource)]
struct Began(Instant);

fn main() {
    let began = Instant::now();
    match std::env::var(CHILD).as_deref() {
        Ok("empty") => empty(began),
        Ok("fivefold") => fivefold(began),
        _ => compare(),
    }
}

/// A window with one word in it.
fn empty(began: Instant) {
    App::new()
        .add_plugins((DefaultPlugins, EguiPlugin::default()))
        .insert_resource(Began(began))
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off));
        })
        .add_systems(EguiPrimaryContextPass, |mut contexts: EguiContexts| {
            if let Ok(context) = contexts.ctx_mut() {
                egui::Window::new("empty").show(context, |ui| ui.label("empty"));
            }
        })
        .add_systems(
            Last,
            |began: Res<Began>, mut exit: MessageWriter<AppExit>| {
                println!("{}", began.0.elapsed().as_micros());
                exit.write(AppExit::Success);
            },
        )
        .run();
}

fn fivefold(began: Instant) {
    build(Start::Menu)
        .insert_resource(Began(began))
        .add_systems(
            Last,
            |began: Res<Began>,
             screen: Res<State<Screen>>,
             mut first: Local<Option<Duration>>,
             mut exit: MessageWriter<AppExit>| {
                let first = *first.get_or_insert_with(|| began.0.elapsed());
                if *screen.get() == Screen::Menu {
                    let menu = began.0.elapsed();
                    println!("{} {}", first.as_micros(), menu.as_micros());
                    exit.write(AppExit::Success);
                }
            },
        )
        .run();
}

fn compare() {
    let mut empty = Vec::new();
    let mut first = Vec::new();
    let mut menu = Vec::new();
    for _ in 0..STARTS {
        empty.extend(start("empty").first());
        let times = start("fivefold");
        first.extend(times.first());
        menu.extend(times.get(1));
    }
    if empty.is_empty() || first.is_empty() || menu.is_empty() {
        let _ = writeln!(
            std::io::stderr(),
            "No window opened: this benchmark needs a display, for example \
             `xvfb-run -a cargo bench --bench start`."
        );
        std::process::exit(1);
    }
    let [empty, first, menu] = [empty, first, menu].map(median);
    println!("empty app, first frame  {empty:7.1} ms (median of {STARTS} starts)");
    println!(
        "fivefold, first frame   {first:7.1} ms, ratio {:.2}",
        first / empty
    );
    println!(
        "fivefold, menu shown    {menu:7.1} ms, ratio {:.2}",
        menu / empty
    );
}

/// The numbers that a child printed, in milliseconds.
fn start(program: &str) -> Vec<f64> {
    let Ok(this) = std::env::current_exe() else {
        return Vec::new();
    };
    let Ok(output) = Command::new(this).env(CHILD, program).output() else {
        return Vec::new();
    };
    String::from_utf8_lossy(&output.stdout)
        .split_whitespace()
        .filter_map(|number| number.parse::<f64>().ok())
        .map(|micros| micros / 1000.0)
        .collect()
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
