//! The table of keys: every command that has keys, with what it does, where, and how it is worded.
//! The keys themselves, the list of them in the window, `docs/keys.md` and the keys that a person
//! chooses all come from here.

use bevy::prelude::KeyCode;

use crate::features::arena::ArenaCommand;
use crate::features::board_view::BoardViewCommand;
use crate::features::clipboard::{COPY_POSITION, ClipboardCommand};
use crate::features::comments::CommentCommand;
use crate::features::files::FileCommand;
use crate::features::hints::StudyCommand;
use crate::features::lessons::LessonCommand;
use crate::features::marking::MarkingCommand;
use crate::features::navigation::ScreenCommand;
use crate::features::puzzles::PuzzleCommand;
use crate::features::research::ResearchCommand;
use crate::features::theorem::TheoremCommand;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::gamepad_button::PadButton;
use crate::input::bindings::key_command::{Action, Focus, KeyCommand, KeyGroup, KeyPlace, Usual};
use crate::intent::Intent;
use crate::rules::Side;
use crate::turn::match_commands::MatchCommand;
use crate::turn::person_moves::BoardInput;
use crate::turn::undo::HistoryCommand;
use crate::turn::variations::VariationCommand;
use crate::window::WindowCommand;

/// The command with this name.
pub(crate) fn command(name: &str) -> Option<&'static KeyCommand> {
    KEY_MAP.iter().find(|command| command.name == name)
}

/// A command with keys of its own.
const fn row(
    name: &'static str,
    group: KeyGroup,
    words: &'static str,
    place: KeyPlace,
    intent: Intent,
    keys: &'static [Usual<Chord>],
) -> KeyCommand {
    KeyCommand {
        keys,
        ..family(name, group, words, place, Action::Intent(intent))
    }
}

/// A command that has a whole family of keys.
const fn family(
    name: &'static str,
    group: KeyGroup,
    words: &'static str,
    place: KeyPlace,
    action: Action,
) -> KeyCommand {
    KeyCommand {
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

impl KeyCommand {
    /// What is wanted again and again while the key is held.
    const fn repeating(self) -> KeyCommand {
        KeyCommand {
            repeats: true,
            ..self
        }
    }

    /// What leaves its keys to others in special cases.
    const fn yielding(self) -> KeyCommand {
        KeyCommand {
            yields: true,
            ..self
        }
    }

    /// What has buttons of a gamepad.
    const fn pad(self, buttons: &'static [Usual<PadButton>]) -> KeyCommand {
        KeyCommand { buttons, ..self }
    }

    /// What is done even if this has the focus.
    const fn beside(self, focus: Focus) -> KeyCommand {
        KeyCommand { focus, ..self }
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
    const fn at(self, place: KeyPlace) -> Usual<T> {
        Usual {
            place: Some(place),
            ..self
        }
    }
}

/// Every command that has keys.
#[rustfmt::skip]
pub(crate) static KEY_MAP: &[KeyCommand] = &[
    family("step", KeyGroup::Board, "help-does-arrows", KeyPlace::Anywhere, Action::Arrows)
        .pad(&[button(PadButton::Left), button(PadButton::Right), button(PadButton::Up),
            button(PadButton::Down)])
        .repeating(),
    row("press", KeyGroup::Board, "help-does-act", KeyPlace::Board,
        Intent::Board(BoardInput::PressHere),
        &[key(KeyCode::Space), key(KeyCode::Enter).at(KeyPlace::Game)])
        .pad(&[button(PadButton::South)]).yielding(),
    family("coordinate", KeyGroup::Board, "help-does-letters", KeyPlace::Board, Action::Coordinates)
        .repeating().yielding(),
    family("next_control", KeyGroup::Board, "help-does-tab", KeyPlace::Anywhere, Action::NextControl)
        .pad(&[button(PadButton::LeftTrigger), button(PadButton::RightTrigger)])
        .repeating(),

    row("undo", KeyGroup::Game, "play-undo", KeyPlace::Game,
        Intent::History(HistoryCommand::Undo),
        &[control(KeyCode::KeyZ), key(KeyCode::Backspace)])
        .pad(&[button(PadButton::West)]).repeating().beside(Focus::Control),
    row("redo", KeyGroup::Game, "play-redo", KeyPlace::Game,
        Intent::History(HistoryCommand::Redo),
        &[control(KeyCode::KeyY), control(KeyCode::KeyZ).shift()])
        .repeating().beside(Focus::Control),
    row("step_back", KeyGroup::Game, "replay-back", KeyPlace::Anywhere,
        Intent::History(HistoryCommand::StepBack), &[key(KeyCode::PageUp)])
        .pad(&[button(PadButton::LeftShoulder)]).repeating().beside(Focus::Button),
    row("step_forward", KeyGroup::Game, "replay-forward", KeyPlace::Anywhere,
        Intent::History(HistoryCommand::StepForward), &[key(KeyCode::PageDown)])
        .pad(&[button(PadButton::RightShoulder)]).repeating().beside(Focus::Button),
    row("to_start", KeyGroup::Game, "replay-to-start", KeyPlace::Anywhere,
        Intent::History(HistoryCommand::ToStart), &[key(KeyCode::Home)])
        .repeating().beside(Focus::Button),
    row("to_end", KeyGroup::Game, "replay-to-end", KeyPlace::Anywhere,
        Intent::History(HistoryCommand::ToEnd), &[key(KeyCode::End)])
        .repeating().beside(Focus::Button),
    row("previous_variation", KeyGroup::Game, "help-does-previous-variation", KeyPlace::Game,
        Intent::History(HistoryCommand::OtherMove(-1)), &[key(KeyCode::PageUp).shift()])
        .repeating().beside(Focus::Button),
    row("next_variation", KeyGroup::Game, "help-does-next-variation", KeyPlace::Game,
        Intent::History(HistoryCommand::OtherMove(1)), &[key(KeyCode::PageDown).shift()])
        .repeating().beside(Focus::Button),
    row("promote", KeyGroup::Game, "move-promote", KeyPlace::Game,
        Intent::Variation(VariationCommand::Promote), &[control(KeyCode::ArrowUp)])
        .beside(Focus::Control),
    row("delete", KeyGroup::Game, "move-delete", KeyPlace::Game,
        Intent::Variation(VariationCommand::Delete), &[control(KeyCode::Delete)])
        .beside(Focus::Control),
    row("turn_board", KeyGroup::Game, "board-turn", KeyPlace::Game,
        Intent::BoardView(BoardViewCommand::Turn), &[control(KeyCode::ArrowRight)])
        .beside(Focus::Control),
    row("mirror_board", KeyGroup::Game, "board-mirror", KeyPlace::Game,
        Intent::BoardView(BoardViewCommand::Mirror), &[control(KeyCode::ArrowLeft)])
        .beside(Focus::Control),
    row("stone_numbers", KeyGroup::Game, "board-numbers", KeyPlace::Game,
        Intent::BoardView(BoardViewCommand::Numbers), &[control(KeyCode::ArrowDown)])
        .beside(Focus::Control),
    row("comment", KeyGroup::Game, "help-does-comment", KeyPlace::Game,
        Intent::Comment(CommentCommand::Write), &[key(KeyCode::F3)]).beside(Focus::Text),
    row("mark_cells", KeyGroup::Game, "marking", KeyPlace::Game,
        Intent::Marking(MarkingCommand::BeginOrEnd), &[key(KeyCode::F8)]).beside(Focus::Text),
    row("play_or_pause", KeyGroup::Game, "help-does-replay", KeyPlace::Game,
        Intent::History(HistoryCommand::PlayOrPause),
        &[
            // While somebody watches, the keys of the board are free.
            key(KeyCode::KeyP).at(KeyPlace::Watching),
            key(KeyCode::Space).at(KeyPlace::Watching),
            key(KeyCode::KeyP).at(KeyPlace::Spare),
        ])
        .pad(&[button(PadButton::South).at(KeyPlace::Watching)]),
    row("hint", KeyGroup::Game, "play-hint", KeyPlace::Game,
        Intent::Study(StudyCommand::Hint), &[key(KeyCode::F2)])
        .pad(&[button(PadButton::North)]).beside(Focus::Text),
    row("best_moves", KeyGroup::Game, "best-moves", KeyPlace::Game,
        Intent::Study(StudyCommand::BestMoves), &[key(KeyCode::F9)]).beside(Focus::Text),
    row("columns", KeyGroup::Game, "columns-switch", KeyPlace::Game,
        Intent::Study(StudyCommand::Columns), &[key(KeyCode::F6)]).beside(Focus::Text),
    row("why_lost", KeyGroup::Game, "loss-why", KeyPlace::GameOver,
        Intent::Study(StudyCommand::WhyLost), &[key(KeyCode::KeyW)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),
    row("play_again", KeyGroup::Game, "play-again", KeyPlace::GameOver,
        Intent::Match(MatchCommand::NewGame), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("new_game", KeyGroup::Game, "play-new-game", KeyPlace::Game,
        Intent::Match(MatchCommand::NewGame), &[control(KeyCode::KeyN)]).beside(Focus::Text),

    row("take_marked", KeyGroup::SomeGames, "help-does-take", KeyPlace::Marking,
        Intent::Board(BoardInput::TakeMarked), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("mark_to_here", KeyGroup::SomeGames, "help-does-mark-to-here", KeyPlace::Marking,
        Intent::Board(BoardInput::SecondPressHere), &[key(KeyCode::Space).shift()]),
    row("wave_back", KeyGroup::SomeGames, "help-does-wave-back", KeyPlace::Game,
        Intent::Board(BoardInput::Wave(-1)), &[key(KeyCode::ArrowLeft).shift()])
        .pad(&[button(PadButton::RightStickLeft)]).repeating(),
    row("wave_forward", KeyGroup::SomeGames, "help-does-wave-forward", KeyPlace::Game,
        Intent::Board(BoardInput::Wave(1)), &[key(KeyCode::ArrowRight).shift()])
        .pad(&[button(PadButton::RightStickRight)]).repeating(),
    row("place_first", KeyGroup::SomeGames, "help-does-place-first", KeyPlace::PlacingSides,
        Intent::Board(BoardInput::PlaceFor(Side::First)), &[key(KeyCode::KeyO)]),
    row("place_second", KeyGroup::SomeGames, "help-does-place-second", KeyPlace::PlacingSides,
        Intent::Board(BoardInput::PlaceFor(Side::Second)), &[key(KeyCode::KeyX)]),

    family("open_game", KeyGroup::Menu, "help-does-cards", KeyPlace::Menu, Action::OpenGame)
        .beside(Focus::Control),
    row("continue_game", KeyGroup::Menu, "menu-continue", KeyPlace::Menu,
        Intent::Screen(ScreenCommand::Continue), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("my_games", KeyGroup::Menu, "my-games-title", KeyPlace::Menu,
        Intent::Screen(ScreenCommand::MyGames), &[key(KeyCode::KeyG)]).beside(Focus::Control),
    row("puzzles", KeyGroup::Menu, "puzzles-title", KeyPlace::Menu,
        Intent::Screen(ScreenCommand::Puzzles), &[key(KeyCode::KeyP)]).beside(Focus::Control),
    row("start_game", KeyGroup::Menu, "setup-start", KeyPlace::Setup,
        Intent::Screen(ScreenCommand::Start), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("arena", KeyGroup::Menu, "arena-title", KeyPlace::Setup,
        Intent::Screen(ScreenCommand::Arena), &[control(KeyCode::KeyE)]).beside(Focus::Control),
    row("run_arena", KeyGroup::Menu, "help-does-arena", KeyPlace::Arena,
        Intent::Arena(ArenaCommand::RunOrStop), &[key(KeyCode::Space)])
        .pad(&[button(PadButton::Start)]),

    row("lesson", KeyGroup::Board, "help-does-lesson", KeyPlace::Lesson,
        Intent::Lesson(LessonCommand::GoOn), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),
    row("puzzle", KeyGroup::Board, "help-does-puzzle", KeyPlace::Puzzles,
        Intent::Puzzle(PuzzleCommand::GoOn), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),

    row("run_or_pause", KeyGroup::Research, "help-does-run", KeyPlace::Research,
        Intent::Research(ResearchCommand::RunOrPause), &[key(KeyCode::Space)])
        .pad(&[button(PadButton::South)]),
    row("one_step", KeyGroup::Research, "research-step", KeyPlace::Research,
        Intent::Research(ResearchCommand::OneStep), &[key(KeyCode::KeyS)])
        .pad(&[button(PadButton::West)]).repeating(),
    row("proof", KeyGroup::Research, "research-proof", KeyPlace::Research,
        Intent::Research(ResearchCommand::Proof), &[key(KeyCode::KeyP)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),
    row("zoom_in", KeyGroup::Research, "help-does-zoom-in", KeyPlace::Research,
        Intent::Research(ResearchCommand::Zoom(1)), &[key(KeyCode::Equal)])
        .pad(&[button(PadButton::RightStickUp)]).repeating(),
    row("zoom_out", KeyGroup::Research, "help-does-zoom-out", KeyPlace::Research,
        Intent::Research(ResearchCommand::Zoom(-1)), &[key(KeyCode::Minus)])
        .pad(&[button(PadButton::RightStickDown)]).repeating(),
    row("put_on_board", KeyGroup::Research, "research-put-on-board", KeyPlace::Research,
        Intent::Research(ResearchCommand::PutOnBoard), &[key(KeyCode::Enter)])
        .pad(&[button(PadButton::Start)]),

    row("theorem", KeyGroup::Research, "theorem-title", KeyPlace::Research,
        Intent::Screen(ScreenCommand::Theorem), &[key(KeyCode::KeyT)])
        .beside(Focus::Control),
    row("play_on_all", KeyGroup::Research, "theorem-play", KeyPlace::Theorem,
        Intent::Theorem(TheoremCommand::Play), &[key(KeyCode::Enter), key(KeyCode::Space)])
        .pad(&[button(PadButton::South)]),
    row("other_board", KeyGroup::Research, "theorem-other", KeyPlace::Theorem,
        Intent::Theorem(TheoremCommand::OtherBoard), &[key(KeyCode::KeyB)])
        .pad(&[button(PadButton::North)]).beside(Focus::Control),

    row("save", KeyGroup::Files, "play-save", KeyPlace::Anywhere,
        Intent::File(FileCommand::Save), &[control(KeyCode::KeyS)]).beside(Focus::Text),
    row("save_as", KeyGroup::Files, "help-does-save-as", KeyPlace::Anywhere,
        Intent::File(FileCommand::SaveAs), &[control(KeyCode::KeyS).shift()]).beside(Focus::Text),
    row("open_file", KeyGroup::Files, "menu-open-file", KeyPlace::Anywhere,
        Intent::File(FileCommand::Open), &[control(KeyCode::KeyO)]).beside(Focus::Text),
    row("copy_id", KeyGroup::Files, COPY_POSITION, KeyPlace::Anywhere,
        Intent::Clipboard(ClipboardCommand::CopyId), &[control(KeyCode::KeyC)])
        .beside(Focus::Control),
    row("copy_game", KeyGroup::Files, "help-does-copy-game", KeyPlace::Anywhere,
        Intent::Clipboard(ClipboardCommand::CopyGame), &[control(KeyCode::KeyC).shift()])
        .beside(Focus::Control),
    KeyCommand {
        told_by_browser: true,
        ..row("paste", KeyGroup::Files, "help-does-paste", KeyPlace::Anywhere,
            Intent::Clipboard(ClipboardCommand::Paste), &[control(KeyCode::KeyV)])
            .beside(Focus::Control)
    },

    row("back", KeyGroup::Window, "research-back", KeyPlace::Anywhere,
        Intent::Screen(ScreenCommand::Back), &[key(KeyCode::Escape)])
        .pad(&[button(PadButton::East)]),
    row("settings", KeyGroup::Window, "settings-title", KeyPlace::Anywhere,
        Intent::Screen(ScreenCommand::Settings), &[control(KeyCode::Comma)]).beside(Focus::Control),
    row("full_screen", KeyGroup::Window, "menu-fullscreen", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::FullScreen), &[key(KeyCode::F11)]).beside(Focus::Sheet),
    row("larger", KeyGroup::Window, "help-does-larger", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::Larger), &[control(KeyCode::Equal)])
        .repeating().beside(Focus::Sheet),
    row("smaller", KeyGroup::Window, "help-does-smaller", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::Smaller), &[control(KeyCode::Minus)])
        .repeating().beside(Focus::Sheet),
    row("usual_size", KeyGroup::Window, "help-does-usual-size", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::UsualSize), &[control(KeyCode::Digit0)])
        .beside(Focus::Sheet),
    row("mute", KeyGroup::Window, "help-does-mute", KeyPlace::SpareAnywhere,
        Intent::Window(WindowCommand::Mute), &[key(KeyCode::KeyM)]).beside(Focus::Control),
    row("rules", KeyGroup::Game, "play-rules", KeyPlace::Board,
        Intent::Window(WindowCommand::Rules), &[key(KeyCode::F4)])
        .pad(&[button(PadButton::Start).at(KeyPlace::Spare)]).beside(Focus::Text),
    row("keys", KeyGroup::Window, "menu-help", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::Keys), &[key(KeyCode::F1), key(KeyCode::Slash).shift()])
        .pad(&[button(PadButton::Select)]).beside(Focus::Text),
    row("quit", KeyGroup::Window, "help-does-quit", KeyPlace::Anywhere,
        Intent::Window(WindowCommand::Quit), &[control(KeyCode::KeyQ)]).beside(Focus::Sheet),
];
