//! Collections of games: what is found in them, by words and by positions, and that a game is read
//! again whole.

use std::fs;
use std::sync::Arc;

use fivefold::collection::{
    Builder, Collection, Found, GameIndex, LoadProgress, Order, Query, Source, Told, load,
    load_files,
};
use fivefold::formats::{GameOutline, GamePlace};
use fivefold::games;
use fivefold::midend::position_search::finder;
use fivefold::midend::{GameInfo, InfoField};
use fivefold::players::Stop;
use fivefold::rules::{Move, Outcome, Position, Rng, Side};
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::{after, position_of};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng};

fn moves(position: &Position, text: &str) -> Vec<Move> {
    let cells = text.split_whitespace();
    cells
        .map(|cell| position.parse_move(cell).expect("a cell"))
        .collect()
}

/// A collection of games of one kind: players, event, date, moves, and who won.
fn collection(id: &str, games: &[(&str, &str, &str, &str, &str, Option<Outcome>)]) -> Collection {
    let start = position_of(id);
    let mut builder = Builder::default();
    builder.begin(Source::Bytes(Arc::from([])), "test.sgf");
    for (number, (first, second, event, date, played, outcome)) in (0..).zip(games) {
        let mut info = GameInfo::default();
        for (field, value) in [
            (InfoField::FirstPlayer, first),
            (InfoField::SecondPlayer, second),
            (InfoField::Event, event),
            (InfoField::Date, date),
        ] {
            info.set(field, value);
        }
        let outline = GameOutline {
            start: &start,
            moves: &moves(&start, played),
            info: &info,
            outcome: *outcome,
            place: 0,
        };
        let mark = None;
        assert!(builder.add(GamePlace { number, mark }, &outline));
    }
    builder.finish()
}

const FIRST: Option<Outcome> = Some(Outcome::Win(Side::First));
const SECOND: Option<Outcome> = Some(Outcome::Win(Side::Second));

/// Games as renju players have them.
fn cup() -> Collection {
    let games = [
        (
            "Soosõrv",
            "Nara",
            "World Cup",
            "2005-08-01",
            "h8 h9 j8 g8",
            FIRST,
        ),
        (
            "Nara",
            "Łapiński",
            "World Cup",
            "1999-08-02",
            "h8 g8 h7",
            SECOND,
        ),
        ("Anon", "", "", "", "h8 h7 g8", None),
        (
            "Sushkov",
            "Soosorv",
            "Team",
            "May 2004",
            "a1 h8 h9 j10",
            Some(Outcome::Draw),
        ),
    ];
    collection("mnk:15x15x5", &games)
}

fn search(collection: &Collection, query: &Query) -> Found {
    collection.search(query, &Stop::new())
}

fn found(collection: &Collection, query: &Query) -> Vec<u32> {
    let found = search(collection, query);
    found.games.into_iter().map(|game| game.0).collect()
}

fn words(words: &str) -> Query {
    Query {
        words: words.to_owned(),
        ..Query::default()
    }
}

#[test]
fn words_are_found_in_any_order_without_case_and_accents() {
    let cup = cup();
    assert_eq!(found(&cup, &words("soosorv")), [0, 3]);
    assert_eq!(found(&cup, &words("SOOSÕRV")), [0, 3]);
    assert_eq!(found(&cup, &words("cup lapinski")), [1]);
    assert_eq!(found(&cup, &words("nara 2005")), [0]);
    assert_eq!(found(&cup, &words("test.sgf")), [0, 1, 2, 3]);
    assert!(found(&cup, &words("nobody")).is_empty());
    assert_eq!(found(&cup, &words("  ")), [0, 1, 2, 3]);
}

#[test]
fn games_are_ordered_and_what_is_not_known_stands_last() {
    let cup = cup();
    for (order, forwards, backwards) in [
        (Order::File, [0, 1, 2, 3], [3, 2, 1, 0]),
        (Order::Players, [2, 1, 0, 3], [3, 0, 1, 2]),
        (Order::Result, [0, 1, 3, 2], [3, 1, 0, 2]),
        (Order::Date, [1, 3, 0, 2], [0, 3, 1, 2]),
        (Order::Event, [3, 0, 1, 2], [0, 1, 3, 2]),
        (Order::Moves, [1, 2, 0, 3], [0, 3, 1, 2]),
    ] {
        for (is_reversed, games) in [(false, forwards), (true, backwards)] {
            let query = Query {
                order,
                is_reversed,
                ..Query::default()
            };
            assert_eq!(found(&cup, &query), games, "{order:?} {is_reversed}");
        }
    }
}

#[test]
fn a_position_is_found_turned_and_mirrored_with_the_moves_that_were_played_from_it() {
    let cup = cup();
    let look = |played| Query {
        position: Some(after("mnk:15x15x5", played)),
        ..Query::default()
    };
    // The second stone beside the first one, in whatever direction.
    let beside = search(&cup, &look("h8 h9"));
    assert_eq!(beside.games, [0, 1, 2].map(GameIndex));
    let position = after("mnk:15x15x5", "h8 h9");
    let told: Vec<(String, u32, u32)> = beside
        .moves
        .iter()
        .map(|it| (position.move_text(it.mv), it.games.games(), it.games.first))
        .collect();
    // In one game j8 was played or, mirrored, g8; g8-h7 and h7-g8 are one move and its mirror image.
    assert_eq!(told.iter().map(|it| it.1).sum::<u32>(), 3);
    assert_eq!(found(&cup, &look("")), [0, 1, 2, 3]);
    assert_eq!(search(&cup, &look("")).moves.len(), 2, "h8 and a corner");
    assert_eq!(found(&cup, &look("a15")), [3], "all corners are one");
    assert_eq!(
        cup.ply_of(GameIndex(3), &after("mnk:15x15x5", "a1")),
        Some(1)
    );
    let exact = Query {
        position: Some(after("mnk:15x15x5,exact", "h8 h9")),
        ..words("world")
    };
    assert_eq!(
        found(&cup, &exact),
        [0, 1],
        "whatever the rule, and with words"
    );
    let other = Query {
        position: Some(after("mnk:19x19x5", "h8 h9")),
        ..Query::default()
    };
    assert!(found(&cup, &other).is_empty(), "another board");
}

#[test]
fn a_position_of_any_game_is_found() {
    for game in games::all() {
        let start = game.rules().usual_start(Side::First);
        let mut position = start.clone();
        let mut played = Vec::new();
        for _ in 0..2 {
            let mv = position.legal_moves()[0];
            position.play(mv).expect("a legal move");
            played.push(mv);
        }
        let finder = finder(&position, &start).expect("the same game");
        let at = finder.find(&played).expect("it comes to its own end");
        assert_eq!((at.ply, at.next), (2, None));
        assert_eq!(finder.find(&played[..1]), None);
    }
}

/// A game of Lines with random moves, and the same game turned and mirrored in one of eight ways.
fn twin_games(seed: u64, way: u8, side: u8) -> (Position, [Vec<Move>; 2]) {
    let start = position_of(&format!("mnk:{side}x{side}x5"));
    let mut rng = Rng::seed_from_u64(seed);
    let mut cells: Vec<(u8, u8)> = (0..side)
        .flat_map(|col| (0..side).map(move |row| (col, row)))
        .collect();
    let mut games = [Vec::new(), Vec::new()];
    for _ in 0..rng.random_range(1..cells.len().min(30)) {
        let (col, row) = cells.swap_remove(rng.random_range(0..cells.len()));
        let (mut other_col, mut other_row) = match way & 4 {
            0 => (col, row),
            _ => (row, col),
        };
        if way & 1 != 0 {
            other_col = side - 1 - other_col;
        }
        if way & 2 != 0 {
            other_row = side - 1 - other_row;
        }
        for (game, (col, row)) in games.iter_mut().zip([(col, row), (other_col, other_row)]) {
            let name = format!("{}{}", char::from(b'a' + col), row + 1);
            game.push(start.parse_move(&name).expect("a cell"));
        }
    }
    (start, games)
}

proptest! {
    /// Whatever position of a game is looked for, the game that is turned and mirrored comes to it,
    /// and the move that follows there is worded for the board that was looked for.
    #[test]
    fn a_turned_game_comes_to_every_position_of_its_twin(seed: u64, way in 0_u8..8, side in 5_u8..=22) {
        let (start, [game, twin]) = twin_games(seed, way, side);
        let mut position = start.clone();
        for ply in 0..=game.len() {
            let finder = finder(&position, &start).expect("the same board");
            let own = finder.find(&game).expect("its own position");
            prop_assert_eq!(own.ply, ply);
            prop_assert_eq!(finder.find(&twin), Some(own));
            if ply == game.len() || position.play(game[ply]).is_err() {
                break;
            }
        }
    }

    /// What is kept of a game is what was given.
    #[test]
    fn moves_are_kept_as_they_are(numbers in proptest::collection::vec(any::<u32>(), 0..200)) {
        let start = position_of("mnk:15x15x5");
        let moves: Vec<Move> = numbers.into_iter().map(Move).collect();
        let mut builder = Builder::default();
        builder.begin(Source::Bytes(Arc::from([])), "");
        for number in 0..2 {
            let info = GameInfo::default();
            let outline = GameOutline { start: &start, moves: &moves, info: &info, outcome: None, place: 0 };
            builder.add(GamePlace { number, mark: None }, &outline);
        }
        let collection = builder.finish();
        for game in collection.games() {
            prop_assert_eq!(collection.moves(game), moves.clone());
        }
    }
}

/// Piskvork's files in a folder, one of them broken.
#[test]
fn a_folder_is_one_collection_and_each_game_is_read_again_from_its_file() {
    let folder = TestFolder::new();
    let psq = |moves: &str| format!("Piskvorky 15x15, 11:11, 0\n{moves}one\ntwo\n0\n");
    for (name, text) in [
        ("b.psq", psq("8,8,1\n9,9,1\n")),
        ("deeper/a.psq", psq("8,8,1\n9,8,1\n10,8,5\n")),
        ("broken.psq", "PK\u{3}\u{4}".to_owned()),
        ("picture.png", "no game".to_owned()),
        (".hidden.psq", psq("")),
    ] {
        folder.with(name, text);
    }
    let collection =
        load_files(&[folder.to_path_buf()], &LoadProgress::default()).expect("nobody stopped it");
    assert_eq!(collection.len(), 2);
    assert_eq!(collection.refused().count, 1);
    let told = collection.refused().first[0].to_string();
    assert!(told.contains("broken.psq"), "{told}");
    let names: Vec<&str> = collection
        .games()
        .map(|game| collection.source_name(game))
        .collect();
    assert_eq!(names, ["b.psq", "a.psq"]);
    let whole = collection.open(GameIndex(1)).expect("it is still there");
    assert_eq!(whole.game_match.history().main_line().len() - 1, 3);

    fs::write(folder.join("b.psq"), psq("1,1,1\n")).expect("room");
    let error = collection.open(GameIndex(0)).expect_err("it was written");
    assert!(error.to_string().contains("open it again"), "{error}");
}

#[test]
fn reading_can_be_stopped_and_bytes_without_a_game_say_why() {
    let progress = LoadProgress::default();
    let bytes: Arc<[u8]> = Arc::from(*b"\x89PNG\r\n");
    let none = load("picture.png", &bytes, &progress).expect("nobody stopped it");
    assert!(none.is_empty());
    let told = none.refused().first[0].to_string();
    assert!(told.contains("picture.png"), "{told}");
    progress.stop.stop();
    assert!(load("picture.png", &bytes, &progress).is_none());
}

#[test]
fn what_is_told_of_a_game_is_kept() {
    let cup = cup();
    let game = GameIndex(1);
    assert_eq!(cup.text(game, Told::Second), "Łapiński");
    assert_eq!(cup.text(game, Told::More), "");
    assert_eq!((cup.plies(game), cup.outcome(game)), (3, SECOND));
    assert_eq!(cup.end(game), after("mnk:15x15x5", "h8 g8 h7"));
}
