//! Puzzles on the board: solved, refuted, rated and brought again.

use crate::features::notifications::NoticeContent;
use crate::features::puzzles::{PuzzleBook, PuzzleCommand, PuzzleRoom};
use crate::features::records::Statistics;
use crate::features::settings::Confirm;
use crate::formats::puzzles::line;
use crate::games;
use crate::input::cursor::Cursor;
use crate::puzzles::{Puzzle, PuzzleFeedback, PuzzleRun, PuzzleVerdict, Puzzles};
use crate::rules::{GameId, Move};
use crate::scores::puzzles::PuzzleScore;
use crate::study::exercise::Exercise as _;
use bevy_egui::egui::Key;

use crate::tests::config::Assets;
use crate::tests::prelude::*;

fn opened(mut table: Tabletop) -> Tabletop {
    table.speed(Speed::Off);
    table.go_to(Screen::Puzzles);
    table
}

/// The first puzzle of a game.
fn given(game: GameId) -> Tabletop {
    let mut table = opened(Tabletop::new());
    table.want(PuzzleCommand::Game(game));
    table.frames(2);
    assert_eq!(run(&table).position().game(), game);
    table
}

pub(super) fn room(table: &Tabletop) -> &PuzzleRoom {
    table.resource::<PuzzleRoom>()
}

pub(super) fn run(table: &Tabletop) -> &PuzzleRun {
    room(table).run().expect("a puzzle")
}

fn puzzle(table: &Tabletop) -> Puzzle {
    run(table).puzzle().clone()
}

fn score(table: &Tabletop, game: GameId) -> PuzzleScore {
    table.resource::<PuzzleBook>().scores().of(game)
}

/// The moves that reach what is left, and those that do not.
pub(super) fn moves(table: &Tabletop) -> (Vec<Move>, Vec<Move>) {
    let (asked, goal) = (run(table).asked(), run(table).goal());
    let brought = Puzzles::of(asked.game()).expect("a game with puzzles");
    let right = (brought.solutions)(asked, goal);
    let legal = asked.legal_moves().into_iter();
    (
        right.clone(),
        legal.filter(|mv| !right.contains(mv)).collect(),
    )
}

/// Makes a move on the board, and looks on until nothing plays itself any more.
pub(super) fn play(table: &mut Tabletop, hand: Hand, mv: Move) {
    table.wait("a board at rest", |table| table.is_at_rest());
    let position = run(table).position().clone();
    table.reach_move(hand, &position, mv);
    look_on(table);
}

fn look_on(table: &mut Tabletop) {
    table.wait("the end of the moves", |table| {
        !run(table).plays_itself() && table.is_at_rest()
    });
}

fn solve(table: &mut Tabletop, hand: Hand) {
    while run(table).awaits_move() {
        let (right, _) = moves(table);
        play(table, hand, right[0]);
    }
    assert_eq!(run(table).verdict(), Some(PuzzleVerdict::Solved));
}

fn miss(table: &mut Tabletop) {
    let (_, wrong) = moves(table);
    play(table, Hand::Pointer, wrong[0]);
    assert!(run(table).is_refuted());
}

fn next(table: &mut Tabletop) {
    table.want(PuzzleCommand::Next);
    table.frames(2);
}

#[test]
fn puzzles_of_every_game_are_solved_by_pointer_and_by_keys() {
    for &game in games::all() {
        let mut table = given(game);
        for hand in [Hand::Pointer, Hand::Keys, Hand::Pointer, Hand::Keys] {
            let before = score(&table, game).solved;
            solve(&mut table, hand);
            table.frames(2);
            assert_eq!(score(&table, game).solved, before + 1, "{game}");
            let last = puzzle(&table);
            // What is next after a solved puzzle is another one.
            table.key(KeyCode::Enter);
            table.frames(2);
            assert_ne!(puzzle(&table), last, "{game}");
        }
        assert_eq!(score(&table, game).streak, 4, "{game}");
    }
}

#[test]
fn a_wrong_move_is_answered_on_the_board_and_taken_back_in_every_game() {
    for &game in games::all() {
        let mut table = given(game);
        let asked = run(&table).asked().clone();
        miss(&mut table);
        let run_now = run(&table);
        let PuzzleFeedback::Wrong { tried, answer } = run_now.said() else {
            panic!("{game}: {:?}", run_now.said());
        };
        let mut refuted = asked.clone();
        refuted.play(tried).expect("a legal move");
        if let Some(answer) = answer {
            refuted.play(answer).expect("a legal answer");
        }
        assert_eq!(run_now.position(), &refuted, "{game}");
        assert!(answer.is_some() || refuted.outcome().is_some());
        table.key(KeyCode::Enter);
        table.wait("the way back", |table| table.is_at_rest());
        assert_eq!(run(&table).position(), &asked, "{game}");
        assert!(run(&table).awaits_move());
        let (right, _) = moves(&table);
        play(&mut table, Hand::Keys, right[0]);
        assert!(!run(&table).is_refused());
        assert_eq!(score(&table, game).missed, 1);
        assert_eq!(score(&table, game).solved, 0, "only the first try counts");
    }
}

#[test]
fn undoing_or_pressing_the_board_takes_a_wrong_move_back_as_well() {
    let mut table = given(games::lines::ID);
    let asked = run(&table).asked().clone();
    miss(&mut table);
    table.ctrl(KeyCode::KeyZ);
    table.want(HistoryCommand::Undo);
    table.frames(2);
    assert_eq!(run(&table).position(), &asked);
    miss(&mut table);
    table.click("a1");
    table.frames(2);
    assert_eq!(run(&table).position(), &asked);
}

#[test]
fn the_first_try_changes_rating_and_streak_and_the_panel_tells_them() {
    let game = games::nim::ID;
    let mut table = given(game);
    let reader = Reader::of(&mut table);
    assert!(!reader.text(&mut table).contains("Rating"));
    solve(&mut table, Hand::Pointer);
    table.frames(2);
    let first = score(&table, game).estimate.expect("a rating").rating;
    next(&mut table);
    solve(&mut table, Hand::Pointer);
    table.frames(2);
    let second = score(&table, game).estimate.expect("a rating").rating;
    assert!(second > first, "{second} after {first}");
    let change = second.round() as i64 - first.round() as i64;
    let told = reader.text(&mut table);
    let wanted = format!("Rating {} (+{change})", second.round() as i64);
    assert!(told.contains(&wanted), "{wanted} in {told}");
    assert!(told.contains("2 solved · 2 in a row"), "{told}");
    next(&mut table);
    miss(&mut table);
    table.frames(2);
    let third = score(&table, game);
    assert!(third.estimate.expect("a rating").rating < second);
    assert_eq!((third.streak, third.best_streak), (0, 2));
    reader.says(&mut table, "2 solved · 1 again later");
}

#[test]
fn a_missed_puzzle_comes_again_after_as_many_others_as_are_configured() {
    let game = games::atoms::ID;
    let mut table = given(game);
    table.resource_mut::<Configs>().ratings.puzzle_again_after = 2;
    let missed = puzzle(&table);
    miss(&mut table);
    for _ in 0..2 {
        next(&mut table);
        assert_ne!(puzzle(&table), missed);
        solve(&mut table, Hand::Pointer);
        table.frames(2);
    }
    next(&mut table);
    assert_eq!(puzzle(&table), missed);
    let before = score(&table, game).estimate;
    solve(&mut table, Hand::Pointer);
    table.frames(2);
    let after = score(&table, game);
    assert_eq!(after.waiting(), 0);
    assert_eq!(after.estimate, before, "its solution has been seen");
}

#[test]
fn the_solution_is_shown_on_the_board_and_counts_as_missed() {
    for &game in games::all() {
        let mut table = given(game);
        let reader = Reader::of(&mut table);
        reader.press(&mut table, "Solution");
        look_on(&mut table);
        assert!(run(&table).is_over() && run(&table).is_shown(), "{game}");
        assert!(reader.news(&mut table).contains("That was the solution."));
        assert_eq!(score(&table, game).missed, 1);
        assert_eq!(score(&table, game).waiting(), 1);
    }
}

#[test]
fn the_task_and_the_refutation_are_told() {
    let mut table = given(games::nim::ID);
    let reader = Reader::of(&mut table);
    let mover = run(&table).asked().side_to_move();
    let names = ["Blue", "Yellow"];
    let task = format!(
        "{} to move: find the only winning move.",
        names[mover.index()]
    );
    assert!(reader.text(&mut table).contains(&task), "{task}");
    miss(&mut table);
    let answer = run(&table).answered().expect("an answer");
    let answer = run(&table).position().move_text(answer);
    let (row, taken) = answer.split_at(1);
    let told = format!(
        "{} answers with {taken} from row {row} and wins with best play.",
        names[mover.other().index()]
    );
    let news = reader.news(&mut table);
    assert!(news.contains(&told), "{told} in {news}");
    reader.press(&mut table, "Try again");
    assert!(run(&table).awaits_move());
}

#[test]
fn skipping_a_puzzle_brings_another_and_costs_nothing() {
    let game = games::corner::ID;
    let mut table = given(game);
    let mut seen = vec![puzzle(&table)];
    for _ in 0..3 {
        next(&mut table);
        let now = puzzle(&table);
        assert_ne!(seen.last(), Some(&now));
        seen.push(now);
    }
    assert_eq!(score(&table, game), PuzzleScore::default());
}

#[test]
fn a_puzzle_that_was_left_is_still_there_afterwards() {
    let mut table = given(games::northcott::ID);
    let before = puzzle(&table);
    miss(&mut table);
    table.want(ScreenCommand::Settings);
    table.want(ScreenCommand::Back);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Puzzles);
    assert!(run(&table).is_refuted());
    table.key(KeyCode::Escape);
    assert_eq!(table.screen(), Screen::Menu);
    table.key(KeyCode::KeyP);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Puzzles);
    assert_eq!(puzzle(&table), before);
    assert_eq!(
        score(&table, games::northcott::ID).missed,
        1,
        "counted once"
    );
}

#[test]
fn the_match_that_was_under_way_is_left_alone() {
    let mut table = Tabletop::quick().seated("nim:3,4,5");
    table.play(Hand::Pointer, "a1");
    let record = table.record();
    table.want(ScreenCommand::ToMenu);
    let mut table = opened(table);
    solve(&mut table, Hand::Keys);
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::Continue);
    table.until(Turn::Person);
    assert_eq!(table.record(), record);
    assert!(table.resource::<Statistics>().scores().is_empty());
}

#[test]
fn a_move_is_confirmed_where_somebody_wants_that() {
    let mut table = given(games::lines::ID);
    table.resource_mut::<Settings>().confirm = Confirm::Always;
    let (right, _) = moves(&table);
    let cell = run(&table).asked().target(right[0]).expect("a cell");
    table.click_cell(cell);
    table.frames(2);
    assert_eq!(run(&table).said(), PuzzleFeedback::Nothing);
    assert!(table.resource::<Cursor>().is_aimed_at(cell));
    table.click_cell(cell);
    look_on(&mut table);
    assert!(matches!(
        run(&table).said(),
        PuzzleFeedback::Right | PuzzleFeedback::Solved
    ));
}

#[test]
fn a_file_that_is_missing_or_broken_is_told_and_there_are_no_puzzles() {
    for (text, reason) in [
        (None, "cannot be opened"),
        (Some("nonsense"), "does not begin like a file of puzzles"),
        (Some("fivefold puzzles 9\n"), "newer version"),
        (
            Some("fivefold puzzles 1\nnim:1,5,7 c3 only 3 2\nnim:1,5 x9 only\n"),
            "cannot be read in line 3",
        ),
    ] {
        let assets = Assets::new();
        if let Some(text) = text {
            assets.add("puzzles/puzzles.txt", text);
        }
        let mut table = Tabletop::with_assets(assets.folder(), false);
        let reader = Reader::of(&mut table);
        table.want(ScreenCommand::Puzzles);
        table.wait("the end of the loading", |table| !room(table).is_busy());
        assert!(room(&table).is_broken() && room(&table).run().is_none());
        let told = table.notifications().list().iter().any(|notice| {
            matches!(&notice.content, NoticeContent::Sentence(it)
                if it.contains(reason) && it.contains("puzzles/puzzles.txt"))
        });
        assert!(told, "{reason}");
        reader.says(&mut table, "There are no puzzles");
        table.want(PuzzleCommand::Next);
        table.want(PuzzleCommand::Game(games::nim::ID));
        table.want(PuzzleCommand::GoOn);
        // Once the file is in order it is read anew.
        assets.add(
            "puzzles/puzzles.txt",
            "fivefold puzzles 1\nnim:1,5,7 c3 only 3 2\n",
        );
        table.want(ScreenCommand::ToMenu);
        table.want(ScreenCommand::Puzzles);
        table.wait("a puzzle", |table| room(table).run().is_some());
        assert_eq!(line(run(&table).puzzle()), "nim:1,5,7 c3 only 3 2");
    }
}

#[test]
fn when_all_puzzles_of_a_game_are_solved_that_is_told() {
    let assets = Assets::new();
    assets.add(
        "puzzles/puzzles.txt",
        "fivefold puzzles 1\nnim:1,5,7 c3 only 3 2\n",
    );
    let mut table = opened(Tabletop::with_assets(assets.folder(), false));
    let reader = Reader::of(&mut table);
    assert_eq!(
        room(&table).games(),
        [games::nim::ID],
        "the others have none"
    );
    solve(&mut table, Hand::Keys);
    next(&mut table);
    assert!(room(&table).run().is_none());
    reader.says(&mut table, "are solved");
    table.want(PuzzleCommand::Game(games::atoms::ID));
    assert!(room(&table).run().is_none());
}

/// The puzzles of the list that are told, by their numbers.
fn told_of_list(reader: &Reader, table: &mut Tabletop) -> Vec<usize> {
    let told = reader.read(table).into_iter();
    let number = |words: &str| {
        let (number, _) = words.strip_prefix("Puzzle ")?.split_once('.')?;
        number.parse().ok()
    };
    told.filter_map(|it| number(&it.words)).collect()
}

#[test]
fn all_puzzles_of_a_game_are_listed_and_any_is_chosen() {
    let mut table = given(games::lines::ID);
    let reader = Reader::of(&mut table);
    reader.focus(&mut table, "Puzzle ");
    let all = room(&table).puzzles().len();
    assert_eq!(all, 630);
    let told = told_of_list(&reader, &mut table);
    assert!(
        (6..40).contains(&told.len()),
        "only those in sight: {told:?}"
    );
    let place = room(&table).puzzles().iter();
    let place = place.clone().position(|it| *it == puzzle(&table));
    let present = place.expect("the puzzle on the board is listed") + 1;
    assert!(told.contains(&present), "{present} is in sight: {told:?}");
    let other = told.into_iter().find(|&it| it != present);
    let other = other.expect("others are in sight");
    reader.press(&mut table, &format!("Puzzle {other}. "));
    table.frames(2);
    assert_eq!(puzzle(&table), room(&table).puzzles()[other - 1]);
    solve(&mut table, Hand::Pointer);
    table.frames(2);
    let told = reader.read(&mut table);
    let own = told
        .iter()
        .find(|it| it.words.starts_with(&format!("Puzzle {other}. ")));
    assert!(
        own.is_some_and(|it| it.words.ends_with("solved")),
        "{own:?}"
    );
}

#[test]
fn arrow_keys_lead_through_the_list_which_is_one_stop() {
    let mut table = given(games::nim::ID);
    let reader = Reader::of(&mut table);
    table.want(PuzzleCommand::Place(0));
    table.frames(2);
    reader.focus(&mut table, "Puzzle 1. ");
    for (key, number) in [
        (Key::ArrowLeft, 1),
        (Key::ArrowUp, 1),
        (Key::ArrowRight, 2),
        (Key::ArrowDown, 5),
        (Key::ArrowDown, 8),
        (Key::ArrowLeft, 7),
    ] {
        reader.key(&mut table, key);
        let told = reader
            .focused(&mut table)
            .expect("a control with the focus");
        assert!(told.starts_with(&format!("Puzzle {number}. ")), "{told}");
    }
    reader.key(&mut table, Key::Enter);
    table.frames(2);
    assert_eq!(puzzle(&table), room(&table).puzzles()[6]);
    reader.key(&mut table, Key::Tab);
    let told = reader.focused(&mut table).unwrap_or_default();
    assert!(!told.starts_with("Puzzle "), "{told}");
}
