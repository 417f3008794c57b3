//! Where the assets lie on a desktop: beside the program, where a package has put them, or in the folder it
//! was built from.

use std::path::{Path, PathBuf};

/// The variable that names another folder of assets.
pub const VARIABLE: &str = "FIVEFOLD_ASSETS";

/// Where packages put the assets, seen from the folder above that of the program: for `/usr/bin/fivefold`
/// `/usr/share/fivefold`.
const INSTALLED: &str = "share/fivefold";
/// Where an app for macOS has them, seen from the same folder: beside `Contents/MacOS`.
const IN_APP: &str = "Resources/assets";

/// The folder of assets: the one that [`VARIABLE`] names, or the nearest `assets`, `share/fivefold` or
/// `Resources/assets` that has configuration files beside the program or above it, or in the current folder.
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
    fn an_installed_program_finds_what_its_package_brought() {
        let root = std::env::temp_dir().join(format!("fivefold-installed-{}", std::process::id()));
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
