//! What is wanted of games that were begun or finished, and of opponents.

use bevy::prelude::*;

use crate::config::ScriptName;
use crate::library::GameNumber;
use crate::players::opponents::Opponent;
use crate::rules::Side;
use crate::scores::export::Form;

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
    /// It is copied under the name that was typed ([`crate::app::state::copy_form::CopyForm`]).
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
