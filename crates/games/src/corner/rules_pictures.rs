//! The rules of Corner Nim in pictures: how the lantern moves, and that reaching the corner wins.

use super::Corner;
use fivefold_rules::Game as _;
use fivefold_study::rules_pictures::{RulesPictures, Scene};

/// What is shown of the rules of Corner Nim.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures {
    scenes: |position| {
        let is_queen = position
            .as_game::<Corner>()
            .is_some_and(|corner| corner.params().queen);
        let (params, told, moves, home) = if is_queen {
            ("6x6,queen", "picture-corner-queen", "d4 d2 c2", "b2 a1")
        } else {
            ("6x6", "picture-corner-move", "f3 c3 c2", "b1 a1")
        };
        let before = if is_queen { "d4" } else { "b4" };
        vec![
            Scene::new(told, params, "f6", moves),
            Scene::new("picture-corner-home", params, before, home),
        ]
    },
};
