//! A position of the research as one of the game, to be played on.

use thiserror::Error;

use super::{Space, Tuple};
use fivefold_rules::{Position, Side};

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
    /// far as boards go.
    ///
    /// # Errors
    /// See [`NoBoard`].
    pub fn on_board(&self, tuple: &Tuple, to_move: Side) -> Result<Position, NoBoard> {
        if !self.contains(tuple) {
            return Err(NoBoard::TooLarge);
        }
        let kind = self.kind();
        let (params, board) = (kind.board)(self, tuple)?;
        let position = kind.game.rules().board_text(&params, &board, to_move);
        let position = position.map_err(|_| NoBoard::TooLarge)?;
        match position.outcome() {
            None => Ok(position),
            Some(_) => Err(NoBoard::GameOver),
        }
    }
}
