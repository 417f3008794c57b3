//! What only a desktop has: windows and their renderer, files, other programs, exports.

#[cfg(target_os = "linux")]
pub mod display_gone;
pub mod file_changes;
pub mod leaving;
pub mod local_day;
pub mod opener;
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
pub mod preferences;
pub mod renderer;
pub mod startup_error;
pub mod state_folder;
