//! Atoms in matches of computer players.

use super::Atoms;
use fivefold_match::measure::MatchRules;
use fivefold_rules::{Position, Side};

/// What matches ask.
pub(crate) static MATCH_RULES: MatchRules = MatchRules {
    opening: 4,
    ahead,
    ..MatchRules::GENERIC
};

/// Who is ahead in a game that is broken off: the side with more cells, or with as many cells more
/// atoms.
fn ahead(position: &Position) -> Option<Side> {
    let atoms: &Atoms = position.as_game()?;
    let strength = |side: Side| {
        let cells = atoms.all_cells();
        let cells = cells.filter(|&cell| atoms.owner(cell) == Some(side));
        let count: u32 = cells.map(|cell| u32::from(atoms.count(cell))).sum();
        (atoms.cells_of(side), count)
    };
    let [first, second] = Side::BOTH.map(strength);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}
