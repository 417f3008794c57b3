//! A match: games played one after the other at the same board by the same two seats.

use std::borrow::Cow;
use std::time::Duration;

use rand::RngExt;

use super::clock::TimeControl;
use super::counting::Counting;
use super::game_info::GameInfo;
use super::history::{Forfeit, History};
use super::opening::Opening;
use fivefold_players::opponents::Opponent;
use fivefold_players::pool::GameKey;
use fivefold_players::random;
use fivefold_rules::{Event, Move, Outcome, Position, Rng, Side};

/// Who makes the moves of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seat {
    /// A person at this machine.
    Person,
    /// A computer player.
    Computer(Opponent),
}

impl Seat {
    /// The word for a person in texts.
    pub const PERSON: &'static str = "person";

    /// The word for it in texts.
    #[must_use]
    pub fn id(self) -> Cow<'static, str> {
        match self {
            Seat::Person => Cow::Borrowed(Seat::PERSON),
            Seat::Computer(opponent) => opponent.id(),
        }
    }

    /// The computer player in this seat, if one sits there.
    #[must_use]
    pub const fn opponent(self) -> Option<Opponent> {
        match self {
            Seat::Person => None,
            Seat::Computer(opponent) => Some(opponent),
        }
    }
}

/// Who makes the first move of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Starter {
    /// The first side, always.
    #[default]
    First,
    /// The second side, always.
    Second,
    /// Drawn anew for each game.
    Random,
    /// The first side in the first game, then in turns.
    Alternate,
}

impl Starter {
    /// All choices in the order in which they are offered.
    pub const ALL: [Starter; 4] = [
        Starter::First,
        Starter::Second,
        Starter::Random,
        Starter::Alternate,
    ];
}

/// What is agreed before the first game of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The start position; whose turn it is in it is overruled by `starter`.
    pub start: Position,
    /// Who plays the first and the second side.
    pub seats: [Seat; 2],
    /// Who begins; `None` keeps the side to move of the start position.
    pub starter: Option<Starter>,
    /// How the games are opened; freely where the opening does not fit the start.
    pub opening: Opening,
    /// The seed of everything random in this match.
    pub seed: u64,
    /// The clocks of the games, if they have any.
    pub clock: Option<TimeControl>,
}

/// A match with its present game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    pub(super) plan: Plan,
    /// All its moves, with their variations.
    pub history: History,
    game: u32,
    /// Whether a computer to move waits for the person.
    pub waits: bool,
    /// How the games that are over are counted.
    pub counting: Counting,
    /// What the side to move has used up of its time in this turn, when the game was put aside.
    pub(super) spent: Duration,
    name: String,
    /// What is known about the present game besides its moves.
    pub info: GameInfo,
}

/// Most characters in the name of a game.
pub const LONGEST_NAME: usize = 80;

impl Match {
    /// Begins the first game.
    #[must_use]
    pub fn new(plan: Plan) -> Match {
        Match::at_game(plan, 0)
    }

    /// The match at the start of its game with this number.
    #[must_use]
    pub(crate) fn at_game(plan: Plan, number: u32) -> Match {
        let start = first_position(&plan, number);
        Match::resume(plan, number, start)
    }

    /// The match in the midst of its games: at the start of game number `game`.
    #[must_use]
    pub fn resume(mut plan: Plan, game: u32, start: Position) -> Match {
        plan.opening = plan.opening.on(&start);
        Match {
            history: History::with_opening(start, plan.opening),
            game,
            plan,
            waits: false,
            counting: Counting::default(),
            spent: Duration::ZERO,
            name: String::new(),
            info: GameInfo::default(),
        }
    }

    /// Begins the next game of this match, whatever has become of the present one.
    pub(super) fn next_game(&mut self) {
        self.game = self.game.wrapping_add(1);
        let start = first_position(&self.plan, self.game);
        self.history = History::with_opening(start, self.plan.opening);
        self.waits = false;
        self.spent = Duration::ZERO;
        self.counting = self.next_counting();
        self.name.clear();
        self.info = GameInfo::default();
    }

    /// What was agreed.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Whether the present game has begun and has not ended: such a game must not be lost. One that
    /// was taken back to its start has begun as well.
    #[must_use]
    pub fn is_in_progress(&self) -> bool {
        self.result().is_none() && !self.history().is_empty()
    }

    /// The start position of the present game, with the side that really began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        self.history.start()
    }

    /// The present position.
    #[must_use]
    pub const fn position(&self) -> &Position {
        self.history.position()
    }

    /// How the present game has ended, in the position on the board: by the rules, because a
    /// side has given up, or because its time ran out.
    #[must_use]
    pub fn result(&self) -> Option<Outcome> {
        self.history.result()
    }

    /// The side that has given up, if the game on the board is over by it.
    #[must_use]
    pub fn resigned(&self) -> Option<Side> {
        self.history.resigned()
    }

    /// The side whose time ran out, if the game on the board is over by it.
    #[must_use]
    pub fn out_of_time(&self) -> Option<Side> {
        match self.history.forfeit()? {
            Forfeit::OutOfTime(side) => Some(side),
            Forfeit::Resigned(_) | Forfeit::Declared(_) => None,
        }
    }

    /// For which side a person at this machine could give up now: against a computer the own one,
    /// between two persons that of the one to move. None before the first move and after the end.
    #[must_use]
    pub fn may_resign(&self) -> Option<Side> {
        let to_move = self.position().side_to_move();
        let side = match (self.seat(to_move), self.seat(to_move.other())) {
            (Seat::Person, _) => to_move,
            (Seat::Computer(_), Seat::Person) => to_move.other(),
            (Seat::Computer(_), Seat::Computer(_)) => return None,
        };
        self.is_in_progress().then_some(side)
    }

    /// Whether the present game is over in a way that only its record tells: by agreement or decision.
    #[must_use]
    pub fn is_declared(&self) -> bool {
        matches!(self.history.forfeit(), Some(Forfeit::Declared(_)))
    }

    /// The moves of the present game from its start to the present position.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        self.history.moves()
    }

    /// What the last of these moves did, in order; nothing before the first move.
    #[must_use]
    pub fn last_events(&self) -> &[Event] {
        self.history.last_events()
    }

    /// Everything that was played in the present game, with the moves that were taken back.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The same, for formats that read a game move by move.
    pub const fn history_mut(&mut self) -> &mut History {
        &mut self.history
    }

    /// Number of the present game in this match, from 0.
    #[must_use]
    pub const fn game(&self) -> u32 {
        self.game
    }

    /// Which game the present one is of all that are played.
    #[must_use]
    pub const fn key(&self) -> GameKey {
        GameKey {
            seed: self.plan.seed,
            number: self.game,
        }
    }

    /// What a person has called the present game; empty where it has no name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Names the present game. The name becomes one line of at most [`LONGEST_NAME`] characters
    /// without spaces at its ends; an empty one takes the name away.
    pub fn set_name(&mut self, name: &str) {
        let shown = |c: char| if c.is_control() { ' ' } else { c };
        let name: String = name.trim().chars().map(shown).take(LONGEST_NAME).collect();
        self.name = name.trim().to_owned();
    }

    /// Whether the present game is the same as another match's, perhaps at another moment.
    #[must_use]
    pub fn is_same_game(&self, other: &Match) -> bool {
        self.key() == other.key() && self.start() == other.start()
    }

    /// Who plays a side in the position on the board: as agreed, or after the choice of sides in the
    /// opening the other way round.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        self.plan.seats[self.seat_index(side)]
    }

    /// Whose turn it is; during an opening, who puts the stones or has to choose.
    #[must_use]
    pub fn seat_to_move(&self) -> Seat {
        self.seat(self.side_of_turn())
    }

    /// Whether the person to move could still leave the first move to the computer. Not in a rated
    /// game, where the lot has decided, nor in a position that somebody brings from elsewhere: whose
    /// turn it is belongs to it.
    #[must_use]
    pub fn can_pass_the_beginning(&self) -> bool {
        let side = self.position().side_to_move();
        !self.is_rated()
            && self.history.is_empty()
            && self.result().is_none()
            && self.seat(side) == Seat::Person
            && self.seat(side.other()) != Seat::Person
            && (self.plan.starter.is_some() || is_usual_start(self.start()))
    }

    /// The randomness of the present ply: the same seed, game and ply give the same numbers, so
    /// that a cancelled or taken back and repeated turn ends in the same move.
    #[must_use]
    pub fn rng(&self) -> Rng {
        random::rng_of_ply(self.plan.seed, self.game, self.moves().len() as u32 + 1)
    }
}

/// Whether a game of these parameters usually starts so, whoever begins.
fn is_usual_start(start: &Position) -> bool {
    let start = start.with_side_to_move(Side::First);
    start.short_id() == start.game_id()
}

fn first_position(plan: &Plan, game: u32) -> Position {
    let starter = match plan.starter {
        None => return plan.start.clone(),
        Some(Starter::First) => Side::First,
        Some(Starter::Second) => Side::Second,
        Some(Starter::Alternate) if game.is_multiple_of(2) => Side::First,
        Some(Starter::Alternate) => Side::Second,
        Some(Starter::Random) => {
            let mut rng = random::rng_of_ply(plan.seed, game, 0);
            Side::BOTH[usize::from(rng.random::<bool>())]
        }
    };
    plan.start.with_side_to_move(starter)
}
