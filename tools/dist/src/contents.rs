//! What the packages hold: one list for all, with the paths of the portable archive.

use std::path::Path;

use fivefold_build_steps::files::{below, read, with_slashes};

use super::licences::{self, Linked};
use super::manual;
use super::release::{ID, Release};

/// A file of a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// Where it lies in the portable archive.
    pub path: String,
    /// Whether it is a program.
    pub runs: bool,
    /// What is in it.
    pub content: Vec<u8>,
}

impl Item {
    fn new(path: impl Into<String>, content: impl Into<Vec<u8>>) -> Item {
        Item {
            path: path.into(),
            runs: false,
            content: content.into(),
        }
    }

    /// What may be done with it, as on Unix.
    pub(crate) const fn mode(&self) -> u32 {
        if self.runs { 0o755 } else { 0o644 }
    }
}

/// Files that lie at the top.
const TOP: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT"];
/// The licences of libraries.
pub(crate) const THIRD_PARTY: &str = "THIRD-PARTY.txt";
/// The sizes in which the icon is drawn.
const ICONS: [u16; 6] = [16, 32, 48, 64, 128, 256];

/// Everything but the program.
fn texts(release: &Release) -> Result<Vec<Item>, String> {
    let mut items = Vec::new();
    for name in TOP {
        items.push(Item::new(name, read(Path::new(name))?));
    }
    for folder in ["assets", "docs"] {
        for file in below(Path::new(folder))? {
            let path = with_slashes(&file);
            if is_wanted(&path) {
                items.push(Item::new(path, read(&file)?));
            }
        }
    }
    items.extend(manual::pages(&release.version)?);
    items.extend(manual::completions());
    for (from, to) in [
        (format!("packaging/linux/{ID}.desktop"), "applications"),
        (format!("packaging/linux/{ID}.metainfo.xml"), "metainfo"),
        (format!("packaging/linux/{ID}.xml"), "mime/packages"),
        (
            "assets/web/icons/icon.svg".to_owned(),
            "icons/hicolor/scalable/apps",
        ),
    ] {
        let name = match from.strip_prefix("packaging/linux/") {
            Some(name) => name.to_owned(),
            None => format!("{ID}.svg"),
        };
        items.push(Item::new(
            format!("share/{to}/{name}"),
            read(Path::new(&from))?,
        ));
    }
    for size in ICONS {
        let content = read(Path::new(&format!("packaging/icons/{size}.png")))?;
        let path = format!("share/icons/hicolor/{size}x{size}/apps/{ID}.png");
        items.push(Item::new(path, content));
    }
    Ok(items)
}

/// Whether a file of the folders `assets` and `docs` is for those who play: not the page of the web version,
/// nor what makes a crate of the assets, nor the pictures, which are a tenth of a package.
fn is_wanted(path: &str) -> bool {
    let is_left_out = ["assets/web/", "docs/pictures/"]
        .iter()
        .any(|it| path.starts_with(it));
    !is_left_out && !matches!(path, "assets/lib.rs" | "assets/Cargo.toml")
}

/// The whole package of a program, in the order of the paths.
pub(crate) fn with_program(
    release: &Release,
    name: &str,
    program: &[u8],
    linked: Linked,
) -> Result<Vec<Item>, String> {
    let mut items = texts(release)?;
    items.push(Item::new(THIRD_PARTY, licences::texts(linked)?));
    items.push(Item {
        runs: true,
        ..Item::new(name, program)
    });
    items.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(items)
}

/// Whether a file is of use elsewhere than on Linux.
pub(crate) fn is_for_every_system(item: &Item) -> bool {
    !item.path.starts_with("share/")
}

/// Where a file lies below `/usr` when it is installed.
pub(crate) fn installed(path: &str) -> String {
    match path.split_once('/') {
        Some(("share", _)) => path.to_owned(),
        Some(("assets", inside)) => format!("share/fivefold/{inside}"),
        None if path == "fivefold" => "bin/fivefold".to_owned(),
        _ => format!("share/doc/fivefold/{path}"),
    }
}

/// The web version, the files by which web servers are told what may be kept, and the licences.
pub(crate) fn web(site: &Path) -> Result<Vec<Item>, String> {
    if !site.join("index.html").is_file() {
        return Err(format!(
            "There is no web version in {}: `cargo web --build-only` makes one.",
            site.display()
        ));
    }
    let mut items = Vec::new();
    for file in below(site)? {
        let inside = file.strip_prefix(site).unwrap_or(&file);
        let path = with_slashes(inside);
        items.push(Item::new(path, read(&file)?));
    }
    for (from, to) in [
        ("_headers", "_headers"),
        ("apache.htaccess", ".htaccess"),
        ("nginx.conf", "nginx.conf.example"),
    ] {
        items.push(Item::new(to, read(&Path::new("packaging/web").join(from))?));
    }
    for name in ["LICENSE-APACHE", "LICENSE-MIT"] {
        items.push(Item::new(name, read(Path::new(name))?));
    }
    items.push(Item::new(THIRD_PARTY, licences::texts(licences::WEB)?));
    items.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(items)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_installed_file_lies_where_a_system_looks_for_it() {
        for (path, place) in [
            ("fivefold", "bin/fivefold"),
            ("assets/config/nim.ron", "share/fivefold/config/nim.ron"),
            ("README.md", "share/doc/fivefold/README.md"),
            ("docs/keys.md", "share/doc/fivefold/docs/keys.md"),
            (
                "share/man/man6/fivefold.6.gz",
                "share/man/man6/fivefold.6.gz",
            ),
        ] {
            assert_eq!(installed(path), place);
        }
    }

    #[test]
    fn a_package_holds_what_players_need() {
        assert!(is_wanted("assets/fonts/OFL.txt"));
        assert!(is_wanted("docs/keys.md"));
        assert!(!is_wanted("assets/web/index.html"));
        assert!(!is_wanted("assets/lib.rs"));
        assert!(!is_wanted("docs/pictures/menu.png"));
        assert!(is_for_every_system(&Item::new("assets/config/nim.ron", "")));
        assert!(!is_for_every_system(&Item::new(
            "share/man/man6/fivefold.6.gz",
            ""
        )));
    }
}
