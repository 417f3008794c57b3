//! Games in a file, with what the engine thought of their positions.
//!
//! All numbers have 16 bits, the lower half first. A game is: cells along an edge, twice its result
//! for the side that began, how many stones, how many thoughts, the cells of the stones, the
//! thoughts. A thought is: how many stones of the game stood already, the score for the
//! side to move, how many stones more stood, these, how many moves were expected to follow, these.

use std::io::{self, Read, Write};

/// The score of a position that is won for sure.
pub const WON: i16 = i16::MAX;

/// A game of the engine against itself.
#[derive(Default)]
pub struct Record {
    /// Cells along an edge of the board.
    pub size: u16,
    /// Twice what the side that began made of it: 0 lost, 1 drawn, 2 won.
    pub result: u16,
    /// The cells of the stones, counted row by row.
    pub moves: Vec<u16>,
    pub thoughts: Vec<Thought>,
}

/// What the engine thought of a position.
pub struct Thought {
    /// How many stones of the game stood already.
    pub ply: u16,
    /// The stones that were put there besides.
    pub path: Vec<u16>,
    /// For the side to move, in points; [`WON`] or its opposite where it is sure.
    pub score: i16,
    /// What it expected to follow.
    pub line: Vec<u16>,
}

/// Writes a game.
///
/// # Errors
/// What `out` refuses to take.
pub fn write(record: &Record, out: &mut impl Write) -> io::Result<()> {
    let mut words = vec![
        record.size,
        record.result,
        record.moves.len() as u16,
        record.thoughts.len() as u16,
    ];
    words.extend(&record.moves);
    for thought in &record.thoughts {
        words.extend([thought.ply, thought.score as u16]);
        words.push(thought.path.len() as u16);
        words.extend(&thought.path);
        words.push(thought.line.len() as u16);
        words.extend(&thought.line);
    }
    let bytes: Vec<u8> = words.into_iter().flat_map(u16::to_le_bytes).collect();
    out.write_all(&bytes)
}

/// The next game, or nothing at the end of the file or where it breaks off.
///
/// # Errors
/// A file that cannot be read.
pub fn read(input: &mut impl Read) -> io::Result<Option<Record>> {
    match whole(input) {
        Err(why) if why.kind() == io::ErrorKind::UnexpectedEof => Ok(None),
        other => other.map(Some),
    }
}

fn whole(input: &mut impl Read) -> io::Result<Record> {
    let mut words = |count: usize| {
        let mut bytes = vec![0; 2 * count];
        input.read_exact(&mut bytes)?;
        let words = bytes.chunks_exact(2);
        let words = words.map(|two| u16::from_le_bytes([two[0], two[1]]));
        io::Result::Ok(words.collect::<Vec<u16>>())
    };
    let head = words(4)?;
    let moves = words(head[2].into())?;
    let mut thoughts = Vec::new();
    for _ in 0..head[3] {
        let thought = words(3)?;
        let path = words(thought[2].into())?;
        let line = words(1)?[0];
        thoughts.push(Thought {
            ply: thought[0],
            score: thought[1] as i16,
            path,
            line: words(line.into())?,
        });
    }
    Ok(Record {
        size: head[0],
        result: head[1],
        moves,
        thoughts,
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
            thoughts: vec![Thought {
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
        let [thought, expected] = [&back.thoughts[0], &record.thoughts[0]];
        assert_eq!((thought.ply, thought.score), (2, -WON));
        assert_eq!(
            [&thought.path, &thought.line],
            [&expected.path, &expected.line]
        );
        assert!(read(&mut input).expect("readable").is_none());
    }
}
