//! Something that stands alone in the middle of the window, over a veil.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::{
    Align2, Area, Context, Id, InnerResponse, Key, LayerId, Order, ScrollArea, Sense, Ui, Vec2,
};

use super::button::Button;
use super::icon::Icon;
use super::panel::{frame, head};
use crate::app::ui::theme::{GRID, Palette};

/// What a sheet lies over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The screen; messages and lists stay above it.
    Screen,
    Everything,
}

/// Takes the clicks beside a sheet that lies over the screen.
pub fn take_clicks(context: &Context, id: &str) {
    let window = context.content_rect();
    let veil = Area::new(Id::new(("clicks beside", id))).order(Order::Middle);
    veil.fixed_pos(window.min).show(context, |ui| {
        ui.allocate_response(window.size(), Sense::click());
    });
}

/// Shows content of this width, its frame included, in points; what is behind it is veiled.
pub fn lay_sheet<R>(
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
    let veil = Palette::of(context).table.gamma_multiply(0.75);
    context
        .layer_painter(LayerId::new(below, Id::new(("veil", id))))
        .rect_filled(context.content_rect(), 0, veil);
    Area::new(Id::new(id))
        .order(order)
        .anchor(Align2::CENTER_CENTER, Vec2::ZERO)
        .fade_in(false)
        .show(context, |ui| {
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
        })
}

/// Shows something to be read over everything: a heading with a cross, whose word is `close`, and
/// content that scrolls in a low window. Whether it is to be closed: by the cross, by Escape, or by a
/// click beside it.
pub fn lay_reading(
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
            let cross = Button::bare(close).icon(Icon::Close).icon_only();
            closes |= cross.show(ui).clicked();
        });
        let scale = Palette::of(context).scale;
        let most = context.content_rect().height() - 12.0 * GRID * scale;
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, content);
    });
    closes || area.response.clicked_elsewhere()
}
