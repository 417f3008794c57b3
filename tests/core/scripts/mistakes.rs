//! What a script can do wrong: each time a legal move is played, and the player is told where and
//! why.

use fivefold::config::{Opponents, Script};
use fivefold::games::{self, nim};
use fivefold::players::opponents::Opponent;
use fivefold::players::scripts::{DEEPEST_CALLS, LONGEST_SOURCE, ScriptFault, check};
use fivefold::players::{Explanation, Limits, Stop};
use fivefold::rules::{Illegal, Rng};
use rand::SeedableRng;

use super::harness::{choose, mistake, move_of, name};
use fivefold_support::positions::position_of;

const NIM: &str = "nim:3,4,5";

#[test]
fn an_error_is_told_with_its_line_and_column() {
    let source = "// line 1\n// line 2\nfn choose(board) {\n    let a = 1;\n    // line 5\n    \
                  // line 6\n    let b = a / 0;\n    b\n}\n";
    let wrong = mistake(source, NIM);
    assert_eq!((wrong.line, wrong.column), (7, 15), "{wrong}");
    assert_eq!(
        wrong.to_string(),
        "opponents/trial.rhai, line 7, column 15: Division by zero: 1 / 0"
    );
}

#[test]
fn an_error_in_a_function_is_told_where_it_happens() {
    let source = "fn choose(board) {\n    helper(board)\n}\nfn helper(board) {\n    \
                  board.at(0, 0).nothing\n}\n";
    let wrong = mistake(source, NIM);
    assert_eq!(wrong.line, 5, "{wrong}");
    assert!(matches!(wrong.fault, ScriptFault::Failed { .. }), "{wrong}");
}

#[test]
fn a_thrown_error_says_what_the_script_says() {
    let wrong = mistake("fn choose(board) {\n  throw \"I give up\";\n}", NIM);
    assert_eq!(
        wrong.to_string(),
        "opponents/trial.rhai, line 2, column 3: I give up"
    );
}

#[test]
fn a_mistake_in_the_language_is_told_when_the_script_is_read() {
    for (source, line, words) in [
        ("fn choose(board) {\n    let a = ;\n}", 2, "Unexpected"),
        ("fn choose(board) {\n    1 +\n", 3, "incomplete"),
        (
            "let weight = 5;\nfn choose(board) {\n    weight\n}",
            3,
            "sees only its parameters",
        ),
        ("fn choose(board) {\n    eval(\"1\")\n}", 2, "eval"),
        ("fn choose(board) {\n    let a = 0.5;\n}", 2, ""),
        ("fn choose(board) {\n    import \"x\" as x;\n}", 2, "import"),
    ] {
        let told = check(name("trial"), &Script::new(source), games::all()).expect_err(source);
        assert_eq!(told.line, line, "{told}");
        assert!(told.to_string().contains(words), "{told}");
        assert!(matches!(told.fault, ScriptFault::Syntax { .. }), "{told}");
        assert_eq!(mistake(source, NIM), told, "the player says the same");
    }
}

#[test]
fn a_script_without_choose_is_told_what_it_lacks() {
    for source in [
        "",
        "// nothing\n",
        "fn chose(board) {}",
        "fn choose() {}",
        "fn choose(a, b) {}",
    ] {
        assert_eq!(
            mistake(source, NIM).fault,
            ScriptFault::NoChoose,
            "{source}"
        );
    }
}

#[test]
fn a_head_with_an_unknown_game_is_told_its_line() {
    let source = "// title: x\n// games: nim, chess\nfn choose(board) { board.legal_moves()[0] }";
    let told = check(name("trial"), &Script::new(source), games::all()).expect_err("chess");
    let known = games::all().iter().map(|game| game.to_string()).collect();
    let found = "chess".to_owned();
    let unknown = ScriptFault::UnknownGame { found, known };
    assert_eq!((told.line, &told.fault), (2, &unknown));
    for game in games::all() {
        assert!(told.to_string().contains(game.as_str()), "{told}");
    }
}

#[test]
fn a_script_that_is_not_there_plays_at_random_and_says_so() {
    let missing = Opponent::Script(name("missing"));
    let start = position_of("mnk:15x15x5");
    let choice = missing
        .player(start.game(), &Opponents::default())
        .choose(
            &start,
            &Limits::default(),
            &Stop::new(),
            &mut Rng::seed_from_u64(1),
        )
        .expect("a move");
    assert_eq!(choice.explanation, Explanation::FORFEITED);
    let remark = choice.remark.expect("a remark");
    let wrong = remark.mistake.expect("a mistake");
    assert_eq!(wrong.fault, ScriptFault::Missing);
    assert!(
        wrong.to_string().contains("opponents/missing.rhai"),
        "{wrong}"
    );
}

#[test]
fn what_is_no_legal_move_forfeits_the_move() {
    let source = |body: &str| format!("// a line\nfn choose(board) {{ {body} }}");
    let wrong = mistake(&source("\"h9\""), "mnk:3x3x3");
    assert_eq!(wrong.line, 2);
    assert!(
        matches!(wrong.fault, ScriptFault::Unreadable { at: 1, .. }),
        "{wrong}"
    );
    let wrong = mistake(&source("\"b2\""), "mnk:3x3x3:3/1O1/3@2");
    let illegal = ScriptFault::Illegal {
        text: "b2".to_owned(),
        reason: Box::new(Illegal::Occupied.into()),
    };
    assert_eq!(wrong.fault, illegal, "{wrong}");
    let wrong = mistake(&source("board.read_move(\"a9\")"), NIM);
    let ScriptFault::Illegal { reason, .. } = &wrong.fault else {
        panic!("{wrong}");
    };
    assert_eq!(**reason, nim::too_many(3).into(), "{wrong}");
    for body in [
        "42",
        "",
        "board",
        "[]",
        "board.legal_moves()",
        "board.at(0, 0)",
        "#{}",
        "|| 1",
    ] {
        let wrong = mistake(&source(body), NIM);
        assert!(
            matches!(wrong.fault, ScriptFault::NoMove { .. }),
            "{body}: {wrong}"
        );
    }
}

#[test]
fn a_move_of_another_board_is_judged_on_this_one() {
    let source = "fn choose(board) {\n  let mv = board.legal_moves()[0];\n  \
                  board.try_move(mv).try_move(mv);\n  mv\n}";
    let wrong = mistake(source, "mnk:3x3x3");
    assert_eq!(wrong.line, 3, "{wrong}");
    assert_eq!(
        wrong.to_string(),
        "opponents/trial.rhai, line 3, column 22: The script plays a3, which is not allowed: That \
         place is taken."
    );
}

#[test]
fn words_of_another_game_are_refused_with_its_name() {
    let wrong = mistake("fn choose(board) { board.heaps() }", "atoms:5x5");
    assert!(
        wrong
            .to_string()
            .contains("heaps() is for nim only; this board is of atoms")
    );
}

#[test]
fn a_loop_without_end_a_deep_recursion_and_a_giant_are_ended() {
    let steps = Opponents::default().script_limits.steps;
    for (body, fault) in [
        (
            "loop { let a = 1; }",
            ScriptFault::TooManySteps { most: steps },
        ),
        (
            "while true { board.legal_moves(); }",
            ScriptFault::TooManySteps { most: steps },
        ),
        (
            "choose(board)",
            ScriptFault::TooDeep {
                most: DEEPEST_CALLS,
            },
        ),
    ] {
        let wrong = mistake(&format!("fn choose(board) {{\n{body}\n}}"), "mnk:15x15x5");
        assert_eq!(wrong.line, 2, "{wrong}");
        assert_eq!(wrong.fault, fault, "{wrong}");
    }
    for body in [
        "let s = \"x\"; loop { s += s; }",
        "let s = \"\"; s.pad(1000000000, \"x\");",
        "let a = [1]; loop { a += a; }",
        "let a = []; loop { a = [a, a]; }",
        "let a = []; a.pad(1000000000, 0);",
        "let m = #{}; loop { m = #{a: m, b: m}; }",
    ] {
        let wrong = mistake(&format!("fn choose(board) {{\n{body}\n}}"), NIM);
        assert!(
            matches!(wrong.fault, ScriptFault::TooLarge { .. }),
            "{body}: {wrong}"
        );
        assert_eq!(wrong.line, 2, "{body}: {wrong}");
    }
    let long = format!("fn choose(board) {{}}{}", " ".repeat(LONGEST_SOURCE));
    assert!(matches!(
        mistake(&long, NIM).fault,
        ScriptFault::TooLong { .. }
    ));
}

#[test]
fn limits_cannot_be_caught() {
    for body in [
        "loop { try { loop {} } catch {} }",
        "try { choose(board) } catch { } loop { try { throw 1; } catch { } }",
    ] {
        let wrong = mistake(&format!("fn choose(board) {{ {body} }}"), NIM);
        assert!(
            matches!(
                wrong.fault,
                ScriptFault::TooManySteps { .. } | ScriptFault::TooDeep { .. }
            ),
            "{wrong}"
        );
    }
}

#[test]
fn a_script_may_catch_its_own_errors() {
    let source =
        "fn choose(board) { try { board.try_move(\"z9\"); } catch (e) { print(e); } \"a1\" }";
    assert_eq!(move_of(source, NIM), "a1");
    let source = source.replace("z9", "a9");
    let said = choose(&source, NIM).remark.expect("a remark").said;
    assert_eq!(said, ["a9 is not legal here"]);
}

#[test]
fn what_a_script_prints_is_kept_up_to_a_limit() {
    let source = "fn choose(board) { print(1); print(board.legal_moves()[0]); \
                  for i in 0..500 { print(i); } \"a1\" }";
    let said = choose(source, NIM).remark.expect("a remark").said;
    assert_eq!(said[..2], ["1", "a1"]);
    assert_eq!(said.len(), fivefold::players::scripts::MOST_SAID);
    assert_eq!(choose("fn choose(board) { \"a1\" }", NIM).remark, None);
}

#[test]
fn what_was_printed_before_a_mistake_is_told_with_it() {
    let choice = choose("fn choose(board) { print(\"so far\"); 1 / 0 }", NIM);
    let remark = choice.remark.expect("a remark");
    assert_eq!(remark.said, ["so far"]);
    assert!(remark.mistake.is_some());
}

#[test]
fn there_are_no_files_no_clock_and_no_sleep() {
    for call in [
        "timestamp()",
        "sleep(1)",
        "open_file(\"x\")",
        "parse_json(\"[1]\")",
        "exit()",
        "blob(1)",
    ] {
        let wrong = mistake(&format!("fn choose(board) {{ {call} }}"), NIM);
        assert!(
            wrong.to_string().contains("Function not found"),
            "{call}: {wrong}"
        );
    }
}
