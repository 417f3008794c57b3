//! The list of pictures that `fivefold pictures` draws.

use bevy::math::UVec2;

use super::screens::{Game, Scene, Seats, Setup, Subject};
use crate::app::language::Language;
use crate::games::{Cell, GameKind};

/// A desktop window, a phone.
const DESKTOP: UVec2 = UVec2::new(1280, 720);
const PHONE: UVec2 = UVec2::new(375, 667);

/// Moves of a game of Gomoku in which both sides have hardly any threat left.
const GOMOKU: &[&str] = &[
    "h8", "i9", "i8", "g8", "j8", "k8", "i7", "i6", "h6", "g5", "j7", "k7", "g7", "h7", "j6", "f9",
    "k5", "l4", "h9", "g10", "j9", "j10", "l5", "k6", "i10", "f13",
];
/// Moves after which the first side has a line of five.
const FIVE: &[&str] = &["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9", "l8"];
/// A game of tic-tac-toe without a winner.
const DRAW: &[&str] = &["b2", "a1", "c3", "a3", "a2", "c2", "b3", "b1", "c1"];

const NIM: Game = Game {
    marks: &[Cell::new(1, 2), Cell::new(2, 2)],
    ..Game::of("nim:3,4,5,7:3,2,5,6", &[]).hover(2, 2)
};
const CORNER: Game = Game::of("corner:8x8,queen:g6", &[]).hover(3, 2);
const NORTHCOTT: Game = Game::of("northcott:4x12:2-9,1-12,4-6,3-11@2", &[]).hover(6, 0);
const LINES: Game = Game::of("mnk:15x15x5", GOMOKU).hover(5, 5);
const ATOMS: Game = Game::of(
    "atoms:8x8:1c2A3/2bC1B2/a1cbA1C1/1A1c2Bb/2aC1b2/B2a1C1A/1c2B1a1/A1b3C1",
    &[],
)
.hover(3, 3);

/// All pictures of `fivefold pictures`.
#[must_use]
pub fn scenes() -> Vec<Scene> {
    let mut scenes = Vec::new();
    for (suffix, size) in [("", DESKTOP), ("-phone", PHONE)] {
        let mut add = |name: &str, subject| {
            scenes.push(Scene::new(format!("{name}{suffix}"), size, subject));
        };
        add("menu", Subject::Menu);
        add("menu-continue", Subject::MenuAfter(LINES));
        add("keys", Subject::Keys);
        add("config-error", Subject::ConfigError);
        for kind in GameKind::ALL {
            let name = format!("setup-{}", kind.id());
            add(&name, Subject::Setup(Setup::of(kind)));
        }
        let eight = Setup {
            value: Some(("heaps", 8)),
            ..Setup::of(GameKind::Nim)
        };
        add("setup-nim-eight", Subject::Setup(eight));
        let wrong = Setup {
            value: Some(("len", 7)),
            ..Setup::of(GameKind::Mnk)
        };
        add("setup-mnk-wrong", Subject::Setup(wrong));
        let refused = Setup {
            press: Some(Cell::new(0, 1)),
            ..Setup::of(GameKind::Northcott)
        };
        add("setup-northcott-refused", Subject::Setup(refused));
        add("setup-program", Subject::Program);
        let asked = Game::of("mnk:15x15x5", GOMOKU).seats(Seats::AskedToGiveUp);
        add("giving-up", Subject::Game(asked));
        let crashed = Game::of("mnk:15x15x5", GOMOKU).seats(Seats::Crashed);
        add("given-up", Subject::Game(crashed));
        add("nim", Subject::Game(NIM));
        add("corner", Subject::Game(CORNER));
        add("northcott", Subject::Game(NORTHCOTT));
        add("lines", Subject::Game(LINES));
        add("atoms", Subject::Game(ATOMS));
        add("tic-tac-toe", Subject::Game(Game::of("mnk:3x3x3", DRAW)));
        let told = Game::of("nim:3,4,5", &["a1", "b2"]).seats(Seats::ToldOpponent);
        add("verdict", Subject::Game(told));
        let thinking = Game::of("mnk:15x15x5", &["h8"]).seats(Seats::Opponent);
        add("thinking", Subject::Game(thinking));
        let won = Game::of("mnk:15x15x5", FIVE).seats(Seats::Opponent);
        add("won", Subject::Game(won));
        let start = Game::of("atoms:8x8,chain", &[]).seats(Seats::Opponent);
        add("start", Subject::Game(start));
    }
    scenes.extend(in_polish());
    scenes.extend(at_the_edges());
    scenes
}

/// Longer words than the English ones.
fn in_polish() -> Vec<Scene> {
    let thinking = Game::of("nim:3,4,5", &["a1"]).seats(Seats::ToldOpponent);
    let setup = |kind| Subject::Setup(Setup::of(kind));
    [
        ("menu-polish", DESKTOP, Subject::Menu),
        (
            "setup-northcott-polish",
            DESKTOP,
            setup(GameKind::Northcott),
        ),
        ("setup-mnk-polish", DESKTOP, setup(GameKind::Mnk)),
        ("setup-atoms-polish-phone", PHONE, setup(GameKind::Atoms)),
        ("nim-polish", DESKTOP, Subject::Game(thinking)),
        ("nim-polish-phone", PHONE, Subject::Game(thinking)),
        ("keys-polish-phone", PHONE, Subject::Keys),
    ]
    .map(|(name, size, subject)| Scene::new(name, size, subject).language(Language::Pl))
    .into()
}

/// The smallest and the largest windows.
fn at_the_edges() -> Vec<Scene> {
    let mut scenes = Vec::new();
    let setup = Subject::Setup(Setup::of(GameKind::Nim));
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
    scenes
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::games::notation::parse_id;

    #[test]
    fn every_picture_has_a_name_of_its_own() {
        let scenes = scenes();
        let names: BTreeSet<&String> = scenes.iter().map(|scene| &scene.name).collect();
        assert_eq!(names.len(), scenes.len());
    }

    #[test]
    fn every_game_of_a_picture_can_be_played_as_it_stands_there() {
        for scene in scenes() {
            let (Subject::Game(game) | Subject::MenuAfter(game)) = scene.subject else {
                continue;
            };
            let mut position = parse_id(game.id).expect(game.id).position;
            for text in game.moves {
                let mv = position.parse_move(text).expect("a move");
                position.play(mv).expect("a legal move");
            }
        }
    }
}
