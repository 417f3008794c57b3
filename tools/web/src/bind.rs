//! Makes the JavaScript around the programs, with the version of wasm-bindgen of the lock file.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

use fivefold_build_steps::files::read;

/// A program with the JavaScript that starts it.
pub(crate) struct Bound {
    /// The program.
    pub wasm: Vec<u8>,
    /// The JavaScript.
    pub js: String,
}

/// The game, as a module of the page.
pub(crate) fn game(wasm: &Path) -> Result<Bound, String> {
    bind(wasm, read(wasm)?, |bindgen| bindgen.web(true).map(|_| ()))
}

/// The readers of files, as a plain script of a worker.
pub(crate) fn readers(wasm: &Path) -> Result<Bound, String> {
    bind(wasm, read(wasm)?, |bindgen| {
        bindgen.no_modules(true).map(|_| ())
    })
}

/// The computer players, as a plain script of a worker.
pub(crate) fn players(wasm: &Path) -> Result<Bound, String> {
    let plain = without_features(wasm)?;
    bind(wasm, plain, |bindgen| bindgen.no_modules(true).map(|_| ()))
}

/// The computer players, as a module of the page that can be prepared for slices.
pub(crate) fn sliced(wasm: &Path) -> Result<Bound, String> {
    let plain = without_features(wasm)?;
    bind(wasm, plain, |bindgen| bindgen.web(true).map(|_| ()))
}

fn bind<E: std::fmt::Display>(
    name: &Path,
    wasm: Vec<u8>,
    form: impl Fn(&mut Bindgen) -> Result<(), E>,
) -> Result<Bound, String> {
    let trouble = |error: &dyn std::fmt::Display| format!("{}: {error:#}", name.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .input_bytes("program", wasm)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true);
    form(&mut bindgen).map_err(|error| trouble(&error))?;
    let mut output = bindgen.generate_output().map_err(|error| trouble(&error))?;
    Ok(Bound {
        wasm: output.wasm_mut().emit_wasm(),
        js: output.js().to_owned(),
    })
}

/// The section in which the compiler says what a program may use (tool conventions of
/// WebAssembly, “Target Features Section”). wasm-bindgen goes by it.
const FEATURES: &[u8] = b"target_features";

/// The computer players as a program that says that it may use nothing but the basics. Asyncify knows
/// no values but numbers, so JavaScript's objects are handed over as numbers.
fn without_features(wasm: &Path) -> Result<Vec<u8>, String> {
    let plain = basic(&read(wasm)?);
    plain.ok_or_else(|| format!("{}: it does not look like a program", wasm.display()))
}

/// The same, read section by section; `None` for what is no program.
fn basic(wasm: &[u8]) -> Option<Vec<u8>> {
    // Magic number and version.
    let (head, mut rest) = wasm.split_at_checked(8)?;
    let mut plain = head.to_vec();
    while let Some((&id, after)) = rest.split_first() {
        let (size, after) = leb128(after)?;
        let (content, next) = after.split_at_checked(size)?;
        let name = leb128(content).and_then(|(length, text)| text.get(..length));
        if id == 0 && name == Some(FEATURES) {
            // An empty list; all these lengths are below 128, so they are their own LEB128.
            plain.extend([0, FEATURES.len() as u8 + 2, FEATURES.len() as u8]);
            plain.extend(FEATURES);
            plain.push(0);
        } else {
            plain.extend(&rest[..rest.len() - next.len()]);
        }
        rest = next;
    }
    Some(plain)
}

/// An unsigned number in LEB128, and what follows it.
fn leb128(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut number = 0;
    for (index, &byte) in bytes.iter().take(5).enumerate() {
        number |= usize::from(byte & 0x7f) << (7 * index);
        if byte & 0x80 == 0 {
            return Some((number, &bytes[index + 1..]));
        }
    }
    None
}
