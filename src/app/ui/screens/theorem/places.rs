//! Where the boards lie: one large, the others small beside it or below it. A board that becomes the
//! large one glides there.

use bevy::prelude::*;

use crate::app::board::layout::{Areas, placement_in};
use crate::app::board::placing::{Placement, place_figures};
use crate::app::board::stage::Stage;
use crate::app::play::theorem::{Theorem, TheoremBoard};
use crate::app::state::redraw::Redraw;
use crate::app::state::settings::{Configs, Settings};
use crate::app::state::states::{Phase, Screen};

/// Share of the room that the large board takes.
const LARGE: f32 = 0.62;
/// Room for the name of a game below its board, in logical pixels at scale 1.
const CAPTION: f32 = 22.0;
/// Room between the boards, in logical pixels at scale 1.
const GAP: f32 = 16.0;
/// How long a board glides until a third of its way is left, in milliseconds.
const GLIDE_MS: f32 = 90.0;

/// Adds the places.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        place
            .after(Phase::Input)
            .before(place_figures)
            .run_if(in_state(Screen::Theorem)),
    );
}

/// The room of each board, its name left out.
fn rooms(areas: &Areas, theorem: &Theorem) -> Vec<Rect> {
    let (whole, scale) = (areas.board, areas.scale);
    let count = theorem.boards().positions().len();
    let others = count.saturating_sub(1).max(1) as f32;
    let gap = GAP * scale;
    let mut small = 0.0;
    let rooms = (0..count).map(|number| {
        let place = if number == theorem.front() {
            match areas.portrait {
                true => Rect::new(0.0, 0.0, 1.0, LARGE),
                false => Rect::new(0.0, 0.0, LARGE, 1.0),
            }
        } else {
            let (from, to) = (small / others, (small + 1.0) / others);
            small += 1.0;
            match areas.portrait {
                true => Rect::new(from, LARGE, to, 1.0),
                false => Rect::new(LARGE, from, 1.0, to),
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

fn place(
    mut commands: Commands,
    areas: Res<Areas>,
    theorem: Res<Theorem>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    time: Res<Time>,
    redraw: Res<Redraw>,
    mut boards: Query<(Entity, &TheoremBoard, &Stage, Option<&mut Placement>)>,
) {
    let rooms = rooms(&areas, &theorem);
    let glide = GLIDE_MS / 1000.0 * configs.factor(&settings);
    for (entity, board, stage, placement) in &mut boards {
        let Some(&room) = rooms.get(board.0) else {
            continue;
        };
        let wanted = placement_in(&areas, stage, room);
        let Some(mut placement) = placement else {
            commands.entity(entity).insert(wanted);
            continue;
        };
        let way = (wanted.centre - placement.centre).length();
        if glide <= 0.0 || way < 0.5 {
            placement.set_if_neq(wanted);
            continue;
        }
        let share = 1.0 - (-time.delta_secs() / glide).exp();
        placement.centre = placement.centre.lerp(wanted.centre, share);
        placement.cell = placement.cell.lerp(wanted.cell, share);
        redraw.request();
    }
}
