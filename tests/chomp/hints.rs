//! What is explained of a game that brings no explanations.

use fivefold::players::{Explanation, SearchResult, Stop, Verdict};
use fivefold::rules::Side;
use fivefold::study::explain::threats;
use fivefold::study::hint::hint;
use fivefold::study::preserving_moves::{Worth, keeping};
use fivefold::study::solving;
use fivefold::words::sentence::Sentence;

use crate::at;

/// A game of rules alone gets a hint, what keeps its value, and its value.
#[test]
fn a_game_that_brings_no_explanations_is_explained_by_searching() {
    let position = at("chomp:4x3");
    let found = keeping(&position).expect("a small board");
    assert!(found.is_exact());
    assert_eq!((found.worth, found.legal), (Some(Worth::Won), 12));
    let verdict = Verdict::Proven {
        winner: Some(Side::First),
        plies: Some(7),
    };
    let mv = found.moves[0];
    let choice = SearchResult {
        verdict,
        line: vec![mv],
        ..SearchResult::unsearched(mv, Explanation::SEARCHED_WIN)
    };
    let hint = hint(&position, &choice).expect("a legal move");
    let move_text = position.move_text(choice.mv);
    let action = Sentence::new("hint-what-move").text("move", move_text);
    assert_eq!(hint.action, action);
    assert_eq!(hint.cells, [hint.target]);
    assert!(hint.place.cells.contains(&hint.target));
    assert_eq!(
        (hint.why.key, hint.why.count("n")),
        ("hint-why-forced-win-in", 4)
    );
    assert_eq!(hint.steps[0].does.key, "hint-step-quiet");
    assert_eq!(threats(&position), []);
    let solved = solving::solve(&position, 16, &Stop::new()).expect("a small board");
    assert!(
        matches!(
            solved.verdict,
            Verdict::Proven {
                winner: Some(Side::First),
                ..
            }
        ),
        "{solved:?}"
    );
}
