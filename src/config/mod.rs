//! The numbers of the game, as they stand in `assets/config/*.ron`.
//!
//! Every file is one struct here. A field that a file lacks takes its default; an unknown field,
//! a value out of its range and broken text are errors that name file, line, column and remedy.
//! The defaults equal the shipped files (a test compares them).

mod boards;
mod levels;
mod opponents;
mod ratings;
mod reading;
mod scripts;
mod study;
mod theme;
mod timing;

pub use boards::{Boards, MOST_PRESETS, Preset};
pub use levels::{ALL_NODES, AtomsLevel, LEVELS, Levels, LinesLevel, NimLevel};
pub use opponents::{
    AtomsEngine, AtomsOriginal, Boora, ExternalEngine, LinesEngine, MOST_EXTERNAL, NimOriginal,
    NorthcottOriginal, Noughts, Opponents,
};
pub use ratings::Ratings;
pub use reading::{ConfigError, Problem, read};
pub use scripts::{
    EXTENSION, Entry, LONGEST_NAME, Script, ScriptLimits, ScriptName, Scripts, words,
};
pub use study::{AnalysisNumbers, AskBack, Study, TeachingNumbers};
pub use theme::{Colour, Theme};
pub use timing::{Speed, Timing};
