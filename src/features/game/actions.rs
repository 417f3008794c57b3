//! What a person can do in this position, besides pressing the board.

use bevy_egui::egui::Ui;

use crate::board::stage::Stage;
use crate::features::game::opening;
use crate::features::replay::is_watched;
use crate::features::taking::button::take_marked;
use crate::features::teaching::Teaching;
use crate::look::{Input, Look};
use crate::midend::Match;
use crate::states::Turn;
use crate::turn::match_commands::MatchCommand;
use crate::turn::undo::HistoryCommand;
use crate::widgets::columns::proof_picture;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, note, strong_line};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;

/// Whether the last move is to stand, in a teaching game.
pub(crate) fn question(ui: &mut Ui, cx: &mut ScreenContext, teaching: &Teaching) {
    let Some(offer) = teaching.offer() else {
        muted_line(ui, cx.say("teaching-looking"));
        return;
    };
    announce(&strong_line(ui, cx.say(offer.reason.key())));
    if let Some(why) = &offer.why {
        let told = cx.words.sentence(&why.why);
        announce(&ui.label(&told));
        if let Some(proof) = &why.proof {
            proof_picture(ui, proof, &told);
        }
    }
    let back = cx.primary("teaching-back", Icon::Undo).wide();
    cx.action(ui, back, HistoryCommand::Undo);
    let keep = Button::quiet(cx.say("teaching-keep")).wide();
    cx.action(ui, keep, HistoryCommand::Resume);
}

pub(crate) fn actions(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    turn: Turn,
    stage: Option<&Stage>,
    has_foot: bool,
) {
    if turn == Turn::Over {
        let again = cx.primary("play-again", Icon::Again).wide();
        cx.action(ui, again, MatchCommand::NewGame);
        return;
    }
    let game = game_match.position().game();
    if let Input::MarkAndTake(_) = Look::of(game).input {
        let count = stage.map_or(0, |stage| stage.marks.len());
        let ready = turn == Turn::Person;
        take_marked(ui, cx, game, count, ready);
        if ready && count == 0 && has_foot {
            note(ui, cx.say("play-nothing-marked"));
        }
    }
    opening::choices(ui, cx, game_match, turn);
    let watched = is_watched(game_match);
    // Between two computers the bar of the replay has it, as long as nothing is left to replay.
    if turn == Turn::Waiting && (!watched || game_match.can_redo()) {
        let go_on = cx.primary("play-go-on", Icon::Play).wide();
        cx.action(ui, go_on, HistoryCommand::Resume);
    }
    if game_match.can_pass_the_beginning() && turn == Turn::Person {
        let other = Button::quiet(cx.say("play-computer-begins")).wide();
        cx.action(ui, other, MatchCommand::OtherBegins);
    }
}
