//! What a person wants, however it was said: by mouse, touch, key or a button of a panel.
//!
//! Whoever asks writes an [`Intent`] through [`Intents`]; [`dispatch`] hands each to those who read
//! messages of its kind.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

#[cfg(not(target_family = "wasm"))]
use super::export::Export;
use super::notifications::Notifications;
use super::states::Phase;
use crate::config::ScriptName;
use crate::library::GameNumber;
use crate::midend::history::NodeId;
use crate::midend::{Seat, SwapChoice};
use crate::players::opponents::Opponent;
use crate::rules::{Cell, GameId, Move, Side};
use crate::scores::Day;
use crate::scores::export::Form;
use crate::sound::Voice;

/// What is done on a board: pointed at, pressed, chosen by key.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardInput {
    /// The pointer is over this cell of the board, or over none.
    Point(Option<Cell>),
    /// The cell is pressed with the first button, tapped, or confirmed by key.
    Press(Cell),
    /// The cell is pressed with the second button, or long by touch.
    SecondPress(Cell),
    /// What lies on a cell is dragged to another one where it may go.
    Drag {
        /// Where it lies.
        from: Cell,
        /// Where it is let go.
        to: Cell,
    },
    /// The keyboard's place on the board is pressed.
    PressHere,
    /// The keyboard's place goes to this cell: a finger that is too broad for the board aims.
    Aim(Cell),
    /// The keyboard's place goes to this cell.
    ToCell(Cell),
    /// The keyboard's place on the board moves: columns to the right, rows down.
    Step {
        /// Columns to the right.
        dx: i8,
        /// Rows down.
        dy: i8,
    },
    /// The keyboard's place goes to this column.
    ToColumn(u8),
    /// The keyboard's place goes to this row.
    ToRow(u8),
    /// This move is made, which somebody has chosen from all.
    Play(Move),
    /// The marked pieces are taken.
    TakeMarked,
    /// So many waves further into what the move under the pointer would set off.
    Wave(i8),
    /// Whose piece a plain press places in the setup.
    PlaceFor(Side),
}

/// What changes the match besides moves.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchCommand {
    /// A choice of the opening: a side, or two stones more.
    Choose(SwapChoice),
    /// The computer is to make the first move.
    OtherBegins,
    /// The person whose game it is gives up.
    Resign,
    /// The next game of this match; a running one ends without a result.
    NewGame,
    /// A game that counts for nothing goes on from before the move that lost this one.
    TryAgain,
}

/// A walk through what was played, and who goes on from there.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryCommand {
    /// The last turn is taken back; against a computer, both plies.
    Undo,
    /// What was taken back is played again, a turn at a time.
    Redo,
    /// One ply back.
    StepBack,
    /// One ply forward.
    StepForward,
    /// To the start of the game.
    ToStart,
    /// To the end of the game as it was played.
    ToEnd,
    /// To any move of the game.
    Jump(NodeId),
    /// The computer, which waits after a step back, is to go on.
    Resume,
    /// The computer is to wait.
    Pause,
    /// A replay, or the computers, are to go on or to wait: see [`crate::app::play::replaying::Button`].
    PlayOrPause,
    /// The best line from a position is played as a variation, and the board shows its first move.
    PlayLine(NodeId),
    /// To the move that was played instead of the last one and stands so many places further in
    /// their row; round again at its end.
    OtherMove(i8),
    /// Somebody else takes a seat in the midst of the game.
    Seat(Side, Seat),
}

/// What is changed in the tree of moves, besides playing on.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariationCommand {
    /// The line through the last move becomes the main line.
    Promote,
    /// The last move is deleted with everything after it; where much would be lost, it is asked
    /// first.
    Delete,
    /// This move is deleted with everything after it: it was asked.
    DeleteForGood(NodeId),
}

/// What is done with the comment on the last move, or on the start.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum CommentCommand {
    /// It is to be written.
    Write,
    /// What was written is kept.
    Keep,
    /// What was written is dropped.
    Drop,
}

/// Help for whoever studies a position or a game.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum StudyCommand {
    /// A hint, or more of it: where, what, why.
    Hint,
    /// The game is analysed.
    Analyse,
    /// The analysis ends where it is.
    StopAnalysis,
    /// The analysis looks deeper at everything that is not proven.
    Deepen,
    /// Which move lost the game, and why.
    WhyLost,
    /// The search for the move that lost ends.
    StopWhyLost,
    /// The best moves are listed, or no longer.
    BestMoves,
    /// The heaps that decide the game are shown in binary, or no longer.
    Columns,
}

/// The way to another screen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenCommand {
    /// From the menu to the setup of a game.
    Open(GameId),
    /// From the setup to the game.
    Start,
    /// To the research room of the game in the setup.
    Research,
    /// To the boards of different games with the same heaps.
    Theorem,
    /// To the arena, with the game and the players of the setup.
    Arena,
    /// Back to the game that was left.
    Continue,
    /// To the setup of the game on the table.
    ToSetup,
    /// To the menu.
    ToMenu,
    /// What Escape means: a message about something wrong is closed; without one, a screen back.
    Back,
    /// From the research room to where it was entered from.
    LeaveResearch,
    /// From the menu to what came of finished games.
    Scores,
    /// From the menu to all games that were begun.
    MyGames,
    /// From the menu to the puzzles.
    Puzzles,
    /// From any screen to the settings.
    Settings,
    /// From the settings to the screen from which they were opened.
    LeaveSettings,
    /// To the values of the configuration files, from the settings.
    Tune,
}

/// What is wanted of a game that comes to the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visit {
    /// It goes on.
    Continue,
    /// It is looked through from its start.
    LookThrough,
    /// It is analysed.
    Analyse,
}

/// What is done with the games that were begun.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LibraryCommand {
    /// This game comes to the table.
    Visit(Visit, GameNumber),
    /// This game becomes a file.
    Export(GameNumber),
    /// A name is to be written for this game.
    Rename(GameNumber),
    /// The name that was written is kept.
    KeepName,
    /// The name that was written is dropped.
    DropName,
    /// This game is deleted.
    Delete(GameNumber),
    /// The game that was deleted last comes back.
    Restore,
}

/// What is done in the research room.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResearchCommand {
    /// Research room: the method runs, or rests.
    RunOrPause,
    /// Research room: the method takes one step.
    OneStep,
    /// Research room: what was found is forgotten.
    StartAgain,
    /// Research room: the picture becomes larger (above 0) or smaller by so many notches.
    Zoom(i8),
    /// Research room: the proof of the rule lies over the picture, or no longer.
    Proof,
    /// Research room: the chosen position becomes a game.
    PutOnBoard,
}

/// What is done with boards that have the same heaps.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum TheoremCommand {
    /// The heaps of this number among those that are offered are set up.
    Begin(usize),
    /// As many heaps are set up at random.
    Random,
    /// The next board becomes the large one.
    OtherBoard,
    /// The move that is pointed at is made on all boards.
    Play,
}

/// What is done in a lesson, and with the offer of one.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    /// The lesson of this game begins.
    Begin(GameId),
    /// The lesson of this game is not offered any more.
    Decline(GameId),
    /// What is next: the marked pieces are taken, the keyboard's place is pressed, or the next step
    /// comes.
    GoOn,
    /// To the next step, whether this one is done or not; from the last one out of the lesson.
    Next,
    /// To the beginning of the step, or to the step before.
    Back,
    /// To the first step.
    Again,
}

/// What is done with puzzles.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleCommand {
    /// Puzzles of this game are wanted.
    Game(GameId),
    /// The position of this day is wanted.
    Day(Day),
    /// The position of today is wanted.
    Today,
    /// What is next: the marked pieces are taken, the keyboard's place is pressed, a wrong move is
    /// taken back, or the next puzzle comes.
    GoOn,
    /// A wrong move is taken back.
    Again,
    /// The solution is shown.
    Show,
    /// Another puzzle comes, whether this one is solved or not.
    Next,
}

/// What is done in the arena.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaCommand {
    /// The match begins, or is stopped.
    RunOrStop,
}

/// What is done with finished games and ratings.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoresCommand {
    /// All finished games are written to a file in this form.
    Export(Form),
    /// All finished games are to be deleted; it is asked first.
    Forget,
    /// The setup's game is to be rated, or not.
    Rate(bool),
    /// What was asked is to be done.
    Agree,
    /// What was asked is not to be done.
    Decline,
}

/// What is done with the opponents that can be chosen.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpponentCommand {
    /// Its page is opened; this is the seat that it would take.
    About(Opponent, Side),
    /// It takes this seat, and a person plays against it.
    PlayAgainst(Opponent, Side),
    /// It is copied under the name that was typed ([`super::copy_form::CopyForm`]).
    Copy(Opponent),
    /// The file of this script is opened, or in a browser saved.
    OpenScript(ScriptName),
    /// The folder of the scripts is opened.
    OpenScriptFolder,
    /// The text of this script is opened in the program's own editor.
    EditScript(ScriptName),
    /// What was written there is saved.
    SaveScript(ScriptName),
    /// What was written there and is not saved is taken back.
    RevertScript(ScriptName),
    /// The editor is closed.
    CloseScript,
    /// This script is to be deleted; it is asked first.
    DeleteScript(ScriptName),
    /// This script is deleted.
    DeleteScriptForGood(ScriptName),
}

/// What is done with files of games.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileCommand {
    /// The game on the table is saved: to its file if it has one, else to one that is chosen.
    Save,
    /// The game on the table is saved to a file that is chosen.
    SaveAs,
    /// The game on the table becomes a file for others (on a desktop).
    #[cfg(not(target_family = "wasm"))]
    Export(Export),
    /// No more pictures are drawn for others (on a desktop).
    #[cfg(not(target_family = "wasm"))]
    StopExports,
    /// A saved game is to be chosen and opened.
    Open,
}

/// What is copied and pasted.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipboardCommand {
    /// The id of the position on the board goes to the clipboard.
    CopyId,
    /// The whole game goes to the clipboard as text.
    CopyGame,
    /// What became of the position of the day goes to the clipboard, with the way to it.
    ShareDay,
    /// The path of the folder in which the program keeps its files goes to the clipboard.
    CopyFolder,
    /// What is in the clipboard is opened.
    Paste,
}

/// What concerns the window itself.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowCommand {
    /// Another program is to be set up as an opponent, for this side.
    AddProgram(Side),
    /// Full screen on or off.
    FullScreen,
    /// Type and controls one step larger.
    Larger,
    /// Type and controls one step smaller.
    Smaller,
    /// Type and controls in their usual size.
    UsualSize,
    /// The sound on or off.
    Mute,
    /// A voice is to be heard, as a sample.
    Listen(Voice),
    /// The person's own file of this name is to be shown: its folder, or in a browser as a file.
    OpenTuned(&'static str),
    /// The person's own file of this name is to be opened in another program.
    OpenTunedFile(&'static str),
    /// The overlay with the keys on or off.
    Keys,
    /// The rules of the game on the board on or off.
    Rules,
    /// The program ends.
    Quit,
}

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
    pub fn write(&mut self, wanted: impl Into<Intent>) {
        self.writer.write(wanted.into());
    }
}

/// Those who act on what a person wants.
#[derive(SystemParam)]
pub struct Readers<'w> {
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
pub fn dispatch(
    mut intents: MessageReader<Intent>,
    mut readers: Readers,
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
