//! A valid game in any writer's habits is the same game.

use std::collections::BTreeSet;

use encoding_rs::{Encoding, GBK, SHIFT_JIS, UTF_8, UTF_16LE, WINDOWS_1251, WINDOWS_1252};
use proptest::prelude::*;
use proptest::sample::select;

use super::*;

/// How a program writes.
#[derive(Clone, Debug)]
struct Habits {
    between: &'static str,
    line_end: &'static str,
    names: Names,
    points: Points,
    encoding: &'static Encoding,
    /// Under which label the encoding is named, if it is.
    label: Option<&'static str>,
    has_mark: bool,
    /// Other properties in the first node and in the others.
    others: [&'static str; 2],
    before: &'static str,
    behind: &'static str,
    /// The first node's properties stand in this order: the smaller first.
    order: Vec<u8>,
    lacks_last_bracket: bool,
    joins_moves: bool,
    escapes: bool,
    moves_in_first_node: bool,
    comment_first: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Names {
    Short,
    Long,
    Small,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Points {
    Letters,
    Capitals,
    Named,
    NamedCapitals,
}

/// The words of a game: its players and comments are in one of these.
#[derive(Clone, Debug)]
struct Words {
    words: &'static [&'static str],
    encodings: &'static [(&'static Encoding, &'static [&'static str])],
}

const ENGLISH: Words = Words {
    words: &[
        "good",
        "see [A] or B",
        "a; b (c)",
        "x]y",
        "end: here",
        "Bond, J.",
        "[1]",
        "50%",
    ],
    encodings: &[
        (UTF_8, &["UTF-8", "utf8", "UTF8"]),
        (
            WINDOWS_1252,
            &["ISO-8859-1", "Latin-1", "latin1", "windows-1252"],
        ),
        (GBK, &["GB2312", "gbk"]),
    ],
};
const FRENCH: Words = Words {
    words: &["déjà vu", "naïveté", "Noël à l’été", "François", "où ça?"],
    encodings: &[
        (UTF_8, &["UTF-8"]),
        (UTF_16LE, &[]),
        (
            WINDOWS_1252,
            &["ISO-8859-1", "iso8859-1", "cp1252", "Windows-1252"],
        ),
    ],
};
const RUSSIAN: Words = Words {
    words: &[
        "хороший ход",
        "Белые выигрывают",
        "Сидоров",
        "смотри [А]",
        "дебют",
    ],
    encodings: &[
        (UTF_8, &["UTF-8"]),
        (UTF_16LE, &[]),
        (
            WINDOWS_1251,
            &["cp1251", "windows-1251", "Windows 1251", "CP-1251"],
        ),
    ],
};
const CHINESE: Words = Words {
    words: &["好棋", "黑棋胜", "王小明", "见 [甲]", "白棋的四三"],
    encodings: &[
        (UTF_8, &["UTF-8"]),
        (UTF_16LE, &[]),
        (GBK, &["gb2312", "GBK", "GB_2312-80", "cp936", "gb18030"]),
    ],
};
const JAPANESE: Words = Words {
    words: &[
        "良い手",
        "黒の勝ち",
        "河村典彦",
        "ここで四ノビ",
        "[A]が有力",
    ],
    encodings: &[
        (UTF_8, &["UTF-8"]),
        (
            SHIFT_JIS,
            &["Shift_JIS", "sjis", "shift-jis", "x-sjis", "cp932"],
        ),
    ],
};

/// A game: a main line with a variation, comments by the index of their words.
#[derive(Clone, Debug)]
struct Game {
    moves: Vec<(Side, Option<Cell>)>,
    comments: Vec<Option<&'static str>>,
    players: [&'static str; 2],
    /// Where a variation begins, and its moves.
    variation: (usize, Vec<(Side, Option<Cell>)>),
}

fn any_line(most: usize) -> impl Strategy<Value = Vec<(Side, Option<Cell>)>> {
    let cell = prop_oneof![
        20 => (0..15_u8, 0..15_u8).prop_map(|(col, row)| Some(Cell::new(col, row))),
        1 => Just(None),
    ];
    prop::collection::vec((round_trip::any_side(), cell), 1..most)
}

fn any_game(words: Words) -> impl Strategy<Value = Game> {
    let word = select(words.words.to_vec());
    let comments = prop::collection::vec(prop::option::of(word.clone()), 12);
    (
        any_line(12),
        any_line(4),
        comments,
        [word.clone(), word],
        0..12_usize,
    )
        .prop_map(|(moves, others, comments, players, at)| Game {
            variation: (at % moves.len(), others),
            moves,
            comments,
            players,
        })
}

fn any_habits(words: Words) -> impl Strategy<Value = Habits> {
    let encoding = select(words.encodings.to_vec()).prop_flat_map(|(encoding, labels)| {
        let named = prop::option::of(select(match labels {
            [] => vec![None],
            labels => labels.iter().map(|it| Some(*it)).collect(),
        }));
        (
            Just(encoding),
            named.prop_map(Option::flatten),
            any::<bool>(),
        )
    });
    let style = (
        select(vec!["", " ", "\n", "  \n\t", "\n\n"]),
        select(vec!["\n", "\r\n", "\r"]),
        select(vec![Names::Short, Names::Long, Names::Small]),
        select(vec![
            Points::Letters,
            Points::Capitals,
            Points::Named,
            Points::NamedCapitals,
        ]),
    );
    let others = (
        select(vec![
            "",
            "KM[6.5]",
            "XX[a][b]",
            "5A[gg][hh]",
            "AP[Some: thing]ST[2]",
            "VW[]",
        ]),
        select(vec!["", "GB[1]", "XY[a\\]b]", "TE[2]DM[1]"]),
        select(vec!["", "Subject: a game\n\n", "Game 1:\n", "(a game) "]),
        select(vec!["", "\n", "\n---\n", "\nYours, (me)", "\u{1a}"]),
    );
    let flags = (any::<[bool; 5]>(), prop::collection::vec(any::<u8>(), 5));
    (encoding, style, others, flags).prop_map(
        |((encoding, label, has_mark), style, others, (flags, order))| Habits {
            between: style.0,
            line_end: style.1,
            names: style.2,
            points: style.3,
            encoding,
            label,
            has_mark: has_mark && matches!(encoding.name(), "UTF-8" | "UTF-16LE")
                || encoding == UTF_16LE,
            others: [others.0, others.1],
            before: others.2,
            behind: if flags[0] { "" } else { others.3 },
            order,
            lacks_last_bracket: flags[0],
            joins_moves: flags[1],
            escapes: flags[2],
            moves_in_first_node: flags[3],
            comment_first: flags[4],
        },
    )
}

impl Habits {
    fn name(&self, short: &'static str) -> String {
        let long = match short {
            "B" => "Black",
            "W" => "White",
            "C" => "Comment",
            "SZ" => "SiZe",
            "PB" => "PlayerBlack",
            "PW" => "PlayerWhite",
            "GM" => "GaMe",
            "FF" => "FileFormat",
            "CA" => "ChAracterset",
            _ => short,
        };
        match self.names {
            Names::Short => short.to_owned(),
            Names::Long => long.to_owned(),
            // The name of the encoding must be found before the text can be read.
            Names::Small if short == "CA" => short.to_owned(),
            Names::Small => short.to_lowercase(),
        }
    }

    fn text(&self, text: &str) -> String {
        match self.escapes {
            true => text.replace('\\', "\\\\").replace(']', "\\]"),
            false => text.to_owned(),
        }
    }

    fn property(&self, name: &'static str, value: &str) -> String {
        format!("{}{}[{value}]", self.between, self.name(name))
    }

    fn point(&self, cell: Option<Cell>) -> String {
        let Some(cell) = cell else {
            return String::new();
        };
        let letters = super::super::points::PointSystem::letters(cell);
        match self.points {
            Points::Letters => letters,
            Points::Capitals => letters.to_uppercase(),
            Points::Named => cell_text(cell, 15),
            Points::NamedCapitals => cell_text(cell, 15).to_uppercase(),
        }
    }

    fn mv(&self, (side, cell): (Side, Option<Cell>)) -> String {
        let name = if side == Side::First { "B" } else { "W" };
        self.property(name, &self.point(cell))
    }

    fn node(&self, mv: (Side, Option<Cell>), comment: Option<&str>) -> String {
        let mv = self.mv(mv);
        let comment = comment.map(|it| self.property("C", &self.text(it)));
        let comment = comment.unwrap_or_default();
        let other = self.others[1];
        match self.comment_first {
            true => format!("{comment}{other}{mv}"),
            false => format!("{mv}{comment}{other}"),
        }
    }

    fn head(&self, game: &Game) -> String {
        let mut parts = vec![
            self.property("FF", "3"),
            self.property("GM", "4"),
            self.property("SZ", "15"),
            self.property("PB", &self.text(game.players[0])),
            self.property("PW", &self.text(game.players[1])) + self.others[0],
        ];
        parts.extend(self.label.map(|label| self.property("CA", label)));
        let mut order: Vec<_> = parts.iter().enumerate().collect();
        order.sort_by_key(|(index, _)| self.order.get(*index).copied().unwrap_or(128));
        order.into_iter().map(|(_, part)| part.as_str()).collect()
    }

    fn write(&self, game: &Game) -> Vec<u8> {
        let mut text = format!("{}({};{}", self.before, self.between, self.head(game));
        let (branch, variation) = &game.variation;
        for (index, mv) in game.moves.iter().enumerate() {
            if index == *branch {
                text.push_str(&format!("{}(", self.between));
            }
            let may_join = index != *branch
                && (self.joins_moves && index > 0 && game.comments[index - 1].is_none()
                    || self.moves_in_first_node && index == 0);
            let begin = if may_join { "" } else { ";" };
            text.push_str(&format!(
                "{}{begin}{}",
                self.between,
                self.node(*mv, game.comments[index])
            ));
        }
        text.push_str(")(");
        for mv in variation {
            text.push_str(&format!("{};{}", self.between, self.node(*mv, None)));
        }
        text.push_str(if self.lacks_last_bracket { ")" } else { "))" });
        text.push_str(self.behind);
        let text = text.replace('\n', self.line_end);
        let mark = if self.has_mark { "\u{feff}" } else { "" };
        if self.encoding == UTF_16LE {
            let text = format!("{mark}{text}");
            return text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        }
        let (bytes, _, has_lost) = self.encoding.encode(&text);
        assert!(!has_lost, "{text}");
        [mark.as_bytes(), &bytes].concat()
    }
}

fn read_back(game: &Game, habits: &Habits) -> Result<(), TestCaseError> {
    let bytes = habits.write(game);
    let read = one(&bytes);
    let shown = format!("{}\n{habits:?}", decode(&bytes).text);
    let mv = |(side, cell): (Side, Option<Cell>)| match cell {
        Some(cell) => FileMove::Stone(side, cell),
        None => FileMove::Pass(side),
    };
    let (branch, variation) = &game.variation;
    let mut nodes = vec![(0, None, "")];
    for (index, of) in game.moves.iter().enumerate() {
        nodes.push((
            index,
            Some(mv(*of)),
            game.comments[index].unwrap_or_default(),
        ));
    }
    for (index, of) in variation.iter().enumerate() {
        let parent = if index == 0 {
            *branch
        } else {
            game.moves.len() + index
        };
        nodes.push((parent, Some(mv(*of)), ""));
    }
    let of_read: Vec<_> = read
        .nodes
        .iter()
        .map(|node| (node.parent, node.mv, node.comment.as_str()))
        .collect();
    prop_assert_eq!(of_read, nodes, "{}", &shown);
    prop_assert_eq!(
        info(&read, &InfoField::FirstPlayer),
        game.players[0],
        "{}",
        &shown
    );
    prop_assert_eq!(
        info(&read, &InfoField::SecondPlayer),
        game.players[1],
        "{}",
        &shown
    );
    prop_assert_eq!((read.board.cols, read.board.rows), (15, 15));
    Ok(())
}

/// Detection has to be right where nothing is named, too, so there must be something to detect.
fn is_fair(game: &Game, habits: &Habits) -> bool {
    if habits.label.is_some() || [UTF_8, UTF_16LE].contains(&habits.encoding) {
        return true;
    }
    let comments = game.moves.iter().zip(&game.comments);
    let comments = comments.filter_map(|(_, comment)| *comment);
    let words: BTreeSet<&str> = game.players.into_iter().chain(comments).collect();
    let foreign = words.iter().flat_map(|word| word.chars());
    words.len() >= 4 && foreign.filter(|c| !c.is_ascii()).count() >= 6
}

fn any_case() -> impl Strategy<Value = (Game, Habits)> {
    select(vec![ENGLISH, FRENCH, RUSSIAN, CHINESE, JAPANESE])
        .prop_flat_map(|words| (any_game(words.clone()), any_habits(words)))
        .prop_map(|(game, mut habits)| {
            if !is_fair(&game, &habits) {
                habits.encoding = UTF_8;
            }
            (game, habits)
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_in_any_habits_is_the_same_game((game, habits) in any_case()) {
        read_back(&game, &habits)?;
    }
}
