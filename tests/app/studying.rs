//! Hints, the verdict, threats and previews: what is told about a position is true, is marked on the
//! board, and disappears with the position.

use crate::ask::thinking::Thinking;
use crate::board::figure::Figure;
use crate::features::hints::previewing::Previewing;
use crate::features::hints::{STEPS, StudyCommand, Studying};
use crate::games::lines::NOUGHTS_6;
use crate::games::nim::{NIM_SEARCHER, Nim};
use crate::players::nimbers::{nim_sum, winning_moves};
use crate::rules::Game as _;
use crate::study::standing::PositionJudgement;

use crate::tests::prelude::*;

/// Asks for one more step of a hint and waits until it is there.
fn ask(table: &mut Tabletop) {
    table.want(StudyCommand::Hint);
    table.wait("a hint", |table| {
        let position = table.position().clone();
        table.resource::<Studying>().hint(&position).is_some()
    });
    table.frame(16);
}

#[test]
fn a_hint_in_nim_shows_the_row_then_the_move_then_the_proof() {
    let mut table = Tabletop::quick().seated("nim:3,4,6");
    ask(&mut table);
    assert_eq!(
        table.count_figures(|it| matches!(it, Figure::Region(_))),
        1,
        "one light"
    );
    assert_eq!(table.count_figures(|it| it == Figure::HintRing), 0);
    ask(&mut table);
    assert_eq!(table.count_figures(|it| matches!(it, Figure::Region(_))), 0);
    let rings = table.count_figures(|it| it == Figure::HintRing);
    ask(&mut table);
    let position = table.position().clone();
    let (hint, step) = table
        .resource::<Studying>()
        .hint(&position)
        .expect("a hint");
    assert_eq!(step, STEPS);
    let nim: &Nim = position.as_game().expect("a game of Nim");
    let mv = Nim::unpack(hint.mv).expect("a move of Nim");
    assert!(winning_moves(nim).contains(&mv));
    assert_eq!(
        rings,
        usize::from(mv.count),
        "every pebble to take is marked"
    );
    let proof = hint.proof.as_ref().expect("a proof");
    assert_eq!(nim_sum(proof.after.heaps().iter().copied()), 0);
    // More than everything there is not.
    table.want(StudyCommand::Hint);
    assert_eq!(table.resource::<Studying>().step(&position), STEPS);
}

#[test]
fn a_hint_ends_with_the_position_it_was_asked_for_and_comes_back_with_it() {
    let mut table = Tabletop::quick().seated("mnk:3x3x3:ox1/3/3@1");
    ask(&mut table);
    table.click("b2");
    table.until(Turn::Person);
    table.frame(16);
    let position = table.position().clone();
    assert_eq!(table.resource::<Studying>().step(&position), 0);
    assert_eq!(table.count_figures(|it| matches!(it, Figure::Region(_))), 0);
    table.want(HistoryCommand::Undo);
    table.until_a_person_may_act();
    table.frames(5);
    let position = table.position().clone();
    assert_eq!(table.resource::<Studying>().step(&position), 1);
    assert_eq!(table.count_figures(|it| matches!(it, Figure::Region(_))), 1);
}

#[test]
fn nobody_studies_unless_somebody_wants_to_know() {
    let mut table = Tabletop::quick().seated("nim:3,4,6");
    table.frames(10);
    let position = table.position().clone();
    assert!(!table.resource::<Studying>().is_busy());
    assert!(table.resource::<Studying>().insight(&position).is_none());
}

#[test]
fn the_verdict_tells_who_wins_and_how_many_moves_keep_it() {
    let mut table = Tabletop::quick().seated("nim:3,4,6");
    table.resource_mut::<Settings>().show_verdict = true;
    table.wait("the verdict", |table| {
        table.resource::<Studying>().told().is_some()
    });
    let standing = table.resource::<Studying>().told().expect("it").standing;
    let winner = match standing.judgement {
        PositionJudgement::Proven { winner, .. } => winner,
        other => panic!("{other:?} of a solved game"),
    };
    assert_eq!(winner, Some(Side::First));
    let kept = standing.kept.expect("moves that keep it");
    let nim: &Nim = table.position().as_game().expect("a game of Nim");
    assert_eq!(kept.moves, winning_moves(nim).len());
    assert_eq!(kept.legal, 13);
}

#[test]
fn threats_of_the_opponent_are_marked_where_it_would_play() {
    let mut table = Tabletop::quick().seated("mnk:9x9x5:9/9/9/2xxx4/9/9/1oo6/1o7/9@1");
    assert_eq!(table.count_figures(|it| it == Figure::Threat), 0);
    table.resource_mut::<Settings>().show_threats = true;
    table.frame(16);
    assert!(table.count_figures(|it| it == Figure::Threat) >= 2);
}

#[test]
fn what_a_move_of_atoms_would_set_off_is_seen_wave_by_wave_and_can_be_held() {
    let mut table = Tabletop::quick().seated("atoms:4x4:4/1cC1/1BC1/4@1");
    let cell = table.cell("b3");
    table.want(BoardInput::Point(Some(cell)));
    table.frame(16);
    let preview = table.resource::<Previewing>().preview().expect("a preview");
    assert!(preview.waves >= 2, "{} waves", preview.waves);
    let last = preview.frames.len() - 1;
    let hatched = |table: &Tabletop| table.count_figures(|it| matches!(it, Figure::Hatched(_)));
    let at_the_end = hatched(&table);
    assert!(at_the_end > 0);
    assert_eq!(table.resource::<Previewing>().frame(), last);
    table.want(BoardInput::Wave(-1));
    assert_eq!(table.resource::<Previewing>().frame(), last - 1);
    for _ in 0..=last {
        table.want(BoardInput::Wave(-1));
    }
    table.frame(16);
    assert_eq!(table.resource::<Previewing>().frame(), 0);
    assert_eq!(
        hatched(&table),
        0,
        "before the move nothing has changed hands"
    );
    // Held, it stays while the pointer goes to the slider.
    table.want(BoardInput::SecondPress(cell));
    table.want(BoardInput::Point(None));
    table.frame(16);
    assert!(table.resource::<Previewing>().preview().is_some());
    table.want(BoardInput::SecondPress(cell));
    table.frame(16);
    assert!(table.resource::<Previewing>().preview().is_none());
    assert_eq!(hatched(&table), 0);
}

/// Who wins by what stands in the panel.
fn told_winner(table: &Tabletop) -> Option<Side> {
    let told = table.resource::<Studying>().told()?;
    match told.standing.judgement {
        PositionJudgement::Proven { winner, .. } => winner,
        other => panic!("{other:?} is not proven"),
    }
}

/// A person who sees who is winning has given the win away, and the opponent is to answer.
fn given_away(opponent: Opponent, shows_verdict: bool) -> Tabletop {
    let mut table = Tabletop::new();
    table.resource_mut::<Settings>().show_verdict = shows_verdict;
    table.sit("nim:3,4,6", [Seat::Person, Seat::Computer(opponent)]);
    table.until(Turn::Person);
    if shows_verdict {
        table.wait("the verdict", |table| told_winner(table).is_some());
        assert_eq!(told_winner(&table), Some(Side::First));
    }
    table.play(Hand::Pointer, "a3");
    table.until(Turn::Computer);
    table
}

#[test]
fn on_the_computers_turn_the_verdict_is_what_it_has_found() {
    let mut table = given_away(NIM_SEARCHER, true);
    let reader = Reader::of(&mut table);
    assert_ne!(told_winner(&table), Some(Side::First), "the old verdict");
    table.let_the_players_finish();
    table.frame(1);
    assert_eq!((table.moves(), table.turn()), (1, Some(Turn::Computer)));
    assert_eq!(told_winner(&table), Some(Side::Second), "found, not shown");
    reader.says(&mut table, "You lose: the computer has found a win.");
    // Behind its move that still holds, until the new position has been looked at.
    table.wait("the answer", |table| table.moves() == 2);
    assert_eq!(told_winner(&table), Some(Side::Second));
    table.wait("a look at the new position", |table| {
        let told = table.resource::<Studying>().told();
        told.is_some_and(|told| !told.by_player)
    });
    assert_eq!(told_winner(&table), Some(Side::Second));
    reader.says(&mut table, "Yellow is winning.");
}

#[test]
fn whoever_does_not_want_to_know_is_not_told_what_the_computer_has_found() {
    let mut table = given_away(NIM_SEARCHER, false);
    let reader = Reader::of(&mut table);
    table.let_the_players_finish();
    table.frame(1);
    let text = reader.text(&mut table);
    assert!(
        !text.contains("lose") && !text.contains("winning"),
        "{text}"
    );
}

#[test]
fn of_a_computer_that_finds_nothing_nothing_is_told() {
    let mut table = given_away(Opponent::Random, true);
    let reader = Reader::of(&mut table);
    table.let_the_players_finish();
    table.frame(1);
    assert_eq!((table.moves(), table.turn()), (1, Some(Turn::Computer)));
    assert_eq!(table.resource::<Studying>().told(), None);
    let text = reader.text(&mut table);
    assert!(text.contains("Nothing is known yet."), "{text}");
    assert!(!text.contains("is winning"), "{text}");
}

/// It tries all replies to all moves before the one that wins, which takes it ages.
#[test]
fn a_computer_that_thinks_on_tells_its_win_already() {
    let mut table = Tabletop::quick();
    let empty = ["19"; 16].join("/");
    let id = format!("mnk:19x19x5:{empty}/o2o2o2o9/19/15xxxx@1");
    table.sit(&id, [Seat::Person, Seat::Computer(NOUGHTS_6)]);
    table.until(Turn::Person);
    table.play(Hand::Pointer, "a1");
    table.wait("the win", |table| told_winner(table) == Some(Side::Second));
    assert!(!table.resource_mut::<Thinking>().has_decided());
    assert_eq!((table.moves(), table.turn()), (1, Some(Turn::Computer)));
}

#[test]
fn a_key_shows_the_binary_columns_of_a_game_with_heaps_and_hides_them_again() {
    for (id, told) in [
        ("nim:3,4,5", Some("In the marked columns")),
        ("nim:1,4,5", Some("In every column")),
        ("corner:8x8:g6", Some("In the marked columns")),
        ("northcott:3x8:1-5,1-8,2-5", Some("In the marked columns")),
        // Wythoff's pairs are no heaps, and lines have none.
        ("corner:8x8,queen:f6", None),
        ("mnk:3x3x3", None),
    ] {
        let mut table = Tabletop::quick().seated(id);
        let reader = Reader::of(&mut table);
        let columns = |table: &mut Tabletop| {
            let told = reader.read(table).into_iter().map(|told| told.words);
            told.filter(|it| it.starts_with("In ")).collect::<Vec<_>>()
        };
        assert!(columns(&mut table).is_empty(), "{id}");
        table.key(KeyCode::F6);
        table.frames(2);
        let shown = columns(&mut table);
        assert_eq!(shown.len(), usize::from(told.is_some()), "{id}: {shown:?}");
        assert!(
            shown
                .iter()
                .all(|it| told.is_some_and(|told| it.starts_with(told))),
            "{id}"
        );
        table.key(KeyCode::F6);
        table.frames(2);
        assert!(columns(&mut table).is_empty(), "{id}");
    }
}
