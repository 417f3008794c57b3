//! `fivefold replay FILE --gif OUT` and `--png DIR`: what can be typed about pictures of a game,
//! and what of it is refused before anything is drawn. Drawing itself is the app's.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::{Args, ValueEnum, value_parser};

use super::replay::{Replay, ReplayError, read};
use fivefold_match::Match;
use fivefold_match::history::NodeId;

/// Shortest and longest side of a picture, in pixels.
pub(crate) const SIDES: std::ops::RangeInclusive<u32> = 64..=2048;

/// What can be typed about pictures.
#[derive(Clone, Debug, Default, Args)]
pub struct PictureArgs {
    /// Draw the game as an animated GIF (needs a graphics adapter, but no window).
    #[arg(long, value_name = "FILE", group = "pictured", conflicts_with_all = ["ply", "json", "to"])]
    pub gif: Option<PathBuf>,
    /// Draw the game as PNG files 0000.png, 0001.png ... in this folder.
    #[arg(long, value_name = "DIR", group = "pictured", conflicts_with_all = ["ply", "json", "to"])]
    pub png: Option<PathBuf>,
    /// What to draw: a picture per move, one per wave of a cascade as well, or all motion.
    #[arg(
        long,
        value_name = "WHAT",
        default_value = "moves",
        requires = "pictured"
    )]
    pub frames: PictureFrames,
    /// Width and height in pixels, 64 to 2048 each; by default the longer side has 480.
    #[arg(long, value_name = "WxH", value_parser = size, requires = "pictured")]
    pub size: Option<(u32, u32)>,
    /// How long a GIF shows each position, in milliseconds, 20 to 60000.
    #[arg(
        long,
        value_name = "MS",
        default_value = "800",
        value_parser = value_parser!(u32).range(20..=60_000),
        requires = "gif"
    )]
    pub delay: u32,
    /// Begin with the position after N moves; 0 is the start.
    #[arg(long, value_name = "N", default_value = "0", requires = "pictured")]
    pub from: usize,
    /// End with the position after N moves; by default with the last one.
    #[arg(long, value_name = "N", requires = "pictured")]
    pub until: Option<usize>,
    /// Overwrite files that exist already.
    #[arg(long, requires = "pictured")]
    pub force: bool,
}

/// What gets a picture of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, ValueEnum)]
pub enum PictureFrames {
    /// The position after every move.
    #[default]
    Moves,
    /// The same, and every wave of a cascade.
    Waves,
    /// Everything that moves, 20 pictures a second.
    Motion,
}

/// Into what pictures are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureTarget {
    /// One animated file.
    Gif(PathBuf),
    /// A folder of numbered files.
    Png(PathBuf),
}

/// Pictures of a game that can be drawn now.
#[derive(Clone, Debug)]
pub struct PictureOrder {
    /// The game.
    pub game_match: Match,
    /// The places of its main line that are shown, one move apart, at least one.
    pub places: Vec<NodeId>,
    /// Into what.
    pub target: PictureTarget,
    /// What gets a picture.
    pub frames: PictureFrames,
    /// Width and height in pixels; nothing leaves it to the shape of the board.
    pub size: Option<(u32, u32)>,
    /// How long a position stands.
    pub delay: Duration,
}

/// Why no pictures are drawn.
#[derive(Debug, thiserror::Error)]
pub enum OrderError {
    /// The game cannot be read.
    #[error("{0}")]
    Game(#[from] ReplayError),
    /// The game is shorter than what is asked for, or the end lies before the beginning.
    #[error(
        "the game has {moves} moves; choose --from and --until from 0 to {moves}, --from not after \
         --until"
    )]
    Range {
        /// The moves of its main line.
        moves: usize,
    },
    /// There is something already.
    #[error("{} exists already; choose another name, or replace it with --force", path.display())]
    Exists {
        /// What is there.
        path: PathBuf,
    },
    /// A folder of another name is asked for, or a file.
    #[error("{} is {is}; choose another name", path.display())]
    WrongKind {
        /// What is there.
        path: PathBuf,
        /// What it is: a folder, a file.
        is: &'static str,
    },
}

impl PictureOrder {
    /// The pictures that are asked for, if there are any.
    ///
    /// # Errors
    /// [`OrderError`].
    pub fn new(replay: &Replay, input: impl std::io::Read) -> Result<Option<Self>, OrderError> {
        let args = &replay.pictures;
        let target = match (&args.gif, &args.png) {
            (Some(path), _) => PictureTarget::Gif(path.clone()),
            (_, Some(path)) => PictureTarget::Png(path.clone()),
            _ => return Ok(None),
        };
        target.check(args.force)?;
        let game_match = read(&replay.file, replay.rows(), replay.game, input)?;
        let line = game_match.history().main_line();
        let moves = line.len() - 1;
        let until = args.until.unwrap_or(moves);
        let places = line.get(args.from..=until);
        let Some(places) = places.filter(|places| !places.is_empty()) else {
            return Err(OrderError::Range { moves });
        };
        Ok(Some(PictureOrder {
            places: places.to_vec(),
            game_match,
            target,
            frames: args.frames,
            size: args.size,
            delay: Duration::from_millis(args.delay.into()),
        }))
    }
}

impl PictureTarget {
    /// Refuses what would be lost.
    fn check(&self, force: bool) -> Result<(), OrderError> {
        let (path, is_wrong, is) = match self {
            PictureTarget::Gif(path) => (path, path.is_dir(), "a folder"),
            PictureTarget::Png(path) => (path, path.is_file(), "a file"),
        };
        let path = || path.clone();
        if is_wrong {
            return Err(OrderError::WrongKind { path: path(), is });
        }
        if !force && self.holds_something() {
            return Err(OrderError::Exists { path: path() });
        }
        Ok(())
    }

    /// Whether the file is there, or the folder is there and not empty.
    fn holds_something(&self) -> bool {
        match self {
            PictureTarget::Gif(path) => path.exists(),
            PictureTarget::Png(path) => is_filled(path),
        }
    }
}

fn is_filled(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some())
}

/// Reads the size of pictures.
fn size(text: &str) -> Result<(u32, u32), String> {
    let sides = text.split_once('x').and_then(|(width, height)| {
        let (width, height) = (width.parse().ok()?, height.parse().ok()?);
        (SIDES.contains(&width) && SIDES.contains(&height)).then_some((width, height))
    });
    sides.ok_or_else(|| {
        let (least, most) = (SIDES.start(), SIDES.end());
        format!("choose width and height from {least} to {most} pixels, for example 480x480")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_size_is_two_numbers_within_the_limits() {
        assert_eq!(size("480x360"), Ok((480, 360)));
        assert_eq!(size("64x2048"), Ok((64, 2048)));
        for wrong in [
            "", "480", "480x", "x480", "63x480", "480x2049", "-1x480", "480*480", "1e3x480",
        ] {
            assert!(size(wrong).is_err(), "{wrong}");
        }
    }
}
