//! All puzzles of a game, the easiest first, each as a picture of its board. The list is one stop for Tab,
//! in which the arrow keys lead from puzzle to puzzle. Only what is in sight is drawn.

use bevy_egui::egui::{Align, Context, Id, Rect, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use crate::features::language::number;
use crate::features::puzzles::PuzzleCommand;
use crate::features::puzzles::screen::Shown;
use crate::features::puzzles::tile::{CAPTION, INSET, Mark, Tile};
use crate::features::puzzles::told::asked;
use crate::features::scanning::controls::scan;
use crate::intent::Intents;
use crate::puzzles::{Puzzle, Run};
use crate::scores::puzzles::{PuzzleScore, Standing};
use crate::widgets::controls::arrow_keys::arrow_steps;
use crate::widgets::surface::{Control, keep_in_sight};
use crate::widgets::theme::Palette;

/// Least width of a puzzle, in points at scale 1.
const WIDTH: f32 = 88.0;

/// More than stands above the list, in points.
const ABOVE: f32 = 10_000.0;

/// Shows the puzzles of the present game. When another one is chosen, it comes into sight if the list
/// scrolls by itself, else what is told of it.
pub(crate) fn list(ui: &mut Ui, shown: Shown, scrolls: bool, intents: &mut Intents) {
    let (puzzles, Some(game)) = (shown.room.puzzles(), shown.room.game()) else {
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
    let puzzle = shown.room.run().map(Run::puzzle);
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
    let score = shown.book.scores().of(game);
    for index in (0..puzzles.len()).filter(|it| (first..beyond).contains(it) || *it == stop) {
        let is = [chosen == Some(index), stop == index];
        let puzzle = &puzzles[index];
        if tile(ui, shown, &score, place_of(index), (index, puzzle), is) {
            intents.write(PuzzleCommand::Place(index));
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
    shown: Shown,
    score: &PuzzleScore,
    place: Rect,
    (index, puzzle): (usize, &Puzzle),
    [is_chosen, is_stop]: [bool; 2],
) -> bool {
    let sense = match is_stop {
        true => Sense::click(),
        false => Sense::CLICK,
    };
    let mut response = ui.interact(place, id_of(index), sense);
    scan(ui, &mut response);
    keep_in_sight(&response);
    let words = shown.words;
    let (mark, standing) = match score.standing(puzzle) {
        Standing::New => (Mark::None, None),
        Standing::Again => (Mark::Again, Some(words.say("puzzles-list-again"))),
        Standing::Solved => (Mark::Solved, Some(words.say("puzzles-list-solved"))),
    };
    let name = words.with("puzzles-list-one", &[("n", number(index as i64 + 1))]);
    let task = asked(words, puzzle.goal, &puzzle.position);
    let parts = [Some(name), Some(task), standing];
    let told = words.punctuation().pauses(parts.iter().flatten());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &told));
    let control = Control::of(ui, response);
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
