//! What a game brings to show what its ids look like.

/// Ids that show what its parameters can be.
pub struct IdForms {
    /// Ids, each with what it says in English words.
    pub forms: &'static [(&'static str, &'static str)],
}
