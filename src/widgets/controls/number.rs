//! A whole number that is typed, dragged or stepped, with its limits and, if it is wrong, why.

use std::ops::RangeInclusive;

use bevy_egui::egui::{
    Align, Align2, Color32, DragValue, Label, Layout, Rect, Response, RichText, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::language::{Words, text};
use crate::features::scanning::controls::{is_on, scan};
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::spoken::{announce, signs};
use crate::widgets::surface::{Control, focus_ring, hairline, keep_in_sight, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// What a number field says.
#[derive(Clone, Copy)]
pub(crate) struct NumberField<'a> {
    pub name: &'a str,
    /// Its limits in words; an empty text takes no room.
    pub hint: &'a str,
    /// What is wrong with the value, if anything.
    pub error: Option<&'a str>,
    /// The words in which its buttons say what they do.
    pub words: &'a Words,
}

impl NumberField<'_> {
    /// Shows the field over the whole width. Typing and dragging may leave the range, so that a
    /// wrong value can be marked instead of silently changed; the buttons stay within it.
    /// `changed()` of the answer says whether the value is another one now.
    pub(crate) fn show(self, ui: &mut Ui, value: &mut i32, range: RangeInclusive<i32>) -> Response {
        let palette = Palette::of(ui.ctx());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0 * palette.scale;
            let response = self.row(ui, value, range, &palette);
            if let Some(error) = self.error {
                complaint(ui, error);
            }
            response
        })
        .inner
    }

    /// Shows the value alone behind a short label, in this width, to be typed or dragged: for
    /// many numbers of a kind, whose limits and faults are told once for all. A switch makes it one
    /// more, and after the greatest value the least.
    pub(crate) fn show_short(
        self,
        ui: &mut Ui,
        label: &str,
        width: f32,
        value: &mut i32,
        range: RangeInclusive<i32>,
    ) -> Response {
        let palette = Palette::of(ui.ctx());
        let size = vec2(width, target_height(ui));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let font = palette.font(BODY);
        let letter = ui
            .painter()
            .layout_no_wrap(label.to_owned(), font, palette.muted);
        let mut place = rect;
        place.set_left(rect.left() + letter.size().x + 0.75 * GRID * palette.scale);
        let top = rect.center().y - letter.size().y / 2.0;
        ui.painter()
            .galley(pos2(rect.left(), top), letter, palette.muted);
        self.paint_ground(ui, place, &palette);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(place));
        let typed = typed_value(&mut inner, place.size() - Vec2::splat(4.0), value);
        if typed.has_focus() {
            focus_ring(ui.painter(), place, CONTROL_RADIUS, &palette);
        }
        typed.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, true, self.name));
        if is_on(ui.ctx()) && self.is_chosen_by_switch(ui, place, *value, &palette) {
            *value = match *value < *range.end() {
                true => *value + 1,
                false => *range.start(),
            };
        }
        typed
    }

    /// Whether a switch acts on the number. The field itself would begin to take what is typed as soon
    /// as it has the focus, so something over it has it instead.
    fn is_chosen_by_switch(&self, ui: &Ui, place: Rect, value: i32, palette: &Palette) -> bool {
        let id = ui.id().with(("switch", self.name));
        let mut stop = ui.interact(place, id, Sense::focusable_noninteractive());
        scan(ui, &mut stop);
        keep_in_sight(&stop);
        let name = signs(ui.ctx()).labelled(self.name, &value.to_string());
        stop.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if stop.has_focus() {
            focus_ring(ui.painter(), place, CONTROL_RADIUS, palette);
        }
        stop.clicked()
    }

    /// The trough in which the value lies; its edge tells of a fault.
    fn paint_ground(&self, ui: &Ui, rect: Rect, palette: &Palette) {
        let edge = match self.error {
            Some(_) => Stroke::new(1.5 * palette.scale, palette.warning),
            None => hairline(palette.hairline),
        };
        ui.painter()
            .rect(rect, CONTROL_RADIUS, palette.sunk, edge, StrokeKind::Inside);
    }

    /// Name and limits at the left, the value at the right. The limits stand beside the name
    /// where they fit, else below it.
    fn row(
        self,
        ui: &mut Ui,
        value: &mut i32,
        range: RangeInclusive<i32>,
        palette: &Palette,
    ) -> Response {
        let scale = palette.scale;
        let target = target_height(ui);
        let entry = vec2(VALUE_WIDTH * scale + 2.0 * target, target);
        let gap = GRID * scale;
        let room = (ui.available_width() - entry.x - gap).max(1.0);
        let painter = ui.painter().clone();
        let colour = palette.text_of(ui.is_enabled());
        let name = painter.layout(self.name.to_owned(), palette.font(BODY), colour, room);
        let hint = painter.layout(
            self.hint.to_owned(),
            palette.font(SMALL),
            palette.muted,
            room,
        );
        let is_beside = name.size().x + gap + hint.size().x <= room;
        let text_height = if is_beside || self.hint.is_empty() {
            name.size().y
        } else {
            name.size().y + hint.size().y
        };
        let size = vec2(ui.available_width(), target.max(text_height));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let top = rect.center().y - text_height / 2.0;
        let hint_at = if is_beside {
            // Both stand on one line of writing.
            let baseline = (name.size().y - hint.size().y) * 0.75;
            pos2(rect.left() + name.size().x + gap, top + baseline)
        } else {
            pos2(rect.left(), top + name.size().y)
        };
        painter.galley(pos2(rect.left(), top), name, colour);
        if !self.hint.is_empty() {
            painter.galley(hint_at, hint, palette.muted);
        }
        let place = Align2::RIGHT_CENTER.anchor_size(rect.right_center(), entry);
        self.entry(ui, place, value, range, palette)
    }

    fn entry(
        self,
        ui: &mut Ui,
        rect: Rect,
        value: &mut i32,
        range: RangeInclusive<i32>,
        palette: &Palette,
    ) -> Response {
        let mut whole = ui.interact(rect, ui.next_auto_id(), Sense::hover());
        ui.skip_ahead_auto_ids(1);
        self.paint_ground(ui, rect, palette);
        let before = *value;
        let layout = Layout::left_to_right(Align::Center);
        let mut inner = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
        inner.spacing_mut().item_spacing.x = 0.0;
        let side = rect.height();
        let step = |ui: &mut Ui, icon, key, enabled| {
            let does = self.words.with(key, &[("field", text(self.name))]);
            ui.add_enabled_ui(enabled, |ui| step_button(ui, icon, &does, side, palette))
                .inner
                .clicked()
        };
        let can_be_less = *value > *range.start();
        if step(&mut inner, Icon::Minus, "field-decrease", can_be_less) {
            *value = (*value - 1).clamp(*range.start(), *range.end());
        }
        let size = vec2((rect.width() - 2.0 * side).max(1.0), rect.height());
        let typed = typed_value(&mut inner, size, value);
        typed.widget_info(|| WidgetInfo::labeled(WidgetType::DragValue, true, self.name));
        let can_be_more = *value < *range.end();
        if step(&mut inner, Icon::Plus, "field-increase", can_be_more) {
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

/// The value itself, typed or dragged, without a ground of its own.
fn typed_value(ui: &mut Ui, size: Vec2, value: &mut i32) -> Response {
    let typed = ui.scope(|ui| {
        let visuals = ui.visuals_mut();
        for widget in [
            &mut visuals.widgets.inactive,
            &mut visuals.widgets.hovered,
            &mut visuals.widgets.active,
        ] {
            widget.weak_bg_fill = Color32::TRANSPARENT;
            widget.bg_stroke = Stroke::NONE;
        }
        ui.spacing_mut().interact_size = size;
        ui.spacing_mut().button_padding = vec2(2.0, 0.0);
        ui.add_sized(size, DragValue::new(value).speed(0.1).range(TYPED))
    });
    keep_in_sight(&typed.inner);
    typed.inner
}

/// Width of the part that shows the value, in points at scale 1.
const VALUE_WIDTH: f32 = 48.0;
/// What can be typed at all; narrower limits are the field's own and are marked when left.
const TYPED: RangeInclusive<i32> = -999..=9_999;

fn step_button(ui: &mut Ui, icon: Icon, name: &str, side: f32, palette: &Palette) -> Response {
    let control = Control::allocate(ui, Vec2::splat(side), name);
    control.tell(WidgetType::Button, name);
    let rect = control.rect().shrink(3.0 * palette.scale);
    let fill = palette.hovered.gamma_multiply(control.hover);
    ui.painter().rect_filled(rect, CONTROL_RADIUS - 2, fill);
    let colour = if control.enabled {
        palette.muted.lerp_to_gamma(palette.text, control.hover)
    } else {
        palette.disabled
    };
    let side = 14.0 * palette.scale;
    paint_icon(ui.painter(), rect.center(), side, icon, colour);
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS - 2, palette);
    }
    control.response
}

/// A sentence that says what is wrong, with a sign that needs no colour.
pub(crate) fn complaint(ui: &mut Ui, sentence: &str) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID * 0.75 * palette.scale;
        let side = SMALL * palette.scale;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        let (at, colour) = (rect.center(), palette.warning_text);
        paint_icon(ui.painter(), at, side, Icon::Warning, colour);
        let text = RichText::new(sentence).small().color(palette.warning_text);
        announce(&ui.add(Label::new(text).wrap()));
    });
}
