//! Why a move is a mistake, in one sentence: what it lets the other side do, or what it missed.

use super::explain::Explain;
use super::hint::{HintMark, HintReason, cells_of};
use super::preserving_moves::keeping;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Move, Position, Side};
use fivefold_words::sentence::Sentence;

/// A move that gave something away.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position in which it was made.
    pub before: &'a Position,
    /// The move.
    pub played: Move,
    /// The position behind it. The game is not over there.
    pub after: &'a Position,
    /// What the strongest player would have done.
    pub better: &'a SearchResult<Move>,
    /// What it would answer; `None` where the theory of the game tells enough.
    pub answer: Option<&'a SearchResult<Move>>,
}

impl Mistake<'_> {
    /// Who made the move.
    #[must_use]
    pub fn mover(&self) -> Side {
        self.before.side_to_move()
    }

    /// Whose turn it is now.
    #[must_use]
    pub(crate) fn opponent(&self) -> Side {
        self.after.side_to_move()
    }

    /// The move with which the opponent would win at once, if that is among the answers known.
    #[must_use]
    pub fn wins_at_once(&self) -> Option<Move> {
        let answers = match self.answer {
            Some(answer) => vec![answer.mv],
            None => keeping(self.after).map_or_else(Vec::new, |keeping| keeping.moves),
        };
        answers.into_iter().find(|&mv| wins(self.after, mv))
    }

    /// Why it is a mistake. What is marked lies on the board behind the move, and does not show the
    /// better move. `None` if nothing is known.
    ///
    /// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
    #[must_use]
    pub fn why(&self) -> Option<HintReason> {
        if wins(self.before, self.better.mv) {
            return Some(plainly("mistake-missed-win-at-once"));
        }
        (Explain::of(self.before).mistake)(self).or_else(|| self.of_any_game())
    }

    /// What can be told in any game.
    fn of_any_game(&self) -> Option<HintReason> {
        if let Some(mv) = self.wins_at_once() {
            return Some(self.mark_answer(plainly("mistake-lets-win-at-once"), mv));
        }
        self.opponents_win()
            .or_else(|| self.missed_win())
            .or_else(|| {
                let mv = self.answer?.mv;
                let why = Sentence::new("mistake-answer").text("move", self.after.move_text(mv));
                Some(self.mark_answer(HintReason::plainly(why), mv))
            })
    }

    /// The win that the opponent has now, with its moves.
    fn opponents_win(&self) -> Option<HintReason> {
        let answer = self.answer?;
        let why = match answer.verdict {
            Verdict::Proven { winner, plies } if winner == Some(self.opponent()) => match plies {
                Some(plies) => in_moves("mistake-lets-win-in", plies),
                None => Sentence::new("mistake-lets-win"),
            },
            Verdict::Found { winner, plies } if winner == self.opponent() => {
                in_moves("mistake-found-loss", plies)
            }
            _ => return None,
        };
        Some(HintReason::step_by_step(self.after, answer, why))
    }

    /// The win that the mover had. Its moves are not told: whoever thinks again is to find them.
    fn missed_win(&self) -> Option<HintReason> {
        let why = match self.better.verdict {
            Verdict::Proven { winner, plies } if winner == Some(self.mover()) => match plies {
                Some(plies) => in_moves("mistake-missed-win-in", plies),
                None => Sentence::new("mistake-missed-win"),
            },
            Verdict::Found { winner, plies } if winner == self.mover() => {
                in_moves("mistake-missed-found-win", plies)
            }
            _ => return None,
        };
        Some(HintReason::plainly(why))
    }

    /// The same with the cells marked that this answer of the opponent touches.
    #[must_use]
    pub fn mark_answer(&self, told: HintReason, answer: Move) -> HintReason {
        told.mark(HintMark::Threat, cells_of(self.after, answer))
    }
}

const fn plainly(key: &'static str) -> HintReason {
    HintReason::plainly(Sentence::new(key))
}

/// A sentence about a win in so many plies, the first and the last of which are the winner's.
fn in_moves(key: &'static str, plies: u32) -> Sentence {
    Sentence::new(key).number("n", plies.div_ceil(2))
}

/// Whether the side to move wins at once with this move.
fn wins(position: &Position, mv: Move) -> bool {
    let mut next = position.clone();
    let is_legal = next.play(mv).is_ok();
    let winner = next.outcome().and_then(|outcome| outcome.winner());
    is_legal && winner == Some(position.side_to_move())
}
