//! Larger controls: every one of every screen is made for fingers, and nothing is cut.

use bevy_egui::egui::accesskit::Role;
use fivefold::app::state::intent::{ScreenCommand, StudyCommand, WindowCommand};
use fivefold::app::state::language::Words;
use fivefold::app::state::settings::Settings;
use fivefold::app::state::states::{Screen, Turn};
use fivefold::app::ui::screens::settings::{ChosenSection, Section};
use fivefold::app::ui::widgets::TOUCH_TARGET;
use fivefold::config::Speed;
use fivefold::games;
use fivefold::rules::GameId;

use crate::harness::{Hand, PERSONS, Tabletop, any_move};
use crate::reader::{Reader, Told};

/// A desktop window, a phone.
const WINDOWS: [(f32, f32); 2] = [(1280.0, 720.0), (375.0, 667.0)];

/// The program with larger controls.
fn with_large_controls() -> Tabletop {
    let mut table = Tabletop::new();
    table.speed(Speed::Off);
    table.resource_mut::<Settings>().large_controls = true;
    table
}

/// What a finger would miss, and what is cut.
fn faults(table: &mut Tabletop, reader: &Reader, window: (f32, f32), place: &str) -> Vec<String> {
    // The button is a part of its row, and all of the row opens the list for a finger.
    let in_a_row = table.resource::<Words>().say("play-other-opponent");
    let is_small = |told: &Told| {
        let (width, height) = (told.place.width(), told.place.height());
        let is_wide = width >= TOUCH_TARGET - 0.01 || told.words == in_a_row;
        told.is_control()
            && told.cell.is_none()
            && told.role != Role::Window
            && (!is_wide || height < TOUCH_TARGET - 0.01)
    };
    let is_aside = |told: &Told| {
        told.is_control() && (told.place.left() < -0.01 || told.place.right() > window.0 + 0.01)
    };
    let told = reader.read(table);
    let small = told.iter().filter(|told| is_small(told));
    let aside = told.iter().filter(|told| is_aside(told));
    let fault = |what: &str, told: &Told| {
        format!(
            "{place}, {what}: {:?} {:?} {:?}",
            told.role, told.words, told.place
        )
    };
    let mut faults: Vec<String> = small.map(|told| fault("small", told)).collect();
    faults.extend(aside.map(|told| fault("outside", told)));
    faults.extend(
        reader
            .cut_texts(table)
            .into_iter()
            .map(|text| format!("{place}, cut: {text}")),
    );
    faults
}

#[test]
fn every_control_of_every_screen_is_made_for_fingers_and_nothing_is_cut() {
    let mut faults_of_all = Vec::new();
    for window in WINDOWS {
        let (width, height) = window;
        let mut look = |table: &mut Tabletop, place: &str| {
            let reader = Reader::in_window(table, width, height);
            faults_of_all.extend(faults(table, &reader, window, &format!("{width}: {place}")));
        };
        look(&mut with_large_controls(), "the menu");
        for &game in games::all() {
            let name = GameId::as_str(game);
            let mut table = with_large_controls();
            table.open(game);
            look(&mut table, &format!("the setup of {name}"));
            let mut table = with_large_controls();
            table.open(game);
            table.start();
            table.until_a_person_may_act();
            look(&mut table, &format!("a game of {name}"));
        }
        for (screen, way) in [
            (Screen::Scores, ScreenCommand::Scores),
            (Screen::MyGames, ScreenCommand::MyGames),
            (Screen::Settings, ScreenCommand::Settings),
        ] {
            let mut table = with_large_controls();
            table.want(way);
            assert_eq!(table.screen(), screen);
            look(&mut table, &format!("{screen:?}"));
        }
        for section in Section::ALL {
            let mut table = with_large_controls();
            table.want(ScreenCommand::Settings);
            table.app.insert_resource(ChosenSection(Some(section)));
            look(&mut table, &format!("{section:?}"));
        }
        let mut table = with_large_controls();
        table.want(ScreenCommand::Settings);
        table.want(ScreenCommand::Tune);
        look(&mut table, "the values");
        let mut table = with_large_controls();
        table.open(games::corner::ID);
        table.want(ScreenCommand::Research);
        look(&mut table, "the research room");
        let mut table = with_large_controls();
        table.sit("mnk:3x3x3", PERSONS);
        table.play_to_the_end(Hand::Keys, &mut any_move(3));
        table.want(StudyCommand::Analyse);
        look(&mut table, "a game that is over");
        for dialog in [WindowCommand::Keys, WindowCommand::Rules] {
            let mut table = with_large_controls();
            table.sit("mnk:3x3x3", PERSONS);
            table.until(Turn::Person);
            let reader = Reader::in_window(&mut table, width, height);
            table.want(dialog);
            faults_of_all.extend(faults(
                &mut table,
                &reader,
                window,
                &format!("{width}: {dialog:?}"),
            ));
        }
    }
    assert!(
        faults_of_all.is_empty(),
        "{}: {faults_of_all:#?}",
        faults_of_all.len()
    );
}
