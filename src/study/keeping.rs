//! How many moves keep what a position is worth, and which.

use super::endgame;
use super::reactions;
use super::shapes::Grid;
use crate::games::atoms::{Add, Atoms};
use crate::games::corner::Corner;
use crate::games::mnk::{Mnk, Place};
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{Game, Move, Position};
use crate::players::exact::nimbers::{Solved, winning_moves};

/// At most this many answers of Atoms are tried, each a reaction of some microseconds.
const MOST_ANSWERS: usize = 600;

/// What a position is worth to the side to move with best play; the better, the larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Worth {
    /// The other side wins.
    Lost,
    /// Nobody wins.
    Drawn,
    /// The side to move wins.
    Won,
}

impl Worth {
    /// The same for the other side.
    #[must_use]
    pub const fn of_the_other(self) -> Worth {
        match self {
            Worth::Lost => Worth::Won,
            Worth::Drawn => Worth::Drawn,
            Worth::Won => Worth::Lost,
        }
    }
}

/// Which of the legal moves keep what the position is worth. All of it is proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// What the position is worth to the side to move; `None` if that is not known, only that some
    /// moves lose at once.
    pub worth: Option<Worth>,
    /// The moves that surely keep it, in ascending order: all that win, or all that draw; none in
    /// a lost position, for there is nothing to keep.
    pub moves: Vec<Move>,
    /// The moves of which it is not known whether they keep it, in ascending order: all moves in
    /// neither list do not. Where `worth` is not known, the moves that do not lose at once.
    pub open: Vec<Move>,
    /// How many legal moves there are.
    pub legal: usize,
}

impl Keeping {
    /// Whether each move is settled.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.worth.is_some() && self.open.is_empty()
    }

    /// From what is known of each move.
    fn from_worths(worths: &[(Move, Option<Worth>)]) -> Option<Keeping> {
        let of = |wanted: Option<Worth>| -> Vec<Move> {
            let moves = worths.iter().filter(|&&(_, worth)| worth == wanted);
            moves.map(|&(mv, _)| mv).collect()
        };
        let best = worths.iter().filter_map(|&(_, worth)| worth).max()?;
        let open = of(None);
        let worth = (best == Worth::Won || open.is_empty()).then_some(best);
        Some(Keeping {
            worth,
            moves: match worth {
                None | Some(Worth::Lost) => Vec::new(),
                kept => of(kept),
            },
            open,
            legal: worths.len(),
        })
    }
}

/// Which moves keep what the position is worth; `None` if nothing is known, and at the end of a
/// game.
///
/// Exact for the three Nim games and for Lines with at most [`endgame::MOST_EMPTY`] empty cells.
/// Of other positions of Lines and of Atoms only what can be seen within two plies: moves that win
/// at once or, in Lines, cannot be answered, and moves after which the other side wins at once.
/// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
#[must_use]
pub fn keeping(position: &Position) -> Option<Keeping> {
    if position.outcome().is_some() {
        return None;
    }
    if let Some(nim) = position.as_game::<Nim>() {
        return Some(solved(nim));
    }
    if let Some(corner) = position.as_game::<Corner>() {
        return Some(solved(corner));
    }
    if let Some(northcott) = position.as_game::<Northcott>() {
        return Some(solved(northcott));
    }
    if let Some(lines) = position.as_game::<Mnk>() {
        let worths = match endgame::worths(lines) {
            Some(worths) => worths.into_iter().map(|(mv, w)| (mv, Some(w))).collect(),
            None => seen_in_lines(lines),
        };
        return Keeping::from_worths(&packed::<Mnk>(worths));
    }
    let atoms = position.as_game::<Atoms>()?;
    Keeping::from_worths(&packed::<Atoms>(seen_in_atoms(atoms)?))
}

fn packed<G: Game>(worths: Vec<(G::Move, Option<Worth>)>) -> Vec<(Move, Option<Worth>)> {
    let pack = |(mv, worth)| (G::pack(mv), worth);
    worths.into_iter().map(pack).collect()
}

fn solved<G: Solved>(position: &G) -> Keeping {
    let mut legal = Vec::new();
    position.legal_moves(&mut legal);
    let winning = winning_moves(position);
    Keeping {
        worth: Some(match winning.is_empty() {
            true => Worth::Lost,
            false => Worth::Won,
        }),
        moves: winning.into_iter().map(G::pack).collect(),
        open: Vec::new(),
        legal: legal.len(),
    }
}

type Seen<G> = Vec<(<G as Game>::Move, Option<Worth>)>;

/// What the lines that lack one stone tell: a move that completes one wins, a move that lets the
/// other side complete one loses, and otherwise one that leaves two cells to complete one wins.
fn seen_in_lines(position: &Mnk) -> Seen<Mnk> {
    let me = position.side_to_move();
    let mut grid = Grid::of(position);
    let mine = grid.completing(me);
    let theirs = grid.completing(me.other());
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let worth = |mv: Place| {
        let cell = mv.cell();
        if mine.contains(&cell) {
            return Some(Worth::Won);
        }
        if theirs.iter().any(|&other| other != cell) {
            return Some(Worth::Lost);
        }
        let mut completing = grid.made(me, cell).completing;
        grid.put(cell, Some(me));
        // By the rule exact a stone can make a line too long.
        let kept = mine.iter().filter(|&&other| grid.completes(me, other));
        completing.extend(kept);
        grid.put(cell, None);
        completing.sort_unstable();
        completing.dedup();
        (completing.len() > 1).then_some(Worth::Won)
    };
    let worths: Vec<Option<Worth>> = moves.iter().copied().map(worth).collect();
    moves.into_iter().zip(worths).collect()
}

/// What one reaction tells: a move that wins at once, and moves after which the other side does.
/// `None` if no move wins at once and there are too many answers to try them all.
fn seen_in_atoms(position: &Atoms) -> Option<Seen<Atoms>> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let wins_at_once = |board: &mut Atoms, mv| {
        let undo = board.apply(mv, &mut ());
        let wins = board.outcome().is_some();
        board.undo(mv, undo);
        wins
    };
    let mut board = position.clone();
    let winning: Vec<Add> = reactions::exploding(position)
        .filter(|&mv| wins_at_once(&mut board, mv))
        .collect();
    if !winning.is_empty() {
        let won = |mv| (mv, winning.contains(&mv).then_some(Worth::Won));
        return Some(moves.into_iter().map(won).collect());
    }
    let mut answers_left = MOST_ANSWERS;
    let mut seen = Vec::with_capacity(moves.len());
    for mv in moves {
        let undo = board.apply(mv, &mut ());
        let answers: Vec<Add> = reactions::exploding(&board).collect();
        answers_left = answers_left.checked_sub(answers.len())?;
        let loses = answers
            .into_iter()
            .any(|answer| wins_at_once(&mut board, answer));
        board.undo(mv, undo);
        seen.push((mv, loses.then_some(Worth::Lost)));
    }
    Some(seen)
}
