//! Keys. A field of the panel that has the focus keeps its keys; Escape gives them back.

use bevy::ecs::message::MessageCursor;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::app::draft::Draft;
use crate::app::flow::{Table, TableStage};
use crate::app::intent::Intent;
use crate::app::replaying::{Replaying, is_watched};
use crate::app::scene::stage::{Piece, Stage};
use crate::app::states::{Phase, Screen, Turn};
use crate::games::{Cell, GameKind, Side};

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
            (read_keys, move_focus)
                .chain()
                .after(super::pointer::touch)
                .in_set(Phase::Input),
        );
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    taken: Res<KeysTaken>,
    writing: Res<Writing>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    stages: Query<&Stage, With<TableStage>>,
    table: Res<Table>,
    replaying: Res<Replaying>,
    mut intents: MessageWriter<Intent>,
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
            && stage.is_some_and(|stage| stage.geometry.kind == GameKind::Northcott);
        let in_game = *screen.get() == Screen::Play;
        // Two computers leave Space to whoever watches them.
        let space_pauses =
            in_game && (replaying.is_playing() || table.sitting.as_ref().is_some_and(is_watched));
        let intent = match key.key_code {
            // A browser keeps these for itself.
            KeyCode::F11 if cfg!(target_family = "wasm") => None,
            KeyCode::KeyQ | KeyCode::KeyN if control && cfg!(target_family = "wasm") => None,
            KeyCode::F11 if !key.repeat => Some(Intent::FullScreen),
            KeyCode::F1 if !key.repeat => Some(Intent::Keys),
            KeyCode::F2 if !key.repeat => Some(Intent::Hint),
            KeyCode::Slash if !taken.0 && shift => Some(Intent::Keys),
            KeyCode::KeyQ if control => Some(Intent::Quit),
            KeyCode::KeyN if control && !key.repeat => Some(Intent::NewGame),
            KeyCode::KeyS if control && shift && !key.repeat => Some(Intent::SaveFileAs),
            KeyCode::KeyS if control && !key.repeat => Some(Intent::SaveFile),
            KeyCode::KeyO if control && !key.repeat => Some(Intent::OpenFile),
            KeyCode::KeyC | KeyCode::KeyV if control && writing.0 => None,
            // Browsers open their tools with it.
            KeyCode::KeyC if control && shift && cfg!(target_family = "wasm") => None,
            KeyCode::KeyC if control && shift && !key.repeat => Some(Intent::CopyGame),
            KeyCode::KeyC if control && !key.repeat => Some(Intent::CopyId),
            // A browser tells of a paste by an event of its own, which has the text.
            KeyCode::KeyV if control && cfg!(target_family = "wasm") => None,
            KeyCode::KeyV if control && !key.repeat => Some(Intent::Paste),
            KeyCode::KeyZ if control && shift => Some(Intent::Redo),
            KeyCode::KeyZ if control => Some(Intent::Undo),
            KeyCode::KeyY if control => Some(Intent::Redo),
            KeyCode::Escape if !taken.0 && !key.repeat => Some(Intent::Back),
            _ if control || taken.0 => None,
            KeyCode::Space if space_pauses => (!key.repeat).then_some(Intent::PlayOrPause),
            KeyCode::KeyP if in_game && replaying.is_playing() => {
                (!key.repeat).then_some(Intent::PlayOrPause)
            }
            KeyCode::Backspace => Some(Intent::Undo),
            KeyCode::PageUp => Some(Intent::StepBack),
            KeyCode::PageDown => Some(Intent::StepForward),
            KeyCode::Home => Some(Intent::ToStart),
            KeyCode::End => Some(Intent::ToEnd),
            KeyCode::ArrowLeft if shift => Some(Intent::Wave(-1)),
            KeyCode::ArrowRight if shift => Some(Intent::Wave(1)),
            KeyCode::ArrowLeft => Some(Intent::Step { dx: -1, dy: 0 }),
            KeyCode::ArrowRight => Some(Intent::Step { dx: 1, dy: 0 }),
            KeyCode::ArrowUp => Some(Intent::Step { dx: 0, dy: -1 }),
            KeyCode::ArrowDown => Some(Intent::Step { dx: 0, dy: 1 }),
            code if *screen.get() == Screen::Menu && digit(code).is_some() && !key.repeat => {
                digit(code)
                    .and_then(|digit| GameKind::ALL.get(usize::from(digit).checked_sub(1)?))
                    .map(|&kind| Intent::Open(kind))
            }
            KeyCode::Enter | KeyCode::NumpadEnter if !key.repeat => match screen.get() {
                Screen::Menu => Some(Intent::Continue),
                Screen::Setup => Some(Intent::Start),
                Screen::Play if turn.as_ref().is_some_and(|turn| *turn.get() == Turn::Over) => {
                    Some(Intent::NewGame)
                }
                // In Nim, Enter is the OK button and nothing else; Space marks.
                Screen::Play if stage.is_some_and(|stage| stage.geometry.kind == GameKind::Nim) => {
                    Some(Intent::TakeMarked)
                }
                Screen::Play => Some(Intent::PressHere),
                Screen::Research => Some(Intent::PutOnBoard),
                Screen::Loading | Screen::Scores => None,
            },
            KeyCode::Space if !key.repeat => match screen.get() {
                Screen::Play | Screen::Setup => Some(Intent::PressHere),
                Screen::Research => Some(Intent::RunOrPause),
                _ => None,
            },
            KeyCode::KeyS if *screen.get() == Screen::Research => Some(Intent::OneStep),
            KeyCode::Equal | KeyCode::NumpadAdd if *screen.get() == Screen::Research => {
                Some(Intent::Zoom(1))
            }
            KeyCode::Minus | KeyCode::NumpadSubtract if *screen.get() == Screen::Research => {
                Some(Intent::Zoom(-1))
            }
            KeyCode::KeyO if places => Some(Intent::PlaceFor(Side::First)),
            KeyCode::KeyX if places => Some(Intent::PlaceFor(Side::Second)),
            code => stage
                .and_then(|stage| coordinate(stage, code, &mut typed))
                // On wide boards it is a column's letter.
                .or((code == KeyCode::KeyP && in_game && !key.repeat)
                    .then_some(Intent::PlayOrPause)),
        };
        if digit(key.key_code).is_none() {
            *typed = 0;
        }
        if let Some(intent) = intent {
            intents.write(intent);
        }
    }
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
fn coordinate(stage: &Stage, code: KeyCode, typed: &mut u8) -> Option<Intent> {
    let geometry = &stage.geometry;
    let rows_are_letters = matches!(geometry.kind, GameKind::Nim | GameKind::Northcott);
    if let Some(letter) = LETTERS.iter().position(|&key| key == code) {
        let letter = letter as u8;
        return if rows_are_letters {
            (letter < geometry.rows).then_some(Intent::ToRow(letter))
        } else {
            (letter < geometry.cols).then_some(Intent::ToColumn(letter))
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
        Intent::ToColumn(number - 1)
    } else {
        Intent::ToRow(geometry.rows - number)
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
    mut messages: ResMut<Messages<Intent>>,
    mut cursor: Local<MessageCursor<Intent>>,
    mut table: ResMut<Table>,
    draft: Option<Res<Draft>>,
    screen: Res<State<Screen>>,
    stages: Query<(Entity, &Stage), With<TableStage>>,
    pieces: Query<(&Piece, &ChildOf)>,
) {
    let intents: Vec<Intent> = cursor.read(&messages).copied().collect();
    let Ok((entity, stage)) = stages.single() else {
        return;
    };
    let geometry = &stage.geometry;
    for intent in intents {
        let focus = match intent {
            Intent::PressHere => {
                if let Some(cell) = table.cursor.focus {
                    messages.write(Intent::Press(cell));
                }
                continue;
            }
            Intent::Aim(cell) => cell,
            Intent::Step { dx, dy } => {
                let from = table.cursor.focus.or(table.cursor.hover);
                match from {
                    None => first_focus(&table, draft.as_deref(), *screen.get(), stage),
                    // In the setup a heap may grow, so that the empty places count as well.
                    Some(from)
                        if geometry.kind == GameKind::Nim && *screen.get() == Screen::Play =>
                    {
                        let cells: Vec<Cell> = pieces
                            .iter()
                            .filter(|(_, parent)| parent.parent() == entity)
                            .map(|(piece, _)| piece.cell)
                            .collect();
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
            Intent::ToColumn(col) => {
                let row = table
                    .cursor
                    .focus
                    .map_or(geometry.rows / 2, |cell| cell.row);
                Cell::new(col.min(geometry.most_cols() - 1), row)
            }
            Intent::ToRow(row) => {
                let col = table.cursor.focus.map_or(0, |cell| cell.col);
                Cell::new(col, row.min(geometry.rows - 1))
            }
            // The pointer takes over.
            Intent::Point(hover) => {
                if table.cursor.hover != hover {
                    table.cursor.hover = hover;
                    table.cursor.focus = None;
                    table.cursor.aimed = false;
                }
                continue;
            }
            _ => continue,
        };
        let aimed = matches!(intent, Intent::Aim(_));
        if table.cursor.focus != Some(focus) || table.cursor.aimed != aimed {
            table.cursor.focus = Some(focus);
            table.cursor.aimed = aimed;
        }
    }
}

/// Where the keyboard begins: at the middle of the board, in Corner Nim and Northcott at a stone.
fn first_focus(table: &Table, draft: Option<&Draft>, screen: Screen, stage: &Stage) -> Cell {
    let middle = Cell::new(stage.geometry.cols / 2, stage.geometry.rows / 2);
    let position = match screen {
        Screen::Setup => draft.map(Draft::position),
        _ => table.sitting.as_ref().map(|sitting| sitting.position()),
    };
    let Some(position) = position else {
        return middle;
    };
    match stage.geometry.kind {
        GameKind::Mnk | GameKind::Atoms => middle,
        _ => stage
            .shown
            .cells()
            .find(|&cell| {
                let square = stage.shown.at(cell);
                square.count > 0
                    && square
                        .owner
                        .is_none_or(|owner| owner == position.side_to_move())
            })
            .unwrap_or(middle),
    }
}

/// Nim: the next piece in a direction, past the gaps.
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
