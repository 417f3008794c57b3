//! What a screen reader is told: the whole game can be played by it alone.

use bevy::prelude::*;
use fivefold::app::draft::Draft;
use fivefold::app::flow::{Table, TableStage};
use fivefold::app::intent::Intent;
use fivefold::app::language::{Language, Words};
use fivefold::app::notices::Notices;
use fivefold::app::reading::{Chosen, Now, Reading, choose};
use fivefold::app::scene::stage::{Piece, Stage};
use fivefold::app::scoring::{Asked, Records};
use fivefold::app::settings::{Configs, Settings};
use fivefold::app::states::Turn;
use fivefold::app::studying::Studying;
use fivefold::app::teaching::Teaching;
use fivefold::config::Speed;
use fivefold::games::{Cell, GameKind, Rng, Side};
use rand::{RngExt, SeedableRng};

use crate::harness::{PERSONS, Tabletop};

fn read(table: &mut Tabletop, words: &Words) -> Reading {
    let screen = table.screen();
    let turn = table.turn();
    let world = table.app.world_mut();
    let mut stages = world.query_filtered::<&Stage, With<TableStage>>();
    let mut pieces = world.query::<&Piece>();
    let pieces: Vec<Cell> = pieces.iter(world).map(|piece| piece.cell).collect();
    let now = Now {
        screen,
        turn,
        table: world.resource::<Table>(),
        draft: world.get_resource::<Draft>(),
        stage: stages.single(world).ok(),
        pieces: &pieces,
        notices: world.resource::<Notices>(),
        studying: world.resource::<Studying>(),
        tells_standing: world.resource::<Settings>().show_verdict,
        teaching: world.resource::<Teaching>(),
        records: world.resource::<Records>(),
        asked: world.resource::<Asked>().0,
    };
    Reading::of(&now, words, world.resource::<Configs>())
}

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
        (GameKind::Nim, "Pyramid"),
        (GameKind::Corner, "With diagonals"),
        (GameKind::Northcott, "Two short rows"),
        (GameKind::Mnk, "Tic-tac-toe"),
        (GameKind::Atoms, "Small"),
    ] {
        let mut table = Tabletop::new();
        table.speed(Speed::Off);
        act(&mut table, &words, Intent::Open(kind));
        choose_word(&mut table, &words, Chosen::Preset, preset);
        choose_word(&mut table, &words, Chosen::Seat(Side::First), "Person");
        choose_word(&mut table, &words, Chosen::Seat(Side::Second), "Chance");
        choose_word(&mut table, &words, Chosen::Starter, "Blue");
        act(&mut table, &words, Intent::Start);
        for _ in 0..20_000 {
            table.until_a_person_may_act();
            if table.turn() == Some(Turn::Over) {
                break;
            }
            let reading = read(&mut table, &words);
            let places: Vec<Cell> = reading.board.iter().flatten().map(|p| p.cell).collect();
            table.want(Intent::Press(places[rng.random_range(0..places.len())]));
            if kind == GameKind::Nim {
                let marked = read(&mut table, &words);
                assert_eq!(
                    marked.board.iter().flatten().filter(|p| p.marked).count(),
                    1,
                    "the pebble that was pressed is the one that is marked: {marked:#?}"
                );
                act(&mut table, &words, Intent::TakeMarked);
            }
        }
        assert_eq!(table.turn(), Some(Turn::Over), "{kind:?} did not end");
        let reading = read(&mut table, &words);
        assert!(
            reading.news.contains("win") || reading.news.contains("draw"),
            "the result is not told: {}",
            reading.news
        );
        act(&mut table, &words, Intent::NewGame);
        act(&mut table, &words, Intent::ToMenu);
        act(&mut table, &words, Intent::Continue);
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
    table.want(Intent::Press(Cell::new(1, 1)));
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
