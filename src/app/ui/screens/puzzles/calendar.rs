//! A month of positions of the day, with what became of each. Every day up to today can be chosen.

use bevy_egui::egui::{
    Align2, Id, Rect, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use super::Shown;
use crate::app::play::puzzles::{day_words, has_position};
use crate::app::state::intent::{Intents, PuzzleCommand};
use crate::app::ui::theme::{CONTROL_RADIUS, GRID, Palette, SMALL};
use crate::app::ui::widgets::button::Button;
use crate::app::ui::widgets::icon::Icon;
use crate::app::ui::widgets::spoken::announce;
use crate::app::ui::widgets::surface::{Control, line_height};
use crate::scores::Day;
use crate::scores::puzzles::{DayEnd, DayResult};

/// Days of a week, which begins with Monday.
const WEEK: u32 = 7;

/// Shows the month of the chosen day, and the ways to the months before and after it.
pub(super) fn calendar(ui: &mut Ui, shown: Shown, chosen: Day, intents: &mut Intents) {
    let id = Id::new("month of the calendar");
    let known: Option<(Day, Day)> = ui.data(|data| data.get_temp(id));
    // Another day brings its own month.
    let month = known.filter(|it| it.0 == chosen).map(|it| it.1);
    let month = month.unwrap_or_else(|| chosen.month_start());
    let wanted = heading(ui, shown, month);
    ui.data_mut(|data| data.insert_temp(id, (chosen, wanted)));
    let scale = Palette::of(ui.ctx()).scale;
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let size = vec2(
        ui.available_width() / WEEK as f32,
        line_height(ui, 30.0 * scale),
    );
    let first = month.number().saturating_sub(u32::from(month.weekday()));
    for week in (first..next_month(month).number()).step_by(WEEK as usize) {
        ui.horizontal(|ui| {
            for number in week..week + WEEK {
                let day = Day::new(number);
                if day.month_start() != month {
                    ui.allocate_exact_size(size, Sense::hover());
                } else if cell(ui, shown, day, day == chosen, size) {
                    intents.write(PuzzleCommand::Day(day));
                }
            }
        });
    }
}

fn next_month(month: Day) -> Day {
    // No month is longer.
    Day::new(month.number() + 31).month_start()
}

/// The month, between the ways to its neighbours; the month that is to be shown next.
fn heading(ui: &mut Ui, shown: Shown, month: Day) -> Day {
    let palette = Palette::of(ui.ctx());
    let before = Day::new(month.number().saturating_sub(1));
    let after = next_month(month);
    let mut wanted = month;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GRID / 2.0 * palette.scale;
        let ways = [
            ("puzzles-month-before", Icon::StepBack, before),
            ("puzzles-month-after", Icon::StepForward, after),
        ];
        for (key, icon, to) in ways {
            let word = shown.words.say(key);
            let is_open = match to < month {
                true => has_position(to),
                false => to <= shown.today,
            };
            let button = Button::bare(&word).icon(icon).icon_only().enabled(is_open);
            if button.show(ui).clicked() {
                wanted = to.month_start();
            }
        }
        let name = month.to_string();
        let name = RichText::new(name.get(..7).unwrap_or_default());
        announce(&ui.label(name.small().color(palette.muted)));
    });
    wanted
}

/// A day; whether it is pressed.
fn cell(ui: &mut Ui, shown: Shown, day: Day, is_chosen: bool, size: Vec2) -> bool {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let result = shown.book.scores().of_day(day);
    let text = day.to_string();
    let number = text.get(8..).unwrap_or_default().trim_start_matches('0');
    let font = palette.font(SMALL);
    // Room for the mark below the number.
    let raised = vec2(0.0, 4.0 * scale);
    if day > shown.today || !has_position(day) {
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter();
        painter.text(
            rect.center() - raised,
            Align2::CENTER_CENTER,
            number,
            font,
            palette.disabled,
        );
        return false;
    }
    let control = Control::allocate(ui, size, ("day", day.number()));
    let told = shown
        .words
        .punctuation()
        .labelled(&text, &day_words(shown.words, result));
    control
        .response
        .widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_chosen, &told));
    let rect = control.rect().shrink(1.0);
    let fill = match is_chosen {
        true => palette.hovered,
        false => palette.control.gamma_multiply(control.hover),
    };
    ui.painter().rect_filled(rect, CONTROL_RADIUS - 2, fill);
    if day == shown.today {
        let edge = Stroke::new(scale, palette.accent);
        ui.painter()
            .rect_stroke(rect, CONTROL_RADIUS - 2, edge, StrokeKind::Inside);
    }
    let at = rect.center() - raised;
    ui.painter()
        .text(at, Align2::CENTER_CENTER, number, font, palette.text);
    if let Some(result) = result {
        mark(ui, rect, result, &palette);
    }
    control.paint_focus(ui);
    control.response.clicked()
}

/// A disc for a day that was solved at the first try, a ring for one that was solved later, a line for
/// any other.
fn mark(ui: &Ui, rect: Rect, result: DayResult, palette: &Palette) {
    let scale = palette.scale;
    let at = rect.center_bottom() - vec2(0.0, 7.0 * scale);
    let stroke = Stroke::new(1.5 * scale, palette.accent);
    match result.end {
        DayEnd::Solved if result.wrong == 0 => {
            ui.painter().circle_filled(at, 3.0 * scale, palette.accent);
        }
        DayEnd::Solved => {
            ui.painter().circle_stroke(at, 2.5 * scale, stroke);
        }
        DayEnd::Begun | DayEnd::Shown => {
            let half = vec2(4.0 * scale, 0.0);
            let stroke = Stroke::new(1.5 * scale, palette.muted);
            ui.painter().line_segment([at - half, at + half], stroke);
        }
    }
}
