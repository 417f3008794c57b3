//! The arena: who plays how many games, a table of what came of them, and a curve that grows.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{
    Align, Align2, Label, Layout, Rect, RichText, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use crate::features::arena::table::percent;
use crate::features::arena::{Arena, ArenaCommand, CurvePoint, GAMES, MatchStanding, table};
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number, text};
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::opponents::words::{opponent_name, seat_entries, sitters};
use crate::features::overlay::whole_window;
use crate::features::settings::screen::settings_button;
use crate::features::setup::side_key;
use crate::midend::Seat;
use crate::players::opponents::Opponent;
use crate::rules::{Position, Side};
use crate::widgets::board_picture::paint_board;
use crate::widgets::columns::{blank, side_by_side};
use crate::widgets::controls::choice::choose_named;
use crate::widgets::controls::picker::picker;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, note, plain_line};
use crate::widgets::painted::curve::{Banded, paint_band};
use crate::widgets::painted::side_mark::side_mark;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::{announce, name_painted};
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette, SMALL, strong};

/// Width of what is chosen where it stands beside the results, in points at scale 1.
const CHOICES: f32 = 360.0;
/// Least height of the curve, in points at scale 1.
const CURVE: f32 = 150.0;
/// Side of the picture of the board.
const BOARD: f32 = 56.0;

/// Draws the arena.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    mut arena: ResMut<Arena>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let scale = Palette::of(context).scale;
    let margin = cx.areas.margin();
    let room = egui_rect(cx.areas.free).shrink(margin);
    let mut hall = Hall {
        cx: &mut cx,
        // Only a real change marks it as changed.
        arena: arena.bypass_change_detection(),
    };
    whole_window(context, "arena", |ui| {
        let split = side_by_side(room, scale, margin, CHOICES);
        if let Some((choices, results)) = split {
            panel_in(ui, choices, |ui| {
                hall.top(ui);
                hall.choices(ui, true);
                hall.run(ui);
            });
            panel_in(ui, results, |ui| {
                let height = ui.available_height();
                match hall.arena.played() {
                    Some(_) => hall.results(ui, height),
                    None => blank(ui, Icon::Scales, 120.0, |ui, _| hall.nothing(ui)),
                }
            });
        } else {
            panel_in(ui, room, |ui| hall.column(ui, room));
        }
    });
    Ok(())
}

/// What the parts of the screen show and change.
struct Hall<'a, 'w> {
    cx: &'a mut ScreenContext<'w>,
    arena: &'a mut Arena,
}

impl Hall<'_, '_> {
    fn top(&mut self, ui: &mut Ui) {
        head(ui, &self.cx.say("arena-title"), |ui| {
            self.cx.back(ui, "research-back", ScreenCommand::Back);
            settings_button(ui, self.cx);
        });
        if let Some(start) = &self.arena.start {
            let palette = Palette::of(ui.ctx());
            let words = &self.cx.words;
            let board = words.punctuation().labelled(
                &variant_name(words, start),
                &start.params_text().replace('x', "×"),
            );
            let side = BOARD * palette.scale;
            let size = vec2(ui.available_width(), side);
            ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
                let (place, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                paint_board(ui, place, start);
                ui.add_space(GRID * palette.scale);
                ui.add(Label::new(RichText::new(board).color(palette.muted)).wrap());
            });
        }
    }

    /// Everything below each other.
    fn column(&mut self, ui: &mut Ui, room: Rect) {
        let scale = Palette::of(ui.ctx()).scale;
        self.top(ui);
        let foot = target_height(ui).max(40.0 * scale) + 2.0 * GRID * scale;
        let height = (ui.available_height() - foot).max(80.0);
        scroll(ui, "arena", height, false, |ui| {
            // Where there is little room, the results have it.
            self.choices(ui, self.arena.played().is_none());
            self.results(ui, (room.height() * 0.3).max(CURVE * scale));
        });
        self.run(ui);
    }

    /// Who plays and how many games; and how, if that is to be told.
    fn choices(&mut self, ui: &mut Ui, tells_how: bool) {
        let scale = Palette::of(ui.ctx()).scale;
        let Some(start) = self.arena.start.clone() else {
            return;
        };
        let is_running = self.arena.is_running();
        ui.add_enabled_ui(!is_running, |ui| {
            ui.spacing_mut().item_spacing.y = 4.0 * scale;
            section(ui, &self.cx.say("setup-players"));
            for side in Side::BOTH {
                self.player(ui, &start, side);
            }
            let (title, counts) = (self.cx.say("arena-games"), GAMES.map(|it| it.to_string()));
            choose_named(ui, &title, &mut self.arena.games, &GAMES, counts);
        });
        ui.add_space(GRID * scale);
        if !tells_how {
            return;
        }
        note(ui, self.cx.say("arena-about"));
        ui.add_space(GRID * scale);
    }

    /// Who plays: any opponent that is offered.
    fn player(&mut self, ui: &mut Ui, start: &Position, side: Side) {
        let (words, configs) = (&self.cx.words, &self.cx.configs);
        let mut offered = sitters(&configs.opponents, start);
        offered.retain(|seat| *seat != Seat::Person);
        let mut entries = seat_entries(words, configs, &offered, None, start.game());
        for entry in &mut entries {
            // Their pages lead to a game.
            entry.about = None;
        }
        let seat = self.arena.players[side.index()].map(Seat::Computer);
        let place = offered.iter().position(|it| Some(*it) == seat);
        let mut chosen = place.unwrap_or(usize::MAX);
        let size = vec2(ui.available_width(), target_height(ui));
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(size, layout, |ui| {
            side_mark(ui, side, 24.0);
            let name = self.cx.say(side_key(side));
            if picker(ui, &name, &mut chosen, &entries).changed() {
                let opponent = offered.get(chosen).and_then(|seat| seat.opponent());
                self.arena.players[side.index()] = opponent;
            }
        });
    }

    /// The button that begins the match and stops it.
    fn run(&mut self, ui: &mut Ui) {
        let is_running = self.arena.is_running();
        let (key, icon) = match is_running {
            true => ("arena-stop", Icon::Pause),
            false => ("arena-run", Icon::Play),
        };
        let can_run = is_running || self.arena.is_ready();
        let button = self.cx.primary(key, icon).wide().enabled(can_run);
        self.cx.action(ui, button, ArenaCommand::RunOrStop);
    }

    /// What stands where the results will be.
    fn nothing(&self, ui: &mut Ui) {
        muted_line(ui, self.cx.say("arena-nothing"));
    }

    /// The table, the score in words, and the curve.
    fn results(&mut self, ui: &mut Ui, height: f32) {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let bottom = ui.cursor().top() + height;
        let (Some(standing), Some((players, games))) = (self.arena.standing(), self.arena.played())
        else {
            self.nothing(ui);
            return;
        };
        ui.spacing_mut().item_spacing.y = GRID * scale;
        let done = 2 * standing.score.pairs();
        let is_running = self.arena.is_running();
        let key = match is_running {
            true => "arena-running",
            false if done < u64::from(games) => "arena-stopped",
            false => "arena-done",
        };
        let about = [("done", number(done)), ("all", number(games))];
        let told = plain_line(ui, self.cx.words.with(key, &about));
        if !is_running {
            announce(&told);
        }
        let names = players.map(|it| self.name(it));
        self.score(ui, &names[0], &standing);
        let words = &self.cx.words;
        table::show(ui, words, &names, &standing.score.tally);
        let left = (bottom - ui.cursor().top()).max(CURVE * scale);
        show_curve(ui, words, &standing.curve, u64::from(games), left);
    }

    fn name(&self, opponent: Opponent) -> String {
        opponent_name(&self.cx.words, &self.cx.configs.opponents, opponent)
    }

    /// The score with its error, and the games that ended otherwise.
    fn score(&self, ui: &mut Ui, name: &str, standing: &MatchStanding) {
        let words = &self.cx.words;
        let warn = |ui: &mut Ui, key: &str, n: u64| {
            if n > 0 {
                let told = words.with(key, &[("n", number(n))]);
                let colour = Palette::of(ui.ctx()).warning_text;
                ui.add(Label::new(RichText::new(told).color(colour)).wrap());
            }
        };
        warn(ui, "arena-left-out", standing.score.pairs_left_out());
        let tally = standing.score.tally;
        if tally.games() == 0 {
            return;
        }
        // As long as all pairs end alike, nothing can be said of the error.
        let key = match tally.margin() > 0.0 {
            true => "arena-score",
            false => "arena-score-alone",
        };
        let told = words.with(
            key,
            &[
                ("name", text(name)),
                ("score", text(&percent(words, tally.score()))),
                ("margin", text(&percent(words, tally.margin()))),
            ],
        );
        let told = RichText::new(told).text_style(strong());
        ui.add(Label::new(told.color(Palette::of(ui.ctx()).text)).wrap());
        warn(ui, "arena-forfeited", standing.score.forfeited);
    }
}

/// Width of the numbers at the left, in points at scale 1.
const NUMBERS: f32 = 52.0;
/// Height of the numbers of games below.
const CAPTION: f32 = 12.0;

/// Draws the curve over all games of the match, in this height.
pub(crate) fn show_curve(
    ui: &mut Ui,
    words: &Words,
    curve: &[CurvePoint],
    games: u64,
    height: f32,
) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), height);
    let (place, _) = ui.allocate_exact_size(size, Sense::hover());
    let mut room = place.shrink2(vec2(GRID * scale, 1.5 * GRID * scale));
    room.min.x = place.left() + NUMBERS * scale;
    room.max.y -= CAPTION * scale;
    let painter = ui.painter();
    let y = |share: f64| room.bottom() - share.clamp(0.0, 1.0) as f32 * room.height();
    let x = |done: u64| room.left() + room.width() * done as f32 / games.max(1) as f32;
    for share in [0.0, 0.5, 1.0] {
        let colour = match share {
            0.5 => palette.outline,
            _ => palette.hovered,
        };
        painter.hline(room.x_range(), y(share), Stroke::new(1.0, colour));
        let at = pos2(room.left() - GRID * scale, y(share));
        let whole = words.with(
            "arena-percent",
            &[("percent", number((100.0 * share) as i64))],
        );
        let font = palette.font(SMALL);
        painter.text(at, Align2::RIGHT_CENTER, whole, font, palette.muted);
    }
    for done in [0, games / 2, games] {
        let at = pos2(x(done), room.bottom() + 0.5 * GRID * scale);
        let align = match done == games {
            true => Align2::RIGHT_TOP,
            false => Align2::CENTER_TOP,
        };
        painter.text(at, align, done, palette.font(SMALL), palette.muted);
    }
    let (Some(last), name) = (curve.last(), words.say("arena-curve")) else {
        return;
    };
    let points = curve.iter().map(|point| Banded {
        at: pos2(x(point.games), y(point.score)),
        upper: y(point.score + point.margin),
        lower: y(point.score - point.margin),
    });
    paint_band(painter, &points.collect::<Vec<Banded>>(), &palette);
    let signs = words.punctuation();
    let told = signs.labelled(&name, &percent(words, last.score));
    name_painted(ui, "arena curve", place, &told);
}
