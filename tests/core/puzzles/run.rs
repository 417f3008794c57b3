//! Somebody solves puzzles: what is right, what is refuted, and what the first try comes to.

use fivefold::formats::puzzles::line;
use fivefold::puzzles::{Goal, Puzzle, PuzzleFeedback, PuzzleRun, PuzzleVerdict};
use fivefold::rules::Move;
use fivefold::study::exercise::Exercise as _;

use super::{brought, has_won, shipped};

/// A few of every game and of every goal.
fn some() -> impl Iterator<Item = Puzzle> {
    shipped().into_iter().step_by(37)
}

fn begun(puzzle: &Puzzle) -> PuzzleRun {
    PuzzleRun::of(puzzle.clone()).expect("a game with puzzles")
}

/// A move that the rules allow and that does not solve it.
fn wrong_move(run: &PuzzleRun) -> Option<Move> {
    let (asked, goal) = (run.asked(), run.goal());
    let right = (brought(asked.game()).solutions)(asked, goal);
    let mut legal = asked.legal_moves().into_iter();
    legal.find(|mv| !right.contains(mv))
}

/// Plays what plays itself; how many moves that were.
fn look_on(run: &mut PuzzleRun) -> u32 {
    let mut moves = 0;
    while run.plays_itself() {
        moves += u32::from(run.go_on().is_some());
    }
    moves
}

#[test]
fn every_puzzle_is_solved_by_right_moves_alone() {
    for puzzle in some() {
        let me = puzzle.position.side_to_move();
        let mut run = begun(&puzzle);
        let mut mine = 0;
        while !run.is_over() {
            assert_eq!(run.verdict(), None);
            let right = (brought(run.asked().game()).solutions)(run.asked(), run.goal());
            let right = *right.first().expect("a right move");
            assert!(run.try_move(Ok(right)).is_some(), "{}", line(&puzzle));
            mine += 1;
            assert!(!run.is_refused());
            look_on(&mut run);
        }
        assert_eq!(run.said(), PuzzleFeedback::Solved, "{}", line(&puzzle));
        assert_eq!(run.verdict(), Some(PuzzleVerdict::Solved));
        match puzzle.goal {
            Goal::Win { .. } | Goal::Force { .. } => {
                assert!(has_won(run.position(), me), "{}", line(&puzzle));
                assert!(mine <= puzzle.steps(), "{}", line(&puzzle));
            }
            Goal::Only | Goal::Survive { .. } => assert_eq!(mine, 1),
        }
    }
}

#[test]
fn a_wrong_move_is_answered_and_taken_back_and_counts_once() {
    for puzzle in some() {
        let mut run = begun(&puzzle);
        let wrong = wrong_move(&run).expect("a wrong move");
        assert!(run.try_move(Ok(wrong)).is_some());
        assert_eq!(run.verdict(), Some(PuzzleVerdict::Missed));
        let is_over = run.position().outcome().is_some();
        assert_eq!(look_on(&mut run), u32::from(!is_over), "{}", line(&puzzle));
        assert!(run.is_refuted());
        let PuzzleFeedback::Wrong { tried, answer } = run.said() else {
            panic!("{}: {:?}", line(&puzzle), run.said());
        };
        assert_eq!((tried, answer.is_some()), (wrong, !is_over));
        assert_eq!(
            run.try_move(Ok(puzzle.first)),
            None,
            "first it is taken back"
        );
        assert!(run.try_again());
        assert_eq!(run.position(), &puzzle.position);
        assert!(!run.try_again(), "there is nothing to take back");
        // What is found later does not make up for it.
        run.try_move(Ok(puzzle.first)).expect("a legal move");
        assert!(!run.is_refused());
        assert_eq!(
            (run.verdict(), run.wrong()),
            (Some(PuzzleVerdict::Missed), 1)
        );
    }
}

#[test]
fn the_solution_plays_itself_to_the_end_and_counts_as_missed() {
    for puzzle in some() {
        let me = puzzle.position.side_to_move();
        let mut run = begun(&puzzle);
        assert!(run.show_solution());
        assert_eq!(run.verdict(), Some(PuzzleVerdict::Missed));
        look_on(&mut run);
        assert!(run.is_over() && run.is_shown());
        assert_eq!(run.said(), PuzzleFeedback::Shown);
        if let Goal::Win { .. } | Goal::Force { .. } = puzzle.goal {
            assert!(has_won(run.position(), me), "{}", line(&puzzle));
        }
        assert!(!run.show_solution(), "it was shown");
    }
}

#[test]
fn after_a_wrong_move_the_solution_begins_where_a_move_was_asked_for() {
    let mut puzzles = shipped().into_iter();
    let puzzle = puzzles.find(|it| it.goal == Goal::Win { plies: 5 });
    let puzzle = puzzle.expect("a longer win");
    let mut run = begun(&puzzle);
    run.try_move(Ok(puzzle.first)).expect("a legal move");
    look_on(&mut run);
    assert_eq!(run.goal(), Goal::Win { plies: 3 });
    let asked = run.asked().clone();
    let wrong = wrong_move(&run).expect("a wrong move");
    run.try_move(Ok(wrong)).expect("a legal move");
    assert!(run.show_solution());
    assert_eq!(run.position(), &asked);
    look_on(&mut run);
    assert!(has_won(run.position(), puzzle.position.side_to_move()));
}

#[test]
fn a_move_against_the_rules_is_told_and_costs_nothing() {
    let puzzle = shipped().into_iter().find(|it| it.goal == Goal::Only);
    let puzzle = puzzle.expect("a puzzle");
    let mut run = begun(&puzzle);
    let mut after = puzzle.position.clone();
    // In Nim what was taken cannot be taken again: all pieces of the first row.
    let mut row = after
        .legal_moves()
        .into_iter()
        .filter(|&mv| after.move_text(mv).starts_with('a'));
    let all = row.next_back().expect("a move");
    after.play(all).expect("a legal move");
    let gone = after.check(all).expect_err("they are gone");
    assert_eq!(run.try_move(Err(gone)), None);
    assert_eq!(run.said(), PuzzleFeedback::Illegal(gone));
    assert_eq!((run.verdict(), run.position()), (None, &puzzle.position));
}
