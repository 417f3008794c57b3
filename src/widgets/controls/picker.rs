//! A choice among many: one line shows the chosen card, pressing it opens the list.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align, Align2, Color32, Event, EventFilter, Key, LayerId, Modifiers, Order, Popup,
    PopupCloseBehavior, Rect, RectAlign, Response, RichText, ScrollArea, Sense, SetOpenCommand,
    StrokeKind, Ui, WidgetType, pos2, vec2,
};

use crate::widgets::card::card;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::popup_menu::{give_focus_back, note_how_it_opens};
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::one_line::one_line;
use crate::widgets::panel::{fade_edges, rule};
use crate::widgets::sheet::{take_clicks, veil};
use crate::widgets::spoken::{mark_heading, signs};
use crate::widgets::surface::{Control, focus_ring, hairline, is_narrow, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL, title};

/// One entry of the list.
#[derive(Clone, Debug, Default)]
pub(crate) struct PickerEntry {
    pub title: String,
    /// What it is like, in one line.
    pub line: String,
    /// The word of the button that opens its page, if it has one.
    pub about: Option<String>,
    /// The heading of the group that it begins. A list with groups is dense: it tells what an entry is
    /// like only of the one that is pointed at.
    pub heading: Option<String>,
    /// Which rung of a ladder it is.
    pub rung: Option<u8>,
    /// How strong it is.
    pub measure: Option<String>,
    /// Who stands between it and the next one.
    pub below: Option<String>,
}

impl PickerEntry {
    /// An entry without a page.
    pub(crate) fn new(title: String, line: String) -> PickerEntry {
        PickerEntry {
            title,
            line,
            ..PickerEntry::default()
        }
    }
}

/// Least width of a list with groups, in points at scale 1.
const WITH_GROUPS: f32 = 270.0;
/// Room at the left of a dense entry for its number or the tick, in points at scale 1.
const RUNG: f32 = 26.0;
/// Side of the tick.
const TICK: f32 = 14.0;
/// Lines that tell what an entry is like.
const TOLD: usize = 3;

/// Shows the chosen entry over the whole width; `changed()` of the answer says whether `chosen`
/// is another one now.
pub(crate) fn picker(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    entries: &[PickerEntry],
) -> Response {
    picker_with_pages(ui, name, chosen, entries, None).0
}

/// The same for entries that have pages: also the entry whose page is wanted. The list opens over the
/// control, or over all of `over`.
pub(crate) fn picker_with_pages(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    entries: &[PickerEntry],
    over: Option<Rect>,
) -> (Response, Option<usize>) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let present = entries
        .get(*chosen)
        .map_or("", |entry| entry.title.as_str());
    let size = vec2(ui.available_width(), target_height(ui));
    let mut control = Control::allocate(ui, size, name);
    let told = signs(ui.ctx()).labelled(name, present);
    control.tell(WidgetType::ComboBox, &told);
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
    let colour = palette.text_of(control.enabled);
    let arrow = 14.0 * scale;
    let is_narrow = size.x < 150.0 * scale;
    let padding = if is_narrow { 1.0 } else { 1.5 } * GRID * scale;
    let room = (rect.width() - 2.0 * padding - arrow - GRID / 2.0 * scale).max(1.0);
    let text = one_line(ui, present.to_owned(), palette.font(BODY), colour, room);
    let top = rect.center().y - text.size().y / 2.0;
    painter.galley(pos2(rect.left() + padding, top), text, colour);
    let centre = rect.right_center() - vec2(padding + arrow / 2.0, 0.0);
    paint_icon(painter, centre, arrow, Icon::Chevron, colour);
    control.paint_focus(ui);

    let over = over.unwrap_or(rect);
    let about = choose_from_list(ui, &mut control.response, name, chosen, entries, over);
    (control.response, about)
}

/// The list behind a control of this name: opened when it is pressed, over this part of the window; up
/// and down choose while it is closed. The control's answer is marked as changed when another entry is
/// chosen. Gives the entry whose page is wanted.
pub(crate) fn choose_from_list(
    ui: &mut Ui,
    control: &mut Response,
    name: &str,
    chosen: &mut usize,
    entries: &[PickerEntry],
    over: Rect,
) -> Option<usize> {
    let before = *chosen;
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(control));
    if control.has_focus() && !is_open {
        step_by_arrows(ui, control, chosen, entries.len());
    }
    let about = list(ui, control, name, chosen, entries, over);
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
/// page of an entry that has one, Escape closes the list and gives the focus back to what had it, Tab
/// closes it and goes on. Gives the entry whose page is wanted.
pub(crate) fn list(
    ui: &mut Ui,
    control: &Response,
    name: &str,
    chosen: &mut usize,
    entries: &[PickerEntry],
    over: Rect,
) -> Option<usize> {
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
    let pressed = is_open.then(|| PickerKeys::read(ui, place.unwrap_or(entrance), entries));
    let moved = pressed.as_ref().and_then(|pressed| pressed.goes_to);
    place = moved.or(place);
    note_how_it_opens(control);
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
        if pressed.escapes {
            give_focus_back(control);
        } else if !pressed.leaves {
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
    let form = PickerForm::of(ui, entries);
    if is_open && form == PickerForm::Sheet {
        take_clicks(ui.ctx(), "list");
        veil(
            ui.ctx(),
            LayerId::new(Order::Middle, control.id.with("veil")),
        );
    }
    let (anchor, align, width) = form.place(ui, over);
    let popup = Popup::menu(control)
        .open_memory(opens)
        // A press between two entries is a slip of the hand.
        .close_behavior(PopupCloseBehavior::CloseOnClickOutside)
        .anchor(anchor)
        .align(align)
        .align_alternatives(&[])
        .width(width);
    let popup = form.keep_margin(ui, popup, over);
    popup.show(|ui| {
        ui.set_width(width);
        if form == PickerForm::Dense {
            ui.spacing_mut().item_spacing.y = 0.0;
        }
        let told = form.told_height(ui);
        if form == PickerForm::Sheet {
            mark_heading(&ui.label(RichText::new(name).text_style(title())));
        }
        let height = match form {
            PickerForm::Cards => ui.ctx().content_rect().height() * 0.6,
            _ => form.room(ui) - told,
        };
        let mut pointed = None;
        let mut area = ScrollArea::vertical().max_height(height);
        if form != PickerForm::Cards {
            // Or it is no taller than egui thinks that a new window should be.
            area = area.min_scrolled_height(height);
        }
        let shown = area.show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = form.gap() * scale;
            for (index, entry) in entries.iter().enumerate() {
                let (is_chosen, has_keys) = (index == before, place == Some(index));
                let (card, tells) = match form {
                    PickerForm::Cards => {
                        let card = card(ui, &entry.title, &entry.line, is_chosen, has_keys);
                        (card, false)
                    }
                    _ => {
                        if let Some(heading) = &entry.heading {
                            group(ui, heading);
                        }
                        form.row(ui, entry, is_chosen, has_keys)
                    }
                };
                if let Some(below) = &entry.below {
                    standing(ui, below);
                }
                if tells {
                    about = Some(index);
                    ui.close();
                }
                if passes < 2 && is_chosen {
                    card.scroll_to_me(Some(Align::Center));
                }
                if moved == Some(index) {
                    card.scroll_to_me(None);
                }
                if card.clicked() {
                    *chosen = index;
                    ui.close();
                }
                if card.hovered() {
                    pointed = Some(index);
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
        let ground = Palette::of(ui.ctx()).raised;
        fade_edges(ui, &shown, ground);
        if told > 0.0 {
            let entry = pointed.or(place).or(present).and_then(|it| entries.get(it));
            tell(ui, entry.map_or("", |entry| &entry.line), told);
        }
    });
    ui.ctx()
        .accesskit_node_builder(control.id, |node| node.set_expanded(is_open));
    ui.data_mut(|data| data.insert_temp(place_id, place));
    about
}

/// How a list looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PickerForm {
    /// A few cards over the control, each with its line.
    Cards,
    /// Many dense lines over the control; what one is like stands below them.
    Dense,
    /// Many lines over the whole window, each with what it is like: fingers do not point.
    Sheet,
}

impl PickerForm {
    fn of(ui: &Ui, entries: &[PickerEntry]) -> PickerForm {
        match entries.iter().any(|entry| entry.heading.is_some()) {
            false => PickerForm::Cards,
            true if is_narrow(ui.ctx()) => PickerForm::Sheet,
            true => PickerForm::Dense,
        }
    }

    /// Room between two entries, in points at scale 1.
    const fn gap(self) -> f32 {
        match self {
            PickerForm::Cards => 4.0,
            PickerForm::Dense => 0.0,
            PickerForm::Sheet => 2.0,
        }
    }

    /// What the list lies at, on which side of it, and the width of its content.
    fn place(self, ui: &Ui, over: Rect) -> (Rect, RectAlign, f32) {
        let scale = Palette::of(ui.ctx()).scale;
        let (anchor, align, width) = match self {
            PickerForm::Cards => (over, RectAlign::BOTTOM_START, over.width()),
            PickerForm::Dense => {
                let width = over.width().max(WITH_GROUPS * scale);
                (over, RectAlign::BOTTOM_START, width)
            }
            PickerForm::Sheet => {
                let room = ui.ctx().content_rect().shrink(GRID * scale);
                let edge = Rect::from_min_max(room.left_bottom(), room.right_bottom());
                (edge, RectAlign::TOP_START, room.width())
            }
        };
        let edges = ui.spacing().menu_margin.sum().x + 2.0;
        let frame = if self == PickerForm::Cards {
            0.0
        } else {
            edges
        };
        (anchor, align, width - frame)
    }

    /// A list that has no room below its control ends a little above the edge of the window.
    fn keep_margin<'a>(self, ui: &Ui, popup: Popup<'a>, over: Rect) -> Popup<'a> {
        let room = ui.ctx().content_rect();
        let room = room.shrink(2.0 * GRID * Palette::of(ui.ctx()).scale);
        let height = popup.get_expected_size().map_or(0.0, |size| size.y);
        if self != PickerForm::Dense || over.bottom() + height <= room.bottom() {
            return popup;
        }
        let corner = pos2(over.left(), room.bottom());
        let edge = Rect::from_min_max(corner, pos2(over.right(), room.bottom()));
        popup.anchor(edge).align(RectAlign::TOP_START).gap(0.0)
    }

    /// The most height of a list with groups, without its frame.
    fn room(self, ui: &Ui) -> f32 {
        let scale = Palette::of(ui.ctx()).scale;
        let above = ui.cursor().top() - ui.min_rect().top();
        let edges = ui.spacing().menu_margin.sum().y + 4.0 * GRID * scale;
        (ui.ctx().content_rect().height() - edges - above).max(64.0)
    }

    /// The height of what tells what an entry is like, below all of them.
    fn told_height(self, ui: &Ui) -> f32 {
        let palette = Palette::of(ui.ctx());
        match self {
            PickerForm::Dense => {
                let line = ui
                    .ctx()
                    .fonts_mut(|fonts| fonts.row_height(&palette.font(SMALL)));
                TOLD as f32 * line + 2.0 * GRID * palette.scale
            }
            _ => 0.0,
        }
    }

    /// An entry of a list with groups, and whether the button beside it that opens its page was pressed.
    fn row(
        self,
        ui: &mut Ui,
        entry: &PickerEntry,
        is_chosen: bool,
        has_keys: bool,
    ) -> (Response, bool) {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let side = target_height(ui);
        let padding = GRID * scale;
        let width = ui.available_width() - side;
        let small = palette.font(SMALL);
        let measure = entry.measure.clone().unwrap_or_default();
        let measure = (ui.painter()).layout_no_wrap(measure, small.clone(), palette.muted);
        let left = RUNG * scale + padding / 2.0;
        let room = (width - left - padding).max(1.0);
        let beside = measure.size().x
            + if entry.measure.is_some() {
                padding
            } else {
                0.0
            };
        let named = |size, strong: bool| {
            let font = if strong {
                palette.strong_font(size)
            } else {
                palette.font(size)
            };
            let room = (room - beside).max(1.0);
            one_line(ui, entry.title.clone(), font, palette.text, room)
        };
        let is_strong = is_chosen || self == PickerForm::Sheet;
        let mut named_so = named(BODY, is_strong);
        if named_so.elided {
            named_so = named(SMALL, is_strong);
        }
        let told = match self {
            PickerForm::Sheet => entry.line.as_str(),
            _ => "",
        };
        let told = ui
            .painter()
            .layout(told.to_owned(), small, palette.muted, room);
        // A text without words has the height of a line.
        let told_height = match self {
            PickerForm::Sheet if !entry.line.is_empty() => told.size().y,
            _ => 0.0,
        };
        let text = named_so.size().y + told_height;
        let height = match self {
            PickerForm::Sheet => (text + 1.5 * padding).max(side),
            _ => side,
        };
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            let control = Control::allocate(ui, vec2(width, height), &entry.title);
            let measured = entry.measure.as_deref().unwrap_or_default();
            let parts = [entry.title.as_str(), measured, entry.line.as_str()];
            control.tell_choice(is_chosen, &signs(ui.ctx()).pauses(parts));
            let rect = control.rect();
            let fill = match is_chosen {
                true => palette.hovered,
                false => control.fill(palette.raised, palette.hovered),
            };
            let painter = ui.painter();
            painter.rect_filled(rect, CONTROL_RADIUS, fill);
            let top = rect.center().y - text / 2.0;
            let middle = top + named_so.size().y / 2.0;
            let rung = pos2(rect.left() + RUNG / 2.0 * scale, middle);
            if is_chosen {
                paint_icon(painter, rung, TICK * scale, Icon::Tick, palette.accent);
            } else if let Some(number) = entry.rung {
                let font = palette.font(SMALL);
                painter.text(rung, Align2::CENTER_CENTER, number, font, palette.muted);
            }
            let at = pos2(rect.left() + left, top);
            let below = at + vec2(0.0, named_so.size().y);
            painter.galley(at, named_so, Color32::PLACEHOLDER);
            painter.galley(below, told, Color32::PLACEHOLDER);
            let right = rect.right() - padding / 2.0 - measure.size().x;
            let at = pos2(right, middle - measure.size().y / 2.0);
            painter.galley(at, measure, Color32::PLACEHOLDER);
            if has_keys || control.response.has_focus() {
                focus_ring(painter, rect, CONTROL_RADIUS, &palette);
            }
            let Some(about) = &entry.about else {
                return (control.response, false);
            };
            if self == PickerForm::Dense && !has_keys && !is_chosen && !control.response.hovered() {
                // Twenty of them side by side would be all that one sees.
                ui.set_opacity(QUIET);
            }
            let button = Button::bare(about).icon(Icon::Info).icon_only();
            let tells = button.show(ui).clicked();
            (control.response, tells)
        })
        .inner
    }
}

/// How solid the ways to the pages of entries are that nobody points at.
const QUIET: f32 = 0.5;

/// The heading of a group.
fn group(ui: &mut Ui, heading: &str) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    ui.add_space(0.75 * GRID * scale);
    ui.horizontal(|ui| {
        ui.add_space(GRID * scale);
        let heading = RichText::new(heading).small().color(palette.muted);
        mark_heading(&ui.label(heading));
    });
    ui.add_space(0.25 * GRID * scale);
}

/// A line between two rungs, with who stands there.
fn standing(ui: &mut Ui, said: &str) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let said = RichText::new(said).small().color(palette.accent);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID * scale;
        ui.add_space(RUNG / 2.0 * scale);
        let label = ui.label(said);
        let right = ui.max_rect().right() - target_height(ui);
        let line = label.rect.right() + GRID * scale..=right.max(label.rect.right());
        let stroke = hairline(palette.accent);
        ui.painter().hline(line, label.rect.center().y, stroke);
    });
}

/// What the entry is like that is pointed at, below all entries.
fn tell(ui: &mut Ui, line: &str, height: f32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let gap = GRID * scale;
    let size = vec2(ui.available_width(), height - 1.0);
    ui.spacing_mut().item_spacing.y = 0.0;
    rule(ui);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let font = palette.font(SMALL);
    let room = (rect.width() - 2.0 * gap).max(1.0);
    let mut job = LayoutJob::simple(line.to_owned(), font, palette.muted, room);
    job.wrap.max_rows = TOLD;
    let text = ui.painter().layout_job(job);
    ui.painter()
        .galley(rect.min + vec2(gap, gap), text, palette.muted);
}

/// What the keys want of an open list.
#[derive(Default)]
struct PickerKeys {
    goes_to: Option<usize>,
    chooses: bool,
    /// The page of the entry is wanted.
    tells: bool,
    escapes: bool,
    /// Tab leads on to the next control.
    leaves: bool,
}

impl PickerKeys {
    /// Takes the keys of an open list, in which they are at this place.
    fn read(ui: &Ui, place: usize, entries: &[PickerEntry]) -> PickerKeys {
        let last = entries.len().saturating_sub(1);
        let mut pressed = PickerKeys::default();
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
fn beginning_with(letter: char, after: usize, entries: &[PickerEntry]) -> Option<usize> {
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
