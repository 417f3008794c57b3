//! Raised surfaces that hold controls, and the headings on them.

use bevy_egui::egui::{
    Align, Color32, Context, Frame, Label, Layout, Margin, Mesh, Rect, RichText, ScrollArea, Sense,
    Stroke, TextStyle, Ui, UiBuilder,
    ecolor::{gamma_u8_from_linear_f32, linear_f32_from_gamma_u8},
    pos2,
    scroll_area::ScrollAreaOutput,
    vec2,
};

use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::one_line::width_of;
use crate::widgets::spoken::mark_heading;
use crate::widgets::surface::{hairline, target_height};
use crate::widgets::theme::{BODY, GRID, HEADING, Palette, SMALL, SURFACE_RADIUS};

/// The frame of a raised surface; in small windows it leaves more room inside.
pub(crate) fn frame(context: &Context) -> Frame {
    let palette = Palette::of(context);
    let margin = match context.content_rect().size().min_elem() / palette.scale {
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
pub(crate) fn panel_in<R>(ui: &mut Ui, place: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let frame = frame(ui.ctx());
    ui.painter().add(frame.paint(place - frame.total_margin()));
    let inner = place - frame.total_margin();
    let mut ui = ui.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(place.intersect(ui.clip_rect()));
    content(&mut ui)
}

/// Shows content that may be taller than its room of this height. Where some of it is out of
/// sight, it fades out, and below an arrow says that there is more.
pub(crate) fn scroll<R>(
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
    fade_edges(ui, &output, palette.raised);
    output.inner
}

/// Fades scrolled content out towards the colour of its ground where some of it is out of sight; below,
/// an arrow says that there is more.
pub(crate) fn fade_edges<R>(ui: &Ui, output: &ScrollAreaOutput<R>, ground: Color32) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let (seen, above) = (output.inner_rect, output.state.offset.y);
    let below = output.content_size.y - above - seen.height();
    let fade = (FADE * scale).min(seen.height() / 3.0);
    if above > 1.0 {
        let edge = Rect::from_min_max(seen.min, seen.right_top() + vec2(0.0, fade));
        paint_fade(ui, edge, ground, true);
    }
    if below > 1.0 {
        // The arrow lies on plain ground, not on words.
        let plain = (ARROW * scale).min(seen.height() / 3.0);
        let split = seen.bottom() - plain;
        let edge = Rect::from_x_y_ranges(seen.x_range(), split - fade..=split);
        paint_fade(ui, edge, ground, false);
        let rest = Rect::from_x_y_ranges(seen.x_range(), split..=seen.bottom());
        ui.painter().rect_filled(rest, 0, ground);
        let at = rest.center();
        paint_icon(ui.painter(), at, plain, Icon::Chevron, palette.text);
    }
}

/// Height of the fading edge of scrolled content, in points at scale 1.
const FADE: f32 = 16.0;
/// Side of the arrow that says that there is more below, in points at scale 1.
const ARROW: f32 = 12.0;

/// Steps of a fading edge.
const FADE_STEPS: u8 = 8;

/// Covers a rectangle with a colour that grows from nothing at one of its edges to solid at the other.
fn paint_fade(ui: &Ui, rect: Rect, ground: Color32, solid_above: bool) {
    let mut mesh = Mesh::default();
    for step in 0..=FADE_STEPS {
        let share = f32::from(step) / f32::from(FADE_STEPS);
        let solid = if solid_above { 1.0 - share } else { share };
        let y = rect.top() + share * rect.height();
        for x in [rect.left(), rect.right()] {
            mesh.colored_vertex(pos2(x, y), see_through(ground, solid));
        }
        if step > 0 {
            let right = 2 * u32::from(step) + 1;
            mesh.add_triangle(right - 3, right - 2, right - 1);
            mesh.add_triangle(right - 2, right - 1, right);
        }
    }
    ui.painter().add(mesh);
}

/// A colour that covers this share of what is behind it. The renderer blends light, not the numbers
/// of sRGB, and egui's own way would darken pale colours.
fn see_through(colour: Color32, share: f32) -> Color32 {
    let part = |channel| gamma_u8_from_linear_f32(share * linear_f32_from_gamma_u8(channel));
    let alpha = (share * 255.0).round() as u8;
    Color32::from_rgba_premultiplied(part(colour.r()), part(colour.g()), part(colour.b()), alpha)
}

/// The first line of a surface: its heading, and at the right what leads away from it, the last
/// first. A long heading is written smaller, and in two lines where even that has no room; a heading with
/// a word that is too long for what is left of the line has a line of its own.
pub(crate) fn head(ui: &mut Ui, heading: &str, right: impl FnOnce(&mut Ui)) {
    let palette = Palette::of(ui.ctx());
    let size = vec2(ui.available_width(), target_height(ui));
    // All surfaces of a screen have the same id: two heads would take each other's width for their own,
    // and each would ask for a new frame for ever.
    let id = ui.id().with(("width of what leads away", heading));
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
    let room = (size.x - known - GRID * palette.scale).max(1.0);
    let points = size_of_heading(ui, heading, room);
    if points.is_none() {
        show_heading(ui, heading, BODY);
    }
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        if let Some(points) = points {
            ui.scope(|ui| {
                ui.set_max_width(room);
                show_heading(ui, heading, points);
            });
        }
        let in_line = Layout::right_to_left(Align::Center);
        let used = ui.with_layout(in_line, |ui| {
            right(ui);
            ui.min_rect().width()
        });
        if used.inner != known {
            // Known only now; the heading of the next frame gets what is left.
            ui.data_mut(|data| data.insert_temp(id, used.inner));
            ui.ctx().request_repaint();
        }
    });
}

/// The size in which a heading has this room, on one line or broken between its words, if there is one.
fn size_of_heading(ui: &Ui, heading: &str, room: f32) -> Option<f32> {
    let palette = Palette::of(ui.ctx());
    let fits = |text: &str, size| width_of(ui, text, palette.strong_font(size)) <= room;
    if fits(heading, HEADING) {
        return Some(HEADING);
    }
    let words_fit = |&size: &f32| heading.split_whitespace().all(|word| fits(word, size));
    [BODY, SMALL].into_iter().find(words_fit)
}

fn show_heading(ui: &mut Ui, heading: &str, size: f32) {
    let size = size * Palette::of(ui.ctx()).scale;
    let heading = RichText::new(heading).text_style(TextStyle::Heading);
    mark_heading(&ui.add(Label::new(heading.size(size)).wrap()));
}

/// The heading of a part of a surface: small, muted, close to what it heads.
pub(crate) fn section(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let half = GRID / 2.0 * palette.scale;
    ui.add_space(half);
    ui.label(RichText::new(text).small().color(palette.muted));
    ui.add_space(half - ui.spacing().item_spacing.y);
}

/// A thin line across the surface.
pub(crate) fn rule(ui: &mut Ui) {
    let palette = Palette::of(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 1.0), Sense::hover());
    ui.painter().hline(
        rect.x_range(),
        rect.center().y,
        Stroke::new(1.0, palette.hairline),
    );
}
