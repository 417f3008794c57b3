//! The opening Swap2 in the panel of a game: who puts which stones, the choice of sides as buttons,
//! and what came of it.

use bevy_egui::egui::Ui;

use crate::features::language::{Words, text};
use crate::features::setup::side_key;
use crate::midend::{Match, Opening, OpeningStage, Seat, SwapChoice};
use crate::rules::Side;
use crate::states::Turn;
use crate::turn::match_commands::MatchCommand;
use crate::widgets::controls::button::Button;
use crate::widgets::labels::muted_line;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::theme::{GRID, Palette};

/// Says what the opening asks for, or what has just come of it.
pub(crate) fn show(ui: &mut Ui, words: &Words, game_match: &Match) {
    if let Some(sentence) = sentence(words, game_match) {
        announce(&muted_line(ui, sentence));
    }
}

/// The choices of a person: the sides beside each other, below them two stones more.
pub(crate) fn choices(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match, turn: Turn) {
    if turn != Turn::Person {
        return;
    }
    let (sides, others): (Vec<SwapChoice>, Vec<SwapChoice>) = game_match
        .swap_choices()
        .iter()
        .partition(|swap_choice| matches!(swap_choice, SwapChoice::Side(_)));
    let action = |cx: &ScreenContext, swap_choice| {
        let button = Button::quiet(claim_words(&cx.words, swap_choice)).wide();
        (button, MatchCommand::Choose(swap_choice))
    };
    if !sides.is_empty() {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
            let sides = sides.iter().map(|&side| action(cx, side));
            let sides: Vec<_> = sides.map(|(side, wanted)| (side, wanted.into())).collect();
            cx.action_row(ui, sides);
        });
    }
    for swap_choice in others {
        let (button, wanted) = action(cx, swap_choice);
        cx.action(ui, button, wanted);
    }
}

/// What can be chosen, as the word of a button.
fn claim_words(words: &Words, swap_choice: SwapChoice) -> String {
    match swap_choice {
        SwapChoice::Side(side) => {
            let name = words.say(side_key(side));
            words.with("opening-take", &[("name", text(&name))])
        }
        SwapChoice::TwoMore => words.say("opening-two-more"),
    }
}

/// What the opening asks for now, or, until the second move after the choice of sides, who plays
/// which side; nothing in other positions.
#[must_use]
pub(crate) fn sentence(words: &Words, game_match: &Match) -> Option<String> {
    if game_match.plan().opening == Opening::Free || game_match.position().outcome().is_some() {
        return None;
    }
    match game_match.stage() {
        OpeningStage::Placing { seat, left } => {
            let mut side = game_match.position().side_to_move();
            let mut stones = Vec::with_capacity(left);
            for _ in 0..left {
                stones.push(words.say(side_key(side)));
                side = side.other();
            }
            let stones = words.punctuation().list(stones);
            let key = match who(game_match, seat) {
                Who::You => "opening-you-place",
                Who::Opponent => "opening-opponent-places",
                Who::Beginner => "opening-beginner-places",
                Who::Other => "opening-other-places",
            };
            Some(words.with(key, &[("stones", text(&stones))]))
        }
        OpeningStage::Choosing { seat, .. } => Some(words.say(match who(game_match, seat) {
            Who::You => "opening-you-choose",
            Who::Opponent => "opening-opponent-chooses",
            Who::Beginner => "opening-beginner-chooses",
            Who::Other => "opening-other-chooses",
        })),
        OpeningStage::Over { swapped } => {
            let history = game_match.history();
            let has_just_ended =
                history.chosen().is_some() || history.swap_choice(history.current()).is_some();
            if !has_just_ended {
                return None;
            }
            let person = Side::BOTH.into_iter().find(|&side| {
                game_match.seat(side) == Seat::Person
                    && game_match.seat(side.other()) != Seat::Person
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
fn who(game_match: &Match, seat: Side) -> Who {
    let seats = game_match.plan().seats;
    match (seats[seat.index()], seats[seat.other().index()]) {
        (Seat::Person, Seat::Computer(_)) => Who::You,
        (Seat::Computer(_), Seat::Person) => Who::Opponent,
        _ if seat == game_match.start().side_to_move() => Who::Beginner,
        _ => Who::Other,
    }
}
