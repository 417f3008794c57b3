//! The records: what came of finished games. The five games stand in a list, the chosen one is told
//! in detail: beside the list, or on a phone below its line.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Rect, Response, Ui, pos2, vec2};

use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::records::detail::{rating_words, summary_words};
use crate::features::records::{ScoresCommand, Statistics, detail};
use crate::features::settings::screen::settings_button;
use crate::games;
use crate::rules::GameId;
use crate::scores::export::ScoreFormat;
use crate::widgets::columns::{empty, place_when_empty, side_by_side};
use crate::widgets::icon::Icon;
use crate::widgets::painted::curve::paint_curve;
use crate::widgets::painted::shares::paint_shares;
use crate::widgets::panel::{head, panel_in, rule, scroll};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, focus_ring, target_height};
use crate::widgets::theme::{BODY, GRID, Palette, SMALL, SURFACE_RADIUS};

/// The game that is told in detail; the one that was played last, until another is chosen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ToldGame(pub Option<GameId>);

/// What the records are drawn from.
#[derive(SystemParam)]
pub(crate) struct RecordSources<'w> {
    pub cx: ScreenContext<'w>,
    pub records: Res<'w, Statistics>,
    told: ResMut<'w, ToldGame>,
}

impl RecordSources<'_> {
    /// The game that is told in detail.
    fn chosen(&self) -> GameId {
        let latest = self.records.scores().games().last().map(|game| game.game);
        self.told.0.or(latest).unwrap_or(games::all()[0])
    }

    fn choose(&mut self, game: GameId) {
        if game != self.chosen() {
            self.told.0 = Some(game);
        }
    }
}

/// Width of the list beside the detail, in points at scale 1.
const LIST: f32 = 380.0;

/// Draws the records.
pub(crate) fn show(mut contexts: EguiContexts, mut sources: RecordSources) -> Result {
    let context = contexts.ctx_mut()?;
    let scale = Palette::of(context).scale;
    let margin = sources.cx.areas.margin();
    let room = egui_rect(sources.cx.areas.free).shrink(margin);
    whole_window(context, "scores", |ui| {
        if sources.records.scores().is_empty() {
            let place = place_when_empty(room, scale);
            panel_in(ui, place, |ui| {
                top(ui, &mut sources.cx);
                let (sentence, line) = ("scores-empty", "scores-empty-line");
                empty(ui, &mut sources.cx, Icon::Chart, sentence, line);
            });
        } else if let Some((list, told)) = side_by_side(room, scale, margin, LIST) {
            panel_in(ui, list, |ui| side(ui, &mut sources));
            panel_in(ui, told, |ui| {
                let chosen = sources.chosen();
                head(ui, &sources.cx.words.game_name(chosen), |_| ());
                let height = ui.available_height();
                scroll(ui, "told", height, false, |ui| {
                    detail::show(ui, &sources, chosen)
                });
            });
        } else {
            panel_in(ui, room, |ui| column(ui, &mut sources));
        }
    });
    Ok(())
}

fn top(ui: &mut Ui, cx: &mut ScreenContext) {
    head(ui, &cx.say("scores-title"), |ui| {
        cx.back(ui, "play-menu", ScreenCommand::ToMenu);
        settings_button(ui, cx);
    });
}

/// The list with everything that concerns all games below it.
fn side(ui: &mut Ui, sources: &mut RecordSources) {
    let scale = Palette::of(ui.ctx()).scale;
    top(ui, &mut sources.cx);
    ui.spacing_mut().item_spacing.y = GRID * scale;
    // A line, two rows of buttons, and the gaps between them.
    let foot = 2.0 * target_height(ui) + 4.0 * GRID * scale;
    let room = (ui.available_height() - foot).max(80.0);
    scroll(ui, "games", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        for &game in games::all() {
            if row(ui, sources, game, game == sources.chosen()).clicked() {
                sources.choose(game);
            }
        }
    });
    rule(ui);
    take_away(ui, &mut sources.cx);
}

/// Everything below each other, the detail below the chosen line.
fn column(ui: &mut Ui, sources: &mut RecordSources) {
    let scale = Palette::of(ui.ctx()).scale;
    top(ui, &mut sources.cx);
    let room = ui.available_height();
    scroll(ui, "games", room, false, |ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        for &game in games::all() {
            let is_chosen = game == sources.chosen();
            if row(ui, sources, game, is_chosen).clicked() {
                sources.choose(game);
            }
            if is_chosen {
                ui.scope(|ui| detail::show(ui, sources, game));
                ui.add_space(GRID * scale);
            }
        }
        rule(ui);
        take_away(ui, &mut sources.cx);
    });
}

/// Export and deletion of all finished games.
pub(crate) fn take_away(ui: &mut Ui, cx: &mut ScreenContext) {
    let gap = GRID * Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(gap, gap);
    let forms = ScoreFormat::ALL.map(|form| {
        let key = match form {
            ScoreFormat::Csv => "scores-export-csv",
            ScoreFormat::Json => "scores-export-json",
        };
        (
            cx.quiet(key, Icon::Save),
            ScoresCommand::Export(form).into(),
        )
    });
    cx.action_row(ui, forms);
    let forget = cx.bare("scores-forget", Icon::Bin).wide();
    cx.action(ui, forget, ScoresCommand::Forget);
}

/// Height of a line, in points at scale 1.
const ROW_HEIGHT: f32 = 78.0;
/// How many of the latest rated games the small curve shows.
const SHOWN: usize = 30;

/// Shows a game; `clicked()` of the answer says that it is to be told in detail.
pub(crate) fn row(ui: &mut Ui, sources: &RecordSources, game: GameId, is_chosen: bool) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let summary = sources.records.summary(game);
    let name = sources.cx.words.game_name(game);
    let told = summary_words(sources, game);
    let rating = rating_words(sources, game);

    let size = vec2(ui.available_width(), ROW_HEIGHT * scale);
    let control = Control::allocate(ui, size, &name);
    let signs = sources.cx.words.punctuation();
    control.tell_choice(is_chosen, &signs.pauses([&name, &rating, &told]));
    let rect = control.rect();
    let painter = ui.painter();
    control.paint_card(painter, is_chosen, SURFACE_RADIUS - 2, &palette);
    let inner = rect.shrink2(vec2(12.0, 8.0) * scale);
    painter.text(
        inner.left_top(),
        Align2::LEFT_TOP,
        name,
        palette.strong_font(BODY),
        palette.text,
    );
    let known = summary.known(&sources.cx.configs.ratings);
    let colour = if known.is_some() {
        palette.text
    } else {
        palette.muted
    };
    let rating = painter.text(
        inner.right_top(),
        Align2::RIGHT_TOP,
        rating,
        palette.font(SMALL),
        colour,
    );
    if known.is_some() && summary.course.len() > 1 {
        let latest = summary.course.len().saturating_sub(SHOWN);
        let points: Vec<(f64, f64)> = summary.course[latest..]
            .iter()
            .map(|it| (it.rating, 0.0))
            .collect();
        let right = rating.left() - 12.0 * scale;
        let size = vec2(64.0, 18.0) * scale;
        let place = Rect::from_min_size(pos2(right - size.x, inner.top()), size);
        paint_curve(painter, place, &points, &[], &palette);
    }
    let bar = Rect::from_min_max(
        pos2(inner.left(), inner.top() + 26.0 * scale),
        pos2(inner.right(), inner.top() + 36.0 * scale),
    );
    paint_shares(painter, bar, &summary.all, &palette);
    painter
        .with_clip_rect(inner.intersect(ui.clip_rect()))
        .text(
            inner.left_bottom(),
            Align2::LEFT_BOTTOM,
            told,
            palette.font(SMALL),
            palette.muted,
        );
    if control.response.has_focus() {
        focus_ring(ui.painter(), rect, SURFACE_RADIUS - 2, &palette);
    }
    control.response
}
