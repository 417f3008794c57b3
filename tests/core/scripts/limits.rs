//! Stopping, clocks, and the stack.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use fivefold::players::scripts::ScriptFault;
use fivefold::players::{NoMove, Stop};

use super::harness::{choose_until, mistake};

/// Three quarters of what a browser's worker has, in bytes.
const STACK: usize = 768 * 1024;

/// What a clock-bound script may still do after the end of its time: it looks once in 64 steps.
const LOOKS: u32 = 3;

#[test]
fn a_stop_ends_a_script_in_the_midst_of_a_loop() {
    let stop = Stop::new();
    let setter = stop.clone();
    let thinker =
        thread::spawn(move || choose_until("fn choose(board) { loop {} }", "nim:3,4,5", &stop));
    setter.stop();
    assert_eq!(thinker.join().expect("no panic"), Err(NoMove::Stopped));
}

#[test]
fn a_script_whose_time_is_up_forfeits_the_move_soon() {
    for body in [
        "loop {}",
        "loop { board.legal_moves(); }",
        "loop { board.try_move(\"a1\"); }",
        "loop { board.legal_moves().map(|m| board_after(1)); }",
    ] {
        let asked = Arc::new(AtomicU32::new(0));
        let counter = Arc::clone(&asked);
        let stop = Stop::with_clock(move || counter.fetch_add(1, Ordering::Relaxed) >= 100);
        let source = format!("fn choose(board) {{ {body} }} fn board_after(x) {{ x }}");
        let choice = choose_until(&source, "atoms:8x8", &stop).expect("a forfeited move");
        let remark = choice.remark.expect("a remark");
        let wrong = remark.mistake.expect("a mistake");
        assert_eq!(wrong.fault, ScriptFault::OutOfTime, "{body}");
        assert!(asked.load(Ordering::Relaxed) <= 100 + LOOKS, "{body}");
    }
}

#[test]
fn the_forfeited_move_does_not_depend_on_how_far_the_script_came() {
    let ended_after = |looks: u32| {
        let counter = AtomicU32::new(0);
        let stop = Stop::with_clock(move || counter.fetch_add(1, Ordering::Relaxed) >= looks);
        let source = "fn choose(board) { loop { random(9); } }";
        choose_until(source, "mnk:15x15x5", &stop)
            .expect("a move")
            .mv
    };
    assert_eq!(ended_after(1), ended_after(1_000));
}

#[test]
fn a_script_at_all_its_depths_needs_little_stack() {
    // The worst there can be: every call stands as deep in blocks and expressions as is allowed.
    let mut sources = vec!["fn choose(b) { choose(b) }".to_owned()];
    for depth in 1..40 {
        let (open, close) = ("(1 + ".repeat(depth), ")".repeat(depth));
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        let (open, close) = ("[".repeat(depth), "]".repeat(depth));
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        let (open, close) = ("if true { ".repeat(depth), " }".repeat(depth));
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        let (open, close) = ("{ let a = 1; ".repeat(depth), " }".repeat(depth));
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        let (open, close) = ("b.then(".repeat(depth), ")".repeat(depth));
        sources.push(format!(
            "fn choose(b) {{ {open}choose(b){close} }} fn then(x) {{ x }}"
        ));
        let (open, close) = ("[1].map(|b| ".repeat(depth), ")".repeat(depth));
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        let (open, close) = ("-".repeat(depth * 30), "");
        sources.push(format!("fn choose(b) {{ {open}choose(b){close} }}"));
        // Values that lie in each other; each of these takes long.
        if depth % 8 != 7 {
            continue;
        }
        sources.push(format!(
            "fn choose(b) {{ let a = []; for i in 0..{depth}00 {{ a = [a]; }} a }}"
        ));
        sources.push(format!(
            "fn choose(b) {{ let a = #{{}}; for i in 0..{depth}00 {{ a = #{{a: a}}; }} a }}"
        ));
        sources.push(format!(
            "fn choose(b) {{ let a = 1; for i in 0..{depth}0 {{ a = [#{{a: [a]}}]; }} choose(b) }}"
        ));
    }
    let small = thread::Builder::new().stack_size(STACK);
    let ran = small.spawn(move || {
        for source in &sources {
            assert!(!mistake(source, "nim:3,4,5").to_string().is_empty());
        }
        sources.len()
    });
    let ran = ran.expect("a thread").join().expect("no overflow");
    assert!(ran > 250);
}
