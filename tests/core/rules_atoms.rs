//! The rules of Atoms and of chain reaction against known values (named at each test) and against
//! a second, simpler way to compute the same.

use std::collections::HashMap;

use fivefold::games::atoms::{Atoms, AtomsParams};
use fivefold::rules::{Cell, Event, Game, Illegal, Outcome, Parameters, Rng, Side};
use fivefold::words::InEnglish as _;
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::positions::{legal, play, position, position_of};

/// How many sequences of moves of lengths 1 to `depth` there are.
fn perft(id: &str, depth: u32) -> Vec<u64> {
    let position = position_of(id);
    (1..=depth).map(|depth| position.perft(depth)).collect()
}

/// How many sequences of this length end the game with their last move.
fn endings<G: Game>(position: &mut G, depth: u32) -> u64 {
    let mut total = 0;
    for mv in legal(position) {
        let undo = position.apply(mv, &mut ());
        total += if depth == 1 {
            u64::from(position.outcome().is_some())
        } else {
            endings(position, depth - 1)
        };
        position.undo(mv, undo);
    }
    total
}

/// See `values.md`: recomputed independently of this project.
#[test]
fn perft_equals_the_known_values() {
    assert_eq!(perft("atoms:8x8", 3), [64, 4_032, 254_016]);
    assert_eq!(perft("atoms:8x8,chain", 3), [64, 4_032, 254_016]);
    assert_eq!(
        perft("atoms:3x3", 7),
        [9, 72, 576, 4_104, 29_304, 187_560, 1_208_664]
    );
}

/// See `values.md`: 204 of the sequences of 7 moves on 3 × 3 end in a win, and 8 of those of
/// 3 moves on 8 × 8 with chain reaction.
#[test]
fn the_first_wins_come_when_they_should() {
    assert_eq!(endings(&mut position::<Atoms>("atoms:3x3"), 6), 0);
    assert_eq!(endings(&mut position::<Atoms>("atoms:3x3"), 7), 204);
    assert_eq!(endings(&mut position::<Atoms>("atoms:8x8,chain"), 3), 8);
}

/// All cells hold 3 atoms; one cell far from the move is the other side's, for otherwise the
/// game would be over.
fn full_board() -> Atoms {
    let row = "cccccccc/";
    position(&format!("atoms:8x8:{}cccccccC@1", row.repeat(7)))
}

fn counts(position: &Atoms) -> Vec<String> {
    let view = position.view();
    view.squares
        .chunks(usize::from(view.cols))
        .map(|row| row.iter().map(|square| square.count.to_string()).collect())
        .collect()
}

fn explosions(events: &[Event]) -> usize {
    events
        .iter()
        .map(|event| match event {
            Event::Burst { thrown, .. } => thrown.len() / 4,
            _ => 0,
        })
        .sum()
}

/// How many waves there are; they are numbered from 1.
fn waves(events: &[Event]) -> usize {
    let numbers = events.iter().filter_map(|event| match event {
        Event::Burst { wave, .. } => Some(usize::from(*wave)),
        _ => None,
    });
    let count = numbers.clone().count();
    assert!(numbers.eq(1..=count));
    count
}

/// See `values.md`: 64 explosions, 161 atoms stay, in these rows.
#[test]
fn the_great_cascade_from_the_corner() {
    let mut game = full_board();
    let events = play(&mut game, &["a8"]);
    assert_eq!(explosions(&events), 64);
    assert_eq!(waves(&events), 15);
    assert_eq!(game.atoms(), 161);
    assert_eq!(
        counts(&game),
        [
            "22222221", "23333332", "23333332", "23333332", "23333332", "23333332", "23333332",
            "12222221"
        ]
    );
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
}

/// See `values.md`: 120 explosions, 161 atoms stay, in these rows.
#[test]
fn the_great_cascade_from_the_middle() {
    let mut game = full_board();
    let events = play(&mut game, &["d5"]);
    assert_eq!(explosions(&events), 120);
    assert_eq!(game.atoms(), 161);
    assert_eq!(
        counts(&game),
        [
            "13333331", "31333313", "33133133", "33321333", "33311333", "33133133", "31333313",
            "13333331"
        ]
    );
    assert_eq!(waves(&events), 9);
}

#[test]
fn a_wave_names_what_is_thrown_and_what_changes() {
    let mut game: Atoms = position("atoms:3x3:c1B/3/3@1");
    let events = play(&mut game, &["a3"]);
    let [added, wave] = &events[..] else {
        panic!("one wave is expected: {events:?}");
    };
    let at = Cell::new(0, 0);
    let side = Side::First;
    assert_eq!(
        *added,
        Event::Appeared {
            side: Some(side),
            at,
            count: 4
        }
    );
    let Event::Burst { thrown, after, .. } = wave else {
        panic!("a wave is expected: {wave:?}");
    };
    let to: Vec<Option<Cell>> = thrown.iter().map(|throw| throw.to).collect();
    let (right, below) = (Cell::new(1, 0), Cell::new(0, 1));
    assert_eq!(to, [None, Some(right), None, Some(below)]);
    assert_eq!(*after, [(at, 0), (right, 1), (below, 1)]);
}

#[test]
fn chain_reaction_throws_nothing_over_the_edge() {
    let mut game: Atoms = position("atoms:3x3,chain:a1A/3/3@1");
    let events = play(&mut game, &["a3"]);
    let Some(Event::Burst { thrown, .. }) = events.get(1) else {
        panic!("a wave is expected: {events:?}");
    };
    assert_eq!(thrown.len(), 2);
    assert!(thrown.iter().all(|throw| throw.to.is_some()));
}

#[test]
fn a_side_that_has_not_moved_yet_has_not_lost() {
    let mut game: Atoms = position("atoms:3x3,chain");
    play(&mut game, &["a1"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["b1"]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &["a1"]);
    assert_eq!(game.outcome(), Some(Outcome::Win(Side::First)));
}

#[test]
fn an_endless_reaction_stops_with_the_wave_that_decides_and_can_be_written_down() {
    let mut game: Atoms = position("atoms:2x2,chain:aA/aa@1");
    let events = play(&mut game, &["a2"]);
    assert_eq!(waves(&events), 1);
    let outcome = Outcome::Win(Side::First);
    assert_eq!(events.last(), Some(&Event::Over { outcome }));
    assert_eq!(game.board_text(), "1b/ba", "two cells are left critical");
    assert_eq!(position::<Atoms>("atoms:2x2,chain:1b/ba@2"), game);
}

#[test]
fn illegal_moves_are_refused_with_the_reason() {
    let game: Atoms = position("atoms:3x3:aA1/3/3@1");
    let at = |row, col| Cell { row, col };
    assert_eq!(game.check(at(0, 1)), Err(Illegal::NotYours));
    assert_eq!(game.check(at(3, 0)), Err(Illegal::OffBoard));
    assert_eq!(game.check(at(0, 0)), Ok(()));
    let over: Atoms = position("atoms:3x3:ab1/3/3@2");
    assert_eq!(over.check(at(2, 2)), Err(Illegal::GameOver));
}

#[test]
fn boards_that_cannot_be_are_refused() {
    for (id, reason) in [
        ("3x3:a2/3/3@1", "just moved"),
        ("3x3:ab1/3/3@1", "just moved"),
        ("3x3:dA1/3/3@1", "a3 can hold at most 3"),
        ("3x3,chain:bA1/3/3@1", "a3 can hold at most 1"),
        ("3x3,chain:d2/3/3@2", "a3 can hold at most 3"),
        ("3x3:h2/3/3@1", "a to g"),
        ("3x3:4/3/3@1", "1 to 3"),
        ("1x3", "2 to 16"),
        ("17x3", "2 to 16"),
    ] {
        let error = fivefold::games::parse_id(&format!("atoms:{id}"));
        let error = error.expect_err(id).in_english();
        assert!(error.contains(reason), "{id}: {error}");
    }
}

/// Which side wins with best play and after how many plies, found by asking for ever longer
/// games whether one side can force the end.
struct Solver {
    /// For a position: the most plies within which its side to move cannot force a win, and
    /// the fewest within which it can.
    known: HashMap<u64, (u32, u32)>,
}

impl Solver {
    /// Whether the side to move can force a win within so many plies.
    fn wins(&mut self, position: &mut Atoms, plies: u32) -> bool {
        let key = key(position);
        let (cannot, can) = *self.known.get(&key).unwrap_or(&(0, u32::MAX));
        if plies <= cannot || plies >= can {
            return plies >= can;
        }
        let mut moves = legal(position);
        moves.sort_by_key(|mv| std::cmp::Reverse(position.count(*mv)));
        let wins = moves.into_iter().any(|mv| {
            let undo = position.apply(mv, &mut ());
            let wins = self.is_lost(position, plies - 1);
            position.undo(mv, undo);
            wins
        });
        let entry = self.known.entry(key).or_insert((0, u32::MAX));
        if wins {
            entry.1 = entry.1.min(plies);
        } else {
            entry.0 = entry.0.max(plies);
        }
        wins
    }

    /// Whether the side to move loses within so many plies, whatever it does.
    fn is_lost(&mut self, position: &mut Atoms, plies: u32) -> bool {
        // The game can end only in favour of the side that has just moved.
        if position.outcome().is_some() {
            return true;
        }
        plies >= 2
            && legal(position).into_iter().all(|mv| {
                let undo = position.apply(mv, &mut ());
                let loses = position.outcome().is_none() && self.wins(position, plies - 1);
                position.undo(mv, undo);
                loses
            })
    }
}

/// Content and side to move as a number, the same for all pictures of the board under turning
/// and mirroring.
fn key(position: &Atoms) -> u64 {
    let AtomsParams { cols, rows, .. } = *position.params();
    let square = |col, row| {
        let cell = Cell::new(col, row);
        let owner = u64::from(position.owner(cell) == Some(Side::First));
        owner << 3 | u64::from(position.count(cell))
    };
    let (right, bottom) = (cols - 1, rows - 1);
    let mut keys = [1; 8];
    for row in 0..rows {
        for col in 0..cols {
            let straight = [
                (col, row),
                (right - col, row),
                (col, bottom - row),
                (right - col, bottom - row),
            ];
            for (i, (c, r)) in straight.into_iter().enumerate() {
                keys[i] = keys[i] << 4 | square(c, r);
                let turned = if cols == rows { (r, c) } else { (c, r) };
                keys[i + 4] = keys[i + 4] << 4 | square(turned.0, turned.1);
            }
        }
    }
    let least = keys.into_iter().min().unwrap_or(0);
    least << 1 | u64::from(position.side_to_move() == Side::First)
}

/// The plies after which the side to move has won with best play on both sides, if at most
/// `most`. A side wins with its own move, so the number is odd.
fn won_in(id: &str, most: u32) -> Option<u32> {
    let mut solver = Solver {
        known: HashMap::new(),
    };
    let mut start = position(id);
    (1..=most)
        .step_by(2)
        .find(|&plies| solver.wins(&mut start, plies))
}

/// The plies after which the side to move has lost with best play on both sides, if at most
/// `most`; an even number.
fn lost_in(id: &str, most: u32) -> Option<u32> {
    let mut solver = Solver {
        known: HashMap::new(),
    };
    let mut start = position(id);
    (2..=most)
        .step_by(2)
        .find(|&plies| solver.is_lost(&mut start, plies))
}

/// See `values.md`.
#[test]
fn small_boards_are_worth_what_is_known() {
    assert_eq!(lost_in("atoms:2x2", 20), Some(12));
    assert_eq!(won_in("atoms:3x2", 29), Some(23));
    assert_eq!(lost_in("atoms:2x2,chain", 20), Some(4));
    assert_eq!(won_in("atoms:3x2,chain", 19), Some(7));
    assert_eq!(won_in("atoms:3x3,chain", 19), Some(13));
}

/// See `values.md`: every first move wins.
#[test]
fn on_3_by_2_every_first_move_wins() {
    let start: Atoms = position("atoms:3x2");
    for mv in legal(&start) {
        let text = start.move_text(mv);
        let mut after = start.clone();
        after.apply(mv, &mut ());
        let id = format!("atoms:3x2:{}@2", after.board_text());
        assert!(lost_in(&id, 30).is_some(), "{text}");
    }
}

/// See `values.md`; how long the game is, is not published.
#[test]
#[ignore = "takes about a minute"]
fn on_3_by_3_the_first_side_wins() {
    assert_eq!(won_in("atoms:3x3", 61), Some(37));
}

/// The rules once more, one explosion at a time in any order: cells row by row, positive
/// numbers for the mover's atoms, negative ones for the other side's.
struct OneAtATime {
    params: AtomsParams,
    cells: Vec<i32>,
    /// Whether the other side had no cell left at some moment.
    wiped_out: bool,
}

impl OneAtATime {
    fn of(position: &Atoms) -> OneAtATime {
        let view = position.view();
        let mover = Some(position.side_to_move());
        let signed = |owner, count: u8| i32::from(count) * if owner == mover { 1 } else { -1 };
        OneAtATime {
            params: *position.params(),
            cells: (view.squares.iter())
                .map(|square| signed(square.owner, square.count))
                .collect(),
            wiped_out: false,
        }
    }

    fn neighbours(&self, index: usize) -> Vec<usize> {
        let (cols, rows) = (self.params.cols.into(), usize::from(self.params.rows));
        let (col, row): (usize, usize) = (index % cols, index / cols);
        let mut list = Vec::new();
        list.extend((col > 0).then(|| index - 1));
        list.extend((col + 1 < cols).then(|| index + 1));
        list.extend((row > 0).then(|| index - cols));
        list.extend((row + 1 < rows).then(|| index + cols));
        list
    }

    /// Adds an atom and lets critical cells explode until none is left or `most` have
    /// exploded; which is next is drawn by lot. Whether the reaction settled.
    fn add(&mut self, index: usize, most: u32, rng: &mut Rng) -> bool {
        self.cells[index] += 1;
        let mut waiting = vec![index];
        for _ in 0..most {
            waiting.retain(|&i| self.cells[i] >= self.critical(i));
            if waiting.is_empty() {
                return true;
            }
            let next = waiting[rng.random_range(0..waiting.len())];
            self.cells[next] -= self.critical(next);
            for neighbour in self.neighbours(next) {
                self.cells[neighbour] = self.cells[neighbour].abs() + 1;
                if !waiting.contains(&neighbour) {
                    waiting.push(neighbour);
                }
            }
            self.wiped_out |= self.cells.iter().all(|&atoms| atoms >= 0);
        }
        false
    }

    fn critical(&self, index: usize) -> i32 {
        if self.params.chain {
            self.neighbours(index).len() as i32
        } else {
            4
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Every move of random games: the waves leave the same atoms to the same sides as
    /// explosions one at a time in random order. A chain reaction that decides the game stops
    /// early, so there only the decision is compared.
    #[test]
    fn waves_equal_explosions_one_at_a_time(
        cols in 2_u8..=9, rows in 2_u8..=9, chain: bool, seed: u64,
    ) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game = Atoms::start(&AtomsParams { cols, rows, chain }, Side::First);
        for ply in 0..1_000 {
            let moves = legal(&game);
            if moves.is_empty() {
                break;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            let mut other_way = OneAtATime::of(&game);
            let mut after = game.clone();
            after.apply(mv, &mut ());
            let settled = other_way.add(mv.index(cols), 20_000, &mut rng);
            let decided = other_way.wiped_out && ply >= 2;
            prop_assert_eq!(after.outcome().is_some(), decided);
            prop_assert!(settled || (chain && decided));
            if !(chain && decided) {
                // The sides have changed: what was the mover's is now the other's.
                let seen = OneAtATime::of(&after).cells;
                let seen: Vec<i32> = seen.into_iter().map(|atoms| -atoms).collect();
                prop_assert_eq!(&seen, &other_way.cells, "{}", after.board_text());
            }
            game = after;
        }
    }

    /// Fewer atoms on the board never make more explosions, so nothing is bigger than the
    /// cascade from the middle. (It has not the most waves: along a winding path
    /// of full cells they explode one by one.)
    #[test]
    fn no_cascade_on_8_by_8_has_more_than_120_explosions(seed: u64) {
        let mut rng = Rng::seed_from_u64(seed);
        let mut game: Atoms = position("atoms:8x8");
        while game.outcome().is_none() {
            let moves = legal(&game);
            let mut events = Vec::new();
            game.apply(moves[rng.random_range(0..moves.len())], &mut events);
            prop_assert!(explosions(&events) <= 120);
        }
    }
}

proptest! {
    #[test]
    fn no_text_makes_a_parser_panic(
        text in prop_oneof![
            ".*",
            "[0-9]{0,3}x[0-9]{0,3}(,chain)?",
            "[a-gA-G0-9/]{0,40}(@[12])?",
            "[a-z][0-9]{1,3}",
        ],
        chain: bool,
    ) {
        let _ = AtomsParams::parse(&text);
        for params in ["3x4", "16x16,chain"] {
            let _ = fivefold::games::parse_id(&format!("atoms:{params}:{text}"));
        }
        let start = Atoms::start(&AtomsParams { cols: 4, rows: 3, chain }, Side::First);
        if let Ok(mv) = start.parse_move(&text) {
            // The text may have been another one: a01 is a1 as well.
            prop_assert_eq!(start.parse_move(&start.move_text(mv)), Ok(mv));
        }
    }

    /// What a board text says is what is played on: reading and writing change nothing.
    #[test]
    fn every_board_that_is_read_is_written_back_the_same(
        cells in proptest::collection::vec("[a-gA-G1]", 9), to_move in 1_u8..=2, chain: bool,
    ) {
        let rows: Vec<String> = cells.chunks(3).map(|row| row.concat()).collect();
        let rules = if chain { "3x3,chain" } else { "3x3" };
        let id = format!("atoms:{rules}:{}@{to_move}", rows.join("/"));
        if let Ok(read) = fivefold::games::parse_id(&id) {
            let written = read.position.id();
            let again = position_of(&written);
            prop_assert_eq!(&again, &read.position);
            prop_assert_eq!(again.id(), written);
        }
    }
}
