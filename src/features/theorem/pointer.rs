//! Mouse and touch at the boards. A press on a place to which a move leads makes it on all boards;
//! elsewhere on a small board it becomes the large one. A finger chooses a move with the first tap and
//! makes it with a second one, because it shows nothing before it touches.

use bevy::ecs::system::SystemParam;
use bevy::input::touch::Touches;
use bevy::prelude::*;

use crate::board::layout::Areas;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::features::theorem::{Theorem, TheoremBoard, TheoremCommand};
use crate::input::pointer::{Pointer, PointerTaken};
use crate::intent::Intents;
use crate::rules::Cell;
use crate::states::{Phase, Screen};

/// Adds mouse and touch.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (mouse, touch)
            .chain()
            .run_if(in_state(Screen::Theorem))
            .in_set(Phase::Input),
    );
}

/// Where the boards are in the window, and what covers them.
#[derive(SystemParam)]
struct TheoremPlaces<'w, 's> {
    areas: Res<'w, Areas>,
    taken: Res<'w, PointerTaken>,
    boards: Query<'w, 's, (&'static TheoremBoard, &'static Stage, &'static Placement)>,
}

impl TheoremPlaces<'_, '_> {
    /// The board at a place of the window, and its cell if there is one.
    fn at(&self, at: Vec2) -> Option<(usize, Option<Cell>)> {
        if self.taken.covers(at) {
            return None;
        }
        self.boards.iter().find_map(|(board, stage, placement)| {
            let on_board = (self.areas.to_world(at) - placement.centre) / placement.cell.max(0.01);
            let half = stage.geometry.extent() / 2.0;
            let is_inside = on_board.abs().cmple(half).all();
            is_inside.then(|| (board.0, stage.geometry.cell_at(on_board)))
        })
    }
}

fn mouse(
    pointer: Res<Pointer>,
    places: TheoremPlaces,
    buttons: Res<ButtonInput<MouseButton>>,
    mut theorem: ResMut<Theorem>,
    mut last: Local<Option<Vec2>>,
    mut pressed: Local<Option<(usize, Option<Cell>)>>,
    mut intents: Intents,
) {
    let here = pointer.inside().and_then(|at| places.at(at));
    let meant = here.and_then(|(board, cell)| theorem.boards().meant(board, cell?));
    let moved = pointer.inside() != *last;
    *last = pointer.inside();
    if moved && here.is_some() && !theorem.awaits_answer() && theorem.chosen() != meant {
        theorem.choose(meant);
    }
    if buttons.just_pressed(MouseButton::Left) {
        *pressed = here;
    }
    if buttons.just_released(MouseButton::Left)
        && let Some(down) = pressed.take()
        && here == Some(down)
    {
        if meant.is_some() {
            theorem.choose(meant);
            intents.write(TheoremCommand::Play);
        } else {
            theorem.bring_to_front(down.0);
        }
    }
}

fn touch(
    touches: Res<Touches>,
    places: TheoremPlaces,
    mut theorem: ResMut<Theorem>,
    mut pressed: Local<Option<(usize, Option<Cell>)>>,
    mut intents: Intents,
) {
    if let Some(touch) = touches.iter_just_pressed().last() {
        *pressed = places.at(touch.position());
    }
    for touch in touches.iter_just_released() {
        let here = places.at(touch.position());
        let Some((board, cell)) = pressed.take().filter(|down| here == Some(*down)) else {
            continue;
        };
        let meant = cell.and_then(|cell| theorem.boards().meant(board, cell));
        if board != theorem.front() {
            theorem.bring_to_front(board);
        } else if meant.is_some() && meant == theorem.chosen() {
            intents.write(TheoremCommand::Play);
        } else if !theorem.awaits_answer() {
            theorem.choose(meant);
        }
    }
}
