//! What is to be heard: requests, and how those of one moment become few.

use crate::voice::Voice;
use fivefold_config::Sound;

/// Each doubling of a crowd makes it this power of two louder: 1.5 dB.
const CROWD_POWER: f32 = 0.25;

/// Something that is to be heard now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SoundRequest {
    /// The voice.
    pub voice: Voice,
    /// How long the movement takes that is heard, in milliseconds; 0 for a moment.
    pub hold_ms: f32,
    /// The wave of a chain reaction, from 1; 0 for everything else.
    pub wave: u16,
    /// How much higher than its voice, in semitones.
    pub semitones: i8,
    /// Where on the board: −1 (left edge) to 1 (right edge).
    pub place: f32,
    /// How many do the same at this moment.
    pub count: u32,
    /// How strong it is, as a share of its voice's own loudness: 0 to 1.
    pub strength: f32,
}

impl SoundRequest {
    /// A voice in the middle of the board, of a moment.
    #[must_use]
    pub const fn of(voice: Voice) -> SoundRequest {
        SoundRequest {
            voice,
            hold_ms: 0.0,
            wave: 0,
            semitones: 0,
            place: 0.0,
            count: 1,
            strength: 1.0,
        }
    }

    /// How loud it is beside its voice.
    #[must_use]
    pub fn level(&self, sound: &Sound) -> f32 {
        let crowd = (self.count as f32).powf(CROWD_POWER).min(sound.crowd);
        let waves = i32::from(self.wave.saturating_sub(1));
        let wave = sound.wave_softening.powi(waves).max(sound.wave_least);
        crowd.max(1.0) * wave * self.strength
    }

    /// Where it sounds: −1 (left) to 1 (right).
    #[must_use]
    pub fn pan(&self, sound: &Sound) -> f32 {
        self.place.clamp(-1.0, 1.0) * sound.width
    }
}

/// The requests of one moment, with those of one voice as a single one: a wave of a thousand cells is
/// one sound, in the middle of them all.
#[must_use]
pub fn merged(requests: impl IntoIterator<Item = SoundRequest>) -> Vec<SoundRequest> {
    let mut merged: Vec<SoundRequest> = Vec::new();
    for request in requests {
        let kind = |it: &SoundRequest| (it.voice, it.wave, it.semitones);
        let same = |it: &&mut SoundRequest| kind(it) == kind(&request);
        let Some(crowd) = merged.iter_mut().find(same) else {
            merged.push(request);
            continue;
        };
        let share = request.count as f32 / crowd.count.saturating_add(request.count).max(1) as f32;
        crowd.place += (request.place - crowd.place) * share;
        crowd.count = crowd.count.saturating_add(request.count);
        crowd.hold_ms = crowd.hold_ms.max(request.hold_ms);
        crowd.strength = crowd.strength.max(request.strength);
    }
    merged
}
