//! Mouse and touch at the picture: dragging turns it, the wheel and two fingers make it larger,
//! pressing a position puts it on a board. A finger chooses with the first tap and puts on the
//! board with a second one, because it shows nothing before it touches.

use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::board::layout::Areas;
use crate::features::position_picture::QuestionPicture;
use crate::features::research::{ResearchCommand, Room};
use crate::input::pointer::{Pointer, PointerTaken};
use crate::intent::Intents;
use crate::states::{Phase, Screen};

/// A pointer that moves no further than this while it is down, in logical pixels, presses.
const STILL: f32 = 6.0;
/// So many pixels of a smooth wheel are one notch.
const PIXELS_PER_NOTCH: f32 = 60.0;

/// Adds mouse and touch.
pub(crate) fn plugin(app: &mut App) {
    app.add_message::<MouseWheel>().add_systems(
        Update,
        (mouse, touch)
            .chain()
            .run_if(in_state(Screen::Research))
            .in_set(Phase::Input),
    );
}

/// What is held down: where it was last, and how far it has gone.
#[derive(Clone, Copy, Default)]
struct HeldPointer {
    at: Vec2,
    way: f32,
}

impl HeldPointer {
    fn new(at: Vec2) -> HeldPointer {
        HeldPointer { at, way: 0.0 }
    }

    /// Goes to a place; by how much the picture is dragged.
    fn go(&mut self, at: Vec2) -> Vec2 {
        let by = at - self.at;
        self.at = at;
        self.way += by.length();
        if self.way > STILL { by } else { Vec2::ZERO }
    }
}

fn mouse(
    pointer: Res<Pointer>,
    areas: Res<Areas>,
    taken: Res<PointerTaken>,
    buttons: Res<ButtonInput<MouseButton>>,
    mut wheel: MessageReader<MouseWheel>,
    mut room: ResMut<Room>,
    mut held: Local<Option<HeldPointer>>,
    mut last: Local<Option<Vec2>>,
    mut intents: Intents,
) {
    let cursor = pointer.inside();
    let over = cursor.filter(|&at| !taken.covers(at));
    let picture = QuestionPicture::of(&room, areas.board);
    // The picture may turn under a pointer that rests; a finger leaves no pointer behind.
    let moved = cursor != *last;
    *last = cursor;
    let hovered = over.and_then(|at| picture.tuple_at(&room, at));
    if room.hovered != hovered && (moved || hovered.is_none()) {
        room.hovered = hovered;
    }
    for turn in wheel.read() {
        let notches = match turn.unit {
            MouseScrollUnit::Line => turn.y,
            MouseScrollUnit::Pixel => turn.y / PIXELS_PER_NOTCH,
        };
        if over.is_some() && matches!(picture, QuestionPicture::Solid(_)) {
            room.view.zoom_by(notches);
        }
    }
    if buttons.just_pressed(MouseButton::Left) {
        *held = over.map(HeldPointer::new);
    }
    if let (Some(down), Some(at)) = (held.as_mut(), cursor) {
        let by = down.go(at);
        if by != Vec2::ZERO && matches!(picture, QuestionPicture::Solid(_)) {
            room.view.drag(by);
        }
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(down) = held.take()
        && down.way <= STILL
        && let Some(tuple) = picture.tuple_at(&room, down.at)
    {
        room.chosen = Some(tuple);
        intents.write(ResearchCommand::PutOnBoard);
    }
}

fn touch(
    touches: Res<Touches>,
    areas: Res<Areas>,
    taken: Res<PointerTaken>,
    mut room: ResMut<Room>,
    mut held: Local<Option<(u64, HeldPointer)>>,
    mut apart: Local<Option<f32>>,
    mut intents: Intents,
) {
    let picture = QuestionPicture::of(&room, areas.board);
    let in_space = matches!(picture, QuestionPicture::Solid(_));
    let fingers: Vec<Vec2> = touches
        .iter()
        .map(|touch| touch.position())
        .filter(|&at| !taken.covers(at))
        .collect();
    if let &[one, other] = &fingers[..] {
        let now = one.distance(other).max(1.0);
        if let Some(before) = apart.replace(now).filter(|_| in_space) {
            let zoom = room.view.zoom * now / before;
            room.view.zoom_to(zoom);
        }
        *held = None;
        return;
    }
    *apart = None;
    for touch in touches.iter_just_pressed() {
        let at = touch.position();
        *held = (!taken.covers(at)).then(|| (touch.id(), HeldPointer::new(at)));
    }
    for touch in touches.iter() {
        if let Some((id, down)) = held.as_mut()
            && *id == touch.id()
        {
            let by = down.go(touch.position());
            if in_space && by != Vec2::ZERO {
                room.view.drag(by);
            }
        }
    }
    for touch in touches.iter_just_released() {
        let Some((_, down)) = held.take_if(|(id, _)| *id == touch.id()) else {
            continue;
        };
        if down.way > STILL {
            continue;
        }
        let tapped = picture.tuple_at(&room, down.at);
        if tapped.is_some() && tapped == room.chosen {
            intents.write(ResearchCommand::PutOnBoard);
        }
        room.hovered = None;
        room.chosen = tapped;
    }
    if touches.any_just_canceled() {
        *held = None;
    }
}
