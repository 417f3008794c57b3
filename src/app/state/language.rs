//! The words of the program as a resource. Besides being compiled in, the files are loaded as
//! assets, so that an edited file shows at once while the program runs. A broken file keeps the
//! last good words and is reported in a notice.

mod files;

use bevy::prelude::*;

use crate::games;
use crate::words;

pub use crate::words::{Language, number, tenths, text};

/// Loads the Fluent files, watches them, and provides [`Words`].
pub fn plugin(app: &mut App) {
    app.init_resource::<Words>().add_plugins(files::plugin);
}

/// The words of the program and of all its games.
#[derive(Resource, Deref, DerefMut)]
pub struct Words(words::Words);

impl Default for Words {
    fn default() -> Self {
        Words(words::Words::new(games::all(), |gap| warn!("{gap}")))
    }
}
