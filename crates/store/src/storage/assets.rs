//! The folders in which assets lie on a desktop: the user's own, and the one that was shipped, which lies beside
//! the program, where a package has put it, or where the program was built. What they lack is in the program.

use std::env;
use std::path::{Path, PathBuf, absolute};

/// The variable that names a folder of assets, which then is the only one.
pub const VARIABLE: &str = "FIVEFOLD_ASSETS";

/// Where packages put the assets, seen from the folder above that of the program: for `/usr/bin/fivefold`
/// `/usr/share/fivefold`.
const INSTALLED: &str = "share/fivefold";

/// The folders of assets, in the order in which their files count. Neither need exist.
#[must_use]
pub fn folders() -> Vec<PathBuf> {
    match named_folder() {
        Some(named) => vec![named],
        None => own_folder().into_iter().chain(shipped_folder()).collect(),
    }
}

/// The folder of what was shipped: the one that [`VARIABLE`] names, or the nearest `assets` or
/// `share/fivefold` that has configuration files beside the program or above it, or in the current folder.
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
        .filter(|shipped| !shipped.ends_with(INSTALLED))
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
    fn an_installed_program_finds_what_its_package_brought() {
        let root = env::temp_dir().join(format!("fivefold-installed-{}", std::process::id()));
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
