//! What the properties of SGF mean in a game of Gomoku or renju.

use std::borrow::Cow;

use fivefold_match::InfoField;
use fivefold_match::history::MarkShape;
use fivefold_rules::Side;

/// How long each move took, in seconds: SGF has no property for that, this program writes it.
pub(super) const SPENT: &str = "ET";
/// What is known about a game and has no property of its own: `KV[name:value]`. Of this program.
pub(super) const KEY_AND_VALUE: &str = "KV";
/// The rules in the words of [`crate::rules`] where `RU` holds an id. Of this program.
pub(super) const NAMED_RULES: &str = "OR";
/// What was chosen in the opening before the move. Of this program.
pub(super) const CHOICE: &str = "OC";
/// The letters that `L` of FF\[1\] to FF\[3\] puts on its points, in this order.
pub(super) const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// What a property is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Property {
    Move(Side),
    /// Stones that are put on the board, or taken from it.
    Stones(Option<Side>),
    ToMove,
    Choice,
    Comment,
    NodeName,
    Mark(MarkShape),
    /// Points that get letters in turn.
    Letters,
    Label,
    TimeLeft(Side),
    PeriodsLeft(Side),
    Spent,
    Info(InfoField),
    Team(Side),
    Size,
    Rules,
    NamedRules,
    Result,
    Program,
    GameNumber,
    MainTime,
    Overtime,
    KeyAndValue,
    /// Says nothing about the game itself: how to print it, what only Go has.
    Ignored,
    Unknown,
}

impl Property {
    /// What the property with this name is about.
    pub(super) fn named(name: &str) -> Property {
        match name {
            "B" => Property::Move(Side::First),
            "W" => Property::Move(Side::Second),
            "AB" => Property::Stones(Some(Side::First)),
            "AW" => Property::Stones(Some(Side::Second)),
            "AE" => Property::Stones(None),
            "PL" => Property::ToMove,
            CHOICE => Property::Choice,
            "C" => Property::Comment,
            "N" => Property::NodeName,
            "TR" => Property::Mark(MarkShape::Triangle),
            "CR" => Property::Mark(MarkShape::Circle),
            "SQ" | "SL" => Property::Mark(MarkShape::Square),
            "MA" | "M" => Property::Mark(MarkShape::Cross),
            "L" => Property::Letters,
            "LB" => Property::Label,
            "BL" => Property::TimeLeft(Side::First),
            "WL" => Property::TimeLeft(Side::Second),
            "OB" => Property::PeriodsLeft(Side::First),
            "OW" => Property::PeriodsLeft(Side::Second),
            SPENT => Property::Spent,
            "BT" => Property::Team(Side::First),
            "WT" => Property::Team(Side::Second),
            "SZ" => Property::Size,
            "RU" => Property::Rules,
            NAMED_RULES => Property::NamedRules,
            "RE" => Property::Result,
            "AP" => Property::Program,
            "GM" => Property::GameNumber,
            "TM" => Property::MainTime,
            "OT" => Property::Overtime,
            KEY_AND_VALUE => Property::KeyAndValue,
            "FF" | "CA" | "ST" | "KM" | "HA" | "VW" | "FG" | "PM" | "MN" | "KO" => {
                Property::Ignored
            }
            _ => {
                let field = FIELDS.iter().find(|(given, _)| *given == name);
                field.map_or(Property::Unknown, |(_, field)| {
                    Property::Info(field.clone())
                })
            }
        }
    }

    /// Whether a value holds only a few letters and digits: a bracket, a semicolon or a parenthesis
    /// in it shows that its end is missing.
    pub(super) const fn is_short(&self) -> bool {
        matches!(
            self,
            Property::Move(_)
                | Property::Stones(_)
                | Property::ToMove
                | Property::Mark(_)
                | Property::Letters
                | Property::TimeLeft(_)
                | Property::PeriodsLeft(_)
                | Property::Spent
                | Property::Size
                | Property::GameNumber
        )
    }
}

/// The properties that hold what is known about a game.
const FIELDS: [(&str, InfoField); 13] = [
    ("PB", InfoField::FirstPlayer),
    ("PW", InfoField::SecondPlayer),
    ("BR", InfoField::FirstRank),
    ("WR", InfoField::SecondRank),
    ("GN", InfoField::Title),
    ("EV", InfoField::Event),
    ("RO", InfoField::Round),
    ("PC", InfoField::Place),
    ("DT", InfoField::Date),
    ("ON", InfoField::Opening),
    ("AN", InfoField::Annotator),
    ("SO", InfoField::Source),
    ("GC", InfoField::Remark),
];

/// The property under which a field stands; nothing for fields that have none of their own.
pub(super) fn name_of(field: &InfoField) -> Option<&str> {
    if let InfoField::Other(name) = field {
        return is_free(name).then_some(name);
    }
    let mut fields = FIELDS.iter();
    fields.find_map(|(name, of)| (of == field).then_some(*name))
}

/// Whether a field of this name can stand under a property of the same name.
fn is_free(name: &str) -> bool {
    let is_letter = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit();
    name.len() <= 8
        && name.bytes().all(is_letter)
        && name.bytes().any(|byte| byte.is_ascii_uppercase())
        && Property::named(name) == Property::Unknown
}

/// The name of a property: lower-case letters do not count in FF\[1\] to FF\[3\] (`White` is `W`,
/// `AddBlack` is `AB`); where there are no others, they do.
pub(super) fn short_name(written: &str) -> Cow<'_, str> {
    let is_small = |c: char| c.is_ascii_lowercase();
    if !written.contains(is_small) {
        Cow::Borrowed(written)
    } else if written.contains(|c: char| c.is_ascii_uppercase()) {
        Cow::Owned(written.replace(is_small, ""))
    } else {
        Cow::Owned(written.to_ascii_uppercase())
    }
}
