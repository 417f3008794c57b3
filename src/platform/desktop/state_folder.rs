//! The folder in which a desktop keeps everything between two runs.

use std::path::PathBuf;
use std::sync::Arc;

use bevy::prelude::*;

use crate::features::language::{Language, SystemLanguage, Words, text};
use crate::features::my_games::GameLibrary;
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::library::Library;
use crate::platform::KeptIn;
use crate::platform::keeping::{self, KeptStore};
use crate::storage::{Folder, state_folder};

/// Finds the folder, and keeps the settings there. Whoever has opened other games already, as tests do, keeps
/// them. A folder that cannot be made now may be possible later.
pub(crate) fn plugin(app: &mut App) {
    match state_folder() {
        Ok(folder) => use_folder(app, folder),
        Err(error) => {
            // Play goes on, but whoever plays must know.
            let tell = move |mut notifications: ResMut<Notifications>, words: Res<Words>| {
                let reason = words.reason(error.of_own_file());
                let sentence = words.with("keep-refused", &[("reason", text(&reason))]);
                notifications.fault("state folder", sentence);
            };
            app.add_systems(PreStartup, tell);
        }
    }
    keeping::keep::<Settings>(app, PreStartup);
    app.add_systems(
        PreStartup,
        choose_language.before(keeping::bring::<Settings>),
    );
}

fn use_folder(app: &mut App, folder: PathBuf) {
    app.insert_resource(KeptIn(Some(folder.display().to_string())));
    let store = KeptStore(Arc::new(Folder(folder)));
    if !app.world().contains_resource::<GameLibrary>() {
        let library = Library::new(Arc::clone(&store.0));
        app.insert_resource(GameLibrary(library));
    }
    app.insert_resource(store);
}

/// What the system prefers.
fn choose_language(mut system: ResMut<SystemLanguage>) {
    system.0 = Language::preferred(sys_locale::get_locales());
}
