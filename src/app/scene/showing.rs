//! How each event of the rules is shown: what moves, how long, and what it leaves on the board.

use std::collections::VecDeque;

use bevy::math::curve::easing::{EaseFunction, JumpAt};
use bevy::prelude::*;

use super::figure::{Figure, Grain, Pose};
use super::geometry::Geometry;
use super::stage::{Piece, Pieces, Stage, Trace};
use super::tween::{Then, Tween};
use crate::config::Timing;
use crate::games::{Cell, Event, GameKind, Side, Square, Throw};

/// Starts to show an event; gives the milliseconds until it is over.
pub fn begin(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    pieces: &mut Pieces,
    timing: &Timing,
    factor: f32,
    event: &Event,
) -> f32 {
    match event {
        Event::PiecesTaken { heap, count, .. } => {
            let taken = nim_pieces_to_take(entity, stage, pieces, *heap, *count);
            let length = timing.nim_take_ms as f32 * factor;
            let stagger = timing.nim_stagger_ms as f32 * factor;
            for (i, (e, pose)) in taken.iter().enumerate() {
                let gone = Pose {
                    lift: 0.55,
                    scale: 1.12,
                    alpha: 0.0,
                    ..*pose
                };
                // No piece of the game any more, only a sight.
                commands.entity(*e).remove::<Piece>().insert(Tween {
                    wait: stagger * i as f32,
                    then: Then::Vanish,
                    ease: EaseFunction::CubicIn,
                    ..Tween::new(*pose, gone, length)
                });
            }
            leave_trace(commands, entity, stage, pieces, event, length);
            length + stagger * taken.len().saturating_sub(1) as f32
        }
        Event::StoneSlid { from, to, .. } => {
            let target = Pose::at(stage.geometry.centre(*to));
            let fields = from.col.abs_diff(to.col).max(from.row.abs_diff(to.row));
            let (length, ease) = if stage.geometry.kind == GameKind::Northcott {
                let units = timing.northcott_units_per_field * u32::from(fields);
                (
                    timing.northcott_ms_per_unit * units as f32,
                    EaseFunction::Steps(units.max(1) as usize, JumpAt::End),
                )
            } else {
                let fields = f32::from(fields);
                (
                    timing.corner_ms_per_field as f32 * fields,
                    EaseFunction::CubicInOut,
                )
            };
            let length = length * factor;
            for (e, piece, pose, parent) in pieces.iter() {
                if parent.parent() == entity && piece.cell == *from {
                    commands.entity(e).insert(Tween {
                        ease,
                        ..Tween::new(*pose, target, length)
                    });
                }
            }
            // By the rules it stands there already; settling then finds it in its place.
            for (_, mut piece, _, parent) in pieces.iter_mut() {
                if parent.parent() == entity && piece.cell == *from {
                    piece.cell = *to;
                }
            }
            length
        }
        Event::StonePlaced { side, at } => {
            let length = timing.drop_ms as f32 * factor;
            let square = Square {
                owner: Some(*side),
                count: 1,
                critical: 0,
            };
            let rest = Pose::at(stage.geometry.centre(*at));
            let above = Pose {
                lift: 0.35,
                scale: 1.35,
                alpha: 0.0,
                ..rest
            };
            let e = super::stage::spawn_piece(commands, entity, stage, *at, square, 0);
            commands.entity(e).insert((
                above,
                Tween {
                    ease: EaseFunction::CubicIn,
                    ..Tween::new(above, rest, length)
                },
            ));
            length
        }
        Event::AtomAdded { side, at, count } => {
            let length = timing.atom_ms as f32 * factor;
            let square = Square {
                owner: Some(*side),
                count: *count,
                critical: 0,
            };
            let mut index = 0;
            for (e, piece, pose, parent) in pieces.iter() {
                if parent.parent() == entity && piece.cell == *at {
                    let place = super::stage::resting_pose(stage, *at, square, index);
                    commands.entity(e).insert(Tween::new(*pose, place, length));
                    index += 1;
                }
            }
            let e = super::stage::spawn_piece(commands, entity, stage, *at, square, index);
            let rest = super::stage::resting_pose(stage, *at, square, index);
            let small = Pose {
                scale: 0.1,
                alpha: 0.0,
                ..rest
            };
            commands.entity(e).insert((
                small,
                Tween {
                    ease: EaseFunction::BackOut,
                    ..Tween::new(small, rest, length)
                },
            ));
            length
        }
        Event::Wave {
            side,
            number,
            thrown,
            ..
        } => {
            let length = wave_length(timing, *number) * factor;
            throw_atoms(commands, entity, stage, pieces, *side, thrown, length);
            length
        }
        Event::LineCompleted { .. } => {
            let length = timing.line_ms as f32 * factor;
            leave_trace(commands, entity, stage, pieces, event, length);
            length
        }
        Event::GameOver { .. } => 0.0,
    }
}

/// How long a wave takes at speed Normal; later waves are quicker.
fn wave_length(timing: &Timing, number: u16) -> f32 {
    let quickened = timing
        .wave_quickening
        .powi(i32::from(number.saturating_sub(1)));
    (timing.wave_ms as f32 * quickened).max(timing.wave_least_ms.min(timing.wave_ms) as f32)
}

/// Nim: the marked pieces of the row if they are as many as are taken, else those at the left.
fn nim_pieces_to_take(
    entity: Entity,
    stage: &Stage,
    pieces: &Pieces,
    heap: u8,
    count: u8,
) -> Vec<(Entity, Pose)> {
    let mut row: Vec<(Cell, Entity, Pose)> = pieces
        .iter()
        .filter(|(_, piece, _, parent)| parent.parent() == entity && piece.cell.row == heap)
        .map(|(e, piece, pose, _)| (piece.cell, e, *pose))
        .collect();
    row.sort_by_key(|(cell, ..)| (!stage.marks.contains(cell), *cell));
    row.truncate(count as usize);
    row.sort_by_key(|(cell, ..)| *cell);
    row.into_iter().map(|(_, e, pose)| (e, pose)).collect()
}

fn throw_atoms(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    pieces: &mut Pieces,
    side: Side,
    thrown: &[Throw],
    length: f32,
) {
    let mut waiting: VecDeque<&Throw> = thrown.iter().collect();
    let mut rings = std::collections::BTreeSet::new();
    for (e, mut piece, pose, parent) in pieces.iter_mut() {
        if parent.parent() != entity {
            continue;
        }
        let Some(index) = waiting.iter().position(|throw| throw.from == piece.cell) else {
            continue;
        };
        let Some(throw) = waiting.remove(index) else {
            continue;
        };
        let from = stage.geometry.centre(throw.from);
        let step = Vec2::new(f32::from(throw.dx), -f32::from(throw.dy));
        let (end, then) = match throw.to {
            Some(to) => {
                piece.cell = to;
                (
                    Pose::at(stage.geometry.centre(to) - step * 0.12),
                    Then::Stay,
                )
            }
            None => (
                Pose {
                    alpha: 0.0,
                    scale: 0.4,
                    ..Pose::at(from + step * 0.8)
                },
                Then::Vanish,
            ),
        };
        if then == Then::Vanish {
            commands.entity(e).remove::<Piece>();
        }
        commands.entity(e).insert(Tween {
            swing: 0.18,
            ease: EaseFunction::QuadraticOut,
            then,
            ..Tween::new(*pose, end, length)
        });
        rings.insert(throw.from);
    }
    for cell in rings {
        let from = Pose {
            scale: 0.5,
            ..Pose::at(stage.geometry.centre(cell))
        };
        let to = Pose {
            glow: 1.0,
            scale: 1.25,
            alpha: 0.0,
            ..from
        };
        commands.spawn((
            Figure::WaveRing(side),
            from,
            Tween {
                then: Then::Vanish,
                ease: EaseFunction::QuadraticOut,
                ..Tween::new(from, to, length * 1.4)
            },
            ChildOf(entity),
        ));
    }
}

/// What an event leaves on the board for the rest of the game: dents where Nim's pieces lay, the
/// winning line.
pub fn leave_trace(
    commands: &mut Commands,
    entity: Entity,
    stage: &Stage,
    pieces: &Pieces,
    event: &Event,
    length: f32,
) {
    match event {
        Event::PiecesTaken { heap, count, .. } => {
            let taken = nim_pieces_to_take(entity, stage, pieces, *heap, *count);
            for (grain, (_, pose)) in (0..).zip(taken) {
                let place = Pose::at(pose.at);
                commands.spawn((Trace, Figure::Dent, Grain(grain), place, ChildOf(entity)));
            }
        }
        Event::LineCompleted { side, cells } => {
            spawn_ink(commands, entity, &stage.geometry, *side, cells, length);
        }
        _ => {}
    }
}

/// Draws a line through cells like ink, within this many milliseconds.
pub fn spawn_ink(
    commands: &mut Commands,
    entity: Entity,
    geometry: &Geometry,
    side: Side,
    cells: &[Cell],
    length: f32,
) {
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else {
        return;
    };
    let (a, b) = (geometry.centre(*first), geometry.centre(*last));
    let way = b - a;
    let dry = Pose {
        turn: way.to_angle(),
        // The figure is as long as the line and the round ends beyond it.
        scale: way.length() + 0.5,
        ..Pose::at((a + b) / 2.0)
    };
    let drawn = Pose { glow: 1.0, ..dry };
    commands.spawn((
        Trace,
        Figure::Ink(side),
        dry,
        Tween {
            ease: EaseFunction::QuadraticInOut,
            ..Tween::new(dry, drawn, length)
        },
        ChildOf(entity),
    ));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waves_get_quicker_but_not_below_the_least() {
        let timing = Timing::default();
        assert_eq!(wave_length(&timing, 1), timing.wave_ms as f32);
        assert!(wave_length(&timing, 5) < wave_length(&timing, 2));
        assert_eq!(wave_length(&timing, 500), timing.wave_least_ms as f32);
    }
}
