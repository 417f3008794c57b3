//! Puzzles: those that are shipped are what they say, found out by solving them all and by looking at
//! the rules alone; and what is wrong with a puzzle or with a file of them is told.

mod by_the_rules;
mod day;
mod run;
mod scores;
mod text;

use std::fs;

use fivefold::formats::puzzles::{line, read, read_line, write};
use fivefold::games;
use fivefold::players::Stop;
use fivefold::puzzles::{Flaw, Goal, Puzzle, Puzzles, check, make};
use fivefold::rules::{GameId, Move, Position, Side};
use fivefold_support::positions::position_of;

/// The shipped file.
const SHIPPED: &str = "assets/puzzles/puzzles.txt";
/// The most bytes that it may have.
const MOST_BYTES: usize = 200_000;

fn shipped_text() -> String {
    let path = format!("{}/{SHIPPED}", env!("CARGO_MANIFEST_DIR"));
    fs::read_to_string(path).expect("the shipped file")
}

fn shipped() -> Vec<Puzzle> {
    read(&shipped_text()).expect("puzzles")
}

fn brought(game: GameId) -> &'static Puzzles {
    Puzzles::of(game).expect("a game with puzzles")
}

fn after(position: &Position, mv: Move) -> Position {
    let mut next = position.clone();
    next.play(mv).expect("a legal move");
    next
}

fn has_won(position: &Position, side: Side) -> bool {
    position
        .outcome()
        .is_some_and(|it| it.winner() == Some(side))
}

#[test]
fn every_shipped_puzzle_is_what_it_says() {
    let puzzles = shipped();
    let flaws = puzzles
        .iter()
        .filter_map(|puzzle| Some((puzzle, check(puzzle).err()?)));
    let told: Vec<String> = flaws
        .map(|(puzzle, flaw)| format!("{}: {flaw}", line(puzzle)))
        .collect();
    assert!(told.is_empty(), "{}", told.join("\n"));
}

/// What the guide shows is shipped, and its counts are those of the file.
#[test]
fn the_guide_of_puzzles_is_true() {
    let guide = include_str!("../../docs/puzzles.md");
    let shown = guide.split("```text\n").nth(1).expect("the file");
    let shown = shown.split("```").next().expect("its beginning");
    let text = shipped_text();
    let shipped: Vec<&str> = text.lines().collect();
    assert!(shown.lines().count() > 2);
    for line in shown.lines() {
        assert!(shipped.contains(&line), "{line}");
    }
    for &game in games::all() {
        let count = shipped
            .iter()
            .filter(|line| line.starts_with(game.as_str()))
            .count();
        let word = format!("--game {game} ");
        let row = guide
            .lines()
            .find(|line| line.contains(&word))
            .expect("a row");
        assert!(
            row.contains(&format!("| {count} |")),
            "{game}: {count}, but {row}"
        );
    }
}

#[test]
fn thousands_of_puzzles_are_shipped_in_one_small_file() {
    let text = shipped_text();
    let puzzles = shipped();
    assert!(puzzles.len() >= 2_000, "{}", puzzles.len());
    assert!(text.len() < MOST_BYTES, "{}", text.len());
    assert_eq!(
        write(&puzzles),
        text,
        "the file is as the program writes it"
    );
    let mut positions: Vec<String> = puzzles.iter().map(|it| it.position.id()).collect();
    positions.sort_unstable();
    positions.dedup();
    assert_eq!(
        positions.len(),
        puzzles.len(),
        "no position stands there twice"
    );
    for &game in games::all() {
        let Some(brought) = Puzzles::of(game) else {
            continue;
        };
        for class in brought.classes {
            let of_class = puzzles.iter().filter(|it| it.position.game() == game);
            let count = of_class.filter(|it| it.class() == *class).count();
            assert!(count > 0, "{game} has no puzzle of {class:?}");
        }
    }
}

/// The cells that complete a line of the side to move, by the rules alone.
fn completing(position: &Position) -> Vec<Move> {
    let me = position.side_to_move();
    let mut moves = position.legal_moves();
    moves.retain(|&mv| has_won(&after(position, mv), me));
    moves
}

/// Plays every puzzle of Lines to its end: the person makes right moves, the program answers. Each
/// move of a win by fours threatens to complete a line, so that there is one answer or none.
#[test]
fn every_puzzle_of_lines_is_won_in_its_plies_against_the_answers_of_the_program() {
    let game = games::from_id("mnk").expect("a game");
    let Puzzles {
        solutions, answer, ..
    } = brought(game);
    for puzzle in shipped().iter().filter(|it| it.position.game() == game) {
        let me = puzzle.position.side_to_move();
        let mut position = puzzle.position.clone();
        let mut goal = puzzle.goal;
        let mut played = 0;
        loop {
            let right = solutions(&position, goal);
            assert!(!right.is_empty(), "{}: {}", line(puzzle), position.id());
            position = after(&position, right[0]);
            played += 1;
            if position.outcome().is_some() {
                break;
            }
            if let Goal::Force { .. } = puzzle.goal {
                // Of any three answers at least two leave a line to be completed.
                let answers = position.legal_moves().into_iter().take(3);
                let left = answers.map(|answer| after(&position, answer));
                let stopped = left.filter(|next| completing(next).is_empty()).count();
                assert!(stopped <= 1, "{}", position.id());
            }
            goal = goal.next().expect("plies that are left");
            let reply = answer(&position, goal).expect("an answer");
            position = after(&position, reply);
            played += 1;
        }
        assert!(has_won(&position, me), "{}", line(puzzle));
        assert!(Some(played) <= puzzle.goal.plies(), "{}", line(puzzle));
    }
}

#[test]
fn in_renju_white_wins_by_points_that_are_forbidden_to_black() {
    let renju = shipped().into_iter();
    let renju = renju.filter(|puzzle| puzzle.position.params_text().ends_with("renju"));
    let mut free = 0;
    let all: Vec<Puzzle> = renju.collect();
    assert!(all.len() >= 50, "{}", all.len());
    for puzzle in &all {
        assert!(
            matches!(puzzle.goal, Goal::Force { .. }),
            "{}",
            line(puzzle)
        );
        // Without forbidden points the same stones give no win by fours of this length.
        let id = puzzle.position.id().replace(",renju", "");
        let position = position_of(&id);
        let fours = (brought(position.game()).solutions)(&position, puzzle.goal);
        free += usize::from(!fours.is_empty());
    }
    // In freestyle black's long rows win, too, and white's moves may differ; most are no wins there.
    assert!(free * 10 < all.len(), "{free} of {}", all.len());
}

/// A wrong first move is refuted: after the answer the goal cannot be reached any more.
#[test]
fn wrong_moves_are_refuted() {
    let mut refuted = 0;
    for puzzle in shipped().iter().step_by(29) {
        let position = &puzzle.position;
        let Puzzles {
            solutions, answer, ..
        } = brought(position.game());
        let wrong = position.legal_moves().into_iter();
        for mv in wrong.filter(|&mv| mv != puzzle.first).step_by(9) {
            let next = after(position, mv);
            let wins_at_once = puzzle.goal == Goal::Win { plies: 1 };
            if next.outcome().is_some() || wins_at_once {
                continue;
            }
            let left = puzzle.goal.next().unwrap_or(puzzle.goal);
            let reply = answer(&next, left).expect("an answer");
            let told = format!("{} after {}", line(puzzle), position.move_text(mv));
            assert!(next.check(reply).is_ok(), "{told}");
            let then = after(&next, reply);
            match puzzle.goal {
                // Whoever answers has the win now.
                Goal::Only => assert!(solutions(&then, Goal::Only).is_empty(), "{told}"),
                Goal::Survive { plies } => {
                    let wins = has_won(&then, next.side_to_move());
                    let right = solutions(&next, Goal::Win { plies });
                    assert!(wins || right.contains(&reply), "{told}");
                }
                Goal::Win { .. } | Goal::Force { .. } if then.outcome().is_none() => {
                    assert!(solutions(&then, left).is_empty(), "{told}");
                }
                Goal::Win { .. } | Goal::Force { .. } => {}
            }
            refuted += 1;
        }
    }
    assert!(refuted > 300, "{refuted}");
}

#[test]
fn the_same_seed_makes_the_same_puzzles_and_another_makes_others() {
    let stop = Stop::new();
    for game in ["nim", "corner", "northcott", "atoms"] {
        let game = brought(games::from_id(game).expect("a game"));
        let one = make(game, 12, 7, &stop);
        assert!(one.len() >= 8, "{}", one.len());
        assert_eq!(one, make(game, 12, 7, &stop));
        assert_ne!(one, make(game, 12, 8, &stop));
        for puzzle in &one {
            assert_eq!(check(puzzle), Ok(()), "{}", line(puzzle));
        }
    }
}

#[test]
fn a_stop_ends_the_making() {
    let stop = Stop::new();
    stop.stop();
    let game = brought(games::from_id("nim").expect("a game"));
    assert!(make(game, 12, 7, &stop).is_empty());
}

#[test]
fn a_broken_puzzle_is_found_and_its_flaw_is_told() {
    for (broken, told) in [
        (
            "nim:2,5,7 a1 only 3 0",
            "nothing can be asked there: nothing is won or lost soon, or the game is over",
        ),
        ("nim:1,4,7 c1 only 3 1", "the right move is c2, not c1"),
        ("nim:1,4,7 c9 only 3 1", "the move c9 is not legal there"),
        (
            "nim:1,4,7 c2 win 3 1",
            "the goal there is `only`, not `win 3`",
        ),
        (
            "nim:3,3,3 a3 only 2 1",
            "the goal is reached by 3 moves: a3, b3, c3",
        ),
        (
            // An open four can be made, two plies earlier than said.
            "mnk:9x9x5:9/9/9/9/2ooo4/2x6/2xx5/9/9@1 b5 win 5 0",
            "the goal there is `win 3`, not `win 5`",
        ),
        (
            "mnk:9x9x5:9/9/9/9/3ooo3/2x6/2xx5/9/9@1 g5 win 3 0",
            "the goal is reached by 2 moves: c5, g5",
        ),
    ] {
        let puzzle = read_line(broken).expect(broken);
        let flaw = check(&puzzle).expect_err(broken);
        assert_eq!(flaw.to_string(), told, "{broken}");
    }
}

#[test]
fn every_kind_of_flaw_in_a_shipped_puzzle_is_noticed() {
    for puzzle in shipped().into_iter().step_by(41) {
        let legal = puzzle.position.legal_moves();
        let other = legal
            .iter()
            .find(|mv| **mv != puzzle.first)
            .expect("another");
        let first = Puzzle {
            first: *other,
            ..puzzle.clone()
        };
        let depth = Puzzle {
            depth: puzzle.depth + 2,
            ..puzzle.clone()
        };
        let moved = Puzzle {
            position: after(&puzzle.position, puzzle.first),
            ..puzzle.clone()
        };
        assert!(
            matches!(check(&first), Err(Flaw::Move { .. })),
            "{}",
            line(&first)
        );
        assert!(
            matches!(check(&depth), Err(Flaw::Grade { .. })),
            "{}",
            line(&depth)
        );
        assert!(check(&moved).is_err(), "{}", line(&moved));
    }
}
