//! The rules of a game as a few short scenes: a small board, the moves that are played on it, and the one
//! sentence that they show.
//!
//! A game brings them as one value ([`RulesPictures`]). Moves are written in the game's notation, and
//! sentences are keys under which each language has words; their arguments are the game's parameters.

use fivefold_rules::{Event, GameId, Position, Side};

/// The scenes of a game.
#[derive(Debug)]
pub struct RulesPictures {
    /// Two to four scenes for the variant that this position is of.
    pub scenes: fn(&Position) -> Vec<Scene>,
}

/// One sentence of the rules and what shows it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The sentence.
    pub told: &'static str,
    /// The game's parameters: those of a small board.
    pub params: String,
    /// The board, as it stands in ids.
    pub board: String,
    /// The side to move.
    pub mover: Side,
    /// The moves that are played, with a space between them.
    pub moves: String,
}

/// A scene that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The position in which it begins.
    pub start: Position,
    /// What each move does, and the position after it.
    pub turns: Vec<(Vec<Event>, Position)>,
}

impl RulesPictures {
    /// The scenes for the variant of a position; none if the game brings none.
    #[must_use]
    pub fn of(position: &Position) -> Vec<Scene> {
        let pictures: Option<&RulesPictures> = position.game().extension();
        pictures.map_or_else(Vec::new, |pictures| (pictures.scenes)(position))
    }
}

impl Scene {
    /// A scene that the first side begins.
    #[must_use]
    pub fn new(
        told: &'static str,
        params: impl Into<String>,
        board: impl Into<String>,
        moves: impl Into<String>,
    ) -> Scene {
        Scene {
            told,
            params: params.into(),
            board: board.into(),
            mover: Side::First,
            moves: moves.into(),
        }
    }

    /// The same begun by the other side.
    #[must_use]
    pub fn second(self) -> Scene {
        Scene {
            mover: Side::Second,
            ..self
        }
    }

    /// Plays the scene; `None` if it is written wrongly.
    #[must_use]
    pub fn play(&self, game: GameId) -> Option<Played> {
        let rules = game.rules();
        let start = rules.board_text(&self.params, &self.board, self.mover);
        let start = start.ok()?;
        let mut position = start.clone();
        let mut turns = Vec::new();
        for text in self.moves.split_whitespace() {
            let mv = position.parse_move(text).ok()?;
            let events = position.play(mv).ok()?;
            turns.push((events, position.clone()));
        }
        Some(Played { start, turns })
    }
}

impl Played {
    /// The position in which it ends.
    #[must_use]
    pub fn end(&self) -> &Position {
        self.turns.last().map_or(&self.start, |(_, after)| after)
    }
}
