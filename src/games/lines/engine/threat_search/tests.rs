//! Wins by threats against the rules: with a stone outside the zone they still win, and what is called
//! a win by fours is one.

use rand::{RngExt, SeedableRng};

use super::*;
use crate::games::lines::{LinesParams, Rule};
use crate::rules::{Cell, Rng, Side};

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
fn a_stone_outside_the_zone_stops_no_win() {
    for rule in [Rule::Freestyle, Rule::Exact] {
        let tables = Tables::new(RENJU_LINE, rule);
        let stop = Stop::new();
        let (mut wins, mut tried) = (0, 0);
        random_positions(11, rule, 400, |game| {
            let mut board = ThreatBoard::new(game, &tables);
            let mut search = ThreeSearch::new(1, 1 << 12).with_zones();
            let answer = search.search(
                &mut board,
                Threats::Threes,
                4,
                &mut Budget::new(3_000, &stop),
            );
            // What is won at once says little.
            if !matches!(answer, Answer::Proven(plies) if plies > 5) {
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
                    matches!(answer, Answer::Proven(_)),
                    "{at}: {answer:?} in {game:?}"
                );
            }
        });
        assert!(wins > 20 && tried > 1_000, "{wins} {tried}");
    }
}
