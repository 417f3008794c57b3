//! What is scanned with a switch: each control says that it is there, learns whether it is framed, and
//! whether it was chosen. What is framed has the keyboard's focus, so that it looks like that and is
//! read out.

use bevy_egui::egui::response::Flags;
use bevy_egui::egui::{Context, Id, Order, Response, Ui};

/// What egui keeps of the scanning between the frames.
#[derive(Clone, Debug, Default)]
struct Scanned {
    is_on: bool,
    /// The pass in which the controls were drawn.
    pass: u64,
    /// Each with the layer on which it lies.
    controls: Vec<(Id, Order)>,
    /// The last pass in which a sheet lay over the screen.
    covered: Option<u64>,
    framed: Option<Id>,
    /// Chosen by a switch, and not drawn since.
    chosen: Option<Id>,
}

/// Makes a control one of those that are scanned; one that a switch has chosen answers as if it
/// were clicked.
pub fn scan(ui: &Ui, response: &mut Response) {
    let pass = ui.ctx().cumulative_pass_nr();
    let order = ui.layer_id().order;
    let (is_chosen, is_framed) = ui.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        if !scanned.is_on {
            return (false, false);
        }
        if scanned.pass != pass {
            scanned.pass = pass;
            scanned.controls.clear();
        }
        if ui.is_enabled() {
            scanned.controls.push((response.id, order));
        }
        let is_chosen = ui.is_enabled() && scanned.chosen == Some(response.id);
        if is_chosen {
            scanned.chosen = None;
        }
        (is_chosen, scanned.framed == Some(response.id))
    });
    if is_framed && !response.has_focus() {
        response.request_focus();
    }
    if is_chosen {
        response.flags.insert(Flags::FAKE_PRIMARY_CLICKED);
    }
}

/// Whether controls are scanned, which of them is framed from now on, and which one was chosen.
pub fn frame_control(context: &Context, is_on: bool, framed: Option<Id>, chosen: Option<Id>) {
    let before = context.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        scanned.is_on = is_on;
        if chosen.is_some() {
            scanned.chosen = chosen;
        }
        std::mem::replace(&mut scanned.framed, framed)
    });
    if framed.is_none()
        && let Some(before) = before
    {
        context.memory_mut(|memory| memory.surrender_focus(before));
    }
}

/// A sheet lies over the screen in this pass: the controls below it are none that can be used.
pub fn cover_screen(context: &Context) {
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        scanned.covered = Some(pass);
    });
}

/// Whether a sheet lay over the screen in the last pass that drew any control.
#[must_use]
pub fn is_covered(context: &Context) -> bool {
    let scanned: Scanned = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    scanned.covered == Some(scanned.pass)
}

/// The controls of that pass, each with the layer on which it lies.
#[must_use]
pub fn drawn_controls(context: &Context) -> Vec<(Id, Order)> {
    let scanned: Scanned = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    scanned.controls
}
