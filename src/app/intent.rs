//! What a person wants, however it was said: by mouse, touch, key or a button of a panel.

use bevy::prelude::*;

use crate::games::{Cell, GameKind, Side};
use crate::scores::export::Form;
use crate::table::history::NodeId;
use crate::table::{Claim, Seat};

/// Something that a person wants.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Intent {
    /// The pointer is over this cell of the board, or over none.
    Point(Option<Cell>),
    /// The cell is pressed with the first button, tapped, or confirmed by key.
    Press(Cell),
    /// The cell is pressed with the second button, or long by touch.
    SecondPress(Cell),
    /// The keyboard's place on the board is pressed.
    PressHere,
    /// The keyboard's place goes to this cell: a finger that is too broad for the board aims.
    Aim(Cell),
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
    /// A choice of the opening: a side, or two stones more.
    Claim(Claim),
    /// Nim: the marked pieces are taken.
    TakeMarked,
    /// The computer is to make the first move.
    OtherBegins,
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
    GoOn,
    /// The computer is to wait.
    Pause,
    /// A hint, or more of it: where, what, why.
    Hint,
    /// So many waves further into what the move under the pointer would set off.
    Wave(i8),
    /// A replay, or the computers, are to go on or to wait: see [`super::replaying::Button`].
    PlayOrPause,
    /// The game is analysed.
    Analyse,
    /// The analysis ends where it is.
    StopAnalysis,
    /// The analysis looks deeper at everything that is not proven.
    Deepen,
    /// The best line from a position is played as a variation, and the board shows its first move.
    PlayLine(NodeId),
    /// Somebody else takes a seat in the midst of the game.
    Seat(Side, Seat),
    /// The person whose game it is gives up.
    Resign,
    /// The next game of this sitting; a running one ends without a result.
    NewGame,
    /// From the menu to the setup of a game.
    Open(GameKind),
    /// From the setup to the game.
    Start,
    /// To the research room of the game in the setup.
    Research,
    /// Research room: the method runs, or rests.
    RunOrPause,
    /// Research room: the method takes one step.
    OneStep,
    /// Research room: what was found is forgotten.
    StartResearchAgain,
    /// Research room: the picture becomes larger (above 0) or smaller by so many notches.
    Zoom(i8),
    /// Research room: the chosen position becomes a game.
    PutOnBoard,
    /// Back to the game that was left.
    Continue,
    /// To the setup of the game on the table.
    ToSetup,
    /// To the menu.
    ToMenu,
    /// One screen back.
    Back,
    /// From the menu to what came of finished games.
    Scores,
    /// All finished games are written to a file in this form.
    ExportScores(Form),
    /// All finished games are to be deleted; it is asked first.
    ForgetScores,
    /// The setup's game is to be rated, or not.
    Rate(bool),
    /// What was asked is to be done.
    Agree,
    /// What was asked is not to be done.
    Decline,
    /// Another program is to be set up as an opponent, for this side.
    AddProgram(Side),
    /// Northcott's placing: whose stone a plain press places.
    PlaceFor(Side),
    /// Full screen on or off.
    FullScreen,
    /// The game on the table is saved: to its file if it has one, else to one that is chosen.
    SaveFile,
    /// The game on the table is saved to a file that is chosen.
    SaveFileAs,
    /// The game on the table becomes a file for others (on a desktop).
    #[cfg(not(target_family = "wasm"))]
    Export(super::exporting::Export),
    /// A saved game is to be chosen and opened.
    OpenFile,
    /// The id of the position on the board goes to the clipboard.
    CopyId,
    /// The whole game goes to the clipboard as text.
    CopyGame,
    /// What is in the clipboard is opened.
    Paste,
    /// The overlay with the keys on or off.
    Keys,
    /// The program ends.
    Quit,
}

/// Makes room for intents.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>();
}
