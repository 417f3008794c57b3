//! A choice among many: one line shows the chosen card, pressing it opens the list.

use bevy_egui::egui::{
    Align, Event, EventFilter, Key, Modifiers, Popup, PopupCloseBehavior, Rect, Response,
    ScrollArea, SetOpenCommand, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::button::Button;
use super::card::Card;
use super::icon::{Icon, paint_icon};
use super::one_line::one_line;
use super::spoken::signs;
use super::surface::{Control, hairline, target_height};
use crate::app::ui::theme::{BODY, CONTROL_RADIUS, GRID, Palette};

/// One entry of the list.
#[derive(Clone, Debug)]
pub struct Entry {
    pub title: String,
    /// What it is like, in one line.
    pub line: String,
    /// The word of the button that opens its page, if it has one.
    pub about: Option<String>,
}

impl Entry {
    /// An entry without a page.
    #[must_use]
    pub const fn new(title: String, line: String) -> Entry {
        Entry {
            title,
            line,
            about: None,
        }
    }
}

/// Least width of a list whose entries have pages, in points at scale 1.
const WITH_PAGES: f32 = 290.0;

/// Shows the chosen entry over the whole width; `changed()` of the answer says whether `chosen`
/// is another one now.
pub fn picker(ui: &mut Ui, name: &str, chosen: &mut usize, entries: &[Entry]) -> Response {
    picker_with_pages(ui, name, chosen, entries).0
}

/// The same for entries that have pages: also the entry whose page is wanted.
pub fn picker_with_pages(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    entries: &[Entry],
) -> (Response, Option<usize>) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let title = entries
        .get(*chosen)
        .map_or("", |entry| entry.title.as_str());
    let size = vec2(ui.available_width(), target_height(ui));
    let mut control = Control::allocate(ui, size, name);
    let told = signs(ui.ctx()).labelled(name, title);
    control
        .response
        .widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, control.enabled, &told));
    let rect = control.rect();
    let fill = control.fill(palette.control, palette.hovered);
    let painter = ui.painter();
    painter.rect(
        rect,
        CONTROL_RADIUS,
        fill,
        hairline(palette.hovered),
        StrokeKind::Inside,
    );
    let colour = if control.enabled {
        palette.text
    } else {
        palette.disabled
    };
    let arrow = 14.0 * scale;
    let is_narrow = size.x < 150.0 * scale;
    let padding = if is_narrow { 1.0 } else { 1.5 } * GRID * scale;
    let room = (rect.width() - 2.0 * padding - arrow - GRID / 2.0 * scale).max(1.0);
    let text = one_line(ui, title.to_owned(), palette.font(BODY), colour, room);
    let top = rect.center().y - text.size().y / 2.0;
    painter.galley(pos2(rect.left() + padding, top), text, colour);
    let centre = rect.right_center() - vec2(padding + arrow / 2.0, 0.0);
    let square = Rect::from_center_size(centre, Vec2::splat(arrow));
    paint_icon(painter, square, Icon::Chevron, colour);
    control.paint_focus(ui);

    let about = choose_from_list(ui, &mut control.response, chosen, entries, rect.width());
    (control.response, about)
}

/// The list behind a control: opened when it is pressed, over this width; up and down choose while
/// it is closed. The control's answer is marked as changed when another entry is chosen. Gives the
/// entry whose page is wanted.
pub fn choose_from_list(
    ui: &mut Ui,
    control: &mut Response,
    chosen: &mut usize,
    entries: &[Entry],
    width: f32,
) -> Option<usize> {
    let before = *chosen;
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(control));
    if control.has_focus() && !is_open {
        step_by_arrows(ui, control, chosen, entries.len());
    }
    let about = list(ui, control, chosen, entries, width);
    if *chosen != before {
        control.mark_changed();
    }
    about
}

/// The list behind a control, as in [`choose_from_list`], where nothing is chosen beforehand: an
/// arrow key must not do what stands there. `chosen` may lie beyond the entries.
///
/// While it is open it has the keys, also when the pointer has opened it: arrows, Home, End and
/// first letters lead through the entries, Enter and Space choose, the arrow to the right opens the
/// page of an entry that has one, Escape closes the list and leaves the focus on the control, Tab
/// closes it and goes on. Gives the entry whose page is wanted.
pub fn list(
    ui: &mut Ui,
    control: &Response,
    chosen: &mut usize,
    entries: &[Entry],
    width: f32,
) -> Option<usize> {
    let has_pages = entries.iter().any(|entry| entry.about.is_some());
    let scale = Palette::of(ui.ctx()).scale;
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(control));
    let before = *chosen;
    let present = (before < entries.len()).then_some(before);
    let entrance = present.unwrap_or(0);
    // Where the keys are in the list: nowhere before they are used.
    let place_id = control.id.with("place in the list");
    let mut place: Option<usize> = if is_open {
        ui.data(|data| data.get_temp(place_id)).flatten()
    } else {
        control.has_focus().then_some(entrance)
    };
    let pressed = is_open.then(|| Pressed::read(ui, place.unwrap_or(entrance), entries));
    let moved = pressed.as_ref().and_then(|pressed| pressed.goes_to);
    place = moved.or(place);
    let mut opens = control.clicked().then_some(SetOpenCommand::Toggle);
    let mut about = None;
    if let Some(pressed) = pressed {
        let has_page = |&here: &usize| entries.get(here).is_some_and(|it| it.about.is_some());
        about = place.or(present).filter(has_page).filter(|_| pressed.tells);
        if about.is_some() {
            opens = Some(SetOpenCommand::Bool(false));
        }
        if let (true, Some(here)) = (pressed.chooses, place.or(present)) {
            *chosen = here;
        }
        if pressed.closes() {
            opens = Some(SetOpenCommand::Bool(false));
        }
        if !pressed.leaves {
            keep_keys(ui, control);
        }
    }
    // The chosen card is in sight when the list opens: its first pass only measures, the second
    // one is seen.
    let passes_id = control.id.with("passes since opened");
    let passes: u8 = if is_open {
        ui.data(|data| data.get_temp(passes_id)).unwrap_or(u8::MAX)
    } else {
        0
    };
    ui.data_mut(|data| data.insert_temp(passes_id, passes.saturating_add(1)));
    let width = match has_pages {
        true => width.max(WITH_PAGES * scale),
        false => width,
    };
    let popup = Popup::menu(control)
        .open_memory(opens)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .width(width);
    popup.show(|ui| {
        let height = ui.ctx().content_rect().height() * 0.6;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            for (index, entry) in entries.iter().enumerate() {
                let card = Card::new(&entry.title).line(&entry.line);
                let card = card.chosen(index == before).has_keys(place == Some(index));
                let (card, tells) = match has_pages {
                    true => with_page(ui, card, entry.about.as_deref()),
                    false => (card.show(ui), false),
                };
                if tells {
                    about = Some(index);
                    ui.close();
                }
                if passes < 2 && index == before {
                    card.scroll_to_me(Some(Align::Center));
                }
                if moved == Some(index) {
                    card.scroll_to_me(None);
                }
                if card.clicked() {
                    *chosen = index;
                    ui.close();
                }
                // A screen reader has put the focus there.
                if card.has_focus() {
                    place = Some(index);
                }
                if place == Some(index) {
                    let place = card.id.accesskit_id();
                    ui.ctx().accesskit_node_builder(control.id, |node| {
                        node.set_active_descendant(place);
                    });
                }
            }
        });
    });
    ui.ctx()
        .accesskit_node_builder(control.id, |node| node.set_expanded(is_open));
    ui.data_mut(|data| data.insert_temp(place_id, place));
    about
}

/// A card with the button beside it that opens its page, if there is one; whether that was pressed.
fn with_page(ui: &mut Ui, card: Card, about: Option<&str>) -> (Response, bool) {
    let side = target_height(ui);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID / 2.0 * Palette::of(ui.ctx()).scale;
        let room = ui.available_width() - side - ui.spacing().item_spacing.x;
        let card = ui
            .vertical(|ui| {
                ui.set_max_width(room);
                card.show(ui)
            })
            .inner;
        let tells = about.is_some_and(|about| {
            let button = Button::bare(about).icon(Icon::Info).icon_only();
            button.show(ui).clicked()
        });
        (card, tells)
    })
    .inner
}

/// What the keys want of an open list.
#[derive(Default)]
struct Pressed {
    goes_to: Option<usize>,
    chooses: bool,
    /// The page of the entry is wanted.
    tells: bool,
    escapes: bool,
    /// Tab leads on to the next control.
    leaves: bool,
}

impl Pressed {
    /// Takes the keys of an open list, in which they are at this place.
    fn read(ui: &Ui, place: usize, entries: &[Entry]) -> Pressed {
        let last = entries.len().saturating_sub(1);
        let mut pressed = Pressed::default();
        ui.input_mut(|input| {
            let mut takes = |key| input.consume_key(Modifiers::NONE, key);
            let mut at = place;
            if takes(Key::ArrowDown) {
                at = last.min(at + 1);
            }
            if takes(Key::ArrowUp) {
                at = at.saturating_sub(1);
            }
            if takes(Key::Home) {
                at = 0;
            }
            if takes(Key::End) {
                at = last;
            }
            let is_moved = at != place;
            pressed.chooses = takes(Key::Enter) | takes(Key::Space);
            pressed.tells = takes(Key::ArrowRight);
            pressed.escapes = takes(Key::Escape);
            pressed.leaves = input.key_pressed(Key::Tab);
            let letter = input.events.iter().find_map(|event| match event {
                Event::Text(text) => text
                    .chars()
                    .next()
                    .filter(|letter| letter.is_alphanumeric()),
                _ => None,
            });
            let begins = letter.and_then(|letter| beginning_with(letter, at, entries));
            pressed.goes_to = begins.or(is_moved.then_some(at));
        });
        pressed
    }

    const fn closes(&self) -> bool {
        self.chooses || self.escapes || self.leaves
    }
}

/// The next entry after this one, round again at the end, whose title begins with a letter.
fn beginning_with(letter: char, after: usize, entries: &[Entry]) -> Option<usize> {
    let begins = |&index: &usize| {
        let first = entries[index].title.chars().next();
        first.is_some_and(|first| first.to_lowercase().eq(letter.to_lowercase()))
    };
    let count = entries.len();
    (1..=count).map(|step| (after + step) % count).find(begins)
}

/// The control of an open list has the focus, and no key of the list moves it on.
fn keep_keys(ui: &Ui, control: &Response) {
    if !control.has_focus() {
        control.request_focus();
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        escape: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(control.id, filter));
}

/// With the list closed, up and down choose among the entries.
fn step_by_arrows(ui: &Ui, response: &Response, chosen: &mut usize, entries: usize) {
    let arrows = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::ArrowDown) {
            *chosen = chosen.saturating_add(1).min(entries.saturating_sub(1));
        }
        if input.consume_key(Modifiers::NONE, Key::ArrowUp) {
            *chosen = chosen.saturating_sub(1);
        }
    });
}
