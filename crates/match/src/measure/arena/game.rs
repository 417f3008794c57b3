//! One game of the arena: its start, its opening, its moves, its end.

use std::sync::Arc;
use std::time::Duration;

use rand::{RngExt, SeedableRng};

use super::{Contestant, ForfeitReason};
use crate::measure::MatchRules;
use crate::request::EngineRequest;
use crate::{Command, Match, Opening, Plan, Seat};
use fivefold_players::external::EngineFault;
use fivefold_players::pool::PlayerPool;
use fivefold_players::{Answer, GameLine, NoMove, Stop};
use fivefold_rules::{Move, Position, Rng, Side};
use fivefold_words::InEnglish as _;

/// After so many plies a game is broken off, unless somebody says otherwise.
pub const MOST_PLIES: u32 = 1_000;

/// How many times an opening is drawn anew if the game is over before it has begun.
const TRIES: u32 = 100;

/// Where games begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
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
    /// Openings that are played one after the other, over and over; where there are none, they are
    /// drawn.
    pub book: Arc<[GameLine]>,
    /// After so many plies the game is adjudicated.
    pub most_plies: u32,
    /// The seed of everything.
    pub seed: u64,
    /// The stop for a move of a player with so much time: it is set then, or when that of the match is.
    pub within: fn(&Stop, Duration) -> Stop,
}

/// A game that was played.
#[derive(Clone, Debug)]
pub struct Played {
    /// How it ended.
    pub ended: EndedGame,
    /// Its moves, those of the opening not among them.
    pub moves: Vec<Move>,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EndedGame {
    /// The winner, if there is one.
    pub winner: Option<Side>,
    /// Plies played, the opening's not counted.
    pub plies: u32,
    /// Whether it was broken off after the most plies.
    pub adjudicated: bool,
    /// Why the loser gave no move, or none that the rules allow.
    pub forfeited: Option<ForfeitReason>,
    /// Why the loser never got to play, where it is another program.
    pub no_play: Option<EngineFault>,
}

impl Setting {
    /// The position from which the games of a pair begin.
    #[must_use]
    pub fn opening(&self, pair: u64) -> Position {
        self.opening_line(pair).position().clone()
    }

    /// The same with the moves that lead to it.
    #[must_use]
    pub fn opening_line(&self, pair: u64) -> GameLine {
        if let Some(place) = pair.checked_rem(self.book.len() as u64) {
            return self.book[place as usize].clone();
        }
        let rules = MatchRules::of(self.start.game());
        let is_even = rules.is_even.filter(|_| self.even);
        let mut rng = Rng::seed_from_u64(self.seed);
        // The streams of games begin at 2^20.
        rng.set_stream(1);
        rng.set_word_pos(u128::from(pair) << 20);
        let mut line = GameLine::new(self.start.clone());
        for _ in 0..TRIES {
            line = GameLine::new(self.draw_start(&mut rng));
            for _ in 0..self.opening {
                let Some(mv) = random_move(rules, line.position(), &mut rng) else {
                    break;
                };
                // Every move of the list is legal.
                let _ = line.play(mv);
            }
            let position = line.position();
            if position.outcome().is_none() && is_even.is_none_or(|is_even| is_even(position)) {
                return line;
            }
        }
        // So short a game has no opening.
        if line.position().outcome().is_some() {
            GameLine::new(self.start.clone())
        } else {
            line
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

    /// Begins a game from its opening; `players` play the first and the second side. The game's
    /// number makes its randomness.
    fn begin(&self, number: u64, opening: Position, players: [&Contestant; 2]) -> GameInPlay {
        let plan = Plan {
            start: opening,
            seats: players.map(|player| Seat::Computer(player.opponent)),
            starter: None,
            opening: Opening::Free,
            seed: self.seed,
            clock: None,
        };
        GameInPlay {
            game: Match::at_game(plan, number as u32),
            most_plies: self.most_plies,
            forfeited: None,
            no_play: None,
        }
    }

    /// Plays a game to its end; see [`Setting::play_asking`].
    #[must_use]
    pub fn play(
        &self,
        number: u64,
        opening: Position,
        players: [&Contestant; 2],
        halt: &Stop,
    ) -> Option<Played> {
        let mut game = self.begin(number, opening, players);
        let pool = PlayerPool::default();
        loop {
            if let Some(ended) = game.ended() {
                let moves = game.game.moves().to_vec();
                return Some(Played { ended, moves });
            }
            let player = players[game.side().index()];
            let time = player.time.map(|time| (self.within)(halt, time));
            let stop = time.as_ref().unwrap_or(halt);
            let asked = player.asked(&game.game);
            let answer = asked.and_then(|asked| asked.answer_with(&pool, stop));
            if halt.is_set() {
                return None;
            }
            game.take(answer, || pool.last_words());
        }
    }

    /// Plays a game from its opening; `players` play the first and the second side. The game's
    /// number makes its randomness. Each move is asked for with `ask`, which may take its time; only the
    /// limits of a player hold there, not its clock. Nothing if the game is broken off by `halt`.
    pub async fn play_asking(
        &self,
        number: u64,
        opening: Position,
        players: [&Contestant; 2],
        ask: &impl AsyncFn(EngineRequest) -> Answer,
        halt: &Stop,
    ) -> Option<EndedGame> {
        let mut game = self.begin(number, opening, players);
        loop {
            if let Some(ended) = game.ended() {
                return Some(ended);
            }
            let answer = match players[game.side().index()].asked(&game.game) {
                Ok(asked) => ask(asked).await,
                Err(reason) => Err(reason),
            };
            if halt.is_set() {
                return None;
            }
            game.take(answer, Vec::new);
        }
    }
}

/// A game that is being played.
struct GameInPlay {
    game: Match,
    most_plies: u32,
    /// Why the side to move gave no move that the rules allow.
    forfeited: Option<ForfeitReason>,
    /// Why the side to move never got to play.
    no_play: Option<EngineFault>,
}

impl GameInPlay {
    fn side(&self) -> Side {
        self.game.position().side_to_move()
    }

    /// The player to move has answered.
    fn take(&mut self, answer: Answer, last_words: impl FnOnce() -> Vec<String>) {
        let text = match &answer {
            Err(NoMove::External(fault)) => {
                self.no_play = Some(*fault).filter(EngineFault::is_no_play);
                None
            }
            Err(_) => None,
            Ok(choice) => Some(self.game.position().move_text(choice.mv)),
        };
        let reason = answer.as_ref().err().copied();
        let thought = None;
        let handled = self.game.handle(Command::Answer { answer, thought });
        self.forfeited = match (handled.err(), reason, text) {
            (_, Some(reason), _) => Some(ForfeitReason::new(reason, last_words())),
            (Some(refused), None, text) => {
                let text = text.unwrap_or_default();
                Some(ForfeitReason::by_illegal_move(text, &refused.in_english()))
            }
            (None, None, _) => None,
        };
    }

    /// How it has ended, once it has.
    fn ended(&self) -> Option<EndedGame> {
        let plies = self.game.moves().len() as u32;
        let ended = |winner| EndedGame {
            winner,
            plies,
            adjudicated: false,
            forfeited: None,
            no_play: self.no_play,
        };
        let position = self.game.position();
        if self.forfeited.is_some() {
            let loser = self.game.resigned().unwrap_or(self.side());
            return Some(EndedGame {
                forfeited: self.forfeited.clone(),
                ..ended(Some(loser.other()))
            });
        }
        if let Some(outcome) = self.game.result() {
            return Some(ended(outcome.winner()));
        }
        (plies == self.most_plies).then(|| EndedGame {
            adjudicated: true,
            ..ended((MatchRules::of(position.game()).ahead)(position))
        })
    }
}

/// A random move of an opening.
fn random_move(rules: &MatchRules, position: &Position, rng: &mut Rng) -> Option<Move> {
    let moves = (rules.opening_moves)(position);
    (!moves.is_empty()).then(|| moves[rng.random_range(0..moves.len())])
}
