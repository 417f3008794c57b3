//! The opening Swap2: three stones by one seat, the choice of the other, two stones more, the choice
//! of the first; who plays which side then; what was chosen is taken back and saved like moves.

use fivefold::config::{AnalysisNumbers, Level, Opponents};
use fivefold::formats::record::{self, RecordError, ValueError};
use fivefold::formats::request;
use fivefold::games::lines::{BOORA_06, SWAP2};
use fivefold::games::parse_id;
use fivefold::midend::history::Finding;
use fivefold::midend::opening::OpeningZone;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{
    Command, Match, MatchEvent, Opening, OpeningChoice, OpeningTask, Plan, Seat, Starter,
};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop, Verdict};
use fivefold::rules::{Illegal, Rng, Side};
use fivefold::scores::{Day, ScoredGame};
use fivefold::study::analysis::AnalysisReport;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;

const FIRST: OpeningChoice = OpeningChoice::Side(Side::First);
const SECOND: OpeningChoice = OpeningChoice::Side(Side::Second);
const CHANCE: Seat = Seat::Computer(Opponent::Random);

fn plan(id: &str, seats: [Seat; 2]) -> Plan {
    Plan {
        start: parse_id(id).expect("an id of this test").position,
        seats,
        starter: Some(Starter::First),
        opening: SWAP2,
        seed: 7,
        clock: None,
    }
}

/// A person begins against chance.
fn game_match() -> Match {
    Match::new(plan("mnk:15x15x5", [Seat::Person, CHANCE]))
}

const fn placing(seat: Side, left: usize) -> OpeningTask {
    let zone = OpeningZone::Anywhere;
    OpeningTask::Stone { seat, left, zone }
}

fn play(game_match: &mut Match, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let mv = game_match.position().parse_move(text).expect(text);
        game_match.play(mv).expect(text);
    }
}

fn choose(game_match: &mut Match, opening_choice: OpeningChoice) {
    game_match.choose(opening_choice).expect("it is asked for");
}

/// Saved and read again it is the same.
fn saved(game_match: &Match) -> Match {
    let text = record::write(game_match);
    let read = record::read(&text).expect(&text);
    assert_eq!(&read, game_match, "{text}");
    assert_eq!(record::write(&read), text);
    read
}

#[test]
fn whoever_begins_puts_three_stones_and_the_other_seat_must_choose() {
    let mut game_match = game_match();
    for (left, stone) in [(3, "h8"), (2, "h9"), (1, "k11")] {
        let seat = Side::First;
        assert_eq!(game_match.stage().task, placing(seat, left));
        assert_eq!(game_match.seat_to_move(), Seat::Person);
        assert_eq!(game_match.choose(FIRST), Err(Illegal::NotAMove));
        play(&mut game_match, stone);
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
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 k11");
    choose(&mut game_match, SECOND);
    assert!(!game_match.is_opening());
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    assert_eq!(game_match.seat_to_move(), CHANCE);
    play(&mut game_match, "a1");
    assert_eq!(game_match.seat_to_move(), Seat::Person);
}

#[test]
fn whoever_takes_the_first_side_changes_seats() {
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 k11");
    choose(&mut game_match, FIRST);
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    play(&mut game_match, "a1");
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
        let mut game_match = game_match();
        play(&mut game_match, "h8 h9 k11");
        choose(&mut game_match, OpeningChoice::TwoMore);
        let seat = Side::Second;
        assert_eq!(game_match.stage().task, placing(seat, 2));
        assert_eq!(game_match.seat_to_move(), CHANCE);
        play(&mut game_match, "a1");
        assert_eq!(game_match.seat_to_move(), CHANCE);
        play(&mut game_match, "b1");
        assert_eq!(game_match.seat_to_move(), Seat::Person);
        assert_eq!(game_match.opening_choices(), [FIRST, SECOND]);
        assert_eq!(
            game_match.choose(OpeningChoice::TwoMore),
            Err(Illegal::NotAMove)
        );
        choose(&mut game_match, opening_choice);
        assert_eq!(game_match.seats(), seats);
        assert_eq!(game_match.seat_to_move(), seats[1]);
        play(&mut game_match, "c1");
        assert_eq!(game_match.seat_to_move(), seats[0]);
        assert_eq!(game_match.seats_at_the_end(), seats);
    }
}

#[test]
fn where_the_second_side_begins_it_is_the_other_way_round() {
    let mut plan = plan("mnk:15x15x5", [CHANCE, Seat::Person]);
    plan.starter = Some(Starter::Second);
    let mut game_match = Match::new(plan);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    play(&mut game_match, "h8 h9 k11");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    choose(&mut game_match, SECOND);
    assert_eq!(game_match.seats(), [Seat::Person, CHANCE]);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    saved(&game_match);
}

#[test]
fn a_choice_is_taken_back_and_made_again_like_a_move() {
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 k11");
    choose(&mut game_match, FIRST);
    assert!(game_match.undo());
    assert_eq!(game_match.opening_choices().len(), 3);
    assert_eq!(game_match.moves().len(), 3);
    choose(&mut game_match, FIRST);
    play(&mut game_match, "a1 b1");
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
    choose(&mut game_match, SECOND);
    play(&mut game_match, "a1");
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
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 k11");
    choose(&mut game_match, OpeningChoice::TwoMore);
    play(&mut game_match, "a1 b1");
    // The computer has chosen and put two stones: the person gets back to the third stone.
    assert!(game_match.undo_turn());
    assert_eq!(game_match.moves().len(), 2);
    assert!(game_match.redo_turn());
    assert_eq!(game_match.moves().len(), 5);
    choose(&mut game_match, FIRST);
    play(&mut game_match, "c1");
    assert!(game_match.undo_turn());
    assert_eq!(game_match.opening_choices(), [FIRST, SECOND]);
}

#[test]
fn the_record_holds_what_was_chosen() {
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 k11");
    choose(&mut game_match, OpeningChoice::TwoMore);
    play(&mut game_match, "a1 b1");
    choose(&mut game_match, SECOND);
    play(&mut game_match, "c1");
    let fifth = game_match.history().path()[4];
    game_match.jump(fifth);
    choose(&mut game_match, FIRST);
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
    let read = saved(&game_match);
    assert_eq!(read.seats(), [Seat::Person, CHANCE]);
    play(&mut game_match, "c1");
    saved(&game_match);
}

#[test]
fn a_record_with_a_choice_in_the_wrong_place_is_refused_with_its_line() {
    let mut good = game_match();
    play(&mut good, "h8 h9 k11");
    choose(&mut good, FIRST);
    play(&mut good, "a1");
    let good = record::write(&good);
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
    let fits = |id: &str| SWAP2.fits(&parse_id(id).expect(id).position);
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
    let small = Match::new(plan("mnk:3x3x3", [Seat::Person; 2]));
    assert_eq!(small.plan().opening, Opening::Free);
    assert!(!small.is_opening());
}

#[test]
fn no_game_opened_with_it_is_rated() {
    let mut game_match = game_match();
    game_match.rate(true);
    assert!(!game_match.is_rated());
    play(&mut game_match, "h8 h9 k11");
    let text = record::write(&game_match).replace("moves:", "counts: rated\nmoves:");
    let read = record::read(&text).expect("a record");
    assert!(!read.is_rated());
}

#[test]
fn a_finished_game_counts_for_the_side_that_was_played_in_the_end() {
    let mut game_match = game_match();
    play(&mut game_match, "h8 h9 h7");
    choose(&mut game_match, FIRST);
    play(&mut game_match, "a1 h6 a2 h5 a3 h4");
    assert!(game_match.position().outcome().is_some());
    let day = Day::new(0);
    let played = ScoredGame::of(&game_match, day).expect("a person against a computer");
    assert_eq!(played.side, Side::Second);
    assert!(played.began);
}

/// Both seats are computers; what each does follows from the question alone, and travels as text.
#[test]
fn computers_open_against_each_other_and_play_on() {
    let numbers = Opponents::default();
    let limits = Limits::of_nodes(4_000);
    let seats = [CHANCE, Seat::Computer(Opponent::Level(Level::STRONGEST))];
    let mut openings = std::collections::BTreeSet::new();
    for (seed, id) in [
        (1, "mnk:15x15x5"),
        (2, "mnk:15x15x5"),
        (3, "mnk:9x9x5"),
        (4, "mnk:19x19x5,exact"),
    ] {
        let mut game_match = Match::new(Plan {
            seed,
            ..plan(id, seats)
        });
        let mut chosen = 0;
        while game_match.moves().len() < 9 && game_match.position().outcome().is_none() {
            let question =
                EngineRequest::new(&game_match, limits, numbers.clone()).expect("a computer");
            let there = request::read(&request::write(&question)).expect("a question");
            let answer = there.answer(&Stop::new());
            let text = request::write_answer(&answer);
            let choice = request::read_answer(&question, &text)
                .expect("an answer")
                .expect("a choice");
            let answer = Command::Answer {
                answer: Ok(choice),
                thought: None,
            };
            let events = game_match.handle(answer).expect("a legal move or choice");
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
    let numbers = Opponents::default();
    for begun in ["a1", "a1 b1", "h8", "o15 o14"] {
        let mut game_match = Match::new(plan("mnk:15x15x5", [CHANCE; 2]));
        play(&mut game_match, begun);
        while game_match.opening_choices().is_empty() {
            let question = EngineRequest::new(&game_match, Limits::default(), numbers.clone());
            let answer = question.expect("a turn").answer(&Stop::new());
            game_match
                .play(answer.expect("a stone").mv)
                .expect("a legal move");
        }
        assert_eq!(game_match.moves().len(), 3, "{begun}");
    }
}

#[test]
fn a_computer_takes_the_side_that_stands_better() {
    let numbers = Opponents::default();
    // The first side has two stones side by side in the middle, the second one in a corner.
    let mut game_match = game_match();
    play(&mut game_match, "h8 a1 i8");
    let question =
        EngineRequest::new(&game_match, Limits::default(), numbers.clone()).expect("a computer");
    let choice = question.answer(&Stop::new()).expect("a choice");
    assert_eq!(choice.explanation, FIRST.explanation());
}

#[test]
fn the_stones_of_the_opening_are_no_mistakes() {
    let mut game_match = game_match();
    play(&mut game_match, "h8 a1 i8");
    choose(&mut game_match, SECOND);
    play(&mut game_match, "o15 j8 a15");
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

/// Plays, chooses, takes back and jumps.
fn wander(game_match: &mut Match, steps: usize, rng: &mut Rng) {
    for _ in 0..steps {
        match rng.random_range(0..10) {
            0 => {
                game_match.undo();
            }
            1 => {
                game_match.undo_turn();
            }
            2 => {
                game_match.redo();
            }
            3 => {
                let line = game_match.history().line();
                if !line.is_empty() {
                    game_match.jump(line[rng.random_range(0..line.len())]);
                }
            }
            _ => {
                let opening_choices = game_match.opening_choices();
                if opening_choices.is_empty() {
                    // Few points, so that the same moves come again after other choices.
                    let mv = ["a1", "b1", "c1", "d1", "e1", "f1", "h8"][rng.random_range(0..7)];
                    let mv = game_match.position().parse_move(mv).expect("a move");
                    let _ = game_match.play(mv);
                } else {
                    choose(
                        game_match,
                        opening_choices[rng.random_range(0..opening_choices.len())],
                    );
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn any_course_of_an_opening_survives_saving(seed: u64, steps in 0usize..120) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game_match = game_match();
        wander(&mut game_match, steps, &mut rng);
        let text = record::write(&game_match);
        let read = record::read(&text).expect(&text);
        prop_assert_eq!(&read, &game_match, "{}", text);
        prop_assert_eq!(read.seats(), game_match.seats());
    }
}
