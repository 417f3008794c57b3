//! What a person wants, however it was said: by mouse, touch, key or a button of a panel.

use bevy::prelude::*;

use crate::games::{Cell, GameKind, Side};
use crate::table::Seat;
use crate::table::history::NodeId;

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
    /// Back to the game that was left.
    Continue,
    /// To the setup of the game on the table.
    ToSetup,
    /// To the menu.
    ToMenu,
    /// One screen back.
    Back,
    /// Another program is to be set up as an opponent, for this side.
    AddProgram(Side),
    /// Northcott's placing: whose stone a plain press places.
    PlaceFor(Side),
    /// Full screen on or off.
    FullScreen,
    /// The game on the table is saved to a file (in a browser).
    SaveFile,
    /// A saved game is opened (in a browser).
    OpenFile,
    /// The overlay with the keys on or off.
    Keys,
    /// The program ends.
    Quit,
}

/// Makes room for intents.
pub fn plugin(app: &mut App) {
    app.add_message::<Intent>();
}
