//! Sittings, questions and answers as text: what is written can be read, and what cannot be read
//! is refused with its place.

use fivefold::config::Opponents;
use fivefold::games::notation::parse_id;
use fivefold::games::{Position, Rng};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, NoChoice, Stop};
use fivefold::table::question::{Question, QuestionError};
use fivefold::table::record::{LONGEST, RecordError, ValueError};
use fivefold::table::{Opening, Plan, Seat, Sitting, Starter};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

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

fn position(id: &str) -> Position {
    parse_id(id).expect("an id of this test").position
}

fn sitting(id: &str, seats: [Seat; 2], starter: Option<Starter>) -> Sitting {
    Sitting::new(Plan {
        start: position(id),
        seats,
        starter,
        opening: Opening::Free,
        seed: 7,
    })
}

fn play_on(sitting: &mut Sitting, plies: usize, rng: &mut Rng) {
    for _ in 0..plies {
        let moves = sitting.position().legal_moves();
        if moves.is_empty() {
            return;
        }
        sitting
            .play(moves[rng.random_range(0..moves.len())])
            .expect("a legal move");
    }
}

#[test]
fn a_sitting_of_every_game_comes_back_from_its_record_move_for_move() {
    let mut rng = Rng::seed_from_u64(1);
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    for id in GAMES {
        for starter in [None].into_iter().chain(Starter::ALL.map(Some)) {
            let mut before = sitting(id, seats, starter);
            before.again();
            play_on(&mut before, 30, &mut rng);
            let record = before.record();
            let after = Sitting::from_record(&record).expect(&record);
            assert_eq!(after.position(), before.position(), "{record}");
            assert_eq!(after.moves(), before.moves());
            assert_eq!(after.last_events(), before.last_events());
            assert_eq!(after.game(), before.game());
            assert_eq!(after.plan().seats, before.plan().seats);
            assert_eq!(after.plan().starter, before.plan().starter);
            assert_eq!(after.record(), record);
        }
    }
}

#[test]
fn a_sitting_that_came_back_draws_the_same_numbers() {
    let mut before = sitting("atoms:5x5", [Seat::Person; 2], None);
    play_on(&mut before, 5, &mut Rng::seed_from_u64(3));
    let after = Sitting::from_record(&before.record()).expect("a record");
    assert_eq!(
        before.rng().random::<u64>(),
        after.rng().random::<u64>(),
        "the computer's reply after a reload would be another one"
    );
}

#[test]
fn a_first_move_left_to_the_computer_stays_left_to_it() {
    let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
    let mut before = sitting("mnk:3x3x3", seats, Some(Starter::First));
    before.pass_the_beginning();
    let after = Sitting::from_record(&before.record()).expect("a record");
    assert_eq!(after.position(), before.position());
}

#[test]
fn every_opponent_and_every_seat_is_found_by_its_word() {
    let config = Opponents::default();
    for id in GAMES {
        for opponent in Opponent::offered(&position(id), &config) {
            assert_eq!(Opponent::from_id(&opponent.id()), Some(opponent));
            assert_eq!(
                Seat::from_id(&opponent.id()),
                Some(Seat::Computer(opponent))
            );
        }
    }
    assert_eq!(Seat::from_id("person"), Some(Seat::Person));
    assert_eq!(Seat::from_id("nobody"), None);
}

#[test]
fn a_broken_record_is_refused_with_its_line_and_the_reason() {
    let whole = sitting("mnk:3x3x3", [Seat::Person; 2], None).record();
    let error = |text: &str| Sitting::from_record(text).expect_err(text);
    assert_eq!(error(""), RecordError::Head);
    assert_eq!(error("fivefold two\n"), RecordError::Head);
    let later = error(&whole.replace("fivefold 2", "fivefold 5"));
    assert_eq!(later, RecordError::Later { found: 5 });
    assert!(later.to_string().contains("newer version"), "{later}");
    assert_eq!(
        error("fivefold 2\nseats: person person\n"),
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
    let limits = Limits {
        nodes: Some(20_000),
        depth: None,
    };
    let mut rng = Rng::seed_from_u64(5);
    for id in GAMES {
        for opponent in Opponent::offered(&position(id), &config) {
            let mut sitting = sitting(id, [Seat::Computer(opponent); 2], None);
            play_on(&mut sitting, 4, &mut rng);
            let here = Question::new(&sitting, limits, &config).expect("a computer's turn");
            let there = Question::from_text(&here.to_text()).expect("a question");
            let answer = here.answer(&Stop::new());
            assert_eq!(there.answer(&Stop::new()), answer, "{id} {opponent:?}");
            let text = there.answer_text(&answer);
            assert_eq!(here.read_answer(&text), Ok(answer), "{text}");
        }
    }
}

#[test]
fn changed_numbers_of_a_player_travel_with_the_question() {
    let mut config = Opponents::default();
    config.boora.hotspot_width = 7;
    let computer = [Seat::Computer(Opponent::Boora06); 2];
    let sitting = sitting("mnk:15x15x5", computer, None);
    let question = Question::new(&sitting, Limits::default(), &config).expect("a question");
    assert!(question.to_text().contains("hotspot_width:7"));
}

#[test]
fn a_person_is_asked_nothing() {
    let sitting = sitting("nim:3,4,5", [Seat::Person; 2], None);
    assert!(Question::new(&sitting, Limits::default(), &Opponents::default()).is_none());
}

#[test]
fn a_player_without_a_move_says_so_in_its_text_too() {
    let computer = [Seat::Computer(Opponent::Random); 2];
    let sitting = sitting("nim:3,4,5", computer, None);
    let question =
        Question::new(&sitting, Limits::default(), &Opponents::default()).expect("a question");
    for reason in [NoChoice::GameOver, NoChoice::Stopped, NoChoice::OtherGame] {
        let text = question.answer_text(&Err(reason));
        assert_eq!(question.read_answer(&text), Ok(Err(reason)));
    }
    assert!(matches!(
        question.read_answer("move: z9\nverdict: proven x\n"),
        Err(QuestionError::Line { .. } | QuestionError::Move(_))
    ));
}

proptest! {
    #[test]
    fn no_text_panics_a_reader_of_records(text in ".{0,400}") {
        let _ = Sitting::from_record(&text);
        let _ = Question::from_text(&text);
    }

    #[test]
    fn no_mutation_of_a_record_panics_its_reader(
        game in 0..GAMES.len(),
        at in any::<prop::sample::Index>(),
        with in ".{0,3}",
        cut in 0usize..6,
    ) {
        let computer = [Seat::Computer(Opponent::Random); 2];
        let mut sitting = sitting(GAMES[game], computer, Some(Starter::Random));
        play_on(&mut sitting, 6, &mut Rng::seed_from_u64(9));
        let question = Question::new(&sitting, Limits::default(), &Opponents::default());
        let text = question.map_or_else(|| sitting.record(), |question| question.to_text());
        let chars: Vec<char> = text.chars().collect();
        let at = at.index(chars.len());
        let mutated: String = chars[..at]
            .iter()
            .copied()
            .chain(with.chars())
            .chain(chars[(at + cut).min(chars.len())..].iter().copied())
            .collect();
        if let Ok(question) = Question::from_text(&mutated) {
            // Whatever was understood can be written and read again.
            prop_assert!(Question::from_text(&question.to_text()).is_ok());
        }
    }
}
