//! Letters and marks that a person puts on the board by hand, beside the move on it. While a tool for
//! them is in hand, a press on a cell marks the cell and plays no move.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy_egui::egui::{Ui, vec2};

use crate::features::language::Words;
use crate::features::notifications::Notifications;
use crate::features::replay::Replaying;
use crate::look::Look;
use crate::midend::history::{CellMark, MarkShape};
use crate::midend::{Command, Match, Refused};
use crate::rules::Cell;
use crate::turn::current_match::{CurrentMatch, PositionChanged};
use crate::turn::person_moves::BoardInput;
use crate::widgets::controls::choice::{self, Choice};
use crate::widgets::icon::Icon;
use crate::widgets::labels::note;
use crate::widgets::screen_context::ScreenContext;
use crate::widgets::spoken::announce;
use crate::widgets::surface::target_height;
use crate::widgets::theme::{GRID, Palette};

/// What notices about marks are called.
const NOTICE: &str = "marks";

/// How the board is marked by hand.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum MarkingCommand {
    /// Marking begins, with letters; or it ends, if it goes on.
    BeginOrEnd,
    /// Marking goes on with this tool.
    Take(MarkTool),
    /// Marking ends.
    End,
}

/// What a press puts on a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum MarkTool {
    /// The first letter that the position does not have yet.
    #[default]
    Letters,
    /// A triangle.
    Triangle,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A cross.
    Cross,
}

impl MarkTool {
    /// The mark that it puts on a cell beside these.
    fn mark(self, cell: Cell, others: &[CellMark]) -> CellMark {
        let shape = match self {
            MarkTool::Letters => return CellMark::label(cell, &next_letters(others)),
            MarkTool::Triangle => MarkShape::Triangle,
            MarkTool::Circle => MarkShape::Circle,
            MarkTool::Square => MarkShape::Square,
            MarkTool::Cross => MarkShape::Cross,
        };
        CellMark { cell, shape }
    }
}

impl Choice for MarkTool {
    const ALL: &[(MarkTool, &'static str)] = &[
        (MarkTool::Letters, "mark-letters"),
        (MarkTool::Triangle, "mark-triangle"),
        (MarkTool::Circle, "mark-circle"),
        (MarkTool::Square, "mark-square"),
        (MarkTool::Cross, "mark-cross"),
    ];

    fn icon(self) -> Option<Icon> {
        Some(match self {
            MarkTool::Letters => Icon::Letter,
            MarkTool::Triangle => Icon::Triangle,
            MarkTool::Circle => Icon::Circle,
            MarkTool::Square => Icon::Square,
            MarkTool::Cross => Icon::Close,
        })
    }
}

/// What a mark is called; letters are called by themselves.
pub(crate) fn mark_in_words(words: &Words, shape: &MarkShape) -> String {
    words.say(match shape {
        MarkShape::Label(label) => return label.to_string(),
        MarkShape::Triangle => "mark-triangle",
        MarkShape::Circle => "mark-circle",
        MarkShape::Square => "mark-square",
        MarkShape::Cross => "mark-cross",
    })
}

/// The first letters that are not among these marks: A to Z, then AA, AB and so on.
fn next_letters(marks: &[CellMark]) -> String {
    let labels = marks.iter().filter_map(|mark| match &mark.shape {
        MarkShape::Label(label) => Some(&**label),
        _ => None,
    });
    let taken: BTreeSet<&str> = labels.collect();
    let is_free = |letters: &String| !taken.contains(letters.as_str());
    // Among one more than there are marks one is free.
    let mut all = (0..=marks.len()).map(letters);
    all.find(is_free).unwrap_or_default()
}

/// The letters with this number, counted from 0, as spreadsheets name their columns.
fn letters(number: usize) -> String {
    let last = char::from(b'A' + (number % 26) as u8);
    match (number / 26).checked_sub(1) {
        Some(before) => format!("{}{last}", letters(before)),
        None => last.to_string(),
    }
}

/// The tool in hand, if the board is being marked.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MarkingMode(pub Option<MarkTool>);

impl MarkingMode {
    /// Whether the board is being marked.
    pub(crate) const fn is_on(self) -> bool {
        self.0.is_some()
    }
}

/// Whether the board is being marked.
pub(crate) fn is_marking(mode: Res<MarkingMode>) -> bool {
    mode.is_on()
}

/// Whether the board of this game can be marked by hand.
pub(crate) fn is_offered(game_match: &Match) -> bool {
    Look::of(game_match.position().game()).can_be_marked()
}

/// Takes tools in hand, and puts them down.
pub(crate) fn take_tools(
    mut asked: MessageReader<MarkingCommand>,
    current: Res<CurrentMatch>,
    mut mode: ResMut<MarkingMode>,
    mut replaying: ResMut<Replaying>,
) {
    for command in asked.read() {
        let tool = match *command {
            MarkingCommand::BeginOrEnd if mode.is_on() => None,
            MarkingCommand::BeginOrEnd => Some(MarkTool::default()),
            MarkingCommand::Take(tool) => Some(tool),
            MarkingCommand::End => None,
        };
        let tool = tool.filter(|_| current.game_match.as_ref().is_some_and(is_offered));
        if tool.is_some() {
            replaying.pause();
        }
        mode.set_if_neq(MarkingMode(tool));
    }
}

/// Marks the cells that are pressed; what marks such a cell already is taken away.
pub(crate) fn put_marks(
    mut inputs: MessageReader<BoardInput>,
    mode: Res<MarkingMode>,
    mut current: ResMut<CurrentMatch>,
    words: Res<Words>,
    mut notifications: ResMut<Notifications>,
) {
    let Some(tool) = mode.0 else {
        return;
    };
    for input in inputs.read() {
        let BoardInput::Press(cell) = *input else {
            continue;
        };
        let Some(mut game_match) = CurrentMatch::to_change(&mut current) else {
            return;
        };
        let history = game_match.history();
        let node = history.current();
        let before = history.marks(node);
        let others = before.iter().filter(|mark| mark.cell != cell);
        let mut marks: Vec<CellMark> = others.cloned().collect();
        if marks.len() == before.len() {
            marks.push(tool.mark(cell, &marks));
        }
        match game_match.handle(Command::Mark { node, marks }) {
            Ok(_) => notifications.withdraw(NOTICE),
            Err(Refused::Note(reason)) => {
                notifications.problem(NOTICE, words.sentence(&reason.into()));
            }
            // Whatever is pressed is on the board.
            Err(_) => {}
        }
    }
}

/// Whoever leaves the game puts the tool down.
pub(crate) fn end_marking(mut mode: ResMut<MarkingMode>) {
    mode.set_if_neq(MarkingMode::default());
}

/// Shows the tools, with the one in hand chosen, and the way to end.
pub(crate) fn tools(ui: &mut Ui, cx: &mut ScreenContext, in_hand: MarkTool) {
    let air = GRID * Palette::of(ui.ctx()).scale;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = air;
        let height = target_height(ui);
        let tools = vec2(ui.available_width() - height - air, height);
        let mut chosen = in_hand;
        let tools = ui.allocate_ui(tools, |ui| {
            choice::choose_unheaded_signs(ui, &cx.words, "marking", &mut chosen)
        });
        if tools.inner.changed() {
            cx.intents.write(MarkingCommand::Take(chosen));
        }
        let done = cx.icon("marking-done", Icon::Tick);
        cx.action(ui, done, MarkingCommand::End);
    });
    announce(&note(ui, cx.say("marking-hint")));
}

/// Makes room for a tool; it is put down when another game comes to the table.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MarkingMode>().add_observer(
        |changed: On<PositionChanged>, mut mode: ResMut<MarkingMode>| {
            if *changed == PositionChanged::OtherGame {
                mode.set_if_neq(MarkingMode::default());
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_on_after_z_and_fill_gaps() {
        let cell = Cell::new(0, 0);
        let mut marks: Vec<CellMark> = Vec::new();
        for number in 0..703 {
            let next = MarkTool::Letters.mark(cell, &marks);
            let expected = match number {
                0 => "A",
                25 => "Z",
                26 => "AA",
                701 => "ZZ",
                702 => "AAA",
                _ => "",
            };
            if !expected.is_empty() {
                assert_eq!(next, CellMark::label(cell, expected), "{number}");
            }
            marks.push(next);
        }
        marks.remove(2);
        assert_eq!(next_letters(&marks), "C");
    }
}
