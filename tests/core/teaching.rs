//! The teaching game: which moves are offered back, and why.

use std::collections::BTreeMap;

use crate::hints::cells;
use fivefold::config::{AskBack, Level, Opponents, Study};
use fivefold::games::corner::Corner;
use fivefold::games::nim::Nim;
use fivefold::players::nimbers::is_wythoff_pair;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Explanation, Limits, SearchResult, Stop, Verdict};
use fivefold::rules::{Cell, Move, Outcome, Position, Rng, Side};
use fivefold::study::binary::BinaryColumns;
use fivefold::study::hint::{HintMark, HintReason};
use fivefold::study::mistake::Mistake;
use fivefold::study::preserving_moves::{Worth, keeping};
use fivefold::study::teaching::{OfferReason, TakebackOffer, needs_after, offer};
use fivefold::words::ENGLISH;
use fivefold_support::positions::position_of;
use rand::SeedableRng;

fn strongest(position: &Position, nodes: u64) -> SearchResult<Move> {
    let level = Opponent::Level(Level::STRONGEST);
    let mut player = level.player(position.game(), &Opponents::default());
    let limits = Limits::of_nodes(nodes);
    let mut rng = Rng::seed_from_u64(1);
    let choice = player.choose(position, &limits, &Stop::new(), &mut rng);
    choice.expect("a move")
}

fn offered(position: &Position, played: &str, numbers: &Study) -> Option<TakebackOffer> {
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
        let position = position_of(id);
        let mut losing = 0;
        for mv in position.legal_moves() {
            let text = position.move_text(mv);
            let found = offered(&position, &text, &numbers);
            losing += usize::from(found.is_some());
            if text == best {
                assert_eq!(found, None, "{text}");
            }
            if let Some(offer) = found {
                assert_eq!(offer.reason, OfferReason::WinForLoss);
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
    let position = position_of("nim:1,4,5");
    for mv in position.legal_moves() {
        let text = position.move_text(mv);
        assert_eq!(offered(&position, &text, &numbers), None, "{text}");
        assert!(!needs_after(&strongest(&position, 1), mv, &position));
    }
}

#[test]
fn a_drawn_game_of_tic_tac_toe_that_is_lost_is_told_as_such() {
    // O in a corner, X beside it instead of in the middle: lost with best play.
    let position = position_of("mnk:3x3x3:3/3/o2@2");
    let found = offered(&position, "b1", &Study::default()).expect("it loses");
    assert_eq!(found.reason, OfferReason::DrawForLoss);
    assert_eq!(position.move_text(found.better), "b2");
    assert_eq!(offered(&position, "b2", &Study::default()), None);
}

#[test]
fn a_win_missed_for_a_draw_is_told_as_such() {
    // O needs a3; any other move lets X close the line and fill the board.
    let position = position_of("mnk:3x3x3:1xx/oxo/oox@1");
    assert_eq!(position.legal_moves().len(), 1);
    let open = position_of("mnk:3x3x3:2x/oxo/ox1@1");
    let found = offered(&open, "c1", &Study::default());
    assert!(found.is_some_and(|found| found.reason != OfferReason::DrawForLoss));
}

#[test]
fn estimated_drops_are_asked_about_only_where_the_file_says_so() {
    let position = position_of("mnk:15x15x5");
    let moves = position.legal_moves();
    let choice = |mv, score| SearchResult {
        verdict: Verdict::Estimated { score },
        ..SearchResult::unsearched(mv, Explanation::BEST_SCORE)
    };
    let numbers = Study::default();
    let before = choice(moves[0], 10_000);
    // The score is that of the other side now.
    let after = choice(moves[2], 10_000);
    assert!(needs_after(&before, moves[1], &position));
    let found = offer(&before, moves[1], Some(&after), &position, &numbers);
    assert!(
        matches!(found, Some(TakebackOffer { reason: OfferReason::Seems { drop }, .. })
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

/// A choice of this move about which nothing is known.
fn choice(mv: Move) -> SearchResult<Move> {
    SearchResult {
        line: vec![mv],
        ..SearchResult::unsearched(mv, Explanation::BEST_SCORE)
    }
}

/// Why this move is a mistake where the strongest player would play another.
fn why(id: &str, played: &str) -> HintReason {
    let found = offered(&position_of(id), played, &Study::default()).expect("it is offered back");
    found.why.expect("a reason")
}

/// Why this move is a mistake where another is better, if it is answered so.
fn answered(id: &str, played: &str, better: &str, answer: &str) -> HintReason {
    let before = position_of(id);
    let played = before.parse_move(played).expect("a move");
    let (after, _) = before.preview(played).expect("legal");
    let better = choice(before.parse_move(better).expect("a move"));
    let answer = choice(after.parse_move(answer).expect("a move"));
    let mistake = Mistake {
        before: &before,
        played,
        after: &after,
        better: &better,
        answer: Some(&answer),
    };
    mistake.why().expect("a reason")
}

/// The cells with this mark, in ascending order.
fn marked(why: &HintReason, mark: HintMark) -> Vec<Cell> {
    let with = why.evidence.iter().filter(|marked| marked.mark == mark);
    let mut cells: Vec<Cell> = with.map(|marked| marked.cell).collect();
    cells.sort();
    cells.dedup();
    cells
}

/// Every mistake of these positions of a game whose theory is known, with the position behind it.
fn mistakes(ids: impl IntoIterator<Item = String>) -> Vec<(String, Position, HintReason)> {
    let mut mistakes = Vec::new();
    for id in ids {
        let before = position_of(&id);
        let known = keeping(&before).expect("the theory tells");
        if known.worth != Some(Worth::Won) {
            continue;
        }
        let better = choice(known.moves[0]);
        for played in before.legal_moves() {
            let (after, _) = before.preview(played).expect("legal");
            if known.moves.contains(&played) || after.outcome().is_some() {
                continue;
            }
            let mistake = Mistake {
                before: &before,
                played,
                after: &after,
                better: &better,
                answer: None,
            };
            let told = mistake.why().expect("a reason");
            let about = format!("{id} {}: {}", before.move_text(played), told.why);
            mistakes.push((about, after.clone(), told));
        }
    }
    mistakes
}

fn ends_it(position: &Position) -> bool {
    let wins = |mv: Move| {
        let (after, _) = position.preview(mv).expect("legal");
        after.outcome() == Some(Outcome::Win(position.side_to_move()))
    };
    position.legal_moves().into_iter().any(wins)
}

/// How often each reason is given.
fn kinds(mistakes: &[(String, Position, HintReason)]) -> BTreeMap<&'static str, usize> {
    let mut kinds = BTreeMap::new();
    for (_, _, told) in mistakes {
        *kinds.entry(told.why.key).or_default() += 1;
    }
    kinds
}

#[test]
fn in_nim_the_sum_that_was_left_is_told_or_at_the_end_of_misere_the_single_pebbles() {
    let heaps = || 0..=4_u8;
    let all = heaps().flat_map(move |a| heaps().flat_map(move |b| heaps().map(move |c| [a, b, c])));
    let some = all.filter(|heaps| heaps.iter().any(|&heap| heap > 0));
    let ids =
        some.flat_map(|[a, b, c]| ["", ",misere"].map(|rule| format!("nim:{a},{b},{c}{rule}")));
    let mistakes = mistakes(ids);
    for (about, left, told) in &mistakes {
        let nim: &Nim = left.as_game().expect("Nim");
        let sum = i64::from(BinaryColumns::of(left).expect("heaps").nim_sum());
        let singles = nim.heaps().iter().filter(|&&heap| heap == 1).count() as i64;
        match told.why.key {
            "mistake-missed-win-at-once" => {}
            "mistake-lets-win-at-once" => assert!(ends_it(left), "{about}"),
            "mistake-nim-sum" => {
                assert!(sum != 0 && told.why.count("n") == sum, "{about}");
                assert!(told.proof.is_some(), "{about}");
            }
            "mistake-even-singles" => {
                assert!(nim.is_misere() && nim.heaps().iter().all(|&heap| heap <= 1));
                assert!(
                    singles % 2 == 0 && told.why.count("n") == singles,
                    "{about}"
                );
            }
            "mistake-lets-odd-singles" => {
                let large = nim.heaps().iter().filter(|&&heap| heap > 1).count();
                assert!(nim.is_misere() && large == 1, "{about}");
            }
            other => panic!("{about}: {other}"),
        }
        // Marked are the pebbles of one row that the opponent takes to win.
        if told.why.key != "mistake-missed-win-at-once" {
            let taken = marked(told, HintMark::Threat);
            assert!(!taken.is_empty() && taken.iter().all(|cell| cell.row == taken[0].row));
            let view = left.view();
            assert!(taken.iter().all(|&cell| view.contains(cell)), "{about}");
        }
    }
    let kinds = kinds(&mistakes);
    assert_eq!(kinds.len(), 5, "{kinds:?}");
}

#[test]
fn in_corner_nim_the_squares_are_shown_to_which_the_opponent_can_move() {
    for rule in ["", ",queen"] {
        let squares = (0..9_u8).flat_map(|col| (1..=7_u8).map(move |row| (col, row)));
        let squares = squares.filter(|&square| square != (0, 1));
        let ids = squares.map(|(col, row)| {
            let letter = char::from(b'a' + col);
            format!("corner:9x7{rule}:{letter}{row}")
        });
        let mistakes = mistakes(ids);
        for (about, left, told) in &mistakes {
            let corner: &Corner = left.as_game().expect("Corner Nim");
            let (cols, rows) = corner.distances();
            let count = |name| u8::try_from(told.why.count(name)).expect("a distance");
            match told.why.key {
                "mistake-missed-win-at-once" => {}
                "mistake-lets-win-at-once" => assert!(ends_it(left), "{about}"),
                "mistake-unequal-distances" => {
                    assert!(!corner.is_queen() && cols != rows, "{about}");
                    assert_eq!((count("cols"), count("rows")), (cols, rows), "{about}");
                }
                "mistake-no-wythoff-pair" => {
                    let (near, far) = (count("near"), count("far"));
                    assert_eq!((near, far), (cols.min(rows), cols.max(rows)), "{about}");
                    assert!(corner.is_queen() && !is_wythoff_pair(near, far), "{about}");
                }
                other => panic!("{about}: {other}"),
            }
            let shown = marked(told, HintMark::Cold);
            let replies = keeping(left).expect("the theory tells").moves;
            let replies = replies.into_iter().filter_map(|mv| left.target(mv));
            let mut replies: Vec<Cell> = replies.collect();
            replies.sort();
            if !told.why.key.ends_with("at-once") {
                assert_eq!(shown, replies, "{about}");
            }
        }
        assert_eq!(kinds(&mistakes).len(), 3, "{rule}");
    }
}

#[test]
fn in_northcotts_game_the_sum_of_the_gaps_is_told() {
    let gaps = (0..4_u8).flat_map(|a| (0..4_u8).map(move |b| [a, b]));
    let ids = gaps.map(|gaps| {
        let rows = gaps.map(|gap| format!("2-{}", gap + 3));
        format!("northcott:2x8:{}", rows.join(","))
    });
    let mistakes = mistakes(ids);
    for (about, left, told) in &mistakes {
        let sum = i64::from(BinaryColumns::of(left).expect("gaps").nim_sum());
        match told.why.key {
            "mistake-missed-win-at-once" => continue,
            "mistake-lets-win-at-once" => assert!(ends_it(left), "{about}"),
            _ => {
                assert_eq!(told.why.key, "mistake-gaps", "{about}");
                assert!(sum != 0 && told.why.count("n") == sum, "{about}");
                assert!(told.proof.is_some(), "{about}");
            }
        }
        assert!(!marked(told, HintMark::Threat).is_empty(), "{about}");
    }
    assert!(mistakes.len() > 30, "{}", mistakes.len());
}

#[test]
fn a_line_that_the_opponent_can_complete_is_shown() {
    let id = "mnk:9x9x5:9/9/9/9/9/9/1oxxxx3/1oo6/1o7@1";
    let told = why(id, "i9");
    assert_eq!(told.why.key, "mistake-lets-complete");
    assert_eq!(
        told.why.to_string(),
        "Now your opponent can complete a line."
    );
    let line = cells(&position_of(id), "c3 d3 e3 f3 g3");
    assert_eq!(marked(&told, HintMark::Threat), line);
}

#[test]
fn a_line_that_was_not_completed_is_told_but_not_shown() {
    let told = why("mnk:9x9x5:9/9/9/9/9/9/2xxxx3/9/1oooo4@1", "i9");
    assert_eq!(told.why.key, "mistake-missed-win-at-once");
    assert_eq!(told.evidence, [], "whoever thinks again is to find it");
}

#[test]
fn a_threat_on_two_points_that_was_not_prevented_is_shown() {
    let id = "mnk:9x9x5:9/9/9/9/9/9/2xxx4/1o7/oo7@1";
    let told = answered(id, "i9", "b3", "f3");
    assert_eq!(told.why.key, "mistake-lets-double");
    assert_eq!(told.why.count("n"), 2);
    let stones = cells(&position_of(id), "c3 d3 e3");
    let shown = marked(&told, HintMark::Threat);
    assert!(stones.iter().all(|stone| shown.contains(stone)), "{told:?}");
    assert_eq!(shown.len(), 4, "and where the opponent would play");
    assert_eq!(marked(&told, HintMark::Completing).len(), 2);
}

/// With a line of its own to complete the mover is not threatened yet.
#[test]
fn no_threat_is_told_that_would_come_too_late() {
    let told = answered("mnk:9x9x5:9/9/9/9/9/9/2xxx4/9/xooo5@1", "e1", "f3", "f1");
    assert_eq!(told.why.key, "mistake-answer", "{}", told.why);
}

#[test]
fn a_win_by_force_that_was_allowed_is_told_step_by_step_and_a_missed_one_only_counted() {
    let before = position_of("mnk:9x9x5");
    let mut moves = before.legal_moves().into_iter();
    let mut next = || moves.next().expect("a move");
    let (played, best, reply) = (next(), next(), next());
    let (after, _) = before.preview(played).expect("legal");
    let mine = Some(Side::First);
    let proven = |mv, winner, plies| SearchResult {
        verdict: Verdict::Proven { winner, plies },
        ..choice(mv)
    };
    let told = |better: &SearchResult<Move>, answer: Option<&SearchResult<Move>>| {
        let mistake = Mistake {
            before: &before,
            played,
            after: &after,
            better,
            answer,
        };
        mistake.why()
    };
    let won = proven(best, mine, Some(5));
    let lost = proven(reply, Some(Side::Second), Some(7));
    let lets = told(&won, Some(&lost)).expect("a reason");
    assert_eq!(
        (lets.why.key, lets.why.count("n")),
        ("mistake-lets-win-in", 4)
    );
    assert_eq!((lets.steps.len(), lets.steps[0].mv), (1, reply));
    let missed = told(&won, Some(&proven(reply, None, None))).expect("a reason");
    assert_eq!(
        (missed.why.key, missed.why.count("n")),
        ("mistake-missed-win-in", 3)
    );
    assert_eq!((missed.evidence, missed.steps), (Vec::new(), Vec::new()));
    let found = SearchResult {
        verdict: Verdict::Found {
            winner: Side::Second,
            plies: 9,
        },
        ..choice(reply)
    };
    let found = told(&choice(best), Some(&found)).expect("a reason");
    assert_eq!(
        (found.why.key, found.why.count("n")),
        ("mistake-found-loss", 5)
    );
    assert_eq!(told(&choice(best), None), None, "nothing is known");
}

#[test]
fn in_atoms_the_cells_are_shown_that_the_opponent_captures() {
    // The corner bursts with the next atom of the second side.
    let id = "atoms:4x4:Ca2/4/4/2a1@1";
    let told = answered(id, "c1", "b4", "a4");
    assert_eq!(
        told.why.to_string(),
        "Now your opponent can capture 1 cell in 1 wave from a4."
    );
    assert_eq!(
        marked(&told, HintMark::Taken),
        cells(&position_of(id), "b4")
    );
    // The same where it is all that the mover has.
    let told = answered("atoms:4x4:Ca2/4/4/4@1", "b4", "b4", "a4");
    assert_eq!(told.why.key, "mistake-lets-cascade");
}

/// Whatever is said has words, and lies on the board.
#[test]
fn whatever_is_offered_back_the_reason_can_be_said_and_shown() {
    let numbers = Study::default();
    let mut told = BTreeMap::<&str, usize>::new();
    for id in [
        "nim:3,4,5",
        "nim:3,1,1,misere",
        "corner:9x7",
        "northcott:3x8",
        "corner:9x7,queen:g6",
        "mnk:3x3x3:3/3/o2@2",
        "mnk:9x9x5:9/9/9/9/9/9/1oxxxx3/1oo6/1o7@1",
        "atoms:3x3:cC1/1a1/2A@1",
        "atoms:4x4:cB2/1b2/A3/3B@1",
    ] {
        let position = position_of(id);
        for mv in position.legal_moves() {
            let Some(found) = offered(&position, &position.move_text(mv), &numbers) else {
                continue;
            };
            let (after, _) = position.preview(mv).expect("legal");
            let why = found.why.unwrap_or_else(|| panic!("{id} {mv:?}"));
            let said = ENGLISH.sentence(&why.why);
            assert!(said.ends_with('.') && !said.contains(['{', '$']), "{said}");
            assert_ne!(said, why.why.key.replace('-', " "), "no words");
            let view = after.view();
            assert!(why.evidence.iter().all(|marked| view.contains(marked.cell)));
            *told.entry(why.why.key).or_default() += 1;
        }
    }
    assert!(told.len() >= 6, "{told:?}");
}
