//! docs/opponents.md: every script in it runs, what it says of limits is true, and it names every
//! word there is.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fivefold::config::{Opponents, Script};
use fivefold::games;
use fivefold::players::Explanation;
use fivefold::players::scripts::{
    DEEPEST_CALLS, GameVocabulary, LARGEST, LONGEST_SOURCE, MOST_SAID, check,
};

use super::harness::{BOARDS, choose, mistake, move_of, name};
use fivefold_support::positions::position_of;

fn guide() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/opponents.md");
    fs::read_to_string(path).expect("the guide")
}

/// The scripts in the guide.
fn blocks(guide: &str) -> Vec<&str> {
    guide
        .split("```rhai\n")
        .skip(1)
        .map(|rest| rest.split("```").next().expect("a first part"))
        .collect()
}

#[test]
fn every_script_of_the_guide_runs_in_its_games() {
    let guide = guide();
    let blocks = blocks(&guide);
    assert!(blocks.len() >= 4);
    for source in blocks {
        let script = Script::new(source);
        assert_eq!(
            check(name("trial"), &script, games::all()),
            Ok(()),
            "{source}"
        );
        for id in BOARDS {
            if script.plays(position_of(id).game()) {
                let choice = choose(source, id);
                let remark = choice.remark;
                assert_eq!(choice.explanation, Explanation::SCRIPT, "{id}: {remark:?}");
            }
        }
    }
}

#[test]
fn the_example_of_a_mistake_is_a_true_one() {
    let guide = guide();
    let wrong = blocks(&guide)[0].replace("legal_moves", "legal_move");
    let told = mistake(&wrong, "nim:3,4,5").to_string();
    assert!(guide.contains(&told.replace("trial", "my_first")), "{told}");
}

#[test]
fn the_limits_of_the_guide_are_those_in_force() {
    let guide = guide();
    let steps = Opponents::default().script_limits.steps / 1_000_000;
    for said in [
        format!("| {steps} million, about half a second;"),
        format!("| {DEEPEST_CALLS} deep |"),
        format!("| {LARGEST} entries or characters"),
        format!("| {} KiB |", LONGEST_SOURCE / 1024),
        format!("up to {MOST_SAID} lines"),
    ] {
        assert!(guide.contains(&said), "{said}");
    }
    for game in games::all() {
        assert!(guide.contains(&format!("`{game}`")));
    }
}

/// The words that scripts have: those that the source teaches for all games, and those that games
/// add.
fn taught() -> BTreeSet<String> {
    let path =
        Path::new(env!("CARGO_MANIFEST_DIR")).join("crates/players/src/scripts/vocabulary.rs");
    let source = fs::read_to_string(path).expect("the vocabulary");
    let mut words = BTreeSet::new();
    for register in ["register_fn(", "register_get("] {
        for rest in source.split(register).skip(1) {
            // Games name what they add themselves.
            let Some(word) = rest.trim_start().strip_prefix('"') else {
                continue;
            };
            words.insert(word.split('"').next().expect("a first part").to_owned());
        }
    }
    // What the language asks for rather than the writer of a script.
    for silent in ["==", "!=", "to_string", "to_debug"] {
        assert!(words.remove(silent), "{silent}");
    }
    let added = games::all()
        .iter()
        .flat_map(|&game| GameVocabulary::of(game).functions);
    words.extend(added.map(|function| function.name.to_owned()));
    words
}

#[test]
fn the_guide_names_every_word_there_is() {
    let guide = guide();
    let taught = taught();
    for known in ["legal_moves", "critical", "heaps"] {
        assert!(taught.contains(known), "{known}: {taught:?}");
    }
    for word in taught {
        let named = [
            format!(".{word}("),
            format!(".{word}`"),
            format!("`{word}("),
        ];
        assert!(named.iter().any(|form| guide.contains(form)), "{word}");
    }
}

#[test]
fn what_the_guide_says_of_cells_and_moves_is_so() {
    let say = |expression: &str, id: &str| {
        let source = format!("fn choose(board) {{ print({expression}); board.legal_moves()[0] }}");
        let remark = choose(&source, id).remark.expect("a remark");
        assert_eq!(remark.mistake, None, "{expression}");
        remark.said.concat()
    };
    let lines = "mnk:5x4x4:5/1oO2/2x2/3x1@2";
    for (expression, id, said) in [
        ("board.game()", "atoms:5x5", "atoms"),
        ("board.option(\"len\")", lines, "4"),
        ("board.option(\"rule\")", lines, "freestyle"),
        ("board.option(\"rule\")", "mnk:9x9x5,renju", "renju"),
        ("board.option(\"queen\")", "corner:8x8,queen", "true"),
        ("board.cols() * 10 + board.rows()", lines, "54"),
        ("board.cells().len()", lines, "20"),
        ("board.at(1, 1).owner", lines, "1"),
        ("board.at(2, 2).owner", lines, "2"),
        ("board.at(-1, 400).is_empty", lines, "true"),
        ("board.has(4, 3)", lines, "true"),
        ("board.has(5, 3)", lines, "false"),
        ("board.neighbours(board.at(0, 0)).len()", lines, "2"),
        ("board.side() * 10 + board.other()", lines, "21"),
        ("board.count(1)", lines, "2"),
        ("board.winner()", lines, "0"),
        ("board.move_at(board.at(0, 0)).text", lines, "a4"),
        ("board.move_at(board.at(1, 1)) == ()", lines, "true"),
        ("board.is_legal(\"b3\")", lines, "false"),
        ("board.is_legal(\"a4\")", lines, "true"),
        ("board.read_move(\"a4\").to.row", lines, "0"),
        ("board.last_move() == ()", lines, "true"),
        ("board.star(board.at(0, 0), 1).len()", lines, "3"),
        ("board.lacking(board.at(3, 1), 1)", lines, "[1]"),
        ("board.lacking(board.at(0, 1), 2)", lines, "[3]"),
        ("board.heaps()", "nim:3,4,5:1,0,5@1", "[1, 0, 5]"),
        ("board.at(0, 0).owner", "nim:3,4,5", "0"),
        ("board.read_move(\"c2\").amount", "nim:3,4,5", "2"),
        ("board.read_move(\"c2\").from == ()", "nim:3,4,5", "true"),
        ("board.stone().col", "corner:8x8:c5", "2"),
        ("board.distances()", "corner:8x8:c5", "[2, 4]"),
        (
            "board.read_move(\"a5\").from == board.stone()",
            "corner:8x8:c5",
            "true",
        ),
        ("board.gaps()", "northcott:2x8:2-7,3-6@2", "[4, 2]"),
        (
            "board.read_move(\"a3\").amount",
            "northcott:2x8:2-7,3-6@2",
            "4",
        ),
        (
            "board.read_move(\"a8\").amount",
            "northcott:2x8:2-7,3-6@2",
            "-1",
        ),
        (
            "board.read_move(\"a8\").from.col",
            "northcott:2x8:2-7,3-6@2",
            "6",
        ),
        ("board.at(1, 0).count", "atoms:4x3:1b2/4/3A@1", "2"),
        (
            "board.pieces(1) * 10 + board.atoms()",
            "atoms:4x3:1b2/4/3A@1",
            "23",
        ),
        ("board.at(0, 0).critical", "atoms:4x3,chain", "2"),
        ("board.at(0, 0).critical", "atoms:4x3", "4"),
        ("7 / 2", lines, "3"),
    ] {
        assert_eq!(say(expression, id), said, "{expression}");
    }
    assert_eq!(move_of("fn choose(board) { \"a4\" }", lines), "a4");
}
