//! What a move does, in the order in which it happens, in words that any board game shares. The
//! app animates events, tests compare them, commands print them.

use std::collections::BTreeSet;

use super::{Cell, Outcome, Side};

/// One thing that happens while a move is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A piece is put on a cell.
    Appeared {
        /// Whose it is, if it is anybody's.
        side: Option<Side>,
        /// The cell.
        at: Cell,
        /// How many pieces lie there now, this one among them.
        count: u8,
    },
    /// All pieces of these cells leave the board together.
    Removed {
        /// The cells, each of which holds something.
        cells: Vec<Cell>,
    },
    /// A piece moves in a straight line to an empty cell.
    Moved {
        /// Whose it is, if it is anybody's.
        side: Option<Side>,
        /// Where it stood.
        from: Cell,
        /// Where it stands now.
        to: Cell,
    },
    /// The pieces of these cells now belong to this side.
    Turned {
        /// Their new owner.
        side: Side,
        /// The cells.
        cells: Vec<Cell>,
    },
    /// All cells that hold too much at the same moment burst together and throw pieces to their
    /// neighbours.
    Burst {
        /// The mover, who owns every cell reached.
        side: Side,
        /// Which wave of the move this is, from 1.
        wave: u16,
        /// The pieces thrown out.
        thrown: Vec<Throw>,
        /// Every cell whose content changed, with its count after the wave, in row-major order.
        after: Vec<(Cell, u8)>,
    },
    /// The move completed a line that decides the game.
    Line {
        /// Whose line it is.
        side: Side,
        /// Its cells, from one end to the other.
        cells: Vec<Cell>,
    },
    /// The game has ended. Always the last event of a game.
    Over {
        /// How it ended.
        outcome: Outcome,
    },
}

impl Event {
    /// The cells from which something goes, to which something comes or on which something changes.
    #[must_use]
    pub fn cells(&self) -> BTreeSet<Cell> {
        match self {
            Event::Appeared { at, .. } => BTreeSet::from([*at]),
            Event::Removed { cells } | Event::Turned { cells, .. } => {
                cells.iter().copied().collect()
            }
            Event::Moved { from, to, .. } => BTreeSet::from([*from, *to]),
            Event::Burst { thrown, after, .. } => {
                let thrown = thrown.iter().flat_map(|throw| [Some(throw.from), throw.to]);
                let after = after.iter().map(|(cell, _)| *cell);
                thrown.flatten().chain(after).collect()
            }
            Event::Line { .. } | Event::Over { .. } => BTreeSet::new(),
        }
    }
}

/// One piece thrown by a bursting cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The bursting cell.
    pub from: Cell,
    /// Step to the right, -1 to 1.
    pub dx: i8,
    /// Step down, -1 to 1.
    pub dy: i8,
    /// The neighbour it lands on; `None` if it is lost over the edge.
    pub to: Option<Cell>,
}

/// Receives the events of a move.
pub trait Sink {
    /// Whether anybody listens. Rules skip the making of lists when nobody does, so that
    /// searches pay nothing for events.
    const LISTENS: bool;

    /// Takes the next event.
    fn event(&mut self, event: Event);
}

/// Nobody listens.
impl Sink for () {
    const LISTENS: bool = false;

    fn event(&mut self, _event: Event) {}
}

impl Sink for Vec<Event> {
    const LISTENS: bool = true;

    fn event(&mut self, event: Event) {
        self.push(event);
    }
}
