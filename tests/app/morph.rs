//! One board turns into another: the pieces of every heap go from their places on the one to their places
//! on the other, while the boards fade.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::pieces::Piece;
use crate::board::placing::Placement;
use crate::board::stage::{Opacity, Stage};
use crate::features::settings::choices::SystemMotion;
use crate::features::theorem::morph::HeapPiece;
use crate::features::theorem::{Theorem, TheoremBoard, TheoremCommand};
use crate::study::same_heaps::Reduction;

use crate::tests::prelude::*;
use crate::tests::theorem::{at_the_boards, heaps, theorem};

/// Places by heap and piece, in logical pixels from the window's centre.
type Places = BTreeMap<(usize, usize), Vec2>;

/// Where the pieces of the heaps are that are on their way.
fn on_their_way(table: &mut Tabletop) -> Places {
    let world = table.app.world_mut();
    let mut pieces = world.query::<(&HeapPiece, &Transform)>();
    let places = pieces.iter(world).map(|(piece, transform)| {
        let place = transform.translation.truncate();
        ((piece.heap, piece.index), place)
    });
    places.collect()
}

/// Where the pieces of the heaps stand on a board where it lies.
fn on_board(table: &mut Tabletop, number: usize) -> Places {
    let boards = theorem(table).boards().clone();
    let world = table.app.world_mut();
    let mut stages = world.query::<(&TheoremBoard, &Stage, &Placement)>();
    let found = stages.iter(world).find(|(it, ..)| it.0 == number);
    let (_, stage, placement) = found.expect("the board is there");
    let mut places = Places::new();
    for heap in 0..boards.columns().heaps().len() {
        for (index, cell) in boards.cells(number, heap).into_iter().enumerate() {
            let place = stage.geometry.centre(cell) * placement.cell + placement.centre;
            places.insert((heap, index), place);
        }
    }
    places
}

/// How clearly each board is seen, and how large its cells are.
fn shown(table: &mut Tabletop) -> Vec<(f32, f32)> {
    let world = table.app.world_mut();
    let mut boards = world.query::<(&TheoremBoard, &Opacity, &Placement)>();
    let mut boards: Vec<_> = boards.iter(world).collect();
    boards.sort_by_key(|(board, ..)| board.0);
    let shown = boards.iter();
    shown.map(|(_, seen, place)| (seen.0, place.cell)).collect()
}

fn bring_to_front(table: &mut Tabletop, board: usize) {
    table.resource_mut::<Theorem>().bring_to_front(board);
    table.frame(0);
    table.frame(0);
}

/// Each heap has a piece at each of its places, and no others; which piece is where does not matter.
fn assert_same(found: &Places, wanted: &Places, what: &str) {
    assert_eq!(found.len(), wanted.len(), "{what}");
    let mut taken = BTreeSet::new();
    for ((heap, index), place) in wanted {
        let mut pieces = found.iter().filter(|((of, _), _)| of == heap);
        let here = pieces.find(|(_, at)| at.distance(*place) < 0.5);
        let (piece, _) = here.unwrap_or_else(|| panic!("{what}: {heap} {index} at {place}"));
        assert!(taken.insert(*piece), "{what}: {piece:?} is at two places");
    }
}

/// Whether the pieces of each heap lie beside each other.
fn are_apart(places: &Places) -> bool {
    places.iter().all(|((heap, index), place)| {
        let before = index.checked_sub(1).map(|before| places[&(*heap, before)]);
        before.is_none_or(|before| before.distance(*place) > 10.0)
    })
}

#[test]
fn every_piece_of_every_heap_goes_from_its_place_on_one_board_to_its_place_on_the_other() {
    let moves = [None, Some(Reduction { heap: 1, left: 2 })];
    for (mv, from, to) in moves.into_iter().flat_map(|mv| {
        let pairs = [(0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1)];
        pairs.map(|(from, to)| (mv, from, to))
    }) {
        let what = format!("from {from} to {to} after {mv:?}");
        let mut table = at_the_boards();
        table.resource_mut::<Theorem>().choose(mv);
        table.want(TheoremCommand::Play);
        bring_to_front(&mut table, from);
        let begin = on_board(&mut table, from);
        table.speed(Speed::Normal);
        bring_to_front(&mut table, to);
        assert_same(&on_their_way(&mut table), &begin, &what);
        for (heap, &pieces) in heaps(&table).iter().enumerate() {
            let count = begin.keys().filter(|(of, _)| *of == heap).count();
            assert_eq!(count, usize::from(pieces), "{what}: heap {heap}");
        }
        let mut last = begin;
        table.wait("the other board", |table| {
            let now = on_their_way(table);
            if now.is_empty() {
                return true;
            }
            assert!(are_apart(&now), "{what}: pieces of a heap meet");
            last = now;
            false
        });
        assert_same(&last, &on_board(&mut table, to), &what);
        let cells: Vec<(f32, f32)> = shown(&mut table);
        assert!(cells.iter().all(|(seen, _)| *seen == 1.0), "{what}");
    }
}

#[test]
fn a_heap_follows_the_one_before_and_the_two_boards_change_places_unseen() {
    let mut table = at_the_boards();
    table.speed(Speed::Normal);
    let before = shown(&mut table);
    bring_to_front(&mut table, 1);
    let begin = on_their_way(&mut table);
    let (mut has_waited, mut has_changed) = (false, false);
    let mut cells: Vec<f32> = before.iter().map(|(_, cell)| *cell).collect();
    table.wait("the other board", |table| {
        let now = on_their_way(table);
        let has_left = |piece| {
            now.get(&piece)
                .is_some_and(|it| it.distance(begin[&piece]) > 0.5)
        };
        has_waited |= has_left((0, 0)) && !has_left((1, 1));
        for (board, (seen, cell)) in shown(table).into_iter().enumerate() {
            let old = std::mem::replace(&mut cells[board], cell);
            if old != cell {
                assert_eq!(seen, 0.0, "board {board} is seen where it jumps");
                has_changed = true;
            }
            assert!(board != 2 || seen == 1.0, "the third board is as it was");
        }
        now.is_empty()
    });
    assert!(has_waited && has_changed);
    let after = shown(&mut table);
    assert!(after[0].1 < before[0].1 && after[1].1 > before[1].1);
    assert_eq!(after[2], before[2]);
}

#[test]
fn where_nothing_moves_the_other_board_is_there_at_once() {
    for is_wanted_by_the_system in [false, true] {
        let mut table = at_the_boards();
        if is_wanted_by_the_system {
            table.resource_mut::<Settings>().speed = None;
            table.resource_mut::<SystemMotion>().is_reduced = true;
            table.frames(2);
        }
        let small = shown(&mut table)[1].1;
        bring_to_front(&mut table, 1);
        assert!(on_their_way(&mut table).is_empty());
        let now = shown(&mut table);
        assert!(now[1].1 > small);
        assert!(now.iter().all(|(seen, _)| *seen == 1.0));
    }
}

#[test]
fn a_move_and_another_board_end_the_way() {
    let mut table = at_the_boards();
    table.speed(Speed::Normal);
    table.key(KeyCode::KeyB);
    table.frames(12);
    assert_eq!(on_their_way(&mut table).len(), 8);
    table.key(KeyCode::KeyB);
    table.frame(0);
    assert_eq!(theorem(&table).front(), 2);
    let begin = on_board(&mut table, 1);
    assert_same(&on_their_way(&mut table), &begin, "from the second board");
    table.frames(12);
    let mv = Reduction { heap: 1, left: 0 };
    table.resource_mut::<Theorem>().choose(Some(mv));
    table.want(TheoremCommand::Play);
    table.frame(FRAME);
    assert!(on_their_way(&mut table).is_empty());
    let now = shown(&mut table);
    assert!(now.iter().all(|(seen, _)| *seen == 1.0), "{now:?}");
}

#[test]
fn the_computer_waits_until_the_other_board_is_there() {
    let mut table = at_the_boards();
    let mut theorem = table.resource_mut::<Theorem>();
    theorem.answers = true;
    theorem.choose(Some(Reduction { heap: 1, left: 4 }));
    table.want(TheoremCommand::Play);
    table.speed(Speed::Slow);
    table.key(KeyCode::KeyB);
    table.frames(60);
    assert!(!on_their_way(&mut table).is_empty());
    assert_eq!(heaps(&table), [3, 4]);
    table.wait("an answer", |table| heaps(table) == [3, 3]);
    assert!(on_their_way(&mut table).is_empty());
}

#[test]
fn the_pebbles_that_stay_are_those_that_were_to_be_left() {
    let mut table = at_the_boards();
    let mv = Reduction { heap: 1, left: 2 };
    table.resource_mut::<Theorem>().choose(Some(mv));
    table.want(TheoremCommand::Play);
    table.frames(2);
    let left = theorem(&table).boards().cells(0, 1);
    let world = table.app.world_mut();
    let mut boards = world.query::<(Entity, &TheoremBoard)>();
    let nim = boards.iter(world).find(|(_, board)| board.0 == 0);
    let (nim, _) = nim.expect("the board is there");
    let mut pieces = world.query::<(&Piece, &ChildOf)>();
    let here = pieces.iter(world).filter(|(_, of)| of.parent() == nim);
    let mut row: Vec<Cell> = (here.map(|(piece, _)| piece.cell))
        .filter(|cell| cell.row == 1)
        .collect();
    row.sort();
    assert_eq!(row, left);
}
