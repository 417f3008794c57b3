//! A choice among many: one line shows the chosen card, pressing it opens the list.

use bevy_egui::egui::{
    Align, EventFilter, Key, Modifiers, Popup, PopupCloseBehavior, Rect, Response, ScrollArea,
    StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::card::Card;
use super::icon::{Icon, paint_icon};
use super::one_line::one_line;
use super::surface::{Control, hairline, target_height};
use crate::app::ui::theme::{BODY, CONTROL_RADIUS, GRID, Palette};

/// One entry of the list.
#[derive(Clone, Debug)]
pub struct Entry {
    pub title: String,
    /// What it is like, in one line.
    pub line: String,
}

/// Shows the chosen entry over the whole width; `changed()` of the answer says whether `chosen`
/// is another one now.
pub fn picker(ui: &mut Ui, name: &str, chosen: &mut usize, entries: &[Entry]) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let title = entries
        .get(*chosen)
        .map_or("", |entry| entry.title.as_str());
    let size = vec2(ui.available_width(), target_height(ui));
    let mut control = Control::allocate(ui, size, name);
    control.response.widget_info(|| {
        WidgetInfo::labeled(
            WidgetType::ComboBox,
            control.enabled,
            format!("{name}: {title}"),
        )
    });
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

    choose_from_list(ui, &mut control.response, chosen, entries, rect.width());
    control.response
}

/// The list behind a control: opened when it is pressed, over this width; up and down choose while
/// it is closed. The control's answer is marked as changed when another entry is chosen.
pub fn choose_from_list(
    ui: &mut Ui,
    control: &mut Response,
    chosen: &mut usize,
    entries: &[Entry],
    width: f32,
) {
    let before = *chosen;
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(control));
    if control.has_focus() && !is_open {
        step_by_arrows(ui, control, chosen, entries.len());
    }
    list(ui, control, chosen, entries, width);
    if *chosen != before {
        control.mark_changed();
    }
}

/// The list behind a control, as in [`choose_from_list`], where nothing is chosen beforehand: an
/// arrow key must not do what stands there. `chosen` may lie beyond the entries.
pub fn list(ui: &mut Ui, control: &Response, chosen: &mut usize, entries: &[Entry], width: f32) {
    let scale = Palette::of(ui.ctx()).scale;
    let is_open = Popup::is_id_open(ui.ctx(), Popup::default_response_id(control));
    let popup = Popup::menu(control)
        .close_behavior(PopupCloseBehavior::CloseOnClick)
        .width(width);
    // From an opened list the keys go on at the chosen card.
    let keys_enter = is_open && control.has_focus();
    let entrance = (*chosen).min(entries.len().saturating_sub(1));
    let before = *chosen;
    // The chosen card is in sight when the list opens: its first pass only measures, the second
    // one is seen.
    let passes_id = control.id.with("passes since opened");
    let passes: u8 = if is_open {
        ui.data(|data| data.get_temp(passes_id)).unwrap_or(u8::MAX)
    } else {
        0
    };
    ui.data_mut(|data| data.insert_temp(passes_id, passes.saturating_add(1)));
    popup.show(|ui| {
        let height = ui.ctx().content_rect().height() * 0.6;
        ScrollArea::vertical().max_height(height).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            for (index, entry) in entries.iter().enumerate() {
                let card = Card::new(&entry.title).line(&entry.line);
                let card = card.chosen(index == before).show(ui);
                if passes < 2 && index == before {
                    card.scroll_to_me(Some(Align::Center));
                }
                if keys_enter && index == entrance {
                    card.request_focus();
                }
                if card.clicked() {
                    *chosen = index;
                    ui.close();
                    if card.has_focus() {
                        control.request_focus();
                    }
                }
            }
        });
    });
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
