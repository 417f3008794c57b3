//! Plays sounds together in stereo.

use std::f32::consts::FRAC_PI_4;
use std::sync::Arc;

use crate::limiter::Limiter;
use fivefold_config::Sound;

/// A sound that makes room fades in this time, in seconds.
const FADE: f32 = 0.005;

/// Time in which another volume is reached, in seconds.
const TURNING: f32 = 0.02;

/// What samples are multiplied by at this volume in percent. Its square: half the volume then sounds
/// about half as loud.
#[must_use]
pub fn gain(percent: u8) -> f32 {
    let share = f32::from(percent.min(100)) / 100.0;
    share * share
}

/// A sound that is being played.
#[derive(Debug)]
struct Playing {
    samples: Arc<[f32]>,
    /// The next sample.
    at: usize,
    gains: [f32; 2],
    /// What it is multiplied by; falls where it makes room.
    left_over: f32,
    fades: bool,
}

/// Plays sounds together: each at its place between left and right, all of them below the ceiling.
#[derive(Debug)]
pub struct Mixer {
    playing: Vec<Playing>,
    most: usize,
    limiter: Limiter,
    /// The volume that is wanted, and the one that is reached, as factors.
    volume: f32,
    reached: f32,
    rate: u32,
}

impl Mixer {
    /// A silent mixer at full volume for this many samples a second.
    #[must_use]
    pub fn new(sound: &Sound, rate: u32) -> Mixer {
        Mixer {
            playing: Vec::new(),
            most: sound.most_sounds.into(),
            limiter: Limiter::new(sound.ceiling, rate),
            volume: 1.0,
            reached: 1.0,
            rate,
        }
    }

    /// Sets what everything is multiplied by, 0 (silence) to 1; see [`gain`].
    pub fn set_volume(&mut self, volume: f32) {
        self.volume = volume.clamp(0.0, 1.0);
        if self.is_silent() {
            self.reached = self.volume;
        }
    }

    /// Plays a sound from the next sample on; `pan` is −1 (left) to 1 (right), `level` a factor. Where
    /// too many sound already, the oldest makes room.
    pub fn play(&mut self, samples: Arc<[f32]>, pan: f32, level: f32) {
        let sounding = |it: &&mut Playing| !it.fades;
        if self.playing.iter_mut().filter(sounding).count() >= self.most
            && let Some(oldest) = self.playing.iter_mut().find(sounding)
        {
            oldest.fades = true;
            // What has not begun need not end.
            self.playing.retain(|it| !(it.fades && it.at == 0));
        }
        // Equal power: as loud at the side as in the middle.
        let angle = (pan.clamp(-1.0, 1.0) + 1.0) * FRAC_PI_4;
        self.playing.push(Playing {
            samples,
            at: 0,
            gains: [angle.cos() * level, angle.sin() * level],
            left_over: 1.0,
            fades: false,
        });
    }

    /// Whether nothing is being played.
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.playing.is_empty()
    }

    /// The next samples, left and right in turn. The length is even.
    pub fn fill(&mut self, stereo: &mut [f32]) {
        stereo.fill(0.0);
        let fading = 1.0 / (FADE * self.rate as f32);
        for playing in &mut self.playing {
            let rest = &playing.samples[playing.at..];
            for (frame, sample) in stereo.chunks_exact_mut(2).zip(rest) {
                if playing.fades {
                    playing.left_over = (playing.left_over - fading).max(0.0);
                }
                for (out, gain) in frame.iter_mut().zip(playing.gains) {
                    *out += sample * gain * playing.left_over;
                }
                playing.at += 1;
            }
        }
        self.playing
            .retain(|it| it.at < it.samples.len() && it.left_over > 0.0);
        let turning = 1.0 / (TURNING * self.rate as f32);
        for frame in stereo.chunks_exact_mut(2) {
            let way = self.volume - self.reached;
            self.reached += way.clamp(-turning, turning);
            let limited = self.limiter.limit([frame[0], frame[1]]);
            frame.copy_from_slice(&limited.map(|sample| sample * self.reached));
        }
    }
}
