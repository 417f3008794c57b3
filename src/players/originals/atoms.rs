//! The Atoms original: it spreads over empty cells until it owns many, then mostly grows cells
//! next to the opponent's.

use rand::RngExt;

use crate::config;
use crate::games::atoms::{Add, Atoms};
use crate::games::{Cell, Game, Rng, Side};
use crate::players::{Choice, Explanation, Limits, NoChoice, Player, Stop, Verdict};

/// The original opponent of Atoms. It looks no ply ahead and judges no position.
#[derive(Clone, Debug)]
pub struct AtomsPlayer {
    config: config::AtomsOriginal,
}

impl AtomsPlayer {
    /// The player with this threshold and these probabilities.
    #[must_use]
    pub const fn new(config: config::AtomsOriginal) -> AtomsPlayer {
        AtomsPlayer { config }
    }

    /// Whether it spreads: in the first turns (moves of either side, counted by the atoms on the
    /// board, which equal the moves made until one is lost over the edge), while it owns few
    /// cells, and sometimes later.
    fn spreads(&self, position: &Atoms, rng: &mut Rng) -> bool {
        position.atoms() < self.config.opening_turns
            || position.cells_of(position.side_to_move()) < self.config.threshold
            || rng.random_range(0..100) < self.config.random_percent
    }

    /// A random empty cell, if one is met in the allowed number of tries.
    fn empty_cell(&self, position: &Atoms, rng: &mut Rng) -> Option<Cell> {
        let params = position.params();
        (0..self.config.tries)
            .map(|_| {
                Cell::new(
                    rng.random_range(0..params.cols),
                    rng.random_range(0..params.rows),
                )
            })
            .find(|&cell| position.owner(cell).is_none())
    }
}

impl Player<Atoms> for AtomsPlayer {
    fn choose(
        &mut self,
        position: &Atoms,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Add>, NoChoice> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(NoChoice::GameOver);
        }
        let choice = |mv, explanation| Choice {
            mv,
            verdict: Verdict::Unknown,
            explanation,
            nodes: 0,
            depth: 0,
            line: Vec::new(),
            remark: None,
        };
        if self.spreads(position, rng)
            && let Some(cell) = self.empty_cell(position, rng)
        {
            return Ok(choice(Add::from(cell), Explanation::Random));
        }
        let me = position.side_to_move();
        let own: Vec<Add> = moves
            .iter()
            .copied()
            .filter(|mv| position.owner(mv.cell()) == Some(me))
            .collect();
        let front: Vec<Add> = own
            .iter()
            .copied()
            .filter(|mv| touches(position, mv.cell(), me.other()))
            .collect();
        let (among, explanation) = if !front.is_empty() {
            (front, Explanation::GrowsAtFront)
        } else if !own.is_empty() {
            (own, Explanation::Random)
        } else {
            (moves, Explanation::Random)
        };
        let mv = among[rng.random_range(0..among.len())];
        Ok(choice(mv, explanation))
    }
}

/// Whether a neighbour of the cell belongs to this side.
fn touches(position: &Atoms, cell: Cell, side: Side) -> bool {
    position
        .neighbours(cell)
        .any(|neighbour| position.owner(neighbour) == Some(side))
}
