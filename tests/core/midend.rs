//! Sittings, questions and answers as text: what is written can be read, and what cannot be read
//! is refused with its place.

use fivefold::config::Opponents;
use fivefold::formats::record::{self, LONGEST, RecordError, ValueError};
use fivefold::formats::request::{self, RequestError};
use fivefold::games;
use fivefold::games::lines::{BOORA_06, LinesNumbers};
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Match, Plan, Seat, Starter};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, NoMove, Stop};
use fivefold::rules::{Illegal, Rng};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use crate::random_play::play_on;
use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{plan, position_of};

/// A few games with all kinds of parameters.
const GAMES: [&str; 8] = [
    "nim:3,4,5,misere",
    "corner:8x8,queen",
    "northcott:2x8",
    "northcott:3x12:1-12,3-9,2-5@2",
    "mnk:3x3x3",
    "mnk:15x15x5,exact",
    "atoms:5x5",
    "atoms:4x3,chain",
];

fn game_match(id: &str, seats: [Seat; 2], starter: Option<Starter>) -> Match {
    Match::new(Plan {
        starter,
        ..plan(id, seats)
    })
}

#[test]
fn a_sitting_of_every_game_comes_back_from_its_record_move_for_move() {
    let mut rng = Rng::seed_from_u64(1);
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    for id in GAMES {
        for starter in [None].into_iter().chain(Starter::ALL.map(Some)) {
            let mut before = game_match(id, seats, starter);
            before.again();
            play_on(&mut before, 30, &mut rng);
            let record = record::write(&before);
            let after = record::read(&record).expect(&record);
            assert_eq!(after.position(), before.position(), "{record}");
            assert_eq!(after.moves(), before.moves());
            assert_eq!(after.last_events(), before.last_events());
            assert_eq!(after.game(), before.game());
            assert_eq!(after.plan().seats, before.plan().seats);
            assert_eq!(after.plan().starter, before.plan().starter);
            assert_eq!(record::write(&after), record);
        }
    }
}

#[test]
fn a_sitting_that_came_back_draws_the_same_numbers() {
    let mut before = game_match("atoms:5x5", [Seat::Person; 2], None);
    play_on(&mut before, 5, &mut Rng::seed_from_u64(3));
    let after = record::read(&record::write(&before)).expect("a record");
    assert_eq!(
        before.rng().random::<u64>(),
        after.rng().random::<u64>(),
        "the computer's reply after a reload would be another one"
    );
}

#[test]
fn a_first_move_left_to_the_computer_stays_left_to_it() {
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    let mut before = game_match("mnk:3x3x3", seats, Some(Starter::First));
    before.pass_the_beginning();
    let after = record::read(&record::write(&before)).expect("a record");
    assert_eq!(after.position(), before.position());
}

#[test]
fn every_opponent_and_every_seat_is_found_by_its_word() {
    let config = Opponents::default();
    for id in GAMES {
        for opponent in Opponent::offered(&position_of(id), &config) {
            assert_eq!(games::opponent(&opponent.id()), Some(opponent));
            assert_eq!(games::seat(&opponent.id()), Some(Seat::Computer(opponent)));
        }
    }
    assert_eq!(games::seat("person"), Some(Seat::Person));
    assert_eq!(games::seat("nobody"), None);
}

#[test]
fn a_broken_record_is_refused_with_its_line_and_the_reason() {
    let whole = record::write(&game_match("mnk:3x3x3", [Seat::Person; 2], None));
    let error = |text: &str| record::read(text).expect_err(text);
    for (text, first) in [
        ("", ""),
        ("fivefold two\n", "fivefold two"),
        ("fivefold 0", "fivefold 0"),
    ] {
        let head = error(text);
        let found = first.to_owned();
        assert_eq!(head, RecordError::Head { found });
        let told = head.to_string();
        assert!(
            told.contains("the first line should be “fivefold 1”, not"),
            "{told}"
        );
    }
    let later = error(&whole.replace("fivefold 1", "fivefold 5"));
    assert_eq!(later, RecordError::Later { found: 5 });
    let told = later.to_string();
    assert!(
        told.contains("its format is 5 (line 1)") && told.contains("newer version"),
        "{told}"
    );
    assert_eq!(
        error("fivefold 1\nseats: person person\n"),
        RecordError::Key {
            line: 2,
            key: "plan"
        }
    );
    let unknown = error(&whole.replace("person person", "person nobody"));
    assert_eq!(
        unknown.to_string(),
        "line 3 (seats): “nobody” is not known here"
    );
    let twice = error(&whole.replace("moves:", "moves: b2 b2"));
    assert!(
        matches!(
            &twice,
            RecordError::Value {
                line: 10,
                reason: ValueError::Illegal { number: 2, .. },
                ..
            }
        ),
        "{twice}"
    );
    let other = error(&whole.replace("start: mnk:3x3x3:3/3/3", "start: mnk:4x4x4:4/4/4/4"));
    assert!(other.to_string().contains("line 7"), "{other}");
    let long = error(&format!("{whole}{}", " ".repeat(LONGEST)));
    assert!(matches!(long, RecordError::TooLong { .. }), "{long}");
}

#[test]
fn the_answer_to_a_question_sent_as_text_is_the_answer_given_on_the_spot() {
    let config = Opponents::default();
    let limits = Limits::of_nodes(20_000);
    let mut rng = Rng::seed_from_u64(5);
    for id in GAMES {
        for opponent in Opponent::offered(&position_of(id), &config) {
            let mut game_match = game_match(id, [Seat::Computer(opponent); 2], None);
            play_on(&mut game_match, 4, &mut rng);
            let here =
                EngineRequest::new(&game_match, limits, config.clone()).expect("a computer's turn");
            let there = request::read(&request::write(&here)).expect("a question");
            let answer = here.answer(&Stop::new());
            assert_eq!(there.answer(&Stop::new()), answer, "{id} {opponent:?}");
            let text = request::write_answer(&answer);
            assert_eq!(request::read_answer(&here, &text), Ok(answer), "{text}");
        }
    }
}

#[test]
fn changed_numbers_of_a_player_travel_with_the_question() {
    let mut config = Opponents::default();
    let wide = |numbers: &mut LinesNumbers| numbers.boora.hotspot_width = 7;
    config.games.change(wide);
    let computer = [Seat::Computer(BOORA_06); 2];
    let game_match = game_match("mnk:15x15x5", computer, None);
    let question =
        EngineRequest::new(&game_match, Limits::default(), config.clone()).expect("a question");
    assert!(request::write(&question).contains("hotspot_width:7"));
}

#[test]
fn a_person_is_asked_nothing() {
    let game_match = game_match("nim:3,4,5", [Seat::Person; 2], None);
    assert!(EngineRequest::new(&game_match, Limits::default(), Opponents::default()).is_none());
}

#[test]
fn a_player_without_a_move_says_so_in_its_text_too() {
    let computer = [Seat::Computer(Opponent::Random); 2];
    let game_match = game_match("nim:3,4,5", computer, None);
    let question = EngineRequest::new(&game_match, Limits::default(), Opponents::default())
        .expect("a question");
    for reason in [NoMove::GameOver, NoMove::Stopped, NoMove::OtherGame] {
        let text = request::write_answer(&Err(reason));
        assert_eq!(request::read_answer(&question, &text), Ok(Err(reason)));
    }
    let broken = request::read_answer(&question, "move: z9\nverdict: proven x\n");
    assert!(matches!(broken, Err(RequestError::Text(_))), "{broken:?}");
}

#[test]
fn an_answer_with_a_move_that_the_rules_refuse_is_refused() {
    let computer = [Seat::Computer(Opponent::Random); 2];
    let mut game_match = game_match("mnk:3x3x3", computer, None);
    let question = EngineRequest::new(&game_match, Limits::default(), Opponents::default());
    let question = question.expect("a question");
    let mut choice = question.answer(&Stop::new()).expect("a move");
    game_match.play(choice.mv).expect("a legal move");
    let later = EngineRequest::new(&game_match, Limits::default(), Opponents::default());
    let later = later.expect("a question");
    let refused = request::read_answer(&later, &request::write_answer(&Ok(choice.clone())));
    assert_eq!(refused, Err(RequestError::Move(Illegal::Occupied)));
    choice.line = vec![choice.mv, choice.mv];
    let refused = request::read_answer(&question, &request::write_answer(&Ok(choice)));
    assert_eq!(refused, Err(RequestError::Move(Illegal::Occupied)));
}

proptest! {
    #[test]
    fn no_text_panics_a_reader_of_records(text in ".{0,400}") {
        let _ = record::read(&text);
        let _ = request::read(&text);
    }

    #[test]
    fn no_mutation_of_a_record_panics_its_reader(
        game in 0..GAMES.len(),
        at in any::<prop::sample::Index>(),
        with in ".{0,3}",
        cut in 0usize..6,
    ) {
        let computer = [Seat::Computer(Opponent::Random); 2];
        let mut game_match = game_match(GAMES[game], computer, Some(Starter::Random));
        play_on(&mut game_match, 6, &mut Rng::seed_from_u64(9));
        let question = EngineRequest::new(&game_match, Limits::default(), Opponents::default());
        let text = question.map_or_else(|| record::write(&game_match), |question| request::write(&question));
        let chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        let mutated: String = chars[..at]
            .iter()
            .copied()
            .chain(with.chars())
            .chain(chars[(at + cut).min(chars.len())..].iter().copied())
            .collect();
        if let Ok(question) = request::read(&mutated) {
            // Whatever was understood can be written and read again.
            prop_assert!(request::read(&request::write(&question)).is_ok());
        }
    }
}
