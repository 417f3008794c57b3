//! How a game came to a position.

use fivefold_rules::{Illegal, Move, Position};

/// A position and how the game came to it: from which start, by which moves.
#[derive(Clone, Debug)]
pub struct GameLine {
    start: Position,
    moves: Vec<Move>,
    position: Position,
    /// A position before the last move, after so many moves: what lies between is played again when
    /// somebody asks for it.
    checkpoint: (usize, Position),
}

impl GameLine {
    /// A game in which nothing has been played.
    #[must_use]
    pub fn new(start: Position) -> GameLine {
        GameLine {
            moves: Vec::new(),
            position: start.clone(),
            checkpoint: (0, start.clone()),
            start,
        }
    }

    /// The line of these moves.
    ///
    /// # Errors
    /// The reason why the rules refuse one of them.
    pub fn of_moves(start: Position, moves: Vec<Move>) -> Result<GameLine, Illegal> {
        let mut line = GameLine::new(start);
        for &mv in &moves {
            line.position.play(mv)?;
        }
        line.moves = moves;
        Ok(line)
    }

    /// The line of moves that are known to be legal, with the position after so many of them, which
    /// is known too; `position` is the one after all, if that is known.
    pub fn from_checkpoint(
        start: Position,
        moves: Vec<Move>,
        checkpoint: (usize, Position),
        position: Option<Position>,
    ) -> GameLine {
        let position = position.unwrap_or_else(|| played(&checkpoint, &moves));
        GameLine {
            start,
            moves,
            position,
            checkpoint,
        }
    }

    /// Plays a move at the end of the line.
    ///
    /// # Errors
    /// The reason why the rules refuse it; nothing has changed then.
    pub fn play(&mut self, mv: Move) -> Result<(), Illegal> {
        let before = self.position.clone();
        self.position.play(mv)?;
        self.checkpoint = (self.moves.len(), before);
        self.moves.push(mv);
        Ok(())
    }

    /// The start of the game.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The moves.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after them.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The position after them, without the way.
    #[must_use]
    pub fn into_position(self) -> Position {
        self.position
    }

    /// The last move and the position in which it was played; none at the start.
    #[must_use]
    pub fn last_move(&self) -> Option<(Position, Move)> {
        let (&last, earlier) = self.moves.split_last()?;
        Some((played(&self.checkpoint, earlier), last))
    }
}

/// The position after legal moves, from a checkpoint among them on.
fn played(checkpoint: &(usize, Position), moves: &[Move]) -> Position {
    let (plies, position) = checkpoint;
    let mut position = position.clone();
    for &mv in &moves[(*plies).min(moves.len())..] {
        // Legal, as all moves of a line are.
        let _ = position.play(mv);
    }
    position
}
