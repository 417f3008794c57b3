//! Events of the rules become movement: each stage has a queue of events, one is shown after the
//! other, and whatever happens the pieces end where the rules have put them.

pub(crate) mod animated_event;
pub(crate) mod endings;
pub(crate) mod event;
pub(crate) mod rearrangement;
pub(crate) mod traces;
pub(crate) mod tween;
pub(crate) mod waves;

use std::collections::{BTreeSet, VecDeque};

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use crate::board::animation::animated_event::AnimatedEvent;
use crate::board::animation::event::begin;
use crate::board::animation::rearrangement::{Rearranged, Rearrangement};
use crate::board::animation::traces::{Traces, change_traces, leave_trace, show_result};
use crate::board::animation::tween::{FrameTime, Then, Tween, advance_tweens, measure_frame};
use crate::board::cells::{Arrived, Cells, PendingPosition, land, lay_out_cells, tint_cells};
use crate::board::drawing::afterglow::{Afterglow, calm_cells};
use crate::board::pieces::{Piece, Pieces, settle_pieces};
use crate::board::stage::{OnStage, Stage};
use crate::features::settings::{Configs, Settings};
use crate::rules::{Cell, Event, Outcome, Position, Side, View};
use crate::states::Phase;

/// Something that a stage shows as movement.
#[derive(Debug)]
enum AnimationStep {
    /// What a move has done.
    Event(AnimatedEvent),
    /// Another position, to which no move leads.
    Jump(Jump),
}

/// A position to go to.
#[derive(Debug)]
struct Jump {
    view: View,
    /// Who has won there.
    winner: Option<Side>,
    /// The line that has decided the game there.
    line: Vec<Cell>,
    /// Heaps: where pieces lie there, if that is known.
    lying: Option<BTreeSet<Cell>>,
    /// Which pieces differ there, once the way has begun.
    change: Rearrangement,
}

/// What a stage still has to show.
#[derive(Component, Debug, Default)]
pub(crate) struct AnimationQueue {
    queue: VecDeque<AnimationStep>,
    /// The step being shown and the milliseconds it still takes.
    current: Option<(AnimationStep, f32)>,
    /// How many steps of the queue are to be shown at once; `None`: nobody hurries.
    hurried: Option<usize>,
}

impl AnimationQueue {
    /// Adds the events of a move. `lying` says where the pieces of heaps lie after it, if that is
    /// known.
    pub(crate) fn push(
        &mut self,
        events: impl IntoIterator<Item = Event>,
        lying: Option<BTreeSet<Cell>>,
    ) {
        let animated = AnimatedEvent::all(events, lying.as_ref()).into_iter();
        self.queue.extend(animated.map(AnimationStep::Event));
    }

    /// Goes to another position, from wherever the pieces are at this moment. `lying` says where the
    /// pieces of heaps lie there, if that is known.
    pub(crate) fn jump(&mut self, position: &Position, lying: Option<BTreeSet<Cell>>) {
        self.clear();
        self.queue.push_back(AnimationStep::Jump(Jump {
            view: position.view(),
            winner: position.outcome().and_then(Outcome::winner),
            line: position.deciding_cells(),
            lying,
            change: Rearrangement::default(),
        }));
    }

    /// Whether everything has been shown.
    pub(crate) fn is_at_rest(&self) -> bool {
        self.current.is_none() && self.queue.is_empty()
    }

    /// The event that is being shown and the milliseconds it still takes; nothing at rest, between
    /// two events and on the way to another position.
    pub(crate) fn showing(&self) -> Option<(&Event, f32)> {
        match &self.current {
            Some((AnimationStep::Event(animated), left)) => Some((&animated.event, *left)),
            _ => None,
        }
    }

    /// Ends all movement with the next frame: whoever acts need not wait. What is added later
    /// takes its time again.
    pub(crate) fn finish(&mut self) {
        if !self.is_at_rest() {
            self.hurried = Some(self.queue.len());
        }
    }

    /// Forgets everything, for a stage that gets a new position.
    pub(crate) fn clear(&mut self) {
        *self = AnimationQueue::default();
    }
}

/// Everything that is on its way on any board.
#[derive(SystemParam)]
pub(crate) struct Movement<'w, 's> {
    motions: Query<'w, 's, &'static AnimationQueue>,
    changing: Query<'w, 's, (), Or<(With<Tween>, With<Afterglow>)>>,
}

impl Movement<'_, '_> {
    /// Whether all boards are seen as their positions are: nothing waits to be shown, nothing is on its
    /// way, and what a reaction has stirred has calmed down.
    pub(crate) fn is_over(&self) -> bool {
        self.changing.is_empty() && self.motions.iter().all(AnimationQueue::is_at_rest)
    }
}

/// An event of a move is seen on a stage.
#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct EventShown {
    /// The stage.
    pub entity: Entity,
    /// The event.
    pub animated: AnimatedEvent,
    /// The cells whose pieces leave the board with it.
    pub leaving: BTreeSet<Cell>,
    /// What is seen of it.
    pub moment: Moment,
}

/// What is seen of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Moment {
    /// Its movement begins, and takes this many milliseconds.
    Begins(f32),
    /// Its movement ends.
    Ends,
    /// All of it at once: nothing moves, or somebody hurries.
    AtOnce,
}

/// Shows the events of all stages.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FrameTime>()
        .add_observer(land)
        .add_systems(
            Update,
            (
                measure_frame,
                (advance_tweens, calm_cells),
                advance_motions,
                lay_out_cells,
                settle_pieces,
                tint_cells,
            )
                .chain()
                .in_set(Phase::Scene),
        );
}

/// Figures that move and are no pieces: traces and effects.
type MovingEffects<'w, 's> = Query<'w, 's, (Entity, &'static Tween), Without<Piece>>;

/// Shows the next events of every stage. After each step the cells change and the pieces settle
/// before the next one begins.
pub(crate) fn advance_motions(
    mut stages: Query<(Entity, &mut Stage, &mut AnimationQueue), Without<PendingPosition>>,
    mut showing: Showing,
) {
    let factor = showing.configs.factor(&showing.settings);
    for (entity, mut stage, mut motion) in &mut stages {
        if motion.is_at_rest() {
            continue;
        }
        let hurried = motion.hurried.take();
        let at_once = if factor > 0.0 {
            hurried
        } else {
            Some(motion.queue.len())
        };
        if let Some(count) = at_once {
            showing.skip(entity, &mut stage, &mut motion, count);
        } else if let Some((step, left)) = motion.current.take() {
            let left = left - showing.frame.0;
            if left > 0.0 {
                motion.current = Some((step, left));
            } else {
                showing.arrive(entity, &mut stage, step);
            }
        } else if let Some(mut step) = motion.queue.pop_front() {
            let length = showing.begin(entity, &mut stage, &mut step, factor);
            showing.tell(entity, &stage, &step, Moment::Begins(length));
            motion.current = Some((step, length));
        }
    }
}

/// What is needed to show a step.
#[derive(SystemParam)]
pub(crate) struct Showing<'w, 's> {
    commands: Commands<'w, 's>,
    frame: Res<'w, FrameTime>,
    configs: Res<'w, Configs>,
    settings: Res<'w, Settings>,
    cells: Cells<'w, 's>,
    pieces: Pieces<'w, 's>,
    traces: Traces<'w, 's>,
    moving: MovingEffects<'w, 's>,
}

impl Showing<'_, '_> {
    /// Begins a step; gives the milliseconds until it is over.
    fn begin(
        &mut self,
        entity: Entity,
        stage: &mut Stage,
        step: &mut AnimationStep,
        factor: f32,
    ) -> f32 {
        if let AnimationStep::Jump(jump) = step {
            self.depart(entity, stage, jump);
        }
        let timing = &self.configs.timing;
        let pieces = &mut self.pieces;
        let on = &mut OnStage::new(&mut self.commands, entity, stage);
        match step {
            AnimationStep::Event(it) => begin(on, &self.cells, pieces, timing, factor, it),
            AnimationStep::Jump(jump) => {
                let length = timing.jump_ms as f32 * factor;
                jump.change.begin(on, pieces, length);
                length
            }
        }
    }

    /// A stage leaves for another position: its heaps and its traces are those of that position.
    fn depart(&mut self, entity: Entity, stage: &mut Stage, jump: &mut Jump) {
        stage.fill_heaps(&jump.view, jump.lying.clone());
        stage.decided = false;
        jump.change = Rearrangement::of(entity, stage, &self.pieces, &jump.view);
        let on = &mut OnStage::new(&mut self.commands, entity, stage);
        change_traces(on, &jump.view, &self.pieces, &self.traces);
    }

    /// Tells what is seen of a step.
    fn tell(&mut self, entity: Entity, stage: &Stage, step: &AnimationStep, moment: Moment) {
        match step {
            AnimationStep::Event(animated) => self.commands.trigger(EventShown {
                entity,
                leaving: animated.leaving(stage),
                animated: animated.clone(),
                moment,
            }),
            AnimationStep::Jump(jump) => self.commands.trigger(Rearranged {
                entity,
                pieces: jump.change.clone(),
                moment,
            }),
        }
    }

    /// Ends the present step, and shows so many of the next ones without any movement.
    fn skip(
        &mut self,
        entity: Entity,
        stage: &mut Stage,
        motion: &mut AnimationQueue,
        count: usize,
    ) {
        end_effects(
            &mut self.commands,
            &self.moving,
            self.pieces.children(entity),
        );
        let mut view = self.cells.view(entity);
        if let Some((step, _)) = motion.current.take() {
            self.tell(entity, stage, &step, Moment::Ends);
            self.end(entity, stage, step, &mut view);
        }
        for mut step in motion.queue.drain(..count) {
            match &mut step {
                AnimationStep::Event(animated) => {
                    let on = &mut OnStage::new(&mut self.commands, entity, stage);
                    leave_trace(on, &view, animated, 0.0);
                }
                AnimationStep::Jump(jump) => self.depart(entity, stage, jump),
            }
            self.tell(entity, stage, &step, Moment::AtOnce);
            self.end(entity, stage, step, &mut view);
        }
        self.commands.entity(entity).insert(PendingPosition(view));
    }

    /// The cells hold what a step has led to: after an event those that it has touched, after a
    /// jump all.
    fn arrive(&mut self, entity: Entity, stage: &mut Stage, step: AnimationStep) {
        self.tell(entity, stage, &step, Moment::Ends);
        let touched = match &step {
            AnimationStep::Event(animated) => Some(animated.event.cells()),
            AnimationStep::Jump(_) => None,
        };
        let mut view = self.cells.view(entity);
        self.end(entity, stage, step, &mut view);
        let Some(touched) = touched else {
            self.commands.entity(entity).insert(PendingPosition(view));
            return;
        };
        let squares = touched.into_iter().map(|cell| (cell, view.at(cell)));
        let squares = squares.collect();
        self.commands.trigger(Arrived { entity, squares });
    }

    /// What a board shows after a step.
    fn end(&mut self, entity: Entity, stage: &mut Stage, step: AnimationStep, view: &mut View) {
        match step {
            AnimationStep::Event(animated) => {
                view.follow(&animated.event);
                if let Event::Removed { .. } = animated.event {
                    stage.fill_heaps(view, animated.lying);
                }
                if let Event::Over { outcome } = animated.event {
                    stage.decided = outcome.winner().is_some();
                }
            }
            AnimationStep::Jump(jump) => {
                *view = jump.view;
                stage.decided = jump.winner.is_some();
                if let Some(winner) = jump.winner {
                    let on = &mut OnStage::new(&mut self.commands, entity, stage);
                    show_result(on, view, winner, &jump.line);
                }
            }
        }
    }
}

/// Traces and effects of a stage are where they were to go.
fn end_effects(commands: &mut Commands, moving: &MovingEffects, children: &[Entity]) {
    for (effect, tween) in moving.iter_many(children) {
        match tween.then {
            Then::Vanish => commands.entity(effect).despawn(),
            Then::Stay => {
                commands.entity(effect).insert(tween.to).remove::<Tween>();
            }
        }
    }
}
