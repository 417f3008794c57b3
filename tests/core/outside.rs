//! Games from outside: what the shipped games have no use for.

use fivefold::midend::{Match, Opening, Plan, Seat};
use fivefold::rules::{Cell, Event, Game, Illegal, Position, Side};
use fivefold_support::driving::Drive as _;
use fivefold_support::positions::play_all as play;

use crate::connect_four::ConnectFour;
use crate::domineering::Domineering;
use crate::hex::Hex;

fn game<G: Game>() -> Match {
    let start = G::start(&G::Params::default(), Side::First);
    Match::new(Plan {
        start: Position::new(start),
        seats: [Seat::Person; 2],
        starter: None,
        opening: Opening::Free,
        seed: 1,
        clock: None,
    })
}

#[test]
fn the_last_move_is_where_the_piece_came_to_rest() {
    let mut game = game::<ConnectFour>();
    assert_eq!(game.history().last_target(), None);
    play(&mut game, "d d");
    assert_eq!(game.history().last_target(), Some(Cell::new(3, 4)));
    game.undo();
    assert_eq!(game.history().last_target(), Some(Cell::new(3, 5)));
    game.undo();
    assert_eq!(game.history().last_target(), None);
}

#[test]
fn every_cell_of_a_column_stands_for_it() {
    let mut game = game::<ConnectFour>();
    play(&mut game, "d d d d d");
    for row in 0..6 {
        let mv = game
            .position()
            .move_at(Cell::new(3, row))
            .expect("a column");
        assert_eq!(game.position().move_text(mv), "d");
        assert_eq!(game.position().check(mv), Ok(()));
    }
    play(&mut game, "d");
    let full = game.position().move_at(Cell::new(3, 0)).expect("a column");
    assert_eq!(game.position().check(full), Err(Illegal::Occupied));
}

#[test]
fn four_in_a_row_win_and_the_line_is_told() {
    let mut game = game::<ConnectFour>();
    play(&mut game, "a g b g c g d");
    let line = game.last_events().iter().find_map(|event| match event {
        Event::Line { cells, .. } => Some(cells.len()),
        _ => None,
    });
    assert_eq!(line, Some(4));
    assert!(game.result().is_some());
}

#[test]
fn a_path_of_hex_is_told_from_edge_to_edge() {
    let mut game = game::<Hex>();
    play(&mut game, "d7 a1 d6 a2 d5 a3 c5 a4 c4 a5 c3 a6 c2 b7 c1");
    let path = game.last_events().iter().find_map(|event| match event {
        Event::Line { cells, .. } => Some(cells.clone()),
        _ => None,
    });
    let path = path.expect("the edges are connected");
    assert_eq!((path[0].row, path[path.len() - 1].row), (0, 6));
    let touches = |pair: &[Cell]| {
        let cols = pair[1].col.abs_diff(pair[0].col);
        let rows = pair[1].row.abs_diff(pair[0].row);
        cols <= 1 && rows <= 1
    };
    assert!(path.windows(2).all(touches), "{path:?}");
}

/// The values of small boards: On Numbers and Games, chapter 10. 2 x 2 is won by whoever begins.
#[test]
fn whoever_cannot_put_a_domino_loses() {
    let mut game = game::<Domineering>();
    assert_eq!(game.position().perft(1), 30, "upright on 6 x 6");
    play(&mut game, "a6");
    assert_eq!(
        game.position().view().at(Cell::new(0, 1)).owner,
        Some(Side::First)
    );
    let start = fivefold::rules::GameId::of::<Domineering>().rules();
    let mut square = start.start_text("2x2", Side::Second).expect("a board");
    let mv = square.parse_move("a2").expect("a cell");
    square.play(mv).expect("a legal move");
    assert_eq!(
        square.outcome().and_then(|it| it.winner()),
        Some(Side::Second)
    );
}
