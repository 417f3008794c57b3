//! Puzzles, the position of the day and the arena in the browser.

use fivefold::formats::puzzles::read;
use fivefold::games::corner;
use fivefold::puzzles::day::{Days, FIRST};
use fivefold::puzzles::{Puzzle, PuzzleRun, Puzzles};
use fivefold::scores::Day;
use fivefold::study::exercise::Exercise as _;

use crate::visit::{LAPTOP, Visit};

/// The puzzles that the web version ships.
const SHIPPED: &str = include_str!("../../assets/puzzles/puzzles.txt");

/// Solves the puzzle in the page by clicking the board in its canvas.
fn solve_by_mouse(visit: &mut Visit, puzzle: &Puzzle) {
    let mut run = PuzzleRun::of(puzzle.clone()).expect("a game with puzzles");
    let brought = Puzzles::of(puzzle.position.game()).expect("a game with puzzles");
    while !run.is_over() {
        let right = (brought.solutions)(run.asked(), run.goal())[0];
        let cell = run.asked().target(right).expect("a move has its cell");
        visit.click_cell(run.position(), cell);
        run.try_move(Ok(right));
        let said = if run.is_over() { "Solved." } else { "Right." };
        visit.until_news(said);
        while run.plays_itself() {
            run.go_on();
        }
    }
}

#[test]
fn a_puzzle_is_solved_by_mouse_and_still_counts_after_a_reload() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let puzzles = read(SHIPPED).expect("the shipped puzzles");
    let days = Days::of(&puzzles);
    let of_corner = |day| {
        let (game, number) = days.on(day)?;
        (game == corner::ID).then_some((day, number))
    };
    let (day, number) = (FIRST..).find_map(of_corner).expect("a day of Corner Nim");
    let mut puzzles = puzzles.iter().filter(|it| it.position.game() == corner::ID);
    let puzzle = puzzles.nth(number).expect("a puzzle");
    let page = format!("?day={}", Day::new(day));
    visit.open(&page, "puzzles");
    visit.until_news("to move: find");
    solve_by_mouse(&mut visit, puzzle);
    visit.browser.frames(10);
    visit.browser.picture("puzzle-solved");
    visit.browser.reload();
    visit.until_screen("puzzles");
    visit.browser.wait(
        "what was kept",
        "document.getElementById('mirror').innerText.includes('1 solved')",
    );
    visit.end();
}

#[test]
fn a_link_to_a_day_opens_its_position_and_the_result_is_copied_with_the_link() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.browser.before_each_page(
        "navigator.clipboard.writeText = async (text) => { window.copied = text; }",
    );
    visit.open("?day=2026-11-20", "puzzles");
    visit.browser.wait(
        "the day",
        "document.getElementById('mirror').innerText.includes('20 November 2026')",
    );
    visit.press("Solution");
    visit.press("Copy result");
    visit.browser.wait("the result", "window.copied");
    let copied = visit.browser.text("window.copied");
    assert!(copied.starts_with("fivefold 2026-11-20 · "), "{copied}");
    let link = visit.site.address("?day=2026-11-20");
    assert!(copied.ends_with(&link), "{copied}");
    assert_eq!(visit.browser.text("location.href"), link);
    visit.end();
}

#[test]
fn an_arena_runs_in_the_page_to_its_end_and_can_be_stopped() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    visit.set_up(1);
    visit.press("Compare opponents");
    visit.until_screen("arena");
    visit.press("10");
    visit.press("Run");
    visit.until_news("Done: 10 of 10 games");
    visit.browser.frames(10);
    visit.browser.picture("arena");
    let told = visit
        .browser
        .text("document.getElementById('mirror').innerText");
    assert!(told.contains("Won: ") && told.contains("Lost: "), "{told}");
    visit.press("1000");
    visit.press("Run");
    visit.press("Stop");
    visit.until_news("Stopped after");
    visit.end();
}
