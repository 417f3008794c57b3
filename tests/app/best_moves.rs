//! The best moves while somebody studies: live with the position, on the board when pointed at, and
//! never for somebody who plays against a computer.

use crate::board::figure::Figure;
use crate::config::Level;
use crate::features::best_moves::BestMovesList;
use crate::features::hints::StudyCommand;
use crate::rules::Move;
use crate::study::preserving_moves::keeping;

use crate::tests::prelude::*;

fn sat(id: &str, seats: [Seat; 2]) -> Tabletop {
    let mut table = Tabletop::quick();
    let numbers = &mut table.resource_mut::<Configs>().study.best_moves;
    (numbers.first_nodes, numbers.nodes) = (100, 500);
    table.sit(id, seats);
    table.until(Turn::Person);
    table
}

fn listed(table: &Tabletop) -> Vec<Move> {
    let list = table.resource::<BestMovesList>().of(table.position());
    list.iter().map(|rated| rated.mv).collect()
}

fn until_done(table: &mut Tabletop) {
    table.frames(2);
    table.wait("the best moves", |table| {
        give_way();
        !listed(table).is_empty() && !table.resource::<BestMovesList>().is_looking()
    });
}

#[test]
fn five_best_moves_follow_the_position() {
    for id in [
        "nim:3,4,5,7",
        "mnk:9x9x5:9/9/9/9/4o4/3x5/9/9/9@1",
        "atoms:4x4",
    ] {
        let mut table = sat(id, PERSONS);
        table.key(KeyCode::F9);
        until_done(&mut table);
        let before = listed(&table);
        assert_eq!(before.len(), 5, "{id}");
        if let Some(keeps) = keeping(table.position()).filter(|it| it.is_exact()) {
            assert!(keeps.moves.contains(&before[0]), "{id}");
        }
        table.play_by(Hand::Keys, before[0]);
        table.until(Turn::Person);
        until_done(&mut table);
        let legal = table.position().legal_moves();
        assert!(listed(&table).iter().all(|mv| legal.contains(mv)), "{id}");
        table.want(HistoryCommand::Undo);
        table.until(Turn::Person);
        until_done(&mut table);
        assert_eq!(listed(&table), before, "{id}");
    }
}

#[test]
fn the_button_is_there_as_soon_as_something_was_played() {
    let mut table = sat("nim:3,4,5", PERSONS);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Best moves"));
    let mv = table.position().legal_moves()[0];
    table.play_by(Hand::Keys, mv);
    table.until(Turn::Person);
    reader.press(&mut table, "Best moves");
    until_done(&mut table);
    assert_eq!(listed(&table).len(), 5);
    reader.press(&mut table, "Hide");
    table.frames(2);
    assert!(listed(&table).is_empty());
}

#[test]
fn the_file_says_how_many() {
    let mut table = sat("nim:3,4,5", PERSONS);
    table.resource_mut::<Configs>().study.best_moves.moves = 2;
    table.want(StudyCommand::BestMoves);
    until_done(&mut table);
    assert_eq!(listed(&table).len(), 2);
}

#[test]
fn the_move_that_has_the_focus_is_shown_on_the_board_and_played_when_pressed() {
    let mut table = sat("nim:3,4,5", PERSONS);
    let reader = Reader::of(&mut table);
    table.want(StudyCommand::BestMoves);
    until_done(&mut table);
    table.frame(16);
    assert_eq!(table.count_figures(|it| it == Figure::HintRing), 0);
    let text = reader.text(&mut table);
    assert!(text.contains("1. a2  wins"), "{text}");
    assert!(text.contains("loses"), "{text}");
    reader.focus(&mut table, "1. a2  wins");
    table.frames(2);
    assert_eq!(
        table.count_figures(|it| it == Figure::HintRing),
        2,
        "two pebbles"
    );
    let painted = reader.painted_texts(&mut table);
    for number in ["1", "2", "3"] {
        assert!(painted.iter().any(|(text, _)| text == number), "{number}");
    }
    reader.press(&mut table, "1. a2  wins");
    table.until(Turn::Person);
    assert_eq!(table.record(), "a2");
}

#[test]
fn nobody_who_plays_against_a_computer_is_told() {
    let opponent = Seat::Computer(Opponent::Level(Level::USUAL));
    let mut table = sat("nim:3,4,5", [Seat::Person, opponent]);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Best moves"));
    table.key(KeyCode::F9);
    table.frames(3);
    assert!(listed(&table).is_empty());
    // After the end the game is looked through with them.
    while table.turn() != Some(Turn::Over) {
        let mv = table.position().legal_moves()[0];
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    table.want(HistoryCommand::ToStart);
    table.until(Turn::Person);
    until_done(&mut table);
    assert_eq!(listed(&table).len(), 5);
}

#[test]
fn they_go_when_nobody_wants_them_any_more() {
    let mut table = sat("mnk:15x15x5", PERSONS);
    table.resource_mut::<Configs>().study.best_moves.nodes = 100_000_000_000;
    table.key(KeyCode::F9);
    table.frames(2);
    assert!(table.resource::<BestMovesList>().is_looking());
    table.key(KeyCode::F9);
    table.frames(2);
    assert!(!table.resource::<BestMovesList>().is_looking());
    assert!(listed(&table).is_empty());
}
