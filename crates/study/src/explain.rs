//! What a game brings to explain itself.

use super::binary::BinaryColumns;
use super::hint::{HintPlace, HintReason, StepReason};
use super::loss::LostGame;
use super::mistake::Mistake;
use crate::preserving_moves::{PreservingMoves, by_search, is_only_by_search};
use fivefold_players::SearchResult;
use fivefold_rules::{Cell, Move, Position, Side};
use fivefold_words::sentence::Sentence;

/// How a game explains its positions. Where a function answers `None`, and in a game that brings no
/// such value, what any game can say is told instead.
///
/// Moves that are passed in are legal, and the game is not over.
pub struct Explain {
    /// The first step of a hint: where to look for a move with this target.
    pub place: fn(&Position, Cell) -> Option<HintPlace>,
    /// The second step: what a person does to make the move.
    pub action: fn(&Position, Move) -> Option<Sentence>,
    /// What the move is called within a sentence, where that is not its notation.
    pub phrase: fn(&Position, Move) -> Option<Phrase>,
    /// The cells that the move touches.
    pub cells: fn(&Position, Move) -> Option<Vec<Cell>>,
    /// The third step: why the move of a player's choice is good.
    pub why: fn(&Position, &SearchResult<Move>) -> Option<HintReason>,
    /// Why a move was a mistake, told to whoever made it. A win that it missed in one move is told
    /// without the game.
    pub mistake: fn(&Mistake) -> Option<HintReason>,
    /// How the game was lost behind the move that lost it, by the moves that were really played;
    /// what is marked lies on the board before that move. Without it the mistake is told.
    pub loss: fn(&LostGame) -> Option<HintReason>,
    /// What a move of a win by force does.
    pub step: fn(&Position, Move) -> Option<StepReason>,
    /// What the side that is not to move would do if it were.
    pub threats: fn(&Position) -> Vec<Threat>,
    /// Which moves keep what the position is worth; `None` if nothing is known.
    pub keeping: fn(&Position) -> Option<PreservingMoves>,
    /// The moves that are worth a look where there are very many; `None`: all of them.
    pub plausible: fn(&Position) -> Option<Vec<Move>>,
    /// Whether every other legal move is proven to be worth less than this one.
    pub is_only: fn(&Position, Move) -> bool,
    /// Who wins with best play, where the theory of the game tells it at a glance. A game that
    /// answers does so for all its positions.
    pub winner: fn(&Position) -> Option<Side>,
    /// Whether the position is balanced, so that whoever has just moved there wins; `None` where the game
    /// knows no such thing, or where it is not what decides.
    pub balance: fn(&Position) -> Option<bool>,
    /// The heaps that decide the game, for the proof in binary columns.
    pub columns: fn(&Position) -> Option<BinaryColumns>,
    /// The score of the game's engine that fills half of what lies between the middle of the
    /// verdict bar and its end. For display only.
    pub half_way: i64,
}

/// A move in a person's words.
pub struct Phrase {
    /// What it is called within a sentence.
    pub name: Sentence,
    /// The key of the sentence that says that a side, `name`, has made it, `move`.
    pub made: &'static str,
}

/// Something that the other side would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// Where it would play.
    pub at: Cell,
    /// What it would do there.
    pub does: Sentence,
    /// The cells that this is about: the line that it would complete, the cells that it could
    /// complete one on next, the moves that would follow, the cells that it would take.
    pub cells: Vec<Cell>,
}

impl Explain {
    /// A game that brings nothing.
    pub const GENERIC: Explain = Explain {
        place: |_, _| None,
        action: |_, _| None,
        phrase: |_, _| None,
        cells: |_, _| None,
        why: |_, _| None,
        mistake: |_| None,
        loss: |_| None,
        step: |_, _| None,
        threats: |_| Vec::new(),
        keeping: by_search,
        plausible: |_| None,
        is_only: is_only_by_search,
        winner: |_| None,
        balance: |_| None,
        columns: |_| None,
        half_way: 300,
    };

    /// How the game of this position explains itself.
    #[must_use]
    pub fn of(position: &Position) -> &'static Explain {
        static GENERIC: Explain = Explain::GENERIC;
        position.game().extension().unwrap_or(&GENERIC)
    }
}

/// What the side that is not to move would do if it were; none where the game does not tell, and
/// at the end of a game.
///
/// Some milliseconds at most: in Lines where a win by threats is looked for, and on crowded boards of
/// Atoms.
#[must_use]
pub fn threats(position: &Position) -> Vec<Threat> {
    match position.outcome() {
        Some(_) => Vec::new(),
        None => (Explain::of(position).threats)(position),
    }
}
