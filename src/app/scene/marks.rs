//! Marks on the board: legal and forbidden places, the last move, marked pieces, what would be placed, the
//! keyboard's place, the colour of the winner. They follow from the state of the game and are made
//! anew when it changes.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::figure::{BoardSize, Figure, Grain, Pose};
use super::foreseen::{hint_marks, preview_marks, threat_marks};
use super::stage::Stage;
use crate::app::animation::Motion;
use crate::app::draft::Draft;
use crate::app::flow::{Table, TableStage};
use crate::app::previewing::Previewing;
use crate::app::replaying::Replaying;
use crate::app::settings::Settings;
use crate::app::states::{Phase, Screen, Turn};
use crate::app::studying::Studying;
use crate::games::{Cell, Event, GameKind, Position, Square};
use crate::table::{Seat, Sitting};

/// A mark on the board.
#[derive(Component, Clone, Copy, Debug)]
pub struct Mark;

/// Adds the marks.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        mark.in_set(Phase::Scene)
            .after(crate::app::animation::advance_motions),
    );
}

type Marked = (Figure, Pose, u8);

/// Makes the marks equal to what the state of the game asks for.
pub fn mark(
    mut commands: Commands,
    stages: Query<(Entity, &Stage, &Motion), With<TableStage>>,
    marks: Query<(Entity, &ChildOf), With<Mark>>,
    table: Res<Table>,
    draft: Option<Res<Draft>>,
    settings: Res<Settings>,
    previewing: Res<Previewing>,
    studying: Res<Studying>,
    replaying: Res<Replaying>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    mut last: Local<Option<(Entity, Vec<Marked>)>>,
) {
    let Ok((entity, stage, motion)) = stages.single() else {
        *last = None;
        return;
    };
    let mut wanted = Vec::new();
    match screen.get() {
        Screen::Play => {
            if let (Some(sitting), Some(turn)) = (&table.sitting, turn) {
                let at_rest = motion.is_at_rest();
                // In a replay it is nobody's turn.
                let turn = match turn.get() {
                    Turn::Person if replaying.is_playing() => Turn::Waiting,
                    turn => *turn,
                };
                game_marks(
                    &mut wanted,
                    stage,
                    sitting,
                    turn,
                    at_rest,
                    &table,
                    &settings,
                    &previewing,
                    &studying,
                );
            }
        }
        Screen::Setup => {
            if let Some(draft) = &draft {
                setup_marks(&mut wanted, stage, draft, &table);
            }
        }
        _ => {}
    }
    if last
        .as_ref()
        .is_some_and(|(e, marks)| *e == entity && *marks == wanted)
    {
        return;
    }
    for (e, parent) in &marks {
        if parent.parent() == entity {
            commands.entity(e).despawn();
        }
    }
    let half = stage.geometry.extent() / 2.0;
    for (figure, pose, grain) in &wanted {
        let mut e = commands.spawn((Mark, *figure, *pose, Grain(*grain), ChildOf(entity)));
        if let Figure::Ribbon(_) = figure {
            e.insert(BoardSize {
                cols: stage.geometry.cols,
                rows: stage.geometry.rows,
                half,
                field: half - Vec2::splat(stage.geometry.margin()),
            });
        }
    }
    *last = Some((entity, wanted));
}

fn game_marks(
    wanted: &mut Vec<Marked>,
    stage: &Stage,
    sitting: &Sitting,
    turn: Turn,
    at_rest: bool,
    table: &Table,
    settings: &Settings,
    previewing: &Previewing,
    studying: &Studying,
) {
    let position = sitting.position();
    let centre = |cell| Pose::at(stage.geometry.centre(cell));
    if at_rest {
        last_move(wanted, stage, sitting);
        if let Some(outcome) = sitting.result() {
            wanted.push((Figure::Ribbon(outcome), Pose::at(Vec2::ZERO), 0));
            if sitting.resigned().is_none() {
                last_cascade(wanted, stage, sitting);
            }
        }
    }
    for cell in &stage.marks {
        wanted.push((Figure::Halo, centre(*cell), 0));
    }
    let may_move = sitting.seat_to_move() == Seat::Person && sitting.claims().is_empty();
    if turn == Turn::Person && at_rest && may_move {
        if settings.show_legal {
            legal_places(wanted, stage, position);
            for (cell, _) in position.forbidden_cells() {
                wanted.push((Figure::Forbidden, centre(cell), 0));
            }
        }
        if let Some((hint, step)) = studying.hint(position) {
            hint_marks(wanted, stage, hint, step);
        }
        threat_marks(wanted, stage, previewing);
        preview_marks(wanted, stage, previewing);
        let pointed = table.cursor.focus.or(table.cursor.hover);
        if let Some(cell) = previewing.held().or(pointed) {
            preview(wanted, stage, position, cell);
        }
    }
    if let Some(cell) = table.cursor.focus {
        wanted.push((Figure::Focus, centre(cell), 0));
    }
}

/// The cells that exploded in the move that ended a game of Atoms.
fn last_cascade(wanted: &mut Vec<Marked>, stage: &Stage, sitting: &Sitting) {
    if stage.geometry.kind != GameKind::Atoms {
        return;
    }
    let mut exploded = BTreeMap::new();
    for event in sitting.last_events() {
        if let Event::Wave { side, thrown, .. } = event {
            exploded.extend(thrown.iter().map(|throw| (throw.from, *side)));
        }
    }
    for (cell, side) in exploded {
        let pose = Pose {
            scale: 0.75,
            alpha: 0.7,
            glow: 0.3,
            ..Pose::at(stage.geometry.centre(cell))
        };
        wanted.push((Figure::WaveRing(side), pose, 0));
    }
}

/// Where the last move went: in Lines and Atoms a mark on the piece, elsewhere also where it came
/// from.
fn last_move(wanted: &mut Vec<Marked>, stage: &Stage, sitting: &Sitting) {
    let Some(&mv) = sitting.moves().last() else {
        return;
    };
    if stage.geometry.kind == GameKind::Nim {
        // The dents show what was taken.
        return;
    }
    if let Some(cell) = sitting.position().target(mv) {
        let square = stage.shown.at(cell);
        let place = stage.geometry.centre(cell);
        let pose = match stage.geometry.kind {
            // Beside the atoms, in the cell's corner.
            GameKind::Atoms => Pose {
                scale: 0.8,
                ..Pose::at(place + Vec2::new(0.34, 0.34))
            },
            GameKind::Corner => return,
            _ => Pose::at(place),
        };
        let on_stone = square
            .owner
            .filter(|_| stage.geometry.kind != GameKind::Atoms);
        wanted.push((Figure::LastMark(on_stone), pose, 0));
    }
}

fn legal_places(wanted: &mut Vec<Marked>, stage: &Stage, position: &Position) {
    let figure = match stage.geometry.kind {
        GameKind::Corner => Figure::Light,
        GameKind::Northcott => Figure::Dot,
        // Every empty cell would get one; the pointer's preview says enough.
        _ => return,
    };
    for mv in position.legal_moves() {
        if let Some(cell) = position.target(mv) {
            wanted.push((figure, Pose::at(stage.geometry.centre(cell)), 0));
        }
    }
}

/// What a press on this cell would do.
fn preview(wanted: &mut Vec<Marked>, stage: &Stage, position: &Position, cell: Cell) {
    let pose = Pose {
        alpha: 0.55,
        ..Pose::at(stage.geometry.centre(cell))
    };
    if stage.geometry.kind == GameKind::Nim {
        return;
    }
    if crate::app::input::pointing::move_towards(position, cell).is_err() {
        return;
    }
    let side = position.side_to_move();
    match stage.geometry.kind {
        GameKind::Mnk | GameKind::Northcott => wanted.push((Figure::Ghost(side), pose, 0)),
        GameKind::Atoms => {
            let square = stage.shown.at(cell);
            let critical = square.count + 1 >= square.critical;
            wanted.push((
                Figure::Ghost(side),
                Pose {
                    scale: if critical { 0.6 } else { 0.42 },
                    ..pose
                },
                0,
            ));
        }
        _ => wanted.push((Figure::Dot, Pose { alpha: 1.0, ..pose }, 0)),
    }
}

fn setup_marks(wanted: &mut Vec<Marked>, stage: &Stage, draft: &Draft, table: &Table) {
    let centre = |cell| Pose::at(stage.geometry.centre(cell));
    if let Some(cell) = table.cursor.focus {
        wanted.push((Figure::Focus, centre(cell), 0));
    }
    let can_place = matches!(
        draft.kind,
        GameKind::Nim | GameKind::Corner | GameKind::Northcott
    );
    let Some(cell) = table
        .cursor
        .focus
        .or(table.cursor.hover)
        .filter(|_| can_place)
    else {
        return;
    };
    if draft.position().place(cell, draft.placing).is_ok() {
        let ghost = match draft.kind {
            GameKind::Northcott => Figure::Ghost(draft.placing),
            _ => Figure::Dot,
        };
        if stage.shown.at(cell) == Square::default() {
            let alpha = 0.55;
            wanted.push((
                ghost,
                Pose {
                    alpha,
                    ..centre(cell)
                },
                0,
            ));
        }
    }
}
