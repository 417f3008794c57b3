//! The computer players of Corner Nim.

use super::numbers::CornerNumbers;
use super::{Corner, Go};
use fivefold_players::ForGame;
use fivefold_players::levels::{NimLevelPlayer, Read, lowest, nim_traits};
use fivefold_players::nimbers::{ExactNimbers, NIM_SUM_TO_ZERO, Solved, is_wythoff_pair, nim_sum};
use fivefold_players::roster::{Exact, Roster};

/// The players of Corner Nim.
pub(crate) static ROSTER: Roster = Roster {
    level: |level, config| {
        ForGame::<Corner, _>::boxed(NimLevelPlayer::new(
            config.games.of::<CornerNumbers>().levels[level.index()],
        ))
    },
    traits: |level, config| nim_traits(&config.games.of::<CornerNumbers>().levels[level.index()]),
    exact: Some(Exact {
        plays: |_, _| true,
        player: |_| ForGame::<Corner, _>::boxed(ExactNimbers),
        page: None,
    }),
    engine: None,
    ponders: false,
    originals: &[],
    explanations: &[NIM_SUM_TO_ZERO],
};

impl Solved for Corner {
    fn is_lost(&self) -> bool {
        let (cols, rows) = self.distances();
        if self.is_queen() {
            is_wythoff_pair(cols, rows)
        } else {
            nim_sum([cols, rows]) == 0
        }
    }

    fn rank(&self, mv: Go) -> u8 {
        let from = self.stone();
        (from.col - mv.col) + (mv.row - from.row)
    }
}

impl Read for Corner {
    fn pieces(&self) -> u16 {
        let (cols, rows) = self.distances();
        u16::from(cols) + u16::from(rows)
    }

    fn seems_lost(&self, columns: u8) -> bool {
        let (cols, rows) = self.distances();
        if self.is_queen() {
            let knows = 1 << columns;
            cols.max(rows) < knows && is_wythoff_pair(cols, rows)
        } else {
            lowest(nim_sum([cols, rows]), columns) == 0
        }
    }

    fn taken(&self, mv: Go) -> i16 {
        self.rank(mv).into()
    }
}
