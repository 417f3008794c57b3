//! The opening Swap2 at the table: chosen in the setup, three stones by one seat, a choice by
//! buttons, and the right seats afterwards.

use fivefold::app::draft::Draft;
use fivefold::app::flow::Table;
use fivefold::app::intent::Intent;
use fivefold::app::language::Words;
use fivefold::app::notices::Notices;
use fivefold::app::reading::{Chosen, Now, Reading, choose};
use fivefold::app::scoring::Records;
use fivefold::app::screens::opening::sentence;
use fivefold::app::settings::Configs;
use fivefold::app::states::{Screen, Turn};
use fivefold::app::studying::Studying;
use fivefold::config::Speed;
use fivefold::games::notation::parse_id;
use fivefold::games::{GameKind, Side};
use fivefold::players::Limits;
use fivefold::players::opponents::Opponent;
use fivefold::table::{Claim, Opening, Plan, Seat, Starter};

use crate::harness::{PERSONS, Tabletop};

const FIRST: Claim = Claim::Side(Side::First);
const SECOND: Claim = Claim::Side(Side::Second);
const CHANCE: Seat = Seat::Computer(Opponent::Random);

/// A game with Swap2 between these seats; this side begins.
fn table(seats: [Seat; 2], begins: Starter) -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.limit(Limits {
        nodes: Some(2_000),
        depth: None,
    });
    table.sit_with(Plan {
        start: parse_id("mnk:15x15x5").expect("an id").position,
        seats,
        starter: Some(begins),
        opening: Opening::Swap2,
        seed: 3,
    });
    table
}

fn read(table: &Tabletop) -> Reading {
    let words = Words::default();
    let now = Now {
        screen: table.screen(),
        turn: table.turn(),
        table: table.resource::<Table>(),
        draft: table.app.world().get_resource::<Draft>(),
        stage: None,
        pieces: &[],
        notices: table.resource::<Notices>(),
        studying: table.resource::<Studying>(),
        tells_standing: true,
        teaching: table.resource::<fivefold::app::teaching::Teaching>(),
        records: table.resource::<Records>(),
        asked: None,
    };
    Reading::of(&now, &words, table.resource::<Configs>())
}

/// What the panel says of the opening.
fn said(table: &Tabletop) -> String {
    sentence(&Words::default(), table.sitting()).unwrap_or_default()
}

#[test]
fn it_is_chosen_in_the_setup_of_large_boards_and_kept_for_the_next_game() {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.open(GameKind::Mnk);
    let configs = table.configs().clone();
    let preset = |table: &mut Tabletop, params: &str| {
        table.draft().take_preset(params).expect("a preset");
        table.frame(0);
    };
    preset(&mut table, "3x3x3");
    let is_offered = |table: &Tabletop| {
        let choices = read(table).choices;
        choices.iter().any(|choice| choice.of == Chosen::Opening)
    };
    assert!(!is_offered(&table));
    preset(&mut table, "15x15x5,renju");
    assert!(!is_offered(&table));
    preset(&mut table, "15x15x5");
    assert!(is_offered(&table));
    choose(&mut table.draft(), &configs, Chosen::Opening, 1);
    table.draft().seats = PERSONS;
    // It is remembered while a board is looked at that does not know it.
    preset(&mut table, "3x3x3");
    assert_eq!(table.draft().plan().expect("a plan").opening, Opening::Free);
    preset(&mut table, "15x15x5");
    table.start();
    assert_eq!(table.sitting().plan().opening, Opening::Swap2);
    assert!(table.sitting().is_opening());
    table.want(Intent::ToSetup);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.draft().opening, Opening::Swap2);
}

#[test]
fn a_person_chooses_each_way_after_the_computers_three_stones() {
    for claim in Claim::ALL {
        let mut table = table([CHANCE, Seat::Person], Starter::First);
        table.until_a_person_may_act();
        assert_eq!(table.moves(), 3);
        assert!(said(&table).starts_with("Your choice"), "{}", said(&table));
        // Nothing is played before the choice, and nobody helps.
        table.want(Intent::Press(table.cell("a1")));
        assert_eq!(table.moves(), 3);
        assert!(table.table().refused.is_some());
        table.want(Intent::Hint);
        assert_eq!(table.resource::<Studying>().step(table.position()), 0);
        let offered: Vec<Intent> = read(&table).actions.iter().map(|it| it.intent).collect();
        for claim in Claim::ALL {
            assert!(offered.contains(&Intent::Claim(claim)));
        }
        assert!(!offered.contains(&Intent::Hint));
        table.want(Intent::Claim(claim));
        match claim {
            FIRST => {
                // The computer plays the second side now, and is to move.
                assert_eq!(table.sitting().seats(), [Seat::Person, CHANCE]);
                table.until_a_person_may_act();
                assert_eq!(table.moves(), 4);
                assert_eq!(said(&table), "Your side is Blue from now on.");
            }
            Claim::Side(_) => {
                assert_eq!(table.sitting().seats(), [CHANCE, Seat::Person]);
                table.until(Turn::Person);
                assert_eq!(table.moves(), 3);
                assert_eq!(said(&table), "Your side is Yellow from now on.");
                table.click("a1");
                table.until_a_person_may_act();
                assert_eq!(table.moves(), 5);
            }
            Claim::TwoMore => {
                table.until(Turn::Person);
                assert!(said(&table).ends_with("Yellow, Blue."), "{}", said(&table));
                table.click("a1");
                table.click("o15");
                // The computer chooses, and plays on if it took the second side.
                table.until_a_person_may_act();
                let [first, _] = table.sitting().seats();
                let moves = if first == Seat::Person { 6 } else { 5 };
                assert_eq!(table.moves(), moves);
                assert!(!table.sitting().is_opening());
            }
        }
    }
}

#[test]
fn the_computer_chooses_after_a_persons_three_stones() {
    let mut table = table([CHANCE, Seat::Person], Starter::Second);
    table.until(Turn::Person);
    assert!(said(&table).ends_with("Yellow, Blue, Yellow."));
    // Two stones side by side for the side that begins: whoever chooses takes it.
    for field in ["h8", "a1", "i8"] {
        table.click(field);
    }
    table.until(Turn::Person);
    assert_eq!(table.sitting().history().chosen(), Some(SECOND));
    assert_eq!(table.sitting().seats(), [Seat::Person, CHANCE]);
    assert_eq!(said(&table), "Your side is Blue from now on.");
    table.click("g8");
    table.until_a_person_may_act();
    assert_eq!(table.moves(), 5);
}

#[test]
fn a_choice_is_taken_back_at_the_table() {
    let mut table = table(PERSONS, Starter::First);
    for field in ["h8", "a1", "i8"] {
        table.until(Turn::Person);
        table.click(field);
    }
    table.until(Turn::Person);
    table.want(Intent::Claim(FIRST));
    table.until(Turn::Person);
    assert_eq!(said(&table), "The sides have been swapped.");
    table.want(Intent::Undo);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 3);
    assert_eq!(table.sitting().claims().len(), 3);
    // A choice that is not offered does nothing.
    table.want(Intent::Claim(Claim::TwoMore));
    table.want(Intent::Claim(FIRST));
    assert_eq!(
        table.sitting().history().chosen(),
        Some(Claim::TwoMore),
        "it was chosen already"
    );
}

#[test]
fn two_computers_open_and_play_on() {
    let mut table = table([CHANCE; 2], Starter::First);
    table.wait("the game after the opening", |table| table.moves() > 7);
    assert!(!table.sitting().is_opening());
}
