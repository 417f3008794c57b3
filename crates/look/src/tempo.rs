//! How long the movements of a game take.

use fivefold_config::Timing;

/// The times of a game's movements, in milliseconds at speed Normal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tempo {
    /// A piece comes to its cell.
    pub arrive_ms: u32,
    /// A piece is taken away.
    pub take_ms: u32,
    /// Pause between two pieces that are taken in one move.
    pub stagger_ms: u32,
    /// How a piece slides.
    pub slide: SlideTempo,
    /// The first wave of a reaction.
    pub wave_ms: u32,
    /// Each further wave takes this share of the one before.
    pub wave_quickening: f32,
    /// No wave is quicker than this.
    pub wave_least_ms: u32,
    /// The winning line is drawn.
    pub line_ms: u32,
    /// The end of a won game is shown.
    pub ending_ms: u32,
    /// The computer's move is shown at the earliest this long after its turn began.
    pub reply_floor_ms: u32,
    /// Between two computers, a move is shown at the earliest this long after the one before has been
    /// shown, at every speed.
    pub apart_ms: u32,
}

/// How a piece slides over the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SlideTempo {
    /// Smoothly.
    Glide {
        /// Time for each field.
        field_ms: u32,
    },
    /// Unit by unit.
    Units {
        /// Units in the side of a field.
        per_field: u32,
        /// Time for each unit.
        unit_ms: f32,
    },
}

impl Tempo {
    /// The times of games that have none of their own.
    #[must_use]
    pub const fn usual(timing: &Timing) -> Tempo {
        Tempo {
            arrive_ms: timing.drop_ms,
            take_ms: timing.take_ms,
            stagger_ms: timing.stagger_ms,
            slide: SlideTempo::Glide {
                field_ms: timing.slide_ms,
            },
            wave_ms: timing.wave_ms,
            wave_quickening: timing.wave_quickening,
            wave_least_ms: timing.wave_least_ms,
            line_ms: timing.line_ms,
            ending_ms: timing.ending_ms,
            reply_floor_ms: timing.reply_floor_ms,
            apart_ms: 0,
        }
    }

    /// How long a wave takes; the first one is number 1.
    #[must_use]
    pub fn wave(&self, number: u16) -> f32 {
        let quickened = self
            .wave_quickening
            .powi(i32::from(number.saturating_sub(1)));
        (self.wave_ms as f32 * quickened).max(self.wave_least_ms.min(self.wave_ms) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waves_get_quicker_but_not_below_the_least() {
        let tempo = Tempo::usual(&Timing::default());
        assert_eq!(tempo.wave(1), tempo.wave_ms as f32);
        assert!(tempo.wave(5) < tempo.wave(2));
        assert_eq!(tempo.wave(500), tempo.wave_least_ms as f32);
    }
}
