//! Keys. A field of the panel that has the focus keeps its keys; Escape gives them back.

use bevy::ecs::message::MessageCursor;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::KeyboardInput;
use bevy::prelude::*;

use crate::board::pieces::Piece;
use crate::board::stage::Stage;
use crate::features::comments::CommentDraft;
use crate::features::exercises::Exercises;
use crate::features::marking::MarkingMode;
use crate::features::navigation::ScreenCommand;
use crate::features::replay::{Replaying, is_watched};
use crate::features::settings::Settings;
use crate::features::setup::draft::Draft;
use crate::games;
use crate::input::bindings::capture::KeyCapture;
use crate::input::bindings::chord::Chord;
use crate::input::bindings::in_force::{KeyBindings, Situation};
use crate::input::bindings::key_command::{Action, Focus, KeyCommand, direction};
use crate::input::cursor::Cursor;
use crate::input::pointer;
use crate::intent::{Intent, Intents, dispatch};
use crate::look::FirstFocus;
use crate::midend::Match;
use crate::redraw::Redraw;
use crate::rules::{Cell, Position};
use crate::states::{Phase, Screen, Turn};
use crate::turn::current_match::{CurrentMatch, MatchBoard};
use crate::turn::person_moves::{BoardInput, takes_marked};

/// What has the keys at the moment; set by whatever draws the panels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct KeyFocus(pub Focus);

/// Adds the keys.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<KeyFocus>()
        .add_message::<KeyboardInput>()
        .init_resource::<ButtonInput<KeyCode>>()
        .add_systems(
            Update,
            (
                read_keys.after(pointer::touch).in_set(Phase::Input),
                move_focus.after(dispatch).in_set(Phase::Dispatch),
            ),
        );
}

fn read_keys(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    bindings: Res<KeyBindings>,
    mut capture: ResMut<KeyCapture>,
    mut settings: ResMut<Settings>,
    redraw: Res<Redraw>,
    sources: KeySources,
    mut intents: Intents,
    // The number typed so far: digits that follow each other make one number.
    mut typed: Local<u8>,
) {
    let (control, shift) = (held.any_pressed(CONTROLS), held.any_pressed(SHIFTS));
    let is_pressed = |key: &&KeyboardInput| key.state == ButtonState::Pressed;
    for key in keys.read().filter(is_pressed) {
        let pressed = Chord::of(key, control, shift);
        if capture.is_awaiting() {
            if !key.repeat {
                capture.take(pressed, &mut settings);
                // What it is now is seen in the next frame.
                redraw.request();
            }
            continue;
        }
        if pressed.without_shift().digit().is_none() {
            *typed = 0;
        }
        for (command, chord) in bindings.meanings(pressed, &sources.situation()) {
            if key.repeat && !command.repeats {
                break;
            }
            if let Some(intent) = intent(command, chord, sources.stage(), &mut typed) {
                intents.write(intent);
                break;
            }
        }
    }
}

/// What a command wants with this key; nothing if the key leads nowhere.
fn intent(
    command: &KeyCommand,
    chord: Chord,
    stage: Option<&Stage>,
    typed: &mut u8,
) -> Option<Intent> {
    match command.action {
        // The browser tells of it by an event of its own.
        Action::Intent(_) if cfg!(target_family = "wasm") && command.told_by_browser => None,
        Action::Intent(intent) => Some(intent),
        Action::Arrows => {
            let (dx, dy) = direction(chord)?;
            Some(BoardInput::Step { dx, dy }.into())
        }
        Action::Coordinates => Some(coordinate(stage?, chord, typed)?.into()),
        Action::OpenGame => {
            let index = usize::from(chord.digit()?).checked_sub(1)?;
            let game = games::all().get(index)?;
            Some(ScreenCommand::Open(*game).into())
        }
        Action::NextControl => None,
    }
}

/// What decides on the meaning of a key.
#[derive(SystemParam)]
pub(crate) struct KeySources<'w, 's> {
    focus: Res<'w, KeyFocus>,
    screen: Res<'w, State<Screen>>,
    turn: Option<Res<'w, State<Turn>>>,
    stages: Query<'w, 's, &'static Stage, With<MatchBoard>>,
    current: Res<'w, CurrentMatch>,
    draft: Option<Res<'w, Draft>>,
    comment: Res<'w, CommentDraft>,
    replaying: Res<'w, Replaying>,
    marking: Res<'w, MarkingMode>,
}

impl KeySources<'_, '_> {
    fn stage(&self) -> Option<&Stage> {
        self.stages.single().ok()
    }

    /// Whether the screen has a board or a picture over which one moves.
    pub(crate) fn has_board(&self) -> bool {
        match self.screen.get() {
            Screen::Play
            | Screen::Lesson
            | Screen::Puzzles
            | Screen::Research
            | Screen::Theorem => true,
            Screen::Setup => self.draft.as_ref().is_some_and(|draft| draft.can_place()),
            _ => false,
        }
    }

    pub(crate) fn situation(&self) -> Situation {
        let turn = self.turn.as_ref().map(|turn| *turn.get());
        let game_match = self.current.game_match.as_ref();
        // While the board is marked, its keys press it, whatever the game waits for.
        let is_marked = self.marking.is_on();
        Situation {
            screen: *self.screen.get(),
            focus: if self.comment.is_open() {
                Focus::Sheet
            } else {
                self.focus.0
            },
            places_sides: self
                .draft
                .as_ref()
                .is_some_and(|draft| draft.places_sides()),
            is_over: !is_marked && turn == Some(Turn::Over),
            marks: self.stage().is_some_and(takes_marked),
            is_watched: !is_marked
                && (self.replaying.is_playing() || game_match.is_some_and(is_watched)),
        }
    }
}

/// The keys that make a command of another one.
pub(crate) const CONTROLS: [KeyCode; 4] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];

/// The keys that make capital letters.
pub(crate) const SHIFTS: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// Letters and numbers lead to a column or a row, as they stand at the board's edge.
fn coordinate(stage: &Stage, chord: Chord, typed: &mut u8) -> Option<BoardInput> {
    let geometry = &stage.geometry;
    let rows_are_letters = geometry.look.coordinates.letters_are_rows();
    if let Some(letter) = chord.letter() {
        return if rows_are_letters {
            (letter < geometry.rows).then_some(BoardInput::ToRow(letter))
        } else {
            (letter < geometry.cols).then_some(BoardInput::ToColumn(letter))
        };
    }
    let digit = chord.digit()?;
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

/// Moves the keyboard's place on the board, and presses it.
fn move_focus(
    mut messages: ResMut<Messages<BoardInput>>,
    mut unread: Local<MessageCursor<BoardInput>>,
    (current, exercises): (Res<CurrentMatch>, Exercises),
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
    // In the setup a heap may grow, so that the empty places count as well.
    let heaps: Option<Vec<Cell>> = (geometry.look.has_heaps() && *screen.get() != Screen::Setup)
        .then(|| pieces.iter_many(children).map(|piece| piece.cell).collect());
    for intent in intents {
        let focus = match intent {
            BoardInput::PressHere => {
                if let Some(cell) = cursor.focus {
                    messages.write(BoardInput::Press(cell));
                }
                continue;
            }
            BoardInput::SecondPressHere => {
                if let Some(cell) = cursor.focus {
                    messages.write(BoardInput::SecondPress(cell));
                }
                continue;
            }
            BoardInput::Aim(cell) | BoardInput::ToCell(cell) => cell,
            BoardInput::Step { dx, dy } => match cursor.cell() {
                None => first_focus(
                    position_on(*screen.get(), &current, &exercises, draft.as_deref()),
                    stage,
                ),
                Some(from) => match &heaps {
                    Some(cells) => step_among(cells, from, dx, dy),
                    None => {
                        // As it is seen; rows are counted downwards.
                        let seen = Vec2::new(f32::from(dx), -f32::from(dy));
                        let way = geometry.orientation.meant(seen);
                        let (dx, dy) = (way.x as i8, -way.y as i8);
                        Cell::new(
                            from.col
                                .saturating_add_signed(dx)
                                .min(geometry.most_cols() - 1),
                            from.row.saturating_add_signed(dy).min(geometry.rows - 1),
                        )
                    }
                },
            },
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
    // Where the pieces are gone there is nothing to press.
    if let (Some(cells), Some(focus)) = (heaps, cursor.focus)
        && let Some(nearest) = nearest_among(&cells, focus)
        && nearest != focus
    {
        cursor.focus = Some(nearest);
    }
}

/// The position on the board of a screen.
fn position_on<'a>(
    screen: Screen,
    current: &'a CurrentMatch,
    exercises: &'a Exercises,
    draft: Option<&'a Draft>,
) -> Option<&'a Position> {
    match screen {
        Screen::Setup => draft.map(Draft::position),
        Screen::Lesson | Screen::Puzzles => exercises.position(screen),
        _ => current.game_match.as_ref().map(Match::position),
    }
}

/// Where the keyboard begins on the board.
fn first_focus(position: Option<&Position>, stage: &Stage) -> Cell {
    let middle = Cell::new(stage.geometry.cols / 2, stage.geometry.rows / 2);
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
        .min_by_key(|cell| distance(from, cell))
        .copied()
        .unwrap_or(from)
}

/// The piece that is nearest, in the same row if there is one; a piece is nearest to itself.
fn nearest_among(cells: &[Cell], to: Cell) -> Option<Cell> {
    cells.iter().min_by_key(|cell| distance(to, cell)).copied()
}

/// How far a piece of a heap is: another row is further than any place of the same one.
const fn distance(from: Cell, to: &Cell) -> (u8, u8) {
    (to.row.abs_diff(from.row), to.col.abs_diff(from.col))
}
