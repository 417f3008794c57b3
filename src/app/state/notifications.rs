//! Messages that concern the whole program. Problems stay until they are dismissed or no longer
//! true; what else is told passes by itself, as soon as there was time to read it.

use std::time::Duration;

use bevy::prelude::*;

use super::settings::Configs;
use crate::app::state::redraw::Redraw;
use crate::config::{ConfigError, Timing};
use crate::players::scripts::Mistake;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What it is about; a newer notice about the same replaces it.
    pub about: String,
    /// How it is meant.
    pub tone: Tone,
    /// What is said.
    pub content: Content,
    /// When it passes, as time since the program's start; nothing where it stays, and before the
    /// end of its first frame.
    passes: Option<Duration>,
}

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// What was wanted is done.
    Success,
    /// Neither good nor bad: something has begun, or there was nothing to do.
    Remark,
    /// Something is wrong.
    Problem,
}

impl Tone {
    /// Whether what is said so goes away by itself.
    #[must_use]
    pub const fn passes(self) -> bool {
        !matches!(self, Tone::Problem)
    }
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Content {
    /// A configuration file is broken; the last good values stay.
    Config(ConfigError),
    /// A script made a mistake.
    Script(Mistake),
    /// A sentence that is said as it stands.
    Sentence(String),
}

impl Content {
    /// How long it takes to read it, where it is not to stay.
    fn reading_time(&self, timing: &Timing) -> Duration {
        let letters = match self {
            Content::Sentence(sentence) => sentence.chars().count(),
            Content::Config(_) | Content::Script(_) => 0,
        };
        let letters = u64::try_from(letters).unwrap_or(u64::MAX);
        let reading = letters.saturating_mul(u64::from(timing.news_letter_ms));
        Duration::from_millis(reading.saturating_add(u64::from(timing.news_ms)))
    }
}

/// The messages that are shown, the oldest first.
#[derive(Resource, Debug, Default)]
pub struct Notifications {
    list: Vec<Notice>,
}

impl Notifications {
    /// The notices.
    #[must_use]
    pub fn list(&self) -> &[Notice] {
        &self.list
    }

    /// Those that stay, the oldest first.
    pub fn problems(&self) -> impl Iterator<Item = &Notice> {
        self.list.iter().filter(|notice| !notice.tone.passes())
    }

    /// The sentences that pass by themselves and how they are meant, the oldest first.
    pub fn passing(&self) -> impl Iterator<Item = (Tone, &str)> {
        self.list.iter().filter_map(|notice| match &notice.content {
            Content::Sentence(sentence) if notice.tone.passes() => {
                Some((notice.tone, sentence.as_str()))
            }
            _ => None,
        })
    }

    /// Says that a configuration file is broken.
    pub fn config_error(&mut self, file: &str, error: ConfigError) {
        self.put(file, Tone::Problem, Content::Config(error));
    }

    /// Says that a script has made a mistake.
    pub fn script_mistake(&mut self, about: &str, mistake: Mistake) {
        self.put(about, Tone::Problem, Content::Script(mistake));
    }

    /// Says that something is wrong.
    pub fn problem(&mut self, about: &str, sentence: String) {
        self.put(about, Tone::Problem, Content::Sentence(sentence));
    }

    /// Says that something was done which cannot be seen otherwise.
    pub fn news(&mut self, about: &str, sentence: String) {
        self.put(about, Tone::Success, Content::Sentence(sentence));
    }

    /// Says what is neither good nor bad.
    pub fn remark(&mut self, about: &str, sentence: String) {
        self.put(about, Tone::Remark, Content::Sentence(sentence));
    }

    /// What was said about this is true for longer: the time after which it passes begins anew.
    pub fn prolong(&mut self, about: &str) {
        for notice in self.list.iter_mut().filter(|notice| notice.about == about) {
            notice.passes = None;
        }
    }

    /// Takes back what was said about this; nothing happens where nothing was.
    pub fn withdraw(&mut self, about: &str) {
        self.list.retain(|notice| notice.about != about);
    }

    /// When the next one passes by itself, as time since the program's start.
    #[must_use]
    pub fn next_passing(&self) -> Option<Duration> {
        self.list.iter().filter_map(|notice| notice.passes).min()
    }

    fn put(&mut self, about: &str, tone: Tone, content: Content) {
        self.withdraw(about);
        self.list.push(Notice {
            about: about.to_owned(),
            tone,
            content,
            passes: None,
        });
    }
}

/// Makes room for notices.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notifications>().add_systems(Last, pass);
}

/// Lets pass what was shown long enough.
pub(crate) fn pass(
    mut notifications: ResMut<Notifications>,
    configs: Res<Configs>,
    time: Res<Time>,
    redraw: Option<Res<Redraw>>,
) {
    let now = time.elapsed();
    let is_new = |notice: &Notice| notice.tone.passes() && notice.passes.is_none();
    let is_past = |notice: &Notice| notice.passes.is_some_and(|passes| passes <= now);
    if notifications.list.iter().any(is_new) {
        for notice in notifications.list.iter_mut().filter(|it| is_new(it)) {
            let reading = notice.content.reading_time(&configs.timing);
            notice.passes = Some(now.saturating_add(reading));
        }
    }
    if notifications.list.iter().any(is_past) {
        notifications.list.retain(|notice| !is_past(notice));
        // A program that sleeps would go on showing it.
        if let Some(redraw) = redraw {
            redraw.request();
        }
    }
}
