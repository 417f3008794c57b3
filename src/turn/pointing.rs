//! Which move a person means by pointing at a cell.

use crate::look::Look;
use crate::rules::{Cell, Event, Illegal, Move, Position};

/// The move that ends on this cell. The rules decide whether it is legal.
///
/// # Errors
/// The reason why there is no such move.
pub(crate) fn move_towards(position: &Position, cell: Cell) -> Result<Move, Illegal> {
    let view = position.view();
    if !view.contains(cell) {
        return Err(Illegal::OffBoard);
    }
    let is_target = |mv: &Move| position.target(*mv) == Some(cell);
    if let Some(mv) = position.legal_moves().into_iter().find(is_target) {
        return Ok(mv);
    }
    if let Some(mv) = position.move_at(cell) {
        return position.check(mv).map(|()| mv);
    }
    // The rules know why the move with this name is refused.
    let name = Look::of(position.game()).coordinates.cell_name(&view, cell);
    let mv = position.parse_move(&name).map_err(|_| Illegal::NotAMove)?;
    position.check(mv)?;
    Ok(mv)
}

/// The moves in which what lies on this cell goes to another one: where it ends, and the move.
pub(crate) fn moves_from(position: &Position, from: Cell) -> Vec<(Cell, Move)> {
    let view = position.view();
    if !view.contains(from) || view.at(from).count == 0 {
        return Vec::new();
    }
    let end = |mv: Move| {
        let (_, events) = position.preview(mv).ok()?;
        events.iter().find_map(|event| match *event {
            Event::Moved {
                from: start, to, ..
            } if start == from => Some((to, mv)),
            _ => None,
        })
    };
    position.legal_moves().into_iter().filter_map(end).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::parse_id;

    #[test]
    fn every_legal_move_can_be_pointed_at() {
        for id in [
            "corner:8x8",
            "corner:9x7,queen",
            "northcott:3x12",
            "mnk:22x9x5",
            "atoms:8x5",
        ] {
            let position = parse_id(id).expect("a good id").position;
            for mv in position.legal_moves() {
                let cell = position.target(mv).expect("a move of this game");
                assert_eq!(move_towards(&position, cell), Ok(mv), "{id}");
            }
        }
    }

    #[test]
    fn pieces_go_only_where_they_move_and_never_out_of_turn() {
        let ends = |id: &str, cell| {
            let position = parse_id(id).expect("a good id").position;
            let moves = moves_from(&position, cell);
            moves.into_iter().map(|(to, _)| to).collect::<Vec<_>>()
        };
        let northcott = "northcott:2x6:1-4,1-4@1";
        let first = ends(northcott, Cell::new(0, 0));
        assert_eq!(first, [Cell::new(1, 0), Cell::new(2, 0)]);
        assert_eq!(ends(northcott, Cell::new(3, 0)), []);
        assert_eq!(ends(northcott, Cell::new(9, 9)), []);
        assert_eq!(ends("mnk:3x3x3:o2/3/3@2", Cell::new(0, 0)), []);
        assert_eq!(ends("atoms:8x5", Cell::new(0, 0)), []);
    }
}
