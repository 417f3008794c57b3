//! What scripts can ask about Lines.

use super::boora::{fewest_lacking, star};
use super::{DIRECTIONS, Lines};
use fivefold_players::scripts::{Body, Function, GameVocabulary, ScriptValue};

/// The longest reach of `star`: that of the largest board.
const FARTHEST: i64 = 22;

pub(crate) static VOCABULARY: GameVocabulary = GameVocabulary {
    functions: &[
        Function {
            name: "lacking",
            steps: DIRECTIONS.len() * 4,
            // For each direction in which a line through the cell is still possible: how many
            // stones it lacks once the side has put one on the cell.
            body: Body::OfSide(|position, cell, side| {
                let game = position.as_game::<Lines>()?;
                let directions = DIRECTIONS.into_iter().filter(|_| game.contains(cell));
                Some(ScriptValue::numbers(directions.filter_map(|direction| {
                    fewest_lacking(game, cell, side, direction)
                })))
            }),
        },
        Function {
            name: "star",
            steps: 0,
            // The cells that are at most so many steps away in one of the eight directions.
            body: Body::OfNumber(|position, cell, width| {
                let game = position.as_game::<Lines>()?;
                if !game.contains(cell) {
                    return Some(ScriptValue::Cells(Vec::new()));
                }
                // At most 22, by the line itself.
                let width = width.clamp(0, FARTHEST) as u8;
                Some(ScriptValue::Cells(star(game, cell, width).collect()))
            }),
        },
    ],
    ..GameVocabulary::COMMON
};
