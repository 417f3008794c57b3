//! The rules of a game in words: which lines win, how it was opened.
//!
//! Programs write a name, the number that Gomocup gives to the rule, or both the rule and the way of
//! opening: `Renju`, `4`, `renju:taraguchi`, `Soosõrv-8`. This is the one place for names of rules, whatever the
//! format.

use std::fmt::Write as _;

use fivefold_lines::Rule;

use crate::{FileBoard, RuleName};

/// What stands between the rule, the length of a line and the opening.
const BETWEEN: char = ':';
/// What stands for the rule if only the rest is known.
const ANY_RULE: &str = "any";

/// What some words say about the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) rule: Option<Rule>,
    /// How many stones in a line win.
    pub(crate) len: Option<u8>,
    pub(crate) opening: Option<RuleName>,
    /// Whether the words mean different rules to different people.
    pub(crate) is_guess: bool,
    /// Whether something in the words is not known.
    pub(crate) has_unknown: bool,
}

/// The words that [`read`] reads as the same; nothing if nothing is known.
pub(crate) fn words(board: &FileBoard) -> Option<String> {
    if board.rule.is_none() && board.len.is_none() && board.opening.is_none() {
        return None;
    }
    let mut words = board.rule.map_or(ANY_RULE, Rule::word).to_owned();
    if let Some(len) = board.len {
        // Writing to a text cannot fail.
        let _ = write!(words, "{BETWEEN}{len}");
    }
    if let Some(opening) = board.opening {
        words.push(BETWEEN);
        words.push_str(opening.word());
    }
    Some(words)
}

/// Reads the rules.
pub(crate) fn read(text: &str) -> Rules {
    let text = text.trim().to_lowercase();
    if let Some(rules) = own(&text).or_else(|| numbered(&text)) {
        return rules;
    }
    let all: Vec<&str> = text
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    let (opening, used) = opening(&all);
    let rest: String = all
        .iter()
        .enumerate()
        .filter(|(index, word)| !used.contains(index) && !FILLERS.contains(word))
        .map(|(_, word)| *word)
        .collect();
    let known = RULES
        .iter()
        .find(|(_, words)| words.contains(&rest.as_str()));
    let is_guess = GUESSED.contains(&rest.as_str());
    let implied = opening.filter(|it| it.is_of_renju()).map(|_| Rule::Renju);
    Rules {
        rule: known
            .map(|(rule, _)| *rule)
            .or(is_guess.then_some(Rule::Exact))
            .or(implied.filter(|_| rest.is_empty())),
        len: None,
        opening,
        is_guess,
        has_unknown: !rest.is_empty() && known.is_none() && !is_guess,
    }
}

/// The words of this program.
fn own(text: &str) -> Option<Rules> {
    let mut parts = text.split(BETWEEN);
    let first = parts.next()?;
    let rule = Rule::ALL.into_iter().find(|rule| rule.word() == first);
    if rule.is_none() && first != ANY_RULE {
        return None;
    }
    let mut rules = Rules {
        rule,
        ..Rules::default()
    };
    for part in parts {
        let opening = RuleName::ALL.into_iter().find(|it| it.word() == part);
        match (opening, part.parse()) {
            (Some(opening), _) if rules.opening.is_none() => rules.opening = Some(opening),
            (None, Ok(len)) if rules.len.is_none() && rules.opening.is_none() => {
                rules.len = Some(len);
            }
            _ => return None,
        }
    }
    Some(rules)
}

/// A number as Gomocup's managers give it to programs (`INFO rule`): 1 exactly five, 2 the game goes
/// on when it is won, 4 renju, 8 caro; or a sum of these.
fn numbered(text: &str) -> Option<Rules> {
    let number: u8 = text.parse().ok()?;
    let rule = match number {
        0 | 2 => Some(Rule::Freestyle),
        1 | 3 => Some(Rule::Exact),
        4..8 => Some(Rule::Renju),
        _ => None,
    };
    Some(Rules {
        rule,
        has_unknown: rule.is_none(),
        ..Rules::default()
    })
}

/// How a game was opened, and which of the words say so.
fn opening(words: &[&str]) -> (Option<RuleName>, Vec<usize>) {
    if let Some(index) = words.windows(3).position(|it| it == FEDERATION) {
        return (Some(RuleName::Rif), (index..index + 3).collect());
    }
    for (index, word) in words.iter().enumerate() {
        let next = words.get(index + 1).copied().unwrap_or_default();
        // In one word: `RIFRule`, `GomokuPro`.
        let bare = word.strip_suffix("rules").or(word.strip_suffix("rule"));
        let bare = bare.unwrap_or(word);
        let bare = bare.strip_prefix("gomoku").unwrap_or(bare);
        let starts = |name: &str| bare.starts_with(name);
        let two = vec![index, index + 1];
        let is_count = |count: &str| next == count;
        let found = match bare {
            "swap" if is_count("2") => (RuleName::Swap2, two),
            "long" if next == "pro" => (RuleName::LongPro, two),
            "swap2" => (RuleName::Swap2, vec![index]),
            "swap" | "swap1" => (RuleName::Swap, vec![index]),
            "longpro" => (RuleName::LongPro, vec![index]),
            "pro" => (RuleName::Pro, vec![index]),
            "rif" => (RuleName::Rif, vec![index]),
            _ if starts("yamaguchi") || starts("山口") => (RuleName::Yamaguchi, vec![index]),
            _ if starts("soos") || starts("sõõ") || starts("索索夫") => {
                let used = if is_count("8") { two } else { vec![index] };
                (RuleName::Soosyrv8, used)
            }
            _ if starts("taraguchi") || starts("塔拉山口") => {
                let used = if is_count("10") { two } else { vec![index] };
                (RuleName::Taraguchi10, used)
            }
            _ => continue,
        };
        return (Some(found.0), found.1);
    }
    (None, Vec::new())
}

/// The whole name of the RIF.
const FEDERATION: [&str; 3] = ["renju", "international", "federation"];

/// Words that say nothing beside others.
const FILLERS: [&str; 8] = [
    "rule",
    "rules",
    "opening",
    "the",
    "game",
    "official",
    "international",
    "gomocup",
];

/// The names of the rules, without blanks.
const RULES: [(Rule, &[&str]); 3] = [
    (
        Rule::Freestyle,
        &[
            "free",
            "freestyle",
            "freegomoku",
            "gomokufree",
            "freestylegomoku",
            "gomokufreestyle",
            "freefive",
            "fiveormore",
            "nolimit",
            "unrestricted",
            "norestriction",
            "norestrictions",
            "無禁",
            "無禁手",
            "无禁",
            "无禁手",
            "自由",
            "自由五子棋",
            "无禁五子棋",
        ],
    ),
    (
        Rule::Exact,
        &[
            "exact",
            "exactfive",
            "exact5",
            "exactly5",
            "exactlyfive",
            "fiveexactly",
            "standard",
            "standardgomoku",
            "gomokustandard",
            "nooverline",
            "nooverlines",
            "标准",
            "標準",
            "标准五子棋",
        ],
    ),
    (
        Rule::Renju,
        &[
            "renju",
            "renjurif",
            "renjurenju",
            "gomokurenju",
            "renjugomoku",
            "renzyu",
            "rendzu",
            "連珠",
            "连珠",
            "レンジュ",
            "рендзю",
            "ренджу",
            "렌주",
            "有禁",
            "有禁手",
            "禁手",
        ],
    ),
];

/// Names under which tournaments play to exactly five, while some programs mean five or more.
const GUESSED: [&str; 2] = ["gomoku", "五目並べ"];

#[cfg(test)]
mod tests {
    use super::*;

    fn told(text: &str) -> (Option<Rule>, Option<RuleName>, bool) {
        let rules = read(text);
        (rules.rule, rules.opening, rules.has_unknown)
    }

    #[test]
    fn rules_have_names_and_numbers() {
        let cases = [
            (
                Rule::Renju,
                ["renju", "RENJU", "4", "5", "Renju rules", "连珠"],
            ),
            (
                Rule::Exact,
                ["1", "standard", "exact five", "Exactly-5", "Gomoku", "标准"],
            ),
            (
                Rule::Freestyle,
                ["0", "2", "Freestyle", "free style", "Free Gomoku", "无禁手"],
            ),
        ];
        for (rule, texts) in cases {
            for text in texts {
                assert_eq!(told(text), (Some(rule), None, false), "{text}");
            }
        }
        assert!(read("Gomoku").is_guess);
        assert!(!read("standard").is_guess);
    }

    #[test]
    fn openings_have_names() {
        let renju = Some(Rule::Renju);
        for (text, rule, opening) in [
            ("RIF", renju, RuleName::Rif),
            ("RIFRule", renju, RuleName::Rif),
            ("Renju International Federation", renju, RuleName::Rif),
            ("GomokuPro", None, RuleName::Pro),
            ("Sõõrv-8", renju, RuleName::Soosyrv8),
            ("Yamaguchi rule", renju, RuleName::Yamaguchi),
            ("RIF rule", renju, RuleName::Rif),
            ("Renju (Yamaguchi)", renju, RuleName::Yamaguchi),
            ("renju:taraguchi", renju, RuleName::Taraguchi10),
            ("Taraguchi-10", renju, RuleName::Taraguchi10),
            ("Taraguchi10", renju, RuleName::Taraguchi10),
            ("Soosõrv-8", renju, RuleName::Soosyrv8),
            ("Soosorv 8", renju, RuleName::Soosyrv8),
            ("renju soosyrv", renju, RuleName::Soosyrv8),
            ("Swap", None, RuleName::Swap),
            ("swap-2", None, RuleName::Swap2),
            ("Swap2", None, RuleName::Swap2),
            ("Gomoku Swap2", Some(Rule::Exact), RuleName::Swap2),
            (
                "Freestyle, Long Pro",
                Some(Rule::Freestyle),
                RuleName::LongPro,
            ),
            ("standard/pro", Some(Rule::Exact), RuleName::Pro),
        ] {
            assert_eq!(told(text), (rule, Some(opening), false), "{text}");
        }
    }

    #[test]
    fn unknown_rules_are_told() {
        for text in [
            "caro",
            "8",
            "free renju",
            "Japanese",
            "Sakata",
            "99",
            "omok",
        ] {
            assert_eq!(told(text), (None, None, true), "{text}");
        }
        assert_eq!(told(""), (None, None, false));
        assert_eq!(told("caro swap2"), (None, Some(RuleName::Swap2), true));
    }
}
