//! What screen readers are told of a control besides its name.

use bevy_egui::egui::accesskit::{Live, Role};
use bevy_egui::egui::{Context, Id, Rect, Response, Sense, Ui, WidgetInfo, WidgetType};

use crate::words::{Language, Punctuation};

/// Has the controls of this context put their names together with these signs.
pub(crate) fn speak_with(context: &Context, signs: Punctuation) {
    context.data_mut(|data| data.insert_temp(Id::NULL, signs));
}

/// The signs with which controls put their names together: those of the language that is spoken.
pub(crate) fn signs(context: &Context) -> Punctuation {
    context
        .data(|data| data.get_temp(Id::NULL))
        .unwrap_or_else(|| Punctuation::of(Language::default()))
}

/// Has screen readers read out what stands in this control as soon as it appears or changes, when
/// they are done with what they are reading.
pub(crate) fn announce(control: &Response) {
    control
        .ctx
        .accesskit_node_builder(control.id, |node| node.set_live(Live::Polite));
}

/// Makes a heading of this label. Its words are its name from then on: those of a label are its value,
/// which counts as the name of labels alone.
pub(crate) fn mark_heading(label: &Response) {
    label.ctx.accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Heading);
        if let Some(words) = node.value().map(str::to_owned) {
            node.set_label(words);
        }
    });
}

/// Names what is painted here without a control.
pub(crate) fn name_painted(ui: &Ui, id: &str, place: Rect, text: &str) -> Response {
    let painted = ui.interact(place, Id::new(("painted", id)), Sense::hover());
    painted.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    painted
}
