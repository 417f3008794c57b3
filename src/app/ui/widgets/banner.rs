//! A problem, at the top of the window that stays until it is closed or no longer true.

use bevy_egui::egui::{
    Align, Align2, Area, Context, Frame, Id, Label, Layout, Margin, Order, RichText, Sense, Stroke,
    Ui, Vec2, vec2,
};

use super::button::Button;
use super::icon::{Icon, paint_icon};
use super::spoken::announce;
use crate::app::ui::theme::{GRID, Palette, SURFACE_RADIUS, strong};

/// What a banner says.
#[derive(Clone, Debug)]
pub struct Banner {
    /// What happened.
    pub sentence: String,
    /// What that means, in a smaller second line; may be empty.
    pub remark: String,
}

/// Shows the banners below each other, no wider than lines that can be read; gives the index of
/// one that was closed. `close` is the word for closing.
pub fn banners(context: &Context, close: &str, banners: &[Banner]) -> Option<usize> {
    if banners.is_empty() {
        return None;
    }
    let palette = Palette::of(context);
    let margin = GRID * palette.scale;
    let width = (context.content_rect().width() - 2.0 * margin).min(640.0 * palette.scale);
    let mut closed = None;
    Area::new(Id::new("banners"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_TOP, vec2(0.0, margin))
        .fade_in(false)
        .show(context, |ui| {
            ui.set_width(width);
            for (index, banner) in banners.iter().enumerate() {
                if show(ui, banner, close, &palette) {
                    closed = Some(index);
                }
            }
        });
    closed
}

fn show(ui: &mut Ui, banner: &Banner, close: &str, palette: &Palette) -> bool {
    let scale = palette.scale;
    Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.5 * scale, palette.warning))
        .corner_radius(SURFACE_RADIUS)
        .inner_margin(Margin::symmetric((12.0 * scale) as i8, (8.0 * scale) as i8))
        .shadow(ui.visuals().popup_shadow)
        .show(ui, |ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let closed = Button::bare(close)
                    .icon(Icon::Close)
                    .icon_only()
                    .show(ui)
                    .clicked();
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    let (rect, _) =
                        ui.allocate_exact_size(Vec2::splat(20.0 * scale), Sense::hover());
                    paint_icon(ui.painter(), rect, Icon::Warning, palette.warning_text);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 2.0 * scale;
                        let sentence = RichText::new(&banner.sentence).text_style(strong());
                        announce(&ui.add(Label::new(sentence).wrap()));
                        if !banner.remark.is_empty() {
                            let remark = RichText::new(&banner.remark).small().color(palette.muted);
                            ui.add(Label::new(remark).wrap());
                        }
                    });
                });
                closed
            })
            .inner
        })
        .inner
}
