//! How a variant of a game is told.

use fivefold_rules::Position;

/// The keys of what is told of a game with certain parameters. Their arguments are these parameters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Variant {
    /// What it is called, where it has a name besides the game's.
    pub name: Option<&'static str>,
    /// What wins, in a few words.
    pub goal: Option<&'static str>,
    /// What is told after the rules that all variants share.
    pub rules: Option<&'static str>,
}

impl Variant {
    /// A game without variants of which nothing is told besides its rules.
    pub const PLAIN: Variant = Variant {
        name: None,
        goal: None,
        rules: None,
    };

    /// A variant that is called like the game.
    #[must_use]
    pub const fn with(goal: &'static str, rules: &'static str) -> Variant {
        Variant {
            name: None,
            goal: Some(goal),
            rules: Some(rules),
        }
    }

    /// The same with a name of its own.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Variant {
        Variant {
            name: Some(name),
            ..self
        }
    }

    /// Whether a switch among the parameters is on.
    #[must_use]
    pub fn is_on(position: &Position, switch: &str) -> bool {
        let fields = position.fields();
        fields
            .iter()
            .any(|field| field.key == switch && field.value == 1)
    }
}
