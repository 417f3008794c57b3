//! Pictures as small PNG files.

use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use image::{DynamicImage, ImageResult, RgbaImage};

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
    let mut file = Vec::new();
    let png = PngEncoder::new_with_quality(&mut file, CompressionType::Best, FilterType::Adaptive);
    let opaque = DynamicImage::from(picture.clone()).into_rgb8();
    opaque.write_with_encoder(png)?;
    Ok(file)
}
