//! What only a desktop has: windows and their renderer, files, other programs, exports.

#[cfg(target_os = "linux")]
pub mod display_gone;
pub mod engine_form;
pub mod engines;
pub mod exporting;
pub mod file_changes;
pub mod files;
pub mod filming;
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
pub mod gamepads;
pub mod leaving;
pub mod local_day;
pub mod opener;
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
pub mod preferences;
pub mod puzzle_scores;
pub mod renderer;
pub mod scores_file;
pub mod screen_reader_requests;
pub mod script_folder;
pub mod startup_error;
pub mod state_folder;
mod studio;
pub mod system_fonts;
mod tuned_files;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::ui::screens::overlay;

/// Adds the screens that only a desktop has.
pub fn screens(app: &mut App) {
    app.add_plugins(engine_form::plugin).add_systems(
        EguiPrimaryContextPass,
        files::dialog::show.before(overlay::Overlay),
    );
}
