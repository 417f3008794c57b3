//! What a screen reader is told: the screen as words, a board of named places, and what can be
//! done. Made from the same state as the picture, so that the whole game can be played by it.

mod board;
mod game;
mod setup;

use bevy::prelude::*;

use self::game::play;
use self::setup::setup;
use super::draft::Draft;
use super::flow::Table;
use super::intent::Intent;
use super::language::{Words, number, text};
use super::notices::{Content, Notices};
use super::scene::stage::Stage;
use super::scoring::{Confirmation, Records};
use super::screens::confirmation::keys;
use super::screens::overlay::config_sentence;
use super::screens::rated::score_lines;
use super::scripts::mistake_sentence;
use super::settings::Configs;
use super::states::{Screen, Turn};
use super::studying::Studying;
use super::teaching::Teaching;
use crate::games::{Cell, GameKind, Side};
use crate::scores::export::Form;
use crate::table::Sitting;

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
    /// Whether it is marked (Nim).
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
        let mut reading = match (now.screen, &now.table.sitting, now.draft) {
            (Screen::Menu, sitting, _) => menu(words, sitting.as_ref()),
            (Screen::Setup, _, Some(draft)) => setup(words, draft, configs),
            (Screen::Play, Some(sitting), _) => play(words, configs, sitting, now),
            (Screen::Scores, _, _) => scores(words, configs, now.records),
            _ => Reading::default(),
        };
        if let Some(question) = now.asked {
            ask(words, question, &mut reading);
        }
        let messages = now.notices.list().iter();
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
    /// The table with its sitting.
    pub table: &'a Table,
    /// The game being put together.
    pub draft: Option<&'a Draft>,
    /// The stage of the board.
    pub stage: Option<&'a Stage>,
    /// Where pieces stand on it: in Nim with the gaps that taken pebbles have left.
    pub pieces: &'a [Cell],
    /// Messages that concern the whole program.
    pub notices: &'a Notices,
    /// What has been found out about the position.
    pub studying: &'a Studying,
    /// Whether it is told who is winning.
    pub tells_standing: bool,
    /// Whether the last move is offered back.
    pub teaching: &'a Teaching,
    /// The finished games.
    pub records: &'a Records,
    /// What is asked at the moment.
    pub asked: Option<Confirmation>,
}

fn action(words: &Words, key: &str, intent: Intent) -> Action {
    Action {
        label: words.say(key),
        intent,
    }
}

fn menu(words: &Words, sitting: Option<&Sitting>) -> Reading {
    let mut actions = Vec::new();
    if let Some(sitting) = sitting {
        let game = words.say(&format!("game-{}-name", sitting.position().kind().id()));
        let n = sitting.moves().len() as i64 + 1;
        let line = words.with(
            "menu-continue-line",
            &[("game", text(&game)), ("move", number(n))],
        );
        actions.push(Action {
            label: format!("{}: {line}", words.say("menu-continue")),
            intent: Intent::Continue,
        });
    }
    actions.extend(GameKind::ALL.map(|kind| Action {
        label: format!(
            "{}. {}",
            words.say(&format!("game-{}-name", kind.id())),
            words.say(&format!("game-{}-line", kind.id()))
        ),
        intent: Intent::Open(kind),
    }));
    actions.push(action(words, "menu-records", Intent::Scores));
    if cfg!(target_family = "wasm") {
        actions.push(action(words, "menu-open-file", Intent::OpenFile));
        if sitting.is_some() {
            actions.push(action(words, "menu-save-file", Intent::SaveFile));
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
fn scores(words: &Words, configs: &Configs, records: &Records) -> Reading {
    let mut actions = Vec::new();
    let mut news = Vec::new();
    if records.scores().is_empty() {
        news.push(words.say("scores-empty"));
        news.push(words.say("scores-empty-line"));
    } else {
        for kind in GameKind::ALL {
            news.extend(score_lines(words, configs, records, kind));
        }
        actions.push(action(
            words,
            "scores-export-csv",
            Intent::ExportScores(Form::Csv),
        ));
        actions.push(action(
            words,
            "scores-export-json",
            Intent::ExportScores(Form::Json),
        ));
        actions.push(action(words, "scores-forget", Intent::ForgetScores));
    }
    actions.push(action(words, "play-menu", Intent::ToMenu));
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
    reading.actions = vec![
        action(words, no, Intent::Decline),
        action(words, yes, Intent::Agree),
    ];
}
