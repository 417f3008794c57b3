//! `assets/config/opponents.ron`: the opponents that are no part of a game. What the players of a
//! game look at stands in the file of that game ([`Games`]).

use std::fmt;

use arrayvec::ArrayString;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::games::Games;
use super::numbers;
use super::own_levels::OwnLevel;
use super::proofs::ProofIndex;
use super::reason::Reason;
use super::scripts::{ScriptLimits, Scripts};
use fivefold_rules::GameId;

numbers! {
    /// The opponents that are no part of a game: other programs, and scripts. What the players of each
    /// game look at stands in its own file: nim.ron, corner.ron, northcott.ron, lines.ron, atoms.ron; the
    /// players of games that bring none stand in any_game.ron.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    #[shipped(fivefold_assets::config::OPPONENTS)]
    pub struct Opponents {
        /// Other programs as opponents in Lines with five in a row: computer players of Gomoku that
        /// speak the protocol of Gomocup (gomocup.org has dozens). They are offered on the
        /// desktop only. At most 32 programs.
        ///
        /// For example:
        ///
        /// ```text
        /// external_engines: [
        ///     (name: "Rapfi", command: "/home/me/gomoku/pbrain-rapfi", turn_ms: 2000, pause_ms: 25),
        ///     (name: "Self", command: "fivefold", args: ["brain"]),
        /// ],
        /// ```
        #[serde(deserialize_with = "engines")]
        pub external_engines: Vec<ExternalEngine>,
        /// How much the levels search with another thinking time than Standard, which can be chosen in
        /// the settings: so many times as many positions as they look at otherwise. That changes how
        /// strong they are, too. Standard is the search with which they were measured; rated games have
        /// no other. The levels of the Nim games, scripts, other programs and the original opponents do
        /// not follow it.
        pub thinking_time: ThinkingTimes,
        /// How many threads the strongest level, hints and analysis search with in Lines and Atoms; with 0
        /// one for each core of the computer but one. More see further in the same time, but need not
        /// find the same move when they are asked again. Rated games have one thread, as the level was
        /// measured, and so has a browser.
        pub threads: u8 [0 to 64, "Threads"],
        /// Opponents written as scripts: assets/opponents/*.rhai, see docs/opponents.md.
        pub script_limits: ScriptLimits,
        /// Levels under names of their own, made with “Clone this opponent” on the page of a level.
        ///
        /// For example:
        ///
        /// ```text
        /// own_levels: [
        ///     (name: "no-diagonals", game: "mnk", level: 5, numbers: (misses_diagonals: true)),
        /// ],
        /// ```
        pub own_levels: Vec<OwnLevel>,
    }
    apart {
        /// The opponents written as scripts: files of their own, not part of this one.
        pub scripts: Scripts,
        /// The proofs of who wins a board: files of their own, not part of this one.
        pub proofs: ProofIndex,
        /// The numbers of each game: files of their own, not part of this one.
        pub games: Games,
    }

    /// What the positions that a level looks at are multiplied by.
    #[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
    pub struct ThinkingTimes {
        /// With Short.
        pub short: f32 [0.01 to 1, "Times"],
        /// With Long.
        pub long: f32 [1 to 100, "Times"],
    }

    /// Another program that plays Lines and speaks the protocol of Gomocup.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct ExternalEngine {
        /// A name of its own: 1 to 24 letters, digits or - _ . without accents.
        #[serde(serialize_with = "name_text", deserialize_with = "name")]
        pub name: EngineName [text],
        /// The command that starts it: a path, or a name that the system finds.
        pub command: String [text],
        /// What it is started with.
        #[serde(default)]
        pub args: Vec<String> [text],
        /// Its time for a move; 1000 if it is left out. In a game with clocks it is told its clock
        /// besides.
        #[serde(default = "usual_turn")]
        pub turn_ms: u32 [10 to 3_600_000, "Milliseconds"],
        /// How long after its answer it is left alone, because some programs print their move before they
        /// are ready for the next command, and drop it; 10 if it is left out.
        #[serde(default = "usual_pause", skip_serializing_if = "is_usual_pause")]
        pub pause_ms: u32 [0 to 1_000, "Milliseconds"],
    }
}

/// How much the levels search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThinkingTime {
    /// Less than they were measured with.
    Short,
    /// As they were measured.
    #[default]
    Standard,
    /// More than they were measured with.
    Long,
}

impl Opponents {
    /// The same opponents with levels of a game that search as much as this; nothing where that makes
    /// no difference.
    #[must_use]
    pub fn thinking(&self, time: ThinkingTime, game: GameId) -> Option<Opponents> {
        let factor = match time {
            ThinkingTime::Short => self.thinking_time.short,
            ThinkingTime::Standard => return None,
            ThinkingTime::Long => self.thinking_time.long,
        };
        let mut games = self.games.clone();
        games.scale_search(game, factor);
        (games != self.games).then(|| Opponents {
            games,
            ..self.clone()
        })
    }
}

/// Most external engines.
pub const MOST_EXTERNAL: usize = 32;

/// The name of an external engine: 1 to 24 letters, digits, `-`, `_` or `.`, without accents.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct EngineName(ArrayString<{ EngineName::LONGEST }>);

impl EngineName {
    /// The longest name, in bytes.
    pub const LONGEST: usize = 24;

    /// The name, if it is one.
    #[must_use]
    pub fn new(name: &str) -> Option<EngineName> {
        let is_part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        if name.is_empty() || !name.chars().all(is_part) {
            return None;
        }
        ArrayString::from(name).ok().map(EngineName)
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for EngineName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

const fn usual_turn() -> u32 {
    1_000
}

/// The usual [`ExternalEngine::pause_ms`].
#[must_use]
pub const fn usual_pause() -> u32 {
    10
}

/// Earlier versions do not know the pause.
const fn is_usual_pause(pause_ms: &u32) -> bool {
    *pause_ms == usual_pause()
}

fn name_text<S: Serializer>(name: &EngineName, output: S) -> Result<S::Ok, S::Error> {
    output.serialize_str(name.as_str())
}

fn name<'de, D: Deserializer<'de>>(input: D) -> Result<EngineName, D::Error> {
    let text = String::deserialize(input)?;
    EngineName::new(&text)
        .ok_or_else(|| D::Error::custom(Reason::new("config-engine-name", &[&EngineName::LONGEST])))
}

fn engines<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<ExternalEngine>, D::Error> {
    let engines = Vec::<ExternalEngine>::deserialize(input)?;
    if engines.len() > MOST_EXTERNAL {
        let reason = Reason::new("config-many-programs", &[&engines.len(), &MOST_EXTERNAL]);
        return Err(D::Error::custom(reason));
    }
    for (index, engine) in engines.iter().enumerate() {
        if engines[..index]
            .iter()
            .any(|other| other.name == engine.name)
        {
            let reason = Reason::new("config-same-program", &[&engine.name]);
            return Err(D::Error::custom(reason));
        }
    }
    Ok(engines)
}
