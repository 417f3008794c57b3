//! A game that adds no words of its own is played with those that every game has.

use fivefold::games;
use fivefold::players::opponents::Opponent;
use fivefold::players::scripts::{GameVocabulary, ScriptFault, check};
use fivefold::players::{Limits, SearchResult, Stop};
use fivefold::rules::{GameId, Move, Position, Rng, Side};
use rand::SeedableRng;

use super::harness::{name, with_script};
use crate::chomp::Chomp;

/// A bar of three rows of four squares.
fn chomp() -> Position {
    let rules = GameId::of::<Chomp>().rules();
    rules.start_text("4x3", Side::First).expect("a bar")
}

fn choose(source: &str) -> SearchResult<Move> {
    let mut player = Opponent::Script(name("trial")).player(chomp().game(), &with_script(source));
    let mut rng = Rng::seed_from_u64(1);
    let choice = player.choose(&chomp(), &Limits::default(), &Stop::new(), &mut rng);
    choice.expect("a move")
}

#[test]
fn a_script_sees_board_cells_and_moves_of_a_new_game() {
    assert_eq!(GameVocabulary::of(chomp().game()).functions.len(), 0);
    let choice = choose(
        "fn choose(board) {
            print(`${board.game()} ${board.cols()}x${board.rows()} ${board.side()}`);
            print(`${board.cells().len()} cells, ${board.legal_moves().len()} moves`);
            let move = board.move_at(board.at(1, 0));
            print(`${move} from ${move.from}, ${move.amount}`);
            print(board.try_move(move).legal_moves().len());
            move
        }",
    );
    let remark = choice.remark.expect("a remark");
    assert_eq!(remark.mistake, None);
    assert_eq!(
        remark.said,
        ["chomp 4x3 1", "12 cells, 12 moves", "b3 from , 0", "9"]
    );
    assert_eq!(chomp().move_text(choice.mv), "b3");
}

#[test]
fn words_of_other_games_are_refused_on_its_board() {
    let remark = choose("fn choose(board) { board.stone() }").remark;
    let wrong = remark.and_then(|remark| remark.mistake).expect("a mistake");
    let told = "stone() is for corner only; this board is of chomp";
    assert!(wrong.to_string().contains(told), "{wrong}");
}

#[test]
fn a_head_may_name_the_games_that_there_are_and_no_others() {
    let config = with_script("// games: chomp\nfn choose(board) { \"a1\" }");
    let script = &config.scripts[&name("trial")];
    let known: Vec<GameId> = [games::all(), &[GameId::of::<Chomp>()]].concat();
    assert_eq!(check(name("trial"), script, &known), Ok(()));
    let unknown = check(name("trial"), script, games::all()).expect_err("no chomp");
    assert!(matches!(unknown.fault, ScriptFault::UnknownGame { .. }));
}
