//! What a browser keeps: under the keys that it has always had, and never over what it does not understand.

use std::sync::Arc;
use std::time::{Duration, UNIX_EPOCH};

use super::page::PageStorage;
use super::played;
use fivefold::config::Ratings;
use fivefold::scores::ScoredGame;
use fivefold::scores::puzzles::PuzzleScores;
use fivefold::storage::puzzles::PuzzleFile;
use fivefold::storage::scores::ScoreFile;
use fivefold::storage::{Browser, FileError, Store};

/// How many games a browser keeps one by one here.
const MOST: usize = 20;

fn things(page: &PageStorage) -> Arc<dyn Store> {
    Arc::new(Browser::new(page.clone(), "fivefold."))
}

fn games(page: &PageStorage) -> Arc<dyn Store> {
    Arc::new(Browser::dated(page.clone(), "fivefold."))
}

fn kept(page: &PageStorage, key: &str) -> Option<String> {
    page.texts().get(key).cloned()
}

fn put(page: &PageStorage, key: &str, text: &str) {
    page.texts().insert(key.to_owned(), text.to_owned());
}

fn keys(page: &PageStorage) -> Vec<String> {
    page.texts().keys().cloned().collect()
}

fn add(page: &PageStorage, games: &[ScoredGame]) {
    let file = ScoreFile::new(things(page), MOST);
    file.append(games, &Ratings::default()).expect("room");
}

#[test]
fn everything_is_kept_under_the_key_that_it_has_always_had() {
    let page = PageStorage::default();
    let scripts = Browser::new(page.clone(), "fivefold.script-");
    for (store, name, key) in [
        (&*things(&page), "settings.ron", "fivefold.settings"),
        (&*things(&page), "puzzle-scores", "fivefold.puzzle-scores"),
        (&*things(&page), "scores.txt", "fivefold.scores"),
        (
            &*things(&page),
            "tuned/timing.ron",
            "fivefold.tuned.timing.ron",
        ),
        (&scripts, "mine.rhai", "fivefold.script-mine"),
    ] {
        store.write(name, "text", None).expect("room");
        assert_eq!(page.texts().remove(key).as_deref(), Some("text"), "{name}");
        assert!(page.texts().is_empty(), "{name}");
    }
    let date = UNIX_EPOCH + Duration::from_secs(90);
    let (games, name) = (games(&page), "game-7.txt");
    games.write(name, "fivefold 1\n", Some(date)).expect("room");
    assert_eq!(
        kept(&page, "fivefold.game-7").as_deref(),
        Some("90\nfivefold 1\n")
    );
    let listed = games.list("game-", &[".fivefold", ".txt"]).expect("a list");
    assert_eq!(listed.len(), 1);
    assert_eq!((listed[0].name.as_str(), listed[0].written), ("7", date));
    assert_eq!(games.text(name), Ok(Some("fivefold 1\n".to_owned())));
}

#[test]
fn what_is_put_aside_takes_the_place_of_nothing_else() {
    let page = PageStorage::default();
    let store = things(&page);
    for (text, aside) in [
        ("one", "settings.damaged"),
        ("one", "settings.damaged"),
        ("two", "settings.damaged-2"),
        ("three", "settings.damaged-3"),
    ] {
        store.write("settings.ron", text, None).expect("room");
        let place = store.put_aside("settings.ron", "damaged").expect("room");
        assert_eq!(place, aside);
        assert_eq!(
            kept(&page, &format!("fivefold.{aside}")).as_deref(),
            Some(text)
        );
        assert_eq!(store.text("settings.ron"), Ok(None));
    }
    games(&page)
        .write("game-3.txt", "chess", None)
        .expect("room");
    let place = games(&page).put_aside("game-3.txt", "damaged");
    assert_eq!(place.as_deref(), Ok("damaged-3"));
    assert_eq!(kept(&page, "fivefold.damaged-3").as_deref(), Some("chess"));
}

#[test]
fn a_full_storage_keeps_what_was_there() {
    let page = PageStorage::default();
    add(&page, &[played(5)]);
    let before = kept(&page, "fivefold.scores");
    page.fill(true);
    let file = ScoreFile::new(things(&page), MOST);
    let refused = file.append(&[played(6)], &Ratings::default());
    assert_eq!(refused, Err(FileError::Storage { is_full: true }));
    assert_eq!(kept(&page, "fivefold.scores"), before);
    page.fill(false);
    add(&page, &[played(6)]);
    let opened = file.open(&Ratings::default()).expect("read");
    assert_eq!(opened.scores.games(), [played(5), played(6)]);
}

#[test]
fn what_a_later_version_keeps_of_games_and_puzzles_stays_and_this_one_goes_on_beside_it() {
    let page = PageStorage::default();
    let later = [
        ("fivefold.scores", "fivefold scores 9\nno one knows\n"),
        (
            "fivefold.puzzle-scores",
            "fivefold puzzle scores 9\nno one knows\n",
        ),
    ];
    for (key, text) in later {
        put(&page, key, text);
    }
    let file = ScoreFile::new(things(&page), MOST);
    let opened = file.open(&Ratings::default()).expect("read");
    assert!(opened.scores.is_empty());
    let (place, _) = opened.put_aside.expect("it is told");
    assert_eq!(place, "scores.txt");
    add(&page, &[played(5)]);
    let opened = file.open(&Ratings::default()).expect("read");
    assert_eq!(opened.scores.games(), [played(5)]);

    let puzzles = PuzzleFile(things(&page));
    assert_eq!(puzzles.load(), Ok((PuzzleScores::default(), None)));
    puzzles.save(&PuzzleScores::default()).expect("room");
    for (key, text) in later {
        assert_eq!(kept(&page, key).as_deref(), Some(text));
    }
    let own = ["fivefold.puzzle-scores-1", "fivefold.scores-1"];
    assert_eq!(keys(&page), [later[1].0, own[0], later[0].0, own[1]]);
}

#[test]
fn damaged_lines_go_aside_old_games_are_folded_and_all_is_forgotten() {
    let (page, ratings) = (PageStorage::default(), Ratings::default());
    add(&page, &[played(5)]);
    let damaged = kept(&page, "fivefold.scores").expect("it is there") + "2026-11-21 nim";
    put(&page, "fivefold.scores", &damaged);
    let file = ScoreFile::new(things(&page), MOST);
    let opened = file.open(&ratings).expect("read");
    assert_eq!(opened.scores.games(), [played(5)]);
    let (place, _) = opened.put_aside.expect("it is told");
    assert_eq!(place, "scores.damaged");
    assert_eq!(kept(&page, "fivefold.scores.damaged"), Some(damaged));
    for plies in 0..100 {
        add(&page, &[played(plies)]);
    }
    let text = kept(&page, "fivefold.scores").expect("it is there");
    assert!(text.contains("before nim"), "{text}");
    let opened = file.open(&ratings).expect("read");
    assert!(opened.scores.games().len() <= MOST);
    let all = opened.scores.summaries(&ratings);
    assert_eq!(all.of(fivefold::games::nim::ID).all.won, 101);
    put(&page, "fivefold.scorpion", "somebody else's");
    file.forget().expect("deleted");
    assert_eq!(keys(&page), ["fivefold.scorpion"]);
}
