//! The screen that tells of the program: which one it is and what it runs on, and beside that, on a phone below it,
//! of whose work it is made.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Rect, Response, RichText, Sense, Ui, Vec2, WidgetInfo, WidgetType, vec2};
use fivefold_version::VERSION;

use crate::features::about::libraries::{FILE, LibraryList, LinkedLibrary};
use crate::features::about::{AboutCommand, AboutFact, LicenceTexts, MachineFigures, facts};
use crate::features::language::{Words, number, text};
use crate::features::menu::egui_rect;
use crate::features::overlay::whole_window;
use crate::features::settings::screen::head_with_back;
use crate::widgets::columns::side_by_side;
use crate::widgets::icon::Icon;
use crate::widgets::labels::{muted_line, plain_line};
use crate::widgets::long_list::LongList;
use crate::widgets::one_line::{one_line, width_of};
use crate::widgets::painted::program_icon::paint_program_icon;
use crate::widgets::panel::{head, panel_in, rule, scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::surface::{focus_ring, is_narrow};
use crate::widgets::theme::{BODY, CONTROL_RADIUS, GRID, Palette, SMALL, title};

/// The key of the screen's name.
pub(crate) const TITLE: &str = "about-title";

/// Most width of everything together, in points at scale 1: lines that can be read.
const WIDEST: f32 = 1040.0;
/// Width of what is told of the program.
const PROGRAM: f32 = 440.0;
/// Side of the icon.
const ICON: f32 = 72.0;
/// Height of the line of a library, and of two lines where there is no room for its licence beside it.
const LINE: f32 = 26.0;
const TWO_LINES: f32 = 48.0;

/// The faces in which everything is written, with their licences.
const FONTS: [[&str; 2]; 5] = [
    ["Atkinson Hyperlegible Next", "OFL-1.1"],
    ["Atkinson Hyperlegible Mono", "OFL-1.1"],
    ["Noto Sans", "OFL-1.1"],
    ["Noto Sans SC", "OFL-1.1"],
    ["Noto Sans JP", "OFL-1.1"],
];

/// What the screen is drawn from.
struct AboutPage<'a> {
    facts: Vec<AboutFact>,
    list: &'a LibraryList,
    texts: &'a LicenceTexts,
    /// The library at which Tab stops.
    stop: &'a mut usize,
}

/// Draws the screen.
pub(crate) fn show(
    mut contexts: EguiContexts,
    mut cx: ScreenContext,
    machine: MachineFigures,
    list: Res<LibraryList>,
    texts: Res<LicenceTexts>,
    mut stop: Local<usize>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let scale = Palette::of(context).scale;
    let margin = cx.areas.margin();
    let room = egui_rect(cx.areas.free).shrink(margin);
    let language = cx.words.language();
    let mut page = AboutPage {
        facts: facts(&machine, &cx.settings, &cx.configs, language),
        list: &list,
        texts: &texts,
        stop: &mut stop,
    };
    whole_window(context, "about", |ui| {
        let size = vec2(room.width().min(WIDEST * scale), room.height());
        let middle = Rect::from_center_size(room.center(), size);
        match side_by_side(middle, scale, margin, PROGRAM) {
            Some((program, licences)) => {
                panel_in(ui, program, |ui| {
                    head_with_back(ui, &mut cx, TITLE);
                    let height = ui.available_height();
                    scroll(ui, "program", height, false, |ui| page.program(ui, &mut cx));
                });
                panel_in(ui, licences, |ui| {
                    page.head_of_licences(ui, &mut cx);
                    let height = ui.available_height();
                    scroll(ui, "licences", height, false, |ui| page.licences(ui, &cx));
                });
            }
            None => panel_in(ui, room, |ui| {
                head_with_back(ui, &mut cx, TITLE);
                let height = ui.available_height();
                scroll(ui, "about", height, false, |ui| {
                    page.program(ui, &mut cx);
                    ui.add_space(GRID * scale);
                    rule(ui);
                    page.head_of_licences(ui, &mut cx);
                    page.licences(ui, &cx);
                });
            }),
        }
    });
    Ok(())
}

impl AboutPage<'_> {
    /// Name and version, what is told besides, and the way to the clipboard.
    fn program(&self, ui: &mut Ui, cx: &mut ScreenContext) {
        let palette = Palette::of(ui.ctx());
        let scale = palette.scale;
        ui.spacing_mut().item_spacing = vec2(2.0 * GRID, GRID) * scale;
        ui.add_space(GRID * scale);
        ui.horizontal(|ui| {
            let (place, _) = ui.allocate_exact_size(Vec2::splat(ICON * scale), Sense::hover());
            paint_program_icon(ui.painter(), place);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.add_space(GRID * scale);
                let name = RichText::new(cx.say("app-name")).text_style(title());
                ui.label(name.color(palette.text));
                let version = [("version", text(VERSION))];
                muted_line(ui, cx.words.with("about-version", &version));
            });
        });
        ui.add_space(GRID * scale);
        let names: Vec<String> = self.facts.iter().map(|it| cx.say(it.0)).collect();
        let font = || palette.font(BODY);
        let widths = names.iter().map(|name| width_of(ui, name, font()));
        let widest = widths.fold(0.0, f32::max);
        let indent = (widest + 2.0 * GRID * scale).min(ui.available_width() / 2.0);
        for (name, (_, value)) in names.into_iter().zip(&self.facts) {
            let painter = ui.painter();
            let room = ui.available_width() - indent;
            let told = painter.layout(value.clone(), font(), palette.text, room);
            let said = cx.words.punctuation().labelled(&name, value);
            let name = painter.layout(name, font(), palette.muted, indent - GRID * scale);
            let height = told.size().y.max(name.size().y);
            let size = vec2(ui.available_width(), height);
            let (place, fact) = ui.allocate_exact_size(size, Sense::hover());
            fact.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &said));
            let painter = ui.painter();
            painter.galley(place.min, name, palette.muted);
            painter.galley(place.min + vec2(indent, 0.0), told, palette.text);
        }
        ui.add_space(GRID * scale);
        let copy = cx.quiet("settings-folder-copy", Icon::Copy).wide();
        cx.action(ui, copy, AboutCommand::Copy);
    }

    fn head_of_licences(&self, ui: &mut Ui, cx: &mut ScreenContext) {
        head(ui, &cx.say("about-licences"), |ui| {
            if self.texts.0.is_some() {
                let open = cx.quiet("about-all-texts", Icon::Open);
                cx.action(ui, open, AboutCommand::OpenLicences);
            }
        });
    }

    /// Of whose work the program is made.
    fn licences(&mut self, ui: &mut Ui, cx: &ScreenContext) {
        let scale = Palette::of(ui.ctx()).scale;
        ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
        let height = match is_narrow(ui.ctx()) {
            true => TWO_LINES,
            false => LINE,
        };
        section(ui, &cx.say("about-fonts"));
        ui.scope(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for [name, licence] in FONTS {
                let size = vec2(ui.available_width(), height * scale);
                let (_, line) = ui.allocate_exact_size(size, Sense::hover());
                show_line(ui, &cx.words, &line, [name, "", licence]);
            }
        });
        section(ui, &cx.say("settings-sound"));
        plain_line(ui, cx.say("about-sounds"));
        match self.list {
            LibraryList::Open(libraries) => {
                let count = [("n", number(libraries.len()))];
                section(ui, &cx.words.with("about-libraries", &count));
                let rows = LongList {
                    what: "library",
                    count: libraries.len(),
                    height,
                    gap: 0.0,
                };
                rows.show(ui, self.stop, |ui, index, line| {
                    let LinkedLibrary {
                        name,
                        version,
                        licence,
                    } = &libraries[index];
                    show_line(ui, &cx.words, &line, [name, version, licence]);
                    line.clicked()
                });
            }
            LibraryList::Broken => {
                let about = [("path", text(FILE))];
                plain_line(ui, cx.words.with("about-no-list", &about));
            }
            LibraryList::Closed | LibraryList::Opening(_) => {
                muted_line(ui, cx.say("about-opening"));
            }
        }
    }
}

/// Shows what somebody's work is called, with its version and its licence, in the place of this line.
fn show_line(ui: &Ui, words: &Words, line: &Response, [name, version, licence]: [&str; 3]) {
    let palette = Palette::of(ui.ctx());
    let scale = palette.scale;
    let place = line.rect;
    line.widget_info(|| {
        let parts = [name, version, licence].into_iter();
        let said = words
            .punctuation()
            .pauses(parts.filter(|it| !it.is_empty()));
        WidgetInfo::labeled(WidgetType::Label, true, said)
    });
    let is_tall = place.height() > 1.5 * LINE * scale;
    let room = |shown: f32| (place.width() - shown - GRID * scale).max(1.0);
    let put = |text: &str, size, colour, room| {
        one_line(ui, text.to_owned(), palette.font(size), colour, room)
    };
    let name = put(name, BODY, palette.text, room(0.0));
    let version = put(version, SMALL, palette.muted, room(name.size().x));
    let used = match is_tall {
        true => 0.0,
        false => name.size().x + version.size().x + 2.0 * GRID * scale,
    };
    let licence = put(licence, SMALL, palette.muted, room(used));
    let upper = match is_tall {
        true => Rect::from_min_size(place.min, vec2(place.width(), LINE * scale)),
        false => place,
    };
    let middle = |height: f32| upper.center().y - height / 2.0;
    let left = place.left();
    let beside = left + name.size().x + GRID * scale;
    let painter = ui.painter();
    let under = match is_tall {
        true => (left, upper.bottom() - GRID / 4.0 * scale),
        false => (place.right() - licence.size().x, middle(licence.size().y)),
    };
    painter.galley((left, middle(name.size().y)).into(), name, palette.text);
    let beside = (beside, middle(version.size().y)).into();
    painter.galley(beside, version, palette.muted);
    painter.galley(under.into(), licence, palette.muted);
    if line.has_focus() {
        focus_ring(painter, place, CONTROL_RADIUS, &palette);
    }
}
