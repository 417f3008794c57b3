//! The good positions found so far with the rule beside each. One stop for Tab; the arrow keys
//! choose.

use bevy_egui::egui::{
    Align2, EventFilter, Key, Modifiers, Rect, ScrollArea, Sense, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, vec2,
};

use crate::features::language::Words;
use crate::features::research::Room;
use crate::features::research::screen::sentences;
use crate::widgets::TARGET;
use crate::widgets::panel::fade_edges;
use crate::widgets::surface::{focus_ring, hairline, target_height, use_page_keys};
use crate::widgets::theme::{CONTROL_RADIUS, GRID, Palette, SMALL};

/// Shows the list in all the width there is, this high.
pub(crate) fn show(ui: &mut Ui, height: f32, words: &Words, room: &mut Room) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), height.max(1.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let (name, signs) = (words.say("research-list"), words.punctuation());
    response.widget_info(|| {
        let chosen = room.chosen.map_or(String::new(), |tuple| tuple.to_string());
        WidgetInfo::labeled(WidgetType::ComboBox, true, signs.labelled(&name, &chosen))
    });
    let by_keys = response.has_focus() && choose_by_arrows(ui, &response, room);
    ui.painter().rect(
        rect,
        CONTROL_RADIUS,
        palette.sunk,
        hairline(palette.hairline),
        StrokeKind::Inside,
    );
    let row_height = if target_height(ui) > TARGET * scale {
        TOUCH_ROW
    } else {
        ROW
    } * scale;
    let count = room.method().count();
    let mut inner = ui.new_child(UiBuilder::new().max_rect(rect.shrink(4.0 * scale)));
    inner.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .id_salt("good positions")
        .auto_shrink([false, false])
        .stick_to_bottom(room.runs());
    let seen = (size.y - 8.0 * scale).max(row_height);
    let chosen = room.chosen.and_then(|tuple| room.method().number(&tuple));
    // What was chosen elsewhere comes into sight; what is chosen here stays where it is.
    let seen_before = ui.data(|data| data.get_temp::<Option<usize>>(response.id));
    let elsewhere = seen_before.is_some_and(|before| before != chosen);
    if let Some(number) = chosen.filter(|_| by_keys || elsewhere || seen_before.is_none()) {
        let middle = number as f32 * row_height - (seen - row_height) / 2.0;
        area = area.vertical_scroll_offset(middle.max(0.0));
    }
    let mut pressed = None;
    let output = area.show_rows(&mut inner, row_height, count, |ui, numbers| {
        for number in numbers {
            if row(ui, row_height, number, words, room, &palette) {
                pressed = Some(number);
            }
        }
    });
    fade_edges(ui, &output, palette.sunk);
    if let Some(number) = pressed {
        room.chosen = room.method().good(number);
    }
    let chosen = pressed.or(chosen);
    ui.data_mut(|data| data.insert_temp(response.id, chosen));
    if count == 0 {
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            words.say("research-list-empty"),
            palette.font(SMALL),
            palette.muted,
        );
    }
    if response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
    }
}

/// Height of an entry, in points at scale 1.
const ROW: f32 = 26.0;
/// The same where fingers are expected.
const TOUCH_ROW: f32 = 36.0;

/// Shows an entry; whether it was pressed.
fn row(
    ui: &mut Ui,
    height: f32,
    number: usize,
    words: &Words,
    room: &Room,
    palette: &Palette,
) -> bool {
    let Some(tuple) = room.method().good(number) else {
        return false;
    };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    // The entries are no stops for Tab: the whole list is one.
    let response = ui.interact(rect, ui.id().with(("good", number)), Sense::CLICK);
    let is_shown = room.shown() == Some(tuple);
    let ground = if is_shown {
        palette.hovered
    } else if response.hovered() {
        palette.control
    } else {
        palette.win.gamma_multiply(0.5 * room.shine(number))
    };
    let painter = ui.painter();
    painter.rect_filled(rect, CONTROL_RADIUS - 2, ground);
    if is_shown {
        // The bar tells the chosen one apart without a colour.
        let bar = Rect::from_min_size(rect.min + vec2(0.0, 4.0), vec2(2.0, height - 8.0));
        painter.rect_filled(bar, 1, palette.accent);
    }
    let inset = vec2(GRID * palette.scale, 0.0);
    painter.text(
        rect.left_center() + inset,
        Align2::LEFT_CENTER,
        tuple.to_string(),
        palette.strong_font(SMALL),
        palette.text,
    );
    let rule = sentences::rule(words, room.method().space(), &tuple);
    painter.text(
        rect.right_center() - inset,
        Align2::RIGHT_CENTER,
        rule,
        palette.font(SMALL),
        palette.muted,
    );
    response.clicked()
}

fn choose_by_arrows(ui: &Ui, response: &bevy_egui::egui::Response, room: &mut Room) -> bool {
    let arrows = EventFilter {
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    use_page_keys(response);
    let mut chosen = false;
    for (key, places) in [
        (Key::ArrowDown, 1),
        (Key::ArrowUp, -1),
        (Key::PageDown, 10),
        (Key::PageUp, -10),
        (Key::Home, isize::MIN),
        (Key::End, isize::MAX),
    ] {
        if ui.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            room.choose_beside(places);
            chosen = true;
        }
    }
    chosen
}
