//! `fivefold arena`, run as people run it.

use std::num::NonZeroUsize;
use std::pin::pin;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use std::task::{Context, Poll, Waker};
use std::time::Instant;
use std::{fs, thread};

use fivefold::commands::arena::{ArenaArgs, PreparedArena};
use fivefold::commands::engine_spec::EngineSpec;
use fivefold::commands::report::Report;
use fivefold::games::lines::Lines;
use fivefold::games::lines::numbers::LinesEngineNumbers;
use fivefold::games::parse_id;
use fivefold::lines_engine::LinesEngine;
use fivefold::measure::arena::game::{Setting, Starts};
use fivefold::measure::arena::matches::{self, MatchScore};
use fivefold::midend::request::EngineRequest;
use fivefold::players::{Limits, Player, Stop, Verdict};
use fivefold::rules::Rng;
use rand::SeedableRng;
use serde_json::Value;

use crate::FIVEFOLD;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::position_of;
use fivefold_support::program::{CommandLine, assert_contains};
use fivefold_support::talk::PATIENCE;

fn json(line: &(impl CommandLine + ?Sized)) -> Value {
    let line = [vec!["arena"], line.arguments(), vec!["--json"]].concat();
    // Nobody watches, so nothing is told on standard error.
    FIVEFOLD.run(&line).quiet().json()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn equal_perfect_players_split_every_pair_of_a_nim_game() {
    let found = json("nim:3,4,5 exact level-8 --games 40 --starts random");
    let one = &found["matches"][0];
    assert_eq!(one["pairs"], serde_json::json!([0, 0, 20, 0, 0]));
    assert_eq!((number(&one["elo"]), number(&one["score"])), (0.0, 0.5));
}

#[test]
fn the_stronger_player_is_found_out_from_both_seats() {
    for players in ["level-8 random", "random level-8"] {
        let line = format!("northcott:3x8 {players} --games 60 --starts random");
        let found = json(&line);
        let one = &found["matches"][0];
        let score = number(&one["score"]);
        let first = if players.starts_with("level-8") {
            score
        } else {
            1.0 - score
        };
        assert!(first > 0.8, "{players:?}: {one}");
        let sum: f64 = ["wins", "draws", "losses"]
            .iter()
            .map(|&key| number(&one[key]))
            .sum();
        assert_eq!(sum, 60.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_match_however_many_threads_play_it() {
    let with = |seed: u64, jobs: u64| {
        let line = format!(
            "mnk:7x7x4 level-2 level-3 boora-05 --games 16 --openings 3 --seed {seed} --jobs {jobs}"
        );
        json(&line)
    };
    let once = with(5, 1);
    assert_eq!(once, with(5, 3));
    assert_ne!(once["matches"], with(6, 1)["matches"]);
    assert_eq!(
        once["matches"].as_array().map(Vec::len),
        Some(3),
        "everyone against everyone"
    );
}

#[test]
fn a_sequential_test_ends_a_clear_match_early_and_alike_on_every_machine() {
    let with = |jobs: u64| {
        let line = "nim:3,4,5 level-8 random --games 2000 --starts random --sprt 0,50";
        json(&format!("{line} --jobs {jobs}"))
    };
    let found = with(1);
    let one = &found["matches"][0];
    assert_eq!(one["sprt"]["answer"], "accepted");
    assert!(number(&one["games"]) < 500.0, "{one}");
    assert_eq!(found, with(4));
}

#[test]
fn perfect_play_by_a_shipped_proof_wins_a_match_as_whoever_begins() {
    let found = json("mnk:9x9x4 exact level-3 --games 2 --openings 0 --jobs 1");
    let result = &found["matches"][0];
    assert!(number(&result["wins"]) >= 1.0, "{found}");
}

#[test]
fn a_long_game_of_atoms_goes_to_who_is_ahead_and_others_are_drawn() {
    let atoms = json("atoms:8x8 level-5 random --games 10 --plies 30");
    let one = &atoms["matches"][0];
    assert_eq!(number(&one["adjudicated"]), 10.0);
    assert!(number(&one["wins"]) + number(&one["losses"]) > 0.0, "{one}");
    let lines = json("mnk:9x9x5 random random --games 6 --plies 3");
    assert_eq!(number(&lines["matches"][0]["draws"]), 6.0);
}

#[test]
fn a_player_keeps_to_its_limits() {
    let found =
        json("mnk:9x9x5 engine:nodes=50 engine:nodes=5000,depth=6 level-8:time=5 --games 2");
    assert_eq!(found["players"][1], "engine:nodes=5000,depth=6");
    assert_eq!(number(&found["matches"][0]["forfeited"]), 0.0);
    assert_eq!(number(&found["matches"][2]["forfeited"]), 0.0);
}

#[test]
fn the_table_names_the_players_and_the_result() {
    let table = FIVEFOLD.text("arena corner:8x8 level-1 level-8 random --games 4");
    assert_contains(
        &table,
        &[
            "corner:8x8",
            "points",
            "level-1",
            "level-8",
            "pentanomial",
            "%",
        ],
    );
}

#[test]
fn a_file_of_numbers_makes_another_player() {
    let folder = TestFolder::new();
    let levels = ["()"; 8].join(", ");
    let file = folder.with("levels.ron", format!("(levels: [{levels}])"));
    let perfect = format!("level-1:config={}", file.display());
    let line = ["nim:3,4,5", &perfect, "exact"];
    let found = json(&[&line[..], &["--games", "40", "--starts", "random"]].concat());
    assert_eq!(number(&found["matches"][0]["score"]), 0.5);
    fs::write(&file, "(levels: [])").expect("a file can be written");
    let line = [&["arena"][..], &line[..]].concat();
    assert_contains(
        &FIVEFOLD.refused(&line),
        &["a game has exactly 8 levels, but 0 stand here"],
    );
    fs::remove_file(&file).expect("it is there");
    assert_contains(&FIVEFOLD.refused(&line), &["cannot be read"]);
}

/// As the engine judges them with other numbers than the arena's.
#[test]
fn even_openings_are_even_and_others_often_are_not() {
    let judged = |even: bool| -> Vec<bool> {
        let start = position_of("mnk:15x15x5");
        let setting = Setting {
            start,
            starts: Starts::Given,
            opening: 5,
            even,
            book: [].into(),
            most_plies: 1_000,
            seed: 7,
            within: |halt, _| halt.clone(),
        };
        let limits = Limits::of_nodes(15_000);
        let openings = (0..12).map(|pair| setting.opening(pair));
        openings
            .map(|opening| {
                let lines = opening.as_game::<Lines>().expect("Lines");
                let mut rng = Rng::seed_from_u64(8);
                let choice = LinesEngine::new(&LinesEngineNumbers::default())
                    .choose(lines, &limits, &Stop::new(), &mut rng)
                    .expect("a move");
                matches!(choice.verdict, Verdict::Estimated { score } if score.abs() < 220)
            })
            .collect()
    };
    let (even, any) = (judged(true), judged(false));
    let count = |judged: &[bool]| judged.iter().filter(|&&is_even| is_even).count();
    assert!(count(&even) >= 11, "{even:?}");
    assert!(count(&any) < 10, "{any:?}");
}

/// Games so short that no opening can be played.
#[test]
fn an_opening_longer_than_the_game_is_cut_to_what_can_be_played() {
    let found = json("nim:1 random exact --games 4 --openings 9");
    assert_eq!(number(&found["matches"][0]["score"]), 0.5);
}

#[cfg(unix)]
#[test]
fn a_program_that_gives_up_loses_the_game() {
    let folder = TestFolder::new();
    let config = r#"(external_engines: [(name: "faulty", command: "sh", args: ["-c", "exit 3"])])"#;
    let file = folder.with("faulty.ron", config);
    let faulty = format!("brain-faulty:config={}", file.display());
    let found = json(&["mnk:15x15x5", &faulty, "random", "--games", "4"]);
    let one = &found["matches"][0];
    assert_eq!(
        (number(&one["losses"]), number(&one["forfeited"])),
        (4.0, 4.0)
    );
}

/// It drops what it is told while it gets ready, as Rapfi does, and complains about the rest.
#[cfg(unix)]
#[test]
fn pairs_in_which_a_program_never_got_to_play_are_left_out_counted_and_explained() {
    let folder = TestFolder::new();
    let script = "while read -r word rest; do case $word in START*) echo OK;; \
                  TURN*|DONE*) echo UNKNOWN command $rest;; esac; done";
    let config =
        format!(r#"(external_engines: [(name: "deaf", command: "sh", args: ["-c", "{script}"])])"#);
    let file = folder.with("deaf.ron", config);
    let deaf = format!("brain-deaf:config={}", file.display());
    let match_of = [
        "--games",
        "4",
        "--jobs",
        "1",
        "mnk:15x15x5",
        "random",
        &deaf,
    ];
    let found = json(&[&match_of[..], &["level-1"]].concat());
    let table = FIVEFOLD.text(&[&["arena"][..], &match_of[..]].concat());
    for (at, games) in [(0, 0.0), (1, 4.0), (2, 0.0)] {
        assert_eq!(number(&found["matches"][at]["games"]), games, "{found}");
    }
    assert_eq!(found["matches"][1]["left_out"], serde_json::json!([]));
    let left_out = &found["matches"][0]["left_out"][0];
    assert_eq!(left_out["player"], deaf);
    assert_eq!(number(&left_out["pairs"]), 2.0);
    let reason = left_out["reason"].as_str().expect("a reason");
    assert!(reason.contains("UNKNOWN command"), "{reason}");
    let because = format!("2 because of {deaf}: {reason}");
    assert_contains(&table, &["2 pairs were left out", &because]);
}

/// Waits until the process has set up what it does on Ctrl-C: the second signal of the mask.
#[cfg(target_os = "linux")]
fn wait_until_it_hears_ctrl_c(process: u32) {
    let begun = Instant::now();
    let hears = || {
        let status = fs::read_to_string(format!("/proc/{process}/status")).expect("it runs");
        let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let mask = u64::from_str_radix(mask.expect("a mask").trim(), 16).expect("a number");
        mask & 0b10 != 0
    };
    while !hears() {
        assert!(begun.elapsed() < PATIENCE, "it never hears Ctrl-C");
        thread::yield_now();
    }
}

/// In the middle of a match that would last for hours.
#[test]
fn a_match_that_is_halted_counts_what_was_played() {
    let engine_spec = |text: &str| text.parse::<EngineSpec>().expect("a player");
    let args = ArenaArgs {
        id: parse_id("atoms:4x4").expect("an id"),
        players: ["level-1", "random"].map(engine_spec).to_vec(),
        games: 1_000_000,
        jobs: NonZeroUsize::new(1),
        seed: 1,
        openings: None,
        even: false,
        starts: Starts::Given,
        plies: 1_000,
        sprt: None,
        sgf: None,
        pgn: None,
        resume: None,
        json: false,
    };
    let asked = AtomicU32::new(0);
    let halt = Stop::with_rests(move || asked.fetch_add(1, Ordering::Relaxed) > 10_000);
    let mut told = Vec::new();
    let arena = PreparedArena::new(args).expect("in order");
    let report = arena.run(&halt).expect("nothing is kept");
    report.write(false, &mut told).expect("room");
    let told = String::from_utf8(told).expect("text");
    let games: u64 = told
        .split_once("interrupted after ")
        .and_then(|(_, rest)| rest.split(' ').next()?.parse().ok())
        .unwrap_or_else(|| panic!("{told}"));
    assert!(games > 1, "{told}");
}

#[cfg(target_os = "linux")]
#[test]
fn ctrl_c_ends_a_match_with_the_results_so_far() {
    let child = FIVEFOLD
        .command("arena atoms:16x16 level-1 random --games 1000000 --jobs 1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    wait_until_it_hears_ctrl_c(child.id());
    let told = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(told.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    let text = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(130), "{text}");
    assert!(text.contains("interrupted after"), "{text}");
    assert!(text.contains("Elo, 95 %"), "{text}");
}

/// In a browser each move is asked of a worker, and no two games are played at once.
#[test]
fn a_match_whose_moves_are_asked_for_one_by_one_is_the_same_as_one_in_threads() {
    let start = position_of("mnk:5x5x4");
    let setting = Setting {
        start,
        starts: Starts::Given,
        opening: 3,
        even: false,
        book: [].into(),
        most_plies: 30,
        seed: 11,
        within: |halt, _| halt.clone(),
    };
    let contestant = |name: &str| {
        let spec = name.parse::<EngineSpec>().expect("a player");
        spec.contestant
    };
    let players = [contestant("level-3"), contestant("level-2")];
    let players = players.each_ref();
    let halt = Stop::new();
    let told = Mutex::new(Vec::new());
    let watch = |so_far: &MatchScore| told.lock().expect("a list").push(so_far.clone());
    let in_threads = matches::play(&setting, 0, players, 8, 2, None, &halt, &(), &watch);

    let ask = async |question: EngineRequest| question.answer(&halt);
    let mut seen = Vec::new();
    let watch = |so_far: &MatchScore| seen.push(so_far.tally.games());
    let one_by_one = matches::play_asking(&setting, players, 8, &ask, &halt, watch);
    assert_eq!(block_on(one_by_one), in_threads);
    assert_eq!(seen, [2, 4, 6, 8, 10, 12, 14, 16]);

    // One that is halted while a move is asked for does not count its game.
    let left = AtomicU32::new(20);
    let ask = async |question: EngineRequest| {
        if left.fetch_sub(1, Ordering::Relaxed) == 1 {
            halt.stop();
        }
        question.answer(&halt)
    };
    let broken_off = matches::play_asking(&setting, players, 8, &ask, &halt, |_| {});
    assert!(block_on(broken_off).tally.games() < 16);
}

/// Nothing here waits for anything.
fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut context = Context::from_waker(Waker::noop());
    match pin!(future).poll(&mut context) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("somebody waits"),
    }
}
