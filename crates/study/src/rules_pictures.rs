//! The rules of a game as a few short scenes: a small board, the moves that are played on it, and the one
//! sentence that they show.
//!
//! A game brings them as one value ([`RulesPictures`]). Moves are written in the game's notation, and
//! sentences are keys under which each language has words; their arguments are the game's parameters.

use super::table::{self, rows};
use fivefold_rules::{Event, GameId, Position};

/// The scenes of a game, two to four for each variant.
#[derive(Debug)]
pub enum RulesPictures {
    /// A table with a line for each [`Scene`]: the sentence, the board and the moves, with `|` between them. The
    /// words among the parameters of the board tell for which variant it is.
    Table(&'static str),
    /// Scenes that depend on numbers, too, for the variant of this position.
    Of(fn(&Position) -> Vec<Scene>),
}

/// One sentence of the rules and what shows it.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The sentence.
    pub told: &'static str,
    /// A small board, as in ids behind the game's word.
    pub board: String,
    /// The moves that are played, with a space between them.
    pub moves: String,
}

/// A scene that has been played.
#[derive(Clone, Debug)]
pub struct PlayedScene {
    /// The position in which it begins.
    pub start: Position,
    /// What each move does, and the position after it.
    pub turns: Vec<(Vec<Event>, Position)>,
}

impl RulesPictures {
    /// The scenes for the variant of a position; none if the game brings none.
    ///
    /// # Panics
    /// A line of the game's table has not three columns.
    #[must_use]
    pub fn of(position: &Position) -> Vec<Scene> {
        let params = position.params_text();
        let read = |row: Vec<&'static str>| {
            let &[told, board, moves] = &row[..] else {
                panic!("no scene: {row:?}");
            };
            let is_meant = words(board.split(':').next()?).eq(words(&params));
            is_meant.then(|| Scene::new(told, board, moves))
        };
        match position.game().extension() {
            Some(RulesPictures::Table(text)) => rows(text).filter_map(read).collect(),
            Some(RulesPictures::Of(scenes)) => scenes(position),
            None => Vec::new(),
        }
    }
}

/// The words among parameters, such as `queen` in `8x8,queen`.
fn words(params: &str) -> impl Iterator<Item = &str> {
    params
        .split(',')
        .filter(|it| it.starts_with(|sign: char| sign.is_ascii_alphabetic()))
}

impl Scene {
    /// A scene.
    #[must_use]
    pub fn new(told: &'static str, board: impl Into<String>, moves: impl Into<String>) -> Scene {
        Scene {
            told,
            board: board.into(),
            moves: moves.into(),
        }
    }

    /// Plays the scene; `None` if it is written wrongly.
    #[must_use]
    pub fn play(&self, game: GameId) -> Option<PlayedScene> {
        let start = table::position(game, &self.board)?;
        let mut position = start.clone();
        let mut turns = Vec::new();
        for text in self.moves.split_whitespace() {
            let mv = position.parse_move(text).ok()?;
            let events = position.play(mv).ok()?;
            turns.push((events, position.clone()));
        }
        Some(PlayedScene { start, turns })
    }
}

impl PlayedScene {
    /// The position in which it ends.
    #[must_use]
    pub fn end(&self) -> &Position {
        self.turns.last().map_or(&self.start, |(_, after)| after)
    }
}
