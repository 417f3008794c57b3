//! What people write is drawn in whatever script they write it: with the fonts of the system, or with
//! the faces of the other languages; and what no font has is told apart from a question mark.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::features::language;
use crate::features::language::letters::{BOX, FoundFaces, MissingLetters};
use crate::features::language::system_fonts::FontFolder;
use crate::features::language::{Language, system_fonts};
use crate::widgets::theme;
use bevy::prelude::*;
use bevy_egui::egui::epaint::text::Glyph;
use bevy_egui::egui::{self, Align2, Color32, FontId, FullOutput, Pos2, RawInput};
use bevy_egui::{EguiContext, EguiFullOutput};

use crate::tests::harness::Tabletop;

/// The faces that the program ships, which serve as fonts of a system here.
const FONTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts");

/// A program on whose screen a text stands.
struct Page {
    table: Tabletop,
    context: Entity,
}

impl Page {
    /// Where no system can be asked for fonts, as in a browser.
    fn in_browser() -> Page {
        Page::new(|_| ())
    }

    /// Where the fonts of the system lie in this folder.
    fn with_fonts_in(folder: impl Into<PathBuf>) -> Page {
        let folder = Some(folder.into());
        Page::new(|app| {
            app.insert_resource(FontFolder(folder))
                .add_plugins(system_fonts::plugin);
        })
    }

    fn new(with: impl FnOnce(&mut App)) -> Page {
        let mut table = Tabletop::new();
        table.app.add_plugins((language::plugin, theme::plugin));
        with(&mut table.app);
        let context = table
            .app
            .world_mut()
            .spawn((EguiContext::default(), EguiFullOutput::default()));
        let context = context.id();
        Page { table, context }
    }

    fn context(&mut self) -> egui::Context {
        let world = self.table.app.world_mut();
        let context = world.get_mut::<EguiContext>(self.context);
        context.expect("it stays").get_mut().clone()
    }

    /// A frame in which this text is seen, as it was drawn.
    fn show(&mut self, text: &str) -> FullOutput {
        self.table.frame(0);
        let context = self.context();
        context.begin_pass(RawInput::default());
        let (font, colour) = (FontId::proportional(16.0), Color32::WHITE);
        let painter = context.debug_painter();
        painter.text(Pos2::ZERO, Align2::LEFT_TOP, text, font, colour);
        let drawn = context.end_pass();
        let world = self.table.app.world_mut();
        let mut output = world.get_mut::<EguiFullOutput>(self.context);
        output.as_mut().expect("it stays").0 = Some(drawn);
        self.table.frame(0);
        let world = self.table.app.world_mut();
        let mut output = world.get_mut::<EguiFullOutput>(self.context);
        output.as_mut().expect("it stays").0.take().expect("drawn")
    }

    /// Shows this text until all its letters are drawn.
    fn show_until_drawn(&mut self, text: &str) {
        for _ in 0..20_000 {
            self.show(text).drop_without_applying_deltas();
            if self.lacks(text).is_empty() {
                return;
            }
            std::thread::yield_now();
        }
        panic!("{:?} are not drawn", self.lacks(text));
    }

    /// The letters of a text that are drawn as boxes.
    fn lacks(&mut self, text: &str) -> BTreeSet<char> {
        let font = FontId::proportional(16.0);
        self.context().fonts_mut(|fonts| {
            let letters = text.chars();
            letters.filter(|&it| !fonts.has_glyph(&font, it)).collect()
        })
    }

    /// How the first letter of a text is drawn.
    fn glyph(&mut self, text: &str) -> Glyph {
        let font = FontId::proportional(16.0);
        self.context().fonts_mut(|fonts| {
            let galley = fonts.layout_no_wrap(text.to_owned(), font, Color32::WHITE);
            galley.rows[0].glyphs[0]
        })
    }

    fn found(&self) -> usize {
        self.table.resource::<FoundFaces>().0.len()
    }
}

/// A folder with a font for each of these letters, which draws a box for it.
fn folder_with_fonts_for(name: &str, letters: impl IntoIterator<Item = char>) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("fivefold-{name}-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let font = fs::read(Path::new(FONTS).join("MissingLetter.ttf")).expect("a font");
    // Where its table of letters begins and ends, and how far the number of its only glyph lies from there.
    let codes = |letter: char| {
        let code = u16::try_from(u32::from(letter)).expect("two bytes");
        [code, 1_u16.wrapping_sub(code)].map(u16::to_be_bytes)
    };
    for letter in letters {
        let mut font = font.clone();
        for (old, new) in codes(BOX).into_iter().zip(codes(letter)) {
            for at in 0..font.len() - 1 {
                if font[at..at + 2] == old {
                    font[at..at + 2].copy_from_slice(&new);
                }
            }
        }
        let file = format!("{:x}.ttf", u32::from(letter));
        fs::write(folder.join(file), font).expect("a font");
    }
    folder
}

#[test]
fn a_comment_in_the_script_of_another_language_is_drawn_with_its_face() {
    let mut page = Page::with_fonts_in(format!("{FONTS}/uk"));
    assert_eq!(page.found(), 0);
    page.show_until_drawn("五目並べ");
    assert_eq!(page.found(), 1);
}

#[test]
fn what_no_language_writes_is_drawn_with_the_fonts_of_the_system() {
    let folder = folder_with_fonts_for("georgian", ['ა']);
    let mut page = Page::with_fonts_in(&folder);
    page.show_until_drawn("好棋, ход, ა");
    assert_eq!(page.found(), 3);
    fs::remove_dir_all(&folder).expect("it was made here");
}

#[test]
fn a_comment_in_another_script_is_drawn_in_a_browser() {
    let mut page = Page::in_browser();
    page.show_until_drawn("五目並べ, ход");
    assert!(page.found() >= 2);
}

#[test]
fn a_letter_that_no_font_has_is_a_box_and_no_question_mark() {
    let mut page = Page::with_fonts_in(format!("{FONTS}/uk"));
    for _ in 0..50 {
        page.show("\u{12000}?").drop_without_applying_deltas();
    }
    let place = |glyph: Glyph| (glyph.uv_rect.min, glyph.uv_rect.max);
    let [cuneiform, the_box, question] =
        ["\u{12000}", "◻", "?"].map(|text| place(page.glyph(text)));
    assert_eq!(cuneiform, the_box);
    assert_ne!(cuneiform, question);
    assert_eq!(page.found(), 0);
}

/// Every change of the fonts throws away all letters that are drawn already.
#[test]
fn letters_are_not_drawn_anew_in_every_frame() {
    let mut page = Page::with_fonts_in(format!("{FONTS}/ja"));
    let text = "五目並べ \u{12000}";
    page.show_until_drawn("五目並べ");
    for _ in 0..50 {
        page.show(text).drop_without_applying_deltas();
    }
    for _ in 0..10 {
        let output = page.show(text);
        assert!(output.textures_delta.set.is_empty());
        output.drop_without_applying_deltas();
    }
}

/// Nobody waits for fonts, or has them in memory, who does not need them.
#[test]
fn names_of_languages_ask_the_system_for_no_fonts() {
    let mut page = Page::with_fonts_in(FONTS);
    for language in Language::ALL {
        let name = language.own_name();
        for _ in 0..5 {
            page.show(name).drop_without_applying_deltas();
        }
        let missing = page.table.resource::<MissingLetters>();
        assert!(!name.chars().any(|letter| missing.knows(letter)), "{name}");
    }
    assert_eq!(page.found(), 0);
}

#[test]
fn no_more_fonts_are_taken_than_there_is_room_for() {
    let letters = '\u{10d0}'..='\u{10f7}';
    let folder = folder_with_fonts_for("many-fonts", letters.clone());
    let mut page = Page::with_fonts_in(&folder);
    let text: String = letters.collect();
    for _ in 0..2000 {
        page.show(&text).drop_without_applying_deltas();
        std::thread::yield_now();
        if page.found() > 0 {
            break;
        }
    }
    fs::remove_dir_all(folder).expect("it goes");
    assert_eq!(page.found(), 16);
}
