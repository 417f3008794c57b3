//! What a person wants, however it was said: by mouse, touch, key or a button of a panel.
//!
//! Whoever asks writes an [`Intent`] through [`Intents`]; `dispatch` hands each to those who read
//! messages of its kind.

mod dispatch;
mod game;
mod kept;
mod program;
mod study;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

pub(crate) use dispatch::dispatch;
pub use dispatch::{CommandWriters, plugin};
pub use game::{BoardInput, CommentCommand, HistoryCommand, MatchCommand, VariationCommand};
pub use kept::{ArenaCommand, LibraryCommand, OpponentCommand, ScoresCommand, Visit};
pub use program::{ClipboardCommand, FileCommand, ScreenCommand, WindowCommand};
pub use study::{LessonCommand, PuzzleCommand, ResearchCommand, StudyCommand, TheoremCommand};

/// Something that a person wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// See [`BoardInput`].
    Board(BoardInput),
    /// See [`MatchCommand`].
    Match(MatchCommand),
    /// See [`HistoryCommand`].
    History(HistoryCommand),
    /// See [`VariationCommand`].
    Variation(VariationCommand),
    /// See [`CommentCommand`].
    Comment(CommentCommand),
    /// See [`LessonCommand`].
    Lesson(LessonCommand),
    /// See [`PuzzleCommand`].
    Puzzle(PuzzleCommand),
    /// See [`StudyCommand`].
    Study(StudyCommand),
    /// See [`ScreenCommand`].
    Screen(ScreenCommand),
    /// See [`LibraryCommand`].
    Library(LibraryCommand),
    /// See [`ResearchCommand`].
    Research(ResearchCommand),
    /// See [`TheoremCommand`].
    Theorem(TheoremCommand),
    /// See [`ArenaCommand`].
    Arena(ArenaCommand),
    /// See [`ScoresCommand`].
    Scores(ScoresCommand),
    /// See [`OpponentCommand`].
    Opponent(OpponentCommand),
    /// See [`FileCommand`].
    File(FileCommand),
    /// See [`ClipboardCommand`].
    Clipboard(ClipboardCommand),
    /// See [`WindowCommand`].
    Window(WindowCommand),
}

impl From<BoardInput> for Intent {
    fn from(wanted: BoardInput) -> Intent {
        Intent::Board(wanted)
    }
}

impl From<MatchCommand> for Intent {
    fn from(wanted: MatchCommand) -> Intent {
        Intent::Match(wanted)
    }
}

impl From<HistoryCommand> for Intent {
    fn from(wanted: HistoryCommand) -> Intent {
        Intent::History(wanted)
    }
}

impl From<VariationCommand> for Intent {
    fn from(wanted: VariationCommand) -> Intent {
        Intent::Variation(wanted)
    }
}

impl From<CommentCommand> for Intent {
    fn from(wanted: CommentCommand) -> Intent {
        Intent::Comment(wanted)
    }
}

impl From<StudyCommand> for Intent {
    fn from(wanted: StudyCommand) -> Intent {
        Intent::Study(wanted)
    }
}

impl From<LessonCommand> for Intent {
    fn from(wanted: LessonCommand) -> Intent {
        Intent::Lesson(wanted)
    }
}

impl From<PuzzleCommand> for Intent {
    fn from(wanted: PuzzleCommand) -> Intent {
        Intent::Puzzle(wanted)
    }
}

impl From<ScreenCommand> for Intent {
    fn from(wanted: ScreenCommand) -> Intent {
        Intent::Screen(wanted)
    }
}

impl From<LibraryCommand> for Intent {
    fn from(wanted: LibraryCommand) -> Intent {
        Intent::Library(wanted)
    }
}

impl From<ResearchCommand> for Intent {
    fn from(wanted: ResearchCommand) -> Intent {
        Intent::Research(wanted)
    }
}

impl From<TheoremCommand> for Intent {
    fn from(wanted: TheoremCommand) -> Intent {
        Intent::Theorem(wanted)
    }
}

impl From<ArenaCommand> for Intent {
    fn from(wanted: ArenaCommand) -> Intent {
        Intent::Arena(wanted)
    }
}

impl From<ScoresCommand> for Intent {
    fn from(wanted: ScoresCommand) -> Intent {
        Intent::Scores(wanted)
    }
}

impl From<OpponentCommand> for Intent {
    fn from(wanted: OpponentCommand) -> Intent {
        Intent::Opponent(wanted)
    }
}

impl From<FileCommand> for Intent {
    fn from(wanted: FileCommand) -> Intent {
        Intent::File(wanted)
    }
}

impl From<ClipboardCommand> for Intent {
    fn from(wanted: ClipboardCommand) -> Intent {
        Intent::Clipboard(wanted)
    }
}

impl From<WindowCommand> for Intent {
    fn from(wanted: WindowCommand) -> Intent {
        Intent::Window(wanted)
    }
}

/// Takes down what a person wants.
#[derive(SystemParam)]
pub struct Intents<'w> {
    writer: MessageWriter<'w, Intent>,
}

impl Intents<'_> {
    /// This is wanted.
    pub(crate) fn write(&mut self, wanted: impl Into<Intent>) {
        self.writer.write(wanted.into());
    }
}
