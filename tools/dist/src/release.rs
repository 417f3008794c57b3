//! Which version of the program is packed, and when it was made.

use std::env;
use std::process::Command;

use chrono::{DateTime, Utc};

/// The variable by which packagers say when a package counts as made, in seconds since 1970.
const EPOCH: &str = "SOURCE_DATE_EPOCH";

/// Whoever looks after the packages.
pub(crate) const MAINTAINER: &str =
    "The fivefold developers <fivefold-games@users.noreply.github.com>";
/// Where the program is at home.
pub(crate) const HOMEPAGE: &str = "https://github.com/fivefold-games/fivefold";
/// What the program is called among those of a desktop.
pub(crate) const ID: &str = "io.github.fivefold_games.fivefold";

/// A version of the program.
#[derive(Clone, Debug)]
pub(crate) struct Release {
    /// The version, as in `Cargo.toml`.
    pub version: String,
    /// The commit, where these are sources under git.
    pub commit: Option<String>,
    /// When it was made. All files of a package have this time.
    pub time: DateTime<Utc>,
}

impl Release {
    /// That of the sources in this folder.
    pub(crate) fn of_these_sources() -> Result<Release, String> {
        let given = env::var(EPOCH).ok().or_else(|| git("%ct"));
        let given = given.ok_or_else(|| {
            format!(
                "When these sources were made is not known: they are not under git. Set {EPOCH}."
            )
        })?;
        let seconds = given.trim().parse().ok();
        let time = seconds.and_then(|seconds| DateTime::from_timestamp(seconds, 0));
        Ok(Release {
            version: VERSION.to_owned(),
            // As long everywhere; how short git makes it depends on what else is in the clone.
            commit: git("%H").map(|commit| commit.chars().take(12).collect()),
            time: time.ok_or_else(|| format!("{EPOCH} must be seconds, not “{given}”."))?,
        })
    }

    /// The beginning of the name of a package.
    pub(crate) fn name(&self) -> String {
        format!("fivefold-{}", self.version)
    }
}

/// The version of the workspace: the crate of the command line has it.
const VERSION: &str = fivefold_cli::cli::VERSION;

/// Something about the commit on which this folder is.
fn git(format: &str) -> Option<String> {
    let format = format!("--format={format}");
    let asked = Command::new("git").args(["log", "-1", &format]).output();
    let told = String::from_utf8(asked.ok()?.stdout).ok()?;
    Some(told.trim().to_owned()).filter(|told| !told.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::source;

    #[test]
    fn the_newest_release_of_the_description_for_desktops_is_this_version() {
        let metainfo = source(&format!("packaging/linux/{ID}.metainfo.xml"));
        let newest = metainfo
            .split("<release version=\"")
            .nth(1)
            .expect("a release");
        assert_eq!(newest.split('"').next(), Some(VERSION));
        let changes = source("CHANGELOG.md");
        let newest = changes.lines().find_map(|line| line.strip_prefix("## "));
        let newest = newest.and_then(|line| line.split(' ').next());
        assert_eq!(newest, Some(VERSION));
    }

    #[test]
    fn all_descriptions_use_the_same_name() {
        for file in ["desktop", "metainfo.xml"] {
            let text = source(&format!("packaging/linux/{ID}.{file}"));
            assert!(text.contains(ID), "{file}");
        }
        assert!(source(&format!("packaging/flatpak/{ID}.yml")).contains(&format!("id: {ID}\n")));
    }
}
