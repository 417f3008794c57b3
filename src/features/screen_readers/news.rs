//! What has just happened in a game and what it waits for, in sentences to be read out.

use crate::features::game::last_move::last_move_told;
use crate::features::game::seats::seat_name;
use crate::features::language::{Words, text};
use crate::features::settings::Configs;
use crate::features::setup::side_key;
use crate::midend::{Match, Seat};

/// The last move, and whose turn it is. All else is read out where the panel shows it.
pub(crate) fn news(words: &Words, configs: &Configs, game_match: &Match) -> Vec<String> {
    let position = game_match.position();
    let mut news = Vec::new();
    news.extend(last_move_told(words, game_match));
    if game_match.result().is_none() && !game_match.is_opening() {
        let side = position.side_to_move();
        let name = words.say(side_key(side));
        let turn = |name: &str| words.with("play-turn", &[("name", text(name))]);
        news.push(
            match (game_match.seat(side), game_match.seat(side.other())) {
                // Two persons are called like their sides.
                (Seat::Person, Seat::Person) => turn(&name),
                (Seat::Person, Seat::Computer(_)) => words.say("play-your-turn"),
                (Seat::Computer(_), _) => {
                    let player = seat_name(words, configs, game_match, side);
                    turn(&format!("{player} ({name})"))
                }
            },
        );
    }
    news
}
