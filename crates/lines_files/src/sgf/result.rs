//! How a game ended, in words.

use fivefold_rules::{Outcome, Side};

use crate::FileEnd;

/// The words that [`read`] reads as the same. `is_renju`: the rules are those of renju.
pub(super) fn words(end: FileEnd, is_renju: bool) -> String {
    let colour = |side| match side {
        Side::First => 'B',
        Side::Second => 'W',
    };
    let (winner, how) = match end {
        FileEnd::Result(Outcome::Draw) => return "0".to_owned(),
        FileEnd::Result(Outcome::Win(side)) => (side, ""),
        FileEnd::Resigned(side) => (side.other(), "R"),
        FileEnd::OutOfTime(side) => (side.other(), "T"),
        FileEnd::Foul(side) if is_renju && side == Side::First => (side.other(), "F"),
        FileEnd::Foul(side) => (side.other(), "Foul"),
    };
    format!("{}+{how}", colour(winner))
}

/// Reads a result: `B+R`, `W+Time`, `Black wins by resignation`, `1-0`, `0`, `Draw`, in some
/// languages. Nothing where the words tell none (`?`, `Void`).
///
/// `F` means that the game was forfeited; in renju that is how black loses by a foul.
pub(super) fn read(text: &str, is_renju: bool) -> Option<FileEnd> {
    let text = text.trim().to_lowercase();
    if DRAWS.contains(&text.as_str()) {
        return Some(FileEnd::Result(Outcome::Draw));
    }
    let score = SCORES.iter().find(|(score, _)| *score == text);
    if let Some((_, winner)) = score {
        return Some(FileEnd::Result(Outcome::Win(*winner)));
    }
    let (winner, how) = match text.split_once('+') {
        Some((_, how)) if DRAWS.contains(&how.trim()) => {
            return Some(FileEnd::Result(Outcome::Draw));
        }
        Some((winner, how)) => (side_in(winner)?, how.trim()),
        None => (winner_in(&text)?, text.as_str()),
    };
    let loser = winner.other();
    let has = |words: &[&str]| words.iter().any(|word| how.contains(word));
    Some(match how {
        "r" => FileEnd::Resigned(loser),
        "t" => FileEnd::OutOfTime(loser),
        "f" | "forfeit" if is_renju && loser == Side::First => FileEnd::Foul(loser),
        _ if has(&RESIGNED) => FileEnd::Resigned(loser),
        _ if has(&ON_TIME) => FileEnd::OutOfTime(loser),
        _ if has(&FOUL) && loser == Side::First => FileEnd::Foul(loser),
        _ => FileEnd::Result(Outcome::Win(winner)),
    })
}

/// The side that some words are about, if it is one.
fn side_in(text: &str) -> Option<Side> {
    let names = |names: &[&str], letter: &str| {
        text.trim() == letter || names.iter().any(|name| text.contains(name))
    };
    match (names(&BLACK, "b"), names(&WHITE, "w")) {
        (true, false) => Some(Side::First),
        (false, true) => Some(Side::Second),
        _ => None,
    }
}

/// Who has won according to a sentence about one side.
fn winner_in(text: &str) -> Option<Side> {
    let side = side_in(text)?;
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let is_lost =
        has(&LOSES) || (!has(&WINS) && [&RESIGNED[..], &ON_TIME, &FOUL].into_iter().any(has));
    Some(if is_lost { side.other() } else { side })
}

const DRAWS: [&str; 27] = [
    "0",
    "draw",
    "drawn",
    "d",
    "tie",
    "jigo",
    "agreed draw",
    "1/2",
    "1/2-1/2",
    "½",
    "½-½",
    "½:½",
    "0.5-0.5",
    "0.5:0.5",
    "=",
    "remis",
    "unentschieden",
    "nulle",
    "tablas",
    "gelijkspel",
    "нічия",
    "ничья",
    "引き分け",
    "満局",
    "满局",
    "和棋",
    "平局",
];

/// The first number is black's.
const SCORES: [(&str, Side); 6] = [
    ("1-0", Side::First),
    ("1:0", Side::First),
    ("1 - 0", Side::First),
    ("0-1", Side::Second),
    ("0:1", Side::Second),
    ("0 - 1", Side::Second),
];

const BLACK: [&str; 14] = [
    "black", "schwarz", "noir", "negro", "negra", "zwart", "czarn", "чорн", "черн", "чёрн", "黑",
    "黒", "先手", "흑",
];
const WHITE: [&str; 13] = [
    "white", "weiß", "weiss", "blanc", "wit ", "biał", "bialy", "біл", "бел", "白", "後手", "后手",
    "백",
];
const WINS: [&str; 14] = [
    "win",
    "won",
    "victor",
    "gewinnt",
    "siegt",
    "gagne",
    "gana",
    "wint",
    "wygr",
    "вигра",
    "выигра",
    "побед",
    "胜",
    "勝",
];
const LOSES: [&str; 10] = [
    "lose",
    "lost",
    "verliert",
    "perd",
    "pierde",
    "verliest",
    "przegr",
    "програ",
    "проигра",
    "负",
];
const RESIGNED: [&str; 12] = [
    "resign",
    "gave up",
    "gives up",
    "aufg",
    "gibt auf",
    "abandon",
    "opgegeven",
    "geeft op",
    "podda",
    "сда",
    "投了",
    "认输",
];
const ON_TIME: [&str; 11] = [
    "time", "zeit", "temps", "tiempo", "tijd", "czas", "час", "врем", "超时", "時間", "时间",
];
const FOUL: [&str; 5] = ["foul", "forbidden", "overline", "禁手", "фол"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_have_many_forms() {
        let (black, white) = (Side::First, Side::Second);
        let won = |side| FileEnd::Result(Outcome::Win(side));
        let drawn = FileEnd::Result(Outcome::Draw);
        for (text, end) in [
            ("B+R", FileEnd::Resigned(white)),
            ("W+Resign", FileEnd::Resigned(black)),
            ("w+resign", FileEnd::Resigned(black)),
            ("B+T", FileEnd::OutOfTime(white)),
            ("B+Time", FileEnd::OutOfTime(white)),
            ("B+F", won(black)),
            ("W+Foul", FileEnd::Foul(black)),
            ("W+Forbidden move", FileEnd::Foul(black)),
            ("B+", won(black)),
            ("B+1", won(black)),
            ("W+0.5", won(white)),
            ("B+5", won(black)),
            ("B", won(black)),
            ("W", won(white)),
            ("Black wins", won(black)),
            ("White wins by resignation", FileEnd::Resigned(black)),
            ("Black resigns", FileEnd::Resigned(black)),
            ("White lost on time", FileEnd::OutOfTime(white)),
            ("black won on time", FileEnd::OutOfTime(white)),
            ("Schwarz gewinnt", won(black)),
            ("Weiß gibt auf", FileEnd::Resigned(white)),
            ("Les noirs gagnent", won(black)),
            ("Белые выиграли", won(white)),
            ("黑胜", won(black)),
            ("黒の勝ち", won(black)),
            ("白中盘胜", won(white)),
            ("1-0", won(black)),
            ("0:1", won(white)),
            ("0", drawn),
            ("Draw", drawn),
            ("B+Draw", drawn),
            ("1/2-1/2", drawn),
            ("Jigo", drawn),
            ("満局", drawn),
        ] {
            assert_eq!(read(text, false), Some(end), "{text}");
        }
        for text in [
            "",
            "?",
            "Void",
            "unknown",
            "*",
            "+R",
            "x+R",
            "black or white",
        ] {
            assert_eq!(read(text, false), None, "{text}");
        }
        assert_eq!(read("W+F", true), Some(FileEnd::Foul(black)));
        assert_eq!(read("B+F", true), Some(won(black)));
    }

    #[test]
    fn what_is_written_is_read_as_the_same() {
        for side in Side::BOTH {
            for end in [
                FileEnd::Result(Outcome::Win(side)),
                FileEnd::Result(Outcome::Draw),
                FileEnd::Resigned(side),
                FileEnd::OutOfTime(side),
                FileEnd::Foul(Side::First),
            ] {
                for is_renju in [false, true] {
                    assert_eq!(read(&words(end, is_renju), is_renju), Some(end));
                }
            }
        }
    }
}
