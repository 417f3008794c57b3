//! Games of Lines through SGF.

use std::ops::ControlFlow;

use fivefold_lines_files::FileFormat;
use fivefold_match::game_formats::OpenedGame;
use fivefold_match::{InfoField, Match, Opening, OpeningChoice, OpeningTask, Plan, Seat};
use fivefold_players::opponents::Opponent;
use fivefold_rules::{Move, Rng};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

use super::{opened, written};
use crate::parse_id;

/// Plays by chance, as the opening asks for it, and takes back now and then.
fn play(game_match: &mut Match, acts: usize, rng: &mut Rng) {
    let mut moves = Vec::new();
    for _ in 0..acts {
        let task = game_match.stage().task;
        if let OpeningTask::Choice { choices, .. } = task {
            let choice = choices[rng.random_range(0..choices.len())];
            game_match.history.choose(choice).expect("it is asked for");
            continue;
        }
        if rng.random_ratio(1, 8) && game_match.history.chosen().is_empty() {
            game_match.history.undo();
            continue;
        }
        moves.clear();
        moves.extend(game_match.position().legal_moves());
        moves.retain(|&mv| game_match.check(mv).is_ok());
        if moves.is_empty() {
            return;
        }
        let mv: Move = moves[rng.random_range(0..moves.len())];
        let history = &mut game_match.history;
        match task {
            OpeningTask::Offer { .. } => {
                history
                    .choose(OpeningChoice::Offer(mv))
                    .expect("it is legal");
            }
            _ => {
                history.play(mv).expect("it is legal");
            }
        }
    }
}

fn read(bytes: &[u8]) -> OpenedGame {
    let mut found = None;
    let read = opened::read(bytes, &mut |game| {
        found = Some(game);
        ControlFlow::Continue(())
    });
    read.expect("SGF");
    found.expect("a game").expect("it can be opened")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Opening rule, choices, offers and who sits where come back, at any moment of a game.
    #[test]
    fn games_keep_their_opening_through_sgf(seed in any::<u64>(), which in 0_usize..9, acts in 0_usize..24) {
        let mut rng = Rng::seed_from_u64(seed);
        let id = if which < 5 { "mnk:15x15x5" } else { "mnk:15x15x5,renju" };
        let start = parse_id(id).expect(id).position;
        let offered = Opening::offered(&start);
        let opening = offered[which % offered.len()];
        let seats = [Seat::Person, Seat::Computer(Opponent::Random)];
        let mut game_match =
            Match::new(Plan { start, seats, starter: None, opening, seed: 0, clock: None });
        play(&mut game_match, acts, &mut rng);
        // Files show the end of the main line.
        let end = game_match.history.main_end();
        if game_match.history.current() != end {
            game_match.history.jump(end);
            while game_match.history.take_back_choice() {}
        }
        let bytes = written(&game_match, FileFormat::Sgf).expect("SGF");
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let opened = read(&bytes);
        prop_assert_eq!(&opened.notes, &[], "{}", text);
        prop_assert_eq!(opened.game_match.plan().opening, opening, "{}", text);
        prop_assert_eq!(opened.game_match.plan().seats, seats, "{}", text);
        prop_assert_eq!(opened.game_match.seats(), game_match.seats(), "{}", text);
        prop_assert_eq!(opened.game_match.history(), game_match.history(), "{}", text);
        let again = written(&opened.game_match, FileFormat::Sgf).expect("SGF");
        prop_assert_eq!(again, bytes);
    }
}

/// A file that somebody has changed opens without its rule, which stays among what is known.
#[test]
fn moves_that_do_not_follow_the_opening_open_without_it() {
    let head = "(;FF[4]GM[4]AP[fivefold:1]SZ[15]RU[mnk:15x15x5]OR[any:swap2]";
    let right = format!("{head};B[hh];W[ii];B[jj];W[kk]OC[black];B[aa])");
    let opened = read(right.as_bytes());
    assert_eq!(opened.game_match.plan().opening.word(), "swap2");
    assert_eq!(opened.notes, []);
    for moves in [
        ";B[hh];W[ii];B[jj];W[kk];B[aa]",
        ";B[hh];W[ii];B[jj];W[kk]OC[number:3];B[aa]",
        ";B[hh]OC[black];W[ii];B[jj];W[kk]OC[black];B[aa]",
    ] {
        let opened = read(format!("{head}{moves})").as_bytes());
        let game_match = &opened.game_match;
        assert_eq!(game_match.plan().opening, Opening::Free, "{moves}");
        assert_eq!(game_match.moves().len(), 5, "{moves}");
        assert_eq!(game_match.info.get(&InfoField::Rules), "swap2", "{moves}");
        let [note] = &opened.notes[..] else {
            panic!("{:?}", opened.notes);
        };
        assert_eq!(note.key, "opened-without-opening");
    }
}

/// What other programs say of the opening is kept in words: their files do not tell who chose what.
#[test]
fn the_opening_in_other_files_is_told() {
    let opened = read(b"(;FF[4]GM[4]SZ[15]RU[RIF rule];B[hh];W[ii];B[ji];W[kk];B[aa];W[bb])");
    assert_eq!(opened.game_match.plan().opening, Opening::Free);
    assert_eq!(opened.game_match.info.get(&InfoField::Rules), "RIF rule");
    assert_eq!(opened.game_match.moves().len(), 6);
}
