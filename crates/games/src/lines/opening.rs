//! The opening Swap2. Whoever begins puts three stones, of both sides in turns. The other seat then
//! takes a side, or puts two stones more and leaves the choice of sides to the seat that began.
//! Whoever begins Gomoku has so large an advantage that tournaments are opened in this way: see the
//! rules of the Gomocup and of the Renju International Federation.

use super::swap2::{self, Decision};
use super::{Lines, Rule};
use crate::lines::LinesNumbers;
use fivefold_lines_engine::LinesEngine;
use fivefold_match::Opening;
use fivefold_match::opening::{
    OpeningProgress, OpeningQuestion, OpeningRule, OpeningStage, Openings, SwapChoice,
};
use fivefold_players::{Explanation, Limits, NoMove, Player as _, SearchResult, Verdict};
use fivefold_rules::{Game as _, Move, Position, Rng};

/// Fewest columns and rows of a board on which Swap2 is played: on smaller ones the stones of the
/// opening would be most of the game.
pub(crate) const SMALLEST_BOARD: u8 = 9;
/// Shortest line with which Swap2 is played: no side can complete it during the opening.
pub(crate) const SHORTEST_LINE: u8 = 5;
/// Stones after which the other seat chooses.
pub(crate) const FIRST_STONES: usize = 3;
/// Stones after which the seat that began chooses, where the other has left the choice to it.
pub(crate) const ALL_STONES: usize = 5;
/// At most so many positions are visited for a stone or a choice: a fraction of a second.
const NODES: u64 = 40_000;

/// The opening.
pub const SWAP2: Opening = Opening::Rule(&RULE);

/// What the table asks.
pub(crate) static OPENINGS: Openings = Openings(&[&RULE]);

static RULE: OpeningRule = OpeningRule {
    word: "swap2",
    name_key: "setup-opening-swap2",
    about_key: "setup-opening-swap2-line",
    fits,
    stage,
    answer,
};

/// For empty boards from [`SMALLEST_BOARD`] columns and rows on, lines of at least
/// [`SHORTEST_LINE`], and not for renju, whose forbidden points belong to the side that begins.
fn fits(start: &Position) -> bool {
    start.as_game::<Lines>().is_some_and(|lines| {
        let params = lines.params();
        lines.stones() == 0
            && params.cols.min(params.rows) >= SMALLEST_BOARD
            && params.len >= SHORTEST_LINE
            && params.rule != Rule::Renju
    })
}

fn stage(progress: &OpeningProgress) -> OpeningStage {
    let &OpeningProgress {
        begins,
        stones,
        chosen,
    } = progress;
    let other = begins.other();
    if stones < FIRST_STONES {
        let left = FIRST_STONES - stones;
        return OpeningStage::Placing { seat: begins, left };
    }
    match chosen(FIRST_STONES) {
        None => OpeningStage::Choosing {
            seat: other,
            swap_choices: &SwapChoice::ALL,
        },
        Some(SwapChoice::Side(side)) => OpeningStage::Over {
            swapped: side == begins,
        },
        Some(SwapChoice::TwoMore) if stones < ALL_STONES => OpeningStage::Placing {
            seat: other,
            left: ALL_STONES - stones,
        },
        Some(SwapChoice::TwoMore) => match chosen(ALL_STONES) {
            Some(SwapChoice::Side(side)) => OpeningStage::Over {
                swapped: side == other,
            },
            Some(SwapChoice::TwoMore) | None => OpeningStage::Choosing {
                seat: begins,
                swap_choices: &SwapChoice::SIDES,
            },
        },
    }
}

/// Whoever sits there, the engine does it: other players know nothing of openings.
fn answer(asked: &OpeningQuestion, rng: &mut Rng) -> Result<SearchResult<Move>, NoMove> {
    let lines = asked.position.as_game::<Lines>();
    let lines = lines.ok_or(NoMove::OtherGame)?;
    let mut engine = LinesEngine::new(&asked.config.games.of::<LinesNumbers>().engine);
    let most = asked.limits.nodes.unwrap_or(NODES);
    let limits = Limits {
        nodes: Some(most.min(NODES)),
        ..asked.limits
    };
    let (begins, stop) = (asked.begins, asked.stop);
    let (cells, explanation) = if asked.swap_choices.is_empty() {
        let cells = swap2::place(&mut engine, lines, limits, stop, rng);
        (cells, Explanation::EVEN_OPENING)
    } else {
        let (swap_choice, cells) = match swap2::decide(&mut engine, lines, limits, stop, rng) {
            Decision::Swap => (SwapChoice::Side(begins), None),
            Decision::Put(cells) if cells.len() > 1 => (SwapChoice::TwoMore, Some(cells)),
            Decision::Put(cells) => (SwapChoice::Side(begins.other()), Some(cells)),
            Decision::Nothing => (SwapChoice::Side(begins.other()), None),
        };
        (cells, swap_choice.explanation())
    };
    if stop.is_set() {
        return Err(NoMove::Stopped);
    }
    // Where no opening fits the stones, the engine's own move does.
    let mv = match cells.and_then(|cells| cells.first().copied()) {
        Some(cell) => Lines::pack(cell.into()),
        None => Lines::pack(engine.choose(lines, &limits, stop, rng)?.mv),
    };
    Ok(SearchResult {
        mv,
        verdict: Verdict::Unknown,
        explanation,
        nodes: 0,
        depth: 0,
        line: Vec::new(),
        remark: None,
    })
}
