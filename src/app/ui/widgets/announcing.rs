//! Sentences that screen readers read out by themselves.

use bevy_egui::egui::Response;
use bevy_egui::egui::accesskit::Live;

/// Has screen readers read out what stands in this control as soon as it appears or changes, when
/// they are done with what they are reading.
pub fn announce(control: &Response) {
    control
        .ctx
        .accesskit_node_builder(control.id, |node| node.set_live(Live::Polite));
}
