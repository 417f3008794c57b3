//! What scripts can ask about Corner Nim.

use super::Corner;
use fivefold_players::scripts::{Body, Function, GameVocabulary, ScriptValue};
use fivefold_rules::Position;

pub(crate) static VOCABULARY: GameVocabulary = GameVocabulary {
    functions: &[
        Function {
            name: "stone",
            steps: 0,
            body: Body::Plain(|position| Some(ScriptValue::Cell(corner(position)?.stone()))),
        },
        Function {
            name: "distances",
            steps: 0,
            body: Body::Plain(|position| {
                let (left, down) = corner(position)?.distances();
                Some(ScriptValue::numbers([left, down]))
            }),
        },
    ],
    from: |position, _| corner(position).map(Corner::stone),
    ..GameVocabulary::COMMON
};

fn corner(position: &Position) -> Option<&Corner> {
    position.as_game()
}
