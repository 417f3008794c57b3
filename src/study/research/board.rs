//! A position of the research as one of the game, to be played on.

use thiserror::Error;

use super::{Moves, Space, Tuple};
use crate::games::northcott::{FEWEST_COLS, FEWEST_ROWS, MOST_COLS};
use crate::games::notation::column_letter;
use crate::games::{GameKind, Position, Side, corner};

/// Why a position cannot be put on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoBoard {
    /// No board is as large.
    #[error("no board is as large")]
    TooLarge,
    /// The game would be over before the first move.
    #[error("the game would be over")]
    GameOver,
}

impl Space {
    /// The position on a board of its game that has room for all positions of this question, as
    /// far as boards go. Northcott: in each row O at the left edge and X behind the gap; a question
    /// about one row gets a second one without a gap, because no board has fewer. Corner Nim: the
    /// stone at these distances from home.
    ///
    /// # Errors
    /// See [`NoBoard`].
    pub fn on_board(&self, tuple: &Tuple, to_move: Side) -> Result<Position, NoBoard> {
        if !self.contains(tuple) {
            return Err(NoBoard::TooLarge);
        }
        let (kind, params, board) = match self.moves() {
            Moves::Gaps => northcott(self, tuple),
            Moves::Rook | Moves::Queen => corner(self, tuple)?,
        };
        let position = kind.rules().board_text(&params, &board, to_move);
        let position = position.map_err(|_| NoBoard::TooLarge)?;
        match position.outcome() {
            None => Ok(position),
            Some(_) => Err(NoBoard::GameOver),
        }
    }
}

fn northcott(space: &Space, tuple: &Tuple) -> (GameKind, String, String) {
    let largest = space.sizes().iter().max().copied().unwrap_or(1);
    let cols = (largest + 1).clamp(FEWEST_COLS.into(), MOST_COLS.into());
    let mut rows: Vec<String> = (tuple.iter())
        .map(|&gap| format!("1-{}", u16::from(gap) + 2))
        .collect();
    while rows.len() < usize::from(FEWEST_ROWS) {
        rows.push("1-2".to_owned());
    }
    let params = format!("{}x{cols}", rows.len());
    (GameKind::Northcott, params, rows.join(","))
}

fn corner(space: &Space, tuple: &Tuple) -> Result<(GameKind, String, String), NoBoard> {
    let (&[cols, rows], &[from_left, from_below]) = (space.sizes(), &**tuple) else {
        return Err(NoBoard::TooLarge);
    };
    let side = |size: u16| size.clamp(corner::SHORTEST.into(), corner::LONGEST.into());
    if from_left >= corner::LONGEST {
        return Err(NoBoard::TooLarge);
    }
    let queen = if space.moves() == Moves::Queen {
        ",queen"
    } else {
        ""
    };
    let params = format!("{}x{}{queen}", side(cols), side(rows));
    let square = format!("{}{}", column_letter(from_left), u16::from(from_below) + 1);
    Ok((GameKind::Corner, params, square))
}
