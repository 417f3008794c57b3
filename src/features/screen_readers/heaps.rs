//! Boards with the same heaps in words. Each is a group with the name of its game, its heaps, and the move
//! that is pointed at on all of them. Below them each heap is a slider, which points at a move: as many
//! pieces are left as it says. The last move is read out once, not for every board.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::accesskit::{Action, ActionData, Live, NodeId, Rect as Bounds, Role};
use bevy_egui::egui::{Context, Id, accesskit_root_id};

use crate::board::layout::Areas;
use crate::board::placing::Placement;
use crate::board::stage::Stage;
use crate::features::language::variant::variant_name;
use crate::features::language::{Words, number, text};
use crate::features::screen_readers::add;
use crate::features::setup::side_key;
use crate::features::theorem::screen::move_told;
use crate::features::theorem::{Theorem, TheoremBoard};
use crate::input::pointer::PointerTaken;
use crate::rules::notation::column_letter;
use crate::study::same_heaps::Reduction;

/// The boards and where they lie.
#[derive(SystemParam)]
pub(crate) struct HeapBoards<'w, 's> {
    words: Res<'w, Words>,
    areas: Res<'w, Areas>,
    stages: Query<'w, 's, (&'static TheoremBoard, &'static Stage, &'static Placement)>,
}

impl HeapBoards<'_, '_> {
    /// Where a board lies in the window.
    fn bounds(&self, board: usize) -> Option<Bounds> {
        let (_, stage, placement) = self.stages.iter().find(|(it, ..)| it.0 == board)?;
        let centre = self.areas.to_window(placement.centre).as_dvec2();
        let half = (stage.geometry.extent() / 2.0 * placement.cell).as_dvec2();
        let (low, high) = (centre - half, centre + half);
        Some(Bounds::new(low.x, low.y, high.x, high.y))
    }

    /// The sentences about a board: its heaps, and what is pointed at.
    fn sentences(&self, theorem: &Theorem, board: usize) -> Vec<String> {
        let words = &self.words;
        let columns = theorem.boards().columns();
        let heaps = (0..).zip(columns.heaps());
        let heaps = heaps.map(|(heap, pieces)| format!("{} {pieces}", column_letter(heap)));
        let heaps = words.punctuation().list(heaps);
        let key = theorem.boards().told(board);
        let told = key.map(|key| words.with(key, &[("heaps", text(&heaps))]));
        let pointed = theorem.chosen().map(|mv| move_told(words, &columns, mv));
        told.into_iter().chain(pointed).collect()
    }

    /// Who has made the last move, and which.
    fn news(&self, theorem: &Theorem) -> Option<String> {
        let made = theorem.boards().last()?;
        let name = self.words.say(side_key(made.side));
        let heap = column_letter(made.reduction.heap as u8).to_string();
        let about = [
            ("name", text(&name)),
            ("heap", text(&heap)),
            ("before", number(made.before)),
            ("after", number(made.reduction.left)),
        ];
        Some(self.words.with("theorem-made", &about))
    }
}

/// Tells the boards, and points at the moves that are asked for.
pub(crate) fn tell_heaps(
    mut contexts: EguiContexts,
    boards: HeapBoards,
    taken: Res<PointerTaken>,
    mut theorem: ResMut<Theorem>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let root = accesskit_root_id();
    let before = context.accesskit_node_builder(root, |root| root.children().to_vec());
    let Some(mut children) = before else {
        return Ok(());
    };
    children.extend(boards.news(&theorem).map(|sentence| {
        add(
            context,
            Id::new("last move on all boards"),
            Role::Label,
            |node| {
                node.set_value(sentence);
                node.set_live(Live::Polite);
            },
        )
    }));
    for (number, position) in theorem.boards().positions().enumerate() {
        let id = Id::new(("board with heaps", number));
        let name = variant_name(&boards.words, position);
        let sentences = boards.sentences(&theorem, number);
        children.push(group(context, id, &name, boards.bounds(number), sentences));
    }
    let heaps = theorem.boards().columns().heaps().to_vec();
    for (heap, &pieces) in heaps.iter().enumerate() {
        let letter = column_letter(heap as u8).to_string();
        let name = boards
            .words
            .with("theorem-heap", &[("heap", text(&letter))]);
        let chosen = theorem.chosen().filter(|mv| mv.heap == heap);
        let id = Id::new(("heap of all boards", heap));
        children.push(add(context, id, Role::Slider, |node| {
            node.set_label(name);
            node.set_numeric_value(chosen.map_or(pieces, |mv| mv.left).into());
            node.set_min_numeric_value(0.0);
            node.set_max_numeric_value(pieces.into());
            node.set_numeric_value_step(1.0);
            node.add_action(Action::SetValue);
            if let Some(bounds) = boards.bounds(theorem.front()) {
                node.set_bounds(bounds);
            }
        }));
        if let Some(left) = asked(context, id)
            && !taken.everywhere
            && !theorem.awaits_answer()
        {
            theorem.choose(Some(Reduction { heap, left }));
        }
    }
    // Nodes that are added by themselves become children of the root, each of them.
    context.accesskit_node_builder(root, |root| root.set_children(children));
    Ok(())
}

/// A group of this name with a sentence after the other.
fn group(
    context: &Context,
    id: Id,
    name: &str,
    bounds: Option<Bounds>,
    sentences: Vec<String>,
) -> NodeId {
    let sentences: Vec<NodeId> = (sentences.into_iter().enumerate())
        .map(|(index, sentence)| {
            add(context, id.with(index), Role::Label, |node| {
                node.set_value(sentence);
            })
        })
        .collect();
    add(context, id, Role::Group, |node| {
        node.set_label(name);
        node.set_children(sentences);
        if let Some(bounds) = bounds {
            node.set_bounds(bounds);
        }
    })
}

/// To which number a slider is to be set, if it is asked to.
fn asked(context: &Context, slider: Id) -> Option<u8> {
    context.input(|input| {
        let requests = input.accesskit_action_requests(slider, Action::SetValue);
        let numbers = requests.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(wanted)) => Some(wanted.round().clamp(0.0, 255.0) as u8),
            _ => None,
        });
        numbers.last()
    })
}
