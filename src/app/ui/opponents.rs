//! Opponents in words: how they are called, what they are like, and who can sit in a seat.

use super::widgets::picker::Entry;
use crate::app::state::language::{Words, number};
use crate::config::Opponents;
use crate::midend::Seat;
use crate::players::levels;
use crate::players::opponents::Opponent;
use crate::rules::{GameId, Position};

/// How many of a level's traits its card tells.
const TRAITS: usize = 1;

/// The name of an opponent: a script and another program say their own.
#[must_use]
pub fn opponent_name(words: &Words, config: &Opponents, opponent: Opponent) -> String {
    let name = match opponent {
        Opponent::Script(name) => name,
        Opponent::External(name) => return name.to_string(),
        _ => return words.say(&format!("opponent-{}", opponent.id())),
    };
    let script = config.scripts.get(&name);
    script
        .and_then(|script| script.title(words.language().id()))
        .map_or_else(|| name.to_string(), str::to_owned)
}

/// One line about an opponent: of a level what it cannot see, as its numbers say; empty for a
/// script that says nothing about itself.
#[must_use]
pub fn opponent_line(
    words: &Words,
    config: &Opponents,
    opponent: Opponent,
    game: GameId,
) -> String {
    match opponent {
        Opponent::Script(name) => {
            let script = config.scripts.get(&name);
            let line = script.and_then(|script| script.line(words.language().id()));
            line.unwrap_or_default().to_owned()
        }
        Opponent::External(_) => words.say("opponent-external-line"),
        Opponent::Level(level) => {
            let traits = levels::traits(level, game, config);
            let told = traits.iter().take(TRAITS).map(|it| match it.number() {
                Some(n) => words.with(it.key(), &[("n", number(n as i64))]),
                None => words.say(it.key()),
            });
            let line = words.say(&format!("opponent-{}-line", opponent.id()));
            words
                .punctuation()
                .sentences([line].into_iter().chain(told))
        }
        _ => words.say(&format!("opponent-{}-line", opponent.id())),
    }
}

/// Who can sit in a seat of this game: a person, or an opponent that is offered.
#[must_use]
pub fn sitters(config: &Opponents, position: &Position) -> Vec<Seat> {
    let computers = Opponent::offered(position, config);
    std::iter::once(Seat::Person)
        .chain(computers.into_iter().map(Seat::Computer))
        .collect()
}

/// Those who can sit in a seat as entries of a list.
#[must_use]
pub fn seat_entries(
    words: &Words,
    config: &Opponents,
    sitters: &[Seat],
    game: GameId,
) -> Vec<Entry> {
    let entry = |seat: &Seat| match *seat {
        Seat::Person => Entry {
            title: words.say("setup-person"),
            line: String::new(),
        },
        Seat::Computer(opponent) => Entry {
            title: opponent_name(words, config, opponent),
            line: opponent_line(words, config, opponent, game),
        },
    };
    sitters.iter().map(entry).collect()
}
