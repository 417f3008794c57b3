//! Other programs that a person has set up as opponents, beside those of `opponents.ron`.

use std::sync::Arc;

use serde::Serialize;

use super::{FileError, Store};
use fivefold_config::{ConfigError, EngineName, ExternalEngine, Opponents, read};

/// The name of the file; faults in it are told under this name.
const FILE: &str = "engines.ron";
/// What stands at its head.
const HEADING: &str = "// Other programs that were set up as opponents in fivefold, in the form of \
                       external_engines in opponents.ron.\n";

/// The list in a store. Copies of the program share it: each change is made to what the list says at that
/// moment, under a lock.
#[derive(Clone, Debug)]
pub struct Engines(pub Arc<dyn Store>);

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptEngines {
    /// The programs.
    pub engines: Vec<ExternalEngine>,
    /// Where a list that could not be understood was put, and what is wrong with it.
    pub put_aside: Option<(String, ConfigError)>,
}

/// The file's content: a part of that of `opponents.ron`.
#[derive(Serialize)]
struct EnginesFile<'a> {
    external_engines: &'a [ExternalEngine],
}

impl Engines {
    /// The programs, in the order in which they were set up. A list that cannot be understood is
    /// put aside, and a new one begins.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn find(&self) -> Result<KeptEngines, FileError> {
        let Some(bytes) = self.0.read(FILE)? else {
            return Ok(KeptEngines::default());
        };
        match read::<Opponents>(FILE, &String::from_utf8_lossy(&bytes)) {
            Ok(read) => Ok(KeptEngines {
                engines: read.external_engines,
                put_aside: None,
            }),
            Err(error) => {
                let aside = self.0.put_aside(FILE, "damaged")?;
                Ok(KeptEngines {
                    engines: Vec::new(),
                    put_aside: Some((aside, error)),
                })
            }
        }
    }

    /// Adds a program, in place of one of the same name; the list as it is then.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn add(&self, engine: &ExternalEngine) -> Result<Vec<ExternalEngine>, FileError> {
        self.change(|engines| {
            engines.retain(|other| other.name != engine.name);
            engines.push(engine.clone());
        })
    }

    /// Removes a program; the list as it is then.
    ///
    /// # Errors
    /// [`FileError`].
    pub fn remove(&self, name: EngineName) -> Result<Vec<ExternalEngine>, FileError> {
        self.change(|engines| engines.retain(|other| other.name != name))
    }

    fn change(
        &self,
        change: impl FnOnce(&mut Vec<ExternalEngine>),
    ) -> Result<Vec<ExternalEngine>, FileError> {
        let _lock = self.0.lock(FILE)?;
        let mut engines = self.find()?.engines;
        change(&mut engines);
        let content = EnginesFile {
            external_engines: &engines,
        };
        // Names, paths and numbers always have a text.
        let text = ron::ser::to_string_pretty(&content, ron::ser::PrettyConfig::default());
        let text = format!("{HEADING}{}\n", text.unwrap_or_default());
        self.0.write(FILE, &text, None)?;
        Ok(engines)
    }
}
