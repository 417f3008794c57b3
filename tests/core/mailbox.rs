//! Files are handed over to a window that is open, and to nobody else.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, SystemTime};

use fivefold::storage::mailbox::{Mailbox, PATIENCE};
use fivefold_support::folder::TestFolder;

struct Place(TestFolder);

impl Place {
    fn new() -> Place {
        Place(TestFolder::new())
    }

    fn mailbox(&self) -> Mailbox {
        Mailbox::in_folder(&self.0)
    }

    fn letters(&self) -> PathBuf {
        self.0.join("open-files")
    }
}

#[test]
fn without_a_window_nothing_is_handed_over() {
    let place = Place::new();
    let paths = [PathBuf::from("a.sgf")];
    let handed = place.mailbox().hand_over(&paths, PATIENCE);
    assert!(!handed.expect("a folder"));
    let closed = place
        .mailbox()
        .open()
        .expect("a folder")
        .expect("nobody has it");
    drop(closed);
    let handed = place.mailbox().hand_over(&paths, PATIENCE);
    assert!(!handed.expect("a folder"), "that window was closed");
}

#[test]
fn an_open_window_gets_the_files_by_their_whole_paths() {
    let place = Place::new();
    let window = place
        .mailbox()
        .open()
        .expect("a folder")
        .expect("nobody has it");
    assert!(
        place.mailbox().open().expect("a folder").is_none(),
        "one window"
    );
    let done = AtomicBool::new(false);
    let taken = thread::scope(|scope| {
        let taking = scope.spawn(|| {
            let mut taken = Vec::new();
            while !done.load(Ordering::Relaxed) {
                taken.extend(window.take());
                thread::sleep(Duration::from_millis(5));
            }
            taken
        });
        for paths in [vec!["a b.sgf", "/tmp/ö.psq"], vec!["c.sgf"]] {
            let paths: Vec<PathBuf> = paths.into_iter().map(PathBuf::from).collect();
            let handed = place.mailbox().hand_over(&paths, PATIENCE);
            assert!(handed.expect("a folder"));
        }
        done.store(true, Ordering::Relaxed);
        taking.join().expect("it takes letters")
    });
    let here = std::env::current_dir().expect("a folder");
    let whole = |name: &str| here.join(name);
    assert_eq!(
        taken,
        [whole("a b.sgf"), "/tmp/ö.psq".into(), whole("c.sgf")]
    );
}

#[test]
fn a_window_that_does_not_answer_is_not_waited_for() {
    let place = Place::new();
    let window = place
        .mailbox()
        .open()
        .expect("a folder")
        .expect("nobody has it");
    let paths = [PathBuf::from("a.sgf")];
    let handed = place.mailbox().hand_over(&paths, Duration::from_millis(60));
    assert!(!handed.expect("a folder"));
    assert!(window.take().is_empty(), "the letter was taken back");
}

#[test]
fn old_letters_and_what_is_none_open_nothing() {
    let place = Place::new();
    drop(place.mailbox().open().expect("a folder"));
    let lay = |name: &str, content: &[u8]| {
        let path = place.letters().join(name);
        fs::write(&path, content).expect("room");
        path
    };
    let old = lay("1-0.letter", b"fivefold open 1\0/tmp/old.sgf\0");
    let hour = Duration::from_secs(3600);
    let file = File::options()
        .write(true)
        .open(&old)
        .expect("it was written");
    file.set_modified(SystemTime::now() - hour).expect("a date");
    lay("2-0.letter", b"something else");
    lay("3-0.letter", b"");
    let window = place
        .mailbox()
        .open()
        .expect("a folder")
        .expect("nobody has it");
    assert!(!old.exists());
    assert!(window.take().is_empty());
    let left = fs::read_dir(place.letters()).expect("a folder").count();
    assert_eq!(left, 1, "the lock alone");
}

#[cfg(unix)]
#[test]
fn nobody_else_can_write_letters() {
    use std::os::unix::fs::PermissionsExt as _;
    let place = Place::new();
    fs::create_dir_all(place.letters()).expect("room");
    let open_to_all = fs::Permissions::from_mode(0o777);
    fs::set_permissions(place.letters(), open_to_all).expect("it is ours");
    let _window = place
        .mailbox()
        .open()
        .expect("a folder")
        .expect("nobody has it");
    let mode = |path: &Path| fs::metadata(path).map(|it| it.permissions().mode() & 0o777);
    assert_eq!(mode(&place.letters()).ok(), Some(0o700));
}
