//! The best moves of a position: they are known at once where the theory is, and found by asking where
//! it is not.

use std::collections::BTreeSet;

use fivefold::config::{Opponents, Study};
use fivefold::players::pool::GameKey;
use fivefold::players::{GameLine, Stop};
use fivefold::rules::{Move, Side};
use fivefold::study::analysis::AnalysisEvaluation;
use fivefold::study::best_moves::{BestMoves, BestMovesQuestion};
use fivefold::study::preserving_moves::keeping;
use fivefold_support::positions::position_of;

fn numbers() -> Study {
    let mut numbers = Study::default();
    numbers.best_moves.first_nodes = 100;
    numbers.best_moves.nodes = 1_000;
    numbers
}

fn begun(id: &str, numbers: &Study) -> BestMoves {
    let game = GameKey { seed: 1, number: 0 };
    BestMoves::new(
        game,
        GameLine::new(position_of(id)),
        numbers,
        &Opponents::default(),
    )
}

/// The search at its end, and how often somebody was asked.
fn finished(id: &str) -> (BestMoves, usize) {
    let mut best = begun(id, &numbers());
    let opponents = Opponents::default();
    let mut asked = 0;
    loop {
        let questions = best.next();
        if questions.is_empty() {
            return (best, asked);
        }
        for question in questions {
            let request = best.request(question, &opponents).expect("a request");
            let answer = request.answer(&Stop::new());
            best.take(question, answer.ok().as_ref());
            asked += 1;
        }
    }
}

fn listed(best: &BestMoves) -> Vec<Move> {
    best.list().iter().map(|rated| rated.mv).collect()
}

#[test]
fn in_the_nim_games_all_winning_moves_come_first_and_nobody_is_asked() {
    for id in [
        "nim:3,4,5,7",
        "corner:8x8,queen:h6",
        "northcott:3x8:1-8,2-6,1-4",
    ] {
        let best = begun(id, &numbers());
        assert_eq!(best.next(), [], "{id}");
        let keeps = keeping(&position_of(id)).expect("known").moves;
        let won = AnalysisEvaluation::Proven(Some(Side::First));
        let wins: BTreeSet<Move> = best
            .list()
            .iter()
            .filter(|rated| rated.worth == won)
            .map(|rated| rated.mv)
            .collect();
        assert_eq!(wins.len(), keeps.len().min(5), "{id}");
        assert!(wins.iter().all(|mv| keeps.contains(mv)), "{id}");
        assert_eq!(best.list()[0].worth, won, "{id}");
    }
}

#[test]
fn as_many_are_listed_as_the_file_says() {
    for moves in 1..=5 {
        let mut numbers = numbers();
        numbers.best_moves.moves = moves;
        assert_eq!(begun("nim:3,4,5", &numbers).list().len(), moves as usize);
    }
}

#[test]
fn every_line_can_be_played() {
    for id in [
        "nim:3,4,5",
        "mnk:3x3x3:x2/1o1/2x@1",
        "mnk:9x9x5",
        "atoms:4x4:4/1cC1/1BC1/4@1",
    ] {
        let (best, _) = finished(id);
        assert!(!best.list().is_empty(), "{id}");
        for rated in best.list() {
            let mut position = position_of(id);
            assert_eq!(rated.line.first(), Some(&rated.mv), "{id}");
            for &mv in &rated.line {
                position.play(mv).expect(id);
            }
        }
    }
}

#[test]
fn in_tic_tac_toe_every_move_that_keeps_the_draw_is_worth_a_draw() {
    let id = "mnk:3x3x3:x2/1o1/2x@1";
    let (best, _) = finished(id);
    let keeps = keeping(&position_of(id)).expect("known");
    let draw = AnalysisEvaluation::Proven(None);
    for rated in best.list() {
        let expected = keeps.moves.contains(&rated.mv);
        assert_eq!(rated.worth == draw, expected, "{rated:?}");
    }
}

#[test]
fn the_move_that_stops_a_four_is_the_best_and_one_that_completes_a_line_is_better() {
    let (best, _) = finished("mnk:9x9x5:9/9/9/9/3oxxxx1/9/9/9/ooo6@1");
    let start = position_of("mnk:9x9x5");
    assert_eq!(start.move_text(listed(&best)[0]), "i5");
    let (best, asked) = finished("mnk:9x9x5:x8/9/9/9/3oxxxx1/9/9/9/oooo5@1");
    assert_eq!(start.move_text(listed(&best)[0]), "e1");
    assert_eq!(
        best.list()[0].worth,
        AnalysisEvaluation::Proven(Some(Side::First))
    );
    assert!(asked > 0, "the others are looked at as well");
}

#[test]
fn the_first_question_names_a_move_before_all_are_looked_at() {
    let mut best = begun("mnk:9x9x5:9/9/9/9/4o4/3x5/9/9/9@1", &numbers());
    assert_eq!(best.next(), [BestMovesQuestion::Position]);
    let request = best.request(BestMovesQuestion::Position, &Opponents::default());
    let answer = request
        .expect("a request")
        .answer(&Stop::new())
        .expect("a move");
    best.take(BestMovesQuestion::Position, Some(&answer));
    assert_eq!(listed(&best), [answer.mv]);
    assert!(best.next().len() > 1, "then the others, some at once");
}

#[test]
fn a_move_without_an_answer_holds_nothing_up() {
    let mut best = begun("mnk:5x5x4", &numbers());
    let mut rounds = 0;
    while !best.next().is_empty() {
        for question in best.next() {
            best.take(question, None);
        }
        rounds += 1;
        assert!(rounds < 100);
    }
}
