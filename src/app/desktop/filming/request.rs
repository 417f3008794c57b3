//! What is to be drawn.

use std::path::PathBuf;
use std::time::Duration;

use crate::app::play::heaps::ChosenPieces;
use crate::midend::Match;
use crate::midend::history::NodeId;

/// Pictures of a game.
#[derive(Clone, Debug)]
pub struct Request {
    /// The game.
    pub game_match: Match,
    /// The pieces of its heaps that persons have chosen to take.
    pub chosen: ChosenPieces,
    /// The positions of its main line that are shown, one move apart, at least one.
    pub places: Vec<NodeId>,
    /// The files to write.
    pub target: Target,
    /// What gets a picture.
    pub frames: Frames,
    /// Width and height in pixels; nothing leaves it to the shape of the board.
    pub size: Option<(u32, u32)>,
    /// How long a position stands.
    pub delay: Duration,
}

/// The files to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// One animated file.
    Gif(PathBuf),
    /// A folder of numbered files.
    Png(PathBuf),
}

/// What gets a picture of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Frames {
    /// The position after every move.
    Moves,
    /// The same, and every wave of a cascade.
    Waves,
    /// Everything that moves, 20 pictures a second.
    Motion,
}
