//! What counts: the first end of every game of a person against the computer, and nothing else;
//! rated games, from which there is no way back; deletion.

use crate::config::Level;
use crate::features::clipboard::FromClipboard;
use crate::features::confirmation::ConfirmCommand;
use crate::features::records::{ScoresCommand, Statistics};
use crate::formats::record;
use crate::intent::Intent;
use crate::midend::{Plan, Starter};
use crate::platform::keeping::Keeps as _;
use crate::scores::{PersonResult, ScoredGame, Scores};
use crate::turn::current_match::{CurrentMatch, Stakes, StartMatch};

use crate::tests::prelude::*;
use fivefold_support::positions::plan;

const AGAINST_CHANCE: [Seat; 2] = [Seat::Person, Seat::Computer(Opponent::Random)];

fn counted(table: &Tabletop) -> &[ScoredGame] {
    table.resource::<Statistics>().scores().games()
}

/// Whether something waits to be kept.
fn has_unkept(table: &Tabletop) -> bool {
    let records = table.resource::<Statistics>();
    records.has_unkept(&Default::default())
}

/// A game of one pebble, which a person has just taken.
fn won() -> Tabletop {
    let mut table = Tabletop::quick();
    table.sit("nim:1", AGAINST_CHANCE);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    table
}

/// A rated game of Nim after its first moves.
fn rated() -> Tabletop {
    let mut table = Tabletop::quick();
    table.open(crate::games::nim::ID);
    table.want(ScoresCommand::Rate(true));
    assert!(table.draft().is_rated());
    table.start();
    table.until_a_person_may_act();
    assert!(table.game_match().is_rated());
    if table.moves() == 0 {
        let mv = any_move(3)(table.position());
        table.play_by(Hand::Keys, mv);
        table.until_a_person_may_act();
    }
    table
}

#[test]
fn a_game_is_counted_when_it_ends_and_never_again() {
    let mut table = won();
    assert_eq!(counted(&table).len(), 1);
    assert_eq!(counted(&table)[0].ended, PersonResult::Won);
    let (records, game_match) = (table.resource::<Statistics>(), table.game_match());
    assert!(
        records.latest(game_match).is_some(),
        "the panel can tell it"
    );

    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    table.want(HistoryCommand::ToStart);
    table.want(HistoryCommand::ToEnd);
    table.until(Turn::Over);
    assert_eq!(counted(&table).len(), 1, "the first end counts");

    table.want(MatchCommand::NewGame);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert_eq!(counted(&table).len(), 2, "the next game counts again");
    assert!(!counted(&table)[1].helped);
}

/// The program that finds this record of a game that has ended.
fn restarted(kept: &str) -> Tabletop {
    let mut table = Tabletop::new();
    table.resource_mut::<CurrentMatch>().game_match = Some(record::read(kept).expect("a record"));
    table.frame(0);
    table.show(Screen::Play);
    table.until(Turn::Over);
    table
}

#[test]
fn after_a_restart_the_same_end_is_not_counted_again() {
    let mut table = restarted(&record::write(won().game_match()));
    assert!(counted(&table).is_empty());
    table.want(HistoryCommand::Undo);
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert!(counted(&table).is_empty(), "it was counted before");
}

#[test]
fn a_game_that_is_over_when_it_comes_to_the_table_does_not_count() {
    let kept = record::write(won().game_match());
    let mut table = restarted(&kept.replace("counts: counted\n", ""));
    table.want(HistoryCommand::ToStart);
    table.want(HistoryCommand::ToEnd);
    table.until(Turn::Over);
    assert!(counted(&table).is_empty(), "nobody has played it here");
}

#[test]
fn two_persons_two_computers_and_games_left_in_the_middle_do_not_count() {
    let chance = Opponent::Random;
    for seats in [PERSONS, computers(chance, chance)] {
        let mut table = Tabletop::quick();
        table.sit("nim:1,1", seats);
        table.play_to_the_end(Hand::Keys, &mut any_move(1));
        assert!(counted(&table).is_empty());
    }
    let mut table = Tabletop::quick();
    table.sit("nim:3,4,5", AGAINST_CHANCE);
    table.until(Turn::Person);
    table.want(MatchCommand::NewGame);
    table.want(ScreenCommand::ToSetup);
    table.start();
    assert_eq!(table.question(), None, "nothing is lost");
    assert!(counted(&table).is_empty());
}

#[test]
fn a_move_taken_back_is_help() {
    let mut table = Tabletop::quick();
    table.sit("nim:5,5", AGAINST_CHANCE);
    table.until(Turn::Person);
    let mv = any_move(1)(table.position());
    table.play_by(Hand::Keys, mv);
    table.until_a_person_may_act();
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.play_to_the_end(Hand::Keys, &mut any_move(2));
    assert!(counted(&table)[0].helped);
}

#[test]
fn a_rated_game_is_against_the_level_that_fits_on_its_own_board_and_begun_by_lot() {
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    table.draft().take_preset("3x3x3").expect("a preset");
    table.draft().seats = [Seat::Computer(Opponent::Random), Seat::Person];
    table.want(ScoresCommand::Rate(true));
    let ratings = table.configs().ratings.clone();
    let level = Opponent::Level(ratings.first_level());
    {
        let draft = table.draft();
        assert_eq!(
            draft.position().params_text(),
            ratings.board(crate::games::lines::ID)
        );
        assert_eq!(draft.starter, Starter::Random);
        assert_eq!(draft.seats, [Seat::Computer(level), Seat::Person]);
    }

    table.want(ScoresCommand::Rate(false));
    let draft = table.draft();
    assert_eq!(draft.position().params_text(), "3x3x3", "as it was before");
    assert_eq!(draft.seats[0], Seat::Computer(Opponent::Random));
}

#[test]
fn two_persons_cannot_rate_their_game() {
    let mut table = Tabletop::new();
    table.open(crate::games::nim::ID);
    table.draft().seats = PERSONS;
    table.want(ScoresCommand::Rate(true));
    assert!(!table.draft().is_rated());
}

#[test]
fn a_rated_start_stays_the_same_until_a_rated_game_has_been_counted() {
    let mut table = Tabletop::new();
    table.open(crate::games::nim::ID);
    table.want(ScoresCommand::Rate(true));
    let offered = (table.draft().position().clone(), table.draft().seats);
    for _ in 0..3 {
        table.want(ScoresCommand::Rate(false));
        table.want(ScreenCommand::Back);
        table.open(crate::games::nim::ID);
        table.want(ScoresCommand::Rate(true));
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
    let seats = table.game_match().plan().seats;
    let perfect = Seat::Computer(Opponent::Level(Level::STRONGEST));
    for intent in [
        Intent::from(HistoryCommand::Undo),
        HistoryCommand::StepBack.into(),
        HistoryCommand::ToStart.into(),
        MatchCommand::OtherBegins.into(),
        HistoryCommand::Seat(Side::First, perfect).into(),
        HistoryCommand::Seat(Side::Second, perfect).into(),
    ] {
        table.want(intent);
        assert_eq!(table.moves(), moves, "{intent:?}");
        assert_eq!(table.game_match().plan().seats, seats, "{intent:?}");
    }
    table.play_to_the_end(Hand::Keys, &mut any_move(1));
    assert!(counted(&table)[0].rated && !counted(&table)[0].helped);
    table.want(HistoryCommand::Undo);
    assert!(table.moves() < usize::try_from(counted(&table)[0].plies).expect("few"));
}

#[test]
fn leaving_a_rated_game_is_asked_about_once_and_counts_as_lost() {
    let mut table = rated();
    let before = table.game_match().clone();
    table.want(MatchCommand::NewGame);
    assert_eq!(table.question(), Some("ask-leave"));
    assert_eq!(table.game_match(), &before, "the game goes on meanwhile");
    table.want(ConfirmCommand::Decline);
    assert_eq!(table.question(), None);
    assert_eq!(table.game_match(), &before);
    assert!(counted(&table).is_empty());

    table.want(MatchCommand::NewGame);
    table.want(ConfirmCommand::Agree);
    table.frames(3);
    assert_eq!(table.question(), None, "asked once");
    assert_eq!(counted(&table).len(), 1);
    let lost = &counted(&table)[0];
    assert!(lost.rated && lost.left && lost.ended == PersonResult::Lost);
    assert_ne!(table.game_match().plan().seed, before.plan().seed);
    assert!(table.game_match().is_rated(), "the next rated game");
    table.until_a_person_may_act();
}

#[test]
fn a_rated_game_is_left_without_a_loss_before_anybody_has_moved() {
    let mut table = Tabletop::new();
    let plan = Plan {
        starter: Some(Starter::First),
        ..plan("nim:3,4,5", AGAINST_CHANCE)
    };
    let stakes = Stakes::Rated;
    table.app.world_mut().trigger(StartMatch { plan, stakes });
    table.until(Turn::Person);
    assert!(table.game_match().is_rated());
    table.want(ScreenCommand::ToMenu);
    table.open(crate::games::corner::ID);
    table.want(ScreenCommand::Start);
    assert_eq!(table.question(), None);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.position().game(), crate::games::corner::ID);
    assert!(counted(&table).is_empty());
}

#[test]
fn a_position_that_was_pasted_never_counts_and_a_plain_start_does() {
    for (id, games) in [("nim:1,1:1,0@1", 0), ("nim:1#5", 0), ("nim:1", 1)] {
        let mut table = Tabletop::quick();
        let text = FromClipboard(Some(id.to_owned()));
        table.app.world_mut().write_message(text);
        table.wait("the game", |table| table.screen() == Screen::Play);
        table.play_to_the_end(Hand::Keys, &mut any_move(1));
        assert_eq!(counted(&table).len(), games, "{id}");
        table.want(MatchCommand::NewGame);
        table.play_to_the_end(Hand::Keys, &mut any_move(1));
        let again = if id == "nim:1,1:1,0@1" { 0 } else { games + 1 };
        assert_eq!(counted(&table).len(), again, "the next game of {id}");
    }
}

#[test]
fn go_on_playing_leads_back_to_the_rated_game() {
    let mut table = rated();
    let before = table.game_match().clone();
    table.want(ScreenCommand::ToMenu);
    table.open(crate::games::corner::ID);
    table.want(ScreenCommand::Start);
    table.want(ConfirmCommand::Decline);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.game_match(), &before);
}

#[test]
fn a_rated_game_waits_while_the_menu_is_open_and_another_game_asks_first() {
    let mut table = rated();
    let before = table.game_match().clone();
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::Continue);
    assert_eq!(table.game_match().plan(), before.plan());
    table.want(ScreenCommand::ToMenu);
    table.open(crate::games::corner::ID);
    table.want(ScreenCommand::Start);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.question(), Some("ask-leave"));
    table.want(ConfirmCommand::Agree);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(table.position().game(), crate::games::corner::ID);
    assert!(!table.game_match().counting().rated);
    assert_eq!(counted(&table)[0].game, crate::games::nim::ID);
}

#[test]
fn after_a_rated_game_the_next_one_is_another_against_who_fits_then() {
    let mut table = rated();
    for games in 1..=8 {
        table.play_to_the_end(Hand::Keys, &mut any_move(games));
        assert_eq!(counted(&table).len() as u64, games);
        let seed = table.game_match().plan().seed;
        let records = table.resource::<Statistics>();
        let summary = records.summary(crate::games::nim::ID);
        let expected = crate::scores::next_level(
            crate::games::nim::ID,
            summary.estimate,
            &table.configs().ratings,
            games,
        );
        table.want(MatchCommand::NewGame);
        table.until_a_person_may_act();
        assert_ne!(table.game_match().plan().seed, seed);
        assert!(table.game_match().is_rated());
        let level = Seat::Computer(Opponent::Level(expected));
        assert!(table.game_match().plan().seats.contains(&level));
    }
    let ratings = &table.configs().ratings;
    let summary = table
        .resource::<Statistics>()
        .summary(crate::games::nim::ID);
    assert!(summary.known(ratings).is_some());
    assert_eq!(summary.course.len(), 8);
}

#[test]
fn everything_is_deleted_only_after_a_question() {
    let mut table = won();
    assert!(has_unkept(&table), "the game");
    table.want(ScreenCommand::ToMenu);
    table.want(ScoresCommand::Forget);
    assert_eq!(table.question(), None, "only on their own screen");
    table.want(ScreenCommand::Scores);
    assert_eq!(table.screen(), Screen::Scores);
    table.want(ScoresCommand::Forget);
    assert_eq!(table.question(), Some("ask-forget"));
    table.want(ConfirmCommand::Decline);
    assert_eq!(counted(&table).len(), 1);
    table.want(ScoresCommand::Forget);
    table.want(ConfirmCommand::Agree);
    assert!(table.resource::<Statistics>().scores().is_empty());
    let nim = table
        .resource::<Statistics>()
        .summary(crate::games::nim::ID);
    assert_eq!(nim.all.played(), 0);
    assert!(has_unkept(&table), "that there is nothing");
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn what_was_kept_is_brought_back_and_exported() {
    let line = "2026-11-21 nim:3,4,5 level-3 first began won 7 rated\n";
    let (scores, _) = Scores::from_text(line).expect("a line");
    let mut table = Tabletop::new();
    let ratings = table.configs().ratings.clone();
    table.resource_mut::<Statistics>().replace(scores, &ratings);
    let records = table.resource::<Statistics>();
    assert_eq!(records.summary(crate::games::nim::ID).all.won, 1);
    assert!(!has_unkept(&table), "it is kept already");
    let csv = records.export(crate::scores::export::ScoreFormat::Csv, &ratings);
    assert_eq!(csv.lines().count(), 2);
}
