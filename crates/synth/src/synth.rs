//! Makes the samples of a voice from its description.

use std::f32::consts::TAU;

use fivefold_config::{Noise, Partial, Strike, Timbre};

/// What a single sound has besides its voice.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tone {
    /// Which variant: a seed for everything that differs between them.
    pub variant: u64,
    /// How much higher than the voice, in semitones.
    pub semitones: f32,
    /// How much softer, in parts of the voice's loudness: 0 to 0.9.
    pub softer: f32,
    /// How long each strike lasts before it decays, in milliseconds; its attack counts.
    pub hold_ms: f32,
}

/// No sound is longer, whatever was asked for.
const LONGEST_MS: f32 = 10_000.0;

/// The end of a sound is faded in this time, so that it does not click.
const FADE_MS: f32 = 4.0;

/// The pitch follows its glide in steps of so many samples.
const GLIDE_STEP: usize = 32;

/// What is left of the glide after its time: e to the power of minus this.
const GLIDE_DECAYS: f32 = 4.0;

/// What is left of the loudness after the time of a decay, as a power of ten: −60 dB.
const DECAY_POWER: f32 = -3.0;

/// Above its upper limit noise falls by so many times 6 dB an octave.
const STEEPNESS: usize = 4;

/// How loud noise is between two grains.
const BETWEEN_GRAINS: f32 = 0.25;

/// The samples of one sound: mono, −1 to 1, at this many samples a second.
#[must_use]
pub fn render(timbre: &Timbre, tone: &Tone, rate: u32) -> Vec<f32> {
    let mut rng = NoiseRng(tone.variant);
    let cents = f32::from(timbre.spread_cents) * (rng.share() - 0.5);
    let semitones = tone.semitones + cents / 100.0;
    let softer = tone.softer * rng.share();
    let rate = rate as f32;
    let sampled = |ms: f32| (ms * rate / 1000.0) as usize;

    let ringing = timbre.partials.iter().map(|partial| partial.decay_ms);
    let noisy = (timbre.noise.level > 0.0).then_some(timbre.noise.decay_ms);
    let decay = ringing.chain(noisy).fold(0.0, f32::max);
    let last = timbre.strikes.iter().map(|strike| strike.at_ms);
    let length = last.fold(0.0, f32::max) + timbre.attack_ms.max(tone.hold_ms) + decay;
    let length = sampled(length.min(LONGEST_MS));

    let (mut body, mut noise) = (vec![0.0; length], vec![0.0; length]);
    for strike in &timbre.strikes {
        let from = sampled(strike.at_ms).min(length);
        let envelope = Envelope {
            attack: timbre.attack_ms * rate / 1000.0,
            hold: tone.hold_ms * rate / 1000.0,
            level: strike.level,
        };
        for partial in &timbre.partials {
            let samples = &mut body[from..];
            ring(samples, timbre, partial, strike, semitones, envelope, rate);
        }
        if timbre.noise.level > 0.0 {
            hiss(&mut noise[from..], &timbre.noise, envelope, &mut rng, rate);
        }
    }
    // Both are compared by their highest samples, whatever filters and phases have left of them.
    scale(&mut body, 1.0);
    scale(&mut noise, timbre.noise.level);
    for (sample, noise) in body.iter_mut().zip(noise) {
        *sample += noise;
    }
    scale(&mut body, timbre.level * (1.0 - softer));
    let fade = sampled(FADE_MS).clamp(1, length.max(1));
    for (index, sample) in body.iter_mut().rev().take(fade).enumerate() {
        *sample *= index as f32 / fade as f32;
    }
    body
}

/// How loud a strike is over time, in samples.
#[derive(Clone, Copy)]
struct Envelope {
    attack: f32,
    /// When it begins to decay, unless it still grows then.
    hold: f32,
    level: f32,
}

impl Envelope {
    /// The loudness before it decays; nothing once it does.
    fn before_decay(&self, at: usize) -> Option<f32> {
        let at = at as f32;
        if at < self.attack {
            // A quarter of a wave: without corners at its ends.
            let share = at / self.attack;
            return Some(self.level * (share * TAU / 4.0).sin());
        }
        (at < self.hold).then_some(self.level)
    }
}

/// The factor of each sample that falls by 60 dB within this time.
fn fall(decay_ms: f32, rate: f32) -> f32 {
    10.0_f32.powf(DECAY_POWER * 1000.0 / (decay_ms * rate))
}

/// Adds a partial of one strike.
fn ring(
    samples: &mut [f32],
    timbre: &Timbre,
    partial: &Partial,
    strike: &Strike,
    semitones: f32,
    envelope: Envelope,
    rate: f32,
) {
    let pitch = timbre.pitch_hz * partial.ratio * interval(semitones + strike.semitones);
    let settling = timbre.glide_ms * rate / 1000.0 / GLIDE_DECAYS;
    let fall = fall(partial.decay_ms, rate);
    let mut loud = envelope.level;
    let (mut sine, mut cosine) = (0.0_f32, 1.0_f32);
    let mut turn = (0.0, 1.0);
    for (at, sample) in samples.iter_mut().enumerate() {
        if at % GLIDE_STEP == 0 {
            let glide = timbre.glide_semitones * (-(at as f32) / settling).exp();
            // Above half the rate it would fold down.
            let pitch = (pitch * interval(glide)).min(rate * 0.45);
            turn = (TAU * pitch / rate).sin_cos();
        }
        let level = envelope.before_decay(at).unwrap_or_else(|| {
            loud *= fall;
            loud
        });
        *sample += partial.level * level * sine;
        (sine, cosine) = (
            sine * turn.1 + cosine * turn.0,
            cosine * turn.1 - sine * turn.0,
        );
    }
}

/// Adds the noise of one strike.
fn hiss(samples: &mut [f32], noise: &Noise, envelope: Envelope, rng: &mut NoiseRng, rate: f32) {
    let pole = |hz: f32| 1.0 - (-TAU * hz / rate).exp();
    let (low, high) = (pole(noise.low_hz), pole(noise.high_hz));
    let fall = fall(noise.decay_ms, rate);
    let mut loud = envelope.level;
    let mut below = 0.0;
    let mut above = [0.0; STEEPNESS];
    let mut grains = Grains::new(noise.grain_hz / rate, rng);
    for (at, sample) in samples.iter_mut().enumerate() {
        let white = rng.share() * 2.0 - 1.0;
        below += (white - below) * low;
        let mut passed = white - below;
        for pole in &mut above {
            *pole += (passed - *pole) * high;
            passed = *pole;
        }
        let level = envelope.before_decay(at).unwrap_or_else(|| {
            loud *= fall;
            loud
        });
        *sample += passed * level * grains.next(rng);
    }
}

/// The roughness of a noise: a loudness that wanders from grain to grain.
struct Grains {
    /// Grains for each sample.
    pace: f32,
    /// How far between two grains, 0 to 1.
    at: f32,
    from: f32,
    to: f32,
}

impl Grains {
    fn new(pace: f32, rng: &mut NoiseRng) -> Grains {
        Grains {
            pace,
            at: 0.0,
            from: rng.share(),
            to: rng.share(),
        }
    }

    fn next(&mut self, rng: &mut NoiseRng) -> f32 {
        if self.pace <= 0.0 {
            return 1.0;
        }
        self.at += self.pace;
        if self.at >= 1.0 {
            self.at -= 1.0;
            self.from = self.to;
            self.to = rng.share();
        }
        let loud = self.from + (self.to - self.from) * self.at;
        BETWEEN_GRAINS + (1.0 - BETWEEN_GRAINS) * loud
    }
}

/// The ratio of two pitches that are this many semitones apart.
fn interval(semitones: f32) -> f32 {
    (semitones / 12.0).exp2()
}

/// Makes the highest sample this one; silence stays silence.
fn scale(samples: &mut [f32], highest: f32) {
    let peak = samples
        .iter()
        .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    if peak > 0.0 {
        for sample in samples {
            *sample *= highest / peak;
        }
    }
}

/// SplitMix64: noise needs many numbers quickly, and no better ones.
struct NoiseRng(u64);

impl NoiseRng {
    /// A number from 0 to 1.
    fn share(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((z ^ (z >> 31)) >> 40) as f32 / (1 << 24) as f32
    }
}
