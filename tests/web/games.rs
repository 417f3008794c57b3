//! All five games in the browser, to their end.

use fivefold::config::Opponents;
use fivefold::formats::record;
use fivefold::games::nim::Nim;
use fivefold::games::parse_id;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Cell, Game as _, Move, Position, Rng};
use rand::SeedableRng;

use crate::visit::{LAPTOP, NEWS, Visit};
use fivefold_support::driving::Drive as _;

/// A good move for the side to move.
fn good_move(position: &Position, rng: &mut Rng) -> Move {
    let config = Opponents::default();
    let player = match position.game().as_str() {
        "mnk" | "atoms" => Opponent::Engine,
        _ => Opponent::Exact,
    };
    let limits = Limits::of_nodes(20_000);
    player
        .player(position.game(), &config)
        .choose(position, &limits, &Stop::new(), rng)
        .expect("a move")
        .mv
}

/// The pebbles of a row that are left, as the mirror lists them.
fn pebbles(visit: &mut Visit, row: u8) -> Vec<Cell> {
    let list = visit
        .browser
        .run("[...document.querySelectorAll('[data-cell]')].map((button) => button.dataset.cell)");
    let cells = list.as_array().into_iter().flatten().filter_map(|cell| {
        let (col, row) = cell.as_str()?.split_once(',')?;
        Some(Cell::new(col.parse().ok()?, row.parse().ok()?))
    });
    cells.filter(|cell| cell.row == row).collect()
}

/// The cells to press for a move.
fn presses(visit: &mut Visit, position: &Position, mv: Move) -> Vec<Cell> {
    if position.game() == fivefold::games::nim::ID {
        let take = Nim::unpack(mv).expect("a move of Nim");
        let mut row = pebbles(visit, take.heap);
        return row.split_off(row.len() - usize::from(take.count));
    }
    vec![position.target(mv).expect("a move has its cell")]
}

fn play_to_the_end(visit: &mut Visit, id: &str, through_the_canvas: bool) {
    let mut rng = Rng::seed_from_u64(3);
    visit.open(&format!("?id={id}"), "play");
    while visit.until_my_turn() {
        let position = visit.position();
        let start = if position.game() == fivefold::games::nim::ID {
            // Where the pebbles lie on the board the start tells, whatever is left of them.
            parse_id(id).expect("an id").position
        } else {
            position.clone()
        };
        let mv = good_move(&position, &mut rng);
        for cell in presses(visit, &position, mv) {
            if through_the_canvas {
                visit.click_cell(&start, cell);
            } else {
                visit.press_cell(cell);
            }
        }
        if position.game() == fivefold::games::nim::ID {
            if through_the_canvas {
                visit.browser.key("Enter", "Enter");
            } else {
                visit.press("Take");
            }
        }
        let before = position.id();
        visit.browser.wait(
            "the move",
            &format!("new URLSearchParams(location.search).get('id') !== '{before}'"),
        );
    }
    let kept = visit.kept();
    assert!(
        kept.position().outcome().is_some(),
        "{}",
        record::write(&kept)
    );
}

/// The five games, small enough to end soon.
const GAMES: [(&str, &str); 5] = [
    ("nim", "nim:3,4,5"),
    ("corner", "corner:8x8"),
    ("northcott", "northcott:2x8"),
    ("lines", "mnk:9x9x5"),
    ("atoms", "atoms:4x4"),
];

#[test]
fn each_of_the_five_games_is_played_to_its_end_with_the_mouse() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    for (name, id) in GAMES {
        play_to_the_end(&mut visit, id, true);
        visit.browser.picture(&format!("end-of-{name}"));
    }
    visit.end();
}

#[test]
fn a_game_is_played_to_its_end_through_the_mirror_alone() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    visit.press("Nim");
    visit.until_screen("setup");
    visit.press("Start");
    visit.until_screen("play");
    visit.press("Menu");
    visit.until_screen("menu");
    play_to_the_end(&mut visit, "nim:3,4,5", false);
    visit.press("Play again");
    visit.until_news("Your turn");
    // Whoever reaches it with the keyboard sees it as well.
    visit
        .browser
        .run("document.querySelector('#mirror [data-cell]').focus()");
    visit.browser.frames(2);
    visit.browser.picture("mirror");
    let height = "document.getElementById('mirror').clientHeight > 100";
    assert_eq!(visit.browser.run(height), serde_json::json!(true));
    visit.end();
}

#[test]
fn the_worker_the_page_and_the_core_choose_the_same_move() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    for without_worker in [false, true] {
        if without_worker {
            visit.browser.before_each_page("delete window.Worker");
        }
        for id in ["mnk:15x15x5", "atoms:5x5", "nim:3,4,5", "mnk:4x4x4"] {
            visit.open_against(id, "level-8");
            let start = visit.position();
            visit.click_cell(&start, Cell::new(1, 1));
            let is_nim = start.game() == fivefold::games::nim::ID;
            if is_nim {
                visit.browser.key("Enter", "Enter");
            }
            visit.until_news(if is_nim {
                "Yellow took"
            } else {
                "Yellow played"
            });
            let mut before = visit.kept();
            let record = record::write(&before);
            let reply = *before.moves().last().expect("a reply");
            assert!(before.undo());
            let question = fivefold::midend::request::EngineRequest::new(
                &before,
                Limits::default(),
                Opponents::default(),
            );
            let native = question.expect("a computer's turn").answer(&Stop::new());
            assert_eq!(native.map(|choice| choice.mv), Ok(reply), "{record}");
        }
    }
}

#[test]
fn an_opponent_written_as_a_script_plays_in_the_browser() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    visit.set_up(4);
    visit.choose("Yellow", "Greedy");
    visit.press("Start");
    visit.until_screen("play");
    visit.until_my_turn();
    visit.press_cell(Cell::new(7, 7));
    visit.until_news("Yellow played");
    visit.until_my_turn();
    assert_eq!(visit.kept().moves().len(), 2);
    let replied = visit.position().id();
    // A script's own move, not one that chance has made for it.
    assert!(!visit.browser.text(NEWS).contains("rhai"));
    visit.press("Undo");
    visit
        .browser
        .wait("the undo", &format!("!{NEWS}.includes('played')"));
    assert_eq!(visit.kept().moves().len(), 0);
    visit.press("Redo");
    visit.until_news("Yellow played");
    assert_eq!(visit.position().id(), replied);
    visit.end();
}

#[test]
fn a_script_is_cloned_edited_and_there_after_a_reload() {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    visit.set_up(4);
    visit.press("Yellow: ");
    visit.press("About Greedy");
    visit.press("Clone this opponent");
    visit.write("Name of the clone", "mine");
    visit.press("Clone");
    visit.press("Edit here");
    let text = "Text of the script";
    visit.write(
        text,
        "// title: Mine\nfn choose(board) {\n    board.nothing()\n}\n",
    );
    visit.press("Save");
    visit.until_news("opponents/mine.rhai, line 3, column");
    visit.browser.picture("script-editor");
    visit.write(text, "// title: Mine\nfn choose(board) { \"a1\" }\n");
    visit.press("Save");
    visit.until_news("Here it plays a1.");
    let kept = "localStorage.getItem('fivefold.script-mine') ?? ''";
    assert!(visit.browser.text(kept).contains("\"a1\""));
    visit.browser.reload();
    visit.until_screen("menu");
    visit.set_up(4);
    visit.choose("Yellow", "Mine");
    visit.press("Start");
    visit.until_screen("play");
    visit.until_my_turn();
    visit.press_cell(Cell::new(7, 7));
    visit.until_news("Yellow played a1");
    visit.end();
}

#[test]
fn a_hint_tells_where_then_what_then_why() {
    let Some(mut visit) = Visit::begin(LAPTOP) else {
        return;
    };
    visit.open("?id=nim:3,4,5", "play");
    visit.until_my_turn();
    visit.press("Hint");
    visit.until_news("row a");
    visit.press("Move?");
    visit.until_news("Take 2 from row a.");
    visit.press("Why?");
    visit.until_news("every binary column holds an even number of ones");
    visit.end();
}
