//! Players of renju: nothing forbidden is played, and nothing that is called proven is wrong.

use std::collections::HashMap;

use fivefold::config::Opponents;
use fivefold::games::lines::{Lines, Place};
use fivefold::lines_engine::solver;
use fivefold::players::opponents::Opponent;
use fivefold::players::{Limits, Stop, Verdict};
use fivefold::rules::{Game, Outcome, Position, Rng, Side};
use rand::{RngExt, SeedableRng};

use crate::players_lines_engine::{choice, engine};
use fivefold_support::positions::minimax::{Stones, stones};
use fivefold_support::positions::position_of;

fn lines(id: &str) -> Lines {
    position_of(id).as_game::<Lines>().expect("Lines").clone()
}

fn legal(game: &Lines) -> Vec<Place> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// Who wins with best play: everything is looked at, by the rules alone.
fn winner(game: &mut Lines, known: &mut HashMap<Stones, Option<Side>>) -> Option<Side> {
    if let Some(outcome) = game.outcome() {
        return outcome.winner();
    }
    let stones = stones(game);
    if let Some(&winner) = known.get(&stones) {
        return winner;
    }
    let me = game.side_to_move();
    let mut best = Some(me.other());
    for mv in legal(game) {
        let undo = game.apply(mv, &mut ());
        let value = winner(game, known);
        game.undo(mv, undo);
        if value == Some(me) {
            best = value;
            break;
        }
        if value.is_none() {
            best = None;
        }
    }
    known.insert(stones, best);
    best
}

/// Random moves, mostly beside other stones, until so few cells are empty; nothing if the game
/// ends before.
fn midgame(id: &str, empty: u16, rng: &mut Rng) -> Option<Lines> {
    let mut game = lines(id);
    while game.params().cells() - game.stones() > empty {
        let mut moves = legal(&game);
        let beside = |mv: &Place| {
            game.view().cells().any(|cell| {
                cell.col.abs_diff(mv.col) <= 1
                    && cell.row.abs_diff(mv.row) <= 1
                    && game.stone(cell).is_some()
            })
        };
        if moves.iter().any(beside) && rng.random_bool(0.9) {
            moves.retain(beside);
        }
        // Nobody ends the game by accident.
        moves.retain(|&mv| {
            let mut next = game.clone();
            next.apply(mv, &mut ());
            next.outcome().is_none()
        });
        if moves.is_empty() {
            return None;
        }
        game.apply(moves[rng.random_range(0..moves.len())], &mut ());
    }
    Some(game)
}

#[test]
fn what_is_called_proven_is_what_looking_at_everything_says() {
    let mut rng = Rng::seed_from_u64(11);
    let (mut proven, mut restricted) = ([0; 3], 0);
    for round in 0..120 {
        let (id, empty) = [
            ("mnk:5x5x5,renju", 10),
            ("mnk:6x5x5,renju", 10),
            ("mnk:6x6x5,renju", 9),
            ("mnk:8x6x5,renju", 9),
            ("mnk:9x9x5,renju", 9),
        ][round % 5];
        let Some(mut game) = midgame(id, empty, &mut rng) else {
            continue;
        };
        restricted += usize::from(!Game::forbidden_cells(&game).is_empty());
        let mut known = HashMap::new();
        let truth = winner(&mut game, &mut known);
        for nodes in [30, 400, 20_000] {
            let choice = choice(&mut engine(), &game, nodes);
            if let Verdict::Proven { winner: says, .. } = choice.verdict {
                assert_eq!(
                    says,
                    truth,
                    "{nodes} nodes: {}",
                    Position::new(game.clone())
                );
                proven[match says {
                    None => 0,
                    Some(side) if side == game.beginner() => 1,
                    Some(_) => 2,
                }] += 1;
                // The move keeps what was proven.
                let mut next = game.clone();
                next.apply(choice.mv, &mut ());
                assert_eq!(winner(&mut next, &mut known), truth, "{game:?}");
            }
        }
        let solved = solver::solve(&game, 1, &Limits::default(), &Stop::new());
        assert_eq!(
            solved.map(|solution| solution.winner),
            Ok(truth),
            "{}",
            Position::new(game.clone())
        );
    }
    assert!(proven.iter().all(|&count| count > 5), "{proven:?}");
    assert!(restricted > 5, "{restricted}");
}

/// Whether the side to move can win in this many plies, looking at everything.
fn wins_within(game: &mut Lines, plies: u32) -> bool {
    let me = game.side_to_move();
    plies > 0
        && legal(game).into_iter().any(|mv| {
            let undo = game.apply(mv, &mut ());
            let wins = match game.outcome() {
                Some(outcome) => outcome.winner() == Some(me),
                None => loses_within(game, plies - 1),
            };
            game.undo(mv, undo);
            wins
        })
}

/// Whether the side to move loses in this many plies whatever it does.
fn loses_within(game: &mut Lines, plies: u32) -> bool {
    let me = game.side_to_move();
    plies > 0
        && legal(game).into_iter().all(|mv| {
            let undo = game.apply(mv, &mut ());
            let loses = match game.outcome() {
                Some(outcome) => outcome.winner() == Some(me.other()),
                None => wins_within(game, plies - 1),
            };
            game.undo(mv, undo);
            loses
        })
}

#[test]
fn plies_to_the_end_are_the_fewest_there_are() {
    let mut rng = Rng::seed_from_u64(12);
    let mut told = 0;
    for round in 0..150 {
        let id = ["mnk:7x7x5,renju", "mnk:9x8x5,renju"][round % 2];
        let empty = [24, 40][round % 2];
        let Some(mut game) = midgame(id, empty, &mut rng) else {
            continue;
        };
        let choice = choice(&mut engine(), &game, 3_000);
        let Verdict::Proven {
            winner: Some(winner),
            plies: Some(plies),
        } = choice.verdict
        else {
            continue;
        };
        if plies > 3 {
            continue;
        }
        told += 1;
        let shown = Position::new(game.clone());
        let mine = winner == game.side_to_move();
        let within = |game: &mut Lines, plies| match mine {
            true => wins_within(game, plies),
            false => loses_within(game, plies),
        };
        assert!(within(&mut game, plies), "{plies}: {shown}");
        assert!(
            plies < 2 || !within(&mut game, plies - 2),
            "{plies}: {shown}"
        );
    }
    assert!(told > 20, "{told}");
}

#[test]
fn a_proven_win_is_won_against_the_same_player() {
    let mut rng = Rng::seed_from_u64(13);
    let mut won = [0; 2];
    for round in 0..60 {
        let id = ["mnk:9x9x5,renju", "mnk:15x15x5,renju"][round % 2];
        let empty = [81 - 12 - round as u16 % 7, 225 - 13 - round as u16 % 8][round % 2];
        let Some(mut game) = midgame(id, empty, &mut rng) else {
            continue;
        };
        let Verdict::Proven {
            winner: Some(winner),
            ..
        } = choice(&mut engine(), &game, 20_000).verdict
        else {
            continue;
        };
        let shown = Position::new(game.clone());
        let mut player = engine();
        while game.outcome().is_none() {
            let choice = choice(&mut player, &game, 20_000);
            game.apply(choice.mv, &mut ());
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(winner)), "{shown}");
        won[usize::from(winner == game.beginner())] += 1;
    }
    assert!(won.iter().all(|&count| count > 3), "{won:?}");
}

/// White may answer a three of black's anywhere, for a stone far away can make a point forbidden.
#[test]
fn a_win_of_black_by_threes_holds_against_every_answer() {
    let mut rng = Rng::seed_from_u64(15);
    let (mut won, mut answered) = (0, 0);
    // A win is long, and White may go on nearly everywhere: a few of them are many answers.
    for round in 0..200 {
        if won > 3 && answered > 1_000 {
            break;
        }
        let empty = 225 - 12 - round % 12;
        let Some(mut game) = midgame("mnk:15x15x5,renju", empty, &mut rng) else {
            continue;
        };
        let black = game.beginner();
        let first = choice(&mut engine(), &game, 3_000);
        let is_long = matches!(
            first.verdict,
            Verdict::Proven { winner: Some(winner), plies: None } if winner == black
        );
        if game.side_to_move() != black || !is_long {
            continue;
        }
        won += 1;
        let shown = Position::new(game.clone());
        let mut mv = first.mv;
        loop {
            game.apply(mv, &mut ());
            if game.outcome().is_some() {
                break;
            }
            let answers = legal(&game);
            let kept = rng.random_range(0..answers.len());
            let mut next = None;
            for (at, &answer) in answers.iter().enumerate() {
                let mut after = game.clone();
                after.apply(answer, &mut ());
                let reply = choice(&mut engine(), &after, 20_000);
                assert!(
                    matches!(reply.verdict, Verdict::Proven { winner, .. } if winner == Some(black)),
                    "{shown}, then in {}: {reply:?}",
                    Position::new(after)
                );
                answered += 1;
                if at == kept {
                    next = Some((answer, reply.mv));
                }
            }
            let (answer, reply) = next.expect("a reply");
            game.apply(answer, &mut ());
            mv = reply;
        }
        assert_eq!(game.outcome(), Some(Outcome::Win(black)), "{shown}");
    }
    assert!(won > 3 && answered > 1_000, "{won} {answered}");
}

#[test]
fn white_wins_by_a_four_whose_only_answer_is_forbidden() {
    // A stone on e4 makes a four; black could stop it only on e8, which would make six of its own.
    let game = lines("mnk:9x9x5,renju:4o4/1ooo1oo2/4x4/4x4/4x4/9/4o4/9/x1x1x4@2");
    let white = choice(&mut engine(), &game, 2_000);
    assert_eq!(game.move_text(white.mv), "e4");
    let winner = Some(Side::Second);
    let plies = Some(3);
    assert_eq!(white.verdict, Verdict::Proven { winner, plies });
}

#[test]
fn black_sees_no_win_in_an_open_four_that_is_forbidden() {
    // The straight four on e5 would be a second four at once. In freestyle it wins.
    let stones = "9/4x4/4o4/4o4/1xoo2o2/4o4/9/x1x1x1x2/9";
    let at = |rule: &str| lines(&format!("mnk:9x9x5{rule}:{stones}@1"));
    let free = choice(&mut engine(), &at(""), 300);
    let winner = Some(Side::First);
    assert!(
        matches!(free.verdict, Verdict::Proven { winner: says, .. } if says == winner),
        "{free:?}"
    );
    let renju = at(",renju");
    let crossing = renju.parse_move("e5").expect("a move");
    assert!(renju.check(crossing).is_err());
    let black = choice(&mut engine(), &renju, 300);
    assert_ne!(black.mv, crossing);
}

#[test]
fn every_opponent_of_lines_plays_renju_without_a_forbidden_move() {
    let configs = Opponents::default();
    let mut rng = Rng::seed_from_u64(14);
    for id in ["mnk:15x15x5,renju", "mnk:7x6x5,renju"] {
        let start = position_of(id);
        let offered = Opponent::offered(&start, &configs);
        assert!(offered.len() > 8, "{offered:?}");
        for opponent in offered {
            let mut player = opponent.player(start.game(), &configs);
            for _ in 0..2 {
                let mut game = start.clone();
                // Random stones first, so that points are forbidden.
                let limits = Limits::of_nodes(200);
                while game.outcome().is_none() {
                    let moves = game.legal_moves();
                    let mv = match rng.random_bool(0.5) {
                        true => moves[rng.random_range(0..moves.len())],
                        false => {
                            player
                                .choose(&game, &limits, &Stop::new(), &mut rng)
                                .unwrap_or_else(|why| panic!("{opponent:?} {game}: {why}"))
                                .mv
                        }
                    };
                    assert!(game.play(mv).is_ok(), "{opponent:?} in {game}");
                }
            }
        }
    }
}
