//! The game on the table as a file for others: where it is, is told; what fails, as well; and the
//! window goes on meanwhile.

use std::fs;
use std::path::{Path, PathBuf};

use crate::board::layout::{BOARD_MARGIN, LABEL_ROOM};
use crate::board::stage::Stage;
use crate::config::ThemeName;
use crate::features::export;
use crate::features::export::desktop::{ExportFolder, LastExport};
use crate::features::export::{Export, Exporting};
use crate::features::files::FileCommand;
use crate::features::language::Words;
use crate::features::notifications::NoticeTone;
use crate::formats::Format;
use crate::platform::desktop::opener::Opener;
use crate::storage::games;
use crate::tests::prelude::*;
use fivefold_support::written::format;
use image::RgbaImage;

/// A game that has ended, exported into this folder.
fn ended(folder: &Path) -> Tabletop {
    let mut table = Tabletop::new();
    table.app.init_resource::<Words>();
    table.app.add_plugins(export::desktop::plugin);
    table
        .app
        .insert_resource(ExportFolder(Some(folder.to_owned())));
    table.speed(Speed::Off);
    table.sit("mnk:3x3x3", PERSONS);
    table.play_to_the_end(Hand::Keys, &mut any_move(3));
    table
}

fn folder(name: &str) -> PathBuf {
    let name = format!("fivefold-export-{name}-{}", std::process::id());
    std::env::temp_dir().join(name)
}

/// What is said about the export.
fn told(table: &Tabletop) -> String {
    table.told().pop().expect("a notice")
}

/// How the latest notice is meant.
fn tone(table: &Tabletop) -> NoticeTone {
    table.notifications().list().last().expect("a notice").tone
}

/// Plays on until the pictures are finished, well or badly.
fn wait_for_pictures(table: &mut Tabletop) {
    table.wait("the end of the export", |table| {
        give_way();
        !table.resource::<Exporting>().is_busy()
    });
}

#[test]
fn a_text_is_written_at_once_and_never_over_another_one() {
    let folder = folder("text");
    let mut table = ended(&folder);
    for number in 1..=2 {
        table.want(FileCommand::Export(Export::Game(Format::Record)));
        assert_eq!(tone(&table), NoticeTone::Success);
        let said = told(&table);
        let name = said.strip_prefix("Saved as ").expect("a place");
        let game = games::open(Path::new(name)).expect("a saved game");
        assert_eq!(game.moves(), table.game_match().moves());
        assert_eq!(name.ends_with(" 2.fivefold"), number == 2, "{name}");
    }
    assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 2);
    fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn the_folder_of_what_was_exported_can_be_opened_from_the_notice() {
    let folder = folder("opened");
    let mut table = ended(&folder);
    assert_eq!(table.resource::<LastExport>().folder(), None);
    table.want(FileCommand::Export(Export::Game(Format::Record)));
    let notice = table.notifications().list().last().expect("a notice");
    let offer = notice.offer.clone().expect("what can be done");
    assert_eq!(offer.words, "Open folder");
    let last = table.resource::<LastExport>().folder();
    assert_eq!(last, Some(folder.as_path()));
    // A program that fails says which folder it was given.
    table.resource_mut::<Opener>().program = "/no/such/program".into();
    table.want(offer.command);
    let shown = folder.display().to_string();
    table.wait("the folder", |table| {
        give_way();
        told(table).contains(&shown) && tone(table) == NoticeTone::Problem
    });
    fs::remove_dir_all(&folder).expect("it was made here");
}

/// The only file that is new in a folder, as a picture; nothing where this machine cannot draw.
fn new_picture(table: &mut Tabletop, folder: &Path) -> Option<RgbaImage> {
    table.want(FileCommand::Export(Export::Picture));
    wait_for_pictures(table);
    let said = told(table);
    if said.contains("no graphics adapter") {
        println!("skipped: {said}");
        return None;
    }
    let path = said.strip_prefix("Saved as ").expect("a place");
    assert!(path.ends_with(".png"), "{path}");
    let picture = image::open(path).expect("a picture").to_rgba8();
    fs::remove_file(path).expect("it was read");
    assert_eq!(fs::read_dir(folder).expect("the folder").count(), 0);
    Some(picture)
}

#[test]
fn a_picture_has_the_position_and_the_theme_that_are_shown() {
    let folder = folder("picture");
    let mut table = ended(&folder);
    let Some(end) = new_picture(&mut table, &folder) else {
        return;
    };
    table.want(HistoryCommand::ToStart);
    let start = new_picture(&mut table, &folder).expect("it draws");
    assert_eq!(end.dimensions(), start.dimensions());
    let pairs = end.pixels().zip(start.pixels());
    let differ = pairs.filter(|(a, b)| (0..3).any(|i| a.0[i].abs_diff(b.0[i]) > 24));
    // At least five stones lie on nine fields.
    let share = differ.count() as f32 / end.pixels().len() as f32;
    assert!(share > 0.1, "{share}");
    table.resource_mut::<Settings>().theme = Some(ThemeName::Light);
    table.app.update();
    let light = new_picture(&mut table, &folder).expect("it draws");
    let corner = |picture: &RgbaImage| {
        let [red, green, blue, _] = picture.get_pixel(1, 1).0;
        u32::from(red) + u32::from(green) + u32::from(blue)
    };
    assert!(
        corner(&light) > corner(&start) + 200,
        "by day the table is bright"
    );
    fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn an_animation_is_drawn_while_the_game_goes_on() {
    let folder = folder("gif");
    let mut table = ended(&folder);
    table.want(FileCommand::Export(Export::Gif));
    assert!(
        told(&table).contains("Drawing the pictures"),
        "{}",
        told(&table)
    );
    assert_eq!(tone(&table), NoticeTone::Remark);
    table.want(MatchCommand::NewGame);
    table.until_a_person_may_act();
    wait_for_pictures(&mut table);
    let said = told(&table);
    if said.contains("no graphics adapter") {
        println!("skipped: {said}");
    } else {
        let file = fs::read_dir(&folder).expect("the folder").next();
        let file = file.expect("a file").expect("an entry").path();
        let bytes = fs::read(&file).expect("it can be read");
        assert!(bytes.starts_with(b"GIF89a"));
        assert!(said.contains("Saved as "), "{said}");
        assert_eq!(tone(&table), NoticeTone::Success);
    }
    fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn pictures_that_fail_are_told_with_the_reason() {
    let folder = folder("failing");
    let mut table = ended(&folder);
    table.want(FileCommand::Export(Export::Gif));
    // The folder is a file before there is anything to write into it.
    fs::remove_dir_all(&folder).expect("it was made here");
    fs::write(&folder, "in the way").expect("a file for the test");
    wait_for_pictures(&mut table);
    let said = told(&table);
    assert!(said.contains("could not be exported"), "{said}");
    assert_eq!(tone(&table), NoticeTone::Problem);
    // Now it is one from the beginning.
    for export in [
        Export::Gif,
        Export::Game(Format::Record),
        Export::Game(format("sgf")),
    ] {
        table.want(FileCommand::Export(export));
        assert!(told(&table).contains("could not be exported"), "{export:?}");
    }
    fs::remove_file(&folder).expect("it was made here");
}

#[test]
fn a_drawing_that_is_stopped_leaves_nothing_behind() {
    let folder = folder("stopped");
    let mut table = ended(&folder);
    for export in [Export::Pictures, Export::MovingGif] {
        table.want(FileCommand::Export(export));
        let (drawn, all) = table.resource::<Exporting>().progress();
        assert!(drawn < all, "{drawn} of {all}");
        let notice = table.notifications().list().last().expect("a notice");
        let offer = notice.offer.clone().expect("a way to stop it");
        assert_eq!(offer.words, format!("Stop drawing ({drawn} of {all})"));
        table.want(offer.command);
        wait_for_pictures(&mut table);
        let said = table.notifications().list().last().map(|_| told(&table));
        if said.is_some_and(|said| said.contains("no graphics adapter")) {
            println!("skipped: there is no graphics adapter");
            continue;
        }
        assert_eq!(table.notifications().list().len(), 0);
        assert_eq!(fs::read_dir(&folder).expect("the folder").count(), 0);
    }
    fs::remove_dir_all(&folder).expect("it was made here");
}

/// How much the places of the pebbles of a row differ in two pictures of its board, from 0 to 255.
fn differences(row: &Stage, before: &RgbaImage, after: &RgbaImage) -> Vec<f32> {
    let geometry = &row.geometry;
    let extent = geometry.extent();
    let around = 2.0 * BOARD_MARGIN + LABEL_ROOM;
    let cell = (before.width() as f32 - around) / extent.x;
    let middle = extent * cell / 2.0 + Vec2::new(BOARD_MARGIN + LABEL_ROOM, BOARD_MARGIN);
    let near = (0.25 * cell) as i32;
    let difference = |col: u8| {
        let place = geometry.centre(Cell::new(col, 0)) * cell;
        let (x, y) = ((middle.x + place.x) as i32, (middle.y - place.y) as i32);
        let near = || -near..=near;
        let pixels = near().flat_map(|dx| near().map(move |dy| (x + dx, y + dy)));
        let (mut sum, mut count) = (0.0, 0.0);
        for (x, y) in pixels {
            let at = |picture: &RgbaImage| picture.get_pixel(x as u32, y as u32).0;
            let pairs = at(before).into_iter().zip(at(after));
            sum += pairs.map(|(a, b)| f32::from(a.abs_diff(b))).sum::<f32>();
            count += 3.0;
        }
        sum / count
    };
    (0..geometry.cols).map(difference).collect()
}

#[test]
fn pictures_of_nim_lack_the_pebbles_that_were_taken_on_the_board() {
    let folder = folder("pebbles");
    let mut table = Tabletop::new();
    table.app.init_resource::<Words>();
    table.app.add_plugins(export::desktop::plugin);
    table
        .app
        .insert_resource(ExportFolder(Some(folder.clone())));
    table.speed(Speed::Off);
    table.sit("nim:5", PERSONS);
    table.until(Turn::Person);
    for pebble in ["a2", "a4"] {
        table.click(pebble);
        table.key(KeyCode::Enter);
        table.until(Turn::Person);
    }
    for command in [HistoryCommand::ToStart, HistoryCommand::ToEnd] {
        table.want(command);
        table.until(Turn::Person);
    }
    assert_eq!(table.pieces_in_row(0), [0, 2, 4], "as it is on the screen");
    table.want(FileCommand::Export(Export::Pictures));
    wait_for_pictures(&mut table);
    let said = told(&table);
    if said.contains("no graphics adapter") {
        println!("skipped: {said}");
    } else {
        let pictures = fs::read_dir(&folder).expect("the folder").next();
        let pictures = pictures.expect("pictures").expect("an entry").path();
        let picture = |number: usize| {
            let path = pictures.join(format!("{number:04}.png"));
            image::open(&path).expect("a picture").to_rgba8()
        };
        for (number, taken) in [(1, &[1][..]), (2, &[1, 3])] {
            let differences = differences(table.stage(), &picture(0), &picture(number));
            for (col, difference) in differences.iter().enumerate() {
                let is_gone = taken.contains(&col);
                assert_eq!(
                    *difference > 12.0,
                    is_gone,
                    "picture {number}: {differences:?}"
                );
            }
        }
    }
    fs::remove_dir_all(&folder).expect("it was made here");
}
