//! Nothing flashes more than three times in any second, anywhere on a board: [`meter`] says what a
//! flash is, [`reel`] draws the moves that could.

mod meter;
mod reel;

use std::fs;
use std::path::Path;

use fivefold::app::desktop::filming::studio::StudioError;
use fivefold::app::state::intent::BoardInput;
use fivefold::config::{Speed, ThemeName};
use fivefold::rules::Cell;

use self::meter::{Flashes, Meter};
use self::reel::{FRAMES_A_SECOND, Take};

/// WCAG 2.3.1 allows no more flashes within a second.
const MOST: usize = 3;

/// The side of a block, in logical pixels.
const BLOCK: f32 = 8.0;

/// The side of a board in a window of 1280 × 720, in logical pixels.
const BOARD: u32 = 720;

/// A folder into which the frames are written, to be looked at.
const FRAMES: &str = "FIVEFOLD_FRAMES";

/// A board of Atoms on which every cell of the first side is about to burst; one cell belongs to the
/// second. `inner`, `edge` and `corner` are the letters of one atom less than the cells hold.
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
        0 => 'a',
        1 => 'b',
        2 => 'A',
        3 => 'B',
        4 | 5 => 'C',
        _ => 'c',
    };
    let rows: Vec<String> = (0..size)
        .map(|row| (0..size).map(|col| cell(col, row)).collect())
        .collect();
    format!("atoms:{size}x{size}:{}@1", rows.join("/"))
}

const fn press(col: u8, row: u8) -> BoardInput {
    BoardInput::Press(Cell::new(col, row))
}

const SAME: [char; 3] = ['c'; 3];

/// Cascades, the largest first.
fn cascades() -> Vec<(String, Vec<BoardInput>)> {
    let chain = ['c', 'b', 'a'];
    vec![
        (full(16, SAME, ""), vec![press(8, 8)]),
        (full(16, SAME, ""), vec![press(15, 15)]),
        (full(16, chain, ",chain"), vec![press(8, 8)]),
        (mixed(16), vec![press(3, 0)]),
        (full(8, SAME, ""), vec![press(4, 4)]),
        (full(5, SAME, ""), vec![press(2, 2)]),
    ]
}

/// A move that wins in each of the other games.
fn endings() -> Vec<(String, Vec<BoardInput>)> {
    let lines = "mnk:15x15x5:15/15/15/15/15/5xxxx6/15/4oooo7/15/15/15/15/15/15/15@1";
    vec![
        (
            "nim:3,4,5,7:0,0,0,2".into(),
            vec![press(0, 3), press(1, 3), BoardInput::TakeMarked],
        ),
        ("corner:8x8:h1".into(), vec![press(0, 7)]),
        (
            "northcott:4x12:11-12,11-12,11-12,9-12@1".into(),
            vec![press(10, 3)],
        ),
        (lines.into(), vec![press(8, 7)]),
    ]
}

/// How often a move flashes, in luminance and in red; nothing where nothing can be drawn.
fn flashes(take: &Take) -> Option<[Flashes; 2]> {
    let block = (BLOCK * take.scale).round() as u32;
    let mut meter = Meter::new(block, FRAMES_A_SECOND);
    let mut number = 0;
    let folder = std::env::var(FRAMES).ok();
    let filmed = take.film(|picture| {
        meter.see(picture);
        if let Some(folder) = &folder {
            let path = Path::new(folder).join(format!("{number:04}.png"));
            fs::create_dir_all(folder).expect("a folder");
            picture.save(path).expect("a picture is written");
        }
        number += 1;
    });
    match filmed {
        Err(StudioError::NoAdapter) => None,
        filmed => {
            filmed.expect("pictures come back");
            Some([meter.general(), meter.red()])
        }
    }
}

/// Fails if a move flashes more often than is allowed.
fn check(take: &Take) -> bool {
    let Some([general, red]) = flashes(take) else {
        return true;
    };
    let Take {
        id, speed, theme, ..
    } = take;
    println!(
        "{speed:?} {theme:?} {general:?} {red:?} {}",
        &id[..id.len().min(24)]
    );
    general.count <= MOST && red.count <= MOST
}

#[test]
#[ignore = "takes minutes"]
fn no_move_flashes_more_than_three_times_a_second() {
    let only = std::env::var("FIVEFOLD_ONLY").unwrap_or_default();
    let mut bad = 0;
    for (id, deeds) in cascades().into_iter().chain(endings()) {
        for speed in [Speed::Slow, Speed::Normal, Speed::Fast] {
            for theme in ThemeName::ALL {
                if !format!("{id}{speed:?}{theme:?}").contains(&only) {
                    continue;
                }
                let take = Take {
                    id: id.clone(),
                    deeds: deeds.clone(),
                    speed,
                    theme,
                    side: BOARD,
                    scale: 0.5,
                };
                bad += usize::from(!check(&take));
            }
        }
    }
    assert_eq!(bad, 0);
}

#[test]
fn the_largest_cascade_flashes_at_most_three_times_a_second() {
    let (id, deeds) = cascades().swap_remove(0);
    let take = Take {
        id,
        deeds,
        speed: Speed::Normal,
        theme: ThemeName::Dark,
        side: BOARD,
        scale: 0.5,
    };
    assert!(check(&take));
}
