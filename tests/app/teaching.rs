//! The teaching game: a move that gives a win away is offered back before the computer answers.

use crate::board::figure::Figure;
use crate::features::teaching::Teaching;
use crate::study::teaching::OfferReason;

use crate::tests::prelude::*;

/// A teaching game in which the person is to move.
fn taught(id: &str) -> Tabletop {
    let mut table = Tabletop::quick();
    table.resource_mut::<Settings>().teaching = true;
    table.sit(id, against_the_computer(id));
    table.until(Turn::Person);
    table
}

fn until_asked(table: &mut Tabletop) {
    table.wait("the question", |table| {
        table.resource::<Teaching>().offer().is_some()
    });
}

#[test]
fn a_move_that_gives_the_win_away_is_asked_about_and_can_be_thought_over() {
    // 3 and 2 do not pair off; 2 and 2 do, and so do 3, 2 and 1.
    let mut table = taught("nim:3,2,2");
    table.play(Hand::Pointer, "c2");
    until_asked(&mut table);
    let offer = table.resource::<Teaching>().offer().expect("an offer");
    assert_eq!(offer.reason, OfferReason::WinForLoss);
    let better = table.position().move_text(offer.better);
    assert!(["a3", "b1", "c1"].contains(&better.as_str()), "{better}");
    assert_eq!(table.moves(), 1, "the computer waits");
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 0);
    assert!(!table.resource::<Teaching>().is_at_work());
    table.play(Hand::Pointer, "a3");
    table.wait("the answer", |table| table.moves() == 2);
}

#[test]
fn a_move_that_is_kept_is_answered_and_not_asked_about_again() {
    let mut table = taught("nim:3,2,2");
    table.play(Hand::Pointer, "c2");
    until_asked(&mut table);
    table.want(HistoryCommand::Resume);
    table.wait("the answer", |table| table.moves() == 2);
    assert!(!table.resource::<Teaching>().is_at_work());
}

#[test]
fn a_good_move_is_answered_without_a_question() {
    let mut table = taught("mnk:3x3x3:x2/1o1/2x@1");
    table.play(Hand::Pointer, "b3");
    table.wait("the answer or the end", |table| {
        table.moves() == 2 || table.position().outcome().is_some()
    });
    assert!(table.resource::<Teaching>().offer().is_none());
}

#[test]
fn a_lost_draw_on_a_small_board_is_asked_about() {
    // The first side holds the middle; answering at the edge loses to two lines at once.
    let mut table = taught("mnk:3x3x3:x2/1o1/2x@1");
    table.play(Hand::Pointer, "c3");
    until_asked(&mut table);
    let offer = table.resource::<Teaching>().offer().expect("an offer");
    assert_eq!(offer.reason, OfferReason::DrawForLoss);
}

#[test]
fn between_two_persons_and_when_switched_off_nobody_asks() {
    let mut table = taught("nim:3,2,2");
    table.resource_mut::<Settings>().teaching = false;
    table.play(Hand::Pointer, "c2");
    table.wait("the answer", |table| table.moves() == 2);

    let mut table = Tabletop::quick();
    table.resource_mut::<Settings>().teaching = true;
    table.sit("nim:3,2,2", PERSONS);
    table.until(Turn::Person);
    table.play(Hand::Pointer, "c2");
    table.until_a_person_may_act();
    assert!(!table.resource::<Teaching>().is_at_work());
    assert_eq!(table.turn(), Some(Turn::Person));
}

#[test]
fn the_question_says_why_and_the_board_shows_it_until_it_is_answered() {
    let threats = |table: &Tabletop| table.count_figures(|it| it == Figure::Threat);
    let mut table = taught("nim:3,2,2");
    let reader = Reader::of(&mut table);
    table.play(Hand::Pointer, "c2");
    until_asked(&mut table);
    table.frame(16);
    let text = reader.text(&mut table);
    for sentence in [
        "This move gives the win away.",
        "This leaves a nim-sum of 1; a nim-sum of 0 would have won.",
    ] {
        assert!(text.contains(sentence), "{text}");
    }
    let taken = threats(&table);
    assert!(taken > 0, "the pebbles that the computer would take");
    reader.press(&mut table, "Think again");
    table.until(Turn::Person);
    table.frame(16);
    assert_eq!(threats(&table), 0);
    assert!(!reader.text(&mut table).contains("nim-sum"));
}
