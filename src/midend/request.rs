//! What a computer player is asked, as a value that can be sent: to a task of this program, or as
//! text (`formats::request`) to a copy of the core that runs elsewhere (a browser's worker).
//!
//! The question holds everything that the answer depends on, so the same question gets the same
//! answer wherever it is answered.

use super::opening::Asked;
use super::{Match, Opening, Seat, SwapChoice};
use crate::config::{Opponents, Scripts};
use crate::players::external::{Kept, Key};
use crate::players::opponents::Opponent;
use crate::players::{Limits, NoMove, SearchResult, Stop};
use crate::rules::{Move, Position};

/// What a player is asked: the match with its moves so far, the limits, the players' numbers.
#[derive(Clone, Debug)]
pub struct EngineRequest {
    pub(crate) game_match: Match,
    pub(crate) limits: Limits,
    pub(crate) config: Opponents,
}

impl EngineRequest {
    /// What the computer player whose turn it is in this match is asked; `None` when a person
    /// is to move.
    #[must_use]
    pub fn new(game_match: &Match, limits: Limits, config: &Opponents) -> Option<EngineRequest> {
        game_match.seat_to_move().opponent()?;
        let mut config = config.clone();
        config.scripts = scripts_of(game_match, config.scripts);
        Some(EngineRequest {
            game_match: game_match.line_to_here(),
            limits,
            config,
        })
    }

    /// The position that is asked about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.game_match.position()
    }

    /// Whether only a build with scripts can answer.
    #[must_use]
    pub fn needs_scripts(&self) -> bool {
        matches!(
            self.game_match.seat_to_move(),
            Seat::Computer(Opponent::Script(_))
        )
    }

    /// Thinks, here and now. Ends within 50 ms of `stop` being set.
    ///
    /// # Errors
    /// See [`NoMove`].
    pub fn answer(&self, stop: &Stop) -> Result<SearchResult<Move>, NoMove> {
        self.answer_with(&Kept::default(), stop)
    }

    /// The same, asking another program, if one is to answer, where it is kept since the question
    /// before.
    ///
    /// # Errors
    /// See [`NoMove`].
    pub fn answer_with(&self, kept: &Kept, stop: &Stop) -> Result<SearchResult<Move>, NoMove> {
        let Seat::Computer(opponent) = self.game_match.seat_to_move() else {
            return Err(NoMove::OtherGame);
        };
        if self.game_match.is_opening() {
            return self.open(stop);
        }
        let position = self.game_match.position();
        let mut player = match opponent {
            Opponent::External(name) => {
                let key = Key {
                    name,
                    side: position.side_to_move(),
                    game: (self.game_match.plan().seed, self.game_match.game()),
                };
                kept.player(key, &self.config.external_engines)
            }
            _ => opponent.player(position.game(), &self.config),
        };
        player.recall(self.game_match.start(), self.game_match.moves());
        player.choose(position, &self.limits, stop, &mut self.game_match.rng())
    }

    /// What the answer to this question chooses in the opening, before any move; none where it is
    /// a move.
    #[must_use]
    pub fn swap_choice_of(game_match: &Match, answer: &SearchResult<Move>) -> Option<SwapChoice> {
        let swap_choice = SwapChoice::of(answer.explanation)?;
        game_match
            .swap_choices()
            .contains(&swap_choice)
            .then_some(swap_choice)
    }

    /// Puts a stone of the opening, or chooses, as the rule of the opening does it.
    fn open(&self, stop: &Stop) -> Result<SearchResult<Move>, NoMove> {
        let Opening::Rule(rule) = self.game_match.history().opening() else {
            return Err(NoMove::OtherGame);
        };
        let asked = Asked {
            position: self.game_match.position(),
            begins: self.game_match.start().side_to_move(),
            swap_choices: self.game_match.swap_choices(),
            config: &self.config,
            limits: self.limits,
            stop,
        };
        (rule.answer)(&asked, &mut self.game_match.rng())
    }
}

/// The script of the player whose turn it is, alone: the others need not travel.
fn scripts_of(game_match: &Match, mut scripts: Scripts) -> Scripts {
    let Some(Opponent::Script(wanted)) = game_match.seat_to_move().opponent() else {
        return Scripts::new();
    };
    scripts.retain(|name, _| *name == wanted);
    scripts
}
