//! What the ids of Northcott look like.

use fivefold_rules::IdForms;

/// For the help of the command line.
pub(crate) static ID_FORMS: IdForms = IdForms {
    forms: &[("northcott:3x12", "rows x columns")],
};
