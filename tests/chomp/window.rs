//! The game in the window: its card, its board under the mouse, and the board in words.

use fivefold::app::state::intent::{HistoryCommand, Intent, ScreenCommand};
use fivefold::app::state::language::Words;
use fivefold::app::state::states::Turn;
use fivefold::app::ui::accessibility::Reading;

use crate::harness::{PERSONS, Tabletop, read};
use crate::{CHOMP, MOVES, add_chomp};

/// What is read out of a field.
fn label<'a>(reading: &'a Reading, field: &str) -> &'a str {
    let mut labels = reading.board.iter().flatten().map(|place| &place.label);
    let found = labels.find(|label| label.starts_with(field));
    found.unwrap_or_else(|| panic!("{field} is not on the board"))
}

#[test]
fn it_has_a_card_in_the_menu() {
    add_chomp();
    let mut table = Tabletop::new();
    let menu = read(&mut table, &Words::default());
    let open = Intent::from(ScreenCommand::Open(CHOMP));
    let card = menu.actions.iter().find(|action| action.intent == open);
    assert_eq!(
        card.map(|card| card.label.as_str()),
        Some("Chomp. Leave the poison to the other.")
    );
    table.open(CHOMP);
    table.start();
    assert_eq!(table.position().game(), CHOMP);
}

#[test]
fn it_is_played_with_the_mouse_and_read_in_words() {
    add_chomp();
    let words = Words::default();
    let mut table = Tabletop::new();
    table.sit("chomp:3x3", PERSONS);
    table.until(Turn::Person);
    assert_eq!(label(&read(&mut table, &words), "c3"), "c3, tile");
    for field in MOVES.split(' ') {
        table.click(field);
        table.until_a_person_may_act();
    }
    let reading = read(&mut table, &words);
    assert_eq!(table.turn(), Some(Turn::Over));
    assert_eq!(label(&reading, "c3"), "c3, empty");
    assert!(
        reading.news.contains("Yellow took the poisoned square."),
        "{}",
        reading.news
    );
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(label(&read(&mut table, &words), "a1"), "a1, tile");
}
