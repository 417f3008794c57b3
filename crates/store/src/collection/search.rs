//! Searching a collection: by words, by a position, and in an order.

use super::texts::folded;
use super::{Collection, Entry, GameIndex, Told};
use fivefold_match::position_search::{FoundPosition, PositionFinder, finder};
use fivefold_players::Stop;
use fivefold_rules::{Move, Outcome, Position, Side};

/// What is looked for, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// All these words stand somewhere in what is told of the game, whatever their case and accents;
    /// of more than 64 the first ones count.
    pub words: String,
    /// The game comes to this position, perhaps turned and mirrored.
    pub position: Option<Position>,
    /// The order of what is found.
    pub order: Order,
    /// Whether the order is turned round. Games of which nothing is known to be ordered by come last
    /// all the same.
    pub is_reversed: bool,
}

/// By what games are ordered; those that are equal stand as in their files.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// As in their files.
    #[default]
    File,
    /// By the first side's player, then the second one's.
    Players,
    /// Won by the first side, won by the second, drawn, unknown.
    Result,
    /// By date.
    Date,
    /// By event.
    Event,
    /// By the number of moves.
    Moves,
}

impl Order {
    /// All of them.
    pub const ALL: [Order; 6] = [
        Order::File,
        Order::Players,
        Order::Result,
        Order::Date,
        Order::Event,
        Order::Moves,
    ];
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Found {
    /// The games in their order.
    pub games: Vec<GameIndex>,
    /// The moves that were played in the position, the most frequent first; empty without one.
    pub moves: Vec<MoveTally>,
}

/// How games ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ResultCounts {
    /// Won by the first side.
    pub first: u32,
    /// Won by the second side.
    pub second: u32,
    /// Drawn.
    pub drawn: u32,
    /// Nobody knows.
    pub unknown: u32,
}

impl ResultCounts {
    /// How many games these are.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.first + self.second + self.drawn + self.unknown
    }

    const fn count(&mut self, outcome: Option<Outcome>) {
        let place = match outcome {
            Some(Outcome::Win(Side::First)) => &mut self.first,
            Some(Outcome::Win(Side::Second)) => &mut self.second,
            Some(Outcome::Draw) => &mut self.drawn,
            None => &mut self.unknown,
        };
        *place += 1;
    }
}

/// A move that was played in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTally {
    /// The move, as it is played in the position that was looked for.
    pub mv: Move,
    /// How the games ended in which it was played.
    pub games: ResultCounts,
}

/// How often each move was played and what came of it, the most frequent first. Of each game: the move
/// and the result.
#[must_use]
pub fn tally_moves(played: impl IntoIterator<Item = (Move, Option<Outcome>)>) -> Vec<MoveTally> {
    let mut moves: Vec<MoveTally> = Vec::new();
    for (mv, outcome) in played {
        let place = match moves.iter().position(|known| known.mv == mv) {
            Some(place) => place,
            None => {
                let games = ResultCounts::default();
                moves.push(MoveTally { mv, games });
                moves.len() - 1
            }
        };
        moves[place].games.count(outcome);
    }
    moves.sort_by_key(|it| (std::cmp::Reverse(it.games.games()), it.mv));
    moves
}

impl Collection {
    /// Looks for games. A stop ends the search with what was found by then.
    #[must_use]
    pub fn search(&self, query: &Query, stop: &Stop) -> Found {
        let mut games = self.with_words(&query.words);
        let mut moves = Vec::new();
        if let Some(position) = &query.position {
            let found = self.with_position(&games, position, stop);
            let next = found.iter().filter_map(|&(game, found)| {
                let outcome = self.outcome(game);
                found.next.map(|mv| (mv, outcome))
            });
            moves = tally_moves(next);
            games = found.into_iter().map(|(game, _)| game).collect();
        }
        self.sort(&mut games, query.order, query.is_reversed);
        Found { games, moves }
    }

    /// After how many moves a game comes to a position, if it does.
    #[must_use]
    pub fn ply_of(&self, game: GameIndex, position: &Position) -> Option<usize> {
        let finder = finder(position, self.start(game))?;
        finder.find(&self.moves(game)).map(|found| found.ply)
    }

    fn with_words(&self, words: &str) -> Vec<GameIndex> {
        let words = folded(words);
        let words: Vec<&str> = words.split_whitespace().take(64).collect();
        if words.is_empty() {
            return self.games().collect();
        }
        let all = u64::MAX >> (64 - words.len());
        let in_texts = self.texts.with_words(&words);
        let suits = |entry: &Entry| {
            let texts = entry.texts.iter();
            let texts = texts.chain([&self.names[entry.source as usize]]);
            let found = texts.fold(0, |found, text| found | in_texts[text.0 as usize]);
            found == all
        };
        let games = self.games.iter().enumerate();
        games
            .filter(|(_, entry)| suits(entry))
            .map(|(place, _)| GameIndex::at(place))
            .collect()
    }

    fn with_position(
        &self,
        games: &[GameIndex],
        position: &Position,
        stop: &Stop,
    ) -> Vec<(GameIndex, FoundPosition)> {
        let mut found = Vec::new();
        let mut moves = Vec::new();
        // Few games begin in another way than the one before them.
        let mut ready: Option<(u32, Option<Box<dyn PositionFinder>>)> = None;
        for (count, &game) in games.iter().enumerate() {
            if count % LOOKS == 0 && stop.is_set() {
                break;
            }
            let entry = self.entry(game);
            if ready
                .as_ref()
                .is_none_or(|(start, _)| *start != entry.start)
            {
                let finder = finder(position, &self.starts[entry.start as usize]);
                ready = Some((entry.start, finder));
            }
            if let Some((_, Some(finder))) = &ready {
                self.read_moves(entry, &mut moves);
                found.extend(finder.find(&moves).map(|at| (game, at)));
            }
        }
        found
    }

    fn sort(&self, games: &mut [GameIndex], order: Order, is_reversed: bool) {
        let text = |entry: &Entry, told: Told| entry.texts[told as usize].0 as usize;
        let names = |entry: &Entry, told| self.texts.by_alphabet()[text(entry, told)];
        // What is not known, then two numbers to go by.
        let key = |&game: &GameIndex| -> (bool, u32, u32) {
            let entry = self.entry(game);
            match order {
                Order::File => (false, game.0, 0),
                Order::Players => {
                    let is_unknown = [Told::First, Told::Second].map(|told| text(entry, told));
                    let [first, second] = [Told::First, Told::Second].map(|it| names(entry, it));
                    (is_unknown == [0, 0], first, second)
                }
                Order::Result => match entry.outcome {
                    Some(Outcome::Win(Side::First)) => (false, 0, 0),
                    Some(Outcome::Win(Side::Second)) => (false, 1, 0),
                    Some(Outcome::Draw) => (false, 2, 0),
                    None => (true, 0, 0),
                },
                Order::Date => {
                    let date = text(entry, Told::Date);
                    (date == 0, self.texts.by_time()[date], 0)
                }
                Order::Event => {
                    let event = text(entry, Told::Event);
                    (event == 0, names(entry, Told::Event), 0)
                }
                Order::Moves => (false, entry.plies.into(), 0),
            }
        };
        let turned = |key: (bool, u32, u32)| match is_reversed {
            true => (key.0, u32::MAX - key.1, u32::MAX - key.2),
            false => key,
        };
        games.sort_by_cached_key(|game| turned(key(game)));
    }
}

/// After so many games a search looks whether it is to stop.
const LOOKS: usize = 1_024;
