//! A scene of the rules as a moving picture: what is seen at each moment.

use crate::board::geometry::Geometry;
use crate::config::Timing;
use crate::look::{Look, SlideTempo, Tempo};
use crate::rules::{Event, Position, Side};
use crate::study::rules_pictures::PlayedScene;

/// A scene that plays itself and then begins anew. Times are in milliseconds at speed Normal.
#[derive(Debug)]
pub(crate) struct Film {
    /// Where the cells are.
    pub geometry: Geometry,
    start: Position,
    shots: Vec<Shot>,
}

/// Something that is shown for a while.
#[derive(Debug)]
pub(crate) struct Shot {
    pub seen: Shows,
    /// The side to move, or the one that has won; nobody after a draw.
    pub side: Option<Side>,
    /// Whether the game is over.
    pub is_over: bool,
    length: f32,
}

/// What is shown.
#[derive(Debug)]
pub(crate) enum Shows {
    /// A position at rest.
    Position(Position),
    /// What a move does.
    Event(Event),
}

/// The end of a scene stands this many times as long as a position before a move.
const LAST: f32 = 2.5;

impl Film {
    /// The moving picture of a scene.
    pub(crate) fn of(played: &PlayedScene, timing: &Timing) -> Film {
        let tempo = (Look::of(played.start.game()).tempo)(timing);
        let pause = timing.rules_pause_ms as f32;
        let mut film = Film {
            geometry: Geometry::of(&played.start),
            start: played.start.clone(),
            shots: Vec::new(),
        };
        let mut before = &played.start;
        for (events, after) in &played.turns {
            film.stand(before, pause);
            for event in events {
                film.shots.push(Shot {
                    seen: Shows::Event(event.clone()),
                    side: Some(before.side_to_move()),
                    is_over: false,
                    length: length(event, &tempo),
                });
            }
            before = after;
        }
        film.stand(before, pause * LAST);
        film
    }

    /// A position stands for a while.
    fn stand(&mut self, position: &Position, length: f32) {
        let outcome = position.outcome();
        let side = match outcome {
            Some(outcome) => outcome.winner(),
            None => Some(position.side_to_move()),
        };
        self.shots.push(Shot {
            seen: Shows::Position(position.clone()),
            side,
            is_over: outcome.is_some(),
            length,
        });
    }

    /// Everything that is shown, in its order.
    pub(crate) fn shots(&self) -> &[Shot] {
        &self.shots
    }

    /// Whether this shot is a position at rest.
    pub(crate) fn is_stand(&self, shot: usize) -> bool {
        let shot = self.shots.get(shot);
        shot.is_some_and(|shot| matches!(shot.seen, Shows::Position(_)))
    }

    /// The last position that stands up to this shot, and what happens from there to its end.
    pub(crate) fn until(&self, shot: usize) -> (&Position, Vec<Event>) {
        let (mut position, mut events) = (&self.start, Vec::new());
        for shot in self.shots.iter().take(shot + 1) {
            match &shot.seen {
                Shows::Position(stands) => {
                    position = stands;
                    events.clear();
                }
                Shows::Event(event) => events.push(event.clone()),
            }
        }
        (position, events)
    }

    /// How long it takes.
    pub(crate) fn length(&self) -> f32 {
        self.shots.iter().map(|shot| shot.length).sum()
    }

    /// The number of what is seen at this time. After the end the last position stands.
    pub(crate) fn at(&self, time: f32) -> usize {
        let mut left = time;
        for (number, shot) in self.shots.iter().enumerate() {
            if left < shot.length {
                return number;
            }
            left -= shot.length;
        }
        self.shots.len().saturating_sub(1)
    }

    /// When the next position stands after this time; after the last one comes the first.
    pub(crate) fn next_stand(&self, time: f32) -> f32 {
        let mut begins = 0.0;
        for shot in &self.shots {
            if begins > time && matches!(shot.seen, Shows::Position(_)) {
                return begins;
            }
            begins += shot.length;
        }
        0.0
    }
}

/// How long an event takes; a board has no need of the time that the light of a winner takes.
fn length(event: &Event, tempo: &Tempo) -> f32 {
    match event {
        Event::Appeared { .. } => tempo.arrive_ms as f32,
        Event::Removed { .. } => tempo.take_ms as f32,
        Event::Moved { from, to, .. } => {
            let fields = from.col.abs_diff(to.col).max(from.row.abs_diff(to.row));
            let fields = f32::from(fields);
            match tempo.slide {
                SlideTempo::Glide { field_ms } => field_ms as f32 * fields,
                SlideTempo::Units { per_field, unit_ms } => per_field as f32 * unit_ms * fields,
            }
        }
        Event::Burst { wave, .. } => tempo.wave(*wave),
        Event::Line { .. } => tempo.line_ms as f32,
        Event::Turned { .. } | Event::Over { .. } => 0.0,
    }
}
