//! Events of the rules become movement: each stage has a queue of events, one is shown after the
//! other, and whatever happens the pieces end where the rules have put them.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::scene::difference::{Traces, begin_difference, clear_traces};
use super::scene::showing::{begin, leave_trace, spawn_ink};
use super::scene::stage::{Glows, Piece, Pieces, Stage, settle};
use super::scene::tween::{FrameTime, Then, Tween, advance_tweens, measure_frame};
use super::settings::{Configs, Settings};
use super::states::Phase;
use crate::games::{Cell, Event, Outcome, Position, Side, View};

/// Something that a stage shows as movement.
#[derive(Debug)]
enum Step {
    /// What a move has done.
    Event(Event),
    /// Another position, to which no move leads.
    Jump(Jump),
}

/// A position to go to.
#[derive(Debug)]
struct Jump {
    view: View,
    /// The line that has decided the game there, and whose it is.
    line: Option<(Side, Vec<Cell>)>,
}

/// What a stage still has to show.
#[derive(Component, Debug, Default)]
pub struct Motion {
    queue: VecDeque<Step>,
    /// The step being shown and the milliseconds it still takes.
    current: Option<(Step, f32)>,
    /// How many steps of the queue are to be shown at once; `None`: nobody hurries.
    hurried: Option<usize>,
}

impl Motion {
    /// Adds the events of a move.
    pub fn push(&mut self, events: impl IntoIterator<Item = Event>) {
        self.queue.extend(events.into_iter().map(Step::Event));
    }

    /// Goes to another position, from wherever the pieces are at this moment.
    pub fn jump(&mut self, position: &Position) {
        self.clear();
        let winner = position.outcome().and_then(Outcome::winner);
        self.queue.push_back(Step::Jump(Jump {
            view: position.view(),
            line: winner.map(|winner| (winner, position.deciding_cells())),
        }));
    }

    /// Whether everything has been shown.
    #[must_use]
    pub fn is_at_rest(&self) -> bool {
        self.current.is_none() && self.queue.is_empty()
    }

    /// The event that is being shown and the milliseconds it still takes; nothing at rest, between
    /// two events and on the way to another position.
    #[must_use]
    pub fn showing(&self) -> Option<(&Event, f32)> {
        match &self.current {
            Some((Step::Event(event), left)) => Some((event, *left)),
            _ => None,
        }
    }

    /// Ends all movement with the next frame: whoever acts need not wait. What is added later
    /// takes its time again.
    pub fn finish(&mut self) {
        if !self.is_at_rest() {
            self.hurried = Some(self.queue.len());
        }
    }

    /// Forgets everything, for a stage that gets a new position.
    pub fn clear(&mut self) {
        *self = Motion::default();
    }
}

/// Shows the events of all stages.
pub fn plugin(app: &mut App) {
    app.init_resource::<FrameTime>().add_systems(
        Update,
        (measure_frame, advance_tweens, advance_motions)
            .chain()
            .in_set(Phase::Scene),
    );
}

/// Shows the next events of every stage and puts its pieces to rest after each.
pub fn advance_motions(
    mut commands: Commands,
    frame: Res<FrameTime>,
    configs: Res<Configs>,
    settings: Res<Settings>,
    mut stages: Query<(Entity, &mut Stage, &mut Motion)>,
    mut pieces: Pieces,
    mut glows: Glows,
    traces: Traces,
    moving: Query<(Entity, &ChildOf, &Tween), Without<Piece>>,
) {
    let factor = settings.factor(&configs.timing);
    let jump_length = configs.timing.jump_ms as f32 * factor;
    for (entity, mut stage, mut motion) in &mut stages {
        if motion.is_at_rest() {
            continue;
        }
        let hurried = motion.hurried.take();
        let at_once = if factor <= 0.0 {
            Some(motion.queue.len())
        } else {
            hurried
        };
        if let Some(count) = at_once {
            // Pieces are put to rest by `settle`; this is about traces and effects.
            for (e, parent, tween) in &moving {
                if parent.parent() == entity {
                    match tween.then {
                        Then::Vanish => commands.entity(e).despawn(),
                        Then::Stay => {
                            commands.entity(e).insert(tween.to).remove::<Tween>();
                        }
                    }
                }
            }
            if let Some((step, _)) = motion.current.take() {
                arrive(&mut commands, entity, &mut stage, step);
            }
            for step in motion.queue.drain(..count) {
                match &step {
                    Step::Event(event) => {
                        leave_trace(&mut commands, entity, &stage, &pieces, event, 0.0);
                    }
                    Step::Jump(Jump { view, .. }) => {
                        clear_traces(&mut commands, entity, &stage, view, &pieces, &traces);
                    }
                }
                arrive(&mut commands, entity, &mut stage, step);
            }
            settle(&mut commands, entity, &mut stage, &mut pieces, &mut glows);
            // What settling spawned is there in the next frame; only then the next step starts.
            continue;
        }
        if let Some((_, left)) = &mut motion.current {
            *left -= frame.0;
            if *left > 0.0 {
                continue;
            }
            if let Some((step, _)) = motion.current.take() {
                arrive(&mut commands, entity, &mut stage, step);
            }
            settle(&mut commands, entity, &mut stage, &mut pieces, &mut glows);
            // As above: one settling a frame.
            if !motion.queue.is_empty() {
                continue;
            }
        }
        if let Some(step) = motion.queue.pop_front() {
            let length = match &step {
                Step::Event(event) => begin(
                    &mut commands,
                    entity,
                    &stage,
                    &mut pieces,
                    &configs.timing,
                    factor,
                    event,
                ),
                Step::Jump(Jump { view, .. }) => {
                    clear_traces(&mut commands, entity, &stage, view, &pieces, &traces);
                    let pieces = &mut pieces;
                    begin_difference(&mut commands, entity, &stage, view, pieces, jump_length);
                    jump_length
                }
            };
            motion.current = Some((step, length));
        }
    }
}

/// The stage shows what the step has led to.
fn arrive(commands: &mut Commands, entity: Entity, stage: &mut Stage, step: Step) {
    match step {
        Step::Event(event) => stage.shown.follow(&event),
        Step::Jump(Jump { view, line }) => {
            stage.shown = view;
            if let Some((side, cells)) = line {
                spawn_ink(commands, entity, &stage.geometry, side, &cells, 0.0);
            }
        }
    }
}
