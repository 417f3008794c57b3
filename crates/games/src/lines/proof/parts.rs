//! The parts of a proof that is being written, as bytes.

use super::writer::Part;

/// The parts as bytes, after their number of bytes.
pub(super) fn to_bytes(parts: &[Part]) -> Vec<u8> {
    // Numbers and lists of numbers have no key that JSON does not take.
    let parts = serde_json::to_vec(parts).unwrap_or_default();
    [&(parts.len() as u32).to_le_bytes()[..], &parts].concat()
}

/// The parts in such bytes, on a board of so many cells, and what follows; nothing if they are damaged.
pub(super) fn from_bytes(bytes: &[u8], cells: u16) -> Option<(Vec<Part>, &[u8])> {
    let (length, rest) = bytes.split_first_chunk()?;
    let (parts, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
    let parts: Vec<Part> = serde_json::from_slice(parts).ok()?;
    let mut moves = parts.iter().flat_map(|part| &part.moves);
    let are_on_board = moves.all(|&at| at < cells);
    are_on_board.then_some((parts, rest))
}
