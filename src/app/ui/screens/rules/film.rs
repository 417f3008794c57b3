//! A scene of the rules as a moving picture: what is seen at each moment.

use crate::app::board::geometry::Geometry;
use crate::app::ui::widgets::board_picture::Moment;
use crate::config::Timing;
use crate::look::{Look, Slide, Tempo};
use crate::rules::{Cell, Event, Position, Side};
use crate::study::rules_pictures::Played;

/// A scene that plays itself and then begins anew. Times are in milliseconds at speed Normal.
#[derive(Debug)]
pub(super) struct Film {
    /// Where the cells are.
    pub geometry: Geometry,
    shots: Vec<Shot>,
}

/// Something that is shown for a while.
#[derive(Debug)]
pub(super) struct Shot {
    /// What lies on the board, and what happens.
    pub moment: Moment,
    /// The side to move, or the one that has won; nobody after a draw.
    pub side: Option<Side>,
    /// Whether the game is over.
    pub is_over: bool,
    length: f32,
}

/// The end of a scene stands this many times as long as a position before a move.
const LAST: f32 = 2.5;

impl Film {
    /// The moving picture of a scene.
    pub(super) fn of(played: &Played, timing: &Timing) -> Film {
        let tempo = (Look::of(played.start.game()).tempo)(timing);
        let pause = timing.rules_pause_ms as f32;
        let mut film = Film {
            geometry: Geometry::of(&played.start),
            shots: Vec::new(),
        };
        let mut before = &played.start;
        for (events, after) in &played.turns {
            film.stand(before, pause);
            let mut view = before.view();
            for event in events {
                let moment = Moment {
                    view: view.clone(),
                    event: Some(event.clone()),
                    line: Vec::new(),
                    forbidden: Vec::new(),
                };
                view.follow(event);
                film.shots.push(Shot {
                    moment,
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
        let forbidden = position.forbidden_cells().into_iter();
        let outcome = position.outcome();
        let side = match outcome {
            Some(outcome) => outcome.winner(),
            None => Some(position.side_to_move()),
        };
        self.shots.push(Shot {
            moment: Moment {
                view: position.view(),
                event: None,
                line: position.deciding_cells(),
                forbidden: forbidden.map(|(cell, _)| cell).collect::<Vec<Cell>>(),
            },
            side,
            is_over: outcome.is_some(),
            length,
        });
    }

    /// How long it takes.
    pub(super) fn length(&self) -> f32 {
        self.shots.iter().map(|shot| shot.length).sum()
    }

    /// What is seen at this time, how far it has come, from 0 to 1, and how long it still takes. After the
    /// end the last position stands.
    pub(super) fn at(&self, time: f32) -> Option<(&Shot, f32, f32)> {
        let mut left = time;
        for shot in &self.shots {
            if left < shot.length {
                return Some((shot, left / shot.length, shot.length - left));
            }
            left -= shot.length;
        }
        self.shots.last().map(|shot| (shot, 1.0, 0.0))
    }

    /// When the next position stands after this time; after the last one comes the first.
    pub(super) fn next_stand(&self, time: f32) -> f32 {
        let mut begins = 0.0;
        for shot in &self.shots {
            if begins > time && shot.moment.event.is_none() {
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
                Slide::Glide { field_ms } => field_ms as f32 * fields,
                Slide::Units { per_field, unit_ms } => per_field as f32 * unit_ms * fields,
            }
        }
        Event::Burst { wave, .. } => tempo.wave(*wave),
        Event::Line { .. } => tempo.line_ms as f32,
        Event::Turned { .. } | Event::Over { .. } => 0.0,
    }
}
