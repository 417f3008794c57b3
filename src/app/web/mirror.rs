//! The mirror: the same game as words and buttons of the page, for screen readers and for whoever
//! cannot use the canvas. It shows a [`Reading`] and keeps in step with it.
//!
//! The page holds an empty `<section id="mirror">`. Its buttons carry `data-cell="column,row"` or
//! `data-action="number"`, its choices `data-choice="number"`, the field of the comment
//! `data-comment`.

use std::cell::RefCell;

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::Element;

use super::wake::wake;
use crate::app::board::pieces::Piece;
use crate::app::board::stage::Stage;
use crate::app::page::document;
use crate::app::play::scoring::{Asked, Statistics};
use crate::app::play::studying::Studying;
use crate::app::play::teaching::Teaching;
use crate::app::state::comment_draft::CommentDraft;
use crate::app::state::current_match::{CurrentMatch, MatchBoard};
use crate::app::state::draft::Draft;
use crate::app::state::intent::{BoardInput, CommentCommand, Intents};
use crate::app::state::language::{Language, Words};
use crate::app::state::notifications::Notifications;
use crate::app::state::program_fault::ProgramFault;
use crate::app::state::refusal::Refusal;
use crate::app::state::settings::{Configs, Settings};
use crate::app::state::states::{Phase, Screen, Turn};
use crate::app::ui::accessibility::{Now, Reading, Written, choose};
use crate::midend::history::NodeId;
use crate::rules::{Cell, Side};

/// What was done in the mirror.
enum Deed {
    Press(Cell),
    Act(usize),
    Choose(usize, usize),
    Comment(String),
}

thread_local! {
    static DEEDS: RefCell<Vec<Deed>> = const { RefCell::new(Vec::new()) };
}

/// Adds the mirror.
pub fn plugin(app: &mut App) {
    app.init_non_send::<Shown>()
        .add_systems(Startup, listen)
        .add_systems(Update, obey.in_set(Phase::Input))
        .add_systems(PostUpdate, reflect);
}

/// What the mirror depends on.
#[derive(Clone, Copy, PartialEq)]
struct Cause {
    screen: Screen,
    turn: Option<Turn>,
    game: Option<(u32, NodeId, Side)>,
    /// How many moves were played, and whether the board is on the main line.
    tree: Option<(usize, bool)>,
    refused: bool,
    marks: usize,
    stage: Option<Entity>,
    pieces: usize,
    language: Language,
    /// The steps of a hint, whether the standing is told, and whether anything is known.
    study: Option<(u8, bool, bool)>,
    /// Whether the last move is looked at, and offered back.
    teaching: (bool, bool),
}

/// What the page shows at the moment.
#[derive(Default)]
struct Shown {
    reading: Reading,
    cells: Vec<Element>,
    /// The comment that stands in its field; it stays there while somebody writes.
    comment: Option<Written>,
}

fn listen() {
    let Some(mirror) = document().get_element_by_id("mirror") else {
        warn!("the page has no element with the id “mirror”; screen readers are told nothing");
        return;
    };
    for (kind, is_change) in [("click", false), ("change", true)] {
        let hear = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let deed = target.and_then(|element| {
                if is_change {
                    chosen(&element).or_else(|| commented(&element))
                } else {
                    pressed(&element)
                }
            });
            if let Some(deed) = deed {
                DEEDS.with_borrow_mut(|deeds| deeds.push(deed));
                wake();
            }
        });
        let listener = hear.as_ref().unchecked_ref();
        if mirror
            .add_event_listener_with_callback(kind, listener)
            .is_ok()
        {
            hear.forget();
        }
    }
}

fn pressed(element: &Element) -> Option<Deed> {
    if let Some(cell) = element.get_attribute("data-cell") {
        let (col, row) = cell.split_once(',')?;
        return Some(Deed::Press(Cell::new(col.parse().ok()?, row.parse().ok()?)));
    }
    let action = element.get_attribute("data-action")?;
    action.parse().ok().map(Deed::Act)
}

fn chosen(element: &Element) -> Option<Deed> {
    let which = element.get_attribute("data-choice")?.parse().ok()?;
    let value = js_sys::Reflect::get(element, &JsValue::from_str("value")).ok()?;
    Some(Deed::Choose(which, value.as_string()?.parse().ok()?))
}

fn commented(element: &Element) -> Option<Deed> {
    element.get_attribute("data-comment")?;
    let value = js_sys::Reflect::get(element, &JsValue::from_str("value")).ok()?;
    value.as_string().map(Deed::Comment)
}

fn obey(
    shown: NonSend<Shown>,
    mut comment: ResMut<CommentDraft>,
    mut intents: Intents,
    mut draft: Option<ResMut<Draft>>,
    configs: Res<Configs>,
) {
    for deed in DEEDS.take() {
        match deed {
            Deed::Press(cell) => {
                intents.write(BoardInput::Press(cell));
            }
            Deed::Act(index) => {
                if let Some(action) = shown.reading.actions.get(index) {
                    intents.write(action.intent);
                }
            }
            Deed::Choose(which, index) => {
                if let (Some(choice), Some(draft)) =
                    (shown.reading.choices.get(which), draft.as_deref_mut())
                {
                    choose(draft, &configs, choice.of, index);
                }
            }
            Deed::Comment(text) => {
                if let Some(written) = &shown.comment {
                    comment.begin(written.node, text);
                    intents.write(CommentCommand::Keep);
                }
            }
        }
    }
}

fn reflect(
    mut shown: NonSendMut<Shown>,
    screen: Res<State<Screen>>,
    turn: Option<Res<State<Turn>>>,
    current: Res<CurrentMatch>,
    (refusal, fault): (Res<Refusal>, Res<ProgramFault>),
    draft: Option<Res<Draft>>,
    stages: Query<(Entity, &Stage), With<MatchBoard>>,
    pieces: Query<(&Piece, &ChildOf)>,
    words: Res<Words>,
    configs: Res<Configs>,
    notifications: Res<Notifications>,
    (studying, teaching): (Res<Studying>, Res<Teaching>),
    settings: Res<Settings>,
    records: Res<Statistics>,
    (asked, comment): (Res<Asked>, Res<CommentDraft>),
    mut last: Local<Option<Cause>>,
) {
    let stage = stages.single().ok();
    // Naming every field takes longer than a frame should; this tells cheaply that nothing is new.
    let cause = Cause {
        screen: *screen.get(),
        turn: turn.as_ref().map(|turn| *turn.get()),
        game: current.game_match.as_ref().map(|game_match| {
            (
                game_match.game(),
                game_match.history().current(),
                game_match.start().side_to_move(),
            )
        }),
        tree: current.game_match.as_ref().map(|game_match| {
            let history = game_match.history();
            (history.len(), history.is_main(history.current()))
        }),
        refused: refusal.0.is_some(),
        marks: stage.map_or(0, |(_, stage)| stage.marks.len()),
        stage: stage.map(|(entity, _)| entity),
        pieces: pieces.iter().len(),
        language: words.language(),
        teaching: (teaching.is_at_work(), teaching.offer().is_some()),
        study: current.game_match.as_ref().map(|game_match| {
            let position = game_match.position();
            let step = studying.step(position);
            let tells = step > 0 || settings.show_verdict;
            (
                step,
                settings.show_verdict,
                tells && studying.insight(position).is_some(),
            )
        }),
    };
    let setup_changed = draft.as_ref().is_some_and(|draft| draft.is_changed());
    if last.replace(cause) == Some(cause)
        && !setup_changed
        && !configs.is_changed()
        && !notifications.is_changed()
        && !records.is_changed()
        && !asked.is_changed()
        && !comment.is_changed()
    {
        return;
    }
    let cells: Vec<Cell> = pieces
        .iter()
        .filter(|(_, parent)| stage.is_some_and(|(entity, _)| parent.parent() == entity))
        .map(|(piece, _)| piece.cell)
        .collect();
    let now = Now {
        screen: *screen.get(),
        turn: turn.map(|turn| *turn.get()),
        game_match: current.game_match.as_ref(),
        refused: refusal.0.map(|(reason, _)| reason),
        fault: &fault,
        draft: draft.as_deref(),
        stage: stage.map(|(_, stage)| stage),
        pieces: &cells,
        notifications: &notifications,
        studying: &studying,
        tells_standing: settings.show_verdict,
        teaching: &teaching,
        records: &records,
        asked: asked.0,
        comment: &comment,
    };
    let reading = Reading::of(&now, &words, &configs);
    if reading == shown.reading {
        return;
    }
    // A page that takes no changes shows the last state; the canvas goes on.
    let _ = shown.show(reading, &words);
}

impl Shown {
    fn show(&mut self, reading: Reading, words: &Words) -> Result<(), JsValue> {
        let Some(mirror) = document().get_element_by_id("mirror") else {
            return Ok(());
        };
        let before = &self.reading;
        if before.title != reading.title || mirror.child_element_count() == 0 {
            mirror.set_inner_html("");
            self.cells.clear();
            self.reading = Reading::default();
            self.comment = None;
            for (tag, id) in [
                ("h1", "mirror-title"),
                ("p", "mirror-news"),
                ("p", "mirror-messages"),
                ("table", "mirror-board"),
                ("div", "mirror-choices"),
                ("div", "mirror-comment"),
                ("div", "mirror-actions"),
                ("p", "mirror-help"),
            ] {
                let part = element(tag, &[("id", id)])?;
                mirror.append_child(&part)?;
            }
            // Two of them: a message that passes must not have the news read out again.
            for told in ["mirror-news", "mirror-messages"] {
                set(&part(told)?, "role", "status")?;
                set(&part(told)?, "aria-live", "polite")?;
            }
            set(&part("mirror-board")?, "role", "grid")?;
            let board = words.say("reading-board");
            set(&part("mirror-board")?, "aria-label", &board)?;
        }
        let before = std::mem::take(&mut self.reading);
        for (id, old, new) in [
            ("mirror-title", &before.title, &reading.title),
            ("mirror-news", &before.news, &reading.news),
            ("mirror-messages", &before.messages, &reading.messages),
            ("mirror-help", &before.help, &reading.help),
        ] {
            if old != new {
                part(id)?.set_text_content(Some(new));
            }
        }
        self.show_board(&before, &reading)?;
        if before.choices != reading.choices {
            show_choices(&reading)?;
        }
        self.show_comment(&reading)?;
        if before.actions != reading.actions {
            show_actions(&reading)?;
        }
        self.reading = reading;
        Ok(())
    }

    /// Shows the comment in its field, unless somebody writes there.
    fn show_comment(&mut self, reading: &Reading) -> Result<(), JsValue> {
        let parent = part("mirror-comment")?;
        if self.comment == reading.comment || parent.query_selector(":focus")?.is_some() {
            return Ok(());
        }
        parent.set_inner_html("");
        if let Some(comment) = &reading.comment {
            let label = element("label", &[])?;
            label.set_text_content(Some(&format!("{} ", comment.label)));
            let field = element("textarea", &[("data-comment", "")])?;
            field.set_text_content(Some(&comment.text));
            label.append_child(&field)?;
            parent.append_child(&label)?;
        }
        self.comment.clone_from(&reading.comment);
        Ok(())
    }

    /// Changes the fields in place where the board has kept its form, so that the focus stays.
    fn show_board(&mut self, before: &Reading, reading: &Reading) -> Result<(), JsValue> {
        let form = |reading: &Reading| -> Vec<Vec<Cell>> {
            let cells = |row: &Vec<crate::app::ui::accessibility::Place>| {
                row.iter().map(|place| place.cell).collect()
            };
            reading.board.iter().map(cells).collect()
        };
        let current = part("mirror-board")?;
        if form(before) != form(reading) || self.cells.is_empty() {
            let focused = document()
                .active_element()
                .and_then(|element| element.get_attribute("data-cell"));
            current.set_inner_html("");
            self.cells.clear();
            for row in &reading.board {
                let tr = element("tr", &[("role", "row")])?;
                for place in row {
                    let name = format!("{},{}", place.cell.col, place.cell.row);
                    let button = element("button", &[("type", "button"), ("data-cell", &name)])?;
                    let td = element("td", &[("role", "gridcell")])?;
                    td.append_child(&button)?;
                    tr.append_child(&td)?;
                    write_place(&button, place)?;
                    self.cells.push(button);
                }
                current.append_child(&tr)?;
            }
            if let Some(name) = focused {
                let again = current.query_selector(&format!("[data-cell=\"{name}\"]"))?;
                let first = || current.query_selector("[data-cell]").ok().flatten();
                if let Some(button) = again.or_else(first) {
                    focus(&button);
                }
            }
            return Ok(());
        }
        let old = before.board.iter().flatten();
        let new = reading.board.iter().flatten();
        for ((button, old), new) in self.cells.iter().zip(old).zip(new) {
            if old != new {
                write_place(button, new)?;
            }
        }
        Ok(())
    }
}

fn write_place(
    button: &Element,
    place: &crate::app::ui::accessibility::Place,
) -> Result<(), JsValue> {
    button.set_text_content(Some(&place.label));
    set(
        button,
        "aria-pressed",
        if place.marked { "true" } else { "false" },
    )
}

fn show_choices(reading: &Reading) -> Result<(), JsValue> {
    let parent = part("mirror-choices")?;
    let focused = focused_number("data-choice");
    parent.set_inner_html("");
    for (number, choice) in reading.choices.iter().enumerate() {
        let label = element("label", &[])?;
        label.set_text_content(Some(&format!("{} ", choice.label)));
        let select = element("select", &[("data-choice", &number.to_string())])?;
        for (index, word) in choice.options.iter().enumerate() {
            let option = element("option", &[("value", &index.to_string())])?;
            option.set_text_content(Some(word));
            if index == choice.now {
                set(&option, "selected", "")?;
            }
            select.append_child(&option)?;
        }
        label.append_child(&select)?;
        parent.append_child(&label)?;
        if focused == Some(number) {
            focus(&select);
        }
    }
    Ok(())
}

fn show_actions(reading: &Reading) -> Result<(), JsValue> {
    let parent = part("mirror-actions")?;
    let focused = focused_number("data-action");
    parent.set_inner_html("");
    for (number, action) in reading.actions.iter().enumerate() {
        let name = number.to_string();
        let button = element("button", &[("type", "button"), ("data-action", &name)])?;
        button.set_text_content(Some(&action.label));
        parent.append_child(&button)?;
        if focused == Some(number) {
            focus(&button);
        }
    }
    Ok(())
}

/// The number of the element of this kind that has the focus.
fn focused_number(attribute: &str) -> Option<usize> {
    document()
        .active_element()?
        .get_attribute(attribute)?
        .parse()
        .ok()
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<web_sys::HtmlElement>() {
        // An element that takes no focus leaves it where it is.
        let _ = element.focus();
    }
}

fn part(id: &str) -> Result<Element, JsValue> {
    document()
        .get_element_by_id(id)
        .ok_or_else(|| JsValue::from_str("the mirror has been taken out of the page"))
}

fn element(tag: &str, attributes: &[(&str, &str)]) -> Result<Element, JsValue> {
    let element = document().create_element(tag)?;
    for (name, value) in attributes {
        set(&element, name, value)?;
    }
    Ok(element)
}

fn set(element: &Element, name: &str, value: &str) -> Result<(), JsValue> {
    element.set_attribute(name, value)
}
