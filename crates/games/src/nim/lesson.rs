//! The lesson of Nim: take, the last one wins, pairs, the mirror, binary columns, the winning move.

use fivefold_study::lesson::{Lesson, Step, Task, Try, Wanted};

/// Any move that wins.
const BY_THEORY: &[Wanted] = &[];

/// What Nim teaches.
pub(crate) static LESSON: Lesson = Lesson {
    steps: &[
        Step::new(
            "lesson-nim-take",
            "3,5",
            "3,5",
            Task::Play(Try {
                moves: &[],
                wrong: "lesson-wrong",
            }),
        ),
        Step::new(
            "lesson-nim-last",
            "3,5",
            "0,4",
            Task::Win(Try {
                moves: BY_THEORY,
                wrong: "lesson-nim-last-wrong",
            }),
        ),
        Step::new(
            "lesson-nim-pairs",
            "3,3",
            "3,3",
            Task::Watch(&["a2", "b2", "a1", "b1"]),
        )
        .second(),
        Step::new(
            "lesson-nim-equal",
            "3,5",
            "3,5",
            Task::Win(Try {
                moves: &[Wanted::answered("b2", "a1")],
                wrong: "lesson-nim-unequal",
            }),
        ),
        Step::new(
            "lesson-nim-mirror",
            "3,5",
            "2,3",
            Task::Win(Try {
                moves: BY_THEORY,
                wrong: "lesson-nim-unequal",
            }),
        ),
        Step::new("lesson-nim-columns", "2,4,5", "2,4,5", Task::Watch(&["a1"])).with_columns(),
        Step::new(
            "lesson-nim-find",
            "3,4,5",
            "3,4,5",
            Task::Win(Try {
                moves: BY_THEORY,
                wrong: "lesson-nim-find-wrong",
            }),
        )
        .with_columns(),
    ],
};
