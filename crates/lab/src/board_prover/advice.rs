//! The engine's advice on where the attacker should play. A position is asked about when its moves are first
//! tried, and again, for longer, as the search returns to it.

use super::judge::number_of;
use fivefold_lines_engine::alpha_beta::AlphaBeta;
use fivefold_lines_engine::cell_set::Index;
use fivefold_lines_engine::threat_board::ThreatBoard;
use fivefold_players::Stop;

/// Positions visited for the first advice, and for the second.
const POSITIONS: u64 = 400;
/// How often a search goes through a position before it is asked about a second time.
const VISITS: u32 = 8;
/// Each further advice takes so many times as many positions, after so many times as many visits.
const GROWTH: u32 = 4;
/// A position that was asked about so often since its first advice is a hard one: from then on the engine takes
/// so many positions, as much as it needs to see a win of thirty plies coming.
const HARD: u8 = 6;
const MOST: u64 = 16_000_000;
/// Of a position whose move a guide knows: as if it had been asked about so often that it never is again.
pub(super) const GUIDED: u8 = u8::MAX;
/// Added to the proof numbers of all moves but the advised one at the first advice, and once more at each
/// further one.
const COST: u32 = 30;
/// The proof number of an advised move that the engine takes for neither good nor bad.
const EVEN: f64 = 4.0;
/// Scores count up to here, in points; wins that are not proven are beyond.
const LARGEST_SCORE: i32 = 2_000;
/// The engine's table.
const TABLE_MIB: u32 = 64;

/// An advised move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Advice {
    pub(super) at: Index,
    /// The proof number that follows from the engine's score.
    pub(super) proof: u32,
}

/// After how many visits a position is asked about that has been asked about so often since its first.
pub(super) fn next_visits(asked: u8) -> u32 {
    VISITS.saturating_mul(GROWTH.saturating_pow(asked.into()))
}

/// How often a position would have been asked about but for the last time, had that been due after so many visits.
pub(super) fn asked_before(visits: u32) -> u8 {
    let due = (0..HARD).take_while(|&asked| next_visits(asked) <= visits);
    due.last().unwrap_or_default()
}

/// What the other moves cost after so much advice since the first.
pub(super) fn cost(asked: u8) -> u32 {
    COST * (u32::from(asked) + 1)
}

/// Who is asked; it remembers what it has searched.
pub(super) struct Advisor {
    search: AlphaBeta,
}

impl Advisor {
    pub(super) fn new() -> Advisor {
        Advisor {
            search: AlphaBeta::new(TABLE_MIB),
        }
    }

    /// Advice on a position in which the attacker is to move and that has been asked about so often since
    /// its first advice, with the positions visited.
    pub(super) fn ask(
        &mut self,
        board: &ThreatBoard,
        asked: u8,
        stop: &Stop,
    ) -> (Option<Advice>, u64) {
        let positions = match asked {
            ..HARD => POSITIONS * u64::from(GROWTH).pow(asked.into()),
            _ => MOST,
        };
        let (best, visited) = self.search.best_move(board, positions, stop);
        let advice = best.map(|best| Advice {
            at: best.at,
            proof: number_of(EVEN, best.score.clamp(-LARGEST_SCORE, LARGEST_SCORE)),
        });
        (advice, visited)
    }
}
