//! Loading: the menu opens as soon as the configuration is read.

use bevy::prelude::*;

use crate::features::language::LanguageFiles;
use crate::features::settings::{Configs, is_settled};
use crate::features::setup::draft::plan_of;
use crate::games::Id;
use crate::states::Screen;
use crate::turn::current_match::{Seeds, Stakes, StartMatch};

/// The game that the command line asks for.
#[derive(Resource)]
pub struct OpenAtStart(pub Id);

/// The files that the command line names are to be opened.
#[cfg(not(target_family = "wasm"))]
#[derive(Resource)]
pub(crate) struct FilesAtStart(pub(crate) Vec<std::path::PathBuf>);

/// The game on the table, brought back from an earlier run, is to be opened instead of the menu.
#[derive(Resource)]
pub(crate) struct ResumeAtStart;

/// The puzzles are to be opened instead of the menu.
#[derive(Resource)]
pub(crate) struct PuzzlesAtStart;

/// Leaves the loading screen.
pub(crate) fn plugin(app: &mut App) {
    // On the desktop nothing is waited for, except for the faces of some languages.
    app.add_systems(PostStartup, leave)
        .add_systems(Update, leave.run_if(in_state(Screen::Loading)));
}

fn leave(world: &mut World) {
    if !is_settled(world) || !world.resource::<LanguageFiles>().is_settled() {
        return;
    }
    if world.remove_resource::<ResumeAtStart>().is_some() {
        world.resource_mut::<NextState<Screen>>().set(Screen::Play);
        return;
    }
    if world.remove_resource::<PuzzlesAtStart>().is_some() {
        world
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Puzzles);
        return;
    }
    #[cfg(not(target_family = "wasm"))]
    if let Some(FilesAtStart(paths)) = world.remove_resource() {
        world.write_message(crate::features::files::desktop::OpenFiles(paths));
    }
    let asked = world.remove_resource::<OpenAtStart>();
    let Some(OpenAtStart(id)) = asked else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Menu);
        return;
    };
    let seed = world.resource::<Seeds>().next();
    let plan = plan_of(&id, world.resource::<Configs>(), seed);
    let stakes = Stakes::of_id(&id);
    world.trigger(StartMatch { plan, stakes });
}
