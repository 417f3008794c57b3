//! What a sentence needs besides its key: the numbers and names that are put into it.

/// What is put into a sentence for one of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number, which may decide on a plural.
    Number(i64),
    /// The name of a cell in the notation of the game.
    Text(String),
}

/// The names in a sentence, without `$`, and what is put there.
pub type Arguments = Vec<(&'static str, Argument)>;

/// A whole number as an argument.
pub(super) fn number(name: &'static str, value: impl TryInto<i64>) -> (&'static str, Argument) {
    let value = value.try_into().unwrap_or(i64::MAX);
    (name, Argument::Number(value))
}

/// A text as an argument.
pub(super) const fn text(name: &'static str, value: String) -> (&'static str, Argument) {
    (name, Argument::Text(value))
}
