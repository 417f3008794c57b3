//! Marks and letters on the board beside a move, as authors of commented games put them there.

use super::{History, NodeId, NoteError};
use fivefold_rules::Cell;

/// Longest letters on a cell, in characters; what goes on longer is cut.
pub const LONGEST_LABEL: usize = 8;
/// Most marks of a tree.
pub const MOST_MARKS: usize = 200_000;

/// What stands on a cell.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum MarkShape {
    /// Letters or a number.
    Label(Box<str>),
    /// A triangle.
    Triangle,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A cross.
    Cross,
}

/// A mark on the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CellMark {
    /// Where it stands.
    pub cell: Cell,
    /// What it is.
    pub shape: MarkShape,
}

impl CellMark {
    /// Letters on a cell, at most [`LONGEST_LABEL`] characters of them.
    #[must_use]
    pub fn label(cell: Cell, text: &str) -> CellMark {
        // Brackets and blanks have a meaning of their own in records.
        let shown = |c: char| match c {
            '[' => '(',
            ']' => ')',
            c if c.is_whitespace() || c.is_control() => '_',
            c => c,
        };
        let text: String = text.trim().chars().map(shown).take(LONGEST_LABEL).collect();
        CellMark {
            cell,
            shape: MarkShape::Label(text.into()),
        }
    }
}

/// Whether these are the same marks. Records and other files have orders of their own for them.
pub(super) fn are_the_same(one: &[CellMark], two: &[CellMark]) -> bool {
    let in_order = |marks: &[CellMark]| {
        let mut marks = marks.to_vec();
        marks.sort_unstable();
        marks
    };
    one == two || one.len() == two.len() && in_order(one) == in_order(two)
}

impl History {
    /// What marks the board beside this node.
    #[must_use]
    pub fn marks(&self, node: NodeId) -> &[CellMark] {
        self.node(node).map_or(&[], |node| &node.marks)
    }

    /// Marks the board beside a node, in place of what marked it before.
    ///
    /// # Errors
    /// [`NoteError`]; nothing has changed then.
    pub fn set_marks(&mut self, node: NodeId, marks: Vec<CellMark>) -> Result<(), NoteError> {
        let total = self.mark_count - self.marks(node).len() + marks.len();
        if total > MOST_MARKS {
            return Err(NoteError::TooManyMarks);
        }
        self.node_mut(node).ok_or(NoteError::NoSuchNode)?.marks = marks.into_boxed_slice();
        self.mark_count = total;
        Ok(())
    }
}
