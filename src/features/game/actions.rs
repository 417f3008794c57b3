//! What a person can do in this position, besides pressing the board.

use bevy_egui::egui::{RichText, Ui};

use crate::board::stage::Stage;
use crate::features::game::opening;
use crate::features::language::Words;
use crate::features::replay::is_watched;
use crate::features::taking::button::take_marked;
use crate::features::teaching::Teaching;
use crate::intent::Intents;
use crate::look::{Input, Look};
use crate::midend::Match;
use crate::states::Turn;
use crate::turn::match_commands::MatchCommand;
use crate::turn::undo::HistoryCommand;
use crate::widgets::columns::proof_picture;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{Palette, SMALL, strong};

/// Whether the last move is to stand, in a teaching game.
pub(crate) fn question(ui: &mut Ui, words: &Words, teaching: &Teaching, intents: &mut Intents) {
    let Some(offer) = teaching.offer() else {
        let palette = Palette::of(ui.ctx());
        ui.label(RichText::new(words.say("teaching-looking")).color(palette.muted));
        return;
    };
    let reason = RichText::new(words.say(offer.reason.key())).text_style(strong());
    announce(&ui.label(reason));
    if let Some(why) = &offer.why {
        let told = words.sentence(&why.why);
        announce(&ui.label(&told));
        if let Some(proof) = &why.proof {
            proof_picture(ui, proof, &told);
        }
    }
    let back = words.say("teaching-back");
    let back = Button::primary(&back).icon(Icon::Undo).wide();
    if back.show(ui).clicked() {
        intents.write(HistoryCommand::Undo);
    }
    let keep = words.say("teaching-keep");
    if Button::quiet(&keep).wide().show(ui).clicked() {
        intents.write(HistoryCommand::Resume);
    }
}

pub(crate) fn actions(
    ui: &mut Ui,
    words: &Words,
    game_match: &Match,
    turn: Turn,
    stage: Option<&Stage>,
    has_foot: bool,
    intents: &mut Intents,
) {
    if turn == Turn::Over {
        let word = words.say("play-again");
        if Button::primary(&word)
            .icon(Icon::Again)
            .wide()
            .show(ui)
            .clicked()
        {
            intents.write(MatchCommand::NewGame);
        }
        return;
    }
    if let Input::MarkAndTake(_) = Look::of(game_match.position().game()).input {
        let count = stage.map_or(0, |stage| stage.marks.len());
        let ready = turn == Turn::Person;
        let game = game_match.position().game();
        take_marked(ui, words, game, count, ready, intents);
        if ready && count == 0 && has_foot {
            let palette = Palette::of(ui.ctx());
            let hint = words.say("play-nothing-marked");
            ui.label(
                RichText::new(hint)
                    .size(SMALL * palette.scale)
                    .color(palette.muted),
            );
        }
    }
    opening::choices(ui, words, game_match, turn, intents);
    let watched = is_watched(game_match);
    // Between two computers the bar of the replay has it, as long as nothing is left to replay.
    if turn == Turn::Waiting && (!watched || game_match.can_redo()) {
        let word = words.say("play-go-on");
        let button = Button::primary(&word).icon(Icon::Play).wide();
        if button.show(ui).clicked() {
            intents.write(HistoryCommand::Resume);
        }
    }
    if game_match.can_pass_the_beginning() && turn == Turn::Person {
        let word = words.say("play-computer-begins");
        if Button::quiet(&word).wide().show(ui).clicked() {
            intents.write(MatchCommand::OtherBegins);
        }
    }
}
