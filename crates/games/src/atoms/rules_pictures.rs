//! The rules of Atoms in pictures: an atom is added, a full cell bursts, its neighbours burst in turn, and
//! whoever has no cell left loses.

use super::Atoms;
use fivefold_rules::Game as _;
use fivefold_study::rules_pictures::{RulesPictures, Scene};

/// What is shown of the rules of Atoms.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures {
    scenes: |position| {
        let is_chain = position
            .as_game::<Atoms>()
            .is_some_and(|atoms| atoms.params().chain);
        let (params, burst, corner) = if is_chain {
            ("5x5,chain", "picture-atoms-burst-chain", "a5 e1 c3")
        } else {
            ("5x5", "picture-atoms-burst", "c3")
        };
        let full = if is_chain {
            "a4/5/2cB1/5/4A"
        } else {
            "5/5/2cB1/5/4A"
        };
        vec![
            Scene::new("game-atoms-rules", params, "5/1a3/5/3A1/5", "c3 d2 b4"),
            Scene::new(burst, params, full, corner),
            Scene::new("picture-atoms-chain", params, "5/2c2/1acB1/2C2/4A", "c3"),
            Scene::new("picture-atoms-end", params, "5/5/2cC1/5/5", "c3"),
        ]
    },
};
