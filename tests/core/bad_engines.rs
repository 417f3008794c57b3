//! `fivefold arena` with programs that do what they should not: what becomes of the games, and what is
//! told about it.
#![cfg(unix)]

use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};

use serde_json::{Value, json};

use crate::FIVEFOLD;
use fivefold_support::program::assert_contains;

/// What a program does: when it is told to start, when it is asked for a move (`$p` is a good one, `$n` the
/// number of the question), and when it is told to end.
struct Bad {
    name: &'static str,
    start: &'static str,
    moves: &'static str,
    end: &'static str,
    outcome: Outcome,
}

/// What becomes of the games.
enum Outcome {
    /// It plays on as if nothing were wrong.
    Plays,
    /// It loses with this kind of reason; these words are told.
    Loses(&'static str, &'static [&'static str]),
    /// The games do not count; these words are told.
    LeftOut(&'static [&'static str]),
}

use Outcome::{LeftOut, Loses, Plays};
use fivefold_support::folder::TestFolder;

const fn on_move(name: &'static str, moves: &'static str, outcome: Outcome) -> Bad {
    Bad {
        name,
        start: "echo OK",
        moves,
        end: "exit 0",
        outcome,
    }
}

const fn on_start(name: &'static str, start: &'static str, outcome: Outcome) -> Bad {
    Bad {
        start,
        ..on_move(name, "echo $p", outcome)
    }
}

const BAD: [Bad; 32] = [
    on_start("exits-at-start", "exit 3", Loses("crash", &["exit code 3"])),
    on_start(
        "says-error",
        "echo ERROR no such board",
        LeftOut(&["ERROR no such board"]),
    ),
    on_start(
        "says-unknown",
        "echo UNKNOWN start",
        LeftOut(&["UNKNOWN start"]),
    ),
    on_start("lower-case", "echo ok", Plays),
    on_start("greets", "echo Welcome to me; echo DEBUG x; echo OK", Plays),
    on_start("byte-order-mark", r"printf '\357\273\277OK\n'", Plays),
    on_start("slow-start", "sleep 1; echo OK", Plays),
    on_start(
        "shouts",
        "head -c 10000000 /dev/zero | tr '\\0' e >&2; echo OK",
        Plays,
    ),
    on_start("cr-alone", r"printf 'OK\r'", Plays),
    on_move("cr-alone-move", r"printf '%s\r' $p", Plays),
    on_move("cr-lf-move", r"printf '%s\r\n' $p", Plays),
    on_move("blank-lines", "echo; echo '  '; echo $p", Plays),
    on_move("blanks-around", "echo \"  $p \"", Plays),
    on_move(
        "talks",
        "echo MESSAGE so; echo DEBUG so; echo message $n; echo $p",
        Plays,
    ),
    on_move("answers-twice", r"printf '%s\n%s\n' $p $p", Plays),
    on_move("suggests", "echo SUGGEST $p", Plays),
    Bad {
        end: ":",
        ..on_move("ignores-end", "echo $p", Plays)
    },
    on_move(
        "exits-in-mid-game",
        "if [ $n = 3 ]; then echo first >&2; echo assertion failed >&2; exit 7; fi; echo $p",
        Loses("crash", &["exit code 7"]),
    ),
    on_move(
        "exits-after-a-move",
        "echo $p; exit 0",
        Loses("crash", &["exit code 0"]),
    ),
    on_move(
        "killed",
        "kill -9 $$",
        Loses("crash", &["ended from outside"]),
    ),
    on_move(
        "garbage",
        "echo hello world",
        Loses("not-a-move", &["hello world"]),
    ),
    on_move("negative", "echo -1,3", Loses("not-a-move", &["-1,3"])),
    on_move(
        "chatty-move",
        "echo $p is good",
        Loses("not-a-move", &["is good"]),
    ),
    on_move(
        "binary",
        r"printf '\001\377\376\n'",
        Loses("not-a-move", &["\u{fffd}"]),
    ),
    on_move(
        "huge-line",
        r"head -c 300000 /dev/zero | tr '\0' a; echo",
        Loses("not-a-move", &["aaaaaaaa"]),
    ),
    on_move(
        "off-board",
        "echo 15,3",
        Loses("illegal-move", &["15,3", "off the board"]),
    ),
    on_move(
        "far-off-board",
        "echo 300,4000000000",
        Loses("illegal-move", &["300,4000000000"]),
    ),
    on_move(
        "occupied",
        "if [ $n = 1 ]; then own=$p; fi; if [ $n = 2 ]; then p=$own; fi; echo $p",
        Loses("illegal-move", &["is taken"]),
    ),
    on_move("silent", ":", LeftOut(&["did not answer"])),
    on_move(
        "silent-in-mid-game",
        "if [ $n -lt 3 ]; then echo $p; fi",
        Loses("time", &["ms longer"]),
    ),
    on_move(
        "too-late",
        "echo MESSAGE thinking; sleep 3; echo $p",
        Loses("time", &["ms longer"]),
    ),
    on_move(
        "closes-its-output",
        "exec 1>&-; sleep 3",
        Loses("closed", &["no longer responds"]),
    ),
];

impl Bad {
    fn script(&self) -> String {
        let Bad {
            start, moves, end, ..
        } = self;
        format!(
            r#"cr=$(printf '\r'); taken=' '; n=0
point() {{
    x=0; y=0
    while :; do
        case "$taken" in *" $x,$y "*) x=$((x + 1)); if [ $x = 15 ]; then x=0; y=$((y + 1)); fi;; *) break;; esac
    done
    p=$x,$y; taken="$taken$p "; n=$((n + 1))
}}
while read -r word rest; do
    word=${{word%"$cr"}}; rest=${{rest%"$cr"}}
    case $word in
        START) {start};;
        TURN) taken="$taken$rest "; point; {moves};;
        BEGIN) point; {moves};;
        PLAY) echo $rest;;
        END) {end};;
    esac
done
"#
        )
    }

    /// The result of two games against a player that moves at random.
    fn result(&self, folder: &Path) -> Value {
        let spec = set_up(folder, self.name, "sh", Some(&self.script()));
        let line = ["arena", "mnk:15x15x5", &spec, "random"];
        let rest = ["--games", "2", "--openings", "0", "--jobs", "1", "--json"];
        let found = FIVEFOLD
            .run(&[&line[..], &rest[..]].concat())
            .quiet()
            .json();
        found["matches"][0].clone()
    }

    fn check(&self, folder: &Path) {
        let (name, found) = (self.name, self.result(folder));
        let lost = found["lost"].as_array().expect("a list");
        match self.outcome {
            Plays => {
                assert_eq!(found["wins"], 2, "{name}: {found}");
                assert_eq!(found["forfeited"], 0, "{name}: {found}");
            }
            Loses(kind, words) => {
                assert_eq!(found["losses"], 2, "{name}: {found}");
                assert_eq!(found["forfeited"], 2, "{name}: {found}");
                assert_eq!(lost.len(), 2, "{name}: {found}");
                for (number, one) in (1..).zip(lost) {
                    assert_eq!(one["game"], number, "{name}: {found}");
                    assert!(one["player"].as_str().is_some_and(|it| it.contains(name)));
                    assert_eq!(one["kind"], kind, "{name}: {found}");
                    assert_contains(one["reason"].as_str().expect("a reason"), words);
                }
            }
            LeftOut(words) => {
                assert_eq!(found["games"], 0, "{name}: {found}");
                let reason = found["left_out"][0]["reason"].as_str();
                assert_contains(reason.unwrap_or_else(|| panic!("{name}: {found}")), words);
            }
        }
    }
}

/// Writes down a program, and says how the arena names it.
fn set_up(folder: &Path, name: &str, command: &str, script: Option<&str>) -> String {
    let file = folder.join(format!("{name}.sh"));
    let args = match script {
        Some(script) => {
            fs::write(&file, script).expect("the script is written");
            format!("{file:?}")
        }
        None => String::new(),
    };
    let short = &name[..name.len().min(24)];
    let config = folder.join(format!("{name}.ron"));
    let text = format!(
        "(external_engines: [(name: {short:?}, command: {command:?}, args: [{args}], turn_ms: 10)])"
    );
    fs::write(&config, text).expect("the file is written");
    format!("brain-{short}:config={}", config.display())
}

#[test]
fn every_bad_program_gets_what_it_deserves_and_the_reason_is_told() {
    let folder = TestFolder::new();
    let next = AtomicUsize::new(0);
    // Most of the time is spent with waiting.
    thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                while let Some(bad) = BAD.get(next.fetch_add(1, Ordering::Relaxed)) {
                    bad.check(&folder);
                }
            });
        }
    });
}

#[test]
fn the_last_words_the_exit_code_and_the_milliseconds_are_told() {
    let folder = TestFolder::new();
    let bad = |name: &str| BAD.iter().find(|it| it.name == name).expect("it is there");
    let crash = bad("exits-in-mid-game").result(&folder);
    let lost = &crash["lost"][0];
    assert_eq!(lost["exit_code"], 7);
    assert_eq!(lost["standard_error"], json!(["first", "assertion failed"]));
    let late = bad("too-late").result(&folder);
    assert!(
        late["lost"][0]["over_ms"]
            .as_u64()
            .is_some_and(|ms| ms >= 1_000),
        "{late}"
    );
    let illegal = bad("off-board").result(&folder);
    assert_eq!(illegal["lost"][0]["move"], "15,3");

    let spec = set_up(
        &folder,
        "told",
        "sh",
        Some(&bad("exits-in-mid-game").script()),
    );
    let line = ["arena", "mnk:15x15x5", &spec, "random"];
    let table = FIVEFOLD.text(&[&line[..], &["--games", "2", "--openings", "0"]].concat());
    let words = [
        "2 games were lost",
        "game 1, brain-told",
        "exit code 7",
        "| assertion failed",
    ];
    assert_contains(&table, &words);
}

#[test]
fn a_program_that_cannot_be_started_is_an_error_before_the_first_game() {
    let folder = TestFolder::new();
    let not_executable = folder.with("text", "hello");
    let here = folder.display().to_string();
    let file = not_executable.display().to_string();
    for (command, reason) in [
        ("/no/such/file", "not found"),
        ("no-such-program-anywhere", "not found"),
        (file.as_str(), "not permitted"),
        (here.as_str(), "not permitted"),
    ] {
        let spec = set_up(&folder, "none", command, None);
        for json in [&[][..], &["--json"]] {
            let line = [
                &["arena", "mnk:15x15x5", &spec, "level-1", "--games", "2"],
                json,
            ]
            .concat();
            let told = FIVEFOLD.refused(&line);
            assert_contains(&told, &["brain-none", "cannot play", reason]);
        }
    }
    let told = FIVEFOLD.refused(&["arena", "mnk:15x15x5", "brain-nobody", "level-1"]);
    assert_contains(&told, &["brain-nobody", "no longer in the list"]);
}
