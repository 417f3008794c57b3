//! The rules of Northcott in pictures: counters slide along their rows, cannot jump, and whoever cannot
//! move loses.

use fivefold_study::rules_pictures::{RulesPictures, Scene};

/// What is shown of the rules of Northcott.
pub(crate) static RULES_PICTURES: RulesPictures = RulesPictures {
    scenes: |_| {
        vec![
            Scene::new("picture-northcott-slide", "3x8", "1-7,3-8,2-6", "a4 b6 c1"),
            Scene::new("picture-northcott-jump", "3x8", "1-7,2-7,4-5", "b6 b8 b7"),
            Scene::new("rules-northcott", "3x8", "7-8,6-8,7-8", "b7"),
        ]
    },
};
