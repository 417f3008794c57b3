//! `assets/config/study.ron`: what is a mistake, and how long the computer looks for one.

use serde::Deserialize;

use super::games::Games;
use super::numbers;
use super::schema::{HasKind, ValueKind};
use fivefold_rules::GameId;

numbers! {
    /// What the computer calls a mistake, and how long it looks for one.
    ///
    /// Every position has an evaluation from -1000 (proven lost) to 1000 (proven won); 0 is even, or a
    /// proven draw. What a move gives away is the drop of this evaluation for the side that moves.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    #[shipped(fivefold_assets::config::STUDY)]
    pub struct Study {
        /// The analysis of a whole game. A proven win that is given away is always a blunder; the drops
        /// below are for what is only estimated.
        pub analysis: AnalysisNumbers,
        /// The teaching game: a move that gives much away is offered back with a question.
        pub teaching: TeachingNumbers,
        /// The best moves of a position, while you study.
        pub best_moves: BestMovesNumbers,
    }

    /// How deep a game is analysed, and from which drop on a move is a mistake.
    #[derive(Clone, Debug, PartialEq, Deserialize)]
    pub struct AnalysisNumbers {
        /// How many positions are looked at for each move at first; a million take about a second. The
        /// three Nim games need none: who wins them is known.
        pub coarse_nodes: u64 [1 to 100_000_000_000, "Positions"],
        /// How many positions are looked at for each move where you ask for more.
        pub deep_nodes: u64 [1 to 100_000_000_000, "Positions"],
        /// A move that gives away at least so much is an inaccuracy.
        pub inaccuracy: i32 [1 to 2_000, "Drop of the evaluation"],
        /// A move that gives away at least so much is a mistake.
        pub mistake: i32 [1 to 2_000, "Drop of the evaluation"],
        /// A move that gives away at least so much is a blunder.
        pub blunder: i32 [1 to 2_000, "Drop of the evaluation"],
        /// From this evaluation on a side is clearly ahead; where the other one takes over, the game has
        /// turned.
        pub clear: i32 [1 to 1_000, "Evaluation"],
        /// How many points of an engine's own count make an evaluation of 500 in games whose file does
        /// not say.
        pub half: i32 [1 to 30_000, "Points"],
    }
    apart {
        /// The numbers of each game: files of their own, not part of this one.
        pub games: Games,
    }

    /// When a move is offered back in a teaching game.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub struct TeachingNumbers {
        /// What is asked about: with Proven only what gives a win or a draw away for sure, with
        /// ProvenOrEstimated also what seems to give much away.
        pub ask_back_when: AskBack,
        /// An estimated drop from this on is asked about.
        pub drop: i32 [1 to 2_000, "Drop of the evaluation"],
        /// How many positions are looked at before and after your move, each.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }

    /// How the best moves of a position are looked for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
    pub struct BestMovesNumbers {
        /// How many are listed.
        pub moves: u32 [1 to 5, "Moves"],
        /// How many positions are looked at for each move at first; a million take about a second.
        pub first_nodes: u64 [1 to 100_000_000, "Positions"],
        /// How many positions are looked at for each of those moves that look best then.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }
}

impl AnalysisNumbers {
    /// The engine's points that make an evaluation of 500 in this game.
    #[must_use]
    pub fn half(&self, game: impl Into<GameId>) -> i32 {
        self.games.half(game).unwrap_or(self.half)
    }
}

impl Default for AnalysisNumbers {
    fn default() -> Self {
        Study::default().analysis
    }
}

impl HasKind for AskBack {
    const KIND: ValueKind = ValueKind::Choice(&["Proven", "ProvenOrEstimated"]);
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
