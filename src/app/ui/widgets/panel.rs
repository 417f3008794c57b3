//! Raised surfaces that hold controls, and the headings on them.

use bevy_egui::egui::{
    Align, Color32, Context, Frame, Layout, Margin, Mesh, Rect, RichText, ScrollArea, Sense,
    Stroke, TextStyle, Ui, UiBuilder, Vec2, scroll_area::ScrollAreaOutput, vec2,
};

use super::icon::{Icon, paint_icon};
use super::spoken::mark_heading;
use super::surface::{hairline, target_height};
use crate::app::ui::theme::{GRID, Palette, SURFACE_RADIUS};

/// The frame of a raised surface; in small windows it leaves more room inside.
pub fn frame(context: &Context) -> Frame {
    let palette = Palette::of(context);
    let margin = match context.content_rect().size().min_elem() {
        ..300.0 => 1.0,
        300.0..500.0 => 1.5,
        _ => 2.0,
    };
    let margin = (margin * GRID * palette.scale).round() as i8;
    Frame::new()
        .fill(palette.raised)
        .stroke(hairline(palette.hairline))
        .corner_radius(SURFACE_RADIUS)
        .inner_margin(Margin::same(margin))
}

/// Shows a raised surface that fills exactly this part of the window.
pub fn panel_in<R>(ui: &mut Ui, place: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = frame(ui.ctx());
    ui.painter().add(frame.paint(place - frame.total_margin()));
    let inner = place - frame.total_margin();
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(place.intersect(ui.clip_rect()));
    content(&mut ui)
}

/// Shows content that may be taller than its room of this height. Where some of it is out of
/// sight, it fades out, and below an arrow says that there is more.
pub fn scroll<R>(
    ui: &mut Ui,
    id: &str,
    height: f32,
    newest_below: bool,
    content: impl FnOnce(&mut Ui) -> R,
) -> R {
    let palette = Palette::of(ui.ctx());
    let output = ScrollArea::vertical()
        .id_salt(id)
        .max_height(height)
        // Or it is never less than 64 points tall.
        .min_scrolled_height(0.0)
        .auto_shrink([false, false])
        .stick_to_bottom(newest_below)
        .show(ui, |ui| {
            // The focus ring of the widest controls needs a little air.
            ui.set_width(ui.available_width() - 2.0);
            content(ui)
        });
    if fade_edges(ui, &output, palette.raised) {
        let edge = output.inner_rect;
        let arrow = edge.center_bottom() - vec2(0.0, 6.0 * palette.scale);
        let square = Rect::from_center_size(arrow, Vec2::splat(12.0 * palette.scale));
        paint_icon(ui.painter(), square, Icon::Chevron, palette.text);
    }
    output.inner
}

/// Fades scrolled content out towards the colour of its ground where some of it is out of sight;
/// whether there is more below.
pub fn fade_edges<R>(ui: &Ui, output: &ScrollAreaOutput<R>, ground: Color32) -> bool {
    let scale = Palette::of(ui.ctx()).scale;
    let (seen, above) = (output.inner_rect, output.state.offset.y);
    let below = output.content_size.y - above - seen.height();
    let fade = (FADE * scale).min(seen.height() / 3.0);
    if above > 1.0 {
        let edge = Rect::from_min_max(seen.min, seen.right_top() + vec2(0.0, fade));
        paint_fade(ui, edge, ground, Color32::TRANSPARENT);
    }
    if below > 1.0 {
        let edge = Rect::from_min_max(seen.left_bottom() - vec2(0.0, fade), seen.max);
        paint_fade(ui, edge, Color32::TRANSPARENT, ground);
    }
    below > 1.0
}

/// Height of the fading edge of scrolled content, in points at scale 1.
const FADE: f32 = 20.0;

fn paint_fade(ui: &Ui, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    for (corner, colour) in [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.right_bottom(), bottom),
        (rect.left_bottom(), bottom),
    ] {
        mesh.colored_vertex(corner, colour);
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    ui.painter().add(mesh);
}

/// The first line of a surface: its heading, and at the right what leads away from it, the last
/// first.
pub fn head(ui: &mut Ui, heading: &str, right: impl FnOnce(&mut Ui)) {
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        let heading = RichText::new(heading).text_style(TextStyle::Heading);
        mark_heading(&ui.label(heading));
        ui.with_layout(Layout::right_to_left(Align::Center), right);
    });
}

/// The heading of a part of a surface: small, muted, close to what it heads.
pub fn section(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let half = GRID / 2.0 * palette.scale;
    ui.add_space(half);
    ui.label(RichText::new(text).small().color(palette.muted));
    ui.add_space(half - ui.spacing().item_spacing.y);
}

/// A thin line across the surface.
pub fn rule(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0, palette.hairline),
    );
}
