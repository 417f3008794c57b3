//! Marks on the board: where a move is legal, what it would do, where the last one went.

use crate::board::figure::Figure;
use crate::features::board_marks::BoardMark;
use crate::games::lines::Forbidden;
use crate::rules::{Illegal, Outcome};
use crate::turn::validation::LastRefusal;

use crate::tests::prelude::*;

/// The pointer rests on a field.
fn hover(table: &mut Tabletop, field: &str) {
    let at = table.place_of(table.cell(field));
    table.point_at(Some(at));
    table.frames(2);
}

fn count(table: &Tabletop, figure: Figure) -> usize {
    table.count_figures(|other| other == figure)
}

#[test]
fn the_field_under_the_pointer_shows_what_a_press_would_do() {
    for (id, legal, illegal) in [
        ("mnk:9x9x5", "c3", None),
        ("northcott:3x12", "b4", Some("b12")),
        ("atoms:4x4:b3/4/4/3A", "a4", Some("d1")),
    ] {
        let mut table = Tabletop::new().seated(id);
        let ghost = Figure::Ghost(Side::First);
        assert_eq!(count(&table, ghost), 0);
        hover(&mut table, legal);
        assert_eq!(count(&table, ghost), 1, "{id}");
        if let Some(illegal) = illegal {
            hover(&mut table, illegal);
            assert_eq!(count(&table, ghost), 0, "{id}");
        }
        table.point_at(None);
        table.frames(2);
        assert_eq!(count(&table, ghost), 0);
    }
}

/// The places of the marks of this kind.
fn places(table: &Tabletop, figure: Figure) -> Vec<Vec2> {
    let figures = table.on_board::<Figure>().into_iter();
    let marks = figures.filter(|(entity, it)| {
        **it == figure && table.app.world().get::<BoardMark>(*entity).is_some()
    });
    marks.map(|(entity, _)| table.pose(entity).at).collect()
}

fn centre(table: &Tabletop, field: &str) -> Vec2 {
    table.stage().geometry.centre(table.cell(field))
}

#[test]
fn a_pebble_under_the_pointer_is_lit_unless_it_is_marked_or_gone() {
    let mut table = Tabletop::new().seated("nim:3,4,5");
    assert_eq!(places(&table, Figure::Hover), []);
    hover(&mut table, "c2");
    assert_eq!(places(&table, Figure::Hover), [centre(&table, "c2")]);
    hover(&mut table, "b4");
    assert_eq!(places(&table, Figure::Hover), [centre(&table, "b4")]);
    // What is marked has a light of its own.
    table.click("b4");
    table.frames(2);
    assert_eq!(places(&table, Figure::Hover), []);
    assert_eq!(places(&table, Figure::Halo), [centre(&table, "b4")]);
    table.key(KeyCode::Enter);
    table.until(Turn::Person);
    hover(&mut table, "b4");
    assert_eq!(places(&table, Figure::Hover), [], "nothing lies there");
    hover(&mut table, "b3");
    assert_eq!(places(&table, Figure::Hover), [centre(&table, "b3")]);
    table.point_at(None);
    table.frames(2);
    assert_eq!(places(&table, Figure::Hover), []);
}

#[test]
fn the_lantern_is_seen_where_a_press_would_bring_it_and_nowhere_else() {
    let mut table = Tabletop::new().seated("corner:8x8");
    for legal in ["h3", "b8"] {
        hover(&mut table, legal);
        let ghosts = places(&table, Figure::Lantern);
        assert_eq!(ghosts, [centre(&table, legal)], "{legal}");
    }
    // Neither where it stands nor where only a queen could go.
    for illegal in ["h8", "e5", "d2"] {
        hover(&mut table, illegal);
        assert_eq!(places(&table, Figure::Lantern), [], "{illegal}");
    }
    let mut table = Tabletop::new().seated("corner:8x8,queen");
    hover(&mut table, "e5");
    assert_eq!(places(&table, Figure::Lantern), [centre(&table, "e5")]);
    table.point_at(None);
    table.frames(2);
    assert_eq!(places(&table, Figure::Lantern), []);
}

#[test]
fn legal_places_look_alike_in_all_games_and_can_be_switched_off() {
    let figure = Figure::Dot;
    for id in ["northcott:3x12", "corner:8x8"] {
        let mut table = Tabletop::new().seated(id);
        let legal = table.position().legal_moves().len();
        table.frame(0);
        assert_eq!(count(&table, figure), legal, "{id}");
        table.resource_mut::<Settings>().show_legal = false;
        table.frame(0);
        assert_eq!(count(&table, figure), 0);
    }
}

#[test]
fn forbidden_points_are_crossed_before_the_click_and_a_press_says_why() {
    // A double three at e6.
    let stones = "mnk:9x9x5,renju:9/4o4/4o4/2oo5/9/9/x1x1x1x2/9/9@1";
    let mut table = Tabletop::new().seated(stones);
    table.frame(0);
    assert_eq!(count(&table, Figure::Forbidden), 1);
    hover(&mut table, "e6");
    assert_eq!(count(&table, Figure::Ghost(Side::First)), 0);
    let cell = table.cell("e6");
    table.want(BoardInput::Press(cell));
    table.frame(0);
    let refused = table.app.world().resource::<LastRefusal>().0;
    assert_eq!(
        refused.map(|(reason, _)| reason),
        Some(Illegal::Rule(Forbidden::DoubleThree.refusal()))
    );
    assert_eq!(table.position().id(), stones);
    table.resource_mut::<Settings>().show_legal = false;
    table.frame(0);
    assert_eq!(count(&table, Figure::Forbidden), 0);
    // To the side that did not begin nothing is forbidden: with one stone more here, o is white.
    let mut table = Tabletop::new().seated(&stones.replace("x1x1x1x2", "x1x1x1x1x"));
    table.frame(0);
    assert_eq!(count(&table, Figure::Forbidden), 0);
}

#[test]
fn nothing_is_promised_while_the_computer_is_to_move() {
    let mut table = Tabletop::new();
    let mut seats = against_the_computer("northcott:3x12");
    seats.reverse();
    table.sit("northcott:3x12", seats);
    table.until(Turn::Computer);
    table.frame(0);
    hover(&mut table, "a4");
    assert_eq!(
        count(&table, Figure::Dot) + count(&table, Figure::Ghost(Side::First)),
        0
    );
}

#[test]
fn the_last_move_is_marked_alike_in_all_games() {
    let mark = Figure::LastMark;
    for id in [
        "nim:3,4,5",
        "corner:8x8",
        "mnk:9x9x5",
        "northcott:3x12",
        "atoms:4x4",
    ] {
        let mut table = Tabletop::new().seated(id);
        assert_eq!(count(&table, mark), 0);
        let mv = any_move(1)(table.position());
        table.play_by(Hand::Pointer, mv);
        table.until(Turn::Person);
        table.frame(0);
        // In Nim each pebble that was taken.
        let taken = usize::from(table.record().as_bytes()[1] - b'0');
        let marks = if id.starts_with("nim") { taken } else { 1 };
        assert_eq!(count(&table, mark), marks, "{id}");
    }
}

#[test]
fn the_keyboards_place_is_shown_until_the_pointer_takes_over() {
    let mut table = Tabletop::new().seated("mnk:9x9x5");
    table.key(KeyCode::ArrowUp);
    assert_eq!(count(&table, Figure::Focus), 1);
    hover(&mut table, "a1");
    assert_eq!(count(&table, Figure::Focus), 0);
}

#[test]
fn a_finished_game_shows_the_winners_colour_along_the_edge() {
    for id in [
        "nim:1,2",
        "corner:4x4",
        "mnk:3x3x3",
        "atoms:3x3,chain",
        "northcott:2x4",
    ] {
        let mut table = Tabletop::new().seated(id);
        let ribbons =
            |table: &Tabletop| table.count_figures(|figure| matches!(figure, Figure::Ribbon(_)));
        assert_eq!(ribbons(&table), 0);
        table.play_to_the_end(Hand::Keys, &mut any_move(2));
        table.frames(2);
        let outcome: Outcome = table.position().outcome().expect("it is over");
        assert_eq!(count(&table, Figure::Ribbon(outcome)), 1, "{id}");
        assert_eq!(ribbons(&table), 1);
    }
}
