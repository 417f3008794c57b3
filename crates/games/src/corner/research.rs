//! Corner Nim in the research room: how far its stone is from home in columns and in rows.

use super::{Corner, LONGEST, SHORTEST};
use fivefold_rules::notation::column_letter;
use fivefold_rules::{Game, GameId, Position};
use fivefold_study::research::{
    AskedGame, KindWords, NoBoard, Research, ResearchKind, RuleProof, Space, SpaceError, Tuple,
    TypedOption,
};

/// The rook's moves: one of the two distances becomes smaller.
pub static ROOK: ResearchKind = ResearchKind {
    game: GameId::of::<Corner>(),
    name: "rook",
    diagonal: false,
    proof: RuleProof::Groups,
    rows: 2..=2,
    largest: LONGEST - 1,
    board,
    words: WORDS,
};

/// The queen's moves: one distance, or both by as much.
pub static QUEEN: ResearchKind = ResearchKind {
    game: GameId::of::<Corner>(),
    name: "queen",
    diagonal: true,
    proof: RuleProof::GoldenRatio,
    rows: 2..=2,
    largest: LONGEST - 1,
    board,
    words: KindWords {
        name: "research-queen",
        ..WORDS
    },
};

const WORDS: KindWords = KindWords {
    name: "research-rook",
    begin: "research-begin-corner",
    largest: "research-largest-distance",
    axes: ["research-distance-cols", "research-distance-rows"],
};

/// What the game brings to the room.
pub(crate) static RESEARCH: Research = Research {
    game: GameId::of::<Corner>(),
    kinds: &[&ROOK, &QUEEN],
    asked,
    options: &[
        TypedOption::number("cols", "how many columns"),
        TypedOption::number("rows", "how many rows"),
        TypedOption {
            name: "queen",
            help: "the stone may also go diagonally",
            is_switch: true,
        },
    ],
    typed: |typed| {
        let side = |name| typed.get(name).unwrap_or(8);
        distances(side("cols"), side("rows"), typed.get("queen").is_some())
    },
    example: "--cols 8 --rows 8",
};

/// A board with so many columns and rows.
///
/// # Errors
/// [`SpaceError::Values`].
pub fn distances(cols: u16, rows: u16, queen: bool) -> Result<Space, SpaceError> {
    Space::new(if queen { &QUEEN } else { &ROOK }, &[cols, rows])
}

fn asked(position: &Position) -> AskedGame {
    let corner = position.as_game::<Corner>();
    let is_queen = corner.is_some_and(Corner::is_queen);
    let longest = corner.map(|corner| {
        let params = corner.params();
        i32::from(params.cols.max(params.rows)) - 1
    });
    AskedGame {
        kind: if is_queen { &QUEEN } else { &ROOK },
        rows: None,
        largest: longest,
    }
}

/// The stone at these distances from home.
fn board(space: &Space, tuple: &Tuple) -> Result<(String, String), NoBoard> {
    let (&[cols, rows], &[from_left, from_below]) = (space.sizes(), &**tuple) else {
        return Err(NoBoard::TooLarge);
    };
    let side = |size: u16| size.clamp(SHORTEST.into(), LONGEST.into());
    if from_left >= LONGEST {
        return Err(NoBoard::TooLarge);
    }
    let queen = if space.kind().diagonal { ",queen" } else { "" };
    let params = format!("{}x{}{queen}", side(cols), side(rows));
    let square = format!("{}{}", column_letter(from_left), u16::from(from_below) + 1);
    Ok((params, square))
}

#[cfg(test)]
mod tests {
    use super::*;
    use fivefold_players::nimbers::is_wythoff_pair;

    #[test]
    fn the_rule_of_the_queen_is_the_one_that_the_players_use() {
        let space = distances(100, 100, true).expect("a small board");
        for cols in 0..100 {
            for rows in 0..100 {
                let rule = space.rule(&Tuple::new(&[cols, rows]));
                assert_eq!(rule.is_good(), is_wythoff_pair(cols, rows), "{cols} {rows}");
            }
        }
    }
}
