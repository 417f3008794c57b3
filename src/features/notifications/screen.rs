//! Messages over every screen, in a part of the window that the screens leave to them.

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use crate::board::layout::{Areas, MessageHeight};
use crate::features::language::Words;
use crate::features::menu::egui_rect;
use crate::features::notifications::message::{MessageText, messages};
use crate::features::notifications::{Notice, NoticeContent, Notifications};
use crate::features::scripts::notes::mistake_sentence;
use crate::input::bindings::key_command::Focus;
use crate::input::keyboard::KeyFocus;
use crate::intent::Intents;
use crate::widgets::icon::Icon;
use crate::window::WindowCommand;

/// Draws the messages, the newest first, and measures the room that they need.
pub(crate) fn show(
    mut contexts: EguiContexts,
    words: Res<Words>,
    areas: Res<Areas>,
    keys: Res<KeyFocus>,
    mut notifications: ResMut<Notifications>,
    mut height: ResMut<MessageHeight>,
    mut intents: Intents,
) -> Result {
    if matches!(keys.0, Focus::Dialog | Focus::Sheet) {
        // What lies behind a dialog is not read.
        notifications.prolong_all();
    }
    let notices = notifications.list();
    if notices.is_empty() {
        height.set_if_neq(MessageHeight::default());
        return Ok(());
    }
    let context = contexts.ctx_mut()?;
    let newest_first = notices.iter().rev();
    let list: Vec<MessageText> = newest_first.map(|notice| message(&words, notice)).collect();
    let close = words.say("banner-close");
    let shown = messages(context, egui_rect(areas.messages), &close, &list);
    if height.set_if_neq(MessageHeight(shown.height)) {
        context.request_repaint();
    }
    let notice = |index: usize| notices.iter().rev().nth(index);
    if let Some(offer) = shown
        .taken
        .and_then(notice)
        .and_then(|it| it.offer.as_ref())
    {
        intents.write(offer.command);
    }
    let closed = shown.closed.and_then(notice);
    if let Some(about) = closed.map(|notice| notice.about.clone()) {
        notifications.close(&about);
        context.request_repaint();
    }
    Ok(())
}

fn message(words: &Words, notice: &Notice) -> MessageText {
    let (sentence, remark) = match &notice.content {
        NoticeContent::Config(error) => (words.sentence(&error.into()), words.say("config-kept")),
        NoticeContent::Script(mistake) => (mistake_sentence(words, mistake), String::new()),
        NoticeContent::Sentence(sentence) => (sentence.clone(), String::new()),
    };
    MessageText {
        tone: notice.tone,
        sentence,
        remark,
        offer: notice.offer.as_ref().map(|offer| {
            let icon = match offer.command {
                WindowCommand::StopExports => Icon::Close,
                _ => Icon::Folder,
            };
            (icon, offer.words.clone())
        }),
    }
}
