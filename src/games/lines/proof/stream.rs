//! The bytes of a proof: small numbers one after the other.
//!
//! A number below 255 is one byte; 255 stands for 255 more than what follows. So every number has one
//! form, and a cell of a board up to 15 × 16 is one byte.

/// What the first number of a list of replies is where a win after a pass follows: one more than any
/// reply's, on a board of so many cells.
pub(super) fn pass(cells: u16) -> u32 {
    u32::from(cells) + 1
}

/// The largest number that is read.
const LARGEST: u32 = 1 << 16;

/// Appends a number.
pub(super) fn put(bytes: &mut Vec<u8>, mut number: u32) {
    while number >= 255 {
        bytes.push(255);
        number -= 255;
    }
    bytes.push(number as u8);
}

/// Takes a number from the bytes at `at`; nothing where they end or it is too large.
pub(super) fn take(bytes: &[u8], at: &mut usize) -> Option<u32> {
    let mut number = 0;
    loop {
        let byte = *bytes.get(*at)?;
        *at += 1;
        number += u32::from(byte);
        if byte < 255 {
            return Some(number);
        }
        if number > LARGEST {
            return None;
        }
    }
}
