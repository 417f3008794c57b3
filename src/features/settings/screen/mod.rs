//! The settings: what a person can choose for the whole program. The sections stand in a list, the
//! controls of the chosen one beside it, or on a phone below its line.

pub(crate) mod accessibility;
pub(crate) mod computer;
pub(crate) mod data;
pub(crate) mod keys;
pub(crate) mod look;
pub(crate) mod motion;
pub(crate) mod row;
pub(crate) mod sound;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::style::ScrollAnimation;
use bevy_egui::egui::{Align, Rect, Response, Ui, vec2};

use crate::features::about;
use crate::features::board_view::BoardViewCommand;
use crate::features::language::Language;
use crate::features::menu::egui_rect;
use crate::features::navigation::ScreenCommand;
use crate::features::overlay::whole_window;
use crate::features::records::Statistics;
use crate::features::tune;
use crate::input::bindings::capture::KeyCapture;
use crate::input::bindings::in_force::KeyBindings;
use crate::input::gamepads::Gamepads;
use crate::platform::KeptIn;
use crate::widgets::columns::side_by_side;
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::panel::{head, panel_in, scroll, section};
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::theme::{GRID, Palette};

/// The key of the screen's name.
pub(crate) const TITLE: &str = "settings-title";

/// Most width of everything together, in points at scale 1: lines that can be read.
const WIDEST: f32 = 920.0;
/// Width of the list of sections.
const LIST: f32 = 250.0;

/// A part of the settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsSection {
    /// The colours of everything.
    Look,
    /// What is heard.
    Sound,
    /// How fast things move.
    Motion,
    /// The language of all words.
    Language,
    /// The keys of the commands, and their buttons on a gamepad.
    Keys,
    /// What makes the program easier to use.
    Accessibility,
    /// How one plays, and what is shown meanwhile.
    Play,
    /// The computer players.
    Computer,
    /// What is kept, and where.
    Data,
}

impl SettingsSection {
    /// All sections in the order of the list.
    pub(crate) const ALL: [SettingsSection; 9] = [
        SettingsSection::Look,
        SettingsSection::Sound,
        SettingsSection::Motion,
        SettingsSection::Language,
        SettingsSection::Keys,
        SettingsSection::Accessibility,
        SettingsSection::Play,
        SettingsSection::Computer,
        SettingsSection::Data,
    ];

    /// The key of its name.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            SettingsSection::Look => "settings-look",
            SettingsSection::Sound => "settings-sound",
            SettingsSection::Motion => "settings-motion",
            SettingsSection::Language => "settings-language",
            SettingsSection::Keys => "help-title",
            SettingsSection::Accessibility => "settings-accessibility",
            SettingsSection::Play => "settings-play",
            SettingsSection::Computer => "settings-computer",
            SettingsSection::Data => "settings-data",
        }
    }

    const fn icon(self) -> Icon {
        match self {
            SettingsSection::Look => Icon::Look,
            SettingsSection::Sound => Icon::Sound,
            SettingsSection::Motion => Icon::Motion,
            SettingsSection::Language => Icon::Globe,
            SettingsSection::Keys => Icon::Keyboard,
            SettingsSection::Accessibility => Icon::Person,
            SettingsSection::Play => Icon::Board,
            SettingsSection::Computer => Icon::Computer,
            SettingsSection::Data => Icon::Box,
        }
    }

    /// Its controls.
    fn show(self, ui: &mut Ui, choices: &mut SettingsChoices) {
        let cx = &mut choices.cx;
        match self {
            SettingsSection::Look => look::show(ui, cx),
            SettingsSection::Sound => sound::show(ui, cx),
            SettingsSection::Motion => motion::show(ui, cx),
            SettingsSection::Language => show_language(ui, cx),
            SettingsSection::Keys => keys::show(ui, choices),
            SettingsSection::Accessibility => accessibility::show(ui, cx),
            SettingsSection::Play => show_play(ui, cx),
            SettingsSection::Computer => computer::show(ui, cx),
            SettingsSection::Data => data::show(ui, cx, &choices.kept_in, &choices.records),
        }
    }
}

/// The section that was chosen. Until one is, the first is shown where there is room beside the list.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ChosenSection(pub Option<SettingsSection>);

/// What the sections show and change.
#[derive(SystemParam)]
pub(crate) struct SettingsChoices<'w> {
    cx: ScreenContext<'w>,
    bindings: Res<'w, KeyBindings>,
    gamepads: Res<'w, Gamepads>,
    kept_in: Res<'w, KeptIn>,
    records: Res<'w, Statistics>,
    capture: ResMut<'w, KeyCapture>,
    chosen: ResMut<'w, ChosenSection>,
}

impl SettingsChoices<'_> {
    fn choose(&mut self, section: Option<SettingsSection>) {
        if self.chosen.set_if_neq(ChosenSection(section)) {
            // A key that is waited for belongs to the section that is left.
            self.capture.end();
        }
    }
}

/// Draws the settings.
pub(crate) fn show(mut contexts: EguiContexts, mut choices: SettingsChoices) -> Result {
    let context = contexts.ctx_mut()?;
    let scale = Palette::of(context).scale;
    let margin = choices.cx.areas.margin();
    let room = egui_rect(choices.cx.areas.free).shrink(margin);
    whole_window(context, "settings", |ui| {
        let size = vec2(room.width().min(WIDEST * scale), room.height());
        let middle = Rect::from_center_size(room.center(), size);
        match side_by_side(middle, scale, margin, LIST) {
            Some((list, beside)) => {
                let shown = choices.chosen.0.unwrap_or(SettingsSection::ALL[0]);
                panel_in(ui, list, |ui| sections(ui, &mut choices, shown));
                panel_in(ui, beside, |ui| detail(ui, &mut choices, shown));
            }
            None => panel_in(ui, room, |ui| column(ui, &mut choices)),
        }
    });
    Ok(())
}

/// The head of a screen of the settings: what it is called, and the way back.
pub(crate) fn head_with_back(ui: &mut Ui, cx: &mut ScreenContext, title: &str) {
    head(ui, &cx.say(title), |ui| {
        cx.back(ui, "research-back", ScreenCommand::Leave);
    });
}

/// The list beside the controls.
fn sections(ui: &mut Ui, choices: &mut SettingsChoices, shown: SettingsSection) {
    let scale = Palette::of(ui.ctx()).scale;
    head_with_back(ui, &mut choices.cx, TITLE);
    ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
    let height = ui.available_height();
    scroll(ui, "sections", height, false, |ui| {
        for section in SettingsSection::ALL {
            let (id, icon) = (section.words(), Some(section.icon()));
            let name = choices.cx.say(id);
            if row::show(ui, id, icon, &name, section == shown).clicked() {
                choices.choose(Some(section));
            }
        }
        further_screens(ui, &mut choices.cx);
    });
}

/// The ways to the values of the configuration files, and to what the program tells of itself.
fn further_screens(ui: &mut Ui, cx: &mut ScreenContext) {
    let scale = Palette::of(ui.ctx()).scale;
    ui.add_space(GRID * scale);
    ui.spacing_mut().item_spacing.y = GRID * scale;
    let tune = cx.quiet(tune::screen::TITLE, Icon::Sliders).wide();
    cx.action(ui, tune, ScreenCommand::Tune);
    let about = cx.quiet(about::screen::TITLE, Icon::Info).wide();
    cx.action(ui, about, ScreenCommand::About);
}

/// The controls of a section, below its name.
fn detail(ui: &mut Ui, choices: &mut SettingsChoices, section: SettingsSection) {
    head(ui, &choices.cx.say(section.words()), |_| ());
    let height = ui.available_height();
    scroll(ui, section.words(), height, false, |ui| {
        controls(ui, choices, section);
    });
}

/// The sections below each other; the controls of the chosen one stand below its line.
fn column(ui: &mut Ui, choices: &mut SettingsChoices) {
    let scale = Palette::of(ui.ctx()).scale;
    head_with_back(ui, &mut choices.cx, TITLE);
    let height = ui.available_height();
    scroll(ui, "sections", height, false, |ui| {
        ui.spacing_mut().item_spacing.y = GRID / 2.0 * scale;
        for section in SettingsSection::ALL {
            let is_open = choices.chosen.0 == Some(section);
            let line = row::show_folding(ui, &choices.cx.words, section, is_open);
            if line.clicked() {
                choices.choose((!is_open).then_some(section));
            }
            if is_open {
                bring_up(ui, &line);
                controls(ui, choices, section);
                ui.add_space(GRID * scale);
            }
        }
        further_screens(ui, &mut choices.cx);
    });
}

/// Scrolls the line of a section to the top in the first pass in which the section is open, so that
/// its controls are in sight.
fn bring_up(ui: &Ui, line: &Response) {
    let id = line.id.with("open");
    let pass = ui.ctx().cumulative_pass_nr();
    let before: Option<u64> = ui.data_mut(|data| {
        let before = data.get_temp(id);
        data.insert_temp(id, pass);
        before
    });
    if before.is_none_or(|before| before + 1 < pass) {
        line.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
    }
}

fn controls(ui: &mut Ui, choices: &mut SettingsChoices, section: SettingsSection) {
    let scale = Palette::of(ui.ctx()).scale;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = GRID * scale;
        section.show(ui, choices);
    });
}

/// The button that leads to the settings, for the head of a screen.
pub(crate) fn settings_button(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.action(ui, cx.icon(TITLE, Icon::Gear), ScreenCommand::Settings);
}

fn show_language(ui: &mut Ui, cx: &mut ScreenContext) {
    section(ui, &cx.say("settings-language-of-words"));
    let system = cx.say("follow-system");
    let languages = Language::ALL.map(|language| (Some(language), language.own_name()));
    for (language, name) in std::iter::once((None, system.as_str())).chain(languages) {
        let is_chosen = cx.settings.language == language;
        if row::show(ui, name, None, name, is_chosen).clicked() {
            cx.settings.language = language;
        }
    }
}

/// How one plays, and what is shown meanwhile.
fn show_play(ui: &mut Ui, cx: &mut ScreenContext) {
    cx.choose(ui, "confirm-moves", |it| &mut it.confirm);
    note(ui, cx.say("confirm-moves-line"));
    ui.add_space(GRID / 2.0 * Palette::of(ui.ctx()).scale);
    cx.switch(ui, "coordinates-switch", None, |it| {
        &mut it.show_coordinates
    });
    cx.choose(ui, "stone-numbers", |it| &mut it.stone_numbers);
    cx.switch(ui, "turn-to-mover-switch", None, |it| &mut it.turn_to_mover);
    let turn = cx.quiet("board-turn", Icon::Again);
    let mirror = cx.quiet("board-mirror", Icon::Mirror);
    cx.action_row(
        ui,
        [
            (turn, BoardViewCommand::Turn.into()),
            (mirror, BoardViewCommand::Mirror.into()),
        ],
    );
    cx.switch(ui, "legal-switch", None, |it| &mut it.show_legal);
    let threats = Some("threats-switch-line");
    cx.switch(ui, "threats-switch", threats, |it| &mut it.show_threats);
    let hints = Some("hints-switch-line");
    cx.switch(ui, "hints-switch", hints, |it| &mut it.offer_hints);
    cx.switch(ui, "verdict-switch", None, |it| &mut it.show_verdict);
    let teaching = Some("teaching-switch-line");
    cx.switch(ui, "teaching-switch", teaching, |it| &mut it.teaching);
}
