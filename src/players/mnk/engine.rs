//! The player: from a position to a move, with what is known about it.

use rand::RngExt;

use super::board::Board;
use super::moves;
use super::patterns::{Tables, Threat};
use super::score;
use super::search::{Search, Variety};
use super::solved::{self, Budget};
use super::thinking::{DEEPEST, LOOKS_EVERYWHERE, Thought, think};
use super::transposition::Transpositions;
use crate::config;
use crate::games::mnk::{Mnk, MnkParams, Place, Rule};
use crate::games::{Game, Rng, Side};
use crate::players::{Choice, Limits, NoChoice, Player, Stop, Verdict};

/// At most this many positions are visited to find the best of the moves in a solved position.
const NODES_WHEN_SOLVED: u64 = 200_000;
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
    /// Lines of play to some of the positions that were estimated.
    #[cfg(feature = "tuning")]
    pub estimated: Vec<Vec<u16>>,
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
            #[cfg(feature = "tuning")]
            estimated: Vec::new(),
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
        #[cfg(feature = "tuning")]
        {
            self.estimated = search.estimated.lines;
        }
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
