//! What ids of Lines look like.

use fivefold_rules::IdForms;

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[
        ("mnk:15x15x5", "columns x rows x line"),
        ("mnk:15x15x5,exact", "longer lines do not win"),
        ("mnk:15x15x5,renju", "renju, with forbidden points"),
    ],
};
