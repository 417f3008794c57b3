//! What the screens say about a game is so.

use crate::features::language::{Language, Words};

use crate::tests::prelude::*;

/// The program after this was pasted.
fn pasted(text: &str) -> (Tabletop, Reader) {
    let mut table = Tabletop::quick();
    let reader = Reader::of(&mut table);
    table.paste(text);
    table.until_a_person_may_act();
    (table, reader)
}

#[test]
fn a_game_of_five_moves_is_called_so() {
    let mut table = Tabletop::quick();
    let reader = Reader::of(&mut table);
    table.sit("mnk:9x9x5", PERSONS);
    for text in ["e5", "e6", "d5", "f5", "d7"] {
        table.until(Turn::Person);
        table.play(Hand::Pointer, text);
    }
    table.until(Turn::Person);
    table.want(ScreenCommand::ToMenu);
    table.frame(16);
    assert!(reader.offers(&mut table, "Continue · Lines, 5 moves"));
}

#[test]
fn the_computer_is_offered_the_beginning_of_a_game_but_not_a_position_from_elsewhere() {
    for (text, is_offered) in [("nim:3,4,5", true), ("nim:3,4,5:1,4,5@1", false)] {
        let (mut table, reader) = pasted(text);
        let offers = reader.offers(&mut table, "Computer begins");
        assert_eq!(offers, is_offered, "{text}");
    }
}

#[test]
fn whose_turn_it_is_is_said_once() {
    let (mut table, reader) = pasted("(;GM[4]FF[4]SZ[9];B[ee])");
    let news = reader.news(&mut table);
    assert!(
        news.contains("Yellow to move") && !news.contains('('),
        "{news}"
    );
    assert!(reader.text(&mut table).matches("Yellow to move").count() == 1);
    let (mut table, reader) = pasted("nim:3,4,5");
    let news = reader.news(&mut table);
    assert!(
        news.contains("Your turn") && !news.contains("You ("),
        "{news}"
    );
}

/// A game that was won with help counts as won, but not for these.
#[test]
fn records_that_ask_for_a_win_without_help_say_so() {
    let mut words = Words::default();
    for (language, help) in [(Language::En, "without help"), (Language::Pl, "bez pomocy")] {
        words.choose(language);
        for key in ["streak", "best", "shortest"] {
            let name = words.say(&format!("scores-feat-{key}"));
            assert!(name.contains(help), "{name}");
        }
    }
}
