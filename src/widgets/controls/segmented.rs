//! A choice among a few words that all stand in view. It is one stop for Tab; the arrow keys
//! choose.

use bevy_egui::egui::{
    Align2, EventFilter, Id, Key, Modifiers, Rect, Response, Sense, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::scanning::controls::scan;
use crate::rules::Side;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::one_line::width_of;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, focus_ring, hairline, keep_in_sight, target_height};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL};

/// One of the words of a segmented choice.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Segment<'a> {
    pub word: &'a str,
    /// The side whose stone stands before the word.
    pub side: Option<Side>,
    /// What is seen in place of the word; screen readers are told the word.
    pub icon: Option<Icon>,
}

impl<'a> Segment<'a> {
    pub(crate) const fn word(word: &'a str) -> Segment<'a> {
        Segment {
            word,
            side: None,
            icon: None,
        }
    }
}

/// Shows the choice over the whole width that there is; `changed()` of the answer says whether
/// `chosen` is another one now. Words that do not fit side by side stand in rows. Where `chosen` is none of
/// them, none looks chosen.
pub(crate) fn segmented(
    ui: &mut Ui,
    name: &str,
    chosen: &mut usize,
    segments: &[Segment],
) -> Response {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width();
    let inset = 3.0 * palette.scale;
    let division = Division::of(ui, &palette, width - 2.0 * inset, segments);
    let row_height = target_height(ui);
    let size = vec2(width, division.rows() as f32 * row_height);
    let (rect, mut response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let signs = signs(ui.ctx());
    response.widget_info(|| {
        let word = segments.get(*chosen).map_or("", |segment| segment.word);
        let name = signs.labelled(name, word);
        WidgetInfo::labeled(WidgetType::RadioGroup, ui.is_enabled(), name)
    });

    let before = *chosen;
    scan(ui, &mut response);
    keep_in_sight(&response);
    if response.clicked() {
        // With a switch the next one is chosen each time, and after the last the first.
        *chosen = match *chosen + 1 {
            next if next < segments.len() => next,
            _ => 0,
        };
    }
    if response.has_focus() {
        choose_by_arrows(ui, &response, chosen, segments.len());
    }
    ui.painter().rect(
        rect,
        CONTROL_RADIUS,
        palette.sunk,
        hairline(palette.hairline),
        StrokeKind::Inside,
    );
    let places = division.places(rect.shrink(inset));
    // What can be pressed fills the trough from edge to edge.
    let targets = division.places(rect.shrink2(vec2(inset, 0.0)));
    let ids = (0..segments.len()).map(|index| response.id.with(index));
    let targets: Vec<(Id, Rect)> = ids.zip(targets).collect();
    // Screen readers find the words in the choice.
    let inner = UiBuilder::new()
        .max_rect(rect)
        .accessibility_parent(response.id);
    let ui = &mut ui.new_child(inner);
    for (index, (&(id, target), segment)) in targets.iter().zip(segments).enumerate() {
        // The words are no stops for Tab: the whole choice is one.
        let word = ui.interact(target, id, Sense::CLICK);
        if word.clicked() {
            *chosen = index;
        }
        let is_chosen = index == *chosen;
        word.widget_info(|| {
            let enabled = ui.is_enabled();
            WidgetInfo::selected(WidgetType::RadioButton, enabled, is_chosen, segment.word)
        });
    }
    for (index, (segment, place)) in segments.iter().zip(places).enumerate() {
        let is_chosen = index == *chosen;
        let (id, target) = targets[index];
        let control = Control::of(ui, ui.interact(target, id, Sense::CLICK));
        paint_segment(
            ui,
            place,
            &control,
            segment,
            is_chosen,
            division.size,
            &palette,
        );
    }
    if response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
    }
    if *chosen != before {
        response.mark_changed();
    }
    response
}

fn choose_by_arrows(ui: &Ui, response: &Response, chosen: &mut usize, segments: usize) {
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::ArrowRight) {
            *chosen = match *chosen < segments {
                true => (*chosen + 1).min(segments - 1),
                false => 0,
            };
        }
        if input.consume_key(Modifiers::NONE, Key::ArrowLeft) {
            *chosen = (*chosen).min(segments).saturating_sub(1);
        }
    });
}

/// How the segments share the room: all words have one size.
struct Division {
    /// Size of the words, in points at scale 1.
    size: f32,
    /// Widths of the segments of each row; each row's add up to the whole width.
    widths: Vec<Vec<f32>>,
}

impl Division {
    /// One row where the words fit, large ones rather than small ones and equal segments rather
    /// than unequal ones; else two rows; else two words a row; else a row for each word.
    fn of(ui: &Ui, palette: &Palette, width: f32, segments: &[Segment]) -> Division {
        let count = segments.len().max(1);
        let equal = |columns: usize| vec![width / columns as f32; columns];
        let needed = |size: f32| -> Vec<f32> {
            segments
                .iter()
                // A finger has to find a short word as well.
                .map(|segment| word_width(ui, palette, size, segment).max(target_height(ui)))
                .collect()
        };
        let fits = |size: f32, columns: usize| {
            needed(size)
                .iter()
                .all(|need| need * columns as f32 <= width)
        };
        for size in [BODY, SMALL] {
            let spare = (width - needed(size).iter().sum::<f32>()) / count as f32;
            let row = if fits(size, count) {
                equal(count)
            } else if spare >= 0.0 {
                needed(size).iter().map(|need| need + spare).collect()
            } else {
                continue;
            };
            return Division {
                size,
                widths: vec![row],
            };
        }
        let half = count.div_ceil(2);
        let (size, columns) = if fits(BODY, half) {
            (BODY, half)
        } else if fits(SMALL, half) {
            (SMALL, half)
        } else if fits(SMALL, 2) {
            (SMALL, 2)
        } else {
            (SMALL, 1)
        };
        Division {
            size,
            widths: vec![equal(columns); count.div_ceil(columns)],
        }
    }

    fn rows(&self) -> usize {
        self.widths.len()
    }

    /// The places of the segments, row by row.
    fn places(&self, room: Rect) -> Vec<Rect> {
        let height = room.height() / self.rows() as f32;
        let mut places = Vec::new();
        for (row, widths) in self.widths.iter().enumerate() {
            let mut corner = pos2(room.left(), room.top() + row as f32 * height);
            for &width in widths {
                places.push(Rect::from_min_size(corner, vec2(width, height)));
                corner.x += width;
            }
        }
        places
    }
}

fn paint_segment(
    ui: &Ui,
    place: Rect,
    control: &Control,
    segment: &Segment,
    is_chosen: bool,
    size: f32,
    palette: &Palette,
) {
    let scale = palette.scale;
    let painter = ui.painter();
    let radius = CONTROL_RADIUS - 2;
    if is_chosen {
        painter.rect(
            place,
            radius,
            palette.hovered,
            hairline(palette.hovered),
            StrokeKind::Inside,
        );
        // The bar tells the chosen one apart without a colour.
        let bar = Rect::from_center_size(
            place.center_bottom() - vec2(0.0, 2.5 * scale),
            vec2(20.0, 2.0) * scale,
        );
        painter.rect_filled(bar, 1, palette.accent);
    } else {
        let fill = palette.control.gamma_multiply(control.hover);
        painter.rect_filled(place, radius, fill);
    }
    let colour = match (control.enabled, is_chosen) {
        (false, _) => palette.disabled,
        (true, true) => palette.text,
        (true, false) => palette.muted.lerp_to_gamma(palette.text, control.hover),
    };
    if let Some(icon) = segment.icon {
        paint_icon(painter, place.center(), size * scale, icon, colour);
        return;
    }
    let stone = if segment.side.is_some() {
        14.0 * scale
    } else {
        0.0
    };
    let gap = if segment.side.is_some() {
        6.0 * scale
    } else {
        0.0
    };
    let text = painter.layout_no_wrap(segment.word.to_owned(), palette.font(size), colour);
    let left = place.center().x - (stone + gap + text.size().x) / 2.0;
    if let Some(side) = segment.side {
        let centre = pos2(left + stone / 2.0, place.center().y);
        paint_side_mark(painter, centre, stone / 2.0, side, palette);
    }
    let at =
        Align2::LEFT_CENTER.anchor_size(pos2(left + stone + gap, place.center().y), text.size());
    painter
        .with_clip_rect(place.intersect(ui.clip_rect()))
        .galley(at.min, text, colour);
}

/// Width of a segment with its stone and the least air around it.
fn word_width(ui: &Ui, palette: &Palette, size: f32, segment: &Segment) -> f32 {
    if segment.icon.is_some() {
        return (size + 1.5 * GRID) * palette.scale;
    }
    let text = width_of(ui, segment.word, palette.font(size));
    let stone = if segment.side.is_some() { 20.0 } else { 0.0 };
    text + (stone + 1.5 * GRID) * palette.scale
}
