//! Games on the disk: whole or not at all, never deleted, and no copy of the program in another
//! one's way.
#![cfg(not(target_family = "wasm"))]

mod browser;
pub(crate) mod page;

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, UNIX_EPOCH};

use fivefold::config::Ratings;
use fivefold::formats::record::LONGEST;
use fivefold::midend::{Match, Seat};
use fivefold::rules::Rng;
use fivefold::scores::export::ScoreFormat;
use fivefold::scores::{Day, MOST as MOST_GAMES, ScoredGame, Scores};
use fivefold::storage::engines::Engines;
use fivefold::storage::folder_listing::{FileContent, glance, look_into};
use fivefold::storage::recent::{MOST, Recent};
use fivefold::storage::scores::ScoreFile;
use fivefold::storage::user_folders::{self, FolderKind, export_to};
use fivefold::storage::{self, Store, atomic, games};
use rand::{RngExt, SeedableRng};

use fivefold::words::sentence::Sentence;
use fivefold_support::driving::Drive as _;
use fivefold_support::folder::TestFolder;
use fivefold_support::positions;

/// Everything that is kept in a folder.
pub(crate) fn store_in(folder: &Path) -> Arc<dyn Store> {
    // Whoever reads what is kept has to know the games.
    fivefold::games::all();
    Arc::new(storage::Folder(folder.to_owned()))
}

fn scores_in(folder: &Path) -> ScoreFile {
    ScoreFile::new(store_in(folder), MOST_GAMES)
}

pub(crate) fn game_match() -> Match {
    positions::game_match("northcott:5x20", [Seat::Person; 2])
}

pub(crate) fn play_on(game_match: &mut Match, rng: &mut Rng) {
    let moves = game_match.position().legal_moves();
    if moves.is_empty() {
        game_match.again();
    } else {
        let mv = moves[rng.random_range(0..moves.len())];
        game_match.play(mv).expect("a legal move");
    }
}

#[test]
fn a_file_is_replaced_as_a_whole_and_nothing_is_left_beside_it() {
    let folder = TestFolder::new();
    let path = folder.join("deep/er/game.txt");
    atomic::write(&path, b"one").expect("the folders are made");
    atomic::write(&path, b"two").expect("it is replaced");
    assert_eq!(fs::read(&path).expect("it is there"), b"two");
    let beside = fs::read_dir(folder.join("deep/er"))
        .expect("the folder")
        .count();
    assert_eq!(beside, 1);
}

#[test]
fn a_file_that_cannot_be_written_stays_and_is_named() {
    let folder = TestFolder::new();
    let path = folder.join("game.txt");
    fs::create_dir(&path).expect("a folder in the way");
    let error = atomic::write(&path, b"two").expect_err("a folder is there");
    assert!(
        error.to_string().contains("game.txt cannot be written: "),
        "{error}"
    );
    assert_eq!(folder.names(), ["game.txt"], "nothing half-written is left");
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_rights_stay_rights() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TestFolder::new();
    let (real, link) = (folder.join("real.txt"), folder.join("link.txt"));
    fs::write(&real, "one").expect("room");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o600)).expect("it is ours");
    symlink(&real, &link).expect("a link");
    atomic::write(&link, b"two").expect("it is replaced");
    assert!(
        fs::symlink_metadata(&link)
            .expect("it is there")
            .is_symlink()
    );
    assert_eq!(fs::read(&real).expect("it is there"), b"two");
    let mode = fs::metadata(&real)
        .expect("it is there")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn files_are_put_aside_under_ever_new_names() {
    let folder = TestFolder::new();
    let path = folder.join("game.txt");
    for number in 1..=3 {
        fs::write(&path, format!("content {number}")).expect("room");
        let aside = atomic::put_aside(&path, "damaged").expect("a free name");
        assert_eq!(aside, folder.join(format!("game.txt.damaged-{number}")));
        assert_eq!(
            fs::read_to_string(aside).expect("it is there"),
            format!("content {number}")
        );
        assert!(!path.exists());
    }
    assert!(
        atomic::put_aside(&path, "damaged").is_err(),
        "there is nothing to put aside"
    );
    assert_eq!(folder.names().len(), 3);
}

#[test]
fn a_game_is_saved_and_opened_in_the_format_of_its_name() {
    let folder = TestFolder::new();
    let mut game = game_match();
    play_on(&mut game, &mut Rng::seed_from_u64(1));
    let path = folder.join("game.txt");
    games::save(&path, &game).expect("room");
    assert_eq!(games::open(&path), Ok(game.clone()));
    let error = games::save(&folder.join("game.SGF"), &game).expect_err("no Lines");
    assert!(
        error
            .to_string()
            .contains("game.SGF was not written: only games of Lines"),
        "{error}"
    );
    fs::write(folder.join("lines.sgf"), "(;GM[4]SZ[15];B[hh])").expect("room");
    let lines = games::open(&folder.join("lines.sgf")).expect("a game");
    for name in ["again.sgf", "again.psq"] {
        games::save(&folder.join(name), &lines).expect("room");
        let again = games::open(&folder.join(name)).expect("a game");
        assert_eq!(again.moves(), lines.moves());
    }
}

#[test]
fn a_file_that_is_no_game_is_told_with_its_name_and_reason() {
    let folder = TestFolder::new();
    let told = |name: &str, bytes: &[u8]| {
        fs::write(folder.join(name), bytes).expect("room");
        let reason = games::open(&folder.join(name)).expect_err(name).to_string();
        assert!(
            !reason.ends_with('.'),
            "a sentence goes on behind it: {reason}"
        );
        reason
    };
    assert!(told("a.txt", b"").contains("a.txt: the file is empty"));
    assert!(told("b.txt", b"fivefold 9\n").contains("b.txt: a later version of fivefold saved"));
    assert!(told("c.sgf", b"PK\x03\x04").contains("c.sgf: this is a packed archive"));
    let mut long = b"fivefold 1\n".to_vec();
    long.resize(LONGEST + 1, b' ');
    assert!(told("d.txt", &long).contains("d.txt: the text has"));
    let missing = games::open(&folder.join("e.txt")).expect_err("it is not there");
    assert!(missing.is_absence());
    assert!(missing.to_string().ends_with("Check the name"), "{missing}");
}

#[test]
fn the_files_of_late_are_remembered_the_latest_first() {
    let folder = TestFolder::new();
    let recent = Recent(store_in(&folder));
    assert_eq!(recent.files(), Ok(Vec::new()));
    for number in 0..MOST + 3 {
        recent
            .add(&folder.join(format!("{number}.txt")))
            .expect("room");
    }
    recent.add(&folder.join("5.txt")).expect("room");
    recent
        .add(&folder.join("two\nlines"))
        .expect("it is passed over");
    let files = recent.files().expect("a list");
    assert_eq!(files.len(), MOST);
    assert_eq!(files[0], folder.join("5.txt"));
    assert_eq!(files.iter().filter(|file| **file == files[0]).count(), 1);
    recent.remove(&files[0]).expect("room");
    assert_eq!(recent.files().expect("a list")[..], files[1..]);
    fs::write(folder.join("recent.txt"), b"\xff").expect("room");
    assert_eq!(recent.files(), Ok(Vec::new()));
    assert!(folder.names().contains(&"recent.txt.damaged-1".to_owned()));
}

/// Copies that add files at once do not lose each other's.
#[test]
fn the_list_of_files_is_changed_by_one_copy_at_a_time() {
    let folder = TestFolder::new();
    thread::scope(|scope| {
        for number in 0..MOST {
            let folder = &folder;
            scope.spawn(move || {
                let recent = Recent(store_in(folder));
                recent
                    .add(&folder.join(format!("{number}.txt")))
                    .expect("room");
            });
        }
    });
    let files = Recent(store_in(&folder)).files().expect("a list");
    assert_eq!(files.len(), MOST);
}

/// Not a test by itself: tells where the program keeps things.
#[test]
#[ignore = "only when another test starts it"]
fn whereabouts() {
    println!("{:?}", storage::state_folder());
    println!("{:?}", user_folders::folder(FolderKind::Pictures));
}

#[cfg(target_os = "linux")]
#[test]
fn things_are_kept_where_the_platform_wants_them() {
    let told = |variables: &[(&str, &str)]| {
        let output = Command::new(std::env::current_exe().expect("this test"))
            .args([
                "storage::whereabouts",
                "--exact",
                "--ignored",
                "--nocapture",
            ])
            .env_remove("XDG_STATE_HOME")
            .env("HOME", "/home/ann")
            .envs(variables.iter().copied())
            .output()
            .expect("this test starts once more");
        String::from_utf8(output.stdout).expect("text")
    };
    assert!(told(&[]).contains("Ok(\"/home/ann/.local/state/fivefold\")"));
    assert!(told(&[("XDG_STATE_HOME", "/var/ann")]).contains("Ok(\"/var/ann/fivefold\")"));

    let config = TestFolder::new();
    let pictures = [("XDG_CONFIG_HOME", config.to_str().expect("text"))];
    assert!(told(&pictures).contains("Ok(\"/home/ann/Pictures/fivefold\")"));
    let named = "XDG_PICTURES_DIR=\"$HOME/Obrazy\"\n";
    fs::write(config.join("user-dirs.dirs"), named).expect("a file");
    assert!(told(&pictures).contains("Ok(\"/home/ann/Obrazy/fivefold\")"));
}

// --- Finished games ---

pub(crate) fn played(plies: u32) -> ScoredGame {
    let line = format!("2026-11-21 nim:3,4,5 level-3 first began won {plies} rated\n");
    let (scores, damaged) = Scores::from_text(&line).expect("a line");
    assert_eq!(damaged, []);
    scores.games()[0].clone()
}

#[test]
fn finished_games_of_several_copies_are_all_kept() {
    let folder = TestFolder::new();
    let ratings = Ratings::default();
    thread::scope(|scope| {
        for copy in 0..4 {
            let file = scores_in(&folder);
            let ratings = &ratings;
            scope.spawn(move || {
                for game in 0..25 {
                    let games = [played(100 * copy + game)];
                    file.append(&games, ratings).expect("it is added");
                }
            });
        }
    });
    let opened = scores_in(&folder).open(&ratings).expect("read");
    assert_eq!(opened.damaged, []);
    let mut plies: Vec<u32> = opened.scores.games().iter().map(|it| it.plies).collect();
    plies.sort_unstable();
    let all: Vec<u32> = (0..4)
        .flat_map(|copy| (0..25).map(move |game| 100 * copy + game))
        .collect();
    assert_eq!(plies, all);
}

#[test]
fn damaged_lines_of_finished_games_are_put_aside_and_the_others_stay() {
    let folder = TestFolder::new();
    let ratings = Ratings::default();
    let file = scores_in(&folder);
    file.append(&[played(5)], &ratings).expect("it is added");
    let path = folder.join("scores.txt");
    let mut text = fs::read_to_string(&path).expect("it is there");
    text.push_str("2026-11-21 nim:3,4,5 level-3 fir");
    fs::write(&path, &text).expect("room");
    file.append(&[played(6)], &ratings).expect("it is added");

    let opened = file.open(&ratings).expect("read");
    assert_eq!(opened.scores.games(), [played(5), played(6)]);
    assert_eq!(opened.damaged.len(), 1);
    let (aside, reason) = opened.put_aside.expect("the damaged file is kept");
    assert_eq!(aside, format!("{}.damaged-1", path.display()));
    assert_eq!(reason, Sentence::from(&opened.damaged[0]));
    assert!(
        opened.damaged[0]
            .to_string()
            .contains("line 3: “fir” is not a side")
    );
    assert!(
        fs::read_to_string(&aside)
            .expect("it is there")
            .starts_with(&text)
    );
    let again = file.open(&ratings).expect("read");
    assert_eq!(again.damaged, []);
    assert_eq!(again.scores.games().len(), 2);

    file.forget().expect("deleted");
    assert_eq!(folder.names(), ["scores.lock"], "also what was put aside");
    assert!(file.open(&ratings).expect("read").scores.is_empty());
}

#[test]
fn finished_games_of_a_later_version_stay_as_they_are() {
    let folder = TestFolder::new();
    let ratings = Ratings::default();
    let file = scores_in(&folder);
    let later = "fivefold scores 9\nno one knows\n";
    fs::write(folder.join("scores.txt"), later).expect("room");
    let opened = file.open(&ratings).expect("read");
    assert!(opened.scores.is_empty());
    let (place, _) = opened.put_aside.expect("it is told");
    assert_eq!(place, folder.join("scores.txt").display().to_string());
    file.append(&[played(1)], &ratings)
        .expect("a file of its own begins");
    assert_eq!(file.open(&ratings).expect("read").scores.games().len(), 1);
    let kept = fs::read_to_string(folder.join("scores.txt"));
    assert_eq!(kept.expect("it is there"), later);
    assert_eq!(
        folder.names(),
        ["scores-1.txt", "scores.lock", "scores.txt"]
    );
}

#[test]
fn exported_scores_never_overwrite_a_file() {
    let folder = TestFolder::new();
    for text in ["one", "two"] {
        export_to(&folder, ScoreFormat::Csv, Day::new(20_778), text).expect("room");
    }
    let names = ["fivefold-2026-11-21-2.csv", "fivefold-2026-11-21.csv"];
    assert_eq!(folder.names(), names);
    let first = fs::read_to_string(folder.join(names[1])).expect("it is there");
    assert_eq!(first, "one");
}

#[test]
fn a_shelf_shows_games_and_folders_and_hides_the_texts_of_others() {
    let folder = TestFolder::new();
    let game_match = positions::played("nim:3,4,5", [Seat::Person; 2], "a1 b2");
    for name in ["b.txt", "c.TXT", "d.fivefold"] {
        games::save(&folder.join(name), &game_match).expect("saved");
    }
    fs::write(folder.join("letter.txt"), "Dear Ela, how are you?").expect("a file");
    fs::write(folder.join("broken.sgf"), "PK\u{3}\u{4}").expect("a file");
    fs::write(folder.join("picture.png"), [0, 1, 2]).expect("a file");
    for name in ["inner", ".hidden"] {
        fs::create_dir(folder.join(name)).expect("a folder");
    }
    let old = File::options().write(true).open(folder.join("b.txt"));
    let long_ago = UNIX_EPOCH + Duration::from_secs(1_000_000_000);
    old.expect("there").set_modified(long_ago).expect("set");

    let listing = look_into(&folder).expect("it can be read");
    assert_eq!(listing.folders, [folder.join("inner")]);
    let names: Vec<_> = listing
        .games
        .iter()
        .map(|entry| entry.path.clone())
        .collect();
    assert_eq!(names.len(), 4, "{names:?}");
    assert_eq!(
        names.last(),
        Some(&folder.join("b.txt")),
        "the oldest is the last"
    );
    let of = |name: &str| glance(&folder.join(name)).content;
    assert!(
        matches!(of("b.txt"), FileContent::Game(game) if game.plies == 2 && game.position.outcome().is_none())
    );
    assert!(
        matches!(of("broken.sgf"), FileContent::Unreadable(_)),
        "shown, with the reason"
    );
    assert_eq!(of("nowhere.txt"), FileContent::Missing);
    assert!(look_into(&folder.join("nowhere")).is_err_and(|error| error.is_absence()));
}

/// A program as it is set up.
fn engine(name: &str) -> fivefold::config::ExternalEngine {
    fivefold::config::ExternalEngine {
        name: fivefold::config::EngineName::new(name).expect("a name"),
        command: format!("/home/\"me\"/{name} ü"),
        args: vec!["brain".to_owned()],
        turn_ms: 250,
        pause_ms: 10,
    }
}

#[test]
fn programs_that_were_set_up_are_found_again_until_they_are_removed() {
    let folder = TestFolder::new();
    let (here, there) = (Engines(store_in(&folder)), Engines(store_in(&folder)));
    assert_eq!(here.find().expect("nothing yet").engines, []);
    here.add(&engine("a")).expect("it is kept");
    let both = there.add(&engine("b")).expect("it is kept");
    assert_eq!(both, [engine("a"), engine("b")]);
    assert_eq!(here.find().expect("they are there").engines, both);
    let mut other = engine("a");
    other.turn_ms = 10;
    here.add(&other).expect("in place of the first one");
    let left = here.remove(engine("b").name).expect("it is gone");
    assert_eq!(left, [other]);
    let text = fs::read_to_string(folder.join("engines.ron")).expect("a text");
    assert!(text.starts_with("// Other programs"), "{text}");
}

#[test]
fn a_list_of_programs_that_cannot_be_understood_is_put_aside() {
    let folder = TestFolder::new();
    let engines = Engines(store_in(&folder));
    for damaged in [
        "(external_engines: [(name: \"ä\", command: \"x\")])",
        "\u{0}garbage",
        "",
    ] {
        fs::write(folder.join("engines.ron"), damaged).expect("written");
        let found = engines.find().expect("play goes on");
        assert_eq!(found.engines, []);
        let (aside, _) = found.put_aside.expect("it was damaged");
        assert_eq!(fs::read_to_string(aside).expect("it is there"), damaged);
        engines.add(&engine("a")).expect("a new list begins");
        assert_eq!(engines.find().expect("whole").engines, [engine("a")]);
    }
}
