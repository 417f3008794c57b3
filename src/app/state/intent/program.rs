//! What is wanted of the program itself: screens, files, the clipboard, the window.

use bevy::prelude::*;

use crate::app::state::export::Export;
use crate::rules::{GameId, Side};
use crate::sound::Voice;

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

/// What is done with files of games.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileCommand {
    /// The game on the table is saved: to its file if it has one, else to one that is chosen.
    Save,
    /// The game on the table is saved to a file that is chosen.
    SaveAs,
    /// The game on the table becomes a file for others.
    Export(Export),
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
    /// All drawings of exports stop; what they have written is removed.
    StopExports,
    /// Opens the folder in which the last export lies.
    OpenExports,
    /// The overlay with the keys on or off.
    Keys,
    /// The rules of the game on the board on or off.
    Rules,
    /// Who wins on which board of the game in the setup.
    BoardTable,
    /// The program ends.
    Quit,
}
