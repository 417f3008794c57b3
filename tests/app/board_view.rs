//! The board is turned and mirrored, stones bear numbers: looking at it in another way changes nothing
//! of the game.

use crate::features::board_view::{BoardView, BoardViewCommand, StoneNumbers};
use crate::midend::Plan;

use crate::tests::prelude::*;
use fivefold_support::positions::plan;

/// A board of Lines at which two persons play, without motion.
fn table() -> Tabletop {
    Tabletop::quick().seated("mnk:9x13x5")
}

#[test]
fn a_board_that_is_turned_is_played_on_where_its_cells_are_seen() {
    let mut table = table();
    let upright = table.stage().geometry.extent();
    for (number, command) in [
        BoardViewCommand::Turn,
        BoardViewCommand::Mirror,
        BoardViewCommand::Turn,
        BoardViewCommand::Turn,
    ]
    .into_iter()
    .enumerate()
    {
        table.want(command);
        table.frames(2);
        let cell = Cell::new(number as u8, 2);
        let at = table.place_of(cell);
        table.click_at(at);
        table.frames(2);
        assert_eq!(table.moves(), number + 1);
        assert_eq!(table.game_match().history().last_target(), Some(cell));
        table.check();
    }
    // Three quarters of a turn.
    let extent = table.stage().geometry.extent();
    assert_eq!(extent, Vec2::new(upright.y, upright.x));
}

#[test]
fn arrows_lead_over_a_turned_board_as_it_is_seen() {
    let mut table = table();
    table.want(BoardViewCommand::Turn);
    table.frames(2);
    table.key(KeyCode::ArrowRight);
    let from = table.resource::<crate::input::cursor::Cursor>().focus;
    let before = table.place_of(from.expect("the keyboard is on the board"));
    table.key(KeyCode::ArrowRight);
    let to = table.resource::<crate::input::cursor::Cursor>().focus;
    let after = table.place_of(to.expect("the keyboard is on the board"));
    assert!(after.x > before.x + 1.0, "{before} to {after}");
    assert!((after.y - before.y).abs() < 0.01, "{before} to {after}");
}

#[test]
fn another_game_lies_as_usual_and_a_board_with_a_direction_is_not_turned() {
    let mut table = table();
    let usual = table.stage().geometry.clone();
    table.want(BoardViewCommand::Turn);
    table.frames(2);
    assert_ne!(table.stage().geometry, usual);
    table.sit_with(Plan {
        seed: 77,
        ..plan("mnk:9x13x5", PERSONS)
    });
    table.until(Turn::Person);
    table.frames(2);
    assert_eq!(table.stage().geometry, usual);
    table.sit("northcott:3x8", PERSONS);
    let usual = table.stage().geometry.clone();
    table.want(BoardViewCommand::Turn);
    table.frames(2);
    assert_eq!(table.stage().geometry, usual);
}

#[test]
fn the_board_turns_to_whoever_moves_where_two_persons_share_it() {
    let mut table = table();
    table.resource_mut::<Settings>().turn_to_mover = true;
    let corner = Cell::new(0, 0);
    let first = table.place_of(corner);
    table.click("e5");
    table.frames(3);
    let second = table.place_of(corner);
    assert!(
        second.x > first.x && second.y > first.y,
        "{first} to {second}"
    );
    table.want(HistoryCommand::Undo);
    table.frames(3);
    assert_eq!(table.place_of(corner), first);
}

#[test]
fn numbers_stand_on_all_stones_on_the_last_ones_or_from_here_on() {
    let mut table = table();
    for cell in ["a1", "b1", "c1", "d1", "e1", "f1", "a9"] {
        table.click(cell);
        table.frames(2);
    }
    let numbered = |table: &Tabletop| {
        let (view, settings) = (table.resource::<BoardView>(), table.resource::<Settings>());
        view.numbered(table.game_match(), settings)
    };
    assert_eq!(numbered(&table), (7..7, 1));
    table.want(BoardViewCommand::Numbers);
    assert_eq!(numbered(&table), (2..7, 3));
    table.want(BoardViewCommand::Numbers);
    assert_eq!(numbered(&table), (0..7, 1));
    table.want(BoardViewCommand::Numbers);
    table.click("b9");
    table.frames(2);
    assert_eq!(
        table.resource::<Settings>().stone_numbers,
        StoneNumbers::FromHere
    );
    assert_eq!(numbered(&table), (7..8, 1));
}
