//! The binary columns that pair off, drawn with letters.

use std::io::{self, Write};

use fivefold_study::binary::{Columns, Proof};

/// The columns before and after below each other, with a mark under those that do not pair off.
pub(super) fn write_proof(proof: &Proof, out: &mut dyn Write) -> io::Result<()> {
    let Proof { before, after } = proof;
    for (heap, (&was, &is)) in before.heaps().iter().zip(after.heaps()).enumerate() {
        writeln!(
            out,
            "         {was:>3}  {}   ->  {is:>3}  {}",
            digits(before, heap),
            digits(after, heap)
        )?;
    }
    writeln!(
        out,
        "    odd       {}   ->       {}",
        odd(before),
        odd(after)
    )
}

fn digits(columns: &Columns, heap: usize) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.is_one(heap, bit) { '1' } else { '0' })
        .collect()
}

fn odd(columns: &Columns) -> String {
    let bits = (0..columns.width()).rev();
    bits.map(|bit| if columns.pairs_off(bit) { '.' } else { '^' })
        .collect()
}
