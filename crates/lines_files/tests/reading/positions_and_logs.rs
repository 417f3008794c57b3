//! Positions as exercises and test suites draw them, logs of programs, and texts that look like
//! lists of moves and are none.

use fivefold_lines_files::{FileFormat, FileGame, NoteKind, ReadError, read};
use fivefold_rules::Side;
use fivefold_rules::notation::cell_text;

use crate::{format_of, games, kinds, moves};

/// The stones of a position, black's in capitals, and whose turn it is.
fn position(game: &FileGame) -> (String, Option<Side>) {
    let setup = game.nodes[0].setup.as_ref().expect("stones");
    let stones = setup.cells.iter().map(|(cell, side)| {
        let name = cell_text(*cell, game.board.rows);
        match side {
            Some(Side::First) => name.to_uppercase(),
            _ => name,
        }
    });
    (stones.collect::<Vec<_>>().join(" "), setup.to_move)
}

fn passed_over(game: &FileGame) -> Vec<&str> {
    let texts = game.notes.iter().filter_map(|note| match &note.kind {
        NoteKind::PassedOver { what } => Some(&**what),
        _ => None,
    });
    texts.collect()
}

#[test]
fn boards_of_digits_are_positions() {
    let apart = "0 0 0 0 0\n0 1 2 0 0\n0 0 1 0 0\n0 0 0 0 0\n2 0 0 0 0\n";
    for text in [
        apart.to_owned(),
        apart.replace(' ', ","),
        apart.replace(' ', ""),
        format!("1\n\n{apart}"),
    ] {
        assert_eq!(format_of(&text), FileFormat::Diagram);
        let games = games(&text);
        assert_eq!(games.len(), 1, "{text}");
        assert_eq!((games[0].board.cols, games[0].board.rows), (5, 5));
        let stones = "B4 c4 C3 a1".to_owned();
        assert_eq!(position(&games[0]), (stones, Some(Side::First)));
        assert!(games[0].notes.is_empty(), "{:?}", games[0].notes);
    }
    let several = format!("3\n{apart}{apart}\n{apart}0 0 0 0 1\n");
    let several = games(&several);
    assert_eq!(several.len(), 3);
    assert!(several[0].notes.is_empty());
    let [NoteKind::Rest { .. }] = kinds(&several[2])[..] else {
        panic!("the begun board is told: {:?}", several[2].notes);
    };
}

#[test]
fn openings_with_small_numbers_are_no_boards() {
    let text = "0,0, 1,1, 1,2\n".repeat(6);
    assert_eq!(format_of(&text), FileFormat::Offsets);
    assert_eq!(moves(&games(&text)[0]), "h8 i7 i6");
    let pairs = "1 2\n2 2\n0 1\n2 1\n0 0\n";
    assert_eq!(moves(&games(pairs)[0]), "b13 c13 a14 c14 a15");
}

#[test]
fn letters_on_empty_points_are_marks() {
    let text = "....xxxD\n........\n.x......\n........\n..oT....\n";
    let game = &games(text)[0];
    assert_eq!((game.board.cols, game.board.rows), (8, 5));
    assert_eq!(position(game).0, "E5 F5 G5 B3 c1");
    assert_eq!(passed_over(game), ["D", "T"]);
    // In a suite with letters for stones `#` asks for a point; alone it is a stone.
    let text = "...\n.B#\nW..\n";
    let game = &games(text)[0];
    assert_eq!(position(game).0, "B2 a1");
    assert_eq!(passed_over(game), ["#"]);
    assert_eq!(position(&games("...\n.#.\nO..\n")[0]).0, "B2 a1");
}

#[test]
fn a_line_with_a_side_alone_tells_whose_turn_it_is() {
    for (head, side) in [
        ("X", Side::First),
        ("O", Side::Second),
        ("WHITE", Side::Second),
    ] {
        let text = format!("{head}\n...\n.X.\nO..\n");
        assert_eq!(position(&games(&text)[0]).1, Some(side), "{head}");
    }
    let suite =
        "BLACK\n.....\n.BW..\n.....\n.....\n.....\nWHITE\n.....\n.B...\n.....\n.....\n.....\n";
    let games = games(suite);
    let turns: Vec<_> = games.iter().map(|game| position(game).1).collect();
    assert_eq!(turns, [Some(Side::First), Some(Side::Second)]);
}

#[test]
fn colours_that_are_told_are_kept_though_white_has_a_stone_more() {
    for text in ["...\n.B.\nW.W\n", "...\n.●.\n○.○\n"] {
        let game = &games(text)[0];
        let stones = "B2 a1 c1".to_owned();
        assert_eq!(position(game), (stones, Some(Side::First)), "{text}");
        assert!(game.notes.is_empty());
    }
    // Whoever draws with X and O does not say who began.
    let game = &games("...\n.X.\nO.O\n")[0];
    assert_eq!(position(game), ("b2 A1 C1".to_owned(), Some(Side::Second)));
    assert_eq!(kinds(game), [&NoteKind::GuessedSide]);
}

#[test]
fn whoever_has_five_in_a_line_has_moved_last() {
    let black = "11111\n00000\n02220\n00000\n02000\n";
    let white = "22222\n00000\n01110\n00010\n01000\n";
    assert_eq!(position(&games(black)[0]).1, Some(Side::Second));
    assert_eq!(position(&games(white)[0]).1, Some(Side::First));
    // A line in a slant, and X that did not begin.
    let slant = "X....\n.X...\n..X..\n...X.\nOOOOX\n";
    assert_eq!(position(&games(slant)[0]).1, Some(Side::Second));
}

#[test]
fn a_title_between_boards_ends_the_first() {
    let board = ".....\n..X..\n.O...\n.....\n.....\n";
    let text = format!("First problem\n{board}Second problem\n{board}");
    let games = games(&text);
    assert_eq!(games.len(), 2);
    assert_eq!(passed_over(&games[0]), ["First problem"]);
    assert_eq!(passed_over(&games[1]), ["Second problem"]);
}

#[test]
fn pairs_of_letters_from_the_middle_are_games() {
    let games = games("HhHiIg\nhhhgjg\n");
    assert_eq!(moves(&games[0]), "h8 h7 i9");
    assert_eq!(moves(&games[1]), "h8 h9 j9");
    for text in ["banana\n", "hhhh\n", "hhhiig and so on\n", "hhhihh\n"] {
        assert_eq!(read(text.as_bytes()), Err(ReadError::Unknown), "{text}");
    }
}

#[test]
fn numbers_of_cells_from_the_middle_are_games() {
    let games = games("112,97,83\n112, 98, 143\n");
    assert_eq!(moves(&games[0]), "h8 h9 i10");
    assert_eq!(moves(&games[1]), "h8 i9 i6");
    for text in [
        "112,97\n",
        "112,97,97\n",
        "112,97,225\n",
        "1,97,83\n",
        "112,97,83 and so on\n",
    ] {
        assert!(read(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn texts_in_which_cells_come_again_and_again_are_no_lists_of_moves() {
    let chess = "e2e4 e7e5 g1f3\ne2e4 c7c5 g1f3 g1e2 e2e4\n".repeat(3);
    let lines = "2 0\n1 1\n2 0\n3 0\n1 1\n2 0\n3 0\n1 0\n";
    for text in [&*chess, lines] {
        assert_eq!(read(text.as_bytes()), Err(ReadError::Unknown), "{text}");
    }
    assert_eq!(moves(&games("h8 i9 h8 j10")[0]), "h8 i9 h8 j10");
}

#[test]
fn a_table_has_a_game_in_each_line() {
    let text = "id,moves,winner\n1,\"j10,k11,i11\",white\n2,\"j10,k11,i10,l9\",black\n3,\"k10,j9,l9\",draw\n";
    let games = games(text);
    let all: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(all, ["j10 k11 i11", "j10 k11 i10 l9", "k10 j9 l9"]);
    assert!(passed_over(&games[0]).contains(&"white"));
    assert!(passed_over(&games[1]).contains(&"black"));
}

#[test]
fn positions_of_the_board_command_are_parted_by_empty_lines() {
    let games = games("7,7,1\n7,8,2\n\n7,7,2\n8,8,1\n6,6,2\n");
    let all: Vec<String> = games.iter().map(moves).collect();
    assert_eq!(all, ["h8 h7", "h8 i7 g9"]);
    assert_eq!(games[0].nodes[1].time, None);
}

#[test]
fn the_moves_of_a_log_are_the_lines_with_its_commonest_command() {
    let text = "set 1\nput 9 9 white true\nput 8 8 black true\nput 9 8 white true\nend 0 0 black\n";
    let game = &games(text)[0];
    assert_eq!(moves(game), "i7 h8 i8");
    let told = passed_over(game);
    for word in ["set", "put", "end", "true"] {
        assert!(told.contains(&word), "{word}: {told:?}");
    }
    // White begins here, which a game does not.
    assert!(kinds(game).contains(&&NoteKind::GuessedSide));
}

#[test]
fn sgf_without_a_number_and_with_a_komi_is_a_game_of_go() {
    let number = |text: &str| {
        let games = games(text);
        let told = kinds(&games[0]).into_iter().cloned().collect::<Vec<_>>();
        told.contains(&NoteKind::OtherGame { number: "1".into() })
    };
    assert!(number("(;SZ[19]KM[5.5]RE[W+6.5];B[dp];W[qc])"));
    assert!(!number("(;GM[4]SZ[15]KM[5.5];B[hh];W[hi])"));
    assert!(!number("(;SZ[15];B[hh];W[hi])"));
}

#[test]
fn json_with_moves_or_a_board_is_read_whatever_its_names() {
    let rows = r#"{"winner": 2, "boardSize": 15, "moves": [
        {"move": 1, "player": 1, "row": 7, "col": 7},
        {"move": 2, "player": 2, "row": 6, "col": 8}]}"#;
    let all = games(rows);
    assert_eq!(format_of(rows), FileFormat::Json);
    assert_eq!(moves(&all[0]), "h8 i9");
    assert_eq!(passed_over(&all[0]), ["winner"]);
    let numbered = r#"{"moves":[{"number":2,"columnIndex":8,"rowIndex":6},{"number":1,"columnIndex":7,"rowIndex":7}]}"#;
    assert_eq!(moves(&games(numbered)[0]), "h8 i9");
    let names =
        r#"[{"size":19,"moves":[{"X (AI)":"K10","ms":1.5},{"O":"L11"}]},{"moves":["h8","i9"]}]"#;
    let all = games(names);
    assert_eq!(moves(&all[0]), "k10 l11");
    assert_eq!(all[0].board.cols, 19);
    assert_eq!(moves(&all[1]), "h8 i9");
    // The board tells that the letter i is left out and rows count from 0 at the top.
    let both = r#"{"moves":[{"X":"C2"},{"O":"J8"},{"X":"C3"}],"board":
        [".........",".........","..X......","..X......",".........",".........",".........",".........","........O"]}"#;
    let game = &games(both)[0];
    assert_eq!(moves(game), "c7 i1 c6");
    let coordinates = |it: &&&NoteKind| matches!(it, NoteKind::GuessedCoordinates { .. });
    assert_eq!(kinds(game).iter().filter(coordinates).count(), 3);
    let boards = "{\"board\":\"...\\n.X.\\nO..\",\"side\":\"x\"}\n{\"board_state\":[[0,0,0],[0,1,0],[2,0,0]]}\n";
    for game in games(boards) {
        assert_eq!(position(&game).0, "B2 a1");
    }
    for text in [
        "{\"moves\":[]}",
        "{\"a\":1}",
        "{\"moves\":[",
        "{\"board\":[\"...\",\"...\",\"...\"]}",
    ] {
        assert!(read(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn a_line_for_each_side_is_a_game_in_turns() {
    for text in [
        "Black: h8 j10 k8\nWhite: i9, g7\n",
        "White: i9 g7\nBlack: h8 j10 k8",
    ] {
        assert_eq!(moves(&games(text)[0]), "h8 i9 j10 g7 k8");
    }
    // One side is too long.
    let game = &games("Black: h8 j10 k8 k9\nWhite: i9 g7")[0];
    assert_eq!(moves(game), "h8 j10 k8 k9 i9 g7");
}
