//! What a move does, in the order in which it happens. The app animates events, tests compare
//! them, commands print them.

use super::{Cell, Outcome, Side};

/// One thing that happens while a move is carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Nim: pieces leave a heap.
    PiecesTaken {
        /// The heap, 0 at the top.
        heap: u8,
        /// How many are taken, at least 1.
        count: u8,
        /// How many stay.
        left: u8,
    },
    /// A stone slides in a straight line.
    StoneSlid {
        /// Whose stone it is; Corner Nim's belongs to nobody.
        side: Option<Side>,
        /// Where it stood.
        from: Cell,
        /// Where it stands now.
        to: Cell,
    },
    /// Lines: a stone is put on an empty cell.
    StonePlaced {
        /// Whose stone it is.
        side: Side,
        /// The cell.
        at: Cell,
    },
    /// Atoms: an atom is added to a cell, before anything explodes.
    AtomAdded {
        /// Whose atom it is.
        side: Side,
        /// The cell.
        at: Cell,
        /// How many atoms the cell holds now.
        count: u8,
    },
    /// Atoms: all cells that are critical at the same moment explode together.
    Wave {
        /// The mover, who owns every cell reached.
        side: Side,
        /// 1 for the first wave of a move.
        number: u16,
        /// The atoms thrown out.
        thrown: Vec<Throw>,
        /// Every cell whose content changed, with its count after the wave, in row-major order.
        after: Vec<(Cell, u8)>,
    },
    /// Lines: this move completed a line.
    LineCompleted {
        /// Whose line it is.
        side: Side,
        /// Its cells, from one end to the other.
        cells: Vec<Cell>,
    },
    /// The game has ended. Always the last event of a game.
    GameOver {
        /// How it ended.
        outcome: Outcome,
    },
}

/// One atom thrown by an exploding cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Throw {
    /// The exploding cell.
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
