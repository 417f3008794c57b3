//! The game as a file for others: what comes to the downloads is what lies on the board.

use std::io::Cursor;
use std::path::PathBuf;
use std::time::{Duration, Instant};
use std::{fs, thread};

use fivefold::config::ThemeName;
use fivefold::formats::record;
use fivefold::midend::{Command, Match};
use fivefold::rules::Cell;
use fivefold::testing::picture;
use gif::{ColorOutput, DecodeOptions};
use image::{ImageFormat, Rgba, RgbaImage};

use crate::browser::{Driver, PATIENCE};
use crate::visit::{LAPTOP, NEWS, Visit};

/// Two browsers, or a browser and this program, differ by so much of 255 in what they draw, and a palette
/// from the colours that it stands for.
const DRAWN_ALIKE: u8 = 24;
/// Edges are smoothed in as many ways as there are renderers: so many of a thousand pixels may differ by more.
const EDGES: usize = 8;

/// A visit whose downloads go to a folder.
struct Downloads {
    visit: Visit,
    folder: PathBuf,
}

impl Downloads {
    fn begin() -> Option<Downloads> {
        let mut visit = Visit::begin(LAPTOP)?.without_movement();
        let folder = visit.browser.keep_downloads();
        Some(Downloads { visit, folder })
    }

    /// Chooses what the game is to become, and waits for the file; its name and content.
    #[track_caller]
    fn export(&mut self, words: &str, ending: &str) -> (String, Vec<u8>) {
        self.visit.press("Export");
        self.visit.press(words);
        let saved =
            format!("/Saved as [A-Z][a-z]+ \\d{{4}}-\\d\\d-\\d\\d\\.{ending}/.test({NEWS})");
        self.visit.browser.wait(words, &saved);
        let since = Instant::now();
        let ending = format!(".{ending}");
        loop {
            let files = fs::read_dir(&self.folder).into_iter().flatten();
            let names = files.map(|file| file.expect("an entry").file_name());
            let names = names.map(|name| name.into_string().expect("a name in letters"));
            if let Some(name) = names.into_iter().find(|name| name.ends_with(&ending)) {
                let path = self.folder.join(&name);
                let file = fs::read(&path).expect("the file");
                fs::remove_file(&path).expect("it was read");
                return (name, file);
            }
            assert!(since.elapsed() < PATIENCE, "no file came for {words}");
            thread::sleep(Duration::from_millis(50));
        }
    }
}

/// What this program draws of a game by itself; nothing where it cannot.
fn drawn_here<D: Driver>(visit: &mut Visit<D>, game_match: &Match) -> Option<RgbaImage> {
    let theme = visit.browser.text("document.documentElement.dataset.theme");
    let theme = match theme.as_str() {
        "light" => ThemeName::Light,
        "high-contrast" => ThemeName::HighContrast,
        _ => ThemeName::Dark,
    };
    let here = picture(game_match, theme);
    if here.is_none() {
        println!("not compared: this machine has no graphics adapter");
    }
    here.map(|file| png(&file))
}

/// A picture shows the position of this game, and not the one before it.
fn assert_shows<D: Driver>(visit: &mut Visit<D>, picture: &RgbaImage, game_match: &Match) {
    assert_eq!(picture.dimensions(), (480, 480));
    let Some(here) = drawn_here(visit, game_match) else {
        return;
    };
    let differs = unlike(picture, &here);
    println!("differs from one drawn here in {differs} of 1000");
    assert!(differs < EDGES);
    let mut before = game_match.clone();
    before.handle(Command::Undo).expect("a move to take back");
    let before = drawn_here(visit, &before).expect("it was drawn before");
    assert!(unlike(picture, &before) > 2 * EDGES, "it shows the stones");
}

fn png(file: &[u8]) -> RgbaImage {
    let picture = image::load_from_memory_with_format(file, ImageFormat::Png);
    picture.expect("a PNG").into_rgba8()
}

/// How many of a thousand pixels differ so much that they show something else.
fn unlike(one: &RgbaImage, other: &RgbaImage) -> usize {
    assert_eq!(one.dimensions(), other.dimensions());
    let differ = |a: &Rgba<u8>, b: &Rgba<u8>| (0..3).any(|i| a.0[i].abs_diff(b.0[i]) > DRAWN_ALIKE);
    let pairs = one.pixels().zip(other.pixels());
    pairs.filter(|(a, b)| differ(a, b)).count() * 1000 / one.pixels().len()
}

/// How many pictures an animation has, the last one as it is seen, and how long that stands.
fn end_of_gif(file: &[u8]) -> (usize, RgbaImage, Duration) {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(Cursor::new(file)).expect("a GIF");
    let (width, height) = (decoder.width().into(), decoder.height().into());
    let mut seen = RgbaImage::new(width, height);
    let (mut count, mut stands) = (0, 0);
    while let Some(frame) = decoder.read_next_frame().expect("readable") {
        let (left, top, width) = (frame.left, frame.top, u32::from(frame.width));
        for (at, pixel) in (0..).zip(frame.buffer.chunks_exact(4)) {
            if pixel[3] > 0 {
                let (x, y) = (u32::from(left) + at % width, u32::from(top) + at / width);
                seen.put_pixel(x, y, Rgba([pixel[0], pixel[1], pixel[2], 255]));
            }
        }
        (count, stands) = (count + 1, frame.delay);
    }
    (count, seen, Duration::from_millis(u64::from(stands) * 10))
}

/// The files of a ZIP archive that packs nothing, in their order.
fn unzipped(archive: &[u8]) -> Vec<(String, &[u8])> {
    let number = |at: usize, bytes: usize| {
        let field = archive[at..at + bytes].iter().rev();
        field.fold(0, |number, &byte| number << 8 | usize::from(byte))
    };
    let end = archive.len() - 22;
    assert_eq!(&archive[end..end + 4], b"PK\x05\x06");
    let mut entry = number(end + 16, 4);
    let files = (0..number(end + 10, 2)).map(|_| {
        let (name, size, local) = (
            number(entry + 28, 2),
            number(entry + 24, 4),
            number(entry + 42, 4),
        );
        let begin = local + 30 + number(local + 26, 2);
        let told = String::from_utf8_lossy(&archive[entry + 46..entry + 46 + name]);
        entry += 46 + name;
        (told.into_owned(), &archive[begin..begin + size])
    });
    files.collect()
}

/// Keeps what the page gives away as a file.
const KEEP_FILES: &str = "{ const give = URL.createObjectURL; \
    URL.createObjectURL = (file) => { window.given = file.arrayBuffer(); return give(file); }; }";

/// The bytes of the file that was given away last.
const GIVEN: &str = "given.then((bytes) => [...new Uint8Array(bytes)])";

/// What is given away in a browser whose folder of downloads is its own.
fn given<D: Driver>(visit: &mut Visit<D>, words: &str) -> Vec<u8> {
    visit.press("Export");
    visit.press(words);
    let saved = format!("{NEWS}.includes('Saved as')");
    visit.browser.wait(words, &saved);
    let bytes = visit.browser.run(GIVEN);
    let bytes = bytes.as_array().into_iter().flatten();
    bytes
        .filter_map(|byte| byte.as_u64()?.try_into().ok())
        .collect()
}

/// A picture and an animation are drawn in this browser, and the page goes on.
pub(crate) fn export_pictures<D: Driver>() {
    let Some(visit) = Visit::<D>::begin_in(LAPTOP) else {
        return;
    };
    let mut visit = visit.without_movement();
    let game_match = play_two_moves(&mut visit);
    visit.browser.run(KEEP_FILES);
    let picture = png(&given(&mut visit, "Picture"));
    assert_shows(&mut visit, &picture, &game_match);
    let (count, last, _) = end_of_gif(&given(&mut visit, "Animation"));
    assert_eq!(count, game_match.moves().len() + 1);
    assert!(unlike(&last, &picture) < EDGES);
    play_on(&mut visit);
}

fn play_on<D: Driver>(visit: &mut Visit<D>) {
    let position = visit.position();
    let cell = position.target(position.legal_moves()[0]);
    visit.press_cell(cell.expect("a stone is put somewhere"));
    visit.browser.wait(
        "a move",
        &format!("/Yellow (played|wins)|Blue wins/.test({NEWS})"),
    );
}

/// Tic-tac-toe after a move in the middle and the answer to it.
fn play_two_moves<D: Driver>(visit: &mut Visit<D>) -> Match {
    visit.open("?id=mnk:3x3x3", "play");
    visit.until_my_turn();
    visit.press_cell(Cell::new(1, 1));
    visit.until_news("Yellow played");
    visit.until_my_turn();
    visit.kept()
}

/// Notes the longest time between two frames.
const WATCH_FRAMES: &str = "window.longest = 0; { let last = performance.now(); \
    const tick = (now) => { longest = Math.max(longest, now - last); last = now; \
        requestAnimationFrame(tick); }; requestAnimationFrame(tick); }";

#[test]
fn a_game_is_exported_as_a_picture_an_animation_a_series_and_a_text() {
    let Some(mut downloads) = Downloads::begin() else {
        return;
    };
    let visit = &mut downloads.visit;
    let game_match = play_two_moves(visit);
    let positions = game_match.moves().len() + 1;
    assert_eq!(positions, 3);
    visit.browser.run(WATCH_FRAMES);

    let (name, file) = downloads.export("Picture", "png");
    println!("{name}: {} bytes", file.len());
    let picture = png(&file);
    assert_shows(&mut downloads.visit, &picture, &game_match);

    let (name, file) = downloads.export("Animation", "gif");
    println!("{name}: {} bytes", file.len());
    let (count, last, stands) = end_of_gif(&file);
    assert_eq!(count, positions);
    assert_eq!(stands, Duration::from_millis(2400));
    assert!(unlike(&last, &picture) < EDGES);

    let (name, file) = downloads.export("Picture series", "zip");
    println!("{name}: {} bytes", file.len());
    let files = unzipped(&file);
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["0000.png", "0001.png", "0002.png"]);
    let pictures: Vec<RgbaImage> = files.iter().map(|(_, file)| png(file)).collect();
    assert!(unlike(&pictures[2], &picture) < EDGES);
    assert!(
        unlike(&pictures[0], &pictures[1]) > 2 * EDGES,
        "a stone more"
    );

    let (_, file) = downloads.export("Text", "fivefold");
    assert_eq!(String::from_utf8_lossy(&file), record::write(&game_match));

    let visit = &mut downloads.visit;
    println!(
        "the longest frame: {}",
        visit.browser.text("`${longest} ms`")
    );
    // Nothing that has drawn is still listening, the board is the page's own, and play goes on.
    visit
        .browser
        .run("document.dispatchEvent(new ClipboardEvent('copy', { bubbles: true }))");
    play_on(visit);
    visit.browser.picture("exported");
    downloads.visit.end();
}

#[test]
fn a_smooth_animation_of_a_cascade_ends_with_the_position_to_which_it_leads() {
    let Some(mut downloads) = Downloads::begin() else {
        return;
    };
    downloads
        .visit
        .open("?id=atoms:5x5:c4/c4/5/5/4A@1+a5", "play");
    downloads.visit.until_news("Blue played a5");
    let (_, file) = downloads.export("Picture", "png");
    let picture = png(&file);
    let (name, file) = downloads.export("Smooth animation", "gif");
    let (count, last, _) = end_of_gif(&file);
    println!("{name}: {count} pictures, {} bytes", file.len());
    assert!(count > 5, "{count}");
    assert!(unlike(&last, &picture) < EDGES);
    downloads.visit.end();
}

#[test]
fn a_drawing_tells_how_far_it_is_and_can_be_stopped() {
    let Some(mut downloads) = Downloads::begin() else {
        return;
    };
    let visit = &mut downloads.visit;
    visit.begin_a_game();
    visit.press("Export");
    visit.press("Smooth animation");
    visit.until_news("Drawing the pictures: Lines ");
    visit.browser.frames(5);
    visit.browser.picture("exporting");
    visit.press("Stop drawing (");
    let stops = "[...document.querySelectorAll('#mirror button')]\
        .some((button) => button.textContent.startsWith('Stop drawing'))";
    visit.browser.wait(
        "the end of it",
        &format!("!{stops} && !{NEWS}.includes('Drawing')"),
    );
    assert!(!visit.browser.text(NEWS).contains("Saved as"));
    let files = fs::read_dir(&downloads.folder).map(Iterator::count);
    assert_eq!(files.unwrap_or_default(), 0);
    downloads.visit.end();
}
