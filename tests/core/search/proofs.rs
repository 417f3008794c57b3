//! What the searching players call proven, against the solver; their limits and their moves.

use std::sync::atomic::{AtomicU32, Ordering};

use super::{after_random_moves, bar, solution};
use crate::chomp::Chomp;
use fivefold::config::{ConfigFile as _, LEVELS, SearchNumbers};
use fivefold::games::atoms::Atoms;
use fivefold::games::lines::Lines;
use fivefold::games::northcott::Northcott;
use fivefold::players::{Limits, NoMove, Player, SearchResult, Stop, Verdict};
use fivefold::rules::{Game, Rng, Side};
use fivefold::search::alpha_beta::AlphaBeta;
use fivefold::search::evaluation::{Mobility, NoEvaluation};
use fivefold::search::levels::LevelPlayer;
use fivefold::search::monte_carlo::MonteCarlo;
use fivefold::search::solver::{SolvedSpace, Solver, SolverLimits};
use fivefold_support::positions::{legal, position};
use rand::SeedableRng;

const MONTE_CARLO: MonteCarlo = MonteCarlo {
    usual_nodes: 20_000,
    exploration: 0.7,
    playout_plies: 60,
    memory_mib: 16,
};

fn players<G: Game>() -> Vec<Box<dyn Player<G>>> {
    let limits = SolverLimits {
        nodes: 5_000,
        depth: u32::MAX,
        memory_mib: 16,
    };
    let mut players: Vec<Box<dyn Player<G>>> = vec![
        Box::new(Solver::<G>::new(limits)),
        Box::new(AlphaBeta::new(NoEvaluation, 1, 20_000)),
        Box::new(AlphaBeta::new(Mobility, 1, 20_000)),
        Box::new(AlphaBeta::new(NoEvaluation, 1, 20_000).overlooking(30)),
        Box::new(MONTE_CARLO),
    ];
    let numbers = SearchNumbers::shipped();
    for level in numbers.levels {
        players.push(Box::new(LevelPlayer::<G>::new(level, numbers)));
    }
    players
}

/// Checks a choice against the truth.
fn judge<G: Game>(at: &G, choice: &SearchResult<G::Move>, whole: &SolvedSpace<G>, who: usize) {
    assert!(legal(at).contains(&choice.mv), "{who}: {at:?}");
    let mut line = at.clone();
    for &mv in &choice.line {
        assert_eq!(line.check(mv), Ok(()), "{who}: {at:?} {choice:?}");
        line.apply(mv, &mut ());
    }
    assert!(choice.line.first().is_none_or(|&first| first == choice.mv));
    let Verdict::Proven { winner, plies } = choice.verdict else {
        return;
    };
    let truth = whole.value(at).expect("all is known");
    assert_eq!(winner, truth.winner, "{who}: {at:?} {choice:?}");
    assert!(
        plies.is_none() || plies == truth.plies,
        "{who}: {at:?} {choice:?}"
    );
    let mut after = at.clone();
    after.apply(choice.mv, &mut ());
    let kept = whole.value(&after).map(|value| value.winner);
    assert_eq!(kept, Some(truth.winner), "{who}: {at:?} {choice:?}");
}

fn all_agree_with_the_solver<G: Game>(start: &G) {
    let whole = solution(start);
    let mut rng = Rng::seed_from_u64(4);
    let mut players = players::<G>();
    let mut proven = vec![0; players.len()];
    for nodes in [0, 1, 40, 500, 20_000] {
        for plies in [0, 2, 5, 9] {
            let at = after_random_moves(start, plies, &mut rng);
            for (who, player) in players.iter_mut().enumerate() {
                let choice = player
                    .choose(&at, &Limits::of_nodes(nodes), &Stop::new(), &mut rng)
                    .expect("the game goes on");
                assert!(choice.nodes <= nodes, "{who}: {choice:?}");
                judge(&at, &choice, &whole, who);
                proven[who] += u32::from(matches!(choice.verdict, Verdict::Proven { .. }));
            }
        }
    }
    assert!(proven[0] > 0 && proven[1] > 0, "{proven:?}");
    assert_eq!(proven[3], 0, "who overlooks moves proves nothing");
}

#[test]
fn proven_verdicts_agree_with_the_solver_in_tic_tac_toe() {
    all_agree_with_the_solver::<Lines>(&position("mnk:3x3x3"));
}

#[test]
fn proven_verdicts_agree_with_the_solver_where_positions_repeat() {
    all_agree_with_the_solver::<Northcott>(&position("northcott:2x5"));
}

#[test]
fn proven_verdicts_agree_with_the_solver_in_atoms() {
    all_agree_with_the_solver::<Atoms>(&position("atoms:2x2"));
    all_agree_with_the_solver::<Atoms>(&position("atoms:3x2,chain"));
}

#[test]
fn proven_verdicts_agree_with_the_solver_in_chomp() {
    all_agree_with_the_solver(&bar(5, 4));
}

/// Alpha-beta solves tic-tac-toe and small boards of Atoms by itself.
#[test]
fn alpha_beta_proves_wins_draws_and_their_length() {
    fn verdict<G: Game>(at: &G) -> Verdict {
        let mut rng = Rng::seed_from_u64(5);
        AlphaBeta::new(NoEvaluation, 16, 20_000_000)
            .choose(at, &Limits::default(), &Stop::new(), &mut rng)
            .expect("the game goes on")
            .verdict
    }
    let draw = Verdict::Proven {
        winner: None,
        plies: None,
    };
    let won = |winner, plies| Verdict::Proven {
        winner: Some(winner),
        plies: Some(plies),
    };
    assert_eq!(verdict::<Lines>(&position("mnk:3x3x3")), draw);
    let atoms = |id: &str| verdict::<Atoms>(&position(&format!("atoms:{id}")));
    assert_eq!(atoms("2x2"), won(Side::Second, 12));
    assert_eq!(atoms("2x2,chain"), won(Side::Second, 4));
    assert_eq!(atoms("3x2,chain"), won(Side::First, 7));
}

#[test]
fn the_same_seed_and_limit_give_the_same_move_whatever_was_searched_before() {
    fn compare<G: Game>(start: &G) {
        let mut rng = Rng::seed_from_u64(6);
        let mut used = players::<G>();
        for plies in [0, 3, 6] {
            let at = after_random_moves(start, plies, &mut rng);
            for (old, new) in used.iter_mut().zip(&mut players::<G>()) {
                let choose = |player: &mut Box<dyn Player<G>>| {
                    let mut rng = Rng::seed_from_u64(7);
                    let limits = Limits::of_nodes(3_000);
                    player.choose(&at, &limits, &Stop::new(), &mut rng)
                };
                let (old, new) = (choose(old), choose(new));
                let (old, new) = (old.expect("a move"), new.expect("a move"));
                assert_eq!(old.mv, new.mv);
                assert_eq!(old.verdict, new.verdict);
            }
        }
    }
    compare::<Lines>(&position("mnk:5x5x4"));
    compare::<Atoms>(&position("atoms:3x3"));
    compare(&bar(5, 4));
}

/// The flag is looked at every few positions, and what was found until then is used.
#[test]
fn a_stop_ends_the_search_within_a_few_positions() {
    let at: Lines = position("mnk:15x15x5");
    let mut rng = Rng::seed_from_u64(8);
    for (who, player) in players::<Lines>().iter_mut().enumerate() {
        let asked = std::sync::Arc::new(AtomicU32::new(0));
        let counter = std::sync::Arc::clone(&asked);
        let stop = Stop::with_rests(move || counter.fetch_add(1, Ordering::Relaxed) >= 100);
        let limits = Limits::of_nodes(u64::MAX);
        let choice = player.choose(&at, &limits, &stop, &mut rng);
        let choice = choice.expect("a move all the same");
        assert!(legal(&at).contains(&choice.mv), "{who}");
        assert!(choice.nodes <= 16 * 101, "{who}: {choice:?}");
        assert!(asked.load(Ordering::Relaxed) < 110, "{who}");
    }
}

#[test]
fn a_limit_of_depth_holds() {
    let at: Lines = position("mnk:5x5x4");
    let limits = Limits {
        depth: Some(2),
        ..Limits::default()
    };
    let mut rng = Rng::seed_from_u64(9);
    let choice = AlphaBeta::new(NoEvaluation, 1, u64::MAX)
        .choose(&at, &limits, &Stop::new(), &mut rng)
        .expect("the game goes on");
    assert_eq!(choice.depth, 2);
    assert!(choice.line.len() <= 2);
}

#[test]
fn nobody_moves_in_a_finished_game() {
    let mut at = bar(2, 1);
    at.apply(legal(&at)[0], &mut ());
    let mut rng = Rng::seed_from_u64(10);
    for player in &mut players::<Chomp>() {
        let choice = player.choose(&at, &Limits::default(), &Stop::new(), &mut rng);
        assert_eq!(choice, Err(NoMove::GameOver));
    }
}

/// The strongest level plays a small game exactly.
#[test]
fn the_strongest_level_solves_small_games() {
    let numbers = SearchNumbers::shipped();
    let at = bar(8, 8);
    let mut rng = Rng::seed_from_u64(11);
    let choice = LevelPlayer::new(numbers.levels[LEVELS - 1], numbers)
        .choose(&at, &Limits::default(), &Stop::new(), &mut rng)
        .expect("the game goes on");
    judge(&at, &choice, &solution(&at), 8);
    assert!(matches!(choice.verdict, Verdict::Proven { .. }));
}
