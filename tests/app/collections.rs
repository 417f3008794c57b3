//! Collections: files with several games open as lists, what is found there comes to the table, and the
//! list is where it was when somebody comes back.

use std::path::Path;
use std::sync::Arc;

use crate::collection::{Builder, Collection, GameIndex, Order, Source};
use crate::features::collections::{CollectionCommand, CollectionView, Collections};
use crate::features::files::desktop::{Files, OpenFiles};
use crate::features::my_games::{GameChoice, MyGames};
use crate::features::position_search::PositionCommand;
use crate::formats::{GameOutline, GamePlace};
use crate::midend::{GameInfo, InfoField};
use crate::rules::{Outcome, Rng};
use bevy::window::FileDragAndDrop;
use bevy_egui::egui::Key;
use rand::{RngExt, SeedableRng};

use crate::tests::files::Place;
use crate::tests::my_games;
use crate::tests::prelude::*;
use fivefold_support::positions::position_of;

/// Who plays in made-up games, and where.
const PLAYERS: [&str; 6] = [
    "Ants Soosõrv",
    "Hisashi Nara",
    "Shigeru Nakamura",
    "Vladimir Sushkov",
    "Łukasz Majksner",
    "Yang Yanxi",
];
const EVENTS: [&str; 3] = [
    "World Championship",
    "Team World Championship",
    "Tallinn Cup",
];

/// Whether a text tells of a made-up game.
pub(crate) fn is_of_a_collection(text: &str) -> bool {
    let mut names = PLAYERS.iter().chain(&EVENTS);
    names.any(|name| text.contains(name))
}

/// A collection of made-up games of Gomoku, most of which begin in the middle.
pub(crate) fn made_up(games: u32) -> Collection {
    let start = position_of("mnk:15x15x5");
    let mut rng = Rng::seed_from_u64(5);
    let mut builder = Builder::default();
    builder.begin(Source::Bytes(Arc::from([])), "championships.xml");
    for number in 0..games {
        let mut position = start.clone();
        let mut moves = Vec::new();
        for ply in 0..rng.random_range(9..40) {
            let middle = 4.min(2 + ply / 4);
            let near = |position: &crate::rules::Position| {
                let legal = position.legal_moves();
                let cell = |mv| position.target(mv);
                let is_near = |mv: &crate::rules::Move| {
                    cell(*mv).is_some_and(|it| {
                        it.col.abs_diff(7) <= middle && it.row.abs_diff(7) <= middle
                    })
                };
                legal.into_iter().filter(is_near).collect::<Vec<_>>()
            };
            let legal = near(&position);
            let mv = match (ply, legal.is_empty()) {
                (_, true) => break,
                (0, _) => position.parse_move("h8").expect("the middle"),
                _ => legal[rng.random_range(0..legal.len())],
            };
            position.play(mv).expect("a legal move");
            moves.push(mv);
        }
        let mut info = GameInfo::default();
        let first = rng.random_range(0..PLAYERS.len());
        let second = (first + rng.random_range(1..PLAYERS.len())) % PLAYERS.len();
        let event = rng.random_range(0..EVENTS.len());
        let year = rng.random_range(1991..2026);
        let date = format!("{year}-{:02}-{:02}", 1 + number % 12, 1 + number % 28);
        for (field, value) in [
            (InfoField::FirstPlayer, PLAYERS[first]),
            (InfoField::SecondPlayer, PLAYERS[second]),
            (InfoField::Event, EVENTS[event]),
            (InfoField::Round, "round 3"),
            (InfoField::Date, &date),
        ] {
            info.set(field, value);
        }
        let outcome = match number % 4 {
            0 => Outcome::Draw,
            1 => Outcome::Win(Side::Second),
            _ => Outcome::Win(Side::First),
        };
        let outline = GameOutline {
            start: &start,
            moves: &moves,
            info: &info,
            outcome: Some(position.outcome().unwrap_or(outcome)),
            place: 0,
        };
        builder.add(GamePlace { number, mark: None }, &outline);
    }
    builder.finish()
}

impl Tabletop {
    /// A collection that was just read.
    pub(crate) fn show_collection(&mut self, collection: Collection) {
        self.app
            .insert_resource(Collections::showing("Championships", collection));
        self.resource_mut::<NextState<Screen>>()
            .set(Screen::Collection);
        self.until_searched();
    }

    fn until_searched(&mut self) {
        self.frame(0);
        self.frame(0);
        self.wait("the search", |table| {
            let collections = table.resource::<Collections>();
            collections.found.is_some() && collections.is_searched()
        });
    }

    /// The games that are listed.
    fn listed_games(&self) -> Vec<u32> {
        let found = self.resource::<Collections>().found.as_ref();
        let found = &found.expect("it was searched").1;
        found.games.iter().map(|game| game.0).collect()
    }

    fn until_opened(&mut self, screen: Screen) {
        self.wait("the files", |table| {
            table.screen() == screen && !table.resource::<Files>().is_busy()
        });
        self.frame(0);
    }
}

/// A folder with games in files.
fn place_with(files: &[(&str, &str)]) -> Place {
    let place = Place::new();
    for (name, text) in files {
        place.0.with(&format!("games/{name}"), text);
    }
    place
}

/// The program at the menu, with its files in this place.
fn table_in(place: &Place) -> Tabletop {
    let mut table = place.current();
    table.frame(0);
    table
}

const ONE: &str = "Piskvorky 15x15, 11:11, 0\n8,8,1\n9,9,1\na\nb\n0\n";
const TWO: &str = "Piskvorky 15x15, 11:11, 0\n8,8,1\n9,7,1\n3,3,1\na\nb\n0\n";

fn drop_files(table: &mut Tabletop, paths: &[&Path]) {
    for path in paths {
        let window = table.app.world_mut().spawn_empty().id();
        table
            .app
            .world_mut()
            .write_message(FileDragAndDrop::DroppedFile {
                window,
                path_buf: path.to_path_buf(),
            });
    }
    table.frame(0);
}

#[test]
fn a_folder_opens_as_a_list_its_games_come_to_the_table_and_back_leads_to_the_list() {
    let place = place_with(&[("one.psq", ONE), ("deeper/two.psq", TWO), ("no.psq", "?")]);
    let mut table = table_in(&place);
    drop_files(&mut table, &[&place.0.join("games")]);
    table.until_opened(Screen::Collection);
    table.until_searched();
    assert_eq!(table.resource::<Collections>().name, "games");
    assert_eq!(table.listed_games(), [0, 1]);
    assert!(
        table.told().join("\n").contains("no.psq"),
        "{}",
        table.told().join("\n")
    );

    table.want(CollectionCommand::Visit(GameIndex(1)));
    table.until_opened(Screen::Play);
    assert_eq!(table.moves(), 2);
    table.want(ScreenCommand::Back);
    table.frame(0);
    assert_eq!(table.screen(), Screen::Collection);
    let view = table.resource::<CollectionView>();
    assert_eq!(view.visited, Some(GameIndex(1)), "the list is where it was");
    table.want(ScreenCommand::Back);
    table.frame(0);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn several_files_that_are_dropped_or_given_are_one_list_and_one_file_is_a_game() {
    let place = place_with(&[("one.psq", ONE), ("two.psq", TWO)]);
    let mut table = table_in(&place);
    let (one, two) = (place.game("one.psq"), place.game("two.psq"));
    drop_files(&mut table, &[&two, &one]);
    table.until_opened(Screen::Collection);
    table.until_searched();
    assert_eq!(table.listed_games().len(), 2);
    table.app.world_mut().write_message(OpenFiles(vec![two]));
    table.frame(0);
    table.until_opened(Screen::Play);
    assert_eq!(table.moves(), 3);
    let nothing = place.game("gone.psq");
    table
        .app
        .world_mut()
        .write_message(OpenFiles(vec![nothing.clone(), nothing]));
    table.wait("the refusal", |table| !table.told().is_empty());
    assert_eq!(table.screen(), Screen::Play);
    assert!(
        table.told().join("\n").contains("gone.psq"),
        "{}",
        table.told().join("\n")
    );
    assert_eq!(table.moves(), 3, "the game is still there");
}

#[test]
fn a_position_is_looked_for_and_its_moves_lead_on() {
    let place = place_with(&[("one.psq", ONE), ("two.psq", TWO)]);
    let mut table = table_in(&place);
    table.sit("mnk:15x15x5", PERSONS);
    table.until_a_person_may_act();
    table.click("h8");
    table.until_a_person_may_act();
    drop_files(&mut table, &[&place.0.join("games")]);
    table.until_opened(Screen::Collection);
    table.until_searched();
    table.want(PositionCommand::Find);
    table.until_searched();
    assert_eq!(table.listed_games(), [0, 1]);
    let collections = table.resource::<Collections>();
    let moves = collections
        .found
        .as_ref()
        .expect("it was searched")
        .1
        .moves
        .clone();
    assert_eq!(moves.len(), 1, "a diagonal step, turned: {moves:?}");
    assert_eq!(moves[0].games.games(), 2);
    table.want(PositionCommand::Play(moves[0].mv));
    table.until_searched();
    assert_eq!(table.listed_games(), [0, 1]);
    table.want(CollectionCommand::Visit(GameIndex(1)));
    table.until_opened(Screen::Play);
    assert_eq!(table.moves(), 2, "it is shown at the position");
    table.want(ScreenCommand::Leave);
    table.frame(0);
    table.want(PositionCommand::TakeBack);
    table.want(PositionCommand::All);
    table.until_searched();
    let view = table.resource::<CollectionView>();
    assert_eq!(view.position.wanted(), None);
}

#[test]
fn the_list_is_searched_ordered_and_opened_with_the_keys_of_a_screen_reader() {
    let mut table = Tabletop::new();
    table.show_collection(made_up(3_000));
    let reader = Reader::of(&mut table);
    let text = reader.text(&mut table);
    assert!(text.contains("3000"), "{text}");
    // Only what is in sight is told of so many.
    let rows = |table: &mut Tabletop| {
        let told = reader.read(table).into_iter();
        told.filter(|it| it.is_control() && it.words.contains("Championship"))
            .count()
    };
    let in_sight = rows(&mut table);
    assert!((3..40).contains(&in_sight), "{in_sight}");
    reader.write(&mut table, "Search", "soosorv tallinn");
    table.until_searched();
    let found = table.listed_games();
    assert!(!found.is_empty() && found.len() < 1_000, "{}", found.len());
    reader.choose(&mut table, "Order", "By number of moves");
    table.until_searched();
    assert_eq!(table.resource::<CollectionView>().order, Order::Moves);
    assert_ne!(table.listed_games(), found);
}

#[test]
fn arrows_and_page_keys_lead_through_the_list() {
    let mut table = Tabletop::new();
    table.show_collection(made_up(500));
    let reader = Reader::of(&mut table);
    let first = reader
        .read(&mut table)
        .into_iter()
        .find(|it| it.is_control() && it.words.contains("round 3"))
        .expect("a row");
    reader.focus_on(&mut table, &first);
    let stop = |table: &Tabletop| table.resource::<CollectionView>().stop;
    reader.key(&mut table, Key::ArrowDown);
    assert_eq!(stop(&table), 1);
    reader.key(&mut table, Key::End);
    assert_eq!(stop(&table), 499);
    reader.key(&mut table, Key::ArrowDown);
    assert_eq!(stop(&table), 499);
    reader.key(&mut table, Key::PageUp);
    assert!((450..499).contains(&stop(&table)), "{}", stop(&table));
    reader.key(&mut table, Key::Home);
    assert_eq!(stop(&table), 0);
    let focused = reader.focused(&mut table).expect("a row has the focus");
    assert!(focused.contains("round 3"), "{focused}");
}

#[test]
fn my_games_are_searched_by_position_too() {
    let place = my_games::Place::new();
    let mut table = place.start();
    for (id, fields) in [
        ("mnk:15x15x5", &["h8", "h9"][..]),
        ("mnk:15x15x5", &["h8", "a1"]),
        ("mnk:15x15x5", &["h8", "g8"]),
    ] {
        table.sit(id, PERSONS);
        for field in fields {
            table.until_a_person_may_act();
            table.click(field);
        }
        table.until_a_person_may_act();
        table.until_kept();
    }
    table.open_my_games();
    assert_eq!(table.resource::<MyGames>().list.iter().flatten().count(), 3);
    let reader = Reader::of(&mut table);
    reader.press(&mut table, "Find this position");
    assert!(table.resource::<GameChoice>().position.wanted().is_some());
    let text = reader.text(&mut table);
    assert!(text.contains("No game goes on from here."), "{text}");
    assert_eq!(text.matches("Gomoku").count() % 2, 0, "two games: {text}");
    reader.press(&mut table, "All games");
    assert_eq!(table.resource::<GameChoice>().position.wanted(), None);
}
