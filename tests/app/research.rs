//! The research room: the method runs to its end, its picture can be turned, and a position in it
//! becomes a game.

use crate::board::layout::Areas;
use crate::features::position_picture::QuestionPicture;
use crate::features::research::{MethodPace, ResearchCommand, ResearchQuestion, Room, Viewpoint};
use crate::games::corner::research::QUEEN;
use crate::games::northcott::Northcott;
use crate::games::northcott::research::GAPS;
use crate::players::nimbers::nim_sum;
use crate::rules::GameId;
use crate::study::research::{ResearchKind, Tuple};
use bevy::input::ButtonState;
use bevy::input::touch::TouchPhase;

use crate::tests::prelude::*;

/// The room as the setup of this game opens it.
fn room_of(kind: GameId) -> Tabletop {
    let mut table = Tabletop::new();
    table.open(kind);
    table.want(ScreenCommand::Research);
    assert_eq!(table.screen(), Screen::Research);
    table
}

fn room(table: &Tabletop) -> &Room {
    table.resource::<Room>()
}

fn view(table: &Tabletop) -> Viewpoint {
    room(table).view
}

fn ask(table: &mut Tabletop, kind: &'static ResearchKind, rows: u8, largest: i32) {
    table.resource_mut::<Room>().ask(ResearchQuestion {
        kind,
        rows,
        largest,
    });
}

fn run_to_the_end(table: &mut Tabletop) {
    table.resource_mut::<Room>().pace = MethodPace::AtOnce;
    table.key(KeyCode::Space);
    table.frame(FRAME);
    assert!(room(table).method().is_finished());
}

fn place_of(table: &Tabletop, numbers: &[u8]) -> Vec2 {
    let picture = QuestionPicture::of(room(table), table.resource::<Areas>().board);
    picture.place(&Tuple::new(numbers)).expect("it has a place")
}

fn gaps(table: &Tabletop) -> Vec<u8> {
    let game: &Northcott = table.position().as_game().expect("a game of Northcott");
    game.gaps().collect()
}

#[test]
fn step_by_step_to_the_end_as_many_good_positions_are_found_as_the_rule_tells() {
    let mut table = room_of(crate::games::northcott::ID);
    ask(&mut table, &GAPS, 3, 3);
    for _ in 0..64 {
        assert!(!room(&table).method().is_finished());
        table.key(KeyCode::KeyS);
    }
    let method = room(&table).method();
    assert!(method.is_finished());
    let tuples = (0..64).map(|index| method.space().tuple(index));
    let by_rule: Vec<Tuple> = tuples
        .filter(|tuple| nim_sum(tuple.iter().copied()) == 0)
        .collect();
    assert_eq!(method.list().collect::<Vec<_>>(), by_rule);
    assert_eq!(by_rule.len(), 16);
    assert!(room(&table).agrees());
}

#[test]
fn the_method_runs_in_time_and_rests_when_it_is_told_to() {
    let mut table = room_of(crate::games::northcott::ID);
    ask(&mut table, &GAPS, 3, 7);
    table.key(KeyCode::Space);
    table.frames(60);
    let steps = room(&table).method().steps();
    assert!(
        (10..30).contains(&steps),
        "60 ms a step, about a second: {steps}"
    );
    assert!(room(&table).is_moving());
    table.key(KeyCode::Space);
    let steps = room(&table).method().steps();
    table.frames(60);
    assert_eq!(room(&table).method().steps(), steps);
    table.resource_mut::<Room>().pace = MethodPace::Fast;
    table.key(KeyCode::Space);
    table.wait("the end", |table| room(table).method().is_finished());
    assert_eq!(room(&table).method().count(), 64);
}

#[test]
fn without_movement_nothing_turns_and_a_run_is_at_its_end_at_once() {
    let mut table = room_of(crate::games::northcott::ID);
    table.speed(Speed::Off);
    table.frame(FRAME);
    let before = view(&table);
    table.frames(30);
    assert_eq!(view(&table), before);
    assert!(!room(&table).is_moving());
    table.key(KeyCode::Space);
    table.frame(FRAME);
    assert_eq!(room(&table).method().count(), 64);
    assert!(!room(&table).is_moving());
}

#[test]
fn the_picture_turns_by_itself_until_it_is_taken_in_hand_and_never_for_ever() {
    let mut table = room_of(crate::games::northcott::ID);
    let start = view(&table);
    table.frames(30);
    assert_ne!(view(&table), start);
    table.wait("rest, because nobody is about", |table| {
        !room(table).is_moving()
    });
    let resting = view(&table);
    table.frames(30);
    assert_eq!(view(&table), resting);
    table.key(KeyCode::ArrowRight);
    let by_key = view(&table);
    assert!(by_key.in_hand);
    table.frames(30);
    assert_eq!(view(&table), by_key);
}

#[test]
fn dragging_turns_the_picture_and_is_no_click() {
    let mut table = room_of(crate::games::northcott::ID);
    run_to_the_end(&mut table);
    let from = place_of(&table, &[0, 0, 0]);
    table.point_at(Some(from));
    table.frame(FRAME);
    let before = view(&table);
    table.button_event(MouseButton::Left, ButtonState::Pressed);
    table.frame(FRAME);
    table.point_at(Some(from + Vec2::new(80.0, 20.0)));
    table.frame(FRAME);
    table.button_event(MouseButton::Left, ButtonState::Released);
    table.frame(FRAME);
    assert_ne!(view(&table).yaw, before.yaw);
    assert_eq!(table.screen(), Screen::Research);
    table.key(KeyCode::Equal);
    assert!(view(&table).zoom > before.zoom);
    table.key(KeyCode::Minus);
    table.key(KeyCode::NumpadSubtract);
    assert!(view(&table).zoom < before.zoom);
}

#[test]
fn a_click_on_a_point_puts_that_position_on_a_board() {
    let mut table = room_of(crate::games::northcott::ID);
    table.speed(Speed::Off);
    run_to_the_end(&mut table);
    let at = place_of(&table, &[2, 4, 6]);
    table.click_at(at);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(gaps(&table), [2, 4, 6]);
    // Whoever is to move loses: the person has just moved, as it were.
    assert_eq!(table.position().side_to_move(), Side::Second);
    assert!(matches!(
        table.game_match().seat(Side::Second),
        Seat::Computer(_)
    ));
    assert_eq!(table.game_match().seat(Side::First), Seat::Person);
}

#[test]
fn a_finger_chooses_a_square_first_and_puts_it_on_a_board_then() {
    let mut table = room_of(crate::games::corner::ID);
    run_to_the_end(&mut table);
    let at = place_of(&table, &[5, 2]);
    for screen in [Screen::Research, Screen::Play] {
        assert_eq!(table.screen(), Screen::Research);
        table.touch_event(TouchPhase::Started, at, 3);
        table.frame(FRAME);
        table.touch_event(TouchPhase::Ended, at, 3);
        table.frames(3);
        assert_eq!(table.screen(), screen);
    }
    assert_eq!(table.position().board_text(), "f3");
    // No good square: the person moves first and can win.
    assert_eq!(table.game_match().seat_to_move(), Seat::Person);
}

#[test]
fn a_position_of_the_list_is_put_on_a_board_by_keys_alone() {
    let mut table = room_of(crate::games::northcott::ID);
    ask(&mut table, &GAPS, 4, 3);
    run_to_the_end(&mut table);
    table.key(KeyCode::Home);
    table.key(KeyCode::PageDown);
    table.key(KeyCode::ArrowRight);
    let chosen = room(&table).chosen.expect("chosen");
    assert_eq!(Some(chosen), room(&table).method().good(2));
    table.key(KeyCode::Enter);
    table.frame(FRAME);
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(gaps(&table), chosen[..]);
}

#[test]
fn squares_are_chosen_by_arrow_keys() {
    let mut table = room_of(crate::games::corner::ID);
    for key in [KeyCode::ArrowUp, KeyCode::ArrowUp, KeyCode::ArrowRight] {
        table.key(key);
    }
    assert_eq!(room(&table).chosen, Some(Tuple::new(&[1, 1])));
    // Home is where the game is over: it is not put on a board.
    table.key(KeyCode::ArrowLeft);
    table.key(KeyCode::ArrowDown);
    assert_eq!(room(&table).chosen, Some(Tuple::new(&[0, 0])));
    table.key(KeyCode::Enter);
    table.frame(FRAME);
    assert_eq!(table.screen(), Screen::Research);
}

#[test]
fn the_question_is_that_of_the_setup_and_escape_leads_back_there() {
    let mut table = Tabletop::new();
    table.open(crate::games::corner::ID);
    table.draft().take_preset("12x12,queen").expect("a preset");
    table.want(ScreenCommand::Research);
    let question = room(&table).question();
    assert_eq!((question.kind, question.largest), (&QUEEN, 11));
    table.key(KeyCode::Escape);
    table.frame(FRAME);
    assert_eq!(table.screen(), Screen::Setup);
    assert_eq!(table.draft().position().params_text(), "12x12,queen");
}

#[test]
fn a_largest_number_that_no_board_has_is_told_and_changes_nothing_else() {
    let mut table = room_of(crate::games::northcott::ID);
    run_to_the_end(&mut table);
    for largest in [0, 19, -5, i32::MAX, i32::MIN] {
        ask(&mut table, &GAPS, 3, largest);
        assert!(room(&table).is_wrong());
        assert_eq!(room(&table).method().count(), 64);
    }
    ask(&mut table, &GAPS, 5, 18);
    assert!(!room(&table).is_wrong());
    run_to_the_end(&mut table);
    assert!(room(&table).agrees());
}

#[test]
fn starting_again_forgets_what_was_found() {
    let mut table = room_of(crate::games::northcott::ID);
    run_to_the_end(&mut table);
    table.want(ResearchCommand::StartAgain);
    assert_eq!(room(&table).method().count(), 0);
    assert_eq!(room(&table).last(), None);
    // Run at the end begins again, too.
    run_to_the_end(&mut table);
    table.resource_mut::<Room>().pace = MethodPace::Slow;
    table.key(KeyCode::Space);
    assert!(!room(&table).method().is_finished());
}

#[test]
fn a_key_lays_the_proof_over_the_picture_and_takes_it_away_again() {
    let mut table = room_of(crate::games::corner::ID);
    run_to_the_end(&mut table);
    let good = Tuple::new(&[5, 2]);
    let before = place_of(&table, &good);
    assert_eq!(room(&table).columns(&good), None);
    table.key(KeyCode::KeyP);
    let columns = room(&table).columns(&good).expect("two heaps in binary");
    assert_eq!(columns.odd_columns(), [2, 1, 0]);
    // The digits at the edge take their room; what is pressed is still what is seen.
    let after = place_of(&table, &good);
    assert_ne!(after, before);
    let picture = QuestionPicture::of(room(&table), table.resource::<Areas>().board);
    assert_eq!(picture.tuple_at(room(&table), after), Some(good));
    table.key(KeyCode::KeyP);
    assert_eq!(place_of(&table, &good), before);
}

#[test]
fn the_proof_of_the_queen_has_no_binary_digits() {
    let mut table = room_of(crate::games::corner::ID);
    ask(&mut table, &QUEEN, 2, 7);
    table.key(KeyCode::KeyP);
    assert!(room(&table).shows_proof);
    assert_eq!(room(&table).columns(&Tuple::new(&[3, 5])), None);
    let reader = Reader::of(&mut table);
    let told = reader.read(&mut table);
    let told: Vec<&str> = told.iter().map(|told| &*told.words).collect();
    assert!(
        told.iter().any(|words| words.starts_with("Wythoff (1907)")),
        "{told:?}"
    );
}
