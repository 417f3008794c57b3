//! The computer opponents by name: which of them play a game, and how each is made.

use std::borrow::Cow;

use super::atoms::AtomsEngine;
use super::exact::{ExactLines, ExactNimbers};
use super::external::{self, EngineName};
use super::levels::Level;
use super::mnk::LinesEngine;
use super::originals::{AtomsPlayer, Boora, BooraVersion, NimSearcher, NorthcottPlayer, Noughts};
use super::random::RandomPlayer;
use super::scripts::ScriptPlayer;
use super::{AnyPlayer, ForGame};
use crate::config::{Opponents, ScriptName};
use crate::games::atoms::Atoms;
use crate::games::corner::Corner;
use crate::games::mnk::Mnk;
use crate::games::nim::Nim;
use crate::games::northcott::Northcott;
use crate::games::{GameKind, Position};

/// A computer opponent that a seat can be given to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// A graded level, in every game.
    Level(Level),
    /// Any legal move, in every game.
    Random,
    /// Perfect play: the three Nim games and 3 × 3 lines.
    Exact,
    /// The original opponent of Nim.
    NimSearcher,
    /// The original opponent of Northcott.
    NorthcottOriginal,
    /// The alpha-beta original of Lines.
    Noughts {
        /// Plies looked ahead, 1 to 6.
        depth: u8,
    },
    /// The greedy hot-spot original of Lines.
    Boora05,
    /// The hot-spot original of Lines that also defends.
    Boora06,
    /// The original opponent of Atoms.
    AtomsOriginal,
    /// The strongest player of a game, by search.
    Engine,
    /// Another program that plays Lines; see [`external`].
    External(EngineName),
    /// One written as a script.
    Script(ScriptName),
}

/// What the names of external engines begin with in texts.
const EXTERNAL: &str = "brain-";
/// What the names of scripts begin with in texts.
const SCRIPT: &str = "script-";

impl Opponent {
    /// The name used in texts and as the key of its wording: `opponent-<id>`. A script has no
    /// wording; it says itself how it is called ([`crate::config::Script::title`]).
    #[must_use]
    pub fn id(self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Opponent::Level(level) => level.id(),
            Opponent::Random => "random",
            Opponent::Exact => "exact",
            Opponent::NimSearcher => "nim-searcher",
            Opponent::NorthcottOriginal => "northcott-original",
            Opponent::Noughts { depth: 1 } => "noughts-1",
            Opponent::Noughts { depth: 2 } => "noughts-2",
            Opponent::Noughts { depth: 3 } => "noughts-3",
            Opponent::Noughts { depth: 4 } => "noughts-4",
            Opponent::Noughts { depth: 5 } => "noughts-5",
            Opponent::Noughts { .. } => "noughts-6",
            Opponent::Boora05 => "boora-05",
            Opponent::Boora06 => "boora-06",
            Opponent::AtomsOriginal => "atoms-original",
            Opponent::Engine => "engine",
            Opponent::External(name) => return Cow::Owned(format!("{EXTERNAL}{name}")),
            Opponent::Script(name) => return Cow::Owned(format!("{SCRIPT}{name}")),
        })
    }

    /// All opponents that are known without a configuration, with every depth and level, whatever
    /// games they play.
    pub fn all() -> impl Iterator<Item = Opponent> {
        [
            Opponent::Random,
            Opponent::Exact,
            Opponent::NimSearcher,
            Opponent::NorthcottOriginal,
            Opponent::Boora05,
            Opponent::Boora06,
            Opponent::AtomsOriginal,
            Opponent::Engine,
        ]
        .into_iter()
        .chain((1..=6).map(|depth| Opponent::Noughts { depth }))
        .chain(Level::all().map(Opponent::Level))
    }

    /// The opponent with this name.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Opponent> {
        if let Some(name) = id.strip_prefix(EXTERNAL) {
            return EngineName::new(name).map(Opponent::External);
        }
        if let Some(name) = id.strip_prefix(SCRIPT) {
            return ScriptName::new(name).map(Opponent::Script);
        }
        Opponent::all().find(|opponent| opponent.id() == id)
    }

    /// The opponents offered for this position: the levels, the easiest first, then the original
    /// opponents as characters of their own, chance, other programs, and the scripts that say they
    /// play the game.
    ///
    /// [`Opponent::Exact`] and [`Opponent::Engine`] are not among them: the last level is what
    /// they are.
    #[must_use]
    pub fn offered(position: &Position, config: &Opponents) -> Vec<Opponent> {
        let mut offered: Vec<Opponent> = Level::all().map(Opponent::Level).collect();
        match position.kind() {
            GameKind::Nim => offered.push(Opponent::NimSearcher),
            GameKind::Corner => {}
            GameKind::Northcott => offered.push(Opponent::NorthcottOriginal),
            GameKind::Mnk => {
                offered
                    .extend((1..=config.noughts.levels).map(|depth| Opponent::Noughts { depth }));
                offered.extend([Opponent::Boora05, Opponent::Boora06]);
            }
            GameKind::Atoms => offered.push(Opponent::AtomsOriginal),
        }
        offered.push(Opponent::Random);
        if external::can_play(position) {
            let engines = &config.external_engines;
            offered.extend(engines.iter().map(|engine| Opponent::External(engine.name)));
        }
        let scripts = config.scripts.iter();
        let playing = scripts.filter(|(_, script)| script.plays(position.kind()));
        offered.extend(playing.map(|(&name, _)| Opponent::Script(name)));
        offered
    }

    /// Whether this opponent can play from this position, offered or not: a saved game or a
    /// command may name it.
    #[must_use]
    pub fn plays(self, position: &Position) -> bool {
        let kind = position.kind();
        match self {
            Opponent::Level(_) | Opponent::Random => true,
            Opponent::Exact => match kind {
                GameKind::Nim | GameKind::Corner | GameKind::Northcott => true,
                GameKind::Mnk => position.as_game::<Mnk>().is_some_and(ExactLines::plays),
                GameKind::Atoms => false,
            },
            Opponent::NimSearcher => kind == GameKind::Nim,
            Opponent::NorthcottOriginal => kind == GameKind::Northcott,
            Opponent::Noughts { .. } | Opponent::Boora05 | Opponent::Boora06 => {
                kind == GameKind::Mnk
            }
            Opponent::AtomsOriginal => kind == GameKind::Atoms,
            Opponent::Engine => matches!(kind, GameKind::Mnk | GameKind::Atoms),
            Opponent::External(_) => external::can_play(position),
            // Whether there is such a script, and for which games, only the configuration knows.
            Opponent::Script(_) => true,
        }
    }

    /// The opponent that a new game is offered at first: the same level in every game.
    #[must_use]
    pub const fn usual(_position: &Position, _config: &Opponents) -> Opponent {
        Opponent::Level(Level::USUAL)
    }

    /// Makes the player.
    #[must_use]
    pub fn player(self, kind: GameKind, config: &Opponents) -> Box<dyn AnyPlayer> {
        match (self, kind) {
            (Opponent::Level(level), _) => level.player(kind, config),
            (Opponent::Random, _) => Box::new(RandomPlayer),
            (Opponent::Exact, GameKind::Nim) => ForGame::<Nim, _>::boxed(ExactNimbers),
            (Opponent::Exact, GameKind::Corner) => ForGame::<Corner, _>::boxed(ExactNimbers),
            (Opponent::Exact, GameKind::Northcott) => ForGame::<Northcott, _>::boxed(ExactNimbers),
            (Opponent::Exact, _) => ForGame::<Mnk, _>::boxed(ExactLines),
            (Opponent::NimSearcher, _) => ForGame::boxed(NimSearcher::new(config.nim.clone())),
            (Opponent::NorthcottOriginal, _) => ForGame::boxed(NorthcottPlayer),
            (Opponent::Noughts { depth }, _) => {
                ForGame::boxed(Noughts::new(&config.noughts, depth))
            }
            (Opponent::Boora05, _) => {
                ForGame::boxed(Boora::new(config.boora.clone(), BooraVersion::Greedy))
            }
            (Opponent::Boora06, _) => {
                ForGame::boxed(Boora::new(config.boora.clone(), BooraVersion::Defends))
            }
            (Opponent::Engine, GameKind::Atoms) => {
                ForGame::<Atoms, _>::boxed(AtomsEngine::new(&config.atoms_engine))
            }
            (Opponent::Engine, _) => ForGame::boxed(LinesEngine::new(&config.lines_engine)),
            (Opponent::External(name), _) => external::player(name, &config.external_engines),
            (Opponent::Script(name), _) => Box::new(ScriptPlayer::new(name, config)),
            (Opponent::AtomsOriginal, _) => ForGame::boxed(AtomsPlayer::new(config.atoms.clone())),
        }
    }
}
