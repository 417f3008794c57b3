//! Clocks: time for the game, increment and byo-yomi; what a match, a record and an SGF file make of
//! them.

use std::time::Duration;

use fivefold::formats::{RowsFrom, read, record, request};
use fivefold::midend::clock::{LONGEST_MAIN, LONGEST_STEP, MOST_PERIODS, TimeControl, TimeLeft};
use fivefold::midend::history::Forfeit;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Command, Match, MatchEvent, Plan, Refused, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::players::pool::PlayerPool;
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Outcome, Side};
use proptest::prelude::*;

use fivefold_support::positions::{plan, position_of};
use fivefold_support::written::written;

const PERSONS: [Seat; 2] = [Seat::Person; 2];

fn seconds(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

fn control(text: &str) -> TimeControl {
    TimeControl::from_text(text).expect(text)
}

fn on_clocks(id: &str, clock: &str, seats: [Seat; 2]) -> Match {
    Match::new(Plan {
        clock: Some(control(clock)),
        ..plan(id, seats)
    })
}

/// Plays moves, each after so many seconds.
fn play(game_match: &mut Match, moves: &[(&str, f64)]) {
    for &(text, thought) in moves {
        let mv = game_match.position().parse_move(text).expect(text);
        let thought = Some(seconds(thought));
        let played = game_match.handle(Command::Play { mv, thought });
        played.unwrap_or_else(|reason| panic!("{text}: {reason}"));
    }
}

fn left(game_match: &Match) -> [String; 2] {
    Side::BOTH.map(|side| game_match.time_left(side).expect("a clock").to_string())
}

#[test]
fn each_move_takes_its_time_and_adds_the_increment() {
    let mut game = on_clocks("mnk:9x9x5", "300+5", PERSONS);
    assert_eq!(left(&game), ["300.000", "300.000"]);
    play(&mut game, &[("e5", 10.0), ("e6", 0.25), ("d4", 100.0)]);
    assert_eq!(left(&game), ["200.000", "304.750"]);
}

#[test]
fn a_period_begins_anew_with_each_move_that_is_made_within_it() {
    let mut game = on_clocks("mnk:9x9x5", "10+0 3x30", PERSONS);
    play(&mut game, &[("e5", 39.0), ("e6", 1.0), ("d4", 29.0)]);
    assert_eq!(left(&game), ["0.000 3x", "9.000 3x"]);
    play(&mut game, &[("d5", 1.0), ("c4", 65.0)]);
    assert_eq!(left(&game), ["0.000 1x", "8.000 3x"], "two are used up");
}

#[test]
fn going_back_brings_back_the_time_of_then_and_the_clock_stands() {
    let mut game = on_clocks("mnk:9x9x5", "60+0", PERSONS);
    play(&mut game, &[("e5", 10.0), ("e6", 20.0), ("d4", 30.0)]);
    assert_eq!(left(&game), ["20.000", "40.000"]);
    for _ in 0..2 {
        game.handle(Command::Undo).expect("there is a move");
    }
    assert_eq!(left(&game), ["50.000", "60.000"]);
    assert!(!game.clock_runs());
    assert_eq!(
        game.handle(Command::RunOutOfTime),
        Err(Refused::NoClock),
        "nobody loses on a clock that stands"
    );
    play(&mut game, &[("a1", 1_000.0)]);
    assert_eq!(left(&game), ["50.000", "60.000"], "nothing was used");
    assert!(game.clock_runs());
    play(&mut game, &[("d4", 5.0)]);
    assert_eq!(left(&game), ["45.000", "60.000"]);
}

#[test]
fn whoever_runs_out_of_time_loses() {
    let mut game = on_clocks("mnk:9x9x5", "60+0", PERSONS);
    play(&mut game, &[("e5", 1.0)]);
    let events = game.handle(Command::RunOutOfTime).expect("a clock runs");
    let won = Outcome::Win(Side::First);
    assert_eq!(
        events,
        [MatchEvent::OutOfTime(Side::Second), MatchEvent::Ended(won)]
    );
    assert_eq!(game.out_of_time(), Some(Side::Second));
    assert_eq!(game.resigned(), None);
    game.handle(Command::Undo).expect("it can be taken back");
    assert_eq!(game.result(), None);
}

#[test]
fn a_move_that_comes_too_late_is_not_played() {
    let mut game = on_clocks("mnk:9x9x5", "60+30", PERSONS);
    play(&mut game, &[("e5", 60.0)]);
    assert_eq!(
        (game.moves().len(), game.out_of_time()),
        (0, Some(Side::First))
    );
    assert_eq!(game.result(), Some(Outcome::Win(Side::Second)));
}

#[test]
fn nobody_wins_on_time_who_could_not_win_any_more() {
    for (id, result) in [
        ("mnk:3x3x3:oxo/oxx/xo1@1", Outcome::Draw),
        ("mnk:3x3x3:xox/xxo/o1o@1", Outcome::Draw),
        ("mnk:3x3x3:oo1/xx1/3@1", Outcome::Win(Side::Second)),
    ] {
        let mut game = on_clocks(id, "60+0", PERSONS);
        game.handle(Command::RunOutOfTime).expect("a clock runs");
        assert_eq!(game.out_of_time(), Some(Side::First));
        assert_eq!(game.result(), Some(result), "{id}");
        let back = record::read(&record::write(&game)).expect("a record");
        assert_eq!(back.result(), Some(result), "{id}");
    }
}

#[test]
fn a_line_needs_room_and_turns() {
    let can_win = |id: &str| {
        let position = position_of(id);
        Side::BOTH.map(|side| position.can_win(side))
    };
    assert_eq!(can_win("mnk:3x3x3"), [true, true]);
    assert_eq!(can_win("mnk:3x3x3:oxo/oxx/xo1@1"), [false, false]);
    // The first side fills the lowest row; the second has no turn any more.
    assert_eq!(can_win("mnk:3x3x3:xox/xxo/o1o@1"), [true, false]);
    assert_eq!(can_win("mnk:3x3x3:oo1/xx1/3@1"), [true, true]);
    assert_eq!(can_win("nim:3,4,5"), [true, true]);
}

#[test]
fn a_rated_game_cannot_be_paused() {
    let mut game = on_clocks(
        "mnk:9x9x5",
        "60+0",
        [Seat::Person, Seat::Computer(Opponent::Random)],
    );
    game.rate(true);
    game.handle(Command::Wait).expect("it may be asked");
    assert!(game.clock_runs());
    game.rate(false);
    assert!(!game.clock_runs());
}

#[test]
fn a_game_without_a_clock_never_runs_out_of_time() {
    let mut game = on_clocks("mnk:9x9x5", "60+0", PERSONS);
    assert_eq!(game.time_control(), Some(control("60+0")));
    game = Match::new(Plan {
        clock: None,
        ..game.plan().clone()
    });
    play(&mut game, &[("e5", 100_000.0)]);
    assert_eq!(game.handle(Command::RunOutOfTime), Err(Refused::NoClock));
    assert_eq!(game.time_left(Side::First), None);
}

#[test]
fn a_record_keeps_the_clocks_and_what_was_left_at_each_move() {
    let mut game = on_clocks("mnk:9x9x5", "300+5 3x30", PERSONS);
    play(&mut game, &[("e5", 10.0), ("e6", 310.0)]);
    game.set_spent(seconds(2.5));
    let text = record::write(&game);
    assert!(text.contains("\nclock: 300+5 3x30 spent 2.500\n"), "{text}");
    assert!(text.contains("e5 [10.000s] [left 295.000 3x]"), "{text}");
    assert!(text.contains("e6 [310.000s] [left 0.000 3x]"), "{text}");
    let back = record::read(&text).expect("a record");
    assert_eq!(back, game);
    assert_eq!(left(&back), left(&game));
    game.handle(Command::RunOutOfTime).expect("a clock runs");
    let text = record::write(&game);
    assert!(text.contains("first-out-of-time"), "{text}");
    let back = record::read(&text).expect("a record");
    assert_eq!(
        (&back, back.result()),
        (&game, Some(Outcome::Win(Side::Second)))
    );
}

#[test]
fn a_record_with_wrong_clocks_is_refused_with_its_line() {
    let game = on_clocks("mnk:9x9x5", "300+5", PERSONS);
    let text = record::write(&game);
    for wrong in [
        "",
        "300",
        "0+5",
        "300+5 0x30",
        "300+5 3x",
        "99999+0",
        "300+5 spent x",
        "-1+0",
    ] {
        let broken = text.replace("clock: 300+5", &format!("clock: {wrong}"));
        let reason = record::read(&broken).expect_err(wrong).to_string();
        assert!(reason.contains("clock"), "{reason}");
    }
    let broken = text + "1. e5 [left 3 4]\n";
    assert!(record::read(&broken).is_err());
}

#[test]
fn sgf_keeps_them_under_the_properties_that_other_programs_know() {
    let mut game = on_clocks("mnk:15x15x5", "300+5 3x30", PERSONS);
    play(&mut game, &[("h8", 10.0), ("h9", 350.0)]);
    game.handle(Command::RunOutOfTime).expect("a clock runs");
    let text = written(&game, "sgf").expect("a game of Gomoku");
    for part in [
        "TM[300]OT[5 fischer, 3x30 byo-yomi]",
        ";B[hh]ET[10.000]BL[295.000]OB[3]",
        ";W[hg]ET[350.000]WL[0.000]OW[2]",
        "RE[W+T]",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    let back = read(&text, RowsFrom::Bottom).expect("it can be read");
    assert_eq!(back.time_control(), game.time_control());
    assert_eq!(left(&back), left(&game));
    assert_eq!(back.out_of_time(), Some(Side::First));
}

proptest! {
    #[test]
    fn controls_and_what_is_left_come_back_from_their_texts(
        main in 0..=LONGEST_MAIN,
        increment in 0..=LONGEST_STEP,
        periods in 0..=MOST_PERIODS,
        period in 1..=LONGEST_STEP,
        ms in any::<u32>(),
    ) {
        let period = if periods == 0 { 0 } else { period };
        let control = TimeControl::new(main, increment, periods, period);
        prop_assert_eq!(control.is_some(), main > 0 || periods > 0);
        if let Some(control) = control {
            prop_assert_eq!(TimeControl::from_text(&control.to_string()), Some(control));
        }
        let left = TimeLeft { main_ms: ms, periods };
        prop_assert_eq!(TimeLeft::from_text(&left.to_string()), Some(left));
    }

    #[test]
    fn no_text_is_too_strange(text in ".{0,40}") {
        let _ = TimeControl::from_text(&text);
        let _ = TimeLeft::from_text(&text);
    }

    #[test]
    fn a_clock_only_falls_during_a_turn_and_never_gives_more_than_was_there(
        main in 0..3_600_u32,
        increment in 0..60_u32,
        periods in 0..5_u8,
        period in 1..60_u32,
        turns in proptest::collection::vec(0..120_000_u64, 1..40),
    ) {
        let period = if periods == 0 { 0 } else { period };
        let Some(control) = TimeControl::new(main, increment, periods, period) else {
            return Ok(());
        };
        let total = |left: TimeLeft| {
            u64::from(left.main_ms) + u64::from(left.periods) * u64::from(period) * 1_000
        };
        let mut left = control.full();
        for ms in turns {
            let used = Duration::from_millis(ms);
            let half = control.reading(left, used / 2);
            let whole = control.reading(left, used);
            prop_assert!(half.period.is_some() || whole.period.is_some() || whole.time <= half.time);
            prop_assert!(whole.period.unwrap_or(0) <= left.periods);
            let after = control.after_move(left, used);
            prop_assert_eq!(after.is_none(), whole.is_up());
            prop_assert_eq!(after.is_none(), ms >= total(left));
            let Some(after) = after else { break };
            prop_assert!(total(after) <= total(left) + u64::from(increment) * 1_000);
            prop_assert!(after.periods <= left.periods);
            let thinks = control.for_player(left, Duration::ZERO).for_move();
            let most = Duration::from_millis(total(left));
            prop_assert!(thinks.is_some_and(|time| time < most), "{:?} of {:?}", thinks, most);
            left = after;
        }
    }
}

#[test]
fn a_computer_player_is_told_its_clock_and_moves_within_it() {
    let computer = Seat::Computer(Opponent::Random);
    let game = on_clocks("mnk:15x15x5", "100+0", [computer; 2]);
    let question = EngineRequest::new(
        &game,
        Limits::default(),
        fivefold::config::Opponents::default(),
    )
    .expect("a computer is to move");
    assert_eq!(question.time(), Some(seconds(5.0)));
    let there = request::read(&request::write(&question)).expect("it can be sent");
    assert_eq!(there.clocks, question.clocks);
}

#[test]
fn a_strong_player_whose_time_is_up_at_once_still_moves() {
    let level = fivefold::games::opponent("level-8").expect("a level");
    for id in [
        "mnk:15x15x5",
        "atoms:8x8",
        "nim:3,4,5",
        "northcott:3x8",
        "corner:8x8",
    ] {
        let game = on_clocks(id, "1+0", [Seat::Computer(level); 2]);
        let config = fivefold::config::Opponents::default();
        let question = EngineRequest::new(&game, Limits::default(), config).expect("a question");
        let answer = question.answer_in_time(&PlayerPool::default(), &Stop::new(), || true);
        let choice = answer.unwrap_or_else(|reason| panic!("{id}: {reason}"));
        assert_eq!(game.position().check(choice.mv), Ok(()), "{id}");
    }
}

#[test]
fn a_time_that_is_not_up_changes_no_answer() {
    let level = fivefold::games::opponent("level-4").expect("a level");
    let game = on_clocks("mnk:9x9x5", "600+0", [Seat::Computer(level); 2]);
    let config = fivefold::config::Opponents::default();
    let question = EngineRequest::new(&game, Limits::default(), config).expect("a question");
    let bounded = question.answer_in_time(&PlayerPool::default(), &Stop::new(), || false);
    assert_eq!(
        bounded,
        question.answer(&Stop::new()),
        "a clock makes nobody stronger"
    );
}

#[test]
fn a_forfeit_says_how_the_game_ended() {
    let position = position_of("mnk:9x9x5");
    for side in Side::BOTH {
        let won = Outcome::Win(side.other());
        assert_eq!(Forfeit::Resigned(side).outcome(&position), won);
        assert_eq!(Forfeit::OutOfTime(side).outcome(&position), won);
    }
}
