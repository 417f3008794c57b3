//! A choice among a few values, of which each has a word. All words stand in view.

use bevy_egui::egui::{Response, Ui};

use crate::features::language::Words;
use crate::rules::Side;
use crate::widgets::controls::segmented::{Segment, segmented};
use crate::widgets::icon::Icon;
use crate::widgets::panel::section;

/// One of a few things, of which a person chooses one.
pub(crate) trait Choice: Copy + PartialEq + 'static {
    /// All of them with the keys of their words, in the order in which they are offered.
    const ALL: &[(Self, &'static str)];

    /// The side whose stone stands before its word.
    fn side(self) -> Option<Side> {
        None
    }

    /// The sign that is seen in place of its word.
    fn icon(self) -> Option<Icon> {
        None
    }
}

/// Shows the choice below its heading; `changed()` of the answer says whether another one is chosen now.
/// `title` is the key of what is chosen.
pub(crate) fn choose<T: Choice>(
    ui: &mut Ui,
    words: &Words,
    title: &str,
    chosen: &mut T,
) -> Response {
    section(ui, &words.say(title));
    choose_unheaded_signs(ui, words, title, chosen)
}

/// The same without the heading; screen readers are told the title.
pub(crate) fn choose_unheaded_signs<T: Choice>(
    ui: &mut Ui,
    words: &Words,
    title: &str,
    chosen: &mut T,
) -> Response {
    let values: Vec<T> = T::ALL.iter().map(|it| it.0).collect();
    let named: Vec<String> = T::ALL.iter().map(|it| words.say(it.1)).collect();
    let segments = values.iter().zip(&named).map(|(it, word)| Segment {
        word,
        side: it.side(),
        icon: it.icon(),
    });
    let segments: Vec<Segment> = segments.collect();
    among(ui, &words.say(title), chosen, &values, &segments)
}

/// The same for values that are named in other ways, each in its place. Where the chosen value is none of
/// them, no word looks chosen.
pub(crate) fn choose_named<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &mut T,
    values: &[T],
    names: impl IntoIterator<Item = String>,
) -> Response {
    section(ui, title);
    choose_unheaded(ui, title, chosen, values, names)
}

/// The same without the heading; screen readers are told the title.
pub(crate) fn choose_unheaded<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &mut T,
    values: &[T],
    names: impl IntoIterator<Item = String>,
) -> Response {
    let names: Vec<String> = names.into_iter().collect();
    let segments: Vec<Segment> = names.iter().map(|name| Segment::word(name)).collect();
    among(ui, title, chosen, values, &segments)
}

fn among<T: Copy + PartialEq>(
    ui: &mut Ui,
    title: &str,
    chosen: &mut T,
    values: &[T],
    segments: &[Segment],
) -> Response {
    let place = values.iter().position(|it| it == chosen);
    let mut place = place.unwrap_or(values.len());
    let response = segmented(ui, title, &mut place, segments);
    if let Some(&value) = values.get(place).filter(|_| response.changed()) {
        *chosen = value;
    }
    response
}
