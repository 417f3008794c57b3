//! Bytes as text.
//!
//! In this order: a byte order mark; UTF-8, if the bytes are that (all of them, or all but a few
//! stray ones); the encoding that SGF names under `CA`; what the bytes look like; Latin-1, which SGF
//! has where nothing is named. Names are those of <https://encoding.spec.whatwg.org>, in which GBK
//! stands for GB2312 and windows-1252 for Latin-1.
//!
//! The tables of all encodings are large. A browser has its own ([`use_decoder`]); everywhere else
//! they come with the feature `encodings`.

mod labels;
#[cfg(any(test, not(feature = "encodings")))]
mod letters;

use std::sync::OnceLock;

pub use fivefold_match::game_formats::Decoder;

use labels::{LATIN_1, UTF_8, encoding_of_label};

use crate::places::Places;
use crate::{FileNote, FilePlace, NoteKind};

/// Most bytes from the name of `CA` to the end of its value.
const LONGEST_NAMED: usize = 80;
const UTF_16LE: &str = "UTF-16LE";
const UTF_16BE: &str = "UTF-16BE";
const ISO_2022_JP: &str = "ISO-2022-JP";
/// Most bytes that are looked at.
const MOST_LOOKED_AT: usize = 1 << 18;
/// Most bytes before the first one outside ASCII.
const MOST_BEFORE: usize = 256;
/// Fewest bytes outside ASCII that tell an encoding: one alone may be a letter of any.
const FEWEST_FOREIGN: usize = 2;

/// A text, and what has to be said about how it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// In which encoding, if it was not UTF-8 or bytes in it meant nothing.
    pub note: Option<FileNote>,
}

/// Reads bytes as text.
#[must_use]
pub fn decode(bytes: &[u8]) -> Decoded {
    if let Some((encoding, mark)) = marked(bytes) {
        return decoded(&bytes[mark..], encoding, Some(0));
    }
    if let Some(encoding) = utf_16(bytes) {
        return decoded(bytes, encoding, None);
    }
    let named = named(bytes);
    let foreign = bytes.iter().filter(|byte| !byte.is_ascii()).count();
    if let Ok(text) = std::str::from_utf8(bytes) {
        let other = named.filter(|&(encoding, _)| is_rather(text, encoding));
        return match other {
            Some((encoding, place)) => decoded(bytes, encoding, Some(place)),
            None if foreign == 0 && has_japanese_escapes(bytes) => {
                decoded(bytes, ISO_2022_JP, None)
            }
            None => Decoded {
                text: text.to_owned(),
                note: None,
            },
        };
    }
    let other = named.filter(|&(encoding, _)| encoding != UTF_8);
    if is_damaged_utf_8(bytes, other.is_some()) {
        return decoded(bytes, UTF_8, None);
    }
    if let Some((encoding, place)) = other {
        let decoded = decoded(bytes, encoding, Some(place));
        // A wrong name leaves holes all over the text.
        if unreadable(&decoded.text) * 5 <= foreign {
            return decoded;
        }
    }
    decoded(bytes, guessed(bytes, foreign), None)
}

/// The text in an encoding that the file names at a place, or does not name.
fn decoded(bytes: &[u8], encoding: &'static str, named: Option<usize>) -> Decoded {
    let text = text_in(encoding, bytes);
    let unreadable = unreadable(&text);
    let place = match named {
        Some(place) => Places::new(&text).at(place_in_text(bytes, encoding, place)),
        None => match text.find(char::REPLACEMENT_CHARACTER) {
            Some(place) => Places::new(&text).at(place),
            None => FilePlace { line: 1, column: 1 },
        },
    };
    let is_worth_a_note = encoding != UTF_8 || unreadable > 0;
    Decoded {
        note: is_worth_a_note.then_some(FileNote {
            place,
            kind: NoteKind::Encoding {
                name: encoding.into(),
                unreadable,
                named: named.is_some(),
            },
        }),
        text,
    }
}

/// Where a place of the bytes stands in the text, in bytes.
fn place_in_text(bytes: &[u8], encoding: &'static str, place: usize) -> usize {
    let before = bytes.get(..place).unwrap_or_default();
    match before.is_ascii() {
        true => place,
        false => text_in(encoding, before).len(),
    }
}

/// How many characters of a text stand for bytes that mean nothing.
fn unreadable(text: &str) -> usize {
    text.matches(char::REPLACEMENT_CHARACTER).count()
}

/// The encoding of a byte order mark, and how long the mark is.
fn marked(bytes: &[u8]) -> Option<(&'static str, usize)> {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => Some((UTF_8, 3)),
        [0xff, 0xfe, ..] => Some((UTF_16LE, 2)),
        [0xfe, 0xff, ..] => Some((UTF_16BE, 2)),
        _ => None,
    }
}

/// UTF-16 without a mark: every other byte of what programs write is zero.
fn utf_16(bytes: &[u8]) -> Option<&'static str> {
    let start = &bytes[..bytes.len().min(512)];
    let zeros = |odd: usize| {
        let bytes = start.iter().skip(odd).step_by(2);
        bytes.filter(|&&byte| byte == 0).count()
    };
    let (even, odd) = (zeros(0), zeros(1));
    let many = start.len() / 4;
    match start.len() >= 8 {
        true if odd > many && even < many / 4 + 1 => Some(UTF_16LE),
        true if even > many && odd < many / 4 + 1 => Some(UTF_16BE),
        _ => None,
    }
}

/// The encoding that stands under `CA`, and where; in long names `ChArset`.
fn named(bytes: &[u8]) -> Option<(&'static str, usize)> {
    let begins = |&at: &usize| {
        let is_within = at > 0 && bytes[at - 1].is_ascii_alphanumeric();
        bytes[at] == b'C' && !is_within
    };
    (0..bytes.len()).filter(begins).find_map(|at| {
        let end = bytes.len().min(at + LONGEST_NAMED);
        let small = |bytes: &[u8]| {
            bytes
                .iter()
                .take_while(|it| it.is_ascii_lowercase())
                .count()
        };
        let rest = &bytes[at + 1..end];
        let rest = rest[small(rest)..].strip_prefix(b"A")?;
        let rest = rest[small(rest)..].trim_ascii_start();
        let label = rest.strip_prefix(b"[")?;
        let label = &label[..label.iter().position(|&byte| byte == b']')?];
        Some((encoding_of_label(label)?, end - rest.len()))
    })
}

/// Whether a text that is valid UTF-8 is rather in the encoding that it names: two bytes of Chinese
/// can look like one letter of UTF-8, but nobody writes only such.
fn is_rather(text: &str, encoding: &'static str) -> bool {
    if encoding == ISO_2022_JP {
        return text.is_ascii() && text.contains('\u{1b}');
    }
    let foreign: Vec<char> = text.chars().filter(|c| !c.is_ascii()).take(5).collect();
    let is_short = (1..5).contains(&foreign.len()) && foreign.iter().all(|c| c.len_utf8() == 2);
    is_short
        && labels::has_two_bytes(encoding)
        && unreadable(&text_in(encoding, text.as_bytes())) == 0
}

/// Whether text in seven bits changes to Japanese letters and back.
fn has_japanese_escapes(bytes: &[u8]) -> bool {
    let starts = |at: &[u8]| matches!(at, [0x1b, b'$', b'B' | b'@']);
    bytes.windows(3).any(starts) && unreadable(&text_in(ISO_2022_JP, bytes)) == 0
}

/// Most that a piece of the text counts for or against an encoding: a comment that is damaged all over must
/// not outvote many others.
const MOST_VOTES: usize = 4;

/// Whether bytes are UTF-8 in which few are wrong, or those that are wrong stand together in few pieces of the
/// text.
fn is_damaged_utf_8(bytes: &[u8], has_other_name: bool) -> bool {
    let factor = if has_other_name { 4 } else { 2 };
    let (right, wrong) = utf_8_signs(bytes);
    if right >= wrong * factor {
        return true;
    }
    // Values of SGF and lines of others; in UTF-8 no letter has a byte of ASCII.
    let pieces = bytes.split(|byte| matches!(byte, b']' | b'\n' | b'\r'));
    let (mut votes, mut against) = (0, 0);
    for piece in pieces {
        match utf_8_signs(piece) {
            (right, 0) => votes += right.min(MOST_VOTES),
            (_, wrong) => against += wrong.min(MOST_VOTES),
        }
    }
    votes >= against * factor
}

/// How many bytes continue a letter of UTF-8, and at how many places there is none.
fn utf_8_signs(bytes: &[u8]) -> (usize, usize) {
    let (mut right, mut wrong) = (0, 0);
    for chunk in bytes.utf8_chunks() {
        let is_following = |byte: &u8| byte & 0xc0 == 0x80;
        right += chunk.valid().bytes().filter(is_following).count();
        wrong += usize::from(!chunk.invalid().is_empty());
    }
    (right, wrong)
}

/// The encoding that bytes seem to be in, of which so many are outside ASCII.
fn guessed(bytes: &[u8], foreign: usize) -> &'static str {
    if foreign < FEWEST_FOREIGN {
        return LATIN_1;
    }
    let first = bytes.iter().position(|byte| !byte.is_ascii());
    let from = first.unwrap_or_default().saturating_sub(MOST_BEFORE);
    by_detector(&bytes[from..bytes.len().min(from + MOST_LOOKED_AT)])
}

#[cfg(feature = "encodings")]
fn by_detector(bytes: &[u8]) -> &'static str {
    use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let guessed = detector.guess(None, Utf8Detection::Deny);
    if guessed != encoding_rs::WINDOWS_1253 {
        return guessed.name();
    }
    // A few Russian words look like Greek, but far more players of renju write Russian.
    detector.guess(Some(b"ru"), Utf8Detection::Deny).name()
}

#[cfg(not(feature = "encodings"))]
fn by_detector(bytes: &[u8]) -> &'static str {
    letters::encoding(bytes)
}

static DECODER: OnceLock<Decoder> = OnceLock::new();

/// Says who reads texts in old encodings from now on, in builds without the feature `encodings`: in
/// a browser its `TextDecoder`. Without one they are read as Latin-1. The first one stays.
pub fn use_decoder(decoder: Decoder) {
    let _ = DECODER.set(decoder);
}

/// The text of bytes in an encoding.
fn text_in(encoding: &str, bytes: &[u8]) -> String {
    if encoding == UTF_8 {
        return String::from_utf8_lossy(bytes).into_owned();
    }
    if let Some(in_order) = encoding.strip_prefix("UTF-16") {
        return decode_utf_16(bytes, in_order == "BE");
    }
    by_tables(encoding, bytes).unwrap_or_else(|| {
        let latin = bytes.iter().map(|&byte| char::from(byte));
        latin.collect()
    })
}

fn decode_utf_16(bytes: &[u8], is_big_endian: bool) -> String {
    let pairs = bytes.chunks(2).map(|pair| match *pair {
        [first, second] if is_big_endian => u16::from_be_bytes([first, second]),
        [first, second] => u16::from_le_bytes([first, second]),
        // Half a letter at the end.
        _ => 0xfffd,
    });
    let letters = char::decode_utf16(pairs);
    letters
        .map(|letter| letter.unwrap_or(char::REPLACEMENT_CHARACTER))
        .collect()
}

#[cfg(feature = "encodings")]
fn by_tables(encoding: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(encoding.as_bytes())?;
    Some(encoding.decode_without_bom_handling(bytes).0.into_owned())
}

#[cfg(not(feature = "encodings"))]
fn by_tables(encoding: &str, bytes: &[u8]) -> Option<String> {
    DECODER.get()?(encoding, bytes)
}

#[cfg(all(test, feature = "encodings"))]
mod damaged_tests;
#[cfg(all(test, feature = "encodings"))]
mod tests {
    use super::*;
    use encoding_rs::Encoding;

    /// What is told of an encoding: its name, what is unreadable, whether it is named.
    fn told(bytes: &[u8]) -> (String, Option<(String, usize, bool)>) {
        let decoded = decode(bytes);
        let note = decoded.note.map(|note| match note.kind {
            NoteKind::Encoding {
                name,
                unreadable,
                named,
            } => (name.into_owned(), unreadable, named),
            other => panic!("{other:?}"),
        });
        (decoded.text, note)
    }

    #[test]
    fn labels_are_written_in_many_ways() {
        for (name, labels) in [
            (
                "GBK",
                "GB2312 gb2312 GBK gb_2312-80 cp936 936 windows-936 x-gbk EUC-CN",
            ),
            ("Big5", "big5 Big-5 big5-hkscs cp950 950"),
            (
                "Shift_JIS",
                "Shift_JIS shift-jis sjis SJIS cp932 windows-31j x-sjis",
            ),
            ("EUC-KR", "EUC-KR euckr cp949 ks_c_5601-1987"),
            ("windows-1251", "cp1251 CP-1251 windows-1251 win1251 1251"),
            ("windows-1250", "cp1250 Windows-1250 win-1250"),
            (
                "windows-1252",
                "ISO-8859-1 iso8859-1 Latin-1 latin1 ansi US-ASCII cp1252",
            ),
            ("ISO-8859-2", "iso-8859-2 latin2"),
            ("KOI8-R", "koi8-r KOI8-R koi8"),
            ("gb18030", "GB18030"),
            ("UTF-8", "UTF-8 utf8 UTF_8 cp65001"),
            ("ISO-2022-JP", "iso-2022-jp"),
            ("EUC-JP", "euc-jp x-euc-jp"),
        ] {
            for label in labels.split(' ') {
                let found = encoding_of_label(label.as_bytes());
                assert_eq!(found, Some(name), "{label}");
            }
        }
        for label in ["", "UTF-16", "Klingon", "cp1", "\u{e9}"] {
            assert_eq!(encoding_of_label(label.as_bytes()), None, "{label}");
        }
    }

    #[test]
    fn utf_8_with_a_stray_byte_stays_utf_8() {
        let text = "(;C[好棋 \u{e9}t\u{e9}]PB[x])".as_bytes();
        assert_eq!(decode(text).note, None);
        let mut damaged = text.to_vec();
        damaged.insert(4, 0xff);
        let (read, note) = told(&damaged);
        assert_eq!(read, "(;C[\u{fffd}好棋 \u{e9}t\u{e9}]PB[x])");
        assert_eq!(note, Some(("UTF-8".into(), 1, false)));
    }

    #[test]
    fn marks_tell_the_encoding() {
        assert_eq!(told(b"\xef\xbb\xbf(;)"), ("(;)".to_owned(), None));
        for (bytes, name) in [
            (&b"\xff\xfe(\0;\0)\0"[..], "UTF-16LE"),
            (b"\xfe\xff\0(\0;\0)", "UTF-16BE"),
        ] {
            assert_eq!(
                told(bytes),
                ("(;)".to_owned(), Some((name.into(), 0, true)))
            );
        }
        let without_mark: Vec<u8> = "(;C[ход])"
            .encode_utf16()
            .flat_map(u16::to_be_bytes)
            .collect();
        assert_eq!(told(&without_mark).0, "(;C[ход])");
    }

    #[test]
    fn one_letter_alone_is_latin_1() {
        let (text, note) = told(b"PB[J\xfcrgen]");
        assert_eq!(text, "PB[J\u{fc}rgen]");
        assert_eq!(note, Some(("windows-1252".into(), 0, false)));
    }

    const FOREIGN: [(&str, &str); 8] = [
        ("windows-1251", "Белые выигрывают, хороший ход"),
        ("koi8-r", "Белые выигрывают, хороший ход"),
        (
            "windows-1250",
            "Petr Laštovička, Dvořák, příští tah černého",
        ),
        ("gbk", "黑棋走得很好，白棋只能防守"),
        ("big5", "黑棋走得很好，白棋只能防守"),
        ("shift_jis", "黒の勝ちです。ここで四ノビ"),
        ("euc-kr", "흑이 이겼습니다 좋은 수"),
        ("windows-1252", "Voilà un joli coup, déjà gagné"),
    ];

    #[test]
    fn what_is_not_named_is_detected() {
        for (label, text) in FOREIGN {
            let encoding = Encoding::for_label(label.as_bytes()).expect("an encoding");
            assert_eq!(told(&encoding.encode(text).0).0, text, "{label}");
        }
        let japanese = b"PB[\x1b$B9u\x1b(B]";
        assert_eq!(told(japanese).0, "PB[黒]");
    }

    /// As in a browser.
    #[test]
    fn what_is_not_named_is_told_from_its_letters_where_there_is_no_detector() {
        for (label, text) in FOREIGN.into_iter().chain([
            ("gbk", "王小明 李四"),
            ("windows-1251", "Сидоров, дебют"),
            ("windows-1250", "Dvořák"),
            ("windows-1252", "Jürgen Größe"),
        ]) {
            let encoding = Encoding::for_label(label.as_bytes()).expect("an encoding");
            let guessed = letters::encoding(&encoding.encode(text).0);
            assert_eq!(guessed, encoding.name(), "{text}");
        }
    }

    #[test]
    fn a_wrong_name_does_not_spoil_the_text() {
        let text = "(;CA[ISO-8859-1]PB[Jürgen]C[好棋])";
        assert_eq!(told(text.as_bytes()), (text.to_owned(), None));
        let text = "(;CA[UTF-8]C[Белые выигрывают])";
        let bytes = encoding_rs::WINDOWS_1251.encode(text).0;
        assert_eq!(
            told(&bytes),
            (text.to_owned(), Some(("windows-1251".into(), 0, false)))
        );
        // Two bytes that are valid in both.
        let (text, note) = told(b"(;CA[GBK]PB[\xd2\xbb])");
        assert_eq!(text, "(;CA[GBK]PB[一])");
        assert_eq!(note, Some(("GBK".into(), 0, true)));
    }
}
