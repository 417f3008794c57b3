//! Hands what a person wants to those who act on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{
    ArenaCommand, BoardInput, ClipboardCommand, CommentCommand, FileCommand, HistoryCommand,
    Intent, LessonCommand, LibraryCommand, MatchCommand, OpponentCommand, PuzzleCommand,
    ResearchCommand, ScoresCommand, ScreenCommand, StudyCommand, TheoremCommand, VariationCommand,
    WindowCommand,
};
use crate::app::state::notifications::Notifications;
use crate::app::state::states::Phase;

/// Those who act on what a person wants.
#[derive(SystemParam)]
pub struct CommandWriters<'w> {
    board: MessageWriter<'w, BoardInput>,
    course: MessageWriter<'w, MatchCommand>,
    history: MessageWriter<'w, HistoryCommand>,
    variation: MessageWriter<'w, VariationCommand>,
    comment: MessageWriter<'w, CommentCommand>,
    study: MessageWriter<'w, StudyCommand>,
    lesson: MessageWriter<'w, LessonCommand>,
    puzzle: MessageWriter<'w, PuzzleCommand>,
    screen: MessageWriter<'w, ScreenCommand>,
    library: MessageWriter<'w, LibraryCommand>,
    research: MessageWriter<'w, ResearchCommand>,
    theorem: MessageWriter<'w, TheoremCommand>,
    arena: MessageWriter<'w, ArenaCommand>,
    scores: MessageWriter<'w, ScoresCommand>,
    opponent: MessageWriter<'w, OpponentCommand>,
    file: MessageWriter<'w, FileCommand>,
    clipboard: MessageWriter<'w, ClipboardCommand>,
    window: MessageWriter<'w, WindowCommand>,
}

/// Hands each intent to the readers of its kind.
pub(crate) fn dispatch(
    mut intents: MessageReader<Intent>,
    mut readers: CommandWriters,
    mut notifications: ResMut<Notifications>,
) {
    for &intent in intents.read() {
        match intent {
            // What is wrong is closed first.
            Intent::Screen(ScreenCommand::Back)
                if !notifications.list().is_empty() && notifications.close_newest() => {}
            Intent::Board(wanted) => {
                readers.board.write(wanted);
            }
            Intent::Match(wanted) => {
                readers.course.write(wanted);
            }
            Intent::History(wanted) => {
                readers.history.write(wanted);
            }
            Intent::Variation(wanted) => {
                readers.variation.write(wanted);
            }
            Intent::Comment(wanted) => {
                readers.comment.write(wanted);
            }
            Intent::Study(wanted) => {
                readers.study.write(wanted);
            }
            Intent::Lesson(wanted) => {
                readers.lesson.write(wanted);
            }
            Intent::Puzzle(wanted) => {
                readers.puzzle.write(wanted);
            }
            Intent::Screen(wanted) => {
                readers.screen.write(wanted);
            }
            Intent::Library(wanted) => {
                readers.library.write(wanted);
            }
            Intent::Research(wanted) => {
                readers.research.write(wanted);
            }
            Intent::Theorem(wanted) => {
                readers.theorem.write(wanted);
            }
            Intent::Arena(wanted) => {
                readers.arena.write(wanted);
            }
            Intent::Scores(wanted) => {
                readers.scores.write(wanted);
            }
            Intent::Opponent(wanted) => {
                readers.opponent.write(wanted);
            }
            Intent::File(wanted) => {
                readers.file.write(wanted);
            }
            Intent::Clipboard(wanted) => {
                readers.clipboard.write(wanted);
            }
            Intent::Window(wanted) => {
                readers.window.write(wanted);
            }
        }
    }
}

/// Makes room for intents.
pub fn plugin(app: &mut App) {
    app.init_resource::<Notifications>()
        .add_message::<Intent>()
        .add_message::<BoardInput>()
        .add_message::<MatchCommand>()
        .add_message::<HistoryCommand>()
        .add_message::<VariationCommand>()
        .add_message::<CommentCommand>()
        .add_message::<StudyCommand>()
        .add_message::<LessonCommand>()
        .add_message::<PuzzleCommand>()
        .add_message::<ScreenCommand>()
        .add_message::<LibraryCommand>()
        .add_message::<ResearchCommand>()
        .add_message::<TheoremCommand>()
        .add_message::<ArenaCommand>()
        .add_message::<ScoresCommand>()
        .add_message::<OpponentCommand>()
        .add_message::<FileCommand>()
        .add_message::<ClipboardCommand>()
        .add_message::<WindowCommand>()
        .add_systems(Update, dispatch.in_set(Phase::Dispatch));
}
