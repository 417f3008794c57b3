//! Every screen as a picture, drawn without a window: `fivefold pictures DIR`.

mod arranging;
pub mod contact_sheet;
mod drawing;
mod files;
pub mod gallery;
pub mod past;
pub mod png;
pub mod screens;
pub mod studio;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

pub use gallery::scenes;
pub use screens::Scene;

/// Draws screens into PNG files in this folder: those with these names, or all if there are none.
/// `scale` multiplies the physical pixels of each logical one.
pub fn run(dir: &Path, names: &[String], scale: f32) -> ExitCode {
    match draw_all(dir, names, scale) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            if matches!(error, PictureError::Studio(studio::StudioError::NoAdapter)) {
                return super::preflight::Missing::Adapter.tell();
            }
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "The pictures could not be drawn: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// Why a picture could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// Nothing can be drawn here.
    #[error("{0}")]
    Studio(#[from] studio::StudioError),
    /// There is no picture of this name.
    #[error("there is no picture `{name}`; known are {known}")]
    Unknown {
        /// The name asked for.
        name: String,
        /// All names there are.
        known: String,
    },
    /// The folder cannot be made or a file cannot be written.
    #[error("{path}: {reason}; choose a folder in which you may write")]
    File {
        /// Which folder or file.
        path: String,
        /// What the system said.
        reason: String,
    },
}

fn draw_all(dir: &Path, names: &[String], scale: f32) -> Result<(), PictureError> {
    let mut wanted = scenes();
    if let Some(name) = names
        .iter()
        .find(|name| wanted.iter().all(|scene| scene.name != **name))
    {
        let known: Vec<String> = wanted.into_iter().map(|scene| scene.name).collect();
        return Err(PictureError::Unknown {
            name: name.clone(),
            known: known.join(", "),
        });
    }
    if !names.is_empty() {
        wanted.retain(|scene| names.contains(&scene.name));
    }
    let failed = |path: &Path, reason: &dyn std::fmt::Display| PictureError::File {
        path: path.display().to_string(),
        reason: reason.to_string(),
    };
    std::fs::create_dir_all(dir).map_err(|error| failed(dir, &error))?;
    for scene in wanted {
        let path = dir.join(format!("{}.png", scene.name));
        let scale = scene.scale * scale;
        let picture = png::rounded(scene.scale(scale).draw()?);
        png::save(&picture, &path).map_err(|error| failed(&path, &error))?;
        // Somebody may have closed the other end; the files are what counts.
        let _ = writeln!(io::stdout(), "{}", path.display());
    }
    Ok(())
}
