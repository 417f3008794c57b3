//! A short sentence that passes by itself: that something was done which cannot be seen otherwise.

use std::time::Duration;

use bevy::prelude::*;

use super::wakefulness::Stirred;

/// How long it is shown.
const SHOWN: Duration = Duration::from_millis(2500);

/// The sentence that is shown, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub struct Toast {
    sentence: Option<String>,
    /// Since when, as time since the program's start; nothing before its first frame.
    since: Option<Duration>,
}

impl Toast {
    /// Says something; what was said before gives way.
    pub fn say(&mut self, sentence: String) {
        self.sentence = Some(sentence);
        self.since = None;
    }

    /// Takes back what was said.
    pub fn withdraw(&mut self) {
        *self = Toast::default();
    }

    /// What is said at the moment.
    #[must_use]
    pub fn sentence(&self) -> Option<&str> {
        self.sentence.as_deref()
    }
}

/// Lets sentences pass.
pub fn plugin(app: &mut App) {
    app.init_resource::<Toast>().add_systems(Last, pass);
}

fn pass(mut toast: ResMut<Toast>, time: Res<Time>, stirred: Option<Res<Stirred>>) {
    if toast.sentence.is_none() {
        return;
    }
    let now = time.elapsed();
    let since = *toast.since.get_or_insert(now);
    if now.saturating_sub(since) >= SHOWN {
        toast.withdraw();
    }
    // A program that sleeps would go on showing it.
    if let Some(stirred) = stirred {
        stirred.stir();
    }
}
