//! The mirror: what AccessKit would tell a screen reader on the desktop, as elements of the page, for
//! a browser has no such interface. Whoever cannot use the canvas plays by it.
//!
//! The page holds an empty `<section id="mirror">`. Each element made in it carries its node as
//! `data-node="number"`, a field of the board also `data-cell="column,row"`.

pub(crate) mod element;

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, ActionData, NodeId, Role, TreeId};
use bevy_egui::egui::{Event, Key, Modifiers};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContext, EguiInputSet, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, PrimaryEguiContext,
};
use wasm_bindgen::prelude::*;
use web_sys::{Element, HtmlElement};

use crate::features::screen_readers::mirror::element::{BareElement, told};
use crate::platform::page::{document, listen};
use crate::platform::web::wake::wake;

/// What was done in the mirror.
enum UserAction {
    Press(NodeId),
    Write(NodeId, String),
}

thread_local! {
    static USER_ACTIONS: RefCell<VecDeque<UserAction>> = const { RefCell::new(VecDeque::new()) };
}

/// Adds the mirror.
pub(crate) fn plugin(app: &mut App) {
    app.init_non_send::<Mirror>()
        .add_systems(Startup, hear_actions)
        .add_systems(
            PreUpdate,
            (
                begin.after(EguiPreUpdateSet::InitContexts),
                forward_user_actions
                    .in_set(EguiPreUpdateSet::ProcessInput)
                    .in_set(EguiInputSet::ReadBevyMessages),
            ),
        )
        .add_systems(
            PostUpdate,
            update_mirror.after(EguiPostUpdateSet::ProcessOutput),
        );
}

/// Has the controls told from the first frame on: a page cannot know who reads it.
fn begin(
    mut contexts: Query<&mut EguiContext, (With<PrimaryEguiContext>, Added<EguiContext>)>,
    requested: Res<AccessibilityRequested>,
) {
    for mut context in &mut contexts {
        context.get_mut().enable_accesskit();
        requested.set(true);
    }
}

fn hear_actions() {
    let Some(mirror) = document().get_element_by_id("mirror") else {
        warn!("the page has no element with the id “mirror”; screen readers are told nothing");
        return;
    };
    for (kind, is_change) in [("click", false), ("change", true)] {
        listen(&mirror, kind, move |event: web_sys::Event| {
            let target = event.target().and_then(|it| it.dyn_into::<Element>().ok());
            let Some((element, node)) = target.and_then(|it| node_of(&it).map(|id| (it, id)))
            else {
                return;
            };
            let action = match (is_change, value_of(&element)) {
                (true, Some(text)) => UserAction::Write(node, text),
                (false, None) => UserAction::Press(node),
                _ => return,
            };
            USER_ACTIONS.with_borrow_mut(|actions| actions.push_back(action));
            wake();
        });
    }
}

fn node_of(element: &Element) -> Option<NodeId> {
    let number = element.get_attribute("data-node")?;
    number.parse().ok().map(NodeId)
}

/// What is written in a field; nothing for other elements.
fn value_of(element: &Element) -> Option<String> {
    if !["INPUT", "TEXTAREA"].contains(&element.tag_name().as_str()) {
        return None;
    }
    js_sys::Reflect::get(element, &JsValue::from_str("value"))
        .ok()?
        .as_string()
}

/// Asks the controls for what was done in the mirror, in its order.
fn forward_user_actions(
    mirror: NonSend<Mirror>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut requests: MessageWriter<ActionRequest>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    // One at a time: the next one is meant for what this one leads to.
    let (first, more) =
        USER_ACTIONS.with_borrow_mut(|actions| (actions.pop_front(), !actions.is_empty()));
    if more {
        wake();
    }
    let (node, action, data, text) = match first {
        None => return,
        Some(UserAction::Press(node)) => (node, Action::Click, None, None),
        Some(UserAction::Write(node, text)) => {
            match mirror.parts.get(&node).map(|(part, _)| part.role) {
                Some(Role::SpinButton | Role::Slider) => {
                    let Ok(number) = text.trim().parse() else {
                        return;
                    };
                    let number = ActionData::NumericValue(number);
                    (node, Action::SetValue, Some(number), None)
                }
                _ => (node, Action::Focus, None, Some(text)),
            }
        }
    };
    requests.write(ActionRequest(accesskit::ActionRequest {
        action,
        target_tree: TreeId::ROOT,
        target_node: node,
        data,
    }));
    if let Some(text) = text {
        events.write_batch(contexts.iter().flat_map(|context| {
            let events = replacing_all(&text);
            events.map(|event| EguiInputEvent { context, event })
        }));
    }
}

/// The keys that put this text in the place of all that stands in a field.
fn replacing_all(text: &str) -> [Event; 2] {
    let key = |key, modifiers| Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers,
    };
    [
        key(Key::A, Modifiers::COMMAND),
        if text.is_empty() {
            key(Key::Delete, Modifiers::NONE)
        } else {
            Event::Paste(text.to_owned())
        },
    ]
}

/// What the page shows at the moment.
#[derive(Default)]
struct Mirror {
    branches: Vec<Branch>,
    news: Vec<String>,
    parts: HashMap<NodeId, (BareElement, Element)>,
    /// What had the focus before something opened over everything.
    left: Option<NodeId>,
}

/// An element with those in it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Branch {
    node: NodeId,
    part: BareElement,
    inside: Vec<Branch>,
}

fn update_mirror(
    mut mirror: NonSendMut<Mirror>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
) {
    let update = outputs
        .single()
        .ok()
        .and_then(|output| output.platform_output.accesskit_update.as_ref());
    if let Some(update) = update {
        let (branches, news) = told(update);
        // A page that takes no changes shows the last state; the canvas goes on.
        let _ = mirror.show(branches, news);
    }
}

impl Mirror {
    fn show(&mut self, branches: Vec<Branch>, news: Vec<String>) -> Result<(), JsValue> {
        let Some(section) = document().get_element_by_id("mirror") else {
            return Ok(());
        };
        if news != self.news {
            show_news(&section, &news)?;
            self.news = news;
        }
        if branches == self.branches {
            return Ok(());
        }
        let focused = document().active_element();
        let focused = focused.filter(|element| node_of(element).is_some());
        let words = focused.as_ref().and_then(|element| element.text_content());
        let controls = match section.query_selector("#mirror-controls")? {
            Some(controls) => controls,
            None => append(&section, "mirror-controls")?,
        };
        let mut order = Vec::new();
        self.controls_of(&self.branches, &mut order);
        let mut parts = std::mem::take(&mut self.parts);
        self.fill(&controls, &branches, &mut parts)?;
        self.branches = branches;
        keep_one_stop(&controls)?;
        if let Some(lost) = focused.filter(|element| !controls.contains(Some(element))) {
            self.focus_again(&lost, words.as_deref(), &order);
        }
        Ok(())
    }

    /// Makes an element hold just these; what stays keeps its element, and so the focus.
    fn fill(
        &mut self,
        parent: &Element,
        branches: &[Branch],
        before: &mut HashMap<NodeId, (BareElement, Element)>,
    ) -> Result<(), JsValue> {
        let mut next = parent.first_element_child();
        while let Some(child) = next {
            next = child.next_element_sibling();
            let stays = node_of(&child)
                .is_some_and(|node| branches.iter().any(|branch| branch.node == node));
            if !stays {
                child.remove();
            }
        }
        let mut next = parent.first_element_child();
        for branch in branches {
            let reused = before
                .remove(&branch.node)
                .filter(|(part, _)| part.tag == branch.part.tag);
            let element = match reused {
                Some((part, element)) => {
                    branch.part.write(&element, Some(&part))?;
                    element
                }
                None => {
                    let element = document().create_element(branch.part.tag)?;
                    element.set_attribute("data-node", &branch.node.0.to_string())?;
                    branch.part.write(&element, None)?;
                    element
                }
            };
            if next.as_ref() == Some(&element) {
                next = element.next_element_sibling();
            } else {
                parent.insert_before(&element, next.as_deref())?;
            }
            self.fill(&element, &branch.inside, before)?;
            let part = branch.part.clone();
            self.parts.insert(branch.node, (part, element));
        }
        while let Some(surplus) = next {
            next = surplus.next_element_sibling();
            surplus.remove();
        }
        Ok(())
    }

    /// Notes the elements of these branches that can take the focus, in the page's order.
    fn controls_of(&self, branches: &[Branch], order: &mut Vec<Element>) {
        for branch in branches {
            if let Some((part, element)) = self.parts.get(&branch.node)
                && part.takes_focus()
            {
                order.push(element.clone());
            }
            self.controls_of(&branch.inside, order);
        }
    }

    /// Gives the focus to what took the place of an element that is gone: one of the same words, what had
    /// it before something opened over everything, what stood beside it, or the first that can be pressed.
    fn focus_again(&mut self, lost: &Element, words: Option<&str>, order: &[Element]) {
        let is_twin = |element: &Element| {
            element.tag_name() == lost.tag_name() && element.text_content().as_deref() == words
        };
        let mut elements = self.parts.values().map(|(_, element)| element);
        let twin = elements.find(|it| is_twin(it)).cloned();
        let left = self.left.and_then(|left| self.parts.get(&left));
        let left = left.map(|(_, element)| element.clone());
        if left.is_some() {
            self.left = None;
        }
        let place = order.iter().position(|it| it == lost).unwrap_or_default();
        let (before, after) = order.split_at(place);
        let mut beside = after.iter().chain(before.iter().rev());
        let beside = beside
            .find(|it| it.is_connected() && !it.has_attribute("aria-disabled"))
            .cloned();
        if twin.is_none() && beside.is_none() && left.is_none() {
            self.left = node_of(lost);
        }
        let first = || {
            let selector = "#mirror-controls button:not([aria-disabled])";
            document().query_selector(selector).ok().flatten()
        };
        if let Some(element) = twin.or(left).or(beside).or_else(first)
            && let Some(element) = element.dyn_ref::<HtmlElement>()
        {
            // An element that takes no focus leaves it where it is.
            let _ = element.focus();
        }
    }
}

/// Tab stops at one field of the board; the page moves the stop with the focus. Where there is none,
/// it is the first field.
fn keep_one_stop(controls: &Element) -> Result<(), JsValue> {
    let stop = controls.query_selector("[data-cell][tabindex='0']")?;
    if stop.is_none()
        && let Some(first) = controls.query_selector("[data-cell]")?
    {
        first.set_attribute("tabindex", "0")?;
    }
    Ok(())
}

/// Changes the sentences that are read out by themselves; only a new one is.
fn show_news(section: &Element, news: &[String]) -> Result<(), JsValue> {
    let region = match section.query_selector("#mirror-news")? {
        Some(region) => region,
        None => {
            let region = append(section, "mirror-news")?;
            region.set_attribute("aria-live", "polite")?;
            region
        }
    };
    let mut next = region.first_element_child();
    for sentence in news {
        while let Some(old) = &next
            && old.text_content().is_some_and(|old| !news.contains(&old))
        {
            let after = old.next_element_sibling();
            old.remove();
            next = after;
        }
        if let Some(old) = &next
            && old.text_content().as_ref() == Some(sentence)
        {
            next = old.next_element_sibling();
            continue;
        }
        let line = document().create_element("p")?;
        line.set_text_content(Some(sentence));
        region.insert_before(&line, next.as_deref())?;
    }
    while let Some(old) = next {
        next = old.next_element_sibling();
        old.remove();
    }
    Ok(())
}

fn append(section: &Element, id: &str) -> Result<Element, JsValue> {
    let part = document().create_element("div")?;
    part.set_id(id);
    section.append_child(&part)?;
    Ok(part)
}
