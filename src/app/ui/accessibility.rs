//! What a screen reader is told: the screen as words, a board of named places, and what can be
//! done. Made from the same state as the picture, so that the whole game can be played by it.

mod board;
mod game;
mod setup;

use bevy::prelude::*;

use self::game::play;
use self::setup::setup;
use super::screens::confirmation::keys;
use super::screens::overlay::config_sentence;
use super::screens::rated::score_lines;
use super::scripts::mistake_sentence;
use crate::app::board::stage::Stage;
use crate::app::play::scoring::{Confirmation, Statistics};
use crate::app::play::studying::Studying;
use crate::app::play::teaching::Teaching;
use crate::app::state::comment_draft::CommentDraft;
use crate::app::state::draft::Draft;
use crate::app::state::intent::{FileCommand, Intent, ScoresCommand, ScreenCommand};
use crate::app::state::language::{Words, number, text};
use crate::app::state::notifications::{Content, Notifications};
use crate::app::state::program_fault::ProgramFault;
use crate::app::state::settings::Configs;
use crate::app::state::states::{Screen, Turn};
use crate::games;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::rules::{Cell, Illegal, Side};
use crate::scores::export::Form;

pub use self::setup::choose;

/// A screen in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// What screen this is.
    pub title: String,
    /// What has happened and what is awaited; read out when it changes.
    pub news: String,
    /// Messages that concern the whole program; read out when they change.
    pub messages: String,
    /// The rules in short, or what to do here.
    pub help: String,
    /// The board, row by row from the top; empty on screens without one.
    pub board: Vec<Vec<Place>>,
    /// Choices among a few words.
    pub choices: Vec<Choice>,
    /// The comment on the last move.
    pub comment: Option<Written>,
    /// What can be done.
    pub actions: Vec<Action>,
}

/// One field of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which.
    pub cell: Cell,
    /// Its name and what lies there, for example “h8, Blue”.
    pub label: String,
    /// Whether it is marked.
    pub marked: bool,
}

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    /// In words.
    pub label: String,
    /// What it means.
    pub intent: Intent,
}

/// A comment that can be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The move that it is about.
    pub node: NodeId,
    /// What it is.
    pub label: String,
    /// What stands there.
    pub text: String,
}

/// A choice among a few words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is chosen.
    pub of: Chosen,
    /// In words.
    pub label: String,
    /// What can be chosen.
    pub options: Vec<String>,
    /// Which is chosen; past the options if none of them.
    pub now: usize,
}

/// What a [`Choice`] is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// One of the ready-made boards.
    Preset,
    /// Who plays a side.
    Seat(Side),
    /// Who begins.
    Starter,
    /// How the game is opened.
    Opening,
}

impl Reading {
    /// The screen that is shown, in words.
    #[must_use]
    pub fn of(now: &Now, words: &Words, configs: &Configs) -> Reading {
        let mut reading = match (now.screen, now.game_match, now.draft) {
            (Screen::Menu, game_match, _) => menu(words, game_match),
            (Screen::Setup, _, Some(draft)) => setup(words, draft, configs),
            (Screen::Play, Some(game_match), _) => play(words, configs, game_match, now),
            (Screen::Scores, _, _) => scores(words, configs, now.records),
            _ => Reading::default(),
        };
        if let Some(question) = now.asked {
            ask(words, question, &mut reading);
        }
        let messages = now.notifications.list().iter();
        let messages: Vec<String> = messages
            .map(|notice| match &notice.content {
                Content::Config(error) => config_sentence(words, error),
                Content::Script(mistake) => mistake_sentence(words, mistake),
                Content::Sentence(sentence) => sentence.clone(),
            })
            .collect();
        reading.messages = messages.join(" ");
        reading
    }
}

/// What a [`Reading`] is made from.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    /// The screen.
    pub screen: Screen,
    /// What a game waits for.
    pub turn: Option<Turn>,
    /// The match on the table.
    pub game_match: Option<&'a Match>,
    /// Why the last try was refused.
    pub refused: Option<Illegal>,
    /// Where another program has given up.
    pub fault: &'a ProgramFault,
    /// The game being put together.
    pub draft: Option<&'a Draft>,
    /// The stage of the board.
    pub stage: Option<&'a Stage>,
    /// Where pieces stand on it: in heaps with the gaps that taken pieces have left.
    pub pieces: &'a [Cell],
    /// Messages that concern the whole program.
    pub notifications: &'a Notifications,
    /// What has been found out about the position.
    pub studying: &'a Studying,
    /// Whether it is told who is winning.
    pub tells_standing: bool,
    /// Whether the last move is offered back.
    pub teaching: &'a Teaching,
    /// The finished games.
    pub records: &'a Statistics,
    /// What is asked at the moment.
    pub asked: Option<Confirmation>,
    /// The comment that is being written.
    pub comment: &'a CommentDraft,
}

fn action(words: &Words, key: &str, intent: impl Into<Intent>) -> Action {
    Action {
        label: words.say(key),
        intent: intent.into(),
    }
}

fn menu(words: &Words, game_match: Option<&Match>) -> Reading {
    let mut actions = Vec::new();
    if let Some(game_match) = game_match {
        let game = words.game_name(game_match.position().game());
        let n = game_match.moves().len() as i64 + 1;
        let line = words.with(
            "menu-continue-line",
            &[("game", text(&game)), ("move", number(n))],
        );
        actions.push(Action {
            label: format!("{}: {line}", words.say("menu-continue")),
            intent: ScreenCommand::Continue.into(),
        });
    }
    actions.extend(games::all().iter().map(|&game| {
        let name = words.game_name(game);
        Action {
            label: match words.of_game(game, "line") {
                Some(line) => format!("{name}. {line}"),
                None => name,
            },
            intent: ScreenCommand::Open(game).into(),
        }
    }));
    actions.push(action(words, "menu-records", ScreenCommand::Scores));
    if cfg!(target_family = "wasm") {
        actions.push(action(words, "menu-open-file", FileCommand::Open));
        if game_match.is_some() {
            actions.push(action(words, "menu-save-file", FileCommand::Save));
        }
    }
    Reading {
        title: words.say("app-name"),
        help: words.say("app-line"),
        actions,
        ..Reading::default()
    }
}

/// What came of finished games, a sentence for each game.
fn scores(words: &Words, configs: &Configs, records: &Statistics) -> Reading {
    let mut actions = Vec::new();
    let mut news = Vec::new();
    if records.scores().is_empty() {
        news.push(words.say("scores-empty"));
        news.push(words.say("scores-empty-line"));
    } else {
        for &game in games::all() {
            news.extend(score_lines(words, configs, records, game));
        }
        actions.push(action(
            words,
            "scores-export-csv",
            ScoresCommand::Export(Form::Csv),
        ));
        actions.push(action(
            words,
            "scores-export-json",
            ScoresCommand::Export(Form::Json),
        ));
        actions.push(action(words, "scores-forget", ScoresCommand::Forget));
    }
    actions.push(action(words, "play-menu", ScreenCommand::ToMenu));
    Reading {
        title: words.say("scores-title"),
        news: news.join(" "),
        actions,
        ..Reading::default()
    }
}

/// A question takes the place of everything that could be done.
fn ask(words: &Words, question: Confirmation, reading: &mut Reading) {
    let [title, line, no, yes] = keys(question);
    reading.news = format!("{} {}", words.say(title), words.say(line));
    reading.choices.clear();
    reading.comment = None;
    reading.actions = vec![
        action(words, no, ScoresCommand::Decline),
        action(words, yes, ScoresCommand::Agree),
    ];
}
