//! The ready-made boards: a game from any of them is worth beginning.

use fivefold::config::Games;
use fivefold::games::{self, corner};
use fivefold::rules::{GameId, Move, Outcome, Position, Side};
use fivefold::study::explain::Explain;
use fivefold::study::preserving_moves::keeping;
use fivefold_support::positions::position_of;

/// The board of the original Northcott: whatever is done in one of its two rows, the other side
/// does in the other row.
const WON_BY_THE_OTHER_SIDE: [&str; 1] = ["northcott:2x12"];

/// The starts of all ready-made boards.
fn starts() -> Vec<Position> {
    let numbers = Games::default();
    let of_game = |&game: &GameId| {
        let presets = numbers.presets(game);
        let start = |preset: &String| format!("{game}:{preset}");
        presets.iter().map(start).collect::<Vec<_>>()
    };
    let ids = games::all().iter().flat_map(of_game);
    ids.map(|id| position_of(&id)).collect()
}

fn ends(position: &Position, mv: Move) -> Option<Outcome> {
    let (after, _) = position.preview(mv).expect("a legal move");
    after.outcome()
}

/// The moves that win, in a game of which that is known.
fn winning(position: &Position) -> Vec<Move> {
    let keeping = keeping(position).expect("the theory tells");
    assert!(keeping.is_exact(), "{position}");
    keeping.moves
}

#[test]
fn no_game_is_over_after_its_first_move() {
    for start in starts() {
        for mv in start.legal_moves() {
            assert_eq!(ends(&start, mv), None, "{start} {}", start.move_text(mv));
        }
    }
}

#[test]
fn where_the_theory_tells_who_wins_it_is_whoever_begins() {
    let mut known = 0;
    for start in starts() {
        let explain = Explain::of(&start);
        let Some(winner) = (explain.winner)(&start) else {
            continue;
        };
        if WON_BY_THE_OTHER_SIDE.contains(&start.game_id().as_str()) {
            assert_eq!(winner, Side::Second, "{start}: no exception is needed");
            continue;
        }
        assert_eq!(winner, Side::First, "{start}");
        assert!(!winning(&start).is_empty(), "{start}");
        known += 1;
    }
    assert!(known > 8, "only {known}");
}

#[test]
fn from_every_start_of_corner_nim_just_one_move_wins() {
    let mut boards = 0;
    for start in starts().iter().filter(|it| it.game() == corner::ID) {
        assert_eq!(winning(start).len(), 1, "{start}");
        boards += 1;
    }
    assert!(boards > 2);
}

#[test]
fn the_usual_board_of_every_game_is_among_its_presets() {
    let numbers = Games::default();
    for game in games::all() {
        let usual = game.rules().usual_start(Side::First).params_text();
        let presets = numbers.presets(*game);
        assert!(presets.contains(&usual), "{usual} is none of {presets:?}");
    }
}
