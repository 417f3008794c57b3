//! The computer opponents by name, and which of them play a game.

use std::borrow::Cow;
use std::sync::Arc;

use super::external;
use super::levels;
use super::random::RandomPlayer;
use super::roster::{Original, Roster};
use super::scripts::ScriptPlayer;
use super::{Answer, AnyPlayer, Limits, NoMove, Stop};
use fivefold_config::{EngineName, Level, Opponents, ScriptName};
use fivefold_rules::{GameId, Position, Rng};

/// A computer opponent that a seat can be given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A graded level, in every game.
    Level(Level),
    /// Any legal move, in every game.
    Random,
    /// Perfect play, in games and on boards where it is known.
    Exact,
    /// The strongest player of a game, by search.
    Engine,
    /// A character that only one game has.
    Original(&'static Original),
    /// Another program; see [`external`].
    External(EngineName),
    /// One written as a script.
    Script(ScriptName),
    /// A copy of a level under a name of its own.
    Own(ScriptName),
}

/// What the names of external engines begin with in texts.
pub const EXTERNAL: &str = "brain-";
/// What the names of scripts begin with in texts.
pub const SCRIPT: &str = "script-";
/// What the names of copied levels begin with in texts.
pub const OWN: &str = "own-";

impl Opponent {
    /// The name used in texts and as the key of its wording: `opponent-<id>`. A script has no
    /// wording; it says itself how it is called ([`fivefold_config::Script::title`]).
    #[must_use]
    pub fn id(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Opponent::Level(level) => level.id(),
            Opponent::Random => "random",
            Opponent::Exact => "exact",
            Opponent::Engine => "engine",
            Opponent::Original(original) => original.id,
            Opponent::External(name) => return Cow::Owned(format!("{EXTERNAL}{name}")),
            Opponent::Script(name) => return Cow::Owned(format!("{SCRIPT}{name}")),
            Opponent::Own(name) => return Cow::Owned(format!("{OWN}{name}")),
        })
    }

    /// The opponents offered for this position: the original opponents as characters of their own,
    /// then the levels, the easiest first, perfect play where the board has a proof, copies of levels,
    /// chance, other programs, and the scripts that say they play the game.
    ///
    /// Elsewhere [`Opponent::Exact`], and everywhere [`Opponent::Engine`], are not among them: the last
    /// level is what they are.
    #[must_use]
    pub fn offered(position: &Position, config: &Opponents) -> Vec<Opponent> {
        let originals = Roster::of(position.game()).originals.iter();
        let mut offered: Vec<Opponent> = originals
            .filter(|original| (original.is_offered)(config))
            .map(|original| Opponent::Original(original))
            .collect();
        offered.extend(Level::all().map(Opponent::Level));
        if config.proofs.longest(position).is_some() {
            offered.push(Opponent::Exact);
        }
        let own = config.own_levels.iter();
        let own = own.filter(|own| own.game == position.game().as_str());
        offered.extend(own.map(|own| Opponent::Own(own.name)));
        offered.push(Opponent::Random);
        if external::can_play(position) {
            let engines = &config.external_engines;
            offered.extend(engines.iter().map(|engine| Opponent::External(engine.name)));
        }
        let scripts = config.scripts.iter();
        let playing = scripts.filter(|(_, script)| script.plays(position.game()));
        offered.extend(playing.map(|(&name, _)| Opponent::Script(name)));
        offered
    }

    /// Whether this opponent can play from this position, offered or not: a saved game or a
    /// command may name it.
    #[must_use]
    pub fn plays(self, position: &Position, config: &Opponents) -> bool {
        let roster = Roster::of(position.game());
        match self {
            Opponent::Level(_) | Opponent::Random => true,
            Opponent::Exact => roster
                .exact
                .as_ref()
                .is_some_and(|exact| (exact.plays)(position, config)),
            Opponent::Engine => roster.engine.is_some(),
            Opponent::Original(original) => roster.originals.contains(&original),
            Opponent::External(_) => external::can_play(position),
            // Whether there is such a script, and for which games, only the configuration knows.
            Opponent::Script(_) | Opponent::Own(_) => true,
        }
    }

    /// Who is asked how a position stands: perfect play where the board has a proof, else the last level.
    #[must_use]
    pub fn judge(position: &Position, config: &Opponents) -> Opponent {
        match config.proofs.longest(position) {
            Some(_) => Opponent::Exact,
            None => Opponent::Level(Level::STRONGEST),
        }
    }

    /// The opponent that a new game is offered at first: the same level in every game.
    #[must_use]
    pub const fn usual(_position: &Position, _config: &Opponents) -> Opponent {
        Opponent::Level(Level::USUAL)
    }

    /// How many milliseconds it waits before it moves, if it has a time of its own.
    #[must_use]
    pub fn wait_ms(self, config: &Opponents) -> Option<u32> {
        match self {
            Opponent::Original(original) => original.wait_ms.map(|wait_ms| wait_ms(config)),
            _ => None,
        }
    }

    /// Who plays for this opponent in a game, and with which numbers: a copy of a level is that level
    /// with other numbers. Where its numbers cannot be read, or it is gone, the level plays as it is.
    #[must_use]
    pub fn in_person(self, game: GameId, config: Arc<Opponents>) -> (Opponent, Arc<Opponents>) {
        let Opponent::Own(name) = self else {
            return (self, config);
        };
        let Some(own) = config.own_level(name) else {
            return (Opponent::Level(Level::USUAL), config);
        };
        let level = Opponent::Level(own.origin());
        match config.with_own_level(own, game) {
            Ok(changed) => (level, Arc::new(changed)),
            Err(_) => (level, config),
        }
    }

    /// Makes the player.
    #[must_use]
    pub fn player(self, game: impl Into<GameId>, config: &Opponents) -> Box<dyn AnyPlayer> {
        let game = game.into();
        let roster = Roster::of(game);
        let make = match self {
            Opponent::Level(level) => return levels::player(level, game, config),
            Opponent::Random => return Box::new(RandomPlayer),
            Opponent::External(name) => return external::player(name, &config.external_engines),
            Opponent::Script(name) => return Box::new(ScriptPlayer::new(name, config)),
            Opponent::Exact => roster.exact.as_ref().map(|exact| exact.player),
            Opponent::Engine => roster.engine,
            Opponent::Original(original) => Some(original.player),
            // A request names the level that plays for it.
            Opponent::Own(_) if cfg!(feature = "worker") => None,
            Opponent::Own(_) => {
                let (level, config) = self.in_person(game, Arc::new(config.clone()));
                return level.player(game, &config);
            }
        };
        make.map_or_else(
            || Box::new(AbsentPlayer(NoMove::OtherGame)) as Box<dyn AnyPlayer>,
            |make| make(config),
        )
    }
}

/// The player that is not there: it never moves, for this reason.
pub(crate) struct AbsentPlayer(pub(crate) NoMove);

impl AnyPlayer for AbsentPlayer {
    fn choose(
        &mut self,
        _position: &Position,
        _limits: &Limits,
        _stop: &Stop,
        _rng: &mut Rng,
    ) -> Answer {
        Err(self.0)
    }
}
