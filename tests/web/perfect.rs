//! Perfect play by a proof in the browser.

use crate::visit::{LAPTOP, Visit};

/// The number of Lines in the menu.
const LINES: u8 = 4;

/// Whether a proof was fetched since this was asked last.
fn was_fetched(visit: &mut Visit) -> bool {
    let sent = visit.site.take_sent();
    sent.iter().any(|sent| sent.path.contains("/proofs/"))
}

#[test]
fn a_proof_is_fetched_when_perfect_plays_by_it_and_then_it_wins() {
    perfect_wins_within(13, "6 × 6, four");
}

#[test]
fn perfect_wins_on_a_large_board_by_a_large_proof() {
    perfect_wins_within(75, "15 × 15");
}

/// Plays against Perfect on a board of the setup, anywhere, and loses within so many plies.
fn perfect_wins_within(most: u32, board: &str) {
    let Some(visit) = Visit::begin(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    visit.open("", "menu");
    visit.set_up(LINES);
    visit.press(board);
    visit.press("How long can you last?");
    assert!(!was_fetched(&mut visit), "nobody plays yet");
    visit.press("Play against it");
    visit.until_screen("play");
    let mut plies = 0;
    while visit.until_my_turn() {
        plies += 2;
        assert!(plies <= most, "the proof wins sooner");
        let position = visit.position();
        let mv = position.legal_moves()[0];
        visit.press_cell(position.target(mv).expect("a cell"));
        visit.browser.frames(5);
    }
    assert!(was_fetched(&mut visit));
    visit.browser.wait(
        "how long it lasted",
        "document.getElementById('mirror').innerText.includes('You lasted')",
    );
    visit.end();
}
