//! Programs that are kept running between the moves of a game.
//!
//! Whoever asks computer players for moves again and again holds a [`Kept`] and lends it to every
//! question; it knows no program by itself. When the game is over it is told so, and the programs
//! go, without anybody waiting for them; the last owner waits until none is left.

use crate::config::{self, EngineName};
use crate::players::AnyPlayer;
use crate::rules::Side;

/// Whose program it is: each seat of each game has its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The engine.
    pub name: EngineName,
    /// The side that it plays.
    pub side: Side,
    /// The seed of the match, and the number of the game in it.
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
    use crate::players::external::{Program, Protocol};
    use crate::players::{Limits, NoMove, SearchResult, Stop};
    use crate::rules::{Move, Position, Rng};

    /// The programs that are kept. Clones share them.
    #[derive(Clone, Debug, Default)]
    pub struct Kept(Arc<Mutex<Programs>>);

    #[derive(Debug, Default)]
    struct Programs {
        /// Those that wait for their next question.
        waiting: Vec<(Key, Box<dyn Program>)>,
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
                Some(settings) => Box::new(Lent {
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
            for (_, program) in mem::take(&mut programs.waiting) {
                // Where no thread can be had, it is dropped at once.
                if let Ok(leaving) = thread::Builder::new().spawn(move || drop(program)) {
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

        fn take(&self, key: Key) -> (Option<Box<dyn Program>>, u64) {
            let mut programs = self.lock();
            let place = programs.waiting.iter().position(|(it, _)| *it == key);
            let program = place.map(|place| programs.waiting.swap_remove(place).1);
            (program, programs.farewells)
        }

        fn give_back(&self, key: Key, program: Box<dyn Program>, farewells: u64) {
            let mut programs = self.lock();
            if programs.farewells == farewells {
                programs.waiting.retain(|(it, _)| *it != key);
                programs.waiting.push((key, program));
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

    impl AnyPlayer for Lent {
        fn choose(
            &mut self,
            position: &Position,
            limits: &Limits,
            stop: &Stop,
            rng: &mut Rng,
        ) -> Result<SearchResult<Move>, NoMove> {
            let protocol = Protocol::of(position)?;
            let (program, farewells) = self.kept.take(self.key);
            let mut program = program.unwrap_or_else(|| (protocol.program)(self.settings.clone()));
            program.set_up(self.settings.clone());
            let choice = program.choose(position, limits, stop, rng)?;
            self.kept.give_back(self.key, program, farewells);
            Ok(choice)
        }
    }
}

pub use programs::Kept;
