//! What another position of a game changes on a board: which pieces come, go and slide.

use std::collections::BTreeMap;
use std::iter::repeat_n;

use bevy::prelude::*;

use crate::board::animation::Moment;
use crate::board::pieces::{Pieces, squares};
use crate::board::stage::Stage;
use crate::look::{Stack, Travel};
use crate::rules::{Cell, Side, View};

/// The pieces that differ between what a board shows and another position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rearrangement {
    /// Where pieces come.
    pub came: Vec<Cell>,
    /// Where pieces go.
    pub left: Vec<Cell>,
    /// From where to where pieces slide.
    pub slid: Vec<(Cell, Cell)>,
}

/// A stage goes to another position, to which no move leads.
#[derive(EntityEvent, Clone, Debug)]
pub(crate) struct Rearranged {
    /// The stage.
    pub entity: Entity,
    /// What changes on it.
    pub pieces: Rearrangement,
    /// What is seen of it.
    pub moment: Moment,
}

impl Rearrangement {
    /// What changes on a stage if it is to show this view. Its heaps are filled for that already.
    #[must_use]
    pub(crate) fn of(
        entity: Entity,
        stage: &Stage,
        pieces: &Pieces,
        target: &View,
    ) -> Rearrangement {
        let look = stage.geometry.look;
        let recolours = look.stack != Stack::One;
        let mut present: BTreeMap<Cell, Vec<Option<Side>>> = BTreeMap::new();
        for (_, piece, _) in pieces.of(entity) {
            present.entry(piece.cell).or_default().push(piece.owner);
        }
        let mut change = Rearrangement::default();
        for (cell, square) in squares(stage, target) {
            let here = present.remove(&cell).unwrap_or_default();
            let fits = |owner: &&Option<Side>| recolours || **owner == square.owner;
            let wanted = usize::from(look.drawn_pieces(square.count));
            let staying = here.iter().filter(fits).count().min(wanted);
            change.left.extend(repeat_n(cell, here.len() - staying));
            change.came.extend(repeat_n(cell, wanted - staying));
        }
        for (cell, here) in present {
            change.left.extend(repeat_n(cell, here.len()));
        }
        change.pair_up(look.travel);
        change
    }

    /// Pieces that are missing come from where there are too many, if pieces of this game move.
    fn pair_up(&mut self, travel: Travel) {
        for cell in std::mem::take(&mut self.came) {
            match nearest(self.left.iter().copied(), cell, travel) {
                Some(index) => self.slid.push((self.left.swap_remove(index), cell)),
                None => self.came.push(cell),
            }
        }
    }
}

/// Which of these cells a piece comes from that is missing on a cell, if pieces of this game move.
pub(crate) fn nearest(
    surplus: impl Iterator<Item = Cell>,
    cell: Cell,
    travel: Travel,
) -> Option<usize> {
    let distance = |from: Cell| {
        u32::from(from.col.abs_diff(cell.col)).pow(2)
            + u32::from(from.row.abs_diff(cell.row)).pow(2)
    };
    let may_come = |from: Cell| match travel {
        Travel::None => false,
        Travel::SameRow => from.row == cell.row,
        Travel::Anywhere => true,
    };
    surplus
        .enumerate()
        .filter(|&(_, from)| may_come(from))
        .min_by_key(|&(_, from)| distance(from))
        .map(|(index, _)| index)
}
