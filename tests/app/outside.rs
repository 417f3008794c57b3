//! A game from outside, `examples/chomp.rs`, in the window: its card, its board under the mouse, and the board in
//! words. The catalogue of games is one for the whole process, so each of these tests runs in a process of its own.

#[allow(dead_code, reason = "the tests do not begin at its main function")]
#[path = "../../examples/chomp.rs"]
mod chomp;

use std::process::Command;

use chomp::Chomp;

use crate::games;
use crate::rules::GameId;

use crate::tests::prelude::*;

/// Says that the process has been started for one of these tests.
const OWN_PROCESS: &str = "FIVEFOLD_TEST_WITH_CHOMP";

/// Runs a test of this file with Chomp in the catalogue, in a process that does nothing else.
fn with_chomp(name: &str, test: impl FnOnce()) {
    if std::env::var_os(OWN_PROCESS).is_some() {
        games::add(&[chomp::ENTRY]).expect("the catalogue has not been read");
        return test();
    }
    let tests = std::env::current_exe().expect("the tests have a path");
    let output = Command::new(tests)
        .args([
            "--exact",
            &format!(
                "{}::{name}",
                module_path!().split_once("::").expect("a crate").1
            ),
        ])
        .env(OWN_PROCESS, "yes")
        .output()
        .expect("the tests can be started");
    let told = String::from_utf8_lossy(&output.stdout);
    assert!(told.contains("1 passed"), "{told}");
}

#[test]
fn it_has_a_card_in_the_menu() {
    with_chomp("it_has_a_card_in_the_menu", || {
        let mut table = Tabletop::new();
        let reader = Reader::of(&mut table);
        reader.press(&mut table, "Chomp. Leave the poison to the other.");
        reader.press(&mut table, "Start");
        assert_eq!(table.position().game(), GameId::of::<Chomp>());
    });
}

#[test]
fn it_is_played_with_the_mouse_and_read_in_words() {
    with_chomp("it_is_played_with_the_mouse_and_read_in_words", || {
        let mut table = Tabletop::new().seated("chomp:3x3");
        let reader = Reader::of(&mut table);
        let [top_right, poison] = ["c3", "a1"].map(|field| table.cell(field));
        assert_eq!(reader.field(&mut table, top_right), "c3, tile");
        // The first side wins on three columns and rows: it keeps the edges of the same length.
        for field in ["b2", "c1", "a3", "b1", "a2", "a1"] {
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
    });
}
