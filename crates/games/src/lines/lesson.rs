//! The lesson of Lines: five, blocking, the open three, the double threat, and a forbidden point of
//! renju.

use fivefold_rules::Cell;
use fivefold_study::hint::{Mark, Marked};
use fivefold_study::lesson::{Lesson, Step, Task, Try, Wanted};

const fn line(col: u8, row: u8) -> Marked {
    Marked {
        cell: Cell::new(col, row),
        mark: Mark::Line,
    }
}

const fn threat(col: u8, row: u8) -> Marked {
    Marked {
        cell: Cell::new(col, row),
        mark: Mark::Threat,
    }
}

/// What Lines teaches.
pub(crate) static LESSON: Lesson = Lesson {
    steps: &[
        Step::new(
            "lesson-mnk-five",
            "9x9x5",
            "9/9/3x1x3/9/2oooo3/9/2x3x2/9/9",
            Task::Win(Try {
                moves: &[Wanted::of("b5"), Wanted::of("g5")],
                wrong: "lesson-mnk-five-wrong",
            }),
        )
        .marked(&[line(2, 4), line(3, 4), line(4, 4), line(5, 4)]),
        Step::new(
            "lesson-mnk-block",
            "9x9x5",
            "9/9/3o1o3/9/1oxxxx3/9/4o4/9/9",
            Task::Play(Try {
                moves: &[Wanted::of("g5")],
                wrong: "lesson-mnk-block-wrong",
            }),
        )
        .marked(&[threat(6, 4)]),
        Step::new(
            "lesson-mnk-three",
            "9x9x5",
            "9/9/2x3x2/9/3ooo3/9/4x4/9/9",
            Task::Win(Try {
                moves: &[Wanted::answered("c5", "b5"), Wanted::answered("g5", "h5")],
                wrong: "lesson-mnk-three-wrong",
            }),
        )
        .marked(&[line(3, 4), line(4, 4), line(5, 4)]),
        Step::new(
            "lesson-mnk-block-three",
            "9x9x5",
            "9/9/2o3o2/9/3xxx3/9/4o4/9/9",
            Task::Play(Try {
                moves: &[Wanted::of("c5"), Wanted::of("g5")],
                wrong: "lesson-mnk-block-three-wrong",
            }),
        )
        .marked(&[threat(3, 4), threat(4, 4), threat(5, 4)]),
        Step::new(
            "lesson-mnk-double",
            "9x9x5",
            "9/9/2x2o1x1/5o3/1xooo4/9/3x3x1/9/9",
            Task::Win(Try {
                moves: &[Wanted::answered("f5", "g5")],
                wrong: "lesson-mnk-double-wrong",
            }),
        )
        .marked(&[line(2, 4), line(3, 4), line(4, 4), line(5, 3), line(5, 2)]),
        Step::new(
            "lesson-mnk-finish",
            "9x9x5",
            "9/9/2x2o1x1/5o3/1xoooox2/9/3x3x1/9/9",
            Task::Win(Try {
                moves: &[Wanted::of("f4"), Wanted::of("f8")],
                wrong: "lesson-mnk-three-wrong",
            }),
        )
        .marked(&[line(5, 4), line(5, 3), line(5, 2)]),
        Step::new(
            "lesson-mnk-renju",
            "9x9x5,renju",
            "9/1x7/4o4/4o2x1/2oo5/9/6x2/7x1/9",
            Task::Forbidden(Cell::new(4, 4)),
        )
        .marked(&[line(2, 4), line(3, 4), line(4, 3), line(4, 2)]),
    ],
};
