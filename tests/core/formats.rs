//! Games in the formats of other programs: what is read, what is written, what is refused and how
//! that is told; and that no damaged text of any kind brings the program down.

use fivefold::formats::{FormatError, RowsFrom, all, open, read, record, write};
use fivefold::games::lines::BOORA_06;
use fivefold::words::InEnglish as _;
use std::path::Path;
use std::time::Duration;

use fivefold::games::parse_id;
use fivefold::midend::history::NodeId;
use fivefold::midend::{Match, Seat};
use fivefold::rules::{Rng, Side};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use fivefold_support::driving::Drive as _;
use fivefold_support::positions::{self, position_of};
use fivefold_support::transcript::assert_as_in;
use fivefold_support::written::written;

fn game_match(id: &str) -> Match {
    positions::game_match(id, [Seat::Person; 2])
}

fn opened(text: &str) -> Match {
    read(text, RowsFrom::Bottom).unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

fn refused(text: &str) -> String {
    match read(text, RowsFrom::Bottom) {
        Ok(game_match) => panic!("{text} was read as {game_match:?}"),
        Err(error) => error.to_string(),
    }
}

/// What is said about the games of a text.
fn notes_of(text: &str) -> String {
    let opened = open(text.as_bytes(), RowsFrom::Bottom).expect(text);
    let notes = opened.games.iter().flat_map(|game| &game.notes);
    notes.map(|note| format!("{note}\n")).collect()
}

/// The moves on the board, in words.
fn moves(game_match: &Match) -> String {
    let position = game_match.position();
    let moves = game_match.moves().iter().map(|&mv| position.move_text(mv));
    moves.collect::<Vec<_>>().join(" ")
}

/// Random play with variations and comments.
fn wander(game_match: &mut Match, steps: usize, rng: &mut Rng) {
    for step in 0..steps {
        match rng.random_range(0..8) {
            0 => {
                game_match.undo();
            }
            1 => {
                let path = game_match.history().path();
                let to = path.get(rng.random_range(0..=path.len())).copied();
                game_match.jump(to.unwrap_or(NodeId::ROOT));
            }
            2 => {
                let comment = format!("{step}: [a] \\] : ;B[aa] ({{⚛}})\nmore");
                let node = game_match.history().current();
                game_match.set_comment(node, &comment).expect("room");
            }
            _ => {
                let moves = game_match.position().legal_moves();
                if !moves.is_empty() {
                    let mv = moves[rng.random_range(0..moves.len())];
                    let thought = Duration::from_millis(rng.random_range(0..5_000_000));
                    game_match.play_timed(mv, thought).expect("a legal move");
                }
            }
        }
    }
    let end = game_match.history().main_end();
    game_match.jump(end);
    game_match.resume_computer();
}

#[test]
fn an_sgf_file_of_gomoku_is_read_with_its_variations_and_comments() {
    let game_match = opened(
        "(;FF[4]GM[4]CA[UTF-8]SZ[15]PB[Ann]PW[Bob]C[a friendly game]
         ;B[hh]C[the centre \\[as usual\\]];W[hg]
         (;B[ig]C[best];W[gi])
         (;B[ii](;W[gg])(;W[jj]C[why
so far\\?])))",
    );
    assert_eq!(game_match.start().id(), position_of("mnk:15x15x5").id());
    assert_eq!(moves(&game_match), "h8 h9 i9 g7");
    let history = game_match.history();
    assert_eq!(history.len(), 7);
    assert_eq!(history.comment(NodeId::ROOT), "a friendly game");
    let h8 = history.path()[0];
    assert_eq!(history.comment(h8), "the centre [as usual]");
    let h9 = history.path()[1];
    let second = history.children(h9)[1];
    let last = history.children(second)[1];
    assert_eq!(history.comment(last), "why\nso far?");
    assert_eq!(game_match.plan().seats, [Seat::Person; 2]);
}

#[test]
fn sgf_boards_may_be_oblong_and_begin_with_stones() {
    let oblong = opened("(;GM[4]SZ[9:6];B[if])");
    assert_eq!(oblong.start().game_id(), "mnk:9x6x5");
    assert_eq!(moves(&oblong), "i1", "the lower right corner");
    let set_up = opened("(;GM[4]SZ[9]AB[aa:ba][ii]AW[dd][de][df];B[ee])");
    assert_eq!(
        set_up.start().id(),
        "mnk:9x9x5:oo7/9/9/3x5/3x5/3x5/9/9/8o@1"
    );
    assert_eq!(moves(&set_up), "e5");
    let white = opened("(;GM[4]SZ[9]AB[aa];C[White to move])");
    assert_eq!(
        white.start().side_to_move(),
        Side::Second,
        "there is a black stone more"
    );
    let said = opened("(;GM[4]SZ[9]PL[W];W[aa])");
    assert_eq!(said.start().side_to_move(), Side::Second);
    let unsaid = opened("(;GM[4]SZ[9];W[aa];B[ab])");
    assert_eq!(unsaid.start().side_to_move(), Side::Second);
}

#[test]
fn sgf_is_read_as_programs_write_it() {
    // Letters and numbers, no GM, a byte order mark, blanks everywhere, a second game behind.
    let game_match = opened("\u{feff}\r\n( ; SZ [15] B [H8] ; W[h9] ) (;GM[1];B[aa])");
    assert_eq!(moves(&game_match), "h8 h9");
    assert_eq!(opened("(;GM[4]SZ[3];B[bb])").start().game_id(), "mnk:3x3x3");
    assert_eq!(opened("(;GM[4])").start().game_id(), "mnk:15x15x5");
}

/// Texts that are no game, each for a reason of its own; a transcript says how it is told.
pub(crate) fn no_games() -> Vec<String> {
    let typed = NO_GAMES.lines().filter_map(|line| line.strip_prefix('>'));
    typed
        .map(|text| text.trim_start().replace("\\n", "\n"))
        .collect()
}

/// In `>` the texts, with `\n` for a new line; in `<` the reasons.
const NO_GAMES: &str = include_str!("../transcripts/no_games.txt");

#[test]
fn a_text_that_is_no_game_is_refused_with_place_and_reason() {
    let told: Vec<String> = no_games().iter().map(|text| refused(text)).collect();
    let mut told = told.iter();
    let lines = NO_GAMES.lines().filter(|line| !line.starts_with('<'));
    let mut found = String::new();
    for line in lines {
        found.push_str(&format!("{line}\n"));
        if line.starts_with('>') {
            let told = told.next().expect("one for each text");
            found.push_str(&format!("< {told}\n"));
        }
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts/no_games.txt");
    assert_as_in(&path, &found);
}

#[test]
fn times_stand_in_own_sgf_files_and_are_not_guessed_from_others() {
    let mut game = game_match("mnk:3x3x3");
    let mv = game.position().parse_move("b2").expect("a move");
    game.play_timed(mv, Duration::from_millis(2_500))
        .expect("a legal move");
    let text = written(&game, "sgf").expect("it is Lines");
    assert!(text.contains(";B[bb]ET[2.500])"), "{text}");
    assert_eq!(opened(&text).history(), game.history());
    let foreign = opened(&text.replace("AP[fivefold:", "AP[another:"));
    let node = foreign.history().current();
    assert_eq!(foreign.history().time(node), None);
    let damaged = text.replace("[2.500]", "[soon]");
    let notes = notes_of(&damaged);
    assert!(notes.contains("“soon” was passed over"), "{notes}");
}

#[test]
fn sgf_is_written_as_its_definition_asks() {
    let mut game_match = opened("mnk:3x4x3,exact b2 a1 c3");
    game_match.undo();
    let mv = game_match.position().parse_move("c1").expect("a move");
    game_match.play(mv).expect("a legal move");
    let node = game_match.history().current();
    game_match.set_comment(node, "a ] and a \\").expect("room");
    let text = written(&game_match, "sgf").expect("it is Lines");
    let version = env!("CARGO_PKG_VERSION");
    assert_eq!(
        text,
        format!(
            "(;FF[4]GM[4]CA[UTF-8]AP[fivefold:{version}]
SZ[3:4]RU[mnk:3x4x3,exact]PB[person]PW[person]
;B[bc];W[ad]
(;B[cb])
(;B[cd]C[a \\] and a \\\\]))
"
        )
    );
    let won = opened("mnk:3x3x3 a1b1a2b2a3");
    let text = written(&won, "sgf").expect("it is Lines");
    assert!(text.contains("RE[B+]"), "{text}");
}

#[test]
fn an_sgf_file_names_renju_as_an_id_or_as_a_word() {
    for rules in ["mnk:15x15x5,renju", "Renju", "renju "] {
        let read = opened(&format!("(;FF[4]GM[4]SZ[15]RU[{rules}];B[hh])"));
        assert_eq!(read.start().game_id(), "mnk:15x15x5,renju", "{rules}");
    }
    for plain in [
        "(;FF[4]GM[4]SZ[15]RU[Gomoku])",
        "(;FF[4]GM[4]SZ[4]RU[renju])",
    ] {
        assert!(!opened(plain).start().game_id().contains("renju"));
    }
}

#[test]
fn an_own_sgf_file_brings_its_computer_player_back_and_a_foreign_one_none() {
    let own = positions::game_match("mnk:15x15x5", [Seat::Person, Seat::Computer(BOORA_06)]);
    let text = written(&own, "sgf").expect("it is Lines");
    assert_eq!(opened(&text).plan().seats, own.plan().seats);
    let foreign = text.replace("AP[fivefold:", "AP[other:");
    assert_eq!(opened(&foreign).plan().seats, [Seat::Person; 2]);
}

/// As Piskvork and the managers of Gomocup write it: names and a code stand behind the moves.
#[test]
fn a_psq_file_is_read_with_its_times() {
    let game_match = opened(
        "Piskvorky 20x15, 11:11, 1\r\n10,8,1500\r\n11,8,0\r\n9,9,35\r\npbrain-a\r\npbrain-b\r\n0\r\n",
    );
    // Whoever begins has the black stones.
    let start = position_of("mnk:20x15x5");
    assert_eq!(game_match.start(), &start);
    assert_eq!(moves(&game_match), "j8 k8 i7");
    let history = game_match.history();
    assert_eq!(
        history.time(history.path()[0]),
        Some(Duration::from_millis(1_500))
    );
    assert_eq!(
        history.time(history.path()[2]),
        Some(Duration::from_millis(35))
    );
    assert_eq!(moves(&opened("Piskvorky 15x15, 0:0, 0\n1,15\n")), "a1");
}

#[test]
fn a_psq_file_is_written_as_piskvork_does() {
    let mut gomoku = game_match("mnk:15x15x5");
    for (text, thought) in [("h8", Some(1_234)), ("i9", None), ("j7", None)] {
        let mv = gomoku.position().parse_move(text).expect(text);
        match thought.map(Duration::from_millis) {
            Some(thought) => gomoku.play_timed(mv, thought),
            None => gomoku.play(mv),
        }
        .expect("a legal move");
    }
    let text = written(&gomoku, "psq").expect("it is Gomoku");
    assert_eq!(
        text,
        "Piskvorky 15x15, 0:0, 0\n8,8,1234\n9,7,0\n10,9,0\nperson\nperson\n-1\n0,Freestyle\n"
    );
    for id in ["mnk:15x15x4", "mnk:9x9x5:9/9/9/9/4O4/9/9/9/9@2"] {
        let refused = written(&game_match(id), "psq");
        assert!(matches!(refused, Err(FormatError::Game(_))), "{id}");
    }
    for format in ["psq", "sgf"] {
        let error = written(&game_match("nim:3,4,5"), format).expect_err("Nim");
        assert!(error.to_string().contains("only games of Lines"), "{error}");
    }
}

#[test]
fn lists_of_moves_are_read_with_and_without_blanks_and_ids() {
    for text in [
        "h8i9j7",
        "h8 i9 j7",
        "H8I9\nj7\n",
        "mnk:15x15x5 h8i9 j7",
        "mnk(m=15,n=15,k=5) h8i9j7",
    ] {
        assert_eq!(moves(&opened(text)), "h8 i9 j7", "{text}");
    }
    let top = read("mnk:15x13x5 a1o13", RowsFrom::Top).expect("a list");
    assert_eq!(moves(&top), "a13 o1");
    assert_eq!(moves(&opened("nim:3,4,5 a2 c5")), "a2 c5");
    assert_eq!(moves(&opened("atoms:8x8")), "");
}

#[test]
fn names_of_open_spiel_are_ids() {
    for (name, id) in [
        ("nim(pile_sizes=3;4;5)", "nim:3,4,5,misere"),
        ("nim(pile_sizes=3;4;5,is_misere=false)", "nim:3,4,5"),
        ("nim(is_misere=False,pile_sizes=1;1)", "nim:1,1"),
        ("nim()", "nim:1,3,5,7,misere"),
        ("mnk(m=5,n=4,k=4)", "mnk:5x4x4"),
        ("mnk(k=6)", "mnk:15x15x6"),
        ("mnk()", "mnk:15x15x5"),
        ("tic_tac_toe", "mnk:3x3x3"),
        ("tic_tac_toe()", "mnk:3x3x3"),
    ] {
        let position = parse_id(name)
            .unwrap_or_else(|error| panic!("{name}: {}", error.in_english()))
            .position;
        assert_eq!(position.game_id(), id, "{name}");
    }
    assert_eq!(parse_id("nim()#7").map(|id| id.seed), Ok(Some(7)));
}

proptest! {
    #[test]
    fn every_tree_of_lines_comes_back_from_sgf(
        id in prop::sample::select(vec![
            "mnk:3x3x3",
            "mnk:15x15x5,exact",
            "mnk:22x5x4",
            "mnk:9x9x5,renju",
            "mnk:9x9x5:9/9/9/9/4o4/4x4/9/9/9@2",
        ]),
        seed: u64,
        steps in 0usize..100,
    ) {
        let mut before = game_match(id);
        wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
        let text = written(&before, "sgf").expect("it is Lines");
        let after = read(&text, RowsFrom::Bottom).expect(&text);
        prop_assert_eq!(written(&after, "sgf").expect("it is Lines"), text);
        prop_assert_eq!(after.history(), before.history());
    }

    #[test]
    fn the_main_line_of_every_game_comes_back_from_psq_and_from_lists(seed: u64, steps in 0usize..100) {
        for (id, formats) in [
            ("mnk:15x15x5", ["psq", "moves"].as_slice()),
            ("mnk:5x22x5", &["psq", "moves"]),
            ("northcott:3x12", &["moves"]),
            ("atoms:5x4,chain", &["moves"]),
            ("corner:20x20:t20@2", &["moves"]),
        ] {
            let mut before = game_match(id);
            wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
            for &format in formats {
                let text = written(&before, format).expect("it fits");
                let after = read(&text, RowsFrom::Bottom).expect(&text);
                prop_assert_eq!(after.moves(), before.moves(), "{}", text);
                prop_assert_eq!(after.position(), before.position());
            }
        }
    }
}

/// How many damaged texts are read; a million take a few minutes:
/// `FIVEFOLD_FUZZ=1000000 cargo test --release --no-default-features --test core no_damaged`
const COUNT: &str = "FIVEFOLD_FUZZ";

/// Texts of every kind to be damaged.
fn samples() -> Vec<String> {
    let mut samples: Vec<String> = [
        "fivefold 1\nplan: mnk:3x3x3:3/3/3@1\nseats: person boora-06\nbegins: alternate\nseed: 42\ngame: 1\nstart: mnk:3x3x3:3/3/3@2\ncomputer: plays\nresult: open\nmoves: b2 a1 c3\n",
        "nim(pile_sizes=3;4;5,is_misere=false)",
        "mnk(m=5,n=5,k=4) a1b2",
        "tic_tac_toe() b2",
        "h8i9j7",
        "nim:3,4,5:1,4,5@2#42 b3 c5",
        "northcott:3x12:1-12,3-9,2-5@2 a7",
        "Piskvorky 15x15, 11:11, 0\n8,8,1200\n9,7,35\n7,7,1\nhomo-1\nhomo-2\n-1\n",
        "(;FF[4]GM[4]SZ[9:6]AB[aa:ab]AW[cc][dd]PL[B]C[x\\]y];B[ee](;W[ff]C[a];B[fe])(;W[dc]))",
    ]
    .map(str::to_owned)
    .to_vec();
    let mut rng = Rng::seed_from_u64(5);
    for id in [
        "nim:7,7,7",
        "corner:9x9,queen",
        "northcott:2x8",
        "mnk:5x5x4",
        "mnk:9x9x5",
        "atoms:4x4,chain",
    ] {
        let mut game_match = game_match(id);
        wander(&mut game_match, 25, &mut rng);
        samples.extend(
            all()
                .filter_map(|format| write(&game_match, format).ok())
                .filter_map(|bytes| String::from_utf8(bytes).ok()),
        );
    }
    samples
}

/// Bytes that mean something in one of the formats.
const BYTES: &[u8] = b"()[]{};*.,:@#/\\ \n0123456789abchioxBWCS-=\xff";

fn damaged(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..5) {
        let at = rng.random_range(0..=bytes.len());
        let to = (at + rng.random_range(0..6)).min(bytes.len());
        match rng.random_range(0..5) {
            0 => bytes.truncate(at),
            1 => {
                // A piece stands twice, or somewhere else.
                let piece = bytes[at..to].to_vec();
                let there = rng.random_range(0..=bytes.len());
                bytes.splice(there..there, piece);
            }
            2 => {
                bytes.drain(at..to);
            }
            _ => {
                let put: Vec<u8> = (0..rng.random_range(1..4))
                    .map(|_| BYTES[rng.random_range(0..BYTES.len())])
                    .collect();
                bytes.splice(at..to, put);
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn no_damaged_text_of_any_format_panics_and_what_is_read_can_be_written_and_read_again() {
    let count = std::env::var(COUNT).map_or(5_000, |count| count.parse().expect("a number"));
    let samples = samples();
    let mut rng = Rng::seed_from_u64(11);
    let mut understood = 0;
    for _ in 0..count {
        let text = damaged(&samples[rng.random_range(0..samples.len())], &mut rng);
        let rows = [RowsFrom::Bottom, RowsFrom::Top][rng.random_range(0..2)];
        match read(&text, rows) {
            Ok(game_match) => {
                understood += 1;
                let again = record::read(&record::write(&game_match));
                assert_eq!(again.as_ref(), Ok(&game_match), "{text}");
                if let Ok(sgf) = written(&game_match, "sgf") {
                    let again = read(&sgf, RowsFrom::Bottom);
                    let again = again.unwrap_or_else(|error| panic!("{error}: {sgf}\nfrom {text}"));
                    assert_eq!(again.history().len(), game_match.history().len(), "{text}");
                }
            }
            Err(error) => assert!(!error.to_string().contains(char::is_control), "{error:?}"),
        }
    }
    assert!(
        understood * 20 > count,
        "only {understood} of {count} were understood"
    );
    println!("{count} damaged texts, {understood} of them still games");
}

#[test]
fn sgf_tells_who_has_given_up() {
    let mut game = game_match("mnk:15x15x5");
    for mv in ["h8", "i9"] {
        let mv = game.position().parse_move(mv).expect("a field");
        game.play(mv).expect("free");
    }
    game.resign(Side::Second);
    let text = written(&game, "sgf").expect("a game of Lines");
    assert!(text.contains("RE[B+R]"), "{text}");
    let back = opened(&text);
    assert_eq!(
        (back.resigned(), back.moves()),
        (Some(Side::Second), game.moves())
    );
}

#[test]
fn an_sgf_result_counts_only_where_somebody_gave_up() {
    let resigned = |result: &str| opened(&format!("(;GM[4]RE[{result}];B[hh])")).resigned();
    assert_eq!(resigned("W+Resign"), Some(Side::First));
    assert_eq!(resigned("b+r"), Some(Side::Second));
    for other in ["B+", "W+T", "0", "?", "Void", "R", "+R", ""] {
        assert_eq!(resigned(other), None, "{other}");
    }
    // Where a line stands, the rules have decided.
    let won = "(;GM[4]SZ[3]RE[W+R];B[aa];W[ba];B[ab];W[bb];B[ac])";
    assert_eq!(opened(won).resigned(), None);
}
