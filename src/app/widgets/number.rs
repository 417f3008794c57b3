//! A whole number that is typed, dragged or stepped, with its limits and, if it is wrong, why.

use bevy_egui::egui::{
    Align, DragValue, Layout, Rect, Response, RichText, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    vec2,
};
use std::ops::RangeInclusive;

use super::icon::{Icon, paint_icon};
use super::surface::{Control, focus_ring, hairline, target_height};
use crate::app::theme::{CONTROL_RADIUS, GRID, Palette, SMALL};

/// What a number field says.
#[derive(Clone, Copy, Debug)]
pub struct Number<'a> {
    /// Its name.
    pub name: &'a str,
    /// Its limits in words; an empty text takes no room.
    pub hint: &'a str,
    /// What is wrong with the value, if anything.
    pub error: Option<&'a str>,
    /// What the button does that makes it less.
    pub less: &'a str,
    /// What the button does that makes it more.
    pub more: &'a str,
}

impl Number<'_> {
    /// Shows the field over the whole width. Typing and dragging may leave the range, so that a
    /// wrong value can be marked instead of silently changed; the buttons stay within it.
    /// `changed()` of the answer says whether the value is another one now.
    pub fn show(self, ui: &mut Ui, value: &mut i32, range: RangeInclusive<i32>) -> Response {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0 * scale;
            let height = target_height(ui);
            let size = vec2(ui.available_width(), height);
            let response = ui
                .allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
                    let response = self.entry(ui, value, range, &palette);
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        ui.label(self.name);
                        if !self.hint.is_empty() {
                            ui.label(RichText::new(self.hint).small().color(palette.muted));
                        }
                    });
                    response
                })
                .inner;
            if let Some(error) = self.error {
                complaint(ui, error, &palette);
            }
            response
        })
        .inner
    }

    fn entry(
        self,
        ui: &mut Ui,
        value: &mut i32,
        range: RangeInclusive<i32>,
        palette: &Palette,
    ) -> Response {
        let scale = palette.scale;
        let height = target_height(ui);
        let field = 48.0 * scale;
        let (rect, mut whole) = ui.allocate_exact_size(
            vec2(field + 2.0 * height, height),
            bevy_egui::egui::Sense::hover(),
        );
        let edge = match self.error {
            Some(_) => Stroke::new(1.5 * scale, palette.warning),
            None => hairline(palette.hairline),
        };
        ui.painter()
            .rect(rect, CONTROL_RADIUS, palette.sunk, edge, StrokeKind::Inside);
        let before = *value;
        let mut inner = ui.new_child(
            UiBuilder::new()
                .max_rect(rect)
                .layout(Layout::left_to_right(Align::Center)),
        );
        inner.spacing_mut().item_spacing.x = 0.0;
        let step = |ui: &mut Ui, icon, name, enabled| {
            ui.add_enabled_ui(enabled, |ui| step_button(ui, icon, name, height, palette))
                .inner
        };
        if step(&mut inner, Icon::Minus, self.less, *value > *range.start()).clicked() {
            *value = (*value - 1).clamp(*range.start(), *range.end());
        }
        let typed = inner
            .scope(|ui| {
                let visuals = ui.visuals_mut();
                for widget in [
                    &mut visuals.widgets.inactive,
                    &mut visuals.widgets.hovered,
                    &mut visuals.widgets.active,
                ] {
                    widget.weak_bg_fill = palette.sunk;
                    widget.bg_stroke = Stroke::NONE;
                }
                visuals.text_edit_bg_color = Some(palette.sunk);
                let size = vec2(field, height - 6.0 * scale);
                ui.spacing_mut().interact_size = size;
                ui.spacing_mut().button_padding = vec2(2.0, 0.0);
                ui.add_sized(size, DragValue::new(value).speed(0.1).range(-999..=9_999))
            })
            .inner;
        if step(&mut inner, Icon::Plus, self.more, *value < *range.end()).clicked() {
            *value = (*value + 1).clamp(*range.start(), *range.end());
        }
        if typed.has_focus() {
            focus_ring(ui.painter(), rect, CONTROL_RADIUS, palette);
        }
        if *value != before {
            whole.mark_changed();
        }
        whole
    }
}

fn step_button(ui: &mut Ui, icon: Icon, name: &str, side: f32, palette: &Palette) -> Response {
    use bevy_egui::egui::{WidgetInfo, WidgetType};
    let control = Control::allocate(ui, Vec2::splat(side));
    control
        .response
        .widget_info(|| WidgetInfo::labeled(WidgetType::Button, control.enabled, name));
    let rect = control.rect().shrink(3.0 * palette.scale);
    let fill = palette.hovered.gamma_multiply(control.hover);
    ui.painter().rect_filled(rect, CONTROL_RADIUS - 2, fill);
    let colour = if control.enabled {
        palette.muted.lerp_to_gamma(palette.text, control.hover)
    } else {
        palette.disabled.gamma_multiply(0.6)
    };
    let square = Rect::from_center_size(rect.center(), Vec2::splat(14.0 * palette.scale));
    paint_icon(ui.painter(), square, icon, colour);
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS - 2, palette);
    }
    control.response
}

/// A sentence that says what is wrong, with a sign that needs no colour.
pub fn complaint(ui: &mut Ui, sentence: &str, palette: &Palette) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID * 0.75 * palette.scale;
        let side = SMALL * palette.scale;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), bevy_egui::egui::Sense::hover());
        paint_icon(ui.painter(), rect, Icon::Warning, palette.warning_text);
        let text = RichText::new(sentence).small().color(palette.warning_text);
        ui.add(bevy_egui::egui::Label::new(text).wrap());
    });
}
