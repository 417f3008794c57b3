//! The opening rules at the table: what the setup lists, what the panel says, stones that go elsewhere,
//! numbers by buttons, points offered on the board.

use crate::board::figure::Figure;
use crate::features::game::opening::sentence;
use crate::features::language::Words;
use crate::games::lines::{PRO, TARAGUCHI_10, YAMAGUCHI};
use crate::midend::{Opening, OpeningChoice, Plan, Starter};
use crate::players::Limits;
use crate::turn::validation::LastRefusal;

use crate::tests::prelude::*;
use fivefold_support::positions::plan;

pub(super) const CHANCE: Seat = Seat::Computer(Opponent::Random);

/// A game between these seats with this opening; this side begins.
pub(super) fn opened(opening: Opening, id: &str, seats: [Seat; 2], begins: Starter) -> Tabletop {
    let mut table = Tabletop::quick();
    table.limit(Limits::of_nodes(2_000));
    table.sit_with(Plan {
        starter: Some(begins),
        opening,
        seed: 3,
        ..plan(id, seats)
    });
    table
}

/// What the panel says of the opening.
pub(super) fn said(table: &Tabletop) -> String {
    sentence(&Words::default(), table.game_match()).unwrap_or_default()
}

#[test]
fn the_setup_lists_those_that_fit_the_board() {
    let mut table = Tabletop::quick();
    table.open(crate::games::lines::ID);
    let reader = Reader::of(&mut table);
    let mut listed = |params: &str, names: &[&str]| {
        table.draft().take_preset(params).expect("a preset");
        table.frame(0);
        if params == "15x15x5" {
            reader.press(&mut table, "More options");
        }
        for name in names {
            assert!(reader.offers(&mut table, name), "{params} {name}");
        }
    };
    listed("15x15x5", &["Swap", "Swap2", "Pro", "Long Pro"]);
    listed(
        "15x15x5,renju",
        &["RIF", "Yamaguchi", "Soosyrv-8", "Taraguchi-10"],
    );
}

#[test]
fn a_stone_that_goes_elsewhere_is_refused_with_the_reason() {
    let mut table = opened(PRO, "mnk:15x15x5", PERSONS, Starter::First);
    table.until(Turn::Person);
    let expected = "Blue places stone 1. Stone 1 goes in the centre of the board.";
    assert_eq!(said(&table), expected);
    table.click_all("h9");
    assert_eq!(table.moves(), 0);
    assert!(table.resource::<LastRefusal>().0.is_some());
    table.click_all("h8 a1 j10");
    assert_eq!(table.moves(), 2);
    table.click_all("k8");
    assert_eq!(table.moves(), 3);
    assert_eq!(said(&table), "");
}

#[test]
fn points_are_offered_at_the_board_and_one_is_chosen_there() {
    let mut table = opened(YAMAGUCHI, "mnk:15x15x5,renju", PERSONS, Starter::First);
    let reader = Reader::of(&mut table);
    table.click_all("h8 h9 h7");
    let expected = "Blue says how many points will be offered for stone 5.";
    assert_eq!(said(&table), expected);
    assert!(reader.offers(&mut table, "12"));
    reader.press(&mut table, "2");
    table.until(Turn::Person);
    table.want(MatchCommand::Choose(OpeningChoice::SIDES[1]));
    table.until(Turn::Person);
    assert_eq!(said(&table), "Yellow places stone 4.");
    table.click_all("i9");
    let expected = "Blue offers points for stone 5, no two of them symmetrical. Still to offer: 2.";
    assert_eq!(said(&table), expected);
    table.click_all("a1 a1 b1");
    assert_eq!((table.moves(), table.game_match().offered().len()), (4, 2));
    let expected = "Yellow chooses where stone 5 goes: on one of the points offered.";
    assert_eq!(said(&table), expected);
    let fields = reader.fields(&mut table);
    let offered = fields
        .iter()
        .filter(|field| field.words.ends_with("offered"));
    assert_eq!(offered.count(), 2);
    assert!(table.count_figures(|figure| matches!(figure, Figure::Ghost(_))) >= 2);
    table.click_all("c1");
    assert_eq!(table.moves(), 4);
    table.click_all("b1");
    assert_eq!(table.moves(), 5);
    assert!(!table.game_match().is_opening());
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!((table.moves(), table.game_match().offered().len()), (4, 2));
}

#[test]
fn two_computers_offer_points_and_play_on() {
    let mut table = opened(
        TARAGUCHI_10,
        "mnk:15x15x5,renju",
        [CHANCE; 2],
        Starter::First,
    );
    table.wait("the game after the opening", |table| table.moves() > 7);
    assert!(!table.game_match().is_opening());
}
