//! The pages of the opponents: where they are opened from, what they say, and the game against one.

use crate::config::Level;
use crate::features::language::{Language, Words};
use crate::features::opponents::{OpponentCommand, OpponentPage};
use crate::features::records::Statistics;
use crate::games;
use crate::games::lines::BOORA_06;
use crate::games::nim::NIM_SEARCHER;
use crate::players::roster::{Original, Roster};
use crate::rules::GameId;
use crate::scores::{Day, PersonResult, ScoredGame, Scores};

use crate::tests::prelude::*;

/// All originals with their games.
fn originals() -> impl Iterator<Item = (GameId, &'static Original)> {
    games::all().iter().flat_map(|&game| {
        let originals = Roster::of(game).originals.iter();
        originals.map(move |&original| (game, original))
    })
}

fn setup(game: GameId) -> (Tabletop, Reader) {
    let mut table = Tabletop::quick();
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
fn the_levels_are_a_ladder_and_whoever_else_plays_follows_under_headings() {
    let (mut table, reader) = setup(games::lines::ID);
    reader.press(&mut table, "Yellow: ");
    let told = reader.read(&mut table);
    let place = |name: &str| {
        let place = told.iter().position(|told| told.words.starts_with(name));
        place.unwrap_or_else(|| panic!("{name}: {told:#?}"))
    };
    let order = [
        "Person",
        "Levels",
        "Chance",
        "Beginner",
        "Novice",
        "Learner",
        "Casual player",
        "Club player",
        "Strong player",
        "Expert",
        "Master",
        "Only in this game",
        "Noughts 1",
        "Boora 0.5",
        "Boora 0.6",
        "Other programs",
        "Another program…",
    ];
    assert!(order.map(place).is_sorted(), "{told:#?}");
    let rating = table
        .configs()
        .ratings
        .rating_of(games::lines::ID, Level::STRONGEST);
    let master = &told[place("Master")];
    assert!(
        master.words.contains(&rating.round().to_string()),
        "{master:?}"
    );
    // Nobody has played yet.
    assert!(
        !told
            .iter()
            .any(|told| told.words.contains("A good match for you."))
    );
    assert!(!told.iter().any(|told| told.words.starts_with("You: ")));
}

#[test]
fn whoever_has_a_rating_stands_on_the_ladder() {
    let (mut table, reader) = setup(games::nim::ID);
    let ratings = table.configs().ratings.clone();
    let mut scores = Scores::default();
    for number in 0..ratings.shown_after {
        scores.add(ScoredGame {
            day: Day::new(20_000),
            game: games::nim::ID,
            params: "3,4,5".to_owned(),
            opponent: Opponent::Level(Level::USUAL),
            side: Side::First,
            began: true,
            ended: if number % 2 == 0 {
                PersonResult::Won
            } else {
                PersonResult::Lost
            },
            plies: 7,
            rated: true,
            helped: false,
            left: false,
            adjusted: false,
        });
    }
    table.resource_mut::<Statistics>().replace(scores, &ratings);
    let standing = table
        .resource::<Statistics>()
        .standing(games::nim::ID, &ratings);
    let standing = standing.expect("there were enough games");
    reader.press(&mut table, "Yellow: ");
    let told = reader.read(&mut table);
    let place = |name: &str| {
        let place = told.iter().position(|told| told.words.starts_with(name));
        place.unwrap_or_else(|| panic!("{name}: {told:#?}"))
    };
    let mine = place("You: ");
    assert!(told[mine].words.contains(&standing.rating.to_string()));
    let words = table.resource::<Words>();
    for level in Level::all() {
        let name = words.say(&format!("opponent-{}", level.id()));
        let is_weaker = ratings.rating_of(games::nim::ID, level).round() <= standing.rating;
        assert_eq!(place(&name) < mine, is_weaker, "{name}: {standing:?}");
    }
    let suits = told
        .iter()
        .find(|told| told.words.contains("A good match for you."));
    let suits = suits.expect("a level that suits");
    let name = words.say(&format!("opponent-{}", standing.level.id()));
    assert!(suits.words.starts_with(&name), "{suits:?}");
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
