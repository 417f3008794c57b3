//! What is to be drawn.

use std::time::Duration;

use crate::config::ThemeName;
use crate::features::export::Export;
use crate::features::taking::ChosenPieces;
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
    /// What they become.
    pub becomes: Becomes,
    /// What gets a picture.
    pub frames: Frames,
    /// Width and height in pixels; nothing leaves it to the shape of the board.
    pub size: Option<(u32, u32)>,
    /// How long a position stands.
    pub delay: Duration,
    /// In which colours.
    pub theme: ThemeName,
}

/// How long a position of an export stands.
const DELAY: Duration = Duration::from_millis(800);

impl Request {
    /// What has to be drawn for an export of the position that is shown, or of the game's main line;
    /// nothing for a text.
    #[must_use]
    pub fn of(
        export: Export,
        game_match: &Match,
        chosen: &ChosenPieces,
        theme: ThemeName,
    ) -> Option<Request> {
        let history = game_match.history();
        let (frames, becomes) = match export {
            Export::Picture => (Frames::Moves, Becomes::Png),
            Export::Gif => (Frames::Waves, Becomes::Gif),
            Export::MovingGif => (Frames::Motion, Becomes::Gif),
            Export::Pictures => (Frames::Waves, Becomes::Pngs),
            Export::Record | Export::Sgf => return None,
        };
        let places = match becomes {
            Becomes::Png => vec![history.current()],
            Becomes::Gif | Becomes::Pngs => history.main_line(),
        };
        Some(Request {
            places,
            game_match: game_match.clone(),
            chosen: chosen.clone(),
            becomes,
            frames,
            size: None,
            delay: DELAY,
            theme,
        })
    }
}

/// What pictures become.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Becomes {
    /// One animated file.
    Gif,
    /// One file with one picture.
    Png,
    /// Numbered files.
    Pngs,
}

impl Becomes {
    /// The name of the picture with this number, from 0.
    pub(crate) fn numbered(number: usize) -> String {
        format!("{number:04}.png")
    }
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
