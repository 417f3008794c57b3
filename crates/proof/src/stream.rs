//! The bytes of a proof: small numbers one after the other.
//!
//! A number below 255 is one byte; 255 stands for 255 more than what follows. So every number has one
//! form, and a cell of a board up to 15 × 16 is one byte.

/// What the first number of a list of replies is where a win after a pass follows: one more than any
/// reply's, on a board of so many cells.
pub(super) fn pass(cells: u16) -> u32 {
    u32::from(cells) + 1
}

/// The base in which lengths are written, and in how many digits.
const BASE: usize = 255;
const DIGITS: u32 = 3;
/// What is longer has no place in a proof.
pub(super) const LONGEST: usize = BASE.pow(DIGITS) - 1;

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

/// Appends a length of at most [`LONGEST`].
pub(super) fn put_length(bytes: &mut Vec<u8>, length: usize) {
    for digit in (0..DIGITS).rev() {
        put(bytes, (length / BASE.pow(digit) % BASE) as u32);
    }
}

/// Takes a length from the bytes at `at`; nothing where there is none.
pub(super) fn take_length(bytes: &[u8], at: &mut usize) -> Option<usize> {
    (0..DIGITS).try_fold(0, |length, _| {
        let digit = take(bytes, at).filter(|&digit| (digit as usize) < BASE)?;
        Some(length * BASE + digit as usize)
    })
}
