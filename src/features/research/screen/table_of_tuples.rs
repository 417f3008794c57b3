//! The picture of four rows and five, which has no place in space: the good positions as a table
//! that grows, and above it what is known about the chosen one.

use bevy_egui::egui::{
    Align2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, vec2,
};

use crate::features::language::Words;
use crate::features::research::Room;
use crate::features::research::screen::sentences;
use crate::widgets::columns::columns_picture;
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// Shows it in this part of the window.
pub(crate) fn show(ui: &mut Ui, area: Rect, words: &Words, room: &mut Room) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area.shrink(GRID * scale)));
    let line = match room.shown() {
        Some(shown) => {
            let rule = sentences::rule(words, room.method().space(), &shown);
            format!(
                "{shown} · {} · {rule}",
                sentences::known(words, room, &shown)
            )
        }
        None => sentences::count(words, room),
    };
    ui.label(RichText::new(&line).size(BODY * scale).color(palette.muted));
    if let Some(shown) = room.shown()
        && let Some(columns) = room.columns(&shown)
    {
        columns_picture(&mut ui, &columns, &line);
    }
    ui.add_space(GRID * scale);
    let numbers = room.method().space().sizes().len() as f32;
    let cell = vec2((20.0 + 17.0 * numbers) * scale, 34.0 * scale);
    let gap = 6.0 * scale;
    let columns = ((ui.available_width() + gap) / (cell.x + gap))
        .floor()
        .max(1.0) as usize;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let rows = room.method().count().div_ceil(columns);
    let mut pressed = None;
    ScrollArea::vertical()
        .id_salt("table of good positions")
        .auto_shrink([false, false])
        .stick_to_bottom(room.runs())
        .show_rows(&mut ui, cell.y, rows, |ui, seen| {
            for row in seen {
                ui.horizontal(|ui| {
                    for number in row * columns..(row + 1) * columns {
                        if chip(ui, cell, number, room, &palette) {
                            pressed = Some(number);
                        }
                    }
                });
            }
        });
    if let Some(number) = pressed {
        room.hovered = None;
        room.chosen = room.method().good(number);
    }
}

/// One good position; whether it was pressed.
fn chip(
    ui: &mut Ui,
    size: bevy_egui::egui::Vec2,
    number: usize,
    room: &Room,
    palette: &Palette,
) -> bool {
    let Some(tuple) = room.method().good(number) else {
        return false;
    };
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let response = ui.interact(rect, ui.id().with(("chip", number)), Sense::CLICK);
    let shine = room.shine(number);
    let fill = palette
        .control
        .lerp_to_gamma(palette.win, 0.12 + 0.5 * shine);
    let edge = if room.shown() == Some(tuple) {
        Stroke::new(2.0 * palette.scale, palette.accent)
    } else if response.hovered() {
        Stroke::new(1.0, palette.outline)
    } else {
        Stroke::new(1.0, palette.hairline)
    };
    let painter = ui.painter();
    painter.rect(rect, CONTROL_RADIUS, fill, edge, StrokeKind::Inside);
    painter.text(
        rect.center(),
        Align2::CENTER_CENTER,
        tuple.to_string(),
        palette.font(SMALL),
        palette.text,
    );
    response.clicked()
}
