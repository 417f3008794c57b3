//! Makes the programs smaller with wasm-opt, where it can be had: installed on the machine, or
//! from the package binaryen of the npm registry (plain JavaScript, kept below `target/cargo-web`).

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::bind::Bound;

/// The release of binaryen that is asked for.
const BINARYEN: &str = "binaryen@132.0.0";

/// Older releases are passed over: 108 was seen to mix up the tables of functions and of
/// JavaScript's objects, and the game does not start then.
const OLDEST: u32 = 123;

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
pub struct Tool {
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
pub fn find() -> Option<Tool> {
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
    println!("Getting wasm-opt ({BINARYEN}) from the npm registry.");
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
         npm): the web version works, but is a sixth larger."
    );
    None
}

/// Makes a program smaller; leaves it as it is where that fails.
pub fn shrink(tool: Option<&Tool>, name: &str, bound: &mut Bound) {
    let Some(tool) = tool else {
        return;
    };
    println!("Shrinking {name}; this takes a few minutes.");
    // The players are made for speed, the game for size.
    let level = if name == "players" { "-O3" } else { "-Oz" };
    match shrunk(tool, name, &bound.wasm, level) {
        Ok(wasm) => bound.wasm = wasm,
        Err(error) => println!("{name} stays as large as it is: {error}"),
    }
}

fn shrunk(tool: &Tool, name: &str, wasm: &[u8], level: &str) -> Result<Vec<u8>, String> {
    let folder = work_folder();
    let from = folder.join(format!("{name}-before.wasm"));
    let to = folder.join(format!("{name}-after.wasm"));
    let trouble = |error: std::io::Error| error.to_string();
    fs::create_dir_all(&folder).map_err(trouble)?;
    fs::write(&from, wasm).map_err(trouble)?;
    let status = tool
        .command()
        .arg(&from)
        .arg("-o")
        .arg(&to)
        .arg(level)
        .args(FEATURES)
        .status()
        .map_err(trouble)?;
    if !status.success() {
        return Err(format!("wasm-opt ended with {status}"));
    }
    fs::read(to).map_err(trouble)
}

/// Where files in between lie.
fn work_folder() -> PathBuf {
    let target = env::var_os("CARGO_TARGET_DIR");
    Path::new(&target.unwrap_or_else(|| "target".into())).join("cargo-web")
}
