//! Keys. A field of the panel that has the focus keeps its keys; Escape gives them back.

use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::app::board::pieces::Piece;
use crate::app::board::stage::Stage;
use crate::app::play::replaying::{Replaying, is_watched};
use crate::app::state::current_match::{CurrentMatch, MatchBoard};
use crate::app::state::cursor::Cursor;
use crate::app::state::draft::Draft;
use crate::app::state::intent::{
    BoardInput, ClipboardCommand, FileCommand, HistoryCommand, Intent, Intents, MatchCommand,
    ResearchCommand, ScreenCommand, StudyCommand, WindowCommand, dispatch,
};
use crate::app::state::states::{Phase, Screen, Turn};
use crate::games;
use crate::look::{FirstFocus, Input};
use crate::rules::{Cell, Side};

/// Whether a control of a panel wants the keys at the moment; set by whatever draws the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct KeysTaken(pub bool);

/// Whether somebody writes at the moment, so that copying and pasting belong to the text; set by
/// whatever draws the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Writing(pub bool);

/// Adds the keys.
pub fn plugin(app: &mut App) {
    app.init_resource::<KeysTaken>()
        .init_resource::<Writing>()
        .add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(
            Update,
            (
                read_keys.after(super::pointer::touch).in_set(Phase::Input),
                move_focus.after(dispatch).in_set(Phase::Dispatch),
            ),
        );
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    taken: Res<KeysTaken>,
    writing: Res<Writing>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    stages: Query<&Stage, With<MatchBoard>>,
    current: Res<CurrentMatch>,
    draft: Option<Res<Draft>>,
    replaying: Res<Replaying>,
    mut intents: Intents,
    // The number typed so far: digits that follow each other make one number.
    mut typed: Local<u8>,
    mut before: Local<Modifiers>,
) {
    // One slow frame may get a modifier's press and release together with what lies between them.
    let Modifiers {
        mut control,
        mut shift,
    } = *before;
    *before = Modifiers {
        control: held.any_pressed(CONTROLS),
        shift: held.any_pressed(SHIFTS),
    };
    for key in keys.read() {
        let is_pressed = key.state == ButtonState::Pressed;
        if CONTROLS.contains(&key.key_code) {
            control = is_pressed;
        }
        if SHIFTS.contains(&key.key_code) {
            shift = is_pressed;
        }
        if !is_pressed {
            continue;
        }
        let stage = stages.single().ok();
        // Elsewhere O is a column's letter.
        let places = *screen.get() == Screen::Setup
            && draft.as_ref().is_some_and(|draft| draft.places_sides());
        let in_game = *screen.get() == Screen::Play;
        // Two computers leave Space to whoever watches them.
        let space_pauses = in_game
            && (replaying.is_playing() || current.game_match.as_ref().is_some_and(is_watched));
        let intent: Option<Intent> = match key.key_code {
            // A browser keeps these for itself.
            KeyCode::F11 if cfg!(target_family = "wasm") => None,
            KeyCode::KeyQ | KeyCode::KeyN if control && cfg!(target_family = "wasm") => None,
            KeyCode::F11 if !key.repeat => Some(WindowCommand::FullScreen.into()),
            KeyCode::F1 if !key.repeat => Some(WindowCommand::Keys.into()),
            KeyCode::F2 if !key.repeat => Some(StudyCommand::Hint.into()),
            KeyCode::Slash if !taken.0 && shift => Some(WindowCommand::Keys.into()),
            KeyCode::KeyQ if control => Some(WindowCommand::Quit.into()),
            KeyCode::KeyN if control && !key.repeat => Some(MatchCommand::NewGame.into()),
            KeyCode::KeyS if control && shift && !key.repeat => Some(FileCommand::SaveAs.into()),
            KeyCode::KeyS if control && !key.repeat => Some(FileCommand::Save.into()),
            KeyCode::KeyO if control && !key.repeat => Some(FileCommand::Open.into()),
            KeyCode::KeyC | KeyCode::KeyV if control && writing.0 => None,
            // Browsers open their tools with it.
            KeyCode::KeyC if control && shift && cfg!(target_family = "wasm") => None,
            KeyCode::KeyC if control && shift && !key.repeat => {
                Some(ClipboardCommand::CopyGame.into())
            }
            KeyCode::KeyC if control && !key.repeat => Some(ClipboardCommand::CopyId.into()),
            // A browser tells of a paste by an event of its own, which has the text.
            KeyCode::KeyV if control && cfg!(target_family = "wasm") => None,
            KeyCode::KeyV if control && !key.repeat => Some(ClipboardCommand::Paste.into()),
            KeyCode::KeyZ if control && shift => Some(HistoryCommand::Redo.into()),
            KeyCode::KeyZ if control => Some(HistoryCommand::Undo.into()),
            KeyCode::KeyY if control => Some(HistoryCommand::Redo.into()),
            KeyCode::Escape if !taken.0 && !key.repeat => Some(ScreenCommand::Back.into()),
            _ if control || taken.0 => None,
            KeyCode::Space if space_pauses => {
                (!key.repeat).then_some(HistoryCommand::PlayOrPause.into())
            }
            KeyCode::KeyP if in_game && replaying.is_playing() => {
                (!key.repeat).then_some(HistoryCommand::PlayOrPause.into())
            }
            KeyCode::Backspace => Some(HistoryCommand::Undo.into()),
            KeyCode::PageUp => Some(HistoryCommand::StepBack.into()),
            KeyCode::PageDown => Some(HistoryCommand::StepForward.into()),
            KeyCode::Home => Some(HistoryCommand::ToStart.into()),
            KeyCode::End => Some(HistoryCommand::ToEnd.into()),
            KeyCode::ArrowLeft if shift => Some(BoardInput::Wave(-1).into()),
            KeyCode::ArrowRight if shift => Some(BoardInput::Wave(1).into()),
            KeyCode::ArrowLeft => Some(BoardInput::Step { dx: -1, dy: 0 }.into()),
            KeyCode::ArrowRight => Some(BoardInput::Step { dx: 1, dy: 0 }.into()),
            KeyCode::ArrowUp => Some(BoardInput::Step { dx: 0, dy: -1 }.into()),
            KeyCode::ArrowDown => Some(BoardInput::Step { dx: 0, dy: 1 }.into()),
            code if *screen.get() == Screen::Menu && digit(code).is_some() && !key.repeat => {
                digit(code)
                    .and_then(|digit| games::all().get(usize::from(digit).checked_sub(1)?))
                    .map(|&game| ScreenCommand::Open(game).into())
            }
            KeyCode::Enter | KeyCode::NumpadEnter if !key.repeat => match screen.get() {
                Screen::Menu => Some(ScreenCommand::Continue.into()),
                Screen::Setup => Some(ScreenCommand::Start.into()),
                Screen::Play if turn.as_ref().is_some_and(|turn| *turn.get() == Turn::Over) => {
                    Some(MatchCommand::NewGame.into())
                }
                // Where pieces are marked, Enter is the OK button and nothing else; Space marks.
                Screen::Play if stage.is_some_and(takes_marked) => {
                    Some(BoardInput::TakeMarked.into())
                }
                Screen::Play => Some(BoardInput::PressHere.into()),
                Screen::Research => Some(ResearchCommand::PutOnBoard.into()),
                Screen::Loading | Screen::Scores => None,
            },
            KeyCode::Space if !key.repeat => match screen.get() {
                Screen::Play | Screen::Setup => Some(BoardInput::PressHere.into()),
                Screen::Research => Some(ResearchCommand::RunOrPause.into()),
                _ => None,
            },
            KeyCode::KeyS if *screen.get() == Screen::Research => {
                Some(ResearchCommand::OneStep.into())
            }
            KeyCode::Equal | KeyCode::NumpadAdd if *screen.get() == Screen::Research => {
                Some(ResearchCommand::Zoom(1).into())
            }
            KeyCode::Minus | KeyCode::NumpadSubtract if *screen.get() == Screen::Research => {
                Some(ResearchCommand::Zoom(-1).into())
            }
            KeyCode::KeyO if places => Some(BoardInput::PlaceFor(Side::First).into()),
            KeyCode::KeyX if places => Some(BoardInput::PlaceFor(Side::Second).into()),
            code => stage
                .and_then(|stage| coordinate(stage, code, &mut typed))
                .map(Intent::from)
                // On wide boards it is a column's letter.
                .or((code == KeyCode::KeyP && in_game && !key.repeat)
                    .then_some(HistoryCommand::PlayOrPause.into())),
        };
        if digit(key.key_code).is_none() {
            *typed = 0;
        }
        if let Some(intent) = intent {
            intents.write(intent);
        }
    }
}

/// Whether pieces are marked on this board and then taken.
const fn takes_marked(stage: &Stage) -> bool {
    matches!(stage.geometry.look.input, Input::MarkAndTake(_))
}

/// The keys that are held while another one is pressed.
#[derive(Clone, Copy, Default)]
struct Modifiers {
    control: bool,
    shift: bool,
}

/// The keys that make a command of another one.
const CONTROLS: [KeyCode; 4] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// The keys that make capital letters.
const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// Letters and numbers lead to a column or a row, as they stand at the board's edge.
fn coordinate(stage: &Stage, code: KeyCode, typed: &mut u8) -> Option<BoardInput> {
    let geometry = &stage.geometry;
    let rows_are_letters = geometry.look.coordinates.letters_are_rows();
    if let Some(letter) = LETTERS.iter().position(|&key| key == code) {
        let letter = letter as u8;
        return if rows_are_letters {
            (letter < geometry.rows).then_some(BoardInput::ToRow(letter))
        } else {
            (letter < geometry.cols).then_some(BoardInput::ToColumn(letter))
        };
    }
    let digit = digit(code)?;
    let most = if rows_are_letters {
        geometry.most_cols()
    } else {
        geometry.rows
    };
    // 1 and then 2 mean 12 where there is a 12, else 2.
    let number = [typed.saturating_mul(10).saturating_add(digit), digit]
        .into_iter()
        .find(|number| (1..=most).contains(number))?;
    *typed = number;
    Some(if rows_are_letters {
        BoardInput::ToColumn(number - 1)
    } else {
        BoardInput::ToRow(geometry.rows - number)
    })
}

/// The digit on a key of either block.
fn digit(code: KeyCode) -> Option<u8> {
    let digit = DIGITS.iter().position(|(a, b)| *a == code || *b == code)?;
    Some(digit as u8)
}

const LETTERS: [KeyCode; 22] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
];

const DIGITS: [(KeyCode, KeyCode); 10] = [
    (KeyCode::Digit0, KeyCode::Numpad0),
    (KeyCode::Digit1, KeyCode::Numpad1),
    (KeyCode::Digit2, KeyCode::Numpad2),
    (KeyCode::Digit3, KeyCode::Numpad3),
    (KeyCode::Digit4, KeyCode::Numpad4),
    (KeyCode::Digit5, KeyCode::Numpad5),
    (KeyCode::Digit6, KeyCode::Numpad6),
    (KeyCode::Digit7, KeyCode::Numpad7),
    (KeyCode::Digit8, KeyCode::Numpad8),
    (KeyCode::Digit9, KeyCode::Numpad9),
];

/// Moves the keyboard's place on the board, and presses it: in the order in which the keys came,
/// because a slow frame gets several at once.
fn move_focus(
    mut messages: ResMut<Messages<BoardInput>>,
    mut unread: Local<MessageCursor<BoardInput>>,
    current: Res<CurrentMatch>,
    mut cursor: ResMut<Cursor>,
    draft: Option<Res<Draft>>,
    screen: Res<State<Screen>>,
    stages: Query<(&Stage, &Children), With<MatchBoard>>,
    pieces: Query<&Piece>,
) {
    let intents: Vec<BoardInput> = unread.read(&messages).copied().collect();
    let Ok((stage, children)) = stages.single() else {
        return;
    };
    let geometry = &stage.geometry;
    for intent in intents {
        let focus = match intent {
            BoardInput::PressHere => {
                if let Some(cell) = cursor.focus {
                    messages.write(BoardInput::Press(cell));
                }
                continue;
            }
            BoardInput::Aim(cell) => cell,
            BoardInput::Step { dx, dy } => {
                match cursor.cell() {
                    None => first_focus(&current, draft.as_deref(), *screen.get(), stage),
                    // In the setup a heap may grow, so that the empty places count as well.
                    Some(from) if geometry.look.has_heaps() && *screen.get() == Screen::Play => {
                        let pieces = pieces.iter_many(children);
                        let cells: Vec<Cell> = pieces.map(|piece| piece.cell).collect();
                        step_among(&cells, from, dx, dy)
                    }
                    Some(from) => Cell::new(
                        from.col
                            .saturating_add_signed(dx)
                            .min(geometry.most_cols() - 1),
                        from.row.saturating_add_signed(dy).min(geometry.rows - 1),
                    ),
                }
            }
            BoardInput::ToColumn(col) => {
                let row = cursor.focus.map_or(geometry.rows / 2, |cell| cell.row);
                Cell::new(col.min(geometry.most_cols() - 1), row)
            }
            BoardInput::ToRow(row) => {
                let col = cursor.focus.map_or(0, |cell| cell.col);
                Cell::new(col, row.min(geometry.rows - 1))
            }
            // The pointer takes over.
            BoardInput::Point(hover) => {
                if cursor.hover != hover {
                    cursor.hover = hover;
                    cursor.focus = None;
                    cursor.aimed = false;
                }
                continue;
            }
            _ => continue,
        };
        let aimed = matches!(intent, BoardInput::Aim(_));
        if cursor.focus != Some(focus) || cursor.aimed != aimed {
            cursor.focus = Some(focus);
            cursor.aimed = aimed;
        }
    }
}

/// Where the keyboard begins on the board.
fn first_focus(
    current: &CurrentMatch,
    draft: Option<&Draft>,
    screen: Screen,
    stage: &Stage,
) -> Cell {
    let middle = Cell::new(stage.geometry.cols / 2, stage.geometry.rows / 2);
    let position = match screen {
        Screen::Setup => draft.map(Draft::position),
        _ => current
            .game_match
            .as_ref()
            .map(|game_match| game_match.position()),
    };
    let Some(position) = position else {
        return middle;
    };
    let view = position.view();
    match stage.geometry.look.first_focus {
        FirstFocus::Middle => middle,
        FirstFocus::Piece => view
            .cells()
            .find(|&cell| {
                let square = view.at(cell);
                square.count > 0
                    && square
                        .owner
                        .is_none_or(|owner| owner == position.side_to_move())
            })
            .unwrap_or(middle),
    }
}

/// The next piece in a direction, past the gaps of a heap.
fn step_among(cells: &[Cell], from: Cell, dx: i8, dy: i8) -> Cell {
    let ahead = |cell: &&Cell| {
        let (x, y) = (
            i16::from(cell.col) - i16::from(from.col),
            i16::from(cell.row) - i16::from(from.row),
        );
        if dx == 0 {
            y * i16::from(dy) > 0
        } else {
            y == 0 && x * i16::from(dx) > 0
        }
    };
    cells
        .iter()
        .filter(ahead)
        .min_by_key(|cell| (cell.row.abs_diff(from.row), cell.col.abs_diff(from.col)))
        .copied()
        .unwrap_or(from)
}
