//! The sound is turned on and off by key, and the window says so.

use bevy::prelude::*;

use crate::app::state::intent::WindowCommand;
use crate::app::state::language::Words;
use crate::app::state::notifications::Notifications;
use crate::app::state::settings::Settings;
use crate::app::state::states::Phase;

/// What the notice is about.
const ABOUT: &str = "sound";

/// Adds the key.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mute.in_set(Phase::Rules));
}

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
