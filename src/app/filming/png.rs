//! Pictures as small PNG files.

use std::io::Cursor;

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{ExtendedColorType, ImageEncoder, ImageResult, RgbaImage};

/// Channels are rounded to multiples of this: the fine grain of table and boards alone would make
/// the files three times as large.
const STEP: u8 = 4;

/// The picture as it is kept in a file.
#[must_use]
pub fn rounded(mut picture: RgbaImage) -> RgbaImage {
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
pub fn encode(picture: &RgbaImage) -> ImageResult<Vec<u8>> {
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
