//! Who chooses a move: the contract of all computer players.
//!
//! A player gets a position, limits, a stop flag and a seeded source of randomness, and gives a
//! [`Choice`]: the move and what it knows about it. It reads no clock and keeps no global state,
//! so the same seed and the same node limit give the same move everywhere.

pub mod atoms;
pub mod exact;
pub mod external;
pub mod levels;
pub mod luck;
pub mod mnk;
pub mod opponents;
pub mod originals;
pub mod random;
mod remark;
pub mod scripts;
pub mod swap2;
mod window;

use std::fmt::{self, Debug};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use remark::Remark;

use crate::games::{Game, Move, Position, Rng, Side};

/// How much a player may think. Without any limit it thinks as long as its own settings say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most this many positions visited.
    pub nodes: Option<u64>,
    /// At most this many plies ahead.
    pub depth: Option<u32>,
}

impl Limits {
    /// How many positions a player may visit: the limit, where one is given; with a clock as many
    /// as the time allows; else as many as is usual for the player.
    #[must_use]
    pub fn most_nodes(&self, stop: &Stop, usual: u64) -> u64 {
        match self.nodes {
            Some(nodes) => nodes,
            None if stop.has_clock() => u64::MAX,
            None => usual,
        }
    }

    /// Whether a clock decides how long a player may think, and nothing else: then no two searches
    /// need to be alike.
    #[must_use]
    pub const fn is_clock_alone(&self, stop: &Stop) -> bool {
        stop.has_clock() && self.nodes.is_none() && self.depth.is_none()
    }
}

/// What stops a thinking player: a flag that another thread sets, or the end of its time. Clones
/// share the flag.
#[derive(Clone, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    asked: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    has_clock: bool,
}

impl Stop {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Stop {
        Stop::default()
    }

    /// A flag that is not set, and a clock besides: the core has none of its own. The player asks
    /// it as often as it looks at the flag, so it must answer in well under a microsecond.
    #[must_use]
    pub fn with_clock(time_is_up: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        Stop {
            has_clock: true,
            ..Stop::with_rests(time_is_up)
        }
    }

    /// A flag that is not set, and a question that is asked as often as the player looks at the
    /// flag: whether to stop. A player that shares its thread with others can rest meanwhile; it
    /// thinks as much as without.
    #[must_use]
    pub fn with_rests(rest: impl Fn() -> bool + Send + Sync + 'static) -> Stop {
        Stop {
            flag: Arc::default(),
            asked: Some(Arc::new(rest)),
            has_clock: false,
        }
    }

    /// Whether a clock will end the thinking by itself.
    #[must_use]
    pub const fn has_clock(&self) -> bool {
        self.has_clock
    }

    /// Asks every player that looks at this flag to stop.
    pub fn stop(&self) {
        self.flag.store(true, Ordering::Relaxed);
    }

    /// Whether a stop was asked for, or the time is up.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.flag.load(Ordering::Relaxed) || self.asked.as_ref().is_some_and(|stop| stop())
    }
}

impl Debug for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stop")
            .field("is_set", &self.is_set())
            .finish_non_exhaustive()
    }
}

/// What a player knows about the position from which it moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Proven: with best play this side wins (`None`: a draw).
    Proven {
        /// The winner with best play.
        winner: Option<Side>,
        /// Plies to the end with best play, where known.
        plies: Option<u32>,
    },
    /// Estimated: the player's own score for the side to move; larger is better.
    Estimated {
        /// The score, in the player's own unit.
        score: i32,
    },
    /// The player does not judge positions.
    Unknown,
}

/// Why a move was chosen, as a value; the app words it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Explanation {
    /// It brings the nim-sum (or Grundy value) to 0.
    NimSumToZero,
    /// It leaves an odd number of heaps of one piece (the end of misère Nim).
    OddOnes,
    /// Found by searching: every answer loses.
    SearchedWin,
    /// The position is lost; the move was taken at random.
    LostRandom,
    /// Chosen at random.
    Random,
    /// The fixed first move of a game.
    Opening,
    /// A stone of an opening that favours neither side, as far as it sees.
    EvenOpening,
    /// Asked to choose a side: the first one stands better.
    TakesFirst,
    /// Asked to choose a side: the second one stands better.
    TakesSecond,
    /// Asked to choose a side: with two stones more neither stands better.
    LeavesSides,
    /// It completes a line.
    CompletesLine,
    /// It stops a line that the opponent would complete next.
    BlocksLine,
    /// It threatens to complete a line on two cells at once.
    OpenFour,
    /// It is the first move of a win that no answer can stop.
    ForcedWin,
    /// The position is lost; this loses latest.
    HoldsOut,
    /// It stands where the opponent's last move threatened most.
    Defends,
    /// It has the best score.
    BestScore,
    /// It grows a cell next to the opponent's.
    GrowsAtFront,
    /// It wins the game with a cascade at once.
    WinsCascade,
    /// Another program has chosen it, and gives no reason.
    External,
    /// A script of the player's chose it.
    Script,
    /// The player's own move did not stand; this one was drawn at random.
    Forfeited,
}

impl Explanation {
    /// All explanations.
    pub const ALL: [Explanation; 22] = [
        Explanation::NimSumToZero,
        Explanation::OddOnes,
        Explanation::SearchedWin,
        Explanation::LostRandom,
        Explanation::Random,
        Explanation::Opening,
        Explanation::EvenOpening,
        Explanation::TakesFirst,
        Explanation::TakesSecond,
        Explanation::LeavesSides,
        Explanation::CompletesLine,
        Explanation::BlocksLine,
        Explanation::OpenFour,
        Explanation::ForcedWin,
        Explanation::HoldsOut,
        Explanation::Defends,
        Explanation::BestScore,
        Explanation::GrowsAtFront,
        Explanation::WinsCascade,
        Explanation::External,
        Explanation::Script,
        Explanation::Forfeited,
    ];

    /// The explanation with this key.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Explanation> {
        Explanation::ALL.into_iter().find(|why| why.key() == key)
    }

    /// The key under which it is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Explanation::NimSumToZero => "why-nim-sum-to-zero",
            Explanation::OddOnes => "why-odd-ones",
            Explanation::SearchedWin => "why-searched-win",
            Explanation::LostRandom => "why-lost-random",
            Explanation::Random => "why-random",
            Explanation::Opening => "why-opening",
            Explanation::EvenOpening => "why-even-opening",
            Explanation::TakesFirst => "why-takes-first",
            Explanation::TakesSecond => "why-takes-second",
            Explanation::LeavesSides => "why-leaves-sides",
            Explanation::CompletesLine => "why-completes-line",
            Explanation::BlocksLine => "why-blocks-line",
            Explanation::OpenFour => "why-open-four",
            Explanation::ForcedWin => "why-forced-win",
            Explanation::HoldsOut => "why-holds-out",
            Explanation::Defends => "why-defends",
            Explanation::BestScore => "why-best-score",
            Explanation::GrowsAtFront => "why-grows-at-front",
            Explanation::WinsCascade => "why-wins-cascade",
            Explanation::External => "why-external",
            Explanation::Script => "why-script",
            Explanation::Forfeited => "why-forfeited",
        }
    }
}

/// A chosen move and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<M> {
    /// The move; always legal.
    pub mv: M,
    /// What the player knows about the position.
    pub verdict: Verdict,
    /// Why this move.
    pub explanation: Explanation,
    /// Positions visited.
    pub nodes: u64,
    /// Plies looked ahead.
    pub depth: u32,
    /// The principal variation: this move and what the player expects to follow, as far as it
    /// knows; empty for a player that looks at no continuation.
    pub line: Vec<M>,
    /// What the player has to say besides.
    pub remark: Option<Remark>,
}

/// Why a player gave no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoChoice {
    /// The game has ended; there is no legal move.
    #[error("the game is over, there is no move to choose")]
    GameOver,
    /// The stop flag was set before a move was found.
    #[error("the player was stopped before it found a move")]
    Stopped,
    /// The player does not know this game.
    #[error("this player does not play that game")]
    OtherGame,
    /// The player is another program, and something is wrong with it.
    #[error("{0}")]
    External(#[from] external::Fault),
}

impl NoChoice {
    /// The word for it in texts.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            NoChoice::GameOver => "over",
            NoChoice::Stopped => "stopped",
            NoChoice::OtherGame => "other-game",
            NoChoice::External(_) => "external",
        }
    }

    /// Whether the player has given the game up: it will not move in it any more, and its side has
    /// lost.
    #[must_use]
    pub const fn resigns(self) -> bool {
        matches!(self, NoChoice::External(_))
    }

    /// The reason with this word. What is wrong with another program is not told by it: only
    /// where no programs can be started are reasons sent as words.
    #[must_use]
    pub fn from_id(id: &str) -> Option<NoChoice> {
        let external = NoChoice::External(external::Fault::NoPrograms);
        [
            NoChoice::GameOver,
            NoChoice::Stopped,
            NoChoice::OtherGame,
            external,
        ]
        .into_iter()
        .find(|reason| reason.id() == id)
    }
}

/// A computer player of one game.
pub trait Player<G: Game>: Send {
    /// Chooses a move. Ends within 50 ms of `stop` being set.
    ///
    /// # Errors
    /// See [`NoChoice`].
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<G::Move>, NoChoice>;
}

/// A computer player of any game: the erased form of [`Player`].
pub trait AnyPlayer: Send {
    /// See [`Player::choose`].
    ///
    /// # Errors
    /// See [`NoChoice`].
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Move>, NoChoice>;

    /// Tells the player how the game came to the position it will be asked about next: from which
    /// start, by which legal moves. It may be left out; most players do not care.
    fn recall(&mut self, _start: &Position, _moves: &[Move]) {}
}

/// Makes a [`Player`] of one game an [`AnyPlayer`].
pub struct ForGame<G, P> {
    player: P,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: Game, P: Player<G> + 'static> ForGame<G, P> {
    /// Erases the game from the player's type.
    #[must_use]
    pub fn boxed(player: P) -> Box<dyn AnyPlayer> {
        Box::new(ForGame {
            player,
            game: std::marker::PhantomData::<fn() -> G>,
        })
    }
}

impl<G: Game, P: Player<G>> AnyPlayer for ForGame<G, P> {
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Move>, NoChoice> {
        let position = position.as_game::<G>().ok_or(NoChoice::OtherGame)?;
        let choice = self.player.choose(position, limits, stop, rng)?;
        Ok(Choice {
            mv: G::pack(choice.mv),
            verdict: choice.verdict,
            explanation: choice.explanation,
            nodes: choice.nodes,
            depth: choice.depth,
            line: choice.line.into_iter().map(G::pack).collect(),
            remark: choice.remark,
        })
    }
}
