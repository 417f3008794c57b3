//! The lesson of Northcott: sliding, the end, a gap is a heap, and retreating does not help.

use fivefold_study::lesson::{Lesson, Step, Task, Try, Wanted};

/// What Northcott teaches.
pub(crate) static LESSON: Lesson = Lesson {
    steps: &[
        Step::new(
            "lesson-northcott-slide",
            "2x8",
            "2-6,1-7",
            Task::Play(Try {
                moves: &[],
                wrong: "lesson-wrong",
            }),
        ),
        Step::new(
            "lesson-northcott-end",
            "2x8",
            "7-8,4-8",
            Task::Win(Try {
                moves: &[Wanted::of("b7")],
                wrong: "lesson-northcott-end-wrong",
            }),
        ),
        Step::new(
            "lesson-northcott-gaps",
            "2x8",
            "2-6,1-5",
            Task::Watch(&["a4", "b3"]),
        )
        .second(),
        Step::new(
            "lesson-northcott-equal",
            "2x8",
            "1-7,2-6",
            Task::Win(Try {
                moves: &[Wanted::answered("a3", "b8")],
                wrong: "lesson-northcott-unequal",
            }),
        ),
        Step::new(
            "lesson-northcott-follow",
            "2x8",
            "3-7,2-8",
            Task::Win(Try {
                moves: &[Wanted::of("b4")],
                wrong: "lesson-northcott-follow-wrong",
            }),
        ),
        Step::new(
            "lesson-northcott-find",
            "3x8",
            "1-5,1-6,2-8",
            Task::Win(Try {
                moves: &[],
                wrong: "lesson-northcott-find-wrong",
            }),
        )
        .with_columns(),
    ],
};
