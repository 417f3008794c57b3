//! Where the assets lie on a desktop: beside the program, where a package has put them, or in the folder it
//! was built from.

use std::path::{Path, PathBuf};

/// The variable that names another folder of assets.
pub const VARIABLE: &str = "FIVEFOLD_ASSETS";

/// Where packages put the assets, seen from the folder above that of the program: for `/usr/bin/fivefold`
/// `/usr/share/fivefold`.
const INSTALLED: &str = "share/fivefold";
/// Where packages put the texts of all licences: beside the program, or seen from the folder above that of the
/// program; those for Debian pack them.
const LICENCES: [&str; 3] = [
    "THIRD-PARTY.txt",
    "share/doc/fivefold/THIRD-PARTY.txt",
    "share/doc/fivefold/THIRD-PARTY.txt.gz",
];

/// The folder of assets: the one that [`VARIABLE`] names, or the nearest `assets` or `share/fivefold` that
/// has configuration files beside the program or above it, or in the current folder.
#[must_use]
pub fn folder() -> PathBuf {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return named.into();
    }
    let program = std::env::current_exe().unwrap_or_default();
    let here = std::env::current_dir().unwrap_or_default();
    nearest(&program)
        .or_else(|| nearest(&here.join("assets")))
        .unwrap_or_else(|| PathBuf::from("assets"))
}

/// The folder of assets where it holds what boards are drawn with; else where that was looked for.
///
/// # Errors
/// The folder that lacks it.
pub fn complete_folder() -> Result<PathBuf, PathBuf> {
    let folder = folder();
    match folder.join("shaders").is_dir() {
        true => Ok(folder),
        false => Err(folder),
    }
}

/// The file with the texts of all licences, which only packages have.
#[must_use]
pub fn licences() -> Option<PathBuf> {
    licences_near(&std::env::current_exe().ok()?)
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
        .flat_map(|folder| [folder.join("assets"), folder.join(INSTALLED)])
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
        let root = std::env::temp_dir().join(format!("fivefold-licences-{}", std::process::id()));
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
        let root = std::env::temp_dir().join(format!("fivefold-installed-{}", std::process::id()));
        let installed = root.join("usr/share/fivefold");
        std::fs::create_dir_all(installed.join("config")).expect("a folder");
        let program = root.join("usr/bin/fivefold");
        assert_eq!(nearest(&program), Some(installed.clone()));
        // What somebody has put beside it counts more.
        let beside = root.join("usr/bin/assets");
        std::fs::create_dir_all(beside.join("config")).expect("a folder");
        let found = nearest(&program);
        std::fs::remove_dir_all(&root).expect("a folder");
        assert_eq!(found, Some(beside));
    }

    #[test]
    fn a_program_without_assets_around_it_finds_none() {
        assert_eq!(nearest(Path::new("/nowhere/at/all/fivefold")), None);
    }
}
