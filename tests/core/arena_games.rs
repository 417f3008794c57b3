//! What `fivefold arena` keeps of its games, where they begin, and how a match that was stopped goes on.

use std::path::PathBuf;
use std::time::Instant;
use std::{env, fs, process, thread};

use fivefold::formats::{RowsFrom, read};
use serde_json::Value;

use crate::FIVEFOLD;
use fivefold_support::positions::position_of;
use fivefold_support::program::assert_contains;
use fivefold_support::talk::PATIENCE;

/// A file that is removed in the end.
struct Temporary(PathBuf);

impl Temporary {
    fn new(name: &str) -> Temporary {
        let file = env::temp_dir().join(format!("fivefold-games-{}-{name}", process::id()));
        let _ = fs::remove_file(&file);
        Temporary(file)
    }

    fn with(name: &str, text: impl AsRef<[u8]>) -> Temporary {
        let file = Temporary::new(name);
        fs::write(&file.0, text).expect("the file is written");
        file
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("text")
    }

    fn text(&self) -> String {
        fs::read_to_string(&self.0).expect("the file is there")
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn arguments<'a>(line: &'a str, more: &[&'a str]) -> Vec<&'a str> {
    [line.split(' ').collect(), more.to_vec()].concat()
}

fn played(line: &str, more: &[&str]) -> Value {
    FIVEFOLD.json(&arguments(line, more))
}

fn refused(line: &str, more: &[&str]) -> String {
    FIVEFOLD.refused(&arguments(line, more))
}

#[test]
fn games_are_appended_as_sgf_and_pgn() {
    let (sgf, pgn) = (Temporary::new("a.sgf"), Temporary::new("a.pgn"));
    let line = "arena mnk:9x9x5 level-2 engine:nodes=200 --games 4 --openings 3";
    let keep = ["--sgf", sgf.path(), "--pgn", pgn.path()];
    let found = played(line, &keep);
    let one = &found["matches"][0];
    let text = sgf.text();
    let games: Vec<&str> = text.split_terminator("\n\n").collect();
    assert_eq!(games.len(), 4);
    let mut black_wins = 0;
    let mut plies = 0;
    for game in &games {
        assert!(game.contains("engine:nodes=200"), "{game}");
        black_wins += usize::from(game.contains("RE[B+"));
        let read = read(game, RowsFrom::Bottom).unwrap_or_else(|error| panic!("{error}: {game}"));
        assert_eq!(read.start(), &position_of("mnk:9x9x5"));
        plies += read.moves().len() - 3;
    }
    assert_eq!(one["plies"], plies);
    let text = pgn.text();
    assert_eq!(text.matches("[Event ").count(), 4);
    assert_eq!(
        text.matches("[Result \"0-1\"]").count(),
        black_wins,
        "{text}"
    );
    let words = [
        "[Round \"1.1\"]",
        "[Round \"2.2\"]",
        "[Black \"level-2\"]",
        "[PlyCount \"",
    ];
    assert_contains(&text, &words);
    // In the second game of a pair the seats are swapped.
    let seats: Vec<_> = text
        .lines()
        .filter(|line| line.starts_with("[Black"))
        .collect();
    assert_eq!(seats[0], seats[2]);
    assert_ne!(seats[0], seats[1]);
    played(line, &keep);
    assert_eq!(
        sgf.text().split_terminator("\n\n").count(),
        8,
        "they are appended"
    );
}

#[test]
fn games_that_cannot_be_kept_are_refused_before_the_first() {
    let sgf = Temporary::new("none.sgf");
    let told = refused("arena nim:3,4,5 random random", &["--sgf", sgf.path()]);
    assert_contains(&told, &["--sgf"]);
    for option in ["--sgf", "--pgn", "--resume"] {
        let told = refused(
            "arena mnk:9x9x5 random random",
            &[option, "/no/such/folder/file"],
        );
        assert_contains(&told, &["/no/such/folder/file cannot be written"]);
    }
}

#[test]
fn openings_come_from_a_file_each_twice() {
    let text = "# moves, with blanks and without\r\nh8 i9 j10\r\nH8I9\r\n\r\n\
                # Gomocup's offsets from the middle\r\n0,0, 1,1, 2,2\r\n-1,-2,3,4\r\n\
                # ids\r\nmnk:15x15x5:7/7o7/15/15/15/15/15/15/15/15/15/15/15/15/15@2\r\n\
                mnk:15x15x5 a1 b2\r\n";
    let text = text.replace("7/7o7/15", "15/7o7/15");
    let (file, sgf) = (
        Temporary::with("openings.txt", text),
        Temporary::new("openings.sgf"),
    );
    let more = ["--openings", file.path(), "--sgf", sgf.path()];
    played("arena mnk:15x15x5 random random --games 14 --jobs 1", &more);
    let text = sgf.text();
    let games: Vec<Vec<String>> = text
        .split_terminator("\n\n")
        .map(|game| {
            let read = read(game, RowsFrom::Bottom).expect("a game");
            let mut position = read.start().clone();
            let mut names = vec![];
            for &mv in read.moves() {
                names.push(position.move_text(mv));
                position.play(mv).expect("legal");
            }
            names
        })
        .collect();
    assert_eq!(games.len(), 14);
    for (pair, start) in [
        &["h8", "i9", "j10"][..],
        &["h8", "i9"],
        &["h8", "i7", "j6"],
        &["g10", "k4"],
        &[],
        &["a1", "b2"],
        // The first again.
        &["h8", "i9", "j10"],
    ]
    .iter()
    .enumerate()
    {
        for game in &games[2 * pair..2 * pair + 2] {
            assert_eq!(&game[..start.len()], *start, "{pair}");
        }
    }
}

#[test]
fn openings_that_are_none_are_told_with_their_place() {
    let line = "arena mnk:15x15x5 random random --games 2";
    for (text, words) in [
        ("h8 i9\nh8 h8\n", &["line 2", "taken"][..]),
        ("0,0, 8,0\n", &["line 1", "off the board"]),
        ("0,0, 1\n", &["line 1"]),
        ("\nhello\n", &["line 2"]),
        (
            "mnk:9x9x5 e5\n",
            &["line 1", "mnk:9x9x5", "mnk:15x15x5 is played"],
        ),
        (
            "a1 a2 b1 b2 c1 c2 d1 d2 e1\n",
            &["line 1", "over before it begins"],
        ),
        ("# nothing\n", &["there is no opening"]),
    ] {
        let file = Temporary::with("wrong.txt", text);
        let told = refused(line, &["--openings", file.path()]);
        assert_contains(&told, &[words, &[file.path()]].concat());
    }
    assert_contains(
        &refused(line, &["--openings", "no-such-file"]),
        &["no-such-file"],
    );
    assert_contains(&refused(line, &["--openings", "1001"]), &["0..=1000"]);
}

#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let line = "arena mnk:7x7x4 level-2 level-3 boora-05 --games 8 --openings 2 --jobs 1";
    let whole = played(line, &[]);
    let file = Temporary::new("resume");
    let keep = ["--resume", file.path()];
    assert_eq!(played(line, &keep), whole);
    let all = file.text();
    assert_eq!(all.lines().count(), 1 + 3 * 4);
    // Nothing is left to be played.
    assert_eq!(played(line, &keep), whole);
    assert_eq!(file.text(), all);
    // The program was killed while it wrote the seventh pair.
    let lines: Vec<&str> = all.lines().collect();
    let torn = format!("{}\n{}", lines[..7].join("\n"), &lines[7][..20]);
    fs::write(&file.0, torn).expect("the file is written");
    assert_eq!(played(line, &keep), whole);
    assert_eq!(file.text(), all);
    // Even in the first line.
    fs::write(&file.0, &lines[0][..30]).expect("the file is written");
    assert_eq!(played(line, &keep), whole);
}

#[test]
fn the_file_of_another_match_is_refused_and_left_as_it_is() {
    let file = Temporary::new("other");
    let keep = ["--resume", file.path()];
    let line = "arena nim:3,4,5 random level-1 --games 4";
    played(line, &keep);
    let before = file.text();
    for (other, difference) in [
        (
            "arena nim:3,4,5 random level-1 --games 4 --seed 2",
            "seed was 1, and is 2 now",
        ),
        (
            "arena nim:3,4,5 random level-1 --games 6",
            "games was 4, and is 6 now",
        ),
        ("arena nim:3,4,5 random level-2 --games 4", "players was"),
        ("arena nim:3,4,6 random level-1 --games 4", "id was"),
    ] {
        assert_contains(&refused(other, &keep), &["is of another match", difference]);
    }
    let text = Temporary::with("text", "my letters\n");
    let told = refused(line, &["--resume", text.path()]);
    assert_contains(&told, &["no file of an interrupted match"]);
    assert_eq!(text.text(), "my letters\n");
    assert_eq!(file.text(), before);
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let file = Temporary::new("killed");
    let line = "arena mnk:9x9x5 level-3 level-2 --games 40 --jobs 2";
    let whole = played(line, &[]);
    let keep = ["--resume", file.path()];
    let mut child = FIVEFOLD
        .command(&arguments(line, &keep))
        .spawn()
        .expect("it starts");
    let begun = Instant::now();
    let lines = || fs::read_to_string(&file.0).map_or(0, |text| text.lines().count());
    while lines() < 3 && child.try_wait().expect("it can be asked").is_none() {
        assert!(begun.elapsed() < PATIENCE, "nothing is kept");
        thread::yield_now();
    }
    child.kill().expect("it can be killed");
    child.wait().expect("it ends");
    assert_eq!(played(line, &keep), whole);
}
