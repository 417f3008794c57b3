//! One theorem on three boards: a move on one board moves all, by mouse, keys and controls, and the way
//! in and out.

use crate::board::animation::AnimationQueue;
use crate::board::figure::Pose;
use crate::board::layout::Areas;
use crate::board::pieces::Piece;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::features::theorem::{Theorem, TheoremBoard, TheoremCommand};
use crate::games::{corner, nim};
use crate::study::same_heaps::Reduction;
use crate::window::WindowCommand;
use bevy_egui::egui::accesskit::Role;

use crate::tests::prelude::*;

pub(crate) fn at_the_boards() -> Tabletop {
    let mut table = Tabletop::quick();
    table.open(corner::ID);
    table.want(ScreenCommand::Research);
    table.key(KeyCode::KeyT);
    table.frames(3);
    assert_eq!(table.screen(), Screen::Theorem);
    table
}

pub(crate) fn theorem(table: &Tabletop) -> &Theorem {
    table.resource::<Theorem>()
}

pub(crate) fn heaps(table: &Tabletop) -> Vec<u8> {
    theorem(table).boards().columns().heaps().to_vec()
}

/// Where a board shows the place to which a move leads, in the window.
fn place_of(table: &mut Tabletop, board: usize, mv: Reduction) -> Vec2 {
    let cells = theorem(table).boards().cells(board, mv.heap);
    let cell = cells[usize::from(mv.left)];
    let areas = *table.resource::<Areas>();
    let world = table.app.world_mut();
    let mut boards = world.query::<(&TheoremBoard, &Stage, &Placement)>();
    let found = boards.iter(world).find(|(it, ..)| it.0 == board);
    let (_, stage, placement) = found.expect("the board is there");
    areas.to_window(stage.geometry.centre(cell) * placement.cell + placement.centre)
}

#[test]
fn a_click_on_any_board_makes_the_same_move_on_all() {
    for board in 0..3 {
        let mut table = at_the_boards();
        assert_eq!(heaps(&table), [3, 5]);
        let mv = Reduction { heap: 1, left: 2 };
        let at = place_of(&mut table, board, mv);
        table.point_at(Some(at));
        table.frames(2);
        assert_eq!(theorem(&table).chosen(), Some(mv), "board {board}");
        table.click_at(at);
        assert_eq!(heaps(&table), [3, 2], "board {board}");
        let positions = theorem(&table).boards().positions();
        assert!(
            positions.len() == 3
                && positions
                    .into_iter()
                    .all(|it| it.side_to_move() == Side::Second)
        );
    }
}

#[test]
fn every_board_shows_its_pieces() {
    let mut table = at_the_boards();
    let world = table.app.world_mut();
    let mut pieces = world.query_filtered::<(&ChildOf, &Pose, &Transform), With<Piece>>();
    let mut boards = world.query::<(Entity, &TheoremBoard)>();
    let mut shown = [0; 3];
    for (entity, board) in boards.iter(world) {
        let here = pieces.iter(world).filter(|(of, ..)| of.parent() == entity);
        shown[board.0] = here
            .filter(|(_, pose, transform)| pose.alpha == 1.0 && transform.scale.x > 5.0)
            .count();
    }
    assert_eq!(shown, [8, 1, 4]);
}

#[test]
fn arrows_choose_a_move_enter_makes_it_and_page_up_takes_it_back() {
    let mut table = at_the_boards();
    for key in [KeyCode::ArrowDown, KeyCode::ArrowDown, KeyCode::ArrowLeft] {
        table.key(key);
    }
    let chosen = theorem(&table).chosen().expect("a move");
    assert_eq!(chosen.heap, 1);
    table.key(KeyCode::Enter);
    table.frame(FRAME);
    assert_eq!(heaps(&table), [3, chosen.left]);
    table.key(KeyCode::PageUp);
    table.frame(FRAME);
    assert_eq!(heaps(&table), [3, 5]);
    table.key(KeyCode::PageDown);
    table.frame(FRAME);
    assert_eq!(heaps(&table), [3, chosen.left]);
    table.key(KeyCode::Home);
    table.frame(FRAME);
    assert_eq!(heaps(&table), [3, 5]);
}

#[test]
fn the_computer_answers_when_it_is_asked_to() {
    let mut table = at_the_boards();
    table.resource_mut::<Theorem>().answers = true;
    table
        .resource_mut::<Theorem>()
        .choose(Some(Reduction { heap: 1, left: 4 }));
    table.want(TheoremCommand::Play);
    table.wait("an answer", |table| theorem(table).boards().moves() == 2);
    // Three and four are not equal: the answer makes them so.
    assert_eq!(heaps(&table), [3, 3]);
    table.key(KeyCode::PageUp);
    table.frame(FRAME);
    assert_eq!(heaps(&table), [3, 5]);
}

#[test]
fn other_heaps_bring_the_boards_that_have_them_and_a_key_enlarges_the_next() {
    let mut table = at_the_boards();
    let count = |table: &mut Tabletop| {
        let world = table.app.world_mut();
        let mut boards = world.query::<(&TheoremBoard, &AnimationQueue)>();
        boards.iter(world).count()
    };
    assert_eq!(count(&mut table), 3);
    table.key(KeyCode::KeyB);
    assert_eq!(theorem(&table).front(), 1);
    table.want(TheoremCommand::Begin(2));
    table.frames(2);
    assert_eq!((heaps(&table), count(&mut table)), (vec![3, 4, 5], 2));
    table.want(TheoremCommand::Random);
    table.frames(2);
    let drawn = heaps(&table);
    assert!(
        drawn.len() == 3 && drawn.iter().all(|heap| (1..=9).contains(heap)),
        "{drawn:?}"
    );
}

#[test]
fn the_rules_of_a_game_with_heaps_lead_there_and_escape_leads_back() {
    let mut table = Tabletop::quick();
    table.open(nim::ID);
    let reader = Reader::of(&mut table);
    table.want(WindowCommand::Rules);
    reader.press(&mut table, "One theorem, three boards");
    table.frames(3);
    assert_eq!(table.screen(), Screen::Theorem);
    table.key(KeyCode::Escape);
    table.frames(2);
    assert_eq!(table.screen(), Screen::Setup);
}

#[test]
fn each_board_is_told_with_its_heaps_and_a_move_is_read_out_once() {
    let mut table = at_the_boards();
    let reader = Reader::of(&mut table);
    let groups = |table: &mut Tabletop| -> Vec<String> {
        let told = reader.read(table).into_iter();
        let groups = told.filter(|it| it.role == Role::Group);
        groups.map(|it| it.words).collect()
    };
    assert_eq!(groups(&mut table), ["Nim", "Corner Nim", "Northcott"]);
    assert!(
        reader.fields(&mut table).is_empty(),
        "no board by its fields"
    );
    let text = reader.text(&mut table);
    for heaps in [
        "Nim Pebbles: a 3, b 5.",
        "Corner Nim Squares to the left and down: a 3, b 5.",
        "Northcott Gaps: a 3, b 5.",
    ] {
        assert!(text.contains(heaps), "{heaps} {text}");
    }
    reader.slide(&mut table, "Heap b", 2.0);
    let mv = Reduction { heap: 1, left: 2 };
    assert_eq!(theorem(&table).chosen(), Some(mv));
    let text = reader.text(&mut table);
    for heaps in ["Pebbles", "Squares to the left and down", "Gaps"] {
        let told = format!("{heaps}: a 3, b 5. Heap b goes from 5 to 2.");
        assert!(text.contains(&told), "{told} {text}");
    }
    let news = reader.news(&mut table);
    assert_eq!(news.matches("Heap b").count(), 1, "{news}");
    reader.press(&mut table, "Make this move");
    table.frames(2);
    assert_eq!(heaps(&table), [3, 2]);
    let news = reader.news(&mut table);
    let made = "Blue: heap b from 5 to 2.";
    assert_eq!(news.matches(made).count(), 1, "{news}");
    assert_eq!(news.matches("Yellow to move").count(), 1, "{news}");
    reader.says(&mut table, "Gaps: a 3, b 2.");
    table.key(KeyCode::PageUp);
    let news = reader.news(&mut table);
    assert!(!news.contains("heap b"), "what was taken back: {news}");
}

#[test]
fn it_is_said_why_three_heaps_stand_on_two_boards() {
    let mut table = at_the_boards();
    let reader = Reader::of(&mut table);
    let why = "Corner Nim is not shown. It has room for 2 heaps only.";
    for (preset, is_said) in [(0, false), (2, true), (1, false)] {
        table.want(TheoremCommand::Begin(preset));
        table.frames(2);
        let text = reader.text(&mut table);
        assert_eq!(text.contains(why), is_said, "{text}");
    }
}
