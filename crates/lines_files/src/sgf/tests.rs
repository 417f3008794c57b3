//! What programs write, and what is right.

use std::ops::ControlFlow;

use fivefold_lines::Rule;
use fivefold_match::InfoField;
use fivefold_match::history::{CellMark, MarkShape};
use fivefold_rules::notation::cell_text;
use fivefold_rules::{Cell, Outcome, Side};

use super::{games, write};
use crate::{CoordinateGuess, FileEnd, FileGame, FileMove, FileNode, NoteKind, RuleName, decode};

mod any_writer;
mod broken;
mod fuzz;
mod round_trip;

/// All games of a file.
fn all(bytes: &[u8]) -> Vec<FileGame> {
    let mut all = Vec::new();
    games(&decode(bytes).text, &mut |game| {
        all.push(game);
        ControlFlow::Continue(())
    });
    all
}

/// The only game of a file.
fn one(text: impl AsRef<[u8]>) -> FileGame {
    let text = text.as_ref();
    let mut games = all(text);
    assert_eq!(games.len(), 1, "{}", String::from_utf8_lossy(text));
    games.remove(0)
}

/// A move as `h8`, or `-`; of white with a `w`.
fn move_text(game: &FileGame, node: &FileNode) -> String {
    match node.mv {
        None => String::new(),
        Some(FileMove::Pass(Side::First)) => "-".to_owned(),
        Some(FileMove::Pass(Side::Second)) => "w-".to_owned(),
        Some(FileMove::Stone(side, cell)) => {
            let name = cell_text(cell, game.board.rows);
            match side {
                Side::First => name,
                Side::Second => format!("w{name}"),
            }
        }
    }
}

/// The tree as text: moves with blanks between them, variations in brackets.
fn tree(game: &FileGame) -> String {
    fn go(game: &FileGame, at: usize, text: &mut String) {
        let children: Vec<usize> = (1..game.nodes.len())
            .filter(|&child| game.nodes[child].parent == at)
            .collect();
        for &child in &children {
            let mv = move_text(game, &game.nodes[child]);
            if children.len() > 1 {
                text.push_str(" (");
                text.push_str(&mv);
                go(game, child, text);
                text.push(')');
            } else {
                text.push(' ');
                text.push_str(&mv);
                go(game, child, text);
            }
        }
    }
    let mut text = String::new();
    go(game, 0, &mut text);
    text.trim().to_owned()
}

fn kinds(game: &FileGame) -> Vec<NoteKind> {
    game.notes.iter().map(|note| note.kind.clone()).collect()
}

fn info(game: &FileGame, field: &InfoField) -> String {
    game.info.get(field).to_owned()
}

fn other(name: &str) -> InfoField {
    InfoField::Other(name.into())
}

#[test]
fn a_name_in_latin_1() {
    let game = one(b"(;GM[4]FF[4]SZ[15]PB[J\xfcrgen];B[hh];W[ii])");
    assert_eq!(tree(&game), "h8 wi7");
    assert_eq!(info(&game, &InfoField::FirstPlayer), "Jürgen");
    assert_eq!(game.notes, []);
}

#[test]
fn a_comment_in_gbk() {
    let game = one(b"(;GM[4]FF[4]CA[GBK]SZ[15]PB[\xbc\xd7];B[hh]C[\xba\xc3\xc6\xe5];W[ii])");
    assert_eq!(tree(&game), "h8 wi7");
    assert_eq!(info(&game, &InfoField::FirstPlayer), "甲");
    assert_eq!(game.nodes[1].comment, "好棋");
}

#[test]
fn long_names() {
    let game = one("(;GaMe[4]SiZe[15];Black[hh];White[ii])");
    assert_eq!(tree(&game), "h8 wi7");
    assert_eq!(game.notes, []);
    let game = one("(;FileFormat[1]gm[4]sz[15];Black[hh]Comment[x];w[ii]AddBlack[aa])");
    assert_eq!(tree(&game), "h8 wi7");
    assert_eq!(game.nodes[1].comment, "x");
    assert!(game.nodes[2].setup.is_some());
}

#[test]
fn a_collection_is_several_games() {
    let games = all(b"(;GM[4]FF[4]SZ[15];B[hh])\n(;GM[4]FF[4]SZ[15];B[gg];W[ff])");
    assert_eq!(
        games.iter().map(tree).collect::<Vec<_>>(),
        ["h8", "g9 wf10"]
    );
    assert_eq!(games[1].nodes[0].place.line, 2);
    assert_eq!(
        (games[1].nodes[2].place.line, games[1].nodes[2].place.column),
        (2, 25)
    );
}

#[test]
fn rules_by_number() {
    let game = one("(;FF[4]GM[4]RU[4]SZ[15];B[hh];W[hg])");
    assert_eq!(game.board.rule, Some(Rule::Renju));
    let game = one(
        "(;FF[4]GM[4]RU[1]SZ[15];B[aa];W[ao];B[ba];W[bo];B[ca];W[co];B[ea];W[eo];B[fa];W[mo];B[da];W[ko];B[hh])",
    );
    assert_eq!(game.board.rule, Some(Rule::Exact));
    assert_eq!(game.nodes.len(), 14);
    assert_eq!(game.notes, []);
    assert_eq!(one("(;GM[4]SZ[15]RU[0])").board.rule, Some(Rule::Freestyle));
}

#[test]
fn a_foul_at_the_end() {
    let game = one(
        "(;FF[4]GM[4]RU[Renju]SZ[15]RE[W+F];B[hi];W[aa];B[hj];W[ac];B[ih];W[ae];B[jh];W[ag];B[hh])",
    );
    assert_eq!(game.end, Some(FileEnd::Foul(Side::First)));
    assert_eq!(game.nodes.len(), 10);
    let forfeited = one("(;FF[4]GM[4]SZ[15]RE[W+F];B[hi])");
    let won = FileEnd::Result(Outcome::Win(Side::Second));
    assert_eq!(forfeited.end, Some(won));
}

#[test]
fn text_before_and_behind() {
    let game = one("Subject: game\n\n(;GM[4]FF[4]SZ[15];B[hh];W[ii])");
    assert_eq!(tree(&game), "h8 wi7");
    assert_eq!(kinds(&game), [NoteKind::OtherText { characters: 13 }]);
    assert_eq!(game.nodes[0].place.line, 3);
    let game = one("(see below ;-) (;GM[4]SZ[15];B[hh])\n-- \nYours (me)");
    assert_eq!(tree(&game), "h8");
    assert_eq!(kinds(&game).len(), 2);
}

#[test]
fn names_with_digits() {
    let game = one("(;GM[4]FF[4]5A[gg][hh]SZ[15];B[hh];W[hg])");
    assert_eq!(tree(&game), "h8 wh9");
    assert_eq!(info(&game, &other("5A")), "gg, hh");
    assert_eq!(game.notes, []);
}

#[test]
fn stones_in_the_second_node() {
    let game = one("(;GM[4]FF[4]SZ[15]C[x];AB[hh][ig]AW[gi]PL[W];W[ii])");
    assert_eq!(game.nodes[0].comment, "x");
    let setup = game.nodes[1].setup.as_ref().expect("stones");
    let (black, white) = (Some(Side::First), Some(Side::Second));
    assert_eq!(
        setup.cells,
        [
            (Cell::new(7, 7), black),
            (Cell::new(8, 6), black),
            (Cell::new(6, 8), white)
        ]
    );
    assert_eq!(setup.to_move, Some(Side::Second));
    assert_eq!(move_text(&game, &game.nodes[2]), "wi7");
}

#[test]
fn a_comment_in_chinese_and_one_in_russian() {
    let game = one("(;GM[4]FF[4]CA[UTF-8]SZ[15];B[hh]C[好棋];W[ii]C[хоп])");
    assert_eq!(game.nodes[1].comment, "好棋");
    assert_eq!(game.nodes[2].comment, "хоп");
    assert_eq!(decode("(;C[好棋])".as_bytes()).note, None);
}

/// As the servers of ORC write them, one game behind the other.
#[test]
fn games_of_orc() {
    let text = "(;\nGM[5]FF[4]\nSW[NO]\n5A[gg][hh]\nGN[Sato-Lee(B) : RIF rule]\nEV[none]\nRE[W+Resign]\nPW[Sato]WR[3d*]\nPB[Lee]BR[1d ]\nDT[2003-10-07]\nSZ[15]TM[600]KM[5.5]\n\n;B[hh];W[hg];B[jf];W[ig]C[\n A started observation.\n]\n;B[ie];W[kg]\n;)\n---\n(;\nGM[5]FF[4]\nGN[a-b : Yamaguchi rule]\nRE[B+Draw]SZ[15]\n;B[hh])\n---";
    let games = all(text.as_bytes());
    assert_eq!(games.len(), 2);
    let game = &games[0];
    assert_eq!(tree(game), "h8 wh9 j10 wi9 i11 wk9");
    assert_eq!(game.board.opening, Some(RuleName::Rif));
    assert_eq!(game.board.rule, Some(Rule::Renju));
    assert_eq!(game.end, Some(FileEnd::Resigned(Side::First)));
    assert_eq!(info(game, &InfoField::FirstRank), "1d");
    assert_eq!(info(game, &InfoField::Time), "600");
    assert_eq!(game.nodes[4].comment, "\n A started observation.\n");
    assert_eq!(kinds(game), [NoteKind::OtherGame { number: "5".into() }]);
    assert_eq!(games[1].end, Some(FileEnd::Result(Outcome::Draw)));
    assert_eq!(games[1].board.opening, Some(RuleName::Yamaguchi));
}

/// As c-gomoku-cli writes them.
#[test]
fn games_of_c_gomoku_cli() {
    let text = "(;FF[4]GM[4]GN[7]EV[rapfi x wine]DT[2023.01.02 10:11:12]RO[1.1]RU[4]SZ[15]PB[rapfi]PW[wine]RE[B+1]TE[black win by five connection]\n;B[hh]C[opening move];W[hg]C[opening move]\n;B[ii]C[1203ms]\n)\n\n";
    let game = one(text);
    assert_eq!(game.board.rule, Some(Rule::Renju));
    assert_eq!(game.end, Some(FileEnd::Result(Outcome::Win(Side::First))));
    assert_eq!(info(&game, &other("TE")), "black win by five connection");
    assert_eq!(info(&game, &InfoField::Date), "2023.01.02 10:11:12");
    assert_eq!(info(&game, &InfoField::Rules), "4");
    assert_eq!(info(&game, &InfoField::Result), "B+1");
    assert_eq!(tree(&game), "h8 wh9 i7");
    assert_eq!(game.notes, []);
}

/// As Little Golem writes them: no size, no kind of game, columns by letters with I.
#[test]
fn games_of_little_golem() {
    let text = "(;FF[4]EV[gomoku.mc.2019.mar.1.7]PB[one]PW[two]SO[http://www.littlegolem.net];B[h8];W[i9];B[j10])";
    let game = one(text);
    assert_eq!(tree(&game), "h8 wi9 j10");
    assert_eq!(
        info(&game, &InfoField::Source),
        "http://www.littlegolem.net"
    );
    assert_eq!(kinds(&game), [NoteKind::GuessedSize { cols: 15, rows: 15 }]);
    let large = one("(;FF[4];B[j10];W[s19])");
    assert_eq!(large.board.cols, 19);
    assert_eq!(tree(&large), "j10 ws19");
}

/// As libraries of RenLib are exported: a Go game, in the code page of its author, with letters on
/// the branches.
#[test]
fn exports_of_renlib() {
    let mut text = b"(\n  ;GM[1]CA[gb2312]SZ[15]LB[hh:A]C[".to_vec();
    text.extend(b"\xb0\xcb\xd4\xc2 [1]");
    text.extend(b"]\n  ;B[hh]LB[hg:1][ig:ab]\n  (\n    ;W[hg]\n  )(\n    ;W[ig]C[good]\n  )\n)");
    let game = one(&text);
    assert_eq!(tree(&game), "h8 (wh9) (wi9)");
    assert_eq!(game.nodes[0].comment, "八月 [1]");
    assert_eq!(
        game.nodes[1].marks,
        [
            CellMark::label(Cell::new(7, 6), "1"),
            CellMark::label(Cell::new(8, 6), "ab"),
        ]
    );
    assert_eq!(kinds(&game), [NoteKind::OtherGame { number: "1".into() }]);
}

/// As Sabaki and CGoban write them.
#[test]
fn games_of_go_programs() {
    let text = "(;GM[1]FF[4]CA[UTF-8]AP[Sabaki:0.52.2]KM[6.5]SZ[19]DT[2024-05-06]RU[Japanese]HA[0]ST[2]\n;B[jj]MA[jj][kk]TR[aa];W[ki]BL[10]WL[95.5]OW[3];B[]SL[ab:bc];W[tt]N[end]C[so])";
    let game = one(text);
    assert_eq!(tree(&game), "j10 wk11 - w-");
    assert_eq!((game.board.cols, game.board.rule), (19, None));
    assert_eq!(info(&game, &other("AP")), "Sabaki:0.52.2");
    assert_eq!(info(&game, &InfoField::Rules), "Japanese");
    assert_eq!(
        kinds(&game),
        [
            NoteKind::OtherGame { number: "1".into() },
            NoteKind::UnknownRule {
                name: "Japanese".into()
            },
        ]
    );
    let shapes: Vec<_> = game.nodes[1]
        .marks
        .iter()
        .map(|it| it.shape.clone())
        .collect();
    assert_eq!(
        shapes,
        [MarkShape::Cross, MarkShape::Cross, MarkShape::Triangle]
    );
    let left = game.nodes[2].time_left.expect("a clock");
    assert_eq!((left.main_ms, left.periods), (95_500, 3));
    assert_eq!(game.nodes[1].time_left, None);
    assert_eq!(game.nodes[3].marks.len(), 4);
    assert_eq!(game.nodes[4].comment, "end\nso");
}

/// As sites and small programs write them.
#[test]
fn games_of_small_programs() {
    for (text, rule, end) in [
        (
            "(;GM[4]FF[4]SZ[15]PB[黑]PW[白]RE[B+R];B[hh])",
            None,
            FileEnd::Resigned(Side::Second),
        ),
        (
            "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[Freestyle]AP[GomokuStudio:2.0]XPC[B]RE[W+];B[hh])",
            Some(Rule::Freestyle),
            FileEnd::Result(Outcome::Win(Side::Second)),
        ),
        (
            "(;FF[4]GM[4]CA[UTF-8]SZ[15]PB[Hanako]PW[Taro]RE[B+]RU[Renju]GC[Opening: RIF.]\n;B[hh])\n",
            Some(Rule::Renju),
            FileEnd::Result(Outcome::Win(Side::First)),
        ),
        (
            "(;GM[11]FF[4]SZ[15:15]RU[Standard]RE[W];B[hh])",
            Some(Rule::Exact),
            FileEnd::Result(Outcome::Win(Side::Second)),
        ),
    ] {
        let game = one(text);
        assert_eq!(tree(&game), "h8", "{text}");
        assert_eq!(game.board.rule, rule, "{text}");
        assert_eq!(game.end, Some(end), "{text}");
    }
}

#[test]
fn a_move_in_the_first_node_and_several_in_one() {
    let game = one("(;GM[4]SZ[15]GN[x]B[hh]C[first];W[ii]B[jj]W[kk]C[last])");
    assert_eq!(tree(&game), "h8 wi7 j6 wk5");
    assert_eq!(game.nodes[0].comment, "");
    assert_eq!(game.nodes[1].comment, "first");
    assert_eq!(game.nodes[4].comment, "last");
}

#[test]
fn two_moves_of_a_side_and_moves_behind_the_win_are_kept() {
    let game = one("(;GM[4]SZ[15];B[aa];B[ba];B[ca];B[da];B[ea];B[fa];W[aa];W[zz];B[oo])");
    assert_eq!(tree(&game), "a15 b15 c15 d15 e15 f15 wa15");
    let found = "W[zz]".to_owned();
    assert_eq!(kinds(&game), [NoteKind::Rest { found }]);
    assert_eq!(game.notes[0].place.column, 57);
}

#[test]
fn rectangles_of_stones_and_marks() {
    let game = one("(;GM[4]SZ[15]AB[aa:bb][oo]AW[cc:ca]AE[bb];B[dd]TR[aa:ac]L[aa][bb])");
    let setup = game.nodes[0].setup.as_ref().expect("stones");
    assert_eq!(setup.cells.len(), 5 + 3 + 1);
    assert_eq!(setup.cells.last(), Some(&(Cell::new(1, 1), None)));
    let labels = &game.nodes[1].marks[3..];
    assert_eq!(
        labels,
        [
            CellMark::label(Cell::new(0, 0), "A"),
            CellMark::label(Cell::new(1, 1), "B"),
        ]
    );
}

#[test]
fn unknown_properties_are_told_once() {
    let text = "(;GM[4]SZ[15];B[aa]XX[1];W[bb]XX[2]YY[3];B[cc]XX[4]GB[1])";
    let told: Vec<_> = ["XX", "YY", "GB"]
        .map(|what| NoteKind::PassedOver { what: what.into() })
        .into();
    assert_eq!(kinds(&one(text)), told);
}

#[test]
fn coordinates_by_name_and_by_number() {
    for moves in [
        ";B[h8];W[i9]",
        ";B[H8];W[I9]",
        ";B[hh];W[ig]",
        ";B[HH];W[IG]",
        ";B[8,8];W[9,7]",
    ] {
        let game = one(format!("(;GM[4]SZ[15]{moves})"));
        assert_eq!(tree(&game), "h8 wi9", "{moves}");
    }
    assert_eq!(tree(&one("(;GM[4]SZ[15];B[7,7];W[0,0])")), "h8 wa15");
    let without_i = one("(;GM[4]SZ[15];B[H8];W[P15])");
    assert_eq!(tree(&without_i), "h8 wo15");
    let guess = CoordinateGuess::WithoutI;
    assert_eq!(kinds(&without_i), [NoteKind::GuessedCoordinates { guess }]);
}

#[test]
fn rules_that_are_unknown_or_doubtful_are_told() {
    let caro = one("(;GM[4]SZ[15]RU[caro];B[hh])");
    assert_eq!(caro.board.rule, None);
    assert_eq!(
        kinds(&caro),
        [NoteKind::UnknownRule {
            name: "caro".into()
        }]
    );
    let gomoku = one("(;GM[4]SZ[15]RU[Gomoku];B[hh])");
    let told = NoteKind::GuessedRule {
        name: "Gomoku".into(),
        rule: Rule::Exact,
    };
    assert_eq!(kinds(&gomoku), [told]);
    let swap = one("(;GM[4]SZ[15]RU[renju:taraguchi];B[hh])");
    assert_eq!(swap.board.opening, Some(RuleName::Taraguchi10));
    assert_eq!(swap.notes, []);
}

/// What this program wrote before.
#[test]
fn own_files() {
    let text = "(;FF[4]GM[4]CA[UTF-8]AP[fivefold:0.0.1]\nSZ[15]RU[mnk:15x15x5,renju]PB[person]PW[level-3]RE[W+F]TM[300]OT[10 fischer, 3x20 byo-yomi]\n;B[hh]ET[2.500]BL[297.500]OB[3];W[ii]ET[0.100]WL[299.900]OW[3]C[a\\]b\\\\])\n";
    let game = one(text);
    assert!(game.is_own);
    assert_eq!(game.board.id.as_deref(), Some("mnk:15x15x5,renju"));
    assert_eq!(info(&game, &InfoField::FirstPlayer), "person");
    assert_eq!(info(&game, &InfoField::SecondPlayer), "level-3");
    assert_eq!(game.end, Some(FileEnd::Foul(Side::First)));
    let clock = game.clock.expect("clocks");
    assert_eq!(
        (
            clock.main(),
            clock.increment(),
            clock.periods(),
            clock.period()
        ),
        (300, 10, 3, 20)
    );
    assert_eq!(game.nodes[1].time.map(|it| it.as_millis()), Some(2_500));
    assert_eq!(
        game.nodes[2].time_left.map(|it| (it.main_ms, it.periods)),
        Some((299_900, 3))
    );
    assert_eq!(game.nodes[2].comment, "a]b\\");
    assert_eq!(game.notes, []);
}

/// What people asked Go programs to read: names with brackets that lack a backslash, backslashes at
/// the end, values without anything in them, nodes as variations of their own.
#[test]
fn complaints_of_other_programs_users() {
    let game = one("(;GM[4]SZ[15]US[Matsuyama[3d]]PB[Ito[2d]]EV[]PC[]GC[a\n]SO[];B[hh])");
    assert_eq!(info(&game, &other("US")), "Matsuyama[3d]");
    assert_eq!(info(&game, &InfoField::FirstPlayer), "Ito[2d]");
    assert_eq!(info(&game, &InfoField::Remark), "a");
    assert_eq!(tree(&one(r"(;SZ[15]C[\\];B[aa];W[bb])")), "a15 wb14");
    assert_eq!(tree(&one(r"(;SZ[15]C[\];B[aa];W[bb])")), "a15 wb14");
    let game = one("(;FF[4]\nSZ[15]\nC[a: hi\nb: hf\n]\n;B[kd]\n(;W[dj]\n(;B[jk]\n(;W[cd])))\n)");
    assert_eq!(tree(&game), "k12 wd6 j5 wc12");
    let game = one("(;SZ[15]AP[WGo.js:2]FF[4]GM[1]CA[UTF-8];B[dd]C[a];;W[hd];)");
    assert_eq!(tree(&game), "d12  wh12");
}

#[test]
fn teams_stand_for_players() {
    let game = one("(;GM[4]SZ[15]BT[Japan]WT[Estonia]PW[Ants];B[hh])");
    assert_eq!(info(&game, &InfoField::FirstPlayer), "Japan");
    assert_eq!(info(&game, &InfoField::SecondPlayer), "Ants");
    assert_eq!(info(&game, &other("WT")), "Estonia");
}
