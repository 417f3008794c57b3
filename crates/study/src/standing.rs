//! How a position stands, for the verdict bar: proven, estimated or unknown, and how many moves
//! keep it.

use super::explain::Explain;
use crate::preserving_moves::{PreservingMoves, Worth};
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Move, Position, Side};
use fivefold_words::sentence::{Arguments, number};

/// The largest share: all of the bar.
pub const WHOLE: u16 = 1_000;

/// How a position stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Who wins, or seems to.
    pub judgement: PositionJudgement,
    /// How many moves keep it, if that is known and there is anything to keep.
    pub kept: Option<KeptMoves>,
}

/// Who wins, or seems to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionJudgement {
    /// Proven for best play.
    Proven {
        /// The winner; `None`: a draw.
        winner: Option<Side>,
        /// How many moves of its own the winner still needs, where known.
        moves: Option<u32>,
    },
    /// A search has found a win, though it did not try every reply.
    Found {
        /// The winner.
        winner: Side,
        /// How many moves of its own the winner needs.
        moves: u32,
        /// How much of the bar belongs to the first side, as for an estimate: nearly all or nearly
        /// nothing.
        share: u16,
    },
    /// A player's estimate.
    Estimated {
        /// How much of the bar belongs to the first side, 0 to [`WHOLE`]; it grows with the
        /// player's score and says nothing about chances.
        share: u16,
    },
    /// Nothing is known.
    Unknown,
}

/// How many of the legal moves keep how a position stands. All of it is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptMoves {
    /// What is known of these moves.
    pub kind: KeptKind,
    /// Whether they keep a draw, not a win.
    pub draws: bool,
    /// How many.
    pub moves: usize,
    /// How many legal moves there are.
    pub legal: usize,
}

/// What is known of the moves counted in [`KeptMoves`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptKind {
    /// They keep it, and no other does.
    Exactly,
    /// They keep it; others may as well.
    AtLeast,
    /// All others lose at once.
    Safe,
}

impl KeptMoves {
    /// The key under which it is worded.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self.kind {
            KeptKind::Safe => "standing-safe",
            KeptKind::Exactly if self.draws => "standing-keeps-draw",
            KeptKind::Exactly => "standing-keeps-win",
            KeptKind::AtLeast if self.draws => "standing-keeps-draw-at-least",
            KeptKind::AtLeast => "standing-keeps-win-at-least",
        }
    }

    /// What is put into its sentence.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        vec![number("n", self.moves), number("of", self.legal)]
    }
}

impl PositionJudgement {
    /// The key under which it is worded.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            PositionJudgement::Proven {
                winner: Some(_),
                moves: Some(_),
            } => "standing-won-in",
            PositionJudgement::Proven {
                winner: Some(_), ..
            } => "standing-won",
            PositionJudgement::Proven { winner: None, .. } => "standing-drawn",
            PositionJudgement::Found { .. } => "standing-found",
            PositionJudgement::Estimated { .. } if self.favoured().is_some() => {
                "standing-estimated"
            }
            PositionJudgement::Estimated { .. } => "standing-even",
            PositionJudgement::Unknown => "standing-unknown",
        }
    }

    /// The winner, or the side that seems to be ahead: whose name is put into the sentence as
    /// `name`. `None` in a draw and where nothing is known.
    #[must_use]
    pub const fn favoured(&self) -> Option<Side> {
        match *self {
            PositionJudgement::Proven { winner, .. } => winner,
            PositionJudgement::Found { winner, .. } => Some(winner),
            PositionJudgement::Estimated { share } if share > WHOLE / 2 => Some(Side::First),
            PositionJudgement::Estimated { share } if share < WHOLE / 2 => Some(Side::Second),
            PositionJudgement::Estimated { .. } | PositionJudgement::Unknown => None,
        }
    }

    /// The same without the number of moves, which a move changes.
    #[must_use]
    pub const fn without_moves(self) -> PositionJudgement {
        match self {
            PositionJudgement::Proven { winner, .. } => PositionJudgement::Proven {
                winner,
                moves: None,
            },
            PositionJudgement::Found { share, .. } => PositionJudgement::Estimated { share },
            other => other,
        }
    }

    /// What is put into its sentence besides the name.
    #[must_use]
    pub fn arguments(&self) -> Arguments {
        match *self {
            PositionJudgement::Proven {
                moves: Some(moves), ..
            }
            | PositionJudgement::Found { moves, .. } => vec![number("n", moves)],
            _ => Vec::new(),
        }
    }
}

/// How a position that is not over stands, from what a player found and from what is known of its
/// moves ([`crate::preserving_moves::keeping`]).
#[must_use]
pub fn standing(
    position: &Position,
    choice: &SearchResult<Move>,
    keeping: Option<&PreservingMoves>,
) -> Standing {
    let known = keeping.and_then(|keeping| keeping.worth);
    let judgement = judgement(position, choice.verdict, known);
    let mover = position.side_to_move();
    Standing {
        judgement,
        kept: keeping.and_then(|keeping| kept(keeping, &judgement, mover)),
    }
}

/// Who wins a position that is not over, from what a player found and from what is known of it.
#[must_use]
pub fn judgement(position: &Position, verdict: Verdict, known: Option<Worth>) -> PositionJudgement {
    let mover = position.side_to_move();
    match (verdict, known) {
        (Verdict::Proven { winner, plies }, _) => PositionJudgement::Proven {
            winner,
            moves: winner
                .zip(plies)
                .map(|(winner, plies)| own_moves(plies, winner == mover)),
        },
        (_, Some(worth)) => PositionJudgement::Proven {
            winner: match worth {
                Worth::Won => Some(mover),
                Worth::Drawn => None,
                Worth::Lost => Some(mover.other()),
            },
            moves: None,
        },
        (Verdict::Found { winner, plies }, None) => PositionJudgement::Found {
            winner,
            moves: own_moves(plies, winner == mover),
            share: share(Explain::of(position).half_way, i32::MAX, winner),
        },
        (Verdict::Estimated { score }, None) => PositionJudgement::Estimated {
            share: share(Explain::of(position).half_way, score, mover),
        },
        (Verdict::Unknown, None) => PositionJudgement::Unknown,
    }
}

/// How many of so many plies are the winner's own; the side to move makes the first, the winner
/// the last.
const fn own_moves(plies: u32, mover_wins: bool) -> u32 {
    if mover_wins {
        plies.div_ceil(2)
    } else {
        plies / 2
    }
}

/// How much of the bar a score for the side to move gives to the first side: half of it for 0, and
/// the more the larger the first side's score is, but never all.
fn share(half_way: i64, score: i32, mover: Side) -> u16 {
    let score = match mover {
        Side::First => i64::from(score),
        Side::Second => -i64::from(score),
    };
    let half = i64::from(WHOLE / 2);
    (half + half * score / (score.abs() + half_way)) as u16
}

fn kept(
    keeping: &PreservingMoves,
    judgement: &PositionJudgement,
    mover: Side,
) -> Option<KeptMoves> {
    let is_lost =
        matches!(judgement, PositionJudgement::Proven { winner: Some(side), .. } if *side != mover);
    let legal = keeping.legal;
    let open = keeping.open.len();
    let (kind, moves) = match keeping.worth {
        _ if is_lost => return None,
        Some(_) if keeping.is_exact() => (KeptKind::Exactly, keeping.moves.len()),
        Some(_) => (KeptKind::AtLeast, keeping.moves.len()),
        // Where all moves but one lose, that one keeps what the position is proven to be worth.
        None if open == 1 && matches!(judgement, PositionJudgement::Proven { .. }) => {
            (KeptKind::Exactly, 1)
        }
        None => (KeptKind::Safe, open),
    };
    Some(KeptMoves {
        kind,
        draws: matches!(judgement, PositionJudgement::Proven { winner: None, .. }),
        moves,
        legal,
    })
}
