//! Positions from ids and games played by their texts, for the tests of rules and players.

pub mod minimax;

use fivefold_games::parse_id;
use fivefold_match::{Match, Opening, Plan, Seat};
use fivefold_rules::{Event, Game, Position};

use crate::driving::Drive as _;

/// The position that an id names, of whatever game.
pub fn position_of(id: &str) -> Position {
    let read = parse_id(id).unwrap_or_else(|error| panic!("{id}: {error:?}"));
    read.position
}

/// The position of an id after moves given as text.
pub fn after(id: &str, moves: &str) -> Position {
    let mut position = position_of(id);
    for text in moves.split_ascii_whitespace() {
        let mv = position.parse_move(text).expect(text);
        position.play(mv).expect(text);
    }
    position
}

/// What is needed for a game without a clock from the position that an id names.
pub fn plan(id: &str, seats: [Seat; 2]) -> Plan {
    Plan {
        start: position_of(id),
        seats,
        starter: None,
        opening: Opening::Free,
        seed: 7,
        clock: None,
    }
}

/// That game.
pub fn game_match(id: &str, seats: [Seat; 2]) -> Match {
    Match::new(plan(id, seats))
}

/// Plays moves given as text in a game.
pub fn play_all(game_match: &mut Match, moves: &str) {
    for text in moves.split_ascii_whitespace() {
        let mv = game_match.position().parse_move(text).expect(text);
        game_match.play(mv).expect(text);
    }
}

/// A game in which these moves, given as text, were played.
pub fn played(id: &str, seats: [Seat; 2], moves: &str) -> Match {
    let mut game_match = game_match(id, seats);
    play_all(&mut game_match, moves);
    game_match
}

/// The position that an id names.
pub fn position<G: Game>(id: &str) -> G {
    position_of(id)
        .as_game::<G>()
        .expect("the id names this game")
        .clone()
}

/// All legal moves.
pub fn legal<G: Game>(position: &G) -> Vec<G::Move> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    moves
}

/// Plays moves given as text and returns the events of the last one.
pub fn play<G: Game>(position: &mut G, moves: &[&str]) -> Vec<Event> {
    let mut events = Vec::new();
    for text in moves {
        events.clear();
        let mv = position.parse_move(text).expect("the text is a move");
        position.check(mv).expect("the move is legal");
        position.apply(mv, &mut events);
    }
    events
}
