//! Northcott's game in the research room: its gaps.
//!
//! Retreats are left out, as in the original: a retreat can be answered by closing the gap again, so
//! that they change nothing about who wins.

use super::{FEWEST_COLS, FEWEST_ROWS, MOST_COLS, Northcott};
use fivefold_rules::{Game, GameId};
use fivefold_study::research::{
    AskedGame, KindWords, MOST_ROWS, NoBoard, Research, ResearchKind, RuleProof, Space, SpaceError,
    Tuple, TypedOption,
};

/// The gaps of the rows.
pub static GAPS: ResearchKind = ResearchKind {
    game: GameId::of::<Northcott>(),
    name: "gaps",
    diagonal: false,
    proof: RuleProof::Groups,
    rows: 1..=MOST_ROWS,
    largest: MOST_COLS - 2,
    board,
    words: KindWords {
        name: "research-gaps",
        begin: "research-begin-gaps",
        largest: "research-largest-gap",
        axes: ["research-row"; 2],
    },
};

/// What the game brings to the room.
pub(crate) static RESEARCH: Research = Research {
    game: GameId::of::<Northcott>(),
    kinds: &[&GAPS],
    asked: |position| AskedGame {
        kind: &GAPS,
        rows: position
            .as_game()
            .map(|northcott: &Northcott| northcott.params().rows),
        largest: None,
    },
    options: &[
        TypedOption::number("rows", "how many rows"),
        TypedOption::number("gaps", "how many sizes a gap can have, from 0 on"),
    ],
    typed: |typed| {
        gaps(
            typed.get("rows").unwrap_or(3),
            typed.get("gaps").unwrap_or(11),
        )
    },
    example: "--rows 3 --gaps 8",
};

/// So many rows, whose gaps can have so many values: 0 to `values` − 1.
///
/// # Errors
/// See [`SpaceError`].
pub fn gaps(rows: u16, values: u16) -> Result<Space, SpaceError> {
    Space::new(&GAPS, &vec![values; usize::from(rows)])
}

/// In each row O at the left edge and X behind the gap; a question about one row gets a second one
/// without a gap, because no board has fewer.
fn board(space: &Space, tuple: &Tuple) -> Result<(String, String), NoBoard> {
    let largest = space.sizes().iter().max().copied().unwrap_or(1);
    let cols = (largest + 1).clamp(FEWEST_COLS.into(), MOST_COLS.into());
    let mut rows: Vec<String> = (tuple.iter())
        .map(|&gap| format!("1-{}", u16::from(gap) + 2))
        .collect();
    while rows.len() < usize::from(FEWEST_ROWS) {
        rows.push("1-2".to_owned());
    }
    Ok((format!("{}x{cols}", rows.len()), rows.join(",")))
}
