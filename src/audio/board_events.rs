//! What is seen on the board of the match is heard there: pieces that come, go, slide and burst, in a
//! move or on the way to another position.

use std::collections::BTreeSet;

use bevy::prelude::*;

use crate::audio::SoundQueue;
use crate::board::animation::rearrangement::{Rearranged, Rearrangement};
use crate::board::animation::tween::FrameTime;
use crate::board::animation::{AnimationQueue, EventShown, Moment};
use crate::board::stage::Stage;
use crate::features::settings::{Configs, Settings};
use crate::look::Arrival;
use crate::rules::{Cell, Event};
use crate::states::Phase;
use crate::synth::{SoundRequest, Voice};
use crate::turn::current_match::{MatchBoard, PositionChanged};

/// Listens to the board.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<QuietAfterJump>()
        .add_observer(hear_event)
        .add_observer(hear_rearrangement)
        .add_observer(forget_other_game)
        .add_systems(Update, (pass_quiet, hear_marks).in_set(Phase::Scene));
}

fn hear_event(
    seen: On<EventShown>,
    stages: Query<&Stage, With<MatchBoard>>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    frame: Res<FrameTime>,
    mut wanted: ResMut<SoundQueue>,
) {
    let Ok(stage) = stages.get(seen.entity) else {
        return;
    };
    let arrival = stage.geometry.look.arrival;
    match (&seen.animated.event, seen.moment) {
        // What drops is heard when it lies, what grows from the beginning on.
        (Event::Appeared { at, .. }, moment) => match (arrival, moment) {
            (Arrival::Drop, Moment::Ends | Moment::AtOnce) => {
                wanted.now(at_cells(stage, Voice::Place, [*at]));
            }
            (Arrival::Grow, Moment::Begins(_) | Moment::AtOnce) => {
                wanted.now(at_cells(stage, Voice::Add, [*at]));
            }
            _ => {}
        },
        (_, Moment::Ends) => {}
        (Event::Removed { .. }, moment) => {
            let tempo = (stage.geometry.look.tempo)(&configs.timing);
            let stagger = tempo.stagger_ms as f32 * configs.factor(&settings);
            for (index, cell) in seen.leaving.iter().enumerate() {
                let wait = match moment {
                    // Pieces begin to move with the frame after this one.
                    Moment::Begins(_) if index > 0 => stagger * index as f32 + frame.0,
                    _ => 0.0,
                };
                wanted.later(wait, at_cells(stage, Voice::Take, [*cell]));
            }
        }
        (Event::Moved { from, to, .. }, moment) => wanted.now(SoundRequest {
            hold_ms: length(moment),
            ..at_cells(stage, Voice::Slide, [*from, *to])
        }),
        (Event::Burst { wave, thrown, .. }, moment) => {
            let bursting: BTreeSet<Cell> = thrown.iter().map(|throw| throw.from).collect();
            let count = u32::try_from(bursting.len()).unwrap_or(u32::MAX);
            wanted.now(SoundRequest {
                // Waves that are seen at once are one.
                wave: if moment == Moment::AtOnce { 1 } else { *wave },
                count,
                ..at_cells(stage, Voice::Burst, bursting)
            });
        }
        (Event::Line { cells, .. }, moment) => wanted.now(SoundRequest {
            hold_ms: length(moment),
            ..at_cells(stage, Voice::Line, cells.iter().copied())
        }),
        (Event::Turned { .. } | Event::Over { .. }, _) => {}
    }
}

/// How long no way to another position is heard any more, in milliseconds of play: whoever goes through
/// a game quickly hears single sounds.
#[derive(Resource, Default)]
struct QuietAfterJump(f32);

fn pass_quiet(mut quiet: ResMut<QuietAfterJump>, frame: Res<FrameTime>) {
    if quiet.0 > 0.0 {
        quiet.0 -= frame.0;
    }
}

/// The way to another position is one soft sound, however many pieces differ there.
fn hear_rearrangement(
    seen: On<Rearranged>,
    stages: Query<&Stage, With<MatchBoard>>,
    configs: Res<Configs>,
    mut quiet: ResMut<QuietAfterJump>,
    mut wanted: ResMut<SoundQueue>,
) {
    let Ok(stage) = stages.get(seen.entity) else {
        return;
    };
    let Some((voice, cells)) = voice_of(&seen.pieces, stage.geometry.look.arrival) else {
        return;
    };
    // What drops is heard when it lies, as in a move.
    let is_heard = match (voice, seen.moment) {
        (_, Moment::AtOnce) => true,
        (Voice::Place, moment) => moment == Moment::Ends,
        (_, moment) => moment != Moment::Ends,
    };
    if is_heard && quiet.0 <= 0.0 {
        let slides = voice == Voice::Slide;
        wanted.now(SoundRequest {
            hold_ms: if slides { length(seen.moment) } else { 0.0 },
            strength: configs.sound.jump_level,
            ..at_cells(stage, voice, cells)
        });
        quiet.0 = configs.sound.jump_gap_ms;
    }
}

/// What the most pieces do on the way to another position, and where; nothing where all stay.
fn voice_of(change: &Rearrangement, arrival: Arrival) -> Option<(Voice, Vec<Cell>)> {
    let Rearrangement {
        came, left, slid, ..
    } = change;
    let most = came.len().max(left.len()).max(slid.len());
    if most == 0 {
        None
    } else if slid.len() == most {
        let cells = slid.iter().flat_map(|(_, from, to)| [*from, to.cell]);
        Some((Voice::Slide, cells.collect()))
    } else if came.len() == most {
        let voice = match arrival {
            Arrival::Drop => Voice::Place,
            Arrival::Grow => Voice::Add,
        };
        Some((voice, came.iter().map(|place| place.cell).collect()))
    } else {
        Some((Voice::Take, left.iter().map(|(_, cell)| *cell).collect()))
    }
}

/// What is still to be heard of another game is not heard any more.
fn forget_other_game(change: On<PositionChanged>, mut wanted: ResMut<SoundQueue>) {
    if *change == PositionChanged::OtherGame {
        wanted.waiting.clear();
    }
}

/// How long a movement takes, in milliseconds.
const fn length(moment: Moment) -> f32 {
    match moment {
        Moment::Begins(length) => length,
        Moment::Ends | Moment::AtOnce => 0.0,
    }
}

/// A voice in the middle of these cells.
pub(crate) fn at_cells(
    stage: &Stage,
    voice: Voice,
    cells: impl IntoIterator<Item = Cell>,
) -> SoundRequest {
    let (mut sum, mut count) = (0.0, 0.0);
    for cell in cells {
        sum += stage.geometry.centre(cell).x;
        count += 1.0_f32;
    }
    let half = stage.geometry.extent().x / 2.0;
    SoundRequest {
        place: (sum / count.max(1.0) / half).clamp(-1.0, 1.0),
        ..SoundRequest::of(voice)
    }
}

/// A piece that is marked or unmarked by hand; those that are taken with their marks are heard
/// otherwise.
fn hear_marks(
    stages: Query<(&Stage, &AnimationQueue), (With<MatchBoard>, Changed<Stage>)>,
    mut before: Local<BTreeSet<Cell>>,
    mut wanted: ResMut<SoundQueue>,
) {
    let Ok((stage, motion)) = stages.single() else {
        return;
    };
    let is_there = |cell: &&Cell| stage.lying.contains(cell);
    let changed = stage.marks.symmetric_difference(&before).find(is_there);
    if let Some(&cell) = changed.filter(|_| motion.is_at_rest()) {
        wanted.now(at_cells(stage, Voice::Mark, [cell]));
    }
    if *before != stage.marks {
        before.clone_from(&stage.marks);
    }
}
