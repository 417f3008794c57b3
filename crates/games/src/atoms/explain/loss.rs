//! How a game of Atoms was lost: the wave in which most cells changed sides.

use fivefold_rules::{Cell, Event, Side};
use fivefold_study::hint::{HintReason, Mark};
use fivefold_study::loss::LostGame;
use fivefold_words::sentence::Sentence;

/// The wave that turned the game.
struct Wave {
    /// The reply that set it off, in the notation of the game.
    reply: String,
    /// Which wave of that reply it was, from 1.
    number: u16,
    /// How many waves that reply had.
    waves: u16,
    /// The cells that the loser lost in it.
    taken: Vec<Cell>,
}

/// The wave of the opponent's replies behind the losing move in which most cells changed sides; of
/// two alike the first. `None` where no cell did.
pub(super) fn told(game: &LostGame) -> Option<HintReason> {
    let mut position = game.mistake.after.clone();
    let loser = game.mistake.mover();
    let mut turned: Option<Wave> = None;
    for &mv in game.followed {
        let mut view = position.view();
        let is_reply = position.side_to_move() != loser;
        let reply = position.move_text(mv);
        let events = position.play(mv).ok()?;
        if !is_reply {
            continue;
        }
        let bursts = |event: &&Event| matches!(event, Event::Burst { .. });
        let waves = events.iter().filter(bursts).count() as u16;
        for event in &events {
            let before = view.clone();
            view.follow(event);
            let Event::Burst { wave, .. } = event else {
                continue;
            };
            let changes = |&cell: &Cell| {
                let owned = |by: Option<Side>| by == Some(loser);
                owned(before.at(cell).owner) && !owned(view.at(cell).owner)
            };
            let taken: Vec<Cell> = view.cells().filter(changes).collect();
            let most = turned.as_ref().map_or(0, |wave| wave.taken.len());
            if taken.len() > most {
                turned = Some(Wave {
                    reply: reply.clone(),
                    number: *wave,
                    waves,
                    taken,
                });
            }
        }
    }
    let turned = turned?;
    let why = Sentence::new("loss-wave")
        .text("move", turned.reply)
        .number("wave", turned.number)
        .number("waves", turned.waves)
        .number("n", turned.taken.len());
    Some(HintReason::plainly(why).mark(Mark::Taken, turned.taken))
}
