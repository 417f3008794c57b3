//! The command line of `cargo dist`.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};

/// Makes the packages of fivefold. Run it in the root of the sources.
#[derive(Debug, Parser)]
#[command(name = "cargo dist", bin_name = "cargo dist")]
pub(crate) struct Options {
    /// A program for Linux that is built already; else it is built.
    #[arg(long, value_name = "FILE")]
    pub program: Option<PathBuf>,
    /// A program for Windows: adds a zip and an installer. It is built where only these are asked for.
    #[arg(long, value_name = "FILE")]
    pub windows: Option<PathBuf>,
    /// A program for macOS: adds the app. On macOS it is built where none is named.
    #[arg(long, value_name = "FILE")]
    pub mac: Option<PathBuf>,
    /// A folder that `cargo web --build-only` has made: adds a zip for web servers.
    #[arg(long, value_name = "FOLDER")]
    pub site: Option<PathBuf>,
    /// Only these packages, separated by commas.
    #[arg(long, value_delimiter = ',', value_name = "PACKAGES")]
    only: Vec<Kind>,
    /// The folder for the packages.
    #[arg(long, default_value = "target/cargo-dist", value_name = "FOLDER")]
    pub out: PathBuf,
}

/// A kind of package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Kind {
    /// A folder laid out as below /usr, for those who make other packages.
    Tree,
    /// An archive for Linux that runs from any folder.
    Portable,
    /// A package for Debian and Ubuntu.
    Deb,
    /// A package for Fedora and openSUSE.
    Rpm,
    /// The web version.
    Web,
    /// An archive for Windows that runs from any folder.
    Zip,
    /// The installer for Windows.
    Installer,
    /// The app for macOS.
    App,
    /// The list of libraries in the sources, which the window shows.
    Libraries,
}

impl Kind {
    pub(crate) const OF_LINUX: [Kind; 4] = [Kind::Tree, Kind::Portable, Kind::Deb, Kind::Rpm];
    pub(crate) const OF_WINDOWS: [Kind; 2] = [Kind::Zip, Kind::Installer];
}

impl Options {
    /// What is made: what was asked for, or all that can be made of what was given.
    pub(crate) fn kinds(&self) -> Vec<Kind> {
        if !self.only.is_empty() {
            return self.only.clone();
        }
        let mut kinds = vec![Kind::Portable, Kind::Deb, Kind::Rpm];
        if self.windows.is_some() {
            kinds.extend(Kind::OF_WINDOWS);
        }
        if self.mac.is_some() {
            kinds.push(Kind::App);
        }
        if self.site.is_some() {
            kinds.push(Kind::Web);
        }
        kinds
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(words: &[&str]) -> Options {
        Options::try_parse_from([&["cargo dist"], words].concat()).expect("options")
    }

    #[test]
    fn everything_is_made_that_can_be_made_of_what_was_given() {
        assert_eq!(read(&[]).kinds(), [Kind::Portable, Kind::Deb, Kind::Rpm]);
        let all = "--site site --windows fivefold.exe --mac fivefold";
        let all = read(&all.split(' ').collect::<Vec<_>>()).kinds();
        assert_eq!(all.len(), 7);
        let only = read(&["--only", "rpm,tree", "--site", "site"]);
        assert_eq!(only.kinds(), [Kind::Rpm, Kind::Tree]);
    }
}
