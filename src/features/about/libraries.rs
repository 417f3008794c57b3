//! The libraries that the program is made of, as a file of the assets: asked for when their screen is opened for
//! the first time, so that a browser fetches it only then.

use bevy::asset::LoadState;
use bevy::prelude::*;

use crate::features::settings::ConfigText;
use crate::redraw::Redraw;

/// The file, below the folder of the assets.
pub(crate) const FILE: &str = "about/libraries.txt";

/// A library, or a font.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LinkedLibrary {
    pub name: String,
    pub version: String,
    pub licence: String,
}

/// The libraries that are listed.
#[derive(Resource, Debug, Default)]
pub(crate) enum LibraryList {
    /// Nobody has wanted to see them yet.
    #[default]
    Closed,
    /// The file has been asked for.
    Opening(Handle<ConfigText>),
    /// What is in the file.
    Open(Vec<LinkedLibrary>),
    /// The file is missing or cannot be read.
    Broken,
}

/// Asks for the file, if there is nothing yet; one that was broken is read anew.
pub(super) fn ask(mut list: ResMut<LibraryList>, assets: Res<AssetServer>) {
    match *list {
        LibraryList::Opening(_) | LibraryList::Open(_) => return,
        LibraryList::Broken => assets.reload(FILE),
        LibraryList::Closed => {}
    }
    *list = LibraryList::Opening(assets.load(FILE));
}

/// Reads the file as soon as it is there.
pub(super) fn take(
    mut list: ResMut<LibraryList>,
    assets: Res<AssetServer>,
    mut texts: ResMut<Assets<ConfigText>>,
    redraw: Res<Redraw>,
) {
    let LibraryList::Opening(handle) = &*list else {
        return;
    };
    redraw.request();
    let read = match assets.load_state(handle) {
        LoadState::Loaded => {
            // The text is of no more use.
            let text = texts.remove(handle);
            text.and_then(|ConfigText(text)| read(&text))
        }
        LoadState::Failed(error) => {
            warn!("{FILE}: {error}");
            None
        }
        LoadState::NotLoaded | LoadState::Loading => return,
    };
    *list = read.map_or(LibraryList::Broken, LibraryList::Open);
}

/// Reads lines like `zip 9.8.2: MIT`; nothing where one is none, or where there are no lines.
fn read(text: &str) -> Option<Vec<LinkedLibrary>> {
    let libraries: Option<Vec<LinkedLibrary>> = text.lines().map(line).collect();
    libraries.filter(|libraries| !libraries.is_empty())
}

fn line(line: &str) -> Option<LinkedLibrary> {
    let (library, licence) = line.split_once(": ")?;
    let (name, version) = library.split_once(' ')?;
    let parts = [name, version, licence].map(|part| part.trim().to_owned());
    let is_whole = parts.iter().all(|part| !part.is_empty());
    let [name, version, licence] = parts;
    is_whole.then_some(LinkedLibrary {
        name,
        version,
        licence,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_list_is_a_library_with_its_licence() {
        let text = include_str!("../../../assets/about/libraries.txt");
        let libraries = read(text).expect("the shipped list");
        let written = libraries
            .iter()
            .map(|it| format!("{} {}: {}\n", it.name, it.version, it.licence));
        assert_eq!(written.collect::<String>(), text);
        assert!(libraries.iter().any(|library| library.name == "bevy"));
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.is_sorted(), "the list is sorted");
    }

    #[test]
    fn a_list_with_something_else_in_it_is_none() {
        for broken in [
            "",
            "\n",
            "zip",
            "zip 9.8.2",
            "zip: MIT",
            "zip 9.8.2: ",
            "zip 9.8.2: MIT\n\nbevy 0.19.1: MIT",
            "<!DOCTYPE html>\n<title>404</title>\n",
        ] {
            assert_eq!(read(broken), None, "{broken:?}");
        }
    }
}
