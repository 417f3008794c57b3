//! The player: from a position to a move, with what is known about it.

use rand::RngExt;

use super::board::Board;
use super::cells::Index;
use super::moves::{self, Duty, Outlook};
use super::patterns::{Tables, Threat};
use super::score::{self, loss_in, win_in};
use super::search::{Found, Search, Variety};
use super::solved::{self, Budget};
use super::transposition::Transpositions;
use crate::config;
use crate::games::mnk::{Mnk, MnkParams, Place, Rule};
use crate::games::{Game, Rng, Side};
use crate::players::{Choice, Explanation, Limits, NoChoice, Player, Stop, Verdict};

/// With this many empty cells or fewer all of them are looked at, so that losses and draws can be
/// proven.
pub(super) const LOOKS_EVERYWHERE: u16 = 36;
/// With this many empty cells or fewer nothing is looked at less deep than the rest: the search
/// reaches the end of the game and knows the shortest win.
pub(super) const LOOKS_TO_THE_END: u16 = 16;
/// Positions visited at most by the first look for a win by fours and threes; every further look
/// may visit twice as many as the one before.
const FIRST_LOOK: u32 = 6_000;
/// One of so many positions at most is visited by the next look for a win by fours and threes.
const FORCED_SHARE: u64 = 6;
/// No look for a win by fours and threes visits more positions than this.
const LONGEST_LOOK: u32 = 1_000_000;
/// Open threes in a row at most in a win by force.
const MOST_THREES: i32 = 8;
/// At most this many positions are visited to find the best of the moves in a solved position.
const NODES_WHEN_SOLVED: u64 = 200_000;
/// Deepest search, in plies.
const DEEPEST: u32 = 60;
/// A proven win or loss in no more plies than this is the shortest: anything shorter is seen
/// without a search. Longer ones are true, but a win by force that was found first may hide a
/// quicker one.
const SURELY_SHORTEST: u32 = 6;
/// The same in renju, where not every win in three plies is seen without a search: a four wins if
/// its one answer is forbidden.
const SURELY_SHORTEST_IN_RENJU: u32 = 4;

/// A strong player of Lines on every board.
///
/// If only a clock limits it, it uses what it found out about the game before; with a limit of
/// positions or plies it begins anew with every move, so that the same limit and seed give the same
/// move.
#[derive(Clone, Debug)]
pub struct LinesEngine {
    nodes: u64,
    variety: i32,
    known: Transpositions,
    /// Of which game what is known is.
    origin: Option<Origin>,
    tables: Option<Tables>,
    /// Whether it looks for wins by force, and on small boards for who wins.
    forces: bool,
}

impl LinesEngine {
    /// A player with these settings. Its memory is taken now and kept.
    #[must_use]
    pub fn new(settings: &config::LinesEngine) -> LinesEngine {
        LinesEngine {
            nodes: settings.nodes,
            variety: settings.variety,
            known: Transpositions::new(settings.memory_mib),
            origin: None,
            tables: None,
            forces: true,
        }
    }

    /// The same engine, but it does not look for wins by fours and threes that lie beyond the
    /// plies it looks ahead, and does not solve small boards.
    #[must_use]
    pub fn without_forced_wins(mut self) -> LinesEngine {
        self.forces = false;
        self
    }

    /// The tables for these parameters, worked out when they are met first.
    fn tables(&mut self, params: &MnkParams) -> Tables {
        self.tables
            .take()
            .filter(|tables| (tables.len, tables.rule) == (params.len, params.rule))
            .unwrap_or_else(|| Tables::new(params.len, params.rule))
    }
}

impl Player<Mnk> for LinesEngine {
    /// Always gives a move in a game that is not over, however small the limits.
    fn choose(
        &mut self,
        position: &Mnk,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Result<Choice<Place>, NoChoice> {
        if position.outcome().is_some() {
            return Err(NoChoice::GameOver);
        }
        let tables = self.tables(position.params());
        let nodes = limits.most_nodes(stop, self.nodes);
        let depth = limits.depth.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        let mut budget = Budget::new(nodes, stop);
        let value = match self.forces {
            true => solved::winner(position, &tables, &mut self.known, &mut budget),
            false => None,
        };
        let origin = Origin::of(position);
        if limits.is_clock_alone(stop) && origin.is_some() && origin == self.origin {
            self.known.grow_older();
        } else {
            self.known.clear();
        }
        self.origin = origin;
        let board = Board::new(position, &tables);
        let most = match value {
            Some(_) => budget.left().min(NODES_WHEN_SOLVED),
            None => budget.left(),
        };
        let mut search = Search::new(board, &mut self.known, stop, most);
        search.forces = self.forces;
        search.variety = Variety::new(self.variety, rng.random());
        let thought = think(&mut search, depth);
        budget.spend(search.nodes);
        let choice = thought.map(|thought| {
            let choice = thought.choice(position, &tables, 0);
            match value {
                Some(winner) => solved::kept(
                    choice,
                    winner,
                    position,
                    &tables,
                    &mut self.known,
                    &mut budget,
                ),
                None => choice,
            }
        });
        self.tables = Some(tables);
        let choice = choice.ok_or(NoChoice::GameOver)?;
        Ok(Choice {
            nodes: budget.spent(),
            ..choice
        })
    }
}

/// What positions have in common if what is known of one is of use for the others: scores mean the
/// same, and the stones alone tell whose turn it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Origin {
    params: MnkParams,
    beginner: Side,
    /// Whose turn it is where the number of stones is even.
    even: Side,
}

impl Origin {
    /// Nothing where all cells are looked at or lines of play are followed to their ends: what less
    /// thorough searches have found out proves nothing there.
    fn of(position: &Mnk) -> Option<Origin> {
        let params = *position.params();
        let mover = position.side_to_move();
        let is_even = position.stones().is_multiple_of(2);
        (params.cells() - position.stones() > LOOKS_EVERYWHERE).then_some(Origin {
            params,
            beginner: position.beginner(),
            even: if is_even { mover } else { mover.other() },
        })
    }
}

/// What thinking came to.
struct Thought {
    /// The move and what is expected to follow.
    line: Vec<Index>,
    score: i32,
    explanation: Explanation,
    depth: u32,
    /// Whether the score is that of a search of all lines of play to their ends.
    complete: bool,
    /// Whether something is known at all.
    judged: bool,
}

impl Thought {
    fn choice(self, position: &Mnk, tables: &Tables, nodes: u64) -> Choice<Place> {
        let mover = position.side_to_move();
        let mut game = position.clone();
        let cols = position.params().cols;
        let mut line = Vec::new();
        for &at in &self.line {
            let mv = Place::from(crate::games::Cell::from_index(usize::from(at), cols));
            if game.check(mv).is_err() {
                break;
            }
            game.apply(mv, &mut ());
            line.push(mv);
        }
        if score::is_win(self.score) || score::is_loss(self.score) {
            finish(&mut game, tables, &mut line);
        }
        Choice {
            mv: line[0],
            verdict: self.verdict(position, mover),
            explanation: self.explanation,
            nodes,
            depth: self.depth,
            line,
            remark: None,
        }
    }

    fn verdict(&self, position: &Mnk, mover: Side) -> Verdict {
        let winner = if score::is_win(self.score) {
            Some(mover)
        } else if score::is_loss(self.score) {
            Some(mover.other())
        } else if self.complete {
            return Verdict::Proven {
                winner: None,
                plies: plies_to_draw(position),
            };
        } else if self.judged {
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

/// Plies until a game that nobody wins is over. In renju it may end before the board is full.
pub(super) fn plies_to_draw(position: &Mnk) -> Option<u32> {
    let params = position.params();
    let empty = params.cells() - position.stones();
    (params.rule != Rule::Renju).then_some(empty.into())
}

/// Continues a line of play whose winner is known as long as it is clear what both will do.
fn finish(game: &mut Mnk, tables: &Tables, line: &mut Vec<Place>) {
    while game.outcome().is_none() {
        let board = Board::new(game, tables);
        let me = board.to_move();
        let clear = board
            .set(me, Threat::Five)
            .first()
            .or_else(|| board.set(me ^ 1, Threat::Five).first())
            .or_else(|| moves::open_four(&board, me));
        let Some(at) = clear.filter(|&at| board.may_play(me, at)) else {
            return;
        };
        let mv = board.place_of(at);
        game.apply(mv, &mut ());
        line.push(mv);
    }
}

/// Looks for the move, from what is clear at once to what takes a search.
fn think(search: &mut Search, depth: u32) -> Option<Thought> {
    let board = &search.board;
    let me = board.to_move();
    let sure = |at: Index, score: i32, explanation: Explanation| Thought {
        line: vec![at],
        score,
        explanation,
        depth: 1,
        complete: false,
        judged: true,
    };
    let outlook = moves::outlook(board);
    match outlook {
        Outlook::Wins(1) => {
            let at = board.set(me, Threat::Five).first()?;
            return Some(sure(at, win_in(1), Explanation::CompletesLine));
        }
        Outlook::Wins(plies) => {
            let at = moves::open_four(board, me)?;
            return Some(sure(at, win_in(plies), Explanation::OpenFour));
        }
        Outlook::Loses(plies) => {
            let at = board
                .set(me ^ 1, Threat::Five)
                .iter()
                .find(|&at| board.may_play(me, at))
                .or_else(|| board.first_allowed())?;
            return Some(sure(at, loss_in(plies), Explanation::HoldsOut));
        }
        Outlook::Drawn => {
            let at = board.first_allowed()?;
            return Some(Thought {
                complete: true,
                ..sure(at, 0, Explanation::BestScore)
            });
        }
        Outlook::Open(_) => {}
    }
    let empty = board.empty();
    let cells = board.all_cells().len();
    if usize::from(empty) == cells && empty > LOOKS_EVERYWHERE {
        return Some(Thought {
            judged: false,
            depth: 0,
            ..sure(middle(board), 0, Explanation::Opening)
        });
    }
    deepening(search, depth, &outlook)
}

/// The middle of the board; of two middles the earlier.
fn middle(board: &Board) -> Index {
    let all = board.all_cells();
    let last = board.cell(all.end - 1);
    let (cols, row, col) = (
        Index::from(last.col) + 1,
        Index::from(last.row / 2),
        Index::from(last.col / 2),
    );
    row * cols + col
}

/// The looks for a win by fours, or else by threes. They become longer while alpha-beta goes
/// deeper, so that neither waits for the other.
struct Looks {
    next: u32,
    is_settled: bool,
}

impl Looks {
    fn new(search: &Search) -> Looks {
        Looks {
            next: FIRST_LOOK,
            is_settled: !search.forces,
        }
    }

    /// The win that is found once enough was searched for the next look.
    fn look(&mut self, search: &mut Search, depth: u32) -> Option<Thought> {
        while !self.is_settled && !search.stopped {
            let left = search.most_nodes.saturating_sub(search.nodes) / FORCED_SHARE;
            let is_due = self.next == FIRST_LOOK
                || search.nodes / FORCED_SHARE >= u64::from(self.next) && left > 0;
            if !is_due {
                return None;
            }
            let most = u64::from(self.next).min(left.max(1)) as u32;
            self.next = self.next.saturating_mul(2);
            if let Some(thought) = self.forced_win(search, depth, most) {
                return Some(thought);
            }
        }
        None
    }

    /// A win by fours, or else by threes, that is found by visiting this many positions at most.
    fn forced_win(&mut self, search: &mut Search, depth: u32, most: u32) -> Option<Thought> {
        let mut budget = most / 4;
        let mut plies = search.win_by_fours(&mut budget);
        let mut budget = most;
        for threes in 1..=MOST_THREES {
            if plies.is_some() || budget == 0 || search.stopped {
                break;
            }
            plies = search.win_by_threes(threes, &mut budget);
        }
        self.is_settled = plies.is_some() || budget > 0 || most >= LONGEST_LOOK;
        let plies = plies.filter(|&plies| plies as u32 <= depth.max(DEEPEST))?;
        Some(Thought {
            line: search.forced.iter().rev().copied().collect(),
            score: win_in(plies),
            explanation: Explanation::ForcedWin,
            depth: plies.unsigned_abs(),
            complete: false,
            judged: true,
        })
    }
}

/// Alpha-beta, deeper and deeper.
fn deepening(search: &mut Search, deepest: u32, outlook: &Outlook) -> Option<Thought> {
    let empty = search.board.empty();
    search.everywhere = empty <= LOOKS_EVERYWHERE;
    search.reduces = empty > LOOKS_TO_THE_END;
    let mut looks = Looks::new(search);
    let mut found: Option<Found> = None;
    let mut reached = 0;
    for depth in 1..=deepest.min(empty.into()) {
        if let Some(win) = looks.look(search, deepest) {
            return Some(win);
        }
        let Some(next) = search.deepen(depth as i32) else {
            break;
        };
        found = Some(next);
        if search.stopped {
            break;
        }
        reached = depth;
        if found
            .as_ref()
            .is_some_and(|found| score::is_end(found.score))
        {
            break;
        }
    }
    let judged = found.is_some();
    let found = match found {
        Some(found) => found,
        None => Found {
            score: 0,
            line: vec![likeliest(search, outlook)?],
        },
    };
    let complete = !search.reduces
        && search.everywhere
        && !search.stopped
        && (score::is_win(found.score)
            || score::is_loss(found.score)
            || reached >= u32::from(empty));
    let explanation = if score::is_win(found.score) {
        Explanation::ForcedWin
    } else if score::is_loss(found.score) {
        Explanation::HoldsOut
    } else {
        match outlook {
            Outlook::Open(Duty::Block(_)) => Explanation::BlocksLine,
            Outlook::Open(Duty::Answer(_)) => Explanation::Defends,
            _ => Explanation::BestScore,
        }
    };
    Some(Thought {
        line: found.line,
        score: found.score,
        explanation,
        depth: reached,
        complete,
        judged,
    })
}

/// The most promising move without any search.
fn likeliest(search: &Search, outlook: &Outlook) -> Option<Index> {
    let board = &search.board;
    let mut list = Vec::new();
    match outlook {
        Outlook::Open(Duty::Block(at)) => return Some(*at),
        Outlook::Open(Duty::Answer(answers)) => {
            moves::of_set(board, &answers.cells, &mut list);
        }
        _ => {}
    }
    if list.is_empty() {
        moves::free(board, true, 0, &mut list);
    }
    moves::next_best(&mut list, 0).map(|candidate| candidate.at)
}
