//! Letters that people write and the faces of the language lack: a comment in another script, somebody's
//! name, the name of a file. Whoever draws tells of them. Faces that have them are looked for in the
//! background, first among the faces of the other languages, which look like the rest, then in the
//! system where it can be asked.
//! What is found stays as long as the program runs; what nobody has is drawn as a box.

use std::collections::{BTreeSet, HashSet};
use std::sync::Arc;

use bevy::asset::LoadState;
use bevy::prelude::*;
use bevy_egui::egui::FontData;
use skrifa::outline::DrawSettings;
use skrifa::outline::pen::ControlBoundsPen;
use skrifa::prelude::{FontRef, LocationRef, Size};
use skrifa::{GlyphId, MetadataProvider as _};

use crate::features::language::files::LanguageFile;
use crate::features::language::{Language, Words};
use crate::redraw::Redraw;
#[cfg(target_family = "wasm")]
use crate::states::Screen;

/// Looks for letters among the faces of the languages.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<MissingLetters>()
        .init_resource::<FoundFaces>()
        .init_resource::<CodeFace>()
        .init_resource::<OtherFaces>()
        .add_systems(
            Update,
            look_among_the_languages.run_if(resource_exists::<AssetServer>),
        );
    #[cfg(target_family = "wasm")]
    app.add_systems(
        Update,
        load_code_face.run_if(|code: Res<CodeFace>| code.0.is_none()),
    );
}

/// The sign that is drawn for a letter that no face has.
pub(crate) const BOX: char = '◻';

/// The faces that have been found for such letters, in the order in which they were found.
#[derive(Resource, Clone, Default)]
pub(crate) struct FoundFaces(pub Vec<Arc<FontData>>);

/// The face of code, where it is not part of the program: a first visit in a browser shows none.
#[derive(Resource, Clone, Default)]
pub(crate) struct CodeFace(pub Option<Arc<FontData>>);

/// Loads the face of code as soon as a screen may show some.
#[cfg(target_family = "wasm")]
fn load_code_face(
    server: Res<AssetServer>,
    contents: Res<Assets<LanguageFile>>,
    screen: Res<State<Screen>>,
    redraw: Res<Redraw>,
    mut loading: Local<Option<Handle<LanguageFile>>>,
    mut code: ResMut<CodeFace>,
) {
    if matches!(screen.get(), Screen::Loading | Screen::Menu) {
        return;
    }
    let handle =
        loading.get_or_insert_with(|| server.load("fonts/AtkinsonHyperlegibleMono-Regular.ttf"));
    if matches!(server.load_state(&*handle), LoadState::Loading) {
        redraw.request();
    }
    if let Some(LanguageFile(file)) = contents.get(&*handle)
        && Face::new(file, 0).is_some()
    {
        code.0 = Some(Arc::new(FontData::from_owned(file.clone())));
    }
}

/// Letters that were to be drawn and that no face had.
#[derive(Resource, Default)]
pub(crate) struct MissingLetters {
    /// All that have been told of: none is looked for twice.
    told: HashSet<char>,
    asks_system: bool,
    /// To be looked for in the system.
    in_system: BTreeSet<char>,
    /// To be looked for among the faces of the languages.
    in_languages: BTreeSet<char>,
}

impl MissingLetters {
    /// From now on the system is asked for what the languages lack.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn ask_system(&mut self) {
        self.asks_system = true;
    }

    /// Whether a letter has been told of.
    pub(crate) fn knows(&self, letter: char) -> bool {
        self.told.contains(&letter)
    }

    /// Tells of a letter.
    pub(crate) fn tell(&mut self, letter: char) {
        if self.told.insert(letter) {
            self.in_languages.insert(letter);
        }
    }

    /// The languages have no face with the first letter that is looked for.
    fn not_in_languages(&mut self) {
        let letter = self.in_languages.pop_first();
        if self.asks_system {
            self.in_system.extend(letter);
        }
    }

    /// Whether Japanese was told of, which shares characters with Chinese.
    fn has_kana(&self) -> bool {
        self.told
            .iter()
            .any(|&it| (0x3040..=0x30ff).contains(&u32::from(it)))
    }

    /// What the system is to be asked for, once.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn take_for_system(&mut self) -> BTreeSet<char> {
        std::mem::take(&mut self.in_system)
    }
}

/// A face as far as it is asked which letters it draws.
pub(crate) struct Face<'a>(FontRef<'a>);

impl<'a> Face<'a> {
    /// A face of a file; nothing if it cannot be read.
    pub(crate) fn new(file: &'a [u8], index: u32) -> Option<Face<'a>> {
        FontRef::from_index(file, index).ok().map(Face)
    }

    /// All its letters, those included of which it has pictures alone.
    #[cfg(test)]
    pub(crate) fn letters(&self) -> impl Iterator<Item = char> {
        let mappings = self.0.charmap();
        mappings
            .mappings()
            .filter_map(|(code, _)| char::from_u32(code))
            .collect::<Vec<_>>()
            .into_iter()
    }

    /// Whether it draws a letter with lines: egui knows no pictures. A space has none.
    pub(crate) fn draws(&self, letter: char) -> bool {
        let glyph = self.0.charmap().map(letter);
        let Some(glyph) = glyph.filter(|&glyph| glyph != GlyphId::NOTDEF) else {
            return false;
        };
        if letter.is_whitespace() {
            return true;
        }
        let mut pen = ControlBoundsPen::new();
        let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
        let outline = self.0.outline_glyphs().get(glyph);
        outline.is_some_and(|outline| outline.draw(settings, &mut pen).is_ok())
            && pen.bounding_box().is_some()
    }

    /// How far the middle of a line lies above its baseline, as a share of the size of the letters.
    /// egui puts the middles of all faces at one height, not their baselines.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) fn middle(&self) -> f32 {
        let line = self.0.metrics(Size::new(1.0), LocationRef::default());
        (line.ascent + line.descent - line.leading) / 2.0
    }

    /// Its tables.
    #[cfg(not(target_family = "wasm"))]
    pub(crate) const fn tables(&self) -> &FontRef<'a> {
        &self.0
    }
}

/// Which faces of other languages have been looked into.
#[derive(Resource, Default)]
struct OtherFaces {
    tried: HashSet<String>,
    loading: Option<Handle<LanguageFile>>,
}

fn look_among_the_languages(
    server: Res<AssetServer>,
    contents: Res<Assets<LanguageFile>>,
    words: Res<Words>,
    redraw: Res<Redraw>,
    mut others: ResMut<OtherFaces>,
    mut missing: ResMut<MissingLetters>,
    mut found: ResMut<FoundFaces>,
) {
    if let Some(face) = &others.loading {
        match server.load_state(face) {
            LoadState::Loaded => {
                if let Some(LanguageFile(file)) = contents.get(face)
                    && let Some(face) = Face::new(file, 0)
                {
                    let before = missing.in_languages.len();
                    missing.in_languages.retain(|&letter| !face.draws(letter));
                    if missing.in_languages.len() < before {
                        found.0.push(Arc::new(FontData::from_owned(file.clone())));
                    }
                }
            }
            // Whoever is not connected sees boxes.
            LoadState::Failed(_) => {}
            _ => {
                redraw.request();
                return;
            }
        }
        others.loading = None;
        redraw.request();
    }
    while let Some(&letter) = missing.in_languages.first() {
        let first = match words.language() {
            spoken @ (Language::Ja | Language::Zh) => spoken,
            _ if missing.has_kana() => Language::Ja,
            _ => Language::Zh,
        };
        let mut faces = faces_with(letter, words.language(), first).into_iter();
        if let Some(path) = faces.find(|path| !others.tried.contains(path)) {
            others.loading = Some(server.load(path.clone()));
            others.tried.insert(path);
            redraw.request();
            return;
        }
        missing.not_in_languages();
    }
}

/// Where faces lie that may have this letter, first those of the language in whose form characters
/// are to be drawn. The usual ones of the language that is spoken are drawn with already.
fn faces_with(letter: char, spoken: Language, first: Language) -> Vec<String> {
    let others = Language::ALL.into_iter().filter(|&it| it != first);
    let usual = |language: Language| {
        let faces = language.faces().filter(|_| language != spoken);
        faces.map(|[usual, _]| usual)
    };
    std::iter::once(first)
        .chain(others)
        .filter(|language| language.writes(letter))
        .flat_map(|language| usual(language).into_iter().chain(language.face_of_more()))
        .collect()
}
