//! Why a move is a mistake, in one sentence: what it lets the other side do, or what it missed.

use super::explain::Explain;
use super::hint::{HintMark, HintReason, cells_of};
use super::preserving_moves::keeping;
use fivefold_players::{SearchResult, Verdict};
use fivefold_rules::{Move, Outcome, Position, Side};
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
        answers.into_iter().find(|&mv| wins_at_once(self.after, mv))
    }

    /// Why it is a mistake. What is marked lies on the board behind the move, and does not show the
    /// better move. `None` if nothing is known.
    ///
    /// Below a millisecond, but for crowded boards of Atoms, where it takes a few.
    #[must_use]
    pub fn why(&self) -> Option<HintReason> {
        if wins_at_once(self.before, self.better.mv) {
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
        let keys = [
            "mistake-lets-win-in",
            "mistake-lets-win",
            "mistake-found-loss",
        ];
        let why = win(answer.verdict, self.opponent(), keys)?;
        Some(HintReason::step_by_step(self.after, answer, why))
    }

    /// The win that the mover had. Its moves are not told: whoever thinks again is to find them.
    fn missed_win(&self) -> Option<HintReason> {
        let keys = [
            "mistake-missed-win-in",
            "mistake-missed-win",
            "mistake-missed-found-win",
        ];
        win(self.better.verdict, self.mover(), keys).map(HintReason::plainly)
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

/// The sentence about a win of this side, if the player sees one: proven in so many moves, proven, or only found
/// in so many moves.
fn win(verdict: Verdict, side: Side, keys: [&'static str; 3]) -> Option<Sentence> {
    let [proven_in, proven, found_in] = keys;
    let (key, plies) = match verdict {
        Verdict::Proven { winner, plies } if winner == Some(side) => match plies {
            Some(plies) => (proven_in, plies),
            None => return Some(Sentence::new(proven)),
        },
        Verdict::Found { winner, plies } if winner == side => (found_in, plies),
        _ => return None,
    };
    // The first and the last of the plies are the winner's.
    Some(Sentence::new(key).number("n", plies.div_ceil(2)))
}

/// Whether the side to move wins at once with this move.
pub(crate) fn wins_at_once(position: &Position, mv: Move) -> bool {
    let after = position.preview(mv).ok();
    let outcome = after.and_then(|(after, _)| after.outcome());
    outcome == Some(Outcome::Win(position.side_to_move()))
}
