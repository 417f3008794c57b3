//! A month of positions of the day, each with its board and what became of it. Every day up to today can be
//! chosen. The month is one stop for Tab, in which the arrow keys lead from day to day and from week to week.

use bevy_egui::egui::{Align2, Context, Id, Label, Rect, RichText, Sense, Ui, Vec2, vec2};

use crate::features::language::{full_date, month, weekday_sign};
use crate::features::puzzles::list::{CAPTION, INSET, PuzzleMark, Tile};
use crate::features::puzzles::screen::PuzzleSources;
use crate::features::puzzles::{PuzzleCommand, day_words, has_position};
use crate::scores::Day;
use crate::scores::puzzles::{DayEnd, DayResult};
use crate::widgets::controls::arrow_keys::arrow_steps;
use crate::widgets::controls::button::Button;
use crate::widgets::icon::Icon;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::Control;
use crate::widgets::theme::{Palette, SMALL};

/// Days of a week.
const WEEK: u32 = 7;
/// Height of a day, in points at scale 1.
const HEIGHT: f32 = 58.0;

/// Shows the month of the chosen day, and the ways to the months before and after it.
pub(crate) fn calendar(ui: &mut Ui, cx: &mut ScreenContext, sources: PuzzleSources, chosen: Day) {
    let id = Id::new("month of the calendar");
    let known: Option<(Day, Day)> = ui.data(|data| data.get_temp(id));
    // Another day brings its own month.
    let known = known.filter(|it| it.0 == chosen).map(|it| it.1);
    let mut present = known.unwrap_or_else(|| chosen.month_start());
    if let Some(day) = lead_by_arrows(ui.ctx(), sources, present) {
        present = day.month_start();
    }
    ui.spacing_mut().item_spacing = Vec2::ZERO;
    let wanted = heading(ui, sources, present);
    ui.data_mut(|data| data.insert_temp(id, (chosen, wanted)));
    let scale = Palette::of(ui.ctx()).scale;
    let width = ui.available_width() / WEEK as f32;
    let (first, begins) = first_week(sources, present);
    weekdays(ui, sources, begins, vec2(width, 20.0 * scale));
    let stop = stop(ui.ctx(), sources, present, chosen);
    let size = vec2(width, HEIGHT * scale);
    for week in (first..present.next_month().number()).step_by(WEEK as usize) {
        ui.horizontal(|ui| {
            for number in week..week + WEEK {
                let day = Day::new(number);
                let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
                if day.month_start() != present {
                    continue;
                }
                if !is_open(sources, day) {
                    paint_closed(ui, rect, day);
                } else if cell(ui, sources, rect, day, [day == chosen, day == stop]) {
                    cx.intents.write(PuzzleCommand::Day(day));
                }
            }
        });
    }
}

/// Whether a day can be chosen.
fn is_open(sources: PuzzleSources, day: Day) -> bool {
    has_position(day) && day <= sources.today
}

/// The day in the upper left corner, as its number, and its day of the week. The first days may belong to the
/// month before.
fn first_week(sources: PuzzleSources, month: Day) -> (u32, u8) {
    let begins: u8 = match sources.words.language().week_begins_on_sunday() {
        true => 6,
        false => 0,
    };
    let before = (month.weekday() + 7 - begins) % 7;
    (month.number().saturating_sub(before.into()), begins)
}

/// The days of the week above their columns. Whoever hears the days hears them with each.
fn weekdays(ui: &mut Ui, sources: PuzzleSources, begins: u8, size: Vec2) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        for column in 0..7 {
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let sign = weekday_sign(sources.words, (begins + column) % 7);
            let (font, colour) = (palette.font(SMALL), palette.muted);
            ui.painter()
                .text(rect.center(), Align2::CENTER_CENTER, sign, font, colour);
        }
    });
}

/// The month, between the ways to its neighbours; the month that is to be shown next.
fn heading(ui: &mut Ui, sources: PuzzleSources, present: Day) -> Day {
    let before = Day::new(present.number().saturating_sub(1)).month_start();
    let after = present.next_month();
    let way = |ui: &mut Ui, key, icon, is_open| {
        let button = Button::bare(sources.words.say(key)).icon(icon).icon_only();
        button.enabled(is_open).show(ui)
    };
    let mut wanted = present;
    ui.horizontal(|ui| {
        let is_open = has_position(Day::new(present.number().saturating_sub(1)));
        let back = way(ui, "puzzles-month-before", Icon::StepBack, is_open);
        let size = vec2(ui.available_width() - back.rect.width(), back.rect.height());
        let name = RichText::new(month(sources.words, present));
        announce(&ui.add_sized(size, Label::new(name)));
        let is_open = after <= sources.today;
        let on = way(ui, "puzzles-month-after", Icon::StepForward, is_open);
        for (way, to) in [(back, before), (on, after)] {
            if way.clicked() {
                wanted = to;
            }
        }
    });
    wanted
}

fn id_of(day: Day) -> Id {
    Id::new(("day of the calendar", day.number()))
}

/// The day of this month that has the focus.
fn focused(context: &Context, month: Day) -> Option<Day> {
    let focused = context.memory(|memory| memory.focused())?;
    let mut days = (month.number()..month.next_month().number()).map(Day::new);
    days.find(|&day| id_of(day) == focused)
}

/// The day at which Tab stops: the one with the focus, else the chosen one, else the last that can be chosen.
fn stop(context: &Context, sources: PuzzleSources, month: Day, chosen: Day) -> Day {
    let is_here = chosen.month_start() == month;
    let last = Day::new(month.next_month().number().saturating_sub(1));
    let usual = if is_here {
        chosen
    } else {
        last.min(sources.today)
    };
    focused(context, month).unwrap_or(usual)
}

/// Gives the focus to the day to which the arrow keys lead from the one that has it: that day.
fn lead_by_arrows(context: &Context, sources: PuzzleSources, month: Day) -> Option<Day> {
    let day = focused(context, month)?;
    let mut to = day;
    for step in arrow_steps(context, id_of(day), WEEK as i32) {
        let led = Day::new(to.number().saturating_add_signed(step));
        to = if is_open(sources, led) { led } else { to };
    }
    if to != day {
        context.memory_mut(|memory| memory.request_focus(id_of(to)));
    }
    (to != day).then_some(to)
}

/// A day that can be chosen; whether it is pressed.
fn cell(
    ui: &Ui,
    sources: PuzzleSources,
    rect: Rect,
    day: Day,
    [is_chosen, is_stop]: [bool; 2],
) -> bool {
    let result = sources.book.scores().of_day(day);
    let sense = match is_stop {
        true => Sense::click(),
        false => Sense::CLICK,
    };
    let control = Control::at(ui, rect, id_of(day), sense);
    let words = sources.words;
    let told = words
        .punctuation()
        .labelled(&full_date(words, day), &day_words(words, result));
    control.tell_choice(is_chosen, &told);
    if let Some(puzzle) = sources.room.of_day(day) {
        let tile = Tile {
            position: &puzzle.position,
            caption: day.date().2.to_string(),
            mark: mark_of(sources, day, result),
            is_chosen,
            is_present: day == sources.today,
        };
        tile.paint(ui, &control);
    }
    control.response.on_hover_text(&told).clicked()
}

/// A day that is still to come, or that had no position yet: it has no mark.
fn paint_closed(ui: &Ui, rect: Rect, day: Day) {
    let palette = Palette::of(ui.ctx());
    ui.painter().text(
        rect.center_bottom() - vec2(0.0, (INSET + CAPTION / 2.0) * palette.scale + 1.0),
        Align2::CENTER_CENTER,
        day.date().2,
        palette.font(SMALL),
        palette.disabled,
    );
}

/// What became of a day: of one that is still open today, nothing yet.
fn mark_of(sources: PuzzleSources, day: Day, result: Option<DayResult>) -> PuzzleMark {
    match result {
        Some(result) if result.is_clean() => PuzzleMark::Solved,
        Some(result) if result.end == DayEnd::Solved => PuzzleMark::Late,
        Some(_) => PuzzleMark::Begun,
        None if day < sources.today => PuzzleMark::Missed,
        None => PuzzleMark::None,
    }
}
