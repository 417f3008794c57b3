//! Few colours for many: the palette of an animation.
//!
//! Where there are no more colours than fit, they are all kept. Otherwise the palette begins with
//! the commonest colour and takes, again and again, the one that is farthest from all it has
//! (T. Gonzalez 1985), weighted by how often it is seen; the colours are then improved by a few
//! rounds of k-means. So a rare bright colour stays and no colour is far off, with smaller files than
//! median cut or NeuQuant give. No dithering: its noise would move from picture to picture, and
//! swell the file.

use crate::features::recording::recorder::FrameYield;

/// A colour: red, green, blue.
pub(crate) type Rgb = [u8; 3];

/// Bits of a channel that tell colours apart; what is rounded as [`crate::features::recording`]
/// does has no more.
const BITS: u32 = 6;
/// How many colours can be told apart.
const CUBE: usize = 1 << (3 * BITS);
/// Rounds of k-means. More change nothing that could be seen.
const ROUNDS: usize = 4;

/// How often each colour is seen.
pub(crate) struct ColourCounts(Vec<u32>);

impl Default for ColourCounts {
    fn default() -> Self {
        ColourCounts(vec![0; CUBE])
    }
}

impl ColourCounts {
    /// Counts a pixel.
    pub(crate) fn see(&mut self, colour: Rgb) {
        let count = &mut self.0[key(colour)];
        *count = count.saturating_add(1);
    }

    /// A palette of at most `most` colours, at least one, for everything that was seen.
    pub(crate) async fn palette(&self, most: usize, frame_yield: &mut FrameYield) -> ColourTable {
        let seen: Vec<SeenColour> = self
            .0
            .iter()
            .enumerate()
            .filter(|(_, count)| **count > 0)
            .map(|(key, &count)| SeenColour {
                key,
                colour: colour(key),
                // Large plain parts must not take all colours from small bright pieces.
                weight: f64::from(count).sqrt(),
            })
            .collect();
        let colours = if seen.len() <= most.max(1) {
            seen.iter().map(|seen| seen.colour).collect()
        } else {
            improved(farthest(&seen, most, frame_yield).await, &seen, frame_yield).await
        };
        let mut index = vec![0; CUBE];
        for seen in &seen {
            frame_yield.keep().await;
            index[seen.key] = nearest(&colours, seen.colour) as u8;
        }
        let colours = colours.iter().map(|colour| colour.map(rounded)).collect();
        ColourTable { colours, index }
    }
}

/// Colours with numbers.
pub(crate) struct ColourTable {
    colours: Vec<Rgb>,
    index: Vec<u8>,
}

impl ColourTable {
    /// The colours.
    pub(crate) fn colours(&self) -> &[Rgb] {
        &self.colours
    }

    /// The number of the colour that stands for this one, which was seen before.
    pub(crate) fn index(&self, colour: Rgb) -> u8 {
        self.index[key(colour)]
    }
}

/// A colour that was seen.
struct SeenColour {
    key: usize,
    colour: [f64; 3],
    weight: f64,
}

fn key(colour: Rgb) -> usize {
    colour.iter().fold(0, |key, &channel| {
        (key << BITS) | usize::from(channel >> (8 - BITS))
    })
}

fn colour(key: usize) -> [f64; 3] {
    let mask = (1 << BITS) - 1;
    [2, 1, 0].map(|place| (((key >> (place * BITS)) & mask) << (8 - BITS)) as f64)
}

fn rounded(channel: f64) -> u8 {
    // Within 0 to 255, being a mean of such.
    channel.round() as u8
}

fn distance(a: [f64; 3], b: [f64; 3]) -> f64 {
    // The eye is finest in green and coarsest in blue.
    const WEIGHTS: [f64; 3] = [3.0, 4.0, 2.0];
    (0..3).map(|i| WEIGHTS[i] * (a[i] - b[i]).powi(2)).sum()
}

fn nearest(colours: &[[f64; 3]], colour: [f64; 3]) -> usize {
    let near = |a: &usize, b: &usize| {
        distance(colours[*a], colour).total_cmp(&distance(colours[*b], colour))
    };
    (0..colours.len()).min_by(near).unwrap_or(0)
}

fn mean<'a>(seen: impl Iterator<Item = &'a SeenColour>) -> Option<[f64; 3]> {
    let (mut sum, mut weight) = ([0.0; 3], 0.0);
    for seen in seen {
        weight += seen.weight;
        for (sum, channel) in sum.iter_mut().zip(seen.colour) {
            *sum += seen.weight * channel;
        }
    }
    (weight > 0.0).then(|| sum.map(|sum| sum / weight))
}

/// The commonest colour, and those that are farthest from all before, until there are so many.
async fn farthest(seen: &[SeenColour], most: usize, frame_yield: &mut FrameYield) -> Vec<[f64; 3]> {
    let commonest = seen.iter().max_by(|a, b| a.weight.total_cmp(&b.weight));
    let mut colours = Vec::new();
    let mut next = commonest.map(|seen| seen.colour);
    let mut off = vec![f64::INFINITY; seen.len()];
    while let Some(colour) = next.filter(|_| colours.len() < most.max(1)) {
        frame_yield.keep().await;
        colours.push(colour);
        for (off, seen) in off.iter_mut().zip(seen) {
            *off = off.min(distance(colour, seen.colour));
        }
        let worst = |at: usize| off[at] * seen[at].weight.sqrt();
        let farthest = (0..seen.len()).max_by(|&a, &b| worst(a).total_cmp(&worst(b)));
        next = farthest.map(|at| seen[at].colour);
    }
    colours
}

/// Moves every colour to the mean of what it stands for.
async fn improved(
    mut colours: Vec<[f64; 3]>,
    seen: &[SeenColour],
    frame_yield: &mut FrameYield,
) -> Vec<[f64; 3]> {
    for _ in 0..ROUNDS {
        let mut groups: Vec<Vec<&SeenColour>> = vec![Vec::new(); colours.len()];
        for seen in seen {
            frame_yield.keep().await;
            groups[nearest(&colours, seen.colour)].push(seen);
        }
        for (colour, group) in colours.iter_mut().zip(groups) {
            *colour = mean(group.into_iter()).unwrap_or(*colour);
        }
    }
    colours
}

#[cfg(test)]
mod tests {
    use bevy::tasks::block_on;

    use super::*;

    #[test]
    fn few_colours_are_kept_as_they_are() {
        let mut counts = ColourCounts::default();
        let colours = [[0, 0, 0], [252, 4, 128], [100, 200, 40]];
        for colour in colours {
            counts.see(colour);
        }
        let palette = block_on(counts.palette(255, &mut FrameYield::default()));
        assert_eq!(palette.colours().len(), 3);
        for colour in colours {
            assert_eq!(
                palette.colours()[usize::from(palette.index(colour))],
                colour
            );
        }
    }

    #[test]
    fn of_many_colours_a_rare_bright_one_stays_and_a_ramp_stays_smooth() {
        let mut counts = ColourCounts::default();
        let ramp = (0..64_u8).flat_map(|r| (0..32_u8).map(move |b| [r * 4, 128, b * 4]));
        for colour in ramp.clone() {
            for _ in 0..1000 {
                counts.see(colour);
            }
        }
        let rare = [252, 252, 0];
        for _ in 0..200 {
            counts.see(rare);
        }
        let palette = block_on(counts.palette(64, &mut FrameYield::default()));
        assert_eq!(palette.colours().len(), 64);
        let off = |colour: Rgb| {
            let shown = palette.colours()[usize::from(palette.index(colour))];
            (0..3).map(|i| shown[i].abs_diff(colour[i])).max()
        };
        assert_eq!(off(rare), Some(0));
        assert!(ramp.map(off).max() <= Some(Some(28)));
    }
}
