//! What happens on the board and in the match is heard at the moment at which it is seen.
//!
//! Whoever notices something puts a request into [`SoundQueue`]. Once a frame those that are due become
//! messages [`Heard`], which a loudspeaker plays: the one of the desktop or of the browser, or none
//! in tests.

pub(crate) mod board_events;
#[cfg(target_family = "wasm")]
pub(crate) mod browser;
pub(crate) mod cursor;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod loudspeaker;
pub(crate) mod match_events;
#[cfg(not(target_family = "wasm"))]
pub(crate) mod player;
#[cfg(target_os = "linux")]
pub(crate) mod pulse;
#[cfg(any(target_os = "windows", target_os = "macos"))]
pub(crate) mod system_device;

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::states::Phase;
use crate::window::WindowCommand;
use bevy::prelude::*;

use crate::board::animation::tween::FrameTime;
use crate::features::settings::{Configs, Settings};
use crate::synth::{SoundRequest, Voice, merged};

/// How long a sample of a voice sounds that lasts as long as a movement, in milliseconds.
const SAMPLE_HOLD_MS: f32 = 400.0;

/// Something is to be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub(crate) struct Heard(pub SoundRequest);

/// What is to be heard in this frame or later.
#[derive(Resource, Debug, Default)]
pub(crate) struct SoundQueue {
    /// Each with the milliseconds of play until it is due.
    waiting: Vec<(f32, SoundRequest)>,
}

impl SoundQueue {
    /// This is to be heard in this frame.
    fn now(&mut self, request: SoundRequest) {
        self.later(0.0, request);
    }

    /// This is to be heard after so many milliseconds of play.
    fn later(&mut self, milliseconds: f32, request: SoundRequest) {
        self.waiting.push((milliseconds, request));
    }
}

/// Notices what happens. Whether it is heard is a matter of the loudspeaker.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<SoundQueue>()
        .add_message::<Heard>()
        .add_plugins((board_events::plugin, cursor::plugin, match_events::plugin))
        .add_systems(Update, (mute, play_sample).in_set(Phase::Rules))
        .add_systems(PostUpdate, release);
}

/// What is due is heard, unless the sound is off.
fn release(
    mut wanted: ResMut<SoundQueue>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    frame: Res<FrameTime>,
    mut heard: MessageWriter<Heard>,
) {
    if wanted.waiting.is_empty() {
        return;
    }
    let due = wanted.waiting.extract_if(.., |(left, _)| *left <= 0.0);
    let due = merged(due.map(|(_, request)| request));
    if settings.heard_volume(&configs.sound) > 0 {
        heard.write_batch(due.into_iter().map(Heard));
    }
    for (left, _) in &mut wanted.waiting {
        *left -= frame.0;
    }
}

/// What the notice is about.
const ABOUT: &str = "sound";

fn mute(
    mut asked: MessageReader<WindowCommand>,
    mut settings: ResMut<Settings>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    let asked = asked.read().filter(|it| **it == WindowCommand::Mute);
    if asked.count() % 2 == 1 {
        settings.muted = !settings.muted;
        let told = if settings.muted {
            "sound-off"
        } else {
            "sound-on"
        };
        notifications.remark(ABOUT, words.say(told));
    }
}

/// A voice is heard because somebody wants to know what it sounds like.
fn play_sample(mut asked: MessageReader<WindowCommand>, mut wanted: ResMut<SoundQueue>) {
    for command in asked.read() {
        if let WindowCommand::Listen(voice) = command {
            let lasts = matches!(voice, Voice::Slide | Voice::Line);
            wanted.now(SoundRequest {
                hold_ms: if lasts { SAMPLE_HOLD_MS } else { 0.0 },
                ..SoundRequest::of(*voice)
            });
        }
    }
}
