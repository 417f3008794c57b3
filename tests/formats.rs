//! Games in the formats of other programs: what is read, what is written, what is refused and how
//! that is told; and that no damaged text of any kind brings the program down.

use std::time::Duration;

use fivefold::games::notation::parse_id;
use fivefold::games::{Rng, Side};
use fivefold::players::opponents::Opponent;
use fivefold::table::formats::{Format, FormatError, RowsFrom, read, write};
use fivefold::table::history::NodeId;
use fivefold::table::{Opening, Plan, Seat, Sitting};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

fn sitting(id: &str) -> Sitting {
    Sitting::new(Plan {
        start: parse_id(id).expect("an id of this test").position,
        seats: [Seat::Person; 2],
        starter: None,
        opening: Opening::Free,
        seed: 0,
    })
}

fn opened(text: &str) -> Sitting {
    read(text, RowsFrom::Bottom).unwrap_or_else(|error| panic!("{error}:\n{text}"))
}

fn refused(text: &str) -> String {
    match read(text, RowsFrom::Bottom) {
        Ok(sitting) => panic!("{text} was read as {sitting:?}"),
        Err(error) => error.to_string(),
    }
}

/// The moves on the board, in words.
fn moves(sitting: &Sitting) -> String {
    let position = sitting.position();
    let moves = sitting.moves().iter().map(|&mv| position.move_text(mv));
    moves.collect::<Vec<_>>().join(" ")
}

/// Random play with variations and comments.
fn wander(sitting: &mut Sitting, steps: usize, rng: &mut Rng) {
    for step in 0..steps {
        match rng.random_range(0..8) {
            0 => {
                sitting.undo();
            }
            1 => {
                let path = sitting.history().path();
                let to = path.get(rng.random_range(0..=path.len())).copied();
                sitting.jump(to.unwrap_or(NodeId::ROOT));
            }
            2 => {
                let comment = format!("{step}: [a] \\] : ;B[aa] ({{⚛}})\nmore");
                let node = sitting.history().current();
                sitting.set_comment(node, &comment).expect("room");
            }
            _ => {
                let moves = sitting.position().legal_moves();
                if !moves.is_empty() {
                    let mv = moves[rng.random_range(0..moves.len())];
                    sitting.play(mv).expect("a legal move");
                }
            }
        }
    }
    let end = sitting.history().main_end();
    sitting.jump(end);
    sitting.go_on();
}

#[test]
fn an_sgf_file_of_gomoku_is_read_with_its_variations_and_comments() {
    let sitting = opened(
        "(;FF[4]GM[4]CA[UTF-8]SZ[15]PB[Ann]PW[Bob]C[a friendly game]
         ;B[hh]C[the centre \\[as usual\\]];W[hg]
         (;B[ig]C[best];W[gi])
         (;B[ii](;W[gg])(;W[jj]C[why
so far\\?])))",
    );
    assert_eq!(
        sitting.start().id(),
        parse_id("mnk:15x15x5").expect("an id").position.id()
    );
    assert_eq!(moves(&sitting), "h8 h9 i9 g7");
    let history = sitting.history();
    assert_eq!(history.len(), 7);
    assert_eq!(history.comment(NodeId::ROOT), "a friendly game");
    let h8 = history.path()[0];
    assert_eq!(history.comment(h8), "the centre [as usual]");
    let h9 = history.path()[1];
    let second = history.children(h9)[1];
    let last = history.children(second)[1];
    assert_eq!(history.comment(last), "why\nso far?");
    assert_eq!(sitting.plan().seats, [Seat::Person; 2]);
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
    let sitting = opened("\u{feff}\r\n( ; SZ [15] B [H8] ; W[h9] ) (;GM[1];B[aa])");
    assert_eq!(moves(&sitting), "h8 h9");
    assert_eq!(opened("(;GM[4]SZ[3];B[bb])").start().game_id(), "mnk:3x3x3");
    assert_eq!(opened("(;GM[4])").start().game_id(), "mnk:15x15x5");
}

#[test]
fn an_sgf_file_that_is_no_game_of_lines_is_refused_with_its_place() {
    for (text, told) in [
        (
            "(;GM[1]SZ[19];B[aa])",
            "line 1, column 6: this is a game of the kind GM[1]; only Gomoku",
        ),
        (
            "(;GM[4]SZ[99])",
            "line 1, column 11: “99”: character 1: “99” stands where a whole number from 3 to 22",
        ),
        (
            "(;GM[4]SZ[15];B[aa]\n;B[bb])",
            "line 2, column 4: move 2 must be the other side's",
        ),
        ("(;GM[4]SZ[15];B[])", "without passing"),
        (
            "(;GM[4]SZ[15];B[aa];W[aa])",
            "move 2, “aa”: that field is taken",
        ),
        (
            "(;GM[4]SZ[9];B[zz])",
            "move 1, “zz”: that field is off the board",
        ),
        ("(;GM[4]SZ[9];B[a77])", "“a77”: character 2: "),
        (
            "(;GM[4]SZ[9];B[aa];AW[bb])",
            "only a start can be set up. Delete this",
        ),
        (
            "(;GM[4]SZ[9]AB[aa][bb][cc];B[dd])",
            "the start cannot be played from: ",
        ),
        (
            "(;GM[4]SZ[9]AB[zz])",
            "a point of the board is expected here",
        ),
        ("(;GM[4]SZ[9]PL[x])", "B or W is expected here, not “x”"),
        ("(;GM[4]SZ[9];B[aa]", "“)” at the end is expected here"),
        (
            "(;GM[4]SZ[9];B[aa",
            "“]” at the end of this value is expected",
        ),
        (
            "(;GM[4]SZ[9];B)",
            "a value in square brackets is expected here, not “)”",
        ),
        (
            "(;GM[4]SZ[9];5[aa])",
            "“(”, “)”, “;” or a property is expected here, not “5[aa])”",
        ),
        ("()", "“;” and a game is expected here"),
    ] {
        let really = refused(text);
        assert!(really.contains(told), "{text}: {really}");
    }
}

#[test]
fn sgf_is_written_as_its_definition_asks() {
    let mut sitting = opened("mnk:3x4x3,exact b2 a1 c3");
    sitting.undo();
    let mv = sitting.position().parse_move("c1").expect("a move");
    sitting.play(mv).expect("a legal move");
    let node = sitting.history().current();
    sitting.set_comment(node, "a ] and a \\").expect("room");
    let text = write(&sitting, Format::Sgf).expect("it is Lines");
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
    let text = write(&won, Format::Sgf).expect("it is Lines");
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
    let mut own = sitting("mnk:15x15x5");
    own = Sitting::new(Plan {
        seats: [Seat::Person, Seat::Computer(Opponent::Boora06)],
        ..own.plan().clone()
    });
    let text = write(&own, Format::Sgf).expect("it is Lines");
    assert_eq!(opened(&text).plan().seats, own.plan().seats);
    let foreign = text.replace("AP[fivefold:", "AP[other:");
    assert_eq!(opened(&foreign).plan().seats, [Seat::Person; 2]);
}

/// As Piskvork and the managers of Gomocup write it: names and a code stand behind the moves.
#[test]
fn a_psq_file_is_read_with_its_times() {
    let sitting = opened(
        "Piskvorky 20x15, 11:11, 1\r\n10,8,1500\r\n11,8,0\r\n9,9,35\r\npbrain-a\r\npbrain-b\r\n0\r\n",
    );
    assert_eq!(
        sitting.start().id(),
        parse_id("mnk:20x15x5")
            .expect("an id")
            .position
            .with_side_to_move(Side::Second)
            .id()
    );
    assert_eq!(moves(&sitting), "j8 k8 i7");
    let history = sitting.history();
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
fn a_broken_psq_file_is_refused_with_its_place() {
    for (text, told) in [
        (
            "Piskvorky 99x15, 0:0, 0\n",
            "line 1, column 1: the start cannot be played from: character 11",
        ),
        ("Piskvorky 4x4, 0:0, 0\n", "a line of five does not fit"),
        (
            "Piskvorky 15x15, 0:0, 0\n8,8,0\n8,8,0\n",
            "line 3, column 1: move 2, “8,8,0”: that field is taken",
        ),
        (
            "Piskvorky 15x15, 0:0, 0\n16,8,0\n",
            "line 2, column 1: a column and a row of the board",
        ),
        (
            "Piskvorky 15x15, 0:0, 0\n0,8,0\n",
            "from 1, is expected here, not “0,8,0”",
        ),
    ] {
        let really = refused(text);
        assert!(really.contains(told), "{text}: {really}");
    }
}

#[test]
fn a_psq_file_is_written_as_piskvork_does() {
    let mut gomoku = opened("mnk:15x15x5 h8i9j7");
    let first = gomoku.history().path()[0];
    gomoku
        .set_time(first, Some(Duration::from_millis(1_234)))
        .expect("it is there");
    let text = write(&gomoku, Format::Psq).expect("it is Gomoku");
    assert_eq!(
        text,
        "Piskvorky 15x15, 0:0, 0\n8,8,1234\n9,7,0\n10,9,0\nperson\nperson\n0\n"
    );
    for id in ["mnk:15x15x4", "mnk:9x9x5:9/9/9/9/4O4/9/9/9/9@2"] {
        let refused = write(&sitting(id), Format::Psq);
        assert!(
            matches!(refused, Err(FormatError::OnlyGomoku { .. })),
            "{id}"
        );
    }
    for format in [Format::Psq, Format::Sgf] {
        let error = write(&sitting("nim:3,4,5"), format).expect_err("Nim");
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
    for (text, told) in [
        (
            "h8i9h8",
            "line 1, column 5: move 3, “h8”: that field is taken",
        ),
        ("h8 i9\n h99", "line 2, column 2: “h99”: character 2: "),
        (
            "h8i",
            "column 3: a cell such as h8 is expected here, not “i”",
        ),
        (
            "nim:3,4,5\na4",
            "line 2, column 1: move 1, “a4”: the heap holds only 3",
        ),
        ("nmi:3,4,5 a1", "did you mean nim?"),
        (
            "hello",
            "one of nim, corner, northcott, mnk, atoms is expected",
        ),
        ("", "a game is expected here"),
    ] {
        let really = refused(text);
        assert!(really.contains(told), "{text}: {really}");
    }
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
            .unwrap_or_else(|error| panic!("{name}: {error}"))
            .position;
        assert_eq!(position.game_id(), id, "{name}");
    }
    assert_eq!(parse_id("nim()#7").map(|id| id.seed), Ok(Some(7)));
    for (name, told) in [
        (
            "nim(pile_sizes=3;99)",
            "character 18: “99)” stands where a whole number from 0 to 15",
        ),
        ("nim(pile_sizes=0)", "at least one heap must have a piece"),
        ("nim(pile_sizes=1;1;1;1;1;1;1;1;1)", "at most 8 heaps"),
        ("nim(is_misere=maybe)", "true or false is expected"),
        ("nim(heaps=3)", "pile_sizes= or is_misere= is expected"),
        ("mnk(m=5", "a comma or ) after the value is expected"),
        ("mnk(m=3,n=3,k=6)", "a line of 6 does not fit"),
        ("mnk(m=5)x", "the end of the text is expected"),
        ("tic_tac_toe(x=1)", ") at once is expected"),
    ] {
        let error = parse_id(name).expect_err(name).to_string();
        assert!(error.contains(told), "{name}: {error}");
    }
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
        let mut before = sitting(id);
        wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
        let text = write(&before, Format::Sgf).expect("it is Lines");
        let after = read(&text, RowsFrom::Bottom).expect(&text);
        prop_assert_eq!(write(&after, Format::Sgf).expect("it is Lines"), text);
        prop_assert_eq!(after.history(), before.history());
    }

    #[test]
    fn the_main_line_of_every_game_comes_back_from_psq_and_from_lists(seed: u64, steps in 0usize..100) {
        for (id, formats) in [
            ("mnk:15x15x5", [Format::Psq, Format::Moves].as_slice()),
            ("mnk:5x22x5", &[Format::Psq, Format::Moves]),
            ("northcott:3x12", &[Format::Moves]),
            ("atoms:5x4,chain", &[Format::Moves]),
            ("corner:20x20:t20@2", &[Format::Moves]),
        ] {
            let mut before = sitting(id);
            wander(&mut before, steps, &mut Rng::seed_from_u64(seed));
            for &format in formats {
                let text = write(&before, format).expect("it fits");
                let after = read(&text, RowsFrom::Bottom).expect(&text);
                prop_assert_eq!(after.moves(), before.moves(), "{}", text);
                prop_assert_eq!(after.position(), before.position());
            }
        }
    }
}

/// How many damaged texts are read; a million take a few minutes:
/// `FIVEFOLD_FUZZ=1000000 cargo test --release --no-default-features --test formats no_damaged`
const COUNT: &str = "FIVEFOLD_FUZZ";

/// Texts of every kind to be damaged.
fn samples() -> Vec<String> {
    let mut samples: Vec<String> = [
        "fivefold 1\nplan: mnk:3x3x3:3/3/3@1\nseats: person boora-06\nbegins: alternate\nseed: 42\ngame: 1\nstart: mnk:3x3x3:3/3/3@2\nmoves: b2 a1 c3\n",
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
        let mut sitting = sitting(id);
        wander(&mut sitting, 25, &mut rng);
        samples.extend(
            Format::ALL
                .into_iter()
                .filter_map(|format| write(&sitting, format).ok()),
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
            Ok(sitting) => {
                understood += 1;
                let again = Sitting::from_record(&sitting.record());
                assert_eq!(again.as_ref(), Ok(&sitting), "{text}");
                if let Ok(sgf) = write(&sitting, Format::Sgf) {
                    let again = read(&sgf, RowsFrom::Bottom);
                    let again = again.unwrap_or_else(|error| panic!("{error}: {sgf}\nfrom {text}"));
                    assert_eq!(again.history().len(), sitting.history().len(), "{text}");
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
    let mut game = sitting("mnk:15x15x5");
    for mv in ["h8", "i9"] {
        let mv = game.position().parse_move(mv).expect("a field");
        game.play(mv).expect("free");
    }
    game.resign(Side::Second);
    let text = write(&game, Format::Sgf).expect("a game of Lines");
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
