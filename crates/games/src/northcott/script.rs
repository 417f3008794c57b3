//! What scripts can ask about Northcott's game.

use super::{Northcott, Slide};
use fivefold_players::scripts::{Body, Function, GameVocabulary, ScriptValue};
use fivefold_rules::{Cell, Game, Move, Position};

pub(crate) static VOCABULARY: GameVocabulary = GameVocabulary {
    functions: &[Function {
        name: "gaps",
        steps: 0,
        body: Body::Plain(|position| {
            let game = position.as_game::<Northcott>()?;
            Some(ScriptValue::numbers(game.gaps()))
        }),
    }],
    from: |position, mv| {
        let (game, slide) = slide(position, mv)?;
        let col = game.pairs()[slide.row as usize].of(position.side_to_move());
        Some(Cell::new(col, slide.row))
    },
    amount: |position, mv| {
        slide(position, mv).map_or(0, |(game, slide)| game.advance(slide).into())
    },
};

/// A move in one of the rows that there are.
fn slide(position: &Position, mv: Move) -> Option<(&Northcott, Slide)> {
    let game = position.as_game::<Northcott>()?;
    let slide = Northcott::unpack(mv)?;
    (usize::from(slide.row) < game.pairs().len()).then_some((game, slide))
}
