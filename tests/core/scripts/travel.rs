//! Scripts and what they say travel with questions and answers.

use fivefold::config::Script;
use fivefold::formats::request;
use fivefold::midend::request::EngineRequest;
use fivefold::midend::{Match, Seat};
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop};
use fivefold::rules::{Rng, Side};
use rand::SeedableRng;

use super::harness::{BOARDS, name, shipped, with_script, with_shipped};

use crate::random_play::play_on;
use fivefold_support::positions::{self, position_of};

fn game_match(id: &str, opponent: Opponent, plies: usize) -> Match {
    let mut game_match = positions::game_match(id, [Seat::Computer(opponent); 2]);
    play_on(&mut game_match, plies, &mut Rng::seed_from_u64(4));
    game_match
}

#[test]
fn a_script_sent_as_text_answers_as_on_the_spot() {
    let config = with_shipped();
    for (name, script) in shipped() {
        for id in BOARDS {
            if !script.plays(position_of(id).game()) {
                continue;
            }
            let game_match = game_match(id, Opponent::Script(name), 2);
            let here =
                EngineRequest::new(&game_match, Limits::default(), config.clone()).expect("a turn");
            let there = request::read(&request::write(&here)).expect("a question");
            let answer = here.answer(&Stop::new());
            assert_eq!(there.answer(&Stop::new()), answer, "{name} on {id}");
            let text = request::write_answer(&answer);
            assert_eq!(request::read_answer(&here, &text), Ok(answer), "{text}");
        }
    }
}

#[test]
fn only_the_script_that_is_asked_travels() {
    let config = with_shipped();
    let asked = game_match("nim:3,4,5", Opponent::Script(name("greedy")), 0);
    let question = EngineRequest::new(&asked, Limits::default(), config.clone()).expect("a turn");
    let text = request::write(&question);
    assert_eq!(text.matches("fn choose(").count(), 1, "{text}");
    let asked = game_match("nim:3,4,5", Opponent::Exact, 0);
    let question = EngineRequest::new(&asked, Limits::default(), config.clone()).expect("a turn");
    let text = request::write(&question);
    assert!(!text.contains("fn choose("), "{text}");
}

#[test]
fn mistakes_and_what_was_printed_come_back_from_the_answers_text() {
    let awkward = "print(\"line: 1\\nmove: a1 \\\" ż\"); ";
    for body in [
        "1 / 0",
        "\"b9\"",
        "\"z\"",
        "42",
        "loop {}",
        "choose(board)",
        "\"a1\"",
        "throw \"\\n\"",
    ] {
        let mut config = with_script(&format!("fn choose(board) {{\n{awkward}{body}\n}}"));
        config.script_limits.steps = 10_000;
        let game_match = game_match("nim:3,4,5", Opponent::Script(name("trial")), 0);
        let question =
            EngineRequest::new(&game_match, Limits::default(), config.clone()).expect("a turn");
        let answer = question.answer(&Stop::new());
        let remark = answer.clone().expect("a move").remark.expect("a remark");
        assert!(!remark.said.is_empty());
        assert_eq!(remark.mistake.is_none(), body == "\"a1\"", "{body}");
        let text = request::write_answer(&answer);
        assert_eq!(request::read_answer(&question, &text), Ok(answer), "{text}");
    }
}

#[test]
fn any_text_of_a_script_travels_unchanged() {
    for source in [
        "",
        "\r\n\n",
        "\"\\\n'\t",
        "ż🎲\u{0}\u{7f}\u{2028}",
        "r#\"x\"#",
        "script: a \"b\"",
    ] {
        let mut config = with_script(source);
        config.scripts.insert(name("trial"), Script::new(source));
        let game_match = game_match("nim:3,4,5", Opponent::Script(name("trial")), 0);
        let here =
            EngineRequest::new(&game_match, Limits::default(), config.clone()).expect("a turn");
        let there = request::read(&request::write(&here)).expect(source);
        assert_eq!(request::write(&there), request::write(&here));
        assert_eq!(there.answer(&Stop::new()), here.answer(&Stop::new()));
    }
}

#[test]
fn a_script_learns_of_the_last_move_and_the_ply() {
    let source = "fn choose(board) { print(`${board.ply()} ${board.last_move()}`); \
                  let after = board.try_move(board.legal_moves()[0]); \
                  print(`${after.ply()} ${after.last_move()}`); board.legal_moves()[0] }";
    for id in BOARDS {
        for plies in [0, 3] {
            let game_match = game_match(id, Opponent::Script(name("trial")), plies);
            if game_match.position().outcome().is_some() {
                continue;
            }
            let config = with_script(source);
            let question =
                EngineRequest::new(&game_match, Limits::default(), config.clone()).expect("a turn");
            let choice = question.answer(&Stop::new()).expect("a move");
            let said = choice.remark.expect("a remark").said;
            let mut before = game_match.start().clone();
            let mut last = String::new();
            for &mv in game_match.moves() {
                last = before.move_text(mv);
                before.play(mv).expect("a legal move");
            }
            let own = before.move_text(choice.mv);
            assert_eq!(
                said[0].trim_end(),
                format!("{plies} {last}").trim_end(),
                "{id}"
            );
            assert_eq!(said[1], format!("{} {own}", plies + 1), "{id}");
        }
    }
}

#[test]
fn sides_are_told_as_numbers() {
    let start = position_of("mnk:3x3x3").with_side_to_move(Side::Second);
    let source = "fn choose(board) { print(board.side() * 10 + board.other()); \"a1\" }";
    let mut player = super::harness::player(source);
    let mut rng = Rng::seed_from_u64(1);
    let choice = player.choose(&start, &Limits::default(), &Stop::new(), &mut rng);
    assert_eq!(
        choice.expect("a move").remark.expect("a remark").said,
        ["21"]
    );
}
