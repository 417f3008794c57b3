//! A win by force, told move by move.

use crate::games::atoms::Atoms;
use crate::games::mnk::Mnk;
use crate::games::{Cell, Game, Move, Position, Side};
use crate::study::reactions;
use crate::study::shapes::Grid;
use crate::study::wording::{Arguments, number};

/// One move of a win by force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Who makes it.
    pub side: Side,
    /// The move, for the notation.
    pub mv: Move,
    /// Where it goes.
    pub cell: Cell,
    /// What it does.
    pub kind: StepKind,
    /// Lines: the cells on which its side completes a line next.
    pub completing: Vec<Cell>,
}

/// What a move of a win by force does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepKind {
    /// Lines: it completes a line.
    Completes,
    /// Lines: it leaves two cells or more to complete a line.
    DoubleThreat,
    /// Lines: it takes the cell on which the other side would complete a line.
    Blocks,
    /// Lines: it leaves one cell to complete a line.
    Four,
    /// Lines: with one more stone it is a double threat.
    Three,
    /// Atoms: it wins.
    Wins,
    /// Atoms: it takes so many cells.
    Captures {
        /// How many, at least 1.
        cells: u16,
    },
    /// Nothing of all that, by the side that loses.
    Defends,
    /// Nothing of all that, by the side that wins.
    Quiet,
}

impl StepKind {
    /// The key under which it is worded.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            StepKind::Completes => "hint-step-completes",
            StepKind::DoubleThreat => "hint-step-double-threat",
            StepKind::Blocks => "hint-step-blocks",
            StepKind::Four => "hint-step-four",
            StepKind::Three => "hint-step-three",
            StepKind::Wins => "hint-step-wins",
            StepKind::Captures { .. } => "hint-step-captures",
            StepKind::Defends => "hint-step-defends",
            StepKind::Quiet => "hint-step-quiet",
        }
    }

    /// What is put into its sentence.
    #[must_use]
    pub fn arguments(self) -> Arguments {
        match self {
            StepKind::Captures { cells } => vec![number("n", cells)],
            _ => Vec::new(),
        }
    }
}

/// The moves of a line of play that the side to move wins, as far as they are legal, each with what
/// it does.
pub(super) fn steps(position: &Position, line: &[Move]) -> Vec<Step> {
    let mut now = position.clone();
    let mut steps = Vec::with_capacity(line.len());
    for &mv in line {
        let before = now.clone();
        let Some(cell) = now.target(mv) else { break };
        if now.play(mv).is_err() {
            break;
        }
        let (kind, completing) = match before.as_game::<Mnk>() {
            Some(lines) => of_lines(lines, cell),
            None => (of_atoms(&before, mv), Vec::new()),
        };
        let side = before.side_to_move();
        steps.push(Step {
            side,
            mv,
            cell,
            kind: match kind {
                StepKind::Quiet if side != position.side_to_move() => StepKind::Defends,
                kind => kind,
            },
            completing,
        });
    }
    steps
}

fn of_lines(position: &Mnk, cell: Cell) -> (StepKind, Vec<Cell>) {
    let me = position.side_to_move();
    let mut grid = Grid::of(position);
    if grid.completes(me, cell) {
        return (StepKind::Completes, Vec::new());
    }
    let completing = grid.made(me, cell).completing;
    let kind = match completing.len() {
        2.. => StepKind::DoubleThreat,
        _ if grid.completes(me.other(), cell) => StepKind::Blocks,
        1 => StepKind::Four,
        _ if !grid.prepared(me, cell).is_empty() => StepKind::Three,
        _ => StepKind::Quiet,
    };
    (kind, completing)
}

fn of_atoms(position: &Position, mv: Move) -> StepKind {
    let reaction = position
        .as_game::<Atoms>()
        .zip(Atoms::unpack(mv))
        .map(|(atoms, mv)| reactions::reaction(atoms, mv));
    match reaction {
        Some(reaction) if reaction.wins => StepKind::Wins,
        Some(reaction) if !reaction.taken.is_empty() => StepKind::Captures {
            cells: reaction.taken.len() as u16,
        },
        _ => StepKind::Quiet,
    }
}
