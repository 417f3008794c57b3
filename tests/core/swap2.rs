//! The opening Swap2: three stones by one seat, the choice of the other, two stones more, the choice
//! of the first; who plays which side then; what was chosen is taken back and saved like moves.

use fivefold::config::{AnalysisNumbers, Level, Opponents};
use fivefold::formats::record::{self, RecordError, ValueError};
use fivefold::games::lines::{BOORA_06, SWAP2};
use fivefold::midend::history::Finding;
use fivefold::midend::opening::OpeningZone;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{
    Match, MatchEvent, Opening, OpeningChoice, OpeningTask, Plan, Seat, Starter,
};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop, Verdict};
use fivefold::rules::{Illegal, Side};
use fivefold::scores::{Day, ScoredGame};
use fivefold::study::analysis::AnalysisReport;

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::position_of;

use crate::openings::{CHANCE, FIRST, SECOND, act, after, answer, begun, saved};

const fn placing(seat: Side, left: usize) -> OpeningTask {
    let zone = OpeningZone::Anywhere;
    OpeningTask::Stone { seat, left, zone }
}

#[test]
fn whoever_begins_puts_three_stones_and_the_other_seat_must_choose() {
    let mut game_match = after(SWAP2, "");
    for (left, stone) in [(3, "h8"), (2, "h9"), (1, "k11")] {
        let seat = Side::First;
        assert_eq!(game_match.stage().task, placing(seat, left));
        assert_eq!(game_match.seat_to_move(), Seat::Person);
        assert_eq!(game_match.choose(FIRST), Err(Illegal::NotAMove));
        act(&mut game_match, stone);
        saved(&game_match);
    }
    assert_eq!(game_match.seat_to_move(), CHANCE);
    assert_eq!(game_match.side_of_turn(), Side::Second);
    assert_eq!(
        game_match.opening_choices(),
        [FIRST, SECOND, OpeningChoice::TwoMore]
    );
    let mv = game_match.position().parse_move("a1").expect("a move");
    assert_eq!(game_match.play(mv), Err(Illegal::ChooseFirst));
    assert_eq!(game_match.moves().len(), 3);
}

#[test]
fn whoever_takes_the_second_side_plays_on() {
    let mut game_match = after(SWAP2, "h8 h9 k11 second");
    assert!(!game_match.is_opening());
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    assert_eq!(game_match.seat_to_move(), CHANCE);
    act(&mut game_match, "a1");
    assert_eq!(game_match.seat_to_move(), Seat::Person);
}

#[test]
fn whoever_takes_the_first_side_changes_seats() {
    let mut game_match = after(SWAP2, "h8 h9 k11 first");
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    act(&mut game_match, "a1");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    // Somebody else takes the seat that the first side has now; the agreement changes with it.
    game_match.change_seat(Side::First, Seat::Computer(BOORA_06));
    assert_eq!(
        game_match.plan().seats,
        [Seat::Person, Seat::Computer(BOORA_06)]
    );
    // The next game begins with the seats as agreed.
    game_match.again();
    assert_eq!(game_match.seat(Side::First), Seat::Person);
    assert_eq!(game_match.stage().task, placing(Side::First, 3));
}

#[test]
fn two_stones_more_leave_the_choice_to_the_seat_that_began() {
    for (opening_choice, seats) in [
        (FIRST, [Seat::Person, CHANCE]),
        (SECOND, [CHANCE, Seat::Person]),
    ] {
        let mut game_match = after(SWAP2, "h8 h9 k11 two-more");
        let seat = Side::Second;
        assert_eq!(game_match.stage().task, placing(seat, 2));
        assert_eq!(game_match.seat_to_move(), CHANCE);
        act(&mut game_match, "a1");
        assert_eq!(game_match.seat_to_move(), CHANCE);
        act(&mut game_match, "b1");
        assert_eq!(game_match.seat_to_move(), Seat::Person);
        assert_eq!(game_match.opening_choices(), [FIRST, SECOND]);
        assert_eq!(
            game_match.choose(OpeningChoice::TwoMore),
            Err(Illegal::NotAMove)
        );
        game_match.choose(opening_choice).expect("it is asked for");
        assert_eq!(game_match.seats(), seats);
        assert_eq!(game_match.seat_to_move(), seats[1]);
        act(&mut game_match, "c1");
        assert_eq!(game_match.seat_to_move(), seats[0]);
        assert_eq!(game_match.seats_at_the_end(), seats);
    }
}

#[test]
fn where_the_second_side_begins_it_is_the_other_way_round() {
    let begun = begun(SWAP2, "mnk:15x15x5", [CHANCE, Seat::Person], 7);
    let mut game_match = Match::new(Plan {
        starter: Some(Starter::Second),
        ..begun.plan().clone()
    });
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    act(&mut game_match, "h8 h9 k11");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    act(&mut game_match, "second");
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    saved(&game_match);
}

#[test]
fn a_choice_is_taken_back_and_made_again_like_a_move() {
    let mut game_match = after(SWAP2, "h8 h9 k11 first");
    assert!(game_match.undo());
    assert_eq!(game_match.opening_choices().len(), 3);
    assert_eq!(game_match.moves().len(), 3);
    act(&mut game_match, "first a1 b1");
    // Back over it and on again: the seats follow.
    let end = game_match.history().current();
    while game_match.undo() {}
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    while game_match.redo() {}
    assert_eq!(game_match.history().current(), end);
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    // The same move after another choice is a variation of its own.
    let third = game_match.history().path()[2];
    assert!(game_match.jump(third));
    act(&mut game_match, "second a1");
    let other = game_match.history().current();
    assert_eq!(game_match.history().children(third).len(), 2);
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    assert!(game_match.jump(end));
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert!(game_match.jump(other));
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    saved(&game_match);
}

#[test]
fn a_turn_is_taken_back_to_the_own_last_stone_or_choice() {
    let mut game_match = after(SWAP2, "h8 h9 k11 two-more a1 b1");
    // The computer has chosen and put two stones: the person gets back to the third stone.
    assert!(game_match.undo_turn());
    assert_eq!(game_match.moves().len(), 2);
    assert!(game_match.redo_turn());
    assert_eq!(game_match.moves().len(), 5);
    act(&mut game_match, "first c1");
    assert!(game_match.undo_turn());
    assert_eq!(game_match.opening_choices(), [FIRST, SECOND]);
}

#[test]
fn the_record_holds_what_was_chosen() {
    let mut game_match = after(SWAP2, "h8 h9 k11 two-more a1 b1 second c1");
    let fifth = game_match.history().path()[4];
    game_match.jump(fifth);
    act(&mut game_match, "first");
    assert_eq!(
        record::write(&game_match),
        "fivefold 1
plan: mnk:15x15x5:15/15/15/15/15/15/15/15/15/15/15/15/15/15/15@1
seats: person random
begins: first
seed: 7
game: 0
start: mnk:15x15x5:15/15/15/15/15/15/15/15/15/15/15/15/15/15/15@1
computer: plays
result: open
opening: swap2 takes-first
counts: helped
moves:
1. h8 h9 2. k11 [two-more] 2... a1 3. b1 * [takes-second] 3... c1
"
    );
    saved(&game_match);
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    act(&mut game_match, "c1");
    saved(&game_match);
}

#[test]
fn a_record_with_a_choice_in_the_wrong_place_is_refused_with_its_line() {
    let good = record::write(&after(SWAP2, "h8 h9 k11 first a1"));
    let wrong = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good);
        match record::read(&text) {
            Err(RecordError::Value { line, reason, .. }) => (line, reason),
            other => panic!("{other:?}"),
        }
    };
    let found = "takes-first".to_owned();
    let misplaced = ValueError::OpeningChoice { found };
    assert_eq!(
        wrong("1. h8", "1. h8 [takes-first]"),
        (12, misplaced.clone())
    );
    assert_eq!(wrong("swap2", "swap2 takes-first"), (10, misplaced.clone()));
    assert_eq!(wrong("opening: swap2\n", ""), (11, misplaced));
    let (line, reason) = wrong("[takes-first]", "");
    assert_eq!(line, 12);
    assert!(matches!(
        reason,
        ValueError::Illegal {
            reason: Illegal::ChooseFirst,
            ..
        }
    ));
    let (line, reason) = wrong("swap2", "swap3");
    assert_eq!((line, reason.to_string().contains("swap3")), (10, true));
    let other = good.replace("15x15x5", "15x15x5,renju");
    assert!(matches!(
        record::read(&other),
        Err(RecordError::Value {
            reason: ValueError::Opening,
            ..
        })
    ));
}

#[test]
fn it_is_for_empty_boards_of_lines_that_are_large_enough() {
    let fits = |id: &str| SWAP2.fits(&position_of(id));
    for id in ["mnk:9x9x5", "mnk:15x15x5,exact", "mnk:22x9x6"] {
        assert!(fits(id), "{id}");
    }
    for id in [
        "mnk:8x15x5",
        "mnk:15x15x4",
        "mnk:15x15x5,renju",
        "nim:3,4,5",
        "atoms:9x9,chain",
    ] {
        assert!(!fits(id), "{id}");
    }
    // Where it does not fit, the game is opened freely.
    let small = begun(SWAP2, "mnk:3x3x3", [Seat::Person; 2], 7);
    assert_eq!(small.plan().opening, Opening::Free);
    assert!(!small.is_opening());
}

#[test]
fn no_game_opened_with_it_is_rated() {
    let mut game_match = after(SWAP2, "");
    game_match.rate(true);
    assert!(!game_match.is_rated());
    act(&mut game_match, "h8 h9 k11");
    let text = record::write(&game_match).replace("moves:", "counts: rated\nmoves:");
    let read = record::read(&text).expect("a record");
    assert!(!read.is_rated());
}

#[test]
fn a_finished_game_counts_for_the_side_that_was_played_in_the_end() {
    let game_match = after(SWAP2, "h8 h9 h7 first a1 h6 a2 h5 a3 h4");
    assert!(game_match.position().outcome().is_some());
    let day = Day::new(0);
    let played = ScoredGame::of(&game_match, day).expect("a person against a computer");
    assert_eq!(played.side, Side::Second);
    assert!(played.began);
}

#[test]
fn computers_open_against_each_other_and_play_on() {
    let seats = [CHANCE, Seat::Computer(Opponent::Level(Level::STRONGEST))];
    let mut openings = std::collections::BTreeSet::new();
    for (seed, id) in [
        (1, "mnk:15x15x5"),
        (2, "mnk:15x15x5"),
        (3, "mnk:9x9x5"),
        (4, "mnk:19x19x5,exact"),
    ] {
        let mut game_match = begun(SWAP2, id, seats, seed);
        let mut chosen = 0;
        while game_match.moves().len() < 9 && game_match.position().outcome().is_none() {
            let events = answer(&mut game_match, Limits::of_nodes(4_000));
            chosen += usize::from(matches!(events[0], MatchEvent::Chosen(_)));
            saved(&game_match);
        }
        assert!((1..=2).contains(&chosen), "{id}: {chosen} choices");
        assert!(!game_match.is_opening());
        openings.insert(format!("{:?}", &game_match.moves()[..3]));
    }
    assert!(openings.len() > 1, "always the same opening");
}

#[test]
fn a_computer_goes_on_with_stones_that_somebody_else_began_to_put() {
    for stones in ["a1", "a1 b1", "h8", "o15 o14"] {
        let mut game_match = begun(SWAP2, "mnk:15x15x5", [CHANCE; 2], 7);
        act(&mut game_match, stones);
        while game_match.opening_choices().is_empty() {
            answer(&mut game_match, Limits::default());
        }
        assert_eq!(game_match.moves().len(), 3, "{stones}");
    }
}

#[test]
fn a_computer_takes_the_side_that_stands_better() {
    // The first side has two stones side by side in the middle, the second one in a corner.
    let game_match = after(SWAP2, "h8 a1 i8");
    let question = EngineRequest::new(&game_match, Limits::default(), Opponents::default());
    let choice = question
        .expect("a computer")
        .answer(&Stop::new())
        .expect("a choice");
    assert_eq!(choice.explanation, FIRST.explanation());
}

#[test]
fn the_stones_of_the_opening_are_no_mistakes() {
    let mut game_match = after(SWAP2, "h8 a1 i8 second o15 j8 a15");
    // Every position is said to be good for the side to move: every move would be a blunder.
    let mut here = game_match.clone();
    while here.undo() {
        let best = here.position().parse_move("e5").expect("a move");
        let finding = Finding {
            verdict: Verdict::Estimated { score: 9_000 },
            nodes: 1,
            line: vec![best],
            only: false,
        };
        let node = here.history().current();
        game_match.set_finding(node, Some(finding)).expect("room");
    }
    let history = game_match.history();
    let placed: Vec<bool> = history
        .path()
        .iter()
        .map(|&node| history.is_placement(node))
        .collect();
    assert_eq!(placed, [true, true, true, false, false, false]);
    let report = AnalysisReport::of(history, history.path(), &AnalysisNumbers::default());
    let judged: Vec<bool> = report
        .plies
        .iter()
        .map(|ply| ply.judged.is_some())
        .collect();
    assert_eq!(judged, [false, false, false, false, true, true, false]);
}
