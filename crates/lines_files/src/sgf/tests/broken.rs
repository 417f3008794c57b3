//! Files that are written wrongly, or not at all.

use fivefold_match::history::MOST_MARKS;

use super::*;

#[test]
fn missing_and_surplus_brackets() {
    for (text, right) in [
        ("(;GM[4]SZ[15];B[hh];W[ii]", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh];W[ii]))", "h8 wi7"),
        ("((;GM[4]SZ[15];B[hh];W[ii]))", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh]);W[ii])", "h8 wi7"),
        (";GM[4]SZ[15];B[hh];W[ii])", "h8 wi7"),
        ("(GM[4]SZ[15];B[hh];W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh(;W[ii])(;W[jj]))", "h8 (wi7) (wj6)"),
        ("(;GM[4]SZ[15];B[hh;W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh];W[ii)", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh]];W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh](;W[ii])(;W[jj])", "h8 (wi7) (wj6)"),
        ("(;GM[4]SZ[15];B[hh](W[ii])(W[jj]))", "h8 (wi7) (wj6)"),
        ("(;GM[4]SZ[15];B[hh]C[no end;W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15]PB[no end;B[hh];W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh];W[ii]C[no end", "h8 wi7"),
        ("(B[hh];W[ii])", "h8 wi7"),
        // As some servers of Go write them.
        ("(;GM[4]SZ[15];B[hh]LB[aa:I]]VW[];W[ii])", "h8 wi7"),
        ("(;GM[4]SZ[15];B[hh]\n---\n;W[ii])", "h8 wi7"),
        (
            "(;GM[4]SZ[15];B[hh](;W[ii]C[This is \nfor both.])))\n]C[This is for both. ])))",
            "h8 wi7",
        ),
    ] {
        let game = one(text);
        assert_eq!(tree(&game), right, "{text}");
        assert!(!game.notes.is_empty(), "{text}");
    }
}

#[test]
fn a_collection_with_missing_brackets() {
    for text in [
        "(;GM[4]SZ[15];B[hh]\n(;GM[4]SZ[15];B[ii]",
        "(;GM[4]SZ[15];B[hh](;W[aa]\n(;SZ[15]GM[4];B[ii])",
        "(;GM[4]SZ[15];B[hh])\n;GM[4]SZ[15];B[ii])",
        "(;GM[4]SZ[15];B[hh])))\n(;PB[x]GM[4]SZ[15];B[ii])",
    ] {
        let games = all(text.as_bytes());
        assert_eq!(games.len(), 2, "{text}");
        assert!(tree(&games[0]).starts_with("h8"), "{text}");
        assert_eq!(tree(&games[1]), "i7", "{text}");
    }
}

#[test]
fn brackets_in_comments() {
    for (comment, right) in [
        ("see [A] or [B] here", "see [A] or [B] here"),
        ("see [A]", "see [A]"),
        ("Matsuyama[3d]", "Matsuyama[3d]"),
        ("[A][B] both", "[A][B] both"),
        ("a] smile :] end", "a] smile :] end"),
        ("see [A]; then", "see [A]; then"),
        ("see [A] (good)", "see [A] (good)"),
        ("(see [A]) and", "(see [A]) and"),
        ("[A] B is better", "[A] B is better"),
        ("open [ only", "open [ only"),
        ("escaped \\[a\\] [b\\]", "escaped [a] [b]"),
        ("x;y (;) z", "x;y (;) z"),
        ("array[i]; b", "array[i]; b"),
    ] {
        let game = one(format!(
            "(;GM[4]SZ[15];B[hh]C[{comment}];W[ii]C[{comment}]\n(;B[jj]C[{comment}])(;B[kk]C[{comment}]))"
        ));
        assert_eq!(tree(&game), "h8 wi7 (j6) (k5)", "{comment}");
        for node in &game.nodes[1..] {
            assert_eq!(node.comment, right);
        }
        assert_eq!(game.notes, [], "{comment}");
    }
}

#[test]
fn text_that_is_no_game() {
    for text in [
        "",
        " ",
        "(",
        ";",
        ")",
        "(;",
        "h8 i9 j10",
        "a smile (; and one ;-)",
        "[Event \"x\"]\n1. h8 i9",
        "{\"a\": [1, 2]}",
        "if (x[0]; y) {}",
    ] {
        assert_eq!(super::super::has_game(text), text == "(;", "{text}");
    }
    assert_eq!(tree(&one("(;")), "");
}

#[test]
fn garbage_between_the_properties() {
    let game = one("(;GM[4], SZ[15] !!! ;B[hh] what is this ;W[ii]??)");
    assert_eq!(tree(&game), "h8 wi7");
    assert!(game.notes.len() < 8, "{:?}", game.notes);
}

#[test]
fn many_faults_are_counted() {
    let moves: String = (0..1_000).map(|at| format!(";B[hh]LB[{at:04}x]")).collect();
    let game = one(format!("(;GM[4]SZ[15]{moves})"));
    assert_eq!(game.notes.len(), 101);
    assert_eq!(kinds(&game).last(), Some(&NoteKind::More { notes: 900 }));
}

/// A move that nobody can read ends its line: the game must not go on without it.
#[test]
fn a_move_that_cannot_be_read_ends_its_line() {
    let rest = |found: &str| NoteKind::Rest {
        found: found.to_owned(),
    };
    for (text, right, found) in [
        ("(;GM[4]SZ[15];B[hh];W[??];B[ii];W[jj])", "h8", "W[??]"),
        ("(;GM[4]SZ[15];B[hh];W[??]C[x];B[zz];W[jj])", "h8", "W[??]"),
        (
            "(;GM[4]SZ[15];B[hh](;W[??];B[ii])(;W[jj];B[kk]))",
            "h8 wj6 k5",
            "W[??]",
        ),
        (
            "(;GM[4]SZ[15];B[hh](;W[jj];B[kk])(;W[??](;B[ii])(;B[ll])))",
            "h8 wj6 k5",
            "W[??]",
        ),
        (
            "(;GM[4]SZ[15];B[hh](;W[??](;B[ii])(;B[ll]))(;W[jj]))",
            "h8 wj6",
            "W[??]",
        ),
        ("(;GM[4]SZ[15]B[??];W[ii])", "", "B[??]"),
        ("(;GM[4]SZ[15];W[??];B[hh]", "", "W[??]"),
    ] {
        let game = one(text);
        assert_eq!(tree(&game).trim(), right, "{text}");
        assert!(
            kinds(&game).contains(&rest(found)),
            "{text} {:?}",
            game.notes
        );
    }
    // The next game of the file is another one.
    let games = all(b"(;GM[4]SZ[15];B[hh];W[??];B[ii])(;GM[4]SZ[15];B[jj])");
    let trees: Vec<String> = games.iter().map(tree).collect();
    assert_eq!(trees, ["h8", "j6"]);
    // A move that can be read beside it is taken.
    let game = one("(;GM[4]SZ[15];B[??][hh];W[ii])");
    assert_eq!(tree(&game), "h8 wi7");
    let name = "B".to_owned();
    let value = "??".to_owned();
    assert_eq!(kinds(&game), [NoteKind::BadValue { name, value }]);
}

/// Deep variations need no stack, and no text makes more nodes or notes than it has room for. How long such
/// files take `benches/large_files.rs` tells.
#[test]
fn large_files_stay_within_their_bounds() {
    let half = 1 << 15;
    for text in [
        // One game that is never closed, as deep as it is long.
        "(;B[hh]".repeat(half),
        "(;GM[4]SZ[15];B[hh])".repeat(half),
        format!("(;GM[4]C[{}", "] ".repeat(half)),
        format!("(;GM[4]C[{}", "[];".repeat(half)),
        format!("(;GM[4]{}", ")".repeat(half)),
        format!("(;GM[4]{}", "B[aa];".repeat(half)),
        format!("(;GM[4]{}", "(;;".repeat(half)),
        format!("(;GM[4]{}", "( ".repeat(half)),
        format!("(;GM[4];B[hh]{}", "TR[aa:oo]".repeat(half)),
        format!("(;GM[4]AB{}", "[aa:oo]".repeat(half)),
        format!("(;GM[4]{}", "XX[abc]".repeat(half)),
        format!("(;GM[4]{}", "A".repeat(half)),
        "( ".repeat(half),
    ] {
        let head = &text[..40];
        let (mut count, mut nodes) = (0, 0);
        games(&text, &mut |game| {
            count += 1;
            nodes += game.nodes.len();
            assert!(game.notes.len() <= 101, "{head}");
            let marks = game.nodes.iter().map(|node| node.marks.len());
            assert!(marks.sum::<usize>() <= MOST_MARKS, "{head}");
            ControlFlow::Continue(())
        });
        let semicolons = text.matches(';').count();
        assert!(count <= half, "{count} games: {head}");
        assert!(nodes <= semicolons + count, "{nodes} nodes: {head}");
    }
}

#[test]
fn more_nodes_than_a_game_holds_are_told() {
    let game = one(format!("(;GM[4]SZ[15]{})", ";B[hh]".repeat(200_005)));
    assert_eq!(game.nodes.len(), 200_000);
    assert_eq!(kinds(&game), [NoteKind::TooMany { most: 200_000 }]);
}

/// Such a text is valid, so it must not be taken for one that lacks its end.
#[test]
fn a_comment_that_ends_like_a_move_is_written_so_that_it_stays_one() {
    let mut game = one("(;GM[4]SZ[15];B[hh]C[try \\;W[ii];W[jj])");
    assert_eq!(game.nodes[1].comment, "try ;W[ii");
    game.notes.clear();
    assert_eq!(tree(&one(write(&game))), "h8 wj6");
}
