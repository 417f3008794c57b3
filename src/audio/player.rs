//! What every loudspeaker of a desktop has: the sounds that were rendered and the mixer.

use std::sync::Arc;

use crate::config::Sound;
use crate::synth::{Bank, Mixer, SoundRequest, gain};

/// What a loudspeaker is to do.
#[derive(Clone, Debug)]
pub(crate) enum AudioOrder {
    /// The numbers from which everything is made are these now.
    Sound(Box<Sound>),
    /// The volume in percent; 0 is silence.
    Volume(u8),
    /// This is to be heard now.
    Play(SoundRequest),
}

/// Carries out orders and makes samples.
#[derive(Debug)]
pub(crate) struct SoundPlayer {
    bank: Bank<Arc<[f32]>>,
    mixer: Mixer,
    volume: u8,
    rate: u32,
}

impl SoundPlayer {
    /// A player with the shipped sounds for this many samples a second.
    pub(crate) fn new(rate: u32) -> SoundPlayer {
        let sound = Sound::default();
        SoundPlayer {
            mixer: Mixer::new(&sound, rate),
            bank: bank(sound, rate),
            volume: 100,
            rate,
        }
    }

    /// Carries out an order; whether something begins to sound.
    pub(crate) fn obey(&mut self, order: AudioOrder) -> bool {
        match order {
            AudioOrder::Sound(sound) => {
                if *sound != *self.bank.sound() {
                    self.bank = bank(*sound, self.rate);
                    self.silence();
                }
            }
            AudioOrder::Volume(percent) => {
                self.volume = percent;
                self.mixer.set_volume(gain(percent));
            }
            AudioOrder::Play(request) if self.volume > 0 => {
                if let Some(samples) = self.bank.take(&request) {
                    let sound = self.bank.sound();
                    let (pan, level) = (request.pan(sound), request.level(sound));
                    self.mixer.play(samples, pan, level);
                    return true;
                }
            }
            AudioOrder::Play(_) => {}
        }
        false
    }

    /// Renders a sound that will be needed; whether there was one.
    pub(crate) fn prepare(&mut self) -> bool {
        self.bank.prepare()
    }

    /// Forgets what is being played.
    pub(crate) fn silence(&mut self) {
        self.mixer = Mixer::new(self.bank.sound(), self.rate);
        self.mixer.set_volume(gain(self.volume));
    }

    /// Whether nothing is being played.
    pub(crate) fn is_silent(&self) -> bool {
        self.mixer.is_silent()
    }

    /// The next samples, left and right in turn.
    pub(crate) fn fill(&mut self, stereo: &mut [f32]) {
        self.mixer.fill(stereo);
    }
}

fn bank(sound: Sound, rate: u32) -> Bank<Arc<[f32]>> {
    Bank::new(sound, rate, |samples| Some(samples.into()))
}
