//! The opening rules of Gomoku and renju: how each goes, what it refuses, what is saved, and how
//! computers open by it.

use fivefold::config::Opponents;
use fivefold::formats::record::{self, RecordError, ValueError};
use fivefold::formats::request;
use fivefold::games;
use fivefold::games::lines::{LONG_PRO, PRO, RIF, SOOSYRV_8, SWAP, SWAP2, TARAGUCHI_10, YAMAGUCHI};
use fivefold::midend::opening::OpeningZone;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{
    Command, Match, MatchEvent, Opening, OpeningChoice, OpeningTask, Plan, Refused, Seat, Starter,
};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Illegal, Move, Rng, Side};
use fivefold::words::InEnglish as _;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{plan, position_of};

pub(crate) const FIRST: OpeningChoice = OpeningChoice::Side(Side::First);
pub(crate) const SECOND: OpeningChoice = OpeningChoice::Side(Side::Second);
pub(crate) const CHANCE: Seat = Seat::Computer(Opponent::Random);
/// Seats that can be told from each other.
const SEATS: [Seat; 2] = [Seat::Person, CHANCE];

const GOMOKU: &str = "mnk:15x15x5";
const RENJU: &str = "mnk:15x15x5,renju";
const ALL: [(Opening, &str); 8] = [
    (SWAP, GOMOKU),
    (SWAP2, GOMOKU),
    (PRO, GOMOKU),
    (LONG_PRO, GOMOKU),
    (RIF, RENJU),
    (YAMAGUCHI, RENJU),
    (SOOSYRV_8, RENJU),
    (TARAGUCHI_10, RENJU),
];

pub(crate) fn begun(opening: Opening, id: &str, seats: [Seat; 2], seed: u64) -> Match {
    Match::new(Plan {
        starter: Some(Starter::First),
        opening,
        seed,
        ..plan(id, seats)
    })
}

fn mv(game_match: &Match, text: &str) -> Move {
    game_match.position().parse_move(text).expect(text)
}

/// Plays or offers each of these points, and chooses what stands in between.
pub(crate) fn act(game_match: &mut Match, acts: &str) {
    for text in acts.split_ascii_whitespace() {
        match text {
            "first" => choose(game_match, FIRST),
            "second" => choose(game_match, SECOND),
            "two-more" => choose(game_match, OpeningChoice::TwoMore),
            _ => match text.strip_prefix('#') {
                Some(number) => {
                    let number = number.parse().expect("a number");
                    choose(game_match, OpeningChoice::Number(number));
                }
                None => put(game_match, mv(game_match, text)).expect(text),
            },
        }
    }
}

pub(crate) fn after(opening: Opening, acts: &str) -> Match {
    let (_, id) = ALL
        .into_iter()
        .find(|(it, _)| *it == opening)
        .expect("one of all");
    let mut game_match = begun(opening, id, SEATS, 7);
    act(&mut game_match, acts);
    game_match
}

fn choose(game_match: &mut Match, choice: OpeningChoice) {
    game_match.choose(choice).expect("it is asked for");
}

/// Puts a stone, or offers it.
fn put(game_match: &mut Match, mv: Move) -> Result<(), Illegal> {
    game_match.play(mv).map(drop)
}

/// Why the next stone cannot go there, in English.
fn refusal(opening: Opening, acts: &str, text: &str) -> String {
    let mut game_match = after(opening, acts);
    let before = game_match.clone();
    let mv = mv(&game_match, text);
    let reason = game_match.check(mv).expect_err(text);
    assert_eq!(put(&mut game_match, mv), Err(reason), "{acts} {text}");
    assert_eq!(game_match, before);
    // Reasons are told in the midst of others, without a full stop.
    format!("{}.", Refused::Illegal(reason).in_english())
}

/// Saved and read again it is the same.
pub(crate) fn saved(game_match: &Match) -> String {
    let text = record::write(game_match);
    let read = record::read(&text).expect(&text);
    assert_eq!(&read, game_match, "{text}");
    assert_eq!(read.seats(), game_match.seats());
    assert_eq!(record::write(&read), text);
    text
}

/// The computer whose turn it is does what follows from the question alone, which travels as text.
pub(crate) fn answer(game_match: &mut Match, limits: Limits) -> Vec<MatchEvent> {
    let asked = EngineRequest::new(game_match, limits, Opponents::default());
    let asked = asked.expect("a computer");
    let there = request::read(&request::write(&asked)).expect("a question");
    let answer = request::write_answer(&there.answer(&Stop::new()));
    let answer = request::read_answer(&asked, &answer).expect("an answer");
    let answered = game_match.handle(Command::Answer {
        answer: Ok(answer.expect("a move or a choice")),
        thought: None,
    });
    answered.unwrap_or_else(|why| panic!("{}: {why}", game_match.plan().opening.word()))
}

/// The seat whose turn it is, and where its stone may go.
fn turn(game_match: &Match) -> (Seat, OpeningZone) {
    (game_match.seat_to_move(), game_match.zone())
}

#[test]
fn each_board_is_offered_the_openings_that_are_played_on_it() {
    let words = |id: &str| {
        let start = position_of(id);
        let offered = Opening::offered(&start).into_iter();
        offered.map(Opening::word).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(words(GOMOKU), "free swap swap2 pro long-pro");
    assert_eq!(words("mnk:19x19x5,exact"), "free swap swap2 pro long-pro");
    assert_eq!(words(RENJU), "free rif yamaguchi soosyrv-8 taraguchi-10");
    assert_eq!(words("mnk:9x9x5"), "free swap swap2 pro");
    // No point of it is the middle.
    assert_eq!(words("mnk:20x20x5"), "free swap swap2");
    assert_eq!(words("mnk:13x13x5,renju"), "free");
    assert_eq!(words("mnk:3x3x3"), "free");
    assert_eq!(words("atoms:8x5"), "free");
    for (opening, _) in ALL {
        assert_eq!(games::opening(opening.word()), Some(opening));
    }
}

#[test]
fn swap_gives_the_choice_of_sides_after_three_stones() {
    let game_match = after(SWAP, "h8 a1 k11");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
    let game_match = after(SWAP, "h8 a1 k11 first");
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert!(!game_match.is_opening());
}

#[test]
fn pro_keeps_the_third_stone_away_from_the_middle() {
    for (opening, width, near, far) in [(PRO, 5, "j10", "k8"), (LONG_PRO, 7, "k11", "l8")] {
        assert_eq!(
            turn(&after(opening, "")),
            (Seat::Person, OpeningZone::Central(1))
        );
        let said = refusal(opening, "", "h9");
        assert_eq!(said, "This stone goes in the centre of the board.");
        assert_eq!(turn(&after(opening, "h8")), (CHANCE, OpeningZone::Anywhere));
        let game_match = after(opening, "h8 a1");
        assert_eq!(
            turn(&game_match),
            (Seat::Person, OpeningZone::Outside(width))
        );
        let said = refusal(opening, "h8 a1", near);
        let expected = format!("This stone goes outside the central {width} × {width}.");
        assert_eq!(said, expected);
        let game_match = after(opening, &format!("h8 a1 {far}"));
        assert!(!game_match.is_opening());
        assert_eq!(game_match.seats(), SEATS);
    }
}

#[test]
fn rif_offers_two_fifth_moves() {
    let mut game_match = after(RIF, "");
    for (zone, stone) in [(1, "h8"), (3, "i9"), (5, "j6")] {
        assert_eq!(
            turn(&game_match),
            (Seat::Person, OpeningZone::Central(zone))
        );
        act(&mut game_match, stone);
        saved(&game_match);
    }
    assert_eq!(game_match.seat_to_move(), CHANCE);
    assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
    act(&mut game_match, "first");
    // The seats have changed at once, and white puts the fourth stone anywhere.
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert_eq!(turn(&game_match), (Seat::Person, OpeningZone::Anywhere));
    act(&mut game_match, "a1");
    for left in [2, 1] {
        let seat = Side::Second;
        assert_eq!(game_match.stage().task, OpeningTask::Offer { seat, left });
        assert_eq!(game_match.seat_to_move(), CHANCE);
        act(&mut game_match, if left == 2 { "h9" } else { "k9" });
        saved(&game_match);
    }
    assert_eq!(game_match.moves().len(), 4);
    // White chooses among them.
    assert_eq!(turn(&game_match), (Seat::Person, OpeningZone::Offered));
    let offered = ["h9", "k9"].map(|text| mv(&game_match, text));
    assert_eq!(game_match.offered(), offered);
    act(&mut game_match, "k9");
    assert!(!game_match.is_opening());
    assert_eq!(game_match.seats(), [CHANCE, Seat::Person]);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    let text = saved(&game_match);
    let expected =
        "opening: rif\nmoves:\n1. h8 i9 2. j6 [takes-first] 2... a1 [fifths h9 k9] 3. k9\n";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn yamaguchi_announces_the_fifth_moves_with_the_opening() {
    let mut game_match = after(YAMAGUCHI, "h8 h9 h7");
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    assert_eq!(game_match.opening_choices().len(), 12);
    act(&mut game_match, "#3");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
    act(&mut game_match, "second");
    assert_eq!(turn(&game_match), (CHANCE, OpeningZone::Anywhere));
    act(&mut game_match, "i9 a1 b1");
    assert!(saved(&game_match).contains("opening: yamaguchi fifths a1 b1\n"));
    act(&mut game_match, "c1");
    assert_eq!(turn(&game_match), (CHANCE, OpeningZone::Offered));
    act(&mut game_match, "b1");
    assert!(!game_match.is_opening());
    assert_eq!(game_match.seats(), SEATS);
    let text = saved(&game_match);
    assert!(text.contains("[number 3] [takes-second] 2... i9 [fifths a1 b1 c1] 3. b1"));
}

#[test]
fn soosyrv_announces_with_the_fourth_stone_and_gives_a_second_choice() {
    let mut game_match = after(SOOSYRV_8, "h8 h9 h7 first i9");
    // Whoever put the fourth stone announces.
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    assert_eq!(game_match.opening_choices().len(), 8);
    act(&mut game_match, "#1");
    assert_eq!(game_match.seat_to_move(), CHANCE);
    assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
    act(&mut game_match, "second");
    assert_eq!(game_match.seats(), SEATS);
    assert_eq!(game_match.seat_to_move(), Seat::Person);
    act(&mut game_match, "a1");
    assert_eq!(turn(&game_match), (CHANCE, OpeningZone::Offered));
    act(&mut game_match, "a1");
    assert!(!game_match.is_opening());
    saved(&game_match);
}

#[test]
fn taraguchi_gives_a_choice_after_every_stone_or_ten_fifth_moves() {
    let mut game_match = after(TARAGUCHI_10, "");
    let stones = [(1, "h8"), (3, "h9"), (5, "j10"), (7, "k5")];
    for (width, stone) in stones {
        assert_eq!(game_match.zone(), OpeningZone::Central(width));
        let put_by = game_match.seat_to_move();
        act(&mut game_match, stone);
        assert_ne!(game_match.seat_to_move(), put_by, "the other seat chooses");
        if width < 7 {
            assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
            act(&mut game_match, "second");
        }
    }
    let ten = OpeningChoice::Number(10);
    assert_eq!(game_match.opening_choices(), [FIRST, SECOND, ten]);
    let mut one = game_match.clone();
    act(&mut one, "first");
    assert_eq!(one.zone(), OpeningZone::Central(9));
    act(&mut one, "l12");
    assert_eq!(one.opening_choices(), OpeningChoice::SIDES);
    act(&mut one, "first");
    assert!(!one.is_opening());
    saved(&one);
    act(&mut game_match, "#10 a1 b1 c1 d1 e1 f1 g1 h1 i1 j1");
    assert_eq!(game_match.zone(), OpeningZone::Offered);
    saved(&game_match);
    act(&mut game_match, "e1");
    assert!(!game_match.is_opening());
    assert!(game_match.history().chosen().is_empty());
    saved(&game_match);
}

#[test]
fn what_the_rules_do_not_allow_is_refused_with_the_reason() {
    for (acts, text, said) in [
        ("", "h9", "This stone goes in the centre of the board."),
        ("h8", "j8", "This stone goes in the central 3 × 3."),
        ("h8", "h8", "That place is taken."),
        ("h8 h9", "h5", "This stone goes in the central 5 × 5."),
        ("h8 h9 h7", "a1", "Choose a side first."),
        ("h8 h9 h7 first h10", "h9", "That place is taken."),
        (
            "h8 h9 h7 first h10 i9",
            "i9",
            "That point is offered already.",
        ),
        // All stones lie in one column.
        (
            "h8 h9 h7 first h10 i9",
            "g9",
            "That point is symmetrical to one offered already: the stones would look the same. \
             Offer another.",
        ),
        (
            "h8 h9 h7 first h10 i9 i8",
            "i7",
            "Choose one of the points offered.",
        ),
    ] {
        assert_eq!(refusal(RIF, acts, text), said, "{acts} {text}");
    }
    let said = refusal(YAMAGUCHI, "h8 h9 h7", "a1");
    assert_eq!(said, "Say first how many points will be offered.");
    let said = refusal(TARAGUCHI_10, "h8 first h9 first h7 first", "l8");
    assert_eq!(said, "This stone goes in the central 7 × 7.");
    let said = refusal(TARAGUCHI_10, "h8 first h9 first h7 first i9 first", "a1");
    assert_eq!(said, "This stone goes in the central 9 × 9.");
}

#[test]
fn patterns_are_the_same_wherever_they_lie() {
    // A square of two and two: the axis through its corners does not run through the middle.
    let said = refusal(RIF, "h8 h9 i9 first i8 j10", "g7");
    assert!(said.starts_with("That point is symmetrical"), "{said}");
    let mut other = after(RIF, "h8 h9 i9 first i8 j10");
    act(&mut other, "j9");
    assert_eq!(other.offered().len(), 2);
}

#[test]
fn undo_takes_back_one_choice_or_alternative_at_a_time() {
    let acts = "h8 h9 h7 #3 second i9 a1 b1 c1 b1";
    let mut game_match = after(YAMAGUCHI, acts);
    let end = game_match.history().current();
    // The stone first: the alternatives lie there again.
    assert!(game_match.undo());
    assert_eq!(game_match.offered().len(), 3);
    assert_eq!(game_match.zone(), OpeningZone::Offered);
    saved(&game_match);
    for left in [1, 2, 3] {
        assert!(game_match.undo());
        let task = game_match.stage().task;
        assert!(matches!(task, OpeningTask::Offer { left: it, .. } if it == left));
    }
    assert!(game_match.undo());
    assert_eq!(game_match.moves().len(), 3);
    assert_eq!(
        game_match.history().chosen(),
        [OpeningChoice::Number(3), SECOND]
    );
    assert!(game_match.undo());
    assert_eq!(game_match.opening_choices(), OpeningChoice::SIDES);
    assert!(game_match.undo());
    assert_eq!(game_match.opening_choices().len(), 12);
    while game_match.redo() {}
    assert_eq!(game_match.history().current(), end);
    assert_eq!(game_match.history(), after(YAMAGUCHI, acts).history());
    // Against a person, back to the own last stone, alternative or choice.
    let mut game_match = after(RIF, "h8 h9 h7 second i9 a1 b1 b1");
    assert!(game_match.undo_turn());
    assert_eq!(game_match.offered().len(), 1);
    assert!(game_match.undo_turn());
    assert_eq!(game_match.offered().len(), 0);
    assert!(game_match.undo_turn());
    assert_eq!(game_match.moves().len(), 2);
}

#[test]
fn other_alternatives_make_another_variation() {
    let mut game_match = after(RIF, "h8 h9 h7 second i9 a1 b1 b1 c3");
    let fourth = game_match.history().path()[3];
    assert!(game_match.jump(fourth));
    act(&mut game_match, "b1 e1 b1 c4");
    assert_eq!(game_match.history().children(fourth).len(), 2);
    let text = saved(&game_match);
    let line = "[fifths a1 b1] 3. b1 ([fifths b1 e1] 3. b1 c4 *) 3... c3\n";
    assert!(text.ends_with(line), "{text}");
}

#[test]
fn a_record_that_does_not_fit_the_rule_is_refused_with_its_line() {
    let good = saved(&after(YAMAGUCHI, "h8 h9 h7 #2 second i9 a1 b1 b1"));
    let wrong = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good);
        match record::read(&text) {
            Err(RecordError::Value { reason, .. }) => reason,
            other => panic!("{other:?}"),
        }
    };
    let not_chosen = |found: &str| ValueError::OpeningChoice {
        found: found.to_owned(),
    };
    assert_eq!(wrong("number 2", "number 13"), not_chosen("number 13"));
    assert_eq!(wrong("[number 2] ", ""), not_chosen("takes-second"));
    let word = |found: &str| ValueError::Word {
        found: found.to_owned(),
    };
    assert_eq!(wrong("number 2", "number two"), word("two"));
    assert_eq!(wrong("fifths a1 b1", "fifths"), word("fifths"));
    assert_eq!(
        wrong("fifths a1 b1", "fifths a1 b1 c1"),
        not_chosen("fifths c1")
    );
    for (from, to) in [
        ("fifths a1 b1", "fifths a1 a1"),
        ("fifths a1 b1", "fifths a1 c1"),
        ("[fifths a1 b1] ", ""),
        ("1. h8", "1. h9"),
    ] {
        assert!(
            matches!(wrong(from, to), ValueError::Illegal { .. }),
            "{to}"
        );
    }
    assert!(matches!(
        wrong("fifths a1", "fifths z99"),
        ValueError::Text(_)
    ));
    let line = "opening: yamaguchi number 3";
    assert_eq!(wrong("opening: yamaguchi", line), not_chosen("number 3"));
}

#[test]
fn no_clock_runs_and_nobody_is_judged_during_an_opening() {
    let game_match = after(RIF, "h8 h9 h7 second i9 a1 b1 b1 c3");
    let history = game_match.history();
    let placed = history
        .path()
        .iter()
        .map(|&node| history.is_placement(node));
    let placed: Vec<bool> = placed.collect();
    assert_eq!(placed, [true, true, true, true, true, false]);
    assert!(!after(RIF, "h8 h9 h7 second i9 a1").may_be_told());
}

/// Puts, offers or chooses something that is allowed, drawn among so many points.
fn any_act(game_match: &mut Match, points: usize, rng: &mut Rng) {
    let choices = game_match.opening_choices();
    if !choices.is_empty() {
        choose(game_match, choices[rng.random_range(0..choices.len())]);
        return;
    }
    let moves = game_match.position().legal_moves().into_iter();
    let moves = moves.filter(|&mv| game_match.check(mv).is_ok());
    let moves: Vec<Move> = moves.take(points).collect();
    if moves.is_empty() {
        assert!(game_match.position().outcome().is_some());
        return;
    }
    put(game_match, moves[rng.random_range(0..moves.len())]).expect("it was checked");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn every_rule_is_played_to_its_end_by_anything_that_it_allows(seed: u64) {
        for (opening, id) in ALL {
            let mut rng = Rng::seed_from_u64(seed);
            let mut game_match = begun(opening, id, SEATS, seed);
            for acts in 0.. {
                prop_assert!(acts < 32, "{opening:?} does not end");
                prop_assert!(game_match.moves().len() <= 5);
                if !game_match.is_opening() {
                    break;
                }
                any_act(&mut game_match, usize::MAX, &mut rng);
                saved(&game_match);
            }
            // Whoever plays which side, the other seat plays the other one.
            any_act(&mut game_match, usize::MAX, &mut rng);
            let [first, second] = game_match.seats();
            prop_assert!(first != second);
            prop_assert_eq!(game_match.seats_at_the_end(), [first, second]);
            prop_assert_eq!(game_match.seat_to_move(), game_match.seats()[game_match.moves().len() % 2]);
        }
    }

}

proptest! {
    #[test]
    fn any_way_back_and_forth_through_an_opening_is_saved(seed: u64, steps in 0usize..120) {
        let mut rng = Rng::seed_from_u64(seed);
        let (opening, id) = ALL[rng.random_range(0..ALL.len())];
        let mut game_match = begun(opening, id, SEATS, seed);
        for _ in 0..steps {
            match rng.random_range(0..8) {
                0 => { game_match.undo(); }
                1 => { game_match.redo(); }
                2 => { game_match.undo_turn(); }
                3 => {
                    let line = game_match.history().line();
                    if !line.is_empty() {
                        game_match.jump(line[rng.random_range(0..line.len())]);
                    }
                }
                // Few points, so that the same moves come again after other choices.
                _ => any_act(&mut game_match, 7, &mut rng),
            }
        }
        saved(&game_match);
    }
}

#[test]
fn two_computers_open_by_every_rule_and_play_on() {
    for (opening, id) in ALL {
        for seed in [1, 2] {
            let mut game_match = begun(opening, id, [CHANCE; 2], seed);
            let mut acts = 0;
            while game_match.moves().len() < 7 {
                let events = answer(&mut game_match, Limits::of_nodes(2_000));
                let is_one = |event: &MatchEvent| {
                    matches!(event, MatchEvent::Moved { .. } | MatchEvent::Chosen(_))
                };
                assert!(is_one(&events[0]));
                acts += 1;
                assert!(acts < 40, "{} does not end", opening.word());
            }
            saved(&game_match);
        }
    }
}

#[test]
fn a_computer_chooses_the_fifth_move_that_is_worst_for_the_other_side() {
    // Of a stone beside the others and one in the corner white leaves black the corner.
    let game_match = after(RIF, "h8 h9 i9 second a15 i7 o1");
    let numbers = Opponents::default();
    let asked = EngineRequest::new(&game_match, Limits::default(), numbers);
    let answer = asked.expect("a computer").answer(&Stop::new());
    let answer = answer.expect("a move");
    assert_eq!(game_match.position().move_text(answer.mv), "o1");
}

#[test]
fn a_computer_offers_as_many_points_as_somebody_announces() {
    // The stones can be reflected in two ways: few patterns of five are left near them.
    let mut game_match = after(YAMAGUCHI, "h8 g8 i8 #12 second j8");
    game_match.change_seat(Side::First, CHANCE);
    for offered in 0..12 {
        assert_eq!(game_match.offered().len(), offered);
        answer(&mut game_match, Limits::of_nodes(2_000));
    }
    assert_eq!(game_match.zone(), OpeningZone::Offered);
}
