//! What a person wants, however it was said: by mouse, touch, key or a button of a panel.
//!
//! Each feature has a message of its own for what is wanted of it. Whoever asks writes one as an [`Intent`]
//! through [`Intents`], and `dispatch` hands each to the feature that reads it. What nobody has read before the
//! next dispatch is dropped, so that a system that runs on one screen alone does not act on what was wanted on
//! another.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::features::about::AboutCommand;
use crate::features::arena::ArenaCommand;
use crate::features::board_view::BoardViewCommand;
use crate::features::clipboard::ClipboardCommand;
use crate::features::collections::CollectionCommand;
use crate::features::comments::CommentCommand;
use crate::features::confirmation::ConfirmCommand;
use crate::features::files::FileCommand;
use crate::features::hints::StudyCommand;
use crate::features::lessons::LessonCommand;
use crate::features::marking::MarkingCommand;
use crate::features::my_games::LibraryCommand;
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::Notifications;
use crate::features::opponents::OpponentCommand;
use crate::features::position_search::PositionCommand;
use crate::features::puzzles::PuzzleCommand;
use crate::features::records::ScoresCommand;
use crate::features::research::ResearchCommand;
use crate::features::theorem::TheoremCommand;
use crate::states::Phase;
use crate::turn::match_commands::MatchCommand;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;
use crate::turn::variations::VariationCommand;
use crate::window::WindowCommand;

macro_rules! intents {
    ($($kind:ident($command:ty) to $readers:ident,)*) => {
        /// Something that a person wants.
        #[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Intent {
            $(#[doc = concat!("See [`", stringify!($command), "`].")] $kind($command),)*
        }

        $(impl From<$command> for Intent {
            fn from(wanted: $command) -> Intent {
                Intent::$kind(wanted)
            }
        })*

        /// What is wanted of each feature.
        #[derive(SystemParam)]
        pub(crate) struct Commanded<'w> {
            $($readers: ResMut<'w, Messages<$command>>,)*
        }

        impl Commanded<'_> {
            fn drop_unread(&mut self) {
                $(self.$readers.clear();)*
            }

            fn hand_on(&mut self, intent: Intent) {
                match intent {
                    $(Intent::$kind(wanted) => {
                        self.$readers.write(wanted);
                    })*
                }
            }
        }

        fn add_messages(app: &mut App) {
            app.add_message::<Intent>()$(.add_message::<$command>())*;
        }
    };
}

intents! {
    Board(BoardInput) to board,
    Match(MatchCommand) to turn,
    History(HistoryCommand) to history,
    Variation(VariationCommand) to variations,
    Comment(CommentCommand) to comments,
    Marking(MarkingCommand) to marking,
    BoardView(BoardViewCommand) to board_view,
    Lesson(LessonCommand) to lessons,
    Puzzle(PuzzleCommand) to puzzles,
    Study(StudyCommand) to hints,
    Screen(ScreenCommand) to navigation,
    Library(LibraryCommand) to my_games,
    Collection(CollectionCommand) to collections,
    Position(PositionCommand) to position_search,
    Research(ResearchCommand) to research,
    Theorem(TheoremCommand) to theorem,
    Arena(ArenaCommand) to arena,
    Scores(ScoresCommand) to records,
    Confirm(ConfirmCommand) to confirmation,
    Opponent(OpponentCommand) to opponents,
    File(FileCommand) to files,
    About(AboutCommand) to about,
    Clipboard(ClipboardCommand) to clipboard,
    Window(WindowCommand) to window,
}

/// Takes down what a person wants.
#[derive(SystemParam)]
pub(crate) struct Intents<'w> {
    writer: MessageWriter<'w, Intent>,
}

impl Intents<'_> {
    /// This is wanted.
    pub(crate) fn write(&mut self, wanted: impl Into<Intent>) {
        self.writer.write(wanted.into());
    }
}

/// Hands each intent to the readers of its kind.
pub(crate) fn dispatch(
    mut intents: MessageReader<Intent>,
    mut commanded: Commanded,
    mut notifications: ResMut<Notifications>,
) {
    commanded.drop_unread();
    for &intent in intents.read() {
        // What is wrong is closed first.
        let closes = intent == Intent::Screen(ScreenCommand::Back)
            && !notifications.list().is_empty()
            && notifications.close_newest();
        if !closes {
            commanded.hand_on(intent);
        }
    }
}

/// Makes room for intents.
pub(crate) fn plugin(app: &mut App) {
    add_messages(app);
    app.init_resource::<Notifications>()
        .add_systems(Update, dispatch.in_set(Phase::Dispatch));
}
