//! The opening Swap2: three stones by one seat, the choice of the other, two stones more, the choice
//! of the first; who plays which side then; what was chosen is taken back and saved like moves.

use fivefold::config::{AnalysisNumbers, Opponents};
use fivefold::games::notation::parse_id;
use fivefold::games::{Illegal, Rng, Side};
use fivefold::players::levels::Level;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop, Verdict};
use fivefold::scores::{Day, Played};
use fivefold::study::analysis::Report;
use fivefold::table::history::Finding;
use fivefold::table::question::Question;
use fivefold::table::record::{RecordError, ValueError};
use fivefold::table::{Claim, Opening, Plan, Seat, Sitting, Stage, Starter};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

const FIRST: Claim = Claim::Side(Side::First);
const SECOND: Claim = Claim::Side(Side::Second);
const CHANCE: Seat = Seat::Computer(Opponent::Random);

fn plan(id: &str, seats: [Seat; 2]) -> Plan {
    Plan {
        start: parse_id(id).expect("an id of this test").position,
        seats,
        starter: Some(Starter::First),
        opening: Opening::Swap2,
        seed: 7,
    }
}

/// A person begins against chance.
fn sitting() -> Sitting {
    Sitting::new(plan("mnk:15x15x5", [Seat::Person, CHANCE]))
}

fn play(sitting: &mut Sitting, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let mv = sitting.position().parse_move(text).expect(text);
        sitting.play(mv).expect(text);
    }
}

fn choose(sitting: &mut Sitting, claim: Claim) {
    sitting.choose(claim).expect("it is asked for");
}

/// Saved and read again it is the same.
fn saved(sitting: &Sitting) -> Sitting {
    let text = sitting.record();
    let read = Sitting::from_record(&text).expect(&text);
    assert_eq!(&read, sitting, "{text}");
    assert_eq!(read.record(), text);
    read
}

#[test]
fn whoever_begins_puts_three_stones_and_the_other_seat_must_choose() {
    let mut sitting = sitting();
    for (left, stone) in [(3, "h8"), (2, "h9"), (1, "k11")] {
        let seat = Side::First;
        assert_eq!(sitting.stage(), Stage::Placing { seat, left });
        assert_eq!(sitting.seat_to_move(), Seat::Person);
        assert_eq!(sitting.choose(FIRST), Err(Illegal::NotAMove));
        play(&mut sitting, stone);
        saved(&sitting);
    }
    assert_eq!(sitting.seat_to_move(), CHANCE);
    assert_eq!(sitting.side_of_turn(), Side::Second);
    assert_eq!(sitting.claims(), [FIRST, SECOND, Claim::TwoMore]);
    let mv = sitting.position().parse_move("a1").expect("a move");
    assert_eq!(sitting.play(mv), Err(Illegal::ChooseFirst));
    assert_eq!(sitting.moves().len(), 3);
}

#[test]
fn whoever_takes_the_second_side_plays_on() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 k11");
    choose(&mut sitting, SECOND);
    assert!(!sitting.is_opening());
    assert_eq!(sitting.seats(), [Seat::Person, CHANCE]);
    assert_eq!(sitting.seat_to_move(), CHANCE);
    play(&mut sitting, "a1");
    assert_eq!(sitting.seat_to_move(), Seat::Person);
}

#[test]
fn whoever_takes_the_first_side_changes_seats() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 k11");
    choose(&mut sitting, FIRST);
    assert_eq!(sitting.seats(), [CHANCE, Seat::Person]);
    assert_eq!(sitting.seat_to_move(), Seat::Person);
    play(&mut sitting, "a1");
    assert_eq!(sitting.seat_to_move(), CHANCE);
    // Somebody else takes the seat that the first side has now; the agreement changes with it.
    sitting.change_seat(Side::First, Seat::Computer(Opponent::Boora06));
    assert_eq!(
        sitting.plan().seats,
        [Seat::Person, Seat::Computer(Opponent::Boora06)]
    );
    // The next game begins with the seats as agreed.
    sitting.again();
    assert_eq!(sitting.seat(Side::First), Seat::Person);
    assert_eq!(
        sitting.stage(),
        Stage::Placing {
            seat: Side::First,
            left: 3
        }
    );
}

#[test]
fn two_stones_more_leave_the_choice_to_the_seat_that_began() {
    for (claim, seats) in [
        (FIRST, [Seat::Person, CHANCE]),
        (SECOND, [CHANCE, Seat::Person]),
    ] {
        let mut sitting = sitting();
        play(&mut sitting, "h8 h9 k11");
        choose(&mut sitting, Claim::TwoMore);
        let seat = Side::Second;
        assert_eq!(sitting.stage(), Stage::Placing { seat, left: 2 });
        assert_eq!(sitting.seat_to_move(), CHANCE);
        play(&mut sitting, "a1");
        assert_eq!(sitting.seat_to_move(), CHANCE);
        play(&mut sitting, "b1");
        assert_eq!(sitting.seat_to_move(), Seat::Person);
        assert_eq!(sitting.claims(), [FIRST, SECOND]);
        assert_eq!(sitting.choose(Claim::TwoMore), Err(Illegal::NotAMove));
        choose(&mut sitting, claim);
        assert_eq!(sitting.seats(), seats);
        assert_eq!(sitting.seat_to_move(), seats[1]);
        play(&mut sitting, "c1");
        assert_eq!(sitting.seat_to_move(), seats[0]);
        assert_eq!(sitting.seats_at_the_end(), seats);
    }
}

#[test]
fn where_the_second_side_begins_it_is_the_other_way_round() {
    let mut plan = plan("mnk:15x15x5", [CHANCE, Seat::Person]);
    plan.starter = Some(Starter::Second);
    let mut sitting = Sitting::new(plan);
    assert_eq!(sitting.seat_to_move(), Seat::Person);
    play(&mut sitting, "h8 h9 k11");
    assert_eq!(sitting.seat_to_move(), CHANCE);
    choose(&mut sitting, SECOND);
    assert_eq!(sitting.seats(), [Seat::Person, CHANCE]);
    assert_eq!(sitting.seat_to_move(), Seat::Person);
    saved(&sitting);
}

#[test]
fn a_choice_is_taken_back_and_made_again_like_a_move() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 k11");
    choose(&mut sitting, FIRST);
    assert!(sitting.undo());
    assert_eq!(sitting.claims().len(), 3);
    assert_eq!(sitting.moves().len(), 3);
    choose(&mut sitting, FIRST);
    play(&mut sitting, "a1 b1");
    // Back over it and on again: the seats follow.
    let end = sitting.history().current();
    while sitting.undo() {}
    assert_eq!(sitting.seats(), [Seat::Person, CHANCE]);
    while sitting.redo() {}
    assert_eq!(sitting.history().current(), end);
    assert_eq!(sitting.seats(), [CHANCE, Seat::Person]);
    // The same move after another choice is a variation of its own.
    let third = sitting.history().path()[2];
    assert!(sitting.jump(third));
    choose(&mut sitting, SECOND);
    play(&mut sitting, "a1");
    let other = sitting.history().current();
    assert_eq!(sitting.history().children(third).len(), 2);
    assert_eq!(sitting.seats(), [Seat::Person, CHANCE]);
    assert!(sitting.jump(end));
    assert_eq!(sitting.seats(), [CHANCE, Seat::Person]);
    assert!(sitting.jump(other));
    assert_eq!(sitting.seats(), [Seat::Person, CHANCE]);
    saved(&sitting);
}

#[test]
fn a_turn_is_taken_back_to_the_own_last_stone_or_choice() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 k11");
    choose(&mut sitting, Claim::TwoMore);
    play(&mut sitting, "a1 b1");
    // The computer has chosen and put two stones: the person gets back to the third stone.
    assert!(sitting.undo_turn());
    assert_eq!(sitting.moves().len(), 2);
    assert!(sitting.redo_turn());
    assert_eq!(sitting.moves().len(), 5);
    choose(&mut sitting, FIRST);
    play(&mut sitting, "c1");
    assert!(sitting.undo_turn());
    assert_eq!(sitting.claims(), [FIRST, SECOND]);
}

#[test]
fn the_record_holds_what_was_chosen() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 k11");
    choose(&mut sitting, Claim::TwoMore);
    play(&mut sitting, "a1 b1");
    choose(&mut sitting, SECOND);
    play(&mut sitting, "c1");
    let fifth = sitting.history().path()[4];
    sitting.jump(fifth);
    choose(&mut sitting, FIRST);
    assert_eq!(
        sitting.record(),
        "fivefold 4
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
    let read = saved(&sitting);
    assert_eq!(read.seats(), [Seat::Person, CHANCE]);
    play(&mut sitting, "c1");
    saved(&sitting);
}

#[test]
fn a_record_with_a_choice_in_the_wrong_place_is_refused_with_its_line() {
    let mut good = sitting();
    play(&mut good, "h8 h9 k11");
    choose(&mut good, FIRST);
    play(&mut good, "a1");
    let good = good.record();
    let wrong = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good);
        match Sitting::from_record(&text) {
            Err(RecordError::Value { line, reason, .. }) => (line, reason),
            other => panic!("{other:?}"),
        }
    };
    let found = "takes-first";
    let misplaced = ValueError::Choice { found };
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
        Sitting::from_record(&other),
        Err(RecordError::Value {
            reason: ValueError::Opening,
            ..
        })
    ));
}

#[test]
fn it_is_for_empty_boards_of_lines_that_are_large_enough() {
    let fits = |id: &str| Opening::Swap2.fits(&parse_id(id).expect(id).position);
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
    let small = Sitting::new(plan("mnk:3x3x3", [Seat::Person; 2]));
    assert_eq!(small.plan().opening, Opening::Free);
    assert!(!small.is_opening());
}

#[test]
fn no_game_opened_with_it_is_rated() {
    let mut sitting = sitting();
    sitting.rate(true);
    assert!(!sitting.is_rated());
    play(&mut sitting, "h8 h9 k11");
    let text = sitting.record().replace("moves:", "counts: rated\nmoves:");
    let read = Sitting::from_record(&text).expect("a record");
    assert!(!read.is_rated());
}

#[test]
fn a_finished_game_counts_for_the_side_that_was_played_in_the_end() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 h9 h7");
    choose(&mut sitting, FIRST);
    play(&mut sitting, "a1 h6 a2 h5 a3 h4");
    assert!(sitting.position().outcome().is_some());
    let day = Day::new(0);
    let played = Played::of(&sitting, day).expect("a person against a computer");
    assert_eq!(played.side, Side::Second);
    assert!(played.began);
}

/// Both seats are computers; what each does follows from the question alone, and travels as text.
#[test]
fn computers_open_against_each_other_and_play_on() {
    let numbers = Opponents::default();
    let limits = Limits {
        nodes: Some(4_000),
        depth: None,
    };
    let seats = [CHANCE, Seat::Computer(Opponent::Level(Level::STRONGEST))];
    let mut openings = std::collections::BTreeSet::new();
    for (seed, id) in [
        (1, "mnk:15x15x5"),
        (2, "mnk:15x15x5"),
        (3, "mnk:9x9x5"),
        (4, "mnk:19x19x5,exact"),
    ] {
        let mut sitting = Sitting::new(Plan {
            seed,
            ..plan(id, seats)
        });
        let mut chosen = 0;
        while sitting.moves().len() < 9 && sitting.position().outcome().is_none() {
            let question = Question::new(&sitting, limits, &numbers).expect("a computer");
            let there = Question::from_text(&question.to_text()).expect("a question");
            let answer = there.answer(&Stop::new());
            let text = there.answer_text(&answer);
            let choice = question
                .read_answer(&text)
                .expect("an answer")
                .expect("a choice");
            match Question::claim_of(&sitting, &choice) {
                Some(claim) => {
                    choose(&mut sitting, claim);
                    chosen += 1;
                }
                None => {
                    sitting.play(choice.mv).expect("a legal move");
                }
            }
            saved(&sitting);
        }
        assert!((1..=2).contains(&chosen), "{id}: {chosen} choices");
        assert!(!sitting.is_opening());
        openings.insert(format!("{:?}", &sitting.moves()[..3]));
    }
    assert!(openings.len() > 1, "always the same opening");
}

#[test]
fn a_computer_goes_on_with_stones_that_somebody_else_began_to_put() {
    let numbers = Opponents::default();
    for begun in ["a1", "a1 b1", "h8", "o15 o14"] {
        let mut sitting = Sitting::new(plan("mnk:15x15x5", [CHANCE; 2]));
        play(&mut sitting, begun);
        while sitting.claims().is_empty() {
            let question = Question::new(&sitting, Limits::default(), &numbers);
            let answer = question.expect("a turn").answer(&Stop::new());
            sitting
                .play(answer.expect("a stone").mv)
                .expect("a legal move");
        }
        assert_eq!(sitting.moves().len(), 3, "{begun}");
    }
}

#[test]
fn a_computer_takes_the_side_that_stands_better() {
    let numbers = Opponents::default();
    // The first side has two stones side by side in the middle, the second one in a corner.
    let mut sitting = sitting();
    play(&mut sitting, "h8 a1 i8");
    let question = Question::new(&sitting, Limits::default(), &numbers).expect("a computer");
    let choice = question.answer(&Stop::new()).expect("a choice");
    assert_eq!(Question::claim_of(&sitting, &choice), Some(FIRST));
}

#[test]
fn the_stones_of_the_opening_are_no_mistakes() {
    let mut sitting = sitting();
    play(&mut sitting, "h8 a1 i8");
    choose(&mut sitting, SECOND);
    play(&mut sitting, "o15 j8 a15");
    // Every position is said to be good for the side to move: every move would be a blunder.
    let mut here = sitting.clone();
    while here.undo() {
        let best = here.position().parse_move("e5").expect("a move");
        let finding = Finding {
            verdict: Verdict::Estimated { score: 9_000 },
            nodes: 1,
            line: vec![best],
            only: false,
        };
        let node = here.history().current();
        sitting.set_finding(node, Some(finding)).expect("room");
    }
    let history = sitting.history();
    let placed: Vec<bool> = history
        .path()
        .iter()
        .map(|&node| history.is_placement(node))
        .collect();
    assert_eq!(placed, [true, true, true, false, false, false]);
    let freely = sitting.way_here_freely();
    assert_eq!(freely.position(), sitting.position());
    assert!(!freely.is_opening());
    let report = Report::of(history, history.path(), &AnalysisNumbers::default());
    let judged: Vec<bool> = report
        .plies
        .iter()
        .map(|ply| ply.judged.is_some())
        .collect();
    assert_eq!(judged, [false, false, false, false, true, true, false]);
}

/// Plays, chooses, takes back and jumps.
fn wander(sitting: &mut Sitting, steps: usize, rng: &mut Rng) {
    for _ in 0..steps {
        match rng.random_range(0..10) {
            0 => {
                sitting.undo();
            }
            1 => {
                sitting.undo_turn();
            }
            2 => {
                sitting.redo();
            }
            3 => {
                let line = sitting.history().line();
                if !line.is_empty() {
                    sitting.jump(line[rng.random_range(0..line.len())]);
                }
            }
            _ => {
                let claims = sitting.claims();
                if claims.is_empty() {
                    // Few points, so that the same moves come again after other choices.
                    let mv = ["a1", "b1", "c1", "d1", "e1", "f1", "h8"][rng.random_range(0..7)];
                    let mv = sitting.position().parse_move(mv).expect("a move");
                    let _ = sitting.play(mv);
                } else {
                    choose(sitting, claims[rng.random_range(0..claims.len())]);
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn any_course_of_an_opening_survives_saving(seed: u64, steps in 0usize..120) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut sitting = sitting();
        wander(&mut sitting, steps, &mut rng);
        let text = sitting.record();
        let read = Sitting::from_record(&text).expect(&text);
        prop_assert_eq!(&read, &sitting, "{}", text);
        prop_assert_eq!(read.seats(), sitting.seats());
        let way = sitting.way_here();
        prop_assert_eq!(way.stage(), sitting.stage());
        prop_assert_eq!(way.seats(), sitting.seats());
    }
}
