//! How a person plays: by pointer or by keys alone.

use crate::games::nim;
use crate::games::northcott::Northcott;
use crate::input::cursor::Cursor;
use crate::rules::{Cell, Game as _, Move, Position, Rng};
use crate::states::Turn;
use bevy::prelude::*;
use rand::{RngExt, SeedableRng};

use super::Tabletop;

/// How a person's moves reach the program.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hand {
    Pointer,
    Keys,
}

impl Tabletop {
    /// A person makes a legal move, by pointer or by keys alone.
    pub(crate) fn play_by(&mut self, hand: Hand, mv: Move) {
        let before = self.moves();
        let position = self.position().clone();
        self.reach_move(hand, &position, mv);
        assert!(
            self.moves() > before,
            "{} was made by {hand:?}",
            position.move_text(mv)
        );
        assert_eq!(self.game_match().moves()[before], mv);
    }

    /// The same with a move given as text.
    pub(crate) fn play(&mut self, hand: Hand, text: &str) {
        let mv = self.position().parse_move(text).expect(text);
        self.play_by(hand, mv);
    }

    /// Does on the board what makes this move in the position that stands there.
    pub(crate) fn reach_move(&mut self, hand: Hand, position: &Position, mv: Move) {
        if position.game() == nim::ID {
            let text = position.move_text(mv);
            let (row, count) = text.split_at(1);
            let row = row.as_bytes()[0] - b'a';
            let count: usize = count.parse().expect("a number");
            let cols = self.pieces_in_row(row);
            for &col in cols.iter().rev().take(count) {
                self.reach(hand, Cell::new(col, row), KeyCode::Space);
            }
            self.key(KeyCode::Enter);
        } else {
            let cell = position.target(mv).expect("a move of this game");
            self.reach(hand, cell, KeyCode::Enter);
        }
    }

    /// Presses a cell: by a click, or by arrows and a key.
    pub(crate) fn reach(&mut self, hand: Hand, cell: Cell, press: KeyCode) {
        if let Hand::Pointer = hand {
            self.click_cell(cell);
            return;
        }
        for _ in 0..100 {
            let Some(focus) = self.resource::<Cursor>().focus else {
                self.key(KeyCode::ArrowRight);
                continue;
            };
            if focus == cell {
                self.key(press);
                return;
            }
            self.key(if focus.row < cell.row {
                KeyCode::ArrowDown
            } else if focus.row > cell.row {
                KeyCode::ArrowUp
            } else if focus.col < cell.col {
                KeyCode::ArrowRight
            } else {
                KeyCode::ArrowLeft
            });
        }
        panic!("the keyboard does not reach {cell:?}");
    }

    /// Two persons, or a person against the computer, play a game to its end.
    pub(crate) fn play_to_the_end(
        &mut self,
        hand: Hand,
        choose: &mut dyn FnMut(&Position) -> Move,
    ) {
        loop {
            self.until_a_person_may_act();
            if self.turn() == Some(Turn::Over) {
                break;
            }
            let mv = choose(self.position());
            self.play_by(hand, mv);
        }
        assert!(self.position().outcome().is_some());
        assert!(!self.current().has_open_game());
    }
}

/// A choice among the legal moves that depends on the seed alone. In Northcott it goes forward
/// where it can: random retreats would make a game last for ages.
pub(crate) fn any_move(seed: u64) -> impl FnMut(&Position) -> Move {
    let mut rng = Rng::seed_from_u64(seed);
    move |position| {
        let mut moves = position.legal_moves();
        if let Some(northcott) = position.as_game::<Northcott>() {
            let forward = |&mv: &Move| {
                let slide = Northcott::unpack(mv).expect("a move of Northcott");
                northcott.advance(slide) > 0
            };
            if moves.iter().any(forward) {
                moves.retain(forward);
            }
        }
        moves[rng.random_range(0..moves.len())]
    }
}
