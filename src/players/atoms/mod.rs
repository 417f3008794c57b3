//! The Atoms engine: alpha-beta search on bitboards, both rule sets, all sizes.

mod alpha_beta;
pub mod board;
mod evaluation;
mod ordering;
pub mod plane;
mod score;
mod search;
pub mod solve;
mod table;

use board::{Board, Shape};
use plane::{Plane, Wide};
use search::{FULL_WIDTH_CELLS, Found, Search};
use table::Table;

use crate::config;
use crate::games::atoms::{Add, Atoms};
use crate::games::{Game, Rng, Side};
use crate::players::{Choice, Explanation, Limits, NoChoice, Player, Stop, Verdict};

/// Proven distances up to this many plies are those of best play on every board: a win in one and
/// all answers to it are never overlooked.
const CERTAIN_PLIES: i32 = 4;

/// The strongest player of Atoms.
///
/// Within the same node limit the same seed gives the same move, whatever it has played before:
/// nothing is kept from one move to the next.
#[derive(Clone, Debug)]
pub struct AtomsEngine {
    nodes: u64,
    table: Table,
    counts_only_atoms: bool,
}

impl AtomsEngine {
    /// The engine with this memory and this node budget.
    #[must_use]
    pub const fn new(settings: &config::AtomsEngine) -> AtomsEngine {
        AtomsEngine {
            nodes: settings.nodes,
            table: Table::new(settings.memory_mib),
            counts_only_atoms: false,
        }
    }

    /// The same engine, but it judges a position by the number of atoms alone.
    #[must_use]
    pub fn counting_only_atoms(mut self) -> AtomsEngine {
        self.counts_only_atoms = true;
        self
    }

    fn search<P: Plane>(
        &mut self,
        position: &Atoms,
        most_nodes: u64,
        most_depth: i32,
        stop: &Stop,
        rng: &mut Rng,
    ) -> (Found, Shape<P>) {
        let shape = Shape::<P>::of(position);
        let board = Board::of(position, &shape);
        let weights = if self.counts_only_atoms {
            &evaluation::ONLY_ATOMS
        } else if shape.chain {
            &evaluation::CHAIN
        } else {
            &evaluation::ATOMS
        };
        let table = &mut self.table;
        let found = if shape.chain {
            Search::<P, true>::new(shape, weights, table, stop, most_nodes)
                .run(&board, most_depth, rng)
        } else {
            Search::<P, false>::new(shape, weights, table, stop, most_nodes)
                .run(&board, most_depth, rng)
        };
        (found, shape)
    }

    fn choose_on<P: Plane>(
        &mut self,
        position: &Atoms,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Add>, NoChoice> {
        let most_nodes = limits.most_nodes(stop, self.nodes);
        let most_depth = limits
            .depth
            .map_or(i32::MAX, |depth| depth.min(i32::MAX as u32) as i32);
        let (found, shape) = self.search::<P>(position, most_nodes, most_depth, stop, rng);
        let line: Vec<Add> = found.line.iter().map(|&cell| shape.add(cell)).collect();
        let &mv = line.first().ok_or(NoChoice::GameOver)?;
        let (verdict, explanation) = judge(&found, position.side_to_move(), shape.cells);
        Ok(Choice {
            mv,
            verdict,
            explanation,
            nodes: found.nodes,
            depth: found.depth.unsigned_abs(),
            line,
            remark: None,
        })
    }
}

fn judge(found: &Found, mover: Side, cells: i32) -> (Verdict, Explanation) {
    let Some(plies) = score::plies_to_end(found.score) else {
        let verdict = match found.depth {
            0 => Verdict::Unknown,
            _ => Verdict::Estimated { score: found.score },
        };
        return (verdict, Explanation::BestScore);
    };
    let wins = found.score > 0;
    // A longer distance is that of best play only if all shorter games were searched.
    let certain = plies <= CERTAIN_PLIES || (cells <= FULL_WIDTH_CELLS && plies <= found.depth);
    let verdict = Verdict::Proven {
        winner: Some(if wins { mover } else { mover.other() }),
        plies: certain.then_some(plies.unsigned_abs()),
    };
    let explanation = match (wins, plies) {
        (true, 1) => Explanation::WinsCascade,
        (true, _) => Explanation::SearchedWin,
        (false, _) => Explanation::HoldsOut,
    };
    (verdict, explanation)
}

impl Player<Atoms> for AtomsEngine {
    fn choose(
        &mut self,
        position: &Atoms,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Add>, NoChoice> {
        if position.outcome().is_some() {
            return Err(NoChoice::GameOver);
        }
        let params = position.params();
        let cells = usize::from(params.cols) * usize::from(params.rows);
        if cells <= u64::CELLS {
            self.choose_on::<u64>(position, limits, stop, rng)
        } else if cells <= u128::CELLS {
            self.choose_on::<u128>(position, limits, stop, rng)
        } else {
            self.choose_on::<Wide>(position, limits, stop, rng)
        }
    }
}
