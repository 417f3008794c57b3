//! `fivefold perft`: counts move sequences, the usual test of move generators.

use std::io::{self, Write};

use fivefold_rules::Position;

/// Writes for each depth up to `depth` how many sequences of exactly so many legal moves begin at
/// the position; games that end earlier are not extended. Stops behind the first depth that no
/// game reaches.
///
/// Every line is written as soon as it is known, so that a long count can be watched and broken
/// off.
///
/// # Errors
/// What `out` refuses to take.
pub fn perft(position: &Position, depth: u32, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{position}")?;
    for depth in depth.min(1)..=depth {
        let count = position.perft(depth);
        writeln!(out, "depth {depth}: {count}")?;
        out.flush()?;
        if count == 0 {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::perft;
    use fivefold_games::parse_id;

    fn counted(id: &str, depth: u32) -> String {
        let mut out = Vec::new();
        perft(&parse_id(id).expect("an id").position, depth, &mut out).expect("memory takes all");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn every_depth_has_its_line() {
        assert_eq!(
            counted("atoms:8x8", 2).lines().skip(1).collect::<Vec<_>>(),
            ["depth 1: 64", "depth 2: 4032"]
        );
    }

    #[test]
    fn depth_0_is_the_position_itself() {
        assert_eq!(counted("nim:1", 0).lines().last(), Some("depth 0: 1"));
    }

    #[test]
    fn counting_ends_when_every_game_has_ended() {
        assert_eq!(
            counted("nim:1,1", 1000),
            "nim:1,1:1,1@1\ndepth 1: 2\ndepth 2: 2\ndepth 3: 0\n"
        );
    }

    #[test]
    fn a_closed_pipe_is_an_error_and_no_panic() {
        let position = parse_id("nim:3,4,5").expect("an id").position;
        let mut closed: &mut [u8] = &mut [];
        assert!(perft(&position, 3, &mut closed).is_err());
    }
}
