//! A level in words: its settings as values that the app words.

use fivefold_config::{ALL_NODES, NimLevel};

/// One thing that is said about a level: the key of its wording, and the number in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trait {
    key: &'static str,
    number: Option<u64>,
}

impl Trait {
    /// It plays perfectly, and that is known.
    pub const PERFECT: Trait = Trait::new("opponent-trait-perfect");
    /// It plays as strongly as the program can.
    pub const FULL_STRENGTH: Trait = Trait::new("opponent-trait-full-strength");
    const LOOKS_AT_NO_REPLY: Trait = Trait::new("opponent-trait-looks-at-no-reply");

    /// A trait without a number.
    #[must_use]
    pub const fn new(key: &'static str) -> Trait {
        Trait { key, number: None }
    }

    /// A trait with a number.
    #[must_use]
    pub fn of(key: &'static str, number: impl Into<u64>) -> Trait {
        Trait {
            key,
            number: Some(number.into()),
        }
    }

    /// A trait with a number, unless that is 0.
    #[must_use]
    pub fn unless_0(key: &'static str, number: impl Into<u64>) -> Option<Trait> {
        Some(Trait::of(key, number)).filter(|it| it.number != Some(0))
    }

    /// It plays anywhere in so many percent of its moves.
    #[must_use]
    pub fn random_share(percent: u8) -> Option<Trait> {
        Trait::unless_0("opponent-trait-random-share", percent)
    }

    /// How far a level looks, if that is less than it could.
    #[must_use]
    pub fn looks_ahead(depth: u32, deepest: u32, nodes: u64) -> Option<Trait> {
        match depth {
            0 => Some(Trait::LOOKS_AT_NO_REPLY),
            _ if depth < deepest => Some(Trait::of("opponent-trait-looks-ahead", depth)),
            _ => (nodes < ALL_NODES).then(|| Trait::of("opponent-trait-visits-at-most", nodes)),
        }
    }

    /// The traits that there are, or that the level has no blind spot.
    #[must_use]
    pub fn listed(traits: impl IntoIterator<Item = Option<Trait>>) -> Vec<Trait> {
        let traits: Vec<Trait> = traits.into_iter().flatten().collect();
        if traits.is_empty() {
            vec![Trait::FULL_STRENGTH]
        } else {
            traits
        }
    }

    /// The key under which it is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.key
    }

    /// The number in its wording (`$n`), if it has one.
    #[must_use]
    pub const fn number(self) -> Option<u64> {
        self.number
    }
}

/// The traits of a level that reads nim-sums.
#[must_use]
pub fn nim_traits(level: &NimLevel) -> Vec<Trait> {
    let NimLevel {
        columns,
        overlooks_percent,
        end_pieces,
        greedy_percent: _,
        retreats_percent,
    } = *level;
    let reads_all = columns == NimLevel::PERFECT.columns;
    if reads_all && overlooks_percent == 0 {
        return vec![Trait::PERFECT];
    }
    let reads = match columns {
        0 => Some(Trait::new("opponent-trait-reads-nothing")),
        _ if reads_all => None,
        columns => Some(Trait::of("opponent-trait-reads-columns", columns)),
    };
    // What it cannot read it need not overlook.
    let overlooks =
        Trait::unless_0("opponent-trait-overlooks", overlooks_percent).filter(|_| columns > 0);
    let end = Trait::unless_0("opponent-trait-sees-end", end_pieces);
    let retreats = Trait::unless_0("opponent-trait-retreats", retreats_percent);
    [reads, overlooks, end, retreats]
        .into_iter()
        .flatten()
        .collect()
}
