//! A saved game as pictures, made by the program as people make them, and read again here. Where no
//! adapter can draw, the tests say so and pass.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use fivefold::testing::{BOARD_MARGIN, LABEL_ROOM};
use gif::{ColorOutput, DecodeOptions, Repeat};

use fivefold_support::folder::{TestFolder, names_in};
use fivefold_support::talk::fed;

/// The program draws this game; nothing where it cannot draw at all.
fn drawn(game: &str, option: &str, path: &Path, more: &[&str]) -> Option<String> {
    let output = run(game, option, path, more);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    if told.contains("no graphics adapter") {
        println!("skipped: {told}");
        return None;
    }
    assert!(output.status.success(), "{more:?}: {told}");
    Some(String::from_utf8(output.stdout).expect("text"))
}

fn run(game: &str, option: &str, path: &Path, more: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fivefold"));
    command
        .args(["replay", "-", option])
        .arg(path)
        .args(more)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY");
    fed(&mut command, game)
}

/// An animation as it is seen: the pictures in full, and how long each stands, in hundredths.
struct Seen {
    width: usize,
    height: usize,
    pictures: Vec<Vec<[u8; 4]>>,
    delays: Vec<u16>,
}

impl Seen {
    fn read(path: &Path) -> Seen {
        let file = fs::read(path).expect("the file is there");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(&file[..]).expect("a GIF");
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        let mut canvas = vec![[0; 4]; width * height];
        let (mut pictures, mut delays) = (Vec::new(), Vec::new());
        while let Some(frame) = decoder.read_next_frame().expect("a whole GIF") {
            let wide = usize::from(frame.width);
            for (number, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                if pixel[3] > 0 {
                    let x = usize::from(frame.left) + number % wide;
                    let y = usize::from(frame.top) + number / wide;
                    canvas[y * width + x].copy_from_slice(pixel);
                }
            }
            pictures.push(canvas.clone());
            delays.push(frame.delay);
        }
        assert_eq!(decoder.repeat(), Repeat::Infinite);
        Seen {
            width,
            height,
            pictures,
            delays,
        }
    }

    /// The cells of a board of 3 × 3 on which a picture clearly differs from the one before, as at
    /// the board's edge, row by row.
    fn changed_cells(&self, picture: usize) -> Vec<&'static str> {
        const CELLS: [[&str; 3]; 3] = [["a3", "b3", "c3"], ["a2", "b2", "c2"], ["a1", "b1", "c1"]];
        // The board has a rim of 0.3 cells, and the letters have their room at its left and below.
        let cell = (self.width as f32 - 2.0 * BOARD_MARGIN - LABEL_ROOM) / 3.6;
        let (left, top) = (BOARD_MARGIN + LABEL_ROOM, BOARD_MARGIN);
        let index =
            |at: usize, edge: f32| ((at as f32 - edge) / cell - 0.3).clamp(0.0, 2.9) as usize;
        let mut changes = [[0; 3]; 3];
        let pairs = self.pictures[picture - 1]
            .iter()
            .zip(&self.pictures[picture]);
        for (number, (before, after)) in pairs.enumerate() {
            let differs = (0..3).any(|i| before[i].abs_diff(after[i]) > 24);
            let (col, row) = (
                index(number % self.width, left),
                index(number / self.width, top),
            );
            changes[row][col] += usize::from(differs);
        }
        let cells = CELLS.iter().flatten().zip(changes.iter().flatten());
        cells
            .filter(|(_, changes)| **changes > 10)
            .map(|(cell, _)| *cell)
            .collect()
    }
}

#[test]
fn a_short_game_of_nim_becomes_a_picture_for_each_position() {
    let folder = TestFolder::new();
    let path = folder.join("nim.gif");
    let more = ["--size", "200x160", "--delay", "300"];
    let Some(told) = drawn("nim:2,1 a1 b1 a1", "--gif", &path, &more) else {
        return;
    };
    assert!(
        told.contains("nim.gif: 4 pictures of 200 x 160, "),
        "{told}"
    );
    let seen = Seen::read(&path);
    assert_eq!((seen.width, seen.height), (200, 160));
    assert_eq!(seen.delays, [30, 30, 30, 90], "the end stands longer");
    for picture in 1..4 {
        assert_ne!(seen.pictures[picture - 1], seen.pictures[picture]);
    }
}

#[test]
fn pictures_differ_where_moves_were_made() {
    let folder = TestFolder::new();
    let path = folder.join("lines.gif");
    let game = "mnk:3x3x3 b2 a1 c2";
    if drawn(game, "--gif", &path, &["--size", "300x300"]).is_none() {
        return;
    }
    let seen = Seen::read(&path);
    assert_eq!(seen.pictures.len(), 4);
    assert_eq!(seen.changed_cells(1), ["b2"]);
    // The mark of the last move goes from one stone to the other.
    assert_eq!(seen.changed_cells(2), ["b2", "a1"]);
    assert_eq!(seen.changed_cells(3), ["c2", "a1"]);
}

#[test]
fn a_part_of_a_game_becomes_numbered_files_and_the_whole_shape_of_the_board() {
    let folder = TestFolder::new();
    let path = folder.join("pictures");
    let game = "northcott:2x6 a2 b5 a3 b4";
    if drawn(game, "--png", &path, &["--from", "1", "--until", "3"]).is_none() {
        return;
    }
    let names = names_in(&path);
    assert_eq!(names, ["0000.png", "0001.png", "0002.png"]);
    let pictures: Vec<image::RgbaImage> = names
        .iter()
        .map(|name| image::open(path.join(name)).expect("a PNG").into_rgba8())
        .collect();
    assert_eq!(pictures[0].width(), 480);
    assert!(pictures[0].height() < 300, "no empty table above the board");
    assert_ne!(pictures[0], pictures[1]);
    // Nothing is written over silently.
    let told = String::from_utf8(run(game, "--png", &path, &[]).stderr).expect("text");
    assert!(told.contains("exists already"), "{told}");
    assert!(drawn(game, "--png", &path, &["--force", "--until", "0"]).is_some());
}

#[test]
fn every_wave_of_a_cascade_can_have_a_picture_and_all_motion_many() {
    let folder = TestFolder::new();
    let game = "atoms:3x3:2A/1c1/3@1 b2";
    let count = |frames: &str| {
        let path = folder.join(format!("{frames}.gif"));
        let more = ["--frames", frames, "--size", "120x120"];
        drawn(game, "--gif", &path, &more)?;
        Some(Seen::read(&path).pictures.len())
    };
    let Some(moves) = count("moves") else { return };
    assert_eq!(moves, 2);
    assert_eq!(count("waves"), Some(3));
    assert!(count("motion") > Some(5));
}

/// The last of the numbered pictures of a game.
fn last_picture(game: &str, folder: &Path, frames: &str) -> Option<image::RgbaImage> {
    let path = folder.join(frames);
    let more = ["--frames", frames, "--size", "200x200"];
    drawn(game, "--png", &path, &more)?;
    let entries = fs::read_dir(&path).expect("the folder is there");
    let last = entries.map(|entry| entry.expect("an entry").path()).max();
    let last = image::open(last.expect("a picture")).expect("a PNG");
    Some(last.into_rgba8())
}

#[test]
fn a_film_of_a_cascade_ends_with_the_position_to_which_it_leads() {
    let folder = TestFolder::new();
    let game = "atoms:5x5:Ccccc/ccccc/cc1cc/ccccc/cccc1@1 b2";
    let Some(position) = last_picture(game, &folder, "moves") else {
        return;
    };
    for frames in ["waves", "motion"] {
        let last = last_picture(game, &folder, frames).expect("it draws");
        let pairs = last.pixels().zip(position.pixels());
        let differ = pairs.filter(|(a, b)| (0..3).any(|i| a.0[i].abs_diff(b.0[i]) > 8));
        assert_eq!(differ.count(), 0, "pixels of {frames}");
    }
}
