//! The player: from a position to a move, with what is known about it.

use rand::RngExt;
use serde::{Deserialize, Serialize};

use super::iterative_deepening::{DEEPEST, FULL_WIDTH_EMPTY, RootResult, search_root};
use super::moves;
use super::patterns::ThreatLevel;
use super::score;
#[cfg(feature = "fitting")]
use super::search::PruningNumbers;
use super::search::{Search, Variety};
use super::small_boards::{self, NodeBudget};
use super::threat_board::ThreatBoard;
use super::transposition_table::TranspositionTable;
use fivefold_config::numbers;
use fivefold_lines::{Lines, LinesParams, Place, Rule};
use fivefold_players::{Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Rng, Side};

/// Positions visited at most to find the best of the moves in a solved position.
const NODES_WHEN_SOLVED: u64 = 200_000;
/// A proven win or loss in no more plies than this is the shortest, as anything shorter is found
/// without a search. Longer ones are true, but a forced win may hide a quicker one.
const SURELY_SHORTEST: u32 = 6;
/// The same in renju, where not every win in three plies is found without a search: a four wins if
/// its only answer is forbidden.
const SURELY_SHORTEST_IN_RENJU: u32 = 4;

numbers! {
    /// How the engine plays, and how much it may take for it.
    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    pub struct LinesEngineNumbers {
        /// How freely it chooses between moves that look equally good to it; whoever is 220 of these
        /// points ahead wins three games of four. With 0 it always plays the same way.
        pub variety: i32 [0 to 100, "Points"],
        /// How much memory it may use for what it has found out about positions; more helps when it
        /// thinks for long.
        pub memory_mib: u32 [1 to 1_024, "MiB"],
        /// How many positions it looks at for a move at most; half a million take about half a second.
        pub nodes: u64 [1 to 100_000_000_000, "Positions"],
    }
}

impl Default for LinesEngineNumbers {
    fn default() -> Self {
        LinesEngineNumbers {
            variety: 3,
            memory_mib: 16,
            nodes: 500_000,
        }
    }
}

/// A strong player of Lines on every board.
///
/// If only a clock limits it, or that is wanted, it keeps its transposition table during a game; else
/// with a limit of positions or plies it clears the table before every move, so that the same limit and seed give
/// the same move. That holds for one thread; several threads ([`Limits::threads`]) help each other
/// by the table they share, and which is ahead is a matter of chance.
///
/// Without the feature `search` it knows no game ([`NoMove::OtherGame`]).
#[derive(Debug)]
pub struct LinesEngine {
    nodes: u64,
    variety: i32,
    tt: TranspositionTable,
    /// The game to which the entries of the table belong.
    tt_game: Option<TableKey>,
    /// Whether it searches for forced wins and solves small boards.
    finds_forced_wins: bool,
    /// Lines of play to a sample of the positions that were estimated.
    #[cfg(feature = "fitting")]
    pub estimated: Vec<Vec<u16>>,
    #[cfg(feature = "fitting")]
    pub(super) search_numbers: PruningNumbers,
}

/// Whether [`LinesEngine`] searches: in all builds but those without the feature `search`.
pub const SEARCHES: bool = cfg!(feature = "search");

impl LinesEngine {
    /// A player with these settings. It allocates its memory now.
    #[must_use]
    pub fn new(settings: &LinesEngineNumbers) -> LinesEngine {
        LinesEngine {
            nodes: settings.nodes,
            variety: settings.variety,
            tt: TranspositionTable::new(settings.memory_mib),
            tt_game: None,
            finds_forced_wins: true,
            #[cfg(feature = "fitting")]
            estimated: Vec::new(),
            #[cfg(feature = "fitting")]
            search_numbers: PruningNumbers::SHIPPED,
        }
    }

    /// The same engine, but it finds no forced wins beyond its depth and does not solve small
    /// boards.
    #[must_use]
    pub fn without_forced_wins(mut self) -> LinesEngine {
        self.finds_forced_wins = false;
        self
    }
}

impl Player<Lines> for LinesEngine {
    /// Always gives a move in a game that is not over, however small the limits.
    fn choose(
        &mut self,
        position: &Lines,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Place>, NoMove> {
        if position.outcome().is_some() {
            return Err(NoMove::GameOver);
        }
        if !SEARCHES {
            return Err(NoMove::OtherGame);
        }
        let threads = limits.threads;
        let usual = self.nodes.saturating_mul(threads.get().into());
        let nodes = limits.most_nodes(stop, usual);
        let depth = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let mut budget = NodeBudget::new(nodes, stop);
        let value = match self.finds_forced_wins {
            true => small_boards::winner(position, &mut budget),
            false => None,
        };
        let tt_game = TableKey::of(position);
        let may_keep = threads.is_one() || self.tt.is_whole();
        if limits.may_remember(stop) && tt_game.is_some() && tt_game == self.tt_game && may_keep {
            self.tt.next_search();
        } else if threads.is_one() {
            self.tt.clear();
        } else {
            self.tt.clear_for_threads();
        }
        self.tt_game = tt_game;
        let board = ThreatBoard::new(position);
        let most = match value {
            Some(_) => budget.left().min(NODES_WHEN_SOLVED),
            None => budget.left(),
        };
        let mut search = Search::new(board, &self.tt, stop, most);
        search.finds_forced_wins = self.finds_forced_wins;
        search.variety = Variety::new(self.variety, rng.random());
        #[cfg(feature = "fitting")]
        {
            search.numbers = self.search_numbers;
        }
        let result = search_root(&mut search, depth, threads);
        budget.spend(search.nodes);
        #[cfg(feature = "fitting")]
        {
            self.estimated = search.estimated.lines;
        }
        let choice = result.map(|result| {
            let choice = result.choice(position);
            match value {
                Some(winner) => {
                    small_boards::value_preserving_choice(choice, winner, position, &mut budget)
                }
                None => choice,
            }
        });
        let choice = choice.ok_or(NoMove::GameOver)?;
        Ok(SearchResult {
            nodes: budget.spent(),
            ..choice
        })
    }
}

/// What positions have in common that may share a transposition table: their scores mean the same,
/// and the stones alone tell whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TableKey {
    params: LinesParams,
    beginner: Side,
    /// Whose turn it is where the number of stones is even.
    even: Side,
}

impl TableKey {
    /// `None` where the search is full width: entries of selective searches prove nothing there.
    fn of(position: &Lines) -> Option<TableKey> {
        let params = *position.params();
        let mover = position.side_to_move();
        let is_even = position.stones().is_multiple_of(2);
        (params.cells() - position.stones() > FULL_WIDTH_EMPTY).then_some(TableKey {
            params,
            beginner: position.beginner(),
            even: if is_even { mover } else { mover.other() },
        })
    }
}

impl RootResult {
    /// The positions visited are not counted yet.
    fn choice(self, position: &Lines) -> SearchResult<Place> {
        let mover = position.side_to_move();
        let mut game = position.clone();
        let cols = position.params().cols;
        let mut line = Vec::new();
        for &at in &self.line {
            let mv = Place::from(fivefold_rules::Cell::from_index(usize::from(at), cols));
            if game.check(mv).is_err() {
                break;
            }
            game.apply(mv, &mut ());
            line.push(mv);
        }
        if score::is_proven_win(self.score) || score::is_proven_loss(self.score) {
            extend_line(&mut game, &mut line);
        }
        SearchResult {
            mv: line[0],
            verdict: self.verdict(position, mover),
            explanation: self.explanation,
            nodes: 0,
            depth: self.depth,
            line,
            remark: None,
        }
    }

    fn verdict(&self, position: &Lines, mover: Side) -> Verdict {
        let winner = if score::is_proven_win(self.score) {
            Some(mover)
        } else if score::is_proven_loss(self.score) {
            Some(mover.other())
        } else if self.is_exhaustive {
            return Verdict::Proven {
                winner: None,
                plies: plies_to_draw(position),
            };
        } else if score::is_decisive(self.score) {
            return Verdict::Found {
                winner: match score::is_winning(self.score) {
                    true => mover,
                    false => mover.other(),
                },
                plies: score::unproven_plies(self.score),
            };
        } else if self.has_score {
            return Verdict::Estimated { score: self.score };
        } else {
            return Verdict::Unknown;
        };
        let plies = score::plies(self.score);
        let surely_shortest = match position.params().rule {
            Rule::Renju => SURELY_SHORTEST_IN_RENJU,
            _ => SURELY_SHORTEST,
        };
        Verdict::Proven {
            winner,
            plies: (plies <= surely_shortest).then_some(plies),
        }
    }
}

/// Plies to the end of a game that nobody wins; unknown in renju, where it may end before the board
/// is full.
pub(super) fn plies_to_draw(position: &Lines) -> Option<u32> {
    let params = position.params();
    let empty = params.cells() - position.stones();
    (params.rule != Rule::Renju).then_some(empty.into())
}

/// Extends the line of a proven win or loss by moves that are obvious without a search.
fn extend_line(game: &mut Lines, line: &mut Vec<Place>) {
    while game.outcome().is_none() {
        let board = ThreatBoard::new(game);
        let me = board.to_move();
        let clear = board
            .set(me, ThreatLevel::Five)
            .first()
            .or_else(|| board.set(me ^ 1, ThreatLevel::Five).first())
            .or_else(|| moves::open_four(&board, me));
        let Some(at) = clear.filter(|&at| board.may_play(me, at)) else {
            return;
        };
        let mv = board.move_to(at);
        game.apply(mv, &mut ());
        line.push(mv);
    }
}
