//! A game from outside the library, `examples/chomp.rs`, in the catalogue of the program: everything
//! works for it that works for the games of the library. What it does in the window is among the tests of the app.

#[allow(dead_code, reason = "the tests do not begin at its main function")]
#[path = "../../examples/chomp.rs"]
mod chomp;
mod commands;
mod guide;
mod hints;
mod records;

use std::sync::Once;

use chomp::Chomp;
use fivefold::config::Level;
use fivefold::games;
use fivefold::midend::{Match, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::rules::{GameId, Position};

use fivefold_support::positions::{played, position_of};

const CHOMP: GameId = GameId::of::<Chomp>();

const SEATS: [Seat; 2] = [Seat::Person, Seat::Computer(Opponent::Level(Level::USUAL))];
/// The first side wins on three columns and rows: it keeps the edges of the same length.
const MOVES: &str = "b2 c1 a3 b1 a2 a1";

/// Adds the game to the catalogue, as its program does first of all.
fn add_chomp() {
    static ADDED: Once = Once::new();
    ADDED.call_once(|| games::add(&[chomp::ENTRY]).expect("the catalogue has not been read"));
}

/// The position with this id.
fn at(id: &str) -> Position {
    add_chomp();
    position_of(id)
}

/// A game with these moves.
fn game(id: &str, seats: [Seat; 2], moves: &str) -> Match {
    add_chomp();
    played(id, seats, moves)
}
