//! Why a game was lost: from the end of a lost game to its reason, on the board and in one sentence, and
//! from there to another try.

use std::sync::Arc;

use crate::board::figure::Figure;
use crate::config::Level;
use crate::features::hints::StudyCommand;
use crate::features::loss::Losing;
use crate::features::my_games::autosave::Writing;
use crate::features::records::Statistics;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::gamepads::PadChange;
use crate::midend::Match;
use crate::players::Limits;
use crate::rules::{Move, Position};
use crate::study::loss::{Cause, Loss};
use crate::words::ENGLISH;

use crate::tests::my_games::Place;
use crate::tests::prelude::*;

/// A computer that does not err where little is to be seen.
const STRONGEST: Seat = Seat::Computer(Opponent::Level(Level::STRONGEST));

/// The most inputs from the end of a lost game to its reason.
const MOST_INPUTS: usize = 3;

/// A lost game of each of the five: from where, what the person plays, and what is told.
const LOST: [(&str, &str, &str); 5] = [
    (
        "nim:3,4,5",
        "c1",
        "1. Blue took 1 from row c. That lost; it is proven. Better: 2 from row a.",
    ),
    (
        "corner:8x8:h6",
        "h5",
        "1. Blue played h5. That lost; it is proven. Better: f6.",
    ),
    (
        "northcott:2x8:1-8,1-6",
        "b2",
        "1. Blue played b2. That lost; it is proven. Better: a3.",
    ),
    // The open three in the middle is not stopped.
    (
        "mnk:9x9x5:9/9/9/9/3xxx3/9/9/9/ooo6@1",
        "a9",
        "1. Blue played a9. That lost; it is ",
    ),
    // One atom more and the corner bursts over everything.
    ("atoms:4x4", "", " That lost; it is "),
];

fn seated(mut table: Tabletop, id: &str) -> Tabletop {
    table.speed(Speed::Off);
    table.limit(Limits::of_nodes(2_000));
    let numbers = &mut table.resource_mut::<Configs>().study.analysis;
    (numbers.coarse_nodes, numbers.deep_nodes) = (500, 2_000);
    table.sit(id, [Seat::Person, STRONGEST]);
    table.until(Turn::Person);
    table
}

/// Plays these moves and then the first or, in games in which one can go back for ever, the furthest
/// ones, until the person has lost.
fn lose(table: &mut Tabletop, moves: &str) {
    let mut script = moves.split_ascii_whitespace();
    while table.turn() != Some(Turn::Over) {
        let position = table.position().clone();
        let mv = match script.next() {
            Some(text) => position.parse_move(text).expect(text),
            None => furthest(&position),
        };
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    assert!(Losing::is_offered(table.game_match()));
}

fn furthest(position: &Position) -> Move {
    let moves = position.legal_moves();
    let column = |mv: &&Move| position.target(**mv).map(|cell| cell.col);
    *moves.iter().max_by_key(column).expect("a move")
}

fn lost(id: &str, moves: &str) -> Tabletop {
    let mut table = seated(Tabletop::new(), id);
    lose(&mut table, moves);
    table
}

fn shown(table: &Tabletop) -> Option<&Loss> {
    table.resource::<Losing>().shown(table.game_match())
}

/// Frames until the reason is told and the board rests.
fn until_told(table: &mut Tabletop) {
    table.wait("the reason", |table| {
        give_way();
        shown(table).is_some()
    });
    table.wait("the board at rest", |table| {
        table.is_at_rest() && table.turn() != Some(Turn::Animating)
    });
    table.frame(16);
}

#[test]
fn a_lost_game_of_each_kind_is_explained_with_one_key() {
    let mut most = 0;
    for (id, moves, expected) in LOST {
        let mut table = lost(id, moves);
        let reader = Reader::of(&mut table);
        let mut inputs = 0;
        table.key(KeyCode::KeyW);
        inputs += 1;
        until_told(&mut table);
        let text = reader.text(&mut table);
        assert!(text.contains(expected), "{id}: {text}");
        let better = text.contains(" Better: ");
        let sure = text.contains("it is proven") || text.contains("it is an estimate");
        assert!(better && sure, "{id}: {text}");
        let crossed = table.count_figures(|it| it == Figure::LosingMove);
        let ringed = table.count_figures(|it| it == Figure::HintRing);
        assert!(crossed > 0 && ringed > 0, "{id}: {crossed}, {ringed}");
        let lost = table.resource::<Losing>().shown_move(table.game_match());
        let lost = lost.expect("a move").clone();
        assert_eq!(table.game_match().history().current(), lost.before);
        let told = lost.told.expect("a reason");
        let why = ENGLISH.sentence(&told.why);
        assert!(text.contains(&why), "{id}: {why} is not in {text}");
        println!("{id}: {inputs} input to “{why}”");
        most = most.max(inputs);
    }
    println!("inputs from a loss to its reason: {most}");
    assert!(most <= MOST_INPUTS);
}

#[test]
fn the_cross_on_a_losing_move_stands_beside_what_lies_there() {
    let mut beside = 0;
    for (id, moves, _) in LOST {
        let mut table = lost(id, moves);
        table.key(KeyCode::KeyW);
        until_told(&mut table);
        let (stage, shown) = (table.stage(), table.shown());
        for (entity, figure) in table.on_board::<Figure>() {
            if *figure != Figure::LosingMove {
                continue;
            }
            let at = table.pose(entity).at;
            let cell = stage.geometry.cell_at(at).expect("a cell");
            if shown.at(cell).count > 0 || stage.lying.contains(&cell) {
                let apart = at.distance(stage.geometry.centre(cell));
                assert!(apart > 0.3, "{id}: {apart} from the middle of {cell:?}");
                beside += 1;
            }
        }
    }
    assert!(beside > 0);
}

#[test]
fn the_button_is_in_sight_at_the_end_of_a_game_and_can_be_pressed() {
    for size in [(1280.0, 720.0), (375.0, 667.0)] {
        let mut table = lost("nim:3,4,5", "c1");
        let reader = Reader::in_window(&mut table, size.0, size.1);
        table.frames(3);
        let place = reader.place(&mut table, "Why did I lose?");
        assert!(place.bottom() <= size.1, "{place:?} in {size:?}");
        reader.press(&mut table, "Why did I lose?");
        until_told(&mut table);
        reader.says(&mut table, "That lost; it is proven");
    }
}

#[test]
fn a_gamepad_asks_too() {
    let mut table = lost("nim:3,4,5", "c1");
    table.pad_event(1, PadChange::Connected);
    table.pad(PadButton::North);
    until_told(&mut table);
}

#[test]
fn the_marks_go_with_the_position_and_come_back_with_the_question() {
    let mut table = lost("nim:3,4,5", "c1");
    table.want(StudyCommand::WhyLost);
    until_told(&mut table);
    table.want(HistoryCommand::ToEnd);
    table.until(Turn::Over);
    table.frame(16);
    assert_eq!(table.count_figures(|it| it == Figure::LosingMove), 0);
    table.want(StudyCommand::WhyLost);
    until_told(&mut table);
    assert!(table.count_figures(|it| it == Figure::LosingMove) > 0);
}

#[test]
fn trying_again_goes_on_before_the_mistake_and_counts_for_nothing() {
    let place = Place::new();
    let mut table = seated(place.start(), "nim:3,4,5");
    lose(&mut table, "a2 b1 c1");
    let games = |table: &Tabletop| table.resource::<Statistics>().scores().games().len();
    let counted = games(&table);
    table.want(StudyCommand::WhyLost);
    until_told(&mut table);
    let lost_game = table.game_match().clone();
    let before = table.position().clone();
    let played = shown(&table)
        .and_then(Loss::losing_move)
        .map(|it| it.played);
    table.want(MatchCommand::TryAgain);
    table.until(Turn::Person);
    assert_eq!(*table.position(), before);
    assert_eq!(table.game_match().seat(Side::Second), STRONGEST);
    assert!(!table.game_match().is_same_game(&lost_game));
    assert!(table.game_match().counting().apart);
    assert!(shown(&table).is_none(), "the reason stays behind");
    // It is lost again, in the same way, and nobody counts it.
    let played = table.position().move_text(played.expect("a move"));
    lose(&mut table, &played);
    assert_eq!(games(&table), counted);
    // The game that was lost first lies there as it ended.
    table.wait("the games to be written", |table| {
        table.resource::<Writing>().is_idle()
    });
    let kept: Vec<Arc<Match>> = place
        .games()
        .into_iter()
        .map(|listed| listed.game_match.expect("a game"))
        .collect();
    assert_eq!(kept.len(), 2);
    let first = kept.iter().find(|kept| kept.is_same_game(&lost_game));
    let first = first.expect("the lost game");
    assert_eq!(
        first.result().and_then(|it| it.winner()),
        Some(Side::Second)
    );
}

#[test]
fn the_search_can_be_stopped_and_ends_with_the_game() {
    let mut table = lost("mnk:9x9x5:9/9/9/9/3xxx3/9/9/9/ooo6@1", "a9");
    let endless = 100_000_000_000;
    table.resource_mut::<Configs>().study.analysis.coarse_nodes = endless;
    let reader = Reader::of(&mut table);
    table.key(KeyCode::KeyW);
    table.frames(3);
    assert!(table.resource::<Losing>().is_looking());
    reader.says(&mut table, "Looking back");
    reader.press(&mut table, "Stop");
    table.frames(3);
    assert!(!table.resource::<Losing>().is_looking());
    assert!(reader.offers(&mut table, "Why did I lose?"));
    table.key(KeyCode::KeyW);
    table.frame(16);
    table.want(MatchCommand::NewGame);
    table.until_a_person_may_act();
    assert!(!table.resource::<Losing>().is_looking());
}

#[test]
fn whoever_gives_up_too_early_is_told_how_the_board_stood() {
    let mut table = seated(Tabletop::new(), "nim:3,4,5");
    table.play(Hand::Keys, "a2");
    table.until(Turn::Person);
    table.want(MatchCommand::Resign);
    table.until(Turn::Over);
    let reader = Reader::of(&mut table);
    table.key(KeyCode::KeyW);
    until_told(&mut table);
    let cause = shown(&table).map(|loss| loss.cause.clone());
    assert!(
        matches!(cause, Some(Cause::NotOnTheBoard { .. })),
        "{cause:?}"
    );
    reader.says(&mut table, "On the board you were winning; that is proven.");
    let position = table.position().clone();
    reader.press(&mut table, "Try again from here");
    table.until(Turn::Person);
    assert_eq!(*table.position(), position);
    assert_eq!(table.game_match().result(), None);
}

#[test]
fn nobody_is_asked_who_has_won_or_plays_with_a_friend() {
    let mut table = Tabletop::quick().seated("nim:1");
    table.play(Hand::Keys, "a1");
    table.until(Turn::Over);
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Why did I lose?"));
    table.key(KeyCode::KeyW);
    table.frames(3);
    assert!(!table.resource::<Losing>().is_looking());
}
