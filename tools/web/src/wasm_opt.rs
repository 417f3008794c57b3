//! What wasm-opt does with the programs. It is used where it is installed on the machine, or from the
//! package binaryen of the npm registry (plain JavaScript, kept below `target/cargo-web`).
//!
//! Browsers that refuse workers have the page run the computer players a slice at a time, so they must be
//! able to leave the middle of their thinking and to return there: the pass Asyncify makes that of them.
//!
//! Functions of different types often compile to the same instructions; the linker leaves each in the game,
//! wasm-opt one of them. That takes seconds, and a first visit loads 1.5 % less (brotli; `cargo web
//! --build-only` prints it). What it does to make a program smaller otherwise takes minutes, and a first visit
//! loaded more with it than without.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use fivefold_build_steps::commands::{run, say, target_folder};
use fivefold_build_steps::files::{read, write};

use super::bind::Bound;
use super::site::hash;

/// The release of binaryen that is asked for.
const BINARYEN: &str = "binaryen@132.0.0";

/// Older releases are passed over: 108 was seen to mix up the tables of functions and of
/// JavaScript's objects, and the game does not start then.
const OLDEST: u32 = 123;

/// What the names of its files begin with.
const NAME: &str = "sliced-";

/// What Rust's own output uses; wasm-opt must be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-multivalue",
    "--enable-reference-types",
];

/// A wasm-opt.
pub(crate) struct Tool {
    program: PathBuf,
    first: Vec<PathBuf>,
}

impl Tool {
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(&self.first);
        command
    }

    /// The release, where it answers: it says `wasm-opt version 132` or
    /// `wasm-opt version 132 (version_132)`.
    fn release(&self) -> Option<u32> {
        let asked = self.command().arg("--version").output().ok()?;
        let words = String::from_utf8_lossy(&asked.stdout).into_owned();
        words.split_whitespace().nth(2)?.parse().ok()
    }

    fn is_new_enough(&self) -> bool {
        self.release().is_some_and(|release| release >= OLDEST)
    }
}

/// Looks for wasm-opt; says what is missing where there is none.
pub(crate) fn find() -> Option<Tool> {
    let installed = Tool {
        program: "wasm-opt".into(),
        first: Vec::new(),
    };
    match installed.release() {
        Some(release) if release >= OLDEST => return Some(installed),
        Some(release) => println!("The installed wasm-opt {release} is older than {OLDEST}."),
        None => {}
    }
    let folder = work_folder().join("tools");
    let script = folder.join("node_modules/binaryen/bin/wasm-opt");
    let from_npm = Tool {
        program: "node".into(),
        first: vec![script],
    };
    if from_npm.is_new_enough() {
        return Some(from_npm);
    }
    say(format_args!(
        "Getting wasm-opt ({BINARYEN}) from the npm registry."
    ));
    let got = fs::create_dir_all(&folder).is_ok()
        && Command::new("npm")
            .args(["install", "--silent", "--no-save", "--ignore-scripts"])
            .args(["--no-audit", "--no-fund", "--prefix"])
            .arg(&folder)
            .arg(BINARYEN)
            .status()
            .is_ok_and(|status| status.success());
    if got && from_npm.is_new_enough() {
        return Some(from_npm);
    }
    println!(
        "wasm-opt {OLDEST} or newer cannot be had (it is in the package binaryen of Fedora, Arch and \
         npm): where browsers refuse workers the players will hold up the page."
    );
    None
}

/// Makes a program that can leave its own depths while it rests, and return there later, by the
/// function that the page gives it for rests; `None` where that cannot be done.
pub(crate) fn sliced(tool: &Tool, mut bound: Bound) -> Option<Bound> {
    say("Preparing the players for browsers without workers.");
    let made = rest_import(&bound.js).and_then(|name| asyncified(tool, name, &bound.wasm));
    match made {
        Ok(wasm) => {
            bound.wasm = wasm;
            Some(bound)
        }
        Err(error) => {
            println!("Where browsers refuse workers the players will hold up the page: {error}");
            None
        }
    }
}

/// The name that wasm-bindgen has given to the page's function for rests; it ends in a hash.
fn rest_import(js: &str) -> Result<&str, String> {
    let from = js.find("__wbg_playersRest_");
    from.and_then(|from| {
        let mut names = js[from..].split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_');
        names.next()
    })
    .ok_or_else(|| "the program asks for no rests".to_owned())
}

/// Sends the players through Asyncify; what was made of the same program before is taken again.
fn asyncified(tool: &Tool, rest_import: &str, wasm: &[u8]) -> Result<Vec<u8>, String> {
    let imports = format!("--pass-arg=asyncify-imports@*.{rest_import}");
    // It adds code everywhere; what is not needed goes afterwards.
    let passes = ["--asyncify", &imports, "-O1"];
    let folder = work_folder();
    let wishes = [&passes, &FEATURES[..]].concat().join(" ");
    let release = tool.release().unwrap_or_default().to_be_bytes();
    let key = hash(&[wasm, wishes.as_bytes(), &release]);
    let kept = folder.join(format!("{NAME}{key}.wasm"));
    if let Ok(made) = fs::read(&kept) {
        return Ok(made);
    }
    forget_earlier(&folder);
    let half = passed(tool, NAME, &passes, wasm)?;
    // Only what is finished gets its name.
    fs::rename(&half, &kept).map_err(|error| format!("{}: {error}", kept.display()))?;
    read(&kept)
}

/// The program with one of each set of functions that do the same, or as it was where that fails.
pub(crate) fn without_copies(tool: &Tool, mut bound: Bound) -> Bound {
    say("Leaving out functions that are there twice.");
    // Those that call what was left out may now be the same.
    let passes = ["--duplicate-function-elimination"; 3];
    match passed(tool, "game-", &passes, &bound.wasm).and_then(|file| read(&file)) {
        Ok(wasm) => bound.wasm = wasm,
        Err(error) => println!("The game stays larger than it need be: {error}"),
    }
    bound
}

/// Sends a program through these passes: the file with what they made of it.
fn passed(tool: &Tool, name: &str, passes: &[&str], wasm: &[u8]) -> Result<PathBuf, String> {
    let folder = work_folder();
    let from = folder.join(format!("{name}before.wasm"));
    let to = folder.join(format!("{name}after.wasm"));
    write(&from, wasm)?;
    let mut command = tool.command();
    command.arg(&from).arg("-o").arg(&to);
    run(command.args(FEATURES).args(passes), "wasm-opt fails").map(|()| to)
}

/// Removes what was made of earlier forms of the players.
fn forget_earlier(folder: &Path) {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    for file in files.filter(|file| file.file_name().to_string_lossy().starts_with(NAME)) {
        // What stays takes room and does no harm.
        let _ = fs::remove_file(file.path());
    }
}

/// Where files in between lie.
fn work_folder() -> PathBuf {
    target_folder().join("cargo-web")
}
