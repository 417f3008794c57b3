//! The opening Swap2 in the panel of a game: who puts which stones, the choice of sides as buttons,
//! and what came of it.

use bevy::prelude::MessageWriter;
use bevy_egui::egui::{RichText, Ui};

use super::setup::side_key;
use crate::app::intent::Intent;
use crate::app::language::{Words, text};
use crate::app::states::Turn;
use crate::app::theme::{GRID, Palette};
use crate::app::widgets::button::Button;
use crate::games::Side;
use crate::table::{Claim, Opening, Seat, Sitting, Stage};

/// Says what the opening asks for, or what has just come of it.
pub fn show(ui: &mut Ui, words: &Words, sitting: &Sitting) {
    if let Some(sentence) = sentence(words, sitting) {
        let muted = Palette::of(ui.ctx()).muted;
        ui.label(RichText::new(sentence).color(muted));
    }
}

/// The choices of a person: the sides beside each other, below them two stones more.
pub fn choices(
    ui: &mut Ui,
    words: &Words,
    sitting: &Sitting,
    turn: Turn,
    intents: &mut MessageWriter<Intent>,
) {
    if turn != Turn::Person {
        return;
    }
    let mut button = |ui: &mut Ui, claim: Claim| {
        let word = claim_words(words, claim);
        if Button::quiet(&word).wide().show(ui).clicked() {
            intents.write(Intent::Claim(claim));
        }
    };
    let (sides, others): (Vec<Claim>, Vec<Claim>) = sitting
        .claims()
        .iter()
        .partition(|claim| matches!(claim, Claim::Side(_)));
    if !sides.is_empty() {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
            ui.columns(sides.len(), |columns| {
                for (column, &claim) in columns.iter_mut().zip(&sides) {
                    button(column, claim);
                }
            });
        });
    }
    for claim in others {
        button(ui, claim);
    }
}

/// What can be chosen, as the word of a button.
#[must_use]
pub fn claim_words(words: &Words, claim: Claim) -> String {
    match claim {
        Claim::Side(side) => {
            let name = words.say(side_key(side));
            words.with("opening-take", &[("name", text(&name))])
        }
        Claim::TwoMore => words.say("opening-two-more"),
    }
}

/// What the opening asks for now, or, until the second move after the choice of sides, who plays
/// which side; nothing in other positions.
#[must_use]
pub fn sentence(words: &Words, sitting: &Sitting) -> Option<String> {
    if sitting.plan().opening == Opening::Free || sitting.position().outcome().is_some() {
        return None;
    }
    match sitting.stage() {
        Stage::Placing { seat, left } => {
            let mut side = sitting.position().side_to_move();
            let mut stones = Vec::with_capacity(left);
            for _ in 0..left {
                stones.push(words.say(side_key(side)));
                side = side.other();
            }
            let stones = stones.join(", ");
            let key = match who(sitting, seat) {
                Who::You => "opening-you-place",
                Who::Opponent => "opening-opponent-places",
                Who::Beginner => "opening-beginner-places",
                Who::Other => "opening-other-places",
            };
            Some(words.with(key, &[("stones", text(&stones))]))
        }
        Stage::Choosing { seat, .. } => Some(words.say(match who(sitting, seat) {
            Who::You => "opening-you-choose",
            Who::Opponent => "opening-opponent-chooses",
            Who::Beginner => "opening-beginner-chooses",
            Who::Other => "opening-other-chooses",
        })),
        Stage::Over { swapped } => {
            let history = sitting.history();
            let has_just_ended =
                history.chosen().is_some() || history.claim(history.current()).is_some();
            if !has_just_ended {
                return None;
            }
            let person = Side::BOTH.into_iter().find(|&side| {
                sitting.seat(side) == Seat::Person && sitting.seat(side.other()) != Seat::Person
            });
            Some(match person {
                Some(side) => {
                    let name = words.say(side_key(side));
                    words.with("opening-your-side", &[("name", text(&name))])
                }
                None => words.say(match swapped {
                    true => "opening-swapped",
                    false => "opening-kept",
                }),
            })
        }
    }
}

/// How a seat is named in a sentence.
enum Who {
    /// The only person.
    You,
    /// The only person's opponent.
    Opponent,
    /// Of two of a kind the one that began.
    Beginner,
    /// Of two of a kind the other one.
    Other,
}

/// During the opening; the seat is named by the side that was agreed for it.
fn who(sitting: &Sitting, seat: Side) -> Who {
    let seats = sitting.plan().seats;
    match (seats[seat.index()], seats[seat.other().index()]) {
        (Seat::Person, Seat::Computer(_)) => Who::You,
        (Seat::Computer(_), Seat::Person) => Who::Opponent,
        _ if seat == sitting.start().side_to_move() => Who::Beginner,
        _ => Who::Other,
    }
}
