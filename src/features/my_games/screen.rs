//! My games: every game that was begun. A list that can be searched, and what can be done with the
//! chosen game: beside the list, or on a phone below its line.

use std::collections::HashSet;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Response, Ui, vec2};

use crate::collection::{MoveTally, tally_moves};
use crate::features::menu::egui_rect;
use crate::features::my_games::sentences::{GameSentences, tell};
use crate::features::my_games::{GameChoice, LibraryCommand, MyGames, detail};
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::position_search::PositionQuery;
use crate::features::position_search::panel::{self, Shown};
use crate::features::settings::screen::settings_button;
use crate::library::GameNumber;
use crate::midend::position_search::finder;
use crate::platform::days::{DayOf, Today};
use crate::rules::Move;
use crate::turn::current_match::CurrentMatch;
use crate::widgets::columns::{empty, place_when_empty, side_by_side};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::text_field::search_field;
use crate::widgets::game_row::{GameRow, ROW_HEIGHT};
use crate::widgets::icon::Icon;
use crate::widgets::labels::muted_line;
use crate::widgets::panel::{head, panel_in, rule, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, target_height};
use crate::widgets::theme::{GRID, Palette};

/// Width of the list beside the detail, in points at scale 1.
const LIST: f32 = 460.0;

/// What the screen is drawn from and what it changes.
pub(crate) struct MyGamesSources<'a, 'w> {
    pub cx: &'a mut ScreenContext<'w>,
    pub choice: &'a mut GameChoice,
    /// Whether a game was deleted that can come back.
    has_deleted: bool,
    told: &'a [GameSentences],
    at_position: &'a AtPosition,
    /// Whether a game is on the table, of which the position could be looked for.
    can_find: bool,
    /// Whether the field for a name is shown for the first time.
    pub begins_naming: bool,
}

/// What the games are told with.
#[derive(SystemParam)]
pub(crate) struct Telling<'w> {
    current: Res<'w, CurrentMatch>,
    today: Res<'w, Today>,
    day_of: Res<'w, DayOf>,
    games: Res<'w, MyGames>,
}

/// Draws the list.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    telling: Telling,
    mut choice: ResMut<GameChoice>,
    (mut told, mut at_position): (Local<Vec<GameSentences>>, Local<AtPosition>),
    mut was_naming: Local<bool>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let Telling {
        current,
        today,
        day_of,
        games,
    } = &telling;
    let changed = games.is_changed() || cx.words.is_changed() || cx.configs.is_changed();
    if changed || current.is_changed() {
        let list = games.list.iter().flatten();
        *told = list
            .map(|game| {
                let days = [today.0(), day_of.0(game.written)];
                tell(&cx.words, &cx.configs, current, days, game)
            })
            .collect();
    }
    if changed || current.is_changed() || at_position.query != choice.position {
        *at_position = AtPosition::find(&choice.position, &told);
    }
    let scale = Palette::of(context).scale;
    let margin = cx.areas.margin();
    let room = egui_rect(cx.areas.free).shrink(margin);
    // Only a real change marks them as changed.
    let mut edited = choice.clone();
    let is_read = games.list.is_some();
    let names = choice.new_name.is_some();
    let named_before = std::mem::replace(&mut *was_naming, names);
    let mut sources = MyGamesSources {
        cx: &mut cx,
        choice: &mut edited,
        has_deleted: games.deleted.is_some(),
        told: &told,
        at_position: &at_position,
        can_find: current.game_match.is_some() && !current.is_lost_when_left(),
        begins_naming: names && !named_before,
    };
    whole_window(context, "my games", |ui| {
        if is_read && sources.told.is_empty() && !sources.has_deleted {
            let place = place_when_empty(room, scale);
            panel_in(ui, place, |ui| {
                let cx = &mut *sources.cx;
                head(ui, &cx.say("my-games-title"), |ui| settings_button(ui, cx));
                let (sentence, line) = ("my-games-empty", "my-games-empty-line");
                empty(ui, cx, Icon::List, sentence, line);
            });
        } else if let Some((list, beside)) = side_by_side(room, scale, margin, LIST) {
            panel_in(ui, list, |ui| column(ui, &mut sources, is_read, false));
            panel_in(ui, beside, |ui| {
                if let Some(told) = chosen(&sources) {
                    detail::show(ui, &mut sources, told, true);
                }
            });
        } else {
            panel_in(ui, room, |ui| column(ui, &mut sources, is_read, true));
        }
    });
    choice.set_if_neq(edited);
    Ok(())
}

/// The games that come to the position that is looked for.
#[derive(Default)]
pub(crate) struct AtPosition {
    query: PositionQuery,
    games: HashSet<GameNumber>,
    /// The moves that were played from it.
    moves: Vec<MoveTally>,
}

impl AtPosition {
    fn find(query: &PositionQuery, all: &[GameSentences]) -> AtPosition {
        let mut found = AtPosition {
            query: query.clone(),
            ..AtPosition::default()
        };
        let Some(wanted) = query.wanted() else {
            return found;
        };
        let mut played = Vec::new();
        for told in all {
            let Some(game_match) = &told.game_match else {
                continue;
            };
            let history = game_match.history();
            let moves: Vec<Move> = history.main_moves().collect();
            let finder = finder(wanted, history.start());
            if let Some(at) = finder.and_then(|finder| finder.find(&moves)) {
                found.games.insert(told.number);
                played.extend(at.next.map(|mv| (mv, told.outcome)));
            }
        }
        found.moves = tally_moves(played);
        found
    }
}

impl<'a> MyGamesSources<'a, '_> {
    /// The games that are shown.
    fn shown(&self) -> impl Iterator<Item = &'a GameSentences> + use<'a> {
        let search = self.choice.search.clone();
        let at_position = self.at_position;
        let suits = move |told: &&GameSentences| {
            let is_anywhere = at_position.query.wanted().is_none();
            told.suits(&search) && (is_anywhere || at_position.games.contains(&told.number))
        };
        self.told.iter().filter(suits)
    }
}

/// The chosen game; the first one until another is chosen.
fn chosen<'a>(sources: &MyGamesSources<'a, '_>) -> Option<&'a GameSentences> {
    let chosen = sources.choice.chosen;
    let found = sources.shown().find(|told| Some(told.number) == chosen);
    found.or_else(|| sources.shown().next())
}

/// Heading, search, the list, and how many games are kept; on a phone the details stand in the list.
fn column(ui: &mut Ui, sources: &mut MyGamesSources, is_read: bool, with_details: bool) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    head(ui, &sources.cx.say("my-games-title"), |ui| {
        sources.cx.back(ui, "play-menu", ScreenCommand::ToMenu);
        settings_button(ui, sources.cx);
    });
    ui.spacing_mut().item_spacing.y = GRID * scale;
    search_field(
        ui,
        &sources.cx.say("my-games-search"),
        &sources.cx.say("my-games-search-hint"),
        &mut sources.choice.search,
    );
    let query = sources.choice.position.clone();
    let shown = Shown {
        query: &query,
        moves: Some(&sources.at_position.moves),
        can_find: sources.can_find,
    };
    ui.scope(|ui| panel::above(ui, sources.cx, shown));
    if sources.has_deleted {
        deleted(ui, sources);
    }
    let foot = 2.0 * target_height(ui) + 3.0 * GRID * scale;
    let room = (ui.available_height() - foot).max(80.0);
    scroll(ui, "my games", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * scale;
        list(ui, sources, is_read, with_details);
    });
    rule(ui);
    kept_games_choice(ui, sources.cx);
}

fn list(ui: &mut Ui, sources: &mut MyGamesSources, is_read: bool, with_details: bool) {
    let palette = Palette::of(ui.ctx());
    let shown = if with_details {
        sources.choice.chosen
    } else {
        chosen(sources).map(|told| told.number)
    };
    let games: Vec<&GameSentences> = sources.shown().collect();
    let is_any = !games.is_empty();
    for told in games {
        let is_chosen = shown == Some(told.number);
        let row = row(ui, told, is_chosen);
        if row.double_clicked() && told.can_be_read() {
            sources.cx.intents.write(told.visit());
        } else if row.clicked() {
            sources.choice.new_name = None;
            let closes = with_details && is_chosen;
            sources.choice.chosen = (!closes).then_some(told.number);
        }
        if with_details && is_chosen {
            ui.add_space(GRID * palette.scale);
            detail::show(ui, sources, told, false);
            ui.add_space(2.0 * GRID * palette.scale);
        }
    }
    if !is_any {
        let key = match (is_read, sources.told.is_empty()) {
            (false, _) => "my-games-reading",
            (true, true) => "my-games-empty",
            (true, false) => "my-games-none-found",
        };
        muted_line(ui, sources.cx.say(key));
    }
}

/// That a game was deleted, and how it comes back.
fn deleted(ui: &mut Ui, sources: &mut MyGamesSources) {
    let size = vec2(ui.available_width(), target_height(ui));
    let in_line = egui::Layout::left_to_right(egui::Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        ui.label(sources.cx.say("my-games-deleted"));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let undo = sources.cx.quiet("my-games-restore", Icon::Undo);
            sources.cx.action(ui, undo, LibraryCommand::Restore);
        });
    });
}

/// How many games can be kept at most.
const LIMITS: [u32; 4] = [50, 200, 500, 2000];

/// Shows the choice with its heading.
pub(crate) fn kept_games_choice(ui: &mut Ui, cx: &mut ScreenContext) {
    let now = cx.settings.kept_games;
    let above = LIMITS.into_iter().find(|&limit| limit >= now);
    let mut chosen = above.unwrap_or(LIMITS[LIMITS.len() - 1]);
    let names = LIMITS.map(|limit| limit.to_string());
    if choose_named(ui, &cx.say("my-games-limit"), &mut chosen, &LIMITS, names).changed() {
        cx.settings.kept_games = chosen;
    }
}

/// Shows a game; `clicked()` of the answer says that it is chosen.
pub(crate) fn row(ui: &mut Ui, told: &GameSentences, is_chosen: bool) -> Response {
    let height = ROW_HEIGHT * Palette::of(ui.ctx()).scale;
    let size = vec2(ui.available_width(), height);
    let control = Control::allocate(ui, size, told.number);
    let row = GameRow {
        position: told.game_match.as_ref().map(|it| it.position()),
        title: &told.title,
        date: &told.date,
        lines: [&told.players, &told.state],
        can_be_read: told.can_be_read(),
        is_chosen,
    };
    row.show(ui, control)
}
