//! What a person can do in this position, besides pressing the board.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, Ui};

use crate::app::flow::marked;
use crate::app::intent::Intent;
use crate::app::language::{Words, number};
use crate::app::replaying::is_watched;
use crate::app::scene::stage::Stage;
use crate::app::states::Turn;
use crate::app::teaching::Teaching;
use crate::app::theme::{Palette, SMALL, strong};
use crate::app::widgets::button::Button;
use crate::app::widgets::icon::Icon;
use crate::games::GameKind;
use crate::table::Sitting;

/// Whether the last move is to stand, in a teaching game.
pub(super) fn question(
    ui: &mut Ui,
    words: &Words,
    teaching: &Teaching,
    intents: &mut MessageWriter<Intent>,
) {
    let Some(offer) = teaching.offer() else {
        let palette = Palette::of(ui.ctx());
        ui.label(RichText::new(words.say("teaching-looking")).color(palette.muted));
        return;
    };
    ui.label(RichText::new(words.say(offer.reason.key())).text_style(strong()));
    let back = words.say("teaching-back");
    let back = Button::primary(&back).icon(Icon::Undo).wide();
    if back.show(ui).clicked() {
        intents.write(Intent::Undo);
    }
    let keep = words.say("teaching-keep");
    if Button::quiet(&keep).wide().show(ui).clicked() {
        intents.write(Intent::GoOn);
    }
}

pub(super) fn actions(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    turn: Turn,
    stage: Option<&Stage>,
    has_foot: bool,
    intents: &mut MessageWriter<Intent>,
) {
    if turn == Turn::Over {
        let word = words.say("play-again");
        if Button::primary(&word)
            .icon(Icon::Again)
            .wide()
            .show(ui)
            .clicked()
        {
            intents.write(Intent::NewGame);
        }
        return;
    }
    if sitting.position().kind() == GameKind::Nim {
        let count = stage.and_then(marked).map_or(0, |take| take.count);
        let word = if count > 0 {
            words.with("play-ok-marked", &[("n", number(count))])
        } else {
            words.say("play-ok")
        };
        let ready = count > 0 && turn == Turn::Person;
        if Button::primary(&word)
            .icon(Icon::Tick)
            .wide()
            .enabled(ready)
            .show(ui)
            .clicked()
        {
            intents.write(Intent::TakeMarked);
        }
        if turn == Turn::Person && count == 0 && has_foot {
            let palette = Palette::of(ui.ctx());
            let hint = words.say("play-nothing-marked");
            ui.label(
                RichText::new(hint)
                    .size(SMALL * palette.scale)
                    .color(palette.muted),
            );
        }
    }
    crate::app::screens::opening::choices(ui, words, sitting, turn, intents);
    let watched = is_watched(sitting);
    // Between two computers the bar of the replay has it, as long as nothing is left to replay.
    if turn == Turn::Waiting && (!watched || sitting.can_redo()) {
        let word = words.say("play-go-on");
        let button = Button::primary(&word).icon(Icon::Play).wide();
        if button.show(ui).clicked() {
            intents.write(Intent::GoOn);
        }
    }
    if sitting.can_pass_the_beginning() && turn == Turn::Person {
        let word = words.say("play-computer-begins");
        if Button::quiet(&word).wide().show(ui).clicked() {
            intents.write(Intent::OtherBegins);
        }
    }
}
