//! What one program has read of a file, for another one that has not all readers: a page gives a file that
//! it cannot read to a worker, and takes what comes back in the place of the file. Games, places and notes are
//! those of the file.
//!
//! After a mark that no file of another program begins with follow the format or the error and then the
//! games, as `postcard` writes them. Both sides are of the same build, so the form may change with every
//! version.

use std::ops::ControlFlow;

use fivefold_lines::SMALLEST_SIDE;
use fivefold_rules::Cell;
use postcard::{take_from_bytes, to_extend};

use crate::sgf::MOST_LETTERS;
use crate::{FileBoard, FileChoice, FileFormat, FileGame, FileMove, ReadError};

/// How it begins. Not the beginning of a text: pasted text is never taken for it.
const MARK: &[u8] = b"\xfffivefold\xff";

/// Whether these bytes are what another program has read.
#[must_use]
pub fn is_transfer(bytes: &[u8]) -> bool {
    bytes.starts_with(MARK)
}

/// Reads a file in any format that is known here, to be handed over.
#[must_use]
pub fn transferred(bytes: &[u8]) -> Vec<u8> {
    let mut games = Vec::new();
    let format = crate::visit(bytes, &mut |game| {
        // A game that cannot be written is missing; there is no such game.
        if let Ok(more) = to_extend(&game, std::mem::take(&mut games)) {
            games = more;
        }
        ControlFlow::Continue(())
    });
    let head = to_extend(&format, MARK.to_vec()).unwrap_or_default();
    [head, games].concat()
}

/// Reads what was handed over, as [`crate::visit`] would have read the file.
///
/// # Errors
/// What the reader of the file has told; [`ReadError::Unknown`], if it is damaged.
pub(crate) fn visit(
    bytes: &[u8],
    each: &mut dyn FnMut(FileGame) -> ControlFlow<()>,
) -> Result<FileFormat, ReadError> {
    let body = bytes.strip_prefix(MARK).unwrap_or_default();
    let (format, mut rest) =
        take_from_bytes::<Result<FileFormat, ReadError>>(body).map_err(|_| ReadError::Unknown)?;
    while !rest.is_empty() {
        let (game, after) = take_from_bytes(rest).map_err(|_| ReadError::Unknown)?;
        if !is_sound(&game) {
            return Err(ReadError::Unknown);
        }
        if each(game).is_break() {
            break;
        }
        rest = after;
    }
    format
}

/// Whether a game is one that a reader could have made.
fn is_sound(game: &FileGame) -> bool {
    let FileBoard { cols, rows, .. } = game.board;
    let is_on_board = |cell: Cell| cell.col < cols && cell.row < rows;
    let sides = SMALLEST_SIDE..=MOST_LETTERS;
    sides.contains(&cols)
        && sides.contains(&rows)
        && !game.nodes.is_empty()
        && game.nodes.iter().enumerate().all(|(index, node)| {
            let setup = node.setup.iter().flat_map(|setup| &setup.cells);
            let offered = node.choices.iter().filter_map(|choice| match choice {
                FileChoice::Offer(cell) => Some(*cell),
                _ => None,
            });
            let stone = match node.mv {
                Some(FileMove::Stone(_, cell)) => Some(cell),
                _ => None,
            };
            let cells = setup.map(|(cell, _)| *cell).chain(offered).chain(stone);
            let cells = cells.chain(node.marks.iter().map(|mark| mark.cell));
            node.parent < index.max(1) && { cells }.all(is_on_board)
        })
}
