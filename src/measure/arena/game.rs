//! One game of the arena: its start, its opening, its moves, its end.

use rand::{RngExt, SeedableRng};

use super::Contestant;
use crate::measure::MatchRules;
use crate::midend::{Command, Match, Opening, Plan, Seat};
use crate::players::Stop;
use crate::players::pool::PlayerPool;
use crate::rules::{Move, Position, Rng, Side};

/// After so many plies a game is broken off, unless somebody says otherwise.
pub const MOST_PLIES: u32 = 1_000;

/// How many times an opening is drawn anew if the game is over before it has begun.
const TRIES: u32 = 100;

/// Where games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum Starts {
    /// At the position of the id.
    Given,
    /// At a random position of the same game.
    Random,
}

/// What all games of an arena have in common.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The position of the id.
    pub start: Position,
    /// Where games begin.
    pub starts: Starts,
    /// How many random plies follow.
    pub opening: u32,
    /// Whether openings are drawn anew until they are judged even.
    pub even: bool,
    /// After so many plies the game is adjudicated.
    pub most_plies: u32,
    /// The seed of everything.
    pub seed: u64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ended {
    /// The winner, if there is one.
    pub winner: Option<Side>,
    /// Plies played, the opening's not counted.
    pub plies: u32,
    /// Whether it was broken off after the most plies.
    pub adjudicated: bool,
    /// Whether the loser gave no move, or none that the rules allow.
    pub forfeited: bool,
}

impl Setting {
    /// The position from which the games of a pair begin.
    #[must_use]
    pub fn opening(&self, pair: u64) -> Position {
        let rules = MatchRules::of(self.start.game());
        let is_even = rules.is_even.filter(|_| self.even);
        let mut rng = Rng::seed_from_u64(self.seed);
        // The streams of games begin at 2^20.
        rng.set_stream(1);
        rng.set_word_pos(u128::from(pair) << 20);
        let mut position = self.start.clone();
        for _ in 0..TRIES {
            position = self.draw_start(&mut rng);
            for _ in 0..self.opening {
                let Some(mv) = random_move(rules, &position, &mut rng) else {
                    break;
                };
                // Every move of the list is legal.
                let _ = position.play(mv);
            }
            if position.outcome().is_none() && is_even.is_none_or(|is_even| is_even(&position)) {
                return position;
            }
        }
        // So short a game has no opening.
        if position.outcome().is_some() {
            self.start.clone()
        } else {
            position
        }
    }

    fn draw_start(&self, rng: &mut Rng) -> Position {
        let (start, side) = (&self.start, self.start.side_to_move());
        match self.starts {
            Starts::Given => start.clone(),
            Starts::Random => start
                .game()
                .rules()
                .random_start(&start.fields(), side, rng)
                // The fields are those of a position.
                .unwrap_or_else(|_| start.clone()),
        }
    }

    /// Plays a game from its opening; `players` play the first and the second side. The game's
    /// number makes its randomness. Nothing if it is broken off by `halt`.
    #[must_use]
    pub fn play(
        &self,
        number: u64,
        opening: Position,
        players: [&dyn Contestant; 2],
        halt: &Stop,
    ) -> Option<Ended> {
        let plan = Plan {
            start: opening,
            seats: players.map(|player| Seat::Computer(player.opponent())),
            starter: None,
            opening: Opening::Free,
            seed: self.seed,
            clock: None,
        };
        let mut game = Match::at_game(plan, number as u32);
        let pool = PlayerPool::default();
        loop {
            let plies = game.moves().len() as u32;
            let ended = |winner| Ended {
                winner,
                plies,
                adjudicated: false,
                forfeited: false,
            };
            if let Some(outcome) = game.result() {
                return Some(Ended {
                    forfeited: game.resigned().is_some(),
                    ..ended(outcome.winner())
                });
            }
            let position = game.position();
            if plies == self.most_plies {
                return Some(Ended {
                    adjudicated: true,
                    ..ended((MatchRules::of(position.game()).ahead)(position))
                });
            }
            let side = position.side_to_move();
            let answer = players[side.index()].answer(&game, &pool, halt);
            if halt.is_set() {
                return None;
            }
            let thought = None;
            if game.handle(Command::Answer { answer, thought }).is_err() {
                return Some(Ended {
                    forfeited: true,
                    ..ended(Some(side.other()))
                });
            }
        }
    }
}

/// A random move of an opening.
fn random_move(rules: &MatchRules, position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = (rules.opening_moves)(position);
    (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
}
