//! What scripts can ask about Nim.

use super::Nim;
use fivefold_players::scripts::{Body, Function, GameVocabulary, ScriptValue};
use fivefold_rules::Game;

pub(crate) static VOCABULARY: GameVocabulary = GameVocabulary {
    functions: &[Function {
        name: "heaps",
        steps: 0,
        body: Body::Plain(|position| {
            let heaps = position.as_game::<Nim>()?.heaps();
            Some(ScriptValue::numbers(heaps.iter().copied()))
        }),
    }],
    amount: |_, mv| Nim::unpack(mv).map_or(0, |take| take.count.into()),
    ..GameVocabulary::COMMON
};
