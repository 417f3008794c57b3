//! The page's address: `?id=…` names the position on the table, so that it can be sent to somebody, or a
//! whole game by its moves, `?day=…` the position of a day, and the browser's back button leads from the game to
//! the menu.

use std::cell::Cell;

use bevy::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Event, UrlSearchParams};

use crate::features::language::{Words, text};
use crate::features::loading::{OpenAtStart, PuzzlesAtStart, ResumeAtStart};
use crate::features::my_games::GameLibrary;
use crate::features::navigation::ScreenCommand;
use crate::features::notifications::Notifications;
use crate::features::puzzles::PuzzleRoom;
use crate::formats::{self, RowsFrom};
use crate::games::{Id, parse_id};
use crate::intent::Intents;
use crate::midend::Match;
use crate::platform::days::Today;
use crate::platform::page::{document, listen, spelled, window};
use crate::platform::web::wake;
use crate::rules::Position;
use crate::scores::Day;
use crate::states::{Phase, Screen};
use crate::turn::current_match::{Autosave, CurrentMatch};
use crate::words::sentence::Sentence;

/// What the address asks for.
#[derive(Clone, Debug)]
pub(crate) enum AddressRequest {
    /// Nothing: the menu.
    Nothing,
    /// The position of a day.
    Day(Day),
    /// Something that is no day.
    BrokenDay(String),
    /// A position.
    Position(Id),
    /// A game.
    Game(Box<Match>),
    /// Something that is neither, with the reason.
    Broken(String, Sentence),
}

/// Reads the page's address.
pub(crate) fn asked() -> AddressRequest {
    let search = window().location().search().unwrap_or_default();
    let parameters = UrlSearchParams::new_with_str(&search).ok();
    let parameter = |name| parameters.as_ref().and_then(|it| it.get(name));
    match parameter("id") {
        None => match parameter("day") {
            None => AddressRequest::Nothing,
            Some(text) => match Day::from_text(&text) {
                Some(day) => AddressRequest::Day(day),
                None => AddressRequest::BrokenDay(text),
            },
        },
        Some(text) if text.contains(' ') => match formats::read(&text, RowsFrom::Bottom) {
            Ok(game_match) => AddressRequest::Game(Box::new(game_match)),
            Err(error) => AddressRequest::Broken(text, Sentence::from(&error)),
        },
        Some(id) => match parse_id(&id) {
            Ok(parsed) => AddressRequest::Position(parsed),
            Err(error) => AddressRequest::Broken(id, Sentence::from(&error)),
        },
    }
}

thread_local! {
    /// Set by the browser when somebody goes back or forward.
    static TURNED: Cell<bool> = const { Cell::new(false) };
    /// How many such turns the program itself has asked for.
    static OWN_TURNS: Cell<u32> = const { Cell::new(0) };
}

/// Marks the entries of the browser's history that stand above the menu's.
const INSIDE: &str = "inside";

/// Opens what the address asks for, and keeps the address in step with the table.
pub(crate) fn plugin(app: &mut App) {
    app.add_systems(PostStartup, (open_asked, hear_turns))
        .add_systems(Update, follow_history.in_set(Phase::Input))
        .add_systems(Last, show_in_address);
}

fn open_asked(
    mut commands: Commands,
    words: Res<Words>,
    library: Res<GameLibrary>,
    today: Res<Today>,
    mut current: ResMut<CurrentMatch>,
    mut puzzles: ResMut<PuzzleRoom>,
    mut notifications: ResMut<Notifications>,
) {
    match asked() {
        AddressRequest::Nothing => {}
        AddressRequest::Day(day) => {
            if day > (today.0)() {
                let day = day.to_string();
                let sentence = words.with("page-day-to-come", &[("day", text(&day))]);
                notifications.problem("address", sentence);
            } else {
                puzzles.want_day(day);
            }
            commands.insert_resource(PuzzlesAtStart);
        }
        AddressRequest::BrokenDay(day) => {
            let sentence = words.with("page-broken-day", &[("day", text(&shortened(&day)))]);
            notifications.problem("address", sentence);
            commands.insert_resource(PuzzlesAtStart);
        }
        AddressRequest::Game(mut game_match) => {
            let is_same =
                |it: &Match| it.start() == game_match.start() && it.moves() == game_match.moves();
            if !goes_on(&library, &mut current, is_same) {
                game_match.set_apart();
                current.put(*game_match, Autosave::default());
            }
            commands.insert_resource(ResumeAtStart);
        }
        AddressRequest::Position(id) => {
            let stands_there = |it: &Match| {
                *it.position() == id.position || it.position().id() == id.position.id()
            };
            if goes_on(&library, &mut current, stands_there) {
                commands.insert_resource(ResumeAtStart);
            } else {
                // The game on the table stays in My games.
                commands.insert_resource(OpenAtStart(id));
            }
        }
        AddressRequest::Broken(id, reason) => {
            let reason = words.reason(reason);
            let shown = shortened(&id);
            let sentence = words.with(
                "page-broken-id",
                &[("id", text(&shown)), ("reason", text(&reason))],
            );
            notifications.problem("address", sentence);
        }
    }
}

/// As much of a part of the address as is shown.
fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

/// Whether the game that is meant is on the table, or is the one that was left last, which then comes to the
/// table: it may be finished.
fn goes_on(
    library: &GameLibrary,
    current: &mut CurrentMatch,
    is_meant: impl Fn(&Match) -> bool,
) -> bool {
    if current.game_match.as_ref().is_some_and(&is_meant) {
        return true;
    }
    // What is wrong with the storage has been told.
    let last = library.0.last().ok().flatten();
    let Some((place, game_match)) = last.filter(|(_, it)| is_meant(it)) else {
        return false;
    };
    let autosave = Autosave::at(place, &game_match);
    current.put(game_match, autosave);
    true
}

fn hear_turns() {
    listen(&window(), "popstate", |_: Event| {
        TURNED.set(true);
        wake::wake();
    });
}

/// The browser's back button leads to the menu, its forward button to the game again.
fn follow_history(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    mut next: ResMut<NextState<Screen>>,
    mut intents: Intents,
) {
    if !TURNED.take() {
        return;
    }
    if OWN_TURNS.get() > 0 {
        OWN_TURNS.set(OWN_TURNS.get() - 1);
        return;
    }
    match screen.get() {
        Screen::Setup | Screen::Play | Screen::Puzzles | Screen::Scores | Screen::MyGames => {
            intents.write(ScreenCommand::ToMenu);
        }
        Screen::Lesson | Screen::Theorem | Screen::Arena => {
            intents.write(ScreenCommand::Back);
        }
        Screen::Research | Screen::Collection | Screen::Settings | Screen::Tune | Screen::About => {
            intents.write(ScreenCommand::Leave);
        }
        // Forward leads to a finished game, too.
        Screen::Menu if current.game_match.is_some() => next.set(Screen::Play),
        _ => {}
    }
}

fn is_inside() -> bool {
    let state = window().history().and_then(|history| history.state());
    state.ok().and_then(|state| state.as_string()).as_deref() == Some(INSIDE)
}

fn show_in_address(
    screen: Res<State<Screen>>,
    current: Res<CurrentMatch>,
    puzzles: Res<PuzzleRoom>,
    words: Res<Words>,
    mut shown: Local<Option<String>>,
    mut seen: Local<(Option<Position>, Option<Day>)>,
) {
    let day = puzzles.day();
    let is_changed = screen.is_changed() || current.is_changed() || seen.1 != day;
    if *screen.get() == Screen::Loading || !is_changed {
        return;
    }
    // The table changes with every step of the pointer; the address is that of the position.
    let position = current.game_match.as_ref().map(Match::position);
    if !screen.is_changed() && seen.0.as_ref() == position && seen.1 == day {
        return;
    }
    *seen = (position.cloned(), day);
    let location = window().location();
    let path = location.pathname().unwrap_or_default();
    let wanted = match (screen.get(), position, day) {
        (Screen::Play, Some(position), _) => {
            format!("{path}?id={}", spelled(&position.short_id()))
        }
        (Screen::Puzzles, _, Some(day)) => format!("{path}?day={day}"),
        _ => path.clone(),
    };
    let Ok(history) = window().history() else {
        return;
    };
    // A browser that refuses (too many changes in a short time) shows an older address; the next
    // change puts it right.
    let done = match (screen.get(), is_inside()) {
        (Screen::Menu, true) => {
            OWN_TURNS.set(OWN_TURNS.get() + 1);
            history.back()
        }
        (Screen::Menu, false) => replace(&history, "", &path),
        (_, true) if shown.as_ref() == Some(&wanted) => Ok(()),
        (_, true) => replace(&history, INSIDE, &wanted),
        (_, false) => replace(&history, "", &path).and_then(|()| {
            history.push_state_with_url(&JsValue::from_str(INSIDE), "", Some(&wanted))
        }),
    };
    *shown = done.is_ok().then_some(wanted);
    let title = match (screen.get(), position) {
        (Screen::Play, Some(position)) => {
            let game = position.game();
            let board = words.preset(game, &position.params_text());
            format!("{} {board} · fivefold", words.game_name(game))
        }
        _ => "fivefold".to_owned(),
    };
    document().set_title(&title);
}

fn replace(history: &web_sys::History, state: &str, address: &str) -> Result<(), JsValue> {
    history.replace_state_with_url(&JsValue::from_str(state), "", Some(address))
}
