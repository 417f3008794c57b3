//! The labels under which files name their encoding.

pub(super) const UTF_8: &str = "UTF-8";
pub(super) const LATIN_1: &str = "windows-1252";
pub(super) const GBK: &str = "GBK";
pub(super) const BIG5: &str = "Big5";
pub(super) const SHIFT_JIS: &str = "Shift_JIS";
pub(super) const EUC_KR: &str = "EUC-KR";

/// Encodings whose letters may have two bytes.
const OF_TWO_BYTES: [&str; 7] = [
    GBK,
    "gb18030",
    BIG5,
    SHIFT_JIS,
    "EUC-JP",
    "ISO-2022-JP",
    EUC_KR,
];

/// Encodings that are named with a number behind letters that differ.
const NUMBERED: [&str; 25] = [
    "windows-1250",
    "windows-1251",
    LATIN_1,
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "windows-1256",
    "windows-1257",
    "windows-1258",
    "windows-874",
    "IBM866",
    "ISO-8859-2",
    "ISO-8859-3",
    "ISO-8859-4",
    "ISO-8859-5",
    "ISO-8859-6",
    "ISO-8859-7",
    "ISO-8859-8",
    "ISO-8859-10",
    "ISO-8859-13",
    "ISO-8859-14",
    "ISO-8859-15",
    "ISO-8859-16",
    "gb18030",
    "ISO-2022-JP",
];

/// Other labels, in small letters and without signs.
const ALIASES: [(&str, &[&str]); 13] = [
    (UTF_8, &["utf8", "unicode", "unicode11utf8", "cp65001"]),
    (
        GBK,
        &[
            "gbk",
            "xgbk",
            "gb2312",
            "gb231280",
            "csgb2312",
            "gb",
            "euccn",
            "chinese",
            "cp936",
            "ms936",
            "windows936",
            "936",
            "cp54936",
        ],
    ),
    (
        BIG5,
        &[
            "big5",
            "xxbig5",
            "big5hkscs",
            "cnbig5",
            "csbig5",
            "euctw",
            "big5eten",
            "cp950",
            "ms950",
            "windows950",
            "950",
        ],
    ),
    (
        SHIFT_JIS,
        &[
            "shiftjis",
            "sjis",
            "xsjis",
            "mskanji",
            "windows31j",
            "csshiftjis",
            "cp932",
            "ms932",
            "windows932",
            "932",
        ],
    ),
    ("EUC-JP", &["eucjp", "xeucjp"]),
    (
        EUC_KR,
        &[
            "euckr",
            "uhc",
            "korean",
            "ksc5601",
            "ksc56011987",
            "ksc56011989",
            "cp949",
            "ms949",
            "windows949",
            "949",
        ],
    ),
    (
        LATIN_1,
        &[
            "latin1", "l1", "iso88591", "88591", "ansi", "western", "ascii", "usascii", "cp819",
        ],
    ),
    ("ISO-8859-2", &["latin2", "l2"]),
    ("windows-1254", &["iso88599", "latin5", "l5"]),
    ("KOI8-R", &["koi8r", "koi8", "koi"]),
    ("KOI8-U", &["koi8u", "koi8ru"]),
    ("macintosh", &["macintosh", "mac", "macroman", "xmacroman"]),
    ("x-mac-cyrillic", &["maccyrillic", "xmaccyrillic"]),
];

/// The encoding with this label, by any usual way of writing it. Not UTF-16, in which the label
/// could not have been found.
pub(super) fn encoding_of_label(label: &[u8]) -> Option<&'static str> {
    let plain = |text: &[u8]| -> String {
        let letters = text.iter().filter(|byte| byte.is_ascii_alphanumeric());
        letters
            .map(|byte| char::from(byte.to_ascii_lowercase()))
            .collect()
    };
    let label = plain(label);
    let aliases = ALIASES
        .iter()
        .find(|(_, labels)| labels.contains(&label.as_str()));
    if let Some((encoding, _)) = aliases {
        return Some(encoding);
    }
    NUMBERED.into_iter().find(|encoding| {
        let encoding = plain(encoding.as_bytes());
        let number = encoding.trim_start_matches(|c: char| c.is_ascii_alphabetic());
        let prefix = label.strip_suffix(number);
        let is_usual = |prefix| matches!(prefix, "" | "cp" | "ms" | "win" | "windows" | "xcp");
        encoding == label || (number.len() >= 3 && prefix.is_some_and(is_usual))
    })
}

/// Whether letters of an encoding may have two bytes.
pub(super) fn has_two_bytes(encoding: &str) -> bool {
    OF_TWO_BYTES.contains(&encoding)
}
