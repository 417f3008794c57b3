//! An animated GIF out of pictures: one palette for all, and of every picture only what differs
//! from the one before.

use std::time::Duration;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use image::RgbaImage;

use crate::features::export::ExportProgress;
use crate::features::recording::palette::{ColourCounts, ColourTable, Rgb};
use crate::features::recording::recorder::FrameYield;
use crate::features::recording::{RecordingError, rounded};

/// Colours of a GIF's palette besides the one that stands for “as before”.
const COLOURS: usize = 255;

/// In a picture that passes quickly a channel may be so far from what is shown, of 255, before its
/// pixel is drawn anew: the far edge of a glow would otherwise fill every picture. It is measured
/// from what is shown, so that slow changes do not get lost.
const TOLERANCE: u8 = 8;
/// A picture that stands so long is shown as it is.
const STILL: Duration = Duration::from_millis(100);

/// An animation in the making. Only what changes is kept, so that long games fit into memory.
pub(crate) struct Animation {
    width: u16,
    height: u16,
    /// The first picture, pixel by pixel.
    first: Vec<Rgb>,
    /// The last one.
    last: Vec<Rgb>,
    /// How each picture differs from the one before, and how long it stands.
    scenes: Vec<(Vec<Pixel>, Duration)>,
    counts: ColourCounts,
}

/// A pixel by its number and colour.
type Pixel = (u32, Rgb);

impl Animation {
    /// An animation without pictures yet, of at most 65535 pixels in width and height.
    pub(crate) fn new(width: u32, height: u32) -> Animation {
        Animation {
            width: u16::try_from(width).unwrap_or(u16::MAX),
            height: u16::try_from(height).unwrap_or(u16::MAX),
            first: Vec::new(),
            last: Vec::new(),
            scenes: Vec::new(),
            counts: ColourCounts::default(),
        }
    }

    /// Adds a picture that stands so long. One that shows nothing new lets the last one stand
    /// longer.
    pub(crate) fn add(&mut self, picture: RgbaImage, stands: Duration) {
        let picture = rounded(picture);
        let pixels = picture.pixels().map(|pixel| {
            let [red, green, blue, _] = pixel.0;
            [red, green, blue]
        });
        if self.scenes.is_empty() {
            self.first = pixels.collect();
            for &colour in &self.first {
                self.counts.see(colour);
            }
            self.last.clone_from(&self.first);
            self.scenes.push((Vec::new(), stands));
            return;
        }
        let tolerance = if stands < STILL { TOLERANCE } else { 0 };
        let mut changed = Vec::new();
        for (number, (colour, before)) in (0..).zip(pixels.zip(&mut self.last)) {
            if differs(colour, *before, tolerance) {
                *before = colour;
                self.counts.see(colour);
                changed.push((number, colour));
            }
        }
        match self.scenes.last_mut() {
            Some((_, standing)) if changed.is_empty() => *standing += stands,
            _ => self.scenes.push((changed, stands)),
        }
    }

    /// How many pictures there are.
    pub(crate) fn pictures(&self) -> usize {
        self.scenes.len()
    }

    /// The file, which repeats for ever.
    ///
    /// # Errors
    /// [`RecordingError::Gif`], for example where there is no picture; [`RecordingError::Stopped`].
    pub(crate) async fn encode(
        &self,
        progress: &ExportProgress,
    ) -> Result<Vec<u8>, RecordingError> {
        let mut frame_yield = FrameYield::default();
        let palette = self.counts.palette(COLOURS, &mut frame_yield).await;
        let mut current: Vec<u8> = palette.colours().concat();
        let as_before = palette.colours().len() as u8;
        current.extend([0; 3]);
        let mut encoder = Encoder::new(Vec::new(), self.width, self.height, &current)?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut shown: Vec<u8> = self.first.iter().map(|c| palette.index(*c)).collect();
        let mut clock = Clock::default();
        for (number, (changed, stands)) in self.scenes.iter().enumerate() {
            frame_yield.keep().await;
            if progress.is_stopped() {
                return Err(RecordingError::Stopped);
            }
            let delay = clock.hundredths(*stands);
            let frame = if number == 0 {
                Frame {
                    delay,
                    width: self.width,
                    height: self.height,
                    dispose: DisposalMethod::Keep,
                    buffer: (&shown).into(),
                    ..Frame::default()
                }
            } else {
                self.difference(&mut shown, changed, &palette, as_before, delay)
            };
            encoder.write_frame(&frame)?;
        }
        Ok(encoder.into_inner()?)
    }

    /// The smallest rectangle that holds all changes.
    fn difference(
        &self,
        shown: &mut [u8],
        changed: &[Pixel],
        palette: &ColourTable,
        as_before: u8,
        delay: u16,
    ) -> Frame<'static> {
        let width = usize::from(self.width);
        let new: Vec<(usize, u8)> = changed
            .iter()
            .map(|&(number, colour)| (number as usize, palette.index(colour)))
            .filter(|&(number, index)| shown[number] != index)
            .collect();
        let columns = new.iter().map(|(number, _)| number % width);
        // Without any change a picture of one pixel keeps the time.
        let left = columns.clone().min().unwrap_or(0);
        let right = columns.max().unwrap_or(0);
        let top = new.first().map_or(0, |(number, _)| number / width);
        let bottom = new.last().map_or(0, |(number, _)| number / width);
        let (wide, high) = (right - left + 1, bottom - top + 1);
        let mut buffer = vec![as_before; wide * high];
        for (number, index) in new {
            shown[number] = index;
            buffer[(number / width - top) * wide + number % width - left] = index;
        }
        Frame {
            delay,
            left: left as u16,
            top: top as u16,
            width: wide as u16,
            height: high as u16,
            dispose: DisposalMethod::Keep,
            transparent: Some(as_before),
            buffer: buffer.into(),
            ..Frame::default()
        }
    }
}

/// Whether a pixel has to be drawn anew.
fn differs(new: Rgb, shown: Rgb, tolerance: u8) -> bool {
    (0..3).any(|channel| new[channel].abs_diff(shown[channel]) > tolerance)
}

/// Times in hundredths of a second, as a GIF counts them, without losing the rest of each.
#[derive(Default)]
struct Clock {
    rest: Duration,
}

impl Clock {
    fn hundredths(&mut self, stands: Duration) -> u16 {
        let whole = stands + self.rest;
        // Many viewers take less than two hundredths for a tenth.
        let hundredths = (whole.as_millis() / 10).clamp(2, u128::from(u16::MAX)) as u16;
        self.rest = whole.saturating_sub(Duration::from_millis(u64::from(hundredths) * 10));
        hundredths
    }
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;
    use image::Rgba;

    use super::*;

    fn plain(colour: [u8; 3]) -> RgbaImage {
        let [r, g, b] = colour;
        RgbaImage::from_pixel(8, 6, Rgba([r, g, b, 255]))
    }

    #[test]
    fn pictures_come_back_as_they_went_in_and_the_second_holds_only_its_change() {
        let mut animation = Animation::new(8, 6);
        let first = plain([0, 40, 80]);
        let mut second = first.clone();
        second.put_pixel(3, 2, Rgba([252, 0, 0, 255]));
        second.put_pixel(5, 4, Rgba([252, 0, 0, 255]));
        let stands = Duration::from_millis(805);
        for picture in [&first, &second, &second] {
            animation.add(picture.clone(), stands);
        }
        assert_eq!(animation.pictures(), 2);
        let file = block_on(animation.encode(&ExportProgress::default())).expect("a file");
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        assert_eq!((decoder.width(), decoder.height()), (8, 6));
        let frame = decoder.read_next_frame().expect("readable").expect("one");
        assert_eq!(frame.delay, 80);
        assert_eq!(frame.buffer[..], first.as_raw()[..]);
        let frame = decoder.read_next_frame().expect("readable").expect("two");
        // The half hundredth of the first is not lost.
        assert_eq!(frame.delay, 161);
        let place = (frame.left, frame.top, frame.width, frame.height);
        assert_eq!(place, (3, 2, 3, 3));
        let drawn = frame.buffer.chunks(4).filter(|pixel| pixel[3] > 0);
        assert_eq!(drawn.count(), 2);
        assert!(decoder.read_next_frame().expect("readable").is_none());
        assert_eq!(decoder.repeat(), Repeat::Infinite);
    }
}
