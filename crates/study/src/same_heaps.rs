//! One theorem on several boards: games whose positions are heaps in disguise stand side by side with
//! the same heaps, and a move in one of them is a move in all.

use std::ops::RangeInclusive;

use rand::RngExt;

use super::binary::BinaryColumns;
use fivefold_players::nimbers::nim_sum;
use fivefold_rules::{Cell, Event, GameId, Move, Position, Rng, Side};

/// What a game brings whose positions are heaps.
pub struct HeapGame {
    /// How many heaps a position can have.
    pub heaps: RangeInclusive<usize>,
    /// The largest heap for which a board has room.
    pub largest: u8,
    /// The parameters and the text of a board with these heaps.
    pub board: fn(&[u8]) -> (String, String),
    /// Where the pieces of a heap stand on the board, a cell for each: whoever points at the one of
    /// index `n` leaves `n` pieces of it.
    pub cells: fn(&Position, usize) -> Vec<Cell>,
    /// The key of the sentence that says what the heaps are on the board. Argument: `heaps`, each with
    /// its letter and its number.
    pub told: &'static str,
}

/// A move: one heap becomes smaller.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reduction {
    /// Which heap, from 0.
    pub heap: usize,
    /// How many pieces are left of it.
    pub left: u8,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MadeMove {
    /// By whom.
    pub side: Side,
    /// What it has done.
    pub reduction: Reduction,
    /// How many pieces the heap had before.
    pub before: u8,
}

/// A game whose board has no room for so many heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LeftOutGame {
    /// Which.
    pub game: GameId,
    /// For how many heaps it has room.
    pub most: usize,
}

/// One of the boards.
#[derive(Clone, Debug)]
struct HeapBoard {
    game: &'static HeapGame,
    /// The start and what followed it.
    line: Vec<Position>,
}

/// Boards of different games with the same heaps.
#[derive(Clone, Debug)]
pub struct SameHeaps {
    boards: Vec<HeapBoard>,
    /// How many moves of the line lie before what is shown.
    at: usize,
}

impl std::fmt::Debug for HeapGame {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} heaps up to {}", self.heaps, self.largest)
    }
}

impl SameHeaps {
    /// The boards of those games that can have these heaps, with the first side to move; `None` for
    /// fewer than two, or if all heaps are empty.
    #[must_use]
    pub fn new(games: &[GameId], heaps: &[u8]) -> Option<SameHeaps> {
        let boards = games.iter().filter_map(|id| {
            let game: &'static HeapGame = id.extension()?;
            let fits = heaps.iter().all(|&heap| heap <= game.largest);
            if !fits || !game.heaps.contains(&heaps.len()) {
                return None;
            }
            let (params, text) = (game.board)(heaps);
            let start = id.rules().board_text(&params, &text, Side::First).ok()?;
            let line = vec![start];
            Some(HeapBoard { game, line })
        });
        let boards: Vec<HeapBoard> = boards.collect();
        let is_any_left = heaps.iter().any(|&heap| heap > 0);
        (boards.len() >= 2 && is_any_left).then_some(SameHeaps { boards, at: 0 })
    }

    /// Whether a game is one of those.
    #[must_use]
    pub fn has(game: GameId) -> bool {
        game.extension::<HeapGame>().is_some()
    }

    /// Those of the games with heaps whose boards have no room for so many heaps.
    #[must_use]
    pub fn left_out(&self, games: &[GameId]) -> Vec<LeftOutGame> {
        let heaps = self.columns().heaps().len();
        let too_small = games.iter().filter_map(|&game| {
            let most = *game.extension::<HeapGame>()?.heaps.end();
            (most < heaps).then_some(LeftOutGame { game, most })
        });
        too_small.collect()
    }

    /// The key of the sentence that says what the heaps are on a board.
    #[must_use]
    pub fn told(&self, board: usize) -> Option<&'static str> {
        Some(self.boards.get(board)?.game.told)
    }

    /// What the boards show, in the order of the games.
    pub fn positions(&self) -> impl ExactSizeIterator<Item = &Position> {
        self.boards.iter().map(|board| &board.line[self.at])
    }

    /// The heaps that all boards share.
    #[must_use]
    pub fn columns(&self) -> BinaryColumns {
        let position = self.positions().next();
        let columns = position.and_then(BinaryColumns::of);
        columns.unwrap_or_else(|| BinaryColumns::new([]))
    }

    /// The heaps at the start.
    #[must_use]
    pub fn start(&self) -> BinaryColumns {
        let start = self.boards.first().and_then(|board| board.line.first());
        let columns = start.and_then(BinaryColumns::of);
        columns.unwrap_or_else(|| BinaryColumns::new([]))
    }

    /// Who is to move.
    #[must_use]
    pub fn side_to_move(&self) -> Side {
        match self.at % 2 {
            0 => Side::First,
            _ => Side::Second,
        }
    }

    /// Whether nothing is left.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.columns().heaps().iter().all(|&heap| heap == 0)
    }

    /// Who wins against any defence: whoever is to move, unless the ones of every binary column pair
    /// off (C. L. Bouton, 1901).
    #[must_use]
    pub fn winner(&self) -> Side {
        match self.columns().nim_sum() {
            0 => self.side_to_move().other(),
            _ => self.side_to_move(),
        }
    }

    /// The cells of a heap on a board, the one first that leaves nothing of it.
    #[must_use]
    pub fn cells(&self, board: usize, heap: usize) -> Vec<Cell> {
        (self.boards.get(board))
            .map_or_else(Vec::new, |it| (it.game.cells)(&it.line[self.at], heap))
    }

    /// What somebody means who points at a cell of a board; `None` where no heap becomes smaller.
    #[must_use]
    pub fn meant(&self, board: usize, cell: Cell) -> Option<Reduction> {
        let heaps = 0..self.columns().heaps().len();
        heaps.into_iter().find_map(|heap| {
            let left = self.cells(board, heap).iter().position(|&it| it == cell)?;
            let left = u8::try_from(left).ok()?;
            Some(Reduction { heap, left })
        })
    }

    /// Makes a move on every board; what happened on each, or `None` if it is no move.
    pub fn play(&mut self, mv: Reduction) -> Option<Vec<Vec<Event>>> {
        let wanted = self.after(mv)?;
        let moves: Vec<Move> = (self.positions())
            .map(|position| leading_to(position, &wanted))
            .collect::<Option<_>>()?;
        let mut happened = Vec::with_capacity(moves.len());
        for (board, mv) in self.boards.iter_mut().zip(moves) {
            let mut next = board.line[self.at].clone();
            // It is one of the legal moves.
            happened.push(next.play(mv).ok()?);
            board.line.truncate(self.at + 1);
            board.line.push(next);
        }
        self.at += 1;
        Some(happened)
    }

    /// The heaps after a move; `None` if it is no move.
    #[must_use]
    pub fn after(&self, mv: Reduction) -> Option<BinaryColumns> {
        let mut heaps = self.columns().heaps().to_vec();
        let heap = heaps.get_mut(mv.heap).filter(|heap| mv.left < **heap)?;
        *heap = mv.left;
        Some(BinaryColumns::new(heaps))
    }

    /// A move that wins, or where there is none, one that loses as late as it can; `None` at the end.
    #[must_use]
    pub fn best(&self) -> Option<Reduction> {
        let columns = self.columns();
        let heaps = columns.heaps();
        let sum = nim_sum(heaps.iter().copied());
        let wins = (0..).zip(heaps).find(|&(_, &heap)| heap ^ sum < heap);
        let largest = (0..).zip(heaps).max_by_key(|&(_, &heap)| heap)?;
        match wins {
            Some((heap, &pieces)) => Some(Reduction {
                heap,
                left: pieces ^ sum,
            }),
            None => Some(Reduction {
                heap: largest.0,
                left: largest.1.checked_sub(1)?,
            }),
        }
    }

    /// So many moves back or forth, as far as there are any; whether anything changed.
    pub fn step(&mut self, moves: isize) -> bool {
        let last = self.boards.first().map_or(0, |board| board.line.len() - 1);
        let next = self.at.saturating_add_signed(moves).min(last);
        std::mem::replace(&mut self.at, next) != next
    }

    /// The last move, if one was made.
    #[must_use]
    pub fn last(&self) -> Option<MadeMove> {
        let line = &self.boards.first()?.line;
        let before = BinaryColumns::of(&line[self.at.checked_sub(1)?])?;
        let after = self.columns();
        let pairs = before.heaps().iter().zip(after.heaps());
        let changed = pairs
            .enumerate()
            .find(|(_, (before, after))| before != after);
        changed.map(|(heap, (&before, &left))| MadeMove {
            side: self.side_to_move().other(),
            reduction: Reduction { heap, left },
            before,
        })
    }

    /// How many moves were made.
    #[must_use]
    pub const fn moves(&self) -> usize {
        self.at
    }
}

/// The move of a position that leads to these heaps.
fn leading_to(position: &Position, wanted: &BinaryColumns) -> Option<Move> {
    position.legal_moves().into_iter().find(|&mv| {
        let next = position.preview(mv).ok();
        let heaps = next.and_then(|(next, _)| BinaryColumns::of(&next));
        heaps.is_some_and(|heaps| heaps.heaps() == wanted.heaps())
    })
}

/// So many heaps at random, each of 1 to 9 pieces.
#[must_use]
pub fn random_heaps(count: usize, rng: &mut Rng) -> Vec<u8> {
    (0..count).map(|_| rng.random_range(1..=9)).collect()
}
