//! How large type and controls are: chosen in the settings, or changed by key.

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use crate::board::layout::{Areas, interface_scale, window_scale};
use crate::features::language::{Words, number};
use crate::features::notifications::Notifications;
use crate::features::settings::Settings;
use crate::states::Phase;
use crate::widgets::controls::choice::choose_named;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::window::WindowCommand;

/// The sizes that one chooses from, in percent of the usual one.
pub(crate) const SIZES: [u16; 5] = [100, 125, 150, 175, 200];

/// What the notice is about.
const ABOUT: &str = "interface size";

/// Adds the keys.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, change_by_key.in_set(Phase::Rules));
}

/// The size that is chosen, as a place among [`SIZES`]. A size of the file that is none of these lets the
/// one below it look chosen.
fn chosen_size(settings: &Settings) -> usize {
    let at_most = |&size: &u16| size <= settings.interface_percent;
    SIZES.iter().rposition(at_most).unwrap_or(0)
}

/// The largest size that a window has room for, in percent, if that is less than what is chosen.
fn limit(areas: &Areas, settings: &Settings) -> Option<u16> {
    let wanted = settings.interface_scale();
    let shown = interface_scale(areas.window, wanted) / window_scale(areas.window);
    // A window between two points is none to complain about.
    (shown < wanted - 0.01).then_some((100.0 * shown) as u16)
}

fn change_by_key(
    mut asked: MessageReader<WindowCommand>,
    areas: Res<Areas>,
    mut settings: ResMut<Settings>,
    mut notifications: ResMut<Notifications>,
    words: Res<Words>,
) {
    for command in asked.read() {
        let now = chosen_size(&settings);
        let next = match command {
            // What nobody would see is not chosen either.
            WindowCommand::Larger if limit(&areas, &settings).is_some() => now,
            WindowCommand::Larger => (now + 1).min(SIZES.len() - 1),
            WindowCommand::Smaller => now.saturating_sub(1),
            WindowCommand::UsualSize => 0,
            _ => continue,
        };
        if next != now {
            settings.interface_percent = SIZES[next];
        }
        let told = match limit(&areas, &settings) {
            None => sentence(&words, "interface-size-now", SIZES[next]),
            Some(most) => sentence(&words, "interface-size-most", most),
        };
        notifications.remark(ABOUT, told);
    }
}

/// The choice in the settings.
pub(crate) fn choice(ui: &mut Ui, cx: &mut ScreenContext) {
    let names = SIZES.map(|size| sentence(&cx.words, "interface-size-percent", size));
    let mut chosen = SIZES[chosen_size(&cx.settings)];
    let title = cx.say("interface-size");
    if choose_named(ui, &title, &mut chosen, &SIZES, names).changed() {
        cx.settings.interface_percent = chosen;
    }
    let said = match limit(&cx.areas, &cx.settings) {
        None => cx.say("interface-size-line"),
        Some(most) => sentence(&cx.words, "interface-size-most", most),
    };
    note(ui, said);
}

fn sentence(words: &Words, key: &str, percent: u16) -> String {
    words.with(key, &[("percent", number(percent))])
}
