//! A walk through every screen, every section of the settings and every dialog, with something to be
//! looked at on each.

use crate::config::ScriptName;
use crate::features::arena::{Arena, ArenaCommand};
use crate::features::hints::StudyCommand;
use crate::features::lessons::LessonCommand;
use crate::features::marking::MarkingCommand;
use crate::features::opponents::OpponentCommand;
use crate::features::settings::screen::{ChosenSection, SettingsSection};
use crate::games;
use crate::games::lines::BOORA_06;
use crate::rules::GameId;
use crate::window::WindowCommand;

use crate::tests::my_games::Place;
use crate::tests::prelude::*;

/// Opens everything in a window of this size with these settings, and has `look` at it. The last
/// parameter says what it is.
pub(crate) fn visit(
    (width, height): (f32, f32),
    settings: &Settings,
    look: &mut dyn FnMut(&mut Tabletop, &Reader, &str),
) {
    let with_settings = |mut table: Tabletop| {
        *table.resource_mut::<Settings>() = settings.clone();
        table.speed(Speed::Off);
        table
    };
    let open = || with_settings(Tabletop::new());
    let mut look_at = |table: &mut Tabletop, what: &str| {
        let reader = Reader::in_window(table, width, height);
        look(table, &reader, what);
    };
    look_at(&mut open(), "the menu");
    for &game in games::all() {
        let name = GameId::as_str(game);
        let mut table = open();
        table.open(game);
        look_at(&mut table, &format!("the setup of {name}"));
        let mut table = open();
        table.open(game);
        table.start();
        table.until_a_person_may_act();
        look_at(&mut table, &format!("a game of {name}"));
        let mut table = open();
        table.open(game);
        table.want(LessonCommand::Begin(game));
        assert_eq!(table.screen(), Screen::Lesson);
        look_at(&mut table, &format!("the lesson of {name}"));
    }
    for (screen, what) in [
        (Screen::Scores, "the records"),
        (Screen::MyGames, "my games"),
        (Screen::Collection, "a collection"),
        (Screen::Settings, "the settings"),
        (Screen::Puzzles, "a puzzle"),
        (Screen::Tune, "the values"),
        (Screen::About, "what the program tells of itself"),
        (Screen::Research, "the research room"),
        (Screen::Theorem, "the boards of one theorem"),
        (Screen::Arena, "the arena"),
    ] {
        let mut table = open();
        table.go_to(screen);
        look_at(&mut table, what);
    }
    let place = Place::new();
    let mut table = with_settings(place.start());
    table.sit("mnk:3x3x3", PERSONS);
    table.play_to_the_end(Hand::Keys, &mut any_move(3));
    table.until_kept();
    table.open_my_games();
    look_at(&mut table, "my games after a game");
    for section in SettingsSection::ALL {
        let mut table = open();
        table.go_to(Screen::Settings);
        table.app.insert_resource(ChosenSection(Some(section)));
        look_at(&mut table, &format!("{section:?}"));
    }
    let mut table = open();
    table.go_to(Screen::Arena);
    table.resource_mut::<Arena>().players = [Some(Opponent::Random); 2];
    table.want(ArenaCommand::RunOrStop);
    table.wait("the end of a match", |table| {
        !table.resource::<Arena>().is_running()
    });
    look_at(&mut table, "the arena after a match");
    let mut table = open();
    table.open(games::lines::ID);
    table.want(OpponentCommand::About(BOORA_06, Side::Second));
    look_at(&mut table, "the page of an original");
    let mut table = open();
    table.open(games::lines::ID);
    if let Some(script) = ScriptName::new("boora") {
        let opponent = Opponent::Script(script);
        table.want(OpponentCommand::About(opponent, Side::Second));
        table.want(OpponentCommand::EditScript(script));
        look_at(&mut table, "the editor of a script");
    }
    let mut table = open();
    table.sit("mnk:3x3x3", PERSONS);
    table.play_to_the_end(Hand::Keys, &mut any_move(3));
    table.want(StudyCommand::Analyse);
    look_at(&mut table, "a game that is over");
    let mut table = open();
    table.sit("mnk:9x9x5", PERSONS);
    table.until(Turn::Person);
    table.want(MarkingCommand::BeginOrEnd);
    table.click("e5");
    look_at(&mut table, "a board that is marked");
    for dialog in [WindowCommand::Keys, WindowCommand::Rules] {
        let mut table = open();
        table.sit("mnk:3x3x3", PERSONS);
        table.until(Turn::Person);
        let reader = Reader::in_window(&mut table, width, height);
        table.want(dialog);
        look(&mut table, &reader, &format!("{dialog:?}"));
    }
}
