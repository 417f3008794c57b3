//! One game of the records in detail: the rating with its course, how the games ended, streaks, and
//! a table of the opponents.

use bevy_egui::egui::{
    Align, Align2, Layout, Rect, RichText, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::config::Level;
use crate::features::language::{number, text};
use crate::features::opponents::words::opponent_name;
use crate::features::records::rated::{estimate_words, unknown_words};
use crate::features::records::screen::RecordSources;
use crate::players::opponents::Opponent;
use crate::rules::GameId;
use crate::scores::{Estimate, Tally};
use crate::widgets::labels::{muted_line, note, small_line};
use crate::widgets::one_line::{one_line, width_of};
use crate::widgets::painted::curve::{NAMES, paint_curve};
use crate::widgets::painted::shares::{legend, paint_shares};
use crate::widgets::panel::section;
use crate::widgets::theme::{BODY, GRID, HEADING, Palette, SMALL, TITLE};

/// How many of the latest rated games the curve shows.
const SHOWN: usize = 120;
/// Width of the numbers at the end of a line of the table.
const NUMBERS: f32 = 84.0;

/// The rating of a game in a few words.
pub(crate) fn rating_words(sources: &RecordSources, game: GameId) -> String {
    let summary = sources.records.summary(game);
    match summary.known(&sources.cx.configs.ratings) {
        Some(estimate) => estimate_words(&sources.cx.words, "scores-rating", estimate),
        None => sources.cx.say("scores-no-rating"),
    }
}

/// How the games of a kind ended, in a line.
pub(crate) fn summary_words(sources: &RecordSources, game: GameId) -> String {
    let all = &sources.records.summary(game).all;
    if all.played() == 0 {
        return sources.cx.say("scores-not-played");
    }
    let mut told = vec![
        sources
            .cx
            .words
            .with("scores-played", &[("n", number(all.played()))]),
    ];
    if all.streak > 1 {
        let n = number(all.streak);
        told.push(sources.cx.words.with("scores-in-a-row", &[("n", n)]));
    }
    told.join(" · ")
}

/// Shows everything about the games of a kind.
pub(crate) fn show(ui: &mut Ui, sources: &RecordSources, game: GameId) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let summary = sources.records.summary(game);
    ui.spacing_mut().item_spacing.y = 4.0 * scale;
    section(ui, &sources.cx.say("scores-rating-title"));
    rating(ui, sources, game);
    if summary.all.played() == 0 {
        ui.add_space(GRID * scale);
        let name = sources.cx.words.game_name(game);
        let sentence = sources
            .cx
            .words
            .with("scores-none-of", &[("game", text(&name))]);
        muted_line(ui, sentence);
        return;
    }
    section(ui, &sources.cx.say("scores-games-title"));
    shares(ui, sources, &summary.all);
    ui.add_space(GRID * scale);
    feats(ui, sources, &summary.all);
    section(ui, &sources.cx.say("scores-opponents-title"));
    let named = summary.opponents.iter().map(|(opponent, tally)| {
        let name = opponent_name(&sources.cx.words, &sources.cx.configs.opponents, *opponent);
        (name, tally)
    });
    let mut lines: Vec<(String, &Tally)> = named.collect();
    if summary.adjusted.played() > 0 {
        lines.push((sources.cx.say("scores-adjusted"), &summary.adjusted));
    }
    // The longest name decides where all bars begin.
    let names = lines
        .iter()
        .map(|(name, _)| width_of(ui, name, palette.font(BODY)));
    let column = names.fold(0.0, f32::max).min(0.6 * ui.available_width());
    for (name, tally) in lines {
        against(ui, sources, name, column, tally);
    }
    lasted(ui, sources, game);
}

/// How long the person has lasted against perfect play, board by board.
fn lasted(ui: &mut Ui, sources: &RecordSources, game: GameId) {
    let boards = sources.cx.configs.opponents.proofs.of_game(game);
    for (params, most) in boards {
        let scores = sources.records.scores();
        let Some(best) = scores.lasted(game, params, most.into()) else {
            continue;
        };
        let board = sources.cx.words.preset(game, params);
        let about = [
            ("board", text(&board)),
            ("n", number(best)),
            ("most", number(most)),
        ];
        small_line(ui, sources.cx.words.with("scores-lasted", &about));
    }
}

/// The rating, its course over the marks of the levels, and who comes next.
fn rating(ui: &mut Ui, sources: &RecordSources, game: GameId) {
    let palette = Palette::of(ui.ctx());
    let ratings = &sources.cx.configs.ratings;
    let summary = sources.records.summary(game);
    let Some(estimate) = summary.known(ratings) else {
        let (words, rated) = (&sources.cx.words, summary.rated);
        let sentence = unknown_words(words, "scores-unknown", rated, ratings);
        muted_line(ui, sentence);
        return;
    };
    let told = estimate_words(&sources.cx.words, "scores-about", estimate);
    ui.label(RichText::new(&told).font(palette.strong_font(TITLE)));
    note(ui, sources.cx.say("scores-deviation"));
    let latest = summary.course.len().saturating_sub(SHOWN);
    let points: Vec<(f64, f64)> = summary.course[latest..]
        .iter()
        .map(|it| (it.rating, it.deviation))
        .collect();
    if points.len() < 2 {
        return;
    }
    let marks: Vec<(f64, String)> = Level::all()
        .map(|level| {
            let name = opponent_name(
                &sources.cx.words,
                &sources.cx.configs.opponents,
                Opponent::Level(level),
            );
            (ratings.rating_of(game, level), name)
        })
        .collect();
    let size = vec2(ui.available_width(), 150.0 * palette.scale);
    let (place, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Image, true, &told));
    paint_curve(ui.painter(), place, &points, &marks, &palette);
    days(ui, &summary.course[latest..], place);
}

/// The first and the last day of a curve, below its ends.
fn days(ui: &mut Ui, course: &[Estimate], curve: Rect) {
    let palette = Palette::of(ui.ctx());
    let (Some(first), Some(last)) = (course.first(), course.last()) else {
        return;
    };
    let size = vec2(ui.available_width(), 18.0 * palette.scale);
    let (line, _) = ui.allocate_exact_size(size, Sense::hover());
    let end = curve.right() - NAMES * palette.scale;
    for (day, x, align) in [
        (first.day, line.left(), Align2::LEFT_CENTER),
        (last.day, end, Align2::RIGHT_CENTER),
    ] {
        ui.painter().text(
            pos2(x, line.center().y),
            align,
            day.to_string(),
            palette.font(SMALL),
            palette.muted,
        );
    }
}

/// The bar of all games and what its parts mean.
fn shares(ui: &mut Ui, sources: &RecordSources, all: &Tally) {
    let palette = Palette::of(ui.ctx());
    let size = vec2(ui.available_width(), 18.0 * palette.scale);
    let (bar, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_shares(ui.painter(), bar, all, &palette);
    ui.add_space(4.0 * palette.scale);
    let word = |key: &str, count: u32| {
        let n = number(count);
        sources.cx.words.with(key, &[("n", n)])
    };
    legend(
        ui,
        [
            word("scores-won", all.won),
            word("scores-drawn", all.drawn),
            word("scores-lost", all.lost),
        ],
    );
}

/// Four numbers in a row: played, streaks, the shortest win.
fn feats(ui: &mut Ui, sources: &RecordSources, all: &Tally) {
    let palette = Palette::of(ui.ctx());
    let none = || "–".to_owned();
    let feats = [
        (all.played().to_string(), "scores-feat-played"),
        (all.streak.to_string(), "scores-feat-streak"),
        (all.best_streak.to_string(), "scores-feat-best"),
        (
            all.shortest_win
                .map_or_else(none, |plies| plies.to_string()),
            "scores-feat-shortest",
        ),
    ];
    let per_row = if ui.available_width() > 420.0 * palette.scale {
        4
    } else {
        2
    };
    for row in feats.chunks(per_row) {
        ui.columns(per_row, |columns| {
            for (column, (value, key)) in columns.iter_mut().zip(row) {
                // The columns' own layout would stretch the lines of a text to their width.
                column.with_layout(Layout::top_down(Align::Min), |column| {
                    column.spacing_mut().item_spacing.y = 0.0;
                    column.label(RichText::new(value).font(palette.strong_font(HEADING)));
                    note(column, sources.cx.say(key));
                });
            }
        });
    }
}

/// A line of the table: the opponent's name, a bar, and the numbers won, drawn and lost.
fn against(ui: &mut Ui, sources: &RecordSources, name: String, column: f32, tally: &Tally) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let numbers = sources.cx.words.with(
        "scores-against",
        &[
            ("won", number(tally.won)),
            ("drawn", number(tally.drawn)),
            ("lost", number(tally.lost)),
        ],
    );
    let size = vec2(ui.available_width(), 26.0 * scale);
    let (line, response) = ui.allocate_exact_size(size, Sense::hover());
    let label = sources.cx.words.punctuation().labelled(&name, &numbers);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &label));
    let painter = ui.painter();
    let written = painter.text(
        line.right_center(),
        Align2::RIGHT_CENTER,
        numbers,
        palette.font(SMALL),
        palette.text,
    );
    // As broad as the numbers of a hundred games, so that all bars end below each other.
    let right = written.left().min(line.right() - NUMBERS * scale) - 2.0 * GRID * scale;
    let left = line.left() + column + 1.5 * GRID * scale;
    let bar = Rect::from_min_max(
        pos2(left, line.center().y - 5.0 * scale),
        pos2(right, line.center().y + 5.0 * scale),
    );
    if bar.is_positive() {
        paint_shares(painter, bar, tally, &palette);
    }
    let name = one_line(ui, name, palette.font(BODY), palette.text, column);
    let top = line.center().y - name.size().y / 2.0;
    ui.painter()
        .galley(pos2(line.left(), top), name, palette.text);
}
