//! Nothing flashes more than three times in any second, anywhere on a board: [`meter`] says what a
//! flash is, [`reel`] draws the moves that could.
//!
//! The largest cascade is judged in each run, in the theme with the strongest contrasts. All films, in every theme and at every speed, are judged
//! by `cargo test --release --lib every_film -- --ignored --nocapture`. With
//! `FIVEFOLD_FILMS=cascade` only those that have `cascade` in their names, and their frames are put
//! into `target/tmp/films`, to be looked at.

mod meter;
mod reel;

use std::fs;
use std::path::Path;

use crate::ask::thinking::Thinking;
use crate::config::ThemeName;
use crate::features::recording::offscreen_renderer::RendererError;

use self::meter::{Flashes, Meter};
use self::reel::{FRAMES_A_SECOND, Take};
use crate::tests::prelude::*;
use fivefold_support::scratch_folder;

/// WCAG 2.3.1 allows no more flashes within a second.
const MOST: usize = 3;

/// The side of a block, in logical pixels.
const BLOCK: f32 = 8.0;

/// The side of a board in a window of 1280 × 720, in logical pixels.
const BOARD: u32 = 720;

/// Physical pixels of a logical one: half of them are quicker to draw, and a block is as large a part
/// of the board.
const SCALE: f32 = 0.5;

/// A part of the names of the films that are to be made and kept.
const FILMS: &str = "FIVEFOLD_FILMS";

/// The speeds at which something moves.
const SPEEDS: [Speed; 3] = [Speed::Slow, Speed::Normal, Speed::Fast];

/// A move that could flash.
struct Scene {
    name: &'static str,
    id: String,
    deeds: Vec<BoardInput>,
}

impl Scene {
    fn new(name: &'static str, id: impl Into<String>, deeds: &[BoardInput]) -> Scene {
        let (id, deeds) = (id.into(), deeds.to_vec());
        Scene { name, id, deeds }
    }

    fn take(&self, speed: Speed, theme: ThemeName) -> Take {
        Take {
            name: format!("{}-{speed:?}-{theme:?}", self.name).to_lowercase(),
            id: self.id.clone(),
            seats: PERSONS,
            deeds: self.deeds.clone(),
            after: FRAMES_A_SECOND / 2,
            speed,
            theme,
            side: BOARD,
            scale: SCALE,
        }
    }
}

const fn press(col: u8, row: u8) -> BoardInput {
    BoardInput::Press(Cell::new(col, row))
}

/// A board of Atoms on which every cell of the first side is about to burst; one cell belongs to the
/// second. The letters are those of cells in the middle, at the edge and in a corner.
fn full(size: usize, [inner, edge, corner]: [char; 3], rules: &str) -> String {
    let row = |inner: char, edge: char| {
        let middle: String = (2..size).map(|_| inner).collect();
        format!("{edge}{middle}{edge}")
    };
    let mut rows = vec![row(inner, edge); size];
    (rows[0], rows[size - 1]) = (row(edge, corner), row(edge, corner));
    rows[0] = rows[0].replacen(corner, &corner.to_uppercase().to_string(), 1);
    format!("atoms:{size}x{size}{rules}:{}@1", rows.join("/"))
}

/// A board of Atoms as in the midst of a game, with cells of both sides.
fn mixed(size: usize) -> String {
    let cell = |col: usize, row: usize| match (col * 7 + row * 11 + col * row) % 9 {
        0 => 'b',
        1 => 'B',
        2 | 4 | 7 => 'C',
        _ => 'c',
    };
    let rows: Vec<String> = (0..size)
        .map(|row| (0..size).map(|col| cell(col, row)).collect())
        .collect();
    format!("atoms:{size}x{size}:{}@1", rows.join("/"))
}

/// The largest cascade: 816 bursts in 17 waves, then the game is won.
fn largest() -> Scene {
    Scene::new("cascade", full(16, ['c'; 3], ""), &[press(8, 8)])
}

/// Cascades of all kinds, and a win in each of the other games.
fn scenes() -> Vec<Scene> {
    let lines = "mnk:15x15x5:15/15/15/15/15/5xxxx6/15/4oooo7/15/15/15/15/15/15/15@1";
    let northcott = "northcott:4x12:11-12,11-12,11-12,9-12@1";
    let last_pebbles = [press(0, 3), press(1, 3), BoardInput::TakeMarked];
    vec![
        largest(),
        Scene::new("longest", full(16, ['c'; 3], ""), &[press(15, 15)]),
        Scene::new("chain", full(16, ['c', 'b', 'a'], ",chain"), &[press(8, 8)]),
        Scene::new("mixed", mixed(16), &[press(8, 10)]),
        Scene::new("middling", full(8, ['c'; 3], ""), &[press(4, 4)]),
        Scene::new("small", full(5, ['c'; 3], ""), &[press(2, 2)]),
        Scene::new("nim", "nim:3,4,5,7:0,0,0,2", &last_pebbles),
        Scene::new("corner", "corner:8x8:h1", &[press(0, 7)]),
        Scene::new("northcott", northcott, &[press(10, 3)]),
        Scene::new("lines", lines, &[press(8, 7)]),
    ]
}

/// How often a move flashes, in luminance and in red; nothing where nothing can be drawn. Its frames
/// are put into a folder, if one is given.
fn flashes(take: &Take, folder: Option<&Path>) -> Option<[Flashes; 2]> {
    let block = (BLOCK * take.scale).round() as u32;
    let mut meter = Meter::new(block, FRAMES_A_SECOND);
    let filmed = take.film(|picture| {
        if let Some(folder) = folder {
            let path = folder.join(format!("{:04}.png", meter.seen()));
            picture.save(path).expect("a frame is written");
        }
        meter.see(picture);
    });
    match filmed {
        Err(RendererError::NoAdapter) => None,
        filmed => {
            filmed.expect("frames come back");
            Some([meter.general(), meter.red()])
        }
    }
}

/// Two computers that move at once, while nothing takes time; their cells change hands many times.
fn duel() -> Take {
    const TANGLED: &str = "atoms:4x4:aBAa/BBBB/ABab/aBbA@1";
    Take {
        seats: computers(Opponent::Random, Opponent::Random),
        after: 4 * FRAMES_A_SECOND,
        ..Scene::new("duel", TANGLED, &[]).take(Speed::Off, ThemeName::HighContrast)
    }
}

fn is_allowed([general, red]: [Flashes; 2]) -> bool {
    general.count <= MOST && red.count <= MOST
}

#[test]
fn the_largest_cascade_flashes_at_most_three_times_a_second() {
    let take = largest().take(Speed::Normal, ThemeName::HighContrast);
    if let Some(found) = flashes(&take, None) {
        assert!(is_allowed(found), "{found:?}");
    }
}

#[test]
fn two_computers_at_speed_off_flash_at_most_three_times_a_second() {
    if let Some(found) = flashes(&duel(), None) {
        assert!(is_allowed(found), "{found:?}");
        assert!(found[0].count > 0, "they change each other's cells");
    }
}

/// How many moves two computers make in this time in milliseconds, where nothing takes time.
fn moves_within(id: &str, time: u64) -> usize {
    let mut table = Tabletop::quick();
    table.sit(id, computers(Opponent::Random, Opponent::Random));
    for _ in 0..time / FRAME {
        table.wait("a decision", |table| {
            let mut thinking = table.resource_mut::<Thinking>();
            !thinking.is_busy() || thinking.has_decided()
        });
        table.frame(FRAME);
    }
    table.moves()
}

#[test]
fn two_computers_wait_between_moves_only_where_these_can_flash() {
    let moves = moves_within("atoms:16x16", 3_000);
    assert!((12..=18).contains(&moves), "{moves} moves in three seconds");
    let moves = moves_within("mnk:16x16x6", 3_000);
    assert!(moves > 60, "{moves} moves in three seconds");
}

#[test]
#[ignore = "takes minutes"]
fn every_film_flashes_at_most_three_times_a_second() {
    let only = std::env::var(FILMS).ok();
    let films = scratch_folder().join("films");
    let scenes = scenes();
    let takes = scenes.iter().flat_map(|scene| {
        SPEEDS.into_iter().flat_map(move |speed| {
            ThemeName::ALL
                .into_iter()
                .map(move |theme| scene.take(speed, theme))
        })
    });
    let mut failed = Vec::new();
    for take in takes.filter(|take| only.as_ref().is_none_or(|it| take.name.contains(it))) {
        let folder = only.is_some().then(|| films.join(&take.name));
        if let Some(folder) = &folder {
            fs::create_dir_all(folder).expect("a folder for frames");
        }
        let found = flashes(&take, folder.as_deref()).expect("an adapter that draws");
        let [general, red] = found;
        println!("{}: {general}; of red: {red}", take.name);
        if !is_allowed(found) {
            failed.push(take.name);
        }
    }
    assert!(failed.is_empty(), "{failed:?}");
}
