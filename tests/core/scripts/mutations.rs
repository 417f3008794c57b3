//! Scripts with random changes: whatever they do, they panic nothing, they end, and a legal move
//! comes of them.

use fivefold::players::opponents::Opponent;
use fivefold::players::{Explanation, Limits, Stop};
use fivefold::rules::Rng;
use rand::{RngExt, SeedableRng};

use super::harness::{BOARDS, name, shipped, with_script};
use fivefold_support::positions::position_of;

/// How many are tried, unless this variable says otherwise.
const VARIABLE: &str = "FIVEFOLD_MUTATIONS";
const USUAL: u64 = 3_000;

/// Pieces of scripts that are put in somewhere.
const PIECES: [&str; 48] = [
    "board",
    ".legal_moves()",
    ".try_move(",
    ".cells()",
    ".at(0, 0)",
    ".at(-1, 300)",
    "loop { ",
    "while true { ",
    "for i in 0..",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "|x| x",
    "fn f(a) { f(a) }",
    "9223372036854775807",
    "-9223372036854775808",
    "0",
    "-1",
    "\"\"",
    "\"a1\"",
    "`${board}`",
    "()",
    "#{a: 1}",
    "switch x { 1 => 2, _ => 3 }",
    ".sort()",
    ".sort(|a, b| 1)",
    ".map(|x| x)",
    ".filter(",
    ".push(",
    ".pop()",
    " + ",
    " / ",
    " % ",
    " ** ",
    " << ",
    " ^ ",
    "random(",
    "pick(",
    ".star(",
    "return ",
    "throw ",
    "try { ",
    "} catch (e) { ",
    "this",
    "Fn(\"choose\")",
];

fn mutated(source: &str, rng: &mut Rng) -> String {
    let mut chars: Vec<char> = source.chars().collect();
    for _ in 0..rng.random_range(1..6) {
        let at = rng.random_range(0..=chars.len());
        match rng.random_range(0..4) {
            0 => {
                let end = (at + rng.random_range(0..12)).min(chars.len());
                chars.drain(at..end);
            }
            1 => {
                let piece = PIECES[rng.random_range(0..PIECES.len())];
                chars.splice(at..at, piece.chars());
            }
            2 => {
                let end = (at + rng.random_range(0..40)).min(chars.len());
                let copy: Vec<char> = chars[at..end].to_vec();
                let to = rng.random_range(0..=chars.len());
                chars.splice(to..to, copy);
            }
            _ => {
                let any = char::from_u32(rng.random_range(0..0x250)).unwrap_or('x');
                chars.insert(at, any);
            }
        }
    }
    chars.into_iter().collect()
}

#[test]
fn no_change_to_a_script_panics_or_brings_an_illegal_move() {
    let rounds = std::env::var(VARIABLE)
        .ok()
        .and_then(|text| text.parse().ok())
        .unwrap_or(USUAL);
    let shipped = shipped();
    let mut rng = Rng::seed_from_u64(11);
    let (mut scripts, mut forfeited) = (0_u64, 0_u64);
    for round in 0..rounds {
        let (_, script) = &shipped[rng.random_range(0..shipped.len())];
        let id = BOARDS[rng.random_range(0..BOARDS.len())];
        let source = mutated(script.source(), &mut rng);
        let mut config = with_script(&source);
        config.script_limits.steps = 3_000;
        let start = position_of(id);
        let mut player = Opponent::Script(name("trial")).player(start.game(), &config);
        let choice = player
            .choose(&start, &Limits::default(), &Stop::new(), &mut rng)
            .unwrap_or_else(|reason| panic!("round {round}: {reason}\n{source}"));
        assert_eq!(start.check(choice.mv), Ok(()), "round {round}\n{source}");
        match choice.explanation {
            Explanation::SCRIPT => scripts += 1,
            Explanation::FORFEITED => forfeited += 1,
            other => panic!("{other:?}"),
        }
    }
    println!("{rounds} changed scripts: {scripts} moved by themselves, {forfeited} forfeited");
    assert!(scripts > rounds / 50 && forfeited > rounds / 50);
}
