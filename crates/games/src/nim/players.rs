//! The computer players of Nim.

use super::numbers::NimNumbers;
use super::{Nim, NimSearcher, Take};
use fivefold_config::Opponents;
use fivefold_players::levels::{NimLevelPlayer, Read, lowest, nim_traits};
use fivefold_players::nimbers::{ExactNimbers, NIM_SUM_TO_ZERO, Solved, nim_sum};
use fivefold_players::opponents::Opponent;
use fivefold_players::roster::{Exact, Original, OriginalPage, Roster};
use fivefold_players::{Explanation, ForGame};
use fivefold_rules::Game;

/// It leaves an odd number of heaps of one piece (the end of misère Nim).
pub const ODD_ONES: Explanation = Explanation::new("why-odd-ones");

/// What the page of the original says.
static PAGE: OriginalPage = OriginalPage {
    origin: "original-nim-searcher-origin",
    thinking: "original-nim-searcher-thinking",
    blind_spots: "original-nim-searcher-blind-spots",
};

static SEARCHER: Original = Original::new("nim-searcher", &PAGE, |config: &Opponents| {
    ForGame::boxed(NimSearcher::new(
        config.games.of::<NimNumbers>().original.clone(),
    ))
});

/// The original opponent of Nim.
pub const NIM_SEARCHER: Opponent = Opponent::Original(&SEARCHER);

/// The players of Nim.
pub(crate) static ROSTER: Roster = Roster {
    level: |level, config| {
        ForGame::<Nim, _>::boxed(NimLevelPlayer::new(
            config.games.of::<NimNumbers>().levels[level.index()],
        ))
    },
    traits: |level, config| nim_traits(&config.games.of::<NimNumbers>().levels[level.index()]),
    exact: Some(Exact {
        plays: |_, _| true,
        player: |_| ForGame::<Nim, _>::boxed(ExactNimbers),
        page: None,
    }),
    engine: None,
    ponders: false,
    originals: &[&SEARCHER],
    explanations: &[NIM_SUM_TO_ZERO, ODD_ONES],
};

impl Solved for Nim {
    fn is_lost(&self) -> bool {
        let heaps = self.heaps();
        if self.is_misere() && heaps.iter().all(|&heap| heap <= 1) {
            nim_sum(heaps.iter().copied()) == 1
        } else {
            nim_sum(heaps.iter().copied()) == 0
        }
    }

    fn rank(&self, mv: Take) -> u8 {
        mv.count
    }

    fn why(&self, mv: Take) -> Explanation {
        let mut after = self.clone();
        after.apply(mv, &mut ());
        if self.is_misere() && after.heaps().iter().all(|&heap| heap <= 1) {
            ODD_ONES
        } else {
            NIM_SUM_TO_ZERO
        }
    }
}

impl Read for Nim {
    fn pieces(&self) -> u16 {
        self.heaps().iter().map(|&heap| u16::from(heap)).sum()
    }

    fn seems_lost(&self, columns: u8) -> bool {
        lowest(nim_sum(self.heaps().iter().copied()), columns) == 0
    }

    fn taken(&self, mv: Take) -> i16 {
        mv.count.into()
    }
}
