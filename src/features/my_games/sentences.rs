//! A game of the list in words.

use std::sync::Arc;

use crate::collection::{folded, has_all_words};
use crate::features::language::variant::parameters_in_words;
use crate::features::language::{Words, number, text};
use crate::features::my_games::{LibraryCommand, Visit};
use crate::features::seats::seat_name;
use crate::features::settings::Configs;
use crate::library::{GameNumber, ListedGame};
use crate::midend::{Match, Seat};
use crate::rules::{Outcome, Side};
use crate::scores::Day;
use crate::turn::current_match::CurrentMatch;

/// What is told of a game, and what can be done with it.
#[derive(Clone, Debug)]
pub(crate) struct GameSentences {
    /// Its number.
    pub number: GameNumber,
    /// Its name, or which game it is.
    pub title: String,
    /// Which game it is, where the title is its name; else nothing.
    pub game: String,
    /// Who plays.
    pub players: String,
    /// How far it is, or how it ended; why it cannot be read.
    pub state: String,
    /// When it was played last.
    pub date: String,
    /// The game, if it can be read.
    pub game_match: Option<Arc<Match>>,
    /// How its main line has ended, if it has.
    pub outcome: Option<Outcome>,
    /// Whether another copy of the program has it on its table.
    pub is_elsewhere: bool,
    /// Everything that can be searched for, without case and accents.
    searched: String,
}

impl GameSentences {
    /// Whether it has all the words that are searched for.
    pub(crate) fn suits(&self, search: &str) -> bool {
        has_all_words(&self.searched, &folded(search))
    }

    /// Whether it can come to the table.
    pub(crate) const fn can_be_read(&self) -> bool {
        self.game_match.is_some() && !self.is_elsewhere
    }

    /// How it comes to the table: an unfinished game goes on, a finished one is looked through.
    pub(crate) const fn visit(&self) -> LibraryCommand {
        if self.is_over() {
            LibraryCommand::Visit(Visit::LookThrough, self.number)
        } else {
            LibraryCommand::Visit(Visit::Continue, self.number)
        }
    }

    /// Whether its main line has ended.
    pub(crate) const fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Whether it runs for the rating: then it can only go on.
    pub(crate) fn is_rated(&self) -> bool {
        self.game_match.as_ref().is_some_and(|game| game.is_rated())
    }
}

/// Tells of a game of the list; `today` and the day on which it was written count. The one on the table is
/// told as it is there.
pub(crate) fn tell(
    words: &Words,
    configs: &Configs,
    current: &CurrentMatch,
    [today, written]: [Day; 2],
    listed: &ListedGame,
) -> GameSentences {
    let is_here = current.autosave.number() == Some(listed.number);
    let here = current.game_match.as_ref().filter(|_| is_here);
    let game_match = match here {
        Some(here) => Ok(Arc::new(here.clone())),
        None => listed.game_match.clone(),
    };
    let date = date(words, today, written);
    let mut told = GameSentences {
        number: listed.number,
        title: words.with("my-games-number", &[("n", number(listed.number.get()))]),
        game: String::new(),
        players: String::new(),
        state: String::new(),
        date,
        game_match: None,
        outcome: None,
        is_elsewhere: listed.is_held && !is_here,
        searched: String::new(),
    };
    match game_match {
        Ok(game_match) => {
            told.describe(words, configs, &game_match);
            told.game_match = Some(game_match);
        }
        Err(error) => told.state = words.sentence(&(&error).into()),
    }
    if told.is_elsewhere {
        told.state = words.say("my-games-elsewhere");
    }
    let day = written.to_string();
    let mut searched = vec![
        told.title.as_str(),
        &told.game,
        &told.players,
        &told.state,
        &told.date,
        &day,
    ];
    // Who played, where and when, of a game from elsewhere.
    let info = told.game_match.iter().flat_map(|game| game.info.iter());
    searched.extend(info.map(|(_, value)| value));
    told.searched = folded(&searched.join(" "));
    told
}

impl GameSentences {
    fn describe(&mut self, words: &Words, configs: &Configs, game_match: &Match) {
        let position = game_match.position();
        let parameters = parameters_in_words(words, position.game(), &position.params_text());
        let game = format!("{} {parameters}", words.game_name(position.game()));
        if game_match.name().is_empty() {
            self.title = game;
        } else {
            self.title = game_match.name().to_owned();
            self.game = game;
        }
        let [first, second] = Side::BOTH.map(|side| seat_name(words, configs, game_match, side));
        let about = [("first", text(&first)), ("second", text(&second))];
        self.players = words.with("my-games-players", &about);
        let result = game_match.history().main_result();
        self.outcome = result;
        let plies = game_match.history().line().len();
        let plies = words.with("file-plies", &[("n", number(plies))]);
        self.state = match result {
            Some(outcome) => format!("{} · {plies}", ended(words, configs, game_match, outcome)),
            None => plies,
        };
    }
}

/// How a game ended, for whoever sat at this machine.
fn ended(words: &Words, configs: &Configs, game_match: &Match, outcome: Outcome) -> String {
    let Outcome::Win(winner) = outcome else {
        return words.say("my-games-drawn");
    };
    let [won, lost] = [winner, winner.other()].map(|side| game_match.seat(side) == Seat::Person);
    match (won, lost) {
        (true, false) => words.say("my-games-won"),
        (false, true) => words.say("my-games-lost"),
        _ => {
            let name = seat_name(words, configs, game_match, winner);
            words.with("my-games-won-by", &[("name", text(&name))])
        }
    }
}

fn date(words: &Words, today: Day, day: Day) -> String {
    match today.since(day) {
        0 => words.say("my-games-today"),
        1 => words.say("my-games-yesterday"),
        _ => day.to_string(),
    }
}
