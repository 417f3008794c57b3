//! The original opponent of Northcott's game: it keeps the nim-sum of the gaps at 0 by advancing.
//!
//! The original only ever played O, from the left. Here it plays X too, as its mirror image.

use fivefold_players::nimbers::NIM_SUM_TO_ZERO;
use rand::RngExt;

use crate::northcott::{Northcott, Slide};
use fivefold_players::nimbers::nim_sum;
use fivefold_players::{Explanation, Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold_rules::{Game, Rng, Side};

/// The original opponent of Northcott's game.
///
/// If the nim-sum of the gaps is not 0, it advances in the first row, from the top, in which this
/// makes it 0. Otherwise it takes the row in which the opponent's stone stands nearest to the
/// opponent's wall (the first of equals), and moves there to any other field on its own side of
/// that stone.
#[derive(Clone, Copy, Debug, Default)]
pub struct NorthcottPlayer;

impl Player<Northcott> for NorthcottPlayer {
    fn choose(
        &mut self,
        position: &Northcott,
        _limits: &Limits,
        _stop: &Stop,
        rng: &mut Rng,
    ) -> Result<SearchResult<Slide>, NoMove> {
        let side = position.side_to_move();
        let (mv, winner, explanation) = if let Some(mv) = advance_to_zero(position) {
            (mv, side, NIM_SUM_TO_ZERO)
        } else {
            let mv = anywhere_in_widest_row(position, rng).ok_or(NoMove::GameOver)?;
            (mv, side.other(), Explanation::LOST_RANDOM)
        };
        Ok(SearchResult {
            verdict: Verdict::Proven {
                winner: Some(winner),
                plies: None,
            },
            ..SearchResult::unsearched(mv, explanation)
        })
    }
}

/// The first advance, from the top row down, that makes the nim-sum of the gaps 0.
fn advance_to_zero(position: &Northcott) -> Option<Slide> {
    let sum = nim_sum(position.gaps());
    (0..)
        .zip(position.pairs())
        .find(|(_, pair)| pair.gap() ^ sum < pair.gap())
        .map(|(row, pair)| {
            let gap = pair.gap() ^ sum;
            let to = match position.side_to_move() {
                Side::First => pair.x - 1 - gap,
                Side::Second => pair.o + 1 + gap,
            };
            Slide { row, to }
        })
}

/// A random move in the row that leaves the most fields on the mover's side of the opponent's
/// stone; none when the mover is clamped, for then even that row leaves only one.
fn anywhere_in_widest_row(position: &Northcott, rng: &mut Rng) -> Option<Slide> {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let side = position.side_to_move();
    let cols = position.params().cols;
    let fields = |row: u8| {
        let pair = position.pairs()[row as usize];
        match side {
            Side::First => pair.x,
            Side::Second => cols - 1 - pair.o,
        }
    };
    let widest = moves.iter().map(|mv| fields(mv.row)).max()?;
    let row = moves
        .iter()
        .map(|mv| mv.row)
        .find(|&row| fields(row) == widest)?;
    moves.retain(|mv| mv.row == row);
    Some(moves[rng.random_range(0..moves.len())])
}
