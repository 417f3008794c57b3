//! A game as pictures, drawn without a window: for `fivefold replay FILE --gif OUT` and `--png DIR`,
//! and on a thread of its own for an export from the window.

pub mod film;
pub mod gif;
pub mod palette;
pub mod png;
pub mod progress;
pub mod request;
pub mod studio;

use std::error::Error;
use std::fmt;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use image::RgbaImage;

use self::film::Film;
use self::gif::Animation;
use self::progress::Progress;
use self::request::{Request, Target};
use self::studio::StudioError;
use crate::app::state::assets::VARIABLE;
use crate::storage::{FileError, atomic, user_folders};
use crate::words::sentence::Sentence;
use crate::words::within_another;

/// Most pictures of a game.
pub const MOST: usize = 5_000;

/// Draws the pictures, and says on standard output where they are.
pub fn run(request: &Request) -> ExitCode {
    match draw(request, &Progress::default()) {
        Ok(done) => {
            let Done {
                path,
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
        Err(FilmError::Studio(StudioError::NoAdapter)) => {
            super::startup_error::StartupError::Adapter.tell()
        }
        Err(error) => {
            // Nobody is left to tell if that fails.
            let _ = writeln!(io::stderr(), "The pictures could not be drawn: {error}.");
            ExitCode::FAILURE
        }
    }
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The file or folder.
    pub path: PathBuf,
    /// How many pictures.
    pub pictures: usize,
    /// Width and height of each, in pixels.
    pub size: (u32, u32),
    /// Bytes of all files.
    pub bytes: u64,
}

/// Why a game could not be drawn.
#[derive(Debug)]
pub enum FilmError {
    /// Nothing can be drawn here.
    Studio(StudioError),
    /// The folder of assets is not there, or cannot be read: without its shaders there is no board.
    Assets {
        /// Where they were looked for.
        folder: String,
    },
    /// There would be too many pictures.
    TooMany,
    /// A file cannot be written, or its folder cannot be made.
    Written(FileError),
    /// It was asked to stop; a folder keeps what was drawn before.
    Stopped,
    /// The pictures cannot be put together.
    Gif(::gif::EncodingError),
    /// A picture cannot be put into a file.
    Png(image::ImageError),
}

impl From<&FilmError> for Sentence {
    fn from(error: &FilmError) -> Sentence {
        match error {
            FilmError::Studio(StudioError::NoAdapter) => Sentence::new("film-error-no-adapter"),
            FilmError::Studio(StudioError::NoPicture { frames }) => {
                Sentence::new("film-error-no-picture").number("frames", *frames)
            }
            FilmError::Assets { folder } => Sentence::new("film-error-assets")
                .text("folder", folder.clone())
                .text("variable", VARIABLE.to_owned()),
            FilmError::TooMany => Sentence::new("film-error-too-many").number("most", MOST),
            FilmError::Written(error) => error.into(),
            FilmError::Stopped => Sentence::new("film-error-stopped"),
            FilmError::Gif(error) => {
                Sentence::new("reason-as-said").text("reason", error.to_string())
            }
            FilmError::Png(error) => {
                Sentence::new("reason-as-said").text("reason", error.to_string())
            }
        }
    }
}

impl fmt::Display for FilmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        within_another(&Sentence::from(self), f)
    }
}

impl Error for FilmError {}

impl From<FileError> for FilmError {
    fn from(error: FileError) -> FilmError {
        FilmError::Written(error)
    }
}

impl From<image::ImageError> for FilmError {
    fn from(error: image::ImageError) -> FilmError {
        FilmError::Png(error)
    }
}

impl From<StudioError> for FilmError {
    fn from(error: StudioError) -> FilmError {
        FilmError::Studio(error)
    }
}

impl From<::gif::EncodingError> for FilmError {
    fn from(error: ::gif::EncodingError) -> FilmError {
        FilmError::Gif(error)
    }
}

/// Draws the pictures.
///
/// # Errors
/// [`FilmError`].
pub fn draw(request: &Request, progress: &Progress) -> Result<Done, FilmError> {
    let mut film = Film::open(request, progress.clone())?;
    let size = film.size();
    let path = match &request.target {
        Target::Gif(path) | Target::Png(path) => path.clone(),
    };
    let (pictures, bytes) = match &request.target {
        Target::Gif(path) => {
            let mut animation = Animation::new(size.0, size.1);
            film.shoot(&mut |picture, stands| {
                animation.add(picture, stands);
                Ok(())
            })?;
            let file = animation.encode()?;
            atomic::write(path, &file)?;
            (animation.pictures(), file.len() as u64)
        }
        Target::Png(folder) => sequence(&mut film, folder)?,
    };
    Ok(Done {
        path,
        pictures,
        size,
        bytes,
    })
}

/// Writes numbered files; how many, and their bytes.
fn sequence(film: &mut Film, folder: &Path) -> Result<(usize, u64), FilmError> {
    user_folders::make(folder)?;
    let (mut pictures, mut bytes) = (0, 0);
    film.shoot(&mut |picture: RgbaImage, _: Duration| {
        let file = png::encode(&png::rounded(picture))?;
        atomic::write(&folder.join(format!("{pictures:04}.png")), &file)?;
        pictures += 1;
        bytes += file.len() as u64;
        Ok(())
    })?;
    Ok((pictures, bytes))
}
