//! A file of the list, and its values in their parts.

use bevy_egui::egui::{Align2, Response, Ui, vec2};

use crate::config::{Described, FilePart, PathStep, TunableFile};
use crate::features::language::text;
use crate::features::tune::screen::TuneContext;
use crate::features::tune::value;
use crate::synth::Voice;
use crate::widgets::controls::button::Button;
use crate::widgets::controls::fold::fold;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::section;
use crate::widgets::surface::{Control, target_height};
use crate::widgets::theme::{BODY, GRID, Palette};
use crate::window::WindowCommand;

/// Files with more values than this begin with their parts folded.
const MANY: usize = 60;
/// Most values that a search shows.
const MOST_FOUND: usize = 60;

/// A file in the list: its name, and a dot where it has own values.
pub(crate) fn line(
    ui: &mut Ui,
    desk: &TuneContext,
    file: &TunableFile,
    name: &str,
    is_chosen: bool,
) -> Response {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let size = vec2(ui.available_width(), target_height(ui));
    let control = Control::allocate(ui, size, file.name);
    let is_tuned = desk.tuning.is_tuned(file.name);
    let told = if is_tuned {
        let words = &desk.cx.words;
        words.with("tune-file-changed", &[("name", text(name))])
    } else {
        name.to_owned()
    };
    control.tell_choice(is_chosen, &told);
    let (rect, painter) = (control.rect(), ui.painter());
    control.paint_line(painter, is_chosen, &palette);
    let inset = 1.5 * GRID * scale;
    let (left, font) = (rect.left_center() + vec2(inset, 0.0), palette.font(BODY));
    painter.text(left, Align2::LEFT_CENTER, name, font, palette.text);
    if is_tuned {
        let centre = rect.right_center() - vec2(inset, 0.0);
        painter.circle_filled(centre, 4.0 * scale, palette.accent);
    }
    control.paint_focus(ui);
    control.response
}

/// What is done with a whole file.
pub(crate) fn actions(ui: &mut Ui, desk: &mut TuneContext, file: &'static TunableFile) {
    show_own(ui, desk, |button| button);
    reset(ui, desk, file, |button| button);
}

/// The same side by side over the whole width.
pub(crate) fn wide_actions(ui: &mut Ui, desk: &mut TuneContext, file: &'static TunableFile) {
    ui.columns_const(|[left, right]| {
        show_own(left, desk, |button| button.wide());
        reset(right, desk, file, |button| button.wide());
    });
}

fn show_own(ui: &mut Ui, desk: &mut TuneContext, fit: fn(Button) -> Button) {
    let show = fit(desk.cx.bare("tune-show-file", Icon::Open));
    if show.show(ui).clicked() {
        desk.view.shows_file = true;
    }
}

fn reset(ui: &mut Ui, desk: &mut TuneContext, file: &TunableFile, fit: fn(Button) -> Button) {
    if desk.tuning.can_bring_back(file.name) {
        let back = fit(desk.cx.bare("tune-bring-back", Icon::Redo));
        if back.show(ui).clicked() {
            desk.tuning.bring_back();
        }
    } else {
        let reset = fit(desk.cx.bare("tune-reset-all", Icon::Undo));
        let is_tuned = desk.tuning.is_tuned(file.name);
        if reset.enabled(is_tuned).show(ui).clicked() {
            desk.tuning.reset_all(file.name);
            desk.view.typed = None;
        }
    }
}

/// Shows the values of a file in which these small letters are found; how many.
pub(crate) fn show(
    ui: &mut Ui,
    desk: &mut TuneContext,
    file: &'static TunableFile,
    searched: &str,
) -> usize {
    let description = desk.description(file);
    let all: usize = description.parts.iter().map(|part| part.fields.len()).sum();
    let mut count = 0;
    for part in &description.parts {
        let fields = part.fields.iter();
        let found = fields.filter(|field| is_found(part, field, searched));
        let found: Vec<&Described> = found
            .take(MOST_FOUND.max(all * usize::from(searched.is_empty())))
            .collect();
        count += found.len();
        if found.is_empty() {
            continue;
        }
        if searched.is_empty() && all > MANY {
            fold(ui, &part.heading, false, false, |ui| {
                content(ui, desk, file, part, &found);
            });
        } else {
            if !part.heading.is_empty() {
                if count > found.len() {
                    ui.add_space(GRID * Palette::of(ui.ctx()).scale);
                }
                section(ui, &part.heading);
            }
            content(ui, desk, file, part, &found);
        }
    }
    count
}

fn is_found(part: &FilePart, field: &Described, searched: &str) -> bool {
    let has = |text: &str| text.to_lowercase().contains(searched);
    let in_file = field.path.iter().any(|step| match step {
        PathStep::Field(name) => name.contains(searched),
        PathStep::Entry(_) => false,
    });
    searched.is_empty() || in_file || has(&field.name) || has(&field.comment) || has(&part.heading)
}

fn content(
    ui: &mut Ui,
    desk: &mut TuneContext,
    file: &'static TunableFile,
    part: &FilePart,
    fields: &[&Described],
) {
    if !part.comment.is_empty() {
        note(ui, part.comment.clone());
    }
    let field = fields.first().and_then(|field| field.path.first());
    let voice = Voice::ALL
        .into_iter()
        .find(|voice| field == Some(&PathStep::Field(voice.name().to_owned())));
    // Only a voice is a whole struct.
    if let Some(voice) = voice.filter(|_| fields[0].path.len() > 1) {
        let about = [("name", text(&part.heading))];
        let listen = Button::quiet(desk.cx.words.with("tune-listen", &about));
        let listen = listen.icon(Icon::Sound);
        desk.cx.action(ui, listen, WindowCommand::Listen(voice));
    }
    for field in fields {
        value::show(ui, desk, file, part, field);
    }
}
