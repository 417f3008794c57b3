//! The opening Swap2 at the table: chosen in the setup, three stones by one seat, a choice by
//! buttons, and the right seats afterwards.

use crate::features::hints::{StudyCommand, Studying};
use crate::games::lines::SWAP2;
use crate::midend::{Opening, OpeningChoice, Starter};
use crate::turn::validation::LastRefusal;

use crate::tests::openings::{CHANCE, opened, said};
use crate::tests::prelude::*;

const FIRST: OpeningChoice = OpeningChoice::Side(Side::First);
const SECOND: OpeningChoice = OpeningChoice::Side(Side::Second);

/// A game with Swap2 between these seats; this side begins.
fn current(seats: [Seat; 2], begins: Starter) -> Tabletop {
    opened(SWAP2, "mnk:15x15x5", seats, begins)
}

#[test]
fn it_is_chosen_in_the_setup_of_large_boards_and_kept_for_the_next_game() {
    let mut table = Tabletop::quick();
    table.open(crate::games::lines::ID);
    let reader = Reader::of(&mut table);
    let preset = |table: &mut Tabletop, params: &str| {
        table.draft().take_preset(params).expect("a preset");
        table.frame(0);
    };
    preset(&mut table, "3x3x3");
    reader.press(&mut table, "More options");
    assert!(!reader.offers(&mut table, "Swap2"));
    preset(&mut table, "15x15x5,renju");
    assert!(!reader.offers(&mut table, "Swap2"));
    preset(&mut table, "15x15x5");
    reader.press(&mut table, "Swap2");
    table.draft().seats = PERSONS;
    // It is remembered while a board is looked at that does not know it.
    preset(&mut table, "3x3x3");
    assert_eq!(table.draft().plan().expect("a plan").opening, Opening::Free);
    preset(&mut table, "15x15x5");
    table.start();
    assert_eq!(table.game_match().plan().opening, SWAP2);
    assert!(table.game_match().is_opening());
    table.want(ScreenCommand::ToSetup);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.draft().opening, SWAP2);
}

#[test]
fn a_person_chooses_each_way_after_the_computers_three_stones() {
    for opening_choice in OpeningChoice::SIDES_OR_TWO_MORE {
        let mut table = current([CHANCE, Seat::Person], Starter::First);
        table.until_a_person_may_act();
        assert_eq!(table.moves(), 3);
        assert!(said(&table).starts_with("Your choice"), "{}", said(&table));
        // Nothing is played before the choice, and nobody helps.
        table.want(BoardInput::Press(table.cell("a1")));
        assert_eq!(table.moves(), 3);
        assert!(table.resource::<LastRefusal>().0.is_some());
        table.want(StudyCommand::Hint);
        assert_eq!(table.resource::<Studying>().step(table.position()), 0);
        let reader = Reader::of(&mut table);
        for word in ["Take Blue", "Take Yellow", "Place two more stones"] {
            assert!(reader.offers(&mut table, word), "{word}");
        }
        assert!(!reader.offers(&mut table, "Hint"));
        table.want(MatchCommand::Choose(opening_choice));
        match opening_choice {
            FIRST => {
                // The computer plays the second side now, and is to move.
                assert_eq!(table.game_match().seats(), [Seat::Person, CHANCE]);
                table.until_a_person_may_act();
                assert_eq!(table.moves(), 4);
                assert_eq!(said(&table), "Your side is Blue from now on.");
            }
            OpeningChoice::Side(_) => {
                assert_eq!(table.game_match().seats(), [CHANCE, Seat::Person]);
                table.until(Turn::Person);
                assert_eq!(table.moves(), 3);
                assert_eq!(said(&table), "Your side is Yellow from now on.");
                table.click("a1");
                table.until_a_person_may_act();
                assert_eq!(table.moves(), 5);
            }
            _ => {
                table.until(Turn::Person);
                assert!(said(&table).ends_with("Yellow, Blue."), "{}", said(&table));
                table.click("a1");
                table.click("o15");
                // The computer chooses, and plays on if it took the second side.
                table.until_a_person_may_act();
                let [first, _] = table.game_match().seats();
                let moves = if first == Seat::Person { 6 } else { 5 };
                assert_eq!(table.moves(), moves);
                assert!(!table.game_match().is_opening());
            }
        }
    }
}

#[test]
fn the_computer_chooses_after_a_persons_three_stones() {
    let mut table = current([CHANCE, Seat::Person], Starter::Second);
    table.until(Turn::Person);
    assert!(said(&table).ends_with("Yellow, Blue, Yellow."));
    // Two stones side by side for the side that begins: whoever chooses takes it.
    for field in ["h8", "a1", "i8"] {
        table.click(field);
    }
    table.until(Turn::Person);
    assert_eq!(table.game_match().history().chosen(), [SECOND]);
    assert_eq!(table.game_match().seats(), [Seat::Person, CHANCE]);
    assert_eq!(said(&table), "Your side is Blue from now on.");
    table.click("g8");
    table.until_a_person_may_act();
    assert_eq!(table.moves(), 5);
}

#[test]
fn a_choice_is_taken_back_at_the_table() {
    let mut table = current(PERSONS, Starter::First);
    table.click_all("h8 a1 i8");
    table.want(MatchCommand::Choose(FIRST));
    table.until(Turn::Person);
    assert_eq!(said(&table), "The sides have been swapped.");
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 3);
    assert_eq!(table.game_match().opening_choices().len(), 3);
    // A choice that is not offered does nothing.
    table.want(MatchCommand::Choose(OpeningChoice::TwoMore));
    table.want(MatchCommand::Choose(FIRST));
    assert_eq!(
        table.game_match().history().chosen(),
        [OpeningChoice::TwoMore],
        "it was chosen already"
    );
}

#[test]
fn two_computers_open_and_play_on() {
    let mut table = current([CHANCE; 2], Starter::First);
    table.wait("the game after the opening", |table| table.moves() > 7);
    assert!(!table.game_match().is_opening());
}
