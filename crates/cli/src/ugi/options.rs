//! What can be set before a search: the game, the player, its memory, its threads and its seed.

use super::UgiError;
use fivefold_config::{Level, Opponents};
use fivefold_games::{self as games, parse_id};
use fivefold_match::request::EngineRequest;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::GameKey;
use fivefold_players::protocols::conversation::shown;
use fivefold_players::{GameLine, Limits, Threads};
use fivefold_rules::{Position, Side};
use fivefold_words::InEnglish as _;

/// The word for the strongest player of each game.
const BEST: &str = "best";
/// The largest memory, in MiB.
const MOST_HASH_MIB: u32 = 1_024;
/// The seed until one is set.
const SEED: u64 = 1;

/// The options with their values.
#[derive(Clone, Debug)]
pub(super) struct Options {
    start: Position,
    /// `None`: the strongest of the game.
    player: Option<Opponent>,
    seed: u64,
    /// How much memory an engine may use, if that was set.
    hash_mib: Option<u32>,
    threads: Threads,
    config: Opponents,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            start: games::UNNAMED.rules().usual_start(Side::First),
            player: None,
            seed: SEED,
            hash_mib: None,
            threads: Threads::ONE,
            config: Opponents::default(),
        }
    }
}

impl Options {
    /// The position that `startpos` names.
    #[must_use]
    pub(crate) const fn start(&self) -> &Position {
        &self.start
    }

    /// The options as lines for the manager, with their defaults.
    #[must_use]
    pub(crate) fn lines(&self) -> Vec<String> {
        let defaults = Options::default();
        let numbers = &defaults.config.games;
        let mut players = vec![BEST.to_owned()];
        for game in games::all() {
            let start = game.rules().usual_start(Side::First);
            for opponent in Opponent::offered(&start, &self.config) {
                let id = opponent.id().to_string();
                if !players.contains(&id) {
                    players.push(id);
                }
            }
        }
        vec![
            format!(
                "option name game type string default {}",
                defaults.start.short_id()
            ),
            format!(
                "option name player type combo default {BEST} var {}",
                players.join(" var ")
            ),
            format!(
                "option name hash type spin default {} min 1 max {MOST_HASH_MIB}",
                numbers.memory_mib(defaults.start.game()).unwrap_or(1)
            ),
            format!(
                "option name threads type spin default 1 min 1 max {}",
                Threads::MOST
            ),
            format!(
                "option name seed type spin default {SEED} min 0 max {}",
                i64::MAX
            ),
        ]
    }

    /// Sets what `name NAME value VALUE` says.
    pub(super) fn set<'a>(
        &mut self,
        mut words: impl Iterator<Item = &'a str>,
    ) -> Result<(), UgiError> {
        let (Some("name"), Some(name), Some("value"), Some(value), None) = (
            words.next(),
            words.next(),
            words.next(),
            words.next(),
            words.next(),
        ) else {
            return Err(UgiError::SetOption);
        };
        let wrong = |name: &'static str, expected: String| UgiError::Value {
            name,
            value: shown(value),
            expected,
        };
        let number = |name: &'static str, min: u64, max: u64| {
            let number = value.parse::<u64>().ok();
            number
                .filter(|number| (min..=max).contains(number))
                .ok_or_else(|| wrong(name, format!("a whole number from {min} to {max}")))
        };
        match name.to_ascii_lowercase().as_str() {
            "game" => {
                let id = parse_id(value).map_err(|error| UgiError::Id(error.in_english()))?;
                self.start = id.position;
            }
            "player" | "level" if value == BEST => self.player = None,
            "player" | "level" => {
                let player = games::opponent(value);
                let expected = || format!("{BEST} or a player's name");
                self.player = Some(player.ok_or_else(|| wrong("player", expected()))?);
            }
            "hash" => {
                self.hash_mib = Some(number("hash", 1, MOST_HASH_MIB.into())? as u32);
            }
            "threads" => {
                self.threads = Threads::new(number("threads", 1, Threads::MOST.into())?);
            }
            "seed" => self.seed = number("seed", 0, u64::MAX)?,
            _ => return Err(UgiError::NoSuchOption(shown(name))),
        }
        Ok(())
    }

    /// The search of the position at the end of this line: the seed and the ply are all that chance
    /// depends on.
    #[must_use]
    pub(crate) fn request(&self, line: GameLine, limits: Limits) -> EngineRequest {
        let position = line.position();
        let mut config = self.config.clone();
        if let Some(mib) = self.hash_mib {
            config.games.set_memory(position.game(), mib);
        }
        let opponent = self.player.unwrap_or_else(|| strongest(position, &config));
        let game = GameKey {
            seed: self.seed,
            number: 0,
        };
        // Plies are counted from 0 here.
        let ply = line.moves().len() as u32;
        let limits = Limits {
            threads: self.threads,
            ..limits
        };
        EngineRequest::to_judge(opponent, game, line, limits, config).with_luck_of(ply)
    }
}

/// The strongest player of a position.
fn strongest(position: &Position, config: &Opponents) -> Opponent {
    let known = [Opponent::Engine, Opponent::Exact].into_iter();
    let strongest = known
        .chain(Level::all().last().map(Opponent::Level))
        .find(|opponent| opponent.plays(position, config));
    strongest.unwrap_or(Opponent::Random)
}
