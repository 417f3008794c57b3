//! One board turns into another: every piece of every heap leaves its place on the large board and goes to
//! its place on the board that becomes the large one. Meanwhile the two boards fade and change places.

use bevy::prelude::*;

use crate::board::animation::AnimationQueue;
use crate::board::animation::tween::{FrameTime, Tween, measure_frame};
use crate::board::figure::{Figure, Pose};
use crate::board::layout::{Areas, placement_in};
use crate::board::placing::{Placement, place_figures};
use crate::board::stage::{Opacity, Stage};
use crate::config::Timing;
use crate::features::settings::{Configs, Settings};
use crate::features::theorem::places::rooms;
use crate::features::theorem::{Theorem, TheoremBoard, places};
use crate::redraw::Redraw;
use crate::states::{Phase, Screen};

/// Adds the way from one board to another.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Morph>().add_systems(
        Update,
        (follow, fade)
            .chain()
            .run_if(in_state(Screen::Theorem))
            .in_set(Phase::Scene)
            .after(measure_frame)
            .before(places::place)
            .before(place_figures),
    );
}

/// A piece of a heap on its way from one board to another.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HeapPiece {
    /// Of which heap.
    pub heap: usize,
    /// Which of its pieces.
    pub index: usize,
}

/// The boards in the order of their rooms, and the way from one to another.
#[derive(Resource, Debug, Default)]
pub(crate) struct Morph {
    order: Vec<usize>,
    way: Option<MorphWay>,
}

/// The way from one board to another.
#[derive(Debug)]
struct MorphWay {
    /// The board that is large at its beginning.
    from: usize,
    /// The one that is large at its end.
    to: usize,
    /// What the pieces of the heaps stand on.
    layer: Entity,
    times: Times,
    elapsed: f32,
    /// How many moves had been made at its beginning.
    moves: usize,
}

/// How long everything takes, in milliseconds.
#[derive(Clone, Copy, Debug)]
struct Times {
    fade: f32,
    stagger: f32,
    flight: f32,
    whole: f32,
}

impl Times {
    fn of(timing: &Timing, factor: f32, heaps: usize) -> Times {
        let stagger = timing.morph_stagger_ms as f32 * factor;
        let flight = timing.morph_ms as f32 * factor;
        let flights = flight + stagger * heaps.saturating_sub(1) as f32;
        // The boards change places unseen: one has faded before the other begins to appear.
        let fade = (timing.morph_fade_ms as f32 * factor).min(flights / 2.0);
        Times {
            fade,
            stagger,
            flight,
            whole: flights + 2.0 * fade,
        }
    }

    /// How clearly the pieces of the heaps are seen.
    fn pieces(&self, elapsed: f32) -> f32 {
        share(elapsed.min(self.whole - elapsed), self.fade)
    }

    /// How clearly the two boards are seen: they fade when the pieces have appeared, and are there again
    /// before these vanish.
    fn boards(&self, elapsed: f32) -> f32 {
        1.0 - share(elapsed.min(self.whole - elapsed) - self.fade, self.fade)
    }
}

fn share(passed: f32, length: f32) -> f32 {
    (passed / length.max(1.0)).clamp(0.0, 1.0)
}

impl Morph {
    /// The boards in the order of their rooms, the large one first.
    pub(crate) fn order(&self) -> &[usize] {
        &self.order
    }

    /// The board that is the large one when nothing moves any more.
    fn wanted(&self) -> Option<usize> {
        let first = self.order.first().copied();
        self.way.as_ref().map(|way| way.to).or(first)
    }

    /// Two boards change rooms.
    fn bring_to_front(&mut self, board: usize) {
        if let Some(room) = self.order.iter().position(|&it| it == board) {
            self.order.swap(0, room);
        }
    }

    /// The board that is to be the large one is there at once.
    fn finish(&mut self, commands: &mut Commands) {
        if let Some(way) = self.way.take() {
            commands.entity(way.layer).try_despawn();
            self.bring_to_front(way.to);
        }
    }
}

/// Begins and ends the way: another board is wanted, a move is made on all, the window changes.
fn follow(
    mut commands: Commands,
    mut theorem: ResMut<Theorem>,
    mut morph: ResMut<Morph>,
    areas: Res<Areas>,
    (configs, settings): (Res<Configs>, Res<Settings>),
    (frame, redraw): (Res<FrameTime>, Res<Redraw>),
    new: Query<(), Added<TheoremBoard>>,
    mut boards: Query<(&TheoremBoard, &Stage, &mut AnimationQueue)>,
) {
    let count = theorem.boards().positions().len();
    if !new.is_empty() || morph.order.len() != count {
        morph.finish(&mut commands);
        morph.order = (0..count).collect();
        morph.bring_to_front(theorem.front());
    }
    if let Some(way) = &mut morph.way {
        way.elapsed += frame.0;
        let is_over = way.elapsed >= way.times.whole;
        let (to, is_half) = (way.to, way.elapsed >= way.times.whole / 2.0);
        if is_over || way.moves != theorem.boards().moves() || areas.is_changed() {
            morph.finish(&mut commands);
        } else if is_half && morph.order.first() != Some(&to) {
            morph.bring_to_front(to);
        }
        theorem.rest_anew();
        redraw.request();
    }
    let Some(from) = morph.wanted().filter(|&it| it != theorem.front()) else {
        return;
    };
    morph.finish(&mut commands);
    let to = theorem.front();
    let factor = configs.factor(&settings);
    let heaps = theorem.boards().columns().heaps().len();
    let times = Times::of(&configs.timing, factor, heaps);
    let stage = |board| boards.iter().find(|(it, ..)| it.0 == board);
    let (Some((_, old, _)), Some((_, new, _)), true) = (stage(from), stage(to), times.whole > 0.0)
    else {
        morph.bring_to_front(to);
        return;
    };
    let way = MorphWay {
        from,
        to,
        layer: lay_pieces(
            &mut commands,
            &areas,
            &theorem,
            (from, old),
            (to, new),
            times,
        ),
        times,
        elapsed: 0.0,
        moves: theorem.boards().moves(),
    };
    morph.way = Some(way);
    // Where the pieces of the boards go to is where those of the heaps begin.
    for (_, _, mut motion) in &mut boards {
        motion.finish();
    }
    redraw.request();
}

/// The pieces of all heaps, on their way from one board to another.
fn lay_pieces(
    commands: &mut Commands,
    areas: &Areas,
    theorem: &Theorem,
    (from, old): (usize, &Stage),
    (to, new): (usize, &Stage),
    times: Times,
) -> Entity {
    let boards = theorem.boards();
    let large = rooms(areas, boards.positions().len())[0];
    let (start, end) = (
        placement_in(areas, old, large),
        placement_in(areas, new, large),
    );
    let pose = |stage: &Stage, place: Placement, cell| Pose {
        scale: place.cell,
        ..Pose::at(stage.geometry.centre(cell) * place.cell + place.centre)
    };
    // In logical pixels, because it belongs to neither board.
    let whole_window = Placement {
        centre: Vec2::ZERO,
        cell: 1.0,
        room: None,
    };
    let layer = commands
        .spawn((
            whole_window,
            Opacity(0.0),
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Theorem),
        ))
        .id();
    for heap in 0..boards.columns().heaps().len() {
        let poses = |board, stage, place| -> Vec<Pose> {
            let cells = boards.cells(board, heap).into_iter();
            cells.map(|cell| pose(stage, place, cell)).collect()
        };
        let begins = poses(from, old, start);
        let ends = side_by_side(&begins, poses(to, new, end));
        for (index, (begins, ends)) in begins.into_iter().zip(ends).enumerate() {
            let way = Tween {
                wait: times.fade + times.stagger * heap as f32,
                ..Tween::new(begins, ends, times.flight)
            };
            let figure = Figure::HeapPiece(heap as u8);
            commands.spawn((
                HeapPiece { heap, index },
                figure,
                begins,
                way,
                ChildOf(layer),
            ));
        }
    }
    layer
}

/// The ends in the order in which the pieces of a heap do not run through each other.
fn side_by_side(begins: &[Pose], mut ends: Vec<Pose>) -> Vec<Pose> {
    let way = |ends: &mut dyn Iterator<Item = &Pose>| -> f32 {
        let pairs = begins.iter().zip(ends);
        let ways = pairs.map(|(begin, end)| begin.at.distance_squared(end.at));
        ways.sum()
    };
    if way(&mut ends.iter().rev()) < way(&mut ends.iter()) {
        ends.reverse();
    }
    ends
}

/// The two boards fade out and in again, the pieces of the heaps in and out again.
fn fade(morph: Res<Morph>, boards: Query<(Entity, &TheoremBoard)>, mut seen: Query<&mut Opacity>) {
    let way = morph.way.as_ref();
    for (entity, board) in &boards {
        let fading = way.filter(|way| [way.from, way.to].contains(&board.0));
        let opacity = fading.map_or(1.0, |way| way.times.boards(way.elapsed));
        if let Ok(mut seen) = seen.get_mut(entity) {
            seen.set_if_neq(Opacity(opacity));
        }
    }
    if let Some(way) = way
        && let Ok(mut seen) = seen.get_mut(way.layer)
    {
        seen.set_if_neq(Opacity(way.times.pieces(way.elapsed)));
    }
}
