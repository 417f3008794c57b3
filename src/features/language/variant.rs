//! A variant of a game in words: its name, its goal, its rules, with the numbers of its board.

use crate::features::language::{Words, number};
use crate::look::Look;
use crate::rules::{GameId, Position};

/// A text of the game, whose arguments are its parameters, if there is one.
pub(crate) fn text(words: &Words, key: &str, position: &Position) -> Option<String> {
    let fields = position.fields();
    let arguments: Vec<_> = fields
        .iter()
        .map(|field| (field.key, number(field.value)))
        .collect();
    words.find(key, &arguments)
}

/// What the game with these parameters is called.
pub(crate) fn variant_name(words: &Words, position: &Position) -> String {
    let name = (Look::of(position.game()).variant)(position).name;
    name.and_then(|name| text(words, name, position))
        .unwrap_or_else(|| words.game_name(position.game()))
}

/// The parameters of a game as they stand in its id, in words: `8x8,chain` is “8×8, chain”. A word
/// for which the game has no text stays as it is.
pub(crate) fn parameters_in_words(words: &Words, game: GameId, parameters: &str) -> String {
    let part = |part: &str| {
        let key = format!("parameter-{game}-{part}");
        words
            .find(&key, &[])
            .unwrap_or_else(|| part.replace('x', "×"))
    };
    words.punctuation().list(parameters.split(',').map(part))
}

/// What wins, in a few words; empty where the game does not say.
pub(crate) fn goal(words: &Words, position: &Position) -> String {
    let goal = (Look::of(position.game()).variant)(position).goal;
    goal.and_then(|goal| text(words, goal, position))
        .unwrap_or_default()
}

/// The rules with these parameters, in a few sentences.
pub(crate) fn rules(words: &Words, position: &Position) -> String {
    let game = position.game();
    let shared = text(words, &format!("game-{game}-rules"), position);
    let more = (Look::of(game).variant)(position).rules;
    let more = more.and_then(|more| text(words, more, position));
    words
        .punctuation()
        .sentences(shared.into_iter().chain(more))
}
