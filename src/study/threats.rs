//! What the other side would do if it could move now.

use std::cmp::Reverse;

use super::reactions;
use super::shapes::Grid;
use super::wording::{Arguments, number};
use crate::games::atoms::Atoms;
use crate::games::mnk::Mnk;
use crate::games::{Cell, Game, Position};

/// At most this many threats of a line on two cells are told; boards with short lines are full of
/// them.
const MOST_DOUBLES: usize = 12;
/// At most this many captures of Atoms are told, the largest.
const MOST_CAPTURES: usize = 3;

/// Something that the other side would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Threat {
    /// Complete a line.
    Completes {
        /// Where.
        at: Cell,
        /// The cells of the line, that one among them.
        line: Vec<Cell>,
    },
    /// Leave itself two cells or more to complete a line, of which only one can be taken from it.
    Doubles {
        /// Where.
        at: Cell,
        /// These cells.
        completing: Vec<Cell>,
        /// Its stones in these lines, the new one among them.
        stones: Vec<Cell>,
    },
    /// Take cells with a reaction.
    Captures {
        /// The cell to which it would add an atom.
        at: Cell,
        /// The cells that the side to move would lose, row by row from the top.
        cells: Vec<Cell>,
        /// How many waves the reaction has.
        waves: u16,
        /// Whether it wins the game.
        wins: bool,
    },
}

impl Threat {
    /// Where the other side would play.
    #[must_use]
    pub const fn at(&self) -> Cell {
        match self {
            Threat::Completes { at, .. }
            | Threat::Doubles { at, .. }
            | Threat::Captures { at, .. } => *at,
        }
    }

    /// The key under which it is worded.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Threat::Completes { .. } => "threat-completes",
            Threat::Doubles { .. } => "threat-doubles",
            Threat::Captures { wins: false, .. } => "threat-captures",
            Threat::Captures { wins: true, .. } => "threat-wins",
        }
    }

    /// What is put into its sentence.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        match self {
            Threat::Completes { .. } => Vec::new(),
            Threat::Doubles { completing, .. } => vec![number("n", completing.len())],
            Threat::Captures { cells, waves, .. } => {
                vec![number("cells", cells.len()), number("waves", *waves)]
            }
        }
    }
}

/// What the side that is not to move would do if it were: in Lines all cells where it completes a
/// line, then those where it makes two such cells at once; in Atoms its largest captures. None in
/// the Nim games, where both sides can do the same, and at the end of a game.
///
/// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
#[must_use]
pub fn threats(position: &Position) -> Vec<Threat> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    if let Some(lines) = position.as_game::<Mnk>() {
        return of_lines(lines);
    }
    match position.as_game::<Atoms>() {
        Some(atoms) => of_atoms(atoms),
        None => Vec::new(),
    }
}

fn of_lines(position: &Mnk) -> Vec<Threat> {
    let other = position.side_to_move().other();
    let mut grid = Grid::of(position);
    let completing = grid.completing(other);
    let complete = |&at: &Cell| Threat::Completes {
        at,
        line: grid.completed(other, at),
    };
    let mut threats: Vec<Threat> = completing.iter().map(complete).collect();
    let empty: Vec<Cell> = grid.empty().collect();
    let judge = position.judge_of(other);
    let may = |cell: Cell| {
        let judge = judge.as_ref();
        judge.is_none_or(|judge| judge.forbidden(cell).is_none())
    };
    let doubles = empty
        .into_iter()
        .filter(|cell| !completing.contains(cell))
        .filter(|&cell| may(cell))
        .filter_map(|at| {
            let made = grid.made(other, at);
            (made.completing.len() > 1).then_some(Threat::Doubles {
                at,
                completing: made.completing,
                stones: made.stones,
            })
        })
        .take(MOST_DOUBLES);
    threats.extend(doubles);
    threats
}

fn of_atoms(position: &Atoms) -> Vec<Threat> {
    let Some(turned) = reactions::with_other_to_move(position) else {
        return Vec::new();
    };
    let mut captures = reactions::captures(&turned);
    captures.sort_by_key(|(mv, cells)| (Reverse(cells.len()), *mv));
    captures.truncate(MOST_CAPTURES);
    captures
        .into_iter()
        .map(|(mv, cells)| {
            let reaction = reactions::reaction(&turned, mv);
            Threat::Captures {
                at: turned.target(mv),
                cells,
                waves: reaction.waves,
                wins: reaction.wins,
            }
        })
        .collect()
}
