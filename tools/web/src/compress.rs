//! Writes the compressed forms beside the files: hosts that know them need not compress.

use std::io::Write;
use std::path::Path;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use fivefold_build_steps::commands::say;
use fivefold_build_steps::files::{below, read, write};

/// Smaller files gain nothing.
const LEAST: usize = 256;

/// Writes `.br` and `.gz` beside every file below the folder that they make smaller.
pub(crate) fn beside(folder: &Path, quick: bool) -> Result<(), String> {
    say("Compressing.");
    for file in below(folder)? {
        let content = read(&file)?;
        if content.len() < LEAST {
            continue;
        }
        let trouble = |error: std::io::Error| format!("{}: {error}", file.display());
        for (extension, packed) in [
            (".br", brotli(&content, quick).map_err(trouble)?),
            (".gz", gzip(&content, quick).map_err(trouble)?),
        ] {
            if packed.len() < content.len() {
                let mut name = file.clone().into_os_string();
                name.push(extension);
                write(Path::new(&name), &packed)?;
            }
        }
    }
    Ok(())
}

fn brotli(content: &[u8], quick: bool) -> std::io::Result<Vec<u8>> {
    let params = BrotliEncoderParams {
        quality: if quick { 3 } else { 11 },
        lgwin: 24,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut packed, &params)?;
    Ok(packed)
}

fn gzip(content: &[u8], quick: bool) -> std::io::Result<Vec<u8>> {
    let level = if quick {
        Compression::fast()
    } else {
        Compression::best()
    };
    let mut encoder = GzEncoder::new(Vec::new(), level);
    encoder.write_all(content)?;
    encoder.finish()
}
