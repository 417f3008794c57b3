//! What a game leaves on its board until the next one: dents where pieces were taken, and the line
//! that has decided it.

use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

use crate::board::animation::animated_event::AnimatedEvent;
use crate::board::animation::endings::fill_field;
use crate::board::animation::tween::Tween;
use crate::board::figure::{Figure, LookSeed, Pose};
use crate::board::pieces::{Piece, Pieces, squares};
use crate::board::stage::{OnStage, Trace};
use crate::rules::{Cell, Event, Side, View};

/// Traces of all stages, with where they lie.
pub(crate) type Traces<'w, 's> =
    Query<'w, 's, (Entity, &'static Pose), (With<Trace>, Without<Piece>)>;

/// What an event leaves on the board that shows this view, drawn within this many milliseconds.
pub(crate) fn leave_trace(on: &mut OnStage, view: &View, animated: &AnimatedEvent, length: f32) {
    match &animated.event {
        Event::Removed { .. } if on.stage.geometry.look.dents => {
            for (seed, cell) in (0..).zip(animated.leaving(on.stage)) {
                spawn_dent(on, cell, seed);
            }
        }
        Event::Line { side, cells } => spawn_ink(on, *side, cells, length),
        Event::Over { outcome } => {
            if let Some(winner) = outcome.winner() {
                fill_field(on, view, winner, animated.place, length);
            }
        }
        _ => {}
    }
}

/// The traces of another position of the game: no line, and dents where no pieces lie any more.
pub(crate) fn change_traces(on: &mut OnStage, target: &View, pieces: &Pieces, traces: &Traces) {
    let dents = on.stage.geometry.look.dents;
    let mut filled = if dents {
        squares(on.stage, target)
    } else {
        Vec::new()
    };
    filled.retain(|(_, square)| square.count > 0);
    for (trace, pose) in traces.iter_many(pieces.children(on.entity)) {
        let lies_here = |cell| on.centre(cell).distance_squared(pose.at) < 0.01;
        if !dents || filled.iter().any(|&(cell, _)| lies_here(cell)) {
            on.commands.entity(trace).despawn();
        }
    }
    let gone = pieces.of(on.entity).map(|(_, piece, _)| piece.cell);
    let gone = gone.filter(|cell| dents && !filled.iter().any(|(other, _)| other == cell));
    for cell in gone {
        spawn_dent(on, cell, 0);
    }
}

/// What the end of a game that was won by this side leaves on its board, without any movement.
pub(crate) fn show_result(on: &mut OnStage, view: &View, winner: Side, line: &[Cell]) {
    spawn_ink(on, winner, line, 0.0);
    fill_field(on, view, winner, None, 0.0);
}

/// A dent where a piece lay.
pub(crate) fn spawn_dent(on: &mut OnStage, cell: Cell, seed: u8) {
    let place = Pose::at(on.centre(cell));
    on.put((Trace, Figure::Dent, LookSeed(seed), place));
}

/// The straight stretches of a line through cells, as places in its list. Several lines may stand one behind the
/// other: from the end of one to the beginning of the next nothing is drawn.
fn stretches(cells: &[Cell]) -> Vec<[Cell; 2]> {
    let step = |a: Cell, b: Cell| {
        IVec2::new(
            i32::from(b.col) - i32::from(a.col),
            i32::from(b.row) - i32::from(a.row),
        )
    };
    let direction = |step: IVec2| step.as_vec2().normalize_or_zero();
    let mut found: Vec<[Cell; 2]> = Vec::new();
    for (place, pair) in cells.windows(2).enumerate() {
        let (from, to) = (pair[0], pair[1]);
        let way = step(from, to);
        if let Some([start, end]) = found.last_mut()
            && *end == from
            && direction(step(*start, from)).abs_diff_eq(direction(way), 0.01)
        {
            *end = to;
            continue;
        }
        let goes_on = cells
            .get(place + 2)
            .is_some_and(|&next| direction(step(to, next)).abs_diff_eq(direction(way), 0.01));
        if way.abs().max_element() <= 1 || goes_on || cells.len() == 2 {
            found.push([from, to]);
        }
    }
    found
}

/// Draws a line through cells like ink, one straight stretch after the other, within this many milliseconds.
fn spawn_ink(on: &mut OnStage, side: Side, cells: &[Cell], length: f32) {
    let ways: Vec<[Vec2; 2]> = stretches(cells)
        .into_iter()
        .map(|ends| ends.map(|cell| on.centre(cell)))
        .collect();
    let whole: f32 = ways.iter().map(|[a, b]| a.distance(*b)).sum();
    let mut drawn_so_far = 0.0;
    for [a, b] in ways {
        let share = a.distance(b) / whole;
        let wait = drawn_so_far * length;
        drawn_so_far += share;
        spawn_stretch(on, side, [a, b], wait, share * length);
    }
}

fn spawn_stretch(on: &mut OnStage, side: Side, [a, b]: [Vec2; 2], wait: f32, length: f32) {
    let way = b - a;
    let dry = Pose {
        turn: way.to_angle(),
        // The figure is as long as the line and the round ends beyond it.
        scale: way.length() + 0.5,
        ..Pose::at((a + b) / 2.0)
    };
    let drawn = Pose { glow: 1.0, ..dry };
    let way = Tween {
        ease: EaseFunction::QuadraticInOut,
        wait,
        ..Tween::new(dry, drawn, length)
    };
    on.put((Trace, Figure::Ink(side), dry, way));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(cells: &[(u8, u8)]) -> Vec<[(u8, u8); 2]> {
        let cells: Vec<Cell> = cells
            .iter()
            .map(|&(col, row)| Cell::new(col, row))
            .collect();
        let ends = stretches(&cells).into_iter();
        ends.map(|ends| ends.map(|cell| (cell.col, cell.row)))
            .collect()
    }

    #[test]
    fn a_straight_line_is_one_stretch_also_of_its_ends_alone() {
        assert_eq!(line(&[(0, 0), (1, 1), (2, 2)]), [[(0, 0), (2, 2)]]);
        assert_eq!(line(&[(0, 0), (4, 0)]), [[(0, 0), (4, 0)]]);
        assert!(line(&[(3, 3)]).is_empty());
    }

    #[test]
    fn a_path_is_drawn_through_its_cells() {
        let path = [(0, 0), (0, 1), (1, 1), (2, 1), (2, 2)];
        let stretches = [[(0, 0), (0, 1)], [(0, 1), (2, 1)], [(2, 1), (2, 2)]];
        assert_eq!(line(&path), stretches);
    }

    #[test]
    fn two_lines_are_not_joined_and_one_goes_on_under_the_other() {
        let both = [(0, 2), (1, 2), (2, 2), (3, 2), (1, 1), (1, 3), (1, 4)];
        assert_eq!(line(&both), [[(0, 2), (3, 2)], [(1, 1), (1, 4)]]);
    }
}
