//! A file format for games with the engine's scores of their positions.
//!
//! All numbers are little-endian 16-bit integers. A game is: cells along an edge, twice its result
//! for the side that began, the number of stones, the number of scored positions, the cells of the
//! stones, the scored positions. A scored position is: the number of the game's stones in it, the
//! score for the side to move, the number of further stones, these, the length of the principal
//! variation, its moves.

use std::io::{self, Read, Write};

/// The score of a proven win.
pub(crate) const WON: i16 = i16::MAX;

/// A game of the engine against itself.
#[derive(Default)]
pub(crate) struct Record {
    /// Cells along an edge of the board.
    pub size: u16,
    /// Twice the result for the side that began: 0 lost, 1 drawn, 2 won.
    pub result: u16,
    /// The cells of the stones, counted row by row.
    pub moves: Vec<u16>,
    pub positions: Vec<ScoredPosition>,
}

/// A position with the engine's score.
pub(crate) struct ScoredPosition {
    /// How many stones of the game are in it.
    pub ply: u16,
    /// Further stones.
    pub path: Vec<u16>,
    /// For the side to move, in points; [`WON`] or its opposite where proven.
    pub score: i16,
    /// The principal variation.
    pub line: Vec<u16>,
}

/// Writes a game.
///
/// # Errors
/// What `out` refuses to take.
pub(crate) fn write(record: &Record, out: &mut impl Write) -> io::Result<()> {
    let mut words = vec![
        record.size,
        record.result,
        record.moves.len() as u16,
        record.positions.len() as u16,
    ];
    words.extend(&record.moves);
    for scored in &record.positions {
        words.extend([scored.ply, scored.score as u16]);
        words.push(scored.path.len() as u16);
        words.extend(&scored.path);
        words.push(scored.line.len() as u16);
        words.extend(&scored.line);
    }
    let bytes: Vec<u8> = words.into_iter().flat_map(u16::to_le_bytes).collect();
    out.write_all(&bytes)
}

/// The next game; `None` at the end of the file or where it breaks off.
///
/// # Errors
/// A file that cannot be read.
pub(crate) fn read(input: &mut impl Read) -> io::Result<Option<Record>> {
    match read_game(input) {
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        other => other.map(Some),
    }
}

fn read_game(input: &mut impl Read) -> io::Result<Record> {
    let mut words = |count: usize| {
        let mut bytes = vec![0; 2 * count];
        input.read_exact(&mut bytes)?;
        let words = bytes.chunks_exact(2);
        let words = words.map(|two| u16::from_le_bytes([two[0], two[1]]));
        io::Result::Ok(words.collect::<Vec<u16>>())
    };
    let head = words(4)?;
    let moves = words(head[2].into())?;
    let mut positions = Vec::new();
    for _ in 0..head[3] {
        let scored = words(3)?;
        let path = words(scored[2].into())?;
        let line = words(1)?[0];
        positions.push(ScoredPosition {
            ply: scored[0],
            score: scored[1] as i16,
            path,
            line: words(line.into())?,
        });
    }
    Ok(Record {
        size: head[0],
        result: head[1],
        moves,
        positions,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_come_back_as_they_were_written_and_a_torn_one_is_left_out() {
        let record = Record {
            size: 15,
            result: 2,
            moves: vec![112, 113, 97],
            positions: vec![ScoredPosition {
                ply: 2,
                score: -WON,
                path: vec![5, 6],
                line: vec![97],
            }],
        };
        let mut bytes = Vec::new();
        for _ in 0..2 {
            write(&record, &mut bytes).expect("memory takes all");
        }
        bytes.pop();
        let mut input = &bytes[..];
        let back = read(&mut input).expect("readable").expect("a game");
        assert_eq!((back.size, back.result, back.moves), (15, 2, record.moves));
        let [scored, expected] = [&back.positions[0], &record.positions[0]];
        assert_eq!((scored.ply, scored.score), (2, -WON));
        assert_eq!(
            [&scored.path, &scored.line],
            [&expected.path, &expected.line]
        );
        assert!(read(&mut input).expect("readable").is_none());
    }
}
