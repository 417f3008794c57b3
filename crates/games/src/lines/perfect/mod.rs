//! Perfect play at Lines: on 3 × 3 cells by looking at everything, on other boards by a proof of who wins
//! them.

mod by_book;

use super::exact::ExactLines;
use super::{Lines, Rule, players};
use crate::SEARCHES;
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

/// Makes the player, for which in a page the engine's stand-in stands in.
pub(crate) fn player(config: &Opponents) -> Box<dyn AnyPlayer> {
    match SEARCHES {
        true => ForGame::boxed(by_book::PerfectLines::new(config)),
        false => players::engine(config),
    }
}
