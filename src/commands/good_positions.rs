//! `fivefold solve northcott --rows 3 --gaps 8` and `fivefold solve corner --cols 8 --rows 8`: all
//! good positions, that is, those won for the side that has just moved, found by the numeric method
//! of the original program.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use clap::{Args, value_parser};
use serde_json::json;
use thiserror::Error;

use crate::games::GameKind;
use crate::study::research::{MOST_VALUES, Method, Moves, Space, SpaceError};

/// The options that ask for the good positions of a whole game instead of one position's value.
#[derive(Args, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GoodArgs {
    /// Northcott: list all good positions with gaps of so many sizes, from 0 on.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=i64::from(MOST_VALUES)))]
    pub gaps: Option<u16>,
    /// Corner Nim: list all good squares of a board with so many columns.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=i64::from(MOST_VALUES)))]
    pub cols: Option<u16>,
    /// How many rows there are.
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=i64::from(MOST_VALUES)))]
    pub rows: Option<u16>,
    /// Corner Nim: the stone may also go diagonally.
    #[arg(long)]
    pub queen: bool,
}

impl GoodArgs {
    /// Whether any of them was typed.
    #[must_use]
    pub fn are_given(&self) -> bool {
        *self != GoodArgs::default()
    }
}

/// Why there is no list of good positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoList {
    /// Something else than the word of one of the two games was typed with these options.
    #[error(
        "--rows, --gaps, --cols and --queen list the good positions of a whole game; before them \
         stands `northcott` or `corner` alone, as in: fivefold solve northcott --rows 3 --gaps 8"
    )]
    NotAGame,
    /// An option belongs to the other game.
    #[error("{game} has no {option}; {has}")]
    OtherGame {
        /// The word of the game.
        game: &'static str,
        /// The option.
        option: &'static str,
        /// What can be typed for this game.
        has: &'static str,
    },
    /// There would be too many positions.
    #[error("{0}")]
    Space(#[from] SpaceError),
}

/// The question that was typed. What is left out is as in the game that the menu opens: 3 rows of
/// gaps 0 to 10, a board of 8 × 8.
///
/// # Errors
/// See [`NoList`].
pub fn space(game: Option<GameKind>, args: GoodArgs) -> Result<Space, NoList> {
    let other = |option, has| {
        Err(NoList::OtherGame {
            game: game.map_or("", GameKind::id),
            option,
            has,
        })
    };
    match game {
        Some(GameKind::Northcott) => {
            let has = "it has --rows and --gaps";
            match args {
                GoodArgs { cols: Some(_), .. } => other("--cols", has),
                GoodArgs { queen: true, .. } => other("--queen", has),
                GoodArgs { rows, gaps, .. } => {
                    Ok(Space::northcott(rows.unwrap_or(3), gaps.unwrap_or(11))?)
                }
            }
        }
        Some(GameKind::Corner) => match args {
            GoodArgs { gaps: Some(_), .. } => other("--gaps", "it has --cols, --rows and --queen"),
            GoodArgs {
                cols, rows, queen, ..
            } => Ok(Space::corner(cols.unwrap_or(8), rows.unwrap_or(8), queen)?),
        },
        _ => Err(NoList::NotAGame),
    }
}

/// The good positions of a question, to be printed.
pub struct GoodPositions {
    method: Method,
    agrees: bool,
    time: Duration,
    json: bool,
}

/// Finds them.
#[must_use]
pub fn find(space: Space, json: bool) -> GoodPositions {
    let start = Instant::now();
    let mut method = Method::new(space);
    method.finish();
    let time = start.elapsed();
    GoodPositions {
        agrees: method.agrees_with_the_rule(),
        method,
        time,
        json,
    }
}

impl GoodPositions {
    /// Writes the list and what it has taken.
    ///
    /// # Errors
    /// What `out` refuses to take.
    pub fn write(&self, out: &mut dyn Write) -> io::Result<ExitCode> {
        let (method, seconds) = (&self.method, self.time.as_secs_f64());
        let space = method.space();
        let rule = match space.moves() {
            Moves::Gaps | Moves::Rook => "xor",
            Moves::Queen => "wythoff",
        };
        if self.json {
            let game = match space.moves() {
                Moves::Gaps => GameKind::Northcott,
                Moves::Rook | Moves::Queen => GameKind::Corner,
            };
            let good: Vec<Vec<u8>> = method.list().map(|tuple| tuple.to_vec()).collect();
            let report = json!({
                "game": game.id(),
                "queen": space.moves() == Moves::Queen,
                "values": space.sizes(),
                "good": good,
                "length": method.count(),
                "steps": method.steps(),
                "rule": rule,
                "agrees": self.agrees,
                "seconds": seconds,
            });
            writeln!(out, "{report:#}")?;
        } else {
            for tuple in method.list() {
                writeln!(out, "{tuple}")?;
            }
            let (told, yes) = match space.moves() {
                Moves::Gaps | Moves::Rook => ("xor = 0", "agrees"),
                Moves::Queen => ("Wythoff's pairs", "agree"),
            };
            let answer = if self.agrees { yes } else { "DIFFERS" };
            writeln!(out, "length  {}", method.count())?;
            writeln!(out, "steps   {} positions looked at", method.steps())?;
            writeln!(out, "rule    {told}: {answer} with every step")?;
            writeln!(out, "time    {seconds:.3} s")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
