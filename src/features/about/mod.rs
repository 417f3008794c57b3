//! What the program tells of itself: which one it is, what it runs on, and of whose work it is made. All but the
//! last can be copied, for a report of a mistake.

pub(crate) mod libraries;
pub(crate) mod screen;

use std::path::PathBuf;
use std::sync::LazyLock;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;
use bevy::window::PrimaryWindow;
use fivefold_version as version;

use crate::features::about::libraries::LibraryList;
use crate::features::clipboard::ToClipboard;
use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::features::settings::{Configs, Settings};
use crate::states::{Phase, Screen};
use crate::words::{Language, in_english};

/// What can be done with what the program tells of itself.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AboutCommand {
    /// It goes to the clipboard.
    Copy,
    /// The texts of all licences are opened in another program.
    OpenLicences,
}

/// Under what the program is.
const LICENCE: &str = "MIT / Apache 2.0";

/// The file with the texts of all licences, if the program was packed with one. A page does not know whether its
/// server has one.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(crate) struct LicenceTexts(pub Option<PathBuf>);

impl Default for LicenceTexts {
    fn default() -> Self {
        #[cfg(target_family = "wasm")]
        return LicenceTexts(None);
        #[cfg(not(target_family = "wasm"))]
        return LicenceTexts(crate::storage::assets::licences());
    }
}

/// Copies what is told, and reads the list of libraries.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<LibraryList>()
        .init_resource::<LicenceTexts>()
        .add_systems(OnEnter(Screen::About), libraries::ask)
        .add_systems(
            Update,
            (copy, libraries::take)
                .run_if(in_state(Screen::About))
                .in_set(Phase::Rules),
        );
}

/// What is known of the machine and of the window.
#[derive(SystemParam)]
pub(crate) struct MachineFigures<'w, 's> {
    adapter: Option<Res<'w, RenderAdapterInfo>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

/// One thing that is told: the key of its name, and what is to be known of it, which is the same in all languages.
type AboutFact = (&'static str, String);

/// What is told besides name and version.
fn facts(
    machine: &MachineFigures,
    settings: &Settings,
    configs: &Configs,
    language: Language,
) -> Vec<AboutFact> {
    let mut facts = Vec::new();
    if let Some(commit) = version::commit() {
        facts.push(("about-commit", commit.to_owned()));
    }
    facts.push(("about-parts", version::parts()));
    facts.push(("about-licence", LICENCE.to_owned()));
    let system = match cfg!(target_family = "wasm") {
        true => "about-browser",
        false => "about-system",
    };
    facts.push((system, SYSTEM.clone()));
    if let Some(adapter) = &machine.adapter {
        let backend = format!("{:?}", adapter.backend);
        let driver = [&*backend, &*adapter.driver, &*adapter.driver_info];
        let driver: Vec<&str> = driver.into_iter().filter(|it| !it.is_empty()).collect();
        facts.push(("about-graphics", adapter.name.clone()));
        facts.push(("about-driver", driver.join(", ")));
    }
    if let Ok(window) = machine.windows.single() {
        let [width, height] = [window.physical_width(), window.physical_height()];
        let percent = (window.scale_factor() * 100.0).round();
        facts.push(("about-window", format!("{width} × {height}, {percent} %")));
    }
    let language = format!("{} ({})", language.own_name(), language.id());
    facts.push(("settings-language", language));
    let volume = settings.heard_volume(&configs.sound);
    facts.push(("settings-sound", format!("{volume} %")));
    facts.retain(|(_, value)| !value.trim().is_empty());
    facts
}

/// The system and the kind of machine, or the browser as it names itself.
static SYSTEM: LazyLock<String> = LazyLock::new(system);

#[cfg(target_family = "wasm")]
fn system() -> String {
    let navigator = crate::platform::page::window().navigator();
    navigator.user_agent().unwrap_or_default()
}

#[cfg(not(target_family = "wasm"))]
fn system() -> String {
    use std::env::consts::{ARCH, OS};
    // Linux systems have their names there.
    let release = std::fs::read_to_string("/etc/os-release").unwrap_or_default();
    let mut lines = release.lines();
    let name = lines.find_map(|line| line.strip_prefix("PRETTY_NAME="));
    let name = name.map_or(OS, |name| name.trim_matches('"'));
    format!("{name}, {ARCH}")
}

/// All of it in English, a line each.
fn report(facts: &[AboutFact]) -> String {
    let mut report = format!("fivefold {}\n", version::VERSION);
    for (name, value) in facts {
        let name = in_english(name, &Vec::new());
        report.push_str(&format!("{name}: {value}\n"));
    }
    report
}

fn copy(
    mut wanted: MessageReader<AboutCommand>,
    machine: MachineFigures,
    settings: Res<Settings>,
    configs: Res<Configs>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
    mut texts: MessageWriter<ToClipboard>,
) {
    for wanted in wanted.read() {
        if *wanted == AboutCommand::Copy {
            let facts = facts(&machine, &settings, &configs, words.language());
            notifications.news("clipboard", words.say("about-copied"));
            texts.write(ToClipboard(report(&facts)));
        }
    }
}
