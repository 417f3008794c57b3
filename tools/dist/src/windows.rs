//! The installer for Windows, made by makensis.

use std::collections::BTreeSet;
use std::path::{Path, absolute};
use std::process::Command;

use fivefold_build_steps::commands::{output, say};
use fivefold_build_steps::files::write;

use super::contents::Item;
use super::layout::lay_out;
use super::release::Release;

/// Windows, as cargo calls it where the program is built with MinGW.
pub(crate) const TARGET: &str = "x86_64-pc-windows-gnu";
/// What the program is called there.
pub(crate) const PROGRAM: &str = "fivefold.exe";

/// Makes the installer, with a folder for what lies in between.
pub(crate) fn installer(
    file: &Path,
    work: &Path,
    release: &Release,
    items: &[Item],
) -> Result<(), String> {
    say(format_args!("Packing {}.", file.display()));
    lay_out(&work.join("files"), items, str::to_owned)?;
    write(&work.join("files.nsh"), macros(items).as_bytes())?;
    let whole = |path: &Path| {
        absolute(path)
            .map(|path| path.to_string_lossy().into_owned())
            .map_err(|error| format!("{} cannot be used: {error}", path.display()))
    };
    // Windows wants four numbers.
    let version = release.version.split('-').next().unwrap_or_default();
    let words = [
        ("VERSION", format!("{version}.0")),
        ("FOLDER", whole(&work.join("files"))?),
        ("FILES", whole(&work.join("files.nsh"))?),
        ("ICON", whole(Path::new("packaging/icons/fivefold.ico"))?),
        ("OUT", whole(file)?),
    ];
    let words = words.map(|(key, value)| format!("-D{key}={value}"));
    output(
        Command::new("makensis")
            .args(["-V2", "-WX", "-INPUTCHARSET", "UTF8"])
            .args(words)
            .arg("packaging/windows/installer.nsi")
            .env("SOURCE_DATE_EPOCH", release.time.timestamp().to_string()),
        "the installer cannot be packed",
    )
    .map(|_| ())
}

/// The two macros that put every file and take away every file, and the folders that are empty then.
fn macros(items: &[Item]) -> String {
    let mut folders: BTreeSet<&str> = BTreeSet::new();
    let (mut put, mut remove) = (String::new(), String::new());
    for item in items {
        let (folder, name) = item.path.rsplit_once('/').unwrap_or(("", &item.path));
        let mut above = folder;
        while !above.is_empty() && folders.insert(above) {
            above = above.rsplit_once('/').map_or("", |(above, _)| above);
        }
        let (folder, name) = (folder.replace('/', "\\"), name.replace('$', "$$"));
        put += &format!(
            "    SetOutPath \"$INSTDIR\\{folder}\"\n    File \"${{FOLDER}}/{}\"\n",
            item.path
        );
        let place = if folder.is_empty() {
            name
        } else {
            format!("{folder}\\{name}")
        };
        remove += &format!("    Delete \"$INSTDIR\\{place}\"\n");
    }
    // What lies deepest goes first.
    for folder in folders.iter().rev() {
        remove += &format!("    RMDir \"$INSTDIR\\{}\"\n", folder.replace('/', "\\"));
    }
    format!("!macro PutFiles FOLDER\n{put}!macroend\n!macro RemoveFiles\n{remove}!macroend\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_installed_is_removed_and_nothing_else() {
        let items = ["assets/config/nim.ron", PROGRAM].map(|path| Item {
            path: path.to_owned(),
            runs: false,
            content: Vec::new(),
        });
        let told = macros(&items);
        let removed = told.split("!macro RemoveFiles\n").nth(1).expect("a macro");
        assert_eq!(
            removed,
            "    Delete \"$INSTDIR\\assets\\config\\nim.ron\"\n    Delete \"$INSTDIR\\fivefold.exe\"\n    \
             RMDir \"$INSTDIR\\assets\\config\"\n    RMDir \"$INSTDIR\\assets\"\n!macroend\n"
        );
        assert!(told.contains("SetOutPath \"$INSTDIR\\assets\\config\"\n"));
        assert!(told.contains("File \"${FOLDER}/assets/config/nim.ron\"\n"));
    }
}
