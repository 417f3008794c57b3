//! Opponents in words: how they are called, what they are like, and who can sit in a seat.

use super::widgets::picker::Entry;
use crate::app::state::language::{Words, number, text};
use crate::config::{Level, Opponents, OwnLevel};
use crate::midend::Seat;
use crate::players::levels::{self, Trait};
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
        Opponent::Own(name) => return name.to_string(),
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
        Opponent::Own(name) => {
            let origin = config.own_level(name).map(OwnLevel::origin);
            let level = Opponent::Level(origin.unwrap_or(Level::USUAL));
            let name = opponent_name(words, config, level);
            words.with("opponent-own-line", &[("name", text(&name))])
        }
        Opponent::Level(level) => {
            let traits = levels::traits(level, game, config);
            let told = traits
                .iter()
                .take(TRAITS)
                .map(|it| trait_sentence(words, it));
            let line = words.say(&format!("opponent-{}-line", opponent.id()));
            words
                .punctuation()
                .sentences([line].into_iter().chain(told))
        }
        _ => words.say(&format!("opponent-{}-line", opponent.id())),
    }
}

/// One thing that is said about a level.
#[must_use]
pub fn trait_sentence(words: &Words, told: &Trait) -> String {
    match told.number() {
        Some(n) => words.with(told.key(), &[("n", number(n as i64))]),
        None => words.say(told.key()),
    }
}

/// Who can sit in a seat of this game: a person, the original opponents, the level that suits the
/// person, and then all others that are offered.
#[must_use]
pub fn sitters(config: &Opponents, position: &Position, suitable: Level) -> Vec<Seat> {
    let mut computers = Opponent::offered(position, config);
    let is_level = |it: &Opponent| matches!(it, Opponent::Level(_));
    let is_suitable = |it: &Opponent| *it == Opponent::Level(suitable);
    let first = computers.iter().position(is_level);
    let place = computers.iter().position(is_suitable);
    if let (Some(first), Some(place)) = (first, place) {
        computers[first..=place].rotate_right(1);
    }
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
    suitable: Level,
    game: GameId,
) -> Vec<Entry> {
    let entry = |seat: &Seat| match *seat {
        Seat::Person => Entry::new(words.say("setup-person"), String::new()),
        Seat::Computer(opponent) => {
            let title = opponent_name(words, config, opponent);
            let suits = opponent == Opponent::Level(suitable);
            let suits = suits.then(|| words.say("opponent-suitable"));
            let line = opponent_line(words, config, opponent, game);
            let signs = words.punctuation();
            Entry {
                about: Some(words.with("opponent-about", &[("name", text(&title))])),
                line: signs.sentences(suits.into_iter().chain([line])),
                title,
            }
        }
    };
    sitters.iter().map(entry).collect()
}
