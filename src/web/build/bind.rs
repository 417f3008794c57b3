//! Makes the JavaScript around the programs, with the version of wasm-bindgen of the lock file.

use std::path::Path;

use wasm_bindgen_cli_support::Bindgen;

/// A program with the JavaScript that starts it.
pub struct Bound {
    /// The program.
    pub wasm: Vec<u8>,
    /// The JavaScript.
    pub js: String,
}

/// The game, as a module of the page.
pub fn game(wasm: &Path) -> Result<Bound, String> {
    bind(wasm, |bindgen| bindgen.web(true).map(|_| ()))
}

/// The computer players, as a plain script of a worker.
pub fn players(wasm: &Path) -> Result<Bound, String> {
    bind(wasm, |bindgen| bindgen.no_modules(true).map(|_| ()))
}

fn bind<E: std::fmt::Display>(
    wasm: &Path,
    form: impl Fn(&mut Bindgen) -> Result<(), E>,
) -> Result<Bound, String> {
    let trouble = |error: &dyn std::fmt::Display| format!("{}: {error:#}", wasm.display());
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(wasm)
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
