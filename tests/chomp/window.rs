//! The game in the window: its card, its board under the mouse, and the board in words.

use fivefold::states::Turn;
use fivefold::turn::undo::HistoryCommand;

use crate::harness::{PERSONS, Tabletop};
use crate::reader::Reader;
use crate::{CHOMP, MOVES, add_chomp};

#[test]
fn it_has_a_card_in_the_menu() {
    add_chomp();
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Chomp. Leave the poison to the other.");
    reader.press(&mut table, "Start");
    assert_eq!(table.position().game(), CHOMP);
}

#[test]
fn it_is_played_with_the_mouse_and_read_in_words() {
    add_chomp();
    let mut table = Tabletop::new();
    table.sit("chomp:3x3", PERSONS);
    table.until(Turn::Person);
    let reader = Reader::of(&mut table);
    let [top_right, poison] = ["c3", "a1"].map(|field| table.cell(field));
    assert_eq!(reader.field(&mut table, top_right), "c3, tile");
    for field in MOVES.split(' ') {
        table.click(field);
        table.until_a_person_may_act();
    }
    assert_eq!(table.turn(), Some(Turn::Over));
    assert_eq!(reader.field(&mut table, top_right), "c3, empty");
    let news = reader.news(&mut table);
    assert!(news.contains("Yellow took the poisoned square."), "{news}");
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(reader.field(&mut table, poison), "a1, tile");
}
