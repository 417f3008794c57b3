//! A lesson on the board, from its beginning to its end: by keys, by the pointer, and left in its midst.

use crate::features::language::Words;
use crate::features::lessons::{LessonCommand, Lessons, is_offered};
use crate::features::my_games::autosave::Writing;
use crate::features::records::Statistics;
use crate::games;
use crate::rules::{GameId, Move};
use crate::study::exercise::Exercise as _;
use crate::study::lesson::{LessonFeedback, LessonRun, StepTask};
use crate::window::WindowCommand;

use crate::tests::prelude::*;

/// Letters that somebody reads in a second: 200 words a minute.
const LETTERS: f32 = 17.0;
/// Milliseconds to find a place on the board and press it.
const PRESS: u64 = 1000;
/// The longest that a lesson may take, in seconds.
const LONGEST: f32 = 90.0;

fn given(game: GameId) -> Tabletop {
    let mut table = Tabletop::new();
    table.open(game);
    table.want(LessonCommand::Begin(game));
    assert_eq!(table.screen(), Screen::Lesson);
    table.frames(2);
    table
}

fn run(table: &Tabletop) -> &LessonRun {
    table
        .resource::<Lessons>()
        .run()
        .expect("a lesson is given")
}

/// Makes a move in the lesson, as a person does.
fn play(table: &mut Tabletop, hand: Hand, mv: Move) {
    let position = run(table).position().clone();
    table.reach_move(hand, &position, mv);
}

/// Does what the step wants, and waits until it is done.
fn follow(table: &mut Tabletop, hand: Hand) {
    if run(table).awaits_move() {
        table.wait("a board at rest", |table| table.is_at_rest());
        match run(table).step().forbidden(run(table).position()) {
            Some(cell) => table.reach(hand, cell, KeyCode::Enter),
            None => {
                let wanted = run(table).step().wanted(run(table).position());
                play(table, hand, wanted[0].0);
            }
        }
    }
    table.wait("the end of the step", |table| {
        run(table).is_done() && table.is_at_rest()
    });
    assert!(!run(table).is_refused(), "{}", run(table).step().told);
}

#[test]
fn every_lesson_is_followed_to_its_end_by_pointer_and_by_keys() {
    for hand in [Hand::Pointer, Hand::Keys] {
        for &game in games::all() {
            let mut table = given(game);
            table.speed(Speed::Off);
            for number in 0..run(&table).count() {
                assert_eq!(run(&table).number(), number, "{game}");
                follow(&mut table, hand);
                table.key(KeyCode::Enter);
                table.frames(2);
            }
            assert_eq!(table.screen(), Screen::Setup, "{game}");
        }
    }
}

/// The seconds that somebody takes who reads each sentence and does what it wants.
fn seconds(game: GameId) -> (usize, f32) {
    let mut table = given(game);
    let mut milliseconds = 0;
    let steps = run(&table).count();
    for _ in 0..steps {
        let words = table.resource::<Words>();
        let told = words.say(run(&table).step().told);
        milliseconds += (told.chars().count() as f32 / LETTERS * 1000.0) as u64;
        let since = table.resource::<Time>().elapsed();
        follow(&mut table, Hand::Pointer);
        milliseconds += (table.resource::<Time>().elapsed() - since).as_millis() as u64;
        // To make the move, and to press Next.
        let presses = match run(&table).step().task {
            StepTask::Watch(_) => 1,
            _ => 2,
        };
        milliseconds += presses * PRESS;
        table.want(LessonCommand::Next);
        table.frame(FRAME);
    }
    (steps, milliseconds as f32 / 1000.0)
}

#[test]
fn a_lesson_takes_about_a_minute() {
    for &game in games::all() {
        let (steps, seconds) = seconds(game);
        println!("{game}: {steps} steps, {seconds:.0} s");
        assert!(seconds < LONGEST, "{game}: {seconds} s");
    }
}

#[test]
fn it_is_offered_before_the_first_game_and_not_again() {
    let game = games::nim::ID;
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.open(game);
    assert!(reader.offers(&mut table, "Not now"));
    reader.press(&mut table, "Not now");
    assert!(!reader.offers(&mut table, "Not now"));
    assert!(table.resource::<Settings>().lessons.contains("nim"));
    // Another game is another lesson.
    assert!(is_offered(games::corner::ID, table.resource::<Settings>()));
    table.want(ScreenCommand::ToMenu);
    table.open(game);
    assert!(!reader.offers(&mut table, "Not now"));
}

#[test]
fn whoever_only_looks_in_is_asked_again() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.key(KeyCode::Digit1);
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Menu);
    table.key(KeyCode::Digit1);
    assert_eq!(table.screen(), Screen::Setup);
    assert!(reader.offers(&mut table, "Not now"), "after the setup");
    reader.press(&mut table, "Lesson");
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Setup);
    assert!(reader.offers(&mut table, "Not now"), "after the first step");
    reader.press(&mut table, "Lesson");
    for _ in 0..run(&table).count() {
        table.want(LessonCommand::Next);
    }
    table.frames(2);
    assert_eq!(table.screen(), Screen::Setup);
    assert!(!reader.offers(&mut table, "Not now"), "after the last one");
}

#[test]
fn whoever_has_played_the_game_before_is_not_asked() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.open(games::nim::ID);
    table.start();
    table.want(ScreenCommand::ToMenu);
    table.open(games::nim::ID);
    assert!(!reader.offers(&mut table, "Not now"));
}

#[test]
fn it_can_be_left_at_any_step_and_begins_again_from_the_rules() {
    let mut table = Tabletop::new();
    let reader = Reader::of(&mut table);
    table.open(games::northcott::ID);
    reader.press(&mut table, "Lesson");
    assert_eq!(table.screen(), Screen::Lesson);
    reader.press(&mut table, "Next");
    reader.press(&mut table, "Next");
    assert_eq!(run(&table).number(), 2);
    reader.press(&mut table, "Leave");
    assert_eq!(table.screen(), Screen::Setup);
    table.want(WindowCommand::Rules);
    reader.press(&mut table, "Lesson");
    assert_eq!(table.screen(), Screen::Lesson);
    assert_eq!(run(&table).number(), 0);
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn keys_lead_back_and_forth() {
    let mut table = given(games::corner::ID);
    table.speed(Speed::Off);
    table.key(KeyCode::PageDown);
    table.key(KeyCode::PageDown);
    assert_eq!(run(&table).number(), 2);
    table.key(KeyCode::PageUp);
    assert_eq!(run(&table).number(), 1);
    table.want(HistoryCommand::ToStart);
    assert_eq!(run(&table).number(), 0);
}

#[test]
fn a_wrong_try_is_told_why_and_the_board_stays() {
    let mut table = given(games::nim::ID);
    let reader = Reader::of(&mut table);
    table.speed(Speed::Off);
    table.want(LessonCommand::Next);
    table.frames(2);
    let before = run(&table).position().clone();
    let wrong = before.parse_move("b1").expect("a move");
    play(&mut table, Hand::Pointer, wrong);
    assert_eq!(run(&table).position(), &before);
    assert!(run(&table).is_refused());
    assert!(reader.news(&mut table).contains("Take them all."));
    let right = before.parse_move("b4").expect("a move");
    play(&mut table, Hand::Pointer, right);
    assert_eq!(run(&table).said(), LessonFeedback::Wins);
    assert!(reader.news(&mut table).contains("That wins."));
}

#[test]
fn the_match_that_was_under_way_is_still_there_afterwards() {
    let mut table = Tabletop::quick();
    table.sit("mnk:15x15x5", against_the_computer("mnk:15x15x5"));
    table.until(Turn::Person);
    table.play(Hand::Pointer, "h8");
    table.until(Turn::Person);
    let (record, counted) = (
        table.record(),
        table.resource::<Statistics>().scores().clone(),
    );
    table.want(LessonCommand::Begin(games::lines::ID));
    assert_eq!(table.screen(), Screen::Lesson);
    table.frames(2);
    for _ in 0..run(&table).count() {
        follow(&mut table, Hand::Pointer);
        table.key(KeyCode::Enter);
        table.frames(2);
    }
    assert_eq!(table.screen(), Screen::Play);
    table.until(Turn::Person);
    assert_eq!(table.record(), record);
    assert_eq!(table.resource::<Statistics>().scores(), &counted);
    assert!(table.current().has_open_game());
}

#[test]
fn a_lesson_is_neither_counted_nor_kept() {
    let mut table = given(games::atoms::ID);
    table.speed(Speed::Off);
    for _ in 0..run(&table).count() {
        follow(&mut table, Hand::Pointer);
        table.want(LessonCommand::Next);
        table.frames(2);
    }
    assert!(table.current().game_match.is_none());
    assert!(table.resource::<Statistics>().scores().is_empty());
    assert!(table.resource::<Writing>().is_idle());
}

#[test]
fn the_settings_lead_back_to_the_step_that_was_left() {
    let mut table = given(games::lines::ID);
    table.want(LessonCommand::Next);
    table.want(ScreenCommand::Settings);
    assert_eq!(table.screen(), Screen::Settings);
    table.want(ScreenCommand::Back);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Lesson);
    assert_eq!(run(&table).number(), 1);
}

#[test]
fn between_two_persons_nothing_of_a_lesson_is_left_on_the_board() {
    let mut table = Tabletop::quick().seated("nim:3,4,5");
    table.want(LessonCommand::Begin(games::nim::ID));
    table.frames(2);
    follow(&mut table, Hand::Keys);
    table.want(ScreenCommand::Back);
    table.until(Turn::Person);
    assert_eq!(table.moves(), 0);
    table.play(Hand::Pointer, "a2");
    assert_eq!(table.moves(), 1);
}
