//! What the ids of Nim look like.

use fivefold_rules::IdForms;

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("nim:3,4,5", "heaps"),
        ("nim:3,4,5,misere", "whoever takes the last piece loses"),
        (
            "nim:3,4,5:1,4,5@2#42",
            "heaps 1, 4 and 5 are left, side 2 is to move, seed 42",
        ),
    ],
};
