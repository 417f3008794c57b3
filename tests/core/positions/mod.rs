//! Positions from ids and games played by their texts, for the tests of rules and players.

pub mod minimax;

use fivefold::rules::{Event, Game};

/// The position that an id names.
pub fn position<G: Game>(id: &str) -> G {
    let position = fivefold::games::parse_id(id)
        .expect("the id is in order")
        .position;
    position
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
