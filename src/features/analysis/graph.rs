//! The graph of the evaluation over the moves. Up is good for the first side, down for the second,
//! and both have their shape at the edge. Solid is proven, hatched is estimated, a gap is unknown.

use bevy_egui::egui::{
    Align2, Color32, EventFilter, Key, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};
use egui_plot::{
    HLine, Line, MarkerShape, Plot, PlotBounds, PlotPoint, PlotPoints, PlotTransform, Points, VLine,
};

use crate::features::language::{Words, number};
use crate::rules::Side;
use crate::study::analysis::{AnalysisEvaluation, AnalysisReport, Judgement, WON};
use crate::widgets::painted::side_mark::paint_side_mark;
use crate::widgets::surface::{focus_ring, keep_in_sight};
use crate::widgets::theme::{CONTROL_RADIUS, Palette};

/// Height of the graph, in points at scale 1.
const HEIGHT: f32 = 84.0;
/// Height of the numbers of the moves below it, in points at scale 1.
const NUMBERS: f32 = 16.0;
/// Size of the numbers of the scale, in points at scale 1.
const DIGITS: f32 = 12.0;
/// Half the way from even to won is marked: 5 on the scale from −10 to 10.
const HALF_WON: f64 = 0.5;
/// Least distance of two numbers of moves, in points at scale 1.
const APART: f32 = 40.0;
/// Where the faults of the first side are marked; those of the second side at its negative. The
/// scale of the evaluation is 1.
const LANE: f64 = 1.28;
/// How far the graph reaches up and down.
const REACH: f64 = 1.55;
/// Distance of two lines of the hatching, in points at scale 1.
const HATCH: f32 = 5.0;
/// Half the height of a drawn position, which is worth nothing to anybody.
const DRAWN: f64 = 0.06;

/// Draws the graph; gives the ply that was pressed. `here` is on the board; so many moves lack in
/// the first round.
pub(crate) fn show(
    ui: &mut Ui,
    words: &Words,
    report: &AnalysisReport,
    here: usize,
    lacking: usize,
    hover: impl Fn(usize) -> String,
) -> Option<usize> {
    let palette = Palette::of(ui.ctx());
    let last = report.plies.len().saturating_sub(1);
    let ground = ui.painter().add(Shape::Noop);
    let plot = Plot::new("evaluation")
        .width(ui.available_width())
        .height(HEIGHT * palette.scale)
        .show_axes(false)
        .show_grid(false)
        .show_x(false)
        .show_y(false)
        .show_background(false)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(Vec2::ZERO)
        .cursor_color(Color32::TRANSPARENT)
        .label_formatter(|_| None)
        .sense(Sense::click());
    let shown = plot.show(ui, |plot| {
        let left = -0.5 - room_for_marks(last);
        let bounds = PlotBounds::from_min_max([left, -REACH], [last as f64 + 0.5, REACH]);
        plot.set_plot_bounds(bounds);
        plot.hline(
            HLine::new("", 0.0)
                .color(palette.outline)
                .width(1.0)
                .allow_hover(false),
        );
        for height in [HALF_WON, -HALF_WON] {
            let line = HLine::new("", height).color(palette.hairline).width(1.0);
            plot.hline(line.allow_hover(false));
        }
        let now = VLine::new("", here as f64).color(palette.accent);
        plot.vline(now.width(2.0 * palette.scale).allow_hover(false));
        for run in outlines(report) {
            let line = Line::new("", PlotPoints::from(run)).color(palette.text);
            plot.line(line.width(1.25 * palette.scale).allow_hover(false));
        }
        for (points, shape, filled, colour, radius) in marks(report, &palette) {
            let marks = Points::new("", PlotPoints::from(points))
                .shape(shape)
                .filled(filled);
            let marks = marks.color(colour).radius(radius * palette.scale);
            plot.points(marks.allow_hover(false));
        }
    });
    let rect = shown.response.rect;
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    ui.painter()
        .set(ground, bars(report, &shown.transform, rect, &palette));
    mark_sides(&painter, rect, &palette);
    scale(ui, &shown.transform, rect, last, lacking);
    let mut response = shown.response;
    keep_in_sight(&response);
    if response.has_focus() {
        focus_ring(ui.painter(), rect, CONTROL_RADIUS, &palette);
    }
    response.widget_info(|| {
        let label = words.with("analysis-graph", &[("n", number(last))]);
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    let ply_at = |x: f32| {
        let at = shown
            .transform
            .value_from_position(pos2(x, rect.center().y))
            .x;
        (at.round().max(0.0) as usize).min(last)
    };
    if let Some(pointer) = response.hover_pos() {
        let told = hover(ply_at(pointer.x));
        response = response.on_hover_text_at_pointer(told);
    }
    if response.clicked()
        && let Some(pointer) = response.interact_pointer_pos()
    {
        return Some(ply_at(pointer.x));
    }
    stepped(ui, &response, here, last)
}

/// With the keyboard's focus on the graph the arrows go from move to move.
fn stepped(
    ui: &Ui,
    response: &bevy_egui::egui::Response,
    here: usize,
    last: usize,
) -> Option<usize> {
    if !response.has_focus() {
        return None;
    }
    let arrows = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    if pressed(Key::ArrowLeft) {
        here.checked_sub(1)
    } else if pressed(Key::ArrowRight) {
        Some(here + 1).filter(|&ply| ply <= last)
    } else {
        None
    }
}

/// Room at the left for the shapes of both sides and the scale, in plies.
fn room_for_marks(last: usize) -> f64 {
    (last as f64 + 1.0) * 0.11
}

/// The numbers of the scale at the left, and those of the moves below.
fn scale(ui: &mut Ui, transform: &PlotTransform, rect: Rect, last: usize, lacking: usize) {
    let palette = Palette::of(ui.ctx());
    let font = palette.font(DIGITS);
    let write = |at: Pos2, anchor, text: String| {
        let font = font.clone();
        ui.painter().text(at, anchor, text, font, palette.muted);
    };
    for (height, text) in [(HALF_WON, "+5"), (0.0, "0"), (-HALF_WON, "−5")] {
        let y = transform
            .position_from_point(&PlotPoint::new(0.0, height))
            .y;
        let at = pos2(rect.left() + 4.0 * palette.scale, y);
        write(at, Align2::LEFT_CENTER, text.to_owned());
    }
    let across = (transform.dpos_dvalue_x() as f32).abs();
    let wide_enough = |&&step: &&usize| 2.0 * step as f32 * across >= APART * palette.scale;
    let step = [1, 2, 5, 10, 20, 50, 100].iter().find(wide_enough);
    let step = step.copied().unwrap_or(200);
    for round in (step..).step_by(step) {
        let ply = (2 * round - 1).saturating_sub(lacking);
        if ply > last {
            break;
        }
        let x = transform
            .position_from_point(&PlotPoint::new(ply as f64, 0.0))
            .x;
        write(
            pos2(x, rect.bottom()),
            Align2::CENTER_TOP,
            round.to_string(),
        );
    }
    ui.add_space(NUMBERS * palette.scale - ui.spacing().item_spacing.y);
}

/// The height of a ply's bar, from the line in the middle; none where nothing is known.
fn height(evaluation: AnalysisEvaluation) -> f64 {
    f64::from(evaluation.points()) / f64::from(WON)
}

/// The upper or lower edges of the bars, as one line for each run of known positions.
fn outlines(report: &AnalysisReport) -> Vec<Vec<[f64; 2]>> {
    let mut runs = vec![Vec::new()];
    for (ply, at) in report.plies.iter().enumerate() {
        match (at.evaluation, runs.last_mut()) {
            (Some(evaluation), Some(run)) => {
                let (x, y) = (ply as f64, height(evaluation));
                run.extend([[x - 0.5, y], [x + 0.5, y]]);
            }
            _ => runs.push(Vec::new()),
        }
    }
    runs.retain(|run| !run.is_empty());
    runs
}

/// Faults in the lane of whoever made them, and rings where the game turned.
fn marks(
    report: &AnalysisReport,
    palette: &Palette,
) -> [(Vec<[f64; 2]>, MarkerShape, bool, Color32, f32); 4] {
    let lane = |side: Side| match side {
        Side::First => LANE,
        Side::Second => -LANE,
    };
    let faults = |judgement: Judgement| -> Vec<[f64; 2]> {
        let plies = report.plies.iter().enumerate();
        let marked = plies.filter_map(|(ply, at)| {
            let (side, _) = at.mv?;
            (at.judged?.judgement == judgement).then_some([ply as f64, lane(side)])
        });
        marked.collect()
    };
    let turns = report
        .turning_points()
        .map(|ply| [ply as f64, 0.0])
        .collect();
    [
        (
            faults(Judgement::Inaccuracy),
            MarkerShape::Circle,
            true,
            palette.muted,
            1.75,
        ),
        (
            faults(Judgement::Mistake),
            MarkerShape::Diamond,
            false,
            palette.warning_text,
            4.0,
        ),
        (
            faults(Judgement::Blunder),
            MarkerShape::Diamond,
            true,
            palette.warning_text,
            4.5,
        ),
        (turns, MarkerShape::Circle, false, palette.text, 3.5),
    ]
}

/// The ground with a bar for each ply.
fn bars(
    report: &AnalysisReport,
    transform: &PlotTransform,
    rect: Rect,
    palette: &Palette,
) -> Shape {
    let mut shapes = vec![Shape::rect_filled(rect, CONTROL_RADIUS, palette.sunk)];
    for (ply, at) in report.plies.iter().enumerate() {
        let Some(evaluation) = at.evaluation else {
            continue;
        };
        let (x, y) = (ply as f64, height(evaluation));
        let (from, to) = match evaluation {
            AnalysisEvaluation::Proven(None) => (-DRAWN, DRAWN),
            _ => (0.0, y),
        };
        let bar = transform
            .rect_from_values(&PlotPoint::new(x - 0.5, from), &PlotPoint::new(x + 0.5, to));
        let colour = match evaluation {
            AnalysisEvaluation::Proven(None) => palette.outline,
            _ if y > 0.0 => palette.mark_of(Side::First),
            _ => palette.mark_of(Side::Second),
        };
        if evaluation.is_proven() {
            shapes.push(Shape::rect_filled(bar, 0, colour));
        } else {
            shapes.push(Shape::rect_filled(bar, 0, colour.gamma_multiply(0.28)));
            let ink = match y > 0.0 {
                // Thin lines of the stones' blue would be hard to see.
                true => palette.shape[Side::First.index()],
                false => colour,
            };
            hatch(&mut shapes, bar, ink, palette.scale);
        }
    }
    Shape::Vec(shapes)
}

/// Lines from the lower left to the upper right that go on from bar to bar.
fn hatch(shapes: &mut Vec<Shape>, bar: Rect, colour: Color32, scale: f32) {
    let step = HATCH * scale;
    let stroke = Stroke::new(1.25 * scale, colour);
    let mut sum = ((bar.min.x + bar.min.y) / step).ceil() * step;
    while sum < bar.max.x + bar.max.y {
        let left = bar.min.x.max(sum - bar.max.y);
        let right = bar.max.x.min(sum - bar.min.y);
        if left < right {
            let ends = [pos2(left, sum - left), pos2(right, sum - right)];
            shapes.push(Shape::line_segment(ends, stroke));
        }
        sum += step;
    }
}

/// The shapes of both sides where the graph is good for them.
fn mark_sides(painter: &Painter, rect: Rect, palette: &Palette) {
    let radius = 6.0 * palette.scale;
    let inset = radius + 3.0 * palette.scale;
    let first = rect.left_top() + vec2(inset, inset);
    let second = rect.left_bottom() + vec2(inset, -inset);
    paint_side_mark(painter, first, radius, Side::First, palette);
    paint_side_mark(painter, second, radius, Side::Second, palette);
}
