//! The computer players of Northcott's game.

use super::numbers::NorthcottNumbers;
use super::{Northcott, NorthcottPlayer, Slide};
use fivefold_players::ForGame;
use fivefold_players::levels::{NimLevelPlayer, Read, lowest, nim_traits};
use fivefold_players::nimbers::{ExactNimbers, NIM_SUM_TO_ZERO, Solved, nim_sum};
use fivefold_players::opponents::Opponent;
use fivefold_players::roster::{Exact, Original, OriginalPage, Roster};
use fivefold_rules::Game;

/// What the page of the original says.
static PAGE: OriginalPage = OriginalPage {
    origin: "original-northcott-origin",
    thinking: "original-northcott-thinking",
    blind_spots: "original-northcott-blind-spots",
};

static ORIGINAL: Original = Original {
    wait_ms: Some(|config| config.games.of::<NorthcottNumbers>().original.wait_ms),
    ..Original::new("northcott-original", &PAGE, |_| {
        ForGame::boxed(NorthcottPlayer)
    })
};

/// The original opponent of Northcott's game.
pub const NORTHCOTT_ORIGINAL: Opponent = Opponent::Original(&ORIGINAL);

/// The players of Northcott's game.
pub(crate) static ROSTER: Roster = Roster {
    level: |level, config| {
        ForGame::<Northcott, _>::boxed(NimLevelPlayer::new(
            config.games.of::<NorthcottNumbers>().levels[level.index()],
        ))
    },
    traits: |level, config| {
        nim_traits(&config.games.of::<NorthcottNumbers>().levels[level.index()])
    },
    exact: Some(Exact {
        plays: |_, _| true,
        player: |_| ForGame::<Northcott, _>::boxed(ExactNimbers),
        page: None,
    }),
    engine: None,
    ponders: false,
    originals: &[&ORIGINAL],
    explanations: &[NIM_SUM_TO_ZERO],
};

impl Solved for Northcott {
    fn is_lost(&self) -> bool {
        nim_sum(self.gaps()) == 0
    }

    /// Every advance ranks before every retreat, so that the winner always advances. That only
    /// goes on for so long: the game ends whatever the loser does.
    fn rank(&self, mv: Slide) -> u8 {
        let advance = self.advance(mv);
        if advance > 0 {
            advance.unsigned_abs()
        } else {
            self.params().cols + advance.unsigned_abs()
        }
    }
}

impl Read for Northcott {
    fn pieces(&self) -> u16 {
        self.gaps().map(u16::from).sum()
    }

    fn seems_lost(&self, columns: u8) -> bool {
        lowest(nim_sum(self.gaps()), columns) == 0
    }

    fn taken(&self, mv: Slide) -> i16 {
        self.advance(mv).into()
    }
}
