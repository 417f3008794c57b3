//! Counts the positions visited and checks the limits.

use fivefold_players::Stop;

/// Positions visited between two checks of the stop flag: even slow rules stay far below 50 ms.
const NODES_BETWEEN_STOPS: u64 = 16;

pub(super) struct Meter<'a> {
    stop: &'a Stop,
    nodes: u64,
    most_nodes: u64,
    next_check: u64,
    ended: bool,
}

impl<'a> Meter<'a> {
    pub(super) fn new(stop: &'a Stop, most_nodes: u64) -> Meter<'a> {
        Meter {
            stop,
            nodes: 0,
            most_nodes,
            next_check: 0,
            ended: false,
        }
    }

    /// Positions visited so far.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts a visit; `None`, and nothing is counted, when the search has to end.
    pub(super) fn visit(&mut self) -> Option<()> {
        if self.nodes >= self.next_check && self.has_to_end() {
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    /// Whether the limit is reached or a stop was asked for. Once true it stays so.
    #[cold]
    pub(super) fn has_to_end(&mut self) -> bool {
        self.ended |= self.nodes >= self.most_nodes || self.stop.is_set();
        self.next_check = match self.ended {
            true => 0,
            false => (self.nodes + NODES_BETWEEN_STOPS).min(self.most_nodes),
        };
        self.ended
    }

    /// Whether a stop was asked for, whatever the limit.
    pub(super) fn is_stopped(&self) -> bool {
        self.stop.is_set()
    }
}
