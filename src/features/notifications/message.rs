//! Messages in a part of the window that is theirs: what was done, what is wrong. Each can be closed;
//! where there are more than the part has room for, they scroll.

use bevy_egui::egui::{
    Align, Area, Context, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, ScrollArea,
    Sense, Stroke, Ui, UiBuilder, vec2,
};

use crate::features::notifications::NoticeTone;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::panel::fade_edges;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{BODY, GRID, Palette, SURFACE_RADIUS, strong};

/// Side of the sign before a message, in points at scale 1.
const SIGN: f32 = 20.0;

/// What is told.
#[derive(Clone, Debug)]
pub(crate) struct MessageText {
    /// How it is meant.
    pub tone: NoticeTone,
    /// What happened.
    pub sentence: String,
    /// What that means, in a smaller second line; may be empty.
    pub remark: String,
    /// What can be done about it.
    pub offer: Option<(Icon, String)>,
}

/// What came of showing messages.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct MessagesShown {
    /// The index of one that was closed.
    pub closed: Option<usize>,
    /// The index of one whose offer was taken.
    pub taken: Option<usize>,
    /// The height that all of them need, in points.
    pub height: f32,
}

/// Shows messages below each other in this place, the first one on top. `close` is the word for
/// closing.
pub(crate) fn messages(
    context: &Context,
    place: Rect,
    close: &str,
    messages: &[MessageText],
) -> MessagesShown {
    let palette = Palette::of(context);
    let area = Area::new(Id::new("messages"))
        // Below sheets, whose controls they never cover.
        .order(Order::Middle)
        .fixed_pos(place.min)
        .constrain(false)
        .fade_in(false);
    area.show(context, |ui| {
        // Their place decides, whatever room they had before.
        ui.set_min_size(place.size());
        let mut ui = ui.new_child(UiBuilder::new().max_rect(place));
        ui.set_clip_rect(place.expand(1.0));
        let (mut closed, mut taken) = (None, None);
        let output = ScrollArea::vertical()
            .max_height(place.height())
            .min_scrolled_height(0.0)
            .auto_shrink([false, false])
            .show(&mut ui, |ui| {
                ui.spacing_mut().item_spacing.y = GRID / 2.0 * palette.scale;
                for (index, message) in messages.iter().enumerate() {
                    let pressed = show(ui, message, close, &palette);
                    closed = pressed.closed.then_some(index).or(closed);
                    taken = pressed.taken.then_some(index).or(taken);
                }
            });
        fade_edges(&ui, &output, palette.table);
        MessagesShown {
            closed,
            taken,
            height: output.content_size.y.ceil(),
        }
    })
    .inner
}

/// What was pressed on a message.
struct MessagePress {
    closed: bool,
    taken: bool,
}

fn show(ui: &mut Ui, message: &MessageText, close: &str, palette: &Palette) -> MessagePress {
    let scale = palette.scale;
    let (icon, edge, ink) = match message.tone {
        NoticeTone::Success => (Icon::Tick, palette.win, palette.win),
        NoticeTone::Remark => (Icon::Info, palette.accent, palette.accent),
        NoticeTone::Problem | NoticeTone::Fault => {
            (Icon::Warning, palette.warning, palette.warning_text)
        }
    };
    let (side, gap) = (SIGN * scale, GRID * scale);
    Frame::new()
        .fill(palette.raised)
        .stroke(Stroke::new(1.5 * scale, edge))
        .corner_radius(SURFACE_RADIUS)
        .inner_margin(Margin {
            left: (12.0 * scale) as i8,
            right: (4.0 * scale) as i8,
            top: (4.0 * scale) as i8,
            bottom: (4.0 * scale) as i8,
        })
        .show(ui, |ui| {
            ui.spacing_mut().item_spacing.x = gap;
            let line = target_height(ui);
            let text = (ui.available_width() - side - line - 2.0 * gap).max(1.0);
            let in_row = Layout::left_to_right(Align::Min);
            let mut taken = false;
            ui.with_layout(in_row, |ui| {
                let (rect, _) = ui.allocate_exact_size(vec2(side, line), Sense::hover());
                paint_icon(ui.painter(), rect.center(), side, icon, ink);
                ui.vertical(|ui| {
                    ui.set_width(text);
                    ui.spacing_mut().item_spacing.y = 2.0 * scale;
                    // A single line stands in the middle beside sign and cross.
                    ui.add_space((line - 1.25 * BODY * scale) / 2.0);
                    let mut sentence = RichText::new(&message.sentence).color(palette.text);
                    if message.tone.is_bad() {
                        sentence = sentence.text_style(strong());
                    }
                    announce(&ui.add(Label::new(sentence).wrap()));
                    if !message.remark.is_empty() {
                        let remark = RichText::new(&message.remark).small().color(palette.muted);
                        ui.add(Label::new(remark).wrap());
                    }
                    if let Some((icon, offer)) = &message.offer {
                        ui.add_space(gap / 2.0);
                        taken = Button::quiet(offer).icon(*icon).show(ui).clicked();
                    }
                    ui.add_space(gap / 2.0);
                });
                let cross = Button::bare(close).icon(Icon::Close).icon_only();
                let closed = cross.show(ui).clicked();
                MessagePress { closed, taken }
            })
            .inner
        })
        .inner
}
