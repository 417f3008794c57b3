//! The lesson of Atoms: critical mass, the first capture, the chain, and tempo.

use fivefold_rules::Cell;
use fivefold_study::hint::{Mark, Marked};
use fivefold_study::lesson::{Lesson, Step, Task, Try, Wanted};

const fn marked(col: u8, row: u8, mark: Mark) -> Marked {
    Marked {
        cell: Cell::new(col, row),
        mark,
    }
}

/// The cell in the middle, where one more atom is wanted.
const MIDDLE: Marked = marked(2, 2, Mark::Target);

/// What Atoms teaches.
pub(crate) static LESSON: Lesson = Lesson {
    steps: &[
        Step::new(
            "lesson-atoms-add",
            "5x5",
            "5/5/1a3/3A1/5",
            Task::Play(Try {
                moves: &[],
                wrong: "lesson-wrong",
            }),
        ),
        Step::new(
            "lesson-atoms-burst",
            "5x5",
            "5/5/2c2/5/4A",
            Task::Play(Try {
                moves: &[Wanted::of("c3")],
                wrong: "lesson-atoms-full",
            }),
        )
        .marked(&[MIDDLE]),
        Step::new(
            "lesson-atoms-capture",
            "5x5",
            "5/5/2cB1/5/4A",
            Task::Play(Try {
                moves: &[Wanted::of("c3")],
                wrong: "lesson-atoms-full",
            }),
        )
        .marked(&[marked(3, 2, Mark::Taken)]),
        Step::new(
            "lesson-atoms-chain",
            "5x5",
            "5/2c2/2cB1/2C2/5",
            Task::Win(Try {
                moves: &[Wanted::of("c3"), Wanted::of("c4")],
                wrong: "lesson-atoms-full",
            }),
        )
        .marked(&[marked(3, 2, Mark::Taken), marked(2, 3, Mark::Taken)]),
        Step::new(
            "lesson-atoms-tempo",
            "5x5",
            "5/5/2bB1/5/5",
            Task::Play(Try {
                moves: &[Wanted::answered("c3", "d3")],
                wrong: "lesson-atoms-tempo-wrong",
            }),
        ),
        Step::new(
            "lesson-atoms-first",
            "5x5",
            "5/5/2cC1/5/5",
            Task::Win(Try {
                moves: &[Wanted::of("c3")],
                wrong: "lesson-atoms-full",
            }),
        ),
    ],
};
