//! A game as pictures in files: for `fivefold replay FILE --gif OUT` and `--png DIR`, and for an export
//! from the window.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use bevy::render::settings::WgpuSettings;
use bevy::tasks::block_on;

use crate::features::export::Progress;
use crate::features::export::pictures::{Done, FilmError};
use crate::features::export::request::{Becomes, Request};
use crate::features::export::studio::StudioError;
use crate::platform::desktop::renderer::resources;
use crate::platform::desktop::startup_error::StartupError;
use crate::storage::{FileError, atomic, user_folders};

/// Draws the pictures into this file or folder, and says on standard output where they are.
pub(crate) fn run(request: &Request, path: &Path) -> ExitCode {
    match draw(request, path, &Progress::default()) {
        Ok(done) => {
            let Done {
                pictures,
                size: (width, height),
                bytes,
            } = done;
            // Somebody may have closed the other end; the files are what counts.
            let _ = writeln!(
                io::stdout(),
                "{}: {pictures} pictures of {width} x {height}, {} kB",
                path.display(),
                bytes.div_ceil(1000)
            );
            ExitCode::SUCCESS
        }
        Err(FilmError::Studio(StudioError::NoAdapter)) => StartupError::Adapter.tell(),
        Err(error) => {
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "The pictures could not be drawn: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// Draws the pictures into this file or folder.
///
/// # Errors
/// [`FilmError`].
pub(crate) fn draw(request: &Request, path: &Path, progress: &Progress) -> Result<Done, FilmError> {
    let renderer = resources(&WgpuSettings::default(), None);
    let renderer = renderer.map_err(|_| StudioError::NoAdapter)?;
    let not_kept = |error: FileError| FilmError::NotKept((&error).into());
    if request.becomes == Becomes::Pngs {
        user_folders::make(path).map_err(not_kept)?;
    }
    let mut number = 0;
    let mut keep = |file: Vec<u8>| {
        let path = match request.becomes {
            Becomes::Gif | Becomes::Png => path.to_owned(),
            Becomes::Pngs => path.join(Becomes::numbered(number)),
        };
        number += 1;
        atomic::write(&path, &file).map_err(not_kept)
    };
    block_on(request.draw(renderer, progress, &mut keep))
}
