//! The position of the day: the same for everybody, kept, shared and found again in the calendar.

use crate::features::clipboard::ToClipboard;
use crate::features::language::Language;
use crate::features::puzzles::{PuzzleBook, PuzzleCommand, PuzzleRoom};
use crate::games;
use crate::platform::days::Today;
use crate::puzzles::PuzzleFeedback;
use crate::scores::Day;
use crate::scores::puzzles::{DayEnd, DayResult};
use crate::study::exercise::Exercise as _;
use bevy_egui::egui::Key;

use crate::tests::prelude::*;
use crate::tests::puzzles::{self, room, run};

/// 2026-11-25.
const TODAY: Day = Day::new(20_782);

fn opened() -> Tabletop {
    let mut table = Tabletop::quick();
    table.app.insert_resource(Today(|| TODAY));
    table.go_to(Screen::Puzzles);
    table
}

fn result(table: &Tabletop, day: Day) -> Option<DayResult> {
    table.resource::<PuzzleBook>().scores().of_day(day)
}

/// Makes a move that is right, or one that is not.
fn play(table: &mut Tabletop, is_right: bool) {
    let (right, wrong) = puzzles::moves(table);
    let moves = if is_right { right } else { wrong };
    puzzles::play(table, Hand::Pointer, moves[0]);
    table.frames(2);
}

fn solve(table: &mut Tabletop) {
    while !run(table).is_over() {
        play(table, true);
    }
    assert_eq!(run(table).said(), PuzzleFeedback::Solved);
}

/// What has gone to the clipboard.
fn copied(table: &Tabletop) -> Option<String> {
    let messages = table.resource::<Messages<ToClipboard>>();
    let mut cursor = messages.get_cursor();
    cursor.read(messages).last().map(|it| it.0.clone())
}

fn day(text: &str) -> Day {
    Day::from_text(text).expect("a day")
}

#[test]
fn the_position_of_the_day_comes_first_and_is_the_same_for_everybody() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    assert_eq!(room(&table).day(), Some(TODAY));
    reader.says(&mut table, "Position of the day, 25 November 2026");
    let other = opened();
    assert_eq!(run(&other).puzzle(), run(&table).puzzle());
}

#[test]
fn a_day_that_is_solved_at_the_first_try_is_kept_and_shared() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    assert!(!reader.offers(&mut table, "Copy result"));
    let game = run(&table).position().game();
    let id = run(&table).position().short_id();
    solve(&mut table);
    assert!(result(&table, TODAY).is_some_and(DayResult::is_clean));
    reader.press(&mut table, "Copy result");
    let names = ["Nim", "Corner Nim", "Northcott", "Lines", "Atoms"];
    let index = games::all().iter().position(|&it| it == game);
    let name = names[index.expect("a game")];
    let wanted =
        format!("fivefold 2026-11-25 · {name} · solved at the first try\nfivefold play {id}");
    assert_eq!(copied(&table), Some(wanted));
    // It counts as any other puzzle, too.
    let score = table.resource::<PuzzleBook>().scores().of(game);
    assert_eq!((score.solved, score.streak), (1, 1));
    // Solved again, it stays what it was.
    table.want(PuzzleCommand::Day(TODAY));
    table.frames(2);
    play(&mut table, false);
    assert!(result(&table, TODAY).is_some_and(DayResult::is_clean));
    assert_eq!(table.resource::<PuzzleBook>().scores().of(game), score);
}

#[test]
fn wrong_moves_and_a_look_at_the_solution_are_kept() {
    let mut table = opened();
    play(&mut table, false);
    let begun = DayResult {
        end: DayEnd::Begun,
        wrong: 1,
    };
    assert_eq!(result(&table, TODAY), Some(begun));
    table.want(PuzzleCommand::Again);
    table.frames(2);
    play(&mut table, false);
    table.want(PuzzleCommand::Again);
    table.frames(2);
    solve(&mut table);
    let solved = DayResult {
        end: DayEnd::Solved,
        wrong: 2,
    };
    assert_eq!(result(&table, TODAY), Some(solved));
    let reader = Reader::of(&mut table);
    reader.says(&mut table, "solved after 2 wrong moves");
    let before = Day::new(TODAY.number() - 1);
    table.want(PuzzleCommand::Day(before));
    table.frames(2);
    table.want(PuzzleCommand::Show);
    table.frames(2);
    let shown = result(&table, before).expect("a result");
    assert_eq!((shown.end, shown.wrong), (DayEnd::Shown, 0));
}

#[test]
fn any_past_day_is_chosen_in_the_calendar_and_none_to_come() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    let today = run(&table).puzzle().clone();
    reader.press(&mut table, "Tuesday, 3 November 2026: not played");
    assert_eq!(room(&table).day(), Some(day("2026-11-03")));
    assert_ne!(run(&table).puzzle(), &today);
    solve(&mut table);
    assert!(reader.offers(
        &mut table,
        "Tuesday, 3 November 2026: solved at the first try"
    ));
    assert!(!reader.text(&mut table).contains("26 November 2026"));
    table.want(PuzzleCommand::Day(day("2026-11-26")));
    assert_eq!(room(&table).day(), Some(day("2026-11-03")));
    reader.press(&mut table, "Month before");
    reader.press(&mut table, "Saturday, 31 October 2026: not played");
    assert_eq!(room(&table).day(), Some(day("2026-10-31")));
    table.want(PuzzleCommand::Day(day("2025-12-31")));
    assert_eq!(
        room(&table).day(),
        Some(day("2026-10-31")),
        "before the first"
    );
}

/// The day that has the focus, as it is told.
fn focused(reader: &Reader, table: &mut Tabletop) -> String {
    reader.focused(table).expect("a control with the focus")
}

#[test]
fn arrow_keys_lead_from_day_to_day_and_from_week_to_week() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    reader.focus(&mut table, "Wednesday, 25 November 2026");
    for (key, day) in [
        (Key::ArrowRight, "Wednesday, 25 November 2026"),
        (Key::ArrowLeft, "Tuesday, 24 November 2026"),
        (Key::ArrowUp, "Tuesday, 17 November 2026"),
        (Key::ArrowUp, "Tuesday, 10 November 2026"),
        (Key::ArrowUp, "Tuesday, 3 November 2026"),
        (Key::ArrowUp, "Tuesday, 27 October 2026"),
        (Key::ArrowRight, "Wednesday, 28 October 2026"),
        (Key::ArrowDown, "Wednesday, 4 November 2026"),
    ] {
        reader.key(&mut table, key);
        let told = focused(&reader, &mut table);
        assert_eq!(told, format!("{day}: not played"), "{key:?}");
    }
    reader.key(&mut table, Key::Enter);
    assert_eq!(room(&table).day(), Some(day("2026-11-04")));
    assert_eq!(
        focused(&reader, &mut table),
        "Wednesday, 4 November 2026: not played"
    );
    // The whole month is one stop.
    reader.key(&mut table, Key::Tab);
    assert!(!focused(&reader, &mut table).contains("2026"));
}

#[test]
fn months_are_called_by_their_names_in_every_language() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    for (language, month, day) in [
        (
            Language::En,
            "November 2026",
            "Wednesday, 25 November 2026: not played",
        ),
        (
            Language::Pl,
            "Listopad 2026",
            "Środa, 25 listopada 2026: nie grano",
        ),
        (
            Language::De,
            "November 2026",
            "Mittwoch, 25. November 2026: nicht gespielt",
        ),
        (
            Language::Nl,
            "November 2026",
            "Woensdag 25 november 2026: niet gespeeld",
        ),
        (
            Language::Fr,
            "Novembre 2026",
            "Mercredi 25 novembre 2026\u{a0}: non joué",
        ),
        (
            Language::Es,
            "Noviembre de 2026",
            "Miércoles, 25 de noviembre de 2026: sin jugar",
        ),
        (
            Language::Uk,
            "Листопад 2026",
            "Середа, 25 листопада 2026 року: не грали",
        ),
        (Language::Zh, "2026年11月", "2026年11月25日 星期三：未做"),
        (Language::Ja, "2026年11月", "2026年11月25日（水曜日）：まだ"),
    ] {
        reader.speak(&mut table, language);
        let told = reader.read(&mut table);
        for words in [month, day] {
            assert!(
                told.iter().any(|it| it.words == words),
                "{language:?}: {words}"
            );
        }
    }
}

#[test]
fn weeks_begin_on_monday_and_in_english_and_japanese_on_sunday() {
    let mut table = opened();
    let reader = Reader::of(&mut table);
    for (language, sunday, monday) in [
        (Language::En, "Sunday, 1 November", "Monday, 2 November"),
        (Language::Ja, "2026年11月1日", "2026年11月2日"),
        (Language::De, "Sonntag, 1. November", "Montag, 2. November"),
    ] {
        reader.speak(&mut table, language);
        let [sunday, monday] = [sunday, monday].map(|day| reader.place(&mut table, day).center());
        let is_first = sunday.x < monday.x;
        assert_eq!(is_first, language != Language::De, "{language:?}");
        assert_eq!(sunday.y == monday.y, is_first, "{language:?}");
    }
}

#[test]
fn from_the_day_the_way_leads_on_to_other_puzzles_and_back() {
    let mut table = opened();
    let first = run(&table).puzzle().clone();
    let game = first.position.game();
    solve(&mut table);
    table.key(KeyCode::Enter);
    table.frames(2);
    assert_eq!(
        (room(&table).day(), room(&table).game()),
        (None, Some(game))
    );
    assert_ne!(run(&table).puzzle(), &first);
    table.want(PuzzleCommand::Today);
    table.frames(2);
    assert_eq!(run(&table).puzzle(), &first);
    assert_eq!(room(&table).day(), Some(TODAY));
}

#[test]
fn a_day_that_a_link_asks_for_is_opened() {
    let mut table = Tabletop::quick();
    table.app.insert_resource(Today(|| TODAY));
    table
        .resource_mut::<PuzzleRoom>()
        .want_day(day("2026-02-14"));
    table.want(ScreenCommand::Puzzles);
    table.wait("a puzzle", |table| room(table).run().is_some());
    assert_eq!(room(&table).day(), Some(day("2026-02-14")));
    table.want(ScreenCommand::ToMenu);
    table
        .resource_mut::<PuzzleRoom>()
        .want_day(day("2026-02-15"));
    table.want(ScreenCommand::Puzzles);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Puzzles);
    assert_eq!(room(&table).day(), Some(day("2026-02-15")));
}

#[test]
fn a_link_to_a_day_to_come_opens_the_present_one() {
    let mut table = Tabletop::new();
    table.app.insert_resource(Today(|| TODAY));
    table
        .resource_mut::<PuzzleRoom>()
        .want_day(day("2030-01-01"));
    table.want(ScreenCommand::Puzzles);
    table.wait("a puzzle", |table| room(table).run().is_some());
    assert_eq!(room(&table).day(), Some(TODAY));
}
