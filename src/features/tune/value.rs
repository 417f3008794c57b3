//! A value with what changes it: its name, a slider, a field, its unit and range, what it is, and the
//! way back to what it was.

use bevy_egui::egui::color_picker::color_edit_button_srgb;
use bevy_egui::egui::{
    Align, Layout, RichText, StrokeKind, Ui, UiBuilder, WidgetInfo, WidgetType, vec2,
};

use crate::config::{Described, FilePart, TunableFile, ValueKind};
use crate::features::language::text;
use crate::features::tune::scale::Scale;
use crate::features::tune::screen::TuneContext;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::choice::choose_unheaded;
use crate::widgets::controls::number::complaint;
use crate::widgets::controls::slider::{mark, slider};
use crate::widgets::controls::switch::switch;
use crate::widgets::controls::text_field::TextField;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::surface::{hairline, target_height};
use crate::widgets::theme::{BODY, GRID, Palette};

/// Width of a field, in points at scale 1.
const FIELD: f32 = 112.0;
/// Most width of a slider.
const SLIDER: f32 = 260.0;

/// Shows a value of a file.
pub(crate) fn show(
    ui: &mut Ui,
    desk: &mut TuneContext,
    file: &'static TunableFile,
    part: &FilePart,
    field: &Described,
) {
    let Some(now) = desk
        .tuning
        .of(file.name)
        .and_then(|it| it.value(&field.path))
    else {
        // A list of the person's own file is shorter.
        return;
    };
    let below = desk
        .tuning
        .of(file.name)
        .and_then(|it| it.usual(&field.path));
    // Nothing lies below an entry that only the person's own file has.
    let is_own = below.is_none();
    let usual = below.unwrap_or(&field.shipped).to_owned();
    let name = match &*part.heading {
        "" => field.name.clone(),
        heading => format!("{heading}: {}", field.name),
    };
    let mut set: Option<String> = None;
    let mut resets = false;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 2.0 * Palette::of(ui.ctx()).scale;
        if let ValueKind::Switch = field.kind {
            let mut on = now == "true";
            if switch(ui, &mut on, &name, &field.comment).changed() {
                set = Some(on.to_string());
            }
            return;
        }
        let is_other = !same(&now, &usual);
        resets = first_line(ui, desk, &field.name, &name, is_other);
        let height = target_height(ui).max(40.0 * Palette::of(ui.ctx()).scale);
        match &field.kind {
            ValueKind::Choice(choices) => {
                let mut chosen = now.as_str();
                let words = choices.iter().map(|word| (*word).to_owned());
                let choice = choose_unheaded(ui, &name, &mut chosen, choices, words);
                set = choice.changed().then(|| chosen.to_owned());
            }
            ValueKind::Colour => {
                set = line(ui, height, |ui| colour(ui, desk, &name, &now));
            }
            kind => {
                if let Some(scale) = Scale::of(kind) {
                    set = line(ui, height, |ui| {
                        number(ui, desk, &name, &now, &usual, field.unit, scale)
                    });
                }
            }
        }
        if let Some((_, _, Some(wrong))) = desk.view.typed.as_ref().filter(|it| it.0 == name) {
            complaint(ui, wrong);
        }
        note(ui, help(desk, field, &usual));
    });
    if resets && is_own {
        desk.view.typed = None;
        set = Some(usual);
        resets = false;
    }
    if resets {
        desk.view.typed = None;
        let done = desk.tuning.change(file.name, |layers| {
            layers.reset(&field.path);
            Ok(())
        });
        debug_assert!(done.is_ok(), "it was so before");
    } else if let Some(value) = set.filter(|value| *value != now) {
        let done = desk
            .tuning
            .change(file.name, |it| it.set(&field.path, &value));
        if let Some((_, _, wrong)) = desk.view.typed.as_mut().filter(|it| it.0 == name) {
            *wrong = done.err().map(|error| desk.cx.words.reason(&error.problem));
        }
    }
}

fn same(one: &str, other: &str) -> bool {
    one == other || matches!((one.parse::<f64>(), other.parse::<f64>()), (Ok(a), Ok(b)) if a == b)
}

/// The name, and at the right the way back; whether that is taken.
fn first_line(ui: &mut Ui, desk: &TuneContext, short: &str, name: &str, is_other: bool) -> bool {
    let palette = Palette::of(ui.ctx());
    let size = vec2(ui.available_width(), target_height(ui));
    let mut resets = false;
    let in_line = Layout::right_to_left(Align::Center);
    ui.allocate_ui_with_layout(size, in_line, |ui| {
        if is_other {
            let reset = desk.cx.words.with("tune-reset", &[("name", text(name))]);
            let reset = Button::bare(&reset).icon(Icon::Undo).icon_only();
            resets = reset.show(ui).clicked();
        }
        ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
            let mut short = RichText::new(short).size(BODY * palette.scale);
            short = short.color(if is_other {
                palette.accent
            } else {
                palette.text
            });
            ui.label(short);
        });
    });
    resets
}

/// Content in a line of this height.
fn line<R>(ui: &mut Ui, height: f32, content: impl FnOnce(&mut Ui) -> R) -> R {
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), height),
        bevy_egui::egui::Sense::hover(),
    );
    let layout = Layout::left_to_right(Align::Center);
    content(&mut ui.new_child(UiBuilder::new().max_rect(rect).layout(layout)))
}

/// A field that keeps what is typed as long as it is typed; what is to be set.
fn typed(ui: &mut Ui, desk: &mut TuneContext, name: &str, now: &str, width: f32) -> Option<String> {
    let mine = desk.view.typed.as_ref().filter(|it| it.0 == name);
    let is_wrong = mine.is_some_and(|it| it.2.is_some());
    let mut content = mine.map_or_else(|| now.to_owned(), |it| it.1.clone());
    let field = TextField {
        name,
        hint: "",
        is_wrong,
        takes_focus: None,
    };
    let response = ui
        .scope(|ui| {
            ui.set_max_width(width);
            field.show(ui, &mut content)
        })
        .inner;
    if response.changed() {
        desk.view.typed = Some((name.to_owned(), content.clone(), None));
        return Some(content);
    }
    if !response.has_focus() && mine_is(desk, name) {
        desk.view.typed = None;
    }
    None
}

fn mine_is(desk: &TuneContext, name: &str) -> bool {
    desk.view.typed.as_ref().is_some_and(|it| it.0 == name)
}

fn number(
    ui: &mut Ui,
    desk: &mut TuneContext,
    name: &str,
    now: &str,
    usual: &str,
    unit: &str,
    scale: Scale,
) -> Option<String> {
    let palette = Palette::of(ui.ctx());
    let value: f64 = now.parse().unwrap_or_default();
    let gap = GRID * palette.scale;
    let room = ui.available_width() - FIELD * palette.scale - 2.0 * gap;
    let width = room.min(SLIDER * palette.scale).max(60.0 * palette.scale);
    let mut place = scale.place(value);
    let told = match unit {
        "" => format!("{name}: {now}"),
        unit => format!("{name}: {now} ({unit})"),
    };
    let moved = slider(ui, &told, width, &mut place, scale.last());
    if let Ok(usual) = usual.parse() {
        mark(ui, moved.rect, scale.share(usual) as f32);
    }
    if moved.changed() {
        desk.view.typed = None;
        return Some(scale.moved(value, place).to_string());
    }
    ui.add_space(gap);
    let content = typed(ui, desk, name, now, FIELD * palette.scale)?;
    let content = content.trim().replace(',', ".");
    // Anything else that the reader of the file understands has no place here.
    match content.parse::<f64>() {
        Ok(_) => Some(content),
        Err(_) => {
            let why = desk.cx.say("tune-no-number");
            if let Some(typed) = &mut desk.view.typed {
                typed.2 = Some(why);
            }
            None
        }
    }
}

fn colour(ui: &mut Ui, desk: &mut TuneContext, name: &str, now: &str) -> Option<String> {
    let palette = Palette::of(ui.ctx());
    let hex = now.trim_matches('"');
    let number = u32::from_str_radix(hex.trim_start_matches('#'), 16).unwrap_or_default();
    let [_, red, green, blue] = number.to_be_bytes();
    let mut shown = [red, green, blue];
    ui.spacing_mut().interact_size = vec2(56.0 * palette.scale, target_height(ui));
    let swatch = color_edit_button_srgb(ui, &mut shown);
    let told = desk.cx.words.with("tune-picker", &[("name", text(name))]);
    // A colour like that of the panel has an edge, too.
    let edge = hairline(palette.outline);
    let painter = ui.painter();
    painter.rect_stroke(swatch.rect, 0, edge, StrokeKind::Inside);
    swatch.widget_info(|| WidgetInfo::labeled(WidgetType::ColorButton, true, &told));
    if swatch.changed() {
        desk.view.typed = None;
        let [red, green, blue] = shown;
        return Some(format!("\"#{red:02X}{green:02X}{blue:02X}\""));
    }
    ui.add_space(GRID * palette.scale);
    let content = typed(ui, desk, name, hex, FIELD * palette.scale)?;
    let digits = content.trim().trim_start_matches('#').to_owned();
    if digits.len() == 6 && digits.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Some(format!("\"#{digits}\""));
    }
    let why = desk.cx.say("tune-no-colour");
    if let Some(typed) = &mut desk.view.typed {
        typed.2 = Some(why);
    }
    None
}

/// What a value is, in the words of the file, with its range and what it is usually.
fn help(desk: &TuneContext, field: &Described, usual: &str) -> String {
    let usual = usual.trim_matches('"');
    let (min, max) = match field.kind {
        ValueKind::Whole(min, max) | ValueKind::Fraction(min, max) => (min, max),
        _ => {
            let usual = desk
                .cx
                .words
                .with("tune-default", &[("default", text(usual))]);
            return format!("{} {usual}", field.comment);
        }
    };
    let (min, max) = (min.to_string(), max.to_string());
    let about = [
        ("unit", text(field.unit)),
        ("min", text(&min)),
        ("max", text(&max)),
        ("default", text(usual)),
    ];
    let key = if field.unit.is_empty() {
        "tune-range"
    } else {
        "tune-range-unit"
    };
    format!("{} {}", field.comment, desk.cx.words.with(key, &about))
}
