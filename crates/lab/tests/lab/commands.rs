//! The tools run as people run them: what they print, where, and how they end.

use std::fs;
use std::path::PathBuf;

use fivefold_cli::check::check;
use fivefold_support::program::{Program, assert_contains};

const LAB: Program = Program(env!("CARGO_BIN_EXE_fivefold-lab"));

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn what_is_proven_holds_under_the_checker() {
    let folder = folder("proofs");
    let file = folder.join("5x6x4.proof");
    let to = file.to_str().expect("a name in letters");
    let line = ["prove", "mnk:5x6x4", "--to", to, "--memory", "16"];
    let proven = LAB.json(&line);
    let bytes = fs::read(&file).expect("the proof");
    let (position, winner, checked) = check(&bytes).expect("it holds");
    assert_eq!(position.short_id(), "mnk:5x6x4");
    assert_eq!(proven["winner"], winner.number());
    assert_eq!(proven["positions"], checked.positions);
    assert_eq!(proven["longest"], checked.longest);
    assert_eq!(proven["bytes"], bytes.len());

    let drawn = LAB.run(&["prove", "mnk:3x3x3", "--to", to]);
    assert_eq!(drawn.code, Some(1));
    assert_contains(&drawn.out, &["No win is proven: "]);
    let drawn = LAB.run(&["prove", "mnk:3x3x3", "--to", to, "--winner", "2"]);
    assert_contains(&drawn.out, &["No win of side 2 is proven: "]);
    // Nobody stops an open four.
    let four = "mnk:9x9x5:9/9/9/9/2oooo3/9/9/9/xxx6@2";
    let won = LAB.text(&["prove", four, "--to", to, "--winner", "1"]);
    assert_contains(&won, &["Side 1 wins"]);
    check(&fs::read(&file).expect("the proof")).expect("it holds");
    for (id, reason) in [
        ("mnk:15x15x5,renju", "renju"),
        ("nim:3,4,5", "nim has no proofs"),
    ] {
        assert_contains(&LAB.refused(&["prove", id, "--to", to]), &[reason]);
    }
    assert_contains(&LAB.refused("prove mnk:3x3x3"), &["--to"]);
}

#[test]
fn an_unfinished_search_is_kept_beside_the_file_and_only_for_its_own_position() {
    let folder = folder("proofs-part");
    let file = folder.join("large.proof");
    let file = file.to_str().expect("a name in letters");
    let prove = |id: &str| LAB.run(&["prove", id, "--to", file, "--time", "20", "--memory", "1"]);
    let unfinished = prove("mnk:15x15x5");
    assert_eq!(unfinished.code, Some(1), "{unfinished:?}");
    assert_contains(&unfinished.out, &["the same command goes on"]);
    assert!(fs::exists(format!("{file}.part")).expect("a folder"));
    assert_eq!(prove("mnk:15x15x5").code, Some(1));
    assert_eq!(prove("mnk:15x15x6").code, Some(2));
    let told = LAB.refused(&["prove", "mnk:15x15x5", "--to", file, "--winner", "2"]);
    assert_contains(&told, &["for a win of side 1"]);
    assert!(!fs::exists(file).expect("a folder"));
}

#[test]
fn the_table_of_boards_is_kept_in_a_file_and_not_solved_again() {
    let file = std::env::temp_dir().join(format!("fivefold-boards-{}.txt", std::process::id()));
    let to = file.to_str().expect("a path of letters");
    let line = [
        "table", "mnk", "--time", "1500", "--memory", "4", "--to", to,
    ];
    assert_contains(
        &LAB.text(&line),
        &["3 in a row\n     3  4  5  6", "\n  3  =  1  1  1"],
    );
    let kept = fs::read_to_string(&file).expect("the values");
    assert_contains(&kept, &["mnk:4x3x3 first\n"]);
    fs::write(&file, kept.replace("mnk:4x3x3 first", "mnk:4x3x3 draw")).expect("written");
    let known = LAB.json(&["table", "mnk", "--time", "1", "--to", to]);
    let known = known["boards"].as_array().expect("a list");
    let small = known.iter().find(|board| board["id"] == "mnk:4x3x3");
    assert_eq!(small.expect("it is there")["draw"], true);
    fs::write(&file, "mnk:4x3x3 perhaps").expect("written");
    assert_contains(&LAB.refused(&line), &["line 1", "remove it"]);
    fs::remove_file(&file).expect("it is there");
    assert_contains(&LAB.refused("table nim"), &["these games: mnk"]);
}

#[test]
fn the_bench_measures_every_engine_and_every_game() {
    let table = LAB.text("bench --time 5");
    assert_contains(
        &table,
        &[
            "engine",
            "noughts-6",
            "nim-searcher",
            "perft",
            "make and undo",
            "ms to stop",
        ],
    );
    let figures = LAB.json("bench --time 5");
    let figures = figures.as_array().expect("a list");
    assert_eq!(figures.len(), table.lines().count());
    for figure in figures {
        let value = figure["value"].as_f64().expect("a number");
        let is_time = figure["unit"]
            .as_str()
            .is_some_and(|unit| unit.starts_with("ms"));
        assert!(value > 0.0 || (is_time && value >= 0.0), "{figure}");
    }
}

#[test]
fn puzzles_are_made_printed_saved_and_checked() {
    let file = folder("puzzles").join("puzzles.txt");
    let name = file.to_str().expect("a name in letters");
    let text = LAB.text("puzzles --game nim --count 10 --seed 3");
    assert!(text.starts_with("fivefold puzzles 1\nnim:"), "{text}");
    let make = [
        "puzzles", "--game", "nim", "--count", "10", "--seed", "3", "--to", name,
    ];
    let report = LAB.text(&make);
    assert_contains(&report, &["Nim", "puzzles", "made", " bytes", " s\n"]);
    assert_eq!(fs::read_to_string(&file).expect("saved"), text);
    // Puzzles of another game join them, in the order of the menu.
    LAB.text(&["puzzles", "--game", "corner", "--count", "4", "--to", name]);
    let both = fs::read_to_string(&file).expect("saved");
    assert!(both.starts_with(&text), "{both}");
    assert_contains(&both, &["corner:"]);
    let report = LAB.json(&["puzzles", "--check", name]);
    assert_eq!(report["puzzles"], both.lines().count() - 1, "{report}");
    assert_eq!(report["bytes"], both.len(), "{report}");
    assert_eq!(report["flaws"].as_array().map(Vec::len), Some(0));
    fs::write(&file, both.replace(" only 2 ", " only 3 ")).expect("written");
    let checked = LAB.run(&["puzzles", "--check", name]);
    assert_eq!(checked.code, Some(1));
    assert_contains(
        &checked.out,
        &[": depth and tempting moves are 2 and ", "of them flawed"],
    );
}

#[test]
fn wrong_questions_about_puzzles_are_told() {
    for (line, told) in [
        (
            "--game chess",
            "puzzles have nim, corner, northcott, mnk and atoms",
        ),
        ("--check no/such/file", "no/such/file cannot be read"),
        (
            "--check Cargo.toml",
            "Cargo.toml: line 1: the text must begin with",
        ),
        ("--check Cargo.toml --to elsewhere", "cannot be used with"),
    ] {
        assert_contains(&LAB.refused(&format!("puzzles {line}")), &[told]);
    }
}
