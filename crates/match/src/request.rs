//! What a computer player is asked, as a value that can be sent: to a task of this program, or as
//! text (`formats::request`) to a copy of the core that runs elsewhere (a browser's worker).
//!
//! The request holds everything that the answer depends on, so the same request gets the same
//! answer wherever it is answered: unless a clock alone limits the player, which then thinks as far
//! as it comes, from what it knows of the game already.

use std::sync::Arc;
use std::time::Duration;

use super::opening::{OpeningProgress, OpeningQuestion, OpeningRule, OpeningStage};
use super::{Match, Opening, OpeningChoice};
use fivefold_config::Opponents;
use fivefold_players::clocks::NODES_AT_ONCE;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::{GameKey, PlayerKey, PlayerPool};
use fivefold_players::{Answer, Clocks, GameLine, Limits, NoMove, Stop, random};
use fivefold_rules::{Move, Position, Rng};

/// What a player is asked: the game so far, who it is, the limits, the players' numbers.
#[derive(Clone, Debug)]
pub struct EngineRequest {
    /// Who is asked.
    pub opponent: Opponent,
    /// The game for which what was learnt is kept.
    pub game: GameKey,
    /// The game so far.
    pub line: GameLine,
    /// The ply whose randomness the answer has.
    pub ply: u32,
    /// What is to be chosen while the game is being opened.
    pub opening: Option<PendingOpening>,
    /// How much may be thought.
    pub limits: Limits,
    /// The player's clocks, where the game has some: see [`EngineRequest::answer_in_time`].
    pub clocks: Option<Clocks>,
    /// The players' numbers.
    pub config: Arc<Opponents>,
}

/// An opening in which a stone is to be put or a side to be chosen.
#[derive(Clone, Debug)]
pub struct PendingOpening {
    /// By which rule.
    pub rule: &'static OpeningRule,
    /// What was chosen after so many stones, in order.
    pub choices: Vec<(usize, Vec<OpeningChoice>)>,
}

impl EngineRequest {
    /// What the computer player whose turn it is in this match is asked; `None` when a person
    /// is to move.
    #[must_use]
    pub fn new(
        game_match: &Match,
        limits: Limits,
        config: impl Into<Arc<Opponents>>,
    ) -> Option<EngineRequest> {
        let history = game_match.history();
        let opening = match history.opening() {
            Opening::Rule(rule) if game_match.is_opening() => Some(PendingOpening {
                rule,
                choices: history.all_choices(),
            }),
            Opening::Rule(_) | Opening::Free => None,
        };
        let opponent = game_match.seat_to_move().opponent()?;
        let config = config.into();
        let (opponent, config) = opponent.in_person(game_match.position().game(), config);
        Some(EngineRequest {
            opponent,
            game: game_match.key(),
            line: history.game_line(),
            ply: ply_after(history.moves()),
            opening,
            limits,
            clocks: game_match.clocks_to_move(),
            config,
        })
    }

    /// What this opponent is asked about a position of a game, whoever is to move in it: to judge
    /// it. It is not asked about the opening.
    #[must_use]
    pub fn to_judge(
        opponent: Opponent,
        game: GameKey,
        line: GameLine,
        limits: Limits,
        config: impl Into<Arc<Opponents>>,
    ) -> EngineRequest {
        EngineRequest {
            opponent,
            game,
            ply: ply_after(line.moves()),
            line,
            opening: None,
            limits,
            clocks: None,
            config: config.into(),
        }
    }

    /// The position that is asked about.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.line.position()
    }

    /// Whether only a build with scripts can answer.
    #[must_use]
    pub const fn needs_scripts(&self) -> bool {
        matches!(self.opponent, Opponent::Script(_))
    }

    /// Thinks, here and now, with a player made for this request. Ends within 50 ms of `stop` being
    /// set.
    ///
    /// # Errors
    /// See [`NoMove`].
    pub fn answer(&self, stop: &Stop) -> Answer {
        self.answer_with(&PlayerPool::default(), stop)
    }

    /// The same with the player that is kept since the request before.
    ///
    /// # Errors
    /// See [`NoMove`].
    pub fn answer_with(&self, players: &PlayerPool, stop: &Stop) -> Answer {
        let mut rng = self.rng();
        if let Some(opening) = &self.opening {
            return self.open(opening, stop, &mut rng);
        }
        let key = PlayerKey {
            game: self.game,
            opponent: self.opponent,
            side: self.position().side_to_move(),
        };
        players.choose(key, &self.config, &self.line, &self.limits, stop, &mut rng)
    }

    /// The same within the time that the clocks leave for this move, if the game has any: whoever asks
    /// says when it is up. Whoever has found nothing by then moves after a look at a few positions.
    /// Another program is told its clock and keeps it by itself: it may spend more on a hard move.
    ///
    /// # Errors
    /// See [`NoMove`].
    pub fn answer_in_time(
        &self,
        players: &PlayerPool,
        stop: &Stop,
        time_is_up: impl Fn() -> bool + Send + Sync + 'static,
    ) -> Answer {
        let Some(clocks) = self.clocks else {
            return self.answer_with(players, stop);
        };
        if let Opponent::External(_) = self.opponent {
            return self.answer_with(players, &stop.within(clocks, || false));
        }
        let answer = self.answer_with(players, &stop.within(clocks, time_is_up));
        if answer != Err(NoMove::Stopped) || stop.is_set() {
            return answer;
        }
        let at_once = EngineRequest {
            limits: Limits {
                nodes: Some(NODES_AT_ONCE),
                ..self.limits
            },
            ..self.clone()
        };
        at_once.answer_with(players, stop)
    }

    /// How long the player may think about its move, if the game has clocks.
    #[must_use]
    pub fn time(&self) -> Option<Duration> {
        self.clocks?.for_move()
    }

    /// The randomness of the answer.
    pub fn rng(&self) -> Rng {
        let GameKey { seed, number } = self.game;
        random::rng_of_ply(seed, number, self.ply)
    }

    /// The same with the randomness of this ply.
    #[cfg(not(target_family = "wasm"))]
    #[must_use]
    pub fn with_luck_of(self, ply: u32) -> EngineRequest {
        EngineRequest { ply, ..self }
    }

    /// Puts a stone of the opening, or chooses, as the rule of the opening does it.
    fn open(&self, opening: &PendingOpening, stop: &Stop, rng: &mut Rng) -> Answer {
        let asked = OpeningQuestion {
            position: self.position(),
            begins: self.line.start().side_to_move(),
            stage: opening.stage(&self.line),
            chosen: opening.after(self.line.moves().len()),
            rule: opening.rule,
            config: &self.config,
            limits: self.limits,
            stop,
        };
        (opening.rule.answer)(&asked, rng)
    }
}

/// The number of the ply that comes next.
const fn ply_after(moves: &[Move]) -> u32 {
    moves.len() as u32 + 1
}

impl PendingOpening {
    /// How far the opening has come.
    pub fn stage(&self, line: &GameLine) -> OpeningStage {
        self.rule.stage(&OpeningProgress {
            begins: line.start().side_to_move(),
            stones: line.moves().len(),
            chosen: &|stones| self.after(stones),
        })
    }

    /// What was chosen after so many stones.
    fn after(&self, stones: usize) -> &[OpeningChoice] {
        let mut choices = self.choices.iter();
        let found = choices.find(|(after, _)| *after == stones);
        found.map_or(&[], |(_, choices)| choices)
    }
}
