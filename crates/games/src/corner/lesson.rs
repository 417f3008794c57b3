//! The lesson of Corner Nim: the way home, the diagonal, and the queen's pairs.

use fivefold_rules::Cell;
use fivefold_study::hint::{Mark, Marked};
use fivefold_study::lesson::{Lesson, Step, Task, Try, Wanted};

/// Any move that wins.
const BY_THEORY: &[Wanted] = &[];

/// A square so many columns and rows from home on a board with so many rows, from which whoever is
/// to move loses.
const fn cold(rows: u8, right: u8, up: u8) -> Marked {
    Marked {
        cell: Cell::new(right, rows - 1 - up),
        mark: Mark::Cold,
    }
}

/// The diagonal of a board of 7 × 7.
const DIAGONAL: &[Marked] = &[
    cold(7, 0, 0),
    cold(7, 1, 1),
    cold(7, 2, 2),
    cold(7, 3, 3),
    cold(7, 4, 4),
    cold(7, 5, 5),
    cold(7, 6, 6),
];

/// Wythoff's pairs on a board of 8 × 8.
const PAIRS: &[Marked] = &[
    cold(8, 0, 0),
    cold(8, 1, 2),
    cold(8, 2, 1),
    cold(8, 3, 5),
    cold(8, 5, 3),
    cold(8, 4, 7),
    cold(8, 7, 4),
];

/// What Corner Nim teaches.
pub(crate) static LESSON: Lesson = Lesson {
    steps: &[
        Step::new(
            "lesson-corner-move",
            "7x7",
            "g5",
            Task::Play(Try {
                moves: &[],
                wrong: "lesson-wrong",
            }),
        ),
        Step::new(
            "lesson-corner-home",
            "7x7",
            "a4",
            Task::Win(Try {
                moves: &[Wanted::of("a1")],
                wrong: "lesson-corner-home-wrong",
            }),
        ),
        Step::new(
            "lesson-corner-diagonal",
            "7x7",
            "d4",
            Task::Watch(&["b4", "b2", "a2", "a1"]),
        )
        .second()
        .marked(DIAGONAL),
        Step::new(
            "lesson-corner-reach",
            "7x7",
            "g4",
            Task::Win(Try {
                moves: &[Wanted::answered("d4", "d2")],
                wrong: "lesson-corner-reach-wrong",
            }),
        )
        .marked(DIAGONAL),
        Step::new(
            "lesson-corner-again",
            "7x7",
            "d2",
            Task::Win(Try {
                moves: BY_THEORY,
                wrong: "lesson-corner-reach-wrong",
            }),
        ),
        Step::new(
            "lesson-corner-queen",
            "8x8,queen",
            "f7",
            Task::Watch(&["b3"]),
        )
        .marked(PAIRS),
        Step::new(
            "lesson-corner-find",
            "8x8,queen",
            "g6",
            Task::Win(Try {
                moves: BY_THEORY,
                wrong: "lesson-corner-find-wrong",
            }),
        )
        .marked(PAIRS),
    ],
};
