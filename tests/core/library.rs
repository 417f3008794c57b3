//! My games: every game that was begun is found again, whatever happens to the program, and no copy
//! of it is in another one's way.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, UNIX_EPOCH};
use std::{hint, iter, thread};

use fivefold::config::Ratings;
use fivefold::formats::record;
use fivefold::library::{GameNumber, LatestGame, Library, LibraryError, LibraryPlace, ListedGame};
use fivefold::midend::Match;
use fivefold::rules::Rng;
use fivefold::scores::export::ScoreFormat;
use fivefold::scores::{Day, MOST, Scores};
use fivefold::storage::scores::ScoreFile;
use fivefold::storage::user_folders::export_to;
use fivefold::storage::{self, Browser};
use rand::{RngExt, SeedableRng};

use crate::storage::page::PageStorage;
use crate::storage::{game_match, play_on, store_in};
use fivefold_support::driving::Drive as _;
use fivefold_support::folder::TestFolder;

fn library(folder: &Path) -> Library {
    Library::new(store_in(folder))
}

/// The number and the game of what was taken or found.
fn found(latest: &LatestGame) -> Option<(u32, &Match)> {
    let game = latest.game.as_ref();
    game.map(|(place, game_match)| (place.number.get(), game_match))
}

fn numbers(library: &Library) -> Vec<u32> {
    let list = library.list().expect("a list");
    list.iter().map(|game| game.number.get()).collect()
}

/// A game after a few moves that differ from number to number.
fn begun(number: u64) -> Match {
    let mut game = game_match();
    let mut rng = Rng::seed_from_u64(number);
    for _ in 0..=number % 5 {
        play_on(&mut game, &mut rng);
    }
    game
}

fn finished() -> Match {
    let mut game = begun(0);
    let side = game.position().side_to_move();
    assert!(game.resign(side));
    game
}

/// Keeps a game at a place of its own that was written in this minute.
fn put(library: &Library, folder: &Path, game: &Match, minute: u64) -> GameNumber {
    let place = library.new_place().expect("room");
    assert!(library.keep(&place, game).expect("room").is_none());
    date(folder, place.number, minute);
    place.number
}

fn date(folder: &Path, number: GameNumber, minute: u64) {
    let path = folder.join(format!("game-{number}.fivefold"));
    let file = File::options().append(true).open(path);
    file.and_then(|file| file.set_modified(UNIX_EPOCH + Duration::from_secs(60 * minute)))
        .expect("it was written here");
}

#[test]
fn an_empty_folder_has_no_games() {
    let folder = TestFolder::new();
    let library = library(&folder);
    assert_eq!(found(&library.latest().expect("a folder")), None);
    assert_eq!(numbers(&library), [0u32; 0]);
}

#[test]
fn a_folder_that_cannot_be_is_told() {
    let folder = TestFolder::new();
    fs::write(folder.join("state"), "a file in the way").expect("room");
    let library = Library::new(Arc::new(storage::Folder(folder.join("state"))));
    for error in [
        library.new_place().expect_err("it is a file"),
        library.list().expect_err("it is a file"),
    ] {
        assert!(matches!(error, LibraryError::Refused(_)), "{error}");
        assert!(error.to_string().contains("state"), "{error}");
    }
    fs::remove_file(folder.join("state")).expect("it is there");
    library.new_place().expect("now it can be made");
}

#[test]
fn a_folder_that_vanishes_is_made_again_and_the_game_goes_on_at_its_place() {
    let folder = TestFolder::new();
    let library = library(&folder);
    let place = library.new_place().expect("a place");
    library.keep(&place, &begun(1)).expect("room");
    fs::remove_dir_all(&folder).expect("it is there");
    assert_eq!(numbers(&library), [0u32; 0], "nothing is there");
    let fresh = library.new_place().expect("the folder is made again");
    assert_eq!(fresh.number, GameNumber::FIRST);
    drop(fresh);
    fs::remove_dir_all(&folder).expect("it is there");
    let kept = library.keep(&place, &begun(2)).expect("room");
    let anew = kept.expect("held anew");
    assert_eq!(anew.number, place.number);
    // The hold of before ends without taking the new one with it.
    drop(place);
    assert!(library.keep(&anew, &begun(3)).expect("room").is_none());
    let other = Library::new(store_in(&folder));
    assert_eq!(other.delete(anew.number), Err(LibraryError::Elsewhere));
    assert_eq!(numbers(&library), [1]);
}

#[test]
fn a_game_whose_place_another_copy_took_after_the_folder_had_vanished_goes_elsewhere_and_counts() {
    let folder = TestFolder::new();
    let (library, other) = (library(&folder), library(&folder));
    let place = library.new_place().expect("a place");
    library.keep(&place, &begun(1)).expect("room");
    fs::remove_dir_all(&folder).expect("it is there");
    let theirs = other.new_place().expect("a place");
    assert_eq!(theirs.number, place.number);
    other.keep(&theirs, &begun(2)).expect("room");
    let new = library.keep(&place, &begun(1)).expect("room");
    let new = new.expect("another place");
    assert_eq!(new.number, GameNumber::new(2));
    drop(new);
    let (_, kept) = library.take(GameNumber::new(2)).expect("it can be read");
    assert_eq!(record::write(&kept), record::write(&begun(1)));
}

/// A file system with no room left in a folder of its own; nothing, with the reason printed, where this
/// test may not mount one.
#[cfg(target_os = "linux")]
struct FullDisk(TestFolder);

#[cfg(target_os = "linux")]
impl FullDisk {
    fn new() -> Option<FullDisk> {
        let folder = TestFolder::new();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=64k", "fivefold-test"])
            .arg(&*folder)
            .stderr(Stdio::null())
            .status();
        if !mounted.is_ok_and(|status| status.success()) {
            println!("skipped: no file system can be mounted here");
            return None;
        }
        let disk = FullDisk(folder);
        disk.fill();
        Some(disk)
    }

    /// Leaves no room.
    fn fill(&self) {
        let file = File::create(self.0.join("filler")).expect("a file");
        for block in [4096, 1] {
            while (&file)
                .write(&vec![1; block])
                .is_ok_and(|written| written > 0)
            {}
        }
    }

    fn free(&self) {
        fs::remove_file(self.0.join("filler")).expect("it is there");
    }
}

#[cfg(target_os = "linux")]
impl Drop for FullDisk {
    fn drop(&mut self) {
        // Nobody uses it any more.
        let _ = Command::new("umount").arg("-l").arg(&*self.0).status();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_told_with_its_remedy_and_leaves_what_was_kept_as_it_was() {
    let Some(disk) = FullDisk::new() else {
        return;
    };
    let library = library(&disk.0);
    disk.free();
    let place = library.new_place().expect("a place");
    library.keep(&place, &begun(1)).expect("room");
    disk.fill();
    let mut longer = begun(1);
    longer.set_name("another name");
    let error = library.keep(&place, &longer).expect_err("no room");
    assert!(matches!(error, LibraryError::Refused(_)), "{error}");
    assert!(error.to_string().contains("Free some space"), "{error}");
    let listed = library.list().expect("it can be read");
    let kept = listed[0].game_match.as_ref().expect("whole");
    assert_eq!(kept.name(), begun(1).name());
    disk.free();
    library.keep(&place, &longer).expect("there is room again");

    // Finished games and what is exported leave no halves behind.
    let scores = ScoreFile::new(store_in(&disk.0), MOST);
    let ratings = Ratings::default();
    let line = "2026-11-21 nim:3,4,5 level-3 first began won 7 rated\n";
    let games = Scores::from_text(line).expect("a line").0.games().to_vec();
    scores.append(&games, &ratings).expect("room");
    disk.fill();
    let many: Vec<_> = iter::repeat_n(games[0].clone(), 200).collect();
    assert!(scores.append(&many, &ratings).is_err());
    assert!(
        export_to(
            &disk.0,
            ScoreFormat::Csv,
            Day::new(20_778),
            &"x".repeat(9_000)
        )
        .is_err()
    );
    assert!(disk.0.names().iter().all(|name| !name.ends_with(".csv")));
    disk.free();
    let opened = scores.open(&ratings).expect("room");
    assert_eq!((opened.scores.games().len(), opened.damaged.len()), (1, 0));
    scores.append(&many, &ratings).expect("room again");
    assert_eq!(
        scores.open(&ratings).expect("read").scores.games().len(),
        201
    );
}

#[test]
fn the_game_to_go_on_with_is_the_unfinished_one_that_was_written_last() {
    let folder = TestFolder::new();
    let library = library(&folder);
    let games = [begun(1), begun(2), finished()];
    for (minute, game) in (1..).zip(&games) {
        put(&library, &folder, game, minute);
    }
    let latest = library.latest().expect("a folder");
    assert_eq!(found(&latest), Some((2, &games[1])));
    assert_eq!(numbers(&library), [3, 2, 1]);
}

#[test]
fn a_game_on_a_table_is_seen_by_other_copies_and_free_when_that_copy_has_gone() {
    let folder = TestFolder::new();
    let (one, other) = (library(&folder), library(&folder));
    put(&one, &folder, &begun(1), 1);
    put(&one, &folder, &begun(2), 2);
    let latest = one.latest().expect("a folder");
    assert_eq!(found(&latest), Some((2, &begun(2))));
    let list = other.list().expect("a list");
    let held: Vec<_> = list
        .iter()
        .map(|it| (it.number.get(), it.is_held))
        .collect();
    assert_eq!(held, [(2, true), (1, false)]);
    let second = GameNumber::new(2);
    assert_eq!(
        other.take(second).expect_err("held"),
        LibraryError::Elsewhere
    );
    assert_eq!(other.rename(second, "mine"), Err(LibraryError::Elsewhere));
    assert_eq!(other.delete(second), Err(LibraryError::Elsewhere));
    assert_eq!(
        found(&other.latest().expect("a folder")),
        Some((1, &begun(1)))
    );
    drop(latest);
    let (_, taken) = other.take(second).expect("it is free");
    assert_eq!(taken, begun(2));
}

#[test]
fn whoever_looks_whether_a_game_is_held_keeps_nobody_from_holding_it() {
    let folder = TestFolder::new();
    put(&library(&folder), &folder, &begun(1), 1);
    let (store, name) = (store_in(&folder), "game-1.fivefold");
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                store.is_held(name);
            }
        });
        let held = (0..20_000).filter(|_| store.hold(name).is_ok_and(|it| it.is_some()));
        let held = held.count();
        done.store(true, Ordering::Relaxed);
        assert_eq!(held, 20_000);
    });
}

#[test]
fn a_game_that_cannot_be_read_is_put_aside_whole_and_never_written_over() {
    for (content, name) in [
        (
            &b"fivefold 1\nplan: Chess\n"[..],
            "game-1.fivefold.damaged-1",
        ),
        (b"", "game-1.fivefold.damaged-1"),
        (b"\xff\xfe", "game-1.fivefold.damaged-1"),
    ] {
        let folder = TestFolder::new();
        fs::write(folder.join("game-1.fivefold"), content).expect("room");
        let library = library(&folder);
        let latest = library.latest().expect("a folder");
        assert_eq!(found(&latest), None);
        let aside = folder.join(name);
        assert_eq!(latest.damaged[0].0, aside.display().to_string());
        assert_eq!(fs::read(aside).expect("it is there"), content);
        assert_eq!(put(&library, &folder, &begun(1), 1), GameNumber::new(1));
        assert_eq!(
            found(&library.latest().expect("a folder")),
            Some((1, &begun(1)))
        );
    }
}

#[test]
fn what_another_program_or_a_later_version_saved_stays_as_it_is() {
    for content in ["fivefold 1\nplan: chomp:6x4\n", "fivefold 5\n"] {
        let folder = TestFolder::new();
        fs::write(folder.join("game-1.fivefold"), content).expect("room");
        let library = library(&folder);
        let latest = library.latest().expect("a folder");
        assert_eq!(found(&latest), None);
        assert_eq!(latest.damaged, []);
        assert_eq!(put(&library, &folder, &begun(1), 1), GameNumber::new(2));
        let kept = fs::read_to_string(folder.join("game-1.fivefold"));
        assert_eq!(kept.expect("it is there"), content);
        let list = library.list().expect("a list");
        assert_eq!(list.iter().filter(|it| it.game_match.is_err()).count(), 1);
    }
}

#[test]
fn a_damaged_game_stands_in_the_list_with_the_reason_and_can_be_deleted() {
    let folder = TestFolder::new();
    let library = library(&folder);
    fs::write(folder.join("game-4.fivefold"), "no game").expect("room");
    let list = library.list().expect("a list");
    let [
        ListedGame {
            number,
            game_match: Err(error),
            ..
        },
    ] = &list[..]
    else {
        panic!("one damaged game, not {list:?}");
    };
    assert!(
        error.to_string().contains("the first line should be"),
        "{error}"
    );
    library.delete(*number).expect("it can be deleted");
    assert_eq!(numbers(&library), [0u32; 0]);
}

#[test]
fn a_renamed_game_keeps_its_date_and_its_moves() {
    let folder = TestFolder::new();
    let library = library(&folder);
    put(&library, &folder, &begun(1), 1);
    put(&library, &folder, &begun(2), 2);
    library
        .rename(GameNumber::new(1), "  The\nlong one ")
        .expect("room");
    assert_eq!(numbers(&library), [2, 1]);
    let (_, renamed) = library.take(GameNumber::new(1)).expect("it is there");
    assert_eq!(renamed.name(), "The long one");
    assert_eq!(renamed.history(), begun(1).history());
}

#[test]
fn a_deleted_game_comes_back_as_it_was() {
    let folder = TestFolder::new();
    let library = library(&folder);
    put(&library, &folder, &begun(1), 1);
    put(&library, &folder, &begun(2), 2);
    let deleted = library.delete(GameNumber::new(1)).expect("it is there");
    assert_eq!(numbers(&library), [2]);
    assert_eq!(
        library.delete(GameNumber::new(1)),
        Err(LibraryError::Absent)
    );
    assert_eq!(library.restore(&deleted), Ok(GameNumber::new(1)));
    assert_eq!(numbers(&library), [2, 1]);
    // Meanwhile another game may have got the number.
    let deleted = library.delete(GameNumber::new(2)).expect("it is there");
    put(&library, &folder, &begun(3), 3);
    assert_eq!(library.restore(&deleted), Ok(GameNumber::new(3)));
    assert_eq!(numbers(&library), [2, 3, 1]);
}

/// The name of the file of a game.
fn file_name(number: GameNumber) -> String {
    let is_earlier = number == GameNumber::earlier(number.get());
    let ending = if is_earlier { "txt" } else { "fivefold" };
    format!("game-{number}.{ending}")
}

#[test]
fn whatever_names_earlier_versions_gave_no_game_is_lost_doubled_or_renamed() {
    for seed in 0..60 {
        let mut rng = Rng::seed_from_u64(seed);
        let folder = TestFolder::new();
        let library = library(&folder);
        let mut games: BTreeMap<GameNumber, Match> = BTreeMap::new();
        for number in 1..rng.random_range(2..7) {
            for number in [GameNumber::new(number), GameNumber::earlier(number)] {
                if rng.random_bool(0.6) {
                    let mut game = begun(rng.random_range(0..5));
                    game.set_name(&format!("{number:?}"));
                    let file = folder.join(file_name(number));
                    fs::write(file, record::write(&game)).expect("room");
                    games.insert(number, game);
                }
            }
        }
        for _ in 0..20 {
            let at = rng.random_range(0..games.len().max(1));
            let chosen = games.keys().nth(at).copied();
            match (rng.random_range(0..5), chosen) {
                (0, Some(number)) => {
                    let (place, mut game) = library.take(number).expect("it is there");
                    assert_eq!(Some(&game), games.get(&number));
                    play_on(&mut game, &mut rng);
                    assert!(library.keep(&place, &game).expect("room").is_none());
                    games.insert(number, game);
                }
                (1, Some(number)) => {
                    library.rename(number, "Another name").expect("room");
                    let game = games.get_mut(&number).expect("it is there");
                    game.set_name("Another name");
                }
                (2, Some(number)) => {
                    library.delete(number).expect("it is there");
                    games.remove(&number);
                }
                (3, Some(number)) => {
                    let deleted = library.delete(number).expect("it is there");
                    assert_eq!(library.restore(&deleted), Ok(number));
                }
                _ => {
                    let place = library.new_place().expect("room");
                    let number = place.number;
                    assert_eq!(
                        number,
                        GameNumber::new(number.get()),
                        "a name as they are now"
                    );
                    assert!(games.keys().all(|it| it.get() != number.get()));
                    library.keep(&place, &begun(seed)).expect("room");
                    games.insert(number, begun(seed));
                }
            }
            let listed = library.list().expect("a list");
            assert_eq!(listed.len(), games.len(), "seed {seed}");
            for ListedGame {
                number, game_match, ..
            } in listed
            {
                let game = game_match.expect("a whole game");
                assert_eq!(Some(&*game), games.get(&number), "seed {seed}");
            }
            let mut names: Vec<String> = games.keys().map(|&it| file_name(it)).collect();
            names.sort();
            assert_eq!(folder.names(), names, "seed {seed}");
        }
    }
}

#[test]
fn two_games_with_one_number_are_in_nobodys_way() {
    let folder = TestFolder::new();
    for number in [GameNumber::new(1), GameNumber::earlier(1)] {
        let file = folder.join(file_name(number));
        fs::write(file, record::write(&begun(2))).expect("room");
    }
    let library = library(&folder);
    let (one, mut game) = library.take(GameNumber::earlier(1)).expect("it is there");
    let other = library.take(GameNumber::new(1)).expect("it is free");
    let side = game.position().side_to_move();
    assert!(game.resign(side));
    assert!(library.keep(&one, &game).expect("room").is_none());
    drop((one, other));
    let (_, after) = library.take(GameNumber::new(1)).expect("it is there");
    assert_eq!(after, begun(2));
    assert_eq!(
        library.new_place().expect("room").number,
        GameNumber::new(2)
    );
}

#[test]
fn finished_games_make_room_first_and_named_ones_and_those_on_a_table_stay() {
    let folder = TestFolder::new();
    let library = library(&folder);
    let mut named = finished();
    named.set_name("Never delete this");
    for (minute, game) in (1..).zip([&begun(1), &named, &finished(), &begun(4), &finished()]) {
        put(&library, &folder, game, minute);
    }
    let _on_the_table = library.take(GameNumber::new(3)).expect("it is there");
    assert_eq!(library.make_room(5), Ok(0));
    assert_eq!(library.make_room(4), Ok(1));
    assert_eq!(numbers(&library), [4, 3, 2, 1], "a finished one goes first");
    assert_eq!(library.make_room(3), Ok(1));
    assert_eq!(numbers(&library), [4, 3, 2], "then the oldest");
    assert_eq!(library.make_room(0), Ok(1));
    assert_eq!(numbers(&library), [3, 2]);
}

#[test]
fn nothing_is_left_of_a_hold_and_other_files_are_left_alone() {
    let folder = TestFolder::new();
    let library = library(&folder);
    for name in ["game-007.txt", "game-0.fivefold", "game-x.txt", "notes.txt"] {
        fs::write(folder.join(name), "somebody else's").expect("room");
    }
    put(&library, &folder, &begun(1), 1);
    assert_eq!(numbers(&library), [1]);
    assert_eq!(library.make_room(0), Ok(1));
    let names = ["game-0.fivefold", "game-007.txt", "game-x.txt", "notes.txt"];
    assert_eq!(folder.names(), names);
}

#[test]
fn where_nothing_can_be_held_a_game_that_goes_on_twice_becomes_two_games() {
    let page = PageStorage::default();
    let tab = || Library::new(Arc::new(Browser::dated(page.clone(), "fivefold.")));
    let (one, other) = (tab(), tab());
    let place = one.new_place().expect("room");
    one.keep(&place, &begun(1)).expect("room");
    let (mut mine, mut theirs) = (begun(1), begun(1));
    let (same, _) = other.take(place.number).expect("it is there");
    let side = mine.position().side_to_move();
    assert!(mine.resign(side));
    assert!(one.keep(&place, &mine).expect("room").is_none());
    play_on(&mut theirs, &mut Rng::seed_from_u64(9));
    let new: LibraryPlace = other
        .keep(&same, &theirs)
        .expect("room")
        .expect("a new place");
    let read = |number| tab().take(number).expect("it is there").1;
    assert_eq!(read(place.number), mine);
    let copy = read(new.number);
    assert_eq!(copy.history(), theirs.history());
    assert!(copy.counting().counted, "only one of the two counts");
}

#[test]
fn a_glance_sees_what_reading_the_whole_game_would_tell() {
    for game in [begun(1), finished()] {
        for name in ["", "A name"] {
            let mut game = game.clone();
            game.set_name(name);
            let text = record::write(&game);
            let glance = record::glance(&text);
            assert_eq!(glance.is_over, game.history().main_result().is_some());
            assert_eq!(glance.is_named, !name.is_empty());
        }
    }
}

/// How often a copy of the program is killed; a thousand times take a minute or two:
/// `FIVEFOLD_KILLS=1000 cargo test --release --no-default-features --test core killed_at`
const KILLS: &str = "FIVEFOLD_KILLS";
/// Makes this test program the one that is killed; holds the folder in which it keeps its game.
const VICTIM: &str = "FIVEFOLD_VICTIM";
/// What the victim prints once a position is on the disk; plies, moves and the number of the
/// kept game follow.
const KEPT: &str = "kept ";

/// Not a test by itself: plays and keeps its game until it is killed.
#[test]
#[ignore = "only when another test starts it"]
fn victim() {
    let Some(folder) = std::env::var_os(VICTIM) else {
        return;
    };
    let library = Library::new(Arc::new(storage::Folder(folder.into())));
    let latest = library.latest().expect("a folder");
    assert_eq!(latest.damaged, []);
    let (mut place, mut game) = latest
        .game
        .unwrap_or_else(|| (library.new_place().expect("room"), game_match()));
    let seed = game.moves().len() as u64 + u64::from(std::process::id());
    let mut rng = Rng::seed_from_u64(seed);
    let mut out = std::io::stdout();
    loop {
        if game.moves().len() >= 2_000 {
            game.again();
        }
        if game.moves().len() > 3 && rng.random_range(0..10) == 0 {
            game.undo();
        }
        let before = game.game();
        play_on(&mut game, &mut rng);
        if game.game() != before {
            place = library.new_place().expect("room");
            continue;
        }
        assert!(library.keep(&place, &game).expect("room").is_none());
        // A line at once, so that none is seen in part.
        let moves = game.history().len();
        let line = format!("{KEPT}{} {moves} {}\n", game.moves().len(), place.number);
        out.write_all(line.as_bytes())
            .and_then(|()| out.flush())
            .expect("somebody listens");
    }
}

/// A victim that runs.
struct Victim {
    child: Child,
    out: Lines<BufReader<ChildStdout>>,
}

/// What a victim says: what is on the disk now.
#[derive(Debug)]
struct Said {
    plies: u64,
    moves: u64,
    number: u32,
}

impl Victim {
    fn start(folder: &Path) -> Victim {
        let mut child = Command::new(std::env::current_exe().expect("this test"))
            .args(["library::victim", "--exact", "--ignored", "--nocapture"])
            .env(VICTIM, folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("this test starts once more");
        let out = BufReader::new(child.stdout.take().expect("piped")).lines();
        Victim { child, out }
    }

    /// What it says next; nothing once it has been killed and everything is read.
    fn hear(&mut self) -> Option<Said> {
        self.out.by_ref().map_while(Result::ok).find_map(|line| {
            let mut words = line.split_once(KEPT)?.1.split(' ');
            let mut number = || words.next()?.parse().ok();
            Some(Said {
                plies: number()?,
                moves: number()?,
                number: words.next()?.parse().ok()?,
            })
        })
    }

    /// Kills it, and returns what it said last.
    fn kill(mut self) -> Option<Said> {
        self.child.kill().expect("it runs");
        let last = iter::from_fn(|| self.hear()).last();
        self.child.wait().expect("it has ended");
        last
    }
}

#[test]
fn a_program_killed_at_any_moment_loses_nothing_but_its_last_move() {
    let kills = std::env::var(KILLS).map_or(20, |kills| kills.parse().expect("a number"));
    let folder = TestFolder::new();
    let mut rng = Rng::seed_from_u64(13);
    let mut before: BTreeMap<u32, Match> = BTreeMap::new();
    let mut half_written = 0;
    for round in 0..kills {
        let mut victim = Victim::start(&folder);
        let mut said = None;
        for _ in 0..rng.random_range(0..20) {
            said = victim.hear();
        }
        // Somewhere in the midst of the next move.
        for _ in 0..rng.random_range(0..100_000) {
            hint::spin_loop();
        }
        said = victim.kill().or(said);
        half_written += folder
            .names()
            .iter()
            .filter(|name| name.ends_with(".new"))
            .count();
        let list = library(&folder).list().expect("a list");
        assert!(
            list.iter().all(|it| !it.is_held),
            "the lock of a killed program is free"
        );
        let read = list.iter().map(|it| it.game_match.as_deref());
        let read: Vec<_> = read.collect::<Result<_, _>>().expect("whole games");
        let games: BTreeMap<u32, &Match> =
            list.iter().map(|it| it.number.get()).zip(read).collect();
        if let Some(said) = said {
            let found = games.get(&said.number).expect("it was kept");
            let moves = found.history().len() as u64;
            let plies = found.moves().len() as u64;
            assert!(
                (said.moves..=said.moves + 1).contains(&moves) && plies.abs_diff(said.plies) <= 1,
                "round {round}: {said:?}, found {plies} {moves}"
            );
        }
        for (number, before) in &before {
            // What was there before is still there: the moves of the old line lie in the new tree.
            let mut replayed = (*games.get(number).expect("no game is lost")).clone();
            while replayed.undo() {}
            let known = replayed.history().len();
            for &mv in before.moves() {
                replayed.play(mv).expect("an old move");
            }
            let after = replayed.history().len();
            assert_eq!(after, known, "round {round}: an old move was lost");
        }
        before = games
            .into_iter()
            .map(|(number, game)| (number, game.clone()))
            .collect();
    }
    assert!(
        !before.is_empty(),
        "no victim lived long enough to keep a game"
    );
    println!("{kills} kills, {half_written} of them while a file was half written");
}

#[test]
fn several_programs_killed_at_once_leave_a_game_each() {
    let folder = TestFolder::new();
    let mut victims: Vec<_> = (0..3).map(|_| Victim::start(&folder)).collect();
    for victim in &mut victims {
        for _ in 0..10 {
            victim.hear().expect("it keeps its game");
        }
    }
    // Each has said something since, and what it said is read by now.
    let said: Vec<_> = victims.into_iter().filter_map(Victim::kill).collect();
    let list = library(&folder).list().expect("a list");
    assert_eq!(list.len(), 3);
    for said in said {
        let kept = list
            .iter()
            .find(|it| it.number.get() == said.number)
            .expect("its game");
        let game = kept.game_match.as_ref().expect("a whole game");
        let found = game.history().len() as u64;
        assert!(
            (said.moves..=said.moves + 1).contains(&found),
            "{said:?}, found {found}"
        );
    }
}
