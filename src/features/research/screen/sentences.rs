//! What the research room says about positions, steps and rules.

use crate::features::language::{Words, number, text};
use crate::features::research::Room;
use crate::study::research::{
    MethodFinding, MethodStep, PositionState, ResearchRule, RuleProof, Space, Tuple,
};

/// What the rule says about a position, in short: “2 xor 4 xor 6 = 0”.
pub(crate) fn rule(words: &Words, space: &Space, tuple: &Tuple) -> String {
    match space.rule(tuple) {
        ResearchRule::Xor { sum } => {
            let mut numbers = tuple.iter().map(u8::to_string);
            let first = numbers.next().unwrap_or_default();
            let left = numbers.fold(first, |left, right| {
                words.with(
                    "research-xor",
                    &[("left", text(&left)), ("right", text(&right))],
                )
            });
            words.with(
                "research-sum",
                &[("left", text(&left)), ("sum", number(sum))],
            )
        }
        ResearchRule::Wythoff {
            difference,
            wanted,
            smaller,
        } => words.with(
            if smaller as u16 == wanted {
                "research-pair"
            } else {
                "research-no-pair"
            },
            &[
                ("difference", number(difference)),
                ("smaller", number(smaller)),
                ("wanted", number(wanted)),
            ],
        ),
    }
}

/// Whether a position is good, as far as the method has come.
pub(crate) fn known(words: &Words, room: &Room, tuple: &Tuple) -> String {
    words.say(match room.known(tuple) {
        Some(_) if !room.method().has_looked_at(tuple) => "research-open",
        Some(PositionState::Good) => "research-good",
        _ => "research-struck",
    })
}

/// What has happened in the last step, or what to do first.
pub(crate) fn happened(words: &Words, room: &Room) -> String {
    let method = room.method();
    let Some(MethodStep { looked_at, found }) = room.last() else {
        return words.say(method.space().kind().words.begin);
    };
    let tuple = looked_at.to_string();
    match found {
        MethodFinding::Good { struck } => words.with(
            "research-step-good",
            &[("tuple", text(&tuple)), ("struck", number(struck))],
        ),
        MethodFinding::StruckOut { by } => words.with(
            "research-step-struck",
            &[("tuple", text(&tuple)), ("by", text(&by.to_string()))],
        ),
    }
}

/// How many good positions there are, and how many positions were looked at.
pub(crate) fn count(words: &Words, room: &Room) -> String {
    let method = room.method();
    words.with(
        "research-count",
        &[
            ("good", number(method.count())),
            ("steps", number(method.steps())),
            ("all", number(method.space().positions())),
        ],
    )
}

/// How the rule compares with what was found.
pub(crate) fn agreement(words: &Words, room: &Room) -> String {
    let space = room.method().space();
    let name = words.say(match space.kind().diagonal {
        false => "research-rule-xor",
        true => "research-rule-wythoff",
    });
    words.with(
        if room.agrees() {
            "research-agrees"
        } else {
            "research-differs"
        },
        &[("rule", text(&name))],
    )
}

/// Why the rule is right.
pub(crate) fn proof(words: &Words, space: &Space) -> String {
    words.say(match (space.kind().proof, space.sizes().len()) {
        (RuleProof::GoldenRatio, _) => "research-proof-golden",
        (RuleProof::Groups, 2) => "research-proof-squares",
        (RuleProof::Groups, 3) => "research-proof-tetrahedra",
        (RuleProof::Groups, _) => "research-proof-columns",
    })
}

/// The pair whose numbers differ by as much as those of a position, and how it comes about; `None`
/// where there are no pairs.
pub(crate) fn pair(words: &Words, space: &Space, tuple: &Tuple) -> Option<String> {
    let ResearchRule::Wythoff {
        difference, wanted, ..
    } = space.rule(tuple)
    else {
        return None;
    };
    let larger = wanted + u16::from(difference);
    Some(words.with(
        "research-golden-pair",
        &[
            ("n", number(difference)),
            ("near", number(wanted)),
            ("far", number(larger)),
        ],
    ))
}
