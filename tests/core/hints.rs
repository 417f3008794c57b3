//! Hints, threats, previews and standings: what they tell is true, and it can be drawn.

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

use fivefold::config::{Level, Opponents};
use fivefold::games::atoms::Atoms;
use fivefold::games::corner::Corner;
use fivefold::games::lines::Lines;
use fivefold::games::nim::Nim;
use fivefold::games::northcott::Northcott;
use fivefold::players::nimbers::{Solved, nim_sum, winning_moves};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Explanation, Limits, SearchResult, Stop, Verdict};
use fivefold::rules::{Cell, Event, Game, Illegal, Move, Outcome, Position, Rng, Side, View};
use fivefold::study::analysis::AnalysisEvaluation;
use fivefold::study::binary::{BinaryColumns, proof};
use fivefold::study::explain::Explain;
use fivefold::study::explain::{Threat, threats};
use fivefold::study::hint::{Hint, HintMark, HintReason, hint};
use fivefold::study::preserving_moves::{PreservingMoves, Worth, keeping};
use fivefold::study::preview::{MOST_FRAMES, preview};
use fivefold::study::standing::{KeptKind, PositionJudgement, Standing, WHOLE, standing};
use fivefold::words::sentence::{Argument, Arguments, Sentence};

use crate::random_play::after_random_moves;
use fivefold_support::positions::minimax::minimax;
use fivefold_support::positions::{self, after, legal, position_of};
use proptest::prelude::*;
use proptest::sample::Index;
use rand::{RngExt, SeedableRng};

/// What is told where nothing is proven.
const ESTIMATE: &str = "hint-why-estimate";

/// Enough for the engines to find short wins by force.
const NODES: u64 = 20_000;

/// What the strongest player chooses within so many nodes.
fn choice(position: &Position, nodes: u64) -> SearchResult<Move> {
    let mut player =
        Opponent::Level(Level::STRONGEST).player(position.game(), &Opponents::default());
    let limits = Limits::of_nodes(nodes);
    let mut rng = Rng::seed_from_u64(7);
    player
        .choose(position, &limits, &Stop::new(), &mut rng)
        .expect("a move")
}

fn strongest(position: &Position) -> Hint {
    hint(position, &choice(position, NODES)).expect("a hint")
}

/// A choice of this move by a player that knows nothing.
fn chosen(position: &Position, text: &str) -> SearchResult<Move> {
    let mv = position.parse_move(text).expect("a move");
    SearchResult::unsearched(mv, Explanation::BEST_SCORE)
}

/// The hint for a move about which the player knows nothing.
fn told(position: &Position, text: &str) -> Hint {
    hint(position, &chosen(position, text)).expect("a hint")
}

/// Cells of Lines and Atoms by their names, in ascending order.
pub(crate) fn cells(position: &Position, names: &str) -> Vec<Cell> {
    let name = |name| position.target(position.parse_move(name).expect("a cell"));
    let mut cells: Vec<Cell> = names.split_whitespace().filter_map(name).collect();
    cells.sort();
    cells
}

fn sorted(mut cells: Vec<Cell>) -> Vec<Cell> {
    cells.sort();
    cells
}

/// The cells that bear this mark, in ascending order.
fn marked(hint: &Hint, mark: HintMark) -> Vec<Cell> {
    let with = hint.evidence.iter().filter(|marked| marked.mark == mark);
    sorted(with.map(|marked| marked.cell).collect())
}

/// Where to look for a move in this row.
fn row(row: u8) -> Sentence {
    Sentence::new("hint-where-row").text("row", char::from(b'a' + row).to_string())
}

/// Every Nim with three heaps of at most so many pieces that is not over.
fn nims(most: u8) -> impl Iterator<Item = Position> {
    let heaps = move || 0..=most;
    let all = heaps().flat_map(move |a| heaps().flat_map(move |b| heaps().map(move |c| [a, b, c])));
    all.filter(|heaps| heaps.iter().any(|&heap| heap > 0))
        .flat_map(|[a, b, c]| {
            ["", ",misere"].map(|rule| position_of(&format!("nim:{a},{b},{c}{rule}")))
        })
}

/// Every row of the marks is right: as many pieces of each group as there should be, and each
/// column's groups in pairs.
fn check_pairs(hint: &Hint, columns: &BinaryColumns) {
    for bit in 0..columns.width() {
        let groups = marked(hint, HintMark::Pairs { bit }).len() >> bit;
        assert_eq!(groups, columns.ones(bit).count(), "{hint:?}");
        assert_eq!(groups % 2, 0, "{hint:?}");
    }
}

#[test]
fn in_nim_the_hint_wins_and_its_picture_proves_it() {
    for position in nims(5) {
        let nim: &Nim = position.as_game().expect("Nim");
        let hint = strongest(&position);
        let winning = winning_moves(nim);
        let mv = Nim::unpack(hint.mv).expect("a move");
        assert_eq!(winning.contains(&mv), !winning.is_empty(), "{position}");
        assert_eq!(hint.place.region, row(mv.heap));
        assert_eq!(hint.cells.len(), usize::from(mv.count), "{position}");
        assert_eq!(hint.cells[0], hint.target);
        let mut next = nim.clone();
        next.apply(mv, &mut ());
        match hint.why.key {
            "hint-why-wins-at-once" => assert!(next.outcome().is_some(), "{position}"),
            "hint-why-columns" => {
                let proof = hint.proof.as_ref().expect("a picture");
                assert_eq!(proof.before.heaps(), nim.heaps());
                assert_eq!(proof.after.heaps(), next.heaps());
                assert_eq!(proof.before.width(), proof.after.width());
                let before = nim_sum(nim.heaps().iter().copied());
                assert_eq!(proof.before.nim_sum(), before);
                assert!(!proof.before.odd_columns().is_empty(), "{position}");
                assert!(proof.after.odd_columns().is_empty(), "{position}");
                check_pairs(&hint, &proof.after);
            }
            "hint-why-odd-singles" => {
                let singles = hint.why.count("n");
                assert!(nim.is_misere() && singles % 2 == 1, "{position}");
                assert!(next.heaps().iter().all(|&heap| heap <= 1), "{position}");
                assert_eq!(marked(&hint, HintMark::Odd { bit: 0 }).len(), 1);
            }
            "hint-why-lost-columns" => {
                assert!(winning.is_empty(), "{position}");
                check_pairs(&hint, &hint.proof.as_ref().expect("a picture").before);
            }
            "hint-why-lost-odd-singles" => {
                assert!(winning.is_empty() && nim.is_misere(), "{position}");
            }
            other => panic!("{position}: {other}"),
        }
    }
}

/// Whether the side to move wins, by looking at everything.
fn wins<G: Game>(position: &G, known: &mut BTreeMap<String, bool>) -> bool {
    if position.outcome().is_some() {
        // Only misère Nim ends with a win of the side that would be to move.
        return position.outcome() == Some(Outcome::Win(position.side_to_move()));
    }
    let key = format!("{} {}", position.board_text(), position.side_to_move());
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let mut next = position.clone();
    let wins_now = legal(position).into_iter().any(|mv| {
        let undo = next.apply(mv, &mut ());
        let loses = !wins(&next, known);
        next.undo(mv, undo);
        loses
    });
    known.insert(key, wins_now);
    wins_now
}

#[test]
fn in_the_games_that_end_by_themselves_the_keeping_moves_are_those_that_win() {
    fn check<G: Game>(position: &Position, known: &mut BTreeMap<String, bool>) {
        let game: &G = position.as_game().expect("the game");
        let found = keeping(position).expect("known in the Nim games");
        let winning: Vec<Move> = legal(game)
            .into_iter()
            .filter(|&mv| {
                let mut next = game.clone();
                next.apply(mv, &mut ());
                !wins(&next, known)
            })
            .map(G::pack)
            .collect();
        let worth = match winning.is_empty() {
            true => Worth::Lost,
            false => Worth::Won,
        };
        assert!(found.is_exact(), "{position}");
        assert_eq!(
            (found.worth, found.moves),
            (Some(worth), winning),
            "{position}"
        );
        assert_eq!(found.legal, position.legal_moves().len(), "{position}");
    }
    let mut known = [BTreeMap::new(), BTreeMap::new()];
    for position in nims(4) {
        let nim: &Nim = position.as_game().expect("Nim");
        check::<Nim>(&position, &mut known[usize::from(nim.is_misere())]);
    }
    for rule in ["", ",queen"] {
        let mut known = BTreeMap::new();
        for position in corners(rule) {
            check::<Corner>(&position, &mut known);
        }
    }
}

/// Every square but the corner on a board of 9 columns and 7 rows.
fn corners(rule: &str) -> Vec<Position> {
    let squares = (0..9).flat_map(|col| (1..=7).map(move |row| (col, row)));
    squares
        .filter(|&square| square != (0, 1))
        .map(|(col, row)| {
            let letter = char::from(b'a' + col);
            position_of(&format!("corner:9x7{rule}:{letter}{row}"))
        })
        .collect()
}

#[test]
fn in_corner_nim_the_hint_goes_to_a_cold_square() {
    for rule in ["", ",queen"] {
        for position in corners(rule) {
            let corner: &Corner = position.as_game().expect("Corner Nim");
            let hint = strongest(&position);
            let mut next = corner.clone();
            next.apply(Corner::unpack(hint.mv).expect("a move"), &mut ());
            let (cols, rows) = next.distances();
            let count = |name| hint.why.count(name);
            let (near, far) = (i64::from(cols.min(rows)), i64::from(cols.max(rows)));
            match hint.why.key {
                "hint-why-wins-at-once" => assert!(next.outcome().is_some(), "{position}"),
                "hint-why-equal-distances" => {
                    assert_eq!((near, far), (count("n"), count("n")), "{position}");
                    assert!(!corner.is_queen() && hint.proof.is_some());
                }
                "hint-why-wythoff" => {
                    assert_eq!((near, far), (count("near"), count("far")));
                    assert!(corner.is_queen() && hint.proof.is_none());
                }
                "hint-why-lost-equal-distances" | "hint-why-lost-wythoff" => {
                    assert!(corner.is_lost(), "{position}");
                }
                other => panic!("{position}: {other}"),
            }
            let cold = marked(&hint, HintMark::Cold);
            assert!(cold.is_empty() || cold.contains(&hint.target) || corner.is_lost());
        }
    }
}

/// Wythoff's pairs begin (1, 2), (3, 5), (4, 7) (OEIS A000201 and A001950).
#[test]
fn the_queen_is_led_to_wythoffs_pairs() {
    let position = position_of("corner:8x8,queen:h6");
    let hint = strongest(&position);
    assert_eq!(hint.why.key, "hint-why-wythoff");
    let pair = (hint.why.count("near"), hint.why.count("far"));
    assert!([(1, 2), (3, 5), (4, 7)].contains(&pair), "{hint:?}");
    let cold = marked(&hint, HintMark::Cold);
    // In each of the pairs and its mirror, and in the corner itself.
    assert_eq!(cold.len(), 7, "{cold:?}");
}

#[test]
fn in_northcotts_game_the_hint_makes_the_gaps_pair_off() {
    for gaps in (0..5).flat_map(|a| (0..5).flat_map(move |b| (0..5).map(move |c| [a, b, c]))) {
        let rows: Vec<String> = gaps.iter().map(|gap| format!("2-{}", gap + 3)).collect();
        let position = position_of(&format!("northcott:3x8:{}", rows.join(",")));
        let northcott: &Northcott = position.as_game().expect("Northcott");
        let hint = strongest(&position);
        let nim_sum = gaps[0] ^ gaps[1] ^ gaps[2];
        let columns = BinaryColumns::of(&position).expect("gaps are heaps");
        assert_eq!((columns.heaps(), columns.nim_sum()), (&gaps[..], nim_sum));
        let mv = Northcott::unpack(hint.mv).expect("a move");
        let mut next = northcott.clone();
        next.apply(mv, &mut ());
        let picture = match hint.why.key {
            "hint-why-wins-at-once" => {
                assert!(next.outcome().is_some(), "{position}");
                continue;
            }
            "hint-why-gaps" => {
                let proof = hint.proof.as_ref().expect("a picture");
                assert_eq!(proof.before.nim_sum(), nim_sum);
                proof.after.clone()
            }
            "hint-why-lost-gaps" => {
                assert_eq!(nim_sum, 0);
                columns
            }
            other => panic!("{position}: {other}"),
        };
        assert!(picture.odd_columns().is_empty(), "{position}");
        check_pairs(&hint, &picture);
        assert_eq!(hint.place.region, row(mv.row));
        assert_eq!(hint.cells.last(), Some(&hint.target));
    }
}

/// The classical figure: from 3, 4, 5 the column of twos is odd, and taking 2 of the 3 mends it.
#[test]
fn the_picture_of_three_four_five_is_the_classical_one() {
    let position = position_of("nim:3,4,5");
    let mv = position.parse_move("a2").expect("a move");
    let proof = proof(&position, mv).expect("Nim has heaps");
    assert_eq!(
        (proof.before.width(), proof.before.odd_columns()),
        (3, vec![1])
    );
    assert_eq!(proof.before.odd_one(1), Some(0));
    assert_eq!(proof.after.pairs(2), [(1, 2)]);
    assert_eq!(proof.after.pairs(0), [(0, 2)]);
    assert_eq!(proof.before.groups(2), [2, 2, 2, 2, 0]);
    let hint = strongest(&position);
    let take = Sentence::new("hint-what-take").number("n", 2);
    assert_eq!(hint.action, take.text("row", "a".to_owned()));
}

#[test]
fn a_player_that_misses_the_win_is_not_praised() {
    let position = position_of("nim:3,4,5");
    assert_eq!(told(&position, "b1").why.key, ESTIMATE);
    assert_eq!(hint(&position, &chosen(&position, "c9")), None, "not legal");
}

/// Random games: every move on the way that would win at once, by whoever chose it.
#[test]
fn a_move_that_wins_at_once_is_called_so_in_every_game() {
    for id in [
        "nim:3,4,5",
        "corner:8x8,queen",
        "northcott:2x4",
        "mnk:3x3x3",
        "mnk:7x7x5,renju",
        "atoms:3x3",
        "atoms:3x4,chain",
    ] {
        let mut wins = 0;
        for seed in 0..40 {
            let mut rng = Rng::seed_from_u64(seed);
            let mut position = position_of(id);
            while position.outcome().is_none() {
                let moves = position.legal_moves();
                let me = position.side_to_move();
                let before = wins;
                for &mv in &moves {
                    let (after, _) = position.preview(mv).expect("legal");
                    if after.outcome() == Some(Outcome::Win(me)) {
                        let why = told(&position, &position.move_text(mv)).why.to_string();
                        assert!(why.starts_with("This wins at once"), "{position}: {why}");
                        wins += 1;
                    }
                }
                if wins > before {
                    let why = strongest(&position).why.to_string();
                    assert!(why.starts_with("This wins at once"), "{position}: {why}");
                }
                let mv = moves[rng.random_range(0..moves.len())];
                position.play(mv).expect("legal");
            }
        }
        assert!(wins > 0, "{id}");
    }
}

#[test]
fn a_line_that_can_be_completed_is_completed() {
    let position = after("mnk:9x9x5", "c3 a1 d3 a3 e3 a5 f3 a7");
    let hint = strongest(&position);
    assert_eq!(hint.why.key, "hint-why-completes-line");
    let line = marked(&hint, HintMark::Line);
    assert!(line.len() == 5 && line.contains(&hint.target), "{line:?}");
    assert_eq!(hint.why.count("n"), 5);
    let found = standing(
        &position,
        &choice(&position, NODES),
        keeping(&position).as_ref(),
    );
    let judged = PositionJudgement::Proven {
        winner: Some(Side::First),
        moves: Some(1),
    };
    assert_eq!(found.judgement, judged);
    let keeping = keeping(&position).expect("a win is seen");
    assert_eq!(keeping.worth, Some(Worth::Won));
    for text in ["b3", "g3"] {
        let mv = position.parse_move(text).expect("a move");
        assert!(keeping.moves.contains(&mv), "{text}");
    }
}

#[test]
fn a_line_of_the_opponent_is_stopped() {
    let position = after("mnk:9x9x5", "a1 c3 b3 d3 a3 e3 a5 f3");
    let threats = threats(&position);
    let line = cells(&position, "c3 d3 e3 f3 g3");
    let Threat {
        at,
        does,
        cells: found,
    } = &threats[0];
    assert_eq!(does.key, "threat-completes");
    assert_eq!(
        (vec![*at], sorted(found.clone())),
        (cells(&position, "g3"), line.clone())
    );
    let hint = strongest(&position);
    assert_eq!(hint.target, cells(&position, "g3")[0]);
    assert_eq!(hint.why.key, "hint-why-stops-line");
    assert_eq!(marked(&hint, HintMark::Threat), line);
    let keeping = keeping(&position).expect("all other moves lose");
    assert_eq!((keeping.worth, keeping.open), (None, vec![hint.mv]));
}

#[test]
fn a_win_by_threats_is_a_threat_before_any_four_stands() {
    // White makes a four and an open three with g8.
    let position = after("mnk:15x15x5", "c8 d8 a15 e8 o1 f8 a1 g6 o15 g7");
    let [
        Threat {
            at,
            does,
            cells: next,
        },
    ] = &threats(&position)[..]
    else {
        panic!("{:?}", threats(&position));
    };
    assert_eq!((does.key, does.count("n")), ("threat-begins-win", 3));
    assert_eq!(vec![*at], cells(&position, "g8"));
    assert_eq!(next[0], cells(&position, "h8")[0]);
    let without_the_three = after("mnk:15x15x5", "c8 d8 a15 e8 o1 f8 a1 g6 o15 h2");
    assert_eq!(threats(&without_the_three), []);
}

#[test]
fn an_open_four_is_told_with_both_its_ends() {
    let position = after("mnk:9x9x5", "c3 a1 d3 a9 e3 i1");
    let hint = strongest(&position);
    assert_eq!(hint.why.key, "hint-why-double-threat");
    assert_eq!(hint.why.count("n"), 2);
    assert_eq!(marked(&hint, HintMark::Completing).len(), 2);
    assert_eq!(marked(&hint, HintMark::Line), cells(&position, "c3 d3 e3"));
    // The opponent sees the same as a threat, and cannot stop it once it stands.
    let turned = after("mnk:9x9x5", "c3 a1 d3 a9 e3");
    let doubles: Vec<Cell> = threats(&turned).iter().map(|it| it.at).collect();
    assert_eq!(sorted(doubles), cells(&turned, "b3 f3"));
    let lost = after("mnk:9x9x5", "c3 a1 d3 a9 e3 i1 f3");
    let hint = strongest(&lost);
    assert_eq!(hint.why.key, "hint-why-cannot-stop");
    assert_eq!(marked(&hint, HintMark::Threat), cells(&lost, "b3 g3"));
    assert_eq!(
        keeping(&lost).and_then(|keeping| keeping.worth),
        Some(Worth::Lost)
    );
}

#[test]
fn a_threat_on_two_points_is_prevented_in_time() {
    let position = after("mnk:9x9x5", "c3 a1 d3 a9 e3");
    let hint = told(&position, "f3");
    assert_eq!(hint.why.key, "hint-why-stops-double");
    let mut at = marked(&hint, HintMark::Threat);
    at.retain(|&cell| position.view().at(cell).count == 0);
    assert_eq!(at, cells(&position, "b3 f3"));
    assert_eq!(told(&position, "i9").why.key, ESTIMATE, "it stops nothing");
}

#[test]
fn a_win_by_force_is_told_step_by_step() {
    let position = after("mnk:15x15x5", "f8 a1 g8 o1 h10 a15 h11 o15");
    let choice = choice(&position, 200_000);
    let hint = hint(&position, &choice).expect("a hint");
    assert!(hint.why.key.starts_with("hint-why-forced-win"), "{hint:?}");
    let steps = &hint.steps;
    let kinds: Vec<&str> = steps.iter().map(|step| step.does.key).collect();
    assert!(
        matches!(kinds[0], "hint-step-three" | "hint-step-four"),
        "{kinds:?}"
    );
    assert!(kinds.contains(&"hint-step-double-threat"), "{kinds:?}");
    assert_eq!(kinds.last(), Some(&"hint-step-completes"));
    assert_eq!(steps.last().map(|step| step.side), Some(Side::First));
    for (number, step) in (1..).zip(steps) {
        assert_eq!(step.side == Side::First, number % 2 == 1);
        assert_eq!(marked(&hint, HintMark::Step { number }), [step.cell]);
    }
}

#[test]
fn in_tic_tac_toe_the_moves_that_keep_the_draw_are_counted() {
    for (id, moves) in [("mnk:3x3x3", 9), ("mnk:3x3x3:O2/3/3@2", 1)] {
        let position = position_of(id);
        let keeping = keeping(&position);
        let Standing { judgement, kept } =
            standing(&position, &choice(&position, NODES), keeping.as_ref());
        let drawn = PositionJudgement::Proven {
            winner: None,
            moves: None,
        };
        assert_eq!(judgement, drawn);
        let kept = kept.expect("a draw is worth keeping");
        assert_eq!((kept.kind, kept.moves), (KeptKind::Exactly, moves), "{id}");
    }
}

#[test]
fn a_reaction_that_wins_is_told_with_its_waves() {
    let position = position_of("atoms:3x3:cA1/3/3");
    let hint = strongest(&position);
    let why = Sentence::new("hint-why-wins-cascade").number("waves", 1);
    assert_eq!(hint.why, why);
    assert_eq!(marked(&hint, HintMark::Taken), cells(&position, "b3"));
    let found = keeping(&position).expect("a win is seen");
    assert_eq!(
        (found.worth, found.moves),
        (Some(Worth::Won), vec![hint.mv])
    );
}

#[test]
fn a_capture_is_told_with_what_it_saves() {
    // B stands ready in b3 and would take a3 and b2; the corner cell comes first.
    let position = position_of("atoms:3x3:cC1/1a1/2A");
    let hint = told(&position, "a3");
    assert_eq!(hint.why.key, "hint-why-captures-and-leaves-nothing");
    let counted = ["waves", "n", "saved"].map(|name| hint.why.count(name));
    assert_eq!(counted, [2, 1, 2]);
    assert_eq!(marked(&hint, HintMark::Taken), cells(&position, "b3"));
    assert_eq!(marked(&hint, HintMark::Saved), cells(&position, "a3 b2"));
    let [
        Threat {
            at,
            does,
            cells: lost,
        },
    ] = &threats(&position)[..]
    else {
        panic!("{:?}", threats(&position));
    };
    assert_eq!(does.key, "threat-wins", "they are all its cells");
    assert_eq!(
        (vec![*at], sorted(lost.clone())),
        (cells(&position, "b3"), cells(&position, "a3 b2"))
    );
}

/// A line of moves for a choice that is estimated.
fn expecting(position: &Position, line: &str) -> SearchResult<Move> {
    let first = line.split(' ').next().expect("a move");
    let moves = line.split(' ').map(|text| position.parse_move(text));
    SearchResult {
        verdict: Verdict::Estimated { score: 40 },
        line: moves.map(|mv| mv.expect("a move")).collect(),
        ..chosen(position, first)
    }
}

#[test]
fn a_threat_to_capture_is_told_with_its_size_unless_it_can_be_captured_first() {
    let position = position_of("atoms:4x4:bA2/4/4/3A");
    let hint = told(&position, "a4");
    let why = Sentence::new("hint-why-threatens-capture").text("cell", "a4".to_owned());
    assert_eq!(hint.why, why.number("n", 1).number("waves", 1));
    assert_eq!(marked(&hint, HintMark::Threat), cells(&position, "b4"));
    // The other side is as far, and to move.
    let position = position_of("atoms:4x4:bC2/4/4/3A");
    assert_ne!(told(&position, "a4").why.key, "hint-why-threatens-capture");
}

#[test]
fn a_race_is_won_by_whoever_needs_less_though_the_other_is_to_move() {
    let position = position_of("atoms:4x4:aA2/4/4/4");
    let hint = told(&position, "a4");
    assert_eq!(hint.why.key, "hint-why-wins-race-for-corner");
    assert_eq!(hint.why.count("n"), 1);
    assert_eq!(marked(&hint, HintMark::Threat), cells(&position, "b4"));
    let position = position_of("atoms:5x5:5/5/1bA2/5/5");
    let ahead = told(&position_of("atoms:5x5:5/5/1aA2/5/5"), "b3").why;
    assert_eq!((ahead.key, ahead.count("n")), ("hint-why-wins-race", 1));
    assert_eq!(
        told(&position, "b3").why.key,
        "hint-why-threatens-capture",
        "a race that is nearly over is a threat"
    );
    let level = told(&position_of("atoms:5x5:5/5/1aB2/5/5"), "b3").why.key;
    assert_ne!(level, "hint-why-wins-race");
}

#[test]
fn what_is_expected_to_follow_is_told_where_the_move_does_nothing_yet() {
    let position = position_of("atoms:4x4:4/aA2/4/3c");
    let choice = expecting(&position, "a4 c1 d1");
    let told = hint(&position, &choice).expect("a hint").why;
    let why = Sentence::new("hint-why-line-captures");
    let why = why.text("line", "a4 c1".to_owned());
    assert_eq!(told, why.text("move", "d1".to_owned()).number("n", 1));
    let choice = expecting(&position, "a4 c4");
    let told = hint(&position, &choice).expect("a hint").why;
    assert_eq!(told.key, "hint-why-line-leaves");
    assert_eq!([told.count("mine"), told.count("theirs")], [3, 2]);
    let unsure = chosen(&position, &position.move_text(choice.mv));
    let told = hint(&position, &unsure).expect("a hint").why;
    assert_eq!(told.key, "hint-why-leaves-nothing");
    let cornered = position_of("atoms:4x4:4/aC2/4/4");
    let told = hint(&cornered, &chosen(&cornered, "a3"))
        .expect("a hint")
        .why;
    assert_eq!((told.key, told.count("n")), ("hint-why-risks-at-most", 1));
}

/// Over random positions the strongest player always has something to say, and it holds.
#[test]
fn hints_of_atoms_always_say_what_the_move_does() {
    let mut kinds = BTreeMap::<&str, usize>::new();
    for (number, id) in ["atoms:5x5", "atoms:6x6", "atoms:5x4,chain"]
        .iter()
        .enumerate()
    {
        for seed in 0..40 {
            let mut rng = Rng::seed_from_u64(u64::from(seed) * 3 + number as u64);
            let start: Atoms = positions::position(id);
            let position = Position::new(after_random_moves(&start, seed, &mut rng));
            let hint = hint(&position, &choice(&position, 2_000)).expect("a hint");
            assert_ne!(hint.why.key, ESTIMATE, "{position}");
            let captured = preview(&position, hint.mv).expect("legal").turned.len();
            let proven = ["hint-why-wins", "hint-why-forced", "hint-why-holds"];
            let told = |start: &&str| hint.why.key.starts_with(start);
            let says_so = proven.iter().chain(&["hint-why-captures"]).any(told);
            assert!(says_so || captured == 0, "{position} {hint:?}");
            *kinds.entry(hint.why.key).or_default() += 1;
        }
    }
    assert!(kinds.len() >= 6, "{kinds:?}");
}

/// A winding path of cells that lack one atom: one wave for each of them.
#[test]
fn a_long_cascade_keeps_few_boards_and_counts_every_wave() {
    let rows: Vec<String> = (0..16)
        .map(|row| match row % 4 {
            _ if row == 15 => "15A".to_owned(),
            0 | 2 => "c".repeat(16),
            1 => "15c".to_owned(),
            _ => "c15".to_owned(),
        })
        .collect();
    let position = position_of(&format!("atoms:16x16:{}", rows.join("/")));
    let mv = position.parse_move("a16").expect("a move");
    let (played, events) = position.preview(mv).expect("legal");
    let is_wave = |event: &&Event| matches!(event, Event::Burst { .. });
    let waves = events.iter().filter(is_wave).count();
    assert!(waves > MOST_FRAMES, "{waves} waves are no test");
    let preview = preview(&position, mv).expect("legal");
    assert_eq!(usize::from(preview.waves), waves);
    assert!(preview.frames.len() <= MOST_FRAMES);
    assert_eq!(preview.outcome, Some(Outcome::Win(Side::First)));
    assert_eq!(preview.key(), "preview-wins");
    let last = preview.frames.last().expect("frames");
    assert_eq!(
        (usize::from(last.wave), &last.view),
        (waves, &played.view())
    );
}

#[test]
fn a_preview_of_what_is_not_allowed_says_why() {
    let position = position_of("atoms:3x3:cA1/3/3");
    let mv = position.parse_move("b3").expect("a move");
    assert_eq!(preview(&position, mv), Err(Illegal::NotYours));
}

#[test]
fn the_bar_grows_with_the_score_and_never_fills() {
    for (id, other) in [
        (
            "mnk:9x9x5:9/9/9/4o4/4x4/9/9/9/9@1",
            "mnk:9x9x5:9/9/9/4o4/4x4/9/9/9/9@2",
        ),
        (
            "atoms:8x8:a6B/8/8/8/8/8/8/8@1",
            "atoms:8x8:a6B/8/8/8/8/8/8/8@2",
        ),
    ] {
        let share = |id: &str, score: i32| {
            let position = position_of(id);
            let mut choice = chosen(&position, "a1");
            choice.verdict = Verdict::Estimated { score };
            match standing(&position, &choice, None).judgement {
                PositionJudgement::Estimated { share } => share,
                other => panic!("{other:?}"),
            }
        };
        let scores = [i32::MIN, -30_000, -500, -100, 0, 100, 500, 30_000, i32::MAX];
        let shares = scores.map(|score| share(id, score));
        assert!(shares.is_sorted() && shares[8] <= WHOLE, "{shares:?}");
        assert_eq!(shares[4], WHOLE / 2);
        assert!(shares[3] < shares[4] && shares[4] < shares[5], "{shares:?}");
        for score in [-700, 0, 700] {
            assert_eq!(
                share(id, score),
                WHOLE - share(other, score),
                "the other side's view"
            );
        }
    }
}

#[test]
fn each_part_of_a_board_has_its_name() {
    for (cell, part) in [
        ("a15", "hint-where-upper-left-part"),
        ("h15", "hint-where-upper-part"),
        ("o8", "hint-where-right-part"),
        ("h8", "hint-where-middle-part"),
        ("a1", "hint-where-lower-left-part"),
    ] {
        let hint = told(&position_of("mnk:15x15x5"), cell);
        assert_eq!(hint.place.region, Sentence::new(part), "{cell}");
        assert_eq!(hint.place.cells.len(), 81, "about a third of 225");
    }
}

#[test]
fn a_win_that_a_search_found_is_neither_proven_nor_an_estimate() {
    let position = after("mnk:15x15x5", "h8 h9 i8");
    for (winner, key, moves) in [
        (Side::Second, "hint-why-found-win", 15),
        (Side::First, "hint-why-found-loss", 14),
    ] {
        let choice = SearchResult {
            verdict: Verdict::Found { winner, plies: 29 },
            ..chosen(&position, "o1")
        };
        let why = HintReason::proven(&position, &choice).why;
        assert_eq!((why.key, why.count("n")), (key, moves));
        let judged = standing(&position, &choice, None).judgement;
        assert_eq!(judged.key(), "standing-found");
        assert_eq!(judged.favoured(), Some(winner));
        let PositionJudgement::Found { share, .. } = judged else {
            panic!("{judged:?}");
        };
        let mine = match winner {
            Side::First => share,
            Side::Second => WHOLE - share,
        };
        assert!(mine > WHOLE * 9 / 10 && mine < WHOLE, "{judged:?}");
        let evaluation = AnalysisEvaluation::of(choice.verdict, Side::Second, 400);
        assert_eq!(evaluation, Some(AnalysisEvaluation::Found(winner)));
    }
}

/// What the common code says of a game that brings no explanations.
#[test]
fn of_any_game_it_is_told_what_is_proven() {
    let position = after("mnk:3x3x3", "a1 b1 a2 b2");
    let told = |text, winner, plies| {
        let verdict = Verdict::Proven { winner, plies };
        let choice = chosen(&position, text);
        HintReason::proven(&position, &SearchResult { verdict, ..choice }).why
    };
    let (me, other) = (Some(Side::First), Some(Side::Second));
    assert_eq!(told("a3", me, Some(1)).key, "hint-why-wins-at-once");
    assert_eq!(told("b3", None, None).key, "hint-why-keeps-draw");
    for (why, key) in [
        (told("b3", me, Some(3)), "hint-why-forced-win-in"),
        (told("c3", other, Some(4)), "hint-why-holds-out-for"),
    ] {
        assert_eq!((why.key, why.count("n")), (key, 2));
    }
    let unknown = HintReason::proven(&position, &chosen(&position, "c3"));
    assert_eq!(unknown.why.key, ESTIMATE);
    assert_eq!((Explain::GENERIC.threats)(&position), []);
    assert_eq!((Explain::GENERIC.keeping)(&position), None);
    assert!(sentences().contains_key("hint-what-move"));
}

/// The sentences of the English file with the names of their arguments.
fn sentences() -> BTreeMap<String, Vec<String>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales/en");
    let files = fs::read_dir(folder).expect("the folder of the English words");
    let read = |file: io::Result<fs::DirEntry>| fs::read_to_string(file?.path());
    let source: String = files
        .map(|file| read(file).expect("English words"))
        .collect();
    let mut sentences = BTreeMap::<String, Vec<String>>::new();
    let mut key = String::new();
    for line in source.lines() {
        if let (true, Some((name, _))) =
            (line.starts_with(char::is_alphabetic), line.split_once(" ="))
        {
            name.clone_into(&mut key);
        }
        let names = line.split('$').skip(1).map(|rest| {
            let end = rest.find(|c: char| !c.is_ascii_lowercase());
            rest[..end.unwrap_or(rest.len())].to_owned()
        });
        sentences.entry(key.clone()).or_default().extend(names);
    }
    sentences
}

/// The sentence exists, and everything is given that it asks for.
fn check_words(
    sentences: &BTreeMap<String, Vec<String>>,
    key: &str,
    arguments: &Arguments,
    besides: &[&str],
) {
    let asked = sentences
        .get(key)
        .unwrap_or_else(|| panic!("no words for {key}"));
    for name in asked {
        let given = arguments.iter().any(|(given, _)| given == name);
        assert!(
            given || besides.contains(&name.as_str()),
            "{key} lacks {name}"
        );
    }
    let is_sound = |argument: &Argument| match argument {
        Argument::Number(number) | Argument::Tenths(number) => (0..=1_000).contains(number),
        Argument::Text(text) => !text.is_empty(),
        Argument::List(parts) => !parts.is_empty() && parts.iter().all(|part| !part.is_empty()),
        Argument::Game(_) | Argument::Sentence(_) => false,
    };
    assert!(
        arguments.iter().all(|(_, argument)| is_sound(argument)),
        "{key} {arguments:?}"
    );
}

fn check_sentence(words: &BTreeMap<String, Vec<String>>, sentence: &Sentence) {
    check_words(words, sentence.key, &sentence.arguments, &[]);
}

/// Everything that can be told about a position.
fn check(position: &Position, nodes: u64, which: &Index, words: &BTreeMap<String, Vec<String>>) {
    let moves = position.legal_moves();
    let view = position.view();
    if moves.is_empty() {
        assert_eq!((keeping(position), threats(position)), (None, Vec::new()));
        return;
    }
    let best = choice(position, nodes);
    let keeping = keeping(position);
    for mv in [best.mv, *which.get(&moves)] {
        let choice = SearchResult {
            verdict: if mv == best.mv {
                best.verdict
            } else {
                Verdict::Unknown
            },
            line: if mv == best.mv {
                best.line.clone()
            } else {
                Vec::new()
            },
            mv,
            ..best.clone()
        };
        let hint = hint(position, &choice).expect("a legal move has a hint");
        check_hint(position, &hint, &view, words);
        check_preview(position, mv, words);
    }
    if let Some(keeping) = &keeping {
        check_keeping(keeping, &moves, &best, position.side_to_move());
    }
    let Standing { judgement, kept } = standing(position, &best, keeping.as_ref());
    check_words(words, judgement.key(), &judgement.arguments(), &["name"]);
    if let Some(kept) = kept {
        assert!(kept.moves <= kept.legal && kept.legal == moves.len());
        check_words(words, kept.key(), &kept.arguments(), &[]);
    }
    for threat in threats(position) {
        assert!(view.contains(threat.at));
        check_sentence(words, &threat.does);
    }
}

fn check_hint(
    position: &Position,
    hint: &Hint,
    view: &View,
    words: &BTreeMap<String, Vec<String>>,
) {
    assert!(
        hint.place.cells.contains(&hint.target),
        "{position} {hint:?}"
    );
    assert!(hint.cells.contains(&hint.target), "{position} {hint:?}");
    assert_eq!(marked(hint, HintMark::Target), [hint.target], "{position}");
    let evidence = hint.evidence.iter().map(|marked| marked.cell);
    let shown = evidence.chain(hint.cells.iter().copied());
    for cell in shown.chain(hint.place.cells.iter().copied()) {
        assert!(view.contains(cell), "{position} {cell:?}");
    }
    for sentence in [&hint.place.region, &hint.action, &hint.why] {
        check_sentence(words, sentence);
    }
    for step in &hint.steps {
        check_sentence(words, &step.does);
    }
}

fn check_preview(position: &Position, mv: Move, words: &BTreeMap<String, Vec<String>>) {
    let preview = preview(position, mv).expect("a legal move");
    let (after, _) = position.preview(mv).expect("a legal move");
    assert!((2..=MOST_FRAMES).contains(&preview.frames.len()));
    assert_eq!(preview.frames[0].view, position.view());
    let last = preview.frames.last().expect("frames");
    assert_eq!(last.view, after.view(), "{position}");
    assert_eq!(last.wave, preview.waves);
    assert!(preview.frames.is_sorted_by_key(|frame| frame.wave));
    assert_eq!(preview.outcome, after.outcome());
    for &cell in &preview.turned {
        let owners = (position.view().at(cell).owner, after.view().at(cell).owner);
        assert!(owners.0.is_some() && owners.1.is_some() && owners.0 != owners.1);
    }
    check_words(words, preview.key(), &preview.arguments(), &[]);
}

/// Nothing that is said to be known contradicts what the player has proven.
fn check_keeping(
    keeping: &PreservingMoves,
    moves: &[Move],
    best: &SearchResult<Move>,
    mover: Side,
) {
    assert_eq!(keeping.legal, moves.len());
    let listed = keeping.moves.iter().chain(&keeping.open);
    assert!(listed.clone().all(|mv| moves.contains(mv)));
    assert!(keeping.moves.iter().all(|mv| !keeping.open.contains(mv)));
    let (Some(worth), Verdict::Proven { winner, .. }) = (keeping.worth, best.verdict) else {
        return;
    };
    let proven = match winner {
        None => Worth::Drawn,
        Some(side) if side == mover => Worth::Won,
        Some(_) => Worth::Lost,
    };
    assert_eq!(worth, proven);
    assert!(proven == Worth::Lost || listed.clone().any(|&mv| mv == best.mv));
}

const STARTS: [&str; 12] = [
    "nim:3,4,5",
    "nim:1,3,5,7,misere",
    "corner:8x8",
    "corner:20x20,queen",
    "northcott:3x12",
    "mnk:3x3x3",
    "mnk:4x4x3",
    "mnk:7x7x5,exact",
    "mnk:12x12x4",
    "atoms:3x3",
    "atoms:6x6",
    "atoms:5x4,chain",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn whatever_the_position_all_that_is_told_of_it_holds(
        start in prop::sample::select(STARTS.to_vec()),
        played in prop::collection::vec(any::<Index>(), 0..40),
        which in any::<Index>(),
        nodes in 1..400_u64,
    ) {
        let mut position = position_of(start);
        for index in played {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(*index.get(&moves)).expect("a legal move");
        }
        check(&position, nodes, &which, &sentences());
    }

    /// The look at two plies of Lines agrees with minimax on boards small enough for it.
    #[test]
    fn what_is_said_to_be_proven_of_small_lines_is_what_minimax_says(
        played in prop::collection::vec(any::<Index>(), 3..9),
    ) {
        let mut position = position_of("mnk:4x3x3");
        for index in played {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(*index.get(&moves)).expect("a legal move");
        }
        let mut known = std::collections::HashMap::new();
        let game: Lines = position.as_game::<Lines>().expect("Lines").clone();
        let Some(keeping) = keeping(&position) else { return Ok(()) };
        let me = game.side_to_move();
        let worth_of = |winner: Option<Side>| match winner {
            None => Worth::Drawn,
            Some(side) if side == me => Worth::Won,
            Some(_) => Worth::Lost,
        };
        let value = worth_of(minimax(&mut game.clone(), &mut known).0);
        if let Some(worth) = keeping.worth {
            prop_assert_eq!(worth, value);
        }
        for mv in position.legal_moves() {
            let mut next = game.clone();
            next.apply(Lines::unpack(mv).expect("a move"), &mut ());
            let worth = worth_of(minimax(&mut next, &mut known).0);
            if keeping.moves.contains(&mv) {
                prop_assert!(worth == value);
            } else if !keeping.open.contains(&mv) {
                // Of a lost position no move is listed.
                prop_assert!(worth < value || value == Worth::Lost);
            }
        }
    }
}
