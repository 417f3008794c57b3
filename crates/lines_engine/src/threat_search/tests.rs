//! Wins by threats against the rules: with a stone outside the zone they still win, and what is called
//! a win by fours is one.

use rand::{RngExt, SeedableRng};

use super::super::cell_set::Index;
use super::super::moves;
use super::four_board::FourBoard;
use super::*;
use fivefold_lines::{LinesParams, RENJU_LINE, Rule};
use fivefold_rules::{Cell, Game, Outcome, Rng, Side};

/// Positions of random games around the middle in which nobody has a line.
fn random_positions(cols: u8, rule: Rule, count: usize, mut look: impl FnMut(&Lines)) {
    let params = LinesParams {
        cols,
        rows: cols,
        len: RENJU_LINE,
        rule,
    };
    let mut rng = Rng::seed_from_u64(u64::from(cols));
    let mut seen = 0;
    while seen < count {
        let mut game = Lines::start(&params, Side::First);
        let stones = rng.random_range(8..22);
        let middle = cols / 2;
        while game.stones() < stones && game.outcome().is_none() {
            let near = |rng: &mut Rng| middle + rng.random_range(0..5) - 2;
            let mv = Place::from(Cell::new(near(&mut rng), near(&mut rng)));
            if game.check(mv).is_ok() {
                game.apply(mv, &mut ());
            }
        }
        if game.outcome().is_none() {
            look(&game);
            seen += 1;
        }
    }
}

#[test]
fn stones_that_are_undone_leave_a_board_of_fours_as_it_was() {
    let mut rng = Rng::seed_from_u64(5);
    for rule in Rule::ALL {
        random_positions(12, rule, 60, |game| {
            let board = ThreatBoard::new(game);
            let mut fours = FourBoard::new(&board);
            let mut empty: Vec<Index> = board
                .all_cells()
                .filter(|&at| board.is_empty_at(at))
                .collect();
            let mut before = Vec::new();
            for stone in 0..8 {
                before.push(format!("{fours:?}"));
                let at = empty.swap_remove(rng.random_range(0..empty.len()));
                fours.place(at, stone % 2);
            }
            while let Some(text) = before.pop() {
                fours.undo();
                assert_eq!(format!("{fours:?}"), text);
            }
        });
    }
}

#[test]
fn a_stone_outside_the_zone_stops_no_win() {
    for rule in [Rule::Freestyle, Rule::Exact] {
        let stop = Stop::new();
        let (mut wins, mut tried) = (0, 0);
        random_positions(11, rule, 400, |game| {
            let mut board = ThreatBoard::new(game);
            let mut search = ThreeSearch::new(1, 1 << 12).with_zones();
            let answer = search.search(
                &mut board,
                Threats::Threes,
                4,
                &mut Budget::new(3_000, &stop),
            );
            // What is won at once says little.
            if !matches!(answer, ThreatAnswer::Proven(plies) if plies > 5) {
                return;
            }
            wins += 1;
            let zone = search.zone(&board);
            for at in board.all_cells() {
                if !board.is_empty_at(at) || zone.contains(at) {
                    continue;
                }
                tried += 1;
                board.pass();
                board.place(at);
                let answer = ThreeSearch::new(1, 1 << 12).search(
                    &mut board,
                    Threats::Threes,
                    u32::MAX,
                    &mut Budget::new(100_000, &stop),
                );
                board.undo();
                board.pass();
                assert!(
                    matches!(answer, ThreatAnswer::Proven(_)),
                    "{at}: {answer:?} in {game:?}"
                );
            }
        });
        assert!(wins > 20 && tried > 1_000, "{wins} {tried}");
    }
}

/// A move with which the side to move carries on its win.
fn winning_move(game: &Lines, board: &mut ThreatBoard, search: &mut ThreeSearch) -> Option<Place> {
    let mut all = Vec::new();
    game.legal_moves(&mut all);
    let wins_at_once = |&&mv: &&Place| {
        let mut after = game.clone();
        after.apply(mv, &mut ());
        after.outcome() == Some(Outcome::Win(game.side_to_move()))
    };
    if let Some(&mv) = all.iter().find(wins_at_once) {
        return Some(mv);
    }
    let stop = Stop::new();
    let mut budget = Budget::new(MOST_TO_GO_ON, &stop);
    match search.search(board, Threats::Quiet, u32::MAX, &mut budget) {
        ThreatAnswer::Proven(_) => {
            let line = search.line(board, &mut Budget::new(u64::MAX, &stop));
            let at = line.first().copied();
            let at = at.or_else(|| moves::open_four(board, board.to_move()));
            at.map(|at| board.move_to(at))
        }
        ThreatAnswer::Disproven | ThreatAnswer::Unknown => None,
    }
}

/// Positions visited at most to find a win, and to find it again after each reply.
const MOST_TO_BEGIN: u64 = 4_000;
const MOST_TO_GO_ON: u64 = 400_000;

#[test]
fn a_proven_win_stands_against_every_legal_reply_until_the_end() {
    for rule in Rule::ALL {
        let stop = Stop::new();
        let mut rng = Rng::seed_from_u64(11);
        let mut search = ThreeSearch::new(1, 1 << 12);
        let (mut wins, mut replies) = (0, 0);
        random_positions(9, rule, 300, |game| {
            let mut board = ThreatBoard::new(game);
            let mut budget = Budget::new(MOST_TO_BEGIN, &stop);
            let answer = search.search(&mut board, Threats::Quiet, u32::MAX, &mut budget);
            // What is won at once says little.
            if !matches!(answer, ThreatAnswer::Proven(plies) if plies > 5) {
                return;
            }
            wins += 1;
            let winner = game.side_to_move();
            let mut game = game.clone();
            while game.outcome().is_none() {
                let mut board = ThreatBoard::new(&game);
                let mv = winning_move(&game, &mut board, &mut search);
                let mv = mv.unwrap_or_else(|| panic!("no win any more in {game:?}"));
                assert_eq!(game.check(mv), Ok(()), "{game:?}");
                game.apply(mv, &mut ());
                if game.outcome().is_some() {
                    break;
                }
                let mut all = Vec::new();
                game.legal_moves(&mut all);
                let mut kept = Vec::new();
                for reply in all {
                    let mut after = game.clone();
                    after.apply(reply, &mut ());
                    replies += 1;
                    let mut board = ThreatBoard::new(&after);
                    let next = winning_move(&after, &mut board, &mut search);
                    assert!(next.is_some(), "no win in {after:?}");
                    kept.push(after);
                }
                game = kept.swap_remove(rng.random_range(0..kept.len()));
            }
            assert_eq!(game.outcome(), Some(Outcome::Win(winner)));
        });
        assert!(wins > 10 && replies > 1_000, "{wins} {replies}");
    }
}
