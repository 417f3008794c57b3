//! Games as programs and people write them, and what they have to become.

use fivefold_lines::Rule;
use fivefold_lines_files::{
    CoordinateGuess, FileEnd, FileFormat, FileGame, FileMove, NoteKind, ReadError, RuleName, read,
    visit,
};
use fivefold_match::InfoField;
use fivefold_match::history::MarkShape;
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Outcome, Side};
use std::ops::ControlFlow;
use std::time::Duration;

use crate::{format_of, game, kinds, moves};

fn moves_of(text: &str) -> String {
    moves(&game(text))
}

fn name(game: &FileGame, field: InfoField) -> &str {
    game.info.get(&field)
}

const HEAD: &str = "Piskvorky 15x15, 0:0, 0\n";

#[test]
fn names_in_the_code_page_of_windows_do_not_spoil_a_game_of_piskvork() {
    let mut bytes = format!("{HEAD}8,8,1\n9,9,2\nJi").into_bytes();
    bytes.extend(b"\xf8\xed\nB\n-1\n");
    let game = game(&bytes);
    assert_eq!(moves(&game), "h8 i7");
    assert!(name(&game, InfoField::FirstPlayer).starts_with("Ji"));
    assert_eq!(name(&game, InfoField::SecondPlayer), "B");
}

#[test]
fn a_negative_time_is_told_and_its_move_kept() {
    let game = game(format!("{HEAD}8,8,-1\n9,9,3\n-1\n"));
    assert_eq!(moves(&game), "h8 i7");
    assert_eq!(game.nodes[2].time, Some(Duration::from_millis(3)));
    let [note] = game.notes.as_slice() else {
        panic!("one note: {:?}", game.notes);
    };
    assert!(matches!(note.kind, NoteKind::BadValue { .. }));
    assert_eq!(note.place.line, 2);
}

#[test]
fn the_last_line_of_gomocup_tells_the_rule() {
    let text = "Piskvorky 15x15, 11:11, 0\n8,8,0\n8,7,0\n9,7,0\nA.zip\nB.zip\n-1\n";
    for (division, rule) in [
        ("1,Renju1", Some(Rule::Renju)),
        ("0,Freestyle15_1", Some(Rule::Freestyle)),
        ("2,Fastgame", Some(Rule::Freestyle)),
        ("0,Standard2", Some(Rule::Exact)),
        ("0,Caro", None),
    ] {
        let game = game(format!("{text}{division}\n"));
        assert_eq!(moves(&game), "h8 h9 i9");
        assert_eq!(game.board.rule, rule, "{division}");
        assert_eq!(name(&game, InfoField::FirstPlayer), "A.zip");
        let unknown = kinds(&game)
            .iter()
            .any(|it| matches!(it, NoteKind::UnknownRule { .. }));
        assert_eq!(unknown, rule.is_none());
    }
}

#[test]
fn piskvork_is_read_in_any_spelling() {
    for text in [
        "piskvorky 20 x 20,11:11,1\r\n11,11,0\r\n12 , 10\r\n",
        "PISKVORKY 20x20, 0:0, 0\n\n11,11,5,7\n12,10,\n",
        "Piskvorky 20x20\r11,11\r12,10",
        "\u{feff}Piskvorky ２０x２０, 0:0, 0\n１１，１１，0\n12,10,0\n-1",
    ] {
        assert_eq!(moves_of(text), "k10 l11", "{text:?}");
    }
    let largest = game(b"Piskvorky 22x22, 0:0, 0\n22,22,0\n1,1,0\n");
    assert_eq!((largest.board.cols, largest.board.rows), (22, 22));
    assert_eq!(moves(&largest), "v1 a22");
}

#[test]
fn whoever_began_is_black_in_piskvork() {
    let game = game(b"Piskvorky 15x15, 11:11, 1\n8,8,0\n9,9,0\none.exe\ntwo.exe\n15\n");
    assert_eq!(name(&game, InfoField::FirstPlayer), "two.exe");
    assert_eq!(name(&game, InfoField::SecondPlayer), "one.exe");
    assert_eq!(game.end, Some(FileEnd::OutOfTime(Side::First)));
}

#[test]
fn a_move_beside_the_board_ends_a_game_of_piskvork_and_what_follows_is_kept() {
    let game = game(format!("{HEAD}8,8,1\n16,3,1\n9,9,2\none\ntwo\n0\n"));
    assert_eq!(moves(&game), "h8");
    assert!(matches!(kinds(&game)[..], [NoteKind::Rest { .. }]));
    assert_eq!(name(&game, InfoField::SecondPlayer), "two");
}

#[test]
fn an_odd_line_between_the_moves_of_piskvork_is_told() {
    let game = game(format!("{HEAD}8,8,1\nhello\n9,9,2\n"));
    assert_eq!(moves(&game), "h8 i7");
    assert!(matches!(kinds(&game)[..], [NoteKind::PassedOver { .. }]));
}

#[test]
fn gomotur_counts_from_zero() {
    let game = game(b"one.exe\ntwo.exe\n10,10,0\n11,9,3\n0\n");
    assert_eq!(moves(&game), "k10 l11");
    assert_eq!(name(&game, InfoField::FirstPlayer), "one.exe");
    assert_eq!(game.board.cols, 20);
}

#[test]
fn a_numbered_list_is_a_game_in_any_habit() {
    for text in [
        "1. h8 i9 2. j10 g7",
        "1.h8 i9 2.j10 g7",
        "1.h8 2.i9 3.j10 4.g7",
        "1) H8\n2) I9\n3) J10\n4) G7",
        "1 H8     2 I9\n3 J10    4 G7",
        "h8i9j10g7",
        "h8 i9 j10 g7",
        "h8,i9,j10,g7",
        "h8-i9-j10-g7",
        "[h8][i9][j10][g7]",
        "getpos: h8i9j10g7",
        "H8;I9;J10;G7;",
        "1.\u{a0}h8\u{a0}i9\u{3000}2.\u{2009}j10 g7",
        "１．ｈ８　ｉ９　２．ｊ１０　ｇ７",
        "h 8 i 9 j 10 g 7",
        "h-8, i-9, j-10, g-7",
        "1h8 2i9 3j10 4g7",
        "1. Vit H8, Svart I9\n2. Vit J10, Svart G7",
        "Black: h8 White: i9 Black: j10 White: g7",
        "1. h8 1... i9 2. j10 2... g7",
    ] {
        let game = game(text);
        assert_eq!(moves(&game), "h8 i9 j10 g7", "{text:?}");
        let is_side = |it: &&NoteKind| matches!(it, NoteKind::GuessedSide);
        let others = kinds(&game).into_iter().filter(|it| !is_side(it)).count();
        assert_eq!(others, 0, "{text:?}: {:?}", game.notes);
    }
}

#[test]
fn pairs_of_numbers_are_columns_and_rows_from_the_upper_left() {
    for text in [
        "8,8 9,9",
        "(8,8)(9,9)",
        "[[8,8],[9,9]]",
        "1. 8,8 2. 9,9",
        "8,8\n9,9\n",
        "8 8\n9 9",
        "8;8 9;9",
        "8-8 9-9",
        "1 8 8\n2 9 9",
    ] {
        let game = game(text);
        assert_eq!(moves(&game), "h8 i7", "{text:?}");
        let guess = CoordinateGuess::From1;
        assert_eq!(
            kinds(&game),
            [&NoteKind::GuessedCoordinates { guess }],
            "{text:?}"
        );
    }
    for text in ["7,7 8,8", "(7,7), (8,8)", "7:7 8:8", "7,7,8,8"] {
        let game = game(text);
        assert_eq!(moves(&game), "h8 i7", "{text:?}");
        let guess = CoordinateGuess::From0;
        assert_eq!(
            kinds(&game),
            [&NoteKind::GuessedCoordinates { guess }],
            "{text:?}"
        );
    }
    assert_eq!(moves_of("0,14 7,7"), "a1 h8");
    assert_eq!(moves_of("15,15 8,8"), "o1 h8");
}

#[test]
fn a_third_number_is_a_time_or_a_side() {
    let times = game(b"8,8,120\n9,9,35\n");
    assert_eq!(moves(&times), "h8 i7");
    assert_eq!(times.nodes[1].time, Some(Duration::from_millis(120)));
    let sides = game(b"BOARD\n7,7,1\n8,8,2\nDONE\n");
    assert_eq!(moves(&sides), "h8 i7");
    assert_eq!(sides.nodes[1].time, None);
}

#[test]
fn letters_tell_the_size_and_whether_i_is_left_out() {
    assert_eq!(moves_of("h8 p15"), "h8 o15");
    let go = game(b"K10 Q16 T19");
    assert_eq!(moves(&go), "j10 p16 s19");
    assert_eq!(go.board.cols, 19);
    assert_eq!(game(b"k10 i16 t19").board.cols, 20);
    assert!(kinds(&go).contains(&&NoteKind::GuessedSize { cols: 19, rows: 19 }));
}

#[test]
fn what_people_add_to_lists_is_kept_or_told() {
    let game = game("My game\n1. h8! i9? 2. j10 { the\nplan } g7 1-0\n".as_bytes());
    assert_eq!(moves(&game), "h8 i9 j10 g7");
    assert_eq!(game.nodes[1].comment, "!");
    assert_eq!(game.nodes[2].comment, "?");
    assert_eq!(game.nodes[3].comment, "the\nplan");
    assert_eq!(game.end, Some(FileEnd::Result(Outcome::Win(Side::First))));
    let what = "My".to_owned();
    assert_eq!(kinds(&game), [&NoteKind::PassedOver { what }]);
    assert_eq!(moves_of("1. h8 i9 2. j10 resigns"), "h8 i9 j10");
    assert_eq!(moves_of("h8 pass i9"), "h8 pass i9");
}

#[test]
fn a_cell_in_a_remark_is_no_move() {
    let text = "; solution: g7\n// or g8\n# h9\n[MOVE]\nh8,h7,h6,i7,\n#5 j7\n";
    let game = game(text);
    assert_eq!(moves(&game), "h8 h7 h6 i7 j7");
    assert_eq!(game.notes.len(), 3);
}

#[test]
fn a_move_that_cannot_be_ends_the_list_there() {
    let game = game(b"1. h8 i9 2. j99 g7");
    assert_eq!(moves(&game), "h8 i9");
    assert_eq!(game.notes[0].place.column, 13);
    assert!(matches!(&game.notes[0].kind, NoteKind::Rest { found } if found == "j99"));
}

#[test]
fn many_lists_are_many_games() {
    let numbered = read(b"1. h8 i9 2. j10\n\n1. h8 h9\n").expect("two games");
    let numbered: Vec<String> = numbered.iter().map(moves).collect();
    assert_eq!(numbered, ["h8 i9 j10", "h8 h9"]);
    let lines = read(b"h8 i9 j10\nh8 h9 i8\n").expect("two games");
    assert_eq!(lines.len(), 2);
    assert_eq!(moves_of("h8 i9\nj10 g7\n"), "h8 i9 j10 g7");
    let openings = read(b"d3e5f6d7\nk10j10i9j9m7\nq3o5o7p8o3\n").expect("three openings");
    assert_eq!(openings.len(), 3);
    assert_eq!(moves(&openings[0]), "d18 e16 f15 d14");
    assert_eq!(format_of("d3e5f6d7\nk10j10i9j9m7\n"), FileFormat::Positions);
}

#[test]
fn openings_of_gomocup_are_offsets_from_the_middle() {
    let games = read(b"0,0, 1,0, 1,3\n0,0, 1,1, -1,3\n").expect("two openings");
    let games: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(games, ["h8 i8 i5", "h8 i7 g5"]);
    let large = game(b"8,-3, 6,-4, 5,-4, 4,-3, 2,-8, -1,-5");
    assert_eq!((large.board.cols, large.nodes.len()), (20, 7));
    assert_eq!(format_of("-1,2, 0,1"), FileFormat::Offsets);
}

#[test]
fn playok_gives_stones_sides_and_players() {
    let text = "[Event \"?\"]\n[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"1-0\"]\n\
                [GameType \"61,15\"]\n\n1. h8 h9 2. i9 3. -- g9 4. i8 j10 1-0\n";
    let game = game(text);
    assert_eq!(moves(&game), "h8 h9 i9 g9 i8 j10");
    assert_eq!(name(&game, InfoField::FirstPlayer), "a");
    assert_eq!(game.end, Some(FileEnd::Result(Outcome::Win(Side::First))));
    assert_eq!(game.notes, []);
}

#[test]
fn whoever_takes_black_on_playok_is_black() {
    let head = "[Site \"PlayOK\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"1-0\"]\n[GameType \"61,15\"]\n\n";
    let stays = game(format!(
        "{head}1. d11 e13 2. e14 white 3. -- d10 4. e9 f9 1-0"
    ));
    assert_eq!(moves(&stays), "d11 e13 e14 d10 e9 f9");
    assert_eq!(name(&stays, InfoField::FirstPlayer), "a");
    assert_eq!(stays.board.opening, Some(RuleName::Swap));
    let swaps = game(format!("{head}1. d4 d5 2. e5 black 3. f6 f7 4. g8 e3 1-0"));
    assert_eq!(moves(&swaps), "d4 d5 e5 f6 f7 g8 e3");
    assert_eq!(name(&swaps, InfoField::FirstPlayer), "b");
    assert_eq!(swaps.end, Some(FileEnd::Result(Outcome::Win(Side::Second))));
}

#[test]
fn renju_of_kurnik_offers_two_fifth_moves() {
    let text = "[Site \"www.kurnik.pl\"]\n[Black \"a\"]\n[White \"b\"]\n[Result \"0-1\"]\n\n\
                1. h8 -- 2. h9 -- 3. h6 white 4. -- i8 5. j7 -- 6. i7 i7 7. -- j7 8. k6 j8 9.\nj9 g8 0-1";
    let game = game(text);
    assert_eq!(moves(&game), "h8 h9 h6 i8 i7 j7 k6 j8 j9 g8");
    assert_eq!(game.board.rule, Some(Rule::Renju));
    assert_eq!(game.board.opening, Some(RuleName::Rif));
    let labels = game.nodes[4].marks.iter().map(|mark| &mark.shape);
    assert!(labels.eq([&MarkShape::Label("A".into()), &MarkShape::Label("B".into())]));
}

#[test]
fn results_of_c_gomoku_cli_are_whites_first() {
    let text = "[Event \"3\"]\n[Date \"2022.01.02 10:00:00\"]\n[Round \"1.1\"]\n[Black \"A\"]\n[White \"B\"]\n\
                [Result \"1-0\"]\n[Termination \"White win by five connection\"]\n[PlyCount \"30\"]\n1-0\n\n\
                [Event \"4\"]\n[Black \"B\"]\n[White \"A\"]\n[Result \"*\"]\n[PlyCount \"1\"]\n*\n\n";
    let games = read(text.as_bytes()).expect("two games");
    assert_eq!(games.len(), 2);
    assert_eq!(
        games[0].end,
        Some(FileEnd::Result(Outcome::Win(Side::Second)))
    );
    assert_eq!(name(&games[0], InfoField::Round), "1.1");
    // Its moves are nowhere.
    assert!(
        kinds(&games[0])
            .iter()
            .any(|it| matches!(it, NoteKind::BadValue { .. }))
    );
    assert_eq!(games[1].end, None);
}

#[test]
fn broken_tags_are_told() {
    let game = game(b"From a mail\n[Event \"A \\\"good\\\" cup\"] [Black \"x]\n1. h8 i9 zz9 h7\n");
    assert_eq!(name(&game, InfoField::Event), "A \"good\" cup");
    assert_eq!(moves(&game), "h8 i9");
    let kinds = kinds(&game);
    assert!(
        kinds
            .iter()
            .any(|it| matches!(it, NoteKind::OtherText { .. }))
    );
    assert!(kinds.contains(&&NoteKind::Bracket));
    assert!(kinds.iter().any(|it| matches!(it, NoteKind::Rest { .. })));
}

#[test]
fn yixin_saves_rows_before_columns() {
    let game = game(b"15\n15\n2\n7 7\n6 8\n");
    assert_eq!(moves(&game), "h8 i9");
    let old = crate::game(b"15\n2\n1\n7 7\n");
    assert_eq!(old.board.rule, Some(Rule::Renju));
    assert_eq!(moves(&old), "h8");
    let short = crate::game(b"15\n15\n5\n7 7\n6 8\n");
    assert_eq!(moves(&short), "h8 i9");
    assert!(matches!(kinds(&short)[..], [NoteKind::BadValue { .. }]));
}

#[test]
fn a_pos_is_a_byte_for_each_move() {
    let game = game([3_u8, 112, 98, 224]);
    assert_eq!(moves(&game), "h8 i9 o1");
}

#[test]
fn the_database_of_renjunet_is_resolved() {
    let text = r#"<?xml version="1.0"?>
<database version="1.0"><!-- &copy; -->
<countries><country id="1" name="Estonia" abbr="EST" /></countries>
<cities><city id="5" country="1" name="Tallinn" /></cities>
<rules><rule id="25" name="Soosõrv-8" category="1">of 2009</rule></rules>
<openings><opening id="19" abbr="I2" name="Kagetsu" /></openings>
<players><player id="1" name="Ando" surname="Meritee" country="1" /></players>
<tournaments><tournament id="7" name="A &amp; B cup" country="1" city="5" year="2005" start="2005-08-01" /></tournaments>
<games>
<game id="171548" tournament="7" round="8" rule="25" black="1" white="2" bresult="1" opening="19" alt="e6" swap="R--R-">
<move>h8 h9 i8 g8 g9</move>
<info>B=1245 &lt;</info>
</game>
<game id="2" tournament="9" rule="3" bresult="x"><move>h8 zz9 h7</move></game>
<game id="3" bresult="0.5"><move/></game>
</games></database>"#;
    let games = read(text.as_bytes()).expect("three games");
    assert_eq!(games.len(), 3);
    let first = &games[0];
    assert_eq!(moves(first), "h8 h9 i8 g8 g9");
    assert_eq!(name(first, InfoField::FirstPlayer), "Ando Meritee");
    assert_eq!(name(first, InfoField::SecondPlayer), "2");
    assert_eq!(name(first, InfoField::Event), "A & B cup");
    assert_eq!(name(first, InfoField::Place), "Tallinn, Estonia");
    assert_eq!(name(first, InfoField::Date), "2005-08-01");
    assert_eq!(name(first, InfoField::Opening), "I2 Kagetsu");
    assert_eq!(name(first, InfoField::Remark), "B=1245 <");
    assert_eq!(first.board.opening, Some(RuleName::Soosyrv8));
    assert_eq!(first.board.rule, Some(Rule::Renju));
    assert_eq!(first.nodes[4].marks.len(), 1);
    assert_eq!(first.end, Some(FileEnd::Result(Outcome::Win(Side::First))));
    assert_eq!(first.nodes[0].place.line, 10);
    assert_eq!(moves(&games[1]), "h8");
    assert!(
        kinds(&games[1])
            .iter()
            .any(|it| matches!(it, NoteKind::Rest { .. }))
    );
    assert_eq!(games[2].end, Some(FileEnd::Result(Outcome::Draw)));
}

#[test]
fn a_library_has_a_tree_with_comments_and_texts() {
    let mut bytes = b"\xffRenLib\xff\x03\x04".to_vec();
    bytes.resize(20, 0xff);
    // The start with a comment, then h8, i9 with j10 beside it and a text on it, a pass at the end.
    bytes.extend(b"\x00\x08Start\x08more\0\0");
    bytes.extend(b"\x78\x10");
    bytes.extend(b"\x69\xc9\x00\x01ok\0\0A\0");
    bytes.extend(b"\x5a\x00");
    bytes.extend(b"\x00\x40");
    let game = game(&bytes);
    let parents: Vec<usize> = game.nodes.iter().map(|node| node.parent).collect();
    assert_eq!(parents, [0, 0, 1, 1, 3]);
    assert_eq!(game.nodes[0].comment, "Start\nmore");
    assert_eq!(game.nodes[2].comment, "ok");
    assert_eq!(
        game.nodes[1].marks.len(),
        2,
        "a mark on h8 and a text on i9"
    );
    assert_eq!(game.nodes[4].mv, Some(FileMove::Pass(Side::First)));
    let names = game.nodes[1..4].iter().map(|node| match node.mv {
        Some(FileMove::Stone(_, cell)) => cell_text(cell, 15),
        _ => String::new(),
    });
    assert!(names.eq(["h8", "i9", "j10"]));
    assert_eq!(game.notes, []);
}

#[test]
fn old_libraries_have_no_head_and_comments_of_seven_bits() {
    let game = game(b"\x78\x20h}r\xe7\x69\x40");
    assert_eq!(moves(&game), "h8 i9");
    assert_eq!(game.nodes[1].comment, "hårg");
    let mut cut = b"\xffRenLib\xff\x03\x00".to_vec();
    cut.resize(20, 0xff);
    cut.extend(b"\x78\x00\x69\x08never ends");
    let cut = crate::game(&cut);
    assert_eq!(moves(&cut), "h8 i9");
    assert_eq!(cut.nodes[2].comment, "never ends");
    assert!(matches!(kinds(&cut)[..], [NoteKind::Rest { .. }]));
}

#[test]
fn a_diagram_is_a_position() {
    let plain = "...\n.X.\n..O\n";
    let blanks = "  a b c\n3 . . . 3\n2 . X . 2\n1 . . O 1\n  a b c\n";
    let lines = "┌─┬─┐\n├─●─┤\n└─┴─○\n";
    let framed = "-----\n|   |\n. . .\n. x .\n. . o\n";
    for text in [plain, blanks, lines] {
        let game = game(text);
        let setup = game.nodes[0].setup.as_ref().expect("stones");
        let stones: Vec<_> = setup
            .cells
            .iter()
            .map(|&(cell, side)| (cell_text(cell, 3), side))
            .collect();
        let stone = |name: &str, side| (name.to_owned(), Some(side));
        assert_eq!(
            stones,
            [stone("b2", Side::First), stone("c1", Side::Second)],
            "{text}"
        );
        assert_eq!(setup.to_move, Some(Side::First));
        assert_eq!(game.notes, [], "{text}");
    }
    assert!(read(framed.as_bytes()).is_ok());
    let more = game(b"+++++\n++X++\n+++O+\n++++X\n+++++\n");
    assert_eq!(
        more.nodes[0].setup.as_ref().expect("stones").to_move,
        Some(Side::Second)
    );
    let white_began = game(b"...\n.O.\nXOO\n..X\n");
    assert!(kinds(&white_began).contains(&&NoteKind::GuessedSide));
    let two = read(b"...\n.X.\n...\n\n...\n.O.\nX..\n").expect("two");
    assert_eq!(two.len(), 2);
}

#[test]
fn what_is_no_game_is_said() {
    assert_eq!(read(b" \n"), Err(ReadError::Empty));
    assert_eq!(read(b"PK\x03\x04abc"), Err(ReadError::Archive));
    for text in [
        "Hello, this is a letter about Gomoku, and nobody played.",
        "mnk:15x15x5 h8i9j7",
        "fivefold 1\ngame mnk:15x15x5\n1. h8 i9",
        "nim(3,4,5) 1-2",
        "<html><body>h8 i9</body></html>",
        "{\"a\": 1}",
        "42",
        "A4 paper",
    ] {
        assert_eq!(read(text.as_bytes()), Err(ReadError::Unknown), "{text}");
    }
    assert_eq!(
        read(b"<database><games></games><game"),
        Err(ReadError::NoGame {
            format: FileFormat::Rif
        })
    );
}

#[test]
fn reading_stops_when_it_is_told_to() {
    let text = "<d><game id=\"1\"><move>h8</move></game><game id=\"2\"><move>h9</move></game></d>";
    let mut seen = 0;
    let format = visit(text.as_bytes(), &mut |_| {
        seen += 1;
        ControlFlow::Break(())
    });
    assert_eq!((format, seen), (Ok(FileFormat::Rif), 1));
}

#[test]
fn records_of_the_chinese_championships_have_teams_result_place_and_moves() {
    let record =
        "{[C5][红队 B][蓝队 W][后手胜][2017.07.29 14:00 重庆][2017 CCGC];B(H,8);W(I,9);B(J,10)}";
    let (gb, _, _) = encoding_rs::GB18030.encode(record);
    for bytes in [record.as_bytes(), &gb] {
        let game = game(bytes);
        assert_eq!(moves(&game), "h8 i9 j10");
        assert_eq!(name(&game, InfoField::FirstPlayer), "红队");
        assert_eq!(name(&game, InfoField::SecondPlayer), "蓝队");
        assert_eq!(name(&game, InfoField::Date), "2017.07.29 14:00");
        assert_eq!(name(&game, InfoField::Place), "重庆");
        assert_eq!(name(&game, InfoField::Event), "2017 CCGC");
        assert_eq!(game.end, Some(FileEnd::Result(Outcome::Win(Side::Second))));
        assert_eq!(game.board.rule, Some(Rule::Renju));
    }
    assert_eq!(format_of(record), FileFormat::Ccgc);
    assert_eq!(moves_of("{C5;B(H,8);W(H,9);B(I,8)}"), "h8 h9 i8");
}

#[test]
fn a_record_of_connect6_is_told_to_be_another_game() {
    let game = game(
        b"{[C6][][][\xe5\x85\x88\xe6\x89\x8b\xe8\x83\x9c][][];B(J,10);W(I,11);W(I,12);B(K,11)}",
    );
    let other = NoteKind::OtherGame {
        number: "C6".to_owned(),
    };
    assert!(kinds(&game).contains(&&other), "{:?}", game.notes);
    let stones: Vec<_> = game.nodes.iter().filter_map(|node| node.mv).collect();
    let sides = stones.iter().map(|mv| match mv {
        FileMove::Stone(side, _) | FileMove::Pass(side) => *side,
    });
    let (black, white) = (Side::First, Side::Second);
    assert!(sides.eq([black, white, white, black]));
    assert_eq!(game.board.cols, 19);
}

#[test]
fn a_broken_record_of_the_championships_keeps_what_is_before() {
    let game = game(b"{[C5][a B][b W][x][y];B(H,8);W(I,9)MARK[1];B(Q,20)}");
    assert_eq!(moves(&game), "h8 i9");
    let kinds = kinds(&game);
    let is_rest = |kind: &&NoteKind| matches!(kind, NoteKind::Rest { .. });
    assert!(kinds.iter().any(is_rest), "{kinds:?}");
    let mark = NoteKind::PassedOver {
        what: "MARK[1]".to_owned(),
    };
    assert!(kinds.contains(&&mark), "{kinds:?}");
    assert_eq!(name(&game, InfoField::Result), "x");
}

#[test]
fn times_in_brackets_behind_moves_do_not_end_the_game() {
    let text = "1.H8 2.I9(1.5s) 3.I7 4.g7(300ms) 5.h6(2秒)";
    let game = game(text);
    assert_eq!(moves(&game), "h8 i9 i7 g7 h6");
    let is_told = |kind: &NoteKind| matches!(kind, NoteKind::PassedOver { .. });
    assert!(kinds(&game).iter().all(|kind| is_told(kind)));
    assert!(game.notes.len() >= 3, "{:?}", game.notes);
}

#[test]
fn pairs_of_numbers_that_come_again_line_by_line_are_a_game_each() {
    let text = "[(7, 7), (7, 8), (7, 9)]\n[(7, 7), (8, 7), (9, 7)]\n[(7, 7), (7, 6)]\n";
    let games = read(text.as_bytes()).expect("games");
    let all: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(all, ["h8 h7 h6", "h8 i8 j8", "h8 h9"]);
    let one = "7,7 8,8\n9,9 6,6\n";
    assert_eq!(read(one.as_bytes()).expect("a game").len(), 1);
}

#[test]
fn columns_in_hundreds_are_read_as_gomoku_kyousou_writes_them() {
    let text = "808\r\n807\r\n907\r\n1008\r\n1109\r\n";
    assert_eq!(moves_of(text), "h8 h9 i9 j8 k7");
    // Any few numbers are none.
    assert_eq!(read(b"808\n807\n"), Err(ReadError::Unknown));
    assert_eq!(read(b"808\n807\n999\n100\n2000\n"), Err(ReadError::Unknown));
}

#[test]
fn diagrams_with_b_and_w_are_read_and_question_marks_told() {
    let text = "   A B C D E\n5  . . . . . 5\n4  . B ? . . 4\n3  . . W B . 3\n2  . . . . . 2\n1  . . . . . 1\n   A B C D E\n";
    let game = game(text);
    let setup = game.nodes[0].setup.as_deref().expect("stones");
    let stones: Vec<String> = setup
        .cells
        .iter()
        .map(|(cell, side)| {
            format!(
                "{}{}",
                cell_text(*cell, game.board.rows),
                side.map_or(0, |it| it as u8)
            )
        })
        .collect();
    assert_eq!(stones, ["b40", "c31", "d30"]);
    let [note] = game.notes.as_slice() else {
        panic!("one note: {:?}", game.notes);
    };
    assert_eq!((note.place.line, note.place.column), (3, 8));
    // A word of these letters is no row.
    assert_eq!(read(b"bow\nbow\nbow\n"), Err(ReadError::Unknown));
}
