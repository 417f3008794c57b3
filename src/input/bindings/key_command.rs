//! What a command that has keys is: what it does, where, and while what has the focus.

use bevy::prelude::KeyCode;

use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::intent::Intent;
use crate::states::Screen;

/// Something that a person does by key.
#[derive(Debug)]
pub(crate) struct KeyCommand {
    /// Its name in the settings.
    pub name: &'static str,
    /// Under which heading it is listed.
    pub group: KeyGroup,
    /// The key of the words for what it does. Where only some games have a use for it, they have
    /// the words, and without any it is not listed.
    pub words: &'static str,
    /// Where it is done.
    pub place: KeyPlace,
    /// What it does.
    pub action: Action,
    /// The keys that are usual.
    pub keys: &'static [Usual<Chord>],
    /// The buttons of a gamepad that are usual.
    pub buttons: &'static [Usual<PadButton>],
    /// Whether a key that is held does it again and again.
    pub repeats: bool,
    /// What may have the focus meanwhile.
    pub focus: Focus,
    /// Whether other commands may have its keys in special cases.
    pub yields: bool,
    /// Whether a browser tells of it in another way, so that its keys are not looked at there.
    pub told_by_browser: bool,
}

/// A usual key or button of a command.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usual<T> {
    /// The key or the button.
    pub input: T,
    /// Where it has this meaning, if not wherever the command is done.
    pub place: Option<KeyPlace>,
}

/// What a command does.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Action {
    /// This is wanted, whatever key says it.
    Intent(Intent),
    /// The arrows lead over the board.
    Arrows,
    /// Letters and digits lead to a column or a row.
    Coordinates,
    /// The digits open the games of the menu.
    OpenGame,
    /// Tab leads through the controls; the panels see to that.
    NextControl,
}

/// Where a key has a meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyPlace {
    /// On every screen.
    Anywhere,
    /// In the menu.
    Menu,
    /// In the setup of a game.
    Setup,
    /// In a game.
    Game,
    /// In a game, its setup or its lesson, and on the screen of the puzzles.
    Board,
    /// In the research room.
    Research,
    /// Where boards have the same heaps.
    Theorem,
    /// In a lesson.
    Lesson,
    /// On the screen of the puzzles.
    Puzzles,
    /// In the arena.
    Arena,
    /// In the setup of a game whose pieces belong to sides.
    PlacingSides,
    /// In a game that has ended.
    GameOver,
    /// In a game that goes on, on a board on which pieces are marked and then taken.
    Marking,
    /// In a game that is replayed, or that two computers play.
    Watching,
    /// In a game, if the board has no use for the key.
    Spare,
    /// On every screen, if the board has no use for the key.
    SpareAnywhere,
}

/// What may have the focus while a key has its meaning. What comes later keeps more keys to itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Focus {
    /// The board alone.
    #[default]
    Board,
    /// A control of the screen that has no use for Home, End and the keys of pages.
    Button,
    /// Any other control of the screen in which nothing is written.
    Control,
    /// An open list, or a dialog over the screen.
    Dialog,
    /// A field in which somebody writes.
    Text,
    /// A sheet on which somebody writes: it has all keys but those of the window.
    Sheet,
}

/// Under which heading a command is listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeyGroup {
    /// What is done on a board.
    Board,
    /// What is done with the game.
    Game,
    /// What the menu and the setup have keys for.
    Menu,
    /// What some games have keys for.
    SomeGames,
    /// The research room.
    Research,
    /// Files and the clipboard.
    Files,
    /// The window.
    Window,
}

impl KeyGroup {
    /// All of them, in the order in which they are listed.
    pub(crate) const ALL: [KeyGroup; 7] = [
        KeyGroup::Board,
        KeyGroup::Game,
        KeyGroup::SomeGames,
        KeyGroup::Menu,
        KeyGroup::Research,
        KeyGroup::Files,
        KeyGroup::Window,
    ];

    /// The key of its heading.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            KeyGroup::Board => "help-board",
            KeyGroup::Game => "help-game",
            KeyGroup::Menu => "help-menu",
            KeyGroup::SomeGames => "help-some-games",
            KeyGroup::Research => "help-research",
            KeyGroup::Files => "help-files",
            KeyGroup::Window => "help-window",
        }
    }
}

impl KeyPlace {
    /// Whether it is one case of what happens on a screen.
    pub(crate) const fn is_special(self) -> bool {
        !matches!(
            self,
            KeyPlace::Anywhere
                | KeyPlace::Menu
                | KeyPlace::Setup
                | KeyPlace::Game
                | KeyPlace::Board
                | KeyPlace::Research
                | KeyPlace::Theorem
                | KeyPlace::Lesson
                | KeyPlace::Arena
        )
    }

    /// Which of two commands with one key is asked first, the lower.
    pub(crate) const fn rank(self) -> u8 {
        match self {
            KeyPlace::Spare | KeyPlace::SpareAnywhere => 2,
            _ if self.is_special() => 0,
            _ => 1,
        }
    }

    /// Whether a command that is done here is asked before those that are done on the whole screen.
    pub(crate) const fn comes_first(self) -> bool {
        self.rank() == 0
    }

    /// Whether one can be at both places at once.
    pub(crate) fn overlaps(self, other: KeyPlace) -> bool {
        let mut screens = SCREENS.into_iter();
        let excluded = [
            (KeyPlace::GameOver, KeyPlace::Marking),
            (KeyPlace::Marking, KeyPlace::GameOver),
        ];
        screens.any(|screen| self.is_on(screen) && other.is_on(screen))
            && !excluded.contains(&(self, other))
    }

    /// Whether it can be there on this screen.
    pub(crate) const fn is_on(self, screen: Screen) -> bool {
        match self {
            KeyPlace::Anywhere | KeyPlace::SpareAnywhere => true,
            KeyPlace::Menu => matches!(screen, Screen::Menu),
            KeyPlace::Setup | KeyPlace::PlacingSides => matches!(screen, Screen::Setup),
            KeyPlace::Game
            | KeyPlace::GameOver
            | KeyPlace::Marking
            | KeyPlace::Watching
            | KeyPlace::Spare => {
                matches!(screen, Screen::Play)
            }
            KeyPlace::Board => matches!(
                screen,
                Screen::Play | Screen::Setup | Screen::Lesson | Screen::Puzzles
            ),
            KeyPlace::Research => matches!(screen, Screen::Research),
            KeyPlace::Theorem => matches!(screen, Screen::Theorem),
            KeyPlace::Lesson => matches!(screen, Screen::Lesson),
            KeyPlace::Puzzles => matches!(screen, Screen::Puzzles),
            KeyPlace::Arena => matches!(screen, Screen::Arena),
        }
    }
}

const SCREENS: [Screen; 14] = [
    Screen::Menu,
    Screen::Setup,
    Screen::Play,
    Screen::Lesson,
    Screen::Puzzles,
    Screen::Research,
    Screen::Theorem,
    Screen::Arena,
    Screen::Scores,
    Screen::MyGames,
    Screen::Collection,
    Screen::Settings,
    Screen::Tune,
    Screen::About,
];

impl KeyCommand {
    /// Whether other keys and buttons can be chosen for it.
    pub(crate) const fn can_change(&self) -> bool {
        matches!(self.action, Action::Intent(_))
            && !(cfg!(target_family = "wasm") && self.told_by_browser)
    }

    /// Whether it has this key always, as one of many.
    pub(crate) fn always_has(&self, chord: Chord) -> bool {
        match self.action {
            Action::Intent(_) => false,
            Action::Arrows => direction(chord).is_some(),
            Action::Coordinates => chord.letter().is_some() || chord.digit().is_some(),
            Action::OpenGame => chord.digit().is_some(),
            Action::NextControl => chord.without_shift() == Chord::plain(KeyCode::Tab),
        }
    }
}

/// Columns to the right and rows down, where an arrow leads.
pub(crate) fn direction(chord: Chord) -> Option<(i8, i8)> {
    [
        (KeyCode::ArrowLeft, (-1, 0)),
        (KeyCode::ArrowRight, (1, 0)),
        (KeyCode::ArrowUp, (0, -1)),
        (KeyCode::ArrowDown, (0, 1)),
    ]
    .into_iter()
    .find_map(|(arrow, way)| (chord == Chord::plain(arrow)).then_some(way))
}
