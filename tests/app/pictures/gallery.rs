//! The table of all scenes.

use std::collections::BTreeSet;
use std::sync::Arc;

use bevy::math::UVec2;

use super::begun::games_of_some_days;
use super::scene::{Scene, Show};
use super::screens::{
    PROVEN, Try, about, arena, board_table, buttons, chosen_buttons, collection, config_error,
    deleted_scores, editor, empty_arena, keys, lesson, menu, my_games, no_scores, opponent,
    program, puzzle, rated, renamed_game, research, scores, settings, setup, setup_with, sitters,
    theorem, tune,
};
use super::table::game;
use crate::config::{Level, ScriptName};
use crate::features::files::sheet::SheetPurpose;
use crate::features::language::Language::{self, De, En, Ja, Pl};
use crate::features::settings::screen::SettingsSection;
use crate::games;
use crate::games::corner::research::{QUEEN, ROOK};
use crate::games::lines::{BOORA_06, NOUGHTS_6, SWAP2};
use crate::games::northcott::research::GAPS;
use crate::games::{lines, nim, northcott};
use crate::midend::clock::TimeControl;
use crate::players::opponents::Opponent;
use crate::rules::{Cell, Side};
use crate::study::lesson::Lesson;
use fivefold_support::positions::after;

/// A desktop window, a phone.
pub(super) const DESKTOP: UVec2 = UVec2::new(1280, 720);
pub(super) const PHONE: UVec2 = UVec2::new(375, 667);
/// A phone that lies on its side, one of the smallest, and screens that are larger than usual.
const LOW: UVec2 = UVec2::new(667, 375);
const SMALL: UVec2 = UVec2::new(320, 568);
const FULL_HD: UVec2 = UVec2::new(1920, 1080);
const LARGE: UVec2 = UVec2::new(2560, 1440);
const HUGE: UVec2 = UVec2::new(3840, 2160);

/// The boards of the pictures of games.
pub(super) const CORNER: &str = "corner:8x8,queen:g6";
pub(super) const NORTHCOTT: &str = "northcott:4x12:2-9,1-12,4-6,3-11@2";
pub(super) const GOMOKU: &str = "mnk:15x15x5";
pub(super) const ATOMS: &str =
    "atoms:8x8:1c2A3/2bC1B2/a1cbA1C1/1A1c2Bb/2aC1b2/B2a1C1A/1c2B1a1/A1b3C1";
/// A double three, an overline and a double four are forbidden to the side to move, which began.
const RENJU: &str = "mnk:15x15x5,renju:15/15/5o9/5o1x3x3/3oo5o4/8x1o1x2/6xx2o4/7xx2ooo1/3x11/4x4x5/2xooo1oox5/6x1x6/15/15/15@1";
/// Here the second side begins with Swap2.
const SWAP2_BEGUN: &str = "mnk:15x15x5:15/15/15/15/15/15/15/15/15/15/15/15/15/15/15@2";

/// Moves of a game of Gomoku in which both sides have hardly any threat left.
pub(super) const QUIET: &str = "h8 i9 i8 g8 j8 k8 i7 i6 h6 g5 j7 k7 g7 h7 j6 f9 k5 l4 h9 g10 j9 \
                                j10 l5 k6 i10 f13";
/// Moves after which the first side has a line of five.
pub(super) const FIVE: &str = "h8 h9 i8 i9 j8 j9 k8 k9 l8";
/// Moves after which the first side wins by force.
const FORCED: &str = "h8 g9 h9 h7 i8 g8 j7 k6 i7 f6";
/// Moves after which the second side threatens two lines.
const THREATENED: &str = "h8 i8 d4 i9 d11 i10";
/// A game of Gomoku with faults on both sides.
const MIXED: &str = "h8 i9 h10 g9 h9 h11 i8 g8 g10 f11 k10 h7 e10 f10 k6 j7 e11 j5 i6 j6 j8 j4 j3 \
                     g7 k8 l8 k7 k9 j10 i10 k4 k5 i5 f13 i7 i4 f12 g12 e14 j9";
/// A game of tic-tac-toe without a winner.
const DRAW: &str = "b2 a1 c3 a3 a2 c2 b3 b1 c1";
/// A game of Nim in which the win goes to and fro, and one that the first side loses.
const WON_AND_LOST: &str = "a2 b1 b1 c2 b1 c1 a1 c1 b1 c1";
pub(super) const NIM_LOST: &str = "c1 a3 b1 c1 b1 c1 b1 c1 b1 c1";
/// Games of Lines and of Atoms that the first side loses.
const LINES_LOST: &str = "g7 h8 f9 i8 g11 j8 d4 k8 g8 l8";
const ATOMS_LOST: &str = "a5 b2 b5 b2 e4 c2 a4 c2 a2 b2 a1 b2 c4 b3 c4 a2 a5 b1 c4 b2 d2 b2 e5 c2 \
                          d4 c1 c2 b2 b4 a3 c4 b3 c4 b4 d5 b5 d3 c3 e4 c4 a5 b5 a2 d4 e2 d2 a5 d2 \
                          e1 e2 e5 e4 e4 e2 e4 e3 c2 c3 c3 a4";

fn of_nim() -> Show {
    let show = game("nim:3,4,5,7:3,2,5,6", "").hover(2, 2);
    show.marked([(1, 2), (2, 2)])
}

fn of_lines() -> Show {
    game(GOMOKU, QUIET).hover(5, 5)
}

fn of_atoms() -> Show {
    game(ATOMS, "").hover(3, 3)
}

fn of_northcott() -> Show {
    game(NORTHCOTT, "")
}

fn of_corner() -> Show {
    game(CORNER, "")
}

fn of_renju() -> Show {
    game(RENJU, "").hover(5, 6)
}

/// Names of scenes with what they show.
type Shows = Vec<(String, Show)>;

macro_rules! shows {
    ($($name:expr => $show:expr,)*) => { vec![$((String::from($name), $show)),*] };
}

/// All screens but those of games.
fn screens() -> Shows {
    let mut shows = shows! {
        "menu" => menu(),
        "menu-continue" => of_lines().menu(),
        "keys" => keys(),
        "buttons" => buttons(),
        "config-error" => config_error(),
        "notices" => of_lines().notices(),
        "files" => of_lines().files(SheetPurpose::Open),
        "files-save" => of_lines().files(SheetPurpose::Save),
        "setup-nim-eight" => setup_with(nim::ID, |it| it.set("heaps", 0, 8)),
        "setup-mnk-wrong" => setup_with(lines::ID, |it| it.set("len", 0, 7)),
        "setup-northcott-refused" => setup_with(northcott::ID, |it| it.place(Cell::new(0, 1), it.placing)),
        "setup-proven" => setup_with(lines::ID, |it| it.take_preset(PROVEN).expect("a board")),
        "setup-clock" => setup_with(lines::ID, |it| it.clock = TimeControl::new(600, 0, 3, 30)),
        "boards" => board_table(4),
        "boards-six" => board_table(6),
        "setup-rated" => rated(nim::ID),
        "setup-program" => program(),
        "sitters" => sitters(nim::ID),
        "sitters-lines" => sitters(lines::ID),
        "scores" => scores(),
        "scores-empty" => no_scores(),
        "scores-delete" => deleted_scores(),
        "my-games" => my_games(games_of_some_days),
        "my-games-empty" => my_games(Vec::new),
        "collection" => collection(false),
        "collection-position" => collection(true),
        "my-games-rename" => renamed_game(),
        "opponent-noughts" => opponent(NOUGHTS_6),
        "opponent-boora" => opponent(BOORA_06),
        "opponent-level" => opponent(Opponent::Level(Level::USUAL)),
        "opponent-perfect" => opponent(Opponent::Exact),
        "arena" => arena(),
        "arena-empty" => empty_arena(),
        "settings-buttons" => chosen_buttons(),
        "about" => about(),
    };
    let setups = games::all().iter();
    shows.extend(setups.map(|&game| (format!("setup-{}", game.as_str()), setup(game))));
    if let Some(script) = ScriptName::new("boora") {
        shows.extend(shows! {
            "script-editor" => editor(script),
            "opponent-script" => opponent(Opponent::Script(script)),
        });
    }
    let files = ["timing", "theme", "sound", "study", "opponents"].iter();
    shows.extend(
        (0..)
            .zip(files)
            .map(|(index, file)| (format!("tune-{file}"), tune(index, ""))),
    );
    shows
}

/// The rules, the lessons and the puzzles.
fn learning() -> Shows {
    let mut shows = shows! {
        "rules" => of_atoms().rules(0, 75),
        "rules-renju" => of_renju().rules(2, 150),
        "rules-line" => of_lines().rules(1, 260),
        "rules-nim" => of_nim().rules(0, 64),
        "rules-nim-last" => of_nim().rules(1, 240),
        "rules-corner" => of_corner().hover(3, 2).rules(0, 70),
        "rules-northcott" => of_northcott().hover(6, 0).rules(1, 190),
        "rules-atoms-burst" => of_atoms().rules(1, 85),
        "rules-atoms-end" => of_atoms().rules(3, 180),
    };
    for &game in games::all() {
        let name = format!("lesson-{}", game.as_str());
        shows.push((format!("{name}-begun"), lesson(game, 4, false)));
        let steps = 0..Lesson::of(game).expect("a lesson").steps().len();
        shows.extend(steps.map(|step| (format!("{name}-{step}"), lesson(game, step, true))));
    }
    for game in games::all().iter().copied().map(Some).chain([None]) {
        let name = game.map_or("day", |game| game.as_str());
        shows.extend(shows! {
            format!("puzzle-{name}-asked") => puzzle(game, Try::Asked),
            format!("puzzle-{name}-wrong") => puzzle(game, Try::Wrong),
            format!("puzzle-{name}-solved") => puzzle(game, Try::Solved),
        });
    }
    shows
}

/// Games, as they are played and with what is told of them.
fn boards() -> Shows {
    let forced = || game(GOMOKU, FORCED);
    let gomoku = || game(GOMOKU, "h8 i9 i8 g8");
    let fischer = TimeControl::new(300, 5, 0, 0);
    let scanned = || game("mnk:9x9x5", "e5 e6").scanned();
    let shows = shows! {
        "giving-up" => game(GOMOKU, QUIET).giving_up(),
        "given-up" => game(GOMOKU, QUIET).crashed(),
        "nim" => of_nim(),
        "corner" => of_corner().hover(3, 2),
        "northcott" => of_northcott().hover(6, 0),
        "dragged" => of_northcott().dragged(8, 0, -2.2),
        "scanned-row" => scanned(),
        "scanned-heap" => game("nim:3,4,5", "a1").scanned(),
        "large-controls" => of_lines().settings(|it| it.large_controls = true),
        "lines" => of_lines(),
        "renju" => of_renju(),
        // The computer has put three stones, the person has to choose.
        "swap2" => game(SWAP2_BEGUN, "h8 h9 k11").against().opening(SWAP2),
        "atoms" => of_atoms(),
        "tic-tac-toe" => game("mnk:3x3x3", DRAW),
        "thinking" => game(GOMOKU, "h8").against(),
        "won" => game(GOMOKU, FIVE).against(),
        "lost" => game("nim:3,4,5", NIM_LOST).against(),
        "won-corner" => game("corner:8x8,queen:d4", "a1"),
        "replay" => game(GOMOKU, QUIET).against().back(9),
        "watching" => game(GOMOKU, "h8 h9").opponents(&Side::BOTH),
        "variations" => forced().noted(),
        "clock" => gomoku().against().clock(fischer, 61_400),
        "clock-short" => gomoku().clock(TimeControl::new(12, 0, 0, 0), 4_250),
        "clock-periods" => gomoku().clock(TimeControl::new(60, 0, 3, 30), 65_000),
        "clock-lost" => gomoku().clock(fischer, 300_000),
        "start" => game("atoms:8x8,chain", "").against(),
        "verdict" => game("nim:3,4,5", "a1 b2").knowing(),
        "columns-nim" => game("nim:3,4,5,7", "").columns(),
        "columns-northcott" => game("northcott:3x12:2-5,1-6,4-6", "").columns(),
        "columns-corner" => game("corner:9x7:g6", "").columns(),
        "hint-nim" => game("nim:3,4,5,7", "a1").hint(3),
        "hint-corner" => of_corner().hint(3).told(),
        "hint-where" => of_northcott().hint(1),
        "hint-where-lines" => forced().hint(1),
        "hint-lines" => forced().hint(3),
        "threats" => game(GOMOKU, THREATENED).told(),
        "foreseen" => of_atoms().told(),
        "why-lost-nim" => game("nim:3,4,5", NIM_LOST).beaten(),
        "why-lost-corner" => game("corner:8x8:h6", "h5 e5 a5 a1").beaten(),
        "why-lost-northcott" => game("northcott:2x8:1-8,1-6", "b2 a5 a4 b3 a1 a2 b1 b2").beaten(),
        "why-lost-lines" => game(GOMOKU, LINES_LOST).beaten(),
        "why-lost-atoms" => game("atoms:5x5", ATOMS_LOST).beaten(),
    };
    let shows = shows
        .into_iter()
        .map(|(name, show)| (name, show.answered()));
    let others = shows! {
        "scanned-keyboard" => scanned().comment().keyboard(),
        "comment" => forced().noted().comment(),
        "analysis" => game(GOMOKU, MIXED).analysed(),
        "analysis-nim" => game("nim:3,4,5", WON_AND_LOST).analysed(),
        "best-moves-lines" => forced().best_moves().pointed(),
        "best-moves-nim" => game("nim:3,4,5,7", "a1").best_moves().pointed(),
        // With how long each move lasts.
        "proof-replies" => game("mnk:6x6x4", "c4").told().best_moves(),
        "proof-winner" => game("mnk:6x6x4", "c4 c3").told().best_moves(),
        "proof-large" => game("mnk:15x15x4", "d12").told().best_moves(),
        // The last move was a mistake.
        "warned-nim" => game("nim:3,4,5", "c2").warned(),
        "warned-corner" => game("corner:9x7,queen:i6", "f6").warned(),
        "warned-northcott" => game("northcott:3x8:1-5,1-8,2-5", "b3").warned(),
        "warned-lines" => game("mnk:9x9x5:9/9/9/9/9/3xxx3/3oo4/4o4/9@1", "h2").warned(),
        "warned-atoms" => game("atoms:3x3:cC1/1a1/2A@1", "b2").warned(),
    };
    shows.chain(others).collect()
}

/// What is shown on a desktop alone, unless it is among the [`VARIANTS`].
fn on_desktops() -> Shows {
    const ALL: u32 = 100_000;
    let solid = || research(&GAPS, 3, 7, ALL).chosen(&[2, 4, 6]);
    let queen = || research(&QUEEN, 2, 15, ALL).chosen(&[6, 10]);
    let five = || research(&GAPS, 5, 5, 3000);
    shows! {
        "research" => solid(),
        "research-sixteen" => research(&GAPS, 3, 15, ALL),
        "research-run" => research(&GAPS, 3, 7, 300),
        "research-two-rows" => research(&GAPS, 2, 10, 70),
        "research-one-row" => research(&GAPS, 1, 12, 5),
        "research-queen" => queen(),
        "research-five-rows" => five(),
        "proof-squares" => research(&ROOK, 2, 7, ALL).chosen(&[5, 2]).proof(),
        "proof-tetrahedra" => solid().proof(),
        "proof-golden" => queen().proof(),
        "proof-five-rows" => five().proof().chosen(&[1, 2, 3, 4, 4]),
        "theorem" => theorem(0, 0, None),
        "theorem-corner" => theorem(0, 1, None),
        "theorem-three-heaps" => theorem(2, 1, None),
        "theorem-turning" => theorem(0, 0, Some(1)),
        "theorem-turning-northcott" => theorem(0, 1, Some(2)),
        "tune-found" => tune(2, "pitch"),
    }
}

/// The same for phones.
fn on_phones() -> Shows {
    let solid = research(&GAPS, 3, 7, 100_000).chosen(&[2, 4, 6]);
    shows! {
        "research-phone-list" => solid.list(),
        "research-five-rows-phone" => research(&GAPS, 5, 5, 3000).list(),
        "theorem-phone" => theorem(0, 2, None),
        "theorem-three-heaps-phone" => theorem(2, 0, None),
        "theorem-turning-phone" => theorem(2, 0, Some(1)),
        "settings-closed-phone" => settings(None),
    }
}

/// Names of scenes that show what others do, in other windows and languages: longer words than the
/// English ones, and other ways to write dates.
#[rustfmt::skip]
const VARIANTS: [(&str, &str, UVec2, Language); 45] = [
    ("research-phone", "research-run", PHONE, En),
    ("research-two-rows-phone", "research-two-rows", PHONE, En),
    ("research-667x375", "research-phone-list", LOW, En),
    ("proof-squares-phone", "proof-squares", PHONE, En),
    ("proof-tetrahedra-phone", "proof-tetrahedra", PHONE, En),
    ("proof-golden-phone", "proof-golden", PHONE, En),
    ("proof-squares-polish", "proof-squares", DESKTOP, Pl),
    ("proof-tetrahedra-polish", "proof-tetrahedra", DESKTOP, Pl),
    ("proof-golden-polish", "proof-golden", DESKTOP, Pl),
    ("proof-german", "proof-golden", DESKTOP, De),
    ("proof-japanese-phone", "proof-squares", PHONE, Ja),
    ("research-polish", "research-run", DESKTOP, Pl),
    ("research-polish-phone", "research-queen", PHONE, Pl),
    // Those of a phone are shown in every language.
    ("theorem-polish", "theorem", DESKTOP, Pl),
    ("theorem-corner-polish", "theorem-corner", DESKTOP, Pl),
    ("theorem-three-heaps-polish", "theorem-three-heaps", DESKTOP, Pl),
    ("theorem-turning-polish", "theorem-turning", DESKTOP, Pl),
    ("theorem-turning-northcott-polish", "theorem-turning-northcott", DESKTOP, Pl),
    ("tune-polish", "tune-timing", DESKTOP, Pl),
    ("tune-polish-phone", "tune-timing", PHONE, Pl),
    ("menu-polish", "menu", DESKTOP, Pl),
    ("menu-polish-phone", "menu", PHONE, Pl),
    ("setup-northcott-polish", "setup-northcott", DESKTOP, Pl),
    ("setup-mnk-polish", "setup-mnk", DESKTOP, Pl),
    ("setup-atoms-polish-phone", "setup-atoms", PHONE, Pl),
    ("columns-polish", "columns-corner", DESKTOP, Pl),
    ("variations-polish", "variations", DESKTOP, Pl),
    ("variations-polish-phone", "variations", PHONE, Pl),
    ("comment-polish-phone", "comment", PHONE, Pl),
    ("keys-polish-phone", "keys", PHONE, Pl),
    ("buttons-polish-phone", "buttons", PHONE, Pl),
    ("scores-polish", "scores", DESKTOP, Pl),
    ("scores-polish-phone", "scores", PHONE, Pl),
    ("my-games-polish", "my-games", DESKTOP, Pl),
    ("my-games-polish-phone", "my-games", PHONE, Pl),
    ("files-save-polish", "files-save", DESKTOP, Pl),
    ("files-polish-phone", "files", PHONE, Pl),
    ("puzzle-day-pl", "puzzle-day-solved", DESKTOP, Pl),
    ("puzzle-day-de", "puzzle-day-solved", DESKTOP, De),
    ("puzzle-day-ja", "puzzle-day-solved", DESKTOP, Ja),
    ("arena-pl", "arena", DESKTOP, Pl),
    ("arena-de", "arena", DESKTOP, De),
    ("arena-ja", "arena", DESKTOP, Ja),
    ("settings-1440p", "settings-play", LARGE, En),
    ("settings-4k", "settings-play", HUGE, En),
];
/// What is shown in small and in large windows as well.
#[rustfmt::skip]
const AT_THE_EDGES: [&str; 11] = [
    "menu-continue", "setup-mnk", "won", "analysis", "atoms", "notices", "my-games", "scores",
    "keys", "rules", "files",
];

/// What is shown with larger type and controls: screens of every kind.
#[rustfmt::skip]
const ENLARGED: [&str; 19] = [
    "menu-continue", "keys", "notices", "files", "setup-northcott", "setup-clock", "scores",
    "rules", "giving-up", "nim", "corner", "start", "thinking", "analysis", "hint-lines",
    "variations", "settings-motion", "settings-accessibility", "about",
];

/// All scenes.
pub(super) fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (name, show) in [screens(), learning(), boards()].into_iter().flatten() {
        scenes.extend(on_both(&name, show));
    }
    for (size, shows) in [(DESKTOP, on_desktops()), (PHONE, on_phones())] {
        let shows = shows.into_iter();
        scenes.extend(shows.map(|(name, show)| Scene::new(name, size, &Arc::new(show))));
    }
    scenes.extend(of_the_settings());
    let variants = VARIANTS.map(|(name, base, size, language)| Scene {
        size,
        ..named(&scenes, base).named(name).language(language)
    });
    scenes.extend(variants);
    let german = named(&scenes, "tune-timing-phone").named("tune-german-phone");
    scenes.push(german.language(De).enlarged(200));
    let sixteen = named(&scenes, "research-sixteen").named("research");
    scenes.push(sixteen.in_window("4k-scale-2", FULL_HD).scale(2.0));
    let rated = Scene::new("setup-rated-polish", DESKTOP, &Arc::new(rated(lines::ID)));
    let knowing = game("nim:3,4,5", "a1").knowing().answered();
    let polish = [rated].into_iter().chain(on_both("nim-polish", knowing));
    scenes.extend(polish.map(|scene| scene.language(Pl)));
    scenes.extend(in_every_language(&scenes));
    scenes.extend(at_the_edges(&scenes));
    scenes.extend(enlarged(&scenes));
    scenes
}

/// On a desktop, and on a phone, which the name says.
fn on_both(name: &str, show: Show) -> [Scene; 2] {
    let show = Arc::new(show);
    let phone = format!("{name}-phone");
    [
        Scene::new(name, DESKTOP, &show),
        Scene::new(phone, PHONE, &show),
    ]
}

/// The scene with this name.
fn named(scenes: &[Scene], name: &str) -> Scene {
    let scene = scenes.iter().find(|scene| scene.name == name);
    scene.unwrap_or_else(|| panic!("no scene {name:?}")).clone()
}

fn of_the_settings() -> Vec<Scene> {
    let of_section = |section: SettingsSection| {
        let name = format!("settings-{section:?}").to_lowercase();
        let [desktop, phone] = on_both(&name, settings(Some(section)));
        let polish = [
            desktop.clone().named(format!("{name}-polish")).language(Pl),
            phone
                .clone()
                .named(format!("{name}-polish-phone"))
                .language(Pl),
        ];
        let small = desktop.clone().in_window("320x568", SMALL);
        [desktop, phone, small].into_iter().chain(polish)
    };
    SettingsSection::ALL
        .into_iter()
        .flat_map(of_section)
        .collect()
}

/// Every screen of a phone in every other language: what is too long shows there first.
fn in_every_language(scenes: &[Scene]) -> Vec<Scene> {
    let others = Language::ALL.into_iter().filter(|&it| it != En);
    let of_a_phone = |language: Language| {
        let phone = scenes
            .iter()
            .filter(|it| it.size == PHONE && it.language == En);
        phone.map(move |scene| {
            let name = format!("{}-{}", language.id(), scene.name);
            scene.clone().named(name).language(language)
        })
    };
    others.flat_map(of_a_phone).collect()
}

/// The smallest and the largest windows.
fn at_the_edges(scenes: &[Scene]) -> Vec<Scene> {
    let mut others = Vec::new();
    let lines = Arc::new(game("mnk:19x19x5", QUIET).answered());
    let lines = Scene::new("lines", DESKTOP, &lines);
    let setup = named(scenes, "setup-nim").named("setup");
    for (suffix, size, scale) in [
        ("200x200", UVec2::new(200, 200), 1.0),
        ("320x480", UVec2::new(320, 480), 1.0),
        ("667x375", LOW, 1.0),
        ("768x1024", UVec2::new(768, 1024), 1.0),
        ("4k", HUGE, 1.0),
        ("4k-scale-2", FULL_HD, 2.0),
    ] {
        for scene in [&named(scenes, "menu"), &setup, &lines] {
            others.push(scene.clone().in_window(suffix, size).scale(scale));
        }
    }
    for name in AT_THE_EDGES {
        let scene = named(scenes, name);
        others.push(scene.clone().in_window("320x568", SMALL));
        others.push(scene.in_window("1440p", LARGE));
    }
    others
}

/// Some screens with larger type and controls: on the desktop twice as large, on a phone as large as it
/// has room for.
fn enlarged(scenes: &[Scene]) -> Vec<Scene> {
    let of_both = |name: &str| {
        let phone = named(scenes, &format!("{name}-phone"));
        [named(scenes, name).enlarged(200), phone.enlarged(150)]
    };
    ENLARGED.into_iter().flat_map(of_both).collect()
}

#[test]
fn every_picture_has_a_name_of_its_own() {
    let scenes = scenes();
    let names: BTreeSet<&String> = scenes.iter().map(|scene| &scene.name).collect();
    assert_eq!(names.len(), scenes.len());
}

#[test]
fn every_game_of_a_picture_can_be_played_as_it_stands_there() {
    for scene in scenes() {
        if let Some((id, moves)) = scene.show.game {
            after(id, moves);
        }
    }
}
