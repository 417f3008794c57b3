//! What is known about a game besides its moves: who played it, where, when.

/// Longest value, in characters; what goes on longer is cut.
pub const LONGEST_VALUE: usize = 1_000;
/// Most values of one game.
pub const MOST_VALUES: usize = 100;

/// What a value is about.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum InfoField {
    /// The name of whoever plays the first side.
    FirstPlayer,
    /// The name of whoever plays the second side.
    SecondPlayer,
    /// The rank or rating of the first side's player.
    FirstRank,
    /// The rank or rating of the second side's player.
    SecondRank,
    /// The name of the game.
    Title,
    /// The tournament or match.
    Event,
    /// The round of the tournament.
    Round,
    /// Where it was played.
    Place,
    /// When it was played, as the source writes it; by preference `2026-11-28`.
    Date,
    /// The opening, by name.
    Opening,
    /// The rules, in the source's words.
    Rules,
    /// The result, in the source's words.
    Result,
    /// The time control, in the source's words.
    Time,
    /// Who commented the game.
    Annotator,
    /// Where the game is from.
    Source,
    /// A remark on the whole game.
    Remark,
    /// Anything else, by the name that it has in the source.
    Other(Box<str>),
}

impl InfoField {
    /// All that have a name here, in the order in which they are listed.
    pub const NAMED: [InfoField; 16] = [
        InfoField::FirstPlayer,
        InfoField::SecondPlayer,
        InfoField::FirstRank,
        InfoField::SecondRank,
        InfoField::Title,
        InfoField::Event,
        InfoField::Round,
        InfoField::Place,
        InfoField::Date,
        InfoField::Opening,
        InfoField::Rules,
        InfoField::Result,
        InfoField::Time,
        InfoField::Annotator,
        InfoField::Source,
        InfoField::Remark,
    ];

    /// The word for it in records.
    #[must_use]
    pub fn word(&self) -> &str {
        match self {
            InfoField::FirstPlayer => "first-player",
            InfoField::SecondPlayer => "second-player",
            InfoField::FirstRank => "first-rank",
            InfoField::SecondRank => "second-rank",
            InfoField::Title => "title",
            InfoField::Event => "event",
            InfoField::Round => "round",
            InfoField::Place => "place",
            InfoField::Date => "date",
            InfoField::Opening => "opening",
            InfoField::Rules => "rules",
            InfoField::Result => "result",
            InfoField::Time => "time",
            InfoField::Annotator => "annotator",
            InfoField::Source => "source",
            InfoField::Remark => "remark",
            InfoField::Other(name) => name,
        }
    }

    /// What has this word; a word of no other field is a name of its own.
    #[must_use]
    pub fn from_word(word: &str) -> InfoField {
        let named = InfoField::NAMED.into_iter().find(|it| it.word() == word);
        // A record writes the word before an equals sign.
        let shown = |c: char| if c.is_control() || c == '=' { '_' } else { c };
        named.unwrap_or_else(|| InfoField::Other(word.trim().chars().map(shown).collect()))
    }
}

/// What is known about a game besides its moves, in the order in which it was noted; each field
/// stands at most once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameInfo(Vec<(InfoField, String)>);

impl GameInfo {
    /// The value of a field; empty where nothing is known.
    #[must_use]
    pub fn get(&self, field: &InfoField) -> &str {
        let found = self.0.iter().find(|(it, _)| it == field);
        found.map_or("", |(_, value)| value)
    }

    /// Notes a value in place of the one before; an empty one takes it away. Ends of lines and other
    /// control characters become blanks, blanks at both ends are left out, and what is longer than
    /// [`LONGEST_VALUE`] is cut. False if there is no room for one more.
    pub fn set(&mut self, field: InfoField, value: &str) -> bool {
        let shown = |c: char| if c.is_control() { ' ' } else { c };
        let value: String = value
            .trim()
            .chars()
            .map(shown)
            .take(LONGEST_VALUE)
            .collect();
        let value = value.trim_end().to_owned();
        let place = self.0.iter().position(|(it, _)| *it == field);
        match (place, value.is_empty()) {
            (Some(place), true) => {
                self.0.remove(place);
            }
            (Some(place), false) => self.0[place].1 = value,
            (None, true) => {}
            (None, false) if self.0.len() < MOST_VALUES => self.0.push((field, value)),
            (None, false) => return false,
        }
        true
    }

    /// Everything that is known.
    pub fn iter(&self) -> impl Iterator<Item = (&InfoField, &str)> {
        self.0.iter().map(|(field, value)| (field, value.as_str()))
    }

    /// Whether nothing is known.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_is_one_line_and_replaces_the_one_before() {
        let mut info = GameInfo::default();
        assert!(info.set(InfoField::Event, " Cup\nof friends "));
        assert!(info.set(InfoField::Event, "Cup of\tfriends"));
        assert_eq!(info.get(&InfoField::Event), "Cup of friends");
        assert!(info.set(InfoField::Event, ""));
        assert!(info.is_empty());
    }

    #[test]
    fn every_field_is_found_by_its_word() {
        for field in InfoField::NAMED {
            assert_eq!(InfoField::from_word(field.word()), field);
        }
        let own = InfoField::from_word("US");
        assert_eq!(own, InfoField::Other("US".into()));
    }
}
