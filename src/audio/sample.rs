//! A voice is heard because somebody wants to know what it sounds like.

use bevy::prelude::*;

use crate::audio::SoundQueue;
use crate::states::Phase;
use crate::synth::{Request, Voice};
use crate::window::WindowCommand;

/// How long a sample of a voice sounds that lasts as long as a movement, in milliseconds.
const HOLD_MS: f32 = 400.0;

/// Listens to those who ask.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, play.in_set(Phase::Rules));
}

fn play(mut asked: MessageReader<WindowCommand>, mut wanted: ResMut<SoundQueue>) {
    for command in asked.read() {
        if let WindowCommand::Listen(voice) = command {
            let lasts = matches!(voice, Voice::Slide | Voice::Line);
            wanted.now(Request {
                hold_ms: if lasts { HOLD_MS } else { 0.0 },
                ..Request::of(*voice)
            });
        }
    }
}
