//! The loudspeaker of a desktop: it works on a thread of its own, so that no frame waits for it.

use bevy::prelude::*;

use crate::audio::Heard;
pub(crate) use crate::audio::player::AudioOrder;
#[cfg(target_os = "linux")]
use crate::audio::pulse::Loudspeaker;
#[cfg(any(target_os = "windows", target_os = "macos"))]
use crate::audio::system_device::Loudspeaker;
use crate::features::settings::{Configs, Settings};
use crate::states::Screen;

/// Plays what is to be heard. Where there is no device, or none that is known, everything is silent.
pub(crate) fn plugin(app: &mut App) {
    #[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
    app.add_systems(
        Last,
        (
            open.run_if(not(resource_exists::<Speaker>)),
            (follow_settings, play)
                .chain()
                .run_if(resource_exists::<Speaker>),
        )
            .chain(),
    );
    #[cfg(not(any(target_os = "linux", target_os = "windows", target_os = "macos")))]
    let _ = app;
}

/// So many frames of the first screen are drawn before the loudspeaker is opened: rendering the sounds
/// would take a core from them.
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
const FRAMES_BEFORE: u32 = 3;

/// The way to the loudspeaker.
#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
#[derive(Resource)]
struct Speaker(Loudspeaker);

#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
fn open(mut commands: Commands, screen: Res<State<Screen>>, mut frames: Local<u32>) {
    if *screen.get() != Screen::Loading {
        *frames += 1;
    }
    if *frames > FRAMES_BEFORE {
        commands.insert_resource(Speaker(Loudspeaker::open()));
    }
}

#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
fn follow_settings(
    speaker: Res<Speaker>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    mut told: Local<Option<u8>>,
) {
    if configs.is_changed() {
        let sound = Box::new(configs.sound.clone());
        speaker.0.send(AudioOrder::Sound(sound));
    }
    let volume = settings.heard_volume(&configs.sound);
    if told.replace(volume) != Some(volume) {
        speaker.0.send(AudioOrder::Volume(volume));
    }
}

#[cfg(any(target_os = "linux", target_os = "windows", target_os = "macos"))]
fn play(mut heard: MessageReader<Heard>, speaker: Res<Speaker>) {
    for Heard(request) in heard.read() {
        speaker.0.send(AudioOrder::Play(*request));
    }
}
