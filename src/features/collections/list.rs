//! The games of a collection, a row each, of however many games.

use std::collections::HashMap;

use bevy_egui::egui::{Align, Id, Rect, Ui, Vec2};

use crate::collection::{Collection, Found, GameIndex};
use crate::features::collections::sentences::{OutlineSentences, tell};
use crate::features::collections::{CollectionCommand, CollectionView};
use crate::features::scanning::controls::scan;
use crate::widgets::game_row::{GameRow, ROW_HEIGHT};
use crate::widgets::long_list::LongList;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::Control;

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
    let rows = LongList {
        what: "game of the collection",
        count,
        height: ROW_HEIGHT,
        gap: GAP,
    };
    let visited = view.visited;
    let whole = rows.show(ui, &mut view.stop, |ui, index, mut response| {
        scan(ui, &mut response);
        let game = found.games[index];
        let told = lately.tell(cx, collection, game);
        let row = GameRow {
            position: Some(&told.end),
            title: &told.title,
            date: &told.date,
            lines: [&told.about, &told.state],
            can_be_read: true,
            is_chosen: visited == Some(game),
        };
        let is_pressed = row.show(ui, Control::of(ui, response)).clicked();
        if is_pressed {
            cx.intents.write(CollectionCommand::Visit(game));
        }
        is_pressed
    });
    begin_anew(ui, whole, search);
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
