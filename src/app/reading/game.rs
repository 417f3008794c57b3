//! A game in words: what happened, what is known, what can be done.

use bevy::prelude::*;

use super::board::board;
use super::{Action, Now, Reading, action};
use crate::app::flow::marked;
use crate::app::intent::Intent;
use crate::app::language::{Words, number, text};
use crate::app::screens::opening;
use crate::app::screens::play::{result, rules_in_short};
use crate::app::screens::rated::latest_words;
use crate::app::screens::seats::seat_name;
use crate::app::screens::setup::{refusal, side_key};
use crate::app::screens::study::{
    forced_sentences, hint_key, hint_sentences, more_is_told, standing_sentence,
};
use crate::app::settings::Configs;
use crate::app::states::Turn;
use crate::app::studying::STEPS;
use crate::games::Side;
use crate::table::Sitting;

pub(super) fn play(words: &Words, configs: &Configs, sitting: &Sitting, now: &Now) -> Reading {
    let position = sitting.position();
    let side = position.side_to_move();
    let name = |side| seat_name(words, configs, sitting, side);
    let mut news = Vec::new();
    if let (Some(&mv), Some(mover)) = (sitting.moves().last(), last_mover(sitting)) {
        let name = words.say(side_key(mover));
        let mv = position.move_text(mv);
        news.push(words.with(
            "reading-last",
            &[("name", text(&name)), ("move", text(&mv))],
        ));
    }
    if let Some(outcome) = sitting.result() {
        let (sentence, reason) = result(words, configs, now.table, sitting, outcome);
        news.push(sentence);
        news.push(reason);
        if let Some(latest) = now.records.latest(sitting) {
            news.push(latest_words(words, configs, latest));
        }
    } else if let Some(sentence) = opening::sentence(words, sitting)
        && sitting.is_opening()
    {
        news.push(sentence);
    } else {
        news.extend(opening::sentence(words, sitting));
        let to_move = format!("{} ({})", name(side), words.say(side_key(side)));
        news.push(words.with("play-turn", &[("name", text(&to_move))]));
    }
    if let Some((reason, _)) = now.table.refused {
        news.push(refusal(words, reason));
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

    let over = sitting.result().is_some();
    let person = now.turn == Some(Turn::Person);
    let mut actions = Vec::new();
    if let Some(take) = now.stage.and_then(marked).filter(|_| person) {
        let label = words.with("play-ok-marked", &[("n", number(take.count))]);
        let intent = Intent::TakeMarked;
        actions.push(Action { label, intent });
    }
    if person {
        actions.extend(sitting.claims().iter().map(|&claim| Action {
            label: opening::claim_words(words, claim),
            intent: Intent::Claim(claim),
        }));
    }
    if person && sitting.can_pass_the_beginning() {
        actions.push(action(words, "play-computer-begins", Intent::OtherBegins));
    }
    let step = now.studying.step(position);
    if person && more_is_told(sitting, step) {
        actions.push(action(words, hint_key(step), Intent::Hint));
    }
    if let Some(offer) = now.teaching.offer() {
        news.push(words.say(offer.reason.key()));
        actions.push(action(words, "teaching-back", Intent::Undo));
        actions.push(action(words, "teaching-keep", Intent::GoOn));
    } else if now.turn == Some(Turn::Waiting) && !now.teaching.is_at_work() {
        actions.push(action(words, "play-go-on", Intent::GoOn));
    }
    if sitting.can_undo() {
        actions.push(action(words, "play-undo", Intent::Undo));
    }
    if sitting.can_redo() {
        actions.push(action(words, "play-redo", Intent::Redo));
    }
    if sitting.may_resign().is_some() {
        actions.push(action(words, "play-resign", Intent::Resign));
    }
    let again = if over { "play-again" } else { "play-new-game" };
    actions.push(action(words, again, Intent::NewGame));
    actions.push(action(words, "play-setup", Intent::ToSetup));
    actions.push(action(words, "play-menu", Intent::ToMenu));
    let kind = position.kind().id();
    Reading {
        title: words.say(&format!("game-{kind}-name")),
        news: news.join(" "),
        messages: String::new(),
        help: rules_in_short(words, position),
        board: board(words, position, Some(now)),
        choices: Vec::new(),
        actions,
    }
}

/// Who made the last move: in all five games the sides take turns.
fn last_mover(sitting: &Sitting) -> Option<Side> {
    let last = sitting.moves().len().checked_sub(1)?;
    let first = sitting.start().side_to_move();
    Some(if last.is_multiple_of(2) {
        first
    } else {
        first.other()
    })
}
