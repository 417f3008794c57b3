//! A win by fours that threatens, and the cells on which a stone can stop it.

use super::super::cell_set::{CellSet, Index};
use super::super::moves;
use super::super::patterns::{Shape, ThreatLevel};
use super::super::threat_board::ThreatBoard;

/// Fours by which a side wins.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    /// Each four but the last, and its only answer, in turns; then the last one.
    moves: Vec<Index>,
}

/// What following a line has shown.
struct Traced {
    /// The line's own cells, and those where a stone of the other side could interfere.
    cells: CellSet,
    /// Whether it depends on what is forbidden.
    is_fragile: bool,
}

/// The threats of a stone that completes a line or threatens to.
const FOURS: [ThreatLevel; 4] = [
    ThreatLevel::Four,
    ThreatLevel::FourThree,
    ThreatLevel::OpenFour,
    ThreatLevel::Five,
];

/// The cells on which a stone of the side completes a line or threatens to.
fn fours_of(board: &ThreatBoard, side: usize) -> CellSet {
    let sets = FOURS.into_iter().map(|threat| board.set(side, threat));
    sets.fold(CellSet::default(), CellSet::union)
}

/// The cells on which a stone of the side leaves at most so many more to complete a line.
pub(super) fn lacking_after(board: &ThreatBoard, side: usize, most: u8) -> CellSet {
    let least = match most {
        0 | 1 => return fours_of(board, side),
        2 => Shape::Three,
        3 => Shape::Two,
        _ => Shape::One,
    };
    let is_one = |&at: &Index| board.is_empty_at(at) && board.best_shape(side, at) >= least;
    board.all_cells().filter(is_one).collect()
}

impl Line {
    /// The line whose first moves are these; the side to move is the one that wins.
    pub(super) fn new(board: &mut ThreatBoard, moves: impl Iterator<Item = Index>) -> Line {
        let mut moves: Vec<Index> = moves.collect();
        if moves.len().is_multiple_of(2) {
            for &at in &moves {
                board.place(at);
            }
            let last = moves::open_four(board, board.to_move());
            for _ in &moves {
                board.undo();
            }
            moves.extend(last);
        }
        Line { moves }
    }

    /// How many plies it takes, with the last five.
    pub(super) fn plies(&self) -> i32 {
        self.moves.len() as i32 + 2
    }

    /// The cells on which a stone of the other side, which is to move, can stop the line: those of
    /// its fours and their answers, and those where the stone together with the answers would
    /// threaten a five. On every other cell it leaves the line as it is. Nothing if the line does not
    /// win in this position.
    ///
    /// In renju a stone also changes what is forbidden, near and far. Where the line depends on that,
    /// every legal reply is tried against it.
    pub(super) fn spoilers(&self, board: &mut ThreatBoard) -> Option<CellSet> {
        board.pass();
        let traced = self.trace(board, 1);
        board.pass();
        let Traced {
            mut cells,
            is_fragile,
        } = traced?;
        if is_fragile {
            let me = board.to_move();
            for at in board.all_cells() {
                let is_reply = board.is_empty_at(at) && !cells.contains(at);
                if is_reply && board.may_play(me, at) && !self.wins_after(board, at) {
                    cells.insert(at);
                }
            }
        }
        Some(cells)
    }

    /// The cells on which earlier stones of the other side, which is to move, could matter, at most so many:
    /// with any reply outside the [`Line::spoilers`] and stones outside these the line still wins.
    pub(super) fn zone_after_pass(&self, board: &mut ThreatBoard, extra: u8) -> CellSet {
        board.pass();
        let zone = self.zone(board, extra + 1);
        board.pass();
        zone
    }

    /// The same where the side to move wins.
    pub(super) fn zone(&self, board: &mut ThreatBoard, extra: u8) -> CellSet {
        let traced = self.trace(board, extra);
        // In renju forbidden points are changed from afar.
        let traced = traced.filter(|_| !board.is_renju());
        traced.map_or(CellSet::ALL, |traced| traced.cells)
    }

    /// Follows the line, and collects its cells and those on which the other side could interfere.
    fn trace(&self, board: &mut ThreatBoard, extra: u8) -> Option<Traced> {
        let (attacker, defender) = (board.to_move(), board.to_move() ^ 1);
        let mut traced = Traced {
            cells: CellSet::default(),
            is_fragile: false,
        };
        let (mut wins, mut placed) = (false, 0);
        for (ply, &at) in self.moves.iter().enumerate() {
            if ply % 2 > 0 {
                board.place(at);
                placed += 1;
                continue;
            }
            let is_four = board.is_empty_at(at)
                && board.threat(attacker, at) >= ThreatLevel::Four
                && board.count(defender, ThreatLevel::Five) == 0
                && board.may_play(attacker, at);
            if !is_four {
                break;
            }
            traced.cells = traced.cells.union(&lacking_after(board, defender, extra));
            traced.cells.insert(at);
            traced.is_fragile |= is_fragile(board, at);
            board.place(at);
            placed += 1;
            traced.cells = traced.cells.union(board.set(attacker, ThreatLevel::Five));
            let block = board.set(attacker, ThreatLevel::Five).first();
            if board.count(attacker, ThreatLevel::Five) > 1 {
                wins = true;
                break;
            }
            if block.is_some_and(|block| !board.may_play(defender, block)) {
                traced.is_fragile = true;
                wins = board.first_allowed().is_some();
                break;
            }
            if block.is_none() || block != self.moves.get(ply + 1).copied() {
                break;
            }
        }
        for _ in 0..placed {
            board.undo();
        }
        wins.then_some(traced)
    }

    /// Whether the fours still win after this reply.
    fn wins_after(&self, board: &mut ThreatBoard, reply: Index) -> bool {
        board.place(reply);
        let (me, other) = (board.to_move(), board.to_move() ^ 1);
        let mut placed = 1;
        let mut wins = false;
        for &at in self.moves.iter().step_by(2) {
            let meets = match board.count(other, ThreatLevel::Five) {
                0 => true,
                1 => board.set(other, ThreatLevel::Five).contains(at),
                _ => false,
            };
            let is_four = meets
                && board.is_empty_at(at)
                && board.threat(me, at) >= ThreatLevel::Four
                && board.may_play(me, at);
            if !is_four {
                break;
            }
            board.place(at);
            placed += 1;
            let Some(block) = board.set(me, ThreatLevel::Five).first() else {
                break;
            };
            if board.count(me, ThreatLevel::Five) > 1 || !board.may_play(other, block) {
                wins = !board.is_renju() || board.first_allowed().is_some();
                break;
            }
            board.place(block);
            placed += 1;
        }
        for _ in 0..placed {
            board.undo();
        }
        wins
    }
}

/// Whether a stone of the other side elsewhere could make this four of the side to move forbidden, or
/// the game drawn because black has no move left.
fn is_fragile(board: &ThreatBoard, at: Index) -> bool {
    let me = board.to_move();
    if !board.is_renju() {
        return false;
    }
    match board.is_restricted(me) {
        // A white stone never gives black a three or a four. It can only make a three real, by
        // freeing the cell that would make it an open four.
        true => board.makes_double_three(me, at),
        false => !board.has_room(),
    }
}
