//! The moment in which a game is won, and what stays of it on the board; how new screens come.

use crate::board::animation::tween::Tween;
use crate::board::drawing::backdrop::FadeOverlay;
use crate::board::drawing::light::LightSource;
use crate::board::figure::{Figure, Pose};
use crate::board::pieces::Piece;
use crate::board::stage::BoardFigure;
use crate::rules::Outcome;

use crate::tests::prelude::*;

/// Presses these fields, each when the move before has been shown; the last one ends the game and is
/// not waited for.
fn play(table: &mut Tabletop, fields: &[&str]) {
    for (index, field) in fields.iter().enumerate() {
        if index > 0 {
            table.until(Turn::Person);
        }
        table.click(field);
    }
    assert!(table.position().outcome().is_some(), "{}", table.record());
}

/// What `measured` says in each frame until the game is over and nothing moves.
fn until_the_end<T>(table: &mut Tabletop, measured: impl Fn(&Tabletop) -> T) -> Vec<T> {
    let mut all = Vec::new();
    while table.turn() != Some(Turn::Over) {
        table.frame(16);
        all.push(measured(table));
        assert!(all.len() < 1_000, "it ends");
    }
    all
}

/// How high the pieces are lifted whose cells are these.
fn lifts(table: &Tabletop, fields: &[&str]) -> Vec<f32> {
    let lift = |field: &&str| {
        let cell = table.cell(field);
        let pieces = table.on_board::<Piece>();
        let piece = pieces.into_iter().find(|(_, piece)| piece.cell == cell);
        piece.map_or(0.0, |(piece, _)| table.pose(piece).lift)
    };
    fields.iter().map(lift).collect()
}

/// The highest lift of each piece on the way.
fn highest(all: &[Vec<f32>]) -> Vec<f32> {
    let pieces = 0..all[0].len();
    let highest = |piece: usize| all.iter().map(|lifts| lifts[piece]).fold(0.0, f32::max);
    pieces.map(highest).collect()
}

fn winner(table: &Tabletop) -> Side {
    let outcome = table.position().outcome();
    outcome.and_then(Outcome::winner).expect("somebody has won")
}

#[test]
fn the_stones_of_the_winning_line_rise_and_no_others() {
    let mut table = Tabletop::new().seated("mnk:3x3x3");
    play(&mut table, &["a1", "a2", "b1", "b2", "c1"]);
    let fields = ["a1", "b1", "c1", "a2", "b2"];
    let lifted = until_the_end(&mut table, |table| lifts(table, &fields));
    let highest = highest(&lifted);
    assert!(highest[..3].iter().all(|&lift| lift > 0.3), "{highest:?}");
    assert_eq!(highest[3..], [0.0, 0.0]);
    // The last stone has been high up before, when it was placed.
    let last = |piece: usize| lifted.iter().rposition(|lifts| lifts[piece] > 0.1);
    let mut order = [last(0), last(1), last(2)];
    if order[0] > order[2] {
        order.reverse();
    }
    assert!(order.is_sorted_by(|a, b| a < b), "one by one: {order:?}");
    assert_eq!(lifts(&table, &fields), [0.0; 5]);
}

#[test]
fn the_winners_counters_rise_at_the_end() {
    let mut table = Tabletop::new().seated("northcott:2x4");
    table.play_to_the_end(Hand::Pointer, &mut any_move(2));
    let winner = winner(&table);
    table.want(HistoryCommand::StepBack);
    table.until(Turn::Person);
    let mv = *table.game_match().history().line().last().expect("a move");
    let mv = table.game_match().history().move_of(mv).expect("a move");
    table.play_by(Hand::Pointer, mv);
    let lifted = until_the_end(&mut table, |table| {
        let pieces = table.on_board::<Piece>().into_iter();
        let of = |side: Side| {
            move |(e, piece): &(Entity, &Piece)| (piece.owner == Some(side)).then_some(*e)
        };
        let highest = |side: Side| {
            let pieces = pieces.clone().filter_map(|it| of(side)(&it));
            pieces
                .map(|piece| table.pose(piece).lift)
                .fold(0.0, f32::max)
        };
        vec![highest(winner), highest(winner.other())]
    });
    let highest = highest(&lifted);
    assert!(highest[0] > 0.3, "{highest:?}");
    assert_eq!(highest[1], 0.0);
}

#[test]
fn the_last_pebble_rises_alone_and_the_light_of_the_winner_spreads() {
    let mut table = Tabletop::new().seated("nim:1,2");
    table.click("a1");
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    table.click("b1");
    table.click("b2");
    table.key(KeyCode::Enter);
    let rising = |table: &Tabletop| {
        let pebbles = table.on_board::<Figure>().into_iter();
        let pebbles = pebbles.filter(|(_, figure)| **figure == Figure::Pebble);
        pebbles
            .map(|(it, _)| table.pose(it).lift)
            .fold(0.0, f32::max)
    };
    let ring = Figure::WaveRing(Side::Second);
    let seen = until_the_end(&mut table, |table| {
        (rising(table), table.count_figures(|it| it == ring))
    });
    assert!(
        seen.iter().any(|(lift, _)| *lift > 1.5),
        "higher than any other"
    );
    assert!(seen.iter().any(|(_, rings)| *rings == 1));
    table.frames(2);
    assert_eq!(table.count_figures(|it| it == Figure::Pebble), 0);
    assert_eq!(table.count_figures(|it| it == ring), 0);
}

/// How far the light of the lantern has grown, and where it falls.
fn light(table: &Tabletop) -> (f32, Vec2) {
    let boards = table.on_board::<BoardFigure>();
    let (board, _) = boards.first().expect("a board");
    let light = table
        .app
        .world()
        .get::<LightSource>(*board)
        .expect("a light");
    (table.pose(*board).glow, light.0)
}

#[test]
fn the_lantern_throws_light_that_goes_with_it_and_fills_the_courtyard_at_home() {
    let mut table = Tabletop::new().seated("corner:4x4:c1");
    assert_eq!(light(&table).0, 0.0);
    let middle_of = |col: f32| Vec2::new((col + 0.5) / 4.0, 3.5 / 4.0);
    assert!(
        light(&table).1.distance(middle_of(2.0)) < 0.05,
        "{:?}",
        light(&table)
    );
    play(&mut table, &["a1"]);
    let seen = until_the_end(&mut table, light);
    let places = seen.windows(2).filter(|pair| pair[0].1.x > pair[1].1.x);
    assert!(places.count() > 3, "it slides");
    assert!(
        seen.windows(2).all(|pair| pair[0].0 <= pair[1].0),
        "it grows"
    );
    assert_eq!(light(&table).0, 1.0);
    assert!(light(&table).1.distance(middle_of(0.0)) < 0.05);
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.frames(30);
    assert_eq!(light(&table).0, 0.0);
}

/// Cells that are seen in a side's colour.
fn tinted(table: &Tabletop, side: Side) -> usize {
    let world = table.app.world();
    let figures = table.on_board::<Figure>().into_iter();
    let is_seen = |it: Entity| {
        world.get::<Visibility>(it) != Some(&Visibility::Hidden) && table.pose(it).alpha == 1.0
    };
    figures
        .filter(|(it, figure)| **figure == Figure::Tint(side) && is_seen(*it))
        .count()
}

#[test]
fn a_field_of_atoms_takes_the_winners_colour_and_no_ring_stays() {
    for speed in [Speed::Normal, Speed::Off] {
        let mut table = Tabletop::new().seated("atoms:4x3,chain");
        table.speed(speed);
        table.play_to_the_end(Hand::Pointer, &mut any_move(4));
        let winner = winner(&table);
        let rings =
            |table: &Tabletop| table.count_figures(|figure| matches!(figure, Figure::WaveRing(_)));
        assert_eq!(tinted(&table, winner), 12, "{speed:?}");
        assert_eq!(rings(&table), 0, "{speed:?}");
        table.want(HistoryCommand::ToStart);
        table.until(Turn::Person);
        assert_eq!(tinted(&table, winner), 0);
        table.want(HistoryCommand::ToEnd);
        table.until(Turn::Over);
        table.frames(2);
        assert_eq!(tinted(&table, winner), 12, "{speed:?}");
        assert_eq!(rings(&table), 0, "{speed:?}");
    }
}

#[test]
fn the_end_takes_its_time_at_every_speed() {
    let cases = [
        (Speed::Normal, 270 + 900),
        (Speed::Slow, 540 + 1800),
        (Speed::Fast, 135 + 450),
        (Speed::Off, 0),
    ];
    for (speed, expected) in cases {
        let mut table = Tabletop::new().seated("corner:4x4:d1");
        table.speed(speed);
        let timing = &table.configs().timing;
        assert_eq!((timing.slide_ms * 3, timing.ending_ms), (270, 900));
        let home = table.cell("a1");
        table.intent(BoardInput::Press(home));
        table.frame(0);
        let mut passed = 0_u64;
        while !table.is_at_rest() {
            table.frame(1);
            passed += 1;
        }
        assert!(passed.abs_diff(expected) <= 4, "{speed:?}: {passed} ms");
    }
}

#[test]
fn whoever_acts_skips_the_end() {
    let mut table = Tabletop::new().seated("corner:4x4:d1");
    play(&mut table, &["a1"]);
    table.frames(30);
    assert!(!table.is_at_rest());
    table.click("d4");
    table.frames(2);
    assert!(table.is_at_rest());
    assert_eq!(table.turn(), Some(Turn::Over));
}

#[test]
fn the_winners_colour_along_the_edge_fades_in() {
    let mut table = Tabletop::new().seated("corner:4x4:d1");
    play(&mut table, &["a1"]);
    table.until(Turn::Over);
    let ribbon = |table: &Tabletop| {
        let figures = table.on_board::<Figure>().into_iter();
        let ribbons = figures.filter(|(_, figure)| matches!(figure, Figure::Ribbon(_)));
        let alphas: Vec<f32> = ribbons.map(|(it, _)| table.pose(it).alpha).collect();
        alphas
    };
    table.frame(1);
    let [early] = ribbon(&table)[..] else {
        panic!("one ribbon");
    };
    assert!(early < 0.5, "{early}");
    table.frames(40);
    assert_eq!(ribbon(&table), [1.0]);
}

/// How much the fade hides, and whether it moves.
fn fade(table: &mut Tabletop) -> (f32, bool) {
    let world = table.app.world_mut();
    let mut fades = world.query_filtered::<(&Pose, Has<Tween>), With<FadeOverlay>>();
    let (pose, moves) = fades.single(world).expect("one fade");
    (pose.alpha, moves)
}

#[test]
fn a_new_screen_fades_in_within_a_fifth_of_a_second_with_its_board_in_the_first_frame() {
    let mut table = Tabletop::new().seated("mnk:3x3x3");
    table.frames(20);
    assert_eq!(fade(&mut table), (0.0, false));
    table.want(ScreenCommand::ToMenu);
    let (hidden, moves) = fade(&mut table);
    assert!(moves && hidden > 0.3 && hidden < 0.7, "{hidden}");
    for _ in 0..200 {
        table.frame(1);
    }
    assert_eq!(fade(&mut table), (0.0, false));
}

#[test]
fn without_animation_a_new_screen_is_there_at_once() {
    for (speed, milliseconds) in [(Speed::Off, 160), (Speed::Normal, 0)] {
        let mut table = Tabletop::new().seated("mnk:3x3x3");
        table.frames(20);
        table.speed(speed);
        table.resource_mut::<Configs>().timing.screen_ms = milliseconds;
        table.want(ScreenCommand::ToMenu);
        assert_eq!(fade(&mut table), (0.0, false));
    }
}
