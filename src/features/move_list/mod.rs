//! The moves of a game as a table: a round in each line, a side in each column, also those that were
//! taken back; a move that is pressed brings back its position. Signs tell of comments and of other
//! moves that were played in the same place. Before the first move the rules in short.

pub(crate) mod last_move;

use bevy_egui::egui::{
    Align2, CursorIcon, Id, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use crate::features::hints::panel::{PREVIEW_HEIGHT, preview_of_move};
use crate::features::hints::previewing::Previewing;
use crate::features::language::variant::rules as rules_of;
use crate::features::language::{Words, number};
use crate::features::move_list::last_move::time_words;
use crate::midend::Match;
use crate::midend::history::NodeId;
use crate::rules::Side;
use crate::study::analysis::{AnalysisReport, Judgement};
use crate::turn::undo::HistoryCommand;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::labels::small_line;
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::panel::{scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{line_height, remember_size, target_height};
use crate::widgets::theme::{Palette, SMALL};

/// Height of a line of the table, in points at scale 1.
const LINE: f32 = 24.0;
/// Side of a sign beside a move, in points at scale 1.
const SIGN: f32 = 11.0;
/// Rounds that are shown where the table has no room of its own.
const FEW: usize = 3;
/// Rounds that stay in sight whatever else is told: below them what is told of the last move scrolls.
const FEWEST: usize = 4;
/// Most characters of a comment that are shown while a move is pointed at.
const MOST_TIP: usize = 200;

/// The least height in which the table keeps its rounds in sight, or the rules can be read.
pub(crate) fn least_height(ui: &Ui, game_match: &Match) -> f32 {
    let scale = Palette::of(ui.ctx()).scale;
    let preview = if Previewing::may_come(game_match.position()) {
        PREVIEW_HEIGHT * scale
    } else {
        0.0
    };
    let plies = game_match.history().line().len();
    if plies == 0 {
        return RULES * scale + preview;
    }
    let rounds = rounds(game_match, plies).min(FEWEST);
    let last_move = target_height(ui).max(preview);
    LINE * scale + rounds as f32 * line_height(ui, LINE) + last_move
}

/// Least height of the rules, in points at scale 1.
const RULES: f32 = 112.0;

/// Shows the table or the rules in a room of this height, the newest move in sight.
pub(crate) fn show(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    report: Option<&AnalysisReport>,
    previewing: &mut Previewing,
    height: f32,
) {
    let palette = Palette::of(ui.ctx());
    ui.spacing_mut().item_spacing.y = 0.0;
    let preview = PREVIEW_HEIGHT * palette.scale;
    let line_of_play = game_match.history().line();
    if line_of_play.is_empty() {
        let below = if previewing.is_shown() { preview } else { 0.0 };
        scroll(ui, "rules", height - below, false, |ui| {
            rules(ui, &cx.words, game_match)
        });
        preview_of_move(ui, &cx.words, previewing);
        return;
    }
    let line = line_height(ui, LINE);
    let head = LINE * palette.scale;
    caption(ui, &cx.words, game_match);
    let id = Id::new("height of the last move");
    let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(line);
    let wanted = if Previewing::may_come(game_match.position()) {
        // A preview takes the place of the last move, so that nothing moves when it comes.
        known.max(preview)
    } else {
        known
    };
    let rounds = rounds(game_match, line_of_play.len());
    let fewest = rounds.min(FEWEST) as f32 * line;
    let below = wanted.min(height - head - fewest).max(line);
    let room = (height - head - below).min(rounds as f32 * line).max(line);
    scroll(ui, "moves", room, true, |ui| {
        for round in 0..rounds {
            show_round(ui, cx, game_match, report, &line_of_play, round);
        }
    });
    if previewing.is_shown() {
        preview_of_move(ui, &cx.words, previewing);
        return;
    }
    scroll(ui, "last move", below, false, |ui| {
        let top = ui.cursor().top();
        last_move::show(ui, cx, game_match, previewing.last());
        remember_size(ui, id, known, ui.min_rect().bottom() - top);
    });
}

/// Shows the last few rounds or the rules, as tall as they are.
pub(crate) fn show_few(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    report: Option<&AnalysisReport>,
    previewing: &Previewing,
) {
    let line_of_play = game_match.history().line();
    if line_of_play.is_empty() {
        rules(ui, &cx.words, game_match);
        return;
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    caption(ui, &cx.words, game_match);
    // The present move and what stands around it.
    let rounds_here = rounds(game_match, game_match.moves().len() + 1);
    let last = rounds_here.min(rounds(game_match, line_of_play.len()));
    for round in last.saturating_sub(FEW)..last {
        show_round(ui, cx, game_match, report, &line_of_play, round);
    }
    last_move::show(ui, cx, game_match, previewing.last());
}

fn rules(ui: &mut Ui, words: &Words, game_match: &Match) {
    section(ui, &words.say("play-rules"));
    small_line(ui, rules_of(words, game_match.position()));
}

/// How many moves lack in the first round because the second side began.
fn lacking(game_match: &Match) -> usize {
    game_match.start().side_to_move().index()
}

fn rounds(game_match: &Match, plies: usize) -> usize {
    (plies + lacking(game_match)).div_ceil(2)
}

/// The column of the rounds' numbers, and those of both sides.
fn columns(line: Rect, palette: &Palette) -> [f32; 3] {
    let first = line.left() + 76.0 * palette.scale;
    let half = (line.right() - first) / 2.0;
    [line.left(), first, first + half]
}

fn allocate_line(ui: &mut Ui, height: f32) -> Rect {
    let size = vec2(ui.available_width(), height);
    ui.allocate_exact_size(size, Sense::hover()).0
}

fn caption(ui: &mut Ui, words: &Words, game_match: &Match) {
    let palette = Palette::of(ui.ctx());
    let line = allocate_line(ui, LINE * palette.scale);
    let [numbers, sides @ ..] = columns(line, &palette);
    let played = number(game_match.moves().len());
    ui.painter().text(
        pos2(numbers, line.center().y),
        Align2::LEFT_CENTER,
        words.with("file-plies", &[("n", played)]),
        palette.font(SMALL),
        palette.muted,
    );
    for (side, x) in Side::BOTH.into_iter().zip(sides) {
        let radius = 7.0 * palette.scale;
        let centre = pos2(x + radius, line.center().y);
        paint_side_mark(ui.painter(), centre, radius, side, &palette);
    }
}

fn show_round(
    ui: &mut Ui,
    cx: &mut ScreenContext,
    game_match: &Match,
    report: Option<&AnalysisReport>,
    line_of_play: &[NodeId],
    round: usize,
) {
    let palette = Palette::of(ui.ctx());
    let height = line_height(ui, LINE);
    let line = allocate_line(ui, height);
    if !ui.is_rect_visible(line) {
        return;
    }
    let [numbers, sides @ ..] = columns(line, &palette);
    let small = palette.font(SMALL);
    ui.painter().text(
        pos2(numbers, line.center().y),
        Align2::LEFT_CENTER,
        format!("{}.", round + 1),
        small.clone(),
        palette.muted,
    );
    let history = game_match.history();
    let here = game_match.moves().len();
    let width = sides[1] - sides[0];
    for (column, x) in sides.into_iter().enumerate() {
        let Some(index) = (2 * round + column).checked_sub(lacking(game_match)) else {
            continue;
        };
        let Some((&node, mv)) = line_of_play
            .get(index)
            .and_then(|node| Some((node, history.move_of(*node)?)))
        else {
            continue;
        };
        let inset = 4.0 * palette.scale;
        let place = Rect::from_min_max(
            pos2(x - inset, line.top()),
            pos2(x + width - 2.0 * inset, line.bottom()),
        );
        let word = game_match.position().move_text(mv);
        let mark = mark(report, node, index + 1);
        let response = ui
            .interact(place, Id::new(("move", index)), Sense::click())
            .on_hover_cursor(CursorIcon::PointingHand);
        let noted = noted(&cx.words, game_match, node);
        response.widget_info(|| {
            let label = [&format!("{word}{mark}"), noted.as_str()].join(" ");
            WidgetInfo::labeled(WidgetType::Button, true, label.trim_end())
        });
        let response = match noted.is_empty() {
            true => response,
            false => response.on_hover_text(noted),
        };
        if response.clicked() {
            cx.intents.write(HistoryCommand::Jump(node));
        }
        if index + 1 == here || response.hovered() || response.has_focus() {
            ui.painter().rect_filled(place, 5, palette.control);
        }
        let (font, colour) = if index + 1 == here {
            (palette.strong_font(SMALL), palette.text)
        } else if index < here {
            (small.clone(), palette.text)
        } else {
            // Taken back.
            (small.clone(), palette.muted)
        };
        let at = pos2(x, line.center().y);
        let shown = ui
            .painter()
            .text(at, Align2::LEFT_CENTER, word, font.clone(), colour);
        let beside = shown.right_center() + vec2(2.0 * palette.scale, 0.0);
        let colour = match mark {
            "!" => palette.text,
            _ => palette.warning_text,
        };
        ui.painter()
            .text(beside, Align2::LEFT_CENTER, mark, font, colour);
        signs(ui, game_match, node, place);
    }
}

/// The signs at the right of a move: for a comment, and for other moves in its place.
fn signs(ui: &Ui, game_match: &Match, node: NodeId, place: Rect) {
    let palette = Palette::of(ui.ctx());
    let history = game_match.history();
    let has_comment = !history.comment(node).is_empty();
    let has_others = history.alternatives(node).next().is_some();
    let side = SIGN * palette.scale;
    let mut right = place.right() - 0.4 * side;
    for (icon, is_there) in [(Icon::Comment, has_comment), (Icon::Variations, has_others)] {
        if is_there {
            let centre = pos2(right - side / 2.0, place.center().y);
            paint_icon(ui.painter(), centre, side, icon, palette.muted);
            right -= 1.4 * side;
        }
    }
}

/// How long a move took, and the comment on it.
fn noted(words: &Words, game_match: &Match, node: NodeId) -> String {
    let history = game_match.history();
    let time = history.time(node).map(|time| time_words(words, time));
    let comment = history.comment(node);
    let mut short: String = comment.chars().take(MOST_TIP).collect();
    if short.len() < comment.len() {
        short.push('…');
    }
    let lines = time.into_iter().chain([short]);
    lines
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("\n")
}

/// The mark of a move in the report, as books have it: !, ?!, ?, ??.
fn mark(report: Option<&AnalysisReport>, node: NodeId, number: usize) -> &'static str {
    let ply = report.and_then(|report| report.plies.get(number));
    let judged = ply
        .filter(|ply| ply.node == node)
        .and_then(|ply| ply.judged);
    judged.map_or("", |judged| Judgement::mark(judged.judgement))
}
