//! Programs that are kept running between the moves of a game.
//!
//! Whoever asks computer players for moves again and again holds a [`Kept`] and lends it to every
//! question; it knows no program by itself. When the game is over it is told so, and the programs
//! go, without anybody waiting for them; the last owner waits until none is left.

use super::EngineName;
use crate::config;
use crate::games::Side;
use crate::players::AnyPlayer;

/// Whose program it is: each seat of each game has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The engine.
    pub name: EngineName,
    /// The side that it plays.
    pub side: Side,
    /// The seed of the sitting, and the number of the game in it.
    pub game: (u64, u32),
}

#[cfg(target_family = "wasm")]
mod programs {
    //! A browser starts no programs, so there are none to keep.

    use super::{AnyPlayer, Key, config};

    /// The programs that are kept.
    #[derive(Clone, Debug, Default)]
    pub struct Kept(());

    impl Kept {
        /// The player with this key.
        #[must_use]
        pub fn player(&self, key: Key, engines: &[config::ExternalEngine]) -> Box<dyn AnyPlayer> {
            super::super::player(key.name, engines)
        }

        /// Lets all programs go.
        pub fn let_go(&self) {}

        /// Lets all programs go, and waits until they are gone.
        pub fn end(&self) {}
    }
}

#[cfg(not(target_family = "wasm"))]
mod programs {
    use std::mem;
    use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
    use std::thread::{self, JoinHandle};

    use super::{AnyPlayer, Key, config};
    use crate::games::Rng;
    use crate::games::mnk::{Mnk, Place};
    use crate::players::external::ExternalEngine;
    use crate::players::{Choice, ForGame, Limits, NoChoice, Player, Stop};

    /// The programs that are kept. Clones share them.
    #[derive(Clone, Debug, Default)]
    pub struct Kept(Arc<Mutex<Programs>>);

    #[derive(Debug, Default)]
    struct Programs {
        /// Those that wait for their next question.
        waiting: Vec<(Key, ExternalEngine)>,
        /// Those that were told to go.
        leaving: Vec<JoinHandle<()>>,
        /// How often all were told to go: who was asked before that is not kept any more.
        farewells: u64,
    }

    impl Kept {
        /// The player with this key. Its program goes on where it was asked last, or is started.
        #[must_use]
        pub fn player(&self, key: Key, engines: &[config::ExternalEngine]) -> Box<dyn AnyPlayer> {
            match engines.iter().find(|engine| engine.name == key.name) {
                None => super::super::player(key.name, engines),
                Some(settings) => ForGame::<Mnk, _>::boxed(Lent {
                    kept: self.clone(),
                    key,
                    settings: settings.clone(),
                }),
            }
        }

        /// Lets all programs go. They have a second to end by themselves; nobody waits for it.
        pub fn let_go(&self) {
            let mut programs = self.lock();
            programs.farewells += 1;
            programs.leaving.retain(|leaving| !leaving.is_finished());
            for (_, engine) in mem::take(&mut programs.waiting) {
                // Where no thread can be had, it is dropped at once.
                if let Ok(leaving) = thread::Builder::new().spawn(move || drop(engine)) {
                    programs.leaving.push(leaving);
                }
            }
        }

        /// Lets all programs go, and waits until they are gone: a second at most.
        pub fn end(&self) {
            self.let_go();
            let leaving = mem::take(&mut self.lock().leaving);
            for leaving in leaving {
                // It drops a program, and cannot panic.
                let _ = leaving.join();
            }
        }

        fn lock(&self) -> MutexGuard<'_, Programs> {
            self.0.lock().unwrap_or_else(PoisonError::into_inner)
        }

        fn take(&self, key: Key) -> (Option<ExternalEngine>, u64) {
            let mut programs = self.lock();
            let place = programs.waiting.iter().position(|(it, _)| *it == key);
            let engine = place.map(|place| programs.waiting.swap_remove(place).1);
            (engine, programs.farewells)
        }

        fn give_back(&self, key: Key, engine: ExternalEngine, farewells: u64) {
            let mut programs = self.lock();
            if programs.farewells == farewells {
                programs.waiting.retain(|(it, _)| *it != key);
                programs.waiting.push((key, engine));
            }
        }
    }

    impl Drop for Programs {
        fn drop(&mut self) {
            for leaving in mem::take(&mut self.leaving) {
                // It drops a program, and cannot panic.
                let _ = leaving.join();
            }
        }
    }

    /// A player whose program is kept elsewhere between two questions.
    struct Lent {
        kept: Kept,
        key: Key,
        settings: config::ExternalEngine,
    }

    impl Player<Mnk> for Lent {
        fn choose(
            &mut self,
            position: &Mnk,
            limits: &Limits,
            stop: &Stop,
            rng: &mut Rng,
        ) -> Result<Choice<Place>, NoChoice> {
            let (engine, farewells) = self.kept.take(self.key);
            let mut engine = engine.unwrap_or_else(|| ExternalEngine::new(self.settings.clone()));
            engine.set_up(self.settings.clone());
            let choice = engine.choose(position, limits, stop, rng)?;
            self.kept.give_back(self.key, engine, farewells);
            Ok(choice)
        }
    }
}

pub use programs::Kept;
