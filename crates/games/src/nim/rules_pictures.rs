//! The rules of Nim in pictures: pebbles are taken from one row, and the last one decides.

use super::Nim;
use fivefold_rules::Game as _;
use fivefold_study::rules_pictures::{RulesPictures, Scene};

/// What is shown of the rules of Nim.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures {
    scenes: |position| {
        let is_misere = position
            .as_game::<Nim>()
            .is_some_and(|nim| nim.params().misere);
        let (misere, last, end) = if is_misere {
            (",misere", "picture-nim-last-misere", "b2 a1")
        } else {
            ("", "picture-nim-last", "b1 a1 b1")
        };
        vec![
            Scene::new(
                "picture-nim-take",
                format!("3,4,5{misere}"),
                "3,4,5",
                "c3 a1 b4",
            ),
            Scene::new(last, format!("3,4,5{misere}"), "1,2,0", end),
        ]
    },
};
