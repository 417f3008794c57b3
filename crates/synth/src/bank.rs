//! The sounds that have been rendered, and whose turn it is.

use std::collections::HashMap;

use crate::request::SoundRequest;
use crate::synth::{Tone, render};
use crate::voice::Voice;
use fivefold_config::Sound;

/// Which sound of a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Key {
    voice: Voice,
    variant: u8,
    /// How much higher than its voice.
    semitones: i8,
}

/// Rendered sounds, in the form `S` in which whoever plays them needs them. The variants of a voice
/// take turns.
#[derive(Debug)]
pub struct Bank<S> {
    sound: Sound,
    rate: u32,
    form: fn(Vec<f32>) -> Option<S>,
    rendered: HashMap<Key, S>,
    turns: HashMap<Voice, u8>,
}

impl<S: Clone> Bank<S> {
    /// An empty bank for this many samples a second; `form` makes of samples what is played, unless
    /// that fails.
    #[must_use]
    pub fn new(sound: Sound, rate: u32, form: fn(Vec<f32>) -> Option<S>) -> Bank<S> {
        Bank {
            sound,
            rate,
            form,
            rendered: HashMap::new(),
            turns: HashMap::new(),
        }
    }

    /// The numbers from which it renders.
    #[must_use]
    pub const fn sound(&self) -> &Sound {
        &self.sound
    }

    /// The next sound for a request. What has a length is rendered now, as is what has not been asked
    /// for or prepared before.
    pub fn take(&mut self, request: &SoundRequest) -> Option<S> {
        let variants = self.variants(request.voice);
        let turn = self.turns.entry(request.voice).or_default();
        let variant = *turn % variants;
        *turn = (variant + 1) % variants;
        let key = Key {
            voice: request.voice,
            variant,
            semitones: match request.voice {
                Voice::Burst => self.climb(request.wave),
                _ => request.semitones,
            },
        };
        if request.hold_ms > 0.0 {
            return self.render(key, request.hold_ms);
        }
        self.keep(key)
    }

    /// Renders one of the sounds of a moment that have not been rendered; whether there was one.
    pub fn prepare(&mut self) -> bool {
        let missing = Voice::ALL.into_iter().flat_map(|voice| {
            let pitches = match voice {
                Voice::Burst => &self.sound.climb[..],
                _ => &[0],
            };
            let variants = self.variants(voice);
            pitches.iter().flat_map(move |&semitones| {
                (0..variants).map(move |variant| Key {
                    voice,
                    variant,
                    semitones,
                })
            })
        });
        let missing = missing
            .filter(|key| !matches!(key.voice, Voice::Slide | Voice::Line))
            .find(|key| !self.rendered.contains_key(key));
        missing.is_some_and(|key| self.keep(key).is_some())
    }

    /// How much higher than the first one a wave sounds; those without a pitch of their own have the
    /// last one.
    fn climb(&self, wave: u16) -> i8 {
        let climb = &self.sound.climb;
        let step = usize::from(wave.saturating_sub(1)).min(climb.len().saturating_sub(1));
        climb.get(step).copied().unwrap_or_default()
    }

    fn variants(&self, voice: Voice) -> u8 {
        match voice.timbre(&self.sound).spread_cents {
            0 => 1,
            _ => self.sound.variants.max(1),
        }
    }

    fn keep(&mut self, key: Key) -> Option<S> {
        if let Some(kept) = self.rendered.get(&key) {
            return Some(kept.clone());
        }
        let made = self.render(key, 0.0)?;
        self.rendered.insert(key, made.clone());
        Some(made)
    }

    fn render(&self, key: Key, hold_ms: f32) -> Option<S> {
        let tone = Tone {
            variant: (key.voice as u64) << 8 | u64::from(key.variant),
            semitones: f32::from(key.semitones),
            softer: self.sound.spread_level,
            hold_ms,
        };
        let timbre = key.voice.timbre(&self.sound);
        (self.form)(render(timbre, &tone, self.rate))
    }
}
