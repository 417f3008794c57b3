//! What a screen reader is told: the whole game can be played by it alone.

use fivefold::app::state::comment_draft::CommentDraft;
use fivefold::app::state::intent::{
    BoardInput, CommentCommand, HistoryCommand, Intent, MatchCommand, ScreenCommand,
    VariationCommand,
};
use fivefold::app::state::language::{Language, Words};
use fivefold::app::state::settings::Configs;
use fivefold::app::state::states::Turn;
use fivefold::app::ui::accessibility::{Chosen, choose};
use fivefold::config::Speed;
use fivefold::rules::{Cell, Rng, Side};
use rand::{RngExt, SeedableRng};

use crate::harness::{PERSONS, Tabletop, read};

/// Does what a button of this meaning does, which must be there.
#[track_caller]
fn act(table: &mut Tabletop, words: &Words, intent: Intent) {
    let reading = read(table, words);
    assert!(
        reading.actions.iter().any(|action| action.intent == intent),
        "{intent:?} is not offered in {reading:#?}"
    );
    table.want(intent);
}

fn choose_word(table: &mut Tabletop, words: &Words, of: Chosen, word: &str) {
    let reading = read(table, words);
    let choice = reading.choices.iter().find(|choice| choice.of == of);
    let choice = choice.unwrap_or_else(|| panic!("{of:?} is no choice in {reading:#?}"));
    let index = choice.options.iter().position(|option| option == word);
    let index = index.unwrap_or_else(|| panic!("{word} is none of {:?}", choice.options));
    let configs = table.app.world().resource::<Configs>().clone();
    choose(&mut table.draft(), &configs, of, index);
    table.frame(0);
    let reading = read(table, words);
    let choice = reading.choices.iter().find(|choice| choice.of == of);
    assert_eq!(choice.map(|choice| choice.now), Some(index));
}

#[test]
fn every_game_is_played_to_its_end_by_words_alone() {
    let words = Words::default();
    let mut rng = Rng::seed_from_u64(11);
    for (kind, preset) in [
        (fivefold::games::nim::ID, "Pyramid"),
        (fivefold::games::corner::ID, "With diagonals"),
        (fivefold::games::northcott::ID, "Two short rows"),
        (fivefold::games::lines::ID, "Tic-tac-toe"),
        (fivefold::games::atoms::ID, "Small"),
    ] {
        let mut table = Tabletop::new();
        table.speed(Speed::Off);
        act(&mut table, &words, ScreenCommand::Open(kind).into());
        choose_word(&mut table, &words, Chosen::Preset, preset);
        choose_word(&mut table, &words, Chosen::Seat(Side::First), "Person");
        choose_word(&mut table, &words, Chosen::Seat(Side::Second), "Chance");
        choose_word(&mut table, &words, Chosen::Starter, "Blue");
        act(&mut table, &words, ScreenCommand::Start.into());
        for _ in 0..20_000 {
            table.until_a_person_may_act();
            if table.turn() == Some(Turn::Over) {
                break;
            }
            let reading = read(&mut table, &words);
            let places: Vec<Cell> = reading.board.iter().flatten().map(|p| p.cell).collect();
            table.want(BoardInput::Press(places[rng.random_range(0..places.len())]));
            if kind == fivefold::games::nim::ID {
                let marked = read(&mut table, &words);
                assert_eq!(
                    marked.board.iter().flatten().filter(|p| p.marked).count(),
                    1,
                    "the pebble that was pressed is the one that is marked: {marked:#?}"
                );
                act(&mut table, &words, BoardInput::TakeMarked.into());
            }
        }
        assert_eq!(table.turn(), Some(Turn::Over), "{kind:?} did not end");
        let reading = read(&mut table, &words);
        assert!(
            reading.news.contains("win") || reading.news.contains("draw"),
            "the result is not told: {}",
            reading.news
        );
        act(&mut table, &words, MatchCommand::NewGame.into());
        act(&mut table, &words, ScreenCommand::ToMenu.into());
        act(&mut table, &words, ScreenCommand::Continue.into());
    }
}

#[test]
fn fields_are_named_as_at_the_edge_of_the_board_with_what_lies_on_them() {
    let words = Words::default();
    for (id, cell, label) in [
        ("nim:3,4,5", Cell::new(1, 2), "c2, pebble"),
        ("corner:8x8", Cell::new(7, 0), "h8, lantern"),
        ("northcott:2x8:2-5,1-8", Cell::new(4, 0), "a5, Yellow"),
        ("mnk:3x3x3:o2/3/2x", Cell::new(0, 0), "a3, Blue"),
        ("mnk:3x3x3:o2/3/2x", Cell::new(1, 1), "b2, empty"),
        ("atoms:3x3:3/1b1/2A", Cell::new(1, 1), "b2, Blue, 2 atoms"),
        ("atoms:3x3:3/1b1/2A", Cell::new(2, 2), "c1, Yellow, 1 atom"),
    ] {
        let mut table = Tabletop::new();
        table.sit(id, PERSONS);
        let reading = read(&mut table, &words);
        let place = reading.board.iter().flatten().find(|p| p.cell == cell);
        assert_eq!(place.map(|place| place.label.as_str()), Some(label), "{id}");
    }
}

#[test]
fn what_happened_last_is_told_in_the_language_that_is_spoken() {
    let mut words = Words::default();
    words.choose(Language::Pl);
    let mut table = Tabletop::new();
    table.sit("mnk:3x3x3", PERSONS);
    table.until_a_person_may_act();
    table.want(BoardInput::Press(Cell::new(1, 1)));
    let reading = read(&mut table, &words);
    assert!(reading.news.starts_with("Ruch: "), "{}", reading.news);
    assert!(reading.news.contains("b2"), "{}", reading.news);
}

#[test]
fn forbidden_places_are_called_so() {
    let words = Words::default();
    let mut table = Tabletop::new();
    table.sit("mnk:9x9x5,renju:9/4o4/4o4/2oo5/9/9/x1x1x1x2/9/9@1", PERSONS);
    table.until(Turn::Person);
    let reading = read(&mut table, &words);
    let labels: Vec<&str> = reading
        .board
        .iter()
        .flatten()
        .map(|place| place.label.as_str())
        .filter(|label| label.contains("forbidden"))
        .collect();
    assert_eq!(labels, ["e6, forbidden"]);
    assert!(reading.help.contains("renju"), "{}", reading.help);
}

#[test]
fn comments_and_variations_are_read_and_changed_by_words_alone() {
    let words = Words::default();
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.sit("mnk:9x9x5", PERSONS);
    for field in ["e5", "e6"] {
        table.until(Turn::Person);
        table.click(field);
    }
    table.until(Turn::Person);
    table.want(HistoryCommand::Undo);
    table.until(Turn::Person);
    table.click("d4");
    table.until(Turn::Person);

    let game_match = table.game_match().clone();
    let written = read(&mut table, &words).comment.expect("a field");
    let mut draft = table.resource_mut::<CommentDraft>();
    draft.begin(written.node, "Bolder.".to_owned());
    table.want(CommentCommand::Keep);
    let reading = read(&mut table, &words);
    assert!(
        reading.news.contains("Comment: Bolder."),
        "{}",
        reading.news
    );
    assert!(reading.news.contains("a variation"), "{}", reading.news);
    assert_eq!(
        reading.comment.map(|comment| comment.text).as_deref(),
        Some("Bolder.")
    );

    act(&mut table, &words, VariationCommand::Promote.into());
    let reading = read(&mut table, &words);
    assert!(reading.news.contains("the main line"), "{}", reading.news);
    let e6 = game_match
        .history()
        .alternatives(game_match.history().current());
    let e6 = e6.last().expect("another move");
    act(&mut table, &words, HistoryCommand::Jump(e6).into());
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5 e6");
    act(&mut table, &words, VariationCommand::Delete.into());
    table.until(Turn::Person);
    assert_eq!(table.record(), "e5");
    assert!(!table.game_match().history().contains(e6));
}
