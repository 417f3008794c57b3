//! What the commands say of the game.

use std::iter::once;
use std::time::Duration;

use clap::Parser;
use fivefold::commands::arena::PreparedArena;
use fivefold::commands::cli::{Cli, CliCommand};
use fivefold::commands::perft::perft;
use fivefold::commands::replay::print;
use fivefold::commands::report::Report;
use fivefold::commands::ugi::{Ugi, UgiPlayer};
use fivefold::commands::{analyze, hint, solve};
use fivefold::players::Stop;
use fivefold::protocols::conversation::{Conversation, Next, Thinker};
use fivefold::words::InEnglish as _;
use serde_json::Value;

use crate::{MOVES, SEATS, add_chomp, at, game};

/// What `fivefold` prints on this command line.
fn printed(line: &str) -> String {
    printed_after(line, "")
}

/// What `fivefold` prints on this command line when it reads this text.
fn printed_after(line: &str, input: &str) -> String {
    add_chomp();
    let cli = Cli::try_parse_from(once("fivefold").chain(line.split(' ')))
        .unwrap_or_else(|error| panic!("{line}: {error}"));
    let mut out = Vec::new();
    match cli.command {
        Some(CliCommand::Perft { id, depth }) => {
            perft(&id.position, depth, &mut out).expect("written");
        }
        Some(CliCommand::Solve(args)) => {
            let report = solve::run(&args, &Stop::new()).expect("it can be solved");
            report.write(args.json, &mut out).expect("written");
        }
        Some(CliCommand::Hint(args)) => {
            let told = hint::run(&args).expect("the game goes on");
            told.write(args.json, &mut out).expect("written");
        }
        Some(CliCommand::Analyze(args)) => {
            let analysis = analyze::run(&args).expect("the game goes on");
            analysis.write(args.json, &mut out).expect("written");
        }
        Some(CliCommand::Arena(args)) => {
            let json = args.json;
            let arena = PreparedArena::new(args).expect("they can play");
            let result = arena.run(&Stop::new()).expect("nothing is kept");
            result.write(json, &mut out).expect("written");
        }
        Some(CliCommand::Replay(replay)) => {
            print(&replay, input.as_bytes(), &mut out).expect("printed");
        }
        command => panic!("{command:?} is not tested here"),
    }
    String::from_utf8(out).expect("text")
}

fn json(line: &str) -> Value {
    serde_json::from_str(&printed(&format!("{line} --json"))).expect("JSON")
}

#[test]
fn perft_counts_its_moves() {
    let text = printed("perft chomp:2x2 5");
    let counts: Vec<&str> = text
        .lines()
        .filter_map(|line| Some(line.strip_prefix("depth ")?.split_once(": ")?.1))
        .collect();
    assert_eq!(counts, ["4", "7", "6", "2", "0"], "{text}");
}

/// Gale's argument: whoever begins wins. On a square by leaving two edges of the same length and
/// answering on one what is bitten off the other.
#[test]
fn solve_finds_that_whoever_begins_wins_every_bar() {
    for (cols, rows) in (2..=7).flat_map(|cols| (2..=6).map(move |rows| (cols, rows))) {
        let solved = json(&format!("solve chomp:{cols}x{rows}"));
        assert_eq!(solved["winner"], 1, "{cols} x {rows}");
        assert!(solved["nodes"].as_u64() > Some(0), "{solved}");
        if cols == rows {
            assert_eq!(solved["plies"], 2 * cols, "{cols} x {rows}");
        }
    }
    let poison = json("solve chomp:2x2:0/1@1");
    assert_eq!(
        (&poison["winner"], &poison["plies"]),
        (&2.into(), &1.into())
    );
}

#[test]
fn a_hint_is_exact_on_a_small_bar_and_searched_on_a_large_one() {
    let told = json("hint chomp:5x5");
    assert_eq!(told["what"]["move"], "b2");
    assert_eq!(told["why"]["key"], "hint-why-forced-win-in");
    let stands = &told["stands"]["judgement"];
    assert_eq!(
        (&stands["kind"], &stands["winner"]),
        (&"proven".into(), &1.into())
    );
    let told = json("hint chomp:10x10 --nodes 500");
    assert_eq!(told["why"]["key"], "hint-why-estimate");
}

#[test]
fn analyze_sorts_its_moves() {
    let analysis = json("analyze chomp:3x3 --all");
    assert_eq!(analysis["move"], "b2");
    let moves = &analysis["all"];
    assert_eq!(moves["winning"], serde_json::json!(["b2"]), "{analysis:#}");
    assert_eq!(moves["losing"].as_array().map(Vec::len), Some(8));
}

#[test]
fn the_levels_play_each_other_in_the_arena() {
    let text = printed("arena chomp:5x4 level-8 level-1 --games 20 --jobs 1 --seed 1");
    let result = json("arena chomp:5x4 level-8 level-1 --games 20 --jobs 1 --seed 1");
    assert!(
        text.contains("level-8") && text.contains("level-1"),
        "{text}"
    );
    let wins = &result["matches"][0]["wins"];
    assert!(wins.as_u64() >= Some(17), "{result:#}");
}

#[test]
fn replay_prints_a_saved_game_move_by_move() {
    let record = fivefold::formats::record::write(&game("chomp:3x3", SEATS, MOVES));
    assert_eq!(
        printed_after("replay -", &record),
        "chomp:3x3:3/3/3@1
side 1: person, side 2: level-3
1. side 1: b2  chomp:3x3:1/1/3@2
2. side 2: c1  chomp:3x3:1/1/2@1
3. side 1: a3  chomp:3x3:0/1/2@2
4. side 2: b1  chomp:3x3:0/1/1@1
5. side 1: a2  chomp:3x3:0/0/1@2
6. side 2: a1  chomp:3x3:0/0/0@1
moves: 6, side 1 wins
"
    );
}

#[test]
fn an_engine_manager_can_play_it() {
    add_chomp();
    let (mut ugi, mut player) = (Ugi::new(), UgiPlayer::default());
    let mut say = |line: &str| {
        let mut lines = Vec::new();
        let mut reply = ugi.handle(line);
        loop {
            lines.append(&mut reply.lines);
            let Next::Think { task, .. } = reply.next else {
                return lines;
            };
            let thought = player.think(task, &Stop::new());
            reply = ugi.on_result(thought, Duration::ZERO);
        }
    };
    assert_eq!(say("setoption name game value chomp:4x4"), [""; 0]);
    assert_eq!(say("position startpos"), [""; 0]);
    let lines = say("go nodes 100000");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("info string proven p1win")),
        "{lines:?}"
    );
    assert_eq!(lines.last().map(String::as_str), Some("bestmove b2"));
    assert_eq!(say("position startpos moves b2 a1"), [""; 0]);
    assert_eq!(say("query result"), ["response p1win"]);
}

#[test]
fn what_is_wrong_with_an_id_is_told_with_its_place() {
    add_chomp();
    for (id, told) in [
        ("chomp:11x4", "character 7: "),
        ("chomp:4x", "character 9: "),
        ("chomp:3x2:3/2@1", "character 13: "),
        ("chomp:3x2:3@1", "character 12: "),
        ("chom:3x2", "did you mean chomp?"),
    ] {
        let error = fivefold::games::parse_id(id).expect_err(id).in_english();
        assert!(error.contains(told), "{id}: {error}");
    }
    assert_eq!(at("chomp").id(), "chomp:6x4:6/6/6/6@1");
}
