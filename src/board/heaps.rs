//! Heaps: the rules know how many pieces a row has. Which of its places are filled is told here.

use std::collections::BTreeSet;

use crate::rules::{Cell, View};

/// Every row of a view filled from the left.
pub(crate) fn from_the_left(view: &View) -> BTreeSet<Cell> {
    let rows = (0..view.rows).map(|row| (row, pieces_in(view, row)));
    rows.flat_map(|(row, count)| (0..count as u8).map(move |col| Cell::new(col, row)))
        .collect()
}

/// Which of the pieces of a row go if so many are taken: first those that were chosen, then those
/// at the left.
pub(crate) fn taken(
    lying: &BTreeSet<Cell>,
    row: u8,
    count: usize,
    chosen: &BTreeSet<Cell>,
) -> BTreeSet<Cell> {
    let mut pieces: Vec<Cell> = lying.iter().copied().filter(|it| it.row == row).collect();
    pieces.sort_by_key(|cell| (!chosen.contains(cell), *cell));
    pieces.into_iter().take(count).collect()
}

/// The filled places after a change: each row has as many pieces as in the view. Pieces go as
/// [`taken`] says, and come to the places that are free at the left.
pub(crate) fn fitted(
    lying: &BTreeSet<Cell>,
    view: &View,
    chosen: &BTreeSet<Cell>,
) -> BTreeSet<Cell> {
    let mut fitted = lying.clone();
    fitted.retain(|cell| cell.row < view.rows);
    for row in 0..view.rows {
        let wanted = pieces_in(view, row);
        let here = fitted.iter().filter(|cell| cell.row == row).count();
        for cell in taken(&fitted, row, here.saturating_sub(wanted), chosen) {
            fitted.remove(&cell);
        }
        let places = (0..view.cols).map(|col| Cell::new(col, row));
        let free: Vec<Cell> = places.filter(|cell| !fitted.contains(cell)).collect();
        fitted.extend(free.into_iter().take(wanted.saturating_sub(here)));
    }
    fitted
}

fn pieces_in(view: &View, row: u8) -> usize {
    let cells = (0..view.cols).map(|col| Cell::new(col, row));
    cells.filter(|&cell| view.at(cell).count > 0).count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::parse_id;

    fn view(id: &str) -> View {
        parse_id(id).expect("a good id").position.view()
    }

    fn row(lying: &BTreeSet<Cell>, row: u8) -> Vec<u8> {
        let here = lying.iter().filter(|cell| cell.row == row);
        here.map(|cell| cell.col).collect()
    }

    #[test]
    fn the_chosen_pieces_go_first_and_then_those_at_the_left() {
        let lying = from_the_left(&view("nim:3,5"));
        let chosen = BTreeSet::from([Cell::new(3, 1)]);
        let left = fitted(&lying, &view("nim:3,5:3,3"), &chosen);
        assert_eq!(row(&left, 0), [0, 1, 2]);
        assert_eq!(row(&left, 1), [1, 2, 4]);
    }

    #[test]
    fn pieces_come_back_to_the_free_places() {
        let lying = BTreeSet::from([Cell::new(1, 0), Cell::new(4, 1)]);
        let filled = fitted(&lying, &view("nim:3,5:2,5"), &BTreeSet::new());
        assert_eq!(row(&filled, 0), [0, 1]);
        assert_eq!(row(&filled, 1), [0, 1, 2, 3, 4]);
    }
}
