//! A person's own values over those of a configuration file: the shipped file below, the file in the
//! folder of assets over it, the person's own file above both. The own file holds only what differs,
//! and is read like every other file of the configuration.

use std::sync::OnceLock;

use super::description::{Description, describe};
use super::opponents::Opponents;
use super::reading::{ConfigError, ConfigFile, read_over};
use super::schema::FieldSchema;
use super::sound::Sound;
use super::study::Study;
use super::theme::{Theme, ThemeName};
use super::timing::Timing;
use super::tree::{PathStep, ValueTree};

/// A file whose values a person can change without an editor.
pub struct TunableFile {
    /// Its name in `assets/config`, which is also that of the person's own file.
    pub name: &'static str,
    /// The theme whose file it is.
    pub theme: Option<ThemeName>,
    shipped: &'static str,
    fields: &'static [FieldSchema],
    check: fn(&str, &str, &'static str) -> Result<(), ConfigError>,
}

impl TunableFile {
    const fn of<T: ConfigFile>(name: &'static str) -> TunableFile {
        TunableFile {
            name,
            theme: None,
            shipped: T::SHIPPED,
            fields: T::FIELDS,
            check: |file, text, shipped| read_over::<T>(file, text, shipped).map(drop),
        }
    }

    const fn of_theme(theme: ThemeName) -> TunableFile {
        TunableFile {
            theme: Some(theme),
            shipped: theme.text(),
            ..TunableFile::of::<Theme>(theme.file())
        }
    }

    /// All of them, in the order in which they are offered. Each theme has values of its own.
    pub const ALL: &[TunableFile] = &[
        TunableFile::of::<Timing>("timing.ron"),
        TunableFile::of_theme(ThemeName::Dark),
        TunableFile::of_theme(ThemeName::Light),
        TunableFile::of_theme(ThemeName::HighContrast),
        TunableFile::of::<Sound>("sound.ron"),
        TunableFile::of::<Study>("study.ron"),
        TunableFile::of::<Opponents>("opponents.ron"),
    ];

    fn check(&self, file: &str, text: &str) -> Result<(), ConfigError> {
        (self.check)(file, text, self.shipped)
    }

    /// The file of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static TunableFile> {
        TunableFile::ALL.iter().find(|file| file.name == name)
    }

    /// Those of which a change is seen while this theme is shown: of the themes, it alone.
    pub fn offered(shown: ThemeName) -> impl Iterator<Item = &'static TunableFile> {
        let is_offered = move |file: &&TunableFile| file.theme.is_none_or(|theme| theme == shown);
        TunableFile::ALL.iter().filter(is_offered)
    }

    /// What can be changed in it.
    #[must_use]
    pub fn description(&self) -> Description {
        describe(self.fields, &ValueTree::of(self.shipped))
    }
}

/// What heads a person's own file.
const HEADING: &str = "// Your own values, in place of those of the file with this name in \
                       assets/config.\n// Only what differs stands here. Tune in the settings \
                       writes this file anew.\n";

/// The layers of one file.
#[derive(Clone)]
pub struct Overrides {
    file: &'static TunableFile,
    /// The file in the folder of assets, where it is not the shipped one.
    asset: Option<String>,
    /// The shipped file with that of the folder of assets over it. Read when it is first asked for: most
    /// programs run without anybody tuning.
    below: OnceLock<ValueTree>,
    own: ValueTree,
}

impl Overrides {
    /// The shipped values and nothing else.
    #[must_use]
    pub fn new(file: &'static TunableFile) -> Overrides {
        Overrides {
            file,
            asset: None,
            below: OnceLock::new(),
            own: ValueTree::empty(),
        }
    }

    fn below(&self) -> &ValueTree {
        self.below.get_or_init(|| {
            let shipped = ValueTree::of(self.file.shipped);
            match &self.asset {
                Some(text) => shipped.under(&plain(text)),
                None => shipped,
            }
        })
    }

    /// Takes over the file in the folder of assets.
    ///
    /// # Errors
    /// The first fault with its place; everything stays as it was then.
    pub fn read_asset(&mut self, file: &str, text: &str) -> Result<(), ConfigError> {
        let asset = (text != self.file.shipped).then(|| text.to_owned());
        if asset.is_some() {
            self.file.check(file, text)?;
        }
        if asset != self.asset {
            self.asset = asset;
            self.below = OnceLock::new();
        }
        Ok(())
    }

    /// Takes over the person's own file.
    ///
    /// # Errors
    /// The first fault with its place; everything stays as it was then.
    pub fn read_own(&mut self, file: &str, text: &str) -> Result<(), ConfigError> {
        self.file.check(file, text)?;
        self.own = plain(text);
        Ok(())
    }

    /// The text of what is in force.
    #[must_use]
    pub fn in_force(&self) -> String {
        self.below().under(&self.own).to_string()
    }

    /// The person's own file; nothing where nothing differs.
    #[must_use]
    pub fn own_text(&self) -> Option<String> {
        (!self.own.is_empty()).then(|| format!("{HEADING}{}\n", self.own))
    }

    /// How the value at this place is written now.
    #[must_use]
    pub fn value(&self, path: &[PathStep]) -> Option<String> {
        match self.below().under(&self.own).at(path)? {
            ValueTree::Value(text) => Some(text.clone()),
            _ => None,
        }
    }

    /// How it would be written without the person's own file.
    #[must_use]
    pub fn usual(&self, path: &[PathStep]) -> Option<&str> {
        match self.below().at(path)? {
            ValueTree::Value(text) => Some(text),
            _ => None,
        }
    }

    /// Puts a value in force, written as in the file.
    ///
    /// # Errors
    /// Why it cannot stand there; everything stays as it was then. Also that there is no such place.
    pub fn set(&mut self, path: &[PathStep], text: &str) -> Result<(), ConfigError> {
        self.put(path, ValueTree::Value(text.trim().to_owned()))
    }

    fn put(&mut self, path: &[PathStep], value: ValueTree) -> Result<(), ConfigError> {
        let mut now = self.below().under(&self.own);
        if let Some(place) = now.at_mut(path) {
            *place = value;
        }
        self.file.check(self.file.name, &now.to_string())?;
        self.own = now.beyond(self.below()).unwrap_or(ValueTree::empty());
        Ok(())
    }

    /// Adds an entry to the end of a list, written as in the file.
    ///
    /// # Errors
    /// Why it cannot stand there; everything stays as it was then. Also that there is no such list.
    pub fn push(&mut self, path: &[PathStep], text: &str) -> Result<(), ConfigError> {
        let now = self.below().under(&self.own);
        // A list that was set is one text.
        let list = now.at(path).map(|list| ValueTree::of(&list.to_string()));
        let mut entries = match list {
            Some(ValueTree::List(entries)) => entries,
            _ => Vec::new(),
        };
        entries.push(ValueTree::of(text));
        self.put(path, ValueTree::List(entries))
    }

    /// Takes a value back to what it is without the person's own file. The lists of the person's file
    /// whose length is another one have no such values: they are taken back as a whole.
    pub fn reset(&mut self, path: &[PathStep]) {
        let mut now = self.below().under(&self.own);
        for end in (1..=path.len()).rev() {
            let (Some(usual), Some(value)) =
                (self.below().at(&path[..end]), now.at_mut(&path[..end]))
            else {
                continue;
            };
            *value = usual.clone();
            break;
        }
        self.own = now.beyond(self.below()).unwrap_or(ValueTree::empty());
    }

    /// Takes everything back.
    pub fn reset_all(&mut self) {
        self.own = ValueTree::empty();
    }
}

/// A file that was found in order as a tree.
fn plain(text: &str) -> ValueTree {
    // As the reader does, too.
    ValueTree::of(text.strip_prefix('\u{feff}').unwrap_or(text))
}
