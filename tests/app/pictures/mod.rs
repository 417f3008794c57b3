//! Every screen as a picture, drawn without a window. A few small ones are compared with golden
//! pictures ([`golden`]); those of the README are drawn by
//! `cargo test --release --lib pictures_of_the_readme -- --ignored`, and all of them, for a look
//! at them, into `target/tmp/gallery` by
//! `cargo test --release --lib every_picture -- --ignored`; with `FIVEFOLD_PICTURES="menu =nim"` only
//! those that have `menu` in their names and the one that is called `nim`, and with
//! `FIVEFOLD_SIZE=3840x2160` in windows of this size.

mod begun;
mod contact_sheet;
mod files;
mod fitting;
mod gallery;
mod golden;
mod marks;
mod past;
mod scene;
mod screens;
mod table;

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread::{self, ScopedJoinHandle};

use crate::config::ThemeName;
use crate::features::recording;
use bevy::math::UVec2;
use image::RgbaImage;

use self::gallery::scenes;
use self::scene::Scene;
use fivefold_support::scratch_folder;

/// The README shows its pictures at three quarters of their size.
const README_SCALE: f32 = 0.75;
/// The folder of the README's pictures.
const FOLDER: &str = "docs/pictures";

/// Parts of the names of those pictures that are to be drawn, or behind a sign of equality whole names; all
/// are without it.
const ONLY: &str = "FIVEFOLD_PICTURES";
/// The size of their windows.
const SIZE: &str = "FIVEFOLD_SIZE";

/// On so many threads pictures are made.
const THREADS: usize = 3;

/// What comes of each of them, on some threads: one picture after the other would be what all other tests wait
/// for.
fn side_by_side<T: Sync, R: Send>(all: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut done = Vec::new();
        while let Some(it) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
            done.push(work(it));
        }
        done
    };
    thread::scope(|scope| {
        let threads: Vec<_> = (0..THREADS).map(|_| scope.spawn(work)).collect();
        let done = threads.into_iter().map(ScopedJoinHandle::join);
        done.flat_map(|done| done.expect("nobody panics")).collect()
    })
}

/// The pictures that the README shows.
fn of_the_readme() -> Vec<Scene> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let readme = fs::read_to_string(root.join("README.md")).expect("the README");
    let names: Vec<&str> = readme
        .split(FOLDER)
        .filter_map(|rest| rest.strip_prefix('/')?.split_once(".png)"))
        .map(|(name, _)| name)
        .filter(|name| !name.contains(')'))
        .collect();
    let mut scenes = scenes();
    for name in &names {
        assert!(scenes.iter().any(|scene| scene.name == *name), "{name}");
    }
    scenes.retain(|scene| names.contains(&scene.name.as_str()));
    scenes
}

fn save(picture: RgbaImage, folder: &Path, name: &str) {
    let path = folder.join(format!("{name}.png"));
    let file = recording::encode(&recording::rounded(picture)).expect("a file");
    fs::write(&path, file).expect("a picture is written");
    println!("{}", path.display());
}

#[test]
fn the_readme_shows_screens_that_can_be_drawn_again() {
    assert_eq!(of_the_readme().len(), 14);
}

#[test]
#[ignore = "writes into docs/pictures"]
fn pictures_of_the_readme() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(FOLDER);
    for scene in of_the_readme() {
        let name = scene.name.clone();
        let scale = scene.scale * README_SCALE;
        let picture = scene.scale(scale).draw().expect("an adapter that draws");
        save(picture, &folder, &name);
    }
}

#[test]
#[ignore = "takes minutes; to be looked at"]
fn every_picture() {
    let folder = scratch_folder().join("gallery");
    fs::create_dir_all(&folder).expect("a folder for pictures");
    let only = std::env::var(ONLY).unwrap_or_default();
    let is_wanted = |name: &str| {
        let mut words = only.split_whitespace().peekable();
        words.peek().is_none()
            || words.any(|word| match word.strip_prefix('=') {
                Some(whole) => name == whole,
                None => name.contains(word),
            })
    };
    let size = std::env::var(SIZE).unwrap_or_default();
    let size = size.split_once('x').map(|(width, height)| {
        let side = |text: &str| text.parse().expect("a number of pixels");
        UVec2::new(side(width), side(height))
    });
    let in_every_theme = scenes()
        .into_iter()
        .flat_map(|scene| ThemeName::ALL.map(|theme| scene.clone().theme(theme)));
    for mut scene in in_every_theme.filter(|it| is_wanted(&it.name)) {
        scene.size = size.unwrap_or(scene.size);
        let picture = scene.draw().expect("an adapter that draws");
        save(picture, &folder, &scene.name);
    }
    for theme in ThemeName::ALL {
        let name = format!("shapes-{theme:?}").to_lowercase();
        if !is_wanted(&name) {
            continue;
        }
        let shapes = contact_sheet::contact_sheet(&theme.shipped(), 1.0);
        save(shapes.expect("an adapter that draws"), &folder, &name);
    }
}
