//! Messages over every screen: problems as banners that stay, news as toasts that pass.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::app::state::language::{Words, number, text};
use crate::app::state::notifications::{Content, Notifications};
use crate::app::ui::scripts::mistake_sentence;
use crate::app::ui::widgets::banner::{Banner, banners};
use crate::app::ui::widgets::toast::toasts;
use crate::config::{ConfigError, Problem};
use crate::words::unknown_field;

/// Draws the messages.
pub fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let (about, list): (Vec<String>, Vec<Banner>) = notifications
        .problems()
        .map(|notice| (notice.about.clone(), banner(&words, &notice.content)))
        .unzip();
    if !list.is_empty()
        && let Some(closed) = banners(context, &words.say("banner-close"), &list)
        && let Some(about) = about.get(closed)
    {
        notifications.withdraw(about);
    }
    toasts(context, notifications.passing());
    Ok(())
}

fn banner(words: &Words, content: &Content) -> Banner {
    let (sentence, remark) = match content {
        Content::Config(error) => (config_sentence(words, error), words.say("config-kept")),
        Content::Script(mistake) => (mistake_sentence(words, mistake), String::new()),
        Content::Sentence(sentence) => (sentence.clone(), String::new()),
    };
    Banner { sentence, remark }
}

/// A fault of a configuration file as a sentence.
fn config_sentence(words: &Words, error: &ConfigError) -> String {
    let reason = match &error.problem {
        Problem::UnknownField {
            found,
            nearest,
            known,
        } => words.sentence(&unknown_field(found, nearest.as_deref(), known)),
        Problem::Other(reason) => reason.clone(),
    };
    words.with(
        "config-broken",
        &[
            ("file", text(&error.file)),
            ("line", number(error.line as i64)),
            ("column", number(error.column as i64)),
            ("reason", text(&reason)),
        ],
    )
}
