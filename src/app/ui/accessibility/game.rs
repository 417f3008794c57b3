//! A game in words: what happened, what is known, what can be done.

use bevy::prelude::*;

use super::board::board;
use super::{Action, Now, Reading, Written, action};
use crate::app::play::studying::STEPS;
use crate::app::state::intent::{
    BoardInput, HistoryCommand, MatchCommand, ScreenCommand, StudyCommand, VariationCommand,
};
use crate::app::state::language::{Words, number, text};
use crate::app::state::settings::Configs;
use crate::app::state::states::Turn;
use crate::app::ui::screens::last_move::{can_change_tree, time_words};
use crate::app::ui::screens::play::{result, rules_in_short};
use crate::app::ui::screens::rated::latest_words;
use crate::app::ui::screens::seats::seat_name;
use crate::app::ui::screens::setup::{refusal, side_key};
use crate::app::ui::screens::study::{
    forced_sentences, hint_key, hint_sentences, more_is_told, standing_sentence,
};
use crate::app::ui::screens::{comment, opening};
use crate::midend::Match;
use crate::rules::Side;

pub(super) fn play(words: &Words, configs: &Configs, game_match: &Match, now: &Now) -> Reading {
    let position = game_match.position();
    let history = game_match.history();
    let here = history.current();
    let side = position.side_to_move();
    let name = |side| seat_name(words, configs, game_match, side);
    let mut news = Vec::new();
    if let (Some(&mv), Some(mover)) = (game_match.moves().last(), last_mover(game_match)) {
        let name = words.say(side_key(mover));
        let mv = position.move_text(mv);
        news.push(words.with(
            "reading-last",
            &[("name", text(&name)), ("move", text(&mv))],
        ));
    }
    news.extend(noted(words, game_match));
    if let Some(outcome) = game_match.result() {
        let (sentence, reason) = result(words, configs, now.fault, game_match, outcome);
        news.push(sentence);
        news.push(reason);
        if let Some(latest) = now.records.latest(game_match) {
            news.push(latest_words(words, configs, latest));
        }
    } else if let Some(sentence) = opening::sentence(words, game_match)
        && game_match.is_opening()
    {
        news.push(sentence);
    } else {
        news.extend(opening::sentence(words, game_match));
        let to_move = format!("{} ({})", name(side), words.say(side_key(side)));
        news.push(words.with("play-turn", &[("name", text(&to_move))]));
    }
    if let Some(reason) = now.refused {
        news.push(refusal(words, reason));
    }
    let written = now.comment.0.as_ref();
    if let Some(reason) = written.and_then(|written| written.refused) {
        news.push(comment::refusal(words, reason));
    }

    if now.tells_standing
        && let Some(insight) = now.studying.insight(position)
    {
        news.push(standing_sentence(words, insight));
    }
    if let Some((hint, step)) = now.studying.hint(position) {
        let sentences = hint_sentences(words, hint);
        news.extend(sentences.into_iter().take(usize::from(step)));
        if step == STEPS {
            news.extend(forced_sentences(words, position, hint));
        }
    }

    let over = game_match.result().is_some();
    let person = now.turn == Some(Turn::Person);
    let mut actions = Vec::new();
    let marked = now.stage.map_or(0, |stage| stage.marks.len() as i64);
    if marked > 0 && person {
        let label = words.with("play-ok-marked", &[("n", number(marked))]);
        let intent = BoardInput::TakeMarked.into();
        actions.push(Action { label, intent });
    }
    if person {
        actions.extend(game_match.swap_choices().iter().map(|&swap_choice| Action {
            label: opening::claim_words(words, swap_choice),
            intent: MatchCommand::Choose(swap_choice).into(),
        }));
    }
    if person && game_match.can_pass_the_beginning() {
        actions.push(action(
            words,
            "play-computer-begins",
            MatchCommand::OtherBegins,
        ));
    }
    let step = now.studying.step(position);
    if person && more_is_told(game_match, step) {
        actions.push(action(words, hint_key(step), StudyCommand::Hint));
    }
    if let Some(offer) = now.teaching.offer() {
        news.push(words.say(offer.reason.key()));
        actions.push(action(words, "teaching-back", HistoryCommand::Undo));
        actions.push(action(words, "teaching-keep", HistoryCommand::Resume));
    } else if now.turn == Some(Turn::Waiting) && !now.teaching.is_at_work() {
        actions.push(action(words, "play-go-on", HistoryCommand::Resume));
    }
    if game_match.can_undo() {
        actions.push(action(words, "play-undo", HistoryCommand::Undo));
    }
    if game_match.can_redo() {
        actions.push(action(words, "play-redo", HistoryCommand::Redo));
    }
    actions.extend(variations(words, game_match));
    if game_match.may_resign().is_some() {
        actions.push(action(words, "play-resign", MatchCommand::Resign));
    }
    let again = if over { "play-again" } else { "play-new-game" };
    actions.push(action(words, again, MatchCommand::NewGame));
    actions.push(action(words, "play-setup", ScreenCommand::ToSetup));
    actions.push(action(words, "play-menu", ScreenCommand::ToMenu));
    Reading {
        title: words.game_name(position.game()),
        news: news.join(" "),
        messages: String::new(),
        help: rules_in_short(words, position),
        board: board(words, position, Some(now)),
        choices: Vec::new(),
        comment: Some(Written {
            node: here,
            label: comment::title(words, game_match, here),
            text: match written.filter(|written| written.node == here) {
                Some(written) => written.text.clone(),
                None => history.comment(here).to_owned(),
            },
        }),
        actions,
    }
}

/// What is noted beside the last move. Its time is told to whoever looks back, not to those who
/// play.
fn noted(words: &Words, game_match: &Match) -> Vec<String> {
    let history = game_match.history();
    let here = history.current();
    let looks_back = game_match.can_redo() || game_match.result().is_some();
    let mut noted = Vec::new();
    if let Some(time) = history.time(here).filter(|_| looks_back) {
        let time = time_words(words, time);
        noted.push(words.with("reading-time", &[("time", text(&time))]));
    }
    if history.alternatives(here).next().is_some() {
        noted.push(words.say(match history.is_main(here) {
            true => "reading-main-line",
            false => "reading-variation",
        }));
    }
    let comment = history.comment(here);
    if !comment.is_empty() {
        noted.push(words.with("reading-comment", &[("comment", text(comment))]));
    }
    noted
}

/// The ways to other moves that were played in the place of the last one, and what can be done with
/// that.
fn variations(words: &Words, game_match: &Match) -> Vec<Action> {
    if !can_change_tree(game_match) {
        return Vec::new();
    }
    let history = game_match.history();
    let here = history.current();
    let others = history.alternatives(here);
    let mut actions: Vec<Action> = others
        .filter_map(|node| {
            let mv = game_match.position().move_text(history.move_of(node)?);
            Some(Action {
                label: words.with("move-other", &[("move", text(&mv))]),
                intent: HistoryCommand::Jump(node).into(),
            })
        })
        .collect();
    if !history.is_main(here) {
        actions.push(action(words, "move-promote", VariationCommand::Promote));
    }
    actions.push(action(words, "move-delete", VariationCommand::Delete));
    actions
}

/// Who made the last move: in all five games the sides take turns.
fn last_mover(game_match: &Match) -> Option<Side> {
    let last = game_match.moves().len().checked_sub(1)?;
    let first = game_match.start().side_to_move();
    Some(if last.is_multiple_of(2) {
        first
    } else {
        first.other()
    })
}
