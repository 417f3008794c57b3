//! A game as pictures, drawn without a window: for `fivefold replay FILE --gif OUT` and `--png DIR`, and
//! beside the window for an export from it, on a thread of its own or, in a browser, between the frames.

pub(crate) mod gif;
pub(crate) mod offscreen_renderer;
pub(crate) mod palette;
pub(crate) mod recorder;

use crate::config::ThemeName;
use crate::features::export::{Export, ExportProgress};
use crate::features::taking::ChosenPieces;
use crate::midend::Match;
use crate::midend::history::NodeId;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, ImageResult, RgbaImage};
use std::error::Error;
use std::fmt;
use std::io::Cursor;
use std::time::Duration;

use bevy::render::settings::RenderResources;

use crate::features::recording::gif::Animation;
use crate::features::recording::recorder::Recorder;

use crate::features::recording::offscreen_renderer::RendererError;
use crate::words::sentence::Sentence;
use crate::words::within_another;

/// Most pictures of a game.
pub(crate) const MOST: usize = 5_000;

/// What was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordedPictures {
    /// How many pictures.
    pub pictures: usize,
    /// Width and height of each, in pixels.
    pub size: (u32, u32),
    /// Bytes of all files.
    pub bytes: u64,
}

/// Why a game could not be drawn.
#[derive(Debug)]
pub(crate) enum RecordingError {
    /// Nothing can be drawn here.
    OffscreenRenderer(RendererError),
    /// The folder of assets is not there, or cannot be read: without its shaders there is no board.
    Assets {
        /// Where they were looked for.
        #[cfg_attr(
            target_family = "wasm",
            expect(dead_code, reason = "a page has no folder")
        )]
        folder: String,
    },
    /// There would be too many pictures.
    TooMany,
    /// A file cannot be kept, and why.
    #[cfg(not(target_family = "wasm"))]
    NotKept(Sentence),
    /// It was asked to stop; a folder keeps what was drawn before.
    Stopped,
    /// The pictures cannot be put together.
    Gif(::gif::EncodingError),
    /// A picture cannot be put into a file.
    Png(image::ImageError),
    /// The pictures cannot be put into one file.
    #[cfg(target_family = "wasm")]
    Archive(std::io::Error),
}

impl From<&RecordingError> for Sentence {
    fn from(error: &RecordingError) -> Sentence {
        let said = |reason: &dyn fmt::Display| {
            Sentence::new("reason-as-said").text("reason", reason.to_string())
        };
        match error {
            RecordingError::OffscreenRenderer(RendererError::NoAdapter) => {
                Sentence::new("film-error-no-adapter")
            }
            RecordingError::OffscreenRenderer(RendererError::NoPicture { frames }) => {
                Sentence::new("film-error-no-picture").number("frames", *frames)
            }
            #[cfg(not(target_family = "wasm"))]
            RecordingError::Assets { folder } => Sentence::new("film-error-assets")
                .text("folder", folder.clone())
                .text("variable", crate::storage::assets::VARIABLE.to_owned()),
            #[cfg(target_family = "wasm")]
            RecordingError::Assets { .. } => Sentence::new("film-error-connection"),
            RecordingError::TooMany => Sentence::new("film-error-too-many").number("most", MOST),
            #[cfg(not(target_family = "wasm"))]
            RecordingError::NotKept(reason) => reason.clone(),
            RecordingError::Stopped => Sentence::new("film-error-stopped"),
            RecordingError::Gif(error) => said(error),
            RecordingError::Png(error) => said(error),
            #[cfg(target_family = "wasm")]
            RecordingError::Archive(error) => said(error),
        }
    }
}

impl fmt::Display for RecordingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        within_another(&Sentence::from(self), f)
    }
}

impl Error for RecordingError {}

impl From<RendererError> for RecordingError {
    fn from(error: RendererError) -> RecordingError {
        RecordingError::OffscreenRenderer(error)
    }
}

impl From<::gif::EncodingError> for RecordingError {
    fn from(error: ::gif::EncodingError) -> RecordingError {
        RecordingError::Gif(error)
    }
}

impl From<image::ImageError> for RecordingError {
    fn from(error: image::ImageError) -> RecordingError {
        RecordingError::Png(error)
    }
}

/// Takes a file: the animation, or the next of the pictures.
pub(crate) type Keep<'a> = &'a mut dyn FnMut(Vec<u8>) -> Result<(), RecordingError>;

// A method, because a free public async function is compiled into the unit tests of its crate with all that it
// leads to: here the whole game. They took three times as long.
impl RecordingRequest {
    /// Draws the pictures with this renderer.
    ///
    /// # Errors
    /// [`RecordingError`], also those of whoever keeps the files.
    pub(crate) async fn draw(
        &self,
        renderer: RenderResources,
        progress: &ExportProgress,
        keep: Keep<'_>,
    ) -> Result<RecordedPictures, RecordingError> {
        if progress.is_stopped() {
            return Err(RecordingError::Stopped);
        }
        let mut recorder = Recorder::open(renderer, self, progress.clone()).await?;
        let size = recorder.size();
        let (mut pictures, mut bytes) = (0, 0);
        match self.becomes {
            Becomes::Gif => {
                let mut animation = Animation::new(size.0, size.1);
                recorder
                    .shoot(&mut |picture, stands| {
                        animation.add(picture, stands);
                        Ok(())
                    })
                    .await?;
                let file = animation.encode(progress).await?;
                pictures = animation.pictures();
                bytes = file.len() as u64;
                keep(file)?;
            }
            Becomes::Png | Becomes::Pngs => {
                recorder
                    .shoot(&mut |picture: RgbaImage, _: Duration| {
                        let file = encode(&rounded(picture))?;
                        pictures += 1;
                        bytes += file.len() as u64;
                        keep(file)
                    })
                    .await?;
            }
        }
        Ok(RecordedPictures {
            pictures,
            size,
            bytes,
        })
    }
}

/// Channels are rounded to multiples of this: the fine grain of table and boards alone would make
/// the files three times as large.
const STEP: u8 = 4;

/// The picture as it is kept in a file.
pub(crate) fn rounded(mut picture: RgbaImage) -> RgbaImage {
    for pixel in picture.pixels_mut() {
        for channel in &mut pixel.0[..3] {
            *channel = channel.saturating_add(STEP / 2) / STEP * STEP;
        }
    }
    picture
}

/// The file of a picture that was [`rounded`].
///
/// # Errors
/// What the encoder says.
pub(crate) fn encode(picture: &RgbaImage) -> ImageResult<Vec<u8>> {
    let pixels = picture.pixels();
    let opaque: Vec<u8> = pixels
        .flat_map(|pixel| [pixel[0], pixel[1], pixel[2]])
        .collect();
    let (width, height) = picture.dimensions();
    let mut file = Vec::new();
    // egui writes pictures for the clipboard in the same way, so a page loads this but once.
    let mut to = Cursor::new(&mut file);
    PngEncoder::new_with_quality(&mut to, CompressionType::Best, FilterType::Adaptive)
        .write_image(&opaque, width, height, ExtendedColorType::Rgb8)?;
    Ok(file)
}

/// Pictures of a game.
#[derive(Clone, Debug)]
pub(crate) struct RecordingRequest {
    /// The game.
    pub game_match: Match,
    /// The pieces of its heaps that persons have chosen to take.
    pub chosen: ChosenPieces,
    /// The positions of its main line that are shown, one move apart, at least one.
    pub places: Vec<NodeId>,
    /// What they become.
    pub becomes: Becomes,
    /// What gets a picture.
    pub frames: Frames,
    /// Width and height in pixels; nothing leaves it to the shape of the board.
    pub size: Option<(u32, u32)>,
    /// How long a position stands.
    pub delay: Duration,
    /// In which colours.
    pub theme: ThemeName,
}

/// How long a position of an export stands.
const DELAY: Duration = Duration::from_millis(800);

impl RecordingRequest {
    /// What has to be drawn for an export of the position that is shown, or of the game's main line;
    /// nothing for a text.
    pub(crate) fn of(
        export: Export,
        game_match: &Match,
        chosen: &ChosenPieces,
        theme: ThemeName,
    ) -> Option<RecordingRequest> {
        let history = game_match.history();
        let (frames, becomes) = match export {
            Export::Picture => (Frames::Moves, Becomes::Png),
            Export::Gif => (Frames::Waves, Becomes::Gif),
            Export::MovingGif => (Frames::Motion, Becomes::Gif),
            Export::Pictures => (Frames::Waves, Becomes::Pngs),
            Export::Game(_) => return None,
        };
        let places = match becomes {
            Becomes::Png => vec![history.current()],
            Becomes::Gif | Becomes::Pngs => history.main_line(),
        };
        Some(RecordingRequest {
            places,
            game_match: game_match.clone(),
            chosen: chosen.clone(),
            becomes,
            frames,
            size: None,
            delay: DELAY,
            theme,
        })
    }
}

/// What pictures become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Becomes {
    /// One animated file.
    Gif,
    /// One file with one picture.
    Png,
    /// Numbered files.
    Pngs,
}

impl Becomes {
    /// The name of the picture with this number, from 0.
    pub(crate) fn numbered(number: usize) -> String {
        format!("{number:04}.png")
    }
}

/// What gets a picture of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Frames {
    /// The position after every move.
    Moves,
    /// The same, and every wave of a cascade.
    Waves,
    /// Everything that moves, 20 pictures a second.
    Motion,
}
