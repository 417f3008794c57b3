//! One theorem on several boards: with the same heaps, Nim, Corner Nim and Northcott agree on every
//! move and on who wins.

use fivefold::games;
use fivefold::players::nimbers::nim_sum;
use fivefold::rules::{GameId, Position, Rng, Side};
use fivefold::study::binary::BinaryColumns;
use fivefold::study::explain::Explain;
use fivefold::study::same_heaps::{LeftOutGame, MadeMove, Reduction, SameHeaps, random_heaps};
use rand::SeedableRng;

fn boards(heaps: &[u8]) -> SameHeaps {
    SameHeaps::new(games::all(), heaps).expect("boards with these heaps")
}

fn games_of(boards: &SameHeaps) -> Vec<GameId> {
    boards
        .positions()
        .map(|position: &Position| position.game())
        .collect()
}

/// Every board has these heaps and says that this side wins.
fn agree(boards: &SameHeaps, heaps: &[u8]) {
    let sum = nim_sum(heaps.iter().copied());
    let mover = boards.side_to_move();
    let winner = if sum == 0 { mover.other() } else { mover };
    assert_eq!(boards.winner(), winner);
    for position in boards.positions() {
        let columns = BinaryColumns::of(position).expect("heaps");
        assert_eq!(columns.heaps(), heaps, "{}", position.id());
        assert_eq!(position.side_to_move(), mover);
        if position.outcome().is_none() && !boards.is_over() {
            let told = (Explain::of(position).winner)(position);
            assert_eq!(told, Some(winner), "{}", position.id());
        }
    }
}

#[test]
fn each_move_of_any_heaps_leads_to_the_same_heaps_on_all_boards() {
    let mut rng = Rng::seed_from_u64(1901);
    for count in [2, 2, 2, 3, 4, 5] {
        for _ in 0..6 {
            let heaps = random_heaps(count, &mut rng);
            let boards = boards(&heaps);
            agree(&boards, &heaps);
            for (heap, &pieces) in heaps.iter().enumerate() {
                for left in 0..pieces {
                    let mut next = boards.clone();
                    let happened = next.play(Reduction { heap, left }).expect("a move");
                    assert_eq!(happened.len(), boards.positions().len());
                    let mut wanted = heaps.clone();
                    wanted[heap] = left;
                    agree(&next, &wanted);
                }
                assert!(
                    boards
                        .clone()
                        .play(Reduction { heap, left: pieces })
                        .is_none()
                );
            }
        }
    }
}

#[test]
fn two_heaps_stand_on_three_boards_and_more_on_those_that_have_room() {
    use fivefold::games::{corner, nim, northcott};
    assert_eq!(
        games_of(&boards(&[3, 5])),
        [nim::ID, corner::ID, northcott::ID]
    );
    assert_eq!(games_of(&boards(&[3, 4, 5])), [nim::ID, northcott::ID]);
    assert_eq!(boards(&[3, 5]).left_out(games::all()), []);
    let left_out = boards(&[3, 4, 5]).left_out(games::all());
    let corner_nim = LeftOutGame {
        game: corner::ID,
        most: 2,
    };
    assert_eq!(left_out, [corner_nim]);
    for wrong in [&[][..], &[7], &[0, 0], &[3, 20], &[1; 9]] {
        assert!(SameHeaps::new(games::all(), wrong).is_none(), "{wrong:?}");
    }
}

#[test]
fn what_is_pointed_at_on_a_board_leaves_as_many_pieces_as_its_place_says() {
    for first in [None, Some(Reduction { heap: 1, left: 5 })] {
        let mut boards = boards(&[4, 7]);
        if let Some(mv) = first {
            assert!(boards.play(mv).is_some());
        }
        let heaps = boards.columns().heaps().to_vec();
        for board in 0..boards.positions().len() {
            for (heap, &pieces) in heaps.iter().enumerate() {
                let cells = boards.cells(board, heap);
                assert_eq!(cells.len(), usize::from(pieces));
                for (left, cell) in (0..).zip(cells) {
                    let meant = Reduction { heap, left };
                    assert_eq!(boards.meant(board, cell), Some(meant), "{board} {cell:?}");
                }
            }
        }
    }
}

#[test]
fn the_best_move_wins_against_every_reply() {
    let mut rng = Rng::seed_from_u64(7);
    for count in [2, 3] {
        for _ in 0..20 {
            let mut boards = boards(&random_heaps(count, &mut rng));
            let winner = boards.winner();
            while !boards.is_over() {
                let best = boards.best().expect("a move");
                if boards.side_to_move() == winner {
                    boards.play(best).expect("legal");
                    assert_eq!(boards.winner(), winner);
                } else {
                    let heap = boards.columns().heaps().iter().position(|&it| it > 0);
                    let heap = heap.expect("not over");
                    boards.play(Reduction { heap, left: 0 }).expect("legal");
                }
            }
            assert_eq!(boards.side_to_move(), winner.other());
            assert_eq!(boards.best(), None);
        }
    }
}

#[test]
fn moves_are_taken_back_and_made_again_on_all_boards() {
    let mut boards = boards(&[3, 5]);
    assert!(!boards.step(-1));
    boards.play(Reduction { heap: 1, left: 3 }).expect("a move");
    boards.play(Reduction { heap: 0, left: 1 }).expect("a move");
    assert_eq!((boards.moves(), boards.side_to_move()), (2, Side::First));
    let made = MadeMove {
        side: Side::Second,
        reduction: Reduction { heap: 0, left: 1 },
        before: 3,
    };
    assert_eq!(boards.last(), Some(made));
    assert!(boards.step(isize::MIN));
    assert_eq!(boards.last(), None);
    agree(&boards, &[3, 5]);
    assert!(boards.step(1));
    agree(&boards, &[3, 3]);
    // Another move replaces what followed.
    boards.play(Reduction { heap: 0, left: 0 }).expect("a move");
    assert!(!boards.step(1));
    agree(&boards, &[0, 3]);
}
