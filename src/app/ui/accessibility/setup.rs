//! The setup of a game in words, and its choices.

use bevy::prelude::*;

use super::board::board;
use super::{Choice, Chosen, Reading, action};
use crate::app::state::draft::Draft;
use crate::app::state::intent::{ScoresCommand, ScreenCommand};
use crate::app::state::language::Words;
use crate::app::state::settings::Configs;
use crate::app::ui::opponents::{opponent_name, sitters};
use crate::app::ui::screens::play::rules_in_short;
use crate::app::ui::screens::rated::rated_sentence;
use crate::app::ui::screens::setup::{opening_key, refusal, side_key};
use crate::midend::{Seat, Starter};
use crate::rules::Side;

pub(super) fn setup(words: &Words, draft: &Draft, configs: &Configs) -> Reading {
    let mut choices = Vec::new();
    let mut actions = Vec::new();
    if draft.is_rated() {
        actions.push(action(words, "rated-off", ScoresCommand::Rate(false)));
    } else {
        choices = setup_choices(words, draft, configs);
        if draft.person().is_some() {
            actions.push(action(words, "rated-on", ScoresCommand::Rate(true)));
        }
    }
    if draft.plan().is_some() {
        actions.push(action(words, "setup-start", ScreenCommand::Start));
    }
    actions.push(action(words, "setup-back", ScreenCommand::ToMenu));
    let reason = draft.refused.or_else(|| draft.stillborn());
    let news = match (reason, draft.is_rated()) {
        (Some(reason), _) => refusal(words, reason),
        (None, true) => rated_sentence(words, configs, draft),
        (None, false) => String::new(),
    };
    Reading {
        title: words.game_name(draft.game),
        news,
        messages: String::new(),
        help: rules_in_short(words, draft.position()),
        board: if draft.can_place() {
            board(words, draft.position(), None)
        } else {
            // It is always the same.
            Vec::new()
        },
        choices,
        comment: None,
        actions,
    }
}

fn setup_choices(words: &Words, draft: &Draft, configs: &Configs) -> Vec<Choice> {
    let mut choices = vec![preset_choice(words, draft, configs)];
    choices.extend(Side::BOTH.map(|side| seat_choice(words, draft, configs, side)));
    choices.push(Choice {
        of: Chosen::Starter,
        label: words.say("setup-begins"),
        options: Starter::ALL
            .map(|starter| {
                words.say(match starter {
                    Starter::First => "setup-begins-first",
                    Starter::Second => "setup-begins-second",
                    Starter::Random => "setup-begins-random",
                    Starter::Alternate => "setup-begins-alternate",
                })
            })
            .to_vec(),
        now: Starter::ALL
            .iter()
            .position(|&starter| starter == draft.starter)
            .unwrap_or(Starter::ALL.len()),
    });
    let openings = draft.openings();
    if openings.len() > 1 {
        choices.push(Choice {
            of: Chosen::Opening,
            label: words.say("setup-opening"),
            options: openings
                .iter()
                .map(|&opening| words.say(opening_key(opening)))
                .collect(),
            now: openings
                .iter()
                .position(|&opening| opening == draft.opening)
                .unwrap_or(openings.len()),
        });
    }
    choices
}

fn preset_choice(words: &Words, draft: &Draft, configs: &Configs) -> Choice {
    let presets = configs.games().presets(draft.game);
    let now = draft.position().params_text();
    Choice {
        of: Chosen::Preset,
        label: words.say("setup-presets"),
        options: presets
            .iter()
            .map(|preset| words.preset(draft.game, preset))
            .collect(),
        now: presets
            .iter()
            .position(|preset| *preset == now)
            .unwrap_or(presets.len()),
    }
}

fn seat_choice(words: &Words, draft: &Draft, configs: &Configs, side: Side) -> Choice {
    let sitters = sitters(&configs.opponents, draft.position());
    let now = draft.seats[side.index()];
    Choice {
        of: Chosen::Seat(side),
        label: words.say(side_key(side)),
        options: sitters
            .iter()
            .map(|seat| match seat {
                Seat::Person => words.say("setup-person"),
                Seat::Computer(opponent) => opponent_name(words, &configs.opponents, *opponent),
            })
            .collect(),
        now: sitters
            .iter()
            .position(|&seat| seat == now)
            .unwrap_or(sitters.len()),
    }
}

/// Carries out a choice of the setup; one that is no longer offered does nothing.
pub fn choose(draft: &mut Draft, configs: &Configs, of: Chosen, index: usize) {
    if draft.is_rated() {
        return;
    }
    match of {
        Chosen::Preset => {
            if let Some(preset) = configs.games().presets(draft.game).get(index) {
                // The presets are checked when the file is read; a wrong one changes nothing.
                let _ = draft.take_preset(preset);
                draft.repair_seats(configs);
            }
        }
        Chosen::Seat(side) => {
            if let Some(&seat) = sitters(&configs.opponents, draft.position()).get(index) {
                draft.seats[side.index()] = seat;
            }
        }
        Chosen::Starter => {
            if let Some(&starter) = Starter::ALL.get(index) {
                draft.starter = starter;
            }
        }
        Chosen::Opening => {
            if let Some(&opening) = draft.openings().get(index) {
                draft.opening = opening;
            }
        }
    }
}
