//! Connects the scanning with the controls of the screens.

use bevy::prelude::*;
use bevy_egui::egui::Popup;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Drawing;
use crate::app::input::scanning::{ScanStops, Scanning};
use crate::app::state::settings::{Scan, Settings};
use crate::app::state::states::Phase;
use crate::app::ui::widgets::scanned::{drawn_controls, frame_control, is_covered};

/// Adds the controls to what is scanned.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, collect_controls.before(Phase::Input))
        .add_systems(EguiPrimaryContextPass, show_frame.before(Drawing));
}

/// Passes on which control is framed, and which one was chosen.
fn show_frame(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
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
        Popup::close_all(context);
    }
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
    let is_list = Popup::is_any_open(context);
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
