//! Controls that are scanned with a switch. Each registers itself as it is drawn. The one that is framed
//! gets the keyboard's focus, so that it looks focused and is read out.

use bevy_egui::egui::response::Flags;
use bevy_egui::egui::{Context, Id, Order, Response, Ui};

/// What is kept of the scanning from pass to pass.
#[derive(Clone, Debug, Default)]
struct Scanned {
    is_on: bool,
    /// The pass in which the controls were drawn.
    pass: u64,
    /// Each control with the order of its layer.
    controls: Vec<(Id, Order)>,
    /// The last pass in which a sheet or the keyboard lay over the screen.
    covered: Option<u64>,
    /// The last pass in which the keyboard lay over everything.
    keyboard: Option<u64>,
    framed: Option<Id>,
    /// Chosen by a switch; it is pressed when it is drawn next.
    chosen: Option<Id>,
}

/// What the scanning does with a control in this pass.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct MetControl {
    pub is_framed: bool,
    /// Whether a switch has chosen it.
    pub is_chosen: bool,
}

/// Registers a control to be scanned. Its response is that of a click if a switch has chosen it.
pub(crate) fn scan(ui: &Ui, response: &mut Response) {
    let met = meet(ui, response.id, false);
    if met.is_framed && !response.has_focus() {
        response.request_focus();
    }
    if met.is_chosen {
        response.flags.insert(Flags::FAKE_PRIMARY_CLICKED);
    }
}

/// Registers a part of the keyboard to be scanned; the field keeps the focus.
pub(crate) fn meet_key(ui: &Ui, id: Id) -> MetControl {
    meet(ui, id, true)
}

fn meet(ui: &Ui, id: Id, is_key: bool) -> MetControl {
    let pass = ui.ctx().cumulative_pass_nr();
    let order = ui.layer_id().order;
    ui.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        let is_covered = scanned.keyboard.is_some_and(|last| last + 1 >= pass);
        if !scanned.is_on || is_covered && !is_key {
            return MetControl::default();
        }
        if scanned.pass != pass {
            scanned.pass = pass;
            scanned.controls.clear();
        }
        if ui.is_enabled() {
            scanned.controls.push((id, order));
        }
        let is_chosen = ui.is_enabled() && scanned.chosen == Some(id);
        if is_chosen {
            scanned.chosen = None;
        }
        MetControl {
            is_framed: scanned.framed == Some(id),
            is_chosen,
        }
    })
}

/// Whether controls are scanned.
pub(crate) fn is_on(context: &Context) -> bool {
    let scanned: Scanned = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    scanned.is_on
}

/// Sets whether controls are scanned, which of them is framed from now on, and which one was chosen.
pub(crate) fn frame_control(
    context: &Context,
    is_on: bool,
    framed: Option<Id>,
    chosen: Option<Id>,
) {
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

/// Notes that a sheet lies over the screen in this pass, so that the controls below it cannot be used.
pub(crate) fn cover_screen(context: &Context) {
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        scanned.covered = Some(pass);
    });
}

/// Notes that the keyboard lies over everything in this pass, so that nothing else is scanned.
pub(crate) fn cover_with_keyboard(context: &Context) {
    cover_screen(context);
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| {
        let scanned: &mut Scanned = data.get_temp_mut_or_default(Id::NULL);
        scanned.keyboard = Some(pass);
    });
}

/// Whether a sheet or the keyboard lay over the screen in the last pass that drew any control.
pub(crate) fn is_covered(context: &Context) -> bool {
    let scanned: Scanned = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    scanned.covered == Some(scanned.pass)
}

/// The controls of that pass, each with the order of its layer.
pub(crate) fn drawn_controls(context: &Context) -> Vec<(Id, Order)> {
    let scanned: Scanned = context.data(|data| data.get_temp(Id::NULL).unwrap_or_default());
    scanned.controls
}
