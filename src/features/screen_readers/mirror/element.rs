//! Nodes of AccessKit as elements of a page: which tag and attributes say the same.

use std::collections::HashMap;

use bevy_egui::egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use wasm_bindgen::prelude::*;
use web_sys::Element;

use crate::features::screen_readers::mirror::Branch;
use crate::platform::page::document;

/// An element without those in it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct BareElement {
    pub role: Role,
    pub tag: &'static str,
    text: String,
    attributes: Vec<(&'static str, String)>,
    /// What stands in a field.
    value: Option<String>,
}

/// The nodes of a tree by their numbers.
type Nodes<'a> = HashMap<NodeId, &'a Node>;

/// The elements of a whole tree, while a dialog is open of that alone; and the sentences that are
/// read out by themselves, in their order on the screen.
pub(crate) fn told(update: &TreeUpdate) -> (Vec<Branch>, Vec<String>) {
    let Some(root) = update.tree.as_ref().map(|tree| tree.root) else {
        return Default::default();
    };
    let nodes: Nodes = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let dialog = update.nodes.iter().find(|(_, node)| node.is_modal());
    let top = dialog.map_or(root, |(id, _)| *id);
    (within(top, &nodes), live_sentences(root, &nodes))
}

fn live_sentences(root: NodeId, nodes: &Nodes) -> Vec<String> {
    let mut live_sentences = Vec::new();
    let mut waiting = vec![root];
    while let Some(node) = waiting.pop().and_then(|id| nodes.get(&id)) {
        if node.live().is_some() {
            live_sentences.extend(node.value().map(str::to_owned));
        }
        waiting.extend(node.children().iter().rev());
    }
    live_sentences
}

/// The elements for a node: one, or, where it is but a frame, those in it.
fn within(id: NodeId, nodes: &Nodes) -> Vec<Branch> {
    let Some(&node) = nodes.get(&id) else {
        return Vec::new();
    };
    // What is read out by itself stands above all.
    if node.live().is_some() {
        return Vec::new();
    }
    let part = BareElement::of(node);
    let inside = match &part {
        Some(part) if part.is_leaf() => Vec::new(),
        _ => {
            let children = node.children().iter();
            children.flat_map(|&child| within(child, nodes)).collect()
        }
    };
    match part {
        Some(part) => vec![Branch {
            node: id,
            part,
            inside,
        }],
        None => inside,
    }
}

impl BareElement {
    fn of(node: &Node) -> Option<BareElement> {
        let label = node.label().unwrap_or_default();
        let value = node.value().unwrap_or_default();
        let role = node.role();
        let mut part = BareElement {
            role,
            tag: "p",
            text: String::new(),
            attributes: Vec::new(),
            value: None,
        };
        match role {
            Role::Label | Role::Heading => {
                value.clone_into(&mut part.text);
                if role == Role::Heading {
                    part.tag = "h1";
                }
            }
            Role::Image | Role::ProgressIndicator => label.clone_into(&mut part.text),
            Role::Grid | Role::Group | Role::RadioGroup | Role::Dialog => {
                part.tag = "div";
                part.attributes.push(("aria-label", label.to_owned()));
                if node.is_modal() {
                    part.attributes.push(("aria-modal", "true".to_owned()));
                }
            }
            Role::Row | Role::GridCell => part.tag = "div",
            Role::Button | Role::Link | Role::ComboBox | Role::CheckBox | Role::RadioButton => {
                part.tag = "button";
                label.clone_into(&mut part.text);
                part.describe_button(node);
            }
            Role::TextInput | Role::SpinButton | Role::Slider => {
                part.tag = "input";
                part.describe_field(node);
            }
            Role::MultilineTextInput => {
                part.tag = "textarea";
                part.describe_field(node);
            }
            _ => return None,
        }
        if part.tag == "p" && part.text.is_empty() {
            return None;
        }
        if let Some(role) = role_name(role) {
            part.attributes.push(("role", role.to_owned()));
        }
        if node.is_disabled() {
            part.attributes.push(("aria-disabled", "true".to_owned()));
        }
        Some(part)
    }

    fn describe_button(&mut self, node: &Node) {
        self.attributes.push(("type", "button".to_owned()));
        if let Some(toggled) = node.toggled() {
            let name = match node.role() {
                Role::CheckBox | Role::RadioButton => "aria-checked",
                _ => "aria-pressed",
            };
            let is_on = toggled == Toggled::True;
            self.attributes.push((name, is_on.to_string()));
        }
        if let (Some(col), Some(row)) = (node.column_index(), node.row_index()) {
            self.attributes.push(("data-cell", format!("{col},{row}")));
            self.attributes.push(("tabindex", "-1".to_owned()));
        }
        if node.role() == Role::ComboBox
            && let Some(is_open) = node.is_expanded()
        {
            self.attributes.push(("aria-expanded", is_open.to_string()));
        }
    }

    fn describe_field(&mut self, node: &Node) {
        let label = node.label().unwrap_or_default();
        self.attributes.push(("aria-label", label.to_owned()));
        let number = node.numeric_value().map(|number| number.to_string());
        self.value = number.or_else(|| Some(node.value().unwrap_or_default().to_owned()));
        let kind = match node.role() {
            Role::Slider => "range",
            Role::SpinButton => "number",
            _ => return,
        };
        self.attributes.push(("type", kind.to_owned()));
        for (name, number) in [
            ("min", node.min_numeric_value()),
            ("max", node.max_numeric_value()),
            ("step", node.numeric_value_step()),
        ] {
            let number = number.map(|number| number.to_string());
            self.attributes.extend(number.map(|number| (name, number)));
        }
    }

    /// Whether it can have the focus.
    pub(crate) fn takes_focus(&self) -> bool {
        ["button", "input", "textarea"].contains(&self.tag)
    }

    /// Whether nothing stands in it but its text.
    fn is_leaf(&self) -> bool {
        self.tag != "div"
    }

    /// Gives all this to its element, which has been as it was before.
    pub(crate) fn write(
        &self,
        element: &Element,
        before: Option<&BareElement>,
    ) -> Result<(), JsValue> {
        if before == Some(self) {
            return Ok(());
        }
        let old = before.map_or(&[][..], |before| &before.attributes);
        for (name, _) in old {
            if self.attributes.iter().all(|(other, _)| other != name) {
                element.remove_attribute(name)?;
            }
        }
        for attribute in &self.attributes {
            if !old.contains(attribute) {
                element.set_attribute(attribute.0, &attribute.1)?;
            }
        }
        if self.is_leaf() && before.is_none_or(|before| before.text != self.text) {
            element.set_text_content(Some(&self.text));
        }
        // Nothing is taken away from whoever writes.
        if let Some(value) = &self.value
            && document().active_element().as_ref() != Some(element)
        {
            let name = JsValue::from_str("value");
            js_sys::Reflect::set(element, &name, &JsValue::from_str(value))?;
        }
        Ok(())
    }
}

/// The role of an element that its tag does not say.
const fn role_name(role: Role) -> Option<&'static str> {
    match role {
        Role::Image => Some("img"),
        Role::Grid => Some("grid"),
        Role::Group => Some("group"),
        Role::Row => Some("row"),
        Role::GridCell => Some("gridcell"),
        Role::RadioGroup => Some("radiogroup"),
        Role::RadioButton => Some("radio"),
        Role::CheckBox => Some("switch"),
        Role::ComboBox => Some("combobox"),
        Role::Dialog => Some("dialog"),
        _ => None,
    }
}
