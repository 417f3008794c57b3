//! What the ids of Atoms look like.

use fivefold_rules::IdForms;

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("atoms:8x8", "columns x rows"),
        ("atoms:8x8,chain", "the rule chain reaction"),
    ],
};
