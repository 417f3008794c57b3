//! The games of a collection, a row each. The list is one stop for Tab, in which the arrow keys lead from
//! row to row. Only what is in sight is drawn, of however many games.

use std::collections::HashMap;

use bevy_egui::egui::{Align, Context, Id, Key, Modifiers, Rect, Sense, Ui, Vec2, pos2, vec2};

use crate::collection::{Collection, Found, GameIndex};
use crate::features::collections::sentences::{OutlineSentences, tell};
use crate::features::collections::{CollectionCommand, CollectionView};
use crate::features::scanning::controls::scan;
use crate::widgets::controls::arrow_keys::arrow_steps;
use crate::widgets::game_row::{GameRow, ROW_HEIGHT};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, keep_in_sight};
use crate::widgets::theme::Palette;

/// Room between rows, in points at scale 1.
const GAP: f32 = 2.0;
/// So many games are remembered in words.
const REMEMBERED: usize = 200;

/// Games that were told lately: those of a list in sight are told in every frame.
#[derive(Default)]
pub(crate) struct Lately(HashMap<GameIndex, OutlineSentences>);

impl Lately {
    /// Forgets all: the words or the games are others.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }

    fn tell(
        &mut self,
        cx: &ScreenContext,
        collection: &Collection,
        game: GameIndex,
    ) -> &OutlineSentences {
        if self.0.len() > REMEMBERED {
            self.0.clear();
        }
        let told = || tell(&cx.words, collection, game);
        self.0.entry(game).or_insert_with(told)
    }
}

/// Shows the games that were found. `search` tells searches apart: after another one the list begins anew.
pub(crate) fn list(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    (collection, found): (&Collection, &Found),
    view: &mut CollectionView,
    lately: &mut Lately,
    search: Id,
) {
    let count = found.games.len();
    if count == 0 {
        return;
    }
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let scale = Palette::of(ui.ctx()).scale;
    let row = vec2(ui.available_width(), (ROW_HEIGHT + GAP) * scale);
    let size = vec2(row.x, count as f32 * row.y);
    let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
    let seen = ui.clip_rect();
    // A list of many games is longer than an f32 is exact: rows are placed from what is in sight.
    let above = f64::from(seen.top() - whole.top());
    let height = f64::from(row.y);
    let place_of = |index: usize| {
        let from_sight = index as f64 * height - above;
        let top = seen.top() + from_sight as f32;
        let size = vec2(row.x, ROW_HEIGHT * scale);
        Rect::from_min_size(pos2(whole.left(), top), size)
    };
    begin_anew(ui, whole, search);
    view.stop = view.stop.min(count - 1);
    follow_keys(
        ui.ctx(),
        &mut view.stop,
        count,
        (f64::from(seen.height()) / height) as usize,
    );
    let first = (above / height).max(0.0) as usize;
    let beyond = ((above + f64::from(seen.height())) / height).max(0.0) as usize + 1;
    let in_sight = first.min(count)..beyond.min(count);
    let is_outside = !in_sight.contains(&view.stop);
    for index in in_sight.chain(is_outside.then_some(view.stop)) {
        let game = found.games[index];
        let told = lately.tell(cx, collection, game);
        let sense = match index == view.stop {
            true => Sense::click(),
            false => Sense::CLICK,
        };
        let mut response = ui.interact(place_of(index), id_of(index), sense);
        scan(ui, &mut response);
        keep_in_sight(&response);
        let row = GameRow {
            position: Some(&told.end),
            title: &told.title,
            date: &told.date,
            lines: [&told.about, &told.state],
            can_be_read: true,
            is_chosen: view.visited == Some(game),
        };
        if row.show(ui, Control::of(ui, response)).clicked() {
            view.stop = index;
            cx.intents.write(CollectionCommand::Visit(game));
        }
    }
}

fn id_of(index: usize) -> Id {
    Id::new(("game of the collection", index))
}

/// After another search the list is seen from its beginning.
fn begin_anew(ui: &Ui, whole: Rect, search: Id) {
    let id = Id::new("search of the collection");
    let known: Option<Id> = ui.data(|data| data.get_temp(id));
    if known != Some(search) {
        ui.data_mut(|data| data.insert_temp(id, search));
        if known.is_some() {
            let top = Rect::from_min_size(whole.min, Vec2::ZERO);
            ui.scroll_to_rect(top, Some(Align::Min));
        }
    }
}

/// The keys lead through the rows while one of them has the focus.
fn follow_keys(context: &Context, stop: &mut usize, count: usize, page: usize) {
    if context.memory(|memory| memory.focused()) != Some(id_of(*stop)) {
        return;
    }
    let before = *stop;
    for step in arrow_steps(context, id_of(before), 1) {
        *stop = stop.saturating_add_signed(step as isize).min(count - 1);
    }
    let page = page.max(1);
    for (key, to) in [
        (Key::PageUp, stop.saturating_sub(page)),
        (Key::PageDown, stop.saturating_add(page)),
        (Key::Home, 0),
        (Key::End, count),
    ] {
        if context.input_mut(|input| input.consume_key(Modifiers::NONE, key)) {
            *stop = to.min(count - 1);
        }
    }
    if *stop != before {
        context.memory_mut(|memory| memory.request_focus(id_of(*stop)));
    }
}
