//! What scripts can ask about Atoms.

use super::Atoms;
use fivefold_players::scripts::{Body, Function, GameVocabulary, ScriptValue};

pub(crate) static VOCABULARY: GameVocabulary = GameVocabulary {
    functions: &[Function {
        name: "atoms",
        steps: 0,
        body: Body::Plain(|position| {
            let atoms = position.as_game::<Atoms>()?.atoms();
            Some(ScriptValue::Number(atoms.into()))
        }),
    }],
    ..GameVocabulary::COMMON
};
