//! Perfect play at Lines: on 3 × 3 cells by looking at everything, on other boards by a proof of who wins
//! them.

mod by_book;

use super::exact::ExactLines;
use super::levels::LinesLevelPlayer;
use super::numbers::{LinesLevel, LinesNumbers};
use super::{Lines, Rule};
use fivefold_config::Opponents;
use fivefold_players::{AnyPlayer, ForGame};
use fivefold_rules::{Game, Position};

/// Whether perfect play is known on the board of this position: it has 3 × 3 cells, or a proof.
pub(crate) fn plays(position: &Position, config: &Opponents) -> bool {
    position.as_game::<Lines>().is_some_and(|lines| {
        let may_be_proven = lines.params().rule != Rule::Renju;
        ExactLines::plays(lines) || may_be_proven && config.proofs.longest(position).is_some()
    })
}

/// Makes the player. In a page that has to think itself, because its browser refuses workers and slices, the last
/// level stands in, so that no page has to load more than it needs.
pub(crate) fn player(config: &Opponents) -> Box<dyn AnyPlayer> {
    if cfg!(all(target_family = "wasm", not(feature = "worker"))) {
        let numbers = config.games.of::<LinesNumbers>();
        ForGame::boxed(LinesLevelPlayer::new(LinesLevel::FULL, &numbers.engine))
    } else {
        ForGame::boxed(by_book::PerfectLines::new(config))
    }
}
