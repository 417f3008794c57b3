//! The table of keys: every command that has keys, with what it does, where, and how it is worded.
//! The keys themselves, the list of them in the window, `docs/keys.md` and the keys that a person
//! chooses all come from here.

use bevy::prelude::KeyCode;

use crate::features::arena::ArenaCommand;
use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::comments::CommentCommand;
use crate::features::files::FileCommand;
use crate::features::hints::StudyCommand;
use crate::features::lessons::LessonCommand;
use crate::features::navigation::ScreenCommand;
use crate::features::puzzles::PuzzleCommand;
use crate::features::research::ResearchCommand;
use crate::features::theorem::TheoremCommand;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::key_command::{Action, Command, Focus, Group, Place, Usual};
use crate::intent::Intent;
use crate::rules::Side;
use crate::turn::match_commands::MatchCommand;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;
use crate::turn::variations::VariationCommand;
use crate::window::WindowCommand;

/// The command with this name.
#[must_use]
pub(crate) fn command(name: &str) -> Option<&'static Command> {
    KEY_MAP.iter().find(|command| command.name == name)
}

/// A command with keys of its own.
const fn row(
    name: &'static str,
    group: Group,
    words: &'static str,
    place: Place,
    intent: Intent,
    keys: &'static [Usual<Chord>],
) -> Command {
    Command {
        keys,
        ..family(name, group, words, place, Action::Intent(intent))
    }
}

/// A command that has a whole family of keys.
const fn family(
    name: &'static str,
    group: Group,
    words: &'static str,
    place: Place,
    action: Action,
) -> Command {
    Command {
        name,
        group,
        words,
        place,
        action,
        keys: &[],
        buttons: &[],
        repeats: false,
        focus: Focus::Board,
        yields: false,
        told_by_browser: false,
    }
}

impl Command {
    /// What is wanted again and again while the key is held.
    const fn repeating(self) -> Command {
        Command {
            repeats: true,
            ..self
        }
    }

    /// What leaves its keys to others in special cases.
    const fn yielding(self) -> Command {
        Command {
            yields: true,
            ..self
        }
    }

    /// What has buttons of a gamepad.
    const fn pad(self, buttons: &'static [Usual<PadButton>]) -> Command {
        Command { buttons, ..self }
    }

    /// What is done even if this has the focus.
    const fn beside(self, focus: Focus) -> Command {
        Command { focus, ..self }
    }
}

const fn key(key: KeyCode) -> Usual<Chord> {
    Usual {
        input: Chord::plain(key),
        place: None,
    }
}

const fn control(key: KeyCode) -> Usual<Chord> {
    Usual {
        input: Chord::control(key),
        place: None,
    }
}

const fn button(button: PadButton) -> Usual<PadButton> {
    Usual {
        input: button,
        place: None,
    }
}

impl Usual<Chord> {
    const fn shift(self) -> Usual<Chord> {
        Usual {
            input: self.input.with_shift(),
            ..self
        }
    }
}

impl<T: Copy> Usual<T> {
    const fn at(self, place: Place) -> Usual<T> {
        Usual {
            place: Some(place),
            ..self
        }
    }
}

/// Every command that has keys.
#[rustfmt::skip]
pub(crate) static KEY_MAP: &[Command] = &[
    family("step", Group::Board, "help-does-arrows", Place::Anywhere, Action::Arrows)
        .pad(&[button(PadButton::Left), button(PadButton::Right), button(PadButton::Up),
            button(PadButton::Down)])
        .repeating(),
    row("press", Group::Board, "help-does-act", Place::Board,
        Intent::Board(BoardInput::PressHere),
        &[key(KeyCode::Space), key(KeyCode::Enter).at(Place::Game)])
        .pad(&[button(PadButton::South)]).yielding(),
    family("coordinate", Group::Board, "help-does-letters", Place::Board, Action::Coordinates)
        .repeating().yielding(),
    family("next_control", Group::Board, "help-does-tab", Place::Anywhere, Action::NextControl)
        .pad(&[button(PadButton::LeftTrigger), button(PadButton::RightTrigger)])
        .repeating(),

    row("undo", Group::Game, "play-undo", Place::Game,
        Intent::History(HistoryCommand::Undo),
        &[control(KeyCode::KeyZ), key(KeyCode::Backspace)])
        .pad(&[button(PadButton::West)]).repeating().beside(Focus::Control),
    row("redo", Group::Game, "play-redo", Place::Game,
        Intent::History(HistoryCommand::Redo),
        &[control(KeyCode::KeyY), control(KeyCode::KeyZ).shift()])
        .repeating().beside(Focus::Control),
    row("step_back", Group::Game, "replay-back", Place::Anywhere,
        Intent::History(HistoryCommand::StepBack), &[key(KeyCode::PageUp)])
        .pad(&[button(PadButton::LeftShoulder)]).repeating().beside(Focus::Button),
    row("step_forward", Group::Game, "replay-forward", Place::Anywhere,
        Intent::History(HistoryCommand::StepForward), &[key(KeyCode::PageDown)])
        .pad(&[button(PadButton::RightShoulder)]).repeating().beside(Focus::Button),
    row("to_start", Group::Game, "replay-to-start", Place::Anywhere,
        Intent::History(HistoryCommand::ToStart), &[key(KeyCode::Home)])
        .repeating().beside(Focus::Button),
    row("to_end", Group::Game, "replay-to-end", Place::Anywhere,
        Intent::History(HistoryCommand::ToEnd), &[key(KeyCode::End)])
        .repeating().beside(Focus::Button),
    row("previous_variation", Group::Game, "help-does-previous-variation", Place::Game,
        Intent::History(HistoryCommand::OtherMove(-1)), &[key(KeyCode::PageUp).shift()])
        .repeating().beside(Focus::Button),
    row("next_variation", Group::Game, "help-does-next-variation", Place::Game,
        Intent::History(HistoryCommand::OtherMove(1)), &[key(KeyCode::PageDown).shift()])
        .repeating().beside(Focus::Button),
    row("promote", Group::Game, "move-promote", Place::Game,
        Intent::Variation(VariationCommand::Promote), &[control(KeyCode::ArrowUp)])
        .beside(Focus::Control),
    row("delete", Group::Game, "move-delete", Place::Game,
        Intent::Variation(VariationCommand::Delete), &[control(KeyCode::Delete)])
        .beside(Focus::Control),
    row("comment", Group::Game, "help-does-comment", Place::Game,
        Intent::Comment(CommentCommand::Write), &[key(KeyCode::F3)]).beside(Focus::Text),
    row("play_or_pause", Group::Game, "help-does-replay", Place::Game,
        Intent::History(HistoryCommand::PlayOrPause),
        &[
            // While somebody watches, the keys of the board are free.
            key(KeyCode::KeyP).at(Place::Watching),
            key(KeyCode::Space).at(Place::Watching),
            key(KeyCode::KeyP).at(Place::Spare),
        ])
        .pad(&[button(PadButton::South).at(Place::Watching)]),
    row("hint", Group::Game, "play-hint", Place::Game,
        Intent::Study(StudyCommand::Hint), &[key(KeyCode::F2)])
        .pad(&[button(PadButton::North)]).beside(Focus::Text),
    row("best_moves", Group::Game, "best-moves", Place::Game,
        Intent::Study(StudyCommand::BestMoves), &[key(KeyCode::F9)]).beside(Focus::Text),
    row("columns", Group::Game, "columns-switch", Place::Game,
        Intent::Study(StudyCommand::Columns), &[key(KeyCode::F6)]).beside(Focus::Text),
    row("why_lost", Group::Game, "loss-why", Place::GameOver,
        Intent::Study(StudyCommand::WhyLost), &[key(KeyCode::KeyW)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),
    row("play_again", Group::Game, "play-again", Place::GameOver,
        Intent::Match(MatchCommand::NewGame), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("new_game", Group::Game, "play-new-game", Place::Game,
        Intent::Match(MatchCommand::NewGame), &[control(KeyCode::KeyN)]).beside(Focus::Text),

    row("take_marked", Group::SomeGames, "help-does-take", Place::Marking,
        Intent::Board(BoardInput::TakeMarked), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("mark_to_here", Group::SomeGames, "help-does-mark-to-here", Place::Marking,
        Intent::Board(BoardInput::SecondPressHere), &[key(KeyCode::Space).shift()]),
    row("wave_back", Group::SomeGames, "help-does-wave-back", Place::Game,
        Intent::Board(BoardInput::Wave(-1)), &[key(KeyCode::ArrowLeft).shift()])
        .pad(&[button(PadButton::RightStickLeft)]).repeating(),
    row("wave_forward", Group::SomeGames, "help-does-wave-forward", Place::Game,
        Intent::Board(BoardInput::Wave(1)), &[key(KeyCode::ArrowRight).shift()])
        .pad(&[button(PadButton::RightStickRight)]).repeating(),
    row("place_first", Group::SomeGames, "help-does-place-first", Place::PlacingSides,
        Intent::Board(BoardInput::PlaceFor(Side::First)), &[key(KeyCode::KeyO)]),
    row("place_second", Group::SomeGames, "help-does-place-second", Place::PlacingSides,
        Intent::Board(BoardInput::PlaceFor(Side::Second)), &[key(KeyCode::KeyX)]),

    family("open_game", Group::Menu, "help-does-cards", Place::Menu, Action::OpenGame)
        .beside(Focus::Control),
    row("continue_game", Group::Menu, "menu-continue", Place::Menu,
        Intent::Screen(ScreenCommand::Continue), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("my_games", Group::Menu, "my-games-title", Place::Menu,
        Intent::Screen(ScreenCommand::MyGames), &[key(KeyCode::KeyG)]).beside(Focus::Control),
    row("puzzles", Group::Menu, "puzzles-title", Place::Menu,
        Intent::Screen(ScreenCommand::Puzzles), &[key(KeyCode::KeyP)]).beside(Focus::Control),
    row("start_game", Group::Menu, "setup-start", Place::Setup,
        Intent::Screen(ScreenCommand::Start), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("arena", Group::Menu, "arena-title", Place::Setup,
        Intent::Screen(ScreenCommand::Arena), &[control(KeyCode::KeyE)]).beside(Focus::Control),
    row("run_arena", Group::Menu, "help-does-arena", Place::Arena,
        Intent::Arena(ArenaCommand::RunOrStop), &[key(KeyCode::Space)])
        .pad(&[button(PadButton::Start)]),

    row("lesson", Group::Board, "help-does-lesson", Place::Lesson,
        Intent::Lesson(LessonCommand::GoOn), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("puzzle", Group::Board, "help-does-puzzle", Place::Puzzles,
        Intent::Puzzle(PuzzleCommand::GoOn), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),

    row("run_or_pause", Group::Research, "help-does-run", Place::Research,
        Intent::Research(ResearchCommand::RunOrPause), &[key(KeyCode::Space)])
        .pad(&[button(PadButton::South)]),
    row("one_step", Group::Research, "research-step", Place::Research,
        Intent::Research(ResearchCommand::OneStep), &[key(KeyCode::KeyS)])
        .pad(&[button(PadButton::West)]).repeating(),
    row("proof", Group::Research, "research-proof", Place::Research,
        Intent::Research(ResearchCommand::Proof), &[key(KeyCode::KeyP)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),
    row("zoom_in", Group::Research, "help-does-zoom-in", Place::Research,
        Intent::Research(ResearchCommand::Zoom(1)), &[key(KeyCode::Equal)])
        .pad(&[button(PadButton::RightStickUp)]).repeating(),
    row("zoom_out", Group::Research, "help-does-zoom-out", Place::Research,
        Intent::Research(ResearchCommand::Zoom(-1)), &[key(KeyCode::Minus)])
        .pad(&[button(PadButton::RightStickDown)]).repeating(),
    row("put_on_board", Group::Research, "research-put-on-board", Place::Research,
        Intent::Research(ResearchCommand::PutOnBoard), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),

    row("theorem", Group::Research, "theorem-title", Place::Research,
        Intent::Screen(ScreenCommand::Theorem), &[key(KeyCode::KeyT)])
        .beside(Focus::Control),
    row("play_on_all", Group::Research, "theorem-play", Place::Theorem,
        Intent::Theorem(TheoremCommand::Play), &[key(KeyCode::Enter), key(KeyCode::Space)])
        .pad(&[button(PadButton::South)]),
    row("other_board", Group::Research, "theorem-other", Place::Theorem,
        Intent::Theorem(TheoremCommand::OtherBoard), &[key(KeyCode::KeyB)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),

    row("save", Group::Files, "play-save", Place::Anywhere,
        Intent::File(FileCommand::Save), &[control(KeyCode::KeyS)]).beside(Focus::Text),
    row("save_as", Group::Files, "help-does-save-as", Place::Anywhere,
        Intent::File(FileCommand::SaveAs), &[control(KeyCode::KeyS).shift()]).beside(Focus::Text),
    row("open_file", Group::Files, "menu-open-file", Place::Anywhere,
        Intent::File(FileCommand::Open), &[control(KeyCode::KeyO)]).beside(Focus::Text),
    row("copy_id", Group::Files, COPY_POSITION, Place::Anywhere,
        Intent::Clipboard(ClipboardCommand::CopyId), &[control(KeyCode::KeyC)])
        .beside(Focus::Control),
    row("copy_game", Group::Files, "help-does-copy-game", Place::Anywhere,
        Intent::Clipboard(ClipboardCommand::CopyGame), &[control(KeyCode::KeyC).shift()])
        .beside(Focus::Control),
    Command {
        told_by_browser: true,
        ..row("paste", Group::Files, "help-does-paste", Place::Anywhere,
            Intent::Clipboard(ClipboardCommand::Paste), &[control(KeyCode::KeyV)])
            .beside(Focus::Control)
    },

    row("back", Group::Window, "research-back", Place::Anywhere,
        Intent::Screen(ScreenCommand::Back), &[key(KeyCode::Escape)])
        .pad(&[button(PadButton::East)]),
    row("settings", Group::Window, "settings-title", Place::Anywhere,
        Intent::Screen(ScreenCommand::Settings), &[control(KeyCode::Comma)]).beside(Focus::Control),
    row("full_screen", Group::Window, "menu-fullscreen", Place::Anywhere,
        Intent::Window(WindowCommand::FullScreen), &[key(KeyCode::F11)]).beside(Focus::Sheet),
    row("larger", Group::Window, "help-does-larger", Place::Anywhere,
        Intent::Window(WindowCommand::Larger), &[control(KeyCode::Equal)])
        .repeating().beside(Focus::Sheet),
    row("smaller", Group::Window, "help-does-smaller", Place::Anywhere,
        Intent::Window(WindowCommand::Smaller), &[control(KeyCode::Minus)])
        .repeating().beside(Focus::Sheet),
    row("usual_size", Group::Window, "help-does-usual-size", Place::Anywhere,
        Intent::Window(WindowCommand::UsualSize), &[control(KeyCode::Digit0)])
        .beside(Focus::Sheet),
    row("mute", Group::Window, "help-does-mute", Place::SpareAnywhere,
        Intent::Window(WindowCommand::Mute), &[key(KeyCode::KeyM)]).beside(Focus::Control),
    row("rules", Group::Game, "play-rules", Place::Board,
        Intent::Window(WindowCommand::Rules), &[key(KeyCode::F4)])
        .pad(&[button(PadButton::Start).at(Place::Spare)]).beside(Focus::Text),
    row("keys", Group::Window, "menu-help", Place::Anywhere,
        Intent::Window(WindowCommand::Keys), &[key(KeyCode::F1), key(KeyCode::Slash).shift()])
        .pad(&[button(PadButton::Select)]).beside(Focus::Text),
    row("quit", Group::Window, "help-does-quit", Place::Anywhere,
        Intent::Window(WindowCommand::Quit), &[control(KeyCode::KeyQ)]).beside(Focus::Sheet),
];
