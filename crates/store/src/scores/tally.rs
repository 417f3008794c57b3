//! Won, drawn, lost, and what follows from the order.

use super::{Ended, Played};

/// What some games add up to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
    /// Wins without help in a row, up to now.
    pub streak: u32,
    /// Most wins without help in a row so far.
    pub best_streak: u32,
    /// Fewest moves, of both sides, in which a game was won without help.
    pub shortest_win: Option<u32>,
}

impl Tally {
    /// All games.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won
            .saturating_add(self.drawn)
            .saturating_add(self.lost)
    }

    /// Adds a game that was played after all others.
    pub fn add(&mut self, game: &Played) {
        let count = match game.ended {
            Ended::Won => &mut self.won,
            Ended::Drawn => &mut self.drawn,
            Ended::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        if game.helped {
            return;
        }
        if game.ended != Ended::Won {
            self.streak = 0;
            return;
        }
        self.streak = self.streak.saturating_add(1);
        self.best_streak = self.best_streak.max(self.streak);
        let plies = self.shortest_win.unwrap_or(u32::MAX).min(game.plies);
        self.shortest_win = Some(plies);
    }
}
