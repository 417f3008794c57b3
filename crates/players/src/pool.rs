//! Computer players that are kept between the moves of a game, with what they have found out: the
//! table of an engine, a script that has been read, another program that runs.
//!
//! Whoever asks computer players for moves again and again holds a [`PlayerPool`]. A player is made
//! when it is asked first in a game, and goes when the game does: when the pool is told so, is asked
//! about another game, or is dropped.
//!
//! Keeping players changes how fast they answer, never what they answer to a question that is
//! limited by positions or plies: players then begin anew with every move. Only if nothing but a
//! clock limits them do they use what they know.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

use serde::{Deserialize, Serialize};

use super::opponents::Opponent;
use super::{Answer, AnyPlayer, GameLine, Limits, Stop};
use fivefold_config::Opponents;
use fivefold_rules::{GameId, Rng, Side};

/// Which game it is of all that are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct GameKey {
    /// The seed of its match.
    pub seed: u64,
    /// Its number in the match, from 0.
    pub number: u32,
}

/// Whose player it is: each seat of each game has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayerKey {
    /// The game.
    pub game: GameKey,
    /// Who plays.
    pub opponent: Opponent,
    /// The side that it plays.
    pub side: Side,
}

/// The players of a game. Clones share them.
#[derive(Clone, Default)]
pub struct PlayerPool(Arc<Mutex<Players>>);

#[derive(Default)]
struct Players {
    /// Whose players they are.
    of: Option<(GameId, GameKey)>,
    /// Those that wait for their next question.
    waiting: Vec<WaitingPlayer>,
    /// Other programs that were told to go.
    leaving: Vec<JoinHandle<()>>,
    /// What the program that gave up last wrote to standard error.
    last_words: Vec<String>,
    /// How often all were told to go: who was asked before that is not kept any more.
    farewells: u64,
}

struct WaitingPlayer {
    key: PlayerKey,
    config: Arc<Opponents>,
    player: Box<dyn AnyPlayer>,
}

impl PlayerPool {
    /// Lets the player with this key choose a move in the position at the end of the line. It goes
    /// on where it was asked last, or is made.
    ///
    /// # Errors
    /// See [`NoMove`](super::NoMove).
    pub fn choose(
        &self,
        key: PlayerKey,
        config: &Arc<Opponents>,
        line: &GameLine,
        limits: &Limits,
        stop: &Stop,
        rng: &mut Rng,
    ) -> Answer {
        let game = line.position().game();
        let (waiting, farewells) = self.take(key, config, game);
        let mut player = waiting.unwrap_or_else(|| key.opponent.player(game, config));
        player.recall(line);
        let choice = player.choose(line.position(), limits, stop, rng);
        // Who has given the game up is not asked again.
        if !choice.as_ref().is_err_and(|reason| reason.resigns()) {
            let config = Arc::clone(config);
            let waiting = WaitingPlayer {
                key,
                config,
                player,
            };
            self.give_back(waiting, farewells);
        } else {
            self.lock().last_words = player.last_words().to_vec();
        }
        choice
    }

    /// What the program that gave up last wrote to standard error in the end.
    #[must_use]
    pub fn last_words(&self) -> Vec<String> {
        self.lock().last_words.clone()
    }

    /// Lets all players go. Other programs have a second to end by themselves; nobody waits for it.
    pub fn let_go(&self) {
        self.lock().let_go();
    }

    /// Lets all players go, and waits until all programs are gone: a second at most.
    pub fn end(&self) {
        let mut players = self.lock();
        players.let_go();
        let leaving = mem::take(&mut players.leaving);
        drop(players);
        wait_for(leaving);
    }

    fn lock(&self) -> MutexGuard<'_, Players> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The player with this key, if it is there and can play with these numbers.
    fn take(
        &self,
        key: PlayerKey,
        config: &Arc<Opponents>,
        game: GameId,
    ) -> (Option<Box<dyn AnyPlayer>>, u64) {
        let mut players = self.lock();
        if players.of != Some((game, key.game)) {
            players.let_go();
            players.of = Some((game, key.game));
        }
        let place = players.waiting.iter().position(|it| it.key == key);
        let found = place.map(|place| players.waiting.swap_remove(place));
        let player = found.and_then(|mut it| {
            let knows = Arc::ptr_eq(&it.config, config) || it.config == *config;
            if knows || it.player.set_up(config) {
                return Some(it.player);
            }
            players.dismiss(it);
            None
        });
        (player, players.farewells)
    }

    fn give_back(&self, waiting: WaitingPlayer, farewells: u64) {
        let mut players = self.lock();
        if players.farewells == farewells {
            players.waiting.retain(|it| it.key != waiting.key);
            players.waiting.push(waiting);
        }
    }
}

impl Players {
    fn let_go(&mut self) {
        self.farewells += 1;
        self.leaving.retain(|leaving| !leaving.is_finished());
        for waiting in mem::take(&mut self.waiting) {
            self.dismiss(waiting);
        }
    }

    /// Drops a player: another program beside everything else, for it may take its time.
    fn dismiss(&mut self, WaitingPlayer { key, player, .. }: WaitingPlayer) {
        if !matches!(key.opponent, Opponent::External(_)) {
            return;
        }
        // Where no thread can be had, it is dropped at once.
        if let Ok(leaving) = thread::Builder::new().spawn(move || drop(player)) {
            self.leaving.push(leaving);
        }
    }
}

impl Drop for Players {
    fn drop(&mut self) {
        wait_for(mem::take(&mut self.leaving));
    }
}

fn wait_for(leaving: Vec<JoinHandle<()>>) {
    for leaving in leaving {
        // It drops a player, and cannot panic.
        let _ = leaving.join();
    }
}
