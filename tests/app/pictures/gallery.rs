//! The list of all pictures.

use std::collections::BTreeSet;

use bevy::math::UVec2;

use super::screens::{Begun, Game, Past, Research, Scene, Seats, Setup, Subject, Theorem, Try};
use crate::config::{Level, ScriptName};
use crate::features::files::sheet::Purpose;
use crate::features::language::Language;
use crate::features::settings::screen::Section;
use crate::games::corner::research::{QUEEN, ROOK};
use crate::games::lines::{BOORA_06, NOUGHTS_6};
use crate::games::northcott::research::GAPS;
use crate::games::parse_id;
use crate::midend::clock::TimeControl;
use crate::players::opponents::Opponent;
use crate::rules::Cell;

/// A desktop window, a phone.
pub(super) const DESKTOP: UVec2 = UVec2::new(1280, 720);
pub(super) const PHONE: UVec2 = UVec2::new(375, 667);

/// Moves of a game of Gomoku in which both sides have hardly any threat left.
const GOMOKU: &[&str] = &[
    "h8", "i9", "i8", "g8", "j8", "k8", "i7", "i6", "h6", "g5", "j7", "k7", "g7", "h7", "j6", "f9",
    "k5", "l4", "h9", "g10", "j9", "j10", "l5", "k6", "i10", "f13",
];
/// Moves after which the first side has a line of five.
pub(super) const FIVE: &[&str] = &["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"];
/// Moves after which the first side wins by force.
const FORCED: &[&str] = &["h8", "g9", "h9", "h7", "i8", "g8", "j7", "k6", "i7", "f6"];
/// Moves after which the second side threatens two lines.
const THREATENED: &[&str] = &["h8", "i8", "d4", "i9", "d11", "i10"];
/// A game of tic-tac-toe without a winner.
const DRAW: &[&str] = &["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"];

/// A game of Nim in which the win goes to and fro.
const WON_AND_LOST: &[&str] = &["a2", "b1", "b1", "c2", "b1", "c1", "a1", "c1", "b1", "c1"];
/// A game of Gomoku with faults on both sides.
const MIXED: &[&str] = &[
    "h8", "i9", "h10", "g9", "h9", "h11", "i8", "g8", "g10", "f11", "k10", "h7", "e10", "f10",
    "k6", "j7", "e11", "j5", "i6", "j6", "j8", "j4", "j3", "g7", "k8", "l8", "k7", "k9", "j10",
    "i10", "k4", "k5", "i5", "f13", "i7", "i4", "f12", "g12", "e14", "j9",
];

const NIM: Game = Game {
    marks: &[Cell::new(1, 2), Cell::new(2, 2)],
    ..Game::of("nim:3,4,5,7:3,2,5,6", &[]).hover(2, 2)
};
pub(super) const CORNER: Game = Game::of("corner:8x8,queen:g6", &[]).hover(3, 2);
pub(super) const NORTHCOTT: Game = Game::of("northcott:4x12:2-9,1-12,4-6,3-11@2", &[]).hover(6, 0);
pub(super) const LINES: Game = Game::of("mnk:15x15x5", GOMOKU).hover(5, 5);
/// The computer has put three stones, the person has to choose.
const SWAP2: Game = Game::of(
    "mnk:15x15x5:15/15/15/15/15/15/15/15/15/15/15/15/15/15/15@2",
    &["h8", "h9", "k11"],
)
.seats(Seats::Opponent)
.swap2();
/// A double three, an overline and a double four are forbidden to the side to move, which began.
const RENJU: Game = Game::of(
    "mnk:15x15x5,renju:15/15/5o9/5o1x3x3/3oo5o4/8x1o1x2/6xx2o4/7xx2ooo1/3x11/4x4x5/2xooo1oox5/6x1x6/15/15/15@1",
    &[],
)
.hover(5, 6);
pub(super) const ATOMS: Game = Game::of(
    "atoms:8x8:1c2A3/2bC1B2/a1cbA1C1/1A1c2Bb/2aC1b2/B2a1C1A/1c2B1a1/A1b3C1",
    &[],
)
.hover(3, 3);

/// Moves of a game of Nim that the first side loses.
pub(super) const NIM_LOST: &[&str] = &["c1", "a3", "b1", "c1", "b1", "c1", "b1", "c1", "b1", "c1"];

/// Games that the first side has lost, one of each kind.
const LOST: [(&str, &str, &[&str]); 5] = [
    ("why-lost-nim", "nim:3,4,5", NIM_LOST),
    (
        "why-lost-corner",
        "corner:8x8:h6",
        &["h5", "e5", "a5", "a1"],
    ),
    (
        "why-lost-northcott",
        "northcott:2x8:1-8,1-6",
        &["b2", "a5", "a4", "b3", "a1", "a2", "b1", "b2"],
    ),
    (
        "why-lost-lines",
        "mnk:15x15x5",
        &["g7", "h8", "f9", "i8", "g11", "j8", "d4", "k8", "g8", "l8"],
    ),
    (
        "why-lost-atoms",
        "atoms:5x5",
        &[
            "a5", "b2", "b5", "b2", "e4", "c2", "a4", "c2", "a2", "b2", "a1", "b2", "c4", "b3",
            "c4", "a2", "a5", "b1", "c4", "b2", "d2", "b2", "e5", "c2", "d4", "c1", "c2", "b2",
            "b4", "a3", "c4", "b3", "c4", "b4", "d5", "b5", "d3", "c3", "e4", "c4", "a5", "b5",
            "a2", "d4", "e2", "d2", "a5", "d2", "e1", "e2", "e5", "e4", "e4", "e2", "e4", "e3",
            "c2", "c3", "c3", "a4",
        ],
    ),
];

/// All pictures.
#[must_use]
pub(super) fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
        let mut add = |name: &str, subject| {
            scenes.push(Scene::new(format!("{name}{suffix}"), size, subject));
        };
        add("menu", Subject::Menu);
        add("menu-continue", Subject::MenuAfter(LINES));
        add("keys", Subject::Keys);
        add("buttons", Subject::Buttons);
        add("config-error", Subject::ConfigError);
        add("notices", Subject::Notifications(LINES));
        add("files", Subject::Files(Purpose::Open, LINES));
        add("files-save", Subject::Files(Purpose::Save, LINES));
        for kind in crate::games::all().iter().copied() {
            let name = format!("setup-{}", kind.as_str());
            add(&name, Subject::Setup(Setup::of(kind)));
        }
        let eight = Setup {
            value: Some(("heaps", 8)),
            ..Setup::of(crate::games::nim::ID)
        };
        add("setup-nim-eight", Subject::Setup(eight));
        let wrong = Setup {
            value: Some(("len", 7)),
            ..Setup::of(crate::games::lines::ID)
        };
        add("setup-mnk-wrong", Subject::Setup(wrong));
        let refused = Setup {
            press: Some(Cell::new(0, 1)),
            ..Setup::of(crate::games::northcott::ID)
        };
        add("setup-northcott-refused", Subject::Setup(refused));
        for (name, len) in [("boards", 4), ("boards-six", 6)] {
            let six = |key| Setup {
                value: Some((key, len)),
                ..Setup::of(crate::games::lines::ID)
            };
            add(name, Subject::BoardTable(six("len")));
        }
        add("setup-rated", Subject::Rated(crate::games::nim::ID));
        add("scores", Subject::Scores(Past::Months));
        add("scores-empty", Subject::Scores(Past::Nothing));
        add("scores-delete", Subject::Scores(Past::ToBeForgotten));
        add("my-games", Subject::MyGames(Begun::Some));
        add("my-games-empty", Subject::MyGames(Begun::None));
        add("my-games-rename", Subject::MyGames(Begun::Renaming));
        add("rules", Subject::Rules(ATOMS, 0, 75));
        for (name, game, number, frames) in [
            ("rules-renju", RENJU, 2, 150),
            ("rules-line", LINES, 1, 260),
            ("rules-nim", NIM, 0, 64),
            ("rules-nim-last", NIM, 1, 240),
            ("rules-corner", CORNER, 0, 70),
            ("rules-northcott", NORTHCOTT, 1, 190),
            ("rules-atoms-burst", ATOMS, 1, 85),
            ("rules-atoms-end", ATOMS, 3, 180),
        ] {
            add(name, Subject::Rules(game, number, frames));
        }
        let lines = crate::games::lines::ID;
        for (name, opponent) in [
            ("opponent-noughts", NOUGHTS_6),
            ("opponent-boora", BOORA_06),
            ("opponent-level", Opponent::Level(Level::USUAL)),
            ("opponent-perfect", Opponent::Exact),
        ] {
            add(name, Subject::Opponent(lines, opponent));
        }
        add("arena", Subject::Arena(true));
        add("arena-empty", Subject::Arena(false));
        if let Some(script) = ScriptName::new("boora") {
            add("script-editor", Subject::Editor(lines, script));
            let script = Opponent::Script(script);
            add("opponent-script", Subject::Opponent(lines, script));
        }
        for kind in crate::games::all().iter().copied() {
            let name = format!("lesson-{}-begun", kind.as_str());
            add(&name, Subject::Lesson(kind, 4, false));
            let lesson = crate::study::lesson::Lesson::of(kind).expect("a lesson");
            for step in 0..lesson.steps().len() {
                let name = format!("lesson-{}-{step}", kind.as_str());
                add(&name, Subject::Lesson(kind, step, true));
            }
        }
        let of_games = crate::games::all().iter().copied().map(Some);
        for kind in of_games.chain([None]) {
            for (word, tried) in [
                ("asked", Try::Asked),
                ("wrong", Try::Wrong),
                ("solved", Try::Solved),
            ] {
                let name = kind.map_or("day", |kind| kind.as_str());
                let name = format!("puzzle-{name}-{word}");
                add(&name, Subject::Puzzle(kind, tried));
            }
        }
        add("setup-program", Subject::Program);
        add("sitters", Subject::Sitters(crate::games::nim::ID));
        add("sitters-lines", Subject::Sitters(lines));
        let asked = Game::of("mnk:15x15x5", GOMOKU).seats(Seats::AskedToGiveUp);
        add("giving-up", Subject::Game(asked));
        let crashed = Game::of("mnk:15x15x5", GOMOKU).seats(Seats::Crashed);
        add("given-up", Subject::Game(crashed));
        add("nim", Subject::Game(NIM));
        add("corner", Subject::Game(CORNER));
        add("northcott", Subject::Game(NORTHCOTT));
        let dragged = Game {
            hover: None,
            ..NORTHCOTT
        }
        .drag(8, 0, -2.2);
        add("dragged", Subject::Game(dragged));
        let scanned = Game::of("mnk:9x9x5", &["e5", "e6"]).scanned();
        add("scanned-row", Subject::Game(scanned));
        add("scanned-keyboard", Subject::Comment(scanned));
        let scanned = Game::of("nim:3,4,5", &["a1"]).scanned();
        add("scanned-heap", Subject::Game(scanned));
        add("large-controls", Subject::Game(LINES.large()));
        add("lines", Subject::Game(LINES));
        add("renju", Subject::Game(RENJU));
        add("swap2", Subject::Game(SWAP2));
        add("atoms", Subject::Game(ATOMS));
        add("tic-tac-toe", Subject::Game(Game::of("mnk:3x3x3", DRAW)));
        let told = Game::of("nim:3,4,5", &["a1", "b2"]).seats(Seats::ToldOpponent);
        add("verdict", Subject::Game(told));
        for (name, id, mv) in MISTAKES {
            let warned = Game::of(id, mv).seats(Seats::Warned);
            add(name, Subject::Game(warned));
        }
        let thinking = Game::of("mnk:15x15x5", &["h8"]).seats(Seats::Opponent);
        add("thinking", Subject::Game(thinking));
        let won = Game::of("mnk:15x15x5", FIVE).seats(Seats::Opponent);
        add("won", Subject::Game(won));
        let lost = Game::of("nim:3,4,5", NIM_LOST).seats(Seats::Opponent);
        add("lost", Subject::Game(lost));
        for (name, id, moves) in LOST {
            let lost = Game::of(id, moves).seats(Seats::Beaten);
            add(name, Subject::Game(lost));
        }
        for (name, id, moves) in [
            ("best-moves-lines", "mnk:15x15x5", FORCED),
            ("best-moves-nim", "nim:3,4,5,7", &["a1"]),
        ] {
            let listed = Game::of(id, moves).best_moves();
            add(name, Subject::Game(listed));
        }
        for (name, id, moves) in PROVEN {
            add(name, Subject::Game(Game::of(id, moves).walked().told()));
        }
        let proven = Setup {
            board: Some("6x6x4"),
            ..Setup::of(lines)
        };
        add("setup-proven", Subject::Setup(proven));
        for (name, id) in [
            ("columns-nim", "nim:3,4,5,7"),
            ("columns-northcott", "northcott:3x12:2-5,1-6,4-6"),
            ("columns-corner", "corner:9x7:g6"),
        ] {
            add(name, Subject::Game(Game::of(id, &[]).columns()));
        }
        let home = Game::of("corner:8x8,queen:d4", &["a1"]);
        add("won-corner", Subject::Game(home));
        add(
            "hint-where-lines",
            Subject::Game(Game::of("mnk:15x15x5", FORCED).hint(1)),
        );
        add(
            "analysis",
            Subject::Game(Game::of("mnk:15x15x5", MIXED).analysed()),
        );
        let nim = Game::of("nim:3,4,5", WON_AND_LOST).analysed();
        add("analysis-nim", Subject::Game(nim));
        add(
            "hint-nim",
            Subject::Game(Game::of("nim:3,4,5,7", &["a1"]).hint(3)),
        );
        let corner = Game::of("corner:8x8,queen:g6", &[]).hint(3);
        add("hint-corner", Subject::Game(corner.told()));
        let where_to = Game::of("northcott:4x12:2-9,1-12,4-6,3-11@2", &[]).hint(1);
        add("hint-where", Subject::Game(where_to));
        add(
            "hint-lines",
            Subject::Game(Game::of("mnk:15x15x5", FORCED).hint(3)),
        );
        add(
            "threats",
            Subject::Game(Game::of("mnk:15x15x5", THREATENED).told()),
        );
        add("foreseen", Subject::Game(ATOMS.told()));
        let replay = Game::of("mnk:15x15x5", GOMOKU).back(9);
        add("replay", Subject::Game(replay.seats(Seats::Opponent)));
        let watching = Game::of("mnk:15x15x5", &["h8", "h9"]).seats(Seats::Opponents);
        add("watching", Subject::Game(watching));
        let noted = Game::of("mnk:15x15x5", FORCED).noted();
        add("variations", Subject::Game(noted));
        add("comment", Subject::Comment(noted));
        let gomoku = Game::of("mnk:15x15x5", &GOMOKU[..4]);
        let fischer = TimeControl::new(300, 5, 0, 0);
        let against = gomoku.seats(Seats::Opponent).clock(fischer, 61_400);
        add("clock", Subject::Game(against));
        let short = gomoku.clock(TimeControl::new(12, 0, 0, 0), 4_250);
        add("clock-short", Subject::Game(short));
        let periods = gomoku.clock(TimeControl::new(60, 0, 3, 30), 65_000);
        add("clock-periods", Subject::Game(periods));
        add("clock-lost", Subject::Game(gomoku.clock(fischer, 300_000)));
        let on_clocks = Setup {
            clock: TimeControl::new(600, 0, 3, 30),
            ..Setup::of(crate::games::lines::ID)
        };
        add("setup-clock", Subject::Setup(on_clocks));
        let start = Game::of("atoms:8x8,chain", &[]).seats(Seats::Opponent);
        add("start", Subject::Game(start));
    }
    scenes.extend(of_the_research_room());
    scenes.extend(of_the_theorem());
    scenes.extend(of_the_settings());
    scenes.extend(of_tuning());
    scenes.extend(in_polish());
    scenes.extend(of_the_day());
    scenes.extend(in_every_language(&scenes));
    scenes.extend(at_the_edges());
    scenes.extend(enlarged(&scenes));
    scenes
}

/// Positions of proofs, with how long each move lasts.
const PROVEN: [(&str, &str, &[&str]); 3] = [
    ("proof-replies", "mnk:6x6x4", &["c4"]),
    ("proof-winner", "mnk:6x6x4", &["c4", "c3"]),
    ("proof-large", "mnk:15x15x4", &["d12"]),
];

/// What is shown with larger type and controls: screens of every kind.
const ENLARGED: [&str; 18] = [
    "menu-continue",
    "keys",
    "notices",
    "files",
    "setup-northcott",
    "setup-clock",
    "scores",
    "rules",
    "giving-up",
    "nim",
    "corner",
    "start",
    "thinking",
    "analysis",
    "hint-lines",
    "variations",
    "settings-motion",
    "settings-accessibility",
];

/// Some screens with larger type and controls: on the desktop twice as large, on a phone as large as it
/// has room for.
fn enlarged(scenes: &[Scene]) -> Vec<Scene> {
    let named = |name: String| {
        let mut scenes = scenes.iter();
        let scene = scenes.find(|scene| scene.name == name);
        scene.expect("a scene has this name").clone()
    };
    let of_both = |name: &str| {
        [
            named(name.to_owned()).enlarged(200),
            named(format!("{name}-phone")).enlarged(150),
        ]
    };
    ENLARGED.into_iter().flat_map(of_both).collect()
}

/// Games in which the last move was a mistake.
const MISTAKES: [(&str, &str, &[&str]); 5] = [
    ("warned-nim", "nim:3,4,5", &["c2"]),
    ("warned-corner", "corner:9x7,queen:i6", &["f6"]),
    ("warned-northcott", "northcott:3x8:1-5,1-8,2-5", &["b3"]),
    (
        "warned-lines",
        "mnk:9x9x5:9/9/9/9/9/3xxx3/3oo4/4o4/9@1",
        &["h2"],
    ),
    ("warned-atoms", "atoms:3x3:cC1/1a1/2A@1", &["b2"]),
];

fn of_the_research_room() -> Vec<Scene> {
    const LOW: UVec2 = UVec2::new(667, 375);
    const ALL: u32 = 100_000;
    let solid = Research::of(&GAPS, 3, 7, ALL).chosen(&[2, 4, 6]);
    let sixteen = Research::of(&GAPS, 3, 15, ALL);
    let run = Research::of(&GAPS, 3, 7, 300);
    let two = Research::of(&GAPS, 2, 10, 70);
    let one = Research::of(&GAPS, 1, 12, 5);
    let queen = Research::of(&QUEEN, 2, 15, ALL).chosen(&[6, 10]);
    let five = Research::of(&GAPS, 5, 5, 3000);
    let squares = Research::of(&ROOK, 2, 7, ALL).chosen(&[5, 2]).proof();
    [
        ("research", DESKTOP, solid),
        ("research-sixteen", DESKTOP, sixteen),
        ("research-run", DESKTOP, run),
        ("research-two-rows", DESKTOP, two),
        ("research-one-row", DESKTOP, one),
        ("research-queen", DESKTOP, queen),
        ("research-five-rows", DESKTOP, five),
        ("research-phone", PHONE, run),
        ("research-phone-list", PHONE, solid.list()),
        ("research-two-rows-phone", PHONE, two),
        ("research-five-rows-phone", PHONE, five.list()),
        ("research-667x375", LOW, solid.list()),
        ("proof-squares", DESKTOP, squares),
        ("proof-tetrahedra", DESKTOP, solid.proof()),
        ("proof-golden", DESKTOP, queen.proof()),
        (
            "proof-five-rows",
            DESKTOP,
            five.proof().chosen(&[1, 2, 3, 4, 4]),
        ),
        ("proof-squares-phone", PHONE, squares),
        ("proof-tetrahedra-phone", PHONE, solid.proof()),
        ("proof-golden-phone", PHONE, queen.proof()),
    ]
    .map(|(name, size, research)| Scene::new(name, size, Subject::Research(research)))
    .into_iter()
    .chain([
        Scene::new(
            "research-4k-scale-2",
            UVec2::new(1920, 1080),
            Subject::Research(sixteen),
        )
        .scale(2.0),
        Scene::new("proof-squares-polish", DESKTOP, Subject::Research(squares))
            .language(Language::Pl),
        Scene::new(
            "proof-tetrahedra-polish",
            DESKTOP,
            Subject::Research(solid.proof()),
        )
        .language(Language::Pl),
        Scene::new(
            "proof-golden-polish",
            DESKTOP,
            Subject::Research(queen.proof()),
        )
        .language(Language::Pl),
        Scene::new("proof-german", DESKTOP, Subject::Research(queen.proof()))
            .language(Language::De),
        Scene::new("proof-japanese-phone", PHONE, Subject::Research(squares))
            .language(Language::Ja),
        Scene::new("research-polish", DESKTOP, Subject::Research(run)).language(Language::Pl),
        Scene::new("research-polish-phone", PHONE, Subject::Research(queen)).language(Language::Pl),
    ])
    .collect()
}

fn of_the_theorem() -> Vec<Scene> {
    let at_rest = |heaps, front| Theorem {
        heaps,
        front,
        turning: None,
    };
    let turning = |heaps, front, into| Theorem {
        turning: Some(into),
        ..at_rest(heaps, front)
    };
    [
        ("theorem", DESKTOP, at_rest(0, 0)),
        ("theorem-corner", DESKTOP, at_rest(0, 1)),
        ("theorem-three-heaps", DESKTOP, at_rest(2, 1)),
        ("theorem-turning", DESKTOP, turning(0, 0, 1)),
        ("theorem-turning-northcott", DESKTOP, turning(0, 1, 2)),
        ("theorem-phone", PHONE, at_rest(0, 2)),
        ("theorem-three-heaps-phone", PHONE, at_rest(2, 0)),
        ("theorem-turning-phone", PHONE, turning(2, 0, 1)),
    ]
    .into_iter()
    .flat_map(|(name, size, boards)| {
        let scene = Scene::new(name, size, Subject::Theorem(boards));
        let polish = Scene::new(format!("{name}-polish"), size, scene.subject);
        // Those of a phone are shown in every language.
        let polish = (size == DESKTOP).then(|| polish.language(Language::Pl));
        [Some(scene), polish]
    })
    .flatten()
    .collect()
}

fn of_the_settings() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for section in Section::ALL {
        let name = format!("settings-{section:?}").to_lowercase();
        let subject = Subject::Settings(Some(section));
        for (suffix, size) in [
            ("", DESKTOP),
            ("-phone", PHONE),
            ("-320x568", UVec2::new(320, 568)),
        ] {
            scenes.push(Scene::new(format!("{name}{suffix}"), size, subject));
        }
        for (suffix, size) in [("-polish", DESKTOP), ("-polish-phone", PHONE)] {
            let scene = Scene::new(format!("{name}{suffix}"), size, subject);
            scenes.push(scene.language(Language::Pl));
        }
    }
    let play = Subject::Settings(Some(Section::Play));
    for (suffix, size) in [
        ("1440p", UVec2::new(2560, 1440)),
        ("4k", UVec2::new(3840, 2160)),
    ] {
        scenes.push(Scene::new(format!("settings-{suffix}"), size, play));
    }
    scenes.push(Scene::new(
        "settings-closed-phone",
        PHONE,
        Subject::Settings(None),
    ));
    for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
        let name = format!("settings-buttons{suffix}");
        scenes.push(Scene::new(name, size, Subject::ChosenButtons));
    }
    scenes
}

fn of_tuning() -> Vec<Scene> {
    let files = ["timing", "theme", "sound", "study", "opponents"];
    let mut scenes = Vec::new();
    for (index, file) in files.into_iter().enumerate() {
        for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
            let subject = Subject::Tune(index, "");
            scenes.push(Scene::new(format!("tune-{file}{suffix}"), size, subject));
        }
    }
    let found = Subject::Tune(2, "pitch");
    scenes.push(Scene::new("tune-found", DESKTOP, found));
    let scene = Scene::new("tune-german-phone", PHONE, Subject::Tune(0, ""));
    scenes.push(scene.language(Language::De).enlarged(200));
    for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
        let scene = Scene::new(format!("tune-polish{suffix}"), size, Subject::Tune(0, ""));
        scenes.push(scene.language(Language::Pl));
    }
    scenes
}

/// Every screen of a phone in every other language: what is too long shows there first.
fn in_every_language(scenes: &[Scene]) -> Vec<Scene> {
    let others = Language::ALL.into_iter().filter(|&it| it != Language::En);
    let of_a_phone = |language: Language| {
        let phone = scenes
            .iter()
            .filter(|scene| scene.size == PHONE && scene.language == Language::En);
        phone.map(move |scene| {
            let name = format!("{}-{}", language.id(), scene.name);
            Scene {
                name,
                language,
                ..scene.clone()
            }
        })
    };
    others.flat_map(of_a_phone).collect()
}

/// The calendar and the arena beside the board, in languages that write dates in other ways.
fn of_the_day() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for language in [Language::Pl, Language::De, Language::Ja] {
        for (name, subject) in [
            ("puzzle-day", Subject::Puzzle(None, Try::Solved)),
            ("arena", Subject::Arena(true)),
        ] {
            let name = format!("{name}-{}", language.id());
            scenes.push(Scene::new(name, DESKTOP, subject).language(language));
        }
    }
    scenes
}

/// Longer words than the English ones.
fn in_polish() -> Vec<Scene> {
    let thinking = Game::of("nim:3,4,5", &["a1"]).seats(Seats::ToldOpponent);
    let noted = Game::of("mnk:15x15x5", FORCED).noted();
    let setup = |kind| Subject::Setup(Setup::of(kind));
    [
        ("menu-polish", DESKTOP, Subject::Menu),
        ("menu-polish-phone", PHONE, Subject::Menu),
        (
            "setup-northcott-polish",
            DESKTOP,
            setup(crate::games::northcott::ID),
        ),
        ("setup-mnk-polish", DESKTOP, setup(crate::games::lines::ID)),
        (
            "setup-atoms-polish-phone",
            PHONE,
            setup(crate::games::atoms::ID),
        ),
        ("nim-polish", DESKTOP, Subject::Game(thinking)),
        (
            "columns-polish",
            DESKTOP,
            Subject::Game(Game::of("corner:9x7:g6", &[]).columns()),
        ),
        ("variations-polish", DESKTOP, Subject::Game(noted)),
        ("variations-polish-phone", PHONE, Subject::Game(noted)),
        ("comment-polish-phone", PHONE, Subject::Comment(noted)),
        ("nim-polish-phone", PHONE, Subject::Game(thinking)),
        ("keys-polish-phone", PHONE, Subject::Keys),
        ("buttons-polish-phone", PHONE, Subject::Buttons),
        ("scores-polish", DESKTOP, Subject::Scores(Past::Months)),
        ("my-games-polish", DESKTOP, Subject::MyGames(Begun::Some)),
        (
            "my-games-polish-phone",
            PHONE,
            Subject::MyGames(Begun::Some),
        ),
        ("scores-polish-phone", PHONE, Subject::Scores(Past::Months)),
        (
            "setup-rated-polish",
            DESKTOP,
            Subject::Rated(crate::games::lines::ID),
        ),
        (
            "files-save-polish",
            DESKTOP,
            Subject::Files(Purpose::Save, LINES),
        ),
        (
            "files-polish-phone",
            PHONE,
            Subject::Files(Purpose::Open, LINES),
        ),
    ]
    .map(|(name, size, subject)| Scene::new(name, size, subject).language(Language::Pl))
    .into()
}

/// The smallest and the largest windows.
fn at_the_edges() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let setup = Subject::Setup(Setup::of(crate::games::nim::ID));
    let lines = Subject::Game(Game::of("mnk:19x19x5", GOMOKU));
    for (suffix, size, scale) in [
        ("200x200", UVec2::new(200, 200), 1.0),
        ("320x480", UVec2::new(320, 480), 1.0),
        ("667x375", UVec2::new(667, 375), 1.0),
        ("768x1024", UVec2::new(768, 1024), 1.0),
        ("4k", UVec2::new(3840, 2160), 1.0),
        ("4k-scale-2", UVec2::new(1920, 1080), 2.0),
    ] {
        for (name, subject) in [("menu", Subject::Menu), ("setup", setup), ("lines", lines)] {
            let scene = Scene::new(format!("{name}-{suffix}"), size, subject);
            scenes.push(scene.scale(scale));
        }
    }
    let won = Game::of("mnk:15x15x5", FIVE).seats(Seats::Opponent);
    let analysis = Game::of("mnk:15x15x5", MIXED).analysed();
    let setup = Subject::Setup(Setup::of(crate::games::lines::ID));
    for (suffix, size) in [
        ("320x568", UVec2::new(320, 568)),
        ("1440p", UVec2::new(2560, 1440)),
    ] {
        for (name, subject) in [
            ("menu-continue", Subject::MenuAfter(LINES)),
            ("setup-mnk", setup),
            ("won", Subject::Game(won)),
            ("analysis", Subject::Game(analysis)),
            ("atoms", Subject::Game(ATOMS)),
            ("notices", Subject::Notifications(LINES)),
            ("my-games", Subject::MyGames(Begun::Some)),
            ("scores", Subject::Scores(Past::Months)),
            ("keys", Subject::Keys),
            ("rules", Subject::Rules(ATOMS, 0, 75)),
            ("files", Subject::Files(Purpose::Open, LINES)),
        ] {
            scenes.push(Scene::new(format!("{name}-{suffix}"), size, subject));
        }
    }
    scenes
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
        let (Subject::Game(game)
        | Subject::MenuAfter(game)
        | Subject::Files(_, game)
        | Subject::Comment(game)
        | Subject::Rules(game, ..)
        | Subject::Notifications(game)) = scene.subject
        else {
            continue;
        };
        let mut position = parse_id(game.id).expect(game.id).position;
        for text in game.moves {
            let mv = position.parse_move(text).expect("a move");
            position.play(mv).expect("a legal move");
        }
    }
}
