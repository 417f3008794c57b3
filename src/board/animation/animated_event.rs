//! What a move has done, with what a board needs to show it.

use std::collections::BTreeSet;

use crate::board::heaps::taken;
use crate::board::stage::Stage;
use crate::rules::{Cell, Event, Outcome};

/// An event and what stands around it.
#[derive(Clone, Debug)]
pub(crate) struct AnimatedEvent {
    /// The event.
    pub event: Event,
    /// Heaps: where pieces lie after the move, if that is known. Otherwise pieces go from the left.
    pub lying: Option<BTreeSet<Cell>>,
    /// How the game ends, if it ends with this event.
    pub decides: Option<Outcome>,
    /// The end of a game: the cell from which its light spreads. None where the event before is a
    /// moment by itself.
    pub place: Option<Cell>,
}

impl AnimatedEvent {
    /// The events of one move, in order.
    pub(crate) fn all(
        events: impl IntoIterator<Item = Event>,
        lying: Option<&BTreeSet<Cell>>,
    ) -> Vec<AnimatedEvent> {
        let mut all: Vec<AnimatedEvent> = Vec::new();
        for event in events {
            let mut place = None;
            if let (Event::Over { outcome }, Some(last)) = (&event, all.last_mut()) {
                last.decides = Some(*outcome);
                place = last.place_of_end();
            }
            all.push(AnimatedEvent {
                event,
                lying: lying.cloned(),
                decides: None,
                place,
            });
        }
        all
    }

    fn place_of_end(&self) -> Option<Cell> {
        match &self.event {
            Event::Appeared { at, .. } => Some(*at),
            Event::Moved { to, .. } => Some(*to),
            Event::Burst { thrown, .. } => thrown.first().map(|throw| throw.from),
            Event::Turned { cells, .. } => cells.first().copied(),
            Event::Removed { .. } | Event::Line { .. } | Event::Over { .. } => None,
        }
    }

    /// The cells whose pieces leave the board.
    pub(crate) fn leaving(&self, stage: &Stage) -> BTreeSet<Cell> {
        let Event::Removed { cells } = &self.event else {
            return BTreeSet::new();
        };
        if !stage.geometry.look.has_heaps() {
            return cells.iter().copied().collect();
        }
        let row = cells.first().map_or(0, |cell| cell.row);
        match &self.lying {
            Some(lying) => {
                let leaving = stage.lying.difference(lying).copied();
                leaving.filter(|cell| cell.row == row).collect()
            }
            None => taken(&stage.lying, row, cells.len(), &stage.marks),
        }
    }
}
