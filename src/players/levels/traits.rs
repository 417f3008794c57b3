//! A level in words: its settings as values that the app words.

use crate::config::{ALL_NODES, AtomsLevel, LinesLevel, NimLevel};

/// One thing that is said about a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// It plays perfectly (the Nim games).
    Perfect,
    /// It plays as strongly as the program can (Lines and Atoms).
    FullStrength,
    /// It reads so many of the binary columns of the heaps.
    ReadsColumns(u8),
    /// It does not know how to read the heaps.
    ReadsNothing,
    /// It sees everything once so many pieces are left.
    SeesEnd(u16),
    /// It overlooks a good move in so many percent of its moves.
    Overlooks(u8),
    /// Without a plan it goes a step backwards, in so many percent of its moves (Northcott's game).
    Retreats(u8),
    /// It has lost the thread in so many percent of the game.
    LosesThread(u8),
    /// It plays anywhere in so many percent of its moves.
    RandomShare(u8),
    /// It sees no diagonal lines.
    MissesDiagonals,
    /// It overlooks the opponent's stones in so many percent of its moves.
    OverlooksThreats(u8),
    /// It does not look for wins by force.
    MissesForcedWins,
    /// It looks so many plies ahead.
    LooksAhead(u32),
    /// It looks at no reply.
    LooksAtNoReply,
    /// It visits at most so many positions for a move.
    VisitsAtMost(u64),
    /// It sees so many waves of a reaction.
    SeesWaves(u16),
    /// It only counts atoms.
    CountsOnlyAtoms,
}

impl Trait {
    /// The key under which it is worded for people.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Trait::Perfect => "opponent-trait-perfect",
            Trait::FullStrength => "opponent-trait-full-strength",
            Trait::ReadsColumns(_) => "opponent-trait-reads-columns",
            Trait::ReadsNothing => "opponent-trait-reads-nothing",
            Trait::SeesEnd(_) => "opponent-trait-sees-end",
            Trait::Overlooks(_) => "opponent-trait-overlooks",
            Trait::Retreats(_) => "opponent-trait-retreats",
            Trait::RandomShare(_) => "opponent-trait-random-share",
            Trait::LosesThread(_) => "opponent-trait-loses-thread",
            Trait::MissesDiagonals => "opponent-trait-misses-diagonals",
            Trait::OverlooksThreats(_) => "opponent-trait-overlooks-threats",
            Trait::MissesForcedWins => "opponent-trait-misses-forced-wins",
            Trait::LooksAhead(_) => "opponent-trait-looks-ahead",
            Trait::LooksAtNoReply => "opponent-trait-looks-at-no-reply",
            Trait::VisitsAtMost(_) => "opponent-trait-visits-at-most",
            Trait::SeesWaves(_) => "opponent-trait-sees-waves",
            Trait::CountsOnlyAtoms => "opponent-trait-counts-only-atoms",
        }
    }

    /// The number in its wording (`$n`), if it has one.
    #[must_use]
    pub const fn number(self) -> Option<u64> {
        match self {
            Trait::Perfect
            | Trait::FullStrength
            | Trait::ReadsNothing
            | Trait::MissesDiagonals
            | Trait::MissesForcedWins
            | Trait::LooksAtNoReply
            | Trait::CountsOnlyAtoms => None,
            Trait::ReadsColumns(n)
            | Trait::Overlooks(n)
            | Trait::Retreats(n)
            | Trait::LosesThread(n)
            | Trait::RandomShare(n)
            | Trait::OverlooksThreats(n) => Some(n as u64),
            Trait::SeesEnd(n) | Trait::SeesWaves(n) => Some(n as u64),
            Trait::LooksAhead(n) => Some(n as u64),
            Trait::VisitsAtMost(n) => Some(n),
        }
    }
}

/// The trait with this number, unless it is 0.
fn unless_0<N: Copy + Default + PartialEq>(number: N, make: fn(N) -> Trait) -> Option<Trait> {
    (number != N::default()).then(|| make(number))
}

pub(super) fn of_nim_family(level: &NimLevel) -> Vec<Trait> {
    let NimLevel {
        columns,
        overlooks_percent,
        end_pieces,
        greedy_percent: _,
        retreats_percent,
    } = *level;
    let reads_all = columns == NimLevel::PERFECT.columns;
    if reads_all && overlooks_percent == 0 {
        return vec![Trait::Perfect];
    }
    let reads = match columns {
        0 => Some(Trait::ReadsNothing),
        _ if reads_all => None,
        columns => Some(Trait::ReadsColumns(columns)),
    };
    // What it cannot read it need not overlook.
    let overlooks = unless_0(overlooks_percent, Trait::Overlooks).filter(|_| columns > 0);
    let end = unless_0(end_pieces, Trait::SeesEnd);
    let retreats = unless_0(retreats_percent, Trait::Retreats);
    [reads, overlooks, end, retreats]
        .into_iter()
        .flatten()
        .collect()
}

pub(super) fn of_lines(level: &LinesLevel) -> Vec<Trait> {
    let LinesLevel {
        random_percent,
        misses_diagonals,
        overlooks_percent,
        depth,
        nodes,
        misses_forced_wins,
    } = *level;
    let mut traits: Vec<Trait> = [
        unless_0(random_percent, Trait::RandomShare),
        misses_diagonals.then_some(Trait::MissesDiagonals),
        unless_0(overlooks_percent, Trait::OverlooksThreats),
        // Who looks at no reply finds no win by force anyway.
        (misses_forced_wins && depth > 0).then_some(Trait::MissesForcedWins),
    ]
    .into_iter()
    .flatten()
    .collect();
    traits.extend(looks_ahead(depth, LinesLevel::FULL.depth, nodes));
    or_full_strength(traits)
}

pub(super) fn of_atoms(level: &AtomsLevel) -> Vec<Trait> {
    let AtomsLevel {
        random_percent,
        lapses_percent,
        lapses_random_percent: _,
        depth,
        waves,
        counts_only_atoms,
        nodes,
    } = *level;
    let lapses_percent = if depth > 0 { lapses_percent } else { 0 };
    let sees_all_waves = depth > 0 || waves == AtomsLevel::FULL.waves;
    let mut traits: Vec<Trait> = [
        unless_0(lapses_percent, Trait::LosesThread),
        unless_0(random_percent, Trait::RandomShare),
        (!sees_all_waves).then_some(Trait::SeesWaves(waves)),
        counts_only_atoms.then_some(Trait::CountsOnlyAtoms),
    ]
    .into_iter()
    .flatten()
    .collect();
    traits.extend(looks_ahead(depth, AtomsLevel::FULL.depth, nodes));
    or_full_strength(traits)
}

/// How far a level looks, if that is less than it could.
fn looks_ahead(depth: u32, deepest: u32, nodes: u64) -> Option<Trait> {
    match depth {
        0 => Some(Trait::LooksAtNoReply),
        _ if depth < deepest => Some(Trait::LooksAhead(depth)),
        _ => (nodes < ALL_NODES).then_some(Trait::VisitsAtMost(nodes)),
    }
}

fn or_full_strength(traits: Vec<Trait>) -> Vec<Trait> {
    if traits.is_empty() {
        vec![Trait::FullStrength]
    } else {
        traits
    }
}
