//! Other programs as opponents: this program's own brain as a good one, and small shell scripts
//! that misbehave in every way a program can.
#![cfg(unix)]

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, process};

use fivefold::config::{EngineName, ExternalEngine as Settings, MOST_EXTERNAL, Opponents, read};
use fivefold::formats::{record, request};
use fivefold::games::{self, introduction};
use fivefold::midend::clock::TimeControl;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Match, Plan, Seat};
use fivefold::players::external::{EngineFault, Introduction};
use fivefold::players::opponents::Opponent;
use fivefold::players::pool::PlayerPool;
use fivefold::players::{AnyPlayer, Explanation, Limits, NoMove, SearchResult, Stop, Verdict};
use fivefold::rules::{Illegal, Move, Position};
use fivefold::words::InEnglish as _;
use rand::SeedableRng;

use fivefold_support::driving::Drive as _;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::{game_match, play_all, position_of};

type Rng = fivefold::rules::Rng;

fn name(text: &str) -> EngineName {
    EngineName::new(text).expect("a name")
}

fn config(command: &str, args: &[&str]) -> Opponents {
    Opponents {
        external_engines: vec![Settings {
            name: name("x"),
            command: command.to_owned(),
            args: args.iter().map(|&arg| arg.to_owned()).collect(),
            turn_ms: 10,
            pause_ms: 10,
        }],
        ..Opponents::default()
    }
}

/// The player that a shell script is. It is asked for moves as a program is.
fn script(script: &str) -> Box<dyn AnyPlayer> {
    let config = config("sh", &["-c", script]);
    Opponent::External(name("x")).player(games::lines::ID, &config)
}

/// A script that starts properly and does this when it is asked for a move, whose coordinates are
/// in `$rest`.
fn on_move(reaction: &str) -> String {
    format!(
        "while read -r word rest; do case $word in \
         START*|RECTSTART*) echo OK;; \
         BEGIN*|TURN*|DONE*) {reaction};; \
         END*) exit 0;; \
         esac; done"
    )
}

fn choose(
    player: &mut Box<dyn AnyPlayer>,
    position: &Position,
) -> Result<SearchResult<Move>, NoMove> {
    let limits = Limits::of_nodes(100);
    player.choose(position, &limits, &Stop::new(), &mut Rng::seed_from_u64(1))
}

/// What is wrong with a script that is asked for the first move on this board.
fn fault_on(board: &str, reaction: &str) -> EngineFault {
    match choose(&mut script(reaction), &position_of(board)) {
        Err(NoMove::External(fault)) => {
            assert!(NoMove::External(fault).resigns());
            fault
        }
        answer => panic!("{reaction}: {answer:?}"),
    }
}

fn fault(reaction: &str) -> EngineFault {
    fault_on("mnk:15x15x5", reaction)
}

fn temporary(what: &str) -> PathBuf {
    env::temp_dir().join(format!("fivefold-external-{}-{what}", process::id()))
}

#[test]
fn this_programs_own_brain_plays_a_whole_game() {
    let config = config(env!("CARGO_BIN_EXE_fivefold"), &["brain"]);
    let mut players =
        [(); 2].map(|()| Opponent::External(name("x")).player(games::lines::ID, &config));
    for id in ["mnk:7x6x5", "mnk:7x6x5,renju"] {
        let mut position = position_of(id);
        while position.outcome().is_none() {
            let player = &mut players[position.side_to_move().index()];
            let choice = choose(player, &position).expect("the brain is in order");
            assert_eq!(choice.verdict, Verdict::Unknown);
            assert_eq!(choice.explanation, Explanation::EXTERNAL);
            position.play(choice.mv).expect("the move is legal");
        }
        let over = choose(&mut players[0], &position);
        assert_eq!(over, Err(NoMove::GameOver));
    }
}

#[test]
fn it_sits_at_the_table_like_any_opponent() {
    let config = config(env!("CARGO_BIN_EXE_fivefold"), &["brain"]);
    let seat = Seat::Computer(Opponent::External(name("x")));
    let mut game_match = game_match("mnk:15x15x5,exact", [seat; 2]);
    let limits = Limits::of_nodes(100);
    for _ in 0..4 {
        let question = EngineRequest::new(&game_match, limits, config.clone()).expect("a question");
        let there = request::read(&request::write(&question)).expect("it can be sent");
        let choice = there.answer(&Stop::new()).expect("a move");
        game_match.play(choice.mv).expect("the move is legal");
    }
    let again = record::read(&record::write(&game_match)).expect("a record");
    assert_eq!(again.seat_to_move(), seat);
    assert_eq!(seat.id(), "brain-x");
}

#[test]
fn it_is_offered_only_where_five_in_a_row_win() {
    let config = config("true", &[]);
    let external = Opponent::External(name("x"));
    for (id, is_offered) in [
        ("mnk:15x15x5", true),
        ("mnk:22x5x5,exact", true),
        ("mnk:3x3x3", false),
        ("mnk:19x19x6", false),
        ("nim:3,4,5", false),
        ("atoms:8x8", false),
    ] {
        let offered = Opponent::offered(&position_of(id), &config);
        assert_eq!(offered.contains(&external), is_offered, "{id}");
    }
    assert_eq!(games::opponent("brain-x"), Some(external));
    assert_eq!(games::opponent("brain-"), None);
    assert_eq!(games::opponent("brain-a b"), None);
    let mut player = external.player(games::lines::ID, &config);
    assert_eq!(
        choose(&mut player, &position_of("mnk:3x3x3")),
        Err(NoMove::OtherGame)
    );
}

#[test]
fn one_program_plays_the_whole_game() {
    // It knows its moves by heart, one after the other, and no boards.
    let mut player = script(
        "n=0; while read -r word rest; do case $word in START*) echo OK;; BOARD*) exit 9;; \
         BEGIN*|TURN*) n=$((n+1)); echo $n,$n;; END*) exit 0;; esac; done",
    );
    let mut position = position_of("mnk:15x15x5");
    for (own, other) in [("b14", "a1"), ("c13", "a2"), ("d12", "a3")] {
        let choice = choose(&mut player, &position).expect("a move");
        assert_eq!(position.move_text(choice.mv), own);
        position.play(choice.mv).expect("legal");
        let reply = position.parse_move(other).expect("a move");
        position.play(reply).expect("legal");
    }
}

/// Rapfi ignores what comes right after its answer, while its search winds up. This program notes
/// when it answered, and refuses to answer a command that comes much sooner than it was set up for.
#[test]
fn a_program_that_has_just_answered_gets_its_next_command_a_little_later() {
    answers_after_a_pause(10);
    answers_after_a_pause(40);
}

fn answers_after_a_pause(pause_ms: u32) {
    let now = "now=${EPOCHREALTIME/[.,]/}";
    let least_us = 900 * pause_ms;
    let script = on_move(&format!(
        "{now}; [ $((now - answered)) -lt {least_us} ] && exit 9; \
         {now}; answered=$now; echo $n,0; n=$((n+1))"
    ));
    let mut config = config("bash", &["-c", &format!("n=0; answered=0; {script}")]);
    config.external_engines[0].pause_ms = pause_ms;
    let mut player = Opponent::External(name("x")).player(games::lines::ID, &config);
    let mut game = position_of("mnk:15x15x5");
    for row in 1..6 {
        let answer = choose(&mut player, &game).expect("no command came too early");
        game.play(answer.mv).expect("it is legal");
        if game.outcome().is_none() {
            let mv = game.parse_move(&format!("h{row}")).expect("a move");
            game.play(mv).expect("it is legal");
        }
    }
}

#[test]
fn a_position_that_does_not_follow_is_told_as_a_board() {
    let told = temporary("told");
    let path = told.display();
    let mut player = script(&format!(
        "while read -r line; do echo \"$line\" >> {path}; case $line in \
         RECTSTART*) echo 'OK - everything is good';; DONE*) echo 0,0;; esac; done"
    ));
    let board = position_of("mnk:6x5x5,exact:6/2xo2/2oX2/6/6@1");
    choose(&mut player, &board).expect("a move");
    drop(player);
    let text = fs::read_to_string(&told).expect("it was written");
    fs::remove_file(&told).expect("it can be removed");
    let lines: Vec<_> = text
        .lines()
        .map(|line| line.trim_end_matches('\r'))
        .collect();
    assert_eq!(lines[..2], ["INFO rule 1", "RECTSTART 6,5"]);
    let at = lines
        .iter()
        .position(|line| *line == "BOARD")
        .expect("a board");
    assert_eq!(
        lines[at..],
        ["BOARD", "3,1,1", "2,1,2", "2,2,1", "3,2,2", "DONE", "END"]
    );
    for line in ["INFO timeout_turn 10", "INFO max_node 100"] {
        assert!(lines[..at].contains(&line), "{line}");
    }
}

#[test]
fn comments_and_greetings_are_passed_over_and_a_suggestion_is_agreed_to() {
    for spoken in [
        "echo 'hello, I am a program'; while read -r word rest; do case $word in \
         START*) echo DEBUG a; echo OK;; \
         BEGIN*) echo MESSAGE thinking; echo; echo DEBUG 1,1; echo ' 3 , 4 ';; esac; done",
        "while read -r word rest; do case $word in START*) echo OK;; \
         BEGIN*) echo SUGGEST 3,4;; PLAY*) echo 3,4;; esac; done",
    ] {
        let position = position_of("mnk:15x15x5");
        let choice = choose(&mut script(spoken), &position).expect("a move");
        assert_eq!(position.move_text(choice.mv), "d11");
    }
}

#[test]
fn a_program_that_is_not_there_is_told() {
    let config = config("/nowhere/pbrain-none", &[]);
    let mut player = Opponent::External(name("x")).player(games::lines::ID, &config);
    let answer = choose(&mut player, &position_of("mnk:15x15x5"));
    let fault = EngineFault::NotStarted {
        reason: ErrorKind::NotFound,
    };
    assert_eq!(answer, Err(NoMove::External(fault)));
    let mut unknown = Opponent::External(name("y")).player(games::lines::ID, &config);
    assert_eq!(
        choose(&mut unknown, &position_of("mnk:15x15x5")),
        Err(NoMove::External(EngineFault::NotSetUp))
    );
}

#[test]
fn a_crash_and_a_closed_mouth_are_noticed() {
    let ended = |code| EngineFault::Ended { code };
    for (script, expected) in [
        ("exit 1".to_owned(), ended(Some(1))),
        (on_move("exit 3"), ended(Some(3))),
        (on_move("kill -9 $$"), ended(None)),
        (on_move("exec >&-; sleep 30"), EngineFault::Closed),
    ] {
        assert_eq!(fault(&script), expected, "{script}");
    }
}

#[test]
fn silence_is_noticed() {
    let fault = fault(&on_move("sleep 30"));
    assert!(
        matches!(fault, EngineFault::TimedOut { waited_ms } if (1_000..10_000).contains(&waited_ms))
    );
}

#[test]
fn endless_comments_are_no_move() {
    let fault = fault(&on_move("while :; do echo MESSAGE x; done"));
    assert!(matches!(fault, EngineFault::TooSlow { .. }), "{fault:?}");
}

#[test]
fn illegal_moves_are_noticed() {
    let taken = fault_on(
        "mnk:15x15x5:7X7/15/15/15/15/15/15/15/15/15/15/15/15/15/15@1",
        &on_move("echo 7,0"),
    );
    assert_eq!(
        taken,
        EngineFault::Illegal {
            col: 7,
            row: 0,
            reason: Illegal::Occupied
        }
    );
    for (answer, col, row) in [("15,3", 15, 3), ("3,15", 3, 15), ("99999,1", 99_999, 1)] {
        let reason = Illegal::OffBoard;
        let fault = fault(&on_move(&format!("echo {answer}")));
        assert_eq!(fault, EngineFault::Illegal { col, row, reason }, "{answer}");
    }
}

#[test]
fn garbage_is_noticed() {
    for answer in ["hello", "1", "1,2,3", "-1,2", "a,b", "1;2", "h8"] {
        let fault = fault(&on_move(&format!("echo '{answer}'")));
        assert!(
            matches!(fault, EngineFault::Garbage { .. }),
            "{answer}: {fault:?}"
        );
        assert!(fault.to_string().contains(answer), "{fault}");
    }
    let zeros = on_move("head -c 1000000 /dev/zero; echo");
    for endless in [on_move("yes"), "yes".to_owned(), zeros] {
        let fault = fault(&endless);
        assert!(matches!(fault, EngineFault::Garbage { .. }), "{fault:?}");
    }
}

#[test]
fn a_refusal_is_told_in_the_programs_words() {
    let start = fault("read -r line; read -r line; echo 'ERROR only 20x20'; cat");
    assert!(matches!(start, EngineFault::Refused { .. }));
    assert!(start.to_string().contains("ERROR only 20x20"));
    let move_ = fault(&on_move("echo UNKNOWN $word"));
    assert!(matches!(move_, EngineFault::Refused { .. }), "{move_:?}");
}

/// A reaction that never comes to a move, and a stop that is set as soon as the file is there by
/// which it tells that it has begun.
fn stopped_while_it_thinks(begun: &Path) -> (String, Stop) {
    let reaction = format!("touch {}; sleep 30", begun.display());
    let begun = begun.to_owned();
    (reaction, Stop::with_rests(move || begun.exists()))
}

#[test]
fn a_stop_is_obeyed_while_the_program_thinks() {
    let begun = temporary("stopped");
    let (reaction, stop) = stopped_while_it_thinks(&begun);
    let mut player = script(&on_move(&reaction));
    let answer = player.choose(
        &position_of("mnk:15x15x5"),
        &Limits::default(),
        &stop,
        &mut Rng::seed_from_u64(1),
    );
    fs::remove_file(&begun).expect("it thought");
    assert_eq!(answer, Err(NoMove::Stopped));
    assert!(!NoMove::Stopped.resigns());
}

#[cfg(target_os = "linux")]
#[test]
fn no_program_is_left_behind() {
    for reaction in ["echo 1,1", "sleep 30", "echo nonsense"] {
        let file = temporary("pid");
        let mut player = script(&format!(
            "echo $$ > {}; {}",
            file.display(),
            on_move(reaction)
        ));
        let _ = choose(&mut player, &position_of("mnk:15x15x5"));
        drop(player);
        let id = fs::read_to_string(&file).expect("it was written");
        fs::remove_file(&file).expect("it can be removed");
        let process = PathBuf::from("/proc").join(id.trim());
        assert!(
            !process.exists(),
            "{reaction}: {} runs on",
            process.display()
        );
    }
}

/// A match in which a script plays the second side.
struct Sitting {
    game_match: Match,
    config: Opponents,
    kept: PlayerPool,
    /// What a diary writes down is there.
    folder: TestFolder,
}

impl Sitting {
    fn against(script: &str) -> Sitting {
        Sitting::in_folder(TestFolder::new(), script)
    }

    /// Against a script that writes down its number and everything it is told, and plays down the
    /// first column, one row with each move.
    fn with_diary() -> Sitting {
        Sitting::with_diary_but("", "")
    }

    /// The same with something else in the place of a part of the script.
    fn with_diary_but(part: &str, other: &str) -> Sitting {
        let folder = TestFolder::new();
        let script = format!(
            "n=0; echo $$ >> {0}; while read -r line; do echo \"$line\" >> {0}; case $line in \
             START*|RESTART*) echo OK;; TURN*|DONE*) echo 0,$n; n=$((n+1));; END*) exit 0;; \
             esac; done",
            folder.join("diary").display()
        );
        Sitting::in_folder(folder, &script.replacen(part, other, 1))
    }

    fn in_folder(folder: TestFolder, script: &str) -> Sitting {
        let seats = [Seat::Person, Seat::Computer(Opponent::External(name("x")))];
        Sitting {
            game_match: game_match("mnk:15x15x5", seats),
            config: config("sh", &["-c", script]),
            kept: PlayerPool::default(),
            folder,
        }
    }

    /// The same with a clock, and this time for a move.
    fn on_clock(mut self, clock: &str, turn_ms: u32) -> Sitting {
        self.config.external_engines[0].turn_ms = turn_ms;
        let clock = TimeControl::from_text(clock);
        assert!(clock.is_some());
        self.game_match = Match::new(Plan {
            clock,
            ..self.game_match.plan().clone()
        });
        self
    }

    fn play(&mut self, text: &str) {
        play_all(&mut self.game_match, text);
    }

    /// A move of whoever's turn it is that has taken so many seconds.
    fn play_in(&mut self, text: &str, seconds: f64) {
        let mv = self.game_match.position().parse_move(text).expect(text);
        let thought = Duration::from_secs_f64(seconds);
        self.game_match.play_timed(mv, thought).expect(text);
    }

    fn question(&self) -> EngineRequest {
        let config = self.config.clone();
        let question = EngineRequest::new(&self.game_match, Limits::default(), config);
        question.expect("it is its turn")
    }

    /// The script's move, played in the match.
    fn answer(&mut self) -> Result<String, NoMove> {
        let choice = self.question().answer_with(&self.kept, &Stop::new())?;
        let text = self.game_match.position().move_text(choice.mv);
        self.game_match.play(choice.mv).expect("it is legal");
        Ok(text)
    }

    /// What the program answers when it is asked as at the table, with a clock by which the time for
    /// this move is up at once.
    fn answer_on_clock(&self) -> Result<String, NoMove> {
        let question = self.question();
        let choice = question.answer_in_time(&self.kept, &Stop::new(), || true)?;
        Ok(self.game_match.position().move_text(choice.mv))
    }

    /// What was written down, without carriage returns.
    fn diary(&self) -> Vec<String> {
        let text = fs::read_to_string(self.folder.join("diary")).expect("it was written");
        text.lines()
            .map(|line| line.trim_end().to_owned())
            .collect()
    }

    /// The same without what all games are told, once the program has ended.
    fn told(&self) -> Vec<String> {
        self.kept.end();
        let mut lines = self.diary();
        lines.retain(|line| !line.starts_with("INFO"));
        lines
    }

    /// The values that the program was told of this key, in order, once it has ended.
    fn values_of(&self, key: &str) -> Vec<String> {
        self.kept.end();
        let before = format!("INFO {key} ");
        let lines = self.diary().into_iter();
        lines
            .filter_map(|line| line.strip_prefix(&before).map(str::to_owned))
            .collect()
    }
}

#[test]
fn a_program_is_kept_between_the_questions_of_a_game() {
    let mut sitting = Sitting::with_diary();
    for (own, its) in [("h8", "a15"), ("h9", "a14"), ("h10", "a13")] {
        sitting.play(own);
        assert_eq!(sitting.answer().as_deref(), Ok(its));
    }
    let talk = ["START 15", "TURN 7,7", "TURN 7,6", "TURN 7,5", "END"];
    assert_eq!(sitting.told()[1..], talk);
}

#[test]
fn after_a_step_back_the_same_program_begins_anew_with_the_board() {
    let mut sitting = Sitting::with_diary();
    for own in ["h8", "h9"] {
        sitting.play(own);
        sitting.answer().expect("a move");
    }
    assert!(sitting.game_match.undo_turn());
    sitting.play("h10");
    assert_eq!(sitting.answer().as_deref(), Ok("a13"));
    let talk = [
        "START 15", "TURN 7,7", "TURN 7,6", "RESTART", "BOARD", "7,7,2", "0,0,1", "7,5,2", "DONE",
        "END",
    ];
    assert_eq!(sitting.told()[1..], talk);
}

#[test]
fn a_program_that_cannot_begin_anew_is_started_anew() {
    let refusing = ") echo OK;; RESTART*) echo UNKNOWN;;";
    let mut sitting = Sitting::with_diary_but("|RESTART*) echo OK;;", refusing);
    sitting.play("h8");
    sitting.answer().expect("a move");
    assert!(sitting.game_match.undo_turn());
    sitting.play("h9");
    assert_eq!(sitting.answer().as_deref(), Ok("a15"));
    let told = sitting.told();
    let starts = told.iter().filter(|line| *line == "START 15").count();
    assert_eq!(starts, 2, "{told:?}");
}

#[test]
fn a_changed_time_is_told_to_the_program_that_runs() {
    let mut sitting = Sitting::with_diary();
    sitting.play("h8");
    sitting.answer().expect("a move");
    sitting.config.external_engines[0].turn_ms = 20;
    sitting.play("h9");
    sitting.answer().expect("a move");
    sitting.kept.end();
    let lines = sitting.diary();
    let second = lines.iter().position(|line| line == "TURN 7,6");
    let second = second.expect("a turn");
    let before = ["TURN 7,7", "INFO timeout_turn 20"];
    assert_eq!(lines[second - 2..second], before);
}

#[test]
fn a_program_is_told_its_clock_before_every_move() {
    let mut sitting = Sitting::with_diary().on_clock("60+0", 10_000);
    for (own, its, seconds) in [("h8", "a15", 20.0), ("h9", "a14", 5.0), ("h10", "a13", 1.0)] {
        sitting.play_in(own, 1.0);
        let answer = sitting.answer_on_clock();
        assert_eq!(answer.as_deref(), Ok(its), "it is not interrupted");
        sitting.play_in(its, seconds);
    }
    assert_eq!(sitting.values_of("timeout_match"), ["60000"], "it stays so");
    let left = ["60000", "40000", "35000"];
    assert_eq!(sitting.values_of("time_left"), left);
    let turns = sitting.values_of("timeout_turn");
    assert_eq!(turns, ["3000", "2000", "1750"], "a share of what is left");
    let told = sitting.told();
    assert_eq!(told[1], "START 15", "one program for the whole game");
}

#[test]
fn the_time_for_a_move_that_is_agreed_counts_where_the_clock_leaves_more() {
    let mut sitting = Sitting::with_diary().on_clock("600+10", 1_000);
    sitting.play_in("h8", 1.0);
    assert_eq!(sitting.answer_on_clock().as_deref(), Ok("a15"));
    assert_eq!(sitting.values_of("timeout_turn"), ["1000"]);
    assert_eq!(sitting.values_of("time_left"), ["600000"]);
}

#[test]
fn in_a_period_only_the_move_has_a_limit() {
    let mut sitting = Sitting::with_diary().on_clock("10+0 3x5", 60_000);
    for (own, its, seconds) in [("h8", "a15", 12.0), ("h9", "a14", 1.0)] {
        sitting.play_in(own, 1.0);
        assert_eq!(sitting.answer_on_clock().as_deref(), Ok(its));
        sitting.play_in(its, seconds);
    }
    // The first period comes on top of the ten seconds.
    assert_eq!(sitting.values_of("timeout_match"), ["15000", "0"]);
    assert_eq!(sitting.values_of("time_left"), ["15000", "2147483647"]);
    assert_eq!(
        sitting.values_of("timeout_turn")[1],
        "4750",
        "with a margin"
    );
}

#[test]
fn a_program_without_a_clock_is_told_that_it_has_none() {
    let mut sitting = Sitting::with_diary();
    sitting.play("h8");
    sitting.answer().expect("a move");
    assert_eq!(sitting.values_of("timeout_match"), ["0"]);
    assert_eq!(sitting.values_of("time_left"), ["2147483647"]);
}

#[test]
fn a_program_on_a_clock_obeys_a_stop_as_when_its_time_runs_out() {
    let begun = temporary("clock-stopped");
    let (reaction, stop) = stopped_while_it_thinks(&begun);
    let sitting = Sitting::against(&on_move(&reaction));
    let mut sitting = sitting.on_clock("3600+0", 3_600_000);
    sitting.play_in("h8", 1.0);
    let question = sitting.question();
    let answer = question.answer_in_time(&sitting.kept, &stop, || false);
    assert_eq!(answer, Err(NoMove::Stopped), "it is not asked again");
    fs::remove_file(&begun).expect("it thought");
}

#[test]
fn a_kept_program_that_crashes_between_two_moves_is_told() {
    let mut sitting = Sitting::against(&on_move("echo 0,0; exit 4"));
    sitting.play("h8");
    assert_eq!(sitting.answer().as_deref(), Ok("a15"));
    sitting.play("h9");
    let crash = EngineFault::Ended { code: Some(4) };
    assert_eq!(sitting.answer(), Err(crash.into()));
}

#[cfg(target_os = "linux")]
#[test]
fn no_kept_program_outlives_its_game_or_its_owner() {
    for end in ["exit 0", "exec sleep 30"] {
        for by_game in [false, true] {
            let mut sitting = Sitting::with_diary_but("exit 0", end);
            sitting.play("h8");
            sitting.answer().expect("a move");
            if by_game {
                sitting.kept.let_go();
            }
            sitting.kept = PlayerPool::default();
            // The diary begins with the number of the process.
            let process = PathBuf::from("/proc").join(&sitting.diary()[0]);
            assert!(!process.exists(), "{} runs on", process.display());
        }
    }
}

#[test]
fn a_kept_program_that_thinks_obeys_a_stop() {
    let begun = temporary("kept-stopped");
    let (reaction, stop) = stopped_while_it_thinks(&begun);
    let reaction = format!("[ -z \"$n\" ] && echo 0,0 || {{ {reaction}; }}; n=1");
    let mut sitting = Sitting::against(&on_move(&reaction));
    sitting.play("h8");
    sitting.answer().expect("a move");
    sitting.play("h9");
    let answer = sitting.question().answer_with(&sitting.kept, &stop);
    assert_eq!(answer, Err(NoMove::Stopped));
    fs::remove_file(&begun).expect("it thought");
}

/// What a script says when it is asked who it is.
fn introduced(script: &str) -> Result<Introduction, NoMove> {
    introduction(
        &config("sh", &["-c", script]).external_engines[0],
        &Stop::new(),
    )
}

#[test]
fn a_program_is_asked_who_it_is() {
    let about = "read -r word; echo MESSAGE hello; echo 'name=\"My Brain 2\", version=\"1\"'; cat";
    let known = introduced(about).expect("it has said");
    assert_eq!(known.name, Some(name("My-Brain-2")));
    assert!(known.said.to_string().contains("version"));
    let own = config(env!("CARGO_BIN_EXE_fivefold"), &["brain"]);
    let known = introduction(&own.external_engines[0], &Stop::new()).expect("our own");
    assert_eq!(
        known.name.map(|name| name.to_string()).as_deref(),
        Some("fivefold")
    );
    assert_eq!(
        introduced("read -r x; echo 'no name'; cat").map(|it| it.name),
        Ok(None)
    );
    assert_eq!(
        introduced("read -r x; echo 'name=\"ö\"'; cat").map(|it| it.name),
        Ok(None)
    );
}

#[test]
fn a_program_that_does_not_say_who_it_is_is_told() {
    let fault = |script: &str| match introduced(script) {
        Err(NoMove::External(fault)) => fault,
        other => panic!("{script}: {other:?}"),
    };
    assert!(matches!(
        fault("sleep 30"),
        EngineFault::TimedOut { waited_ms: 1_000.. }
    ));
    assert_eq!(fault("exit 2"), EngineFault::Ended { code: Some(2) });
    assert!(matches!(
        fault("read -r x; echo UNKNOWN; cat"),
        EngineFault::Refused { .. }
    ));
    let folder = config("/", &[]);
    let folder = introduction(&folder.external_engines[0], &Stop::new());
    let fault = EngineFault::NotStarted {
        reason: ErrorKind::PermissionDenied,
    };
    assert_eq!(folder, Err(fault.into()));
    assert_eq!(fault.to_string(), "starting the program is not permitted");
}

#[test]
fn the_example_in_the_shipped_file_is_in_order() {
    let shipped = include_str!("../../assets/config/opponents.ron");
    let example: String = shipped
        .lines()
        .skip_while(|line| !line.contains("//     external_engines: ["))
        .take_while(|line| line.trim() != "//")
        .map(|line| line.trim_start().trim_start_matches('/'))
        .collect();
    let config: Opponents = read("opponents.ron", &format!("({example})")).expect("in order");
    let names: Vec<_> = config
        .external_engines
        .iter()
        .map(|engine| engine.name.as_str())
        .collect();
    assert_eq!(names, ["Rapfi", "Self"]);
    assert_eq!(config.external_engines[1].turn_ms, 1_000);
}

#[test]
fn engines_that_are_set_up_wrongly_are_told() {
    let fault = |engines: &str| {
        read::<Opponents>("opponents.ron", &format!("(external_engines: [{engines}])"))
            .expect_err("it is wrong")
            .in_english()
    };
    for (engines, words) in [
        (r#"(name: "", command: "x")"#, "1 to 24"),
        (r#"(name: "ä", command: "x")"#, "1 to 24"),
        (r#"(name: "a b", command: "x")"#, "1 to 24"),
        (
            r#"(name: "1234567890123456789012345", command: "x")"#,
            "1 to 24",
        ),
        (r#"(name: "a", command: "x", turn_ms: 9)"#, "10 to 3600000"),
        (r#"(name: "a", command: "x", turn: 9)"#, "turn_ms"),
        (
            r#"(name: "a", command: "x"), (name: "a", command: "y")"#,
            "the name a",
        ),
        (r#"(command: "x")"#, "name"),
        (r#"(name: "a")"#, "command"),
    ] {
        let told = fault(engines);
        assert!(told.contains(words), "{engines}: {told}");
    }
    let many: String = (0..=MOST_EXTERNAL)
        .map(|number| format!(r#"(name: "e{number}", command: "x"),"#))
        .collect();
    assert!(fault(&many).contains("too many"));
}
