//! The player behind `fivefold brain`: the engine of Lines, and how it is asked.

use rand::SeedableRng;

use super::{Question, Task, Thought, swap2};
use crate::games::lines::engine::LinesEngine;
use crate::games::lines::numbers::EngineNumbers;
use crate::players::{Player, Stop};
use crate::protocols::conversation::Thinker;
use crate::rules::Rng;

/// Thinks for a [`super::Brain`].
#[derive(Clone, Debug, Default)]
pub struct BrainPlayer {
    settings: EngineNumbers,
    /// Made when it is needed first, for the memory that it may take is told only then.
    engine: Option<(u32, LinesEngine)>,
}

impl BrainPlayer {
    /// A player with these settings. What a manager says about memory comes before them.
    #[must_use]
    pub const fn new(settings: EngineNumbers) -> BrainPlayer {
        BrainPlayer {
            settings,
            engine: None,
        }
    }
}

impl Thinker for BrainPlayer {
    type Task = Task;
    type Thought = Thought;

    fn think(&mut self, task: Task, stop: &Stop) -> Thought {
        let memory_mib = task.memory_mib.unwrap_or(self.settings.memory_mib);
        // The old memory is given back before the new one is taken.
        self.engine.take_if(|(mib, _)| *mib != memory_mib);
        let (_, engine) = self.engine.get_or_insert_with(|| {
            let settings = EngineNumbers {
                memory_mib,
                ..self.settings.clone()
            };
            (memory_mib, LinesEngine::new(&settings))
        });
        let mut rng = Rng::seed_from_u64(0);
        match task.question {
            Question::Move(position) => {
                Thought::Move(engine.choose(&position, &task.limits, stop, &mut rng))
            }
            Question::Swap2(choice) => {
                Thought::Swap2(swap2::decide(engine, &choice, task.limits, stop, &mut rng))
            }
        }
    }
}
