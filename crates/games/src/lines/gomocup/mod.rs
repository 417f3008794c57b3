//! The protocol of Gomocup and Piskvork, through which computer players of Gomoku play each other:
//! this program as the player of a manager, and other programs as opponents.

pub mod brain;
mod client;

use std::io;

use super::Lines;
use fivefold_players::external::Protocol;
use fivefold_players::protocols::ManagerProtocol;
use fivefold_players::protocols::conversation::converse;
use fivefold_rules::Game as _;

/// Stones in a winning line: the protocol knows no other games.
const FIVE: u8 = 5;

/// What `fivefold brain` asks.
pub(crate) static MANAGER: ManagerProtocol = ManagerProtocol {
    run: |mut out| {
        let player = brain::BrainPlayer::default();
        converse(brain::Brain::new(), player, io::stdin(), &mut out)
    },
    help: "Play Lines for a Gomocup manager: the Piskvork protocol on standard input and output",
    name: "pbrain",
};

/// How other programs are talked to.
pub(crate) static PROTOCOL: Protocol = Protocol {
    can_play: |position| {
        let lines = position.as_game::<Lines>();
        lines.is_some_and(|game| game.params().len == FIVE)
    },
    program: |settings| Box::new(client::GomocupEngine::new(settings)),
    introduction: client::introduction,
};
