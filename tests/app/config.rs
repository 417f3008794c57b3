//! The configuration files, changed while the game runs.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use crate::config::{ConfigProblem, Timing};
use crate::features::notifications::NoticeContent;
use crate::words::InEnglish as _;

use crate::tests::prelude::*;
use fivefold_support::folder::TestFolder;
use fivefold_support::talk::PATIENCE;

/// A folder of assets of its own, removed in the end.
pub(crate) struct Assets(TestFolder);

impl Assets {
    /// A copy of the shipped configuration.
    pub(crate) fn new() -> Assets {
        let assets = Assets(TestFolder::new());
        fs::create_dir_all(assets.0.join("config")).expect("a folder for the test");
        for file in [
            "timing",
            "opponents",
            "ratings",
            "study",
            "theme",
            "any_game",
            "nim",
            "corner",
            "northcott",
            "lines",
            "atoms",
        ] {
            let shipped = format!("{}/assets/config/{file}.ron", env!("CARGO_MANIFEST_DIR"));
            fs::copy(shipped, assets.path(file)).expect("the shipped file");
        }
        assets
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.join("config").join(file).with_extension("ron")
    }

    /// Puts a file there that is no configuration.
    pub(crate) fn add(&self, path: &str, text: &str) {
        self.0.with(path, text);
    }

    fn write(&self, file: &str, text: &str) {
        fs::write(self.path(file), text).expect("the test's own file");
    }

    /// Where they lie.
    pub(crate) fn folder(&self) -> &str {
        self.0.to_str().expect("a plain name")
    }
}

/// Frames until something holds; files are noticed in real time.
fn wait(table: &mut Tabletop, what: &str, holds: impl Fn(&Tabletop) -> bool) {
    let since = Instant::now();
    while !holds(table) {
        assert!(since.elapsed() < PATIENCE, "{what}");
        table.frame(1);
        give_way();
    }
}

#[test]
fn the_shipped_files_are_in_force_from_the_start() {
    let table = Tabletop::new();
    assert_eq!(table.configs().timing, Timing::default());
    assert!(table.notifications().list().is_empty());
}

#[test]
fn files_that_are_missing_are_no_reason_not_to_play() {
    let assets = Assets::new();
    fs::remove_dir_all(assets.0.join("config")).expect("it was there");
    let mut table = Tabletop::with_assets(assets.folder(), false);
    assert_eq!(table.configs().timing, Timing::default());
    table.sit("nim:3,4,5", PERSONS);
    table.until(Turn::Person);
}

#[test]
fn a_changed_file_is_in_force_without_restarting_the_game() {
    let assets = Assets::new();
    let mut table = Tabletop::with_assets(assets.folder(), true);
    table.sit("corner:8x8", PERSONS);
    table.until(Turn::Person);
    table.click("e8");
    table.until(Turn::Person);
    assets.write("timing", "(slide_ms: 1000)");
    wait(&mut table, "the new time", |table| {
        table.configs().timing.slide_ms == 1000
    });
    assert_eq!(table.record(), "e8", "the game goes on");
    table.intent(BoardInput::Press(table.cell("c8")));
    table.frame(0);
    for _ in 0..198 {
        table.frame(10);
        assert!(!table.is_at_rest(), "two fields take two seconds now");
    }
    table.frames(3);
    assert!(table.is_at_rest());
}

#[test]
fn a_change_amid_the_computers_turn_counts_from_its_next_move() {
    let assets = Assets::new();
    let mut table = Tabletop::with_assets(assets.folder(), true);
    table.sit("corner:8x8", computers(Opponent::Random, Opponent::Random));
    table.until(Turn::Computer);
    assets.write("timing", "(reply_floor_ms: 0)");
    wait(&mut table, "the new time", |table| {
        table.configs().timing.reply_floor_ms == 0
    });
    table.until(Turn::Over);
}

#[test]
fn a_broken_file_keeps_the_last_good_values_and_says_where_it_is_broken() {
    let assets = Assets::new();
    let mut table = Tabletop::with_assets(assets.folder(), true);
    assets.write("timing", "(drop_ms: 333)");
    wait(&mut table, "the good file", |table| {
        table.configs().timing.drop_ms == 333
    });
    table.sit("mnk:3x3x3", PERSONS);

    let broken = [
        ("(\n  drop_ms: 400\n  line_ms: 3)", 3, 3),
        ("(\n  dorp_ms: 400)", 2, 3),
        ("(\n\n  drop_ms: 40000)", 3, 12),
        ("\u{0}\u{1}", 1, 1),
    ];
    for (text, line, column) in broken {
        assets.write("timing", text);
        wait(&mut table, "the notice", |table| {
            let notifications = table.notifications().list();
            notifications.iter().any(|notice| match &notice.content {
                NoticeContent::Config(error) => (error.line, error.column) == (line, column),
                NoticeContent::Script(_) | NoticeContent::Sentence(_) => false,
            })
        });
        let [notice] = table.notifications().list() else {
            panic!(
                "one notice about one file: {:?}",
                table.notifications().list()
            );
        };
        let NoticeContent::Config(error) = &notice.content else {
            panic!("about the file: {notice:?}");
        };
        assert_eq!(error.file, "config/timing.ron");
        assert!(
            error.in_english().contains("config/timing.ron, line"),
            "{error:?}"
        );
        if line == 2 {
            let ConfigProblem::UnknownField { nearest, .. } = &error.problem else {
                panic!("{}", error.in_english());
            };
            assert_eq!(nearest.as_deref(), Some("drop_ms"));
        }
        assert_eq!(
            table.configs().timing.drop_ms,
            333,
            "the last good values stay"
        );
    }
    table.click("b2");
    table.until(Turn::Person);

    assets.write("timing", "(drop_ms: 50)");
    wait(&mut table, "the repaired file", |table| {
        table.configs().timing.drop_ms == 50
    });
    assert!(
        table.notifications().list().is_empty(),
        "the notice is taken back"
    );
    assert_eq!(table.record(), "b2");
}

#[test]
fn a_file_broken_at_the_start_leaves_the_defaults_in_force() {
    let assets = Assets::new();
    assets.write("lines", "(noughts: (levels: 9))");
    fs::write(assets.path("theme"), [0xFF, 0xFE, 0x00, 0x28]).expect("the test's own file");
    let mut table = Tabletop::with_assets(assets.folder(), false);
    wait(&mut table, "two notices", |table| {
        table.notifications().list().len() == 2
    });
    let mut defaults = Configs::default();
    // Which proofs there are stands in no file of numbers.
    defaults.opponents.proofs = table.configs().opponents.proofs.clone();
    // Tests search with one thread.
    defaults.opponents.threads = 1;
    assert_eq!(table.configs(), &defaults);
    let said: Vec<String> = table
        .notifications()
        .list()
        .iter()
        .map(|notice| match &notice.content {
            NoticeContent::Config(error) => error.in_english(),
            other => format!("{other:?}"),
        })
        .collect();
    assert!(
        said.iter().any(|text| text.contains("1 to 6")),
        "the range is said: {said:?}"
    );
}

#[test]
fn a_deleted_file_leaves_its_values_in_force() {
    let assets = Assets::new();
    assets.write("timing", "(drop_ms: 333)");
    let mut table = Tabletop::with_assets(assets.folder(), true);
    wait(&mut table, "the file", |table| {
        table.configs().timing.drop_ms == 333
    });
    fs::remove_file(assets.path("timing")).expect("it was there");
    // What happens to files is told in its order: once this is known, the other is as well.
    assets.write("study", "(analysis: (clear: 399))");
    wait(&mut table, "a later change", |table| {
        table.configs().study.analysis.clear == 399
    });
    assert_eq!(table.configs().timing.drop_ms, 333);
}
