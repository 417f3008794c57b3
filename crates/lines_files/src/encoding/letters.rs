//! Which encoding bytes are in, told from their letters, where there is no detector.

use super::labels::{BIG5, EUC_KR, GBK, LATIN_1, SHIFT_JIS, has_two_bytes};
use super::{text_in, unreadable};

/// Encodings in which games are found, with letters that are frequent in their languages. Of those
/// that fit equally well the first one counts.
const FREQUENT: [(&str, &str); 8] = [
    (LATIN_1, "éèàüöäßñçóáíúêâîôõãåëïÉÖÄÜÅ"),
    ("windows-1251", "оеаинтсрвлкмдпуяызьбгчйхжюшцщэі"),
    ("windows-1250", "ěščřžýáíéůúťďňóôľĺąęłśźżćńőűöüČŠŘŽŁŚŻ"),
    ("KOI8-R", "оеаинтсрвлкмдпуяызьбгчйхжюшцщэ"),
    (
        GBK,
        "的一是不了在人有我他这个们来说为时会对后大小上下中国到出也年得就要以可学生好棋黑白子手活冲连五三四胜负禁王李张刘陈杨赵黄周吴徐孙",
    ),
    (
        BIG5,
        "的一是不了在人有我他這個們來說為時會對後大小上下中國到出也年得就要以可學生好棋黑白子手活衝連五三四勝負禁王李張劉陳楊趙黃周吳徐孫",
    ),
    (
        SHIFT_JIS,
        "のはがにをでとてしいたなるれかこすまらもだつくりさきせあよおうみけそちめわ黒白手勝四三五一二連珠",
    ),
    (
        EUC_KR,
        "이다는을를의에가한고지기사하도로은들어리나서아인시그만해수대자있보라게일정흑백승김박최좋니습겼",
    ),
];
/// What a letter counts that has been put together from two bytes without being frequent.
const RARE: usize = 35;
/// What a frequent letter counts.
const COMMON: usize = 100;

/// The encoding in which most letters are frequent ones.
pub(super) fn encoding(bytes: &[u8]) -> &'static str {
    let best = FREQUENT.iter().rev().max_by_key(|(encoding, frequent)| {
        let text = text_in(encoding, bytes);
        let foreign = text.chars().filter(|c| !c.is_ascii()).count();
        if unreadable(&text) * 50 > foreign {
            return 0;
        }
        let rare = if has_two_bytes(encoding) { RARE } else { 0 };
        let mut before = ' ';
        let mut sum = 0;
        for c in text.chars() {
            // No word has Latin and Cyrillic letters.
            let is_mixed = before.is_ascii_alphabetic() && is_cyrillic(c)
                || is_cyrillic(before) && c.is_ascii_alphabetic();
            sum = match (c.is_ascii(), frequent.contains(c)) {
                _ if is_mixed => 0,
                (true, _) => sum,
                (false, true) => sum + COMMON,
                (false, false) => sum + rare,
            };
            before = c;
        }
        sum / foreign.max(1)
    });
    best.map_or(LATIN_1, |(encoding, _)| encoding)
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..'\u{500}').contains(&c)
}
