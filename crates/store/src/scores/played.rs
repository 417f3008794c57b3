//! One finished game.

use super::Day;
use fivefold_match::{Match, Seat};
use fivefold_players::opponents::Opponent;
use fivefold_rules::{GameId, Outcome, Side};

/// How a game ended for the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PersonResult {
    /// The person won.
    Won,
    /// A draw.
    Drawn,
    /// The person lost.
    Lost,
}

impl PersonResult {
    /// All ends.
    pub const ALL: [PersonResult; 3] = [PersonResult::Won, PersonResult::Drawn, PersonResult::Lost];

    /// The word for it in texts.
    #[must_use]
    pub(crate) const fn id(self) -> &'static str {
        match self {
            PersonResult::Won => "won",
            PersonResult::Drawn => "drawn",
            PersonResult::Lost => "lost",
        }
    }

    /// The person's share of the point.
    #[must_use]
    pub(crate) const fn points(self) -> f64 {
        match self {
            PersonResult::Won => 1.0,
            PersonResult::Drawn => 0.5,
            PersonResult::Lost => 0.0,
        }
    }
}

/// What is kept of a finished game of a person against a computer player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredGame {
    /// When it ended.
    pub day: Day,
    /// Which game.
    pub game: GameId,
    /// Its parameters, as they stand in its id.
    pub params: String,
    /// Who sat opposite.
    pub opponent: Opponent,
    /// The person's side.
    pub side: Side,
    /// Whether the person began.
    pub began: bool,
    /// How it ended.
    pub ended: PersonResult,
    /// Moves of both sides.
    pub plies: u32,
    /// Whether it was played for the rating.
    pub rated: bool,
    /// Whether there was help: a move taken back, a hint, another opponent in its midst.
    pub helped: bool,
    /// Whether it was left before its end, which is a loss.
    pub left: bool,
    /// Whether a level searched more or less than it was measured with.
    pub adjusted: bool,
}

impl ScoredGame {
    /// The game of this match, which has ended; nothing where it has not, or where not exactly
    /// one of the two is a person.
    #[must_use]
    pub fn of(game_match: &Match, day: Day) -> Option<ScoredGame> {
        let outcome = game_match.result()?;
        ScoredGame::with(game_match, day, |side| match outcome {
            Outcome::Draw => PersonResult::Drawn,
            Outcome::Win(winner) if winner == side => PersonResult::Won,
            Outcome::Win(_) => PersonResult::Lost,
        })
    }

    /// The rated game of this match, which is left before its end; nothing where no rated game
    /// is running, or where nobody has moved.
    #[must_use]
    pub fn left(game_match: &Match, day: Day) -> Option<ScoredGame> {
        if !game_match.is_lost_when_left() {
            return None;
        }
        let mut played = ScoredGame::with(game_match, day, |_| PersonResult::Lost)?;
        played.left = true;
        Some(played)
    }

    /// Whether the person lost to perfect play that began, without help: what counts then is for how long.
    #[must_use]
    pub fn lasted_against_perfect(&self) -> bool {
        let is_against_it = self.opponent == Opponent::Exact && !self.began;
        is_against_it && self.ended == PersonResult::Lost && !self.helped && !self.left
    }

    fn with(
        game_match: &Match,
        day: Day,
        ended: impl FnOnce(Side) -> PersonResult,
    ) -> Option<ScoredGame> {
        let [first, second] = game_match.seats();
        let (side, opponent) = match (first, second) {
            (Seat::Person, Seat::Computer(opponent)) => (Side::First, opponent),
            (Seat::Computer(opponent), Seat::Person) => (Side::Second, opponent),
            _ => return None,
        };
        let position = game_match.position();
        let counting = game_match.counting();
        Some(ScoredGame {
            day,
            game: position.game(),
            params: position.params_text(),
            opponent,
            side,
            began: game_match.plan().seats[game_match.start().side_to_move().index()]
                == Seat::Person,
            ended: ended(side),
            plies: u32::try_from(game_match.moves().len()).unwrap_or(u32::MAX),
            rated: counting.rated,
            helped: counting.helped,
            left: false,
            adjusted: counting.adjusted,
        })
    }
}
