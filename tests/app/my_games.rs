//! My games: no game that was begun is ever lost, whatever is done to the program.

use std::collections::BTreeMap;
use std::fs;
use std::sync::Arc;

use crate::features::my_games::autosave::Writing;
use crate::features::my_games::{GameChoice, LibraryCommand, MyGames, Visit};
use crate::features::notifications::{NoticeContent, NoticeTone, Notifications};
use crate::library::{GameNumber, Library, ListedGame};
use crate::midend::history::NodeId;
use crate::midend::{Match, Plan};
use crate::platform::days::{DayOf, Today};
use crate::rules::{Move, Rng};
use crate::scores::Day;
use crate::storage::Folder;
use crate::turn::current_match::{Autosave, CurrentMatch};
use crate::turn::incoming_game::IncomingGame;
use rand::{RngExt, SeedableRng};

use crate::tests::prelude::*;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions::plan;

/// A folder of its own for each test, removed when the test has passed.
pub(crate) struct Place(TestFolder);

impl Place {
    pub(crate) fn new() -> Place {
        Place(TestFolder::new())
    }

    fn library(&self) -> Library {
        Library::new(Arc::new(Folder(self.0.to_path_buf())))
    }

    /// The program at the menu, with what it kept the last time.
    pub(crate) fn start(&self) -> Tabletop {
        let mut table = Tabletop::keeping(self.library());
        table.speed(Speed::Off);
        table
    }

    pub(crate) fn games(&self) -> Vec<ListedGame> {
        self.library().list().expect("a list")
    }

    fn game(&self, number: u32) -> Match {
        let games = self.games();
        let found = games.iter().find(|game| game.number.get() == number);
        let game = found.expect("it is kept").game_match.as_ref();
        game.expect("it can be read").as_ref().clone()
    }
}

impl Tabletop {
    fn play_at_random(&mut self, plies: usize, rng: &mut Rng) {
        for _ in 0..plies {
            self.frame(0);
            self.wait("a turn", |table| {
                // A computer waits after a step back.
                matches!(
                    table.turn(),
                    Some(Turn::Person | Turn::Over | Turn::Waiting)
                )
            });
            let moves = self.game_match().position().legal_moves();
            if self.turn() != Some(Turn::Person) || moves.is_empty() {
                return;
            }
            let mv = moves[rng.random_range(0..moves.len())];
            self.play_by(Hand::Pointer, mv);
        }
    }

    /// Until the disk has everything.
    pub(crate) fn until_kept(&mut self) {
        self.frame(0);
        self.wait("the disk", |table| table.resource::<Writing>().is_idle());
    }

    pub(crate) fn open_my_games(&mut self) {
        // A game that was wanted before may come to the table in between.
        for _ in 0..3 {
            self.want(ScreenCommand::ToMenu);
            self.want(ScreenCommand::MyGames);
        }
        assert_eq!(self.screen(), Screen::MyGames);
        self.wait("the list", |table| {
            table.resource::<MyGames>().list.is_some()
        });
    }

    fn listed(&self) -> Vec<u32> {
        let games = self.resource::<MyGames>();
        games
            .list
            .iter()
            .flatten()
            .map(|game| game.number.get())
            .collect()
    }

    /// Does something in the list and waits until it has been read again.
    fn in_my_games(&mut self, command: LibraryCommand) {
        self.resource_mut::<MyGames>().list = None;
        self.want(command);
        self.wait("the list", |table| {
            table.resource::<MyGames>().list.is_some()
        });
    }
}

fn moves(table: &Tabletop) -> Vec<Move> {
    table.game_match().moves().to_vec()
}

#[test]
fn a_game_of_nim_that_is_opened_again_lacks_the_pebbles_that_were_taken_from_it() {
    let place = Place::new();
    let mut table = place.start();
    // The second game has the moves of the first, the third another start.
    for (seed, id, field) in [
        (1, "nim:3,4,5", "c4"),
        (2, "nim:3,4,5", "c2"),
        (3, "nim:4,5", "b3"),
    ] {
        table.sit_with(Plan {
            seed,
            ..plan(id, PERSONS)
        });
        table.until(Turn::Person);
        table.click(field);
        table.key(KeyCode::Enter);
        table.until(Turn::Person);
        table.until_kept();
    }
    for (number, left) in [(1, [0, 1, 2, 4]), (2, [0, 2, 3, 4])] {
        table.open_my_games();
        table.want(LibraryCommand::Visit(
            Visit::Continue,
            GameNumber::new(number),
        ));
        table.until(Turn::Person);
        assert_eq!(table.pieces_in_row(2), left, "{number}");
        for way in [HistoryCommand::ToStart, HistoryCommand::ToEnd] {
            table.want(way);
            table.until(Turn::Person);
        }
        assert_eq!(table.pieces_in_row(2), left, "{number}");
    }
}

#[test]
fn a_game_that_another_one_pushes_from_the_table_is_kept() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(1);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(6, &mut rng);
    let atoms = moves(&table);
    table.want(ScreenCommand::ToMenu);
    table.sit("nim:3,4,5", PERSONS);
    table.play_at_random(1, &mut rng);
    // And by “New game” in the midst of it.
    let nim = moves(&table);
    table.want(MatchCommand::NewGame);
    table.play_at_random(2, &mut rng);
    table.until_kept();
    assert_eq!(place.games().len(), 3);
    assert_eq!(place.game(1).moves(), atoms);
    assert_eq!(place.game(2).moves(), nim);
    assert_eq!(place.game(3).moves(), moves(&table));
}

#[test]
fn a_game_that_has_not_begun_is_not_kept() {
    let place = Place::new();
    let mut table = place.start();
    table.sit("nim:3,4,5", PERSONS);
    table.until_a_person_may_act();
    table.want(MatchCommand::NewGame);
    table.until_kept();
    assert!(place.games().is_empty());
}

#[test]
fn the_next_start_goes_on_with_the_unfinished_game_and_offers_no_finished_one() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(2);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(4, &mut rng);
    let atoms = moves(&table);
    table.sit("nim:1,2", PERSONS);
    table.play_at_random(100, &mut rng);
    assert_eq!(table.turn(), Some(Turn::Over));
    table.until_kept();
    drop(table);
    let mut table = place.start();
    assert_eq!(moves(&table), atoms);
    table.want(ScreenCommand::Continue);
    assert_eq!(table.screen(), Screen::Play);
    // A finished game on the table is not offered either.
    table.sit("nim:1,2", PERSONS);
    table.play_at_random(100, &mut rng);
    table.want(ScreenCommand::ToMenu);
    table.want(ScreenCommand::Continue);
    assert_eq!(table.screen(), Screen::Menu);
}

#[test]
fn any_game_of_the_list_goes_on_where_it_was_left() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(3);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(4, &mut rng);
    table.sit("mnk:9x9x5", PERSONS);
    table.play_at_random(3, &mut rng);
    table.until_kept();
    table.open_my_games();
    assert_eq!(table.listed(), [2, 1]);
    table.want(LibraryCommand::Visit(Visit::Continue, GameNumber::new(1)));
    table.wait("the game", |table| table.screen() == Screen::Play);
    assert_eq!(moves(&table), place.game(1).moves());
    table.play_at_random(1, &mut rng);
    table.until_kept();
    assert_eq!(place.game(1).moves().len(), 5);
    assert_eq!(place.games().len(), 2, "it is no other game");
    // The one on the table goes on, too.
    table.open_my_games();
    table.want(LibraryCommand::Visit(Visit::Continue, GameNumber::new(1)));
    assert_eq!(table.screen(), Screen::Play);
    assert_eq!(moves(&table).len(), 5);
}

#[test]
fn a_finished_game_is_looked_through_from_its_start_and_analysed() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(4);
    let mut table = place.start();
    table.sit("nim:2,3", PERSONS);
    table.play_at_random(100, &mut rng);
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(1, &mut rng);
    table.until_kept();
    table.open_my_games();
    table.want(LibraryCommand::Visit(
        Visit::LookThrough,
        GameNumber::new(1),
    ));
    table.wait("the game", |table| table.screen() == Screen::Play);
    table.wait("its start", |table| table.game_match().moves().is_empty());
    assert!(table.game_match().history().main_result().is_some());
    table.open_my_games();
    table.want(LibraryCommand::Visit(Visit::Analyse, GameNumber::new(1)));
    table.wait("the analysis", |table| {
        let analysing = table.resource::<crate::features::analysis::Analysing>();
        analysing.is_running() || analysing.report().is_some()
    });
}

#[test]
fn a_game_was_played_on_the_day_that_it_was_where_the_person_is() {
    let place = Place::new();
    let mut table = place.start();
    let reader = Reader::of(&mut table);
    table.app.insert_resource(Today(|| Day::new(20_782)));
    table.app.insert_resource(DayOf(|_| Day::new(20_781)));
    table.sit("nim:3,4,5", PERSONS);
    table.play_at_random(1, &mut Rng::seed_from_u64(1));
    table.until_kept();
    table.open_my_games();
    let told = reader.text(&mut table);
    assert!(told.contains("yesterday"), "{told}");
}

#[test]
fn a_game_gets_a_name_on_the_table_and_off_it() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(5);
    let mut table = place.start();
    for id in ["atoms:5x5", "nim:3,4,5"] {
        table.sit(id, PERSONS);
        table.play_at_random(1, &mut rng);
    }
    table.until_kept();
    table.open_my_games();
    for (number, name) in [(1, "Cascade"), (2, "My Nim")] {
        table.want(LibraryCommand::Rename(GameNumber::new(number)));
        table.resource_mut::<GameChoice>().new_name = Some(name.to_owned());
        table.in_my_games(LibraryCommand::KeepName);
        table.until_kept();
        assert_eq!(place.game(number).name(), name);
    }
    assert_eq!(table.game_match().name(), "My Nim");
}

#[test]
fn a_deleted_game_comes_back_and_the_one_on_the_table_leaves_it() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(6);
    let mut table = place.start();
    for id in ["atoms:5x5", "nim:3,4,5"] {
        table.sit(id, PERSONS);
        table.play_at_random(1, &mut rng);
    }
    table.until_kept();
    let all = [place.game(1), place.game(2)];
    table.open_my_games();
    for number in [1, 2] {
        table.in_my_games(LibraryCommand::Delete(GameNumber::new(number)));
        assert_eq!(place.games().len(), 1);
        table.in_my_games(LibraryCommand::Restore);
        assert_eq!(table.listed(), [2, 1]);
        assert_eq!([place.game(1), place.game(2)], all);
    }
    assert!(!table.current().has_open_game(), "it was on the table");
}

#[test]
fn a_deleted_game_that_cannot_come_back_yet_can_be_brought_back_later() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(12);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(1, &mut rng);
    table.until_kept();
    let game = place.game(1);
    table.open_my_games();
    table.in_my_games(LibraryCommand::Delete(GameNumber::new(1)));
    fs::remove_dir_all(&place.0).expect("it is ours");
    fs::write(&place.0, "a file in the way").expect("room");
    table.want(LibraryCommand::Restore);
    table.wait("a refusal", |table| {
        table.notifications().problems().count() > 0
    });
    fs::remove_file(&place.0).expect("it is ours");
    fs::create_dir(&place.0).expect("room");
    table.want(LibraryCommand::Restore);
    table.wait("the game", |table| {
        table.resource::<MyGames>().deleted.is_none()
    });
    assert_eq!(place.game(1), game);
}

#[test]
fn the_game_of_another_copy_is_taken_over_when_that_copy_has_gone() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(7);
    let mut one = place.start();
    one.sit("atoms:5x5", PERSONS);
    one.play_at_random(3, &mut rng);
    one.until_kept();
    let mut other = place.start();
    assert!(!other.current().has_open_game(), "it is on another table");
    other.open_my_games();
    let is_held = |table: &Tabletop| {
        table
            .resource::<MyGames>()
            .list
            .iter()
            .flatten()
            .all(|it| it.is_held)
    };
    assert!(is_held(&other));
    other.want(LibraryCommand::Visit(Visit::Continue, GameNumber::new(1)));
    other.wait("a refusal", |table| {
        table.notifications().problems().count() > 0
    });
    assert_eq!(other.screen(), Screen::MyGames);
    let left = moves(&one);
    drop(one);
    other.want(LibraryCommand::Visit(Visit::Continue, GameNumber::new(1)));
    other.wait("the game", |table| table.screen() == Screen::Play);
    assert_eq!(moves(&other), left);
}

#[test]
fn a_game_that_comes_in_place_of_a_finished_one_is_played_on() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(11);
    let mut table = place.start();
    table.sit("nim:1,2", PERSONS);
    table.play_at_random(100, &mut rng);
    assert_eq!(table.turn(), Some(Turn::Over));
    table.sit("atoms:5x5", PERSONS);
    table.until(Turn::Person);
}

#[test]
fn a_game_from_a_file_is_kept_as_soon_as_it_goes_on() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(8);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(2, &mut rng);
    let game_match = table.game_match().clone();
    table.sit("nim:3,4,5", PERSONS);
    let autosave = Autosave::in_file(&game_match);
    table.app.world_mut().write_message(IncomingGame {
        game_match,
        file: None,
        autosave,
    });
    table.until_a_person_may_act();
    table.until_kept();
    assert_eq!(place.games().len(), 1, "its file has it");
    table.play_at_random(1, &mut rng);
    table.until_kept();
    assert_eq!(place.games().len(), 2);
}

#[test]
fn too_many_games_make_room_for_new_ones() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(9);
    let mut table = place.start();
    table.resource_mut::<Settings>().kept_games = 2;
    table.sit("nim:1,2", PERSONS);
    table.play_at_random(100, &mut rng);
    for _ in 0..2 {
        table.sit("atoms:5x5", PERSONS);
        table.play_at_random(1, &mut rng);
        table.until_kept();
    }
    let kept: Vec<u32> = place.games().iter().map(|game| game.number.get()).collect();
    assert_eq!(kept, [3, 2], "the finished one has gone");
}

/// What has been on the table, to be found again: the game of which number, with how many moves in
/// its tree.
#[derive(Resource, Default)]
struct Noted(BTreeMap<u32, usize>);

/// Before anything else happens in a frame, because another game may come in any of them.
fn note(current: Res<CurrentMatch>, mut noted: ResMut<Noted>) {
    if let (Some(number), Some(game_match)) = (current.autosave.number(), &current.game_match) {
        noted.0.insert(number.get(), game_match.history().len());
    }
}

fn note_now(table: &mut Tabletop) {
    let noted = table.app.world_mut().run_system_cached(note);
    noted.expect("both are there");
}

/// How many sittings there are; more for a closer look:
/// `FIVEFOLD_SITTINGS=1000 cargo test --release --lib random_sittings`
const SITTINGS: &str = "FIVEFOLD_SITTINGS";

#[test]
fn in_random_sittings_every_game_that_was_begun_is_found_again() {
    const IDS: [&str; 5] = [
        "nim:3,4,5",
        "corner:6x6",
        "northcott:3x8",
        "mnk:5x5x4",
        "atoms:4x4",
    ];
    let sittings = std::env::var(SITTINGS).map_or(200, |it| it.parse().expect("a number"));
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(10);
    let mut begun = BTreeMap::new();
    let mut beside: Option<Tabletop> = None;
    for _ in 0..sittings {
        let mut table = place.start();
        table.app.init_resource::<Noted>().add_systems(First, note);
        for _ in 0..rng.random_range(1..4) {
            match rng.random_range(0..8) {
                0 => table.want(ScreenCommand::ToMenu),
                1 => table.want(MatchCommand::NewGame),
                2 => table.want(HistoryCommand::Undo),
                3 => table.want(HistoryCommand::Jump(NodeId::ROOT)),
                4 => {
                    // A paste.
                    let game_match = place
                        .games()
                        .first()
                        .and_then(|it| it.game_match.clone().ok());
                    if let Some(game_match) = game_match {
                        table.app.world_mut().write_message(IncomingGame {
                            game_match: game_match.as_ref().clone(),
                            file: None,
                            autosave: Autosave::default(),
                        });
                        table.frame(0);
                    }
                }
                5 => {
                    let games = place.games();
                    if !games.is_empty() {
                        let number = games[rng.random_range(0..games.len())].number;
                        table.open_my_games();
                        table.want(LibraryCommand::Visit(Visit::Continue, number));
                        table.frames(5);
                    }
                }
                _ => {
                    let id = IDS[rng.random_range(0..IDS.len())];
                    let computer = Seat::Computer(Opponent::Random);
                    let seats = [PERSONS, [Seat::Person, computer]][rng.random_range(0..2)];
                    table.sit(id, seats);
                }
            }
            table.frame(0);
            if table.screen() == Screen::Play {
                let plies = rng.random_range(0..4);
                table.play_at_random(plies, &mut rng);
            }
            table.frame(0);
            note_now(&mut table);
        }
        // Some copies stay beside the next one; the others are killed as soon as the disk has the
        // last move.
        table.until_kept();
        note_now(&mut table);
        begun.append(&mut table.resource_mut::<Noted>().0);
        beside = rng.random::<bool>().then_some(table).or(beside);
    }
    drop(beside);
    let games = place.games();
    let found: BTreeMap<u32, usize> = games
        .iter()
        .map(|game| {
            (
                game.number.get(),
                game.game_match.as_ref().expect("whole").history().len(),
            )
        })
        .collect();
    println!(
        "{sittings} sittings: {} games begun, {} found again",
        begun.len(),
        found.len()
    );
    assert_eq!(found, begun);
}

#[test]
fn a_damaged_game_is_told_once_and_in_whole_sentences() {
    let place = Place::new();
    let mut rng = Rng::seed_from_u64(13);
    let mut table = place.start();
    table.sit("atoms:5x5", PERSONS);
    table.play_at_random(2, &mut rng);
    table.until_kept();
    drop(table);
    let file = place.0.join("game-1.fivefold");
    fs::write(file, "fivefold 1\ngame: chess\n").expect("it is ours");
    let table = place.start();
    let notices = table.notifications().problems();
    let told: Vec<&NoticeContent> = notices.map(|notice| &notice.content).collect();
    let [NoticeContent::Sentence(told)] = told[..] else {
        panic!("one sentence: {told:?}");
    };
    assert!(told.contains("could not be opened: line 2"), "{told}");
    let next = told.find("Its file was renamed").expect("where it is now");
    assert!(told[..next].ends_with(". "), "{told}");
    assert!(!told[..next].ends_with(".. "), "{told}");
}

/// What is said about keeping games.
fn said_of_keeping(table: &Tabletop) -> Option<String> {
    let notices = table.notifications().list().iter();
    let mut about = notices.filter(|notice| notice.about == "keeping");
    about.next().map(|notice| {
        assert_eq!(
            notice.tone,
            NoticeTone::Fault,
            "it stays until it is mended"
        );
        match &notice.content {
            NoticeContent::Sentence(sentence) => sentence.clone(),
            other => panic!("{other:?}"),
        }
    })
}

impl Tabletop {
    fn press_in_turn(&mut self, field: &str) {
        self.until(Turn::Person);
        self.click(field);
        // What has got another place is written there once more.
        self.until_kept();
        self.until_kept();
        self.frame(0);
    }

    /// So long that what was refused is tried again.
    fn until_the_next_try(&mut self) {
        for _ in 0..24 {
            self.frame(250);
        }
        self.until_kept();
        self.frame(0);
    }
}

#[test]
fn the_folder_is_made_again_when_it_has_vanished_and_nobody_need_know() {
    let place = Place::new();
    let mut table = place.start();
    table.sit("mnk:9x9x5", PERSONS);
    table.press_in_turn("e5");
    fs::remove_dir_all(&place.0).expect("it is there");
    table.press_in_turn("e6");
    assert_eq!(place.game(1).moves().len(), 2, "the game goes on");
    fs::remove_dir_all(&place.0).expect("it is there");
    table.sit("mnk:9x9x5", PERSONS);
    table.press_in_turn("a1");
    assert_eq!(place.games().len(), 1, "a new game begins");
    assert_eq!(said_of_keeping(&table), None);
}

#[test]
fn what_the_disk_refuses_is_told_until_it_is_mended_and_then_kept() {
    let place = Place::new();
    let mut table = place.start();
    fs::remove_dir_all(&place.0).expect("it is there");
    fs::write(&place.0, "a file in the way").expect("room");
    table.sit("mnk:9x9x5", PERSONS);
    table.press_in_turn("e5");
    let said = said_of_keeping(&table).expect("it is told");
    assert!(said.contains("cannot be"), "{said}");
    assert!(!said.contains("another window"), "{said}");
    // It stays told, whatever else happens, and is told again of another game.
    table.resource_mut::<Settings>().show_threats = true;
    table.press_in_turn("e6");
    assert!(said_of_keeping(&table).is_some());
    table.resource_mut::<Notifications>().close("keeping");
    table.until_the_next_try();
    assert_eq!(said_of_keeping(&table), None, "somebody knows");
    table.sit("mnk:7x7x4", PERSONS);
    table.press_in_turn("a1");
    assert!(said_of_keeping(&table).is_some());
    fs::remove_file(&place.0).expect("it is there");
    table.until_the_next_try();
    assert_eq!(said_of_keeping(&table), None, "it is mended");
    let mut plies: Vec<_> = place
        .games()
        .iter()
        .map(|game| game.game_match.as_ref().expect("a game").moves().len())
        .collect();
    plies.sort_unstable();
    assert_eq!(plies, [1, 2], "the game that left the table as well");
    table.press_in_turn("b2");
    assert_eq!(place.games().len(), 2, "it goes on at its place");
}

#[test]
fn what_the_disk_refuses_is_written_when_the_program_ends() {
    let place = Place::new();
    let mut table = place.start();
    table.sit("mnk:9x9x5", PERSONS);
    table.press_in_turn("e5");
    fs::remove_dir_all(&place.0).expect("it is there");
    fs::write(&place.0, "a file in the way").expect("room");
    table.press_in_turn("e6");
    assert!(said_of_keeping(&table).is_some());
    fs::remove_file(&place.0).expect("it is there");
    table.app.world_mut().write_message(AppExit::Success);
    table.frame(0);
    assert_eq!(place.game(1).moves().len(), 2);
}
