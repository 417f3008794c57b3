//! `assets/config/opponents.ron`: thresholds, weights and depths of the computer players.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::levels::Levels;
use super::reading::within;
use super::scripts::{ScriptLimits, Scripts};
use crate::players::external::{EngineName, LONGEST_NAME};

/// Settings of all computer players.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Opponents {
    /// The Nim original.
    pub nim: NimOriginal,
    /// The Northcott original.
    pub northcott: NorthcottOriginal,
    /// Noughts, the alpha-beta original of Lines.
    pub noughts: Noughts,
    /// Boora, the hot-spot original of Lines.
    pub boora: Boora,
    /// The search engine of Lines.
    pub lines_engine: LinesEngine,
    /// The Atoms original.
    pub atoms: AtomsOriginal,
    /// The Atoms engine.
    pub atoms_engine: AtomsEngine,
    /// Other programs that play Lines, at most [`MOST_EXTERNAL`], each with a name of its own.
    #[serde(deserialize_with = "engines")]
    pub external_engines: Vec<ExternalEngine>,
    /// The graded levels of all games.
    pub levels: Levels,
    /// What scripts may do.
    pub script_limits: ScriptLimits,
    /// The opponents written as scripts: files of their own, not part of this one.
    #[serde(skip)]
    pub scripts: Scripts,
}

/// Most external engines.
pub const MOST_EXTERNAL: usize = 32;

/// The Nim original: a search without memory.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NimOriginal {
    /// It visits at most this many positions, 1 to 100000000000; then it plays at random.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

impl Default for NimOriginal {
    fn default() -> Self {
        NimOriginal { nodes: 100_000_000 }
    }
}

/// The Northcott original.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct NorthcottOriginal {
    /// It waits this long before it moves, 0 to 10000 milliseconds; thinking counts.
    #[serde(deserialize_with = "within::<0, 10_000, _, _>")]
    pub wait_ms: u32,
}

impl Default for NorthcottOriginal {
    fn default() -> Self {
        NorthcottOriginal { wait_ms: 500 }
    }
}

/// Noughts: depth-limited minimax with alpha-beta pruning.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Noughts {
    /// Number of levels offered, 1 to 6; level n looks n plies ahead.
    #[serde(deserialize_with = "within::<1, 6, _, _>")]
    pub levels: u8,
    /// The level chosen at first, in plies looked ahead, 1 to 6.
    #[serde(deserialize_with = "within::<1, 6, _, _>")]
    pub depth: u8,
    /// The value of a won game, 10000 to 1000000000.
    #[serde(deserialize_with = "within::<10_000, 1_000_000_000, _, _>")]
    pub infinity: i32,
}

impl Default for Noughts {
    fn default() -> Self {
        Noughts {
            levels: 3,
            depth: 2,
            infinity: 1_000_000,
        }
    }
}

/// Boora: hot spots, weights and threats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Boora {
    /// How far from each stone its star of candidates reaches, 1 to 8 cells.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub hotspot_width: u8,
    /// How far the star reaches in which it looks for a defence, 1 to 8 cells.
    #[serde(deserialize_with = "within::<1, 8, _, _>")]
    pub defence_width: u8,
    /// Weight of a finished line, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub finished: i32,
    /// Weight of a line that lacks one stone, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_one: i32,
    /// Weight of a line that lacks two stones, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_two: i32,
    /// Weight of a line that lacks three stones, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub lacks_three: i32,
    /// A candidate worth at least this is played at once, 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub play_from: i32,
    /// An opponent's last move worth at least this is answered (0.6 only), 0 to 1000000.
    #[serde(deserialize_with = "within::<0, 1_000_000, _, _>")]
    pub defend_from: i32,
}

impl Default for Boora {
    fn default() -> Self {
        Boora {
            hotspot_width: 2,
            defence_width: 4,
            finished: 5_000,
            lacks_one: 700,
            lacks_two: 100,
            lacks_three: 10,
            play_from: 5_000,
            defend_from: 100,
        }
    }
}

/// The search engine of Lines.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LinesEngine {
    /// By how much its estimate of a position may differ with the seed, 0 to 100 points; 0: equal
    /// moves are always chosen alike.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub variety: i32,
    /// What it remembers of positions takes at most this much, 1 to 1024 MiB.
    #[serde(deserialize_with = "within::<1, 1_024, _, _>")]
    pub memory_mib: u32,
    /// It visits at most this many positions for a move when nothing else limits it, 1 to
    /// 100000000000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

impl Default for LinesEngine {
    fn default() -> Self {
        LinesEngine {
            variety: 3,
            memory_mib: 16,
            nodes: 500_000,
        }
    }
}

/// The Atoms original.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AtomsOriginal {
    /// It plays at random in the first turns of the game, 0 to 1000 turns.
    #[serde(deserialize_with = "within::<0, 1_000, _, _>")]
    pub opening_turns: u16,
    /// It plays at random while it owns fewer cells than this, 0 to 256.
    #[serde(deserialize_with = "within::<0, 256, _, _>")]
    pub threshold: u16,
    /// Later it plays at random this often, 0 to 100 percent.
    #[serde(deserialize_with = "within::<0, 100, _, _>")]
    pub random_percent: u8,
    /// It looks for a random empty cell this often at most, 1 to 100000 tries.
    #[serde(deserialize_with = "within::<1, 100_000, _, _>")]
    pub tries: u32,
}

impl Default for AtomsOriginal {
    fn default() -> Self {
        AtomsOriginal {
            opening_turns: 5,
            threshold: 32,
            random_percent: 30,
            tries: 1_000,
        }
    }
}

/// The Atoms engine: alpha-beta search on bitboards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct AtomsEngine {
    /// Memory of its transposition table, 1 to 1024 MiB; the largest power of two that fits is
    /// used.
    #[serde(deserialize_with = "within::<1, 1_024, _, _>")]
    pub memory_mib: u32,
    /// It visits at most this many positions for a move that has no other limit and no clock,
    /// 1 to 100000000000.
    #[serde(deserialize_with = "within::<1, 100_000_000_000, _, _>")]
    pub nodes: u64,
}

impl Default for AtomsEngine {
    fn default() -> Self {
        AtomsEngine {
            memory_mib: 16,
            nodes: 8_000_000,
        }
    }
}

/// Another program that plays Lines and speaks the protocol of Gomocup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalEngine {
    /// Its name, as it is shown.
    #[serde(serialize_with = "name_text", deserialize_with = "name")]
    pub name: EngineName,
    /// The program: a path, or a name that the system finds.
    pub command: String,
    /// What the program is started with.
    #[serde(default)]
    pub args: Vec<String>,
    /// Its time for a move, 10 to 3600000 milliseconds.
    #[serde(
        default = "usual_turn",
        deserialize_with = "within::<10, 3_600_000, _, _>"
    )]
    pub turn_ms: u32,
}

const fn usual_turn() -> u32 {
    1_000
}

fn name_text<S: Serializer>(name: &EngineName, output: S) -> Result<S::Ok, S::Error> {
    output.serialize_str(name.as_str())
}

fn name<'de, D: Deserializer<'de>>(input: D) -> Result<EngineName, D::Error> {
    let text = String::deserialize(input)?;
    EngineName::new(&text).ok_or_else(|| {
        D::Error::custom(format_args!(
            "a name has 1 to {LONGEST_NAME} letters, digits or the signs - _ . (without accents)"
        ))
    })
}

fn engines<'de, D: Deserializer<'de>>(input: D) -> Result<Vec<ExternalEngine>, D::Error> {
    let engines = Vec::<ExternalEngine>::deserialize(input)?;
    if engines.len() > MOST_EXTERNAL {
        let many = engines.len();
        return Err(D::Error::custom(format_args!(
            "{many} programs are too many, at most {MOST_EXTERNAL} are taken"
        )));
    }
    for (index, engine) in engines.iter().enumerate() {
        if engines[..index]
            .iter()
            .any(|other| other.name == engine.name)
        {
            let name = engine.name;
            return Err(D::Error::custom(format_args!(
                "two programs have the name {name}; give one of them another"
            )));
        }
    }
    Ok(engines)
}
