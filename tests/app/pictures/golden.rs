//! Golden pictures: small scenes of every game and screen, compared with the pictures in
//! `tests/golden`. Where no adapter can draw, the test says so and passes.
//!
//! After an intended change of the looks:
//! `FIVEFOLD_ACCEPT=1 cargo test --release --lib pictures`, then look at what changed.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use crate::config::ThemeName;
use crate::features::language::Language;
use crate::features::recording;
use crate::features::recording::offscreen_renderer::RendererError;
use crate::features::settings::screen::SettingsSection;
use crate::games::{corner, nim, northcott};
use bevy::math::UVec2;
use image::{DynamicImage, RgbaImage};

use super::begun::games_of_some_days;
use super::gallery::PHONE;
use super::scene::Scene;
use super::screens::{config_error, keys, menu, my_games, settings, setup, setup_with};
use super::side_by_side;
use super::table::game;
use fivefold_support::scratch_folder;

/// Another version of the software renderer may round otherwise: a picture is the same if its
/// channels differ by no more than this on average, of 255,
const MEAN: f64 = 0.4;
/// and no more than this share of its pixels
const SHARE: f64 = 0.001;
/// differs by more than this in a channel.
const MUCH: u8 = 24;

/// Positions of the pictures of games, and a game of Lines that is won.
const NIM: &str = "nim:3,4,5:2,4,3";
const CORNER: &str = "corner:6x6,queen:e5";
const NORTHCOTT: &str = "northcott:3x8:2-7,1-8,4-6";
const ATOMS: &str = "atoms:5x5:aB2c/1cA2/b1C1a/5/1A2b";
const WON: &str = "b3 b4 c3 c4 d3 d4 e3";

const SMALL: UVec2 = UVec2::new(640, 400);

fn scenes() -> Vec<Scene> {
    const MARKED: [(u8, u8); 2] = [(0, 1), (1, 1)];
    let nim_begun = || game(NIM, "").marked(MARKED);
    let wrong = setup_with(corner::ID, |draft| draft.set("cols", 0, 99));
    let corner = game(CORNER, "").hover(2, 1).answered();
    let atoms = game(ATOMS, "").hover(1, 3).answered();
    let thinking = game("mnk:9x9x5", "e5").against().answered();
    let won = game("mnk:6x6x4", WON).against().answered();
    let mut scenes: Vec<Scene> = [
        ("menu", SMALL, menu()),
        ("menu-phone", PHONE, nim_begun().menu()),
        ("my-games-phone", PHONE, my_games(games_of_some_days)),
        ("keys", SMALL, keys()),
        ("config-error", SMALL, config_error()),
        ("setup-wrong", SMALL, wrong),
        ("setup-phone", PHONE, setup(northcott::ID)),
        ("nim", SMALL, nim_begun().answered()),
        ("corner", SMALL, corner),
        ("northcott", SMALL, game(NORTHCOTT, "a4").answered()),
        ("lines-won", SMALL, won),
        ("atoms-phone", PHONE, atoms),
        ("thinking", SMALL, thinking),
        ("setup-polish", SMALL, setup(nim::ID)),
    ]
    .map(|(name, size, show)| Scene::new(name, size, &Arc::new(show)))
    .into();
    if let Some(polish) = scenes.last_mut() {
        polish.language = Language::Pl;
    }
    // The main screens in the light theme and in the one of high contrast.
    for (name, show) in [
        ("menu", menu()),
        ("settings", settings(Some(SettingsSection::Look))),
        ("nim", game(NIM, "").answered()),
        ("corner", game(CORNER, "").answered()),
        ("northcott", game(NORTHCOTT, "a4").answered()),
        ("lines", game("mnk:6x6x4", WON).answered()),
        ("atoms", game(ATOMS, "").answered()),
    ] {
        let scene = Scene::new(name, SMALL, &Arc::new(show));
        let themes = [ThemeName::Light, ThemeName::HighContrast];
        scenes.extend(themes.map(|theme| scene.clone().theme(theme)));
    }
    scenes
}

/// How far two pictures are apart.
#[derive(Debug)]
struct Distance {
    /// Mean difference of a channel, of 255.
    mean: f64,
    /// Share of the pixels with a channel that differs by more than [`MUCH`].
    share: f64,
}

impl Distance {
    fn between(one: &RgbaImage, other: &RgbaImage) -> Distance {
        if one.dimensions() != other.dimensions() {
            return Distance {
                mean: 255.0,
                share: 1.0,
            };
        }
        let (mut sum, mut much) = (0_u64, 0_u64);
        for (a, b) in one.pixels().zip(other.pixels()) {
            let differences: [u8; 4] = std::array::from_fn(|i| a.0[i].abs_diff(b.0[i]));
            sum += differences.iter().map(|&d| u64::from(d)).sum::<u64>();
            much += u64::from(differences.iter().any(|&d| d > MUCH));
        }
        let pixels = (one.width() * one.height()) as f64;
        Distance {
            mean: sum as f64 / pixels / 4.0,
            share: much as f64 / pixels,
        }
    }

    fn is_small(&self) -> bool {
        self.mean <= MEAN && self.share <= SHARE
    }
}

/// Where two pictures differ, five times as strong, on black.
fn difference(one: &RgbaImage, other: &RgbaImage) -> RgbaImage {
    RgbaImage::from_fn(one.width(), one.height(), |x, y| {
        let (a, b) = (one.get_pixel(x, y), other.get_pixel_checked(x, y));
        let mut pixel = image::Rgba([255; 4]);
        for channel in 0..3 {
            let there = b.map_or(255, |b| b.0[channel]);
            pixel.0[channel] = a.0[channel].abs_diff(there).saturating_mul(5);
        }
        pixel
    })
}

/// Compares a picture with its golden one, or replaces that; what is wrong, if anything.
fn compare(name: &str, picture: &RgbaImage, accept: bool) -> Result<(), String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let golden_path = root.join("tests/golden").join(format!("{name}.png"));
    let golden = image::open(&golden_path).map(DynamicImage::into_rgba8);
    let complaint = match &golden {
        Ok(golden) => {
            let distance = Distance::between(picture, golden);
            if distance.is_small() {
                return Ok(());
            }
            format!(
                "mean difference {:.2} of 255, {:.2} % of the pixels differ clearly",
                distance.mean,
                distance.share * 100.0
            )
        }
        Err(error) => error.to_string(),
    };
    if accept {
        save(picture, &golden_path);
        println!("{name}: taken over ({complaint})");
        return Ok(());
    }
    let folder: PathBuf = scratch_folder().join("pictures");
    let new = folder.join(format!("{name}.png"));
    save(picture, &new);
    if let Ok(golden) = &golden {
        let path = folder.join(format!("{name}-difference.png"));
        save(&difference(picture, golden), &path);
    }
    Err(format!("{name}: {complaint}; see {}", new.display()))
}

fn save(picture: &RgbaImage, path: &Path) {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).expect("a folder for pictures");
    }
    let file = recording::encode(picture).expect("a file");
    fs::write(path, file).expect("a picture is written");
}

/// What is wrong with a picture. Living cards, thinking and pointing: drawn again, no pixel differs clearly. Glows
/// that overlap are blended in any order, which rounds otherwise.
fn complaint_of(scene: &Scene, accept: bool) -> Result<Option<String>, RendererError> {
    let name = &scene.name;
    let picture = scene.draw()?;
    let is_living = name.starts_with("menu") && scene.theme == ThemeName::Dark;
    if is_living && Distance::between(&scene.draw()?, &picture).share > 0.0 {
        return Ok(Some(format!("{name}: another picture each time")));
    }
    Ok(compare(name, &recording::rounded(picture), accept).err())
}

#[test]
fn the_screens_look_as_they_should() {
    let accept = env::var_os("FIVEFOLD_ACCEPT").is_some();
    let scenes = scenes();
    let mut complaints = Vec::new();
    let look =
        |scene: &Scene| complaint_of(scene, accept).map_err(|error| (scene.name.clone(), error));
    for complaint in side_by_side(&scenes, look) {
        match complaint {
            Ok(complaint) => complaints.extend(complaint),
            Err((_, RendererError::NoAdapter)) => {
                println!("skipped, no picture compared: there is no graphics adapter");
                return;
            }
            Err((name, error)) => complaints.push(format!("{name}: {error:?}")),
        }
    }
    assert!(
        complaints.is_empty(),
        "{}\nIf that is how it should be: FIVEFOLD_ACCEPT=1 cargo test --release --lib pictures",
        complaints.join("\n")
    );
}

/// Longer than a board that rests stays live.
const UNTIL_PAINTED: usize = 30;

#[test]
fn a_board_does_not_vanish_when_it_is_first_shown_from_its_picture() {
    let scene = Scene::new("setup", SMALL, &Arc::new(setup(nim::ID)));
    let mut studio = match scene.drawn() {
        Ok(studio) => studio,
        Err(RendererError::NoAdapter) => {
            println!("skipped, nothing drawn: there is no graphics adapter");
            return;
        }
        Err(error) => panic!("{error:?}"),
    };
    let first = studio.photograph().expect("a picture");
    for frame in 0..UNTIL_PAINTED {
        let picture = studio.photograph().expect("a picture");
        let distance = Distance::between(&first, &picture);
        assert!(distance.is_small(), "frame {frame} looks different");
    }
}

#[test]
fn a_missing_stone_is_noticed_and_a_rounding_is_not() {
    let plain = RgbaImage::from_pixel(640, 400, image::Rgba([40, 50, 60, 255]));
    let mut rounded = plain.clone();
    for pixel in rounded.pixels_mut().step_by(2) {
        pixel.0[1] += 1;
    }
    assert!(Distance::between(&plain, &rounded).is_small());
    let mut stone = plain.clone();
    for (x, y, pixel) in stone.enumerate_pixels_mut() {
        let from_middle = (x as f32 - 320.0).hypot(y as f32 - 200.0);
        if from_middle < 12.0 {
            pixel.0 = [240, 228, 66, 255];
        }
    }
    assert!(!Distance::between(&plain, &stone).is_small());
    let other_size = RgbaImage::new(640, 401);
    assert!(!Distance::between(&plain, &other_size).is_small());
}
