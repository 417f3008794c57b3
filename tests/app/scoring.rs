//! What counts: the first end of every game of a person against the computer, and nothing else;
//! rated games, from which there is no way back; deletion.

use bevy::prelude::*;
use fivefold::app::intent::Intent;
use fivefold::app::scoring::{Asked, Confirmation, Records};
use fivefold::app::states::{Screen, Turn};
use fivefold::config::Speed;
use fivefold::games::{GameKind, Side};
use fivefold::players::levels::Level;
use fivefold::players::opponents::Opponent;
use fivefold::scores::{Ended, Played, Scores};
use fivefold::table::{Seat, Sitting, Starter};

use crate::harness::{Hand, PERSONS, Tabletop, any_move, computers};

const AGAINST_CHANCE: [Seat; 2] = [Seat::Person, Seat::Computer(Opponent::Random)];

fn counted(table: &Tabletop) -> &[Played] {
    table.resource::<Records>().scores().games()
}

/// A game of one pebble, which a person has just taken.
fn won() -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.sit("nim:1", AGAINST_CHANCE);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    table
}

/// A rated game of Nim that has just begun.
fn rated() -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.open(GameKind::Nim);
    table.want(Intent::Rate(true));
    assert!(table.draft().is_rated());
    table.start();
    table.until_a_person_may_act();
    assert!(table.sitting().is_rated());
    table
}

#[test]
fn a_game_is_counted_when_it_ends_and_never_again() {
    let mut table = won();
    assert_eq!(counted(&table).len(), 1);
    assert_eq!(counted(&table)[0].ended, Ended::Won);
    let (records, sitting) = (table.resource::<Records>(), table.sitting());
    assert!(records.latest(sitting).is_some(), "the panel can tell it");

    table.want(Intent::Undo);
    table.until(Turn::Person);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    table.want(Intent::ToStart);
    table.want(Intent::ToEnd);
    table.until(Turn::Over);
    assert_eq!(counted(&table).len(), 1, "the first end counts");

    table.want(Intent::NewGame);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert_eq!(counted(&table).len(), 2, "the next game counts again");
    assert!(!counted(&table)[1].helped);
}

#[test]
fn after_a_restart_the_same_end_is_not_counted_again() {
    let table = won();
    let kept = table.sitting().record();
    let mut table = Tabletop::new();
    table.resource_mut::<fivefold::app::flow::Table>().sitting =
        Some(Sitting::from_record(&kept).expect("its own record"));
    table.frame(0);
    table.want(Intent::Continue);
    table.until(Turn::Over);
    assert!(counted(&table).is_empty());
    table.want(Intent::Undo);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert!(counted(&table).is_empty(), "it was counted before");
}

#[test]
fn a_game_that_is_over_when_it_comes_to_the_table_does_not_count() {
    let table = won();
    let kept = table.sitting().record().replace("counts: counted\n", "");
    let mut table = Tabletop::new();
    table.resource_mut::<fivefold::app::flow::Table>().sitting =
        Some(Sitting::from_record(&kept).expect("a record"));
    table.want(Intent::Continue);
    table.until(Turn::Over);
    table.want(Intent::ToStart);
    table.want(Intent::ToEnd);
    table.until(Turn::Over);
    assert!(counted(&table).is_empty(), "nobody has played it here");
}

#[test]
fn two_persons_two_computers_and_games_left_in_the_middle_do_not_count() {
    let chance = Opponent::Random;
    for seats in [PERSONS, computers(chance, chance)] {
        let mut table = Tabletop::new();
        table.speed(Speed::Off);
        table.sit("nim:1,1", seats);
        table.play_to_the_end(Hand::Keys, &mut any_move(1));
        assert!(counted(&table).is_empty());
    }
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.sit("nim:3,4,5", AGAINST_CHANCE);
    table.until(Turn::Person);
    table.want(Intent::NewGame);
    table.want(Intent::ToSetup);
    table.start();
    assert_eq!(table.resource::<Asked>().0, None, "nothing is lost");
    assert!(counted(&table).is_empty());
}

#[test]
fn a_move_taken_back_is_help() {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.sit("nim:5,5", AGAINST_CHANCE);
    table.until(Turn::Person);
    let mv = any_move(1)(table.position());
    table.play_by(Hand::Keys, mv);
    table.until_a_person_may_act();
    table.want(Intent::Undo);
    table.until(Turn::Person);
    table.play_to_the_end(Hand::Keys, &mut any_move(2));
    assert!(counted(&table)[0].helped);
}

#[test]
fn a_rated_game_is_against_the_level_that_fits_on_its_own_board_and_begun_by_lot() {
    let mut table = Tabletop::new();
    table.open(GameKind::Mnk);
    table.draft().take_preset("3x3x3").expect("a preset");
    table.draft().seats = [Seat::Computer(Opponent::Random), Seat::Person];
    table.want(Intent::Rate(true));
    let ratings = table.configs().ratings.clone();
    let level = Opponent::Level(ratings.first_level());
    {
        let draft = table.draft();
        assert_eq!(draft.position().params_text(), ratings.board(GameKind::Mnk));
        assert_eq!(draft.starter, Starter::Random);
        assert_eq!(draft.seats, [Seat::Computer(level), Seat::Person]);
    }

    table.want(Intent::Rate(false));
    let draft = table.draft();
    assert_eq!(draft.position().params_text(), "3x3x3", "as it was before");
    assert_eq!(draft.seats[0], Seat::Computer(Opponent::Random));
}

#[test]
fn two_persons_cannot_rate_their_game() {
    let mut table = Tabletop::new();
    table.open(GameKind::Nim);
    table.draft().seats = PERSONS;
    table.want(Intent::Rate(true));
    assert!(!table.draft().is_rated());
}

#[test]
fn a_rated_start_stays_the_same_until_a_rated_game_has_been_counted() {
    let mut table = Tabletop::new();
    table.open(GameKind::Nim);
    table.want(Intent::Rate(true));
    let offered = (table.draft().position().clone(), table.draft().seats);
    for _ in 0..3 {
        table.want(Intent::Rate(false));
        table.want(Intent::Back);
        table.open(GameKind::Nim);
        table.want(Intent::Rate(true));
        assert_eq!(
            (table.draft().position().clone(), table.draft().seats),
            offered
        );
    }
    table.click("a1");
    assert_eq!(table.draft().position(), &offered.0, "nothing is placed");
}

#[test]
fn in_a_rated_game_nothing_is_taken_back_and_nobody_takes_over() {
    let mut table = rated();
    let mv = any_move(1)(table.position());
    table.play_by(Hand::Keys, mv);
    table.until_a_person_may_act();
    let moves = table.moves();
    let seats = table.sitting().plan().seats;
    let perfect = Seat::Computer(Opponent::Level(Level::STRONGEST));
    for intent in [
        Intent::Undo,
        Intent::StepBack,
        Intent::ToStart,
        Intent::OtherBegins,
        Intent::Seat(Side::First, perfect),
        Intent::Seat(Side::Second, perfect),
    ] {
        table.want(intent);
        assert_eq!(table.moves(), moves, "{intent:?}");
        assert_eq!(table.sitting().plan().seats, seats, "{intent:?}");
    }
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert!(counted(&table)[0].rated && !counted(&table)[0].helped);
    table.want(Intent::Undo);
    assert!(table.moves() < usize::try_from(counted(&table)[0].plies).expect("few"));
}

#[test]
fn leaving_a_rated_game_is_asked_about_once_and_counts_as_lost() {
    let mut table = rated();
    let before = table.sitting().clone();
    table.want(Intent::NewGame);
    let asked = Some(Confirmation::Leave(Intent::NewGame));
    assert_eq!(table.resource::<Asked>().0, asked);
    assert_eq!(table.sitting(), &before, "the game goes on meanwhile");
    table.want(Intent::Decline);
    assert_eq!(table.resource::<Asked>().0, None);
    assert_eq!(table.sitting(), &before);
    assert!(counted(&table).is_empty());

    table.want(Intent::NewGame);
    table.want(Intent::Agree);
    table.frames(3);
    assert_eq!(table.resource::<Asked>().0, None, "asked once");
    assert_eq!(counted(&table).len(), 1);
    let lost = &counted(&table)[0];
    assert!(lost.rated && lost.left && lost.ended == Ended::Lost);
    assert_ne!(table.sitting().plan().seed, before.plan().seed);
    assert!(table.sitting().is_rated(), "the next rated game");
    table.until_a_person_may_act();
}

#[test]
fn a_rated_game_waits_while_the_menu_is_open_and_another_game_asks_first() {
    let mut table = rated();
    let before = table.sitting().clone();
    table.want(Intent::ToMenu);
    table.want(Intent::Continue);
    assert_eq!(table.sitting().plan(), before.plan());
    table.want(Intent::ToMenu);
    table.open(GameKind::Corner);
    table.want(Intent::Start);
    assert_eq!(table.screen(), Screen::Setup);
    let asked = Some(Confirmation::Leave(Intent::Start));
    assert_eq!(table.resource::<Asked>().0, asked);
    table.want(Intent::Agree);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.position().kind(), GameKind::Corner);
    assert!(!table.sitting().counting().rated);
    assert_eq!(counted(&table)[0].kind, GameKind::Nim);
}

#[test]
fn after_a_rated_game_the_next_one_is_another_against_who_fits_then() {
    let mut table = rated();
    for games in 1..=8 {
        table.play_to_the_end(Hand::Keys, &mut any_move(games));
        assert_eq!(counted(&table).len() as u64, games);
        let seed = table.sitting().plan().seed;
        let records = table.resource::<Records>();
        let summary = records.summary(GameKind::Nim);
        let expected = fivefold::scores::next_level(
            GameKind::Nim,
            summary.estimate,
            &table.configs().ratings,
            games,
        );
        table.want(Intent::NewGame);
        table.until_a_person_may_act();
        assert_ne!(table.sitting().plan().seed, seed);
        assert!(table.sitting().is_rated());
        let level = Seat::Computer(Opponent::Level(expected));
        assert!(table.sitting().plan().seats.contains(&level));
    }
    let ratings = &table.configs().ratings;
    let summary = table.resource::<Records>().summary(GameKind::Nim);
    assert!(summary.known(ratings).is_some());
    assert_eq!(summary.course.len(), 8);
}

#[test]
fn everything_is_deleted_only_after_a_question() {
    let mut table = won();
    assert!(!table.resource_mut::<Records>().take_unsaved().is_empty());
    table.want(Intent::ToMenu);
    table.want(Intent::ForgetScores);
    assert_eq!(
        table.resource::<Asked>().0,
        None,
        "only on their own screen"
    );
    table.want(Intent::Scores);
    assert_eq!(table.screen(), Screen::Scores);
    table.want(Intent::ForgetScores);
    assert_eq!(table.resource::<Asked>().0, Some(Confirmation::Forget));
    table.want(Intent::Decline);
    assert_eq!(counted(&table).len(), 1);
    table.want(Intent::ForgetScores);
    table.want(Intent::Agree);
    assert!(table.resource::<Records>().scores().is_empty());
    let nim = table.resource::<Records>().summary(GameKind::Nim);
    assert_eq!(nim.all.played(), 0);
    assert!(table.resource_mut::<Records>().take_forgotten());
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn what_was_kept_is_brought_back_and_exported() {
    let line = "2026-11-21 nim:3,4,5 level-3 first began won 7 rated\n";
    let (scores, _) = Scores::from_text(line).expect("a line");
    let mut table = Tabletop::new();
    let ratings = table.configs().ratings.clone();
    table.resource_mut::<Records>().replace(scores, &ratings);
    let records = table.resource::<Records>();
    assert_eq!(records.summary(GameKind::Nim).all.won, 1);
    assert!(!records.has_unsaved(), "it is kept already");
    let csv = records.export(fivefold::scores::export::Form::Csv, &ratings);
    assert_eq!(csv.lines().count(), 2);
}
