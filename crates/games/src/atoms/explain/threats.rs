//! What the other side would do if it could move now.

use std::cmp::Reverse;

use super::reactions;
use crate::atoms::Atoms;
use fivefold_rules::Game;
use fivefold_study::explain::Threat;
use fivefold_words::sentence::Sentence;

/// At most this many captures are told, the largest.
const MOST_CAPTURES: usize = 3;

/// Its largest captures.
pub(super) fn told(position: &Atoms) -> Vec<Threat> {
    let Some(turned) = reactions::with_other_to_move(position) else {
        return Vec::new();
    };
    let mut captures = reactions::captures(&turned);
    captures.sort_by_key(|(mv, cells)| (Reverse(cells.len()), *mv));
    captures.truncate(MOST_CAPTURES);
    captures
        .into_iter()
        .map(|(mv, cells)| {
            let reaction = reactions::reaction(&turned, mv);
            let does = Sentence::new(match reaction.wins {
                true => "threat-wins",
                false => "threat-captures",
            });
            let does = does.number("cells", cells.len());
            Threat {
                at: turned.target(mv),
                does: does.number("waves", reaction.waves),
                cells,
            }
        })
        .collect()
}
