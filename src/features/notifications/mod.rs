//! Messages that concern the whole program. What is told of an event passes by itself, as soon as
//! there was time to read it; what is wrong for longer is told until its cause is gone. All can be
//! closed, and what was closed is not told again before it has changed.

pub(crate) mod message;
pub(crate) mod screen;

use crate::midend::history::NodeId;
use crate::players::external::EngineFault;
use crate::turn::current_match::PositionChanged;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::CursorMoved;

use crate::config::{ConfigError, Timing};
use crate::features::settings::Configs;
use crate::players::scripts::ScriptMistake;
use crate::redraw::Redraw;
use crate::window::WindowCommand;

/// One message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Notice {
    /// What it is about; a newer notice about the same replaces it.
    pub about: String,
    /// How it is meant.
    pub tone: NoticeTone,
    /// What is said.
    pub content: NoticeContent,
    /// What can be done about it.
    pub offer: Option<NoticeOffer>,
    /// When it passes, as time since the program's start; nothing where it stays, and before the
    /// end of its first frame.
    passes: Option<Duration>,
}

/// What can be done about a notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NoticeOffer {
    /// What its button says.
    pub words: String,
    /// What does it.
    pub command: WindowCommand,
}

/// How a notice is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoticeTone {
    /// What was wanted is done.
    Success,
    /// Neither good nor bad: something has begun, or there was nothing to do.
    Remark,
    /// Something did not work. It passes later than good news, and not while nobody is there.
    Problem,
    /// Something is wrong until its cause is gone.
    Fault,
}

impl NoticeTone {
    /// Whether what is said so goes away by itself once it was read.
    pub(crate) const fn passes(self) -> bool {
        !matches!(self, NoticeTone::Fault)
    }

    /// Whether it is about something wrong.
    pub(crate) const fn is_bad(self) -> bool {
        matches!(self, NoticeTone::Problem | NoticeTone::Fault)
    }
}

/// What a notice says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoticeContent {
    /// A configuration file is broken; the last good values stay.
    Config(ConfigError),
    /// A script made a mistake.
    Script(ScriptMistake),
    /// A sentence that is said as it stands.
    Sentence(String),
}

impl NoticeContent {
    /// How long it takes to read it, where it is not to stay.
    fn reading_time(&self, timing: &Timing) -> Duration {
        let letters = match self {
            NoticeContent::Sentence(sentence) => sentence.chars().count(),
            NoticeContent::Config(_) | NoticeContent::Script(_) => 0,
        };
        let letters = u64::try_from(letters).unwrap_or(u64::MAX);
        let reading = letters.saturating_mul(u64::from(timing.news_letter_ms));
        Duration::from_millis(reading.saturating_add(u64::from(timing.news_ms)))
    }
}

/// How much longer than good news a problem is shown.
const PROBLEM_TIMES: u32 = 2;

/// The messages that are shown, the oldest first.
#[derive(Resource, Debug, Default)]
pub(crate) struct Notifications {
    list: Vec<Notice>,
    /// What somebody has closed although it is still true.
    closed: Vec<Notice>,
}

impl Notifications {
    /// The notices.
    pub(crate) fn list(&self) -> &[Notice] {
        &self.list
    }

    /// Those about something wrong, the oldest first.
    #[cfg(test)]
    pub(crate) fn problems(&self) -> impl Iterator<Item = &Notice> {
        self.list.iter().filter(|notice| notice.tone.is_bad())
    }

    /// Says that a configuration file is broken, until it is withdrawn.
    pub(crate) fn config_error(&mut self, file: &str, error: ConfigError) {
        self.put(file, NoticeTone::Fault, NoticeContent::Config(error));
    }

    /// Says that a script has made a mistake, until it is withdrawn.
    pub(crate) fn script_mistake(&mut self, about: &str, mistake: ScriptMistake) {
        self.put(about, NoticeTone::Fault, NoticeContent::Script(mistake));
    }

    /// Says that something did not work.
    pub(crate) fn problem(&mut self, about: &str, sentence: String) {
        self.put(
            about,
            NoticeTone::Problem,
            NoticeContent::Sentence(sentence),
        );
    }

    /// Says that something is wrong, until it is withdrawn.
    pub(crate) fn fault(&mut self, about: &str, sentence: String) {
        self.put(about, NoticeTone::Fault, NoticeContent::Sentence(sentence));
    }

    /// Says that something was done which cannot be seen otherwise.
    pub(crate) fn news(&mut self, about: &str, sentence: String) {
        self.put(
            about,
            NoticeTone::Success,
            NoticeContent::Sentence(sentence),
        );
    }

    /// What can be done about what is said about this.
    pub(crate) fn offer(&mut self, about: &str, offer: NoticeOffer) {
        for notice in self.list.iter_mut().filter(|notice| notice.about == about) {
            notice.offer = Some(offer.clone());
        }
    }

    /// Says what is neither good nor bad.
    pub(crate) fn remark(&mut self, about: &str, sentence: String) {
        self.put(about, NoticeTone::Remark, NoticeContent::Sentence(sentence));
    }

    /// What was said about this is true for longer: the time after which it passes begins anew.
    pub(crate) fn prolong(&mut self, about: &str) {
        for notice in self.list.iter_mut().filter(|notice| notice.about == about) {
            notice.passes = None;
        }
    }

    /// Nothing can be read at the moment: the time after which anything passes begins anew.
    pub(crate) fn prolong_all(&mut self) {
        if self.next_passing().is_some() {
            self.list.iter_mut().for_each(|notice| notice.passes = None);
        }
    }

    /// Takes back what was said about this; nothing happens where nothing was.
    pub(crate) fn withdraw(&mut self, about: &str) {
        self.list.retain(|notice| notice.about != about);
        self.closed.retain(|notice| notice.about != about);
    }

    /// Something has worked: what did not work before is over.
    pub(crate) fn forgive(&mut self) {
        self.list
            .retain(|notice| notice.tone != NoticeTone::Problem);
    }

    /// Shows no more what is said about this, also where it is said again in the same words.
    pub(crate) fn close(&mut self, about: &str) {
        let closed = |notice: &mut Notice| notice.about == about;
        self.closed.retain(|notice| notice.about != about);
        self.closed.extend(self.list.extract_if(.., closed));
        self.closed
            .retain(|notice| notice.tone == NoticeTone::Fault);
    }

    /// Shows again what is wrong about this and was closed: it concerns something new.
    pub(crate) fn tell_again(&mut self, about: &str) {
        let again = self.closed.extract_if(.., |notice| notice.about == about);
        self.list.extend(again);
    }

    /// Closes the newest of those about something wrong, and all others; whether there was one about
    /// something wrong.
    pub(crate) fn close_newest(&mut self) -> bool {
        self.list.retain(|notice| notice.tone.is_bad());
        let newest = self.list.last().map(|notice| notice.about.clone());
        if let Some(about) = &newest {
            self.close(about);
        }
        newest.is_some()
    }

    /// When the next one passes by itself, as time since the program's start.
    pub(crate) fn next_passing(&self) -> Option<Duration> {
        self.list.iter().filter_map(|notice| notice.passes).min()
    }

    fn put(&mut self, about: &str, tone: NoticeTone, content: NoticeContent) {
        let new = Notice {
            about: about.to_owned(),
            tone,
            content,
            offer: None,
            passes: None,
        };
        // What is wrong for longer may be found wrong again and again.
        let is_known = |known: &Notice| {
            tone == NoticeTone::Fault && known.about == new.about && known.content == new.content
        };
        if !self.list.iter().chain(&self.closed).any(is_known) {
            self.withdraw(about);
            if tone == NoticeTone::Success {
                self.forgive();
            }
            self.list.push(new);
        }
    }
}

/// Makes room for notices.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Notifications>()
        .init_resource::<ProgramFault>()
        .add_message::<KeyboardInput>()
        .add_message::<MouseButtonInput>()
        .add_message::<CursorMoved>()
        .add_message::<TouchInput>()
        .add_systems(Last, pass)
        .add_observer(
            |changed: On<PositionChanged>, mut fault: ResMut<ProgramFault>| {
                if *changed == PositionChanged::OtherGame {
                    fault.0 = None;
                }
            },
        );
}

/// Signs that somebody is there.
#[derive(SystemParam)]
pub(crate) struct Signs<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    pointer: MessageReader<'w, 's, CursorMoved>,
    fingers: MessageReader<'w, 's, TouchInput>,
}

impl Signs<'_, '_> {
    fn is_any(&mut self) -> bool {
        let count = self.keys.read().count()
            + self.buttons.read().count()
            + self.pointer.read().count()
            + self.fingers.read().count();
        count > 0
    }
}

/// Lets pass what was shown long enough.
pub(crate) fn pass(
    mut notifications: ResMut<Notifications>,
    configs: Res<Configs>,
    time: Res<Time>,
    redraw: Res<Redraw>,
    mut signs: Signs,
) {
    let now = time.elapsed();
    let is_seen = signs.is_any();
    // Good news follows what somebody has just done.
    let is_new = |notice: &Notice| {
        notice.tone.passes() && notice.passes.is_none() && (is_seen || !notice.tone.is_bad())
    };
    let is_past = |notice: &Notice| notice.passes.is_some_and(|passes| passes <= now);
    if notifications.list.iter().any(is_new) {
        for notice in notifications.list.iter_mut().filter(|it| is_new(it)) {
            let times = if notice.tone.is_bad() {
                PROBLEM_TIMES
            } else {
                1
            };
            let reading = notice.content.reading_time(&configs.timing);
            notice.passes = Some(now.saturating_add(reading.saturating_mul(times)));
        }
    }
    if notifications.list.iter().any(is_past) {
        notifications.list.retain(|notice| !is_past(notice));
        // A program that sleeps would go on showing it.
        redraw.request();
    }
}

/// Where another program has given up in this game, and what was wrong with it.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct ProgramFault(pub Option<(NodeId, EngineFault)>);
