//! Which encoding bytes are in that no file names.

use super::labels::LATIN_1;

/// Most bytes that are looked at.
const MOST_LOOKED_AT: usize = 1 << 18;
/// Most bytes before the first one outside ASCII.
const MOST_BEFORE: usize = 256;
/// Fewest bytes outside ASCII that tell an encoding: one alone may be a letter of any.
const FEWEST_FOREIGN: usize = 2;

/// The encoding that bytes seem to be in, of which so many are outside ASCII.
pub(super) fn encoding(bytes: &[u8], foreign: usize) -> &'static str {
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
    super::letters::encoding(bytes)
}
