//! The opening in the panel of a game: who puts which stones where, the choices as buttons, and what
//! came of them.

use bevy_egui::egui::Ui;

use crate::features::language::{Words, number, text};
use crate::features::setup::side_key;
use crate::midend::opening::OpeningZone;
use crate::midend::{Match, Opening, OpeningChoice, OpeningTask, Seat};
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

/// Numbers beside each other.
const NUMBERS_IN_A_ROW: usize = 4;

/// The choices of a person: the sides beside each other, numbers in rows, below them what else there is.
pub(crate) fn choices(ui: &mut Ui, cx: &mut ScreenContext, game_match: &Match, turn: Turn) {
    if turn != Turn::Person {
        return;
    }
    let choices = game_match.opening_choices();
    let (sides, others): (Vec<OpeningChoice>, Vec<OpeningChoice>) = choices
        .iter()
        .partition(|choice| matches!(choice, OpeningChoice::Side(_)));
    // A single number is one way among others.
    let width = match others.len() {
        0 | 1 => 1,
        _ => NUMBERS_IN_A_ROW,
    };
    let rows = std::iter::once(&sides[..]).chain(others.chunks(width));
    for row in rows.filter(|row| !row.is_empty()) {
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.x = GRID * Palette::of(ui.ctx()).scale;
            let actions = row.iter().map(|&choice| {
                let button = Button::quiet(choice_words(&cx.words, choice, width)).wide();
                (button, MatchCommand::Choose(choice).into())
            });
            let actions: Vec<_> = actions.collect();
            cx.action_row(ui, actions);
        });
    }
}

/// What can be chosen, as the word of a button; numbers stand in rows of this width.
fn choice_words(words: &Words, choice: OpeningChoice, width: usize) -> String {
    match choice {
        OpeningChoice::Side(side) => {
            let name = words.say(side_key(side));
            words.with("opening-take", &[("name", text(&name))])
        }
        OpeningChoice::TwoMore => words.say("opening-two-more"),
        OpeningChoice::Number(n) => {
            let key = match width {
                1 => "opening-offer-points",
                _ => "opening-number",
            };
            words.with(key, &[("n", number(n))])
        }
        // Alternatives are offered at the board.
        OpeningChoice::Offer(mv) => mv.0.to_string(),
    }
}

/// What the opening asks for now, or, until the second move after the choice of sides, who plays
/// which side; nothing in other positions.
pub(crate) fn sentence(words: &Words, game_match: &Match) -> Option<String> {
    if game_match.plan().opening == Opening::Free || game_match.position().outcome().is_some() {
        return None;
    }
    let stage = game_match.stage();
    match stage.task {
        OpeningTask::Stone { seat, left, zone } => Some(stone(words, game_match, seat, left, zone)),
        OpeningTask::Offer { left, .. } => {
            Some(next_stone(words, game_match, "opening-offers", left as u32))
        }
        OpeningTask::Choice {
            choices: [OpeningChoice::Number(_), ..],
            before_offer,
            ..
        } => Some(later_stone(
            words,
            game_match,
            "opening-announces",
            before_offer,
            0,
        )),
        OpeningTask::Choice { seat, .. } => Some(words.say(match who(game_match, seat) {
            Who::You => "opening-you-choose",
            Who::Opponent => "opening-opponent-chooses",
            Who::Beginner => "opening-beginner-chooses",
            Who::Other => "opening-other-chooses",
        })),
        OpeningTask::Over => {
            let history = game_match.history();
            let is_side = |choice: &OpeningChoice| matches!(choice, OpeningChoice::Side(_));
            let before = history.choices(history.current());
            if !history.chosen().iter().chain(before).any(is_side) {
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
                None => words.say(match stage.swapped {
                    true => "opening-swapped",
                    false => "opening-kept",
                }),
            })
        }
    }
}

/// Who puts the next stone or stones, and where.
fn stone(words: &Words, game_match: &Match, seat: Side, left: usize, zone: OpeningZone) -> String {
    let mut side = game_match.position().side_to_move();
    let puts = if zone == OpeningZone::Offered {
        return next_stone(words, game_match, "opening-one-of-offered", 0);
    } else if left == 1 && game_match.side_of_turn() == side {
        next_stone(words, game_match, "opening-puts", 0)
    } else {
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
        words.with(key, &[("stones", text(&stones))])
    };
    let (key, width) = match zone {
        OpeningZone::Anywhere | OpeningZone::Offered => return puts,
        OpeningZone::Central(1) => ("opening-in-centre", 1),
        OpeningZone::Central(width) => ("opening-in-central", width),
        OpeningZone::Outside(width) => ("opening-outside", width),
    };
    let place = next_stone(words, game_match, key, width.into());
    words.punctuation().sentences([puts, place])
}

/// A sentence about the next stone and the side whose seat has the turn, with the number `n`.
fn next_stone(words: &Words, game_match: &Match, key: &str, n: u32) -> String {
    later_stone(words, game_match, key, 0, n)
}

/// The same about the stone after some more.
fn later_stone(words: &Words, game_match: &Match, key: &str, more: usize, n: u32) -> String {
    let name = words.say(side_key(game_match.side_of_turn()));
    let stone = (game_match.moves().len() + more) as u32 + 1;
    words.with(
        key,
        &[
            ("name", text(&name)),
            ("number", number(stone)),
            ("n", number(n)),
        ],
    )
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
