//! How often a sequence of pictures flashes: the rule of WCAG 2.3.1, without its leave for small
//! areas.
//!
//! A picture is divided into small blocks; each is judged by its mean. Its relative luminance makes
//! a transition when it rises from its lowest or falls from its highest value since the transition
//! before by a tenth of full white or more, and the darker of the two is below 0.80. Two opposing
//! transitions are a flash. The same holds for red, with the measure of WCAG 2.0: a transition is a
//! change of R - G - B, never less than 0, by more than 20 / 320, where red is 80 % of one of the
//! two colours or more.

use std::collections::VecDeque;
use std::fmt;

use image::RgbaImage;

/// A change of relative luminance that counts.
const CONTRAST: f32 = 0.1;
/// The darker of two luminances must be below this.
const DARK: f32 = 0.8;
/// A change of redness that counts.
const RED_CONTRAST: f32 = 20.0 / 320.0;
/// The share of red in a colour that counts as red.
const SATURATED: f32 = 0.8;

/// The most flashes of any block within any second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Flashes {
    /// How many.
    pub count: usize,
    /// The frame with which they were complete.
    pub frame: usize,
    /// The block's upper left corner, in pixels.
    pub at: (u32, u32),
}

impl fmt::Display for Flashes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let Flashes { count, frame, at } = self;
        write!(f, "{count} flashes until frame {frame} at {at:?}")
    }
}

/// Counts the flashes of pictures that follow each other.
pub(super) struct Meter {
    block: u32,
    frames_a_second: usize,
    frame: usize,
    general: Count,
    red: Count,
}

impl Meter {
    /// Judges square blocks of so many pixels; so many pictures make a second.
    pub(super) fn new(block: u32, frames_a_second: usize) -> Meter {
        Meter {
            block,
            frames_a_second,
            frame: 0,
            general: Count::of(is_flash),
            red: Count::of(is_red_flash),
        }
    }

    /// Takes the next picture.
    pub(super) fn see(&mut self, picture: &RgbaImage) {
        let columns = picture.width().div_ceil(self.block);
        let now = (self.frame, self.frames_a_second);
        for (index, colour) in (0..).zip(means(picture, self.block)) {
            let at = (index % columns * self.block, index / columns * self.block);
            let is_red = share_of_red(colour) >= SATURATED;
            let index = index as usize;
            self.general.see(index, (luminance(colour), false), now, at);
            self.red.see(index, (redness(colour), is_red), now, at);
        }
        self.frame += 1;
    }

    /// How many pictures it has seen.
    pub(super) fn seen(&self) -> usize {
        self.frame
    }

    /// The most flashes of luminance.
    pub(super) fn general(&self) -> Flashes {
        self.general.most
    }

    /// The most flashes of red.
    pub(super) fn red(&self) -> Flashes {
        self.red.most
    }
}

/// The flashes of one kind in all blocks.
struct Count {
    tells: Tells,
    blocks: Vec<Swings>,
    most: Flashes,
}

impl Count {
    fn of(tells: Tells) -> Count {
        Count {
            tells,
            blocks: Vec::new(),
            most: Flashes::default(),
        }
    }

    fn see(&mut self, index: usize, seen: Seen, (frame, second): (usize, usize), at: (u32, u32)) {
        if index >= self.blocks.len() {
            self.blocks.resize_with(index + 1, Swings::default);
        }
        let swings = &mut self.blocks[index];
        swings.see(seen, frame, self.tells);
        let count = swings.flashes_within(second, frame);
        if count > self.most.count {
            self.most = Flashes { count, frame, at };
        }
    }
}

/// A measured value, and whether its colour is saturated red.
type Seen = (f32, bool);

/// Whether the way from one value to a higher one is a transition.
type Tells = fn(low: Seen, high: Seen) -> bool;

fn is_flash(low: Seen, high: Seen) -> bool {
    high.0 - low.0 >= CONTRAST && low.0 < DARK
}

fn is_red_flash(low: Seen, high: Seen) -> bool {
    high.0 - low.0 > RED_CONTRAST && (low.1 || high.1)
}

/// The ups and downs of one block.
#[derive(Default)]
struct Swings {
    /// The lowest and the highest value since the last transition.
    range: Option<(Seen, Seen)>,
    /// Whether the last transition was a rise.
    rose: Option<bool>,
    /// The frames of the transitions within a second.
    transitions: VecDeque<usize>,
}

impl Swings {
    fn see(&mut self, seen: Seen, frame: usize, tells: Tells) {
        let (low, high) = self.range.get_or_insert((seen, seen));
        if seen.0 < low.0 {
            *low = seen;
        }
        if seen.0 > high.0 {
            *high = seen;
        }
        let rises = self.rose != Some(true) && tells(*low, seen);
        let falls = self.rose != Some(false) && tells(seen, *high);
        if rises || falls {
            self.rose = Some(rises);
            self.range = Some((seen, seen));
            self.transitions.push_back(frame);
        }
    }

    fn flashes_within(&mut self, second: usize, now: usize) -> usize {
        while self
            .transitions
            .front()
            .is_some_and(|it| it + second <= now)
        {
            self.transitions.pop_front();
        }
        self.transitions.len() / 2
    }
}

/// The mean colour of each block, row by row, as shares of full light.
fn means(picture: &RgbaImage, block: u32) -> Vec<[f32; 3]> {
    let light: Vec<f32> = (0..=255).map(linear).collect();
    let (width, height) = picture.dimensions();
    let columns = width.div_ceil(block);
    let mut sums = vec![([0.0; 3], 0.0); (columns * height.div_ceil(block)) as usize];
    for (x, y, pixel) in picture.enumerate_pixels() {
        let (sum, count) = &mut sums[(y / block * columns + x / block) as usize];
        for (sum, value) in sum.iter_mut().zip(pixel.0) {
            *sum += light[usize::from(value)];
        }
        *count += 1.0;
    }
    sums.into_iter()
        .map(|(sum, count)| sum.map(|sum| sum / count))
        .collect()
}

/// What a value of sRGB is in light.
fn linear(value: u8) -> f32 {
    let value = f32::from(value) / 255.0;
    if value <= 0.04045 {
        value / 12.92
    } else {
        ((value + 0.055) / 1.055).powf(2.4)
    }
}

fn luminance([red, green, blue]: [f32; 3]) -> f32 {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

fn redness([red, green, blue]: [f32; 3]) -> f32 {
    (red - green - blue).max(0.0)
}

fn share_of_red([red, green, blue]: [f32; 3]) -> f32 {
    red / (red + green + blue).max(1e-6)
}

#[cfg(test)]
mod tests {
    use image::Rgba;

    use super::*;

    const SECOND: usize = 10;

    /// A meter that has seen these colours, each as a picture of 4 × 4 pixels.
    fn seen(colours: impl IntoIterator<Item = [u8; 3]>) -> Meter {
        let mut meter = Meter::new(4, SECOND);
        for [r, g, b] in colours {
            meter.see(&RgbaImage::from_pixel(4, 4, Rgba([r, g, b, 255])));
        }
        meter
    }

    fn greys(values: &[u8]) -> usize {
        let meter = seen(values.iter().map(|&it| [it; 3]));
        meter.general().count
    }

    /// The grey with this share of full light.
    fn grey(luminance: f32) -> u8 {
        (0..=255)
            .find(|&value| linear(value) >= luminance)
            .expect("white has all of it")
    }

    #[test]
    fn what_stands_still_does_not_flash() {
        assert_eq!(greys(&[0; 30]), 0);
        assert_eq!(greys(&[255; 30]), 0);
    }

    #[test]
    fn up_and_down_is_one_flash_and_up_alone_is_none() {
        assert_eq!(greys(&[0, 255]), 0);
        assert_eq!(greys(&[0, 255, 0]), 1);
        assert_eq!(greys(&[255, 0, 255]), 1);
        assert_eq!(greys(&[0, 255, 0, 255, 0, 255, 0]), 3);
    }

    #[test]
    fn slow_steps_count_as_one_change() {
        assert_eq!(greys(&[0, 60, 90, 120, 150, 180, 120, 90, 0]), 1);
    }

    #[test]
    fn less_than_a_tenth_of_the_light_is_no_flash() {
        let (below, above) = (grey(0.19), grey(0.21));
        let dark = grey(0.1);
        assert_eq!(greys(&[dark, below, dark, below, dark]), 0);
        assert_eq!(greys(&[dark, above, dark, above, dark]), 2);
    }

    #[test]
    fn pale_colours_do_not_flash_among_themselves() {
        let (pale, white, dim) = (grey(0.82), 255, grey(0.75));
        assert_eq!(greys(&[pale, white, pale, white, pale]), 0);
        assert_eq!(greys(&[dim, white, dim, white, dim]), 2);
    }

    #[test]
    fn only_flashes_of_the_same_second_count_together() {
        let slow = [0, 255, 255, 255, 255].repeat(6);
        assert_eq!(greys(&slow), 2);
        let quick = [0, 255].repeat(15);
        assert_eq!(greys(&quick), SECOND / 2);
        // Three flashes, a pause, three flashes.
        let mut pair = vec![0, 255, 0, 255, 0, 255, 0];
        pair.extend([0; SECOND]);
        pair.extend([255, 0, 255, 0, 255, 0]);
        assert_eq!(greys(&pair), 3);
    }

    #[test]
    fn a_small_part_of_a_picture_is_judged_by_itself() {
        let mut meter = Meter::new(4, SECOND);
        for number in 0..7 {
            let mut picture = RgbaImage::from_pixel(64, 32, Rgba([0, 0, 0, 255]));
            for (x, y) in (0..16).map(|it| (40 + it % 4, 12 + it / 4)) {
                picture.put_pixel(x, y, Rgba([255 * (number % 2), 0, 255 * (number % 2), 255]));
            }
            meter.see(&picture);
        }
        let most = meter.general();
        assert_eq!((most.count, most.frame, most.at), (3, 6, (40, 12)));
        // A pixel of it is too little of its block.
        let mut meter = Meter::new(4, SECOND);
        for number in 0..7 {
            let mut picture = RgbaImage::from_pixel(64, 32, Rgba([0, 0, 0, 255]));
            picture.put_pixel(40, 12, Rgba([255 * (number % 2); 4]));
            meter.see(&picture);
        }
        assert_eq!(meter.general().count, 0);
    }

    #[test]
    fn red_flashes_where_its_luminance_hardly_changes() {
        let (red, grey) = ([180, 0, 0], [90, 70, 70]);
        let meter = seen([grey, red, grey, red, grey]);
        assert_eq!((meter.general().count, meter.red().count), (0, 2));
        let (orange, brown) = ([200, 120, 20], [100, 60, 10]);
        let meter = seen([brown, orange, brown, orange, brown]);
        assert_eq!(meter.red().count, 0);
    }
}
