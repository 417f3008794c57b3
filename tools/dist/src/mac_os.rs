//! The app for macOS: a folder with a fixed layout, packed as a zip.
//!
//! ```text
//! fivefold.app/Contents/
//!   Info.plist
//!   MacOS/fivefold
//!   Resources/fivefold.icns
//!   Resources/assets/          where the program looks for them
//!   Resources/                 the licences and the documentation
//! ```

use std::path::Path;

use fivefold_build_steps::files::read;

use super::contents::{Item, is_for_every_system};
use super::description;
use super::release::Release;

/// What the program is called in the list of contents.
pub(crate) const PROGRAM: &str = "fivefold";
/// The folder that macOS takes for one app.
pub(crate) const FOLDER: &str = "fivefold.app";
/// What macOS knows the app by. The name among those of Linux desktops has a sign that is not allowed here.
const ID: &str = "io.github.fivefold-games.fivefold";
/// The icon in its sizes: what a picture with so many pixels is called in the file.
const ICONS: [(&[u8; 4], u16); 6] = [
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic09", 512),
    (b"ic10", 1024),
];

/// A program for macOS.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Program {
    /// Its file.
    pub bytes: Vec<u8>,
    /// What it runs on, as Rust calls it.
    pub machine: &'static str,
    /// The oldest system that it was linked for, for example `11.0`.
    system: String,
}

impl Program {
    /// Reads a program.
    pub(crate) fn read(path: &Path) -> Result<Program, String> {
        Program::parse(read(path)?).ok_or_else(|| {
            let path = path.display();
            format!("{path} is no program for macOS on x86-64 or 64-bit ARM.")
        })
    }

    /// The head of a Mach-O file of 64 bits, and the commands that follow it.
    fn parse(bytes: Vec<u8>) -> Option<Program> {
        let number = |at: usize| {
            let bytes = bytes.get(at..at.checked_add(4)?)?;
            Some(u32::from_le_bytes(bytes.try_into().ok()?))
        };
        if number(0)? != 0xFEED_FACF {
            return None;
        }
        let machine = match number(4)? {
            0x0100_0007 => "x86_64",
            0x0100_000C => "aarch64",
            _ => return None,
        };
        let mut at = 32;
        for _ in 0..number(16)? {
            let system = match number(at)? {
                // LC_VERSION_MIN_MACOSX.
                0x24 => number(at + 8)?,
                // LC_BUILD_VERSION, where the first number is the platform.
                0x32 if number(at + 8)? == 1 => number(at + 12)?,
                _ => {
                    at = at.checked_add(number(at + 4)? as usize)?;
                    continue;
                }
            };
            let system = format!("{}.{}", system >> 16, (system >> 8) & 0xFF);
            return Some(Program {
                bytes,
                machine,
                system,
            });
        }
        None
    }
}

/// Lays the contents out as an app.
pub(crate) fn bundle(
    release: &Release,
    program: &Program,
    items: Vec<Item>,
) -> Result<Vec<Item>, String> {
    let item = |path: &str, content| Item {
        path: path.to_owned(),
        runs: false,
        content,
    };
    let plist = description(
        "macos/Info.plist",
        &[
            ("id", ID),
            ("version", &release.version),
            ("system", &program.system),
        ],
    )?;
    let mut pictures = Vec::new();
    for (name, size) in ICONS {
        let picture = read(Path::new(&format!("packaging/icons/{size}.png")))?;
        pictures.push((name, picture));
    }
    let mut bundle = vec![
        item("Contents/Info.plist", plist.into_bytes()),
        item("Contents/Resources/fivefold.icns", icns(&pictures)),
    ];
    for mut item in items.into_iter().filter(is_for_every_system) {
        item.path = place(&item);
        bundle.push(item);
    }
    bundle.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(bundle)
}

/// Where a file lies in the app.
fn place(item: &Item) -> String {
    let folder = if item.runs { "MacOS" } else { "Resources" };
    format!("Contents/{folder}/{}", item.path)
}

/// A file of icons: for each its name, how many bytes it takes, and a PNG.
fn icns(pictures: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let part = |name: &[u8; 4], content: &[u8]| {
        let size = (content.len() as u32 + 8).to_be_bytes();
        [name, &size, content].concat()
    };
    let parts = pictures.iter().map(|(name, picture)| part(name, picture));
    part(b"icns", &parts.collect::<Vec<_>>().concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::source;

    /// A file as a linker writes it: the head, a command that says nothing here, one with the system.
    fn file(machine: u32, command: &[u32]) -> Vec<u8> {
        let head = [0xFEED_FACF, machine, 0, 2, 2, 0, 0, 0];
        let numbers = head.iter().chain(&[0x19, 12, 7]).chain(command);
        numbers.flat_map(|number| number.to_le_bytes()).collect()
    }

    #[test]
    fn a_program_tells_what_it_runs_on() {
        let read = |machine, command: &[u32]| {
            let program = Program::parse(file(machine, command))?;
            Some((program.machine, program.system))
        };
        let new = read(0x0100_000C, &[0x32, 24, 1, 0x000B_0000, 0x000F_0500, 0]);
        assert_eq!(new, Some(("aarch64", "11.0".to_owned())));
        let old = read(0x0100_0007, &[0x24, 16, 0x000A_0C00, 0]);
        assert_eq!(old, Some(("x86_64", "10.12".to_owned())));
        // A program for iOS, one for another machine, a file that ends too early.
        assert_eq!(read(0x0100_000C, &[0x32, 24, 2, 0x000B_0000, 0, 0]), None);
        assert_eq!(read(7, &[0x24, 16, 0x000A_0C00, 0]), None);
        assert_eq!(read(0x0100_0007, &[0x24]), None);
        assert_eq!(Program::parse(b"\x7fELF\x02\x01".to_vec()), None);
    }

    #[test]
    fn icons_stand_one_after_the_other() {
        let told = icns(&[(b"ic07", b"small".to_vec()), (b"ic08", b"larger".to_vec())]);
        assert_eq!(
            told,
            b"icns\0\0\0\x23ic07\0\0\0\x0dsmallic08\0\0\0\x0elarger"
        );
    }

    /// The texts that a property list has for a key, wherever that stands in it.
    fn texts<'a>(list: &'a str, key: &str) -> Vec<&'a str> {
        let key = format!("<key>{key}</key>");
        let after = list.split(&*key).skip(1).filter_map(|rest| {
            let is_array = rest.trim_start().starts_with("<array>");
            rest.split(if is_array { "</array>" } else { "</string>" })
                .next()
        });
        let texts = after.flat_map(|it| it.split("<string>").skip(1));
        texts.filter_map(|it| it.split("</").next()).collect()
    }

    #[test]
    fn the_description_names_the_program_and_the_files_that_it_opens() {
        let list = source("packaging/macos/Info.plist");
        assert_eq!(texts(&list, "CFBundleExecutable"), [PROGRAM]);
        assert_eq!(
            texts(&list, "public.filename-extension"),
            ["fivefold", "sgf", "psq", "lib"]
        );
        // The kinds of files are the same as on Linux.
        let linux = source(&format!("packaging/linux/{}.xml", crate::release::ID));
        for kind in texts(&list, "public.mime-type") {
            assert!(linux.contains(&format!("\"{kind}\"")), "{kind}");
        }
        let declared = texts(&list, "UTTypeIdentifier");
        assert_eq!(declared.len(), 4);
        assert_eq!(texts(&list, "LSItemContentTypes"), declared);
    }

    #[test]
    fn everything_lies_where_macos_and_the_program_look_for_it() {
        let item = |path: &str, runs| Item {
            path: path.to_owned(),
            runs,
            content: b"content".to_vec(),
        };
        assert_eq!(place(&item(PROGRAM, true)), "Contents/MacOS/fivefold");
        assert_eq!(
            place(&item("assets/config/nim.ron", false)),
            "Contents/Resources/assets/config/nim.ron"
        );
    }
}
