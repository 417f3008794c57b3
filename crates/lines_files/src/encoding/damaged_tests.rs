//! Files of which a part is damaged, or in another encoding than the rest.

use encoding_rs::Encoding;
use proptest::prelude::*;
use proptest::sample::select;

use super::*;

/// What people write behind moves.
fn any_comment() -> impl Strategy<Value = &'static str> {
    select(vec![
        "黑棋走得很好，白棋只能防守",
        "黒の勝ちです。ここで四ノビ",
        "Белые выигрывают, хороший ход",
        "흑이 이겼습니다 좋은 수",
        "příští tah černého",
        "Größe, déjà gagné",
        "a good move",
    ])
}

/// Bytes that stand in the place of a comment: anything but what ends it, or a comment of another program.
fn any_damage() -> impl Strategy<Value = Vec<u8>> {
    let byte = any::<u8>().prop_filter("the end of a value", |byte| !b"[]\\\n\r".contains(byte));
    let labels = select(vec![
        "gbk",
        "big5",
        "shift_jis",
        "euc-kr",
        "windows-1251",
        "windows-1250",
    ]);
    prop_oneof![
        prop::collection::vec(byte, 1..60),
        (labels, any_comment()).prop_map(|(label, text)| {
            let encoding = Encoding::for_label(label.as_bytes()).expect("an encoding");
            let text = encoding.encode(text).0.into_owned();
            text.into_iter()
                .filter(|byte| !b"[]\\".contains(byte))
                .collect()
        }),
    ]
}

fn file(comments: &[Vec<u8>], between: &str) -> Vec<u8> {
    let mut bytes = b"(;GM[4]SZ[15]".to_vec();
    for comment in comments {
        bytes.extend(between.bytes());
        bytes.extend(b";B[hh]C[");
        bytes.extend(comment);
        bytes.push(b']');
    }
    bytes.push(b')');
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever one comment has become, the others are read as they were written.
    #[test]
    fn one_damaged_comment_spoils_no_other(
        comments in prop::collection::vec(any_comment(), 3..12),
        damage in any_damage(),
        at in any::<prop::sample::Index>(),
        between in select(vec!["", "\n", "\r\n"]),
    ) {
        let foreign = |text: &&&str| text.chars().filter(|c| !c.is_ascii()).count() >= 4;
        prop_assume!(comments.iter().filter(foreign).count() >= 3);
        let whole: Vec<Vec<u8>> = comments.iter().map(|it| it.as_bytes().to_vec()).collect();
        let mut damaged = whole.clone();
        damaged.insert(at.index(whole.len() + 1), damage);
        let decoded = decode(&file(&damaged, between));
        for comment in &comments {
            let value = format!("C[{comment}]");
            prop_assert!(decoded.text.contains(&value), "{value} in {}", decoded.text);
        }
    }

    /// A stray byte costs one letter.
    #[test]
    fn a_stray_byte_costs_one_letter(
        comments in prop::collection::vec(any_comment(), 2..8),
        at in any::<prop::sample::Index>(),
    ) {
        let whole: Vec<Vec<u8>> = comments.iter().map(|it| it.as_bytes().to_vec()).collect();
        let text = String::from_utf8(file(&whole, "")).expect("UTF-8");
        prop_assume!(text.chars().filter(|c| !c.is_ascii()).count() > 4);
        let ends: Vec<usize> = text.char_indices().map(|(index, _)| index).collect();
        let at = ends[at.index(ends.len())];
        let mut bytes = text.clone().into_bytes();
        bytes.insert(at, 0xff);
        let mut expected = text;
        expected.insert(at, char::REPLACEMENT_CHARACTER);
        prop_assert_eq!(decode(&bytes).text, expected);
    }

    /// A file in an older encoding is not taken for UTF-8.
    #[test]
    fn other_encodings_are_not_outvoted(
        label in select(vec![("gbk", 0), ("shift_jis", 1), ("windows-1251", 2), ("euc-kr", 3)]),
        count in 1_usize..12,
    ) {
        let texts = [
            "黑棋走得很好，白棋只能防守",
            "黒の勝ちです。ここで四ノビ",
            "Белые выигрывают, хороший ход",
            "흑이 이겼습니다 좋은 수",
        ];
        let (label, index) = label;
        let encoding = Encoding::for_label(label.as_bytes()).expect("an encoding");
        let comment = encoding.encode(texts[index]).0.into_owned();
        let decoded = decode(&file(&vec![comment; count], "\n"));
        prop_assert!(decoded.text.contains(texts[index]), "{}", decoded.text);
    }
}
