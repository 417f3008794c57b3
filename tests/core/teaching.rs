//! The teaching game: which moves are offered back, and why.

use fivefold::config::{AskBack, Level, Opponents, Study};
use fivefold::games::parse_id;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Explanation, Limits, SearchResult, Stop, Verdict};
use fivefold::rules::{Move, Position, Rng};
use fivefold::study::teaching::{Offer, Reason, needs_after, offer};
use rand::SeedableRng;

fn position(id: &str) -> Position {
    parse_id(id).expect("an id of this test").position
}

fn strongest(position: &Position, nodes: u64) -> SearchResult<Move> {
    let level = Opponent::Level(Level::STRONGEST);
    let mut player = level.player(position.game(), &Opponents::default());
    let limits = Limits {
        nodes: Some(nodes),
        depth: None,
    };
    let mut rng = Rng::seed_from_u64(1);
    let choice = player.choose(position, &limits, &Stop::new(), &mut rng);
    choice.expect("a move")
}

fn offered(position: &Position, played: &str, numbers: &Study) -> Option<Offer> {
    let mv = position.parse_move(played).expect(played);
    let nodes = numbers.teaching.nodes;
    let before = strongest(position, nodes);
    let mut next = position.clone();
    next.play(mv).expect(played);
    let needed = needs_after(&before, mv, position);
    let after = needed.then(|| strongest(&next, nodes));
    offer(&before, mv, after.as_ref(), position, numbers)
}

#[test]
fn every_move_of_nim_that_gives_the_win_away_is_offered_back_and_no_other() {
    let numbers = Study::default();
    for (id, best) in [
        ("nim:3,4,5", "a2"),
        ("corner:8x8,queen:h8", ""),
        ("northcott:2x8:1-8,1-6", ""),
    ] {
        let position = position(id);
        let mut losing = 0;
        for mv in position.legal_moves() {
            let text = position.move_text(mv);
            let found = offered(&position, &text, &numbers);
            losing += usize::from(found.is_some());
            if text == best {
                assert_eq!(found, None, "{text}");
            }
            if let Some(offer) = found {
                assert_eq!(offer.reason, Reason::WinForLoss);
                assert!(offered(&position, &position.move_text(offer.better), &numbers).is_none());
            }
        }
        if !best.is_empty() {
            assert_eq!(losing, position.legal_moves().len() - 1, "{id}");
        }
    }
}

#[test]
fn whoever_has_lost_already_is_not_asked() {
    let numbers = Study::default();
    let position = position("nim:1,4,5");
    for mv in position.legal_moves() {
        let text = position.move_text(mv);
        assert_eq!(offered(&position, &text, &numbers), None, "{text}");
        assert!(!needs_after(&strongest(&position, 1), mv, &position));
    }
}

#[test]
fn a_drawn_game_of_tic_tac_toe_that_is_lost_is_told_as_such() {
    // O in a corner, X beside it instead of in the middle: lost with best play.
    let position = position("mnk:3x3x3:3/3/o2@2");
    let found = offered(&position, "b1", &Study::default()).expect("it loses");
    assert_eq!(found.reason, Reason::DrawForLoss);
    assert_eq!(position.move_text(found.better), "b2");
    assert_eq!(offered(&position, "b2", &Study::default()), None);
}

#[test]
fn a_win_missed_for_a_draw_is_told_as_such() {
    // O needs a3; any other move lets X close the line and fill the board.
    let position = position("mnk:3x3x3:1xx/oxo/oox@1");
    assert_eq!(position.legal_moves().len(), 1);
    let open = self::position("mnk:3x3x3:2x/oxo/ox1@1");
    let found = offered(&open, "c1", &Study::default());
    assert!(found.is_some_and(|found| found.reason != Reason::DrawForLoss));
}

#[test]
fn estimated_drops_are_asked_about_only_where_the_file_says_so() {
    let position = position("mnk:15x15x5");
    let moves = position.legal_moves();
    let choice = |mv, score| SearchResult {
        mv,
        verdict: Verdict::Estimated { score },
        explanation: Explanation::BEST_SCORE,
        nodes: 1,
        depth: 1,
        line: Vec::new(),
        remark: None,
    };
    let numbers = Study::default();
    let before = choice(moves[0], 10_000);
    // The score is that of the other side now.
    let after = choice(moves[2], 10_000);
    assert!(needs_after(&before, moves[1], &position));
    let found = offer(&before, moves[1], Some(&after), &position, &numbers);
    assert!(
        matches!(found, Some(Offer { reason: Reason::Seems { drop }, .. })
        if drop >= numbers.teaching.drop)
    );
    let harmless = choice(moves[2], -10_000);
    assert_eq!(
        offer(&before, moves[1], Some(&harmless), &position, &numbers),
        None
    );
    assert_eq!(offer(&before, moves[1], None, &position, &numbers), None);
    let mut only_proven = numbers.clone();
    only_proven.teaching.ask_back_when = AskBack::Proven;
    assert_eq!(
        offer(&before, moves[1], Some(&after), &position, &only_proven),
        None
    );
}
