//! Connects the scanning with the controls of the screens.

use bevy::prelude::*;
use bevy_egui::egui::Popup;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::features::language::Words;
use crate::features::scanning::controls::{drawn_controls, frame_control, is_covered};
use crate::features::scanning::keyboard::{KeyNames, is_in_row, leave_row, name_keys};
use crate::features::scanning::{ScanStops, Scanning};
use crate::features::settings::{Scan, Settings};
use crate::states::{Phase, ScreenDrawing};

/// Adds the controls to what is scanned.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(Update, collect_controls.before(Phase::Input))
        .add_systems(EguiPrimaryContextPass, show_frame.before(ScreenDrawing));
}

/// Passes on which control is framed, and which one was chosen.
fn show_frame(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    words: Res<Words>,
    mut scanning: ResMut<Scanning>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let is_on = settings.scan != Scan::Off;
    if !is_on {
        frame_control(context, false, None, None);
        return Ok(());
    }
    let scanning = scanning.bypass_change_detection();
    if scanning.take_leaving() {
        if is_in_row(context) {
            leave_row(context);
        } else {
            Popup::close_all(context);
        }
    }
    name_keys(
        context,
        KeyNames {
            letters: words.say("scan-letters"),
            space: words.say("key-space"),
            shift: words.say("key-shift"),
            delete: words.say("scan-delete"),
            done: words.say("scan-done"),
        },
    );
    frame_control(context, true, scanning.control(), scanning.take_chosen());
    Ok(())
}

/// Collects the controls that were drawn in the last frame. While a list or a sheet is open, only its
/// controls count.
fn collect_controls(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    mut stops: ResMut<ScanStops>,
) {
    let Ok(context) = contexts.ctx_mut() else {
        return;
    };
    if settings.scan == Scan::Off {
        stops.set_if_neq(ScanStops::default());
        return;
    }
    let is_list = Popup::is_any_open(context) || is_in_row(context);
    let is_over = is_list || is_covered(context);
    let mut controls = drawn_controls(context);
    let highest = controls.iter().map(|(_, order)| *order).max();
    if is_over {
        controls.retain(|(_, order)| Some(*order) == highest);
    }
    stops.set_if_neq(ScanStops {
        controls: controls.into_iter().map(|(id, _)| id).collect(),
        is_over,
        is_list,
    });
}
