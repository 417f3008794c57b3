//! Every screen as a picture, drawn without a window: `fivefold pictures DIR`.

pub mod contact_sheet;
pub mod screens;
pub mod studio;

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

pub use screens::{Scene, scenes};

/// Draws every screen into PNG files in this folder.
pub fn run(dir: &Path) -> ExitCode {
    match draw_all(dir) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "The pictures could not be drawn: {error}.");
            if matches!(error, PictureError::Studio(studio::StudioError::NoAdapter)) {
                return super::preflight::Missing::Adapter.tell();
            }
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
    /// The folder cannot be made or a file cannot be written.
    #[error("{path}: {reason}; choose a folder in which you may write")]
    File {
        /// Which folder or file.
        path: String,
        /// What the system said.
        reason: String,
    },
}

fn draw_all(dir: &Path) -> Result<(), PictureError> {
    let failed = |path: &Path, reason: &dyn std::fmt::Display| PictureError::File {
        path: path.display().to_string(),
        reason: reason.to_string(),
    };
    std::fs::create_dir_all(dir).map_err(|error| failed(dir, &error))?;
    for scene in scenes() {
        let picture = scene.draw()?;
        let path = dir.join(format!("{}.png", scene.name));
        picture.save(&path).map_err(|error| failed(&path, &error))?;
        // Somebody may have closed the other end; the files are what counts.
        let _ = writeln!(io::stdout(), "{}", path.display());
    }
    Ok(())
}
