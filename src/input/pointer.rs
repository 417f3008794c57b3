//! Mouse and touch at the board. A press counts when it is released over the same cell; a piece that
//! was dragged, where it is released; pieces that can be marked, when a press passes over them.

use bevy::window::WindowEvent;
use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::board::layout::Areas;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::features::settings::{Configs, Confirm, Settings, milliseconds};
use crate::input::cursor::Cursor;
use crate::input::dragging::Dragging;

use crate::intent::Intents;
use crate::look::Input;
use crate::rules::Cell;
use crate::states::{Phase, Screen};
use crate::turn::current_match::MatchBoard;
use crate::turn::person_moves::BoardInput;

/// On cells smaller than this, in logical pixels, the first tap of a finger only aims, and the second
/// one plays (WCAG 2.2, success criterion 2.5.8).
const SMALLEST_TARGET: f32 = 24.0;

/// The same where larger controls are wanted (WCAG 2.2, success criterion 2.5.5).
const SMALLEST_LARGE_TARGET: f32 = 44.0;

/// How far a touchpad scrolls for one notch of a wheel, in pixels.
const PIXELS_PER_NOTCH: f32 = 40.0;

/// Where panels and other things cover the board; set by whatever draws them. It holds places and not
/// only whether the pointer is over one, as the pointer may jump and click within one frame.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct PointerTaken {
    /// The whole window is covered, or something holds the pointer.
    pub everywhere: bool,
    /// What is covered, in logical pixels from the window's upper left corner.
    pub places: Vec<Rect>,
}

impl PointerTaken {
    /// Whether a place of the window is covered.
    pub(crate) fn covers(&self, at: Vec2) -> bool {
        self.everywhere || self.places.iter().any(|place| place.contains(at))
    }
}

/// Adds mouse and touch.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<PointerTaken>()
        .init_resource::<Pointer>()
        .init_resource::<PressedCells>()
        .init_resource::<ButtonInput<MouseButton>>()
        .init_resource::<Touches>()
        .add_message::<MouseWheel>()
        .add_message::<WindowEvent>()
        .add_systems(PreUpdate, follow_pointer.in_set(Following))
        .add_systems(Update, (mouse, touch).chain().in_set(Phase::Input));
}

/// The cell that each button or finger has pressed, and the place in the window.
#[derive(Resource, Default)]
pub(crate) struct PressedCells {
    first: Option<(StageCell, Vec2)>,
    second: Option<StageCell>,
    touch: Option<(StageCell, Vec2, Duration)>,
    hover: Option<StageCell>,
    /// The cell that the press has passed over last, if it marks pieces.
    swept: Option<Cell>,
}

impl PressedCells {
    /// A press that began at one cell is over another one now: the pieces between are marked.
    fn sweep(&mut self, from: Cell, to: Cell, intents: &mut Intents) {
        let has_begun = self.swept.is_some() || from != to;
        if has_begun && from.row == to.row && self.swept != Some(to) {
            self.swept = Some(to);
            intents.write(BoardInput::Mark { from, to });
        }
    }
}

/// A cell of one stage: a press on one board is not released on the next one.
type StageCell = (Entity, Cell);

/// Where the cells of the board are in the window, and what covers them.
#[derive(SystemParam)]
pub(crate) struct PressableCells<'w, 's> {
    areas: Res<'w, Areas>,
    boards: Query<'w, 's, (Entity, &'static Stage, &'static Placement), With<MatchBoard>>,
    taken: Res<'w, PointerTaken>,
    settings: Res<'w, Settings>,
}

impl PressableCells<'_, '_> {
    /// What lies at a place of the window, in logical pixels from its upper left corner.
    fn spot_at(&self, at: Vec2) -> Option<StageCell> {
        let (entity, stage, placement) = self.boards.single().ok()?;
        if placement.cell <= 0.0 {
            return None;
        }
        let at = (self.areas.to_world(at) - placement.centre) / placement.cell;
        let cell = match self.settings.large_controls {
            true => stage.geometry.cell_near(at),
            false => stage.geometry.cell_at(at),
        };
        cell.map(|cell| (entity, cell))
    }

    /// The same, unless something covers it.
    fn open_spot_at(&self, at: Vec2) -> Option<StageCell> {
        self.spot_at(at).filter(|_| !self.taken.covers(at))
    }

    /// How far one place of the window is from another one, in cells, y up.
    fn offset(&self, from: Vec2, to: Vec2) -> Vec2 {
        let cell = (self.boards.single()).map_or(1.0, |(_, _, placement)| placement.cell);
        (self.areas.to_world(to) - self.areas.to_world(from)) / cell
    }

    /// Where the dragged piece would move if it were released now.
    fn end_of_drag(&self, dragging: &Dragging) -> Option<StageCell> {
        let (entity, stage, _) = self.boards.single().ok()?;
        let end = dragging.end(&stage.geometry)?;
        Some((entity, end))
    }

    /// The cell at a place of the window, if it is on a board on which pieces are marked and then taken.
    fn marked_at(&self, at: Vec2) -> Option<Cell> {
        let (_, stage, _) = self.boards.single().ok()?;
        match stage.geometry.look.input {
            Input::MarkAndTake(_) => self.spot_at(at).map(|(_, cell)| cell),
            Input::Press => None,
        }
    }

    /// Whether the first tap of a finger only aims.
    fn taps_aim_first(&self) -> bool {
        let least = match self.settings.large_controls {
            true => SMALLEST_LARGE_TARGET,
            false => SMALLEST_TARGET,
        };
        let board = self.boards.single();
        let is_small = board.is_ok_and(|(_, _, placement)| placement.cell < least);
        is_small && self.settings.confirm == Confirm::SmallFields
    }
}

/// How far the wheel has turned.
#[derive(SystemParam)]
pub(crate) struct Wheel<'w, 's> {
    turns: MessageReader<'w, 's, MouseWheel>,
    rest: Local<'s, f32>,
}

impl Wheel<'_, '_> {
    /// In whole notches; the rest is added the next time.
    fn notches(&mut self) -> f32 {
        for turn in self.turns.read() {
            *self.rest += match turn.unit {
                MouseScrollUnit::Line => turn.y,
                MouseScrollUnit::Pixel => turn.y / PIXELS_PER_NOTCH,
            };
        }
        let notches = self.rest.trunc();
        *self.rest -= notches;
        notches
    }
}

fn mouse(
    pointer: Res<Pointer>,
    places: PressableCells,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: Wheel,
    mut pressed: ResMut<PressedCells>,
    mut dragging: ResMut<Dragging>,
    mut intents: Intents,
) {
    if let (Some(((_, from), start)), Some(at)) = (pressed.first, pointer.last()) {
        dragging.hold(from, places.offset(start, at));
    }
    let end = pressed.first.and_then(|_| places.end_of_drag(&dragging));
    let under = pointer.inside().and_then(|at| places.open_spot_at(at));
    let hover = end.or(under);
    if pressed.hover != hover {
        pressed.hover = hover;
        intents.write(BoardInput::Point(hover.map(|(_, cell)| cell)));
    }
    let notches = wheel.notches();
    if hover.is_some() && notches != 0.0 {
        // Down goes further into the reaction, as it goes further into a text.
        intents.write(BoardInput::Wave(-notches as i8));
    }
    let spot = pointer.last().and_then(|at| places.open_spot_at(at));
    if let (Some(((_, from), _)), Some(at)) = (pressed.first, pointer.last())
        && let Some(to) = places.marked_at(at)
    {
        pressed.sweep(from, to, &mut intents);
    }
    if buttons.just_pressed(MouseButton::Left) {
        pressed.swept = None;
        pressed.first = spot.zip(pointer.last());
        if let Some((_, from)) = spot {
            dragging.hold(from, Vec2::ZERO);
        }
    }
    if buttons.just_pressed(MouseButton::Right) {
        pressed.second = spot;
    }
    if buttons.just_released(MouseButton::Left)
        && let Some((down, _)) = pressed.first.take()
    {
        dragging.release();
        if let Some((_, to)) = end {
            intents.write(BoardInput::Drag { from: down.1, to });
        } else if pressed.swept.take().is_none() && spot == Some(down) {
            intents.write(BoardInput::Press(down.1));
        }
    }
    if buttons.just_released(MouseButton::Right)
        && let Some(down) = pressed.second.take()
        && spot == Some(down)
    {
        intents.write(BoardInput::SecondPress(down.1));
    }
}

pub(crate) fn touch(
    touches: Res<Touches>,
    cursor: Res<Cursor>,
    screen: Res<State<Screen>>,
    places: PressableCells,
    configs: Res<Configs>,
    time: Res<Time<Real>>,
    mut pressed: ResMut<PressedCells>,
    mut dragging: ResMut<Dragging>,
    mut intents: Intents,
) {
    // Of several fingers the last one counts.
    for touch in touches.iter_just_pressed() {
        let spot = places.open_spot_at(touch.position());
        pressed.swept = None;
        pressed.touch = spot.map(|spot| (spot, touch.position(), time.elapsed()));
        match spot {
            Some((_, from)) => dragging.hold(from, Vec2::ZERO),
            None => dragging.release(),
        }
        // The second tap on a cell must find it still aimed at.
        if spot.map(|(_, cell)| cell) != cursor.focus {
            intents.write(BoardInput::Point(spot.map(|(_, cell)| cell)));
        }
    }
    let moved = touches.iter().chain(touches.iter_just_released()).last();
    if let (Some(((_, from), start, _)), Some(touch)) = (pressed.touch, moved) {
        dragging.hold(from, places.offset(start, touch.position()));
        if let Some(to) = places.marked_at(touch.position()) {
            pressed.sweep(from, to, &mut intents);
        }
    }
    let end = places.end_of_drag(&dragging);
    if pressed.touch.is_some() && end.is_some() && cursor.hover != end.map(|(_, cell)| cell) {
        intents.write(BoardInput::Point(end.map(|(_, cell)| cell)));
    }
    for touch in touches.iter_just_released() {
        let Some((down, _, since)) = pressed.touch.take() else {
            continue;
        };
        dragging.release();
        if let Some((_, to)) = end {
            let aimed = cursor.focus == Some(to);
            intents.write(if places.taps_aim_first() && !aimed {
                BoardInput::Aim(to)
            } else {
                BoardInput::Drag { from: down.1, to }
            });
        } else if pressed.swept.take().is_none() && places.spot_at(touch.position()) == Some(down) {
            let long =
                time.elapsed().saturating_sub(since) >= milliseconds(configs.timing.long_press_ms);
            let aimed = cursor.focus == Some(down.1);
            intents.write(if long {
                BoardInput::SecondPress(down.1)
            } else if places.taps_aim_first() && !aimed && *screen.get() != Screen::Setup {
                BoardInput::Aim(down.1)
            } else {
                BoardInput::Press(down.1)
            });
        }
    }
    if touches.any_just_canceled() && pressed.touch.take().is_some() {
        dragging.release();
    }
}

/// Where the pointer is, in logical pixels from the window's upper left corner.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pointer {
    last: Option<Vec2>,
    is_inside: bool,
}

/// The system that follows the pointer.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Following;

impl Pointer {
    /// Where it is in the window; nowhere while it is outside.
    pub(crate) fn inside(&self) -> Option<Vec2> {
        self.last.filter(|_| self.is_inside)
    }

    /// Where it was last seen: the place of a press or a release.
    pub(crate) const fn last(&self) -> Option<Vec2> {
        self.last
    }
}

fn follow_pointer(mut events: MessageReader<WindowEvent>, mut pointer: ResMut<Pointer>) {
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                pointer.last = Some(moved.position);
                pointer.is_inside = true;
            }
            WindowEvent::CursorLeft(_) => pointer.is_inside = false,
            _ => {}
        }
    }
}
