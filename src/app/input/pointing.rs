//! Which move a person means by pointing at a cell.

use crate::games::notation::column_letter;
use crate::games::{Cell, GameKind, Illegal, Move, Position};

/// The move that ends on this cell. The rules decide whether it is legal.
///
/// # Errors
/// The reason why there is no such move.
pub fn move_towards(position: &Position, cell: Cell) -> Result<Move, Illegal> {
    let view = position.view();
    if !view.contains(cell) {
        return Err(Illegal::OffBoard);
    }
    let text = match position.kind() {
        GameKind::Northcott => format!("{}{}", column_letter(cell.row), cell.col + 1),
        _ => format!("{}{}", column_letter(cell.col), view.rows - cell.row),
    };
    let mv = position.parse_move(&text).map_err(|_| Illegal::NotAMove)?;
    position.check(mv)?;
    Ok(mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::notation::parse_id;

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
