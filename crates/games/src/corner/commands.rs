//! What the ids of Corner Nim look like.

use fivefold_rules::IdForms;

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("corner:8x8", "columns x rows"),
        ("corner:8x8,queen", "also diagonally"),
    ],
};
