//! The camera that sees the boards.

use bevy::prelude::*;

use crate::states::Screen;

/// Adds the camera.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(OnExit(Screen::Loading), switch_on);
}

/// The camera that draws the boards and everything on them.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct BoardCamera;

fn spawn(mut commands: Commands) {
    let camera = Camera {
        // There is nothing to be seen yet, and drawing that would hold up the first screen.
        is_active: false,
        ..default()
    };
    // Shapes smooth their own edges; multisampling would only cost time.
    commands.spawn((BoardCamera, Camera2d, camera, Msaa::Off));
}

fn switch_on(mut cameras: Query<&mut Camera, With<BoardCamera>>) {
    for mut camera in &mut cameras {
        camera.is_active = true;
    }
}
