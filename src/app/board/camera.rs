//! The camera and the table behind everything.

use bevy::prelude::*;

use super::layout::Areas;
use crate::app::board::figure::{BoardSize, Figure, Pose};
use crate::app::board::placing::Placement;
use crate::app::state::states::{Phase, Screen};

/// Adds the camera and the table.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(OnExit(Screen::Loading), switch_on)
        .add_systems(Update, fill_window.before(Phase::Scene));
}

/// The entity whose only child is the table's figure.
#[derive(Component)]
struct Backdrop;

fn spawn(mut commands: Commands) {
    let camera = Camera {
        // There is nothing to be seen yet, and drawing that would hold up the first screen.
        is_active: false,
        ..default()
    };
    // Shapes smooth their own edges; multisampling would only cost time.
    commands.spawn((Camera2d, camera, Msaa::Off));
    let whole_window = Placement {
        centre: Vec2::ZERO,
        cell: 1.0,
    };
    let parent = commands
        .spawn((
            Backdrop,
            whole_window,
            Transform::default(),
            Visibility::default(),
        ))
        .id();
    commands.spawn((
        Figure::Tabletop,
        BoardSize {
            cols: 1,
            rows: 1,
            half: Vec2::ONE,
            field: Vec2::ONE,
        },
        Pose::at(Vec2::ZERO),
        ChildOf(parent),
    ));
}

fn switch_on(mut cameras: Query<&mut Camera, With<Camera2d>>) {
    for mut camera in &mut cameras {
        camera.is_active = true;
    }
}

fn fill_window(areas: Res<Areas>, mut tables: Query<(&Figure, &mut BoardSize, &mut Pose)>) {
    if !areas.is_changed() {
        return;
    }
    for (figure, mut size, mut pose) in &mut tables {
        if *figure == Figure::Tabletop {
            // A little more than the window, for odd sizes.
            size.half = areas.window / 2.0 + Vec2::ONE;
            pose.set_changed();
        }
    }
}
