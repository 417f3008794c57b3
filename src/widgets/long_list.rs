//! A list of however many rows of the same height. It is one stop for Tab, in which the arrow keys lead from row
//! to row, and only what is in sight is drawn.

use bevy_egui::egui::{Context, Id, Key, Modifiers, Rect, Response, Sense, Ui, Vec2, pos2, vec2};

use crate::widgets::controls::arrow_keys::arrow_steps;
use crate::widgets::surface::keep_in_sight;
use crate::widgets::theme::Palette;

/// The rows of a list, with their measures in points at scale 1.
pub(crate) struct LongList {
    /// What a row is: it tells the lists apart.
    pub what: &'static str,
    pub count: usize,
    pub height: f32,
    /// Room between rows.
    pub gap: f32,
}

impl LongList {
    /// Shows the rows in sight, and the one at which Tab stops; `row` shows one in the place of its response, and says
    /// whether it was pressed: then Tab stops there. The place of the whole list.
    pub(crate) fn show(
        &self,
        ui: &mut Ui,
        stop: &mut usize,
        mut row: impl FnMut(&mut Ui, usize, Response) -> bool,
    ) -> Rect {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        let count = self.count;
        let scale = Palette::of(ui.ctx()).scale;
        let size = vec2(ui.available_width(), (self.height + self.gap) * scale);
        let whole = vec2(size.x, count as f32 * size.y);
        let (whole, _) = ui.allocate_exact_size(whole, Sense::hover());
        let seen = ui.clip_rect();
        // A list of many rows is longer than an f32 is exact: rows are placed from what is in sight.
        let above = f64::from(seen.top() - whole.top());
        let height = f64::from(size.y);
        let place_of = |index: usize| {
            let from_sight = index as f64 * height - above;
            let top = seen.top() + from_sight as f32;
            let size = vec2(size.x, self.height * scale);
            Rect::from_min_size(pos2(whole.left(), top), size)
        };
        *stop = (*stop).min(count.saturating_sub(1));
        let page = (f64::from(seen.height()) / height) as usize;
        self.follow_keys(ui.ctx(), stop, page);
        let first = (above / height).max(0.0) as usize;
        let beyond = ((above + f64::from(seen.height())) / height).max(0.0) as usize + 1;
        let in_sight = first.min(count)..beyond.min(count);
        let stops_at = *stop;
        let is_outside = stops_at < count && !in_sight.contains(&stops_at);
        for index in in_sight.chain(is_outside.then_some(stops_at)) {
            let sense = match index == stops_at {
                true => Sense::click(),
                false => Sense::CLICK,
            };
            let response = ui.interact(place_of(index), self.id_of(index), sense);
            if row(ui, index, response.clone()) {
                *stop = index;
            }
            keep_in_sight(&response);
        }
        whole
    }

    fn id_of(&self, index: usize) -> Id {
        Id::new((self.what, index))
    }

    /// The keys lead through the rows while one of them has the focus.
    fn follow_keys(&self, context: &Context, stop: &mut usize, page: usize) {
        if context.memory(|memory| memory.focused()) != Some(self.id_of(*stop)) {
            return;
        }
        let before = *stop;
        let last = self.count.saturating_sub(1);
        for step in arrow_steps(context, self.id_of(before), 1) {
            *stop = stop.saturating_add_signed(step as isize).min(last);
        }
        let page = page.max(1);
        for (key, to) in [
            (Key::PageUp, stop.saturating_sub(page)),
            (Key::PageDown, stop.saturating_add(page)),
            (Key::Home, 0),
            (Key::End, last),
        ] {
            if context.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
                *stop = to.min(last);
            }
        }
        if *stop != before {
            context.memory_mut(|memory| memory.request_focus(self.id_of(*stop)));
        }
    }
}
