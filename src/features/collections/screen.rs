//! The screen of a collection: the games in a list that can be searched and ordered, and beside it, or on a
//! phone above it, the search for a position.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align, Id, Layout, Ui, vec2};

use crate::collection::{Collection, Found, Order};
use crate::features::collections::list::{Lately, list};
use crate::features::collections::{CollectionCommand, CollectionView, Collections};
use crate::features::language::number;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::position_search::panel::{self, Shown};
use crate::features::settings::screen::settings_button;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::columns::{blank, place_when_empty, side_by_side};
use crate::widgets::controls::picker::{PickerEntry, picker};
use crate::widgets::controls::text_field::search_field;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, note, plain_line};
use crate::widgets::panel::{head, panel_in, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// Width of the list beside the search for a position, in points at scale 1.
const LIST: f32 = 560.0;

/// What the screen is drawn from and what it changes.
struct CollectionScreen<'a, 'w> {
    cx: &'a mut ScreenContext<'w>,
    collections: &'a Collections,
    collection: &'a Collection,
    found: Option<&'a Found>,
    view: &'a mut CollectionView,
    lately: &'a mut Lately,
    can_find: bool,
}

/// Draws the collection.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    collections: Res<Collections>,
    current: Res<CurrentMatch>,
    mut view: ResMut<CollectionView>,
    mut lately: Local<Lately>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if collections.is_changed() || cx.words.is_changed() {
        lately.clear();
    }
    let scale = Palette::of(context).scale;
    let margin = cx.areas.margin();
    let room = egui_rect(cx.areas.free).shrink(margin);
    // Only a real change marks it as changed.
    let mut edited = view.clone();
    whole_window(context, "collection", |ui| {
        let Some(collection) = collections.collection.as_deref() else {
            panel_in(ui, place_when_empty(room, scale), |ui| {
                reading(ui, &mut cx, &collections);
            });
            return;
        };
        let mut book = CollectionScreen {
            cx: &mut cx,
            collections: &collections,
            collection,
            found: collections.found.as_ref().map(|(_, found)| &**found),
            view: &mut edited,
            lately: &mut lately,
            // What has been played elsewhere is help in a rated game.
            can_find: current.game_match.is_some() && !current.is_lost_when_left(),
        };
        if let Some((left, right)) = side_by_side(room, scale, margin, LIST) {
            panel_in(ui, left, |ui| column(ui, &mut book, false));
            panel_in(ui, right, |ui| {
                let position = book.view.position.clone();
                let shown = book.position_search(&position);
                panel::beside(ui, book.cx, shown);
            });
        } else {
            panel_in(ui, room, |ui| column(ui, &mut book, true));
        }
    });
    view.set_if_neq(edited);
    Ok(())
}

impl<'a> CollectionScreen<'a, '_> {
    fn position_search<'b>(
        &self,
        query: &'b crate::features::position_search::PositionQuery,
    ) -> Shown<'b>
    where
        'a: 'b,
    {
        let moves = self.found.map(|found| found.moves.as_slice());
        Shown {
            query,
            moves: moves.filter(|_| self.collections.is_searched()),
            can_find: self.can_find,
        }
    }
}

/// How far the reading is, and the way out of it.
fn reading(ui: &mut Ui, cx: &mut ScreenContext, collections: &Collections) {
    head(ui, &collections.name, |ui| settings_button(ui, cx));
    blank(ui, Icon::List, 190.0, |ui, palette| {
        let games = collections.read_by_now().unwrap_or(0);
        let games = number(games);
        announce(&plain_line(ui, cx.say("collection-reading")));
        note(ui, cx.words.with("collection-read", &[("n", games)]));
        ui.add_space(GRID * palette.scale);
        let stop = cx.quiet("collection-stop", Icon::Close);
        cx.action(ui, stop, CollectionCommand::StopReading);
    });
}

/// Heading, search, order and the list; on a phone with the search for a position.
fn column(ui: &mut Ui, book: &mut CollectionScreen, with_position: bool) {
    let scale = Palette::of(ui.ctx()).scale;
    head(ui, &book.collections.name, |ui| {
        book.cx.back(ui, "collection-leave", ScreenCommand::Leave);
        settings_button(ui, book.cx);
    });
    ui.spacing_mut().item_spacing.y = GRID * scale;
    search_field(
        ui,
        &book.cx.say("my-games-search"),
        &book.cx.say("collection-search-hint"),
        &mut book.view.search,
    );
    order(ui, book);
    count(ui, book);
    let room = ui.available_height().max(80.0);
    scroll(ui, "collection", room, false, |ui| {
        if with_position {
            ui.scope(|ui| {
                let position = book.view.position.clone();
                let shown = book.position_search(&position);
                panel::above(ui, book.cx, shown);
            });
            ui.add_space(GRID * scale);
        }
        if let Some(found) = book.found {
            let search = Id::new((
                &book.view.search,
                book.view.order,
                book.view.is_reversed,
                book.view.position.wanted(),
            ));
            let games = (book.collection, found);
            list(ui, book.cx, games, book.view, book.lately, search);
        }
    });
}

/// The order of the list, and the button that turns it round.
fn order(ui: &mut Ui, book: &mut CollectionScreen) {
    let size = vec2(ui.available_width(), target_height(ui));
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let (cx, view) = (&mut *book.cx, &mut *book.view);
        let turn = match view.is_reversed {
            true => cx.icon("collection-order-forwards", Icon::SortUp),
            false => cx.icon("collection-order-backwards", Icon::SortDown),
        };
        if turn.show(ui).clicked() {
            view.is_reversed = !view.is_reversed;
        }
        let entries = Order::ALL.map(|order| PickerEntry::new(cx.say(key(order)), String::new()));
        let chosen = Order::ALL.iter().position(|&it| it == view.order);
        let mut chosen = chosen.unwrap_or(0);
        if picker(ui, &cx.say("collection-order"), &mut chosen, &entries).changed() {
            view.order = Order::ALL[chosen];
            view.is_reversed = false;
        }
    });
}

const fn key(order: Order) -> &'static str {
    match order {
        Order::File => "collection-order-file",
        Order::Players => "collection-order-players",
        Order::Result => "collection-order-result",
        Order::Date => "collection-order-date",
        Order::Event => "collection-order-event",
        Order::Moves => "collection-order-moves",
    }
}

/// How many games are shown.
fn count(ui: &mut Ui, book: &CollectionScreen) {
    let cx = &*book.cx;
    let all = number(book.collection.len());
    let told = match book.found {
        Some(found) if book.collections.is_searched() => {
            let shown = number(found.games.len());
            let about = [("shown", shown), ("all", all)];
            cx.words.with("collection-count", &about)
        }
        _ => cx.say("collection-searching"),
    };
    announce(&muted_line(ui, told));
}
