//! The pages of the opponents: where they are opened from, what they say, and the game against one.

use bevy::prelude::KeyCode;
use fivefold::app::state::intent::OpponentCommand;
use fivefold::app::state::language::{Language, Words};
use fivefold::app::state::opponent_page::OpponentPage;
use fivefold::app::state::states::{Screen, Turn};
use fivefold::config::{Level, Speed};
use fivefold::games;
use fivefold::games::lines::BOORA_06;
use fivefold::games::nim::NIM_SEARCHER;
use fivefold::midend::Seat;
use fivefold::players::opponents::Opponent;
use fivefold::players::roster::{Original, Roster};
use fivefold::rules::{GameId, Side};

use crate::harness::Tabletop;
use crate::reader::Reader;

/// All originals with their games.
fn originals() -> impl Iterator<Item = (GameId, &'static Original)> {
    games::all().iter().flat_map(|&game| {
        let originals = Roster::of(game).originals.iter();
        originals.map(move |&original| (game, original))
    })
}

fn setup(game: GameId) -> (Tabletop, Reader) {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.open(game);
    let reader = Reader::of(&mut table);
    (table, reader)
}

#[test]
fn every_original_is_told_with_its_author_its_thinking_and_what_it_cannot_see() {
    let mut told = 0;
    for (game, original) in originals() {
        let (mut table, reader) = setup(game);
        table.want(OpponentCommand::About(
            Opponent::Original(original),
            Side::Second,
        ));
        let text = reader.text(&mut table);
        for part in ["Who wrote it", "How it thinks", "What it cannot see"] {
            assert!(text.contains(part), "{}: {text}", original.id);
        }
        assert!(reader.offers(&mut table, "Play against it"));
        told += 1;
    }
    assert!(told >= 11, "{told}");
}

#[test]
fn how_an_original_thinks_is_said_in_three_sentences_in_every_language() {
    let mut words = Words::default();
    for language in Language::ALL {
        words.choose(language);
        for (_, original) in originals() {
            let text = words.say(original.page.thinking);
            let ends = text.matches(". ").count() + text.matches('。').count();
            let ends = ends + usize::from(text.ends_with('.'));
            assert_eq!(ends, 3, "{}, {language:?}: {text}", original.id);
        }
    }
}

#[test]
fn the_originals_head_the_list_and_a_suitable_level_follows() {
    let (mut table, reader) = setup(games::lines::ID);
    reader.press(&mut table, "Yellow: ");
    let text = reader.text(&mut table);
    let place = |name: &str| text.find(name).unwrap_or_else(|| panic!("{name}: {text}"));
    let order = [
        "Noughts 1",
        "Boora 0.5",
        "Boora 0.6",
        "A good match for you.",
        "Beginner",
        "Master",
        "Plays random moves.",
    ];
    assert!(order.map(place).is_sorted(), "{text}");
}

#[test]
fn a_page_opens_from_the_list_and_leads_to_a_game() {
    let (mut table, reader) = setup(games::lines::ID);
    reader.press(&mut table, "Yellow: ");
    reader.press(&mut table, "About Boora 0.6");
    let asked = table.resource::<OpponentPage>().0.expect("a page");
    assert_eq!((asked.opponent, asked.side), (BOORA_06, Side::Second));
    let usual = Seat::Computer(Opponent::Level(Level::USUAL));
    assert_eq!(table.draft().seats[1], usual, "nobody was chosen");
    reader.press(&mut table, "Play against it");
    table.frame(0);
    assert_eq!(table.screen(), Screen::Play);
    let seats = table.game_match().plan().seats;
    assert_eq!(seats, [Seat::Person, Seat::Computer(BOORA_06)]);
    assert_eq!(table.resource::<OpponentPage>().0, None);
}

#[test]
fn a_page_that_is_closed_changes_nothing() {
    let (mut table, reader) = setup(games::nim::ID);
    let before = table.draft().clone();
    table.want(OpponentCommand::About(NIM_SEARCHER, Side::First));
    reader.read(&mut table);
    // The keys of the board and of the setup are the page's.
    table.key(KeyCode::Enter);
    assert_eq!(table.screen(), Screen::Setup);
    reader.press(&mut table, "Close");
    assert_eq!(table.resource::<OpponentPage>().0, None);
    assert_eq!(*table.draft(), before);
}

#[test]
fn in_a_game_whoever_is_told_about_takes_the_seat() {
    let (mut table, reader) = setup(games::nim::ID);
    table.start();
    table.until(Turn::Person);
    table.want(OpponentCommand::About(NIM_SEARCHER, Side::Second));
    reader.press(&mut table, "Play against it");
    table.frame(0);
    assert_eq!(
        table.game_match().seat(Side::Second),
        Seat::Computer(NIM_SEARCHER)
    );
    assert_eq!(table.screen(), Screen::Play);
}

#[test]
fn a_level_says_all_that_it_cannot_see() {
    let (mut table, reader) = setup(games::lines::ID);
    let level = Level::new(1).expect("a level");
    table.want(OpponentCommand::About(Opponent::Level(level), Side::Second));
    let text = reader.text(&mut table);
    for part in ["Does not see diagonals.", "Looks only at its own move"] {
        assert!(text.contains(part), "{text}");
    }
}
