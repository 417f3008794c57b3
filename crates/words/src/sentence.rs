//! A sentence as a value: a key, under which the words stand in the files of each language, and the
//! numbers and names that are put into it.

/// What is put into a sentence for one of its names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// A whole number, which may decide on a plural.
    Number(i64),
    /// A number with one decimal place, in tenths.
    Tenths(i64),
    /// The name of a cell or a move in the notation of the game, of a file; or the words of the system.
    Text(String),
    /// A game, by the word of its ids: its name is said.
    Game(String),
    /// Names of that kind, to be listed.
    List(Vec<String>),
    /// Another sentence, without its full stop.
    Sentence(Box<Sentence>),
}

/// The names in a sentence, without `$`, and what is put there.
pub type Arguments = Vec<(&'static str, Argument)>;

/// A sentence that some language has words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The key under which it is worded.
    pub key: &'static str,
    /// What is put into it.
    pub arguments: Arguments,
}

impl Sentence {
    /// A sentence into which nothing is put.
    #[must_use]
    pub const fn new(key: &'static str) -> Sentence {
        Sentence {
            key,
            arguments: Vec::new(),
        }
    }

    /// The same with a number in it.
    #[must_use]
    pub fn number(mut self, name: &'static str, value: impl TryInto<i64>) -> Sentence {
        self.arguments.push(number(name, value));
        self
    }

    /// The same with a number of one decimal place in it, in tenths.
    #[must_use]
    pub fn tenths(mut self, name: &'static str, value: i64) -> Sentence {
        self.arguments.push((name, Argument::Tenths(value)));
        self
    }

    /// The same with a name in it.
    #[must_use]
    pub fn text(mut self, name: &'static str, value: String) -> Sentence {
        self.arguments.push((name, Argument::Text(value)));
        self
    }

    /// The same with the name of a game in it, given by the word of its ids.
    #[must_use]
    pub(crate) fn game(mut self, name: &'static str, word: String) -> Sentence {
        self.arguments.push((name, Argument::Game(word)));
        self
    }

    /// The same with a list of names in it.
    #[must_use]
    pub fn list<T: Into<String>>(
        mut self,
        name: &'static str,
        parts: impl IntoIterator<Item = T>,
    ) -> Sentence {
        let parts = parts.into_iter().map(Into::into).collect();
        self.arguments.push((name, Argument::List(parts)));
        self
    }

    /// The same with another sentence in it.
    #[must_use]
    pub fn sentence(mut self, name: &'static str, value: impl Into<Sentence>) -> Sentence {
        let value = Box::new(value.into());
        self.arguments.push((name, Argument::Sentence(value)));
        self
    }

    /// The argument with this name.
    #[must_use]
    pub fn argument(&self, name: &str) -> Option<&Argument> {
        let mut arguments = self.arguments.iter();
        arguments.find_map(|(given, argument)| (*given == name).then_some(argument))
    }

    /// The number with this name; 0 where there is none.
    #[must_use]
    pub fn count(&self, name: &str) -> i64 {
        match self.argument(name) {
            Some(&Argument::Number(number)) => number,
            _ => 0,
        }
    }
}

/// A whole number as an argument.
pub fn number(name: &'static str, value: impl TryInto<i64>) -> (&'static str, Argument) {
    let value = value.try_into().unwrap_or(i64::MAX);
    (name, Argument::Number(value))
}
