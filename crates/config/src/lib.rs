//! The numbers of the game, as they stand in `assets/config/*.ron`.
//!
//! Every file is one struct. The numbers stand in the shipped files alone, which are part of the
//! program: a field that a file lacks has the shipped value. What a number is, its range and its unit
//! stand beside its field ([`numbers!`]); the comments in the files are written from that. An unknown
//! field, a value out of its range and broken text are errors that name file, line, column and remedy.
//!
//! What belongs to one game stands in a file of that game, read by a struct in the game's folder
//! ([`GameNumbers`]).

mod board_numbers;
mod description;
mod documented;
mod games;
mod layered;
mod levels;
mod opponents;
mod overrides;
mod own_levels;
pub mod proofs;
mod ratings;
mod reading;
mod reason;
pub mod schema;
mod scripts;
mod search;
mod sound;
mod study;
mod theme;
mod timing;
mod tree;

pub use board_numbers::{BoardNumbers, Preset, boards_of};
pub use description::{Described, Description, FilePart};
pub use documented::{documented, documented_theme};
pub use games::{GameFile, GameNumbers, GameSection, Games};
pub use levels::{ALL_NODES, LEVELS, Level, NimLevel, eight, scaled};
pub use opponents::{
    EngineName, ExternalEngine, MOST_EXTERNAL, Opponents, ThinkingTime, ThinkingTimes, usual_pause,
};
pub use overrides::{Overrides, TunableFile};
pub use own_levels::{LevelNumbers, OwnLevel};
pub use ratings::Ratings;
pub use reading::nearest;
pub use reading::{
    ConfigError, ConfigFile, ConfigProblem, ExpectedValue, read, read_whole, shipped,
};
pub use reason::Reason;
pub use schema::{FieldSchema, ValueKind};
pub use scripts::{HeadEntry, LONGEST_NAME, Script, ScriptLimits, ScriptName, Scripts, words};
pub use search::{GenericLevel, SearchNumbers};
pub use sound::{Noise, Partial, Sound, Strike, Timbre};
pub use study::{AnalysisNumbers, AskBack, BestMovesNumbers, Study, TeachingNumbers};
pub use theme::{Colour, Theme, ThemeName};
pub use timing::{Speed, Timing};
pub use tree::PathStep;
