//! The computer thinks beside the frames, can be stopped at once, and answers like the core.

use crate::games::lines::{BOORA_06, LinesNumbers, NOUGHTS_6};
use crate::games::nim::{NIM_SEARCHER, NimNumbers};
use crate::games::northcott::NORTHCOTT_ORIGINAL;
use crate::turn::computer_moves::LastResult;
use crate::turn::current_match::{Stakes, StartMatch};
use std::thread;
use std::time::{Duration, Instant};

use crate::ask::thinking::Thinking;
use crate::config::{Level, Opponents, ThinkingTime};
use crate::features::records::ScoresCommand;
use crate::intent::Intent;
use crate::midend::Match;
use crate::players::{Limits, Stop};

use crate::tests::prelude::*;
use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{plan, position_of};
use fivefold_support::talk::PATIENCE;

/// Two thinkers that would go on for ages: a game, its opponent, and a person's first move.
const SLOW: [(&str, Opponent, &str); 2] = [
    ("nim:15,15,15,15,15,15,15,15", NIM_SEARCHER, "a1"),
    ("mnk:19x19x5", NOUGHTS_6, "k10"),
];

/// A game in which a slow opponent is at work on its first move.
fn table_with_a_slow_thinker(id: &str, opponent: Opponent, mv: &str) -> Tabletop {
    let mut table = Tabletop::quick();
    table.resource_mut::<Configs>().change_games(|games| {
        games.change(|numbers: &mut NimNumbers| numbers.original.nodes = 100_000_000_000);
    });
    table.sit(id, [Seat::Person, Seat::Computer(opponent)]);
    table.until(Turn::Person);
    table.play(Hand::Pointer, mv);
    table.until(Turn::Computer);
    // It begins beside the frames.
    table.frames(20);
    assert!(table.is_thinking());
    assert_eq!(table.resource::<Thinking>().at_work(), 1);
    table
}

/// Waits until no player is at work any more; how long that took is printed, not judged.
fn until_nobody_is_at_work(table: &Tabletop, since: Instant) -> Duration {
    while table.resource::<Thinking>().at_work() > 0 {
        assert!(since.elapsed() < PATIENCE, "the stop is not heeded");
        thread::yield_now();
    }
    since.elapsed()
}

#[test]
fn a_cancelled_thinker_ends() {
    for (id, opponent, mv) in SLOW {
        for intent in [
            Intent::from(MatchCommand::NewGame),
            ScreenCommand::ToMenu.into(),
            ScreenCommand::ToSetup.into(),
            ScreenCommand::Back.into(),
        ] {
            let mut table = table_with_a_slow_thinker(id, opponent, mv);
            let since = Instant::now();
            table.intent(intent);
            table.frame(16);
            // Screens change at the beginning of a frame.
            table.frame(0);
            assert!(!table.is_thinking(), "cancelled by {intent:?}");
            let time = until_nobody_is_at_work(&table, since);
            println!("{opponent:?} ended {time:.2?} after {intent:?} was wanted");
            table.frames(20);
            match intent {
                Intent::Match(MatchCommand::NewGame) => {
                    assert_eq!(table.moves(), 0);
                    assert_eq!(table.turn(), Some(Turn::Person));
                }
                Intent::Screen(ScreenCommand::ToSetup) => assert_eq!(table.screen(), Screen::Setup),
                _ => assert_eq!(table.screen(), Screen::Menu),
            }
        }
    }
}

#[test]
fn ctrl_n_and_escape_cancel_as_well() {
    let (id, opponent, mv) = SLOW[0];
    let mut table = table_with_a_slow_thinker(id, opponent, mv);
    table.ctrl(KeyCode::KeyN);
    assert!(!table.is_thinking());
    let mut table = table_with_a_slow_thinker(id, opponent, mv);
    table.key(KeyCode::Escape);
    assert!(!table.is_thinking());
    until_nobody_is_at_work(&table, Instant::now());
}

#[test]
fn closing_the_program_ends_the_thinking() {
    let (id, opponent, mv) = SLOW[0];
    let table = table_with_a_slow_thinker(id, opponent, mv);
    // Waits for the player.
    drop(table);
}

#[test]
fn who_returns_to_a_thinking_computer_finds_it_at_work_again() {
    let (id, opponent, mv) = SLOW[1];
    let mut table = table_with_a_slow_thinker(id, opponent, mv);
    table.key(KeyCode::Escape);
    table.want(ScreenCommand::Continue);
    table.until(Turn::Computer);
    assert!(table.is_thinking());
    assert_eq!(table.moves(), 1);
}

/// The searcher of Nim at work for so many positions.
fn a_long_think(nodes: u64) -> Tabletop {
    let mut table = Tabletop::quick();
    table.limit(Limits::of_nodes(nodes));
    let id = "nim:15,15,15,15,15,15,15,15";
    table.sit(id, [Seat::Person, Seat::Computer(NIM_SEARCHER)]);
    table.until(Turn::Person);
    table.click("a1");
    table.intent(BoardInput::TakeMarked);
    table.frame(0);
    table.until(Turn::Computer);
    table
}

#[test]
fn frames_keep_coming_while_the_computer_thinks() {
    let mut table = a_long_think(10_000_000);
    let mut frames = 0;
    while table.is_thinking() {
        table.frame(16);
        frames += 1;
    }
    assert!(frames > 10, "{frames} frames");
    assert_eq!(table.moves(), 2, "the answer came");
}

#[test]
#[ignore = "prints a figure of the README; needs a machine that does nothing else"]
fn frames_in_a_think_of_a_second() {
    // About a second's worth of positions on a common machine; whatever it is, it is measured.
    let mut table = a_long_think(100_000_000);
    let since = Instant::now();
    let (mut frames, mut longest) = (0, Duration::ZERO);
    while table.is_thinking() {
        let frame = Instant::now();
        table.frame(16);
        longest = longest.max(frame.elapsed());
        frames += 1;
        // As a window with 60 frames a second would wait.
        thread::sleep(Duration::from_millis(16).saturating_sub(frame.elapsed()));
        assert!(
            since.elapsed() < Duration::from_secs(60),
            "it ends by its node limit"
        );
    }
    let thought = since.elapsed();
    println!("{frames} frames in {thought:.2?} of thinking, the longest took {longest:.2?}");
    assert_eq!(table.moves(), 2, "the answer came");
    assert!(thought > Duration::from_millis(150), "it was a long think");
    let most = thought.as_secs_f64() * 60.0;
    assert!(
        f64::from(frames) > most / 4.0,
        "{frames} of at most {most:.0} frames"
    );
}

#[test]
fn the_move_in_the_app_is_the_move_of_the_core() {
    let limits = Limits::of_nodes(3_000);
    let ids = [
        "nim:5,6,7",
        "corner:9x9,queen",
        "northcott:3x12",
        "mnk:3x3x3",
        "mnk:9x9x5",
        "atoms:5x5",
    ];
    for id in ids {
        let start = position_of(id);
        let configs = Configs::default();
        for opponent in Opponent::offered(&start, &configs.opponents) {
            let mut table = Tabletop::quick();
            table.limit(limits);
            table.sit(id, computers(opponent, Opponent::Random));
            table.wait("the sixth move or the end", |table| {
                table.moves() >= 6 || table.turn() == Some(Turn::Over)
            });
            // The same match without the app.
            let mut game_match = Match::new(table.game_match().plan().clone());
            for &mv in table.game_match().moves() {
                let opponent = game_match.seat_to_move().opponent().expect("a computer");
                let mut player = opponent.player(start.game(), &configs.opponents);
                let choice = player
                    .choose(
                        game_match.position(),
                        &limits,
                        &Stop::new(),
                        &mut game_match.rng(),
                    )
                    .expect("there is a move");
                assert_eq!(
                    choice.mv,
                    mv,
                    "{id} {opponent:?} at {}",
                    game_match.position()
                );
                game_match.play(mv).expect("it is legal");
            }
        }
    }
}

#[test]
fn a_cancelled_and_repeated_turn_ends_in_the_same_move() {
    let mut moves = Vec::new();
    for cancelled in [false, true] {
        let mut table = Tabletop::new();
        table.sit("mnk:9x9x5", computers(Opponent::Random, Opponent::Random));
        table.until(Turn::Computer);
        if cancelled {
            table.key(KeyCode::Escape);
            table.want(ScreenCommand::Continue);
        }
        table.wait("the first move", |table| table.moves() == 1);
        moves.push(table.record());
    }
    assert_eq!(moves[0], moves[1]);
}

/// Milliseconds of play from the beginning of the computer's first turn to its move, when the
/// player itself needs no time.
fn time_to_reply(table: &mut Tabletop) -> u64 {
    table.until(Turn::Computer);
    table.let_the_players_finish();
    for time in 0..5_000 {
        if table.moves() > 0 {
            return time;
        }
        table.frame(1);
    }
    panic!("no reply");
}

#[test]
fn the_reply_is_not_shown_before_its_floor_delay() {
    let floors = [
        ("corner:8x8", Opponent::Exact, 500),
        ("nim:3,4,5", Opponent::Exact, 100),
        ("northcott:3x12", NORTHCOTT_ORIGINAL, 500),
        ("mnk:9x9x5", BOORA_06, 500),
    ];
    for (id, opponent, floor) in floors {
        for (speed, factor) in [(Speed::Normal, 1.0), (Speed::Fast, 0.5), (Speed::Off, 0.0)] {
            let mut table = Tabletop::new();
            table.speed(speed);
            table.sit(id, computers(opponent, opponent));
            let expected = (f64::from(floor) * factor) as u64;
            let time = time_to_reply(&mut table);
            // One more frame may pass until the answer is looked at.
            assert!(
                (expected..=expected + 1).contains(&time),
                "{id} at {speed:?}: {time} ms instead of {expected} ms"
            );
        }
    }
}

#[test]
fn time_spent_thinking_counts_against_the_floor_delay() {
    let mut table = Tabletop::new();
    // Long enough to let half a second of play pass meanwhile.
    table.limit(Limits::of_nodes(60_000_000));
    let id = "nim:15,15,15,15,15,15,15,15";
    table.sit(id, [Seat::Person, Seat::Computer(NIM_SEARCHER)]);
    table.until(Turn::Person);
    table.click("a1");
    table.key(KeyCode::Enter);
    table.until(Turn::Computer);
    for _ in 0..20 {
        table.frame(50);
    }
    assert_eq!(table.moves(), 1, "it still thinks");
    // From now on no time passes at all: the delay is over, only the thinking is waited for.
    let since = Instant::now();
    while table.moves() < 2 {
        table.frame(0);
        thread::yield_now();
        assert!(since.elapsed() < PATIENCE);
    }
}

#[test]
fn the_searcher_of_nim_gives_up_where_its_setting_says_so() {
    let mut table = Tabletop::quick();
    table.resource_mut::<Configs>().change_games(|games| {
        games.change(|numbers: &mut NimNumbers| numbers.original.nodes = 5_000);
    });
    let id = "nim:15,15,15,15,15,15,15,15";
    table.sit(id, [Seat::Person, Seat::Computer(NIM_SEARCHER)]);
    table.until(Turn::Person);
    table.click("a1");
    table.key(KeyCode::Enter);
    table.wait("the answer", |table| table.moves() == 2);
    let choice = table
        .resource::<LastResult>()
        .0
        .as_ref()
        .expect("it answered");
    assert!(choice.nodes <= 5_000);
}

#[test]
fn the_strongest_level_thinks_on_a_persons_time_only_where_that_is_wanted() {
    for wanted in [false, true] {
        let mut table = Tabletop::quick();
        table.limit(Limits::of_nodes(20_000));
        table.resource_mut::<Settings>().ponders = wanted;
        let master = Opponent::Level(Level::STRONGEST);
        table.sit("mnk:15x15x5", [Seat::Person, Seat::Computer(master)]);
        table.until(Turn::Person);
        for (mv, moves) in [("h8", 2), ("a1", 4)] {
            table.play(Hand::Pointer, mv);
            table.wait("the answer", |table| table.moves() == moves);
            table.until(Turn::Person);
            assert!(!table.is_thinking(), "nobody waits for it");
            if wanted {
                assert!(table.resource::<Thinking>().at_work() > 0);
            } else {
                until_nobody_is_at_work(&table, Instant::now());
            }
        }
        table.key(KeyCode::Escape);
        until_nobody_is_at_work(&table, Instant::now());
    }
}

#[test]
fn nothing_a_person_does_disturbs_a_thinking_computer() {
    for id in [
        "nim:3,4,5",
        "mnk:9x9x5",
        "northcott:3x12",
        "atoms:5x5",
        "corner:8x8",
    ] {
        let mut table = Tabletop::new();
        table.sit(id, against_the_computer(id));
        table.until(Turn::Person);
        let mv = any_move(4)(table.position());
        table.play_by(Hand::Pointer, mv);
        table.until(Turn::Computer);
        for field in ["a1", "b2", "c1"] {
            if table.is_thinking() && table.stage().geometry.has(table.cell(field)) {
                table.click(field);
                table.key(KeyCode::Space);
            }
        }
        table.until_a_person_may_act();
        assert_eq!(table.moves(), 2, "{id}: one move of each");
        assert_eq!(table.game_match().start().side_to_move(), Side::First);
    }
    assert_eq!(crate::games::all().len(), 5);
}

/// How many positions Master looks at for its first move in a game of Lines, and whether the game is
/// one with another thinking time.
fn positions_of_a_move(time: ThinkingTime, stakes: Stakes) -> (u64, bool) {
    let mut table = Tabletop::quick();
    table.resource_mut::<Configs>().change_games(|games| {
        games.change(|numbers: &mut LinesNumbers| numbers.engine.nodes = 2_000);
    });
    table.resource_mut::<Settings>().thinking_time = time;
    let seats = [
        Seat::Person,
        Seat::Computer(Opponent::Level(Level::STRONGEST)),
    ];
    let plan = plan(
        "mnk:15x15x5:15/15/15/15/15/15/7o7/7x7/15/15/15/15/15/15/15@1",
        seats,
    );
    table.app.world_mut().trigger(StartMatch { plan, stakes });
    table.frame(0);
    table.until(Turn::Person);
    table.click("a1");
    table.until(Turn::Computer);
    table.until(Turn::Person);
    let last = table.resource::<LastResult>().0.as_ref();
    let nodes = last.expect("the computer has moved").nodes;
    (nodes, table.game_match().counting().adjusted)
}

#[test]
fn a_level_looks_at_as_many_positions_as_its_thinking_time_says() {
    let times = Opponents::default().thinking_time;
    let (usual, adjusted) = positions_of_a_move(ThinkingTime::Standard, Stakes::Casual);
    assert!(!adjusted, "it is the level as it was measured");
    for (time, factor) in [
        (ThinkingTime::Short, times.short),
        (ThinkingTime::Long, times.long),
    ] {
        let (nodes, adjusted) = positions_of_a_move(time, Stakes::Casual);
        let times = nodes as f32 / usual as f32;
        assert!(
            (times / factor - 1.0).abs() < 0.2,
            "{time:?}: {times} times {usual}"
        );
        assert!(adjusted, "{time:?} is told of the game");
    }
}

#[test]
fn a_rated_game_knows_no_other_thinking_time_than_the_standard_one() {
    let usual = positions_of_a_move(ThinkingTime::Standard, Stakes::Rated);
    assert_eq!(
        positions_of_a_move(ThinkingTime::Long, Stakes::Rated),
        usual
    );
    let mut table = Tabletop::new();
    table.open(crate::games::lines::ID);
    let reader = Reader::of(&mut table);
    table.want(ScoresCommand::Rate(true));
    let said = reader.text(&mut table);
    assert!(
        said.contains("The thinking time is always Standard."),
        "{said}"
    );
}
