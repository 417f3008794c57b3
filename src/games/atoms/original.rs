//! The Atoms original: it spreads over empty cells until it owns many, then mostly grows cells
//! next to the opponent's.

use crate::games::atoms::GROWS_AT_FRONT;
use rand::RngExt;

use crate::games::atoms::Atoms;
use crate::games::atoms::numbers::OriginalNumbers;
use crate::players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use crate::rules::{Cell, Game, Rng, Side};

/// The original opponent of Atoms. It looks no ply ahead and judges no position.
#[derive(Clone, Debug)]
pub struct AtomsPlayer {
    config: OriginalNumbers,
}

impl AtomsPlayer {
    /// The player with this threshold and these probabilities.
    #[must_use]
    pub const fn new(config: OriginalNumbers) -> AtomsPlayer {
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
    ) -> Result<SearchResult<Cell>, NoMove> {
        let mut moves = Vec::new();
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            return Err(NoMove::GameOver);
        }
        let choice = |mv, explanation| SearchResult {
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
            return Ok(choice(cell, Explanation::RANDOM));
        }
        let me = position.side_to_move();
        let own: Vec<Cell> = moves
            .iter()
            .copied()
            .filter(|&mv| position.owner(mv) == Some(me))
            .collect();
        let front: Vec<Cell> = own
            .iter()
            .copied()
            .filter(|&mv| touches(position, mv, me.other()))
            .collect();
        let (among, explanation) = if !front.is_empty() {
            (front, GROWS_AT_FRONT)
        } else if !own.is_empty() {
            (own, Explanation::RANDOM)
        } else {
            (moves, Explanation::RANDOM)
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
