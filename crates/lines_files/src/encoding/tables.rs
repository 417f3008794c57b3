//! Who knows the letters of old encodings.

use std::sync::OnceLock;

use super::labels::UTF_8;

/// Reads bytes in the encoding with this name; nothing if it is unknown. Bytes that mean nothing
/// become the replacement character, and a byte order mark does not count.
pub type Decoder = fn(&str, &[u8]) -> Option<String>;

static DECODER: OnceLock<Decoder> = OnceLock::new();

/// Says who reads texts in old encodings from now on, in builds without the feature `encodings`: in
/// a browser its `TextDecoder`. Without one they are read as Latin-1. The first one stays.
pub fn use_decoder(decoder: Decoder) {
    let _ = DECODER.set(decoder);
}

/// The text of bytes in an encoding.
pub(super) fn text_in(encoding: &str, bytes: &[u8]) -> String {
    if encoding == UTF_8 {
        return String::from_utf8_lossy(bytes).into_owned();
    }
    if let Some(in_order) = encoding.strip_prefix("UTF-16") {
        return utf_16(bytes, in_order == "BE");
    }
    by_tables(encoding, bytes).unwrap_or_else(|| {
        let latin = bytes.iter().map(|&byte| char::from(byte));
        latin.collect()
    })
}

fn utf_16(bytes: &[u8], is_big_endian: bool) -> String {
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
