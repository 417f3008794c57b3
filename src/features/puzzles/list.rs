//! All puzzles of a game, the easiest first, each as a picture of its board. The list is one stop for Tab,
//! in which the arrow keys lead from puzzle to puzzle. Only what is in sight is drawn.

use crate::rules::Position;
use crate::widgets::board_picture::paint_board;
use crate::widgets::icon::{Icon, paint_icon};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{Control, focus_ring};
use crate::widgets::theme::{CONTROL_RADIUS, Palette, SMALL};
use bevy_egui::egui::{
    Align, Align2, Context, Id, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, pos2,
    vec2,
};

use crate::features::language::number;
use crate::features::puzzles::PuzzleCommand;
use crate::features::puzzles::screen::PuzzleSources;

use crate::features::puzzles::sentences::asked;
use crate::puzzles::{Puzzle, PuzzleRun};
use crate::scores::puzzles::{PuzzleScore, PuzzleStanding};
use crate::widgets::controls::arrow_keys::arrow_steps;

/// Least width of a puzzle, in points at scale 1.
const WIDTH: f32 = 88.0;

/// More than stands above the list, in points.
const ABOVE: f32 = 10_000.0;

/// Shows the puzzles of the present game. When another one is chosen, it comes into sight if the list
/// scrolls by itself, else what is told of it.
pub(crate) fn list(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources, scrolls: bool) {
    let (puzzles, Some(game)) = (sources.room.puzzles(), sources.room.game()) else {
        return;
    };
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let scale = Palette::of(ui.ctx()).scale;
    let width = ui.available_width();
    let columns = (width / (WIDTH * scale)).floor().max(1.0) as usize;
    let column = width / columns as f32;
    let size = vec2(
        column,
        column - 2.0 * (INSET * scale + 1.0) + (CAPTION + 2.0 * INSET) * scale,
    );
    let rows = puzzles.len().div_ceil(columns);
    let (whole, _) = ui.allocate_exact_size(vec2(width, rows as f32 * size.y), Sense::hover());
    let place_of = |index: usize| {
        let at = vec2((index % columns) as f32, (index / columns) as f32);
        Rect::from_min_size(whole.min + at * size, size)
    };
    let puzzle = sources.room.run().map(PuzzleRun::puzzle);
    let chosen = puzzles.iter().position(|it| Some(it) == puzzle);
    let mut focused = focused(ui.ctx(), puzzles.len());
    if let Some(from) = focused {
        for step in arrow_steps(ui.ctx(), id_of(from), columns as i32) {
            let to = focused.and_then(|it| it.checked_add_signed(step as isize));
            focused = to.filter(|&to| to < puzzles.len()).or(focused);
        }
        if let Some(to) = focused.filter(|&to| to != from) {
            ui.memory_mut(|memory| memory.request_focus(id_of(to)));
        }
    }
    let seen = ui.clip_rect();
    let id = Id::new("chosen puzzle of the list");
    let known = ui.data(|data| data.get_temp(id));
    if known != Some((game, chosen)) {
        ui.data_mut(|data| data.insert_temp(id, (game, chosen)));
        let place = chosen.map(place_of);
        if !scrolls {
            // What is told of it stands above, at the very top.
            let top = Rect::from_min_size(whole.min - vec2(0.0, ABOVE), Vec2::ZERO);
            ui.scroll_to_rect(top, Some(Align::Min));
        } else if let Some(place) = place.filter(|place| !seen.contains_rect(*place)) {
            ui.scroll_to_rect(place, Some(Align::Center));
        }
    }
    let stop = focused.or(chosen).unwrap_or(0);
    let row_at = |y: f32| ((y - whole.top()) / size.y).clamp(0.0, rows as f32) as usize;
    let first = row_at(seen.top()) * columns;
    let beyond = ((row_at(seen.bottom()) + 1) * columns).min(puzzles.len());
    let score = sources.book.scores().of(game);
    for index in (0..puzzles.len()).filter(|it| (first..beyond).contains(it) || *it == stop) {
        let is = [chosen == Some(index), stop == index];
        let puzzle = &puzzles[index];
        if tile(ui, sources, &score, place_of(index), (index, puzzle), is) {
            cx.intents.write(PuzzleCommand::Place(index));
        }
    }
}

fn id_of(index: usize) -> Id {
    Id::new(("puzzle of the list", index))
}

/// The puzzle of the list that has the focus.
fn focused(context: &Context, count: usize) -> Option<usize> {
    let focused = context.memory(|memory| memory.focused())?;
    (0..count).find(|&index| id_of(index) == focused)
}

/// A puzzle; whether it is pressed.
fn tile(
    ui: &Ui,
    sources: PuzzleSources,
    score: &PuzzleScore,
    place: Rect,
    (index, puzzle): (usize, &Puzzle),
    [is_chosen, is_stop]: [bool; 2],
) -> bool {
    let sense = match is_stop {
        true => Sense::click(),
        false => Sense::CLICK,
    };
    let control = Control::at(ui, place, id_of(index), sense);
    let words = sources.words;
    let (mark, standing) = match score.standing(puzzle) {
        PuzzleStanding::New => (PuzzleMark::None, None),
        PuzzleStanding::Again => (PuzzleMark::Again, Some(words.say("puzzles-list-again"))),
        PuzzleStanding::Solved => (PuzzleMark::Solved, Some(words.say("puzzles-list-solved"))),
    };
    let name = words.with("puzzles-list-one", &[("n", number(index + 1))]);
    let task = asked(words, puzzle.goal, &puzzle.position);
    let parts = [Some(name), Some(task), standing];
    let told = words.punctuation().pauses(parts.iter().flatten());
    control.tell_choice(is_chosen, &told);
    let tile = Tile {
        position: &puzzle.position,
        caption: (index + 1).to_string(),
        mark,
        is_chosen,
        is_present: false,
    };
    tile.paint(ui, &control);
    control.response.on_hover_text(&told).clicked()
}

/// Height of the line below the picture, in points at scale 1.
pub(crate) const CAPTION: f32 = 18.0;
/// Room around picture and caption.
pub(crate) const INSET: f32 = 4.0;

/// What became of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PuzzleMark {
    /// Nothing yet.
    None,
    /// Its day went by.
    Missed,
    /// It was begun, or its solution was looked at.
    Begun,
    /// It was missed and comes again.
    Again,
    /// It was solved, not at the first try.
    Late,
    /// It was solved at the first try.
    Solved,
}

/// A puzzle among others.
pub(crate) struct Tile<'a> {
    /// Where it begins.
    pub position: &'a Position,
    /// What it is called.
    pub caption: String,
    pub mark: PuzzleMark,
    pub is_chosen: bool,
    /// Whether it is that of today.
    pub is_present: bool,
}

impl Tile<'_> {
    /// Paints it over its control.
    pub(crate) fn paint(&self, ui: &Ui, control: &Control) {
        let rect = control.rect().shrink(1.0);
        if !ui.is_rect_visible(rect) {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        let fill = match self.is_chosen {
            true => palette.hovered,
            false => palette.control.gamma_multiply(control.hover),
        };
        let painter = ui.painter();
        painter.rect_filled(rect, CONTROL_RADIUS, fill);
        if self.is_chosen || self.is_present {
            let width = if self.is_chosen { 1.5 } else { 1.0 };
            let edge = Stroke::new(width * scale, palette.accent);
            painter.rect_stroke(rect, CONTROL_RADIUS, edge, StrokeKind::Inside);
        }
        let inner = rect.shrink(INSET * scale);
        let side = inner.width().min(inner.height() - CAPTION * scale);
        let left = inner.center().x - side / 2.0;
        let picture = Rect::from_min_size(pos2(left, inner.top()), Vec2::splat(side.max(1.0)));
        paint_board(ui, picture, self.position);
        let font = match self.is_chosen {
            true => palette.strong_font(SMALL),
            false => palette.font(SMALL),
        };
        let line = inner.bottom() - CAPTION * scale / 2.0;
        let at = pos2(left + scale, line);
        painter.text(at, Align2::LEFT_CENTER, &self.caption, font, palette.text);
        let at = pos2(left + side - 7.0 * scale, line);
        self.mark.paint(painter, at, &palette);
        if control.response.has_focus() {
            focus_ring(painter, rect, CONTROL_RADIUS, &palette);
        }
    }
}

impl PuzzleMark {
    fn paint(self, painter: &Painter, at: Pos2, palette: &Palette) {
        let scale = palette.scale;
        let icon = |side: f32, icon, colour| {
            paint_icon(painter, at, side * scale, icon, colour);
        };
        match self {
            PuzzleMark::None => {}
            PuzzleMark::Missed => {
                painter.circle_filled(at, 1.5 * scale, palette.muted);
            }
            PuzzleMark::Begun => {
                let half = vec2(4.0 * scale, 0.0);
                let stroke = Stroke::new(1.5 * scale, palette.muted);
                painter.line_segment([at - half, at + half], stroke);
            }
            PuzzleMark::Again => icon(12.0, Icon::Again, palette.muted),
            PuzzleMark::Late => icon(11.0, Icon::Tick, palette.accent),
            PuzzleMark::Solved => {
                painter.circle_filled(at, 5.5 * scale, palette.accent);
                icon(9.0, Icon::Tick, palette.raised);
            }
        }
    }
}
