//! `fivefold engine` as managers of UGI engines use it: the state machine line by line, and the
//! program itself through pipes.
//!
//! The transcripts in `tests/transcripts` hold what is sent (`>`) and what must come back (`<`).
//! With the variable `FIVEFOLD_ACCEPT` set they are written anew.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use fivefold::commands::ugi::{Ugi, UgiPlayer};
use fivefold::players::Stop;
use fivefold::protocols::conversation::{Conversation, Next, Thinker};
use fivefold::rules::GameId;
use fivefold_support::talk::Talk;
use fivefold_support::transcript::assert_as_in;

/// An engine and its player in one, without threads and clocks: every thought is done at once.
#[derive(Default)]
struct Partner {
    ugi: Ugi,
    player: UgiPlayer,
}

impl Partner {
    fn say(&mut self, line: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut reply = self.ugi.handle(line);
        loop {
            lines.append(&mut reply.lines);
            let Next::Think { task, .. } = reply.next else {
                return lines;
            };
            let thought = self.player.think(task, &Stop::new());
            reply = self.ugi.on_result(thought, Duration::ZERO);
        }
    }

    fn say_all(&mut self, lines: &[&str]) -> Vec<String> {
        lines.iter().flat_map(|line| self.say(line)).collect()
    }
}

/// A line without the time, which is never the same.
fn timeless(line: &str) -> String {
    let mut words: Vec<_> = line.split(' ').collect();
    if let Some(at) = words.iter().position(|word| *word == "time") {
        words[at + 1] = "T";
    }
    words.join(" ")
}

fn transcript_path(kind: GameId) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    folder.join(format!("{}.txt", kind.as_str()))
}

fn transcript(kind: GameId) -> String {
    fs::read_to_string(transcript_path(kind)).expect("every game has a transcript")
}

#[test]
fn every_game_is_talked_about_as_its_transcript_says() {
    for kind in fivefold::games::all().iter().copied() {
        let transcript = transcript(kind);
        let mut partner = Partner::default();
        let mut talked = String::new();
        for sent in transcript
            .lines()
            .filter_map(|line| line.strip_prefix("> "))
        {
            talked.push_str(&format!("> {sent}\n"));
            for answer in partner.say(sent) {
                talked.push_str(&format!("< {}\n", timeless(&answer)));
            }
        }
        assert_as_in(&transcript_path(kind), &talked);
    }
}

#[test]
fn the_program_talks_as_the_transcripts_say() {
    for kind in fivefold::games::all().iter().copied() {
        let mut talk = Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["engine"]);
        for line in transcript(kind).lines() {
            match line.split_once(' ') {
                Some((">", sent)) => talk.say(sent),
                Some(("<", answer)) => assert_eq!(timeless(&talk.line()), answer, "{kind:?}"),
                _ => panic!("{kind:?}: {line}"),
            }
        }
        talk.say("quit");
        assert!(talk.end().success());
        assert_eq!(talk.rest(), [""; 0]);
    }
}

#[test]
fn it_introduces_itself_with_its_options() {
    let lines = Partner::default().say("ugi");
    assert_eq!(
        lines[0],
        concat!("id name fivefold ", env!("CARGO_PKG_VERSION"))
    );
    assert!(lines[1].starts_with("id author "));
    assert_eq!(lines.last().map(String::as_str), Some("ugiok"));
    for option in ["game", "player", "hash", "threads", "seed"] {
        let start = format!("option name {option} type ");
        let line = lines.iter().find(|line| line.starts_with(&start));
        assert!(
            line.is_some_and(|line| line.contains(" default ")),
            "{option}"
        );
    }
}

/// Every player that is offered in the introduction can be set.
#[test]
fn the_players_named_are_the_players_known() {
    let mut partner = Partner::default();
    let lines = partner.say("ugi");
    let players = lines
        .iter()
        .find_map(|line| line.strip_prefix("option name player type combo default best var "))
        .expect("the players are listed");
    for player in players.split(" var ") {
        let answer = partner.say(&format!("setoption name player value {player}"));
        assert_eq!(answer, Vec::<String>::new(), "{player}");
    }
    assert!(players.split(" var ").count() > 5);
}

#[test]
fn mistakes_are_told_and_change_nothing() {
    let mut partner = Partner::default();
    partner.say("position startpos moves h8");
    let before = partner.ugi.position().clone();
    for (line, reason) in [
        ("position", "startpos"),
        ("position fen", "startpos"),
        ("position h8", "startpos"),
        ("position fen chess", "character 1"),
        ("position startpos h8", "startpos"),
        ("position startpos moves h8 h8", "move 2, h8"),
        ("position startpos moves h8 z99", "move 2, z99"),
        ("position fen mnk:3x3x3 moves a1 b1 a2 b2 a3 c1", "over"),
        ("setoption", "setoption name"),
        ("setoption name hash", "setoption name"),
        ("setoption name hash value 0", "1 to 1024"),
        ("setoption name hash value 1025", "1 to 1024"),
        ("setoption name threads value 0", "1 to 64"),
        ("setoption name threads value 65", "1 to 64"),
        ("setoption name seed value -1", "0 to"),
        ("setoption name player value nobody", "player"),
        ("setoption name game value go:19", "one of nim"),
        ("setoption name colour value red", "no option colour"),
        ("query", "gameover"),
        ("query weather", "gameover"),
        ("fly", "unknown"),
    ] {
        let answers = partner.say(line);
        assert_eq!(answers.len(), 1, "{line}: {answers:?}");
        assert!(
            answers[0].starts_with("info string "),
            "{line}: {answers:?}"
        );
        assert!(answers[0].contains(reason), "{line}: {answers:?}");
        assert_eq!(partner.ugi.position(), &before, "{line}");
    }
}

#[test]
fn a_new_game_begins_from_the_start() {
    let mut partner = Partner::default();
    partner.say_all(&["position startpos moves h8", "uginewgame"]);
    assert_eq!(
        partner.ugi.position().id(),
        "mnk:15x15x5:15/15/15/15/15/15/15/15/15/15/15/15/15/15/15@1"
    );
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let play = |seed: &str| {
        let mut partner = Partner::default();
        partner.say_all(&[
            &format!("setoption name seed value {seed}"),
            "setoption name player value random",
            "position fen atoms:8x8",
            "go",
        ])
    };
    assert_eq!(play("1"), play("1"));
    assert!((2..20).any(|seed| play(&seed.to_string()) != play("1")));
}

#[test]
fn a_player_of_another_game_is_told_and_a_legal_move_is_made() {
    let mut partner = Partner::default();
    let answers = partner.say_all(&[
        "setoption name player value boora-06",
        "position fen nim:3,4,5",
        "go",
    ]);
    assert_eq!(answers.len(), 2);
    assert_eq!(
        answers[0],
        "info string this player does not play that game"
    );
    let mv = answers[1].strip_prefix("bestmove ").expect("a move");
    assert!(partner.ugi.position().parse_move(mv).is_ok(), "{mv}");
}

#[test]
fn an_endless_search_keeps_its_move_until_it_is_stopped() {
    let mut partner = Partner::default();
    // Decided at once: the move is ready before anybody stops.
    let answers = partner.say_all(&["position fen nim:3,4,5", "go infinite"]);
    assert!(
        answers.iter().all(|line| line.starts_with("info ")),
        "{answers:?}"
    );
    assert!(partner.say("go")[0].contains("stop"));
    let answers = partner.say("stop");
    assert_eq!(answers.len(), 1);
    assert!(answers[0].starts_with("bestmove "));
    assert_eq!(partner.say("stop"), Vec::<String>::new());
}

// From here on the program itself is asked.

#[test]
fn the_program_hears_while_it_thinks() {
    let mut talk = Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["engine"]);
    talk.say("ugi");
    talk.lines_until("ugiok");
    talk.say("position startpos moves h8 i9");
    talk.say("go infinite");
    assert_eq!(talk.ask("isready"), "readyok");
    assert_eq!(talk.ask("query p1turn"), "response true");
    assert!(talk.ask("go nodes 5").contains("under way"));
    talk.say("stop");
    let lines = talk.lines_until("bestmove ");
    assert!(lines[0].starts_with("info depth "), "{lines:?}");
    talk.say("go movetime 100");
    talk.lines_until("bestmove ");
    talk.say("go p1time 1000 p2time 1000 p1inc 10 p2inc 10");
    talk.lines_until("bestmove ");
    talk.say("go infinite");
    assert_eq!(talk.ask("isready"), "readyok");
    talk.say("quit");
    assert!(talk.end().success());
}

#[test]
fn the_input_may_end_before_the_move_is_found() {
    for go in ["go nodes 20000", "go infinite"] {
        let mut talk = Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["engine"]);
        talk.send_bytes(format!("position startpos moves h8 i9\r\n{go}\r\n").as_bytes());
        talk.close();
        assert!(talk.end().success());
        let lines = talk.rest();
        let last = lines.last().expect("an answer");
        assert!(last.starts_with("bestmove "), "{go}: {lines:?}");
    }
}

#[test]
fn the_program_ends_within_a_second_of_its_input_while_it_thinks() {
    let mut talk = Talk::with(env!("CARGO_BIN_EXE_fivefold"), &["engine"]);
    talk.send_bytes(b"position startpos moves h8 i9\rgo movetime 600000\risready\r");
    assert_eq!(talk.line(), "readyok");
    let since = Instant::now();
    talk.close();
    assert!(talk.end().success());
    let took = since.elapsed();
    assert!(took < Duration::from_secs(1), "{took:?}");
    let last = talk.rest().last().expect("an answer");
    assert!(last.starts_with("bestmove "), "{last}");
}
