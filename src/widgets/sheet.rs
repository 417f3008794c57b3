//! Something that stands alone in the middle of the window, over a veil.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{
    Align2, Area, Context, Id, InnerResponse, Key, LayerId, Order, Rect, ScrollArea, Sense, Ui,
    Vec2, pos2, vec2,
};

use crate::features::scanning::controls::cover_screen;
use crate::widgets::controls::button::close_button;
use crate::widgets::panel::{frame, head};
use crate::widgets::theme::{GRID, Palette};

/// What a sheet lies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Over {
    /// The screen and its messages; lists stay above it.
    Screen,
    Everything,
}

/// Takes the clicks beside a sheet that lies over the screen.
pub(crate) fn take_clicks(context: &Context, id: &str) {
    let window = context.content_rect();
    let veil = Area::new(Id::new(("clicks beside", id))).order(Order::Middle);
    veil.fixed_pos(window.min).show(context, |ui| {
        ui.allocate_response(window.size(), Sense::click());
    });
}

/// Shows content of this width, its frame included, in points; what is behind it is veiled.
pub(crate) fn lay_sheet<R>(
    context: &Context,
    id: &str,
    over: Over,
    width: f32,
    content: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let (below, order) = match over {
        Over::Screen => (Order::Middle, Order::Foreground),
        Over::Everything => (Order::Foreground, Order::Tooltip),
    };
    cover_screen(context);
    veil(context, LayerId::new(below, Id::new(("veil", id))));
    let id = Id::new(id);
    let edge = UpperEdge::of(context, id);
    if !UpperEdge::was_shown(context, id) {
        leave_what_is_covered(context);
    }
    let area = Area::new(id).order(order).fade_in(false);
    let area = match edge.settled() {
        None => area.anchor(Align2::CENTER_CENTER, Vec2::ZERO),
        Some(top) => area
            .pivot(Align2::CENTER_TOP)
            .fixed_pos(pos2(context.content_rect().center().x, top)),
    };
    let shown = area.show(context, |ui| {
        // Tab and the arrows stay within it.
        context.memory_mut(|memory| memory.set_modal_layer(ui.layer_id()));
        context.accesskit_node_builder(ui.unique_id(), |node| {
            node.set_role(Role::Dialog);
            node.set_modal();
        });
        let frame = frame(context);
        let shown = frame.show(ui, |ui| {
            ui.set_width(width - frame.total_margin().sum().x);
            content(ui)
        });
        shown.inner
    });
    edge.keep(context, id, shown.response.rect);
    shown
}

/// Veils everything below this layer.
pub(crate) fn veil(context: &Context, layer: LayerId) {
    let colour = Palette::of(context).table.gamma_multiply(0.75);
    let painter = context.layer_painter(layer);
    painter.rect_filled(context.content_rect(), 0, colour);
}

/// What lies under a sheet that opens has no focus any more.
fn leave_what_is_covered(context: &Context) {
    context.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}

/// Where the upper edge of a sheet is. A sheet that grows while it is open, as by a sentence about a
/// mistake, grows downwards: nothing moves under the pointer.
#[derive(Clone, Copy)]
struct UpperEdge {
    top: f32,
    height: f32,
    window: Rect,
    /// In how many passes it has been shown, and which was the last.
    passes: u32,
    last: u64,
}

/// So many passes a sheet may take to find its size.
const SETTLING: u32 = 8;

impl UpperEdge {
    /// As it was in the pass before; a sheet that was not open then begins anew, and so does one
    /// whose window has another size.
    fn of(context: &Context, id: Id) -> UpperEdge {
        let now = context.cumulative_pass_nr();
        let window = context.content_rect();
        let before: Option<UpperEdge> = context.data(|data| data.get_temp(id));
        let goes_on = |edge: &UpperEdge| edge.last + 1 >= now && edge.window == window;
        before.filter(goes_on).unwrap_or(UpperEdge {
            top: 0.0,
            height: 0.0,
            window,
            passes: 0,
            last: now,
        })
    }

    /// Whether the sheet was open in the pass before.
    fn was_shown(context: &Context, id: Id) -> bool {
        let now = context.cumulative_pass_nr();
        let before: Option<UpperEdge> = context.data(|data| data.get_temp(id));
        before.is_some_and(|edge| edge.last + 1 >= now)
    }

    /// Where it stays, as far as the window has room for the sheet.
    fn settled(&self) -> Option<f32> {
        let lowest = (self.window.bottom() - self.height).max(self.window.top());
        (self.passes >= SETTLING).then(|| self.top.min(lowest))
    }

    fn keep(self, context: &Context, id: Id, shown: Rect) {
        let now = UpperEdge {
            top: self.settled().map_or(shown.top(), |_| self.top),
            height: shown.height(),
            passes: self.passes.saturating_add(1),
            last: context.cumulative_pass_nr(),
            ..self
        };
        context.data_mut(|data| data.insert_temp(id, now));
    }
}

/// Shows something to be read over everything: a heading with a cross, whose word is `close`, and
/// content that scrolls in a low window. Whether it is to be closed: by the cross, by Escape, or by a
/// click beside it.
pub(crate) fn lay_reading(
    context: &Context,
    id: &str,
    width: f32,
    heading: &str,
    close: &str,
    content: impl FnOnce(&mut Ui),
) -> bool {
    let mut closes = context.input(|input| input.key_pressed(Key::Escape));
    let area = lay_sheet(context, id, Over::Everything, width, |ui| {
        head(ui, heading, |ui| {
            closes |= close_button(ui, close.to_owned());
        });
        let scale = Palette::of(context).scale;
        let most = context.content_rect().height() - 12.0 * GRID * scale;
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, |ui| {
                scroll_by_keys(ui);
                content(ui);
            });
    });
    closes || area.response.clicked_elsewhere()
}

/// The arrows scroll as long as no control has the focus.
fn scroll_by_keys(ui: &Ui) {
    if ui.memory(|memory| memory.focused().is_some()) {
        return;
    }
    let pressed = |key| ui.input(|input| input.num_presses(key)) as f32;
    let lines = pressed(Key::ArrowUp) - pressed(Key::ArrowDown);
    let pages = pressed(Key::PageUp) - pressed(Key::PageDown);
    let height = ui.clip_rect().height();
    let way = lines * 0.15 * height + pages * 0.9 * height;
    if way != 0.0 {
        ui.scroll_with_delta(vec2(0.0, way));
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{RawInput, Rect};

    use super::*;
    use crate::config::{Theme, Timing};
    use crate::widgets::theme::apply_theme;

    /// Where a sheet lies after so many frames with content of this height.
    fn shown(context: &Context, height: f32, frames: usize) -> Rect {
        let mut place = Rect::NOTHING;
        for _ in 0..frames {
            let input = RawInput {
                screen_rect: Some(Rect::from_min_size(pos2(0.0, 0.0), Vec2::new(800.0, 600.0))),
                ..RawInput::default()
            };
            let output = context.run_ui(input, |ui| {
                let sheet = lay_sheet(ui.ctx(), "sheet", Over::Screen, 400.0, |ui| {
                    ui.allocate_exact_size(Vec2::new(100.0, height), Sense::hover());
                });
                place = sheet.response.rect;
            });
            output.drop_without_applying_deltas();
        }
        place
    }

    #[test]
    fn a_sheet_that_grows_while_it_is_open_keeps_its_upper_edge() {
        let context = Context::default();
        apply_theme(&context, &Theme::default(), &Timing::default());
        let before = shown(&context, 100.0, 20);
        assert!((before.center().y - 300.0).abs() <= 1.0, "in the middle");
        let grown = shown(&context, 160.0, 5);
        assert_eq!((grown.left(), grown.top()), (before.left(), before.top()));
        assert!(grown.height() > before.height() + 50.0);
        // It stays within the window.
        let tall = shown(&context, 500.0, 5);
        assert!(tall.bottom() <= 600.0 && tall.top() >= 0.0, "{tall:?}");
    }
}
