//! The erased form of a position: one type for the positions of all games.

use std::any::Any;
use std::fmt::{self, Debug};
use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use super::{
    Cell, Event, Field, Game, GameId, Illegal, Outcome, Parameters, Refusal, Side, TextError, View,
};

/// A move of any game as a plain number; only the game itself knows what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Move(pub u32);

impl Move {
    /// The move that consists of choosing a cell; ordered row by row.
    #[must_use]
    pub const fn from_cell(cell: Cell) -> Move {
        Move((cell.row as u32) << 8 | cell.col as u32)
    }

    /// The cell chosen, on boards whose sides are at most `longest`.
    #[must_use]
    pub fn to_cell(self, longest: u8) -> Option<Cell> {
        let [0, 0, row, col] = self.0.to_be_bytes() else {
            return None;
        };
        (row < longest && col < longest).then_some(Cell { col, row })
    }
}

/// What the positions of all games can do.
pub trait AnyPosition: Debug + Send + Sync {
    /// Which game this is.
    fn game(&self) -> GameId;
    /// The position itself, for players that know the game.
    fn as_any(&self) -> &dyn Any;
    /// A copy.
    fn boxed(&self) -> Box<dyn AnyPosition>;
    /// Whether the other is the same position of the same game.
    fn same(&self, other: &dyn AnyPosition) -> bool;
    /// Feeds all that tells it from other positions of its game to a hash.
    fn feed(&self, hasher: &mut dyn Hasher);
    /// The parameters as fields.
    fn fields(&self) -> Vec<Field>;
    /// The parameters as text.
    fn params_text(&self) -> String;
    /// The board as text.
    fn board_text(&self) -> String;
    /// See [`Game::side_to_move`].
    fn side_to_move(&self) -> Side;
    /// See [`Game::outcome`].
    fn outcome(&self) -> Option<Outcome>;
    /// All legal moves in ascending order.
    fn legal_moves(&self) -> Vec<Move>;
    /// Whether the move is legal.
    ///
    /// # Errors
    /// The reason why not.
    fn check(&self, mv: Move) -> Result<(), Illegal>;
    /// Checks and carries out a move.
    ///
    /// # Errors
    /// The reason why it is refused; the position is unchanged then.
    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal>;
    /// See [`Game::view`].
    fn view(&self) -> View;
    /// See [`Game::target`]; `None` for a number that is no move of this game.
    fn target(&self, mv: Move) -> Option<Cell>;
    /// See [`Game::move_at`].
    fn move_at(&self, cell: Cell) -> Option<Move>;
    /// See [`Game::place`].
    ///
    /// # Errors
    /// The reason why this cannot be placed here.
    fn place(&self, cell: Cell, side: Side) -> Result<Position, Illegal>;
    /// See [`Game::can_win`].
    fn can_win(&self, side: Side) -> bool;
    /// See [`Game::deciding_cells`].
    fn deciding_cells(&self) -> Vec<Cell>;
    /// See [`Game::forbidden_cells`].
    fn forbidden_cells(&self) -> Vec<(Cell, Refusal)>;
    /// See [`Game::fouls`].
    fn fouls(&self) -> Vec<Move>;
    /// Text of a move; empty for a number that is no move of this game.
    fn move_text(&self, mv: Move) -> String;
    /// Reads a move.
    ///
    /// # Errors
    /// A [`TextError`].
    fn parse_move(&self, text: &str) -> Result<Move, TextError>;
    /// Counts the move sequences of exactly this length.
    fn perft(&self, depth: u32) -> u64;
}

impl<G: Game> AnyPosition for G {
    fn game(&self) -> GameId {
        GameId::of::<G>()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn boxed(&self) -> Box<dyn AnyPosition> {
        Box::new(self.clone())
    }

    fn same(&self, other: &dyn AnyPosition) -> bool {
        other.as_any().downcast_ref::<G>() == Some(self)
    }

    fn feed(&self, mut hasher: &mut dyn Hasher) {
        self.hash(&mut hasher);
    }

    fn fields(&self) -> Vec<Field> {
        self.params().fields()
    }

    fn params_text(&self) -> String {
        self.params().to_string()
    }

    fn board_text(&self) -> String {
        Game::board_text(self)
    }

    fn side_to_move(&self) -> Side {
        Game::side_to_move(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        Game::legal_moves(self, &mut moves);
        moves.into_iter().map(G::pack).collect()
    }

    fn check(&self, mv: Move) -> Result<(), Illegal> {
        Game::check(self, G::unpack(mv).ok_or(Illegal::NotAMove)?)
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Event>, Illegal> {
        let mv = G::unpack(mv).ok_or(Illegal::NotAMove)?;
        Game::check(self, mv)?;
        let mut events = Vec::new();
        self.apply(mv, &mut events);
        Ok(events)
    }

    fn view(&self) -> View {
        Game::view(self)
    }

    fn target(&self, mv: Move) -> Option<Cell> {
        G::unpack(mv).map(|mv| Game::target(self, mv))
    }

    fn move_at(&self, cell: Cell) -> Option<Move> {
        Game::move_at(self, cell).map(G::pack)
    }

    fn place(&self, cell: Cell, side: Side) -> Result<Position, Illegal> {
        Game::place(self, cell, side).map(Position::new)
    }

    fn can_win(&self, side: Side) -> bool {
        Game::can_win(self, side)
    }

    fn deciding_cells(&self) -> Vec<Cell> {
        Game::deciding_cells(self)
    }

    fn forbidden_cells(&self) -> Vec<(Cell, Refusal)> {
        Game::forbidden_cells(self)
    }

    fn fouls(&self) -> Vec<Move> {
        Game::fouls(self).into_iter().map(G::pack).collect()
    }

    fn move_text(&self, mv: Move) -> String {
        G::unpack(mv).map_or_else(String::new, |mv| Game::move_text(self, mv))
    }

    fn parse_move(&self, text: &str) -> Result<Move, TextError> {
        Game::parse_move(self, text).map(G::pack)
    }

    fn perft(&self, depth: u32) -> u64 {
        fn count<G: Game>(position: &mut G, depth: u32, lists: &mut Vec<Vec<G::Move>>) -> u64 {
            if depth == 0 {
                return 1;
            }
            let mut moves = lists.pop().unwrap_or_default();
            position.legal_moves(&mut moves);
            let mut total = 0;
            if depth == 1 {
                total = moves.len() as u64;
            } else {
                for &mv in &moves {
                    let undo = position.apply(mv, &mut ());
                    total += count(position, depth - 1, lists);
                    position.undo(mv, undo);
                }
            }
            lists.push(moves);
            total
        }
        count(&mut self.clone(), depth, &mut Vec::new())
    }
}

/// A position of any of the games.
pub struct Position(Box<dyn AnyPosition>);

impl Position {
    /// Erases the game's type.
    #[must_use]
    pub fn new<G: Game>(position: G) -> Position {
        Position(Box::new(position))
    }

    /// The position as the game's own type, if it is of that game.
    #[must_use]
    pub fn as_game<G: Game>(&self) -> Option<&G> {
        self.0.as_any().downcast_ref()
    }

    /// The id of the game: parameters without a board.
    #[must_use]
    pub fn game_id(&self) -> String {
        format!("{}:{}", self.game().as_str(), self.params_text())
    }

    /// The id of this position (see [`super::notation`]).
    #[must_use]
    pub fn id(&self) -> String {
        format!(
            "{}:{}@{}",
            self.game_id(),
            self.0.board_text(),
            self.side_to_move()
        )
    }

    /// The shortest id of this position: that of the game alone where it is the usual start.
    #[must_use]
    pub fn short_id(&self) -> String {
        let start = self
            .game()
            .rules()
            .start_text(&self.params_text(), Side::First);
        if start.is_ok_and(|start| start.id() == self.id()) {
            self.game_id()
        } else {
            self.id()
        }
    }

    /// The same board with this side to move.
    #[must_use]
    pub fn with_side_to_move(&self, side: Side) -> Position {
        self.game()
            .rules()
            .board_text(&self.params_text(), &self.0.board_text(), side)
            // A board that allows only the other side to move stays as it is.
            .unwrap_or_else(|_| self.clone())
    }

    /// The texts of moves that are played one after the other from here, up to the first that is refused.
    #[must_use]
    pub fn move_texts(&self, moves: &[Move]) -> Vec<String> {
        let mut position = self.clone();
        let mut texts = Vec::with_capacity(moves.len());
        for &mv in moves {
            texts.push(position.move_text(mv));
            if position.play(mv).is_err() {
                break;
            }
        }
        texts
    }

    /// The events of a move without carrying it out: the preview.
    ///
    /// # Errors
    /// The reason why the move is refused.
    pub fn preview(&self, mv: Move) -> Result<(Position, Vec<Event>), Illegal> {
        let mut after = self.clone();
        let events = after.play(mv)?;
        Ok((after, events))
    }
}

impl std::ops::Deref for Position {
    type Target = dyn AnyPosition;

    fn deref(&self) -> &Self::Target {
        &*self.0
    }
}

impl std::ops::DerefMut for Position {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut *self.0
    }
}

impl Clone for Position {
    fn clone(&self) -> Self {
        Position(self.0.boxed())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.0.same(&*other.0)
    }
}

impl Eq for Position {}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.game().hash(state);
        self.0.feed(state);
    }
}

impl Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({})", self.id())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}
