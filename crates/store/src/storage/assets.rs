//! The folders in which assets lie on a desktop: the user's own, and the one that was shipped, which lies beside
//! the program, where a package has put it, or where the program was built. What they lack is in the program.

use std::env;
use std::path::{Path, PathBuf, absolute};

/// The variable that names a folder of assets, which then is the only one.
pub const VARIABLE: &str = "FIVEFOLD_ASSETS";

/// Where packages put the assets, seen from the folder above that of the program: for `/usr/bin/fivefold`
/// `/usr/share/fivefold`.
const INSTALLED: &str = "share/fivefold";
/// Where an app for macOS has them, seen from the same folder: beside `Contents/MacOS`.
const IN_APP: &str = "Resources/assets";
/// Where packages put the texts of all licences: beside the program, or seen from the folder above that of the
/// program; those for Debian pack them.
const LICENCES: [&str; 3] = [
    "THIRD-PARTY.txt",
    "share/doc/fivefold/THIRD-PARTY.txt",
    "share/doc/fivefold/THIRD-PARTY.txt.gz",
];

/// The folders of assets, in the order in which their files count. Neither need exist.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    match named_folder() {
        Some(named) => vec![named],
        None => own_folder().into_iter().chain(shipped_folder()).collect(),
    }
}

/// The folder of what was shipped: the one that [`VARIABLE`] names, or the nearest `assets`, `share/fivefold` or
/// `Resources/assets` that has configuration files beside the program or above it, or in the current folder.
#[must_use]
pub fn shipped_folder() -> Option<PathBuf> {
    if let Some(named) = named_folder() {
        return Some(named);
    }
    let program = env::current_exe().unwrap_or_default();
    let here = env::current_dir().unwrap_or_default();
    nearest(&program).or_else(|| nearest(&here.join("assets")))
}

/// The folder into which the program itself writes, as scripts are: the shipped one, but the user's own where a
/// package has put the shipped one, or where there is none.
#[must_use]
pub fn written_folder() -> PathBuf {
    shipped_folder()
        .filter(|shipped| !shipped.ends_with(INSTALLED) && !shipped.ends_with(IN_APP))
        .or_else(own_folder)
        .unwrap_or_else(|| PathBuf::from("assets"))
}

/// The folder that [`VARIABLE`] names, where there is none.
#[must_use]
pub fn missing_folder() -> Option<PathBuf> {
    named_folder().filter(|named| !named.is_dir())
}

fn named_folder() -> Option<PathBuf> {
    let named = PathBuf::from(env::var_os(VARIABLE)?);
    Some(absolute(&named).unwrap_or(named))
}

/// The user's own: on Linux `$XDG_DATA_HOME/fivefold/assets` or `~/.local/share/fivefold/assets`, on macOS in
/// `Library/Application Support`, on Windows in the user's roaming application data.
fn own_folder() -> Option<PathBuf> {
    Some(dirs::data_dir()?.join("fivefold").join("assets"))
}

/// The file with the texts of all licences, which only packages have.
#[must_use]
pub fn licences() -> Option<PathBuf> {
    licences_near(&env::current_exe().ok()?)
}

/// The nearest file with the texts of all licences beside or above this file.
fn licences_near(file: &Path) -> Option<PathBuf> {
    file.ancestors()
        .skip(1)
        .flat_map(|folder| LICENCES.map(|licences| folder.join(licences)))
        .find(|licences| licences.is_file())
}

/// The nearest folder of assets beside or above this file.
fn nearest(file: &Path) -> Option<PathBuf> {
    file.ancestors()
        .skip(1)
        .flat_map(|folder| ["assets", INSTALLED, IN_APP].map(|place| folder.join(place)))
        .find(|assets| assets.join("config").is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_assets_of_this_package_are_found_from_its_build_folder() {
        let package = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let program = package.join("target/release/deps/fivefold");
        assert_eq!(nearest(&program), Some(package.join("assets")));
    }

    #[test]
    fn the_licences_are_found_where_packages_put_them() {
        let root = env::temp_dir().join(format!("fivefold-licences-{}", std::process::id()));
        for (program, licences) in [
            ("archive/fivefold", "archive/THIRD-PARTY.txt"),
            ("usr/bin/fivefold", "usr/share/doc/fivefold/THIRD-PARTY.txt"),
            (
                "debian/usr/games/fivefold",
                "debian/usr/share/doc/fivefold/THIRD-PARTY.txt.gz",
            ),
        ] {
            let licences = root.join(licences);
            std::fs::create_dir_all(licences.parent().expect("a folder")).expect("a folder");
            std::fs::write(&licences, "").expect("a file");
            assert_eq!(licences_near(&root.join(program)), Some(licences));
        }
        std::fs::remove_dir_all(&root).expect("a folder");
    }

    #[test]
    fn an_installed_program_finds_what_its_package_brought() {
        let root = env::temp_dir().join(format!("fivefold-installed-{}", std::process::id()));
        for (program, assets, beside) in [
            ("usr/bin/fivefold", "usr/share/fivefold", "usr/bin/assets"),
            (
                "fivefold.app/Contents/MacOS/fivefold",
                "fivefold.app/Contents/Resources/assets",
                "fivefold.app/Contents/MacOS/assets",
            ),
        ] {
            let [program, assets, beside] = [program, assets, beside].map(|it| root.join(it));
            std::fs::create_dir_all(assets.join("config")).expect("a folder");
            assert_eq!(nearest(&program), Some(assets));
            // What somebody has put beside it counts more.
            std::fs::create_dir_all(beside.join("config")).expect("a folder");
            assert_eq!(nearest(&program), Some(beside));
        }
        std::fs::remove_dir_all(&root).expect("a folder");
    }

    #[test]
    fn a_program_without_assets_around_it_finds_none() {
        assert_eq!(nearest(Path::new("/nowhere/at/all/fivefold")), None);
    }
}
