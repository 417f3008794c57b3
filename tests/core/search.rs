//! The players for any game against values from the literature, plain minimax and each other.

mod matches;
mod proofs;

use std::collections::HashMap;

use crate::chomp::Chomp;
use crate::random_play::after_random_moves;
use fivefold::config::{ConfigFile as _, SearchNumbers, read};
use fivefold::games::atoms::Atoms;
use fivefold::games::corner::{Corner, CornerParams};
use fivefold::games::lines::Lines;
use fivefold::games::nim::Nim;
use fivefold::games::northcott::Northcott;
use fivefold::players::Stop;
use fivefold::rules::{BoardSize, Cell, Game, Position, Rng, Side};
use fivefold::search::solver::{SolvedSpace, SolverLimits, solve};
use fivefold::search::{GameSearch, ProvenValue, move_values};
use fivefold_support::positions::minimax::{minimax, stones};
use fivefold_support::positions::{legal, position};
use rand::{RngExt, SeedableRng};

const EVERYTHING: SolverLimits = SolverLimits {
    nodes: 50_000_000,
    depth: u32::MAX,
    memory_mib: 512,
};

fn solution<G: Game>(position: &G) -> SolvedSpace<G> {
    let solution = solve(position, &EVERYTHING, &Stop::new());
    assert!(solution.is_complete(), "{position:?} is small");
    solution
}

/// A whole bar of chocolate.
fn bar(cols: u8, rows: u8) -> Chomp {
    Chomp::start(&BoardSize { cols, rows }, Side::First)
}

fn win(winner: Side, plies: u32) -> Option<ProvenValue> {
    Some(ProvenValue {
        winner: Some(winner),
        plies: Some(plies),
    })
}

/// Nim is lost at xor 0; in misère play too, unless every heap has at most one piece.
#[test]
fn the_solver_knows_nim() {
    for misere in ["", ",misere"] {
        let whole = solution(&position::<Nim>(&format!("nim:5,5,6{misere}")));
        for a in 0..=5 {
            for (b, c) in (0..=5).flat_map(|b| (0..=6).map(move |c| (b, c))) {
                if a + b + c == 0 {
                    continue;
                }
                let small = a.max(b).max(c) < 2;
                let is_lost = (a ^ b ^ c == 0) != (small && !misere.is_empty());
                // Some heaps can only arise with one of the sides to move.
                let values = Side::BOTH.map(|mover| {
                    let id = format!("nim:5,5,6{misere}:{a},{b},{c}@{mover}");
                    let value = whole.value(&position(&id))?;
                    assert_eq!(value.winner == Some(mover.other()), is_lost, "{id}");
                    value.plies
                });
                assert!(values.iter().any(Option::is_some));
            }
        }
    }
}

/// Wythoff 1907: lost at (n·phi, n·phi²), rounded down.
#[test]
fn the_solver_knows_wythoffs_pairs() {
    let pairs = [(1, 2), (3, 5), (4, 7), (6, 10), (8, 13), (9, 15), (11, 18)];
    for col in 0..20_u8 {
        for up in (0..20_u8).filter(|up| col + up > 0) {
            let params = CornerParams {
                cols: 20,
                rows: 20,
                queen: true,
            };
            let cell = Cell::new(col, 19 - up);
            let start = Corner::start(&params, Side::First);
            let corner = start.place(cell, Side::First).expect("not the corner");
            let is_lost = pairs.contains(&(col.min(up), col.max(up)));
            let value = solution(&corner).value(&corner).expect("all is known");
            assert_eq!(value.winner == Some(Side::Second), is_lost, "{col} {up}");
        }
    }
}

/// The complete retrograde analysis in `values.md`: no draws, who wins is the xor of the gaps, and
/// the longest game with best play has 2 · rows · (columns − 2) plies.
#[test]
fn the_solver_knows_northcotts_game_although_its_positions_repeat() {
    for (rows, cols) in [(2, 4), (2, 5), (2, 6), (3, 4)] {
        let start: Northcott = position(&format!("northcott:{rows}x{cols}"));
        let whole = solution(&start);
        let mut rng = Rng::seed_from_u64(1);
        let mut longest = 0;
        for _ in 0..20_000 {
            let side = Side::BOTH[rng.random_range(0..2)];
            let at = Northcott::random_start(start.params(), side, &mut rng);
            if at.outcome().is_some() {
                continue;
            }
            // Not every position can arise from this start.
            let Some(value) = whole.value(&at) else {
                continue;
            };
            let is_won = at.gaps().fold(0, |xor, gap| xor ^ gap) != 0;
            let winner = if is_won { side } else { side.other() };
            assert_eq!(value.winner, Some(winner), "{at:?}");
            longest = longest.max(value.plies.expect("no draws"));
        }
        assert!(longest <= 2 * rows * (cols - 2), "{rows} x {cols}");
        let most = whole.value(&start).and_then(|value| value.plies);
        assert!(most.is_some_and(|plies| plies <= 2 * rows * (cols - 2)));
    }
}

/// The values in `values.md`, computed independently of this project.
#[test]
fn the_solver_knows_small_boards_of_atoms() {
    for (id, winner, plies) in [
        ("2x2", Side::Second, 12),
        ("3x2", Side::First, 23),
        ("2x2,chain", Side::Second, 4),
        ("3x2,chain", Side::First, 7),
    ] {
        let atoms: Atoms = position(&format!("atoms:{id}"));
        assert_eq!(solution(&atoms).value(&atoms), win(winner, plies), "{id}");
    }
}

#[test]
fn the_solver_agrees_with_minimax_in_tic_tac_toe() {
    let start: Lines = position("mnk:3x3x3");
    let whole = solution(&start);
    assert_eq!(whole.value(&start), Some(ProvenValue::DRAW));
    let mut known = HashMap::new();
    minimax(&mut start.clone(), &mut known);
    // 5 478 positions, of which 958 are ends.
    assert_eq!(known.len(), 4_520);
    let mut waiting = vec![start];
    while let Some(position) = waiting.pop() {
        let Some((winner, plies)) = known.remove(&stones(&position)) else {
            continue;
        };
        let value = whole.value(&position).expect("all is known");
        assert_eq!(value.winner, winner, "{position:?}");
        assert_eq!(value.plies, winner.map(|_| plies), "{position:?}");
        for mv in legal(&position) {
            let mut next = position.clone();
            next.apply(mv, &mut ());
            waiting.push(next);
        }
    }
    assert!(known.is_empty(), "every position was reached");
}

/// Two rows of Chomp are lost with one square less above; a square is won by the bite that leaves
/// its two edges.
#[test]
fn the_solver_plays_a_game_brought_from_outside() {
    let whole = solution(&bar(7, 2));
    for (low, high) in (1..=7).flat_map(|low| (0..=low).map(move |high| (low, high))) {
        let mut chomp = bar(7, 2);
        chomp.apply(Cell::new(high, 0), &mut ());
        chomp.apply(Cell::new(low, 1), &mut ());
        let Some(value) = whole.value(&chomp) else {
            continue;
        };
        let is_lost = high + 1 == low;
        let winner = if is_lost { Side::Second } else { Side::First };
        assert_eq!(value.winner, Some(winner), "{low} {high}");
    }
    let square = bar(8, 8);
    let whole = solution(&square);
    assert_eq!(whole.positions(), 2 * 12_870 - 2);
    let (moves, value) = whole.best_moves(&square).expect("all is known");
    assert_eq!(value.winner, Some(Side::First));
    assert_eq!(moves, [Cell::new(1, 6)]);
}

/// What is said of a game that was not searched to the end is true of the whole game.
#[test]
fn a_solver_that_is_cut_short_says_nothing_wrong() {
    fn compare<G: Game>(start: &G) {
        let whole = solution(start);
        let mut rng = Rng::seed_from_u64(2);
        for nodes in [0, 1, 7, 50, 300, 1_000, 3_000, 10_000] {
            for plies in 0..8 {
                let position = after_random_moves(start, plies, &mut rng);
                let limits = SolverLimits {
                    nodes,
                    ..EVERYTHING
                };
                let cut = solve(&position, &limits, &Stop::new());
                assert!(cut.nodes() <= nodes);
                let truth = whole.value(&position).expect("all is known");
                if let Some(value) = cut.value(&position) {
                    assert_eq!(value.winner, truth.winner, "{position:?}");
                    assert!(value.plies.is_none() || value.plies == truth.plies);
                }
            }
        }
    }
    compare::<Lines>(&position("mnk:3x3x3"));
    compare::<Northcott>(&position("northcott:2x5"));
    compare::<Atoms>(&position("atoms:2x2"));
    compare(&bar(5, 5));
}

#[test]
fn a_solver_that_is_stopped_claims_nothing() {
    let stop = Stop::new();
    stop.stop();
    let start: Lines = position("mnk:3x3x3");
    let stopped = solve(&start, &EVERYTHING, &stop);
    assert!(!stopped.is_complete());
    assert_eq!(stopped.value(&start), None);
}

#[test]
fn values_of_moves_are_those_of_the_positions_after_them() {
    fn compare<G: Game>(position: &G, nodes: u64) -> usize {
        let whole = solution(position);
        let numbers = SearchNumbers::shipped();
        let values = move_values(position, nodes, numbers, &Stop::new());
        assert_eq!(values.moves.len(), legal(position).len());
        assert!(values.nodes <= nodes);
        for (one, mv) in values.moves.iter().zip(legal(position)) {
            assert_eq!(one.mv, G::pack(mv));
            let mut after = position.clone();
            after.apply(mv, &mut ());
            let truth = whole.value(&after).expect("all is known").a_ply_earlier();
            if let Some(value) = one.value {
                assert_eq!(value.winner, truth.winner, "{position:?} {mv:?}");
                assert!(value.plies.is_none() || value.plies == truth.plies);
            }
        }
        values
            .moves
            .iter()
            .filter(|one| one.value.is_some())
            .count()
    }
    let start: Lines = position("mnk:3x3x3");
    assert_eq!(compare(&start, 1_000_000), 9);
    compare(&start, 5_000);
    assert_eq!(compare(&bar(4, 4), 100_000), 16);
    let mut rng = Rng::seed_from_u64(3);
    for nodes in [100, 1_000, 10_000] {
        compare(&after_random_moves(&start, 4, &mut rng), nodes);
        let atoms: Atoms = position("atoms:3x2,chain");
        compare(&after_random_moves(&atoms, 6, &mut rng), nodes);
    }
    let search = GameSearch::of::<Lines>();
    let stop = Stop::new();
    let numbers = SearchNumbers::shipped();
    let lines = Position::new(start);
    let values = (search.move_values)(&lines, 1_000_000, numbers, &stop);
    assert!(values.is_some_and(|values| {
        values
            .moves
            .iter()
            .all(|one| one.value == Some(ProvenValue::DRAW))
    }));
    let other = Position::new(position::<Nim>("nim:1,2"));
    assert_eq!((search.move_values)(&other, 1_000, numbers, &stop), None);
}

#[test]
fn the_shipped_numbers_are_complete_and_kept_in_their_ranges() {
    let text = include_str!("../../assets/config/any_game.ron");
    let numbers: SearchNumbers = read("any_game.ron", text).expect("it is in order");
    assert_eq!(&numbers, SearchNumbers::shipped());
    let fewer: SearchNumbers = read("any_game.ron", "(playout_plies: 7)").expect("it is in order");
    assert_eq!((fewer.playout_plies, fewer.levels), (7, numbers.levels));
    for (from, to) in [
        ("playout_plies: 400", "playout_plies: 0"),
        ("exploration: 0.7", "exploration: 11"),
        ("random_percent: 60", "random_percent: 101"),
        ("table_memory_mib", "table_memory"),
    ] {
        let wrong = text.replace(from, to);
        assert!(
            read::<SearchNumbers>("any_game.ron", &wrong).is_err(),
            "{to}"
        );
    }
}
