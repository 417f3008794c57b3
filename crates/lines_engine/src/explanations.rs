//! The reasons that only players of Lines give for a move.

use fivefold_players::Explanation;

/// The fixed first move of a game.
pub const OPENING: Explanation = Explanation::new("why-opening");
/// It completes a line.
pub const COMPLETES_LINE: Explanation = Explanation::new("why-completes-line");
/// It stops a line that the opponent would complete next.
pub const BLOCKS_LINE: Explanation = Explanation::new("why-blocks-line");
/// It threatens to complete a line on two cells at once.
pub const OPEN_FOUR: Explanation = Explanation::new("why-open-four");
/// It stands where the opponent's last move threatened most.
pub const DEFENDS: Explanation = Explanation::new("why-defends");

/// All of them.
pub static ALL: [Explanation; 5] = [OPENING, COMPLETES_LINE, BLOCKS_LINE, OPEN_FOUR, DEFENDS];
