//! How many moves keep what a position is worth, and which.

use super::explain::Explain;
use fivefold_any_game::{GameSearch, ProvenValue};
use fivefold_config::{ConfigFile as _, SearchNumbers};
use fivefold_players::Stop;
use fivefold_rules::{Move, Position};

/// Positions that are visited at most where a game has to be searched: some milliseconds.
const MOST_NODES: u64 = 20_000;

/// What a position is worth to the side to move with best play; the better, the larger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Worth {
    /// The other side wins.
    Lost,
    /// Nobody wins.
    Drawn,
    /// The side to move wins.
    Won,
}

impl Worth {
    /// The same for the other side.
    #[must_use]
    pub const fn of_the_other(self) -> Worth {
        match self {
            Worth::Lost => Worth::Won,
            Worth::Drawn => Worth::Drawn,
            Worth::Won => Worth::Lost,
        }
    }
}

/// Which of the legal moves keep what the position is worth. All of it is proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreservingMoves {
    /// What the position is worth to the side to move; `None` if that is not known, only that some
    /// moves lose at once.
    pub worth: Option<Worth>,
    /// The moves that surely keep it, in ascending order: all that win, or all that draw; none in
    /// a lost position, for there is nothing to keep.
    pub moves: Vec<Move>,
    /// The moves of which it is not known whether they keep it, in ascending order: all moves in
    /// neither list do not. Where `worth` is not known, the moves that do not lose at once.
    pub open: Vec<Move>,
    /// How many legal moves there are.
    pub legal: usize,
}

impl PreservingMoves {
    /// Whether each move is settled.
    #[must_use]
    pub const fn is_exact(&self) -> bool {
        self.worth.is_some() && self.open.is_empty()
    }

    /// From what is known of each move; `None` if that is nothing.
    #[must_use]
    pub fn from_worths(worths: &[(Move, Option<Worth>)]) -> Option<PreservingMoves> {
        let of = |wanted: Option<Worth>| -> Vec<Move> {
            let moves = worths.iter().filter(|&&(_, worth)| worth == wanted);
            moves.map(|&(mv, _)| mv).collect()
        };
        let best = worths.iter().filter_map(|&(_, worth)| worth).max()?;
        let open = of(None);
        let worth = (best == Worth::Won || open.is_empty()).then_some(best);
        Some(PreservingMoves {
            worth,
            moves: match worth {
                None | Some(Worth::Lost) => Vec::new(),
                kept => of(kept),
            },
            open,
            legal: worths.len(),
        })
    }
}

/// Which moves keep what the position is worth, as the game tells it; `None` if nothing is known, and
/// at the end of a game.
///
/// Below a millisecond, but for crowded boards of Atoms and games that are searched, where it takes a
/// few.
#[must_use]
pub fn keeping(position: &Position) -> Option<PreservingMoves> {
    match position.outcome() {
        Some(_) => None,
        None => (Explain::of(position).keeping)(position),
    }
}

/// What a short search proves, in a game that brings no more.
pub(super) fn by_search(position: &Position) -> Option<PreservingMoves> {
    let search: &GameSearch = position.game().extension()?;
    let numbers = SearchNumbers::shipped();
    let found = (search.move_values)(position, MOST_NODES, numbers, &Stop::new())?;
    let mover = position.side_to_move();
    let worth = |value: ProvenValue| match value.winner {
        None => Worth::Drawn,
        Some(winner) if winner == mover => Worth::Won,
        Some(_) => Worth::Lost,
    };
    let worths: Vec<_> = found
        .moves
        .into_iter()
        .map(|one| (one.mv, one.value.map(worth)))
        .collect();
    PreservingMoves::from_worths(&worths)
}

/// Whether a short search proves that no other move is as good.
pub(super) fn is_only_by_search(position: &Position, mv: Move) -> bool {
    by_search(position)
        .is_some_and(|found| found.is_exact() && found.legal > 1 && found.moves == [mv])
}
