//! What only a desktop has: windows and their renderer, files, other programs, exports.

#[cfg(target_os = "linux")]
pub(crate) mod display_gone;
pub(crate) mod file_changes;
#[cfg(target_os = "macos")]
pub(crate) mod finder;
pub(crate) mod leaving;
pub(crate) mod local_day;
pub(crate) mod mailbox;
pub(crate) mod opener;
#[cfg(windows)]
pub(crate) mod parent_console;
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
pub(crate) mod preferences;
pub(crate) mod renderer;
pub(crate) mod startup_error;
pub(crate) mod state_folder;
