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

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// A page has no others.
    #[test]
    fn every_file_of_numbers_is_in_the_program() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/config");
        let mut count = 0;
        for folder in ["", "themes/"] {
            for file in fs::read_dir(assets.join(folder)).expect("a folder") {
                let file = file.expect("a file");
                let name = format!("{folder}{}", file.file_name().display());
                if file.path().is_file() {
                    let text = fs::read_to_string(file.path()).expect("a text");
                    assert_eq!(fivefold_assets::config::file(&name), Some(&*text), "{name}");
                    count += 1;
                }
            }
        }
        assert!(count >= 14, "{count}");
    }
}
