//! Lines that no manager would send, in great numbers: neither protocol panics, answers in broken
//! lines or forgets what it thinks about.
//!
//! `FIVEFOLD_FUZZ_LINES` says how many lines each protocol hears; a million of each take about ten
//! seconds in the release profile.

use std::env;
use std::sync::Arc;
use std::time::Duration;

use fivefold::commands::ugi::{self, Ugi, UgiPlayer};
use fivefold::games::lines::gomocup::brain::{self, Brain, BrainPlayer};
use fivefold::games::lines::numbers::LinesEngineNumbers;
use fivefold::games::lines::{LARGEST_SIDE, Lines};
use fivefold::players::{Explanation, NoMove, SearchResult, Stop};
use fivefold::protocols::conversation::{Conversation, Next, Reply, Thinker};
use fivefold::rules::{Game, Move, Rng};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// Lines that each protocol hears when nothing else is said.
const USUAL_LINES: usize = 20_000;
/// One thought in so many is the real player's; the others are a legal move at once.
const REAL_THOUGHTS: u32 = 20;
/// The longest line that may be answered.
const LONGEST_ANSWER: usize = 8_192;

fn lines_to_send() -> usize {
    match env::var("FIVEFOLD_FUZZ_LINES") {
        Ok(number) => number.parse().expect("FIVEFOLD_FUZZ_LINES is a number"),
        Err(_) => USUAL_LINES,
    }
}

/// Words of a protocol from which lines are made.
struct Grammar {
    commands: &'static [&'static str],
    words: &'static [&'static str],
}

const BRAIN: Grammar = Grammar {
    commands: &[
        "START 15",
        "START 15",
        "START 5",
        "START 22",
        "START",
        "RECTSTART 9,7",
        "RECTSTART 3,22",
        "RESTART",
        "BEGIN",
        "BEGIN",
        "TURN",
        "TURN",
        "TURN",
        "TURN",
        "TURN",
        "TURN",
        "TURN",
        "TURN 7,7",
        "BOARD\n7,7,1\n8,8,2\nDONE",
        "BOARD\n7,7,2\nDONE",
        "SWAP2BOARD\nDONE",
        "SWAP2BOARD\n3,3\n4,4\n1,2\nDONE",
        "SWAP2BOARD\n3,3\n4,4\n1,2\n0,0\n4,3\nDONE",
        "BOARD",
        "DONE",
        "DONE",
        "SWAP2BOARD",
        "TAKEBACK 7,7",
        "PLAY 3,3",
        "ABOUT",
        "END",
        "INFO timeout_turn 100",
        "INFO timeout_match 1000",
        "INFO time_left 500",
        "INFO rule 1",
        "INFO rule 0",
        "INFO rule 0",
        "INFO rule 0",
        "INFO rule 4",
        "INFO max_memory 1",
        "INFO max_node 5",
        "INFO max_depth 2",
        "7,7,1",
        "8,8,2",
        "7,7",
        "3,4,3",
        "START 15 15",
        "START 9 7",
        "yxshowinfo",
        "yxboard\n7,7,1\n8,8,2\ndone",
        "yxboard",
        "yxshowforbid",
        "yxnbest 3",
        "yxbalanceone 0",
        "yxbalancetwo 10",
        "yxblock\n7,7\ndone",
        "yxblockundo\n7,7\ndone",
        "yxblockreset",
        "yxblockpath\n7,7\n8,8\ndone",
        "yxblockpathreset",
        "yxhashclear",
        "yxhashdump\nfile",
        "yxhashdump",
        "yxquerydatabaseall\n7,7\ndone",
        "yxswap2step1",
        "yxswap2step2",
        "yxswap2step3",
        "yxsoosorvstep2",
        "yxstop",
        "yxsearchdefend",
        "INFO show_detail 1",
        "INFO rule 2",
        "INFO thread_num 2",
        "INFO hash_size 1024",
    ],
    words: &[
        "0",
        "1",
        "2",
        "3",
        "7",
        "14",
        "15",
        "21",
        "22",
        "-1",
        "255",
        "256",
        "65536",
        "2147483647",
        "4294967296",
        "9223372036854775807",
        "99999999999999999999",
        "-9223372036854775808",
        ",",
        " ",
        "x",
        "INFO",
        "rule",
        "time_left",
        "timeout_turn",
        "timeout_match",
        "max_node",
        "ä",
        "\u{0}",
        "\r",
        "\t",
        "\u{202e}",
        "🎲",
        "1e9",
        "0x10",
        "+3",
    ],
};

const UGI: Grammar = Grammar {
    commands: &[
        "ugi",
        "isready",
        "uginewgame",
        "quit",
        "stop",
        "go",
        "go nodes 3",
        "go depth 1",
        "go movetime 5",
        "go infinite",
        "go p1time 5 p2time 5",
        "query gameover",
        "query p1turn",
        "query result",
        "position startpos",
        "position startpos moves h8",
        "position fen nim:3,4,5 moves a1",
        "position fen atoms:3x3 moves a1",
        "position fen corner:8x8",
        "position fen northcott:3x12",
        "position fen mnk:3x3x3:o1x/3/3@1 moves a1",
        "setoption name seed value 3",
        "setoption name game value atoms:4x4",
        "setoption name player value random",
        "setoption name player value boora-06",
        "setoption name player value best",
        "setoption name hash value 1",
    ],
    words: &[
        "moves",
        "a1",
        "b2",
        "c3",
        "h8",
        "v22",
        "a0",
        "z9",
        "nim:1",
        "mnk:3x3x3",
        "mnk:22x22x6",
        "atoms:2x2,chain",
        "northcott:3x12:",
        "corner:8x8,queen",
        ":",
        "/",
        "@",
        "@1",
        "@2",
        "#",
        "0",
        "1",
        "-1",
        "18446744073709551616",
        "nodes",
        "depth",
        "movetime",
        "infinite",
        "p1time",
        "p2inc",
        "name",
        "value",
        "engine",
        "exact",
        "noughts-6",
        "nim-searcher",
        "fen",
        "startpos",
        "ä",
        "\u{0}",
        "\r",
        "\t",
        "🎲",
        "o",
        "x",
        "X",
        "15",
        "7",
    ],
};

/// Lines that are a command, or were one before they were damaged.
fn lines(grammar: &Grammar, rng: &mut Rng) -> String {
    let pick = |words: &[&'static str], rng: &mut Rng| -> &'static str {
        words.choose(rng).expect("there are words")
    };
    let mut line = match rng.random_range(0..20) {
        0 => String::new(),
        1 => (0..rng.random_range(0..30))
            .map(|_| rng.random::<char>())
            .collect(),
        _ => pick(grammar.commands, rng).to_owned(),
    };
    // A point or a stone, so that games get somewhere.
    if rng.random_ratio(1, 3) {
        let (x, y) = (rng.random_range(0..16), rng.random_range(0..16));
        let command = line.split(' ').next().unwrap_or("");
        line = match command {
            "TURN" | "TAKEBACK" | "PLAY" => format!("{command} {x},{y}"),
            _ if line.contains(',') => format!("{x},{y},{}", rng.random_range(1..3)),
            _ => line,
        };
    }
    for _ in 0..[0, 0, 0, 0, 1, 1, 2, 5][rng.random_range(0..8)] {
        let mut letters: Vec<char> = line.chars().collect();
        let at = rng.random_range(0..=letters.len());
        match rng.random_range(0..6) {
            0 => letters.truncate(at),
            1 if at < letters.len() => {
                letters.remove(at);
            }
            2 if at < letters.len() => letters[at] = rng.random(),
            3 => letters
                .splice(at..at, pick(grammar.words, rng).chars())
                .for_each(drop),
            4 => letters.extend(format!(" {}", pick(grammar.words, rng)).chars()),
            _ => letters.extend(pick(grammar.commands, rng).chars()),
        }
        line = letters.into_iter().collect();
    }
    if rng.random_ratio(1, 5_000) {
        line = line.repeat(2_000);
    }
    line
}

/// A conversation with lines of this grammar. Thoughts are done at once or some lines later.
fn talk<C: Conversation + Default>(
    grammar: &Grammar,
    seed: u64,
    mut think: impl FnMut(C::Job, &mut Rng) -> C::JobResult,
    check: impl Fn(&C, &str),
) {
    let mut rng = Rng::seed_from_u64(seed);
    let mut conversation = C::default();
    let mut task: Option<C::Job> = None;
    let mut thoughts = 0;
    let mut to_come: Vec<String> = Vec::new();
    let total = lines_to_send();
    for _ in 0..total {
        while to_come.is_empty() {
            to_come = lines(grammar, &mut rng)
                .split('\n')
                .rev()
                .map(str::to_owned)
                .collect();
        }
        let line = to_come.pop().expect("there is a line");
        let mut reply = conversation.handle(&line);
        loop {
            for answer in &reply.lines {
                assert!(!answer.contains(char::is_control), "{line:?}: {answer:?}");
                assert!(
                    !answer.is_empty() && answer.len() < LONGEST_ANSWER,
                    "{line:?}"
                );
                check(&conversation, answer);
            }
            match reply.next {
                Next::Think { task: new, .. } => {
                    assert!(task.is_none(), "{line:?}: two thoughts at once");
                    task = Some(new);
                }
                Next::Forget => {
                    assert!(task.take().is_some(), "{line:?}: nothing to forget");
                }
                Next::Hurry => assert!(task.is_some(), "{line:?}: nothing to hurry"),
                Next::End => {
                    // What was agreed before is mostly kept, so that games get somewhere.
                    if rng.random_ratio(1, 4) {
                        conversation = C::default();
                        task = None;
                    }
                }
                Next::Listen => {}
            }
            let is_done = rng.random_ratio(2, 3);
            match task.take_if(|_| is_done) {
                Some(task) => {
                    thoughts += 1;
                    let thought = think(task, &mut rng);
                    reply = conversation.on_result(thought, Duration::from_millis(3));
                }
                None => break,
            }
        }
    }
    assert!(
        thoughts > total / 100,
        "only {thoughts} thoughts in {total} lines"
    );
    println!("{total} lines, {thoughts} thoughts");
    let Reply { lines, .. } = conversation.input_ended();
    assert!(lines.len() <= 1);
}

#[test]
fn no_lines_break_the_brain() {
    let mut player = BrainPlayer::new(LinesEngineNumbers {
        memory_mib: 1,
        nodes: 3,
        variety: 0,
    });
    let mut moves = Vec::new();
    talk::<Brain>(
        &BRAIN,
        1,
        |mut task, rng| match &task.question {
            brain::BrainQuestion::Move(position) if !rng.random_ratio(1, REAL_THOUGHTS) => {
                position.legal_moves(&mut moves);
                let mv = *moves.choose(rng).expect("the game is not over");
                brain::BrainResult::Move(Ok(SearchResult::unsearched(
                    Lines::pack(mv),
                    Explanation::RANDOM,
                )))
            }
            _ => {
                task.limits.nodes = Some(rng.random_range(0..10));
                task.memory_mib = Some(1);
                player.think(task, &Stop::new())
            }
        },
        |brain, answer| {
            let known = [
                "OK", "SWAP", "name=", "ERROR ", "UNKNOWN ", "MESSAGE ", "FORBID ",
            ];
            let is_known = known.iter().any(|start| answer.starts_with(start));
            if !is_known {
                assert!(brain.field().is_some(), "a game has begun");
                for point in answer.split(' ') {
                    let (x, y) = point.split_once(',').unwrap_or_else(|| panic!("{answer}"));
                    let (x, y): (u8, u8) = (
                        x.parse().unwrap_or_else(|_| panic!("{answer}")),
                        y.parse().unwrap_or_else(|_| panic!("{answer}")),
                    );
                    // New games that had to wait may have begun since.
                    assert!(x < LARGEST_SIDE && y < LARGEST_SIDE, "{answer}");
                }
            }
        },
    );
}

#[test]
fn no_lines_break_the_engine() {
    talk::<Ugi>(
        &UGI,
        2,
        |mut task, rng| {
            let moves: Vec<Move> = task.position().legal_moves();
            match moves.choose(rng) {
                Some(&mv) if !rng.random_ratio(1, REAL_THOUGHTS) => ugi::UgiResult {
                    answer: Ok(SearchResult::unsearched(mv, Explanation::RANDOM)),
                    instead: None,
                },
                _ => {
                    task.limits.nodes = Some(rng.random_range(0..10));
                    let game = task.position().game();
                    Arc::make_mut(&mut task.config).games.set_memory(game, 1);
                    let stop = Stop::new();
                    if rng.random_bool(0.5) {
                        stop.stop();
                    }
                    let thought = UgiPlayer::default().think(task, &stop);
                    if moves.is_empty() {
                        assert_eq!(thought.answer, Err(NoMove::GameOver));
                    }
                    thought
                }
            }
        },
        |_, answer| {
            let is_known = [
                "id ",
                "option ",
                "ugiok",
                "readyok",
                "info ",
                "response ",
                "bestmove ",
            ]
            .iter()
            .any(|start| answer.starts_with(start));
            assert!(is_known, "{answer}");
        },
    );
}
