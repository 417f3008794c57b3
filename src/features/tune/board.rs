//! A small board that plays by itself beside the values: a change is seen at the next move, which
//! comes soon after it.

use std::time::Duration;

use bevy::prelude::*;

use crate::board::layout::{Areas, placement_in};
use crate::board::placing::{Placement, place_figures};
use crate::board::stage::Stage;
use crate::features::menu::demos::{MenuDemo, spawn_demo};
use crate::features::settings::Configs;
use crate::features::tune::screen::TuneLayout;
use crate::games;
use crate::states::{Phase, Screen};

/// How long after a change the next move comes.
const SOON: Duration = Duration::from_millis(400);

/// The number of the game that is shown.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ShownGame(pub usize);

/// Adds the board.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<ShownGame>().add_systems(
        Update,
        (set_up, hurry, place)
            .chain()
            .after(Phase::Input)
            .before(place_figures)
            .run_if(in_state(Screen::Tune)),
    );
}

/// Puts the board of the game there that is wanted, in place of another one.
fn set_up(
    mut commands: Commands,
    boards: Query<(Entity, &MenuDemo)>,
    shown: Res<ShownGame>,
    configs: Res<Configs>,
    time: Res<Time>,
) {
    let mut is_there = false;
    for (entity, demo) in &boards {
        if demo.card == shown.0 {
            is_there = true;
        } else {
            commands.entity(entity).despawn();
        }
    }
    if let Some(game) = games::all().get(shown.0).filter(|_| !is_there) {
        let now = time.elapsed();
        spawn_demo(&mut commands, *game, shown.0, Screen::Tune, &configs, now);
    }
}

fn hurry(mut boards: Query<&mut MenuDemo>, configs: Res<Configs>, time: Res<Time>) {
    if configs.is_changed() {
        for mut demo in &mut boards {
            demo.hurry(time.elapsed() + SOON);
        }
    }
}

fn place(
    mut commands: Commands,
    areas: Res<Areas>,
    mut boards: Query<(Entity, &Stage, Option<&mut Placement>), With<MenuDemo>>,
) {
    let room = TuneLayout::of(&areas).board;
    for (entity, stage, placement) in &mut boards {
        placement_in(&areas, stage, room).put(&mut commands, entity, placement);
    }
}
