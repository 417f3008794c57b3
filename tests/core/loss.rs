//! Why a game was lost: the move that is blamed really lost, what is said to be better holds, and
//! each game tells its own story.

use fivefold::config::{AnalysisNumbers, Level, Opponents};
use fivefold::midend::history::NodeId;
use fivefold::midend::{Match, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Move, Position, Rng, Side, View};
use fivefold::study::analysis::AnalysisEvaluation;
use fivefold::study::hint::HintMark;
use fivefold::study::loss::{Cause, LosingMove, Loss, LossSearch, LossStep, beaten_person};
use fivefold::study::preserving_moves::{Worth, keeping};
use fivefold::words::ENGLISH;
use rand::SeedableRng;

use fivefold_support::driving::Drive as _;
use fivefold_support::positions;

/// A game that a person plays as the first side.
fn played(id: &str, moves: &str) -> Match {
    let computer = Seat::Computer(Opponent::Level(Level::STRONGEST));
    positions::played(id, [Seat::Person, computer], moves)
}

/// Few positions, for a build that is not optimised.
fn numbers() -> AnalysisNumbers {
    AnalysisNumbers {
        coarse_nodes: 2_000,
        deep_nodes: 10_000,
        ..AnalysisNumbers::default()
    }
}

fn search(game_match: &Match) -> (Loss, usize) {
    let mut search = LossSearch::new(game_match, &numbers()).expect("a person has lost");
    let opponents = Opponents::default();
    let mut asked = 0;
    loop {
        match search.step() {
            LossStep::Found(loss) => return (loss, asked),
            LossStep::Ask(task) => {
                let question = search.question(task, &opponents).expect("a question");
                let choice = question.answer(&Stop::new()).expect("a choice");
                search.take(task, &choice);
                asked += 1;
            }
        }
    }
}

fn losing_move(game_match: &Match) -> LosingMove {
    let (loss, _) = search(game_match);
    let lost = loss.losing_move().expect("a move lost").clone();
    assert_eq!(loss.try_again_at(), lost.before);
    lost
}

/// The move, what was better, and the sentence.
fn told(game_match: &Match, lost: &LosingMove) -> (String, String, String) {
    let text = |mv| game_match.start().move_text(mv);
    let why = lost.told.as_ref().expect("a reason");
    (
        text(lost.played),
        text(lost.better),
        ENGLISH.sentence(&why.why),
    )
}

/// A game in which the computer answers these moves, and whatever the person plays behind them.
fn beaten(id: &str, moves: &str, then: impl Fn(&Position) -> Move) -> Match {
    let mut game_match = played(id, "");
    let strongest = Opponent::Level(Level::STRONGEST);
    let mut computer = strongest.player(game_match.position().game(), &Opponents::default());
    let limits = Limits::of_nodes(1_000);
    let mut script = moves.split_ascii_whitespace();
    while game_match.result().is_none() {
        let position = game_match.position().clone();
        let mv = match game_match.seat_to_move() {
            Seat::Person => script.next().map_or_else(
                || then(&position),
                |text| position.parse_move(text).expect(text),
            ),
            Seat::Computer(_) => {
                let mut rng = Rng::seed_from_u64(game_match.moves().len() as u64);
                let choice = computer.choose(&position, &limits, &Stop::new(), &mut rng);
                choice.expect("a move").mv
            }
        };
        game_match.play(mv).expect("a legal move");
    }
    assert_eq!(beaten_person(&game_match), Some(Side::First), "{id}");
    game_match
}

fn first_move(position: &Position) -> Move {
    position.legal_moves()[0]
}

/// Forwards in Northcott's game, where stepping back could go on for ever.
fn furthest(position: &Position) -> Move {
    let moves = position.legal_moves();
    let column = |mv: &&Move| position.target(**mv).map(|cell| cell.col);
    *moves.iter().max_by_key(column).expect("a move")
}

/// The positions before and after the move that is blamed.
fn around(game_match: &Match, lost: &LosingMove) -> [Position; 2] {
    let line = game_match.history().game_line_to(lost.before);
    let before = line.expect("a line").into_position();
    let mut after = before.clone();
    after.play(lost.played).expect("it was played");
    [before, after]
}

#[test]
fn in_the_nim_games_a_won_position_was_left_to_the_other_side_with_an_odd_column() {
    for (id, moves, expected) in [
        // Only a2 wins; 3, 4, 4 leaves both ones of row a alone.
        (
            "nim:3,4,5",
            "c1",
            "You left columns 2, 1 of the binary table odd: in each of them a 1 is left over.",
        ),
        (
            "nim:3,4,5",
            "a3",
            "You left column 1 of the binary table odd: it has a single 1.",
        ),
        (
            "nim:1,2,4,misere",
            "a1",
            "You left columns 4, 2 of the binary table odd: in each of them a 1 is left over.",
        ),
        (
            "corner:8x8:h6",
            "h5",
            "You left columns 2, 1 of the binary table odd: in each of them a 1 is left over.",
        ),
        (
            "northcott:2x8:1-8,1-6",
            "b2",
            "You left columns 4, 1 of the binary table odd: in each of them a 1 is left over.",
        ),
    ] {
        let game_match = beaten(id, moves, furthest);
        let lost = losing_move(&game_match);
        assert!(lost.proven && lost.round == 1, "{id}: {lost:?}");
        let (played, better, why) = told(&game_match, &lost);
        assert_eq!((played.as_str(), why.as_str()), (moves, expected), "{id}");
        let [before, after] = around(&game_match, &lost);
        let keeps = keeping(&before).expect("known");
        assert!(keeps.moves.contains(&lost.better), "{id}: {better}");
        assert_eq!(keeping(&after).and_then(|it| it.worth), Some(Worth::Won));
        let proof = lost.told.as_ref().and_then(|told| told.proof.as_ref());
        let proof = proof.expect("the table before and after");
        assert_ne!(proof.after.nim_sum(), 0, "{id}");
    }
}

#[test]
fn the_theory_of_the_nim_games_needs_no_question() {
    let (_, asked) = search(&beaten("nim:3,4,5", "c1", first_move));
    assert_eq!(asked, 0);
}

#[test]
fn where_single_pebbles_are_left_in_misere_nim_their_number_is_told() {
    // Three single pebbles would win; one and two of them do not.
    let game_match = beaten("nim:1,1,3,misere", "c3", first_move);
    let (_, better, why) = told(&game_match, &losing_move(&game_match));
    assert_eq!(better, "c2");
    assert!(why.starts_with("This leaves 2 single pebbles"), "{why}");
}

#[test]
fn the_queen_of_corner_nim_is_told_of_wythoff() {
    let game_match = beaten("corner:8x8,queen:h6", "h4", first_move);
    let (_, _, why) = told(&game_match, &losing_move(&game_match));
    assert!(why.contains("Wythoff"), "{why}");
}

#[test]
fn whoever_stood_lost_from_the_start_has_made_no_mistake() {
    let game_match = beaten("nim:1,4,5", "", first_move);
    let (loss, _) = search(&game_match);
    assert_eq!(loss.cause, Cause::NoSingleMove { proven: true });
    assert_eq!(loss.try_again_at(), NodeId::ROOT);
}

/// The three of the second side is not stopped in the fourth round.
const OPEN_THREE: &str = "a1 e5 i9 f5 a9 g5 i1 h5 d5 i5";

#[test]
fn in_lines_the_three_that_became_the_four_is_told_with_the_threats_in_their_order() {
    let game_match = played("mnk:9x9x5", OPEN_THREE);
    let lost = losing_move(&game_match);
    let (_, _, why) = told(&game_match, &lost);
    assert_eq!(
        why,
        "The three e5 f5 g5 became a four with h5, and i5 completed the line."
    );
    let told = lost.told.as_ref().expect("a reason");
    let steps: Vec<&str> = told.steps.iter().map(|step| step.does.key).collect();
    assert!(
        steps.ends_with(&[
            "hint-step-double-threat",
            "hint-step-blocks",
            "hint-step-completes"
        ]),
        "{steps:?}"
    );
    let stones = told.evidence.iter().filter(|it| it.mark == HintMark::Line);
    assert_eq!(stones.count(), 3);
}

#[test]
fn in_lines_a_four_that_was_not_stopped_is_told_as_such() {
    // Four stones in a row, open at one end only, are not stopped.
    let id = "mnk:9x9x5:9/9/9/9/3oxxxx1/9/9/9/ooo6@1";
    let game_match = played(id, "a9 i5");
    let lost = losing_move(&game_match);
    let (played, better, why) = told(&game_match, &lost);
    assert_eq!((played.as_str(), better.as_str()), ("a9", "i5"));
    assert_eq!(why, "Now your opponent can complete a line.");
}

#[test]
fn on_a_board_that_is_searched_to_its_end_it_is_proven() {
    // O opens in the middle and lets X make two twos at once.
    let game_match = played("mnk:3x3x3", "b1 a1 c2 a3 a2 c1 b3 b2");
    let lost = losing_move(&game_match);
    assert!(lost.proven, "{lost:?}");
    let [before, after] = around(&game_match, &lost);
    assert_ne!(keeping(&before).and_then(|it| it.worth), Some(Worth::Lost));
    assert_eq!(keeping(&after).and_then(|it| it.worth), Some(Worth::Won));
}

/// The cells of a side on a board.
fn owned(view: &View, side: Side) -> usize {
    let all = view.cells();
    all.filter(|&cell| view.at(cell).owner == Some(side))
        .count()
}

#[test]
fn in_atoms_the_wave_is_told_that_turned_the_game() {
    let game_match = beaten("atoms:4x4", "", first_move);
    let lost = losing_move(&game_match);
    let (_, _, why) = told(&game_match, &lost);
    assert!(
        why.starts_with("Wave ") && why.contains("turned the game"),
        "{why}"
    );
    let reason = lost.told.as_ref().expect("a reason");
    let taken = reason
        .evidence
        .iter()
        .filter(|it| it.mark == HintMark::Taken);
    let taken = taken.count();
    assert_eq!(reason.why.count("n"), taken as i64);
    // No reply behind the mistake took fewer cells than its largest wave is said to have taken.
    let [_, mut position] = around(&game_match, &lost);
    let plies = game_match.history().number(lost.before) + 1;
    let mut most = 0;
    for &mv in &game_match.moves()[plies..] {
        let mine = owned(&position.view(), Side::First);
        let is_reply = position.side_to_move() == Side::Second;
        position.play(mv).expect("it was played");
        if is_reply {
            most = most.max(mine - owned(&position.view(), Side::First));
        }
    }
    assert!(taken > 0 && taken <= most, "{taken} of {most}");
}

#[test]
fn whoever_gives_up_in_a_position_that_is_not_lost_is_told_so() {
    let mut game_match = played("nim:3,4,5", "a2 b1 c1 b1");
    assert!(game_match.resign(Side::First));
    let (loss, _) = search(&game_match);
    let won = AnalysisEvaluation::Proven(Some(Side::First));
    let position = game_match.position();
    let expected = match keeping(position).and_then(|it| it.worth) {
        Some(Worth::Won) => Cause::NotOnTheBoard { worth: won },
        other => panic!("{other:?}"),
    };
    assert_eq!(loss.cause, expected);
    assert_eq!(loss.try_again_at(), game_match.history().current());
}

#[test]
fn whoever_gives_up_in_a_lost_position_is_told_the_move() {
    let mut game_match = played("nim:3,4,5", "c1 a3");
    assert!(game_match.resign(Side::First));
    let lost = losing_move(&game_match);
    assert_eq!(game_match.start().move_text(lost.played), "c1");
    assert!(lost.proven);
}

#[test]
fn nobody_is_told_who_has_won_or_played_with_a_friend() {
    let mut won = played("nim:1", "a1");
    assert_eq!(beaten_person(&won), None);
    assert!(LossSearch::new(&won, &numbers()).is_none());
    won.again();
    assert!(LossSearch::new(&won, &numbers()).is_none());
}

#[test]
fn looking_back_stops_as_soon_as_it_is_known() {
    let game_match = played("mnk:9x9x5", OPEN_THREE);
    let (_, asked) = search(&game_match);
    assert!(asked < game_match.moves().len(), "{asked}");
}
