//! What a screen reader is told: the screen as words, a board of named places, and what can be
//! done. Made from the same state as the picture, so that the whole game can be played by it.

use bevy::prelude::*;

use super::draft::Draft;
use super::flow::{Table, marked};
use super::intent::Intent;
use super::language::{Words, number, text};
use super::notices::{Content, Notices};
use super::opponents::{opponent_name, sitters};
use super::scene::stage::Stage;
use super::scoring::{Confirmation, Records};
use super::screens::confirmation::keys;
use super::screens::opening;
use super::screens::overlay::config_sentence;
use super::screens::play::{result, rules_in_short};
use super::screens::rated::{latest_words, rated_sentence, score_lines};
use super::screens::seats::seat_name;
use super::screens::setup::{opening_key, refusal, side_key};
use super::screens::study::{forced_sentences, hint_key, hint_sentences, standing_sentence};
use super::scripts::mistake_sentence;
use super::settings::Configs;
use super::states::{Screen, Turn};
use super::studying::{STEPS, Studying};
use super::teaching::Teaching;
use crate::games::notation::column_letter;
use crate::games::{Cell, GameKind, Position, Side, View};
use crate::scores::export::Form;
use crate::table::{Opening, Seat, Sitting, Starter};

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

fn setup(words: &Words, draft: &Draft, configs: &Configs) -> Reading {
    let kind = draft.kind.id();
    let mut choices = Vec::new();
    let mut actions = Vec::new();
    if draft.is_rated() {
        actions.push(action(words, "rated-off", Intent::Rate(false)));
    } else {
        choices = setup_choices(words, draft, configs);
        if draft.person().is_some() {
            actions.push(action(words, "rated-on", Intent::Rate(true)));
        }
    }
    if draft.plan().is_some() {
        actions.push(action(words, "setup-start", Intent::Start));
    }
    actions.push(action(words, "setup-back", Intent::ToMenu));
    let reason = draft.refused.or_else(|| draft.stillborn());
    let news = match (reason, draft.is_rated()) {
        (Some(reason), _) => refusal(words, reason),
        (None, true) => rated_sentence(words, configs, draft),
        (None, false) => String::new(),
    };
    Reading {
        title: words.say(&format!("game-{kind}-name")),
        news,
        messages: String::new(),
        help: rules_in_short(words, draft.position()),
        // The start of Lines and Atoms is always the same.
        board: match draft.kind {
            GameKind::Nim | GameKind::Corner | GameKind::Northcott => {
                board(words, draft.position(), None)
            }
            GameKind::Mnk | GameKind::Atoms => Vec::new(),
        },
        choices,
        actions,
    }
}

fn setup_choices(words: &Words, draft: &Draft, configs: &Configs) -> Vec<Choice> {
    let mut choices = vec![preset_choice(words, draft, configs)];
    choices.extend(Side::BOTH.map(|side| seat_choice(words, draft, configs, side)));
    choices.push(Choice {
        of: Chosen::Starter,
        label: words.say("setup-begins"),
        options: Starter::ALL
            .map(|starter| {
                words.say(match starter {
                    Starter::First => "setup-begins-first",
                    Starter::Second => "setup-begins-second",
                    Starter::Random => "setup-begins-random",
                    Starter::Alternate => "setup-begins-alternate",
                })
            })
            .to_vec(),
        now: Starter::ALL
            .iter()
            .position(|&starter| starter == draft.starter)
            .unwrap_or(Starter::ALL.len()),
    });
    if draft.offers_opening() {
        choices.push(Choice {
            of: Chosen::Opening,
            label: words.say("setup-opening"),
            options: Opening::ALL
                .map(|opening| words.say(opening_key(opening)))
                .to_vec(),
            now: Opening::ALL
                .iter()
                .position(|&opening| opening == draft.opening)
                .unwrap_or(Opening::ALL.len()),
        });
    }
    choices
}

fn preset_choice(words: &Words, draft: &Draft, configs: &Configs) -> Choice {
    let presets = configs.boards.of(draft.kind);
    let now = draft.position().params_text();
    Choice {
        of: Chosen::Preset,
        label: words.say("setup-presets"),
        options: presets
            .iter()
            .map(|preset| words.preset(draft.kind, preset))
            .collect(),
        now: presets
            .iter()
            .position(|preset| *preset == now)
            .unwrap_or(presets.len()),
    }
}

fn seat_choice(words: &Words, draft: &Draft, configs: &Configs, side: Side) -> Choice {
    let sitters = sitters(&configs.opponents, draft.position());
    let now = draft.seats[side.index()];
    Choice {
        of: Chosen::Seat(side),
        label: words.say(side_key(side)),
        options: sitters
            .iter()
            .map(|seat| match seat {
                Seat::Person => words.say("setup-person"),
                Seat::Computer(opponent) => opponent_name(words, &configs.opponents, *opponent),
            })
            .collect(),
        now: sitters
            .iter()
            .position(|&seat| seat == now)
            .unwrap_or(sitters.len()),
    }
}

/// Carries out a choice of the setup; one that is no longer offered does nothing.
pub fn choose(draft: &mut Draft, configs: &Configs, of: Chosen, index: usize) {
    if draft.is_rated() {
        return;
    }
    match of {
        Chosen::Preset => {
            if let Some(preset) = configs.boards.of(draft.kind).get(index) {
                // The presets are checked when the file is read; a wrong one changes nothing.
                let _ = draft.take_preset(preset);
                draft.repair_seats(configs);
            }
        }
        Chosen::Seat(side) => {
            if let Some(&seat) = sitters(&configs.opponents, draft.position()).get(index) {
                draft.seats[side.index()] = seat;
            }
        }
        Chosen::Starter => {
            if let Some(&starter) = Starter::ALL.get(index) {
                draft.starter = starter;
            }
        }
        Chosen::Opening => {
            if let Some(&opening) = Opening::ALL.get(index)
                && draft.offers_opening()
            {
                draft.opening = opening;
            }
        }
    }
}

fn play(words: &Words, configs: &Configs, sitting: &Sitting, now: &Now) -> Reading {
    let position = sitting.position();
    let side = position.side_to_move();
    let name = |side| seat_name(words, configs, sitting, side);
    let mut news = Vec::new();
    if let (Some(&mv), Some(mover)) = (sitting.moves().last(), last_mover(sitting)) {
        let name = words.say(side_key(mover));
        let mv = position.move_text(mv);
        news.push(words.with(
            "reading-last",
            &[("name", text(&name)), ("move", text(&mv))],
        ));
    }
    if let Some(outcome) = sitting.result() {
        let (sentence, reason) = result(words, configs, now.table, sitting, outcome);
        news.push(sentence);
        news.push(reason);
        if let Some(latest) = now.records.latest(sitting) {
            news.push(latest_words(words, configs, latest));
        }
    } else if let Some(sentence) = opening::sentence(words, sitting)
        && sitting.is_opening()
    {
        news.push(sentence);
    } else {
        news.extend(opening::sentence(words, sitting));
        let to_move = format!("{} ({})", name(side), words.say(side_key(side)));
        news.push(words.with("play-turn", &[("name", text(&to_move))]));
    }
    if let Some((reason, _)) = now.table.refused {
        news.push(refusal(words, reason));
    }

    if now.tells_standing
        && let Some(insight) = now.studying.insight(position)
    {
        news.push(standing_sentence(words, insight));
    }
    if let Some((hint, step)) = now.studying.hint(position) {
        let sentences = hint_sentences(words, hint);
        news.extend(sentences.into_iter().take(usize::from(step)));
        if step == STEPS {
            news.extend(forced_sentences(words, position, hint));
        }
    }

    let over = sitting.result().is_some();
    let person = now.turn == Some(Turn::Person);
    let mut actions = Vec::new();
    if let Some(take) = now.stage.and_then(marked).filter(|_| person) {
        let label = words.with("play-ok-marked", &[("n", number(take.count))]);
        let intent = Intent::TakeMarked;
        actions.push(Action { label, intent });
    }
    if person {
        actions.extend(sitting.claims().iter().map(|&claim| Action {
            label: opening::claim_words(words, claim),
            intent: Intent::Claim(claim),
        }));
    }
    if person && sitting.can_pass_the_beginning() {
        actions.push(action(words, "play-computer-begins", Intent::OtherBegins));
    }
    let step = now.studying.step(position);
    if person && step < STEPS && !sitting.is_rated() && !sitting.is_opening() {
        actions.push(action(words, hint_key(step), Intent::Hint));
    }
    if let Some(offer) = now.teaching.offer() {
        news.push(words.say(offer.reason.key()));
        actions.push(action(words, "teaching-back", Intent::Undo));
        actions.push(action(words, "teaching-keep", Intent::GoOn));
    } else if now.turn == Some(Turn::Waiting) && !now.teaching.is_at_work() {
        actions.push(action(words, "play-go-on", Intent::GoOn));
    }
    if sitting.can_undo() {
        actions.push(action(words, "play-undo", Intent::Undo));
    }
    if sitting.can_redo() {
        actions.push(action(words, "play-redo", Intent::Redo));
    }
    if sitting.may_resign().is_some() {
        actions.push(action(words, "play-resign", Intent::Resign));
    }
    let again = if over { "play-again" } else { "play-new-game" };
    actions.push(action(words, again, Intent::NewGame));
    actions.push(action(words, "play-setup", Intent::ToSetup));
    actions.push(action(words, "play-menu", Intent::ToMenu));
    let kind = position.kind().id();
    Reading {
        title: words.say(&format!("game-{kind}-name")),
        news: news.join(" "),
        messages: String::new(),
        help: rules_in_short(words, position),
        board: board(words, position, Some(now)),
        choices: Vec::new(),
        actions,
    }
}

/// Who made the last move: in all five games the sides take turns.
fn last_mover(sitting: &Sitting) -> Option<Side> {
    let last = sitting.moves().len().checked_sub(1)?;
    let first = sitting.start().side_to_move();
    Some(if last.is_multiple_of(2) {
        first
    } else {
        first.other()
    })
}

/// The board in words. In a game of Nim the rows hold the pebbles that are seen, gaps left out, so
/// that a mark is put on the pebble that is meant.
fn board(words: &Words, position: &Position, now: Option<&Now>) -> Vec<Vec<Place>> {
    let view = position.view();
    let is_nim = position.kind() == GameKind::Nim;
    let row_of = |row| -> Vec<Cell> {
        match now {
            Some(now) if is_nim => {
                let mut cells: Vec<Cell> = now.pieces.to_vec();
                cells.retain(|cell| cell.row == row);
                cells.sort_unstable();
                cells
            }
            _ => (0..view.cols)
                .map(|col| Cell::new(col, row))
                .filter(|&cell| !is_nim || view.at(cell).count > 0)
                .collect(),
        }
    };
    let forbidden = match now {
        Some(_) => position.forbidden_cells(),
        None => Vec::new(),
    };
    let marks = now.and_then(|now| now.stage).map(|stage| &stage.marks);
    (0..view.rows)
        .map(|row| {
            let place = |cell: Cell| {
                let marked = marks.is_some_and(|marks| marks.contains(&cell));
                let label = if forbidden.iter().any(|&(at, _)| at == cell) {
                    let place = place_name(position.kind(), &view, cell);
                    format!("{place}, {}", words.say("reading-forbidden"))
                } else {
                    label(words, position.kind(), &view, cell, marked)
                };
                Place {
                    cell,
                    label,
                    marked,
                }
            };
            row_of(row).into_iter().map(place).collect()
        })
        .collect()
}

/// The name of a cell, as at the edges of the board.
fn place_name(kind: GameKind, view: &View, cell: Cell) -> String {
    match kind {
        GameKind::Nim | GameKind::Northcott => {
            format!("{}{}", column_letter(cell.row), cell.col + 1)
        }
        _ => format!("{}{}", column_letter(cell.col), view.rows - cell.row),
    }
}

fn label(words: &Words, kind: GameKind, view: &View, cell: Cell, marked: bool) -> String {
    let square = view.at(cell);
    let place = place_name(kind, view, cell);
    let owner = square.owner.map(|side| words.say(side_key(side)));
    let what = match (kind, square.count, owner) {
        (GameKind::Nim, _, _) if marked => words.say("reading-pebble-marked"),
        (GameKind::Nim, _, _) => words.say("reading-pebble"),
        (_, 0, _) => words.say("reading-empty"),
        (GameKind::Corner, _, _) => words.say("reading-lantern"),
        (GameKind::Atoms, count, Some(owner)) => words.with(
            "reading-atoms",
            &[("name", text(&owner)), ("n", number(count))],
        ),
        (_, _, Some(owner)) => owner,
        (_, count, None) => count.to_string(),
    };
    format!("{place}, {what}")
}
