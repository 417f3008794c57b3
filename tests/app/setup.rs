//! Putting a game together: parameters, start positions by hand, seats.

use crate::features::setup::draft::StartChoice;
use crate::input::cursor::Cursor;
use crate::midend::Starter;
use crate::rules::{Field, FieldError, GameId, Illegal, Outcome};

use crate::tests::prelude::*;

fn setup(kind: GameId) -> Tabletop {
    let mut table = Tabletop::new();
    table.open(kind);
    // Whatever a game offers at first: the tests below know their boards.
    let preset = match kind.as_str() {
        "nim" => "3,4,5",
        "northcott" => "2x8",
        "mnk" => "3x3x3",
        _ => "8x8",
    };
    table.draft().take_preset(preset).expect("a good preset");
    table.draft().set_start(StartChoice::Usual);
    table.frame(0);
    table
}

/// Start is pressed, by key and by button, and nothing comes of it.
fn start_is_refused(table: &mut Tabletop) {
    table.key(KeyCode::Enter);
    table.want(ScreenCommand::Start);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn northcotts_left_click_places_x_and_right_click_o() {
    let mut table = setup(crate::games::northcott::ID);
    assert_eq!(table.draft().position().board_text(), "1-8,1-8");
    table.click("b6");
    table.right_click("b3");
    table.right_click("a2");
    assert_eq!(table.draft().position().board_text(), "2-8,3-6");
    assert!(matches!(table.draft().start, StartChoice::Placed(_)));
    table.start();
    assert_eq!(table.position().board_text(), "2-8,3-6");
}

#[test]
fn a_placement_with_o_not_left_of_x_is_refused_with_a_reason() {
    let mut table = setup(crate::games::northcott::ID);
    table.right_click("a8");
    assert_eq!(
        table.draft().refused,
        Some(crate::games::northcott::WRONG_ORDER)
    );
    assert_eq!(table.draft().position().board_text(), "1-8,1-8");
    table.click("a1");
    assert_eq!(
        table.draft().refused,
        Some(crate::games::northcott::WRONG_ORDER)
    );
    table.click("a7");
    assert_eq!(table.draft().refused, None);
    table.start();
}

#[test]
fn without_a_right_button_a_long_touch_or_the_choice_of_side_places_o() {
    let mut table = setup(crate::games::northcott::ID);
    table.touch("a7", 100);
    table.touch("a2", 600);
    assert_eq!(table.draft().position().board_text(), "2-7,1-8");
    table.want(BoardInput::PlaceFor(Side::First));
    table.touch("b3", 100);
    assert_eq!(table.draft().position().board_text(), "2-7,3-8");
    table.key(KeyCode::KeyX);
    assert_eq!(table.draft().placing, Side::Second);
    table.key(KeyCode::KeyO);
    assert_eq!(table.draft().placing, Side::First);
}

#[test]
fn stones_are_placed_by_keys_alone() {
    let mut table = setup(crate::games::northcott::ID);
    for key in [KeyCode::KeyB, KeyCode::Digit5, KeyCode::Space] {
        table.key(key);
    }
    table.key(KeyCode::KeyO);
    for key in [KeyCode::ArrowLeft, KeyCode::ArrowLeft, KeyCode::Space] {
        table.key(key);
    }
    assert_eq!(table.draft().position().board_text(), "1-8,3-5");
}

#[test]
fn a_start_in_which_the_beginner_has_lost_cannot_be_started() {
    let mut table = setup(crate::games::northcott::ID);
    table.draft().seats = PERSONS;
    // All X at the wall with O beside them: X cannot move, O can.
    for field in ["a7", "b7"] {
        table.right_click(field);
    }
    assert_eq!(table.draft().position().board_text(), "7-8,7-8");
    for starter in STARTERS {
        table.draft().starter = starter;
        let over_at_start = table.draft().over_at_start();
        if starter == Starter::First {
            assert_eq!(over_at_start, None, "O may begin");
            assert!(table.draft().plan().is_some());
        } else {
            assert_eq!(over_at_start, Some(Illegal::OverAtStart), "{starter:?}");
            start_is_refused(&mut table);
        }
    }
    table.draft().starter = Starter::First;
    table.start();
    assert_eq!(table.position().outcome(), None);
}

#[test]
fn a_wrong_value_is_told_with_its_field_and_bars_the_start() {
    let mut table = setup(crate::games::lines::ID);
    table.draft().set("cols", 0, 23);
    table.frame(0);
    let error = table.draft().error().cloned();
    assert_eq!(error.as_ref().map(FieldError::field), Some(("cols", 0)));
    start_is_refused(&mut table);
    table.draft().set("cols", 0, 4);
    table.draft().set("len", 0, 6);
    let error = table.draft().error().cloned();
    assert_eq!(error, Some(crate::games::lines::line_too_long(6, 4)));
    start_is_refused(&mut table);
    table.draft().set("len", 0, 4);
    assert_eq!(table.draft().error(), None);
    table.start();
    assert_eq!(table.position().params_text(), "4x3x4");
}

#[test]
fn the_board_follows_every_change() {
    let mut table = setup(crate::games::atoms::ID);
    for (cols, rows) in [(3, 16), (16, 3), (5, 5)] {
        table.draft().set("cols", 0, cols);
        table.draft().set("rows", 0, rows);
        // Each frame checks that the board shows the draft.
        table.frame(16);
        assert_eq!(i32::from(table.stage().geometry.cols), cols);
        assert_eq!(i32::from(table.stage().geometry.rows), rows);
    }
}

#[test]
fn the_keyboards_place_never_leaves_the_board() {
    let mut table = setup(crate::games::corner::ID);
    for key in [KeyCode::KeyH, KeyCode::Digit1] {
        table.key(key);
    }
    assert_eq!(table.resource::<Cursor>().focus, Some(table.cell("h1")));
    table.draft().set("cols", 0, 3);
    table.frame(16);
    assert_eq!(table.resource::<Cursor>().focus, None);
    table.key(KeyCode::ArrowDown);
    let focus = table.resource::<Cursor>().focus.expect("a place");
    assert!(table.stage().geometry.has(focus));
}

#[test]
fn nims_heaps_are_set_by_clicking_and_by_keys() {
    let mut table = setup(crate::games::nim::ID);
    table.click("a1");
    assert_eq!(table.draft().position().params_text(), "1,4,5");
    table.click("a1");
    assert_eq!(table.draft().position().params_text(), "0,4,5");
    for key in [
        KeyCode::KeyB,
        KeyCode::Digit9,
        KeyCode::ArrowRight,
        KeyCode::Space,
    ] {
        table.key(key);
    }
    assert_eq!(table.draft().position().params_text(), "0,10,5");
    table.start();
    assert_eq!(table.position().board_text(), "0,10,5");
}

#[test]
fn drawn_heaps_can_be_changed_like_others() {
    let mut table = setup(crate::games::nim::ID);
    table.draft().set_start(StartChoice::Random(3));
    let drawn = table.draft().position().board_text();
    assert_ne!(drawn, "3,4,5");
    table.draft().set("heap", 1, 2);
    table.draft().set("misere", 0, 1);
    let heaps: Vec<&str> = drawn.split(',').collect();
    let expected = format!("{},2,{},misere", heaps[0], heaps[2]);
    assert_eq!(table.draft().position().params_text(), expected);
}

#[test]
fn corner_nims_stone_is_put_by_clicking() {
    let mut table = setup(crate::games::corner::ID);
    table.click("e3");
    assert_eq!(table.draft().position().board_text(), "e3");
    table.click("a1");
    assert_eq!(table.draft().refused, Some(Illegal::GameOver));
    assert_eq!(table.draft().position().board_text(), "e3");
    table.key(KeyCode::KeyO);
    assert_eq!(
        table.draft().placing,
        Side::Second,
        "O is no choice of side here"
    );
    table.start();
    assert_eq!(table.position().board_text(), "e3");
}

#[test]
fn positions_of_lines_and_atoms_are_put_together_by_hand_and_never_drawn() {
    for kind in [crate::games::lines::ID, crate::games::atoms::ID] {
        let mut table = setup(kind);
        let usual = table.draft().position().clone();
        assert!(!table.draft().draws_start());
        let owner = |table: &mut Tabletop, field: &str| {
            let cell = table.cell(field);
            table.draft().position().view().at(cell).owner
        };
        // A start of Atoms with pieces of the side to move alone is none.
        let plain = match kind == crate::games::atoms::ID {
            true => Side::Second,
            false => Side::First,
        };
        // The other button puts the other side's piece.
        table.click("b2");
        assert_eq!(owner(&mut table, "b2"), Some(plain));
        table.right_click("c3");
        assert_eq!(owner(&mut table, "c3"), Some(plain.other()));
        table.click("a1");
        table.right_click("b2");
        assert_eq!(owner(&mut table, "b2"), Some(plain.other()), "{kind:?}");
        assert!(matches!(table.draft().start, StartChoice::Placed(_)));
        table.draft().set_start(StartChoice::Usual);
        assert_eq!(table.draft().position(), &usual);
    }
}

#[test]
fn a_position_in_which_whoever_begins_has_a_line_is_refused_with_the_reason() {
    let mut table = setup(crate::games::lines::ID);
    table.draft().take_preset("15x15x5").expect("Gomoku");
    table.frame(0);
    table.draft().placing = Side::First;
    for field in ["a1", "b1", "c1", "d1", "e1"] {
        assert_eq!(table.draft().refused, None);
        table.click(field);
    }
    assert_eq!(table.draft().refused, Some(Illegal::OverAtStart));
}

#[test]
fn random_starts_differ_and_are_never_over() {
    for kind in crate::games::all().iter().copied() {
        let mut table = setup(kind);
        for seed in 0..50 {
            table.draft().set_start(StartChoice::Random(seed));
            table.frame(0);
            let position = table.draft().position().clone();
            assert!(position.outcome().is_none());
        }
    }
}

#[test]
fn an_opponent_that_does_not_play_these_parameters_is_replaced_at_the_start() {
    let mut table = setup(crate::games::lines::ID);
    table.draft().set("cols", 0, 5);
    table.draft().seats = [Seat::Computer(Opponent::Exact); 2];
    table.start();
    for seat in table.game_match().plan().seats {
        assert!(
            matches!(seat, Seat::Computer(Opponent::Level(_))),
            "{seat:?}"
        );
    }
}

#[test]
fn it_opens_on_the_first_preset() {
    for kind in crate::games::all().iter().copied() {
        let mut table = Tabletop::new();
        table.open(kind);
        let first = table.configs().games().presets(kind)[0].clone();
        assert_eq!(table.draft().position().params_text(), first);
    }
}

#[test]
fn in_every_game_the_person_is_blue_and_begins() {
    for kind in crate::games::all().iter().copied() {
        let mut table = Tabletop::new();
        table.open(kind);
        let draft = table.draft();
        assert_eq!(draft.person(), Some(Side::First), "{kind}");
        assert_eq!(draft.starter, Starter::First, "{kind}");
    }
}

#[test]
fn every_preset_can_be_taken() {
    for kind in crate::games::all().iter().copied() {
        let mut table = setup(kind);
        for preset in table.configs().games().presets(kind).to_vec() {
            table.draft().take_preset(&preset).expect("a good preset");
            table.frame(0);
            assert_eq!(table.draft().position().params_text(), preset);
            assert!(table.draft().plan().is_some());
        }
    }
}

#[test]
fn who_begins_is_a_choice() {
    for (starter, expected) in [
        (Starter::First, Side::First),
        (Starter::Second, Side::Second),
    ] {
        let mut table = setup(crate::games::lines::ID);
        table.draft().starter = starter;
        table.start();
        assert_eq!(table.game_match().start().side_to_move(), expected);
    }
    let mut drawn = Vec::new();
    let mut table = setup(crate::games::lines::ID);
    table.draft().starter = Starter::Random;
    table.draft().seats = PERSONS;
    table.start();
    for _ in 0..20 {
        drawn.push(table.game_match().start().side_to_move());
        table.want(MatchCommand::NewGame);
    }
    assert!(
        Side::BOTH.iter().all(|side| drawn.contains(side)),
        "{drawn:?}"
    );
}

/// Every field of every game, at, beyond and far beyond its limits.
#[test]
fn no_value_of_a_field_does_harm() {
    for kind in crate::games::all().iter().copied() {
        let mut table = setup(kind);
        let fields: Vec<Field> = table.draft().fields.clone();
        for field in fields {
            let (low, high) = field.range.clone().into_inner();
            for value in [
                low - 1,
                low,
                high,
                high + 1,
                i32::MIN,
                i32::MAX,
                field.value,
            ] {
                table.draft().set(field.key, field.index, value);
                table.frame(0);
                if !field.range.contains(&value) {
                    assert!(table.draft().plan().is_none(), "{field:?} {value}");
                }
            }
        }
        assert!(
            table.draft().plan().is_some(),
            "{kind:?}: the usual values again"
        );
        let position = table.draft().position().clone();
        assert_eq!(position.outcome(), None::<Outcome>);
    }
}

#[test]
fn the_setup_of_each_game_is_remembered_also_after_another_one_and_a_restart() {
    let mut table = Tabletop::new();
    table.open(crate::games::nim::ID);
    let mut draft = table.draft();
    draft.take_preset("7,6,5,4").expect("a board");
    draft.seats = [Seat::Computer(Opponent::Random), Seat::Person];
    draft.starter = Starter::Alternate;
    table.want(ScreenCommand::Back);
    table.open(crate::games::northcott::ID);
    table.draft().take_preset("2x8").expect("a board");
    table.frame(0);
    table.click("b6");
    assert_eq!(table.draft().position().board_text(), "1-8,1-6");
    table.want(ScreenCommand::Back);
    let settings = table.resource::<Settings>().clone();
    let mut later = Tabletop::new();
    *later.resource_mut::<Settings>() = settings;
    for mut table in [table, later] {
        table.open(crate::games::nim::ID);
        let draft = table.draft();
        assert_eq!(draft.position().params_text(), "7,6,5,4");
        assert_eq!(draft.start, StartChoice::Usual);
        assert_eq!(
            draft.seats,
            [Seat::Computer(Opponent::Random), Seat::Person]
        );
        assert_eq!(draft.starter, Starter::Alternate);
        table.want(ScreenCommand::Back);
        table.open(crate::games::northcott::ID);
        assert_eq!(table.draft().position().board_text(), "1-8,1-6");
        assert!(matches!(table.draft().start, StartChoice::Placed(_)));
        table.want(ScreenCommand::Back);
    }
}

#[test]
fn a_remembered_setup_that_cannot_be_understood_is_passed_over() {
    let mut table = Tabletop::new();
    let text = "(setups: {\"nim\": (record: \"fivefold 1\\nplan: chess\")})";
    let settings = crate::config::read_whole("settings", text).expect("the right form");
    *table.resource_mut::<Settings>() = settings;
    table.open(crate::games::nim::ID);
    assert_eq!(table.draft().error(), None);
}
