//! What moves, and how it comes to rest.

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::Tween;
use crate::board::cells::BoardCell;
use crate::board::drawing::afterglow::Afterglow;
use crate::board::figure::Figure;
use crate::board::pieces::Piece;
use crate::games::northcott::NorthcottNumbers;
use crate::rules::{Event, View};

use crate::tests::prelude::*;

/// Small boards of the five games with all kinds of events.
const BOARDS: [&str; 6] = [
    "nim:3,4,5",
    "corner:6x6,queen",
    "northcott:3x8",
    "mnk:4x3x3",
    "atoms:4x4",
    "atoms:4x3,chain",
];

#[test]
fn a_northcott_stone_passes_every_unit_at_its_time() {
    let mut table = Tabletop::new().seated("northcott:3x12");
    let stone = |table: &Tabletop| {
        let pieces = table.on_board::<Piece>();
        let stone = pieces
            .into_iter()
            .find(|(_, piece)| piece.cell.row == 1 && piece.owner == Some(Side::First));
        stone.expect("O of the second row").0
    };
    let stone = stone(&table);
    let from = table.pose(stone).at;
    table.intent(BoardInput::Press(table.cell("b5")));
    table.frame(0);
    assert_eq!(table.record(), "b5");
    // Four fields of 40 units of 3 ms each.
    for passed in 1..=480 {
        table.frame(1);
        let at = table.pose(stone).at;
        let units = (at.x - from.x) * 40.0;
        let expected = (passed / 3) as f32;
        assert!(
            (units - expected).abs() < 0.01,
            "{units} units after {passed} ms"
        );
        assert_eq!(at.y, from.y);
        assert_eq!(table.is_at_rest(), passed >= 480);
    }
}

#[test]
fn the_units_and_their_time_come_from_the_configuration() {
    let mut table = Tabletop::new();
    let mut configs = table.resource_mut::<Configs>();
    configs.change_games(|games| {
        games.change(|numbers: &mut NorthcottNumbers| {
            numbers.slide.units_per_field = 10;
            numbers.slide.ms_per_unit = 20.0;
        });
    });
    table.sit("northcott:3x12", PERSONS);
    table.until(Turn::Person);
    table.intent(BoardInput::Press(table.cell("a3")));
    table.frame(0);
    for passed in 1..=400_u32 {
        assert!(!table.is_at_rest(), "after {} ms", passed - 1);
        table.frame(1);
        let pieces = table.on_board::<Tween>();
        if let [(stone, tween)] = pieces[..] {
            let units = (table.pose(stone).at.x - tween.from.at.x) * 10.0;
            assert!(
                (units - (passed / 20) as f32).abs() < 0.01,
                "{units} after {passed} ms"
            );
        }
    }
    assert!(table.is_at_rest());
}

/// Milliseconds from a press to rest.
fn time_of(table: &mut Tabletop, field: &str) -> u64 {
    table.intent(BoardInput::Press(table.cell(field)));
    table.frame(0);
    for time in 0..20_000 {
        if table.is_at_rest() {
            return time;
        }
        table.frame(1);
    }
    panic!("it never rests");
}

#[test]
fn speeds_and_the_multiplier_change_every_time() {
    let cases = [
        (Speed::Normal, 1.0, 3 * 90),
        (Speed::Fast, 1.0, 3 * 45),
        (Speed::Slow, 1.0, 3 * 180),
        (Speed::Off, 1.0, 0),
        (Speed::Normal, 2.0, 3 * 180),
        (Speed::Normal, 0.0, 0),
        (Speed::Slow, 0.5, 3 * 90),
    ];
    for (speed, multiplier, expected) in cases {
        let mut table = Tabletop::new();
        table.resource_mut::<Configs>().timing.multiplier = multiplier;
        table.speed(speed);
        table.sit("corner:8x8", PERSONS);
        table.until(Turn::Person);
        let time = time_of(&mut table, "e8");
        assert!(
            time.abs_diff(expected) <= 2,
            "{speed:?} × {multiplier}: {time} ms, not {expected}"
        );
    }
}

#[test]
fn at_speed_off_a_move_is_shown_in_the_frame_in_which_it_is_made() {
    for id in BOARDS {
        let mut table = Tabletop::quick().seated(id);
        let mut choose = any_move(2);
        while table.position().outcome().is_none() {
            table.until(Turn::Person);
            let mv = choose(table.position());
            if id.starts_with("nim") {
                table.play_by(Hand::Pointer, mv);
            } else {
                let cell = table.position().target(mv).expect("a move");
                let before = table.moves();
                table.intent(BoardInput::Press(cell));
                // The check after this frame compares board and position.
                table.frame(0);
                assert_eq!(table.moves(), before + 1);
            }
            assert!(table.is_at_rest(), "{id}");
        }
    }
}

#[test]
fn after_every_move_the_pieces_rest_where_the_rules_put_them() {
    for id in BOARDS {
        for seed in 0..5 {
            let mut table = Tabletop::new();
            table.speed(Speed::Fast);
            table.sit(id, PERSONS);
            // Every frame at rest is compared with the position.
            table.play_to_the_end(Hand::Pointer, &mut any_move(seed));
            table.frames(60);
            let left = table.on_board::<Tween>().len();
            assert_eq!(left, 0, "{id}: nothing moves for ever");
        }
    }
}

/// Every state of the board between two events is shown, in the order of the events.
#[test]
fn events_are_shown_one_after_the_other() {
    for id in BOARDS {
        let mut table = Tabletop::new().seated(id);
        let mut choose = any_move(8);
        while table.position().outcome().is_none() {
            table.until(Turn::Person);
            let mv = choose(table.position());
            let (_, events) = table.position().preview(mv).expect("it is legal");
            let mut view = table.position().view();
            let mut expected: Vec<View> = vec![view.clone()];
            for event in &events {
                view.follow(event);
                if expected.last() != Some(&view) {
                    expected.push(view.clone());
                }
            }
            let mut shown = vec![table.shown()];
            if id.starts_with("nim") {
                // Marks first, then OK.
                table.play_by(Hand::Keys, mv);
                shown.push(table.shown());
                shown.dedup();
            } else {
                let cell = table.position().target(mv).expect("a move");
                table.intent(BoardInput::Press(cell));
                table.frame(0);
            }
            while !table.is_at_rest() {
                table.frame(10);
                if shown.last() != Some(&table.shown()) {
                    shown.push(table.shown());
                }
            }
            assert_eq!(
                shown,
                expected,
                "{id}: {} after {}",
                table.record(),
                events.len()
            );
        }
    }
}

#[test]
fn a_cascade_flies_wave_by_wave() {
    let mut table = Tabletop::new();
    // Three critical cells in a row: the first wave makes the second one, and so on.
    table.sit("atoms:6x3:6/1ccc2/4A1", PERSONS);
    table.until(Turn::Person);
    let cell = table.cell("b2");
    let mv = table.position().parse_move("b2").expect("a move");
    let (_, events) = table.position().preview(mv).expect("legal");
    let waves = events
        .iter()
        .filter(|event| matches!(event, Event::Burst { .. }))
        .count();
    assert!(waves >= 3, "{events:?}");
    table.intent(BoardInput::Press(cell));
    let (mut rings, mut flying) = (0, 0);
    for _ in 0..400 {
        table.frame(10);
        rings = rings.max(table.count_figures(|figure| matches!(figure, Figure::WaveRing(_))));
        flying = flying.max(table.on_board::<Tween>().len());
    }
    assert!(table.is_at_rest());
    assert!(rings > 0 && flying >= 4);
    assert_eq!(
        table.count_figures(|figure| matches!(figure, Figure::WaveRing(_))),
        0
    );
}

/// Every cell of the first side is about to burst.
const ABOUT_TO_BURST: &str = "atoms:5x5:Ccccc/ccccc/ccccc/ccccc/ccccc@1";

/// How evenly the pieces on these cells shine: 0 as at rest, 1 as in a reaction.
fn evenness(table: &Tabletop, is_meant: impl Fn(&Piece) -> bool) -> Vec<f32> {
    let pieces = table.on_board::<Piece>().into_iter();
    let meant = pieces.filter(|(_, piece)| is_meant(piece));
    meant.map(|(it, _)| table.pose(it).even).collect()
}

/// Whether a wave is being shown.
fn is_bursting(table: &Tabletop) -> bool {
    let board = table.stage_entity().expect("there is a board");
    let motion = table.app.world().get::<AnimationQueue>(board);
    let showing = motion.and_then(AnimationQueue::showing);
    showing.is_some_and(|(event, _)| matches!(event, Event::Burst { .. }))
}

#[test]
fn cells_that_burst_again_and_again_hold_their_light() {
    let mut table = Tabletop::new().seated(ABOUT_TO_BURST);
    let middle = table.cell("c3");
    let tint = |table: &Tabletop| {
        let cells = table.on_board::<BoardCell>().into_iter();
        let cell = cells.filter(|(_, cell)| cell.0 == middle).map(|(it, _)| it);
        let pose = cell.map(|it| table.pose(it)).next().expect("a cell");
        (pose.even, pose.alpha)
    };
    table.intent(BoardInput::Press(middle));
    table.frame(0);
    let mut held = Vec::new();
    let mut thrown_even: Vec<f32> = Vec::new();
    let mut are_seen = true;
    while !table.is_at_rest() {
        table.frame(10);
        let thrown = evenness(&table, |piece| piece.cell == middle);
        if is_bursting(&table) && !table.on_board::<Afterglow>().is_empty() {
            held.push(tint(&table));
            thrown_even.extend(thrown);
            let pieces = table.on_board::<Piece>().into_iter();
            are_seen &= pieces
                .map(|(it, _)| table.pose(it))
                .all(|pose| pose.alpha == 1.0);
        }
    }
    assert!(held.len() > 20, "{}", held.len());
    assert!(held.iter().all(|&it| it == (1.0, 1.0)), "{held:?}");
    // So do the pieces, those that fly and those that have come to rest and wait.
    assert!(!thrown_even.is_empty() && thrown_even.iter().all(|&it| it == 1.0));
    assert!(are_seen, "none is faint");
    // Then all calms down.
    for _ in 0..120 {
        table.frame(10);
    }
    assert!(evenness(&table, |_| true).iter().all(|&it| it == 0.0));
    assert!(table.on_board::<Afterglow>().is_empty());
    assert!(table.on_board::<Tween>().is_empty());
}

#[test]
fn whoever_hurries_sees_all_pieces_at_once() {
    let mut table = Tabletop::new().seated(ABOUT_TO_BURST);
    table.intent(BoardInput::Press(table.cell("c3")));
    for _ in 0..80 {
        table.frame(10);
    }
    assert!(evenness(&table, |_| true).iter().any(|&it| it > 0.0));
    table.intent(BoardInput::Press(Cell::new(200, 200)));
    table.frame(10);
    assert!(table.is_at_rest());
    assert!(evenness(&table, |_| true).iter().all(|&it| it == 0.0));
}

#[test]
fn acting_while_something_moves_finishes_it_at_once() {
    let mut table = Tabletop::new();
    table.speed(Speed::Slow);
    table.sit("northcott:3x12", PERSONS);
    table.click("a7");
    table.frames(5);
    assert!(!table.is_at_rest());
    let first = |table: &Tabletop| {
        let pieces = table.on_board::<Piece>();
        let stone = pieces
            .into_iter()
            .find(|(_, piece)| piece.cell == table.cell("a7"));
        table.pose(stone.expect("O of the first row").0).at
    };
    let rest = table.stage().geometry.centre(table.cell("a7"));
    assert_ne!(first(&table), rest);
    // The other person answers while the stone still slides.
    table.click("b9");
    assert_eq!(table.record(), "a7 b9");
    assert_eq!(first(&table), rest, "the first move is finished");
    assert!(!table.is_at_rest(), "the answer takes its own time");
    table.until(Turn::Person);
}

#[test]
fn whoever_cannot_move_yet_hurries_the_movement_as_well() {
    for id in BOARDS {
        if id.starts_with("nim") {
            continue;
        }
        let mut table = Tabletop::new();
        table.speed(Speed::Slow);
        let mut choose = any_move(3);
        table.sit(id, PERSONS);
        while table.position().outcome().is_none() {
            let mv = choose(table.position());
            let cell = table.position().target(mv).expect("a move");
            table.intent(BoardInput::Press(cell));
            table.frame(0);
            table.frame(30);
            // Off the board: no move, only impatience.
            table.intent(BoardInput::Press(Cell::new(200, 200)));
            table.frame(1);
            assert!(table.is_at_rest(), "{id}");
            table.until_a_person_may_act();
        }
    }
}

#[test]
fn switching_movement_off_while_somebody_hurries_leaves_nothing_over() {
    let mut table = Tabletop::new();
    table.speed(Speed::Slow);
    // The move blows three waves.
    table.sit("atoms:6x3:6/1ccc2/4A1", PERSONS);
    table.until(Turn::Person);
    let nowhere = BoardInput::Press(Cell::new(200, 200));
    table.intent(BoardInput::Press(table.cell("b2")));
    table.frame(16);
    table.speed(Speed::Off);
    table.intent(nowhere);
    table.frame(16);
    assert!(table.is_at_rest());
    table.speed(Speed::Slow);
    table.intent(BoardInput::Press(table.cell("f1")));
    table.frame(16);
    assert_eq!(table.record(), "b2 f1");
    assert!(!table.is_at_rest(), "the next move takes its time");
}

#[test]
fn a_new_game_amid_a_movement_shows_the_fresh_board_at_once() {
    for id in BOARDS {
        let mut table = Tabletop::new();
        table.speed(Speed::Slow);
        table.sit(id, PERSONS);
        let mut choose = any_move(6);
        for _ in 0..3 {
            table.until_a_person_may_act();
            if table.turn() == Some(Turn::Over) {
                break;
            }
            let mv = choose(table.position());
            table.play_by(Hand::Pointer, mv);
        }
        table.frames(2);
        table.ctrl(KeyCode::KeyN);
        assert_eq!(table.moves(), 0);
        assert!(table.is_at_rest(), "{id}");
        table.until(Turn::Person);
    }
}

#[test]
fn a_long_frame_makes_nothing_jump() {
    let mut table = Tabletop::new().seated("corner:8x8");
    table.intent(BoardInput::Press(table.cell("a8")));
    // The program slept for two seconds before this frame.
    table.frame(2_000);
    table.frame(2_000);
    assert!(!table.is_at_rest(), "the slide of 630 ms has begun only");
}
