//! The states of the program.

use bevy::prelude::*;

/// Which screen is shown.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Configuration, words and fonts are being read.
    #[default]
    Loading,
    /// The five cards.
    Menu,
    /// Choosing parameters, seats and the start position.
    Setup,
    /// A game.
    Play,
    /// A lesson on the board.
    Lesson,
    /// Positions with one right move, to be found.
    Puzzles,
    /// The research room: how the good positions of Northcott and Corner Nim are found.
    Research,
    /// Boards of different games with the same heaps.
    Theorem,
    /// Two computer players play many games (on a desktop).
    Arena,
    /// What came of finished games.
    Scores,
    /// All games that were begun.
    MyGames,
    /// The games of a file or a folder with several of them.
    Collection,
    /// What a person can choose for the whole program.
    Settings,
    /// The values of the configuration files, to be changed.
    Tune,
    /// What the program tells of itself.
    About,
}

/// What a game waits for.
#[derive(SubStates, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[source(Screen = Screen::Play)]
pub enum Turn {
    /// Pieces move; what comes next is decided when they rest.
    #[default]
    Animating,
    /// A person is to move.
    Person,
    /// A computer player is to move.
    Computer,
    /// A computer player is to move, but waits: somebody has gone back, or has paused the game.
    Waiting,
    /// The game has ended.
    Over,
}

/// The order of the systems of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    /// What was pressed, pointed at and typed becomes intents.
    Input,
    /// Intents reach those who act on them.
    Dispatch,
    /// Intents and replies become moves; the turn goes on.
    Rules,
    /// Pieces move, marks are set.
    Scene,
}

/// The systems that draw the screens.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ScreenDrawing;

/// Adds the states and the order of the phases.
pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_sub_state::<Turn>()
        .configure_sets(
            Update,
            (Phase::Input, Phase::Dispatch, Phase::Rules, Phase::Scene).chain(),
        );
}
