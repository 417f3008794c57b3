//! My games: every game that was begun. A list that can be searched, and what can be done with the
//! chosen game: beside the list, or on a phone below its line.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    self, Color32, Rect, Response, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::menu::egui_rect;
use crate::features::my_games::sentences::{GameSentences, tell};
use crate::features::my_games::{GameChoice, LibraryCommand, MyGames, detail};
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::settings::screen::settings_button;
use crate::platform::days::{DayOf, Today};
use crate::turn::current_match::CurrentMatch;
use crate::widgets::board_picture::paint_board;
use crate::widgets::columns::{empty, place_when_empty, side_by_side};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::muted_line;
use crate::widgets::one_line::one_line;
use crate::widgets::panel::{head, panel_in, rule, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::signs;
use crate::widgets::surface::{Control, chosen_look, focus_ring, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// Width of the list beside the detail, in points at scale 1.
const LIST: f32 = 460.0;

/// What the screen is drawn from and what it changes.
pub(crate) struct MyGamesSources<'a, 'w> {
    pub cx: &'a mut ScreenContext<'w>,
    pub choice: &'a mut GameChoice,
    /// Whether a game was deleted that can come back.
    has_deleted: bool,
    told: &'a [GameSentences],
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
    mut told: Local<Vec<GameSentences>>,
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

/// The chosen game; the first one until another is chosen.
fn chosen<'a>(sources: &MyGamesSources<'a, '_>) -> Option<&'a GameSentences> {
    let shown = || {
        sources
            .told
            .iter()
            .filter(|told| told.suits(&sources.choice.search))
    };
    let chosen = sources.choice.chosen;
    shown()
        .find(|told| Some(told.number) == chosen)
        .or_else(|| shown().next())
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
    let field = TextField {
        name: &sources.cx.say("my-games-search"),
        hint: &sources.cx.say("my-games-search-hint"),
        is_wrong: false,
        takes_focus: None,
    };
    field.show(ui, &mut sources.choice.search);
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
    let search = sources.choice.search.clone();
    let (all, mut is_any) = (sources.told, false);
    for told in all.iter().filter(|told| told.suits(&search)) {
        is_any = true;
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

/// Height of a row, in points at scale 1.
const ROW_HEIGHT: f32 = 72.0;
/// Side of the picture.
const PICTURE: f32 = 56.0;

/// Shows a game; `clicked()` of the answer says that it is chosen.
pub(crate) fn row(ui: &mut Ui, told: &GameSentences, is_chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), ROW_HEIGHT * scale);
    let control = Control::allocate(ui, size, told.number);
    let response = &control.response;
    let signs = signs(ui.ctx());
    response.widget_info(|| {
        let parts = [&told.title, &told.players, &told.state, &told.date];
        let label = signs.pauses(parts);
        WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, label)
    });
    let rect = control.rect();
    if !ui.is_rect_visible(rect) {
        return control.response;
    }
    let (fill, edge) = match is_chosen {
        true => chosen_look(&palette),
        false => {
            let fill = control.fill(Color32::TRANSPARENT, palette.hovered);
            (fill, Stroke::NONE)
        }
    };
    let painter = ui.painter().clone();
    painter.rect(rect, SURFACE_RADIUS - 2, fill, edge, StrokeKind::Inside);
    let picture = Rect::from_min_size(
        rect.min + Vec2::splat((ROW_HEIGHT - PICTURE) / 2.0 * scale),
        Vec2::splat(PICTURE * scale),
    );
    if let Some(game_match) = &told.game_match {
        paint_board(ui, picture, game_match.position());
    }
    let left = picture.right() + 1.5 * GRID * scale;
    let right = rect.right() - 1.5 * GRID * scale;
    let date = painter.layout_no_wrap(told.date.clone(), palette.font(SMALL), palette.muted);
    let date_left = right - date.size().x;
    let first = (date_left - GRID * scale - left).max(1.0);
    let colour = if told.can_be_read() {
        palette.text
    } else {
        palette.muted
    };
    let title = one_line(
        ui,
        told.title.clone(),
        palette.strong_font(BODY),
        colour,
        first,
    );
    let room = (right - left).max(1.0);
    let line = |text: &String| one_line(ui, text.clone(), palette.font(SMALL), palette.muted, room);
    let lines = [&told.players, &told.state].map(line);
    let height = title.size().y + lines.iter().map(|line| line.size().y).sum::<f32>();
    let mut y = rect.center().y - height / 2.0;
    let date_top = y + (title.size().y - date.size().y) / 2.0;
    painter.galley(pos2(date_left, date_top), date, palette.muted);
    let (below, is_cut) = (title.size().y, title.elided);
    painter.galley(pos2(left, y), title, colour);
    y += below;
    for line in lines {
        let below = line.size().y;
        painter.galley(pos2(left, y), line, palette.muted);
        y += below;
    }
    if control.response.has_focus() {
        focus_ring(&painter, rect.shrink(2.0), SURFACE_RADIUS - 2, &palette);
    }
    match is_cut {
        true => control.response.on_hover_text(&told.title),
        false => control.response,
    }
}
