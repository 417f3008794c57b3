//! What a collection as large as the largest databases costs: reading, searching, memory.
//! `cargo bench --no-default-features --bench collection`

use std::fmt::Write as _;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Instant;

use fivefold::collection::{Builder, Collection, GameIndex, Order, Query, Source};
use fivefold::formats::{GameOutline, GamePlace};
use fivefold::games::parse_id;
use fivefold::midend::{GameInfo, InfoField};
use fivefold::players::Stop;
use fivefold::rules::{Cell, Move, Outcome, Position, Rng, Side};
use rand::{RngExt, SeedableRng};

/// Somewhat more than all games of RenjuNet.
const GAMES: u32 = 150_000;
const PLAYERS: u32 = 10_000;
const EVENTS: u32 = 4_000;

fn main() {
    let games = made_up_games();
    let begun = Instant::now();
    let collection = build(&games);
    let took = begun.elapsed().as_secs_f64();
    let moves: usize = games.iter().map(|game| game.moves.len()).sum();
    println!("{GAMES} games with {moves} moves: built in {took:.3} s");
    let bytes = collection.bytes();
    let each = bytes as f64 / f64::from(GAMES);
    println!("{:.1} MB, {each:.0} bytes a game", bytes as f64 / 1e6);

    let after = |plies: usize| {
        let mut position = start();
        for mv in &games[7].moves[..plies] {
            // Made-up games may go on behind their end.
            let _ = position.play(*mv);
        }
        Some(position)
    };
    let query = |words: &str, position, order| Query {
        words: words.to_owned(),
        position,
        order,
        is_reversed: false,
    };
    for (name, query) in [
        ("everything", query("", None, Order::File)),
        (
            "by players, the first time",
            query("", None, Order::Players),
        ),
        ("by players", query("", None, Order::Players)),
        ("by date, the first time", query("", None, Order::Date)),
        ("two words", query("plaŷer42 CUP", None, Order::Event)),
        ("the empty board", query("", after(0), Order::File)),
        ("after 1 move", query("", after(1), Order::Date)),
        ("after 5 moves", query("", after(5), Order::Date)),
        ("after 30 moves", query("", after(30), Order::Moves)),
    ] {
        let begun = Instant::now();
        let found = collection.search(&query, &Stop::new());
        let took = begun.elapsed().as_secs_f64();
        let (games, moves) = (found.games.len(), found.moves.len());
        println!("{name}: {took:.3} s, {games} games, {moves} moves");
    }
    let begun = Instant::now();
    for game in 0..1_000 {
        black_box(collection.end(GameIndex(game)));
    }
    let took = begun.elapsed().as_micros() / 1_000;
    println!("the last board of a game: {took} µs");
}

/// A game as a reader gives it.
struct MadeUp {
    moves: Vec<Move>,
    info: GameInfo,
    outcome: Option<Outcome>,
}

fn start() -> Position {
    parse_id("mnk:15x15x5,renju")
        .expect("the id is in order")
        .position
}

fn made_up_games() -> Vec<MadeUp> {
    let mut rng = Rng::seed_from_u64(1);
    let mut cells: Vec<Cell> = (0..15)
        .flat_map(|row| (0..15).map(move |col| Cell::new(col, row)))
        .collect();
    let mut text = String::new();
    let mut made = Vec::new();
    for _ in 0..GAMES {
        let plies = rng.random_range(10..70);
        // The first moves lie in the middle, as in games of people.
        cells.sort_by_key(|cell| cell.col.abs_diff(7).max(cell.row.abs_diff(7)));
        for place in 0..plies {
            let room: usize = if place < 5 { 25 } else { 225 };
            let other = rng.random_range(place.min(room - 1)..room);
            cells.swap(place, other);
        }
        let mut info = GameInfo::default();
        let mut note = |field, word: &str, most: u32, rng: &mut Rng| {
            text.clear();
            // Writing to a text cannot fail.
            let _ = write!(text, "{word}{}", rng.random_range(0..most));
            info.set(field, &text);
        };
        note(InfoField::FirstPlayer, "Some Pläyer", PLAYERS, &mut rng);
        note(InfoField::SecondPlayer, "Some Pläyer", PLAYERS, &mut rng);
        note(InfoField::Event, "Cup of the town ", EVENTS, &mut rng);
        note(InfoField::Date, "2005-11-", 9_000, &mut rng);
        note(InfoField::Opening, "Opening ", 26, &mut rng);
        made.push(MadeUp {
            moves: cells[..plies]
                .iter()
                .map(|&it| Move::from_cell(it))
                .collect(),
            info,
            outcome: match rng.random_range(0..3) {
                0 => Some(Outcome::Draw),
                1 => Some(Outcome::Win(Side::First)),
                _ => Some(Outcome::Win(Side::Second)),
            },
        });
    }
    made
}

fn build(games: &[MadeUp]) -> Collection {
    let start = start();
    let mut builder = Builder::default();
    builder.begin(Source::Bytes(Arc::from([])), "made up");
    for (number, game) in (0..).zip(games) {
        let outline = GameOutline {
            start: &start,
            moves: &game.moves,
            info: &game.info,
            outcome: game.outcome,
            place: 0,
        };
        builder.add(GamePlace { number, mark: None }, &outline);
    }
    builder.finish()
}
