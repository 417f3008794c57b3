//! Where the boards lie: one large, the others small beside it or below it.

use bevy::prelude::*;

use crate::board::layout::{Areas, placement_in};
use crate::board::placing::{Placement, place_figures};
use crate::board::stage::Stage;
use crate::features::theorem::TheoremBoard;
use crate::features::theorem::morph::Morph;
use crate::states::{Phase, Screen};

/// Share of the room that the large board takes.
const LARGE: f32 = 0.62;
/// Room for the name of a game below its board, in logical pixels at scale 1.
const CAPTION: f32 = 22.0;
/// Room between the boards, in logical pixels at scale 1.
const GAP: f32 = 16.0;

/// Adds the places.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        place
            .before(place_figures)
            .run_if(in_state(Screen::Theorem))
            .in_set(Phase::Scene),
    );
}

/// The rooms for so many boards, their names left out: first the large one.
pub(crate) fn rooms(areas: &Areas, count: usize) -> Vec<Rect> {
    let (whole, scale) = (areas.board, areas.scale);
    let others = count.saturating_sub(1).max(1) as f32;
    let gap = GAP * scale;
    let rooms = (0..count).map(|number| {
        let place = match (number.checked_sub(1), areas.portrait) {
            (None, true) => Rect::new(0.0, 0.0, 1.0, LARGE),
            (None, false) => Rect::new(0.0, 0.0, LARGE, 1.0),
            (Some(small), is_portrait) => {
                let (from, to) = (small as f32 / others, (small + 1) as f32 / others);
                match is_portrait {
                    true => Rect::new(from, LARGE, to, 1.0),
                    false => Rect::new(LARGE, from, 1.0, to),
                }
            }
        };
        let min = whole.min + place.min * whole.size();
        let max = whole.min + place.max * whole.size();
        let inner = Rect::from_corners(min, max).inflate(-gap / 2.0);
        let bottom = (inner.max.y - CAPTION * scale).max(inner.min.y + 1.0);
        Rect::from_corners(inner.min, Vec2::new(inner.max.x, bottom))
    });
    rooms.collect()
}

/// Puts the boards into their rooms.
pub(crate) fn place(
    mut commands: Commands,
    areas: Res<Areas>,
    morph: Res<Morph>,
    mut boards: Query<(Entity, &TheoremBoard, &Stage, Option<&mut Placement>)>,
) {
    let rooms = rooms(&areas, morph.order().len());
    for (entity, board, stage, placement) in &mut boards {
        let Some(room) = morph.order().iter().position(|&it| it == board.0) else {
            continue;
        };
        placement_in(&areas, stage, rooms[room]).put(&mut commands, entity, placement);
    }
}
