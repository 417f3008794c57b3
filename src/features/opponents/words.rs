//! Opponents in words: how they are called, what they are like, and who can sit in a seat.

use crate::config::{Level, Opponents, OwnLevel};
use crate::features::language::{Words, number, text};
use crate::features::records::PersonStanding;
use crate::features::settings::Configs;
use crate::midend::Seat;
use crate::players::levels::{self, Trait};
use crate::players::opponents::Opponent;
use crate::rules::{GameId, Position};
use crate::widgets::controls::picker::PickerEntry;

/// How many of a level's traits its card tells.
const TRAITS: usize = 1;

/// The name of an opponent: a script and another program say their own.
pub(crate) fn opponent_name(words: &Words, config: &Opponents, opponent: Opponent) -> String {
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
pub(crate) fn opponent_line(
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
pub(crate) fn trait_sentence(words: &Words, told: &Trait) -> String {
    match told.number() {
        Some(n) => words.with(told.key(), &[("n", number(n))]),
        None => words.say(told.key()),
    }
}

/// The groups of the list of those who can sit in a seat, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum OpponentGroup {
    Person,
    Levels,
    Own,
    Originals,
    Scripts,
    Programs,
}

impl OpponentGroup {
    const fn of(seat: Seat) -> OpponentGroup {
        let Seat::Computer(opponent) = seat else {
            return OpponentGroup::Person;
        };
        match opponent {
            Opponent::Level(_) | Opponent::Random | Opponent::Exact | Opponent::Engine => {
                OpponentGroup::Levels
            }
            Opponent::Own(_) => OpponentGroup::Own,
            Opponent::Original(_) => OpponentGroup::Originals,
            Opponent::Script(_) => OpponentGroup::Scripts,
            Opponent::External(_) => OpponentGroup::Programs,
        }
    }

    /// The key of its heading.
    const fn heading(self) -> Option<&'static str> {
        Some(match self {
            OpponentGroup::Person => return None,
            OpponentGroup::Levels => "opponents-levels",
            OpponentGroup::Own => "opponents-own",
            OpponentGroup::Originals => "opponents-originals",
            OpponentGroup::Scripts => "opponents-scripts",
            OpponentGroup::Programs => PROGRAMS,
        })
    }
}

/// The key of the heading above other programs.
pub(crate) const PROGRAMS: &str = "opponents-programs";

/// Where a computer stands on the ladder of the levels: chance below all of them, who cannot be beaten
/// above.
const fn rung(seat: Seat) -> u8 {
    match seat {
        Seat::Computer(Opponent::Level(level)) => level.number(),
        Seat::Computer(Opponent::Exact | Opponent::Engine) => u8::MAX,
        _ => 0,
    }
}

/// Who can sit in a seat of this game: a person, the levels from the easiest to the strongest, those that
/// only this game has, scripts, other programs.
pub(crate) fn sitters(config: &Opponents, position: &Position) -> Vec<Seat> {
    let computers = Opponent::offered(position, config).into_iter();
    let mut sitters = vec![Seat::Person];
    sitters.extend(computers.map(Seat::Computer));
    sitters.sort_by_key(|&seat| (OpponentGroup::of(seat), rung(seat)));
    sitters
}

/// Those who can sit in a seat as entries of a list under headings; where the person stands among the
/// levels, if that is known.
pub(crate) fn seat_entries(
    words: &Words,
    configs: &Configs,
    sitters: &[Seat],
    standing: Option<PersonStanding>,
    game: GameId,
) -> Vec<PickerEntry> {
    let (config, ratings) = (&configs.opponents, &configs.ratings);
    let rating_of = |level| ratings.rating_of(game, level).round();
    // Below this one the person's own rating stands.
    let is_below = |seat: &Seat| match (*seat, standing) {
        (Seat::Computer(Opponent::Random), Some(_)) => true,
        (Seat::Computer(Opponent::Level(level)), Some(own)) => rating_of(level) <= own.rating,
        _ => false,
    };
    let stands_below = sitters.iter().rposition(is_below);
    let mut group = OpponentGroup::Person;
    let entry = |(index, &seat): (usize, &Seat)| {
        let before = std::mem::replace(&mut group, OpponentGroup::of(seat));
        let heading = group.heading().filter(|_| group != before);
        let heading = heading.map(|key| words.say(key));
        let below = (stands_below == Some(index)).then_some(standing).flatten();
        let below = below.map(|own| {
            let rating = number(own.rating as i64);
            words.with("opponents-you", &[("rating", rating)])
        });
        let Seat::Computer(opponent) = seat else {
            return PickerEntry::new(words.say("setup-person"), String::new());
        };
        let title = opponent_name(words, config, opponent);
        let level = match opponent {
            Opponent::Level(level) => Some(level),
            _ => None,
        };
        let suits = level.is_some() && level == standing.map(|own| own.level);
        let suits = suits.then(|| words.say("opponent-suitable"));
        let line = opponent_line(words, config, opponent, game);
        PickerEntry {
            about: Some(words.with("opponent-about", &[("name", text(&title))])),
            line: words
                .punctuation()
                .sentences(suits.into_iter().chain([line])),
            heading,
            rung: level.map(Level::number),
            measure: level.map(|level| rating_of(level).to_string()),
            below,
            title,
        }
    };
    sitters.iter().enumerate().map(entry).collect()
}
