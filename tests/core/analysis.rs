//! The analysis of whole games: judgements from what is proven, turning points, and the book-keeping
//! of what is asked.

use std::collections::HashMap;

use fivefold::config::{AnalysisNumbers, Opponents, Study};
use fivefold::games::lines::Lines;
use fivefold::midend::history::{Finding, NodeId};
use fivefold::midend::{Match, Seat};
use fivefold::players::nimbers::nim_sum;
use fivefold::players::{Explanation, Limits, SearchResult, Stop, Verdict};
use fivefold::rules::{Game, Move, Rng, Side};
use fivefold::study::analysis::{
    Analysis, AnalysisEvaluation, AnalysisQuestion, AnalysisReport, Judgement, PlayedMove, Ply,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{self, minimax::Known};

fn game_match(id: &str, moves: &str) -> Match {
    positions::played(id, [Seat::Person; 2], moves)
}

/// Answers everything that is asked.
fn finish(analysis: &mut Analysis) {
    let opponents = Opponents::default();
    while let Some(task) = analysis.next() {
        let question = analysis.question(task, &opponents).expect("a question");
        let choice = question.answer(&Stop::new()).expect("a choice");
        assert!(analysis.take(task, &choice).is_some(), "{task:?}");
    }
}

fn analyzed(id: &str, moves: &str) -> AnalysisReport {
    let mut analysis = Analysis::new(&game_match(id, moves), &AnalysisNumbers::default());
    finish(&mut analysis);
    analysis.report()
}

/// The judgements of all moves.
fn judgements(report: &AnalysisReport) -> Vec<Option<Judgement>> {
    let judged = |ply: &Ply| ply.judged.map(|judged| judged.judgement);
    report.plies.iter().skip(1).map(judged).collect()
}

/// By the nim-sum (Bouton): 3, 4, 5 is won by a2 alone, 1, 4, 5 is lost, and so on.
#[test]
fn every_move_of_a_game_of_nim_is_judged_exactly() {
    use Judgement::{Best, Blunder, Good, Only};
    let moves = "a2 b1 b1 c2 b1 c1 a1 c1 b1 c1";
    let report = analyzed("nim:3,4,5", moves);
    let expected = [
        Only, Good, Blunder, Only, Good, Blunder, Blunder, Only, Good, Best,
    ];
    assert_eq!(judgements(&report), expected.map(Some));
    let mut heaps = [3_u8, 4, 5];
    for (ply, text) in std::iter::once("").chain(moves.split(' ')).enumerate() {
        if let [heap, count] = *text.as_bytes() {
            heaps[usize::from(heap - b'a')] -= count - b'0';
        }
        // The first side moves after an even number of plies.
        let first_wins = (nim_sum(heaps) != 0) == (ply % 2 == 0);
        let points = report.plies[ply].evaluation.map(AnalysisEvaluation::points);
        assert_eq!(
            points,
            Some(if first_wins { 1_000 } else { -1_000 }),
            "{ply}"
        );
        assert!(report.plies[ply].judged.is_none_or(|judged| judged.proven));
    }
    assert_eq!(report.turning_points().collect::<Vec<_>>(), [3, 6, 7]);
}

#[test]
fn the_nim_games_are_known_without_asking_anybody() {
    for (id, moves) in [
        ("nim:3,4,5,misere", "a2 b1"),
        ("corner:8x8,queen", "c8 c3"),
        ("northcott:3x12", "a5 b4"),
    ] {
        let analysis = Analysis::new(&game_match(id, moves), &AnalysisNumbers::default());
        assert_eq!(analysis.next(), None, "{id}");
        let progress = analysis.progress();
        assert_eq!((progress.done, progress.all), (3, 3), "{id}");
        let report = analysis.report();
        assert!(judgements(&report).iter().all(Option::is_some), "{id}");
    }
}

#[test]
fn who_misses_a_block_in_gomoku_has_blundered() {
    // Four in a row from h8 to k8, closed at g8; l8 is the only cell that stops it.
    let report = analyzed("mnk:15x15x5", "h8 g8 i8 h9 j8 i10 k8 j11 l8");
    let judged = judgements(&report);
    assert_eq!(judged[7], Some(Judgement::Blunder));
    let position = game_match("mnk:15x15x5", "").position().clone();
    let best = report.plies[7]
        .line
        .first()
        .map(|&mv| position.move_text(mv));
    assert_eq!(best.as_deref(), Some("l8"));
    assert_eq!(
        report.plies[8].evaluation,
        Some(AnalysisEvaluation::Proven(Some(Side::First)))
    );
    assert_eq!(judged[8], Some(Judgement::Best), "it completes the line");
    assert!(report.turning_points().any(|ply| ply == 8));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]
    #[test]
    fn every_ply_of_tic_tac_toe_is_judged_as_minimax_does(seed: u64) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = game_match("mnk:3x3x3", "");
        while game.position().outcome().is_none() {
            let legal = game.position().legal_moves();
            let mv = legal[rng.random_range(0..legal.len())];
            game.play(mv).expect("legal");
        }
        let mut analysis = Analysis::new(&game, &AnalysisNumbers::default());
        finish(&mut analysis);
        let report = analysis.report();
        let mut known = HashMap::new();
        let mut board: Lines = positions::position("mnk:3x3x3");
        let mut before = positions::minimax::minimax(&mut board, &mut known).0;
        prop_assert_eq!(report.plies[0].evaluation, Some(AnalysisEvaluation::Proven(before)));
        for (ply, &mv) in report.plies[1..].iter().zip(game.moves()) {
            let mover = board.side_to_move();
            let keeping = keeping(&mut board, before, &mut known);
            let choices = positions::legal(&board).len();
            board.apply(Lines::unpack(mv).expect("a move of Lines"), &mut ());
            let after = positions::minimax::minimax(&mut board, &mut known).0;
            prop_assert_eq!(ply.evaluation, Some(AnalysisEvaluation::Proven(after)));
            let judged = ply.judged.expect("everything is known");
            prop_assert!(judged.proven);
            let worth = |winner| match winner {
                Some(side) if side == mover => 1,
                None => 0,
                Some(_) => -1,
            };
            let blundered = judged.judgement == Judgement::Blunder;
            prop_assert_eq!(blundered, worth(after) < worth(before));
            let only = keeping == 1 && choices > 1 && !blundered && worth(before) >= 0;
            prop_assert_eq!(judged.judgement == Judgement::Only, only);
            prop_assert!(blundered || !judged.judgement.is_fault());
            before = after;
        }
    }
}

/// How many moves lead to this result.
fn keeping(board: &mut Lines, result: Option<Side>, known: &mut Known) -> usize {
    let mut keeping = 0;
    for mv in positions::legal(board) {
        let undo = board.apply(mv, &mut ());
        keeping += usize::from(positions::minimax::minimax(board, known).0 == result);
        board.undo(mv, undo);
    }
    keeping
}

#[test]
fn every_position_is_asked_once_and_deeper_only_where_it_is_wanted() {
    let numbers = AnalysisNumbers {
        coarse_nodes: 200,
        deep_nodes: 1_000,
        ..AnalysisNumbers::default()
    };
    let game = game_match("mnk:15x15x5", "h8 i9 i8 g8 j8");
    let mut analysis = Analysis::new(&game, &numbers);
    for ply in 0..6 {
        assert_eq!(analysis.progress().done, ply);
        let task = analysis.next().expect("something is left");
        assert_eq!((task.ply, task.limits.nodes), (ply, Some(200)));
        answer_estimated(&mut analysis, task, &game);
    }
    assert_eq!(analysis.next(), None);
    analysis.deepen(Some(4));
    let task = analysis.next().expect("one is wanted deeper");
    assert_eq!((task.ply, task.limits.nodes), (4, Some(1_000)));
    answer_estimated(&mut analysis, task, &game);
    assert_eq!(analysis.next(), None);
    analysis.deepen(None);
    let mut left = Vec::new();
    while let Some(task) = analysis.next() {
        left.push(task.ply);
        answer_estimated(&mut analysis, task, &game);
    }
    assert_eq!(left, [0, 1, 2, 3, 5]);
    assert!(Analysis::new(&game, &numbers).is_about(&game));
    let other = game_match("mnk:15x15x5", "h8 i9 i8 g8");
    assert!(!analysis.is_about(&other));
}

fn answer_estimated(analysis: &mut Analysis, task: AnalysisQuestion, game: &Match) {
    let opponents = Opponents::default();
    let question = analysis.question(task, &opponents).expect("a question");
    assert_eq!(
        question.position().side_to_move(),
        if task.ply.is_multiple_of(2) {
            Side::First
        } else {
            Side::Second
        }
    );
    let mv = question.position().legal_moves()[0];
    let verdict = Verdict::Estimated { score: 10 };
    let taken = analysis.take(task, &choice(mv, verdict));
    let (node, finding) = taken.expect("it belongs to the line");
    assert_eq!(game.history().number(node), task.ply);
    assert_eq!((finding.best(), finding.verdict), (Some(mv), verdict));
}

fn choice(mv: Move, verdict: Verdict) -> SearchResult<Move> {
    SearchResult {
        verdict,
        nodes: 5,
        ..SearchResult::unsearched(mv, Explanation::BEST_SCORE)
    }
}

#[test]
fn proven_positions_are_never_asked_again_and_ends_not_at_all() {
    let game = game_match("mnk:3x3x3", "a1 b1 a2 b2 a3");
    let mut analysis = Analysis::new(&game, &AnalysisNumbers::default());
    finish(&mut analysis);
    assert_eq!(analysis.progress().all, 5, "the end needs no question");
    analysis.deepen(None);
    assert_eq!(analysis.next(), None);
    let task = AnalysisQuestion {
        ply: 9,
        limits: Limits::default(),
    };
    let mv = game.position().parse_move("c3").expect("a move");
    assert!(analysis.question(task, &Opponents::default()).is_none());
    assert_eq!(analysis.take(task, &choice(mv, Verdict::Unknown)), None);
}

#[test]
fn what_was_taken_back_is_analysed_too_and_findings_in_the_tree_are_taken_over() {
    let mut game = game_match("mnk:9x9x5", "e5 e6 d5");
    game.undo();
    let numbers = AnalysisNumbers {
        coarse_nodes: 500,
        ..AnalysisNumbers::default()
    };
    let mut analysis = Analysis::new(&game, &numbers);
    assert_eq!(analysis.progress().all, 4);
    finish(&mut analysis);
    for (node, finding) in analysis.findings() {
        game.set_finding(node, Some(finding.clone())).expect("room");
    }
    let again = Analysis::new(&game, &numbers);
    assert_eq!(again.next(), None);
    assert_eq!(again.report(), analysis.report());
    game.jump(NodeId::ROOT);
    assert_eq!(Analysis::new(&game, &numbers).report(), analysis.report());
}

/// A move that is played and won proves that the position before was won, whatever was estimated.
#[test]
fn a_won_position_behind_a_move_makes_the_move_no_mistake() {
    let mut game = game_match("mnk:15x15x5", "h8 a1 i8 a2");
    let here = game.history().current();
    let estimate = |mv: &str, game: &Match| Finding {
        verdict: Verdict::Estimated { score: -900 },
        nodes: 1,
        line: vec![game.position().parse_move(mv).expect("a move")],
        only: false,
    };
    let finding = estimate("o15", &game);
    game.set_finding(here, Some(finding)).expect("room");
    let mv = game.position().parse_move("j8").expect("a move");
    game.play(mv).expect("legal");
    let won = Finding {
        verdict: Verdict::Proven {
            winner: Some(Side::First),
            plies: None,
        },
        ..estimate("a3", &game)
    };
    let after = game.history().current();
    game.set_finding(after, Some(won)).expect("room");
    let report = Analysis::new(&game, &AnalysisNumbers::default()).report();
    assert_eq!(
        report.plies[4].evaluation,
        Some(AnalysisEvaluation::Proven(Some(Side::First)))
    );
    assert_eq!(judgements(&report)[4], Some(Judgement::Best));
}

#[test]
fn estimated_drops_are_judged_by_the_thresholds_of_the_file() {
    let numbers = Study::default().analysis;
    let played = |before, after| PlayedMove {
        mover: Side::Second,
        before: Some(AnalysisEvaluation::Estimated(before)),
        plies_before: None,
        after: Some(AnalysisEvaluation::Estimated(after)),
        plies_after: None,
        is_best: false,
        best_is_only: false,
    };
    let judge = |drop| {
        let judged = played(-100, -100 + drop).judge(&numbers).expect("known");
        assert!(!judged.proven);
        judged.judgement
    };
    assert_eq!(judge(-50), Judgement::Good);
    assert_eq!(judge(numbers.inaccuracy - 1), Judgement::Good);
    assert_eq!(judge(numbers.inaccuracy), Judgement::Inaccuracy);
    assert_eq!(judge(numbers.mistake), Judgement::Mistake);
    assert_eq!(judge(numbers.blunder), Judgement::Blunder);
    let unknown = PlayedMove {
        before: None,
        ..played(0, 0)
    };
    assert_eq!(unknown.judge(&numbers), None);
}
