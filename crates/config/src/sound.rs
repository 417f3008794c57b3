//! `assets/config/sound.ron`: how everything sounds.

use serde::{Deserialize, Deserializer, de};

use super::reading::{ConfigFile, shipped, within, within_thousandths};
use super::reason::Reason;

/// Most partials, and most strikes, of one voice: what is rendered at a time stays small.
pub(crate) const MOST_PARTS: usize = 8;

/// Most waves with a pitch of their own.
pub const MOST_STEPS: usize = 32;

/// How loud everything is, and what each thing that happens sounds like.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sound {
    /// The volume with which the program starts, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub volume: u8,
    /// No sample is louder than this at full volume, 0.1 to 1.
    #[serde(deserialize_with = "within_thousandths::<100, 1_000, _>")]
    pub ceiling: f32,
    /// How far to the side the edges of the board sound, 0 (middle) to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub width: f32,
    /// Most sounds at a time, 1 to 64; the oldest one makes room.
    #[serde(deserialize_with = "within::<1, 64, _, _>")]
    pub most_sounds: u8,
    /// Variants of each voice that take turns, 1 to 8.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub variants: u8,
    /// How much softer a variant can be than another, 0 to 0.9.
    #[serde(deserialize_with = "within_thousandths::<0, 900, _>")]
    pub spread_level: f32,
    /// Many at the same moment are at most this many times as loud as one, 1 to 4.
    #[serde(deserialize_with = "within_thousandths::<1_000, 4_000, _>")]
    pub crowd: f32,
    /// Semitones of each wave of a chain reaction above the voice's pitch, −24 to 48; further waves
    /// have the last one. 1 to [`MOST_STEPS`] numbers.
    #[serde(deserialize_with = "steps")]
    pub climb: Vec<i8>,
    /// Each further wave has this share of the loudness of the one before, 0.5 to 1.
    #[serde(deserialize_with = "within_thousandths::<500, 1_000, _>")]
    pub wave_softening: f32,
    /// No wave has less than this share, 0 to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub wave_least: f32,
    /// The way to another position has this share of the loudness of a move, 0 to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub jump_level: f32,
    /// The next way to another position is heard at the earliest this long after one, 0 to 1000
    /// milliseconds.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000_000, _>")]
    pub jump_gap_ms: f32,
    /// How much higher each row of the board sounds than the one below it, 0 to 5 semitones.
    #[serde(deserialize_with = "within::<0, 5, _, _>")]
    pub row_semitones: u8,
    /// A piece is marked.
    pub mark: Timbre,
    /// A piece is taken.
    pub take: Timbre,
    /// A piece slides.
    pub slide: Timbre,
    /// A piece is put on the board.
    pub place: Timbre,
    /// The winning line is drawn.
    pub line: Timbre,
    /// A piece grows on its cell.
    pub add: Timbre,
    /// Cells burst.
    pub burst: Timbre,
    /// A move is refused.
    pub refused: Timbre,
    /// A hint is given.
    pub hint: Timbre,
    /// A person's turn begins.
    pub turn: Timbre,
    /// One of the last seconds of a person's clock passes.
    pub clock: Timbre,
    /// The keyboard's place is an empty cell.
    pub cell_empty: Timbre,
    /// The keyboard's place is a cell with something of one's own, or of nobody.
    pub cell_own: Timbre,
    /// The keyboard's place is a cell with something of the other side.
    pub cell_other: Timbre,
    /// A move has left the position balanced.
    pub balanced: Timbre,
    /// A move has left the position out of balance.
    pub unbalanced: Timbre,
    /// A person has won.
    pub win: Timbre,
    /// A person has lost.
    pub loss: Timbre,
    /// The game is drawn.
    pub draw: Timbre,
}

impl ConfigFile for Sound {
    const SHIPPED: &'static str = fivefold_assets::config::SOUND;
}

impl Default for Sound {
    fn default() -> Self {
        shipped()
    }
}

/// What one voice sounds like: a body that rings, noise, and how often it is struck.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Timbre {
    /// Its highest sample, 0 to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub level: f32,
    /// Time until a strike is at its loudest, 0 to 1000 milliseconds.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000_000, _>")]
    pub attack_ms: f32,
    /// How far the pitches of its variants lie apart at most, 0 to 200 cents; with 0 it has one.
    #[serde(deserialize_with = "within::<0, 200, _, _>")]
    pub spread_cents: u8,
    /// The pitch of ratio 1, 20 to 10 000 Hz.
    #[serde(deserialize_with = "within_thousandths::<20_000, 10_000_000, _>")]
    pub pitch_hz: f32,
    /// Each strike begins this much above its pitch, −24 to 24 semitones.
    #[serde(deserialize_with = "within_thousandths::<-24_000, 24_000, _>")]
    pub glide_semitones: f32,
    /// Time until it has nearly come to its pitch, 1 to 2000 milliseconds.
    #[serde(deserialize_with = "within_thousandths::<1_000, 2_000_000, _>")]
    pub glide_ms: f32,
    /// What the body rings with, at most `MOST_PARTS`.
    #[serde(deserialize_with = "parts")]
    pub partials: Vec<Partial>,
    /// Its noise.
    pub noise: Noise,
    /// When it is struck, at most `MOST_PARTS` times.
    #[serde(deserialize_with = "parts")]
    pub strikes: Vec<Strike>,
}

/// One tone of a body that rings.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Partial {
    /// How many times as high as the voice's pitch, 0.1 to 20.
    #[serde(deserialize_with = "within_thousandths::<100, 20_000, _>")]
    pub ratio: f32,
    /// How loud beside the others, 0 to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub level: f32,
    /// Time in which it falls by 60 dB, 1 to 5000 milliseconds.
    #[serde(deserialize_with = "within_thousandths::<1_000, 5_000_000, _>")]
    pub decay_ms: f32,
}

/// The noise of a voice.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noise {
    /// How loud beside the body, whose highest sample is 1: 0 to 4.
    #[serde(deserialize_with = "within_thousandths::<0, 4_000, _>")]
    pub level: f32,
    /// It is softer below this, 20 to 10 000 Hz.
    #[serde(deserialize_with = "within_thousandths::<20_000, 10_000_000, _>")]
    pub low_hz: f32,
    /// It is softer above this, 20 to 20 000 Hz.
    #[serde(deserialize_with = "within_thousandths::<20_000, 20_000_000, _>")]
    pub high_hz: f32,
    /// Time in which it falls by 60 dB, 1 to 5000 milliseconds.
    #[serde(deserialize_with = "within_thousandths::<1_000, 5_000_000, _>")]
    pub decay_ms: f32,
    /// How many grains a second it has, 0 (none, it is even) to 200.
    #[serde(deserialize_with = "within_thousandths::<0, 200_000, _>")]
    pub grain_hz: f32,
}

/// One of the times that a voice is struck.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strike {
    /// When, 0 to 3000 milliseconds after the beginning.
    #[serde(deserialize_with = "within_thousandths::<0, 3_000_000, _>")]
    pub at_ms: f32,
    /// How much above the voice's pitch, −24 to 24 semitones.
    #[serde(deserialize_with = "within_thousandths::<-24_000, 24_000, _>")]
    pub semitones: f32,
    /// How hard, 0 to 1.
    #[serde(deserialize_with = "within_thousandths::<0, 1_000, _>")]
    pub level: f32,
}

fn parts<'de, T: Deserialize<'de>, D: Deserializer<'de>>(input: D) -> Result<Vec<T>, D::Error> {
    let parts = Vec::deserialize(input)?;
    check_number::<D>(parts.len(), 0, MOST_PARTS)?;
    Ok(parts)
}

fn steps<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<i8>, D::Error> {
    let steps = Vec::<Step>::deserialize(input)?;
    check_number::<D>(steps.len(), 1, MOST_STEPS)?;
    Ok(steps.into_iter().map(|Step(semitones)| semitones).collect())
}

fn check_number<'de, D: Deserializer<'de>>(
    have: usize,
    least: usize,
    most: usize,
) -> Result<(), D::Error> {
    if (least..=most).contains(&have) {
        Ok(())
    } else {
        let reason = Reason::new("config-list-length", &[&have, &least, &most]);
        Err(de::Error::custom(reason))
    }
}

/// The pitch of one wave.
#[derive(Deserialize)]
#[serde(transparent)]
struct Step(#[serde(deserialize_with = "within::<-24, 48, _, _>")] i8);
