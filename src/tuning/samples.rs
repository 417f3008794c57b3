//! Positions in a file: how the game ended, and what counts in the estimate.

use std::io::{self, Read, Write};

/// A position of a game.
pub struct Sample {
    /// What the side to move made of it: 0 lost, 1/2 drawn, 1 won.
    pub result: f32,
    /// Which numbers count how often.
    pub counts: Vec<(u16, i16)>,
}

/// Writes a position: twice its result, how many numbers count, and these.
///
/// # Errors
/// What `out` refuses to take.
pub fn write(sample: &Sample, out: &mut impl Write) -> io::Result<()> {
    out.write_all(&[(2.0 * sample.result) as u8])?;
    out.write_all(&(sample.counts.len() as u16).to_le_bytes())?;
    for &(place, count) in &sample.counts {
        out.write_all(&place.to_le_bytes())?;
        out.write_all(&count.to_le_bytes())?;
    }
    Ok(())
}

/// The next position, or nothing at the end.
///
/// # Errors
/// A file that cannot be read, or breaks off within a position.
pub fn read(input: &mut impl Read) -> io::Result<Option<Sample>> {
    let mut result = [0];
    if input.read(&mut result)? == 0 {
        return Ok(None);
    }
    let mut word = || {
        let mut bytes = [0; 2];
        input.read_exact(&mut bytes).map(|()| bytes)
    };
    let len = u16::from_le_bytes(word()?);
    let counts = (0..len).map(|_| Ok((u16::from_le_bytes(word()?), i16::from_le_bytes(word()?))));
    Ok(Some(Sample {
        result: f32::from(result[0]) / 2.0,
        counts: counts.collect::<io::Result<_>>()?,
    }))
}
