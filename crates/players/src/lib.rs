//! Who chooses a move: the contract of all computer players.
//!
//! A player gets a position, limits, a stop flag and a seeded source of randomness, and gives a
//! [`SearchResult`]: the move and what it knows about it. It reads no clock and keeps no global state,
//! so the same seed and the same node limit give the same move everywhere.
//!
//! A player lives as long as its game ([`pool`]) and may keep what it has found out. It may use that
//! only where a clock alone limits it, or where that is wanted ([`Limits::may_remember`]): else,
//! whatever it was asked before, the same limit of positions or plies gives the same answer.

pub mod clocks;
pub mod external;
mod game_line;
pub mod helpers;
pub mod levels;
#[cfg(not(target_family = "wasm"))]
mod line_reader;
pub mod lockless;
pub mod nimbers;
pub mod opponents;
pub mod pool;
pub mod proof_files;
#[cfg(not(target_family = "wasm"))]
pub mod protocols;
pub mod random;
pub mod roster;
pub mod scripts;
mod threads;
pub mod window;

use std::fmt::{self, Debug};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use serde::{Deserialize, Serialize};

pub use clocks::Clocks;
pub use game_line::GameLine;
pub use threads::Threads;

use fivefold_config::Opponents;
use fivefold_rules::{Game, GameId, Move, Position, Rng, Side};
use fivefold_words::sentence::Sentence;
use fivefold_words::within_another;

/// How much a player may think. Without any limit it thinks as long as its own settings say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// At most this many positions visited.
    pub nodes: Option<u64>,
    /// At most this many plies ahead.
    pub depth: Option<u32>,
    /// How many threads may search. With more than one two searches need not be alike; positions are
    /// then counted over all of them.
    #[serde(default, skip_serializing_if = "Threads::is_one")]
    pub threads: Threads,
    /// Whether the player may use what it found out when it was asked before, though positions or plies
    /// limit it: then the same limit need not give the same move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub remembers: bool,
}

impl Limits {
    /// At most this many positions, by one thread.
    #[must_use]
    pub const fn of_nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            depth: None,
            threads: Threads::ONE,
            remembers: false,
        }
    }

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

    /// Whether a player may use what it found out before: where that is wanted, and where a clock alone
    /// limits it.
    #[must_use]
    pub const fn may_remember(&self, stop: &Stop) -> bool {
        self.remembers || self.is_clock_alone(stop)
    }
}

/// The line between a thinking player and whoever waits for it. It stops the player: by a flag that
/// another thread sets, or at the end of its time. And the player can tell before it moves that it
/// has found who wins. Clones share both.
#[derive(Clone, Default)]
pub struct Stop {
    flag: Arc<AtomicBool>,
    asked: Option<Arc<dyn Fn() -> bool + Send + Sync>>,
    has_clock: bool,
    clocks: Option<Clocks>,
    found: Arc<OnceLock<Verdict>>,
    watcher: Option<Arc<dyn Fn(Progress) + Send + Sync>>,
}

/// How far a player has come that still thinks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Plies looked ahead.
    pub depth: u32,
    /// Its estimate for the side to move, as in [`Verdict::Estimated`].
    pub score: i32,
    /// Positions visited.
    pub nodes: u64,
    /// The best move so far and what is expected to follow.
    pub line: Vec<Move>,
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
            ..Stop::default()
        }
    }

    /// The same line with a bound besides: the clocks of a game, and a question whether the time
    /// that they leave for this move is up. Unlike [`Stop::with_clock`] it lets nobody think more
    /// than usual.
    #[must_use]
    pub fn within(
        &self,
        clocks: Clocks,
        time_is_up: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Stop {
        let before = self.asked.clone();
        Stop {
            asked: Some(Arc::new(move || {
                before.as_ref().is_some_and(|stop| stop()) || time_is_up()
            })),
            clocks: Some(clocks),
            ..self.clone()
        }
    }

    /// The clocks of the game, for players that keep the time themselves.
    #[must_use]
    pub const fn clocks(&self) -> Option<Clocks> {
        self.clocks
    }

    /// Whether a clock will end the thinking by itself.
    #[must_use]
    pub(crate) const fn has_clock(&self) -> bool {
        self.has_clock
    }

    /// The same line with somebody who is told how far the player has come, as often as it says so. It
    /// must take hardly any time.
    #[must_use]
    pub fn watched(&self, watcher: impl Fn(Progress) + Send + Sync + 'static) -> Stop {
        Stop {
            watcher: Some(Arc::new(watcher)),
            ..self.clone()
        }
    }

    /// The same line without whoever watches it: for questions that are only a part of another.
    #[must_use]
    pub fn unwatched(&self) -> Stop {
        Stop {
            watcher: None,
            ..self.clone()
        }
    }

    /// Tells whoever watches how far the player has come; it is made up only if somebody does.
    pub fn tell_progress(&self, progress: impl FnOnce() -> Progress) {
        if let Some(watcher) = &self.watcher {
            watcher(progress());
        }
    }

    /// Tells whoever waits that the player knows who wins, though it thinks on; a verdict that is
    /// not decisive, or not the first, is not told.
    pub fn tell(&self, verdict: Verdict) {
        if verdict.is_decisive() {
            // Whoever was told first stays told.
            let _ = self.found.set(verdict);
        }
    }

    /// What the player has told.
    #[must_use]
    pub fn told(&self) -> Option<Verdict> {
        self.found.get().copied()
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// Proven: with best play this side wins (`None`: a draw).
    Proven {
        /// The winner with best play.
        winner: Option<Side>,
        /// Plies to the end with best play, where known.
        plies: Option<u32>,
    },
    /// Found, but not proven: a search sees this side win, but it did not try every reply.
    Found {
        /// The side that wins.
        winner: Side,
        /// Plies to the end of the game that it sees.
        plies: u32,
    },
    /// Estimated: the player's own score for the side to move; larger is better.
    Estimated {
        /// The score, in the player's own unit.
        score: i32,
    },
    /// The player does not judge positions.
    Unknown,
}

impl Verdict {
    /// Whether somebody wins, be it proven or only found.
    #[must_use]
    pub const fn is_decisive(self) -> bool {
        matches!(
            self,
            Verdict::Proven {
                winner: Some(_),
                ..
            } | Verdict::Found { .. }
        )
    }
}

/// Why a move was chosen, as a value; the app words it. The reasons that players of one game alone
/// have are constants in the folder of that game, listed in its [`roster::Roster`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Explanation {
    key: &'static str,
    number: Option<u8>,
}

impl Default for Explanation {
    fn default() -> Self {
        Explanation::BEST_SCORE
    }
}

impl Explanation {
    /// Found by searching: every answer loses.
    pub const SEARCHED_WIN: Explanation = Explanation::new("why-searched-win");
    /// It is the first move of a win that no answer can stop.
    pub const FORCED_WIN: Explanation = Explanation::new("why-forced-win");
    /// The position is lost; this loses latest.
    pub const HOLDS_OUT: Explanation = Explanation::new("why-holds-out");
    /// The position is lost; the move was taken at random.
    pub const LOST_RANDOM: Explanation = Explanation::new("why-lost-random");
    /// It has the best score.
    pub const BEST_SCORE: Explanation = Explanation::new("why-best-score");
    /// Chosen at random.
    pub const RANDOM: Explanation = Explanation::new("why-random");
    /// A stone of an opening that favours neither side, as far as it sees.
    pub const EVEN_OPENING: Explanation = Explanation::new("why-even-opening");
    /// Asked to choose a side: the first one stands better.
    pub const TAKES_FIRST: Explanation = Explanation::new("why-takes-first");
    /// Asked to choose a side: the second one stands better.
    pub const TAKES_SECOND: Explanation = Explanation::new("why-takes-second");
    /// Asked to choose a side: with two stones more neither stands better.
    pub const LEAVES_SIDES: Explanation = Explanation::new("why-leaves-sides");
    /// Asked how many alternatives are to be offered for a stone: with so many neither side stands
    /// better.
    pub const ANNOUNCES: Explanation = Explanation::new("why-announces");
    /// Another program has chosen it, and gives no reason.
    pub const EXTERNAL: Explanation = Explanation::new("why-external");
    /// A script of the player's chose it.
    pub const SCRIPT: Explanation = Explanation::new("why-script");
    /// The player's own move did not stand; this one was drawn at random.
    pub const FORFEITED: Explanation = Explanation::new("why-forfeited");

    /// Those that players of any game may give.
    const COMMON: [Explanation; 14] = [
        Explanation::SEARCHED_WIN,
        Explanation::FORCED_WIN,
        Explanation::HOLDS_OUT,
        Explanation::LOST_RANDOM,
        Explanation::BEST_SCORE,
        Explanation::RANDOM,
        Explanation::EVEN_OPENING,
        Explanation::TAKES_FIRST,
        Explanation::TAKES_SECOND,
        Explanation::LEAVES_SIDES,
        Explanation::ANNOUNCES,
        Explanation::EXTERNAL,
        Explanation::SCRIPT,
        Explanation::FORFEITED,
    ];

    /// The explanation that is worded under this key.
    #[must_use]
    pub const fn new(key: &'static str) -> Explanation {
        Explanation { key, number: None }
    }

    /// The same with the number in its sentence.
    #[must_use]
    pub const fn with_number(self, number: u8) -> Explanation {
        Explanation {
            number: Some(number),
            ..self
        }
    }

    /// The number in its sentence, the argument `n`, where it has one.
    #[must_use]
    pub const fn number(self) -> Option<u8> {
        self.number
    }

    /// The explanation with this key that a player of this game may give.
    #[must_use]
    pub fn from_key(key: &str, game: GameId) -> Option<Explanation> {
        let of_game = roster::Roster::of(game).explanations;
        let mut all = Explanation::COMMON.iter().chain(of_game).copied();
        all.find(|why| why.key == key)
    }

    /// The key under which it is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.key
    }
}

impl From<Explanation> for Sentence {
    fn from(why: Explanation) -> Sentence {
        let sentence = Sentence::new(why.key);
        match why.number {
            Some(number) => sentence.number("n", number),
            None => sentence,
        }
    }
}

/// A chosen move and what is known about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchResult<M> {
    /// The move; always legal.
    pub mv: M,
    /// What the player knows about the position.
    pub verdict: Verdict,
    /// Why this move. It is told by its key ([`Explanation::from_key`]), not with the rest.
    #[serde(skip)]
    pub explanation: Explanation,
    /// Positions visited.
    pub nodes: u64,
    /// Plies looked ahead.
    pub depth: u32,
    /// The principal variation: this move and what the player expects to follow, as far as it
    /// knows; empty for a player that looks at no continuation.
    pub line: Vec<M>,
    /// What the player has to say besides. Only scripts say anything: a browser's worker that runs
    /// none is smaller without the code that writes it.
    #[serde(default)]
    #[cfg_attr(not(feature = "scripts"), serde(skip_serializing))]
    pub remark: Option<Remark>,
}

impl<M> SearchResult<M> {
    /// A move of a player that has not looked ahead.
    #[must_use]
    pub const fn unsearched(mv: M, explanation: Explanation) -> SearchResult<M> {
        SearchResult {
            mv,
            verdict: Verdict::Unknown,
            explanation,
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        }
    }
}

/// What a player has to say beside its move: a script's mistake, and what it printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// Why the player forfeited its own move; the move of the choice was drawn at random then.
    pub mistake: Option<scripts::ScriptMistake>,
    /// What it said while it thought, line by line.
    pub said: Vec<String>,
}

impl Remark {
    /// The remark, unless there is nothing to say.
    #[must_use]
    pub(crate) fn unless_empty(self) -> Option<Remark> {
        (self != Remark::default()).then_some(self)
    }
}

/// What a player of any game says: its move, or why there is none.
pub type Answer = Result<SearchResult<Move>, NoMove>;

/// Why a player gave no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoMove {
    /// The game has ended; there is no legal move.
    GameOver,
    /// The stop flag was set before a move was found.
    Stopped,
    /// The player does not know this game.
    OtherGame,
    /// The player is another program, and something is wrong with it. What is wrong is not sent:
    /// answers travel as text only where no programs can be started.
    External(#[serde(skip)] external::EngineFault),
}

impl From<NoMove> for Sentence {
    fn from(reason: NoMove) -> Sentence {
        match reason {
            NoMove::GameOver => Sentence::new("no-move-game-over"),
            NoMove::Stopped => Sentence::new("no-move-stopped"),
            NoMove::OtherGame => Sentence::new("no-move-other-game"),
            NoMove::External(fault) => fault.sentence(|col, row| format!("{col},{row}")),
        }
    }
}

impl fmt::Display for NoMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        within_another(&Sentence::from(*self), f)
    }
}

impl std::error::Error for NoMove {}

impl From<external::EngineFault> for NoMove {
    fn from(fault: external::EngineFault) -> NoMove {
        NoMove::External(fault)
    }
}

impl NoMove {
    /// Whether the player has given the game up: it will not move in it any more, and its side has
    /// lost.
    #[must_use]
    pub const fn resigns(self) -> bool {
        matches!(self, NoMove::External(_))
    }
}

/// A computer player of one game.
pub trait Player<G: Game>: Send {
    /// Chooses a move. Ends within 50 ms of `stop` being set.
    ///
    /// # Errors
    /// See [`NoMove`].
    fn choose(
        &mut self,
        position: &G,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<G::Move>, NoMove>;

    /// See [`AnyPlayer::recall`].
    fn recall(&mut self, _line: &GameLine) {}
}

/// A computer player of any game: the erased form of [`Player`].
pub trait AnyPlayer: Send {
    /// See [`Player::choose`].
    ///
    /// # Errors
    /// See [`NoMove`].
    fn choose(
        &mut self,
        position: &Position,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Answer;

    /// Tells the player how the game came to the position it will be asked about next. It may be
    /// left out; most players do not care.
    fn recall(&mut self, _line: &GameLine) {}

    /// What another program wrote to standard error last, once it has given up.
    fn last_words(&self) -> &[String] {
        &[]
    }

    /// Takes over numbers that have changed since the player was made. False if it cannot: then a
    /// new player has to be made.
    fn set_up(&mut self, _config: &Opponents) -> bool {
        false
    }
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
    ) -> Answer {
        let position = position.as_game::<G>().ok_or(NoMove::OtherGame)?;
        let choice = self.player.choose(position, limits, stop, rng)?;
        Ok(SearchResult {
            mv: G::pack(choice.mv),
            verdict: choice.verdict,
            explanation: choice.explanation,
            nodes: choice.nodes,
            depth: choice.depth,
            line: choice.line.into_iter().map(G::pack).collect(),
            remark: choice.remark,
        })
    }

    fn recall(&mut self, line: &GameLine) {
        self.player.recall(line);
    }
}
