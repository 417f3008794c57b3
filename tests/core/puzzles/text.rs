//! The file of puzzles: what is wrong in it is told with the place.

use fivefold::formats::puzzles::{PuzzleLineError, PuzzlesError, read};

#[test]
fn a_bad_line_is_told_with_place_reason_and_remedy() {
    for (bad, told) in [
        (
            "nim:3,4,5",
            "line 2: the line ends where the first move should follow",
        ),
        (
            "nim:3,4,5 a2 only 3",
            "line 2: the line ends where the number of tempting moves (0 to 9) should follow",
        ),
        (
            "nim:3,4,5 a2 best 3 1",
            "line 2: `best` stands where a goal (only, win, force or survive) should",
        ),
        (
            "nim:3,4,5 a2 only 0 1",
            "line 2: `0` stands where the depth (1 to 99) should",
        ),
        (
            "nim:3,4,5 a2 win 4 1",
            "line 2: `4` stands where an odd number of plies (1 to 99) should",
        ),
        (
            "nim:3,4,5 a2 only 3 10",
            "line 2: `10` stands where the number of tempting moves (0 to 9) should",
        ),
        (
            "nim:3,4,5 a2 only 3 1 !",
            "line 2: `!` stands behind the end of the puzzle; delete it",
        ),
    ] {
        let error = read(&format!("fivefold puzzles 1\n{bad}\n")).expect_err(bad);
        assert_eq!(error.to_string(), told, "{bad}");
    }
    let position = read("fivefold puzzles 1\n\n# a remark\nnim:3,x,5 a2 only 3 1\n");
    let error = position.expect_err("a wrong position");
    assert!(
        error
            .to_string()
            .starts_with("line 4: the position is wrong: "),
        "{error}"
    );
    let reason = |error| match error {
        PuzzlesError::Line { reason, .. } => Some(reason),
        _ => None,
    };
    assert!(matches!(reason(error), Some(PuzzleLineError::Position(_))));
    let error = read("fivefold puzzles 1\nnim:3,4,5 z2 only 3 1").expect_err("a wrong move");
    assert!(
        error.to_string().starts_with("line 2: the move is wrong: "),
        "{error}"
    );
}

#[test]
fn a_text_without_its_first_line_or_of_a_later_version_is_refused() {
    for text in ["", "nim:3,4,5 a2 only 3 1", "fivefold puzzles one"] {
        let error = read(text).expect_err(text);
        assert_eq!(error, PuzzlesError::NoHead);
        assert!(
            error.to_string().contains("`fivefold puzzles 1`"),
            "{error}"
        );
    }
    let error = read("fivefold puzzles 2\n").expect_err("a later format");
    assert_eq!(error, PuzzlesError::Later { found: 2 });
    let long = " ".repeat(5 << 20);
    assert!(matches!(read(&long), Err(PuzzlesError::TooLong { .. })));
    assert_eq!(read("\u{feff}fivefold puzzles 1\r\n\r\n"), Ok(Vec::new()));
}
