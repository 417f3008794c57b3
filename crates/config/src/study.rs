//! `assets/config/study.ron`: what is a mistake, and how long the computer looks for one.

use serde::Deserialize;

use super::games::Games;
use super::reading::{ConfigFile, shipped, within};
use fivefold_rules::GameId;

/// The numbers of analysis, of the teaching game and of the best moves.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// The analysis of whole games.
    pub analysis: AnalysisNumbers,
    /// The teaching game.
    pub teaching: TeachingNumbers,
    /// The best moves of a position.
    pub best_moves: BestMovesNumbers,
}

/// How deep a game is analysed, and from which drop on a move is a mistake. Drops are those of the
/// evaluation from −1000 (proven lost) to 1000 (proven won).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnalysisNumbers {
    /// Positions that are visited for each move of a game at first, 1 to 100 000 000 000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub coarse_nodes: u64,
    /// The same where somebody asks for more.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub deep_nodes: u64,
    /// A move that gives away at least this much is an inaccuracy, 1 to 2000.
    #[serde(deserialize_with = "within::<1, 2_000, _, _>")]
    pub inaccuracy: i32,
    /// … a mistake, 1 to 2000.
    #[serde(deserialize_with = "within::<1, 2_000, _, _>")]
    pub mistake: i32,
    /// … a blunder, 1 to 2000.
    #[serde(deserialize_with = "within::<1, 2_000, _, _>")]
    pub blunder: i32,
    /// From this evaluation on a side is clearly ahead, 1 to 1000.
    #[serde(deserialize_with = "within::<1, 1_000, _, _>")]
    pub clear: i32,
    /// The engine's points that make an evaluation of 500 in games whose file does not say, 1 to
    /// 30 000.
    #[serde(deserialize_with = "within::<1, 30_000, _, _>")]
    pub half: i32,
    /// The numbers of each game: files of their own, not part of this one.
    #[serde(skip)]
    pub games: Games,
}

impl AnalysisNumbers {
    /// The engine's points that make an evaluation of 500 in this game.
    #[must_use]
    pub fn half(&self, game: impl Into<GameId>) -> i32 {
        self.games.half(game).unwrap_or(self.half)
    }
}

impl ConfigFile for Study {
    const SHIPPED: &'static str = fivefold_assets::config::STUDY;
}

impl Default for Study {
    fn default() -> Self {
        shipped()
    }
}

impl Default for AnalysisNumbers {
    fn default() -> Self {
        Study::default().analysis
    }
}

/// When a move is offered back in a teaching game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeachingNumbers {
    /// Which losses are asked about.
    pub ask_back_when: AskBack,
    /// Estimated drops from this on are asked about as well, 1 to 2000; only with
    /// [`AskBack::ProvenOrEstimated`].
    #[serde(deserialize_with = "within::<1, 2_000, _, _>")]
    pub drop: i32,
    /// Positions that are visited before and after the move, each, 1 to 100 000 000 000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

/// How the best moves of a position are looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BestMovesNumbers {
    /// How many are listed, 1 to 5.
    #[serde(deserialize_with = "within::<1, 5, _, _>")]
    pub moves: u32,
    /// Positions that are visited for each move at first, 1 to 100 000 000.
    #[serde(deserialize_with = "within::<1, 100_000_000, _, _>")]
    pub first_nodes: u64,
    /// The same for those moves that look best then, 1 to 100 000 000 000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

/// Which losses a teaching game asks about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
pub enum AskBack {
    /// Those that are proven: a win or a draw is given away for sure.
    Proven,
    /// Also those that are only estimated.
    #[default]
    ProvenOrEstimated,
}
