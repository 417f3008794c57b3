//! The Atoms engine: alpha-beta search on bitboards, both rule sets, all sizes.

mod alpha_beta;
pub mod bit_position;
pub mod bitboard;
mod evaluation;
mod iterative_deepening;
mod ordering;
pub mod proofs;
mod score;
pub mod solver;
mod transposition_table;

use crate::SEARCHES;
use crate::atoms::WINS_CASCADE;
use bit_position::{BitGeometry, BitPosition};
use bitboard::{Bitboard, U256};
use evaluation::Weights;
use iterative_deepening::{FULL_WIDTH_CELLS, RootResult, Search};
use transposition_table::TranspositionTable;

use crate::atoms::Atoms;
use crate::atoms::numbers::AtomsEngineNumbers;
use fivefold_players::helpers::{SharedNodes, with_helpers, worthwhile};
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Threads, Verdict};
use fivefold_rules::{Cell, Game, Rng, Side};
use rand::SeedableRng;

/// Proven distances up to this many plies are exact on every board: a win in one ply and all
/// answers to it are never pruned.
const CERTAIN_PLIES: i32 = 4;

/// The strongest player of Atoms.
///
/// Within the same node limit the same seed gives the same move, whatever it has played before:
/// nothing is kept from one move to the next. That holds for one thread; several threads
/// ([`Limits::threads`]) help each other by the table they share, and which is ahead is a matter of
/// chance.
#[derive(Debug)]
pub struct AtomsEngine {
    nodes: u64,
    table: TranspositionTable,
    counts_only_atoms: bool,
}

impl AtomsEngine {
    /// The engine with this memory and this node budget.
    #[must_use]
    pub const fn new(settings: &AtomsEngineNumbers) -> AtomsEngine {
        AtomsEngine {
            nodes: settings.nodes,
            table: TranspositionTable::new(settings.memory_mib),
            counts_only_atoms: false,
        }
    }

    /// The same engine, but it evaluates positions by the number of atoms alone.
    #[must_use]
    pub(crate) fn counting_only_atoms(mut self) -> AtomsEngine {
        self.counts_only_atoms = true;
        self
    }

    fn search<P: Bitboard>(
        &mut self,
        position: &Atoms,
        most_nodes: u64,
        most_depth: i32,
        threads: Threads,
        stop: &Stop,
        rng: &mut Rng,
    ) -> (RootResult, BitGeometry<P>) {
        let geometry = BitGeometry::<P>::of(position);
        let board = BitPosition::of(position, &geometry);
        let weights = if self.counts_only_atoms {
            &evaluation::ONLY_ATOMS
        } else if geometry.chain {
            &evaluation::CHAIN
        } else {
            &evaluation::ATOMS
        };
        self.table.clear();
        let question = Question {
            geometry,
            board,
            weights,
            table: &self.table,
            most_nodes,
            most_depth,
        };
        let told = |found: &RootResult| {
            stop.tell(judge(found, position.side_to_move(), geometry.cell_count).0);
        };
        let found = if geometry.chain {
            question.answer::<true>(threads, stop, rng, told)
        } else {
            question.answer::<false>(threads, stop, rng, told)
        };
        (found, geometry)
    }

    fn choose_on<P: Bitboard>(
        &mut self,
        position: &Atoms,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Cell>, NoMove> {
        let threads = limits.threads;
        let usual = self.nodes.saturating_mul(threads.get().into());
        let most_nodes = limits.most_nodes(stop, usual);
        let most_depth = limits
            .depth
            .map_or(i32::MAX, |depth| depth.min(i32::MAX as u32) as i32);
        let (found, geometry) =
            self.search::<P>(position, most_nodes, most_depth, threads, stop, rng);
        let line: Vec<Cell> = found
            .line
            .iter()
            .map(|&cell| geometry.move_at(cell))
            .collect();
        let &mv = line.first().ok_or(NoMove::GameOver)?;
        let (verdict, explanation) = judge(&found, position.side_to_move(), geometry.cell_count);
        Ok(SearchResult {
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

/// What is searched, and how far.
struct Question<'a, P> {
    geometry: BitGeometry<P>,
    board: BitPosition<P>,
    weights: &'a Weights,
    table: &'a TranspositionTable,
    most_nodes: u64,
    most_depth: i32,
}

impl<P: Bitboard> Question<'_, P> {
    /// What so many threads find.
    fn answer<const CHAIN: bool>(
        &self,
        threads: Threads,
        stop: &Stop,
        rng: &mut Rng,
        told: impl Fn(&RootResult),
    ) -> RootResult {
        let number = worthwhile(threads, self.most_nodes);
        let shared = (number > 0).then(|| SharedNodes::new(self.most_nodes));
        let done = Stop::new();
        let helpers = (1..=number).map(|number| {
            let helper = self.search::<CHAIN>(shared.as_ref(), &done);
            let mut rng = Rng::seed_from_u64(number);
            move || {
                let found = helper.run(&self.board, self.most_depth, number, &mut rng, |_| {});
                found.nodes
            }
        });
        let (found, nodes) = with_helpers(helpers.collect(), &done, || {
            let search = self.search::<CHAIN>(shared.as_ref(), stop);
            search.run(&self.board, self.most_depth, 0, rng, told)
        });
        RootResult {
            nodes: found.nodes + nodes.iter().sum::<u64>(),
            ..found
        }
    }

    fn search<'b, const CHAIN: bool>(
        &'b self,
        shared: Option<&SharedNodes>,
        stop: &'b Stop,
    ) -> Search<'b, P, CHAIN> {
        let search = Search::new(
            self.geometry,
            self.weights,
            self.table,
            stop,
            self.most_nodes,
        );
        match shared {
            Some(nodes) => search.sharing(nodes),
            None => search,
        }
    }
}

fn judge(found: &RootResult, mover: Side, cells: i32) -> (Verdict, Explanation) {
    let Some(plies) = score::plies_to_end(found.score) else {
        let verdict = match found.depth {
            0 => Verdict::Unknown,
            _ => Verdict::Estimated { score: found.score },
        };
        return (verdict, Explanation::BEST_SCORE);
    };
    let wins = found.score > 0;
    // A longer distance is exact only if all shorter games were searched.
    let certain = plies <= CERTAIN_PLIES || (cells <= FULL_WIDTH_CELLS && plies <= found.depth);
    let verdict = Verdict::Proven {
        winner: Some(if wins { mover } else { mover.other() }),
        plies: certain.then_some(plies.unsigned_abs()),
    };
    let explanation = match (wins, plies) {
        (true, 1) => WINS_CASCADE,
        (true, _) => Explanation::SEARCHED_WIN,
        (false, _) => Explanation::HOLDS_OUT,
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
    ) -> Result<SearchResult<Cell>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        if !SEARCHES {
            return Err(NoMove::OtherGame);
        }
        let params = position.params();
        let cells = usize::from(params.cols) * usize::from(params.rows);
        if cells <= u64::CELLS {
            self.choose_on::<u64>(position, limits, stop, rng)
        } else if cells <= u128::CELLS {
            self.choose_on::<u128>(position, limits, stop, rng)
        } else {
            self.choose_on::<U256>(position, limits, stop, rng)
        }
    }
}
