//! A game of a collection in words.

use crate::collection::{Collection, GameIndex, Told};
use crate::features::language::{Words, number, text};
use crate::rules::{Outcome, Position, Side};

/// What is told of a game of the list.
#[derive(Clone, Debug)]
pub(crate) struct OutlineSentences {
    /// Who plays; where that is not known, the title or the file.
    pub(crate) title: String,
    pub(crate) date: String,
    /// The event and whatever else is known.
    pub(crate) about: String,
    /// The result and the number of moves.
    pub(crate) state: String,
    /// The board at its end.
    pub(crate) end: Position,
}

/// Tells of a game.
pub(crate) fn tell(words: &Words, collection: &Collection, game: GameIndex) -> OutlineSentences {
    let told = |told| collection.text(game, told);
    let more = told(Told::More);
    let file = match collection.sources() {
        0 | 1 => "",
        _ => collection.source_name(game),
    };
    let of_game = words.with("my-games-number", &[("n", number(i64::from(game.0) + 1))]);
    let (title, rest) = match (told(Told::First), told(Told::Second), more) {
        ("", "", "") => (of_game, ""),
        ("", "", more) => (more.to_owned(), ""),
        (first, second, more) => {
            let [first, second] = [first, second].map(|name| match name {
                "" => "?",
                name => name,
            });
            let about = [("first", text(first)), ("second", text(second))];
            (words.with("my-games-players", &about), more)
        }
    };
    let about = [told(Told::Event), rest, file].map(str::to_owned);
    let plies = number(collection.plies(game));
    let plies = words.with("file-plies", &[("n", plies)]);
    let result = collection.outcome(game).map_or("", result);
    let state = [result.to_owned(), plies];
    OutlineSentences {
        title,
        date: told(Told::Date).to_owned(),
        about: joined(&about),
        state: joined(&state),
        end: collection.end(game),
    }
}

/// The result as tournament tables have it.
const fn result(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(Side::First) => "1–0",
        Outcome::Win(Side::Second) => "0–1",
        Outcome::Draw => "½–½",
    }
}

fn joined(parts: &[String]) -> String {
    let parts: Vec<&str> = parts
        .iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(" · ")
}
