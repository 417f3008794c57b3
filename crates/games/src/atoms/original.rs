//! The Atoms original: at first it spreads over empty cells, then it mostly grows cells next to the
//! opponent's.

use rand::RngExt;

use crate::atoms::numbers::OriginalNumbers;
use crate::atoms::{Atoms, GROWS_AT_FRONT};
use fivefold_players::levels::happens;
use fivefold_players::{Explanation, GameLine, Limits, NoMove, Player, SearchResult, Stop};
use fivefold_rules::{Cell, Game, Rng, Side};

/// How long the original only spreads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spreading {
    /// In its own first turns: the author's final rule.
    FirstTurns,
    /// While it owns less than a share of the board: the author's first plan, which he dropped.
    ShareOfCells,
}

/// The original opponent of Atoms. It looks no ply ahead and judges no position.
#[derive(Clone, Debug)]
pub struct AtomsPlayer {
    config: OriginalNumbers,
    spreading: Spreading,
    /// Plies of the game before the next move, as far as the player was told.
    plies: Option<u32>,
}

impl AtomsPlayer {
    /// The player with these numbers.
    #[must_use]
    pub const fn new(config: OriginalNumbers, spreading: Spreading) -> AtomsPlayer {
        AtomsPlayer {
            config,
            spreading,
            plies: None,
        }
    }

    /// Whether it looks for an empty cell: always at first, and sometimes later.
    fn spreads(&self, position: &Atoms, plies: u32, rng: &mut Rng) -> bool {
        let at_first = match self.spreading {
            Spreading::FirstTurns => plies / 2 < u32::from(self.config.opening_turns),
            Spreading::ShareOfCells => {
                let params = position.params();
                let cells = u32::from(params.cols) * u32::from(params.rows);
                let own = u32::from(position.cells_of(position.side_to_move()));
                own * 100 < cells * u32::from(self.config.first_plan_percent)
            }
        };
        let later = match position.params().chain {
            false => self.config.random_percent,
            true => self.config.chain_random_percent,
        };
        at_first || happens(later, rng)
    }

    /// A random cell of the kind looked for, if one is met in the allowed number of tries.
    fn find(
        &self,
        position: &Atoms,
        rng: &mut Rng,
        is_wanted: impl Fn(Cell) -> bool,
    ) -> Option<Cell> {
        let params = position.params();
        (0..self.config.tries)
            .map(|_| {
                Cell::new(
                    rng.random_range(0..params.cols),
                    rng.random_range(0..params.rows),
                )
            })
            .find(|&cell| is_wanted(cell))
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
        let me = position.side_to_move();
        let plies = self.plies.take().unwrap_or_else(|| placed(position));
        let is_own = |cell| position.owner(cell) == Some(me);
        let is_front = |cell| is_own(cell) && touches(position, cell, me.other());
        let empty = match self.spreads(position, plies, rng) {
            true => self.find(position, rng, |cell| position.owner(cell).is_none()),
            false => None,
        };
        let (mv, explanation) = if let Some(cell) = empty {
            (cell, Explanation::RANDOM)
        } else if let Some(cell) = self.find(position, rng, is_front) {
            (cell, GROWS_AT_FRONT)
        } else {
            if moves.iter().any(|&mv| is_own(mv)) {
                moves.retain(|&mv| is_own(mv));
            }
            let mv = moves[rng.random_range(0..moves.len())];
            (mv, Explanation::RANDOM)
        };
        Ok(SearchResult::unsearched(mv, explanation))
    }

    fn recall(&mut self, line: &GameLine) {
        let start: Option<&Atoms> = line.start().as_game();
        let played = u32::try_from(line.moves().len()).unwrap_or(u32::MAX);
        self.plies = start.map(|start| placed(start).saturating_add(played));
    }
}

/// The plies that led to a position of which nothing else is known: every ply adds an atom, and few
/// are lost over the edge while it matters.
fn placed(position: &Atoms) -> u32 {
    position.atoms().into()
}

/// Whether a neighbour of the cell belongs to this side.
fn touches(position: &Atoms, cell: Cell, side: Side) -> bool {
    position
        .neighbours(cell)
        .any(|neighbour| position.owner(neighbour) == Some(side))
}
