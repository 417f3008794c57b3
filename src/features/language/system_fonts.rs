//! The fonts of the system, for letters that the shipped faces lack. They are looked at in a thread of
//! their own, and not before such a letter is to be drawn.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::{fs, thread};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::egui::FontData;
use fontdb::{Database, FaceInfo, ID, Language as NameLanguage, Source, Stretch, Style, Weight};
use skrifa::Tag;
use skrifa::raw::TableProvider as _;

use crate::features::language::letters::{Face, FoundFaces, MissingLetters};
use crate::features::language::{Language, Words};
use crate::redraw::Redraw;

/// So many faces are taken at most, of so many bytes together. A face for Chinese, Japanese and Korean
/// has about 20 MB, most others have less than one.
const MOST_FACES: usize = 16;
const MOST_BYTES: u64 = 64 << 20;

/// The middles of the lines of the shipped faces ([`Face::middle`]): with them, found letters stand as high
/// as those beside them.
const MIDDLE: f32 = 0.334;
const EAST_ASIAN_MIDDLE: f32 = 0.436;

/// Looks for missing letters in the fonts of the system.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<FontFolder>()
        .init_resource::<SystemFonts>()
        .init_resource::<MissingLetters>()
        .add_systems(Update, (ask, take_answers).chain());
    let mut missing = app.world_mut().resource_mut::<MissingLetters>();
    missing.ask_system();
}

/// The folder that holds all fonts; the system's own ones where there is none.
#[derive(Resource, Clone, Default)]
pub(crate) struct FontFolder(pub Option<PathBuf>);

/// The thread that knows the fonts, once it was needed.
#[derive(Resource, Default)]
struct SystemFonts(Option<Thread>);

struct Thread {
    questions: Sender<FontRequest>,
    answers: Mutex<Receiver<Vec<FontData>>>,
}

struct FontRequest {
    letters: BTreeSet<char>,
    language: Language,
}

struct FoundFonts {
    faces: Vec<FontData>,
    /// What none of the faces has.
    missing: BTreeSet<char>,
}

fn ask(
    folder: Res<FontFolder>,
    words: Res<Words>,
    redraw: Res<Redraw>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
    mut missing: ResMut<MissingLetters>,
    mut fonts: ResMut<SystemFonts>,
) {
    let letters = missing.bypass_change_detection().take_for_system();
    if letters.is_empty() {
        return;
    }
    let language = words.language();
    let wake = {
        let redraw = redraw.clone();
        let event_loop = event_loop.map(|it| (**it).clone());
        move || {
            redraw.request();
            if let Some(event_loop) = &event_loop {
                // Where it has ended, nobody waits any more.
                let _ = event_loop.send_event(WinitUserEvent::WakeUp);
            }
        }
    };
    let thread = fonts.0.get_or_insert_with(|| start(folder.0.clone(), wake));
    // Where the thread could not be started, the letters stay boxes.
    let _ = thread.questions.send(FontRequest { letters, language });
}

fn start(folder: Option<PathBuf>, wake: impl Fn() + Send + 'static) -> Thread {
    let (questions, asked) = channel::<FontRequest>();
    let (answers, answered) = channel();
    let started = thread::Builder::new()
        .name("system fonts".into())
        .spawn(move || {
            let mut fonts = Fonts::load(folder);
            for question in asked {
                if answers.send(fonts.find(question).faces).is_err() {
                    return;
                }
                wake();
            }
        });
    if let Err(error) = started {
        warn!("the fonts of the system cannot be read: {error}");
    }
    Thread {
        questions,
        answers: Mutex::new(answered),
    }
}

fn take_answers(fonts: Res<SystemFonts>, mut found: ResMut<FoundFaces>) {
    let Some(thread) = &fonts.0 else { return };
    let answers = thread.answers.lock();
    for faces in answers.unwrap_or_else(PoisonError::into_inner).try_iter() {
        if !faces.is_empty() {
            found.0.extend(faces.into_iter().map(Arc::new));
        }
    }
}

/// The fonts of the system, and what has been taken of them.
struct Fonts {
    database: Database,
    /// All faces, how well each suits running text, the best first.
    ranks: Vec<(Rank, ID)>,
    /// The files that have been read. egui wants them for as long as the program runs.
    files: Vec<(PathBuf, &'static [u8])>,
    taken: Vec<ID>,
}

/// How well a face suits text between that of the program: less is better. First come upright faces of
/// usual width, then those without serifs, then usual weights.
type Rank = (bool, bool, u16);

impl Fonts {
    fn load(folder: Option<PathBuf>) -> Fonts {
        let mut database = Database::new();
        match folder {
            Some(folder) => database.load_fonts_dir(folder),
            None => database.load_system_fonts(),
        }
        let faces = database.faces();
        let mut ranks: Vec<_> = faces
            .filter_map(|face| Some((rank(&database, face)?, face.id)))
            .collect();
        // Of like ones always the same is taken, in whatever order the folders list them.
        ranks.sort_by_cached_key(|(rank, id)| {
            let name = database.face(*id).map(|face| face.post_script_name.clone());
            (*rank, name)
        });
        Fonts {
            database,
            ranks,
            files: Vec::new(),
            taken: Vec::new(),
        }
    }

    fn find(&mut self, FontRequest { letters, language }: FontRequest) -> FoundFonts {
        let wanted = written_for(&letters, language);
        let mut answer = FoundFonts {
            faces: Vec::new(),
            missing: letters,
        };
        // Faces for Chinese, Japanese and Korean are large, and have other letters only by the way.
        self.look(
            &mut answer,
            |letter| !is_east_asian(letter),
            |face| !is_made_for(face, &EAST_ASIAN),
        );
        self.look(&mut answer, is_east_asian, |face| {
            is_made_for(face, &[wanted])
        });
        answer
    }

    /// Looks for those of the missing letters, first in faces that suit them.
    fn look(
        &mut self,
        answer: &mut FoundFonts,
        are_wanted: impl Fn(char) -> bool,
        suits: impl Fn(&FaceInfo) -> bool,
    ) {
        let order = self.ranks.iter().map(|(_, id)| *id);
        let (mut order, others): (Vec<ID>, Vec<ID>) =
            order.partition(|id| self.database.face(*id).is_some_and(&suits));
        order.extend(others);
        for id in order {
            if !answer.missing.iter().any(|&letter| are_wanted(letter)) {
                return;
            }
            if self.taken.contains(&id) {
                continue;
            }
            let drawn = self.database.with_face_data(id, |file, index| {
                let face = Face::new(file, index)?;
                let drawn = answer.missing.iter().copied();
                Some(drawn.filter(|&letter| face.draws(letter)).collect())
            });
            let drawn: BTreeSet<char> = drawn.flatten().unwrap_or_default();
            if drawn.iter().any(|&letter| are_wanted(letter))
                && let Some(face) = self.take(id)
            {
                answer.faces.push(face);
                answer.missing.retain(|letter| !drawn.contains(letter));
            }
        }
    }

    /// Reads a face, if there is room for it.
    fn take(&mut self, id: ID) -> Option<FontData> {
        let (Source::File(path), index) = self.database.face_source(id)? else {
            return None;
        };
        let read = self.files.iter().find(|(other, _)| *other == path);
        let file = match read {
            Some(&(_, file)) => file,
            None => {
                let held: u64 = self.files.iter().map(|(_, file)| file.len() as u64).sum();
                let size = fs::metadata(&path).ok()?.len();
                if self.taken.len() >= MOST_FACES || held + size > MOST_BYTES {
                    return None;
                }
                let file: &'static [u8] = fs::read(&path).ok()?.leak();
                self.files.push((path, file));
                file
            }
        };
        // The file may be another one by now, and egui stops the program at one that it cannot read.
        let middle = Face::new(file, index)?.middle();
        self.taken.push(id);
        let mut face = FontData {
            font: Cow::Borrowed(file),
            index,
            tweak: Default::default(),
        };
        let is_east_asian = (self.database.face(id)).is_some_and(|it| is_made_for(it, &EAST_ASIAN));
        let wanted = match is_east_asian {
            true => EAST_ASIAN_MIDDLE,
            false => MIDDLE,
        };
        face.tweak.y_offset_factor = wanted - middle;
        let weight = Tag::new(b"wght");
        if face.variation_axes().iter().any(|axis| axis.tag == weight) {
            let usual = f32::from(Weight::NORMAL.0);
            face.tweak.coords.push(weight, usual);
        }
        Some(face)
    }
}

/// How well a face suits text; nothing for one that cannot be drawn, or that has a box for every letter.
fn rank(database: &Database, face: &FaceInfo) -> Option<Rank> {
    let is_no_font = ["LastResort", "AdobeBlank"];
    if is_no_font
        .iter()
        .any(|name| face.post_script_name.contains(name))
    {
        return None;
    }
    let has_serifs = database.with_face_data(face.id, |file, index| {
        let face = Face::new(file, index)?;
        // By the classes of Panose: of Latin texts 11 to 15 are without serifs, 0 and 1 say nothing.
        let panose = face.tables().os2().ok()?.panose_10().to_vec();
        Some(matches!(panose[..], [2, 2..=10, ..]))
    })?;
    let is_odd = face.style != Style::Normal || face.stretch != Stretch::Normal;
    let has_serifs = has_serifs.unwrap_or(false) || face.monospaced;
    let weight = face.weight.0.abs_diff(Weight::NORMAL.0);
    Some((is_odd, has_serifs, weight))
}

/// The languages that share characters, as the names of fonts are written in them.
const EAST_ASIAN: [NameLanguage; 5] = [
    NameLanguage::Chinese_PeoplesRepublicOfChina,
    NameLanguage::Chinese_Taiwan,
    NameLanguage::Chinese_HongKongSAR,
    NameLanguage::Japanese_Japan,
    NameLanguage::Korean_Korea,
];

/// Whether a face has a name in one of these languages: it has one in each for which it was made.
fn is_made_for(face: &FaceInfo, languages: &[NameLanguage]) -> bool {
    let mut names = face.families.iter();
    names.any(|(_, language)| languages.contains(language))
}

const fn is_east_asian(letter: char) -> bool {
    matches!(
        letter as u32,
        0x1100..=0x11ff
            | 0x2e80..=0xa4cf
            | 0xac00..=0xd7ff
            | 0xf900..=0xfaff
            | 0xfe30..=0xfe4f
            | 0xff00..=0xffef
            | 0x20000..=0x3ffff
    )
}

/// For whom characters are to be drawn that these languages write in different forms.
fn written_for(letters: &BTreeSet<char>, language: Language) -> NameLanguage {
    let has = |codes: RangeInclusive<u32>| letters.iter().any(|&it| codes.contains(&u32::from(it)));
    let system = sys_locale::get_locale().unwrap_or_default();
    match language {
        Language::Ja => NameLanguage::Japanese_Japan,
        Language::Zh => NameLanguage::Chinese_PeoplesRepublicOfChina,
        _ if has(0x3040..=0x30ff) => NameLanguage::Japanese_Japan,
        _ if has(0xac00..=0xd7a3) => NameLanguage::Korean_Korea,
        _ if system.starts_with("ja") => NameLanguage::Japanese_Japan,
        _ if system.starts_with("ko") => NameLanguage::Korean_Korea,
        _ if ["zh-TW", "zh-Hant"].iter().any(|it| system.starts_with(it)) => {
            NameLanguage::Chinese_Taiwan
        }
        _ => NameLanguage::Chinese_PeoplesRepublicOfChina,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn found_letters_stand_as_high_as_the_shipped_ones() {
        let fonts = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/fonts");
        for (path, wanted) in [
            ("AtkinsonHyperlegibleNext-Regular.ttf", MIDDLE),
            ("ja/Regular.ttf", EAST_ASIAN_MIDDLE),
            ("zh/Regular.ttf", EAST_ASIAN_MIDDLE),
        ] {
            let file = fs::read(format!("{fonts}/{path}")).expect("a face");
            let middle = Face::new(&file, 0).expect("a face").middle();
            assert!((middle - wanted).abs() < 0.001, "{path}: {middle}");
        }
    }
}
