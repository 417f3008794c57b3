//! Which move a person means by pointing at a cell.

use crate::look::Look;
use crate::rules::{Cell, Illegal, Move, Position};

/// The move that ends on this cell. The rules decide whether it is legal.
///
/// # Errors
/// The reason why there is no such move.
pub fn move_towards(position: &Position, cell: Cell) -> Result<Move, Illegal> {
    let view = position.view();
    if !view.contains(cell) {
        return Err(Illegal::OffBoard);
    }
    let is_target = |mv: &Move| position.target(*mv) == Some(cell);
    if let Some(mv) = position.legal_moves().into_iter().find(is_target) {
        return Ok(mv);
    }
    // The rules know why the move with this name is refused.
    let name = Look::of(position.game()).coordinates.cell_name(&view, cell);
    let mv = position.parse_move(&name).map_err(|_| Illegal::NotAMove)?;
    position.check(mv)?;
    Ok(mv)
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
}
