//! Saved games as KJumpingCube writes them, and damaged ones.

use fivefold_rules::{Outcome, Side};
use proptest::prelude::*;

use super::*;

/// A file as KDE writes it: groups and keys in the order of their names. `cubes` are owner and points, column
/// by column.
fn file(side: u8, on_turn: u8, cubes: &[(u8, u8)]) -> String {
    let mut text = format!("[Game]\nComputerPlayer1=false\nCubeDim={side}\nKepler1=true\n");
    for (index, (owner, points)) in (0..).zip(cubes) {
        let (x, y) = (index / side, index % side);
        text += &format!("{x},{y}={owner},{points}\n");
    }
    text + format!("onTurn={on_turn}\n\n[KJumpingCube]\nVersion=2.2.24122\n").as_str()
}

/// Three by three: a corner and the middle are the first side's, an edge the second's.
fn three() -> String {
    let mut cubes = [(0, 1); 9];
    cubes[0] = (1, 2);
    cubes[1] = (2, 3);
    cubes[4] = (1, 4);
    file(3, 2, &cubes)
}

fn open(bytes: &[u8]) -> Result<OpenedGame, GameFormatError> {
    let mut found = None;
    read(bytes, &mut |game| {
        found = Some(game);
        ControlFlow::Continue(())
    })?;
    found.expect("a game or a reason")
}

/// The start of the game, and the keys of what is said; those of a place with their lines.
fn told(bytes: &[u8]) -> (String, Vec<String>) {
    let opened = open(bytes).expect("a game");
    let notes = opened.notes.iter().map(|note| {
        use fivefold_words::sentence::Argument;
        let line = note.arguments.iter().find_map(|(_, it)| match it {
            Argument::Sentence(inner) => Some(inner.key.to_string()),
            _ => None,
        });
        line.unwrap_or_else(|| note.key.to_string())
    });
    let start = opened.game_match.start();
    (start.to_string(), notes.collect())
}

const RULES: &str = "kjumpingcube-rules";

#[test]
fn a_saved_game_opens_as_it_stood() {
    let (start, notes) = told(three().as_bytes());
    // Columns from the left, rows from the top; a point more than atoms.
    assert_eq!(start, "atoms:3x3,chain:a2/Bc1/3@2");
    assert_eq!(notes, [RULES]);
}

#[test]
fn habits_of_editors_and_older_versions_change_nothing() {
    let plain = three();
    let (start, _) = told(plain.as_bytes());
    let with_settings_first = plain.replace("[Game]\n", "# saved\n\n [ game ]\n");
    let size_in_head = plain.replace("CubeDim=3\n", "") + "CubeDim=3\n";
    for (habit, text) in [
        ("ends of lines of Windows", plain.replace('\n', "\r\n")),
        ("ends of lines of old Macs", plain.replace('\n', "\r")),
        ("a mark of UTF-8", format!("\u{feff}{plain}")),
        ("blanks", plain.replace('=', " = ").replace(',', ", ")),
        ("marks of KDE", plain.replace("CubeDim", "CubeDim[$i]")),
        ("commas at the end", plain.replace("=0,1\n", "=0,1,\n")),
        ("remarks", with_settings_first),
        ("version 1.0", size_in_head),
        ("letters", plain.replace("onTurn", "ONTURN")),
        ("without a head", plain.replace("[KJumpingCube]", "")),
        ("with a setting of tomorrow", plain.clone() + "Sound=loud\n"),
    ] {
        assert_eq!(
            told(text.as_bytes()),
            (start.clone(), vec![RULES.into()]),
            "{habit}"
        );
    }
    let utf_16: Vec<u8> = plain.encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(told(&[&[0xff, 0xfe], &utf_16[..]].concat()).0, start);
}

#[test]
fn damage_is_told_with_its_line() {
    let plain = three();
    for (text, start, key) in [
        (
            plain.replace("0,0=1,2", "0,0=1"),
            "atoms:3x3,chain:3/Bc1/3@2",
            "kjumpingcube-passed-over",
        ),
        (
            plain.replace("0,0=1,2", "0,0=3,2"),
            "atoms:3x3,chain:3/Bc1/3@2",
            "kjumpingcube-passed-over",
        ),
        (
            plain.replace("0,0=1,2", "0,0=1,9"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-too-many",
        ),
        (
            plain.replace("0,2=0,1", "0,2=0,2"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-too-many",
        ),
        (
            plain.replace("CubeDim=3", "CubeDim=99"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-size",
        ),
        (
            plain.replace("CubeDim=3", "hello"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-size",
        ),
        (
            plain.replace("2,2=0,1", "9,9=1,2"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-missing",
        ),
        (
            plain.replace("2,2=0,1", "2,2=1,1"),
            "atoms:3x3,chain:a2/Bc1/3@2",
            "kjumpingcube-freed",
        ),
        (
            // Six atoms: the first side is to move.
            plain.replace("onTurn=2", ""),
            "atoms:3x3,chain:a2/Bc1/3@1",
            "kjumpingcube-turn",
        ),
    ] {
        let (read, notes) = told(text.as_bytes());
        assert_eq!(read, start, "{text}");
        assert!(notes.iter().any(|note| note == key), "{notes:?} {text}");
    }
    let lost = plain.replace("0,0=1,2", "0,0=x");
    let opened = open(lost.as_bytes()).expect("a game");
    let expected = Sentence::new("kjumpingcube-at-line")
        .number("line", 5_usize)
        .sentence(
            "reason",
            Sentence::new("kjumpingcube-passed-over").text("what", "0,0=x".to_owned()),
        );
    assert!(opened.notes.contains(&expected), "{:?}", opened.notes);
}

#[test]
fn a_game_that_is_won_stays_won() {
    let mut cubes = [(1, 2); 9];
    cubes[4] = (1, 7);
    let opened = open(file(3, 1, &cubes).as_bytes()).expect("a game");
    let position = opened.game_match.position();
    assert_eq!(position.outcome(), Some(Outcome::Win(Side::First)));
    assert_eq!(position.to_string(), "atoms:3x3,chain:aaa/afa/aaa@2");
}

#[test]
fn a_fresh_game_is_the_start_of_a_game() {
    let (start, notes) = told(file(6, 1, &[(0, 1); 36]).as_bytes());
    assert_eq!(
        (start.as_str(), notes.len()),
        ("atoms:6x6,chain:6/6/6/6/6/6@1", 1)
    );
    let mut one = [(0, 1); 36];
    one[7] = (1, 2);
    let (start, notes) = told(file(6, 2, &one).as_bytes());
    assert_eq!(start, "atoms:6x6,chain:6/1a4/6/6/6/6@2");
    assert_eq!(notes.len(), 1);
}

#[test]
fn what_is_no_board_is_refused_with_the_reason() {
    for text in [
        "[KJumpingCube]\nVersion=1.1\n",
        "[KJumpingCube]\n[Game]\nCubeDim=2\n",
    ] {
        assert!(is_saved_game(text.as_bytes()));
        assert_eq!(open(text.as_bytes()).err(), Some(no_board()), "{text}");
    }
    for text in [
        "",
        "[Event \"x\"]\n1. h8 i9",
        "0,0\n1,1",
        "(;GM[4]B[hh])",
        "1,2=3,4",
    ] {
        assert!(!is_saved_game(text.as_bytes()), "{text}");
    }
}

proptest! {
    /// Every board that KJumpingCube can save while a game goes on comes back cell by cell.
    #[test]
    fn every_board_opens(
        side in 3_u8..=15,
        on_turn in 1_u8..=2,
        seeds in prop::collection::vec((0_u8..=2, 0_u8..4), 225),
    ) {
        let params = AtomsParams { cols: side, rows: side, chain: true };
        let cubes: Vec<(u8, u8)> = (0..usize::from(side) * usize::from(side)).map(|index| {
            let (owner, points) = seeds[index];
            let cell = Cell::new(index as u8 / side, index as u8 % side);
            match owner {
                0 => (0, 1),
                _ => (owner, 1 + points % params.critical(cell)),
            }
        }).collect();
        let owns = |owner| cubes.iter().any(|&(of, points)| of == owner && points > 1);
        prop_assume!(owns(1) && owns(2));
        let opened = open(file(side, on_turn, &cubes).as_bytes()).expect("a game");
        let position = opened.game_match.position();
        let atoms: &Atoms = position.as_game().expect("Atoms");
        for (index, &(owner, points)) in cubes.iter().enumerate() {
            let cell = Cell::new(index as u8 / side, index as u8 % side);
            prop_assert_eq!(atoms.count(cell), points - 1);
            let owner = (points > 1).then(|| Side::BOTH[usize::from(owner) - 1]);
            prop_assert_eq!(atoms.owner(cell), owner);
        }
        prop_assert_eq!(position.side_to_move(), Side::BOTH[usize::from(on_turn) - 1]);
    }

    /// Damage anywhere leaves a game or a reason.
    #[test]
    fn damaged_files_never_panic(
        at in 0_usize..400,
        with in prop::collection::vec(any::<u8>(), 0..12),
        cut in 0_usize..8,
    ) {
        let mut bytes = three().into_bytes();
        let at = at.min(bytes.len());
        let end = (at + cut).min(bytes.len());
        bytes.splice(at..end, with);
        if is_saved_game(&bytes) {
            let _ = open(&bytes);
        }
    }
}
